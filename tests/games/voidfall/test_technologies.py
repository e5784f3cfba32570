"""Technologies at home: immediate effects, production, upkeep, population, cards, corruption and tokens, one by one.

Those of fleets and combat are in `test_military_technologies`.
"""

from __future__ import annotations

import pytest

from ludarium.games.voidfall.atoms import field_count, free_places, guild_room
from ludarium.games.voidfall.counting import measured, production_levels, sector_symbols
from ludarium.games.voidfall.evaluation_phase import Evaluation, Upkeep
from ludarium.games.voidfall.flow import Cycle
from ludarium.games.voidfall.measures import measure
from ludarium.games.voidfall.state import CHAMBERS_PLACE, NOBODY
from ludarium.games.voidfall.vocabulary import CREDITS, SCIENCE
from tests.games.voidfall.scenario import Scenario


def knowing(name: str, improved: bool = False) -> Scenario:
    """A game in which the first player owns this technology and nobody any other."""
    game = Scenario()
    game.without_technologies()
    game.technology(0, name, improved)
    return game


def selecting(game: Scenario, focus: str) -> None:
    """The first player has all focus cards and selects this one."""
    game.s.hand, game.s.discard = (511, 511), (0, 0)
    game.turn(0)
    game.do(f"select {focus}")


# Immediate effects


@pytest.mark.rule("VF-TEC-12")
@pytest.mark.parametrize(
    ("technology", "answers"),
    [
        ("shields", ["deploy s0 corvette"]),
        ("escape-pods", ["use activate", "use trade"]),
        ("targeting", ["use deploy", "deploy s0 corvette", "use energy"]),
        ("data-refinery", ["use credits", "use science"]),
        ("orbital-docks", ["use activate", "build s2 shipyard"]),
        ("energy-cells", ["use activate", "pay energy=2"]),
        ("torpedoes", ["use deploy", "deploy s0 corvette", "use materials"]),
        ("starbases", ["build s2 starbase"]),
        ("destroyers", ["deploy s0 destroyer"]),
        ("cloning", ["use activate"]),
        ("terraforming", ["use grow", "grow s2"]),
        ("neural-matrix", ["found s0 bankers"]),
        ("dreadnoughts", ["deploy s0 dreadnought", "pay materials=1"]),
        ("decontamination-chambers", ["shift field-3 chambers"]),
        ("hyperdrive", ["done", "done", "done"]),
        ("tactical-transports", ["use deploy", "deploy s2 corvette"]),
        ("robotics", []),
        ("ark-ships", ["use guild", "found s2 miners"]),
        ("deep-space-missiles", ["use installation", "build s2 shipyard"]),
        ("sentries", ["use deploy", "deploy s0 sentry"]),
        ("carriers", ["use deploy", "deploy s0 carrier", "pay food=1"]),
        ("central-surveillance", ["upgrade value=1"]),
        ("salvage-scanner", ["use deploy", "deploy s2 corvette"]),
        ("purifier", ["use purify", "purify field-3"]),
        ("autonomous-drones", ["use deploy", "deploy s2 corvette", "use trade"]),
        ("trade-nexus", ["use trade"]),
        ("combat-replicators", []),
        ("cybernetics", ["found s0 bankers"]),
    ],
)
def test_gaining_the_basic_card_gives_its_immediate_effect(technology: str, answers: list[str]) -> None:
    game = Scenario()
    game.without_technologies()
    game.s.copies = (1,) * len(game.s.copies)
    game.chance("draw-bounty choice", "draw-bounty choice", "draw-bounty choice")
    game.active(0, 3)
    game.effect(0, "technology basic")
    if technology == "combat-replicators":
        game.shows("VF-TEC-12")
    game.do(f"research {technology}", *answers)
    assert game.over()


# Production, upkeep, population


def test_data_refinery_and_orbital_docks_raise_production_levels() -> None:
    game = knowing("data-refinery")
    before = production_levels(game.s, 0)[SCIENCE]
    game.sector(game.outpost(0), bankers=1, miners=0)
    assert production_levels(game.s, 0)[SCIENCE] == before + 2
    docks = knowing("orbital-docks")
    before = production_levels(docks.s, 0)[CREDITS]
    docks.technology(0, "orbital-docks", improved=True)
    assert production_levels(docks.s, 0)[CREDITS] == before + 2, "for the shipyard of the home"


