"""Destroying cards, victory, and Apocalypse mode."""

from __future__ import annotations

import pytest

from ludarium.games.xibalba import GAME
from ludarium.kernel.engine import Rng, advance, playout
from tests.games.xibalba.scenario import Scenario

# Destroying


@pytest.mark.rule("XIB-DES-01")
@pytest.mark.rule("XIB-DES-04")
@pytest.mark.rule("XIB-DES-05")
@pytest.mark.rule("XIB-DES-07")
def test_effects_destroy_without_a_roll_and_all_seats_share_the_piles() -> None:
    game = Scenario(3)
    game.squad(1, "rifleman")
    game.squad(2, "rifleman")
    game.market("assassination", "air-raid")
    game.resources(15)
    game.do("buy-event assassination", "apply p2-squad")
    game.market("assassination")
    game.do("buy-event assassination")
    assert game.discarded("rifleman") == 2
    assert game.s.paragon == [0, 0, 0]


@pytest.mark.rule("XIB-DES-03")
def test_a_successful_attack_destroys_an_upgrade_card() -> None:
    game = Scenario()
    game.ark("bomber", seat=0)
    game.slot(1, 1, "trader")
    game.dice(attack=1, r1=1)
    game.do("attack p2 symbols=1", "destroy p2-slot1")
    assert game.discarded("trader") == 1
    assert game.cards(1, 1) == []


# Victory


@pytest.mark.rule("XIB-WIN-01")
@pytest.mark.rule("XIB-WIN-02")
@pytest.mark.rule("XIB-WIN-03")
@pytest.mark.parametrize("face", ["p1", "p2"])
def test_whoever_reaches_or_passes_the_target_wins_at_once(face: str) -> None:
    game = Scenario(target="20")
    game.paragon(19)
    game.resources(25)
    game.dice(**{face: 1, "r3": 1})
    game.do(f"trade {face}")
    assert game.over
    assert game.match.winners(game.s) == [0]
    assert game.s.resources[0] == 25


@pytest.mark.rule("XIB-WIN-04")
def test_the_ark_can_win_in_another_players_turn() -> None:
    game = Scenario(3, target="20")
    game.ark("bomber", seat=2)
    game.paragon(0, 0, 19)
    game.chance("roll-paragon p1=1")
    game.do("end")
    assert game.match.winners(game.s) == [2]


@pytest.mark.rule("XIB-WIN-05")
def test_all_dice_of_a_roll_count_together() -> None:
    game = Scenario(3, target="20")
    game.ark("captain", seat=1)
    game.paragon(0, 19)
    game.chance("roll-paragon p1=1 p2=1")
    game.do("end")
    assert game.s.paragon[1] == 22


@pytest.mark.rule("XIB-WIN-06")
def test_only_one_seat_gains_paragon_at_a_time() -> None:
    """No effect of the vocabulary gives paragon to several seats, so the active seat always comes first."""
    game = Scenario(3)
    s, rng = game.match.start(), Rng(4)
    while advance(s) is not None:
        before = s.paragon[:]
        playout(s, rng, 1)
        assert sum(now > then for now, then in zip(s.paragon, before, strict=True)) <= 1
    assert len(game.match.winners(s)) == 1


@pytest.mark.rule("XIB-WIN-08")
def test_a_game_goes_on_until_somebody_reaches_the_target() -> None:
    match = GAME.match(seats=2, options={"target": "high"})
    s = match.start()
    playout(s, Rng(2), match.longest)
    assert advance(s) is None
    assert max(match.scores(s)) == 40


@pytest.mark.rule("XIB-WIN-09")
def test_nothing_follows_the_winning_roll() -> None:
    game = Scenario(target="5")
    game.squad(0, "flame-maiden")  # opponents lose a resource after its attack
    game.ark("rifleman", life=3)
    game.paragon(4)
    game.resources(0, 5)
    game.dice(attack=2)
    game.chance("roll-paragon p1=1")
    game.do("attack ark symbols=1")
    assert game.over
    assert game.in_ark() == "flame-maiden"
    assert game.s.resources[1] == 5


# Apocalypse


def apocalypse(seats: int = 2, **options: str) -> Scenario:
    return Scenario(seats, None, None, False, mode="apocalypse", **options)


