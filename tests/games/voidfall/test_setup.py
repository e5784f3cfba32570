"""Set-up, the first game, and how a game ends."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.declaration import TECHNOLOGY_NAMES as NAMES
from ludarium.games.voidfall.editions import TUTORIAL
from ludarium.games.voidfall.galaxy import Galaxy
from ludarium.games.voidfall.state import TECHNOLOGIES
from ludarium.games.voidfall.vocabulary import INNOVATION
from ludarium.kernel.cells import EMPTY, with_value
from ludarium.kernel.engine import Rng, advance, answer, asks, playout
from ludarium.kernel.errors import WrongSeats
from ludarium.kernel.seats import CHANCE
from tests.games.voidfall.scenario import Scenario


def owned(game: Scenario, seat: int) -> list[str]:
    held = game.s.technologies[seat * TECHNOLOGIES : (seat + 1) * TECHNOLOGIES]
    return [name for name, form in zip(NAMES, held, strict=True) if form]


@pytest.mark.rule(because="they are the lines of one origin card")
@pytest.mark.rule(
    "VF-SET-06", "VF-SET-07", "VF-SET-08", "VF-SET-09", "VF-SET-11", "VF-SET-20", "VF-SET-21", "VF-FLT-01"
)
def test_an_origin_gives_its_technology_stock_population_and_fleet_power() -> None:
    game = Scenario("belitan", "cortozaar")
    assert (owned(game, 0), owned(game, 1)) == (["targeting"], ["torpedoes"])
    assert game.stock(0) == {"food": 4, "energy": 4, "materials": 2, "credits": 3, "science": 2}
    assert (game.s.active[0], game.s.inactive[0], game.power(game.home(0)), game.power(game.outpost(0))) == (2, 8, 2, 2)
    copies = game.s.copies[NAMES.index("targeting") * 2 : NAMES.index("targeting") * 2 + 2]
    assert copies == (0, 0), "with two players the second copy leaves the game"
    assert not game.s.improved[NAMES.index("targeting")] + game.s.later[NAMES.index("targeting")], "not on the board"
    others = Scenario("dunlork", "valnis", edition="tutorial", scenario="far-harvest")
    assert (owned(others, 0), owned(others, 1)) == (["orbital-docks"], ["shields"])


@pytest.mark.rule("VF-SET-10")
def test_with_three_players_the_second_copy_joins_the_display() -> None:
    game = Scenario(seats=3)
    at = NAMES.index("targeting") * 2
    assert game.s.copies[at : at + 2] == (0, 1)


@pytest.mark.rule(because="one look at the boards after set-up shows them")
@pytest.mark.rule(
    "VF-SET-13", "VF-SET-14", "VF-SET-15", "VF-SET-18", "VF-SET-22", "VF-SET-23", "VF-RES-01", "VF-RES-02"
)
def test_boards_start_with_one_corruption_no_advance_and_no_bonus() -> None:
    game = Scenario()
    assert game.corruption(0, "field-3")
    assert game.s.tracks == (0,) * 6
    assert game.s.influence == [10, 10]
    assert not game.s.hand[0] >> INNOVATION & 1
    assert game.s.agendas == (EMPTY,) * 8
    assert sum(game.s.improved) == 4
    assert sum(game.s.later) == 4


@pytest.mark.rule("VF-SET-16", "VF-SET-18")
def test_a_house_card_replaces_the_standard_one_and_its_innovation_is_in_hand_at_once() -> None:
    game = Scenario("marqualos", "nervo", scenario="ember-ring")
    assert game.s.hand[0] >> INNOVATION & 1
    card = game.match.givens.card_of[game.s.houses[0]][INNOVATION]
    assert game.match.content.focuses[card].id == "marqualos-cunning"
    assert not game.s.hand[1] >> INNOVATION & 1


@pytest.mark.rule("VF-SET-17", "VF-SPO-01", "VF-SPO-02", "VF-SPO-13")
def test_bounty_and_reclaim_tokens_lie_where_nobody_rules_and_nobody_knows_them() -> None:
    game = Scenario()
    for sector in range(game.match.givens.n):
        if game.s.owner[sector] >= 0:
            assert game.s.bounty_at[sector] + game.s.reclaim_at[sector] == 0
    assert sum(game.s.bounty_at) > 0
    assert sum(game.s.reclaim_at) > 0
    assert sum(game.s.bounty_left) == 48, "which tokens they are is not decided before they are turned over"


@pytest.mark.rule("VF-SEC-09", "VF-SEC-12")
def test_populated_sectors_of_the_void_and_of_fallen_houses_start_corrupted() -> None:
    game = Scenario("nervo", "thegwyn", scenario="broken-lanes")
    givens, s = game.match.givens, game.s
    for sector in range(givens.n):
        if s.owner[sector] < 0:
            held = s.void[sector] > 0 or givens.fallen_at[sector] >= 0
            assert s.corrupt[sector] == int(held and s.population[sector] > 0)
    assert (s.void[game.kind("ruins")], s.corrupt[game.kind("ruins")]) == (2, 0)
    assert (s.population[game.kind("relay")], s.corrupt[game.kind("relay")]) == (3, 0)


@pytest.mark.rule("VF-SET-03", "VF-SET-19")
def test_turn_order_is_drawn_and_houses_are_drawn_or_chosen_in_it() -> None:
    match = GAME.match("competitive", 3)
    s = match.start()
    ask = advance(s)
    assert ask is not None
    assert ask.seat == CHANCE
    assert [match.verbs.format(a) for a in ask.actions] == ["first", "first seat=1", "first seat=2"]
    answer(s, match.verbs.parse("first seat=2"))
    answer(s, match.verbs.parse("first seat=1"))
    drawn = advance(s)
    assert drawn is not None
    assert drawn.seat == CHANCE
    assert s.order == (2, 1, 0)
    chosen = GAME.match("competitive", 2, {"houses": "turn-order"})
    s = chosen.start()
    advance(s)
    answer(s, chosen.verbs.parse("first seat=1"))
    ask = advance(s)
    assert ask is not None
    assert ask.seat == 1


@pytest.mark.rule("VF-SET-03")
@pytest.mark.parametrize(
    ("scenario", "houses"),
    [
        ("ember-ring", "belitan cortozaar dunlork valnis"),
        ("broken-lanes", "astoran marqualos shiveus zenor"),
        ("twin-thrones", "belitan nervo novaris yarvek"),
        ("far-harvest", "cortozaar dunlork kradmor thegwyn"),
        ("quiet-gardens", "astoran nervo thegwyn zenor"),
        ("first-light", "fenrax novaris shiveus yarvek"),
        ("empty-crowns", "fenrax kradmor shiveus zenor"),
        ("crossed-blades", "fenrax marqualos nervo valnis"),
        ("storm-wheel", "astoran dunlork yarvek zenor"),
        ("last-ramparts", "marqualos novaris thegwyn yarvek"),
        ("splintered-sky", "belitan kradmor nervo valnis"),
    ],
)
def test_the_recommended_houses_of_a_scenario_are_dealt(scenario: str, houses: str) -> None:
    match = GAME.match("competitive", 2, {"houses": "recommended", "scenario": scenario})
    s = match.start()
    advance(s)
    answer(s, match.verbs.parse("first"))
    ask = advance(s)
    assert ask is not None
    assert ask.seat == CHANCE
    assert [match.verbs.format(action) for action in ask.actions] == [f"house {house}" for house in houses.split()]


@pytest.mark.rule("VF-SET-04", "VF-SET-05")
def test_origins_are_chosen_secretly_at_once() -> None:
    match = GAME.match("competitive", 2)
    s = match.start()
    while not s.stack or type(s.stack[-1]).__name__ != "SecretOrigins":
        ask = advance(s)
        assert ask is not None
        if ask.sealed:
            break
        answer(s, ask.actions[0])
    assert [ask.seat for ask in asks(s)] == [0, 1]
    assert [match.verbs.format(a) for a in asks(s)[0].actions] == ["origin a", "origin b"]


def whole_galaxy(galaxy: Galaxy, home: int) -> list[tuple[int, str, tuple[tuple[str, int], ...]]]:
    """How far every sector is from a home, of which kind it is and what starts in it."""
    steps, rim = {home: 0}, [home]
    for at in rim:
        for near in galaxy.near[at]:
            if near not in steps:
                steps[near] = steps[at] + 1
                rim.append(near)
    return sorted((steps[at], galaxy.kinds[at], tuple(sorted(galaxy.figures[at].items()))) for at in range(galaxy.n))


@pytest.mark.rule("VF-SET-01", "VF-SEC-03")
def test_every_scenario_is_the_same_for_all_its_players() -> None:
    for entry, galaxy in zip(GAME.content()[1].maps, GAME.content()[1].galaxies, strict=True):
        around = [sorted(galaxy.kinds[near] for near in galaxy.near[home]) for home in galaxy.homes]
        assert all(kinds == around[0] for kinds in around), entry.id
        worth = [
            sorted((galaxy.figures[near].get("p", 0), galaxy.figures[near].get("v", 0)) for near in galaxy.near[home])
            for home in galaxy.homes
        ]
        assert all(figures == worth[0] for figures in worth), entry.id
        seen = [whole_galaxy(galaxy, home) for home in galaxy.homes]
        assert all(sectors == seen[0] for sectors in seen), entry.id
        assert galaxy.kinds.count("fallen") == 4
        assert galaxy.storms


@pytest.mark.rule("VF-SET-24")
def test_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(WrongSeats):
            GAME.match("competitive", seats)
    assert GAME.match("competitive", 4).seats == 4


@pytest.mark.rule(because="they are the settings of one edition")
@pytest.mark.rule("VF-SET-02", "VF-TUT-01", "VF-TUT-04", "VF-TUT-05", "VF-TUT-06", "VF-TUT-09")
def test_the_first_game_has_its_galaxy_houses_origins_and_events() -> None:
    game = Scenario("valnis", "dunlork", edition="tutorial", scenario="far-harvest")
    assert game.match.givens.galaxy is GAME.content()[1].galaxies[0]
    assert game.s.origins == (0, 0)
    other = Scenario(edition="tutorial")
    other.s = other.match.start()
    answer(other.s, other.ask.actions[0])
    other.shows("VF-TUT-06")
    assert other.refused("house fenrax") == "VF-TUT-04"
    assert other.legal == ["house belitan", "house cortozaar", "house dunlork", "house valnis"]
    assert GAME.content()[1].events[game.match.givens.fixed_events[0]].id == "remnants-of-the-domineum"


@pytest.mark.rule("VF-TUT-03")
def test_in_the_first_game_players_do_not_invade_players() -> None:
    game = Scenario(edition="tutorial")
    target = game.void_beside(0)
    game.put(1, target, corvette=1)
    game.effect(0, "invade")
    assert f"invade s{target}" not in game.legal
    assert game.refused(f"invade s{target}") == "VF-TUT-03"


@pytest.mark.rule("VF-TUT-07", "VF-TUT-08", "VF-TUT-11")
def test_agendas_research_and_skirmishes_begin_in_cycle_2_of_the_first_game() -> None:
    game = Scenario(edition="tutorial")
    game.give(0, science=5)
    game.effect(0, "technology any")
    assert game.over(), "nothing can be researched in cycle 1"
    game.s.cycle = 2
    game.effect(0, "technology basic")
    assert any(text.startswith("research") for text in game.legal)
    assert game.match.givens.skirmish_from == game.match.givens.agendas_from == 2


@pytest.mark.rule(because="aim, cycles and end state the same thing")
@pytest.mark.rule("VF-TUT-02", "VF-TUT-10", "VF-GOAL-01", "VF-CYC-08", "VF-END-01", "VF-END-02", "VF-GOAL-02")
def test_a_game_ends_after_three_cycles_and_most_influence_wins_whatever_the_benchmark() -> None:
    match = GAME.match("tutorial", 2)
    s = match.start()
    playout(s, Rng(3), 9000)
    assert (s.stack, s.cycle) == ([], 3)
    assert TUTORIAL.rules.benchmark == 120
    s.influence = [96, 90]
    assert match.winners(s) == [0]


@pytest.mark.rule(because="aim and end state the same thing")
@pytest.mark.rule("VF-GOAL-03", "VF-GOAL-04", "VF-END-03", "VF-END-04", "VF-END-05", "VF-COR-12")
def test_ties_go_to_the_least_corruption_and_then_are_shared() -> None:
    game = Scenario()
    game.s.influence = [95, 95]
    game.corrupt(0, "society", f"s{game.outpost(0)}")
    game.corrupt(1, "society")
    assert game.match.winners(game.s) == [1]
    game.corrupt(0, "economy")
    assert game.match.winners(game.s) == [0, 1]
    game.give(0, food=15)
    assert game.match.winners(game.s) == [0, 1], "what is left over counts for nothing"


def test_marqualos_brings_tokens_and_bounties_without_bonus() -> None:
    game = Scenario("marqualos", "nervo")
    assert game.s.tokens == [2, 0]
    assert sum(game.s.bounties) == 1
    assert game.s.trade_board == 4
    assert game.stock(0)["science"] == 3


@pytest.mark.rule("VF-COR-21")
def test_the_chambers_of_shiveus_hold_corruption_that_counts_nowhere() -> None:
    game = Scenario("shiveus", "belitan", origins="ba", scenario="far-harvest")
    game.corrupt(0, "chambers")
    game.s.influence = [95, 95]
    game.corrupt(1, "society")
    game.s.chambers = with_value(game.s.chambers, 0, 2)
    assert game.match.winners(game.s) == [0]