@pytest.mark.rule("VF-EVA-09", "VF-RES-21")
def test_with_an_improved_refinery_no_more_is_given_than_needed() -> None:
    game = knowing("data-refinery", improved=True)
    game.give(0, food=2, credits=2)
    game.s.stack = [Cycle(1, 3), Evaluation(2, 0), Upkeep(0)]
    game.s.pending = None
    assert game.legal == ["upkeep credits=1", "upkeep food=2"]
    game.sector(game.outpost(0), farmers=1)
    game.s.stack = [Cycle(1, 3), Evaluation(2, 0), Upkeep(0)]
    game.s.pending = None
    assert game.legal == ["upkeep credits=2", "upkeep food=1 credits=1"]


def test_neural_matrix_gives_two_credits_before_they_are_produced() -> None:
    game = knowing("neural-matrix")
    game.give(0)
    game.effect(0, "produce C")
    assert game.over()
    assert game.stock(0)["credits"] == 2
    game.effect(0, "produce F")
    assert game.top("Select")
    assert game.stock(0)["credits"] == 2, "nothing before other resources"
    game.give(0, credits=14)
    game.effect(0, "produce C")
    assert game.top("Select")
    assert game.s.influence[0] == 10, "what is gained before is not produced"
    game.give(0, credits=2)
    game.technology(0, "neural-matrix", improved=True)
    selecting(game, "production")
    game.do("extra neural-matrix")
    assert game.stock(0)["credits"] == 4
    game.sector(game.outpost(0), bankers=2)
    selecting(game, "innovation")
    game.do("extra neural-matrix way=1")
    assert game.s.influence[0] == 12, "1 for each pure guild of bankers"


def test_cloning_pays_for_growth_in_pure_sectors() -> None:
    game = knowing("cloning")
    game.give(0)
    game.effect(0, "grow")
    game.do(f"grow s{game.home(0)}")
    assert game.legal == ["use credits", "use activate", "done"]
    game.do("use credits")
    assert game.stock(0)["credits"] == 1


def test_what_cloning_gives_may_be_declined_between_two_growths() -> None:
    game = knowing("cloning")
    home, outpost = game.home(0), game.outpost(0)
    game.sector(home, population=2)
    game.sector(outpost, population=2)
    game.effect(0, "2x(grow)")
    game.do(f"grow s{home}", "done", f"grow s{outpost}", "done")
    assert (game.s.population[home], game.s.population[outpost]) == (3, 3)
    assert game.over()
    game.effect(0, "2x(grow)")
    game.do("done")
    assert game.over(), "declining growth itself declines all of it"


def test_terraforming_costs_a_material_until_it_is_improved() -> None:
    game = knowing("terraforming")
    game.give(0)
    for focus in ("prosperity", "innovation"):
        game.technology(0, "terraforming")
        selecting(game, focus)
        assert "extra terraforming" not in game.legal
        game.technology(0, "terraforming", improved=True)
        assert "extra terraforming" in game.legal


def test_cybernetics_gives_two_resources_for_a_guild_and_improved_for_growth() -> None:
    game = knowing("cybernetics")
    here = game.outpost(0)
    game.give(0)
    game.effect(0, "guild bankers")
    game.do(f"found s{here} bankers")
    assert game.stock(0)["credits"] == 2
    game.effect(0, "grow")
    game.do(f"grow s{here}")
    assert game.top("Select")
    game.technology(0, "cybernetics", improved=True)
    game.effect(0, "grow")
    game.do(f"grow s{here}")
    assert game.legal == ["take energy", "take materials", "take credits"]
    game.do("take energy")
    assert game.stock(0)["energy"] == 2
    game.sector(here, engineers=0, miners=0, bankers=0)
    game.effect(0, "grow")
    game.do(f"grow s{here}")
    assert game.top("Select"), "no guild, no resources"