@pytest.mark.rule("XIB-APO-01")
@pytest.mark.rule("XIB-APO-02")
def test_one_card_of_each_type_lies_open() -> None:
    assert len(apocalypse().open_cards()) == 4
    assert len(Scenario().open_cards()) == 8


@pytest.mark.rule("XIB-APO-02")
def test_only_the_one_open_soldier_can_be_bought() -> None:
    game = apocalypse()
    game.market("bomber")
    game.resources(25)
    assert game.legal("buy-soldier") == ["buy-soldier bomber"]
    game.chance("draw scout")
    game.do("buy-soldier bomber")
    assert game.legal("buy-soldier") == ["buy-soldier scout"]


@pytest.mark.rule("XIB-APO-03")
def test_every_card_costs_one_less() -> None:
    game = apocalypse()
    game.market("bomber")
    game.resources(4)
    game.do("buy-soldier bomber")
    assert game.s.resources[0] == 0


@pytest.mark.rule("XIB-APO-05")
@pytest.mark.rule("XIB-APO-06")
def test_open_cards_cannot_be_discarded_but_own_ones_can() -> None:
    game = apocalypse()
    game.market("bomber")
    game.squad(0, "rifleman")
    game.resources(3)
    assert game.why("discard-open bomber") == "XIB-APO-05"
    game.do("discard-own squad")
    assert game.discarded("rifleman") == 1


@pytest.mark.rule("XIB-APO-07")
def test_ten_life_points_are_the_maximum_for_any_number_of_seats() -> None:
    game = apocalypse(4)
    game.empty_ark()
    game.squad(0, "walker")  # 6 + 4
    game.slot(0, 1, "barracks")
    game.dice(attack=1)
    game.resources(9)
    game.do("enter")
    assert game.s.life == 10
    assert game.why("medicine") == "XIB-GEN-04"


@pytest.mark.rule("XIB-APO-08")
@pytest.mark.rule("XIB-APO-09")
@pytest.mark.rule("XIB-APO-11")
@pytest.mark.parametrize(
    ("life", "roll", "gained"), [(5, "p1=1", 2), (6, "p1=1", 3), (3, "blank=1", 1), (6, "blank=1", 2)]
)
def test_control_brings_one_or_two_more(life: int, roll: str, gained: int) -> None:
    game = apocalypse()
    game.ark("bomber", seat=0, life=life)
    game.chance(f"roll-paragon {roll}")
    if gained == 3:
        game.shows("XIB-APO-09")
    game.do("end")
    assert game.s.paragon[0] == gained


@pytest.mark.rule("XIB-APO-10")
@pytest.mark.parametrize(("bonus", "gained"), [("control-and-conquest", 3), ("control", 1)])
def test_the_conquest_roll_brings_more_unless_the_table_says_otherwise(bonus: str, gained: int) -> None:
    game = apocalypse(apocalypse_bonus=bonus)
    game.squad(0, "bomber")  # enters with 6 life points
    game.ark("rifleman", life=3)
    game.dice(attack=1, r1=1)
    game.chance("roll-paragon p1=1")
    if gained == 3:
        game.shows("XIB-APO-10")
    game.do("attack ark symbols=1")
    assert game.s.paragon[0] == gained


@pytest.mark.rule("XIB-APO-10")
def test_a_killed_blocker_and_an_effect_bring_nothing_more() -> None:
    game = apocalypse()
    game.ark("bomber", seat=0)
    game.squad(1, "rifleman")
    game.market("revelation")  # two paragon dice
    game.resources(25)
    game.dice(attack=1)
    game.chance("roll-paragon p1=1", "roll-paragon p1=2")
    game.do("attack p2 symbols=1", "block", "buy-event revelation")
    assert game.s.paragon[0] == 1 + 2


@pytest.mark.rule("XIB-APO-10")
def test_loot_and_harvest_bring_nothing_more() -> None:
    game = apocalypse()
    game.ark("bomber", seat=0)
    game.paragon(0, 5)
    game.resources(5)  # the bomber costs 1 for each attack
    game.dice(attack=1, r1=1)
    game.chance("roll-paragon p1=1", "roll-paragon p1=1")
    game.do("attack p2 symbols=1", "harvest", "trade p1")
    assert game.s.paragon == [2, 4]
