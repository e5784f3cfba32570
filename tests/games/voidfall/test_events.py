"""Galactic events: boxes that must be done, that may, that last and that wait."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall import battle, combat
from ludarium.games.voidfall.atoms import free_places
from ludarium.games.voidfall.declaration import PLACES
from ludarium.games.voidfall.evaluation_phase import Decrees, skirmishes
from ludarium.games.voidfall.flow import Boxes, Cycle
from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_cards import attach
from tests.games.voidfall.test_cycle import decrees


def box(game: Scenario, event: str, number: int = 0, cycle: int = 1) -> None:
    """A box of an event is about to be done, for the first player first."""
    game.event(event)
    game.s.cycle, game.s.turn, game.s.order = cycle, -1, (0, 1)
    game.s.stack = [Cycle(cycle, 1), Boxes(number, 0)]
    game.s.pending = None


def placed(game: Scenario) -> list[int]:
    return [int(text.split()[1][1:]) for text in game.legal]


# What must be done


@pytest.mark.rule("VF-EVT-06", "VF-EVT-15", "VF-EVT-23")
def test_a_box_goes_into_a_voidborn_sector_beside_that_can_take_all_of_it() -> None:
    game = Scenario()
    box(game, "we-are-the-resistance")
    assert placed(game) == [4, 6]
    game.sector(6, void=3)
    box(game, "we-are-the-resistance")
    game.settled()
    assert (game.s.void[4], game.s.glory_at[4 * 5]) == (2, 2), "the other holds three already: no choice is left"
    game.sector(4, shipyard=3)
    game.sector(6, shipyard=3)
    box(game, "imminent-destiny")
    assert game.ask.seat == 1, "there is no slot for the sector defence"


@pytest.mark.rule("VF-EVT-06")
def test_the_lowest_and_the_highest_population_are_meant() -> None:
    game = Scenario()
    box(game, "remnants-of-the-domineum")
    game.settled()
    assert (game.s.bounty_at[4], game.s.installations[6 * 3 + 1]) == (1, 1)
    box(game, "hour-of-reckoning")
    game.do("use place-lowest")
    assert game.legal == [
        f"place-guild s4 {kind}" for kind in ("farmers", "engineers", "miners", "bankers", "scientists")
    ]
    game.sector(4, farmers=3)
    box(game, "hour-of-reckoning")
    game.do("use place-lowest")
    assert all(text.startswith("place-guild s6") for text in game.legal), "s4 has no slot left"


@pytest.mark.rule("VF-EVT-13", "VF-CYC-10")
def test_boxes_follow_the_turn_order_of_the_cycle() -> None:
    game = Scenario()
    box(game, "uprising-of-humanity", 1, 2)
    game.s.order = (1, 0)
    assert game.ask.seat == 1
    game.do("corrupt society")
    assert game.ask.seat == 0


@pytest.mark.rule("VF-EVT-14")
def test_a_solid_box_is_done_completely_or_not_at_all() -> None:
    game = Scenario()
    outpost = game.outpost(0)
    box(game, "scorched-earth", 1, 2)
    assert game.legal == [f"destroy-guild s{outpost} engineers", f"destroy-guild s{outpost} miners"]
    game.do(f"destroy-guild s{outpost} miners")
    assert sum(game.s.guilds[outpost * 5 : outpost * 5 + 5]) == 0, "twice"
    game.sector(outpost, shipyard=1)
    box(game, "scorched-earth", 1, 2)
    assert game.ask.seat == 1
    assert game.s.installations[outpost * 3] == 1, "one thing cannot be destroyed twice"
    other = game.outpost(1)
    game.sector(other, engineers=0, miners=1, shipyard=1)
    game.sector(outpost, shipyard=0)
    box(game, "scorched-earth", 1, 2)
    assert game.legal == ["use destroy-guild", "use destroy-installation"]


@pytest.mark.rule("VF-EVT-14")
def test_of_two_parts_of_a_solid_box_only_a_complete_one_is_offered() -> None:
    game = Scenario()
    box(game, "supreme-triumph", 0, 2)
    assert game.legal == ["use activate", "use technology"]
    game.s.boxed, game.s.trade_board = 6, 0
    box(game, "supreme-triumph", 0, 2)
    assert all(text.startswith("research") for text in game.legal), "no trade token is left"
    game.s.copies = (0,) * len(game.s.copies)
    box(game, "supreme-triumph", 1, 2)
    active = game.s.active[0]
    box(game, "supreme-triumph", 0, 2)
    game.settled()
    assert game.s.active[0] == active, "neither part can be done"
    box(game, "radiant-future", 0, 3)
    game.give(0, credits=1)
    game.give(1, credits=1)
    game.glory(0, 5)
    game.settled()
    assert (game.s.glory[4], game.stock(0)["credits"]) == (0, 4), "a token of 5 cannot be upgraded"


@pytest.mark.rule("VF-COR-09", "VF-EVT-08")
def test_corruption_goes_where_the_event_says() -> None:
    game = Scenario()
    box(game, "uprising-of-humanity", 1, 2)
    assert game.legal == ["corrupt society", "corrupt government", "corrupt economy"]
    box(game, "last-stand", 0, 3)
    assert game.legal == ["corrupt field-1", "corrupt field-2"]
    game.do("corrupt field-2")
    assert game.corruption(0, "field-1"), "two markers, and no other field is left"
    box(game, "last-stand", 0, 3)
    assert f"corrupt s{game.outpost(0)}" in game.legal, "excess goes elsewhere"


@pytest.mark.rule("VF-EVT-24", "VF-EVT-08")
@pytest.mark.parametrize(("event", "number"), [
    ("uprising-of-humanity", 1), ("last-stand", 0), ("spark-of-hope", 1), ("wind-of-annihilation", 0),
    ("adapt-and-overcome", 0),
])  # fmt: skip
def test_corruption_goes_to_any_free_place_if_all_demanded_ones_are_taken(event: str, number: int) -> None:
    game = Scenario()
    outpost, beside = game.outpost(0), game.void_beside(0)
    game.put(0, beside, corvette=1)
    game.sector(beside, population=2)
    game.corrupt(0, "society", "government", "economy", "field-1", "field-2", "field-3")
    box(game, event, number, 3)
    game.shows("VF-EVT-24")
    assert sorted(game.legal) == sorted([f"corrupt s{outpost}", f"corrupt s{beside}"])


@pytest.mark.rule("VF-EVT-24")
def test_face_of_evil_is_ignored_if_tracks_and_fields_are_taken() -> None:
    game = Scenario()
    game.corrupt(0, "society", "government", "economy", "field-1", "field-2", "field-3")
    box(game, "face-of-evil", 0)
    assert game.ask.seat == 1
    assert game.s.corrupt[game.outpost(0)] == 0


@pytest.mark.rule("VF-EVT-14")
def test_corruption_that_does_not_find_places_for_all_of_it_is_not_laid() -> None:
    game = Scenario()
    game.corrupt(0)
    taken = [PLACES[place] for place in free_places(game.s, 0)]
    last = taken.pop()
    game.corrupt(0, *taken)
    box(game, "last-stand", 0, 3)
    assert game.ask.seat == 1
    assert not game.corruption(0, last), "two markers, one place"
    game.effect(0, "2x(corrupt any) | 1I", must=True)
    game.settled()
    assert (game.s.influence[0], game.corruption(0, last)) == (11, False)
    game.technology(0, "decontamination-chambers")
    box(game, "last-stand", 0, 3)
    game.settled()
    assert game.corruption(0, last), "the Chambers have room for the other one"
    game.corrupt(0, *taken, last)
    box(game, "last-stand", 0, 3)
    game.settled()
    assert game.s.chambers[0] == 2, "and for both"


def test_evil_asks_for_nothing_where_the_whole_mat_is_corrupted() -> None:
    game = Scenario()
    game.corrupt(0, "society", "government", "economy", "field-1", "field-2", "field-3")
    box(game, "face-of-evil")
    assert game.ask.seat == 1
    assert not game.corruption(0, f"s{game.outpost(0)}")


def test_the_glory_of_a_last_stand_may_lie_with_a_fallen_house() -> None:
    game = Scenario()
    box(game, "last-stand", 1, 3)
    assert {game.fallen_sector(), game.void_beside(0)} < set(placed(game))
    assert game.outpost(0) not in placed(game)


def test_only_who_has_an_improved_technology_pays_for_knowledge() -> None:
    game = Scenario()
    game.technology(1, "shields", improved=True)
    box(game, "knowledge-is-power", 1, 3)
    assert (game.ask.seat, game.legal) == (1, ["corrupt society", "corrupt government", "corrupt economy"])


def test_a_track_that_evil_corrupts_advances_without_reward() -> None:
    game = Scenario()
    game.give(0)
    box(game, "face-of-evil")
    assert game.legal == [
        "corrupt society",
        "corrupt government",
        "corrupt economy",
        "corrupt field-1",
        "corrupt field-2",
    ]
    game.do("corrupt society")
    assert (game.s.tracks[0], sum(game.stock(0).values())) == (1, 0)
    last = Scenario()
    last.s.tracks = (7, *last.s.tracks[1:])
    box(last, "face-of-evil")
    last.do("corrupt society")
    assert last.s.tracks[0] == 7, "there is no space beyond the last"
    field = Scenario()
    box(field, "face-of-evil")
    field.do("corrupt field-1")
    assert field.s.tracks[:3] == (0, 0, 0)


def test_a_pure_sector_grows_and_is_corrupted_then() -> None:
    game = Scenario()
    box(game, "internal-disruption", 0, 2)
    game.settled()
    here = game.outpost(0)
    assert (game.s.population[here], game.s.corrupt[here]) == (3, 1)
    box(game, "internal-disruption", 0, 2)
    game.settled()
    assert game.s.population[here] == 3, "no other sector than the home is pure"


def test_boxes_for_all_sectors_of_a_kind() -> None:
    game = Scenario()
    before = game.s.glory_at
    box(game, "war-effort", 0, 2)
    game.settled()
    lucky = [i for i in range(game.match.givens.n) if game.s.glory_at[i * 5] > before[i * 5]]
    assert lucky == [i for i in range(game.match.givens.n) if game.s.void[i] and game.s.installations[i * 3 + 1]]
    box(game, "uprising-of-humanity", 0, 2)
    game.settled()
    assert [game.s.void[i] for i in (4, 12, 16, 18)] == [1, 3, 3, 3], "population 4 and more, but three at most"
    box(game, "revenge-of-the-novarchs", 0, 3)
    game.settled()
    assert [game.s.installations[i * 3 + 1] for i in (4, 12)] == [1, 1], "only where there are two or fewer of the void"


# What may be done


def test_boxes_at_will() -> None:
    game = Scenario()
    game.give(0, science=7)
    box(game, "dark-age", 2, 2)
    assert game.legal == [*(f"exchange science={n}" for n in range(1, 7)), "done"]
    game.do("exchange science=6")
    assert (game.stock(0)["science"], game.stock(0)["credits"]) == (1, 6)
    box(game, "rally-the-guilds", 2, 2)
    game.chance("draw-bounty choice", "draw-bounty choice")
    game.do("done")
    assert sum(game.s.bounties) >= 1
    game.sector(game.outpost(0), farmers=1)
    game.put(0, 6, corvette=1)
    game.sector(6, 3, False, 0, farmers=2)
    held = game.s.tokens[0]
    box(game, "rally-the-guilds", 2, 2)
    game.settled()
    assert game.s.tokens[0] == held + 1, "with six pure guilds"


def test_hope_is_bought_with_fleet_power() -> None:
    game = Scenario()
    home, outpost = game.home(0), game.outpost(0)
    game.corrupt(0, f"s{outpost}", "society")
    box(game, "spark-of-hope", 2, 3)
    game.do("use purify", f"recall s{home} corvette")
    assert game.legal == [f"purify s{outpost}", "done"], "there or beside"
    game.do(f"purify s{outpost}")
    assert game.s.influence[0] == 16


# What lasts


@pytest.mark.rule("VF-EVT-12", "VF-VOI-13")
def test_scorched_earth_has_no_skirmishes() -> None:
    game = Scenario(event="scorched-earth")
    game.s.cycle = 2
    assert not skirmishes(game.s)
    game.event("dark-age")
    assert skirmishes(game.s)


@pytest.mark.rule("VF-EVT-12")
def test_kept_corruption_is_returned_after_its_cycle() -> None:
    game = Scenario(event="face-of-evil")
    game.s.kept = (2, 1)
    game.s.stack = [Cycle(1, 3)]
    game.s.pending = None
    game.settled()
    assert game.s.kept == (0, 0)


def test_deploying_in_hell_costs_corruption_once_in_a_turn_or_materials_each_time() -> None:
    game = Scenario(event="straight-to-hell")
    home = game.home(0)
    game.active(0, 4)
    game.give(0, materials=2)
    game.effect(0, "deploy 3")
    game.do(f"deploy s{home} corvette", "use materials")
    game.do(f"deploy s{home} corvette", "corrupt society")
    game.do(f"deploy s{home} corvette")
    assert game.over()
    assert game.stock(0)["materials"] == 1
    game.technology(0, "carriers")
    game.put(0, home, carrier=2)
    game.active(0, 2)
    game.effect(0, "invade")
    game.s.used = 0
    game.do("invade s4", f"send s{home} carrier power=2", "launch power=2")
    assert "use materials" in game.legal, "carriers deploy corvettes"


@pytest.mark.rule("VF-SPO-17")
def test_a_new_glory_token_may_rise_at_once() -> None:
    game = Scenario(event="supreme-triumph")
    game.glory(0)
    game.effect(0, "glory 2")
    assert game.legal == ["upgrade value=2", "done"]
    game.do("upgrade value=2")
    assert game.s.glory[:5] == (0, 0, 1, 0, 0)
    game.effect(0, "glory 5")
    assert game.over(), "nothing is above 5"


def test_the_void_adapts_to_improved_technologies_in_skirmishes() -> None:
    game = Scenario(event="adaptation")
    game.without_technologies()
    here = game.outpost(0)
    game.put(0, here, corvette=3)
    game.corrupt(0, "society", "government")
    assert combat.targets(game.s, 0, 2) == [here]
    assert battle.best_play(combat.skirmish(game.s, here, 2))[battle.RESULT] == battle.DEFENCE
    game.technology(0, "cloning", improved=True)
    assert battle.best_play(combat.skirmish(game.s, here, 2))[battle.RESULT] == battle.SUCCESS


# What waits


@pytest.mark.rule("VF-EVT-11", "VF-VOI-07", "VF-VOI-09")
def test_the_wind_strikes_after_the_first_turn_of_each_player_and_never_again() -> None:
    for number, kept in ((1, -1), (2, 0)):
        game = Scenario()
        game.without_technologies()
        game.event("wind-of-annihilation")
        game.put(0, game.outpost(0), corvette=2)
        game.turn(0, cycle=3, number=number)
        game.do("select production", "done")
        assert game.s.owner[game.outpost(0)] == kept, "1 for the marker and 1 more; the cycle adds nothing"


# Decrees


@pytest.mark.rule("VF-EVA-15")
def test_three_sectors_with_scientists_grow_once_each() -> None:
    game = Scenario()
    for sector in (4, 6):
        game.put(0, sector, corvette=1)
        game.sector(sector, 2, False, 0, scientists=1)
    decrees(game, "face-of-evil")
    game.do("decree number=1", "grow s4")
    assert game.legal == ["grow s6", "done"]
    game.do("grow s6")
    assert game.s.population[4] == game.s.population[6] == 3


@pytest.mark.rule("VF-EVA-13")
def test_the_dark_age_asks_for_upkeep_that_was_paid() -> None:
    game = Scenario()
    for field, agenda in ((1, "high-society"), (2, "quantum-leap"), (3, "mining-consortium")):
        attach(game, 0, field, agenda)
    for paid in (0, 1):
        game.s.paid = (paid, 0)
        decrees(game, "dark-age")
        game.settled()
        assert isinstance(game.s.stack[-1], Decrees) == bool(paid)
