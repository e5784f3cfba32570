"""What learned bots count in a position: by name, for one seat, and before dice are rolled."""

from __future__ import annotations

import pytest

from ludarium.bots.judge import BY_ESTIMATE, PATIENTLY, Judge
from ludarium.bots.lookahead import give, outlook
from ludarium.games.xibalba import GAME
from ludarium.games.xibalba.worths import DIE
from ludarium.kernel.engine import Rng, advance, playout
from ludarium.kernel.traits import STAGES
from tests.games.xibalba.scenario import Scenario


def counts(game: Scenario, seat: int) -> dict[str, int]:
    """The traits of a seat that are not 0."""
    row = [0] * len(game.match.traits.every)
    game.match.count_traits(game.s, seat, row)
    return {name: count for name, count in zip(game.match.traits.names(), row, strict=True) if count}


def looks(game: Scenario, answer: str, judge: Judge) -> set[float]:
    """What an answer looks like with different luck."""
    ask = game.ask
    action = game.match.verbs.parse(answer)
    assert action in ask.actions
    return {outlook(game.match, game.s.clone(), ask, action, Rng(luck), 0, judge) for luck in range(12)}


def test_base_and_cards_are_counted_by_what_they_do() -> None:
    game = Scenario(2)
    game.resources(11)
    game.level(0, 3)
    game.slot(0, 1, "trader", "refinery")
    game.slot(0, 2, "drill-sergeant")
    game.slot(0, 3, "shrine")
    found = counts(game, 0)
    assert (found["resources-all"], found["resources-4"], found["resources-10"], found["harvests"]) == (11, 4, 1, 2)
    assert (found["level-2"], found["level-3"], "level-4" in found) == (1, 1, False)
    assert (found["productivity"], found["covered"]) == (2, 1)
    assert (found["active-civilian"], found["active-building"], found["priced"]) == (1, 2, 1)
    assert (found["act-gain-resources"], found["act-roll-paragon"], found["modifier-strength"]) == (4, 2, 1)


def test_squad_and_ark_are_counted_by_the_symbols_they_ask_for() -> None:
    game = Scenario(2)
    game.squad(0, "rifleman", "raider")
    game.ark("veteran", seat=1, life=5)
    game.paragon(3, 2)
    own, other = counts(game, 0), counts(game, 1)
    assert (own["squad-2"], own["front-strength"], own["reserve-strength"], own["own-loot"]) == (1, 3, 2, 1)
    assert ("blows-1" in own, own["blows-2"], own["blocker"]) == (False, 1, 4)
    assert (other["control"], other["income"], other["life-all"], other["hold"]) == (1, 1, 5, 2)
    assert (other["reach-1"], own["exposed-1"]) == (1, 1)


def test_the_dice_of_the_turn_count_by_the_chance_they_give() -> None:
    game = Scenario(2)
    game.squad(0, "raider")
    game.ark("veteran", seat=1, life=5)
    game.dice(attack=1, r2=1)
    assert "conquest" not in counts(game, 0)
    game.dice(attack=1, critical=1)
    assert counts(game, 0)["conquest"] == 24
    game.dice(attack=1)
    game.s.pool, game.s.rerolls = (0, 1), 1
    assert counts(game, 0)["conquest"] == 24 * 8 // 9
    game.ark("veteran", seat=0, life=5)
    game.squad(1, "trench-guard")
    game.paragon(0, 4)
    game.dice(attack=1)
    found = counts(game, 0)
    assert (found["breach"], found["kill"]) == (24, 21)
    assert counts(game, 1).keys().isdisjoint(found.keys() & {"breach", "kill", "dice-attack"})


@pytest.mark.parametrize("answer", ["harvest", "tactical-attack", "end"])
def test_a_patient_judge_looks_before_a_roll(answer: str) -> None:
    """Also before the roll for the ark that ends a turn, so that answers are compared at the same moment."""
    game = Scenario(2)
    game.squad(0, "raider")
    game.ark("veteran", seat=1, life=5)
    game.resources(9)
    game.paragon(1, 1)
    assert len(looks(game, answer, BY_ESTIMATE)) > 1
    assert len(looks(game, answer, PATIENTLY)) == 1


def test_a_roll_is_worth_what_it_brings_on_average() -> None:
    game = Scenario(2)
    game.squad(0, "raider")
    for answer in ("harvest", "tactical-attack"):
        game.resources(9)
        s = game.s.clone()
        give(s, game.ask, game.match.verbs.parse(answer))
        roll = advance(s)
        assert roll is not None
        assert roll.weights is not None
        after = 0.0
        for action, weight in zip(roll.actions, roll.weights, strict=True):
            fallen = s.clone()
            give(fallen, roll, action)
            after += weight * game.match.estimate(fallen)[0]
        assert after / sum(roll.weights) == pytest.approx(game.match.estimate(s)[0], abs=0.001)


def test_loot_counts_before_it_is_rolled() -> None:
    game = Scenario(2)
    game.ark("captain", seat=0, life=5)
    game.slot(1, 1, "refinery")
    game.paragon(0, 9)
    game.dice(attack=3)
    before = game.match.estimate(game.s)
    game.do("attack p2 symbols=3")
    after = game.match.estimate(game.s)
    assert game.top == "Plunder"
    assert after[0] > before[0]
    assert after[1] == pytest.approx(before[1] - 2 * DIE)


@pytest.mark.parametrize("faction", ["ska", "castor-rebels"])
def test_nobody_moves_cards_for_nothing(faction: str) -> None:
    """Reorganising is free for some, but it brings nothing here; what has been moved stays if that is free, and is put
    back if it would have to be paid for."""
    game = Scenario(2, [faction, "brigade-rouge"])
    game.slot(0, 1, "trader")
    game.slot(0, 2, "refinery")
    game.resources(3)
    assert max(looks(game, "reorganise", PATIENTLY)) < min(looks(game, "end", PATIENTLY))
    game.do("reorganise", "swap slot1 slot2")
    back, done = looks(game, "swap slot1 slot2", PATIENTLY), looks(game, "done", PATIENTLY)
    assert max(back) < min(done) if faction == "ska" else max(done) < min(back)


def test_ending_a_turn_is_no_worse_than_wasting_a_resource() -> None:
    game = Scenario(2)
    game.ark("veteran", seat=1, life=5)
    game.resources(3)
    ending, wasting = looks(game, "end", PATIENTLY), looks(game, "discard-open rifleman", PATIENTLY)
    assert max(wasting) < min(ending)


def test_time_runs_from_all_stages_to_none() -> None:
    match = GAME.match(seats=2)
    s, rng = match.start(), Rng(4)
    seen = []
    while advance(s) is not None:
        seen.append(match.time_left(s))
        playout(s, rng, 25)
    assert (seen[0], match.time_left(s)) == (STAGES, 0)
    assert set(seen) <= set(range(STAGES + 1))
