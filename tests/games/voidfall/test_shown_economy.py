"""Production, prices, upkeep and places as the examples of their rules show them."""

from __future__ import annotations

import pytest

from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_cards import attach, gain


def acting(focus: str, cycle: int = 1, **stock: int) -> Scenario:
    """The first player has selected a focus, with these resources."""
    game = Scenario("belitan", "cortozaar", event="glorious-ascension")
    game.turn(0, cycle)
    game.give(0, **stock)
    game.do(f"select {focus}")
    return game


def producing(game: Scenario) -> None:
    game.do("act action=1")


@pytest.mark.rule("VF-GLD-01", "VF-GLD-02", "VF-POP-03")
def test_guilds_produce_their_resources() -> None:
    game = acting("production")
    producing(game)
    game.shows("VF-GLD-01", "VF-GLD-02", "VF-POP-03", look=f"{game.home(0)} {game.outpost(0)}")
    game.do("use produce")
    assert game.stock(0) == {"food": 1, "energy": 2, "materials": 1, "credits": 0, "science": 0}


@pytest.mark.rule("VF-POP-06", "VF-POP-07")
def test_population_behind_each_guild_makes_the_level_and_the_table_the_yield() -> None:
    game = acting("production")
    game.sector(game.home(0), population=6, farmers=2)
    producing(game)
    game.shows("VF-POP-06", "VF-POP-07", look=str(game.home(0)))
    game.do("use produce")
    assert game.stock(0)["food"] == 12, "level 12"


@pytest.mark.rule("VF-POP-10")
def test_guilds_of_a_corrupted_sector_produce() -> None:
    game = acting("production")
    game.sector(game.outpost(0), corrupt=True)
    producing(game)
    game.shows("VF-POP-10", look=str(game.outpost(0)))
    game.do("use produce")
    assert game.stock(0)["materials"] == 1, "the miners are in the corrupted sector"


@pytest.mark.rule("VF-POP-05")
def test_what_is_produced_beyond_the_limit_is_lost() -> None:
    game = acting("production", food=15)
    producing(game)
    game.shows("VF-POP-05")
    game.do("use produce")
    assert game.stock(0)["food"] == 15


@pytest.mark.rule("VF-POP-14")
def test_a_population_that_has_just_grown_produces_more_at_once() -> None:
    game = acting("production")
    game.s.tracks = (1, *game.s.tracks[1:])
    game.sector(game.home(0), population=3)
    game.do("act", "advance society", f"grow s{game.home(0)}")
    producing(game)
    game.shows("VF-POP-14", look=str(game.home(0)))
    game.do("use produce")
    assert game.stock(0)["food"] == 3, "level 4 instead of 3"


@pytest.mark.rule("VF-RES-02")
def test_influence_is_counted_at_once() -> None:
    game = acting("production")
    producing(game)
    before = game.s.influence[0]
    game.shows("VF-RES-02")
    game.do("use influence")
    assert game.s.influence[0] == before + 3, "for three guilds"


@pytest.mark.rule("VF-RES-06")
def test_credits_do_not_replace_science() -> None:
    game = acting("politics", credits=9)
    game.shows("VF-RES-06")
    assert game.refused("act") == "VF-FOC-13"


@pytest.mark.rule("VF-RES-11")
def test_nothing_replaces_credits() -> None:
    game = acting("politics", food=9, energy=9, materials=9, science=9)
    game.shows("VF-RES-11")
    assert game.refused("act action=2") == "VF-FOC-13"


@pytest.mark.rule("VF-BAS-06", "VF-BAS-07", "VF-BAS-15")
def test_where_installations_are_built() -> None:
    game = acting("development", materials=1)
    full, corrupted = game.outpost(0), game.void_beside(0)
    game.sector(full, shipyard=2, defence=1)
    game.put(0, corrupted, corvette=1)
    game.sector(corrupted, corrupt=True)
    game.do("act", "use installation")
    game.shows("VF-BAS-07")
    assert game.refused(f"build s{full} shipyard") == "VF-BAS-07"
    game.shows("VF-BAS-15")
    assert game.refused(f"build s{corrupted} starbase") == "VF-BAS-15"
    game.shows("VF-BAS-06")
    game.do(f"build s{corrupted} defence")
    assert game.s.installations[corrupted * 3 + 1] == 1


@pytest.mark.rule("VF-SEC-07")
def test_guilds_at_home_cannot_be_destroyed() -> None:
    game = Scenario(event="glorious-ascension")
    game.effect(0, "destroy guild")
    game.shows("VF-SEC-07")
    assert game.refused(f"destroy-guild s{game.home(0)} farmers") == "VF-SEC-07"


@pytest.mark.rule("VF-SEC-17", "VF-POP-02", "VF-POP-13")
def test_populations_that_do_not_grow() -> None:
    game = Scenario(event="glorious-ascension")
    belt, towers = game.kind("belt"), game.kind("megalopolis")
    game.put(0, belt, corvette=1)
    game.put(0, towers, corvette=1)
    game.effect(0, "grow")
    game.shows("VF-POP-13")
    assert game.refused(f"grow s{belt}") == "VF-POP-13"
    game.shows("VF-SEC-17", "VF-POP-02")
    assert game.refused(f"grow s{towers}") == "VF-POP-11"


@pytest.mark.rule("VF-RES-19", "VF-RES-20")
def test_effects_do_not_reach_what_belongs_to_others() -> None:
    game = Scenario(event="glorious-ascension")
    game.effect(0, "grow")
    game.shows("VF-RES-19", "VF-RES-20")
    assert game.refused(f"grow s{game.home(1)}") == "VF-POP-11"


