"""SET: pads, factions, start figures and feats."""

from __future__ import annotations

import pytest

from ludarium.games.dei import GAME
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.engine import answer
from ludarium.kernel.seats import CHANCE, only
from tests.games.dei.opening import Opening
from tests.games.dei.scenario import FACTIONS, Scenario

EDITIONS = pytest.mark.parametrize("edition", ["de", "en", "it"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


# Pads, factions and their pieces


@pytest.mark.rule("DEI-SET-25")
@SEATS
def test_every_pad_starts_with_one_technology_and_one_energy(seats: int) -> None:
    game = Opening(seats=seats)
    game.until("Turn")
    assert [game.resources(name) for name in FACTIONS[:seats]] == [(1, 1)] * seats


@pytest.mark.rule("DEI-SET-26")
def test_a_pad_has_room_for_two_cards_in_each_phase() -> None:
    game = Scenario()
    hand = game.hand("ravagers")
    for phase in (1, 2, 3):
        game.turn("ravagers", phase)
        for card in hand[phase * 2 - 2 : phase * 2]:
            game.do(f"play {card}")
            if game.top("Card"):
                game.do("done")
    assert [EMPTY if card == EMPTY else game.card_id(card) for card in game.s.played[:9]] == [
        *(hand[0], hand[1], EMPTY),
        *(hand[2], hand[3], EMPTY),
        *(hand[4], hand[5], EMPTY),
    ]
    assert game.hand("ravagers") == hand[6:]
    game.pictured("DEI-SET-26", look="mine")


@pytest.mark.rule("DEI-SET-26")
@EDITIONS
def test_candy_boosts_take_no_room_from_resources(edition: str) -> None:
    game = Scenario(edition)
    game.pad("ravagers", 6, 4)
    for kind in ("move", "enlist", "outpost"):
        game.boost("ravagers", kind)
    assert game.boosts("ravagers") == ["enlist", "move", "outpost"]
    assert game.match.laws(game.s) == []


@pytest.mark.rule("DEI-SET-28")
def test_each_faction_plays_its_champion() -> None:
    game = Scenario()
    champions = {f.id: f.champion for f in game.match.content.factions}
    assert champions == {"auxilia": "neena", "ravagers": "abraham", "refuge-42": "aria", "farm-z": "z-13"}
    here, _ = game.street()
    for name in FACTIONS:
        game.put(name, here, champion=True)
    game.pictured("DEI-SET-28", look=game.at(here))
    assert [game.strength(name, here) for name in FACTIONS] == [1, 1, 3, 1]  # only Z-13 is that strong


@pytest.mark.rule("DEI-SET-29")
def test_every_seat_starts_with_its_eight_cards_one_of_them_a_drone_card() -> None:
    game = Opening()
    game.until("Turn")
    for number, name in enumerate(FACTIONS):
        assert game.hand(name) == [f"dei{card:03}" for card in range(number * 8 + 1, number * 8 + 9)]
        drones = [card for card in game.hand(name) if game.match.givens.card_drone[game.card_number(card)] != EMPTY]
        assert drones == game.hand(name)[-1:]


@pytest.mark.rule("DEI-SET-30")
@EDITIONS
def test_hands_are_open_in_the_base_game(edition: str) -> None:
    game = Scenario(edition)
    game.pictured("DEI-SET-30", look="hands")
    assert game.seen("hands", "farm-z")[:8] == list(range(8))
    hidden = Scenario(edition, planning="yes")
    assert hidden.seen("hands", "farm-z")[:8] == [None] * 8
    assert hidden.seen("hands", "ravagers")[:8] == list(range(8))


@pytest.mark.rule("DEI-SET-31")
def test_a_faction_has_four_tokens_for_missions_and_one_on_the_priority_track() -> None:
    game = Scenario()
    names = "energy technology outposts scrappers"
    game.missions(names, "constructions drone-cards outposts-red garrisons-red")
    for round, mission in enumerate(names.split(), 1):
        assert len(game.columns("ravagers")) == round - 1
        game.end("ravagers", phase=3, round=round)
        game.do(f"mission {mission}")
    assert game.columns("ravagers") == [1, 2, 3, 4]
    assert game.turn_order().count("ravagers") == 1


@pytest.mark.rule("DEI-SET-32")
def test_the_first_turn_order_is_drawn() -> None:
    game = Opening("de")
    game.until("Priority")
    assert game.ask.seat == CHANCE
    game.deal("priority farm-z", "priority auxilia", "priority ravagers")
    game.until("Place")
    game.pictured("DEI-SET-32", look="seats")
    assert game.turn_order() == ["farm-z", "auxilia", "ravagers", "refuge-42"]


@pytest.mark.rule("DEI-SET-32")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_or_the_first_seat_begins(edition: str) -> None:
    game = Opening(edition)
    while not game.top("Place"):
        assert not game.top("Priority")
        answer(game.s, game.ask.actions[-1])
    assert game.s.order == (0, 1, 2, 3)


@pytest.mark.rule("DEI-SET-33")
def test_nine_constructions_three_of_each_kind() -> None:
    game = Scenario()
    game.pictured("DEI-SET-33", look="mine")
    here, _ = game.street()
    ground, roof = game.beside()
    first, second, over = game.span()
    for region in (here, ground, first):
        game.put("ravagers", region, scrappers=1)
    texts = [f"build-refuge {here}", f"build-elevator {ground} {roof}", f"build-bridge {first} {second} {over}"]
    game.card("ravagers", *["build-refuge", "build-elevator", "build-bridge"] * 4)
    for text in texts:
        game.do(text, text, text)
        # A fourth is one of them, built elsewhere.
        elsewhere = game.legal(text.split()[0])[0]
        assert game.legal_after(elsewhere) == [text.replace("build", "take")]
    assert game.buildings("ravagers") == 9


@pytest.mark.rule("DEI-SET-34")
def test_fifteen_scrappers_and_the_champion_begin_off_the_board() -> None:
    game = Opening()
    game.until("Place")
    game.pictured("DEI-SET-34", look="seats")
    assert game.s.champions == (EMPTY,) * 4
    assert [game.reserve(name) for name in FACTIONS] == [15] * 4
    assert sum(game.s.scrappers) == 0


@pytest.mark.rule("DEI-SET-35", "DEI-PHS-04")
@pytest.mark.parametrize(("edition", "most"), [("de", [2, 3, 4, 5]), ("en", [1, 2, 3, 4]), ("it", [1, 2, 3, 4])])
def test_start_figures_by_priority(edition: str, most: list[int]) -> None:
    game = Opening(edition)
    if edition == "de":
        game.until("Priority")
        game.deal("priority farm-z", "priority auxilia", "priority ravagers")
    game.until("Place")
    for name, number in zip(game.turn_order(), most, strict=True):
        assert game.asked() == name
        game.do(game.legal("place")[-1])
        assert game.reserve(name) == 15 - number
        assert game.champion(name) in (game.refuge(0), game.refuge(1))
    assert game.top("Turn")
    assert game.refused(f"place {game.refuge()} scrappers=1") == "DEI-PHS-04"


@pytest.mark.rule("DEI-SET-36")
def test_start_figures_are_split_at_will() -> None:
    game = Opening("de")
    game.until("Place")
    first, other = game.refuge(0), game.refuge(1)
    assert len(game.legal("place")) == 3 * 2
    game.do(f"place {first} scrappers=2 champion")
    assert (game.scrappers("ravagers", first), game.champion("ravagers")) == (2, first)
    # Later ones see that; the second has three, and may leave the first refuge empty.
    assert game.asked() == "refuge-42"
    assert game.refused(f"place {first} scrappers=4") == "DEI-SET-36"
    assert game.refused(f"place {other} scrappers=1") == "DEI-SET-36"
    game.do(f"place {first}")
    assert (game.scrappers("refuge-42", other), game.champion("refuge-42")) == (3, other)


@pytest.mark.rule("DEI-SET-36")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_or_the_split_is_fixed_for_each_place_in_the_order(edition: str) -> None:
    game = Opening(edition)
    game.until("Place")
    first, other = game.refuge(0), game.refuge(1)
    expected = [
        {f"place {first} champion", f"place {first} scrappers=1"},
        {f"place {first} scrappers=1", f"place {first} scrappers=1 champion"},
        {f"place {first} scrappers=1 champion", f"place {first} scrappers=2"},
        {f"place {first} scrappers=2", f"place {first} scrappers=2 champion"},
    ]
    assert game.refused(f"place {first} scrappers=1 champion") == "DEI-SET-36"
    for place, name in enumerate(game.turn_order()):
        assert set(game.legal()) == expected[place]
        game.do(game.legal()[0])
        here, there = game.scrappers(name, first), game.scrappers(name, other)
        champion_here = int(game.champion(name) == first)
        assert (here, there, champion_here) in {
            0: {(0, 1, 1), (1, 0, 0)},
            1: {(1, 1, 0), (1, 1, 1)},
            2: {(1, 2, 1), (2, 1, 0)},
            3: {(2, 2, 0), (2, 2, 1)},
        }[place]


@pytest.mark.rule("DEI-SET-37")
@EDITIONS
def test_start_figures_need_no_majority_and_may_tie(edition: str) -> None:
    game = Opening(edition, seats=2)
    game.until("Turn")
    refuge = game.refuge()
    strengths = [game.strength(name, refuge) for name in FACTIONS[:2]]
    assert strengths == ([3, 4] if edition == "de" else [2, 3])
    four = Opening("de")
    four.until("Place")
    first = four.refuge()
    four.do(f"place {first} scrappers=2 champion")
    assert four.holder(first) == "ravagers"
    four.do(f"place {first} scrappers=2 champion")
    assert (four.strength("ravagers", first), four.strength("refuge-42", first)) == (3, 3)
    assert four.holder(first) == ""


def laid(seats: int, *rows: str) -> Opening:
    """A game on a free layout, laid tile by tile."""
    game = Opening(seats=seats, layout="free")
    for word in " ".join(rows).split():
        tile, _, quarters = word.partition(":")
        game.do(f"lay {tile} turned={quarters}" if quarters != "0" else f"lay {tile}")
    return game


@pytest.mark.rule("DEI-SET-37")
def test_an_outpost_in_the_region_of_a_refuge_is_read_after_each_placement() -> None:
    rows = ["drone-3:0 2.2:0 3.2:1 drone-2:2", "2.4:1 2.1:1 2.7:3 drone-1:2", "3.1:3 2.6:2 2.3:0 2.5:3"]
    game = laid(3, *rows)
    game.until("Place")
    first, other = game.refuge(0), game.refuge(1)
    posts = [game.s.terrain.has_post[game.number(region)] for region in (first, other)]
    assert sorted(posts) == [0, 1]
    shared = [first, other][posts.index(1)]
    with_all, with_none = ("scrappers=2 champion", "") if shared == first else ("", "scrappers=2 champion")
    game.do(f"place {first} {with_all}".strip())
    assert sum(game.s.control[:3]) == 1
    game.do(f"place {first} {with_none}".strip())
    assert sum(game.s.control[:3]) == 1
    game.do(f"place {first} {with_all}".strip().replace("2", "3"))
    assert (sum(game.s.control[:3]), sum(game.s.control[6:])) == (0, 1)


@pytest.mark.rule("DEI-SET-36", "DEI-NPL-06")
def test_two_refuges_in_one_region_leave_nothing_to_split() -> None:
    """Regions go on over the seams: on this board both refuges lie in one street."""
    rows = ["drone-3:0 2.6:1 2.2:1 3.2:1", "2.7:1 2.4:2 2.5:1 drone-1:1", "2.1:2 2.3:2 3.1:0 drone-2:2"]
    game = laid(3, *rows)
    game.until("Turn")
    assert len(game.s.terrain.refuges) == 1
    assert [game.scrappers(name, game.refuge()) for name in FACTIONS[:3]] == [2, 3, 4]


# Feats


@pytest.mark.rule("DEI-SET-38", "DEI-SET-21")
@pytest.mark.parametrize(("seats", "left"), [(4, 6), (3, 9), (2, 12)])
def test_a_secret_feat_of_each_colour_for_everyone(seats: int, left: int) -> None:
    game = Opening(seats=seats)
    game.until("DealFeats")
    assert game.ask.seat == CHANCE
    assert len(game.offered()) == 6
    # Only the seat that draws it hears which feat it is.
    assert game.ask.audience == only(0)
    game.deal("deal-feat caravan", "deal-feat sky-boots", "deal-feat trading-post")
    game.until("Turn")
    assert game.seen("feats", "ravagers")[:3] == [5, 8, 17]
    game.pictured("DEI-SET-38", look="mine")
    assert game.seen("feats", "refuge-42")[:3] == [None] * 3
    dealt = [feat for feat in game.s.feats if feat != EMPTY]
    assert [feat // 6 for feat in dealt] == [0, 1, 2] * seats
    assert len(set(dealt)) == 3 * seats
    unseen = [feat for zone in ("red_feats", "blue_feats", "green_feats") for feat in game.seen(zone, "ravagers")]
    assert unseen.count(None) == left


@pytest.mark.rule("DEI-SET-38")
def test_a_learned_feat_is_open_to_all() -> None:
    game = Scenario()
    game.feat("ravagers", "bombing")
    game.control("ravagers", red=2)
    game.end("ravagers", phase=2)
    assert list(game.seen("learned", "farm-z")[:3]) == [EMPTY] * 3
    game.do("learn red")
    assert game.seen("learned", "farm-z")[0] == 0


@pytest.mark.rule("DEI-SET-39")
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_reference_sheet_explains_every_icon_to_every_seat(language: str) -> None:
    """The sheet has no effect in the game: its place is taken by the sentence each icon has on the screen."""
    game = Scenario()
    game.pictured("DEI-SET-39", look="sheet")
    shown = {icon for card in game.match.content.cards for entry in card.actions for icon in entry.split(" | ")}
    plain = {icon for icon in shown if icon.replace("-", "").isalpha()}
    assert {"enlist", "move", "collect", "build", "kill", "copy"} <= plain
    for icon in plain:
        assert GAME.catalogue.say(language, f"effect-{icon}-text", edition="de", n=1)