def test_ark_ships_hold_two_guilds_at_home_and_improved_ones_four() -> None:
    game = knowing("ark-ships")
    home = game.home(0)
    assert measured(game.s, 0, measure("empty-guild-slots")) == 2
    game.sector(home, farmers=3)
    assert measured(game.s, 0, measure("empty-guild-slots")) == 1, "that of the outpost"
    assert guild_room(game.s, home)
    game.sector(home, farmers=4)
    assert not guild_room(game.s, home)
    assert sector_symbols(game.s, 0, home) == 0, "outside the slots nothing is kept up"
    game.technology(0, "ark-ships", improved=True)
    assert guild_room(game.s, home)
    game.sector(home, farmers=6)
    assert not guild_room(game.s, home)
    game.sector(game.home(1), farmers=2)
    assert not guild_room(game.s, game.home(1)), "others have none"
    selecting(game, "reinforcement")
    game.do("extra ark-ships")
    assert game.legal == [f"grow s{home}", "done"]


def test_tactical_transports_trade_fleet_power_and_population() -> None:
    game = knowing("tactical-transports")
    selecting(game, "conquest")
    assert [text for text in game.legal if text.startswith("extra")] == ["extra tactical-transports way=1"]
    active = game.s.active[0]
    game.do("extra tactical-transports way=1")
    assert (game.s.active[0], game.s.population[game.outpost(0)]) == (active + 1, 1)
    selecting(game, "prosperity")
    game.do("extra tactical-transports", f"recall s{game.home(0)} corvette", f"grow s{game.outpost(0)}")
    assert (game.s.active[0], game.s.population[game.outpost(0)]) == (active + 2, 2)


@pytest.mark.rule("VF-TEC-34", "VF-FOC-19")
@pytest.mark.parametrize(("focus", "ways"), [
    ("prosperity", ["extra tactical-transports"]), ("conquest", ["extra tactical-transports way=1"]),
    ("politics", ["extra tactical-transports", "extra tactical-transports way=1"]), ("development", []),
])  # fmt: skip
def test_improved_transports_keep_their_focuses_and_go_with_preferred_ones_once_a_turn(
    focus: str, ways: list[str]
) -> None:
    game = knowing("tactical-transports", improved=True)
    selecting(game, focus)
    assert [text for text in game.legal if text.startswith("extra")] == ways
    if ways:
        game.shows("VF-TEC-34")
        game.do(ways[-1])
        while not game.top("Act"):
            game.do(game.legal[0])
        assert not any(text.startswith("extra") for text in game.legal), "one of the two, not both"


# Cards, corruption, tokens


def test_central_surveillance_opens_a_fifth_agenda() -> None:
    game = knowing("central-surveillance")
    selecting(game, "politics")
    assert "extra central-surveillance" in game.legal
    assert field_count(game.s, 0) == 3
    game.technology(0, "central-surveillance", improved=True)
    assert field_count(game.s, 0) == 4
    selecting(game, "politics")
    game.do("extra central-surveillance")
    assert game.s.population[game.outpost(0)] == 1
    assert game.legal == ["use agenda", "use upgrade", "done"]


def test_the_chambers_hold_two_markers_and_improved_ones_three() -> None:
    game = knowing("decontamination-chambers")
    held = []
    for improved in (False, True):
        game.technology(0, "decontamination-chambers", improved)
        game.s.chambers = (0, 0)
        while CHAMBERS_PLACE in free_places(game.s, 0):
            game.s.chambers = (game.s.chambers[0] + 1, 0)
        held.append(game.s.chambers[0])
    assert held == [2, 3]


def test_a_purifier_removes_corruption_with_temptation_and_improved_at_shipyards() -> None:
    game = knowing("purifier")
    here = game.outpost(0)
    game.give(0, science=2)
    selecting(game, "temptation")
    game.do("extra purifier", "purify field-3")
    assert game.stock(0)["science"] == 1
    game.technology(0, "purifier", improved=True)
    game.technology(0, "decontamination-chambers", improved=True)
    game.active(0, 2)
    game.sector(here, shipyard=1)
    game.corrupt(0, f"s{here}", "chambers", "society", "government")
    game.effect(0, "deploy yards")
    game.do("done", f"purify s{here}")
    assert game.legal == ["purify chambers", "done"], "the Chambers work whatever removes a marker"
    game.do("done")
    game.give(0, science=2)
    selecting(game, "temptation")
    game.do("extra purifier", "use purify", "purify society", "done", "use purify")
    assert game.stock(0)["science"] == 0


