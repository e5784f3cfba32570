"""Every card at work, named after the card; those without an effect have nothing to show."""

from __future__ import annotations

import pytest

from ludarium.games.xibalba.declaration import ACTIONS
from ludarium.games.xibalba.moves.prices import action_price, card_price
from tests.games.xibalba.scenario import Scenario


def in_ark(card: str = "bomber", seats: int = 2, **dice: int) -> Scenario:
    """Seat 0 in the ark, a base with paragon to raid, and something left to do."""
    game = Scenario(seats)
    game.ark(card, seat=0)
    game.paragon(0, 5)
    game.resources(9, 9)
    game.dice(r1=1, **(dice or {"attack": 1}))
    return game


def event(card: str, *lines: str, seats: int = 2) -> Scenario:
    """Seat 0 buys an event with two soldiers and an upgrade card of every type on the other side."""
    game = Scenario(seats)
    game.squad(1, "rifleman", "raider")
    game.slot(1, 1, "trader", "engineer")
    game.slot(1, 2, "bunker")
    game.market(card)
    game.paragon(0, 5)
    game.resources(9, 9)
    game.dice(r1=1)
    game.do(f"buy-event {card}", *lines)
    return game


def price_of(game: Scenario, card: str) -> int:
    return card_price(game.s, 0, game.titles.index(card))


def price_for(game: Scenario, action: str) -> int:
    return action_price(game.s, 0, ACTIONS.index(action))


# Soldiers


def test_bomber() -> None:
    game = in_ark("bomber")
    game.chance("roll-paragon blank=1")
    game.do("attack p2 symbols=1")
    assert game.s.resources[0] == 8


def test_gunslinger() -> None:
    game = Scenario()
    game.squad(0, "gunslinger")
    game.choose_pool(0)
    game.chance("roll-resource blank=4", "roll-attack blank=2")
    game.do("pool resource=4 attack=2")
    assert game.s.rerolls == 3


def test_flame_maiden() -> None:
    game = in_ark("flame-maiden", seats=3)
    game.resources(9, 9, 9)
    game.chance("roll-paragon blank=1")
    game.do("attack p2 symbols=1")
    assert game.s.resources == [9, 8, 8]


def test_trench_guard() -> None:
    game = in_ark("bomber")  # 4 against 3 + 2
    game.squad(1, "trench-guard")
    game.do("attack p2 symbols=1", "block")
    assert game.cards(1, 0) == ["trench-guard"]


def test_scout_and_conscript() -> None:
    for card, gained in (("scout", 1), ("conscript", -1)):
        game = Scenario()
        game.squad(0, card)
        game.resources(3)
        game.turn(0)
        game.settle()
        assert game.s.resources[0] == 3 + gained


def test_sapper() -> None:
    game = in_ark("sapper", critical=1)  # 3 + 1 + 1 against 3 + 2
    game.slot(1, 1, "bunker")
    game.chance("roll-paragon p1=1")
    game.do("attack p2 criticals=1", "spare")
    assert game.s.paragon[0] == 1


@pytest.mark.parametrize("card", ["field-medic"])
def test_field_medic(card: str) -> None:
    game = Scenario(3)
    game.ark("bomber", seat=0, life=3)
    game.squad(0, card)
    game.turn(0)
    game.settle()
    assert game.s.life == 4


@pytest.mark.rule("XIB-CMP-20")
def test_sniper_and_berserker() -> None:
    game = in_ark("sniper")
    game.squad(1, "shield-bearer")
    game.chance("roll-paragon p1=1")
    game.do("attack p2 symbols=1")  # nobody is asked to block
    assert game.s.paragon == [1, 4]
    game = in_ark("bomber")
    game.squad(1, "berserker")
    game.chance("roll-paragon p1=1")
    game.do("attack p2 symbols=1")
    assert game.s.paragon == [1, 4]


@pytest.mark.rule("XIB-PAR-16")
def test_raider_and_fence() -> None:
    game = in_ark("raider")
    game.slot(0, 1, "fence")
    game.chance("roll-paragon p1=1")
    game.do("attack p2 symbols=1")
    assert game.s.paragon == [3, 2]
    game = in_ark("raider")
    game.chance("roll-paragon blank=1")
    game.do("attack p2 symbols=1")
    assert game.s.paragon == [0, 5]  # a blank brings no loot to add to


