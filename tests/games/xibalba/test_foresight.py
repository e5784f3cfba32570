"""How patient bots judge the middle of a turn: dice are worth what they can still do, and nothing is done for its own
sake."""

from __future__ import annotations

import os

import pytest

from ludarium.bots.bot import Budget
from ludarium.bots.driver import run, seated
from ludarium.bots.greedy import Greedy
from ludarium.bots.judge import PATIENTLY
from ludarium.games.xibalba import GAME, verbs
from ludarium.kernel.engine import Rng, advance, answer
from tests.games.xibalba.scenario import Scenario

NIGHTLY = "LUDARIUM_GAMES" in os.environ
GAMES = 50 if NIGHTLY else 1
"""For each of two numbers of seats; a hundred in the nightly run."""


def values(game: Scenario) -> dict[str, float]:
    """What a patient bot thinks of all answers, best first."""
    ask = advance(game.s)
    assert ask is not None
    choice = Greedy(judge=PATIENTLY).choose(game.match, game.s, ask.seat, Rng(1), Budget(simulations=1000))
    return {game.match.verbs.format(one.action): one.value for one in choice.alternatives}


def patient(game: Scenario) -> str:
    """What a patient bot answers."""
    return next(iter(values(game)))


def test_symbols_that_can_do_nothing_are_worth_nothing() -> None:
    """Given the seat in the ark with one symbol, which breaches no base."""
    game = Scenario()
    game.ark("rifleman", seat=0)
    game.level(1, 3)
    game.paragon(4, 4)
    bare = game.match.foresee(game.s)
    game.dice(attack=1)
    assert game.match.foresee(game.s) == pytest.approx(bare)
    assert game.match.estimate(game.s)[0] > bare[0]
    found = values(game)
    assert found["end"] > found["attack p2 symbols=1"]


def test_symbols_that_conquer_the_ark_are_worth_the_ark() -> None:
    """Given a soldier in the squad who beats the one in the ark with two symbols."""
    game = Scenario()
    game.squad(0, "rifleman")
    game.ark("bomber", seat=1, life=2)
    weak = game.match.foresee(game.s)
    game.dice(attack=2)
    assert game.match.foresee(game.s)[0] > weak[0] + 0.5
    found = values(game)
    assert found["attack ark symbols=2"] > found["end"] + 0.5


def test_paragon_dice_about_to_be_rolled_are_worth_what_they_promise_once() -> None:
    """Given an event that rolls two paragon dice, each worth two thirds of a paragon, for six resources."""
    game = Scenario()
    game.market("revelation")
    game.resources(6)
    found = values(game)
    assert found["buy-event revelation"] < found["end"] + 2 * 2 / 3


def test_nothing_looks_better_than_the_end_because_it_puts_it_off() -> None:
    """Given a symbol without use, money for a discard or a reorganisation, and cards that may be moved."""
    game = Scenario()
    game.ark("rifleman", seat=0)
    game.slot(0, 1, "refinery")
    game.slot(0, 2, "refugee")
    game.dice(attack=1)
    game.resources(4)
    found = values(game)
    idle = [action for action in found if action.startswith(("discard-open", "reorganise"))]
    assert "reorganise" in idle
    assert all(found[action] < found["end"] for action in idle)


def test_dice_that_show_their_best_are_kept_even_if_the_turn_has_no_use_for_them() -> None:
    """Given the best roll there is, and nobody to attack: to roll again brings nothing, so answers that keep dice and
    answers that roll on are judged by one measure."""
    game = Scenario()
    game.chance("roll-resource r3=4", "roll-attack critical=2")
    game.roll(0, 4, 2)
    assert not game.match.foresees(game.s)
    assert patient(game) == "keep r3=4 critical=2"


def test_a_better_card_is_brought_to_the_top() -> None:
    """Given a covered card that is worth more for the rest of the game than a reorganisation costs, and little money
    for anything else."""
    game = Scenario()
    game.slot(0, 1, "monument", "slag-heap")
    game.resources(3)
    assert patient(game) == "reorganise"
    game.do("reorganise")
    assert patient(game) == "bring slot1 depth=1"
    game.do("bring slot1 depth=1")
    assert patient(game) == "done"


@pytest.mark.parametrize("seats", [2, 3])
def test_no_reorganisation_is_pointless_and_no_card_discarded_for_nothing(seats: int) -> None:
    """Whoever reorganises changes an active card, and hardly anybody discards an open card: it costs, and pays only
    where the next seat would buy it."""
    match = GAME.match(seats=seats, options={} if NIGHTLY else {"target": "12"})
    discarded = []
    for number in range(GAMES):
        players = seated(["patient", "learned", "patient"][:seats], number)
        for each in players:  # however slow the machine is
            each.budget = Budget(seconds=600.0)
        finished = run(match, players, number)
        s = match.start()
        before: list[int] = []
        for seat, action in finished.answers:
            advance(s)
            verb = verbs.verb(action) if seat >= 0 else -1
            if verb == verbs.DISCARD_OPEN:
                discarded.append(number)
            if verb == verbs.REORGANISE:
                before = list(s.tops)
            answer(s, action)
            if verb == verbs.DONE and before:
                assert list(s.tops) != before, f"game {number}"
                before = []
    assert len(discarded) <= GAMES // 25, f"games {discarded}"