def test_who_gains_a_purifier_may_clean_an_agenda_field_for_a_science() -> None:
    game = Scenario()
    game.s.copies = (1,) * len(game.s.copies)
    game.give(0, science=1)
    game.corrupt(0, "society", "field-1", f"s{game.outpost(0)}")
    game.effect(0, "technology basic")
    game.do("research purifier", "use purify")
    assert game.legal == ["purify field-1", "done"]
    assert game.stock(0)["science"] == 0


@pytest.mark.rule("VF-TEC-33")
def test_an_improved_purifier_works_instead_of_deploying_at_any_yard() -> None:
    game = knowing("purifier", improved=True)
    here = game.outpost(0)
    game.sector(here, shipyard=1)
    for effect in ("deploy yards", "deploy at-yard 1"):
        game.corrupt(0, f"s{here}")
        game.active(0, 1)
        game.effect(0, effect)
        if effect == "deploy yards":
            game.do("done")
        game.do(f"purify s{here}")
        assert game.top("Select"), "it takes the place of the deployment"
        assert (game.s.corrupt[here], game.s.active[0]) == (0, 1)
        game.corrupt(0, f"s{here}")
        game.active(0, 0)
        game.effect(0, effect)
        assert game.top("Select"), "nothing can be deployed that it would be for"
    game.active(0, 1)
    game.effect(0, "deploy 1")
    assert f"purify s{here}" not in game.legal, "not at a yard"
    game.technology(0, "purifier")
    game.effect(0, "deploy at-yard 1")
    assert f"purify s{here}" not in game.legal


def test_a_basic_trade_nexus_changes_nothing_about_overproduction() -> None:
    game = knowing("trade-nexus")
    game.give(0, food=15)
    game.effect(0, "produce F")
    assert game.over()
    assert game.s.influence[0] == 13


def test_an_improved_trade_nexus_works_for_the_first_overproduction_of_a_turn() -> None:
    game = knowing("trade-nexus", improved=True)
    game.give(0, food=15, energy=15)
    game.s.used = 0
    game.effect(0, "produce F E")
    assert game.legal == ["use influence", "use token"]
    assert game.s.influence[0] == 13, "the second one pays at once"
    game.do("use token")
    assert game.over()
    assert (game.s.tokens[0], game.stock(0)["science"]) == (1, 0), "without a bonus"


@pytest.mark.parametrize(("turn", "board"), [(-1, 6), (0, 0)])
def test_without_a_turn_or_a_token_on_the_board_overproduction_pays_influence(turn: int, board: int) -> None:
    game = knowing("trade-nexus", improved=True)
    game.give(0, food=15)
    game.s.trade_board, game.s.boxed = board, 6 - board
    game.effect(0, "produce F")
    game.s.turn = turn
    assert game.over()
    assert game.s.influence[0] == 13


def test_robotics_doubles_nothing_that_cannot_be_paid_twice() -> None:
    game = knowing("robotics")
    game.give(0, materials=1)
    selecting(game, "development")
    assert "act double" not in game.legal
    game.give(0, materials=2)
    selecting(game, "development")
    assert "act double" in game.legal


def test_robotics_goes_with_development_and_improved_with_preferred_focuses_too() -> None:
    game = knowing("robotics")
    doubled = {}
    for improved in (False, True):
        game.technology(0, "robotics", improved)
        for focus in ("development", "progress", "production"):
            game.give(0, food=4, energy=4, materials=4, science=4)
            selecting(game, focus)
            doubled[improved, focus] = "act action=1 double" in game.legal
    assert [key for key, offered in doubled.items() if offered] == [
        (False, "development"), (True, "development"), (True, "progress"),
    ], "Belitan prefers progress"  # fmt: skip


def test_a_doubled_action_pays_nothing_for_a_half_it_cannot_do() -> None:
    game = Scenario("astoran", "belitan", scenario="far-harvest")
    game.without_technologies()
    game.technology(0, "robotics", improved=True)
    game.give(0, food=2)
    game.put(0, game.outpost(0))
    game.hold(NOBODY, game.outpost(0))
    game.put(0, game.home(0), corvette=1)
    selecting(game, "prosperity")
    game.do("act double", "done")
    assert game.stock(0)["food"] == 1
