"""How bots judge Xibalba: exact at the end, finite before, better for more of everything; greedy beats random."""

from __future__ import annotations

from math import isfinite

import pytest

from ludarium.bots.levels import player
from ludarium.games.xibalba import GAME
from ludarium.games.xibalba.dice import Keep
from ludarium.games.xibalba.estimate import add_raid, turn_of
from ludarium.games.xibalba.features import earned
from ludarium.games.xibalba.moves.attack import Raid
from ludarium.kernel.conformance import tables
from ludarium.kernel.engine import Rng, advance, answer, playout, random_answer
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import CHANCE
from tests.games.xibalba.scenario import Scenario


@pytest.mark.parametrize("table", list(tables(GAME))[::5], ids=str)
def test_the_estimate_is_exact_at_the_end_and_finite_before(table: TableRequest) -> None:
    match = GAME.resolve(table)
    s, rng = match.start(), Rng(3)
    while advance(s) is not None:
        assert all(isfinite(points) for points in match.estimate(s))
        playout(s, rng, 1)
    assert match.estimate(s) == match.scores(s)


def test_more_is_better() -> None:
    game = Scenario(3)
    before = game.match.estimate(game.s)
    game.resources(9)
    richer = game.match.estimate(game.s)
    game.squad(0, "captain")
    armed = game.match.estimate(game.s)
    game.slot(0, 1, "refinery")
    built = game.match.estimate(game.s)
    game.ark("bomber", seat=0)
    holding = game.match.estimate(game.s)
    game.paragon(5)
    leading = game.match.estimate(game.s)
    rising = [estimate[0] for estimate in (before, richer, armed, built, holding, leading)]
    assert rising == sorted(rising)
    assert len(set(rising)) == 6


def test_damage_hurts_the_controller_and_helps_the_others() -> None:
    game = Scenario(3)
    game.ark("bomber", seat=0, life=9)
    game.squad(1, "raider")
    before = game.match.estimate(game.s)
    game.s.life = 2
    after = game.match.estimate(game.s)
    assert after[0] < before[0]
    assert after[1] > before[1]


def raided(*blockers: str, strength: int = 6, attacker: str = "chaac") -> float:
    """By how much an attack on a base of resistance 3 brings the attacker ahead, before the defender has answered."""
    game = Scenario(2, [attacker, "castor-rebels"])
    game.ark("grenadier", seat=0)
    game.squad(1, *blockers)
    game.paragon(0, 5)
    points = [0.0, 0.0]
    add_raid(game.s, Raid(0, 1, strength, 2), points)
    return points[0] - points[1]


def test_a_raid_is_worth_what_the_defender_leaves_of_it() -> None:
    """Given a base without a blocker, with one that falls, and with one that holds."""
    bare, falls, holds = raided(), raided("rifleman"), raided("trench-guard", strength=4)
    assert bare > falls > holds > 0, "a defender may make a mistake"


def test_the_loot_that_cards_add_is_counted() -> None:
    assert raided(attacker="brotherhood-shikai") > raided()


def test_a_card_that_destroys_itself_is_worth_its_effect_once() -> None:
    givens = Scenario().match.givens
    titles = Scenario().titles
    assert givens.worth[titles.index("refugee")] < givens.worth[titles.index("trader")]


def test_a_board_is_liked_the_better_the_more_of_its_own_cards_lie_open() -> None:
    game = Scenario()
    own, other = game.s.factions
    game.s.factions = (own, -1)
    game.market("engineer", "trader")
    before = game.match.estimate(game.s)[0]
    game.market("recruiter", "tax-collector")  # of the SKA
    assert game.match.estimate(game.s)[0] > before
    assert game.match.worths(game.s, 0)["base"] == game.match.estimate(game.s)[0]
    assert game.match.estimate(game.s)[1] == 0
    assert other >= 0


def test_a_roll_changes_the_estimate_by_nothing_on_average() -> None:
    """So that a search can compare keeping dice with rolling them once more."""
    match = GAME.match(seats=2)
    s, rng = match.start(), Rng(5)
    rolls = 0
    while (ask := advance(s)) is not None and rolls < 40:
        if match.weighs_chance(s):
            assert ask.weights is not None
            rolls += 1
            expected = 0.0
            for action, weight in zip(ask.actions, ask.weights, strict=True):
                after = s.clone()
                answer(after, action)
                expected += weight * match.estimate(after)[turn_of(s)]
            assert expected / sum(ask.weights) == pytest.approx(match.estimate(s)[turn_of(s)])
        answer(s, random_answer(ask, rng))
    assert rolls == 40


def test_greedy_keeps_good_dice_and_rolls_blanks_again() -> None:
    match = GAME.match(seats=2)
    bot = player("greedy", 1)
    kept = blanks = 0
    for number in range(12):
        s, rng = match.start(), Rng(number)
        while (ask := advance(s)) is not None and not isinstance(s.stack[-1], Keep):
            answer(s, random_answer(ask, rng))
        assert ask is not None
        best = s.rolled[3]
        r0, _, _, r3, *_ = match.verbs.values(bot.bot.choose(match, s, ask.seat, bot.rng, bot.budget).action)
        kept += r3 == best
        blanks += r0 == 0
    assert (kept, blanks) == (12, 12)


def test_greedy_beats_random() -> None:
    match = GAME.match(seats=2, options={"target": "12"})
    won = 0
    for number in range(3):
        s, rng = match.start(), Rng(number)
        greedy = player("greedy", number)
        while (ask := advance(s)) is not None:
            if ask.seat == number % 2:
                answer(s, greedy.bot.choose(match, s, ask.seat, greedy.rng, greedy.budget).action)
            else:
                answer(s, random_answer(ask, rng))
        won += s.winner == number % 2
    assert won == 3


def test_the_ways_add_up_to_what_was_gained() -> None:
    match = GAME.match(seats=3)
    s, rng = match.start(), Rng(8)
    answers = []
    while (ask := advance(s)) is not None:
        action = random_answer(ask, rng)
        answers.append((ask.seat, action))
        answer(s, action)
    gained = earned(match.start(), answers)
    assert all(sum(row) >= held for row, held in zip(gained, s.paragon, strict=True))
    assert {seat for seat, _ in answers} == {CHANCE, 0, 1, 2}
    features = match.features(s, answers)
    assert [len(seat["faction"]) for seat in features] == [1, 1, 1]
