"""Components and incursions as the examples of their rules show them."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall.declaration import TECHNOLOGY_NAMES
from ludarium.games.voidfall.evaluation_phase import Evaluation, Skirmish
from ludarium.games.voidfall.flow import Cycle
from ludarium.games.voidfall.moves.cards import improved_limit
from ludarium.games.voidfall.position import LEVEL_OF_SPACE
from ludarium.kernel.cells import EMPTY, with_value
from tests.games.voidfall.scenario import Scenario


@pytest.mark.rule("VF-SET-03")
def test_a_house_is_chosen_in_turn_order() -> None:
    game = Scenario(until="Houses")
    first, second = game.s.order
    assert game.ask.seat == first
    game.shows("VF-SET-03", look="choices")
    game.do("house cortozaar")
    assert game.ask.seat == second
    assert "house cortozaar" not in game.legal


@pytest.mark.rule("VF-SET-04", "VF-SET-05")
def test_origins_are_kept_in_secret_and_shown_when_all_have_chosen() -> None:
    game = Scenario(until="SecretOrigins")
    game.shows("VF-SET-05", look="choices")
    game.do("origin a")
    assert EMPTY in game.s.origins
    game.shows("VF-SET-04", look="choices")
    game.do("origin b")
    assert game.s.origins == (0, 1)


@pytest.mark.rule("VF-SET-07", "VF-SET-09")
def test_the_three_cards_of_the_start_technology() -> None:
    game = Scenario("belitan", "cortozaar", "dunlork", seats=3)
    game.turn(0)
    game.seen("VF-SET-07", "VF-SET-09", look="start")
    targeting = TECHNOLOGY_NAMES.index("targeting")
    assert game.s.copies[targeting * 2 : targeting * 2 + 2] == (0, 1), "the second one is on display"
    assert not game.s.later[targeting], "the improved one is not"


@pytest.mark.rule(because="one look at a house board after set-up shows them")
@pytest.mark.rule("VF-SET-06", "VF-SET-08", "VF-SET-11", "VF-SET-14", "VF-SET-23", "VF-CIV-06")
def test_the_house_board_after_set_up() -> None:
    game = Scenario("belitan", "cortozaar")
    game.turn(0)
    game.seen("VF-SET-06", "VF-SET-08", "VF-SET-11", "VF-SET-14", "VF-SET-23", "VF-CIV-06", look="house")
    assert game.s.tracks == (0,) * 6


@pytest.mark.rule("VF-SET-10")
def test_the_display_with_three_players() -> None:
    game = Scenario(seats=3)
    game.turn(0)
    game.seen("VF-SET-10", look="house")


@pytest.mark.rule("VF-SET-13", "VF-SET-22")
def test_the_agenda_fields_after_set_up() -> None:
    game = Scenario()
    game.turn(0)
    game.seen("VF-SET-13", "VF-SET-22", look="agendas")
    assert game.corruption(0, "field-3")


@pytest.mark.rule("VF-SET-18")
def test_the_hand_of_cycle_1() -> None:
    game = Scenario()
    game.turn(0)
    game.seen("VF-SET-18", look="hand")


@pytest.mark.rule("VF-SET-20", "VF-SET-21", "VF-FLT-01", "VF-RES-01")
def test_stocks_and_fleet_power_after_set_up() -> None:
    game = Scenario("belitan", "cortozaar")
    game.turn(0)
    game.seen("VF-SET-20", "VF-SET-21", "VF-FLT-01", "VF-RES-01", look="mine")
    assert game.stock(0) == {"food": 4, "energy": 4, "materials": 2, "credits": 3, "science": 2}


@pytest.mark.rule("VF-POP-01")
def test_the_population_of_a_sector() -> None:
    game = Scenario()
    game.turn(0)
    game.seen("VF-POP-01", look=str(game.home(0)))
    assert game.s.population[game.home(0)] > 0


@pytest.mark.rule(because="losing a sector does all of it at once")
@pytest.mark.rule(
    "VF-VOI-16", "VF-VOI-17", "VF-VOI-18", "VF-VOI-19", "VF-VOI-20", "VF-VOI-22", "VF-BAS-11", "VF-GLD-08"
)
def test_the_last_loss_of_a_skirmish_leaves_the_sector_to_the_void() -> None:
    game = Scenario()
    game.without_technologies()
    here = game.outpost(0)
    game.put(0, here, corvette=1, sentry=1)
    game.sector(here, shipyard=1)
    game.glory(0, 3)
    game.corrupt(0, "society", "government", "economy", "field-1", "field-2")
    guilds = game.s.guilds[here * 5 : here * 5 + 5]
    game.s.stack, game.s.pending = [Cycle(1, 3), Evaluation(2, 0), Skirmish(0, 0, 1)], None
    assert game.legal == ["lose corvette", "lose sentry"]
    game.shows("VF-VOI-16", "VF-VOI-17", "VF-VOI-18", "VF-VOI-19", "VF-VOI-20", "VF-VOI-22", "VF-BAS-11", "VF-GLD-08")
    game.do("lose sentry")
    assert (game.s.owner[here], game.s.void[here], game.s.corrupt[here]) == (-1, 2, 1)
    assert (game.s.installations[here * 3], game.s.guilds[here * 5 : here * 5 + 5]) == (0, guilds)
    assert (sum(game.s.glory[:5]), game.s.bounty_at[here]) == (0, 1)


@pytest.mark.parametrize(("rule", "level", "tracks", "limit"), [("07", 1, 1, 1), ("08", 2, 1, 2), ("09", 2, 3, 6)])
@pytest.mark.rule("VF-CIV-07", "VF-CIV-08", "VF-CIV-09")
def test_levels_of_tracks_raise_the_limit_of_improved_technologies(
    rule: str, level: int, tracks: int, limit: int
) -> None:
    game = Scenario("belitan", "cortozaar")
    game.turn(0)
    for track in range(tracks):
        game.s.tracks = with_value(game.s.tracks, track, LEVEL_OF_SPACE.index(level))
    game.seen(f"VF-CIV-{rule}", look="house")
    assert improved_limit(game.s, 0) == limit


@pytest.mark.rule("VF-SET-16")
def test_a_house_with_focus_cards_of_its_own() -> None:
    game = Scenario("fenrax", "belitan")
    game.turn(0)
    game.seen("VF-SET-16", look="hand")
    assert "select development" in game.legal, "the card of the house keeps the icon of the standard one"