def test_ark_warden_and_barracks() -> None:
    game = Scenario()
    game.empty_ark()
    game.squad(0, "ark-warden")
    game.slot(0, 1, "barracks")
    game.dice(attack=1, r1=1)
    game.do("enter")
    assert game.s.life == 8  # 4 + 2 + 1 + 1


def test_duellist_and_war_reporter() -> None:
    game = Scenario()
    game.squad(0, "duellist")
    game.slot(0, 1, "war-reporter")
    game.ark("rifleman", life=3)
    game.dice(attack=1, r1=1)
    game.chance("roll-paragon p1=3")
    game.do("attack ark symbols=1")
    assert game.s.paragon[0] == 3


def test_prophet() -> None:
    game = in_ark("prophet")  # value 1, and one die more for control
    game.chance("roll-paragon p1=2")
    game.do("end")
    assert game.s.paragon[0] == 2


def test_standard_bearer() -> None:
    game = Scenario()
    before = price_for(game, "medicine")
    game.squad(0, "standard-bearer")
    assert price_for(game, "medicine") == before - 1


@pytest.mark.rule("XIB-GEN-15")
def test_two_cards_lower_the_price_of_medicine_to_1_and_no_further() -> None:
    game = Scenario()
    assert price_for(game, "medicine") == 2
    game.slot(0, 1, "surgeon")
    assert price_for(game, "medicine") == 1
    game.squad(0, "standard-bearer")
    game.ark("bomber", seat=0, life=3)
    game.dice(r1=1)
    game.resources(1)
    assert price_for(game, "medicine") == 1
    game.shows("XIB-GEN-15")
    game.do("medicine")
    assert game.s.resources[0] == 0


def test_walker() -> None:
    game = Scenario()
    game.squad(0, "walker")
    game.choose_pool(0)
    assert "pool resource=3 attack=2" in game.legal()


def test_corsair_turncoat() -> None:
    game = in_ark("corsair")
    game.chance("roll-paragon blank=1")
    game.do("attack p2 symbols=1")
    assert game.s.resources == [10, 8]
    game = in_ark("turncoat")
    game.chance("roll-paragon blank=1")
    game.do("attack p2 symbols=1")
    assert game.s.resources == [9, 10]


@pytest.mark.parametrize("card", ["drone-pilot", "arsenal"])
def test_drone_pilot_and_arsenal(card: str) -> None:
    game = Scenario()
    if card == "arsenal":
        game.slot(0, 1, card)
    else:
        game.squad(0, card)
    game.choose_pool(0)
    game.chance("roll-resource blank=4", "roll-attack blank=2")
    game.do("pool resource=4 attack=2")
    assert game.pool() == {"attack": 1}


def test_siege_gunner() -> None:
    game = in_ark("siege-gunner")  # 3 + 2 against 3 + 2
    game.slot(1, 1, "bunker")
    game.chance("roll-paragon p1=1")
    game.do("attack p2 symbols=1", "spare")
    assert game.s.paragon[0] == 1


def test_siege_gunner_in_the_squad() -> None:
    game = Scenario()
    game.squad(0, "siege-gunner")  # its 2 more are for attacks from the ark
    game.ark("jaguar-knight", life=10)
    game.dice(attack=1, r1=1)
    game.do("attack ark symbols=1")
    assert game.s.life == 10 - 3


# Civilians and buildings


def test_prices_of_cards() -> None:
    game = Scenario(2, ["castor-rebels", "ska"])
    for slot, card in ((1, "engineer"), (2, "recruiter"), (3, "market-hall"), (4, "workshop")):
        game.slot(0, slot, card)
    assert price_of(game, "refinery") == 4
    assert price_of(game, "bomber") == 4
    assert price_of(game, "trader") == 3
    assert price_of(game, "purge") == 4
    assert price_of(game, "monument") == 7
    game.level(0, 3)
    assert price_for(game, "upgrade") == 8 - 1 - 2


def test_prices_of_actions() -> None:
    game = Scenario(2, ["brigade-rouge", "ska"])
    for slot, card in ((1, "surgeon"), (2, "acolyte"), (3, "armourer"), (4, "workshop")):
        game.slot(0, slot, card)
    game.s.done = 1 << ACTIONS.index("tactical-attack")  # the first one is free
    prices = {action: price_for(game, action) for action in ACTIONS[:-1]}
    assert prices == {
        "reorganise": 1,
        "medicine": 2,
        "weapon-technology": 1,
        "tactical-attack": 1,
        "harvest": 3,
        "discard": 2,
    }


