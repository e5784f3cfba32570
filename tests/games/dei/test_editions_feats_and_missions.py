"""Editions: feats, missions, the end of the game and options, where the rulebooks differ.

Where a ruling leaves no difference in play the test shows all three editions alike and says why.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludarium.games.dei import GAME
from ludarium.games.dei.majority import garrisons
from tests.games.dei.editions_shown import EDITIONS, differing, shows
from tests.games.dei.scenario import FACTIONS, Scenario

BOARD = ("technology outposts scrappers energy", "constructions drone-cards outposts-red garrisons-red")


# Feats


@shows("caravan_strength")
@pytest.mark.rule("DEI-FEA-06")
@differing(2, 1, 2)
def test_the_strength_of_a_caravan(edition: str, expected: int) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.learn("auxilia", "caravan")
    game.put("auxilia", here, scrappers=1, refuges=1)
    assert game.strength("auxilia", here) == expected


@shows("camp_elevators")
@pytest.mark.rule("DEI-FEA-13")
@differing("DEI-FEA-13", "DEI-FEA-13", "")
def test_the_exploitation_camp_at_a_neutral_elevator(edition: str, expected: str) -> None:
    game = Scenario(edition)
    ground = f"r{game.s.terrain.neutral_grounds[0]}"
    game.learn("farm-z", "exploitation-camp")
    game.put("farm-z", ground, scrappers=1)
    game.lying(ground, 1)
    game.card("farm-z", "collect")
    text = f"collect {ground} swap=1"
    assert ("" if game.allows(text) else game.refused(text)) == expected


@shows("camp_swaps")
@pytest.mark.rule("DEI-FEA-13")
@differing(True, False, False)
def test_the_exploitation_camp_swaps_any_technology(edition: str, expected: bool) -> None:
    """With blue collect: both swaps, the second with technology held before."""
    game = Scenario(edition)
    ground, roof = game.beside()
    game.learn("farm-z", "exploitation-camp")
    game.elevator("farm-z", ground, roof)
    game.put("farm-z", ground, scrappers=1)
    game.lying(ground, 1)
    game.pad("farm-z", 1, 0)
    game.card("farm-z", "collect-blue")
    assert game.allows(f"collect {ground} swap=1")
    assert game.allows(f"collect {ground} swap=2") is expected
    if expected:
        game.do(f"collect {ground} swap=2")
        assert game.resources("farm-z") == (0, 2)


@shows("alternative_energy_both_ways")
@pytest.mark.rule("DEI-FEA-15")
@differing((True, True), (True, False), (True, False))
def test_alternative_energy(edition: str, expected: tuple[bool, bool]) -> None:
    """Technology for energy, and energy for technology."""
    game = Scenario(edition)
    game.learn("farm-z", "alternative-energy")
    game.pad("farm-z", 5, 5)
    cards = [card for card in game.match.content.cards if card.block == "tactic" and card.cost is not None]
    card = next(card for card in cards if card.cost and card.cost.technology and card.cost.energy)
    assert card.cost is not None
    other = next(c.id for c in cards if c is not card)
    more = next(c.id for c in cards if c is not card and c.id != other)
    game.market("tactic", other, more, card.id)
    game.turn("farm-z")
    game.do("play dei017 down")
    technology, energy = card.cost.technology, card.cost.energy
    ways = {text.removeprefix(f"buy {card.id} ") for text in game.legal(f"buy {card.id}")}
    found = (price(technology + 1, energy - 1) in ways, price(technology - 1, energy + 1) in ways)
    assert found == expected


def price(technology: int, energy: int) -> str:
    """A payment as an action writes it."""
    return " ".join(f"{kind}={n}" for kind, n in (("technology", technology), ("energy", energy)) if n)


@shows("delivery_bot_spends_card")
@pytest.mark.rule("DEI-FEA-17")
@differing(0, 0, 1)
def test_the_delivery_bot(edition: str, expected: int) -> None:
    game = Scenario(edition)
    game.learn("farm-z", "delivery-bot")
    game.pad("farm-z", 5, 5)
    game.turn("farm-z")
    game.do(game.legal("order")[0])
    assert len(game.legal("discard")) == 8 * expected
    if expected:
        game.do("discard dei017")
    game.begin(4)
    game.settle()
    assert (len(game.hand("farm-z")), len(game.bin("farm-z"))) == (9 - expected, expected)


@pytest.mark.rule("DEI-FEA-17")
def test_the_card_spent_for_the_delivery_bot_takes_no_slot_and_is_no_face_down_card() -> None:
    game = Scenario("it")
    game.learn("farm-z", "delivery-bot")
    game.pad("farm-z", 5, 5)
    game.turn("farm-z")
    game.do(game.legal("order")[0], "discard dei017")
    game.unused("dei018")
    # The second card may still be face down.
    assert game.allows("play dei019 down")
    game.unused("dei019")
    assert game.asked() == "auxilia"


@pytest.mark.rule("DEI-FEA-08")
@EDITIONS
def test_underground_shortcuts_join_ground_regions_alike(edition: str) -> None:
    """Alike: an elevator lies on the ground, so that "regions with an elevator" are ground regions."""
    game = Scenario(edition)
    grounds = [f"r{region}" for region in game.s.terrain.neutral_grounds]
    here = grounds[0]
    there = next(r for r in grounds[1:] if r not in game.neighbours(here))
    game.learn("farm-z", "underground-shortcut")
    game.put("farm-z", here, scrappers=1)
    game.card("farm-z", "move")
    assert game.allows(f"move {here} {there} scrappers=1")
    board = game.s.terrain.board
    roofs = {f"r{board.elevator_roof[edge]}" for edge in board.neutral_elevators}
    assert not [r for r in roofs if r not in game.neighbours(here) and game.allows(f"move {here} {r} scrappers=1")]


@shows("learning")
@pytest.mark.rule("DEI-PHS-08")
@differing(True, False, True)
def test_learning_may_be_declined(edition: str, expected: bool) -> None:
    game = Scenario(edition)
    game.control("farm-z", red=2)
    game.end("farm-z", phase=2)
    assert game.top("Learn") is expected
    if expected:
        game.do("done")
    assert bool(game.learned("farm-z")) is not expected


@shows("sky_boots")
@pytest.mark.rule("DEI-FEA-09")
@differing(3, 4, 4)
def test_sky_boots_on_a_card_with_two_moves(edition: str, expected: int) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.learn("farm-z", "sky-boots")
    game.put("farm-z", here, scrappers=1)
    game.card("farm-z", "move", "move")
    moves = 0
    while game.top("Card"):
        game.do(f"move {here} {there} scrappers=1")
        here, there = there, here
        moves += 1
    assert moves == expected


# Missions, end of the game, options


@shows("garrisons_of_colour")
@pytest.mark.rule("DEI-MIS-10")
@differing(2, 6, 6)
def test_the_colour_of_garrisons(edition: str, expected: int) -> None:
    game = Scenario(edition)
    game.control("farm-z", red=1, blue=1, green=1)
    game.missions(*BOARD)
    game.end("farm-z", phase=3)
    game.do("mission garrisons-red")
    assert game.points("farm-z") == expected
    assert garrisons(game.s, game.seat("farm-z"), 0) == 1


@shows("recycled_drone_cards_count")
@pytest.mark.rule("DEI-MIS-02")
@differing(4, 2, 2)
def test_recycled_drone_cards(edition: str, expected: int) -> None:
    game = Scenario(edition)
    game.own("farm-z", "dei069")
    game.recycle("farm-z", "dei069")
    game.missions(*BOARD)
    game.end("farm-z", phase=3)
    game.do("mission drone-cards")
    assert game.points("farm-z") == expected


@pytest.mark.rule("DEI-OPT-07")
@EDITIONS
def test_planned_cards_leave_no_room_for_a_bought_one_alike(edition: str) -> None:
    """Alike: two editions are silent, but there too both cards were laid before the purchase (DEI-OPT-08)."""
    game = Scenario(edition, planning="yes")
    game.begin(1)
    for name in FACTIONS:
        game.seal(name, f"plan {game.hand(name)[0]} {game.hand(name)[1]}")
    game.pad("ravagers", 9, 0)
    game.do("keep-down", game.legal_after("keep-down", "buy")[0])
    if game.top("Card"):
        game.do("done")
    assert game.legal() == ["turn-up"]


@pytest.mark.rule("DEI-PHS-13")
@EDITIONS
def test_the_supply_count_belongs_to_the_own_turn_alike(edition: str) -> None:
    """Alike: two editions contradict themselves; the German timing was ruled for all (DEI-PHS-13)."""
    game = Scenario(edition)
    game.missions(*BOARD)
    game.pad("farm-z", 0, 4)
    game.end("farm-z", phase=3, round=4)
    game.do("mission constructions")
    assert (game.asked(), game.points("farm-z")) == ("auxilia", 4)


@pytest.mark.rule("DEI-SCO-08")
@EDITIONS
def test_a_final_tie_goes_by_the_last_turn_order_alike(edition: str) -> None:
    """Alike: two editions have no tie-break; the place in the order of round 4 is the nearest thing to priority."""
    game = Scenario(edition)
    game.order("refuge-42", "farm-z", "auxilia", "ravagers")
    game.score(farm_z=52, ravagers=52)
    game.begin(4, round=4)
    assert game.over()
    assert game.match.winners(game.s) == [game.seat("farm-z")]


@pytest.mark.rule("DEI-SET-30")
@EDITIONS
def test_hands_lie_open_alike(edition: str) -> None:
    """Alike: two editions say "hand" and ask for secrecy only with Planning."""
    game = Scenario(edition)
    assert game.seen("hands", "auxilia")[:8] == list(range(8))


@shows("card_supplies")
@pytest.mark.rule("DEI-SCO-06")
@differing(6, 6, 2)
def test_supplies_printed_on_faction_cards(edition: str, expected: int, tmp_path: Path) -> None:
    """Our faction cards bring none, so a pack in which dei017 does is played. Another card is from a market."""
    pack = shutil.copytree(GAME.folder / "content", tmp_path / "pack")
    file = pack / "cards.toml"
    text = file.read_text("utf-8")
    head = "dei017 = { "
    assert head in text
    file.write_text(text.replace(head, f"{head}supplies = 4, ", 1), "utf-8")
    game = Scenario(edition, content=pack)
    two = next(card.id for card in game.match.content.cards if card.block == "black" and card.supplies == 2)
    game.own("farm-z", two)
    game.begin(4, round=4)
    assert game.over()
    assert game.points("farm-z") == expected
