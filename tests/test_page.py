"""What the page of a game goes by: the declaration and the facts of its game, and never the pieces of rules.

So a frame can be renamed in Python without a page noticing. What a page goes by and is renamed changes its generated
types, and it cannot be compiled.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium import games
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.game import Match
from ludarium.kernel.play import Play
from ludarium.kernel.seats import SPECTATOR
from ludarium.kernel.state import State
from ludarium.table import wire
from ludarium.table.showing import Scene
from ludarium.table.wording import wording_of
from tests.page_fixtures import FIXTURES, PAGES, text_of

DRAWN = [name for name in games.names() if (PAGES / name).is_dir()]
READ = [name for name in DRAWN if (PAGES / name / "generated.ts").is_file()]
"""The games whose pages read their views through generated types."""
EVERY = 9


def positions(match: Match[Any], seed: int) -> Iterator[State]:
    """Positions of a random game, from its first question to its end."""
    play, rng = Play(match, seed_of(seed)), Rng(seed)
    while not play.over and len(play.answers) < 900:
        if len(play.answers) % EVERY == 0:
            yield play.state
        ask = play.asks[rng.below(len(play.asks))]
        play.do(ask.seat, random_answer(ask, rng))
    yield play.state


def sources(game: str) -> dict[str, str]:
    """What is written by hand of a page, without its tests."""
    files = [file for file in (PAGES / game).rglob("*") if file.suffix in (".ts", ".svelte")]
    written = [
        file for file in files if file.name != "generated.ts" and not re.search(r"\.(test|fixture)\.", file.name)
    ]
    return {str(file.relative_to(PAGES)): file.read_text("utf-8") for file in written}


@pytest.mark.parametrize("game", DRAWN)
def test_a_browser_is_told_no_name_of_a_frame(game: str) -> None:
    match = games.get(game).match(seats=2)
    frames = {frame.__name__ for frame in match.frames}
    words = wording_of(match, "en")
    for state in positions(match, 3):
        for viewer in (0, SPECTATOR):
            told = msgspec.json.encode(Scene(match, state).view(viewer, words)).decode()
            assert not frames & set(re.findall(r'"([^"]*)"', told)), match.trace(state)


def test_a_view_holds_no_stack() -> None:
    assert "stack" not in wire.View.__struct_fields__


@pytest.mark.parametrize("game", DRAWN)
def test_no_page_looks_for_the_pieces_of_rules(game: str) -> None:
    frames = {frame.__name__ for frame in games.get(game).match().frames}
    for name, text in sources(game).items():
        assert not re.search(r"\.stack\b(?!s)[\s.?[]*(at|find|length)", text), name
        assert not frames & set(re.findall(r'"([A-Z][A-Za-z]+)"', text)), name


@pytest.mark.parametrize("game", READ)
def test_a_page_reads_zones_through_generated_types_alone(game: str) -> None:
    for name, text in sources(game).items():
        assert not re.search(r"\bview\.zones\b", text), f"{name} decodes zones itself"
        assert len(re.findall(r"as (?:unknown as )?(?:Facts|Plan)\b", text)) <= 1, name


@pytest.mark.parametrize("game", READ)
def test_facts_and_boards_are_of_the_type_that_the_page_is_told(game: str) -> None:
    browser = import_module(f"ludarium.games.{game}.browser")
    for seats in games.get(game).seats:
        match = games.get(game).match(seats=seats)
        for state in positions(match, seats):
            for viewer in (0, SPECTATOR):
                view = match.view(state, viewer)
                facts = msgspec.json.encode(match.facts(view))
                msgspec.json.decode(facts, type=browser.Facts)
                assert set(msgspec.json.decode(facts)) <= set(browser.Facts.__annotations__)
        name = match.board_name(view)
        if name:
            msgspec.json.decode(msgspec.json.encode(match.board(name)), type=browser.Plan)


@pytest.mark.parametrize("fixture", FIXTURES)
def test_the_fixtures_of_a_page_are_what_a_server_sends(fixture: str) -> None:
    assert (PAGES / fixture).read_text("utf-8") == text_of(fixture), "run: python -m tests.page_fixtures"


def test_every_fixture_of_a_page_is_generated() -> None:
    found = {file.relative_to(PAGES).as_posix() for file in Path(PAGES).glob("*/fixtures/*")}
    assert found == set(FIXTURES)
