"""Combat as it is met at the table: an invasion of one sector, from the attack to who rules there.

`test_battle.py` checks the numbers of every combat; these are positions in which a reader can try the rules.
"""

from __future__ import annotations

import pytest

from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_invasion import quiet


def attacked(game: Scenario, rules: tuple[str, ...], void: int = 0, power: int = 3, **things: int) -> int:
    """Attack a sector beside the home that has this much voidborn fleet power and these things; returns the sector."""
    home = game.home(0)
    target = next(near for near in game.match.givens.near[home] if game.s.void[near])
    quiet(game, target, void, **things)
    game.put(0, home, corvette=power)
    game.give(0, food=5, energy=5, materials=5, credits=5)
    game.effect(0, "invade")
    game.do(f"invade s{target}")
    game.shows(*rules)
    game.do(f"send s{home} corvette power={power}")
    while not game.over() and game.top("Fight"):
        game.do(game.legal[0])
    return target


def fought(rules: tuple[str, ...], void: int, power: int, *technologies: str, **things: int) -> tuple[bool, int]:
    """Whether the attacker rules the sector afterwards, and the fleet power there."""
    game = Scenario("belitan", "cortozaar", event="glorious-ascension")
    game.without_technologies()
    for name in technologies:
        game.technology(0, name.removeprefix("improved-"), improved=name.startswith("improved-"))
    target = attacked(game, rules, void, power, **things)
    return game.s.owner[target] == 0, game.power(target)


@pytest.mark.rule("VF-CMB-06", "VF-CMB-25", "VF-CMB-27", "VF-CMB-32", "VF-CMB-33")
def test_three_against_two_win_and_keep_two() -> None:
    shown = ("VF-CMB-06", "VF-CMB-25", "VF-CMB-27", "VF-CMB-32", "VF-CMB-33")
    assert fought(shown, 2, 3) == (True, 2)


@pytest.mark.rule("VF-CMB-28")
def test_the_slower_side_replies_if_it_is_still_there() -> None:
    assert fought(("VF-CMB-28",), 1, 2) == (True, 2), "one shot leaves nobody to reply"


@pytest.mark.rule("VF-CMB-30", "VF-CMB-31", "VF-CMB-46")
def test_two_against_two_is_a_tie() -> None:
    owned, _ = fought(("VF-CMB-30", "VF-CMB-31", "VF-CMB-46"), 2, 2)
    assert not owned


@pytest.mark.rule("VF-CMB-13", "VF-CMB-22", "VF-CMB-24", "VF-BAS-03")
def test_who_survives_the_sector_defences_has_won() -> None:
    shown = ("VF-CMB-13", "VF-CMB-22", "VF-CMB-24", "VF-BAS-03")
    assert fought(shown, 0, 3, defence=1) == (True, 2)


@pytest.mark.rule("VF-CMB-23")
def test_sector_defences_alone_can_hold_a_sector() -> None:
    owned, power = fought(("VF-CMB-23",), 0, 1, defence=1)
    assert not owned
    assert power == 0


@pytest.mark.rule("VF-CMB-15", "VF-BAS-04")
def test_a_starbase_fires_in_the_approach() -> None:
    assert fought(("VF-CMB-15", "VF-BAS-04"), 0, 3, starbase=1) == (True, 2)


@pytest.mark.rule("VF-CMB-08", "VF-GLD-11")
def test_guilds_outlive_the_combat_and_serve_the_new_owner() -> None:
    game = Scenario("belitan", "cortozaar", event="glorious-ascension")
    game.without_technologies()
    target = attacked(game, ("VF-CMB-08", "VF-GLD-11"), 2, 3, farmers=1)
    assert game.s.owner[target] == 0
    assert game.s.guilds[target * 5] == 1


@pytest.mark.rule("VF-CMB-09", "VF-CMB-10", "VF-CMB-29", "VF-CMB-37", "VF-FLT-19")
def test_shields_absorb_one_damage_in_salvos() -> None:
    shown = ("VF-CMB-09", "VF-CMB-10", "VF-CMB-29", "VF-CMB-37", "VF-FLT-19")
    assert fought(shown, 2, 2, "shields") == (True, 2)


@pytest.mark.rule("VF-CMB-41", "VF-CMB-43")
def test_shields_absorb_once_in_a_combat() -> None:
    assert fought(("VF-CMB-41", "VF-CMB-43"), 3, 3, "shields") == (True, 2)


@pytest.mark.rule("VF-CMB-26", "VF-FLT-15", "VF-FLT-16", "VF-FLT-17", "VF-TEC-18")
def test_targeting_gives_corvettes_the_initiative() -> None:
    shown = ("VF-CMB-26", "VF-FLT-15", "VF-FLT-16", "VF-FLT-17", "VF-TEC-18")
    assert fought(shown, 2, 2, "targeting") == (True, 1)


@pytest.mark.rule("VF-CMB-45")
def test_improved_targeting_shoots_first() -> None:
    assert fought(("VF-CMB-45",), 1, 1, "improved-targeting") == (True, 1)


@pytest.mark.rule("VF-CMB-44", "VF-FLT-18", "VF-TEC-16")
def test_torpedoes_add_a_damage_to_a_shot() -> None:
    assert fought(("VF-CMB-44", "VF-FLT-18", "VF-TEC-16"), 2, 2, "torpedoes") == (True, 1)
