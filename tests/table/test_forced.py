"""Answers without an alternative: who may know, what an undo takes back, and whose page gave them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest

from ludarium import games
from ludarium.kernel.asks import Ask
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng
from ludarium.kernel.errors import UndoRefused
from ludarium.kernel.seats import SPECTATOR
from ludarium.table.ledger import Ledger
from ludarium.table.showing import Showing
from tests.table.players import ME, serving


def reached(game: str, wanted: Callable[[Ledger, Ask], bool], *, answered: bool) -> tuple[Ledger, Ask]:
    """A random game up to the first question like this, just before or after it is answered."""
    for seed in range(1, 40):
        match = games.get(game).match(seats=2)
        ledger, rng = Ledger(match, seed_of(seed)), Rng(seed)
        ledger.settle(0.0)
        for _ in range(150):
            if ledger.play.over:
                break
            ask = ledger.play.asks[0]
            if not answered and wanted(ledger, ask):
                return ledger, ask
            ledger.answer(ask.seat, ask.actions[rng.below(len(ask.actions))], None, 0.0)
            if answered and wanted(ledger, ask):
                return ledger, ask
    raise AssertionError(f"no such question in 40 games of {game}")


def is_forced(ask: Ask) -> bool:
    return len(ask.actions) == 1


def test_a_choice_is_not_forced() -> None:
    ledger, ask = reached("regatta", lambda _, ask: not is_forced(ask), answered=False)
    assert Showing(ledger).view(ask.seat, "en").forced == ""


def test_everybody_can_tell_that_an_answer_is_forced_by_what_is_open() -> None:
    """In D.E.I. the last faction is left over when the others are taken."""
    ledger, ask = reached("dei", lambda _, ask: is_forced(ask), answered=False)
    assert Showing(ledger).view(ask.seat, "en").forced == "open"


def test_nobody_can_tell_that_an_answer_is_forced_by_a_hidden_card() -> None:
    """In Marshlight the cards in hand, which nobody else sees, may leave one islet."""

    def secretly(ledger: Ledger, ask: Ask) -> bool:
        return is_forced(ask) and Showing(ledger).forced(ask.seat) == "hidden"

    ledger, ask = reached("marshlight", secretly, answered=False)
    others = [viewer for viewer in (SPECTATOR, 0, 1) if viewer != ask.seat]
    assert Showing(ledger).view(ask.seat, "en").forced == "hidden"
    assert [Showing(ledger).view(viewer, "en").forced for viewer in others] == ["", ""]


def test_an_undo_takes_back_the_last_choice_and_what_followed_from_it() -> None:
    ledger, ask = reached("dei", lambda ledger, ask: ledger.steps_back(ask.seat) == 2, answered=True)
    before = len(ledger.line)
    [fact] = ledger.undo(ask.seat, False, None, 0.0)
    assert (fact.text, len(ledger.line)) == ("2", before - 2)
    offered = ledger.play.ask_of(ask.seat)
    assert offered is not None
    assert not is_forced(offered)


def test_taking_back_the_whole_turn_ends_at_a_choice() -> None:
    ledger, ask = reached("voidfall", lambda ledger, ask: ledger.steps_back(ask.seat, True) > 3, answered=True)
    ledger.undo(ask.seat, True, None, 0.0)
    offered = ledger.play.ask_of(ask.seat)
    assert offered is not None
    assert not is_forced(offered)
    assert ledger.steps_back(ask.seat) == 0


def test_an_undo_that_would_only_lead_back_is_refused() -> None:
    def useless(ledger: Ledger, ask: Ask) -> bool:
        return ledger.play.can_undo(ask.seat) and ledger.steps_back(ask.seat) == 0

    ledger, ask = reached("dei", useless, answered=True)
    assert not Showing(ledger).view(ask.seat, "en").undo
    with pytest.raises(UndoRefused, match="only one answer"):
        ledger.undo(ask.seat, False, None, 0.0)


def test_an_undo_is_followed_and_read_again_alike() -> None:
    ledger, ask = reached("dei", lambda ledger, ask: ledger.steps_back(ask.seat) == 2, answered=True)
    before = [moment.fact for moment in ledger.moments]
    match, seed = ledger.match, ledger.play.dealer.seed
    other = Ledger.read(match, seed, before)
    assert other.steps_back(ask.seat) == 2
    undone = ledger.undo(ask.seat, False, None, 0.0)
    other.follow(undone)
    again = Ledger.read(match, seed, [*before, *undone])
    assert match.digest(other.play.state) == match.digest(again.play.state) == match.digest(ledger.play.state)


@pytest.mark.anyio
async def test_a_bot_waits_with_an_answer_of_which_nobody_must_know_that_it_was_the_only_one(tmp_path: Path) -> None:
    """Given a bot that has chosen nothing yet, when hidden cards leave one answer, then it is no faster than usual."""

    def secretly(ledger: Ledger, ask: Ask) -> bool:
        return ask.seat == 1 and is_forced(ask) and Showing(ledger).forced(1) == "hidden"

    ledger, _ = reached("marshlight", secretly, answered=False)
    async with serving(tmp_path, seed=lambda: ledger.play.dealer.seed, pace=0.4) as served:
        ada = await served.player("Ada")
        table = await ada.open(ME, ME, game="marshlight")
        for seat, action in [(given.seat, given.action) for given in ledger.play.answers if given.seat >= 0]:
            await ada.answer(table, seat, action, (await ada.state(table, seat))["seq"])
        begun = monotonic()
        await ada.post(f"/tables/{table}/replace", {"seat": 1, "level": "random"})
        while (await ada.state(table, 0))["view"]["asked"] == [1]:
            await asyncio.sleep(0.02)
        assert monotonic() - begun >= 0.4


@pytest.mark.anyio
async def test_only_ones_own_page_is_told_that_it_gave_an_answer_by_itself(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.player("Ada")
        table = await ada.open(ME, ME)
        state = await ada.state(table, 0)
        await ada.answer(table, 0, state["view"]["legal"][0], state["seq"], id=f"forced-{state['seq']}")
        mine, theirs = await ada.state(table, 0), await ada.state(table, 1)
        assert [mine["moments"][-1]["by_itself"], theirs["moments"][-1]["by_itself"]] == [True, False]
        repeated = await ada.answer(table, 0, state["view"]["legal"][0], state["seq"], id=f"forced-{state['seq']}")
        assert repeated["seq"] == mine["seq"]
