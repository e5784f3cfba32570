"""MKT: markets, slots, prices and refills."""

from __future__ import annotations

import pytest

from ludarium.games.dei.setup import Reveal
from tests.games.dei.scenario import FACTIONS, MARKETS, Scenario


def buying(game: Scenario, faction: str = "ravagers", phase: int = 1) -> None:
    """A face-down card has just been played."""
    game.turn(faction, phase=phase)
    game.do(next(text for text in game.legal("play") if text.endswith("down")))


def shop(edition: str = "de", cubes: int = 0, technology: int = 9) -> Scenario:
    """Ravagers before a tactic market of dei033 (1 technology), dei034 (2 technology), dei035, with red cubes."""
    game = Scenario(edition)
    game.market("tactic", "dei034", "dei033", "dei035")
    game.pad("ravagers", technology, 10 - technology if technology < 10 else 0)
    for post in game.outposts("red")[:cubes]:
        game.put("ravagers", post, scrappers=1)
    return game


def offers(game: Scenario) -> set[str]:
    return {text.split()[1] for text in game.legal("buy")}


@pytest.mark.rule("DEI-MKT-01")
def test_a_market_has_cards_of_its_colour_and_drone_cards() -> None:
    game = Scenario()
    game.pictured("DEI-MKT-01", look="market")
    game.market("tactic")
    game.s.stack = [Reveal()]
    blocks = {game.match.givens.card_block[action & 127] for action in game.ask.actions}
    assert blocks == {0, 4}
    game.market("tactic", "dei033", "dei034", "dei035")
    game.market("black")
    game.s.stack = [Reveal()]
    assert {game.match.givens.card_block[action & 127] for action in game.ask.actions} == {3}


@pytest.mark.rule("DEI-MKT-02")
def test_only_the_three_open_cards_are_for_sale() -> None:
    game = shop()
    buying(game)
    assert game.refused("buy dei036 technology=1") == "DEI-MKT-02"


@pytest.mark.rule("DEI-MKT-03")
@pytest.mark.rule("DEI-MKT-04")
@pytest.mark.rule("DEI-MKT-05")
@pytest.mark.parametrize(
    ("cubes", "open_cards"),
    [
        (0, {"dei035"}),
        (1, {"dei035", "dei033"}),
        (2, {"dei035", "dei033", "dei034"}),
        (4, {"dei033", "dei034", "dei035"}),
    ],
)
def test_slots_ask_for_cubes(cubes: int, open_cards: set[str]) -> None:
    game = shop(cubes=cubes)
    game.pad("ravagers", 5, 5)
    buying(game)
    assert offers(game) & {"dei033", "dei034", "dei035"} == open_cards
    if cubes == 1:
        game.shows("DEI-MKT-04", "DEI-OUT-17", "DEI-OUT-18")
        assert game.refused("buy dei034 technology=2") == "DEI-MKT-04"
    if cubes in (0, 4):  # in the right slot without a cube; in the left one, which asks for two, with four
        card = "dei034" if cubes else "dei035"
        line = game.legal(f"buy {card}")[0]
        game.shows("DEI-MKT-05" if cubes else "DEI-MKT-03")
        game.do(line)
        assert card in game.hand("ravagers")


@pytest.mark.rule("DEI-MKT-06")
def test_a_drone_card_asks_for_the_cubes_of_its_slot() -> None:
    game = Scenario()
    game.pad("ravagers", 5, 5)
    game.market("logistic", "dei069", "dei070", "dei071")
    buying(game)
    assert offers(game) & {"dei069", "dei070", "dei071"} == {"dei071"}
    game.shows("DEI-MKT-06")
    assert game.refused("buy dei070 technology=1") == "DEI-MKT-04"
    game.put("ravagers", game.outposts("blue")[0], scrappers=1)
    assert offers(game) & {"dei069", "dei070", "dei071"} == {"dei070", "dei071"}


@pytest.mark.rule("DEI-MKT-07")
def test_an_outpost_won_with_a_boost_on_the_same_card_counts() -> None:
    game = shop()
    game.pad("ravagers", 5, 5)
    game.boost("ravagers", "move")
    post = next(p for p in game.outposts("red") if game.neighbours(p))
    here = game.neighbours(post)[0]
    game.put("ravagers", here, scrappers=1)
    buying(game)
    assert "dei033" not in offers(game)
    game.shows("DEI-MKT-07")
    assert game.refused("buy dei033 technology=1") == "DEI-MKT-04"
    game.do("boost move", f"move {here} {post} scrappers=1")
    game.do("buy dei033 technology=1")
    assert game.cubes("ravagers", "red") == 1