def test_armourer() -> None:
    game = in_ark("bomber", critical=1)  # 4 + 1 + 1 against 4 + 2
    game.slot(0, 1, "armourer")
    game.slot(1, 1, "bunker")
    game.chance("roll-paragon p1=1")
    game.do("attack p2 criticals=1", "spare")
    assert game.s.paragon[0] == 1


def test_workshop() -> None:
    game = in_ark("veteran")  # 4 against 3 + 1, then against 4 + 1
    game.slot(1, 1, "workshop")
    game.chance("roll-paragon p1=1")
    game.do("attack p2 symbols=1", "spare")
    assert game.s.paragon[0] == 1
    game = in_ark("veteran")
    game.slot(1, 2, "workshop")
    game.do("attack p2 symbols=1")
    assert game.s.paragon[0] == 0


def test_surgeon() -> None:
    game = Scenario(3)
    game.ark("bomber", seat=0, life=3)
    game.slot(0, 1, "surgeon")
    game.resources(9)
    game.do("medicine")
    assert game.s.life == 6


@pytest.mark.parametrize(("card", "dice", "price"), [("astrologer", 1, 2), ("shrine", 2, 3)])
def test_astrologer_and_shrine(card: str, dice: int, price: int) -> None:
    game = Scenario()
    game.slot(0, 1, card)
    game.resources(5)
    game.turn(0)
    assert game.legal() == ["apply -", "skip"]
    game.chance(f"roll-paragon p1={dice}")
    game.do("apply -")
    assert (game.s.paragon[0], game.s.resources[0]) == (dice, 5 - price)


@pytest.mark.rule("XIB-EFF-06")
def test_an_effect_with_a_price_may_be_declined() -> None:
    game = Scenario()
    game.slot(0, 1, "shrine")
    game.resources(5)
    game.turn(0)
    game.do("skip")
    assert game.s.resources[0] == 5
    assert game.top == "ChoosePool"


def test_informer_and_market_crash() -> None:
    game = Scenario()
    game.market("rifleman", "bomber")
    game.slot(0, 1, "informer")
    game.do("use slot1")
    assert game.legal() == ["apply -", "apply - which=1", "apply - which=2", "apply - which=3"]
    game.do("apply -")
    assert game.discarded("rifleman") == game.discarded("bomber") == 1
    crash = event("market-crash")
    assert sum(crash.s.discards) == 8 + 1  # all open cards, and the event itself


@pytest.mark.rule("XIB-APO-05")
def test_effects_replace_open_cards_in_apocalypse_mode_too() -> None:
    game = Scenario(mode="apocalypse")
    game.market("rifleman")
    game.slot(0, 1, "informer")
    game.do("use slot1", "apply -")
    assert game.discarded("rifleman") == 1


def test_saboteur_and_agitator() -> None:
    game = Scenario()
    game.slot(0, 1, "saboteur")
    game.slot(0, 2, "agitator")
    game.slot(1, 1, "bunker")
    game.squad(1, "rifleman", "bomber")
    game.resources(9)
    game.do("use slot1", "use slot2")
    assert game.discarded("bunker") == 1
    assert game.cards(1, 0) == ["bomber", "rifleman"]
    assert game.s.resources[0] == 9 - 3 - 1
    game.shows("XIB-EFF-11")
    assert game.why("use slot1") == "XIB-EFF-11"


def test_tax_collector() -> None:
    game = Scenario(3)
    game.slot(0, 1, "tax-collector")
    game.resources(0, 2, 0)
    game.turn(0)
    game.settle()
    assert game.s.resources == [1, 1, 0]  # 1 for the collector itself, which is of the SKA


def test_pacifist_slag_heap_bunker_and_watchtower() -> None:
    game = in_ark("berserker", attack=2)  # 5 with one die, 10 with two; Castor Rebels have 3
    game.slot(1, 1, "watchtower")
    game.level(1, 2)  # 4 + 2 against one die
    game.do("attack p2 symbols=1")
    assert game.s.paragon == [0, 5]
    game = in_ark("bomber")
    game.slot(1, 1, "pacifist")  # 3 + 3
    game.do("attack p2 symbols=1")
    assert game.s.paragon == [0, 5]


def test_pacifist_and_vault_guard_paragon() -> None:
    game = in_ark("berserker", attack=2)
    game.slot(1, 1, "vault")
    game.chance("roll-paragon p2=1")
    game.do("attack p2 symbols=2", "spare")
    assert game.s.paragon == [1, 4]