@pytest.mark.rule("VF-SEC-12", "VF-SEC-18")
def test_corruption_never_lies_on_a_home() -> None:
    game = acting("temptation")
    game.do("act action=1")
    game.shows("VF-SEC-12", "VF-SEC-18")
    assert game.refused(f"corrupt s{game.home(0)}") == "VF-SEC-12"


@pytest.mark.rule("VF-COR-16")
def test_without_a_place_for_corruption_its_cost_cannot_be_paid() -> None:
    game = acting("temptation")
    game.corrupt(0, "society", "government", "economy", "field-1", "field-2", "field-3", f"s{game.outpost(0)}")
    game.shows("VF-COR-16")
    assert game.refused("act action=1") == "VF-FOC-13"


@pytest.mark.rule("VF-COR-17")
def test_corruption_of_others_is_not_removed() -> None:
    game = Scenario(event="glorious-ascension")
    game.corrupt(0, "society")
    game.sector(game.outpost(1), corrupt=True)
    game.effect(0, "purify")
    game.shows("VF-COR-17")
    assert game.refused(f"purify s{game.outpost(1)}") == "VF-COR-17"


@pytest.mark.rule("VF-TEC-02", "VF-TEC-06")
def test_a_sixth_technology_and_an_improved_one_that_is_not_there() -> None:
    game = Scenario("belitan", "cortozaar", event="glorious-ascension")
    game.turn(0, cycle=2)
    game.give(0, science=2)
    game.s.tracks = (4, 4, 4, 0, 0, 0)
    for name in ("shields", "cloning", "robotics", "carriers"):
        game.technology(0, name)
    game.do("select progress", "act action=1")
    game.shows("VF-TEC-02")
    assert game.refused("research sentries") == "VF-TEC-02"
    game.shows("VF-TEC-06")
    assert game.refused("improve cloning") == "VF-TEC-13"


@pytest.mark.rule("VF-TRD-11", "VF-TRD-15", "VF-RES-17", "VF-RES-18")
def test_without_a_token_on_the_board_there_is_none_to_gain() -> None:
    game = Scenario(event="glorious-ascension")
    game.s.trade_board, game.s.tokens = 0, [3, 3]
    game.effect(0, "activate 1 + trade")
    game.shows("VF-TRD-11", "VF-TRD-15", "VF-RES-17", "VF-RES-18")
    assert game.refused("use trade") == "VF-TRD-11"


@pytest.mark.rule("VF-TRD-09")
def test_the_lowest_token_brings_its_bonus() -> None:
    game = acting("politics", credits=1)
    game.do("act action=2")
    game.shows("VF-TRD-09")
    game.do("use trade")
    assert (game.s.tokens[0], game.stock(0)["science"]) == (1, 1)


@pytest.mark.rule("VF-TRD-10")
def test_a_lower_bonus_may_be_taken_instead() -> None:
    game = acting("politics", credits=1)
    game.s.trade_board, game.s.tokens = 5, [0, 1]
    game.do("act action=2", "use trade")
    game.shows("VF-TRD-10")
    game.do("bonus")
    assert game.stock(0)["science"] == 1, "the bonus of the first field for the token of the second"


@pytest.mark.rule("VF-AGE-10")
def test_a_second_agenda_waits_for_another_turn() -> None:
    game = Scenario(event="glorious-ascension")
    gain(game, 0, "augmented-armada")
    gain(game, 0, "high-society")
    game.turn(0)
    game.do("select production", "play-agenda augmented-armada")
    game.shows("VF-AGE-10")
    assert game.refused("play-agenda high-society") == "VF-AGE-08"


@pytest.mark.rule("VF-FOC-20")
def test_a_played_agenda_offers_its_action() -> None:
    game = Scenario(event="glorious-ascension")
    gain(game, 0, "augmented-armada")
    game.turn(0)
    game.do("select production", "play-agenda augmented-armada", "agenda-action")
    game.shows("VF-FOC-20")
    game.do(f"found s{game.home(0)} farmers")
    assert game.s.guilds[game.home(0) * 5] == 2


@pytest.mark.rule("VF-AGE-02", "VF-AGE-07", "VF-TRD-16")
def test_agendas_in_hand_and_at_the_board() -> None:
    game = Scenario(event="glorious-ascension")
    for name in ("augmented-armada", "high-society", "multiple-energy-sources", "self-managed-campaign"):
        gain(game, 0, name)
    game.turn(0)
    game.seen("VF-AGE-07", look="hand")
    attach(game, 0, 1, "industrial-food")
    game.seen("VF-AGE-02", "VF-TRD-16", look="agendas")
    assert len(game.legal) > 1


@pytest.mark.rule("VF-SEC-13", "VF-SEC-14", "VF-SEC-23", "VF-SPO-01", "VF-SPO-02")
def test_sectors_and_what_lies_in_them() -> None:
    game = Scenario()
    game.turn(0)
    game.seen("VF-SEC-23", look=str(game.outpost(0)))
    game.seen("VF-SEC-13", look=str(game.kind("belt")))
    game.seen("VF-SEC-14", look=str(game.fallen_sector()))
    bounty = next(sector for sector, tokens in enumerate(game.s.bounty_at) if tokens)
    game.seen("VF-SPO-01", look=str(bounty))
    reclaim = next(sector for sector in range(game.match.givens.n) if game.s.reclaim_at[sector])
    game.seen("VF-SPO-02", look=str(reclaim))
    assert (game.s.owner[bounty], game.s.owner[reclaim]) == (-1, -1)