@pytest.mark.rule("DEI-MKT-08")
@pytest.mark.rule("DEI-MKT-09")
@pytest.mark.rule("DEI-MKT-11")
def test_the_black_market_asks_for_no_cubes_but_more_on_the_left() -> None:
    game = Scenario()
    # dei060 and dei057 cost technology; 1 more in the left slot.
    game.market("black", "dei060", "dei057", "dei058")
    givens = game.match.givens
    left, middle = game.card_number("dei060"), game.card_number("dei057")
    game.pad("ravagers", givens.card_technology[left], givens.card_energy[left])
    buying(game)
    assert "dei060" not in offers(game)
    game.shows("DEI-MKT-09")
    assert game.refused(f"buy dei060 technology={givens.card_technology[left]}") == "DEI-MKT-12"
    game.pad("ravagers", givens.card_technology[left] + 1, givens.card_energy[left])
    assert game.allows(f"buy dei060 technology={givens.card_technology[left] + 1}")
    game.pad("ravagers", givens.card_technology[middle], givens.card_energy[middle])
    (line,) = game.legal("buy dei057")
    game.shows("DEI-MKT-08", "DEI-MKT-11")
    game.do(line)
    assert game.resources("ravagers") == (0, 0)


@pytest.mark.rule("DEI-MKT-10")
def test_the_right_slot_pays_back_after_the_full_price() -> None:
    game = Scenario()
    game.market("black", "dei057", "dei058", "dei060")
    game.pad("ravagers", 1, 0)
    buying(game)
    assert "dei060" not in offers(game)
    game.pad("ravagers", 2, 0)
    game.shows("DEI-MKT-10")
    game.do("buy dei060 technology=2")
    assert game.resources("ravagers") == (1, 0)


@pytest.mark.rule("DEI-MKT-12")
@pytest.mark.rule("DEI-MKT-13")
def test_the_price_goes_to_the_common_reserve_in_kind() -> None:
    game = shop()
    game.market("tactic", "dei034", "dei035", "dei033")
    game.pad("ravagers", 0, 5)
    buying(game)
    assert "dei033" not in offers(game)
    game.shows("DEI-MKT-13")
    assert game.refused("buy dei033 energy=1") == "DEI-MKT-12"
    game.pad("ravagers", 2, 0)
    common = game.s.common[0]
    game.do("buy dei033 technology=1")
    assert (game.resources("ravagers"), game.s.common[0]) == ((1, 0), common + 1)


@pytest.mark.rule("DEI-MKT-14")
@pytest.mark.rule("DEI-MKT-15")
def test_cards_slide_right_and_the_new_one_is_for_sale_at_once() -> None:
    game = shop(cubes=2)
    game.pad("ravagers", 5, 3)
    game.learn("ravagers", "delivery-bot")
    buying(game)
    game.chance("reveal dei036")
    game.do("buy dei033 technology=1")
    assert [game.card_id(card) for card in game.s.market[:3]] == ["dei036", "dei034", "dei035"]
    assert any(text.startswith("order dei036") for text in game.legal("order"))


@pytest.mark.rule("DEI-MKT-16")
@pytest.mark.rule("DEI-MKT-17")
def test_an_empty_deck_leaves_slots_empty() -> None:
    game = shop()
    game.market("tactic", "dei034", "dei033", "dei035")
    game.pad("ravagers", 5, 5)
    # All other tactic cards and every drone card of this deck are in hands.
    own = [f"dei0{number}" for number in (36, 37, 38, 39, 40)]
    game.own("farm-z", *own)
    drones = [card for card in range(68, 80) if game.s.undrawn[card]][: game.s.deck_drones[0]]
    game.own("auxilia", *[game.card_id(card) for card in drones])
    game.s.deck_drones = (0, *game.s.deck_drones[1:])
    game.s.deck_drones = (0, sum(game.s.undrawn[68:80]) - 4, 4)
    buying(game)
    game.do(next(text for text in game.legal("buy dei035")))
    assert [card if card < 0 else game.card_id(card) for card in game.s.market[:3]] == [-1, "dei034", "dei033"]


