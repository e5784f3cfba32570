"""Combat: the fourteen vectors of the specification, single rules, and that every battle ends."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.games.voidfall import battle as b

SHIELDS, TARGETING, FIRST_SHOT, TORPEDOES, MORE = "shields", "targeting", "first-shot", "torpedoes", "more-torpedoes"
UPGRADES = {TARGETING: b.TARGETING, FIRST_SHOT: b.FIRST_SHOT, TORPEDOES: b.TORPEDOES, MORE: b.MORE_TORPEDOES}
OUTCOMES = {b.SUCCESS: "success", b.DEFENCE: "defence", b.TIE: "tie"}


def side(corvettes: int = 0, *upgrades: str, **fleets: int) -> b.Side:
    """A side with fleet power by type; shields also absorb in the approach when written `better-shields`."""
    names = ["corvettes", "sentries", "destroyers", "dreadnoughts", "carriers"]
    force = [{"corvettes": corvettes, **fleets}.get(name, 0) for name in names]
    made = b.Side(force, sum(UPGRADES.get(upgrade, 0) for upgrade in upgrades))
    if SHIELDS in upgrades or "better-shields" in upgrades:
        made.points[b.SHIELDS_SALVO] = 1
    if "better-shields" in upgrades:
        made.points[b.SHIELDS_APPROACH] = 1
    made.points[b.DREADNOUGHTS] = made.points[b.CARRIERS] = 99
    return made


def fought(attacker: b.Side, defender: b.Side, dealt: int = 0, suffered: int = 0, spread: bool = False) -> list[int]:
    return b.best_play(b.new_battle(attacker, defender, dealt, suffered, spread))


def told(battle: list[int]) -> tuple[str, int]:
    """The outcome and the fleet power the winner keeps."""
    return OUTCOMES[battle[b.RESULT]], b.strength(battle, b.ATTACKER) + b.strength(battle, b.DEFENDER)


VECTORS = [
    ("V1", side(3), side(2), 0, "success", 2),
    ("V2", side(2), side(2), 0, "tie", 0),
    ("V3", side(2), side(2), 1, "defence", 2),
    ("V4", side(2, SHIELDS), side(2), 0, "success", 2),
    ("V5", side(1, TARGETING), side(2), 0, "defence", 1),
    ("V6", side(2, TORPEDOES), side(2), 0, "success", 1),
    ("V7", side(2, MORE), side(4), 0, "defence", 2),
    ("V8", side(3), side(0), 2, "success", 1),
    ("V9", side(2), side(0), 2, "defence", 0),
    ("V10", side(1, FIRST_SHOT), side(1), 0, "success", 1),
    ("V11", side(1, carriers=1), side(1), 1, "tie", 0),
    ("V12", side(3), side(1, SHIELDS), 0, "success", 2),
    ("V13", side(1, SHIELDS), side(1, SHIELDS), 0, "tie", 0),
    ("V14", side(2), side(sentries=2), 2, "defence", 2),
]


@pytest.mark.rule(because="a combat passes through all of them, and each vector is one combat")
@pytest.mark.rule("VF-CMB-06", "VF-CMB-27", "VF-CMB-28", "VF-CMB-30", "VF-CMB-32", "VF-CMB-33", "VF-CMB-46")
@pytest.mark.rule("VF-CMB-05", "VF-CMB-13", "VF-CMB-16", "VF-CMB-21", "VF-CMB-22", "VF-CMB-23", "VF-CMB-24")
@pytest.mark.rule("VF-CMB-29", "VF-CMB-34", "VF-CMB-37", "VF-CMB-41", "VF-CMB-45", "VF-FLT-18", "VF-BAS-03")
@pytest.mark.parametrize(
    ("attacker", "defender", "suffered", "outcome", "kept"),
    [vector[1:] for vector in VECTORS],
    ids=[vector[0] for vector in VECTORS],
)
def test_vector(attacker: b.Side, defender: b.Side, suffered: int, outcome: str, kept: int) -> None:
    assert told(fought(attacker, defender, 0, suffered)) == (outcome, kept)


@pytest.mark.rule("VF-CMB-25", "VF-CMB-26", "VF-FLT-16", "VF-FLT-17")
def test_initiative_counts_fleet_power_types_and_targeting_once() -> None:
    attacker = side(2, TARGETING, destroyers=1, dreadnoughts=2, sentries=1)
    battle = b.new_battle(attacker, side(2, TARGETING, sentries=3, dreadnoughts=1), 0, 0)
    assert b.initiative(battle, b.ATTACKER) == 6 + 1 + 1 + 5
    assert b.initiative(battle, b.DEFENDER) == 3 + 1 + 5
    without = b.new_battle(side(0, TARGETING, carriers=3), side(1), 0, 0)
    assert b.initiative(without, b.ATTACKER) == 3


@pytest.mark.rule("VF-FLT-15", "VF-FLT-17", "VF-TEC-18")
@pytest.mark.parametrize("upgrade", [TARGETING, TORPEDOES, SHIELDS])
def test_an_upgrade_works_for_corvettes_whatever_flies_with_them(upgrade: str) -> None:
    assert told(fought(side(0, upgrade, carriers=2), side(2))) == ("tie", 0), "no corvette"
    for carriers in (1, 3):
        assert told(fought(side(1, carriers=carriers), side(carriers + 1))) == ("tie", 0)
        assert told(fought(side(1, upgrade, carriers=carriers), side(carriers + 1)))[0] == "success"


@pytest.mark.rule("VF-CMB-07", "VF-FLT-11")
def test_the_owner_chooses_what_damage_recalls() -> None:
    battle = b.new_battle(side(1, carriers=1), side(1), 0, 1)
    assert b.proceed(battle) == [b.RECALL + b.CORVETTE, b.RECALL + b.CARRIER]
    assert b.chooser(battle) == b.ATTACKER
    b.choose(battle, b.RECALL + b.CARRIER)
    assert (battle[b.CORVETTE], battle[b.RECALLED]) == (1, 1)


@pytest.mark.rule("VF-CMB-09", "VF-CMB-10", "VF-CMB-43", "VF-FLT-19")
def test_absorption_belongs_to_its_step_and_may_be_saved() -> None:
    shielded = b.new_battle(side(2, SHIELDS), side(1), 0, 1)
    b.proceed(shielded)
    assert shielded[b.RECALLED] == 1, "salvo shields do not help in the approach"
    better = b.new_battle(side(2, "better-shields"), side(3), 0, 1)
    assert b.proceed(better) == [b.ABSORB + b.SHIELDS_APPROACH, b.RECALL + b.CORVETTE]
    b.choose(better, b.ABSORB + b.SHIELDS_APPROACH)
    assert b.proceed(better) == [b.ABSORB + b.SHIELDS_SALVO, b.RECALL + b.CORVETTE]
    assert better[b.RECALLED] == 0


@pytest.mark.rule("VF-CMB-35", "VF-CMB-36", "VF-CMB-42")
def test_a_block_of_ships_absorbs_once_and_its_surplus_is_lost() -> None:
    battle = b.new_battle(side(9), side(1, dreadnoughts=2), 0, 0)
    assert b.ABSORB + b.DREADNOUGHTS in b.proceed(battle)
    b.choose(battle, b.ABSORB + b.DREADNOUGHTS)
    assert b.ABSORB + b.DREADNOUGHTS not in b.proceed(battle)
    spread = b.new_battle(side(9), side(1, dreadnoughts=2), 0, 0, spread=True)
    b.proceed(spread)
    b.choose(spread, b.ABSORB + b.DREADNOUGHTS)
    assert b.ABSORB + b.DREADNOUGHTS in b.proceed(spread)
    b.choose(spread, b.RECALL + b.DREADNOUGHT)
    assert b.ABSORB + b.DREADNOUGHTS not in b.proceed(spread), "the pool shrinks with the ships"


@pytest.mark.rule("VF-CMB-35", "VF-CMB-36", "VF-CMB-10")
def test_a_block_absorbs_as_much_as_it_has_ships_in_the_step_of_its_side() -> None:
    approach = b.new_battle(side(1, dreadnoughts=2), side(1), 0, 2)
    assert b.ABSORB + b.DREADNOUGHTS in b.proceed(approach), "the attacker's dreadnoughts, in the approach"
    b.choose(approach, b.ABSORB + b.DREADNOUGHTS)
    assert b.proceed(approach) == []
    assert approach[b.RECALLED] == 0, "both points, at once"
    held = b.new_battle(side(3), side(1, dreadnoughts=1, carriers=1), 0, 0)
    choices = b.proceed(held)
    assert {b.ABSORB + b.DREADNOUGHTS, b.ABSORB + b.CARRIERS} < set(choices), "the defender's, in salvos"
    under_fire = b.new_battle(side(3, dreadnoughts=1, carriers=1), side(9), 0, 0)
    assert all(choice >= b.RECALL for choice in b.proceed(under_fire)), "not the attacker's"
    bombed = b.new_battle(side(3), side(1, dreadnoughts=1, carriers=1), 1, 0)
    assert all(choice >= b.RECALL for choice in b.proceed(bombed)), "nor the defender's in the approach"


@pytest.mark.rule("VF-CMB-44")
def test_a_side_that_is_gone_fires_no_torpedo() -> None:
    assert told(fought(side(3), side(1, TORPEDOES))) == ("success", 3)


@pytest.mark.rule("VF-CMB-28", "VF-CMB-26")
def test_who_has_no_initiative_does_not_reply() -> None:
    assert told(fought(side(2), side(sentries=2))) == ("success", 2)


@pytest.mark.rule("VF-CMB-48")
def test_destroyers_have_one_stronger_salvo_of_the_owners_choice() -> None:
    battle = b.new_battle(side(2, destroyers=2), side(4), 0, 0)
    assert b.proceed(battle) == [b.USE_BONUS, b.SAVE_BONUS]
    b.choose(battle, b.USE_BONUS)
    choices = b.proceed(battle)
    assert b.strength(battle, b.DEFENDER) == 1
    while choices:
        assert b.USE_BONUS not in choices, "once in a combat"
        b.choose(battle, choices[0])
        choices = b.proceed(battle)
    assert b.proceed(b.new_battle(side(3), side(2, destroyers=2), 0, 0)) == [b.RECALL, b.RECALL + b.DESTROYER]


def test_escape_pods_bring_fleet_power_home() -> None:
    fleeing = b.Side([2, 0, 0, 0, 0], pods=1)
    battle = b.new_battle(fleeing, side(1), 0, 1)
    assert b.proceed(battle) == [b.RECALL + b.CORVETTE, b.ESCAPE + b.CORVETTE]
    b.choose(battle, b.ESCAPE + b.CORVETTE)
    assert (battle[b.ESCAPED], battle[b.PODS]) == (1, 0)


def test_a_side_takes_all_its_damage_before_the_other_chooses() -> None:
    battle = b.new_battle(side(3), side(1, sentries=1), 1, 2)
    assert b.proceed(battle) == [b.RECALL + b.CORVETTE, b.RECALL + b.SENTRY]
    assert (battle[b.CORVETTE], battle[b.RECALLED], b.chooser(battle)) == (1, 2, b.DEFENDER)


forces = st.lists(st.integers(0, 3), min_size=5, max_size=5)
points = st.lists(st.integers(0, 2), min_size=b.SOURCES, max_size=b.SOURCES)


@pytest.mark.rule("VF-CMB-31", "VF-CMB-08")
@settings(max_examples=150, deadline=None)
@given(forces.filter(any), forces, points, points, st.integers(0, 15), st.integers(0, 15), st.integers(0, 3), st.data())
def test_every_battle_ends_and_repeats_itself(
    mine: list[int],
    theirs: list[int],
    a: list[int],
    d: list[int],
    up: int,
    down: int,
    suffered: int,
    data: st.DataObject,
) -> None:
    """Whatever both sides choose, nothing is made or lost, and the same choices lead to the same end."""

    def start() -> list[int]:
        attacker, defender = b.Side(mine, up, 1), b.Side(theirs, down, 0)
        attacker.points[:], defender.points[:] = a, d
        for made in (attacker, defender):
            made.points[b.DREADNOUGHTS] = made.points[b.CARRIERS] = b.BLOCK
        return b.new_battle(attacker, defender, 1, suffered, spread=up > 7)

    battle, chosen = start(), []
    while choices := b.proceed(battle):
        assert b.initiative(battle, b.ATTACKER) > 0 or b.strength(battle, b.ATTACKER) == 0
        chosen.append(data.draw(st.sampled_from(choices)))
        b.choose(battle, chosen[-1])
        assert min(battle[: 2 * b.TYPES]) >= 0
        assert len(chosen) < 120
    assert battle[b.RESULT] in OUTCOMES
    for number, force in enumerate((mine, theirs)):
        assert b.strength(battle, number) + battle[b.RECALLED + number] + battle[b.ESCAPED + number] == sum(force)
    again = start()
    for choice in chosen:
        b.proceed(again)
        b.choose(again, choice)
    b.proceed(again)
    assert again == battle


def exhausted(battle: list[int]) -> int:
    """The value of a battle when every choice of both sides is tried."""
    choices = b.proceed(battle)
    if not choices:
        return b.value(battle)
    ends = []
    for choice in choices:
        after = battle[:]
        b.choose(after, choice)
        ends.append(exhausted(after))
    return max(ends) if b.chooser(battle) == b.ATTACKER else min(ends)


def up_to(most: int) -> st.SearchStrategy[list[int]]:
    kinds = st.lists(st.integers(0, 4), min_size=1, max_size=most)
    return kinds.map(lambda ships: [ships.count(kind) for kind in range(5)])


@settings(max_examples=40, deadline=None)
@given(up_to(3), up_to(2), st.integers(0, 2), st.integers(0, 2), st.sampled_from([0, 1, 99]), st.booleans())
def test_the_best_course_is_the_best_of_all_courses(
    attackers: list[int], defenders: list[int], dealt: int, suffered: int, pods: int, shields: bool
) -> None:
    sides = [b.Side(attackers, b.TORPEDOES, pods), b.Side(defenders, 0, pods)]
    for made in sides:
        made.points[b.DREADNOUGHTS] = made.points[b.CARRIERS] = 99
        made.points[b.SHIELDS_SALVO] = made.points[b.SHIELDS_APPROACH] = int(shields)
    battle = b.new_battle(sides[0], sides[1], dealt, suffered)
    course = b.best_course(battle)
    assert b.value(course.stands[-1]) == exhausted(battle[:])
    assert course.stands[0] == battle
    assert [stand[b.SALVO] for stand in course.stands[1:-1]] == list(range(len(course.stands) - 2))


def test_large_fleets_of_many_kinds_are_foreseen_at_once() -> None:
    attacker = side(5, SHIELDS, destroyers=3, dreadnoughts=2, carriers=2)
    defender = side(3, SHIELDS, sentries=2, destroyers=2, dreadnoughts=2)
    assert told(fought(attacker, defender, 1, 2))[0] == "success"
