"""SET: seats, layout, outposts, markets and the mission board. Tiles and card faces have tests of their own."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ludarium.games.dei import GAME
from ludarium.games.dei.faces import GROUND, ROOF
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.engine import answer
from ludarium.kernel.errors import WrongSeats
from ludarium.kernel.seats import CHANCE
from tests.games.dei.opening import Opening
from tests.games.dei.scenario import FACTIONS, MARKETS, Scenario

EDITIONS = pytest.mark.parametrize("edition", ["de", "en", "it"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def tiles(game: Scenario) -> list[str]:
    return [game.match.content.tiles.ids[code >> 2] for code in game.s.layout]


def turned(game: Scenario) -> list[int]:
    return [code & 3 for code in game.s.layout]


# Seats, board and layout


@pytest.mark.rule("DEI-SET-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_seats(seats: int) -> None:
    with pytest.raises(WrongSeats, match=f"dei cannot be played by {seats}; it takes 2, 3, 4 seats"):
        GAME.match("de", seats)


@pytest.mark.rule("DEI-SET-01", "DEI-SET-27")
def test_the_game_is_for_four_and_every_seat_runs_one_faction_of_its_own() -> None:
    assert GAME.match().seats == 4
    game = Opening()
    game.until("Factions")
    assert [game.ask.seat, *game.offered()] == [0, *(f"faction {name}" for name in FACTIONS)]
    game.do("faction farm-z")
    assert game.ask.seat == 1
    assert game.refused("faction farm-z") == "DEI-SET-27"
    game.do("faction auxilia", "faction ravagers", "faction refuge-42")
    assert game.s.factions == (2, 3, 0, 1)


@pytest.mark.rule("DEI-SET-27")
def test_factions_may_be_dealt() -> None:
    game = Opening(factions="random")
    game.until("Factions")
    assert game.ask.seat == CHANCE
    game.deal("faction auxilia", "faction farm-z")
    assert game.s.factions == (3, 2, EMPTY, EMPTY)


@pytest.mark.rule("DEI-SET-02")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, "2.1 2.2 2.3 2.4 2.5 2.6 2.7 drone-1 drone-2"),
        (3, "2.1 2.2 2.3 2.4 2.5 2.6 2.7 3.1 3.2 drone-1 drone-2 drone-3"),
        (4, "2.1 2.2 2.3 2.4 2.5 2.6 2.7 3.1 3.2 4.1 4.2 4.3 drone-1 drone-2 drone-3 drone-4"),
    ],
)
@pytest.mark.parametrize("layout", ["fixed", "random", "free"])
def test_each_seat_count_has_its_tiles(layout: str, seats: int, expected: str) -> None:
    game = Opening(seats=seats, layout=layout)
    game.until("Factions")
    assert sorted(tiles(game)) == expected.split()


@pytest.mark.rule("DEI-SET-03")
@EDITIONS
def test_the_first_game_has_its_layout_with_its_rotations(edition: str) -> None:
    """Where the picture shows how the tiles are turned, ours does, in every edition."""
    game = Opening(edition)
    game.until("Factions")
    assert " ".join(tiles(game)[:4]) == "drone-4 2.2 2.7 drone-3"
    assert turned(game)[:4] == [1, 3, 0, 2]


@pytest.mark.rule("DEI-SET-04", "DEI-SET-03")
def test_free_layouts_are_laid_tile_by_tile_in_any_rotation() -> None:
    game = Opening(seats=3, layout="free")
    assert game.ask.seat == 0
    assert [text for text in game.offered() if "2.1" in text] == [
        "lay 2.1", "lay 2.1 turned=1", "lay 2.1 turned=2", "lay 2.1 turned=3"
    ]  # fmt: skip
    game.do("lay 2.1 turned=3")
    assert game.ask.seat == 1
    assert game.refused("lay 3.1") == "DEI-SET-04"
    assert game.refused("lay 2.1") == "DEI-SET-02"
    game.do("lay 2.2", "lay 3.1 turned=2")
    assert turned(game)[:3] == [3, 0, 2]
    assert not game.legal("lay 3.1")


@pytest.mark.rule("DEI-SET-04")
@pytest.mark.parametrize(("edition", "legal"), [("de", True), ("en", False), ("it", False)])
def test_refuge_tiles_at_0_0_and_1_1(edition: str, legal: bool) -> None:
    game = Opening(edition, layout="free")
    game.do("lay 2.1", "lay 2.2", "lay 2.3", "lay 2.4")
    assert game.refused("lay 3.1") == "DEI-SET-04"  # (0,0) and (1,0) are side by side
    game.do("lay 2.5")
    assert game.allows("lay 3.1") is legal
    if not legal:
        assert game.refused("lay 3.1 turned=2") == "DEI-SET-04"


@pytest.mark.rule("DEI-SET-05", "DEI-SET-02")
def test_no_more_drone_tiles_than_factions() -> None:
    game = Opening(seats=2, layout="free")
    game.do("lay drone-1", "lay drone-2")
    assert game.refused("lay drone-3") == "DEI-SET-05"
    assert game.refused("lay 3.2") == "DEI-SET-02"


@pytest.mark.rule("DEI-SET-06")
@pytest.mark.parametrize(("seats", "expected"), [(4, ["2.3", "4.3"]), (3, ["2.3"]), (2, ["2.3"])])
def test_neutral_bridges_join_their_roofs_for_everyone(seats: int, expected: list[str]) -> None:
    game = Scenario(seats=seats)
    board = game.s.terrain.board
    shown = []
    for span in board.neutral_spans:
        a, b = board.span_a[span], board.span_b[span]
        assert f"r{b}" in game.neighbours(f"r{a}")
        # The tile on which both ends lie.
        on = {board.tile_of(cell) for cell in board.cells[a]} & {board.tile_of(cell) for cell in board.cells[b]}
        shown += [tiles(game)[place] for place in on if tiles(game)[place] in ("2.3", "4.3")]
    assert sorted(shown) == expected


@pytest.mark.rule("DEI-SET-07")
def test_drone_tokens_are_dealt_to_the_drone_tiles() -> None:
    game = Opening()
    game.until("DroneTokens")
    assert game.ask.seat == CHANCE
    starts = game.s.terrain.board.drone_starts
    assert len(set(starts)) == 4
    game.deal("drone-token reaper", "drone-token harvester")
    assert game.offered() == ["drone-token transporter", "drone-token teleporter"]
    game.deal("drone-token teleporter")
    game.until("Reveal")
    harvester, transporter, teleporter, reaper = game.s.drones
    assert [reaper, harvester, teleporter, transporter] == starts


@pytest.mark.rule("DEI-SET-08", "DEI-SET-09")
@SEATS
def test_resources_lie_where_they_are_printed(seats: int) -> None:
    game = Opening(seats=seats)
    game.until("Factions")
    board, s = game.s.terrain.board, game.s
    for region in range(s.terrain.n):
        printed = board.technology[region] if board.level[region] == GROUND else board.energy[region]
        assert s.resources[region] == printed
    assert max(s.resources) >= 2
    on_ground = sum(number for region, number in enumerate(s.resources) if board.level[region] == GROUND)
    on_roofs = sum(number for region, number in enumerate(s.resources) if board.level[region] == ROOF)
    assert on_ground + sum(s.technology) + s.common[0] == 60
    assert on_roofs + sum(s.energy) + s.common[1] == 40


@pytest.mark.rule("DEI-SET-09")
@pytest.mark.parametrize("resource", ["technology", "energy"])
def test_a_reserve_that_is_used_up_has_nothing_to_give(resource: str) -> None:
    game = Scenario()
    game.empty_reserve(resource)
    game.card("ravagers", "gain-technology 1", "gain-energy 1")
    game.shows("DEI-SET-09", look="mine")
    assert game.refused(f"gain {resource} amount=1") == "DEI-ADV-03"


@pytest.mark.rule("DEI-SET-10")
def test_sixteen_hidden_candy_boosts_form_the_pile() -> None:
    game = Scenario()
    assert Counter(game.s.pile) == dict.fromkeys(range(8), 2)
    assert game.seen("pile", "ravagers") == [None] * 16
    game.boost("ravagers", "move")
    game.card("ravagers", "move")
    game.do("boost move")
    assert sum(boost != EMPTY for zone in (game.s.pile, game.s.boosts, game.s.boosted) for boost in zone) == 16


# Outposts


@pytest.mark.rule("DEI-SET-12", "DEI-SET-15")
def test_five_outposts_of_each_colour_and_every_cube_on_its_token() -> None:
    game = Opening()
    game.until("Place")
    assert [len(game.outposts(colour)) for colour in ("red", "blue", "green")] == [5, 5, 5]
    assert game.s.control == (0,) * 12
    for name in FACTIONS:
        assert [game.cubes(name, colour) for colour in ("red", "blue", "green")] == [0, 0, 0]


@pytest.mark.rule("DEI-SET-13")
@EDITIONS
def test_in_the_first_game_a_is_red_b_blue_and_c_green(edition: str) -> None:
    game = Opening(edition)
    game.until("Place")
    assert game.s.key == (0, 1, 2)
    board = game.s.terrain.board
    circles = {f"r{r}" for r, letter in zip(board.outposts, board.outpost_letters, strict=True) if letter == 0}
    assert set(game.outposts("red")) == circles


@pytest.mark.rule("DEI-SET-14")
@pytest.mark.parametrize("key", list(permutations(["red", "blue", "green"])), ids="-".join)
def test_later_a_shuffled_key_colours_all_circles(key: tuple[str, str, str]) -> None:
    game = Opening(outpost_key="shuffled")
    game.until("Key")
    assert game.ask.seat == CHANCE
    game.deal(f"key {key[0]}", f"key {key[1]}")
    game.until("Place")
    board = game.s.terrain.board
    for letter, colour in enumerate(key):
        circles = [i for i, found in enumerate(board.outpost_letters) if found == letter]
        assert sorted(game.outposts(colour)) == sorted(f"r{board.outposts[i]}" for i in circles)
        assert len(circles) == 5


# Markets


@pytest.mark.rule("DEI-SET-11", "DEI-SET-19", "DEI-SET-16")
def test_four_markets_with_three_open_cards_each() -> None:
    game = Opening()
    game.until("DealMissions")
    blocks = [game.match.content.cards[card].block for card in game.s.market]
    assert blocks == [market for market in MARKETS for _ in range(3)]
    hidden = Counter(game.match.content.cards[card].block for card in range(80) if game.s.undrawn[card])
    # 8 + 4 - 3 are hidden in each outpost deck: 5 of their own and 4 drone cards; 12 - 3 in the black one.
    assert hidden == {"tactic": 5, "logistic": 5, "machinery": 5, "black": 9, "drone": 12}
    assert game.s.deck_drones == (4, 4, 4)


@pytest.mark.rule("DEI-SET-18")
def test_four_drone_cards_are_shuffled_into_each_outpost_deck_and_none_into_the_black_one() -> None:
    game = Opening()
    game.until("Reveal")
    drones = {f"reveal dei{number:03}" for number in range(69, 81)}
    assert drones < set(game.offered())
    weights = dict(zip(game.offered(), game.ask.weights or [], strict=True))
    # One card in three of the twelve is a drone card.
    assert 3 * sum(weights[text] for text in drones) == sum(weights.values())
    game.deal("reveal dei069", "reveal dei072", "reveal dei075")
    assert game.s.deck_drones == (1, 4, 4)
    game.deal("reveal dei078", "reveal dei070", "reveal dei071")
    game.deal("reveal dei073", "reveal dei049", "reveal dei050")
    assert not drones & set(game.offered())
    assert len(game.offered()) == 12


@pytest.mark.rule("DEI-SET-18")
def test_a_deck_never_shows_more_than_its_four_drone_cards() -> None:
    game = Scenario()
    game.market("tactic", "dei069", "dei070", "dei071")
    game.own("ravagers", "dei072")
    assert game.s.deck_drones == (0, 4, 4)
    game.pad("ravagers", 5, 5)
    game.turn("ravagers")
    game.do("play dei001 down")
    answer(game.s, game.code(game.legal("buy dei071")[0]))
    offered = [game.text(action) for action in game.ask.actions]
    assert offered == [f"reveal dei{number:03}" for number in range(33, 41)]


@pytest.mark.rule("DEI-SET-20")
@pytest.mark.parametrize(("slot", "surcharge"), [(0, 1), (1, 0), (2, 0)])
def test_a_card_has_price_supplies_and_actions_and_the_board_adds_the_slot(slot: int, surcharge: int) -> None:
    game = Scenario()
    card = next(card for card in game.match.content.cards if card.id == "dei057")
    assert card.cost is not None
    assert card.actions
    price = [("technology", card.cost.technology + surcharge), ("energy", card.cost.energy)]
    black = ["dei058", "dei059", "dei060"]
    black[slot] = "dei057"
    game.market("black", *black)
    game.pad("ravagers", 5, 5)
    game.turn("ravagers")
    game.do("play dei001 down")
    assert game.legal("buy dei057") == [" ".join(["buy dei057", *(f"{kind}={n}" for kind, n in price if n)])]
    game.shows("DEI-SET-20")
    game.do(game.legal("buy dei057")[0])
    assert game.points("ravagers") == 0  # its supplies count at the end only


# Mission board, round marker, score


@pytest.mark.rule("DEI-SET-22")
def test_eight_of_twelve_missions_are_open_in_two_rows_of_four() -> None:
    game = Opening()
    game.until("DealMissions")
    assert game.ask.seat == CHANCE
    assert len(game.offered()) == 12
    wanted = ["energy", "technology", "outposts", "scrappers", "constructions", "drone-cards", "outposts-red"]
    game.deal(*(f"deal-mission {name}" for name in [*wanted, "garrisons-blue"]))
    assert not game.top("DealMissions")
    ids = [mission.id for mission in game.match.content.missions]
    assert [ids[mission] for mission in game.s.missions] == [*wanted, "garrisons-blue"]
    # Column 1 is energy above constructions. The four others cannot be chosen.
    board = Scenario()
    board.missions(" ".join(wanted[:4]), " ".join([*wanted[4:], "garrisons-blue"]))
    board.end("ravagers", phase=3)
    assert len(board.legal("mission")) == 8
    board.shows("DEI-SET-22")
    assert board.refused("mission garrisons-red") == "DEI-MIS-14"
    board.do("mission energy")
    board.end("ravagers", phase=3, round=2)
    assert board.refused("mission constructions") == "DEI-MIS-15"


@pytest.mark.rule("DEI-SET-23")
def test_the_game_begins_in_round_1() -> None:
    game = Opening()
    game.until("Turn")
    assert (game.s.round, game.s.phase) == (1, 0)


@pytest.mark.rule("DEI-SET-24")
def test_scores_begin_at_0_and_go_on_past_40() -> None:
    game = Opening()
    game.until("Turn")
    assert game.match.scores(game.s) == [0, 0, 0, 0]
    later = Scenario()
    later.score(ravagers=39)
    later.card("ravagers", "gain-supplies 3")
    later.do("gain supplies amount=3")
    assert later.points("ravagers") == 42
