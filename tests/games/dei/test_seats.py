"""NPL: what changes with two and three players."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from ludarium.games.dei.declaration import DRONES
from ludarium.kernel.cells import EMPTY
from tests.games.dei.opening import Opening
from tests.games.dei.scenario import FACTIONS, Scenario

EDITIONS = pytest.mark.parametrize("edition", ["de", "en", "it"])
OWN_DRONE = {"ravagers": "harvester", "refuge-42": "transporter", "farm-z": "reaper", "auxilia": "teleporter"}


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        pytest.param(2, "2.1 2.2 2.3 2.4 2.5 2.6 2.7 drone-1 drone-2", marks=pytest.mark.rule("DEI-NPL-01")),
        pytest.param(
            3, "2.1 2.2 2.3 2.4 2.5 2.6 2.7 3.1 3.2 drone-1 drone-2 drone-3", marks=pytest.mark.rule("DEI-NPL-02")
        ),
    ],
)
@EDITIONS
def test_the_board_is_smaller(edition: str, seats: int, expected: str) -> None:
    game = Scenario(edition, seats)
    ids = game.match.content.tiles.ids
    assert sorted(ids[code >> 2] for code in game.s.layout) == expected.split()


@pytest.mark.rule("DEI-NPL-03", "DEI-NPL-05", "DEI-SET-17")
@pytest.mark.parametrize(
    "factions", [list(c) for seats in (2, 3) for c in combinations(FACTIONS, seats)], ids=lambda c: "+".join(c)
)
def test_any_factions_and_only_their_drones_take_part(factions: list[str]) -> None:
    game = Scenario("de", len(factions), factions)
    playing = {OWN_DRONE[name] for name in factions}
    assert {drone for drone, region in zip(DRONES, game.s.drones, strict=True) if region != EMPTY} == playing
    cards = [card for card in game.match.content.cards if card.block == "drone"]
    left = [card for card in cards if game.s.undrawn[game.card_number(card.id)]]
    left += [card for card in cards if game.card_number(card.id) in game.s.market]
    assert len(left) == 3 * len(factions)
    assert {drone for card in left for drone in DRONES if f"drone {drone} " in str(card.actions)} == playing
    # With "drone of your choice" the others cannot be chosen either.
    game.card(factions[0], "drone-any")
    assert {text.split()[1] for text in game.legal("drone")} == playing
    absent = next(drone for drone in DRONES if drone not in playing)
    game.shows("DEI-NPL-03")
    assert game.refused(f"drone {absent}") == "DEI-DRN-27"


@pytest.mark.rule("DEI-NPL-04", "DEI-SET-17")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4)])
@EDITIONS
def test_drone_cards_in_each_outpost_deck(edition: str, seats: int, each: int) -> None:
    game = Opening(edition, seats)
    game.until("Reveal")
    assert game.s.deck_drones == (each, each, each)
    drawn = dict(zip(game.offered(), game.ask.weights or [], strict=True))
    drones = sum(weight for text, weight in drawn.items() if int(text[-3:]) >= 69)
    # 8 cards of its own and so many drone cards lie in the deck.
    assert drones * (8 + each) == each * sum(drawn.values())
    assert sum(int(text[-3:]) >= 69 for text in drawn) == 3 * each


@pytest.mark.rule("DEI-NPL-05")
def test_the_seats_choose_which_factions_stay_out() -> None:
    game = Opening(seats=2)
    game.until("Factions")
    game.do("faction auxilia")
    assert game.legal() == ["faction ravagers", "faction refuge-42", "faction farm-z"]
    game.do("faction farm-z")
    game.until("Turn")
    assert game.hand("auxilia")[0] == "dei025"
    assert all(card not in game.s.hands for card in range(16))


@pytest.mark.rule("DEI-NPL-06")
@pytest.mark.parametrize(("edition", "scrappers"), [("de", [2, 3]), ("en", [1, 2]), ("it", [1, 2])])
def test_two_seats_start_together_in_the_only_refuge(edition: str, scrappers: list[int]) -> None:
    game = Opening(edition, seats=2)
    game.until("Turn")
    assert len(game.s.terrain.refuges) == 1
    game.pictured("DEI-NPL-06", look=game.at(game.refuge()))
    names = game.turn_order()
    assert [game.scrappers(name, game.refuge()) for name in names] == scrappers
    assert [game.champion(name) for name in names] == [game.refuge()] * 2
    assert [game.reserve(name) for name in names] == [15 - number for number in scrappers]


@pytest.mark.rule("DEI-NPL-07")
@pytest.mark.parametrize(("edition", "left", "points"), [("de", 2, 1), ("en", 1, 2), ("it", 1, 2)])
def test_the_reaper_with_two_seats(edition: str, left: int, points: int) -> None:
    game = Scenario(edition, 2, ["farm-z", "auxilia"])
    here, _ = game.street()
    game.drone("reaper", here)
    game.put("auxilia", here, scrappers=3)
    game.card("farm-z", "drone reaper +0")
    game.do("drone reaper", "stay")
    game.shows("DEI-NPL-07")
    game.do(game.legal("reap")[-1])
    assert (game.scrappers("auxilia", here), game.points("farm-z")) == (left, points)
    # Each victim brings its owner a boost, the use one to the user.
    assert (len(game.boosts("auxilia")), len(game.boosts("farm-z"))) == (3 - left, 1)


@pytest.mark.rule("DEI-NPL-07")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_up_to_two_may_be_one(edition: str) -> None:
    game = Scenario(edition, 2, ["farm-z", "auxilia"])
    here, _ = game.street()
    game.drone("reaper", here)
    game.put("auxilia", here, scrappers=3)
    game.card("farm-z", "drone reaper +0")
    game.do("drone reaper", "stay", "reap scrappers=1")
    assert (game.scrappers("auxilia", here), game.points("farm-z")) == (2, 1)


@pytest.mark.rule("DEI-NPL-07")
@pytest.mark.parametrize("seats", [3, 4])
@EDITIONS
def test_with_more_seats_the_reaper_kills_one_of_each(edition: str, seats: int) -> None:
    game = Scenario(edition, seats)
    here, _ = game.street()
    game.drone("reaper", here)
    game.put("ravagers", here, scrappers=3)
    game.card("farm-z", "drone reaper +0")
    game.do("drone reaper", "stay")
    assert game.legal("reap") == ["reap scrappers=1"]
    assert game.refused("reap scrappers=2") == "DEI-DRN-21"


def fourth_round(edition: str, scores: tuple[int, int, int], confrontation: str = "no") -> list[str]:
    """The order of round 4 with three seats; in round 3 refuge-42 has begun."""
    game = Scenario(edition, 3, confrontation=confrontation)
    game.order("refuge-42", "farm-z", "ravagers")
    game.s.score = tuple(scores)
    game.begin(4, round=3)
    while not game.top("Turn"):
        game.do(game.legal()[0])
    return game.turn_order()


@pytest.mark.rule("DEI-NPL-08")
@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("de", ["ravagers", "farm-z", "refuge-42"]),  # by score
        ("en", ["ravagers", "refuge-42", "farm-z"]),  # the fewest supplies, then clockwise
        ("it", ["ravagers", "refuge-42", "farm-z"]),
    ],
)
def test_first_player_of_round_4_with_three_seats(edition: str, expected: list[str]) -> None:
    assert fourth_round(edition, (5, 9, 7)) == expected


@pytest.mark.rule("DEI-NPL-08")
@pytest.mark.parametrize(
    ("scores", "first"),
    [((5, 5, 9), "ravagers"), ((9, 5, 5), "farm-z"), ((5, 9, 5), "farm-z"), ((5, 5, 5), "farm-z")],
)
@pytest.mark.parametrize("edition", ["en", "it"])
def test_a_tie_goes_to_whom_the_token_would_reach_first(edition: str, scores: tuple[int, int, int], first: str) -> None:
    """DEI-NPL-08: after refuge-42 the token would come to farm-z, then to the ravagers."""
    assert fourth_round(edition, scores)[0] == first


@pytest.mark.rule("DEI-NPL-08")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_with_confrontation_the_fewest_supplies_play_last(edition: str) -> None:
    order = fourth_round(edition, (5, 90, 70), confrontation="yes")
    assert order == ["refuge-42", "farm-z", "ravagers"]


@pytest.mark.rule("DEI-NPL-08")
@pytest.mark.parametrize("edition", ["en", "it"])
@pytest.mark.parametrize(("seats", "round"), [(2, 3), (4, 3), (3, 1), (3, 2)])
def test_otherwise_the_token_just_passes_on(edition: str, seats: int, round: int) -> None:
    game = Scenario(edition, seats)
    game.s.score = (0, *range(9, 8 + seats))
    game.begin(4, round)
    game.settle()
    assert game.turn_order()[0] == "refuge-42"


@pytest.mark.rule("DEI-NPL-09")
@pytest.mark.parametrize(("edition", "expected"), [("de", [2, 3, 4]), ("en", [1, 2, 3]), ("it", [1, 2, 3])])
def test_three_seats_start_with_the_figures_of_their_priority(edition: str, expected: list[int]) -> None:
    game = Opening(edition, 3)
    game.until("Turn")
    game.pictured("DEI-NPL-09", look=game.at(*(f"r{region}" for region in game.s.terrain.refuges)))
    assert [15 - game.reserve(name) for name in game.turn_order()] == expected


@pytest.mark.rule("DEI-NPL-10")
@pytest.mark.parametrize(("seats", "posts"), [(2, 3), (3, 4), (4, 5)])
def test_unused_tiles_take_their_outposts_with_them_but_the_supply_keeps_all_tokens(seats: int, posts: int) -> None:
    game = Opening(seats=seats)
    game.until("Turn")
    assert Counter(game.s.terrain.board.outpost_letters) == {0: posts, 1: posts, 2: posts}
    level = game.s.terrain.level
    lying = [sum(number for r, number in enumerate(game.s.resources) if level[r] == kind) for kind in (0, 1)]
    assert lying[0] + sum(game.s.technology) + game.s.common[0] == 60
    assert lying[1] + sum(game.s.energy) + game.s.common[1] == 40
    assert len(game.s.terrain.board.drone_starts) == seats


@pytest.mark.rule("DEI-NPL-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_is_the_same(seats: int) -> None:
    game = Opening(seats=seats)
    game.until("Turn")
    assert sum(mission != EMPTY for mission in game.s.missions) == 8
    black = [card for card in range(56, 68) if game.s.undrawn[card] or card in game.s.market]
    assert (len(black), sum(card in game.s.market for card in black)) == (12, 3)
    for name in FACTIONS[:seats]:
        seat = game.seat(name)
        assert [feat // 6 for feat in game.s.feats[seat * 3 : seat * 3 + 3]] == [0, 1, 2]
        assert (len(game.hand(name)), game.resources(name)) == (8, (1, 1))
    rounds = []
    while not game.over():
        rounds.append(game.s.round)
        game.do("done" if game.allows("done") else game.legal()[0])
    assert sorted(set(rounds)) == [1, 2, 3, 4]
