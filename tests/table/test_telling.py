"""What an answer changed, told to those who follow the game: it leads to the whole view, and says no more than it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from ludarium import games
from ludarium.kernel.differences import difference
from ludarium.kernel.engine import Rng
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import SPECTATOR
from ludarium.table.ledger import Ledger
from ludarium.table.showing import Showing
from ludarium.table.telling import Telling
from tests.table.players import changed
from tests.table.test_leaks import random_ledger, setups, twin

LANGUAGES = ("en", "de")
ANSWERS = 10
"""Answers of each game that are followed."""


class Follower:
    """Somebody who has followed a game so far."""

    def __init__(self, telling: Telling, viewer: int, language: str) -> None:
        self.viewer = viewer
        self.language = language
        self.wake = asyncio.Event()
        self.heard: list[bytes] = []
        telling.know(viewer, language, telling.showing.view(viewer, language))

    def follows(self, seq: int) -> bool:
        return True

    def follow(self, changes: bytes, seq: int) -> None:
        self.heard.append(changes)


def following(ledger: Ledger, viewer: int, language: str) -> tuple[Telling, Follower]:
    telling = Telling(Showing(ledger))
    telling.tell([])
    return telling, Follower(telling, viewer, language)


def random_step(ledger: Ledger, rng: Rng) -> None:
    """An answer, or sometimes an undo."""
    ask = ledger.play.asks[rng.below(len(ledger.play.asks))]
    if rng.below(6) == 0 and ledger.play.can_undo(ask.seat) and ledger.steps_back(ask.seat):
        ledger.undo(ask.seat, rng.below(2) == 0, None, 3.0)
    else:
        ledger.answer(ask.seat, ask.actions[rng.below(len(ask.actions))], f"forced-{ledger.seq}", 3.0)


def plain(value: Any) -> str:
    """A value as its reader has it: true is not 1."""
    return json.dumps(json.loads(msgspec.json.encode(value)), sort_keys=True)


def unfinished(table: TableRequest, rng: Rng) -> Ledger:
    match = games.resolve(table)
    while True:
        ledger = random_ledger(match, rng.below(1000), rng, 1 + rng.below(60))
        if not ledger.play.over:
            return ledger


@pytest.mark.parametrize("table", setups())
def test_what_changed_leads_to_the_whole_view(table: TableRequest) -> None:
    """Given viewers who follow a random game, when answers are given and taken back, then what each is told makes of
    the view they had exactly the one that somebody who comes now is sent."""
    rng = Rng(5)
    ledger = unfinished(table, rng)
    showing = Showing(ledger)
    telling = Telling(showing)
    telling.tell([])
    keys = [(viewer, language) for viewer in (*range(ledger.match.seats), SPECTATOR) for language in LANGUAGES]
    people = [Follower(telling, *key) for key in keys]
    views = {key: json.loads(msgspec.json.encode(showing.view(*key))) for key in keys}
    for _ in range(ANSWERS):
        before = ledger.seq
        random_step(ledger, rng)
        if ledger.play.over:
            break
        telling.tell(people)
        for key, each in zip(keys, people, strict=True):
            message = json.loads(each.heard.pop())
            for part in ("shared", "own"):
                views[key] = changed(views[key], message.pop(part))
            assert plain(views[key]) == plain(showing.view(*key))
            update = json.loads(msgspec.json.encode(showing.update(before, *key)))
            assert {**message, "type": "update", "view": views[key], "result": None} == {**update, "viewer": key[0]}


@pytest.mark.parametrize("table", setups())
def test_a_view_that_is_opened_beside_another_shows_what_it_does_alone(table: TableRequest) -> None:
    """And nothing of what the viewer beside sees."""
    rng = Rng(7)
    ledger = unfinished(table, rng)
    match, state = ledger.match, ledger.play.state
    open = match.view(state, SPECTATOR)
    match.glimpse(open)
    for viewer in range(match.seats):
        view = match.view(state, viewer, open)
        assert match.dump(match.glimpse(view)) == match.dump(match.open(view))
    assert match.dump(match.glimpse(open)) == match.dump(match.open(open))


@pytest.mark.parametrize("table", setups())
def test_no_change_tells_what_is_hidden(table: TableRequest) -> None:
    """Given a game and its twin, in which all that is hidden from a viewer is different, before and after an answer,
    then the viewer is told the same of both, byte by byte."""
    rng = Rng(6)
    ledger = unfinished(table, rng)
    for _ in range(ANSWERS):
        games_of = [
            (viewer, following(ledger, viewer, "en"), following(twin(ledger, viewer, rng), viewer, "en"))
            for viewer in (*range(ledger.match.seats), SPECTATOR)
        ]
        random_step(ledger, rng)
        if ledger.play.over:
            break
        for viewer, (telling, follower), (other, shadow) in games_of:
            telling.showing, other.showing = Showing(ledger), Showing(twin(ledger, viewer, rng))
            telling.tell([follower])
            other.tell([shadow])
            assert follower.heard == shadow.heard
            assert len(follower.heard) == 1


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ([1, 2, 3, 4], [1, 2, 3, 5], {3: [5]}),
        ([1, 2, 3], [4, 5, 3], [[4, 5, 3]]),
        ([1, 2], [1, 2, 3], [[1, 2, 3]]),
        ({"a": {"b": [1, 2]}, "c": 1}, {"a": {"b": [1, 3]}, "c": 1}, {"a": {"b": {1: [3]}}}),
        ({"a": 1}, {"b": 1}, [{"b": 1}]),
        ({"a": None}, {"a": {"b": 1}}, {"a": [{"b": 1}]}),
        ({"a": [{"b": 1}]}, {"a": []}, {"a": [[]]}),
        (1, [1], [[1]]),
        ([1, {"a": 2}], [1, {"a": 2}], None),
    ],
)
def test_a_difference_names_only_what_is_new(before: Any, after: Any, told: Any) -> None:
    assert difference(before, after) == told
    if told is not None:
        assert changed(before, json.loads(msgspec.json.encode(told))) == after
