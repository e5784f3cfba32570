"""Decisions where rulebook and inventory leave a question open: each ruling with a test that shows it."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall import combat
from ludarium.games.voidfall.counting import measured, sector_upkeep, upkeep
from ludarium.games.voidfall.evaluation_phase import Decrees
from ludarium.games.voidfall.flow import Cycle
from ludarium.games.voidfall.measures import measure
from ludarium.games.voidfall.moves.cards import technology_limit
from ludarium.games.voidfall.moves.fleets import yards
from ludarium.kernel.cells import with_value
from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_events import box
from tests.games.voidfall.test_invasion import invading
from tests.games.voidfall.test_technologies import knowing, selecting

# Fleet power


@pytest.mark.rule("VF-FLT-22")
def test_fenrax_may_wait_with_its_step_until_more_is_deployed() -> None:
    game = Scenario("fenrax", "belitan", scenario="ember-ring")
    home = game.home(0)
    game.active(0, 3)
    game.effect(0, "deploy 3")
    game.do(f"deploy s{home} corvette", "done", f"deploy s{home} corvette")
    step = next(text for text in game.legal if text.startswith(f"regroup s{home}"))
    game.do(step, f"deploy s{home} corvette")
    assert game.over(), "once a turn"


@pytest.mark.rule("VF-FLT-23")
def test_fenrax_does_not_count_a_carrier_twice_that_moves_on() -> None:
    game = Scenario("fenrax", "belitan", scenario="ember-ring")
    home, outpost = game.home(0), game.outpost(0)
    first, later = sorted((home, outpost))
    game.without_technologies()
    game.technology(0, "carriers")
    game.put(0, first, corvette=1, carrier=1)
    game.put(0, later, corvette=1)
    for sector in range(game.match.givens.n):
        game.sector(sector, shipyard=0)
    game.sector(later, shipyard=1)
    game.active(0, 5)
    game.give(0)
    before = game.s.active[0]
    game.effect(0, "deploy yards")
    game.do(f"deploy s{first} corvette", f"regroup s{first} s{later} carrier")
    while not game.over():
        game.do(game.legal[0])
    assert before - game.s.active[0] == 2, "one for the carrier, one for the shipyard"


@pytest.mark.rule("VF-FLT-24")
def test_orbital_docks_add_a_shipyard_where_there_is_one() -> None:
    game = knowing("orbital-docks")
    here = game.outpost(0)
    game.put(0, here, corvette=1, carrier=1)
    game.sector(here, shipyard=0, starbase=1)
    assert yards(game.s, 0, here) == 2, "a starbase and a carrier only count as shipyards"
    game.sector(here, shipyard=2, starbase=0)
    game.put(0, here, corvette=1)
    assert yards(game.s, 0, here) == 3, "one more for the sector, not for each"


# Technologies


@pytest.mark.rule("VF-TEC-25", "VF-TEC-03")
def test_who_takes_the_sector_of_a_fallen_house_later_gains_no_technology_field() -> None:
    game = Scenario()
    game.without_technologies()
    fallen = game.fallen_sector()
    game.s.claimed = with_value(game.s.claimed, fallen, 1)
    game.put(0, game.match.givens.near[fallen][0], corvette=1)
    before = technology_limit(game.s, 0)
    invading(game, fallen, corvette=3)
    while not game.over():
        game.do(game.legal[-1])
    assert (game.s.owner[fallen], technology_limit(game.s, 0) - before) == (0, 0)


@pytest.mark.rule("VF-TEC-26", "VF-CMB-45")
def test_improved_targeting_gives_the_first_shot_and_no_initiative() -> None:
    game = knowing("targeting", improved=True)
    game.technology(1, "targeting", improved=True)
    target = game.outpost(1)
    game.put(1, target, corvette=2)
    game.sector(target, defence=0)
    equal, stronger = (combat.forecast(game.s, 0, target, [power, 0, 0, 0, 0]) for power in (2, 3))
    assert [fight.strength(end, 0) for end in (equal, stronger)] == [0, 2], "two first shots cancel each other"


@pytest.mark.rule("VF-TEC-27")
@pytest.mark.parametrize("improved", [False, True])
def test_hyperdrive_regroups_no_more_after_an_invasion(improved: bool) -> None:
    game = knowing("hyperdrive", improved)
    target = game.void_beside(0)
    game.give(0, energy=9)
    game.put(0, game.outpost(0), corvette=4)
    selecting(game, "conquest")
    assert "extra hyperdrive" in game.legal
    game.do("act", "use invade", f"invade s{target}")
    game.do(next(text for text in game.legal if text.startswith("send")))
    while not game.top("Act"):
        game.do("attack" if "attack" in game.legal else game.legal[-1])
    assert "extra hyperdrive" not in game.legal
    assert game.refused("extra hyperdrive") == "VF-FOC-19"


@pytest.mark.rule("VF-TEC-28", "VF-RES-23")
def test_trade_nexus_offers_its_token_in_ones_own_turn_only() -> None:
    game = knowing("trade-nexus", improved=True)
    game.give(0, food=15)
    game.sector(game.outpost(0), population=3, corrupt=False, farmers=1)
    game.effect(0, "produce F")
    assert game.legal == ["use influence", "use token"]
    before = game.s.influence[0]
    game.effect(0, "produce F")
    game.s.turn = -1
    game.s.used = 0
    game.settled()
    assert game.s.influence[0] == before + 3


@pytest.mark.rule("VF-TEC-29")
def test_energy_cells_take_the_upkeep_of_sectors_away_but_not_the_symbols() -> None:
    game = knowing("energy-cells")
    game.s.tokens[0] = 0
    here = game.outpost(0)
    game.sector(here, farmers=3, engineers=0, miners=0, bankers=0, scientists=0)
    due, symbols = upkeep(game.s, 0), sector_upkeep(game.s, 0)
    game.technology(0, "energy-cells", improved=True)
    assert (upkeep(game.s, 0), sector_upkeep(game.s, 0)) == (due - symbols, symbols)
    assert symbols > 0
    assert measured(game.s, 0, measure("sector-upkeep")) == symbols, "1F counts the symbols"
    assert measured(game.s, 0, measure("upkeep")) == due - symbols, "2A, 2B and 2I count what is due"


@pytest.mark.rule("VF-COR-20", "VF-COR-11")
def test_improved_chambers_let_a_second_marker_of_their_own_go() -> None:
    game = knowing("decontamination-chambers", improved=True)
    game.s.chambers = (3, 0)
    game.effect(0, "purify")
    game.do("purify chambers")
    assert game.legal == ["purify chambers", "done"]
    game.do("purify chambers")
    assert game.over()
    assert game.s.chambers[0] == 1, "one more, not all of them"


# Agendas


@pytest.mark.rule("VF-AGE-22")
def test_wealth_founds_first_and_produces_what_the_guild_gives() -> None:
    game = Scenario()
    here = game.outpost(0)
    game.sector(here, farmers=0, engineers=0, miners=0, bankers=0, scientists=0)
    game.effect(0, "guild-and-produce")
    assert all(text.startswith("found") or text == "done" for text in game.legal)
    game.do(f"found s{here} miners")
    assert game.legal == ["produce materials", "done"]
    game.effect(0, "guild-and-produce")
    game.do("done")
    assert len([text for text in game.legal if text.startswith("produce")]) == 5, "without a guild any one type"


@pytest.mark.rule("VF-AGE-23")
def test_the_fourth_field_can_be_corrupted_and_makes_skirmishes_stronger() -> None:
    game = knowing("central-surveillance")
    game.corrupt(0)
    game.effect(0, "corrupt field", must=True)
    assert "corrupt field-4" not in game.legal
    game.technology(0, "central-surveillance", improved=True)
    game.effect(0, "corrupt field", must=True)
    game.do("corrupt field-4")
    assert combat.strength(game.s, 0, 0) == 1


@pytest.mark.rule("VF-AGE-24")
def test_a_sector_without_guild_slots_is_neither_full_nor_free() -> None:
    game = Scenario()
    bare = next(sector for sector in range(game.match.givens.n) if not game.match.givens.guild_slots[sector])
    full, free = measure("sectors full"), measure("empty-guild-slots")
    before = measured(game.s, 0, full), measured(game.s, 0, free)
    game.put(0, bare, corvette=1)
    assert (measured(game.s, 0, full), measured(game.s, 0, free)) == before


# An action whose cost an event has replaced (3I)


def radiant(house: str, other: str, scenario: str, focus: str, action: int, corrupt: bool = False) -> Scenario:
    """Radiant Future: the first player has selected a preferred focus and takes an action for 1 credit."""
    game = Scenario(house, other, scenario=scenario, event="radiant-future")
    game.s.hand, game.s.discard = (511, 511), (0, 0)
    game.corrupt(0)
    for own in (game.home(0), game.outpost(0)):
        game.sector(own, corrupt=False, farmers=0, engineers=0, miners=0, bankers=0, scientists=0)
    game.sector(game.outpost(0), corrupt=corrupt)
    game.give(0, credits=1)
    game.turn(0, cycle=3)
    game.do(f"select {focus}", f"act action={action}")
    assert sum(game.stock(0).values()) == 0
    return game


@pytest.mark.rule("VF-FOC-26")
def test_dunlorks_settle_for_a_credit_settles_where_the_player_says() -> None:
    game = radiant("dunlork", "belitan", "ember-ring", "development", 1)
    home, outpost = game.home(0), game.outpost(0)
    power = game.power(home) + game.power(outpost)
    assert game.legal == [f"at s{sector}" for sector in sorted((home, outpost))]
    assert game.refused("at s31") == "VF-FOC-26"
    game.shows("VF-FOC-26")
    game.do(f"at s{outpost}")
    game.do("use guild")
    assert all(text == "done" or text.startswith(f"found s{outpost} ") for text in game.legal)
    assert game.power(home) + game.power(outpost) == power, "nothing is recalled"


@pytest.mark.rule("VF-FOC-26")
def test_belitans_restore_for_a_credit_removes_corruption() -> None:
    game = radiant("belitan", "cortozaar", "ember-ring", "progress", 2, corrupt=True)
    game.do("use purify")
    assert game.legal == [f"purify s{game.outpost(0)}", "done"], "the only sector in which it can"


@pytest.mark.rule("VF-FOC-26")
def test_astorans_rebuild_for_a_credit_founds_where_the_player_says() -> None:
    game = radiant("astoran", "belitan", "broken-lanes", "prosperity", 2)
    home, outpost = game.home(0), game.outpost(0)
    assert game.legal == [f"at s{sector}" for sector in sorted((home, outpost))], "no installation is needed"
    game.do(f"at s{home}")
    assert any(text.startswith(f"found s{home} ") for text in game.legal)


@pytest.mark.rule("VF-EVT-22", "VF-EVT-14")
def test_radiant_future_upgrades_what_was_paid_for() -> None:
    game = Scenario()
    game.glory(0, 1, 2)
    game.give(0, credits=1)
    box(game, "radiant-future", 0, 3)
    game.do("use upgrade")
    assert game.legal == ["upgrade value=1", "upgrade value=2"], "it cannot be declined any more"


# Events


@pytest.mark.rule("VF-EVT-17")
def test_uprising_places_item_by_item() -> None:
    game = Scenario()
    target = game.void_beside(0)
    game.sector(target, population=4, void=2)
    bounty, reclaim = game.s.bounty_at[target], game.s.reclaim_at[target]
    box(game, "uprising-of-humanity", 0, 2)
    game.settled()
    found = game.s.void[target], game.s.bounty_at[target] - bounty, game.s.reclaim_at[target] - reclaim
    assert found == (3, 1, 1), "one of the two fleet power does not fit, everything else does"


@pytest.mark.rule("VF-EVT-18", "VF-EVT-15")
def test_straight_to_hell_takes_nothing_where_nothing_can_be_given() -> None:
    game = Scenario(event="straight-to-hell")
    home = game.home(0)
    game.give(0)
    for sector in range(game.match.givens.n):
        if game.s.owner[sector] == 0 and sector != home:
            game.sector(sector, corrupt=True)
    game.corrupt(0, "society", "government", "economy", "field-1", "field-2", "field-3", f"s{game.outpost(0)}")
    game.active(0, 1)
    game.effect(0, "deploy home 1")
    game.do(f"deploy s{home} corvette")
    assert game.over()


@pytest.mark.rule("VF-EVT-19")
def test_straight_to_hell_takes_nothing_outside_ones_own_turn() -> None:
    game = Scenario(event="straight-to-hell")
    game.give(0, materials=3)
    game.active(0, 1)
    game.effect(0, "deploy home 1")
    game.s.turn = -1
    game.do(f"deploy s{game.home(0)} corvette")
    assert game.over()
    assert game.stock(0)["materials"] == 3


@pytest.mark.rule("VF-EVT-20", "VF-FOC-16")
def test_strength_in_numbers_activates_two_or_deploys_two() -> None:
    game = Scenario()
    game.active(0, 2)
    active = game.s.active[0]
    box(game, "strength-in-numbers", 2, 2)
    assert game.legal == ["use activate", "use deploy", "done"]
    game.do("use activate")
    assert (game.s.active[0], game.ask.seat) == (active + 2, 1), "the other half is gone"


@pytest.mark.rule("VF-EVT-21")
def test_glorious_ascension_counts_pure_tracks_of_level_0() -> None:
    game = Scenario(event="glorious-ascension")
    game.corrupt(0, "economy")
    game.s.tracks = (2, 0, 0, *game.s.tracks[3:])
    game.active(0, 0)
    game.s.stack = [Cycle(1, 3), Decrees(0)]
    game.s.pending = None
    while game.s.active[0] == 0:
        game.do(game.legal[0])
    assert game.s.active[0] == 2, "society at level I and government at level 0"