@pytest.mark.rule("DEI-MKT-18")
def test_one_buy_action_in_a_phase() -> None:
    game = shop()
    game.pad("ravagers", 5, 5)
    buying(game)
    game.do(game.legal("buy")[0])
    assert game.refused("play dei002 down") == "DEI-CRD-09"
    buying(game, phase=2)
    assert game.legal("buy")


@pytest.mark.rule("DEI-MKT-19")
def test_one_card_for_each_buy_action() -> None:
    game = shop()
    game.pad("ravagers", 5, 5)
    before = len(game.hand("ravagers"))
    buying(game)
    game.do(game.legal("buy")[0])
    assert len(game.hand("ravagers")) == before
    assert not game.top("Card")


@pytest.mark.rule("DEI-MKT-20")
@pytest.mark.rule("DEI-CDY-10")
@pytest.mark.rule("DEI-CDY-11")
def test_an_outpost_boost_counts_as_a_cube_of_the_needed_colour() -> None:
    game = shop(cubes=1)
    game.pad("ravagers", 5, 5)
    game.boost("ravagers", "outpost")
    game.learn("ravagers", "delivery-bot")
    buying(game)
    assert "dei034" not in offers(game)
    game.do("boost outpost")
    assert "dei034" in offers(game)
    assert not any(text.startswith("order dei034") for text in game.legal("order"))
    middle = game.card_id(game.s.market[MARKETS.index("machinery") * 3 + 1])
    assert middle in offers(game)


@pytest.mark.rule("DEI-MKT-22")
@pytest.mark.rule("DEI-SCO-06")
@pytest.mark.parametrize("edition", ["de", "en", "it"])
def test_printed_supplies_count_only_at_the_end(edition: str) -> None:
    from ludarium.games.dei.scoring import count_cards

    game = Scenario(edition)
    game.own("ravagers", "dei034")
    assert game.points("ravagers") == 0
    count_cards(game.s)
    assert game.points("ravagers") == 3


@pytest.mark.rule("DEI-MKT-23")
@pytest.mark.rule("DEI-FEA-16")
def test_a_discount_takes_one_resource_of_choice_off_a_drone_card() -> None:
    game = Scenario()
    game.learn("ravagers", "low-energy-remote-control")
    givens = game.match.givens
    both = next(c for c in range(68, 80) if givens.card_technology[c] and givens.card_energy[c])
    game.market("tactic", "dei033", "dei034", game.card_id(both))
    game.pad("ravagers", 5, 5)
    buying(game)
    t, e = givens.card_technology[both], givens.card_energy[both]
    ways = {(word(text, "technology"), word(text, "energy")) for text in game.legal(f"buy {game.card_id(both)}")}
    assert ways == {(t - 1, e), (t, e - 1)}
    cheap = next(c for c in range(68, 80) if (givens.card_technology[c], givens.card_energy[c]) == (1, 0))
    game.market("tactic", "dei033", "dei034", game.card_id(cheap))
    game.shows("DEI-MKT-23")
    assert game.legal(f"buy {game.card_id(cheap)}") == [f"buy {game.card_id(cheap)}"]


def word(text: str, key: str) -> int:
    return next((int(part.partition("=")[2]) for part in text.split() if part.startswith(key)), 0)


@pytest.mark.rule("DEI-MKT-24")
def test_the_pay_back_comes_from_what_was_just_paid() -> None:
    game = Scenario()
    game.market("black", "dei057", "dei058", "dei060")
    game.pad("ravagers", 2, 0)
    game.empty_reserve("technology")
    buying(game)
    game.do("buy dei060 technology=2")
    assert game.resources("ravagers") == (1, 0)


@pytest.mark.rule("DEI-MKT-25")
@pytest.mark.rule("DEI-NPL-04")
@pytest.mark.parametrize(("seats", "size"), [(4, 12), (3, 11), (2, 10)])
def test_deck_sizes(seats: int, size: int) -> None:
    game = Scenario(seats=seats, factions=FACTIONS[:seats])
    game.pictured("DEI-MKT-25" if seats == 4 else "DEI-NPL-04", look="market")
    for market in range(3):
        own = sum(1 for card in range(80) if game.match.givens.card_block[card] == market)
        drones = game.s.deck_drones[market] + sum(
            1 for card in game.s.market[market * 3 : market * 3 + 3] if game.match.givens.card_block[card] == 4
        )
        assert own + drones == size
    assert sum(1 for card in range(80) if game.match.givens.card_block[card] == 3) == 12