def test_watchman() -> None:
    game = in_ark("bomber")  # 4 against 4 + 1
    game.squad(1, "trench-guard")
    game.slot(1, 1, "watchman")
    game.do("attack p2 symbols=1", "block")
    assert game.cards(1, 0) == ["trench-guard"]


def test_refinery_field_hospital_and_monument() -> None:
    game = Scenario(3)
    for slot, card in ((1, "refinery"), (2, "field-hospital"), (3, "monument")):
        game.slot(0, slot, card)
    game.ark("bomber", seat=0, life=3)
    game.resources(0)
    game.chance("roll-paragon p1=1")
    game.turn(0)
    game.do("resolve slot1", "resolve slot2")
    assert game.s.resources[0] == 2 + 2 - 1  # income, refinery, monument
    assert (game.s.life, game.s.paragon[0]) == (4, 1)


def test_black_market() -> None:
    game = Scenario()
    game.slot(0, 1, "black-market")
    game.do("use slot1", "apply - which=1")
    assert game.pool() == {"attack": 1}


# Events


def test_air_raid_and_mutiny() -> None:
    game = event("air-raid")
    assert game.legal() == ["apply p2-slot1", "apply p2-slot2"]
    game.do("apply p2-slot2")
    assert game.discarded("bunker") == 1
    game = event("mutiny")
    assert game.legal() == ["apply p2-squad", "apply p2-slot1 which=1"]
    game.do("apply p2-slot1 which=1")
    assert game.cards(1, 1) == ["engineer", "trader"]


def test_assassination_and_defection() -> None:
    assert event("assassination").discarded("raider") == 1
    game = event("defection")
    assert (game.cards(0, 0), game.cards(1, 0)) == (["raider"], ["rifleman"])


def test_effects_strike_the_cards_of_others_only() -> None:
    game = Scenario()
    game.squad(0, "rifleman", "bomber")
    game.slot(0, 1, "trader", "trader")
    game.market("assassination", "air-raid")
    game.resources(25)
    game.do("buy-event assassination", "buy-event air-raid")
    game.market("mutiny")
    game.do("buy-event mutiny")
    assert (game.cards(0, 0), game.cards(0, 1)) == (["rifleman", "bomber"], ["trader", "trader"])


def test_pilfering_and_desecration() -> None:
    assert event("pilfering").s.resources == [8, 6]
    assert event("desecration").s.paragon == [1, 4]


def test_reinforcements() -> None:
    game = event("reinforcements")
    assert price_of(game, "bomber") == 2


@pytest.mark.rule("XIB-EVT-05")
def test_battle_frenzy_and_smoke_screen() -> None:
    game = in_ark("rifleman", attack=1)
    game.market("battle-frenzy", "smoke-screen")
    game.squad(1, "shield-bearer")
    game.chance("roll-paragon p1=1")
    game.do("buy-event battle-frenzy", "buy-event smoke-screen", "attack p2 symbols=1")  # 2 + 1 against 3
    assert game.s.paragon == [1, 4]


def test_fortification() -> None:
    game = event("fortification")
    game.ark("berserker", seat=1)
    game.action(1)
    game.paragon(3, 0)
    game.dice(attack=1, r1=1)
    game.do("attack p1 symbols=1")  # 5 against 4 + 3
    assert game.s.paragon == [3, 0]


def test_ammunition_and_tribute() -> None:
    game = Scenario()
    game.squad(0, "rifleman", "bomber", "scout")
    game.market("ammunition", "tribute")
    game.resources(9)
    game.do("buy-event ammunition")
    assert game.pool() == {"attack": 2}
    game.do("buy-event tribute")
    assert game.s.resources[0] == 9 - 3 - 2 + 6  # both are of the SKA


@pytest.mark.rule("XIB-ARK-05")
@pytest.mark.rule("XIB-ARK-33")
@pytest.mark.rule("XIB-EFF-13")
@pytest.mark.parametrize(("answer", "left"), [("apply -", ""), ("skip", "bomber")])
def test_evacuation(answer: str, left: str) -> None:
    game = in_ark("bomber")
    game.market("evacuation")
    game.do("buy-event evacuation")
    assert game.legal() == ["apply -", "skip"]
    if answer == "skip":
        game.shows("XIB-EFF-13")
    game.do(answer)
    assert game.in_ark() == left
    assert game.cards(0, 0) == ([] if left else ["bomber"])
    assert game.s.resources[0] == 8  # 3 paid, and 2 in any case
