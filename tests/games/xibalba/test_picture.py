"""The terminal's picture: what must be seen, in every language and width, at every kind of question."""

from __future__ import annotations

import re

import pytest

from ludarium.games.xibalba import GAME
from ludarium.kernel.engine import Rng, advance, playout
from ludarium.kernel.seats import SPECTATOR
from tests.games.xibalba.scenario import Scenario

ANSI = re.compile(r"\x1b\[[0-9;]*m")


def seen(game: Scenario, viewer: int = 0, language: str = "en", width: int = 120) -> str:
    return ANSI.sub("", game.match.picture(game.match.view(game.s, viewer), language, width))


def test_market_ark_bases_dice_and_prices_are_shown() -> None:
    game = Scenario()
    game.market("bomber")
    game.ark("captain", seat=1, life=7)
    game.squad(0, "rifleman", "raider")
    game.slot(0, 2, "bunker")
    game.dice(attack=2, r3=1)
    game.paragon(4, 9)
    text = seen(game)
    for part in (
        "Bomber ⚔4 ⛨4 ✦1",
        "7/10 ◂ Castor Rebels Captain",
        "Squad: +1 below Raider",
        "Build slot 2: Bunker",
        "✦  4/35",
        "Action pool: ③ ⚔ ⚔",
        "Your turn",
        "Reorganise 0",  # SKA's first is free
    ):
        assert part in text, part


@pytest.mark.parametrize(("language", "width"), [("en", 40), ("de", 80), ("it", 160)])
def test_no_line_is_wider_than_the_window(language: str, width: int) -> None:
    match = GAME.match(seats=3)
    s, rng = match.start(), Rng(5)
    while advance(s) is not None:
        for viewer in (0, SPECTATOR):
            text = ANSI.sub("", match.picture(match.view(s, viewer), language, width))
            assert max(len(line) for line in text.splitlines()) <= width
        playout(s, rng, 97)


def test_an_empty_ark_and_dice_on_the_table() -> None:
    game = Scenario()
    game.empty_ark()
    game.chance("roll-resource blank=2 r1=1 r2=1", "roll-attack blank=1 attack=1")
    game.roll(0, 4, 2)
    text = seen(game, language="de")
    assert "Arche: leer" in text
    assert "Würfelvorrat: ▢ ▢ ① ② ▫ ⚔ noch 2 Wiederholungswürfe" in text


@pytest.mark.rule("XIB-APO-03")
@pytest.mark.parametrize(("mode", "price"), [("normal", 5), ("apocalypse", 4)])
def test_prices_before_there_are_factions_are_those_of_the_mode(mode: str, price: int) -> None:
    game = Scenario(mode=mode)
    game.market("bomber")
    game.s.factions = (-1, -1)
    assert f"{price} Bomber" in seen(game)


@pytest.mark.rule("XIB-APO-05")
def test_the_terminal_offers_no_open_card_to_discard_in_apocalypse_mode() -> None:
    game = Scenario(mode="apocalypse")
    game.squad(0, "rifleman")
    game.resources(5)
    assert game.legal("discard-open") == []
    assert game.legal("discard-own") == ["discard-own squad"]
