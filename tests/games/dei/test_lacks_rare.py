"""Refusals that random clicks hardly ever meet, and those of questions that come once: what each one names helps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from ludarium.games.dei.faces import ROOF
from ludarium.kernel.cells import EMPTY, with_value
from ludarium.kernel.engine import answer
from tests.games.dei.lacking import Arranged, Supply, also, card, check, doing, instead
from tests.games.dei.opening import Opening
from tests.games.dei.packs import pack_with
from tests.games.dei.scenario import Scenario
from tests.games.dei.test_lacks_of_cards import at_the_market, price_of, rich
from tests.games.dei.test_options import planned


class Row(NamedTuple):
    """A kind of refusal: the table, what is refused there, and what helps."""

    kind: str
    table: Callable[[], Scenario]
    arranged: Arranged
    helps: Supply


def the_turn(text: str) -> Arranged:
    """The turn of the Ravagers begins."""

    def arranged(game: Scenario) -> str:
        game.turn("ravagers")
        return text

    return arranged


def showing(text: str, *actions: str) -> Arranged:
    """A card with these actions is in play."""

    def arranged(game: Scenario) -> str:
        here, there = game.street()
        game.put("ravagers", here, scrappers=2)
        game.put("farm-z", here, scrappers=1)
        card(game, *actions)
        return text.format(here=here, there=there)

    return arranged


# Drones


def with_drone(name: str, *answers: str) -> Arranged:
    """The drone is at work in a street with two scrappers of each of two factions."""

    def arranged(game: Scenario) -> str:
        here, there = game.street()
        game.drone(name, here)
        game.put("ravagers", here, scrappers=2)
        game.put("farm-z", here, scrappers=2)
        game.lying(here, 1)
        card(game, f"drone {name} +0")
        game.do(f"drone {name}", "stay", *[text.format(there=there) for text in answers[:-1]])
        return answers[-1].format(here=here, roof=f"r{game.plain(ROOF)[0]}", there=there)

    return arranged


def flight(game: Scenario) -> str:
    here, there = game.street()
    game.drone("harvester", here)
    card(game, "drone harvester +0")
    return f"fly {there}"


def reaper_away(game: Scenario) -> str:
    game.s.drones = with_value(game.s.drones, 3, EMPTY)
    card(game, "drone reaper +0", "drone harvester +0")
    return "drone reaper"


def reaper_comes(game: Scenario, text: str) -> None:
    game.drone("reaper", game.street()[0])


def to_the_street(game: Scenario, text: str) -> str:
    return f"teleport {game.street()[1]}"


# The board


def two_away(game: Scenario) -> str:
    here, _, there = game.street(3)
    game.put("ravagers", here, scrappers=1)
    card(game, "move")
    return f"move {here} {there} scrappers=1"


def next_door(game: Scenario, text: str) -> str:
    here, there, _ = game.street(3)
    return f"move {here} {there} scrappers=1"


def off_the_board(game: Scenario) -> str:
    here, _ = game.street()
    game.put("ravagers", here, scrappers=1)
    card(game, "move")
    return f"move {here} r127 scrappers=1"


def down_the_street(game: Scenario, text: str) -> str:
    return text.replace("r127", game.street()[1])


def abraham(game: Scenario) -> None:
    """Abraham has just collected, and may once more where he is."""
    here, there = game.street()
    game.put("ravagers", here, champion=True)
    game.put("ravagers", there, scrappers=1)
    game.lying(here, 3)
    game.lying(there, 3)
    game.card("ravagers", "collect", "enlist")
    game.do(f"collect {here}")


def searching_elsewhere(game: Scenario) -> str:
    abraham(game)
    return f"collect {game.street()[1]}"


def where_he_is(game: Scenario, text: str) -> str:
    return f"collect {game.street()[0]}"


def search_at_the_end(more: str) -> Arranged:
    """The Italian Abraham takes a resource at the end of the turn."""

    def arranged(game: Scenario) -> str:
        here, _ = game.street()
        game.put("ravagers", here, champion=True)
        game.lying(here, 3)
        game.end("ravagers", phase=1)
        return f"collect {here} {more}"

    return arranged


def blue_on_a_roof(game: Scenario) -> str:
    roof, street = f"r{game.plain(ROOF)[0]}", game.street()[0]
    for region in (roof, street):
        game.put("ravagers", region, scrappers=1)
        game.lying(region, 1)
    card(game, "collect-blue")
    return f"collect {roof} swap=1"


def blue_on_the_street(game: Scenario, text: str) -> str:
    return f"collect {game.street()[0]} swap=1"


def the_enemy(game: Scenario, text: str) -> str:
    return text.replace("ravagers", "farm-z")


def nobodys_faction(game: Scenario) -> str:
    here, _ = game.street()
    game.put("farm-z", here, scrappers=1)
    card(game, "kill")
    return f"kill {here} auxilia"


def somebodys(game: Scenario, text: str) -> str:
    return text.replace("auxilia", "farm-z")


def relocating(game: Scenario) -> str:
    first, second, third = game.street(3)
    game.put("ravagers", first, refuges=3)
    game.put("ravagers", second, scrappers=1)
    card(game, "build")
    game.do(f"build-refuge {second}")
    return f"take-refuge {third}"


def from_there(game: Scenario, text: str) -> str:
    return f"take-refuge {game.street(3)[0]}"


def between_streets(game: Scenario) -> str:
    here, there = game.street()
    ground, _ = game.beside()
    game.put("ravagers", ground, scrappers=1)
    card(game, "build")
    return f"build-elevator {here} {there}"


def beside_a_roof(game: Scenario, text: str) -> str:
    return "build-elevator {} {}".format(*game.beside())


def over_nothing(game: Scenario) -> str:
    first, second, _ = game.span()
    game.put("ravagers", first, scrappers=1)
    card(game, "build")
    return f"build-bridge {first} {second} {first}"


def over_the_street(game: Scenario, text: str) -> str:
    return "build-bridge {} {} {}".format(*game.span())


# Cards


def played_before(game: Scenario) -> str:
    game.turn("ravagers")
    game.unused("dei001")
    return "play dei001"


def bought_meanwhile(game: Scenario, text: str) -> None:
    game.own("ravagers", "dei033")


def copying(text: str) -> Arranged:
    """A card with supplies was played in the first phase; the card in play shows copy."""

    def arranged(game: Scenario) -> str:
        game.card("ravagers", "gain-supplies 1", phase=1)
        game.do("done")
        card(game, "copy", "gain-supplies 2", phase=2)
        return text

    return arranged


def a_card_that_was_played(game: Scenario, text: str) -> str:
    return game.legal("copy")[0]


def token(game: Scenario) -> str:
    here, there = game.street()
    game.put("ravagers", here, scrappers=3)
    game.lying(here, 1)
    game.card("ravagers", "move | collect", "move | enlist")
    game.do(f"move {here} {there} scrappers=1")
    return "spend token=9"


def wrong_price(game: Scenario) -> str:
    at_the_market(game)
    game.do("play dei001 down")
    return "buy dei035 technology=9 energy=9"


def right_price(game: Scenario, text: str) -> str:
    return price_of(game, "dei035")


def nothing_bought(game: Scenario) -> str:
    at_the_market(game)
    game.do("play dei001 down")
    return "done"


def nothing_to_spend(game: Scenario) -> str:
    at_the_market(game, technology=0, energy=0)
    game.market("black")
    return "play dei001 down"


def second_purchase(game: Scenario) -> str:
    at_the_market(game, technology=5, energy=5)
    game.do("play dei001 down", price_of(game, "dei035"))
    return price_of(game, "dei034")


def not_yet_bought(game: Scenario, text: str) -> None:
    """In the next phase another card can be bought."""
    game.control("ravagers", red=1)
    game.turn("ravagers", phase=2)
    game.do(f"play {game.hand('ravagers')[0]} down")


def twice_delivered(game: Scenario) -> str:
    game.learn("ravagers", "delivery-bot")
    game.control("ravagers", red=2)
    at_the_market(game, technology=5, energy=5)
    game.do(price_of(game, "dei035").replace("buy", "order"))
    return price_of(game, "dei034").replace("buy", "order")


def next_turn(game: Scenario, text: str) -> None:
    game.turn("ravagers", phase=2)


def delivery_without_a_hand(game: Scenario) -> str:
    game.learn("ravagers", "delivery-bot")
    at_the_market(game, technology=5, energy=5)
    card(game, "move")
    game.recycle("ravagers", *game.hand("ravagers"))
    return price_of(game, "dei035").replace("buy", "order")


def a_card_in_hand(game: Scenario, text: str) -> None:
    game.own("ravagers", "dei036")


def delivered(game: Scenario) -> str:
    game.learn("ravagers", "delivery-bot")
    at_the_market(game, technology=5, energy=5)
    game.do(price_of(game, "dei035").replace("buy", "order"))
    return "discard dei035"


def another_card(game: Scenario, text: str) -> str:
    return f"discard {game.hand('ravagers')[0]}"


# Ends of phases


def learned_before(game: Scenario) -> str:
    game.learn("ravagers", "bombing")
    game.control("ravagers", red=2, blue=2)
    game.end("ravagers", phase=2)
    return "learn red"


def at_the_mission(text: str) -> Arranged:
    def arranged(game: Scenario) -> str:
        game.missions("outposts technology energy scrappers")
        game.end("ravagers", phase=3)
        return text

    return arranged


def it_is_open(game: Scenario, text: str) -> None:
    game.missions("constructions technology energy scrappers")


def not_your_turn(game: Scenario) -> str:
    game.turn("farm-z")
    return f"play {game.hand('ravagers')[0]}"


def turn_comes(game: Scenario, text: str) -> None:
    game.turn("ravagers")


def plan(text: str) -> Arranged:
    def arranged(game: Scenario) -> str:
        game.begin(1)
        return text

    return arranged


def laid(game: Scenario) -> str:
    """The cards of the Ravagers lie in front of them."""
    while game.asked() != "ravagers":
        game.finish_turn()
    return "play dei002"


# Set-up


def opening(question: str, text: str, *before: str) -> Arranged:
    """This question of the set-up, and what was answered before."""

    def arranged(game: Scenario) -> str:
        assert isinstance(game, Opening)
        game.until(question)
        for code in before:
            answer(game.s, game.code(code))
        return text.format(refuge=f"r{game.s.terrain.refuges[0]}" if question == "Place" else "")

    return arranged


def refuges_side_by_side(game: Scenario) -> str:
    """A tile with a refuge lies on the board, and the next place touches it."""
    refuges = [tile.id for tile in game.match.content.tiles.tiles if tile.refuges]
    first = next(text for text in game.legal("lay") if text.split()[1] in refuges)
    game.do(first)
    return next(text for id in refuges if not game.allows(text := f"lay {id}") and id not in first)


def first_answer(game: Scenario, text: str) -> str:
    return game.legal()[0]


def free_tiles() -> Scenario:
    return Opening(layout="free")


def drafting() -> Scenario:
    return Opening(feat_draft="yes")


def english() -> Scenario:
    return Scenario("en")


def italian() -> Scenario:
    return Scenario("it")


def planning() -> Scenario:
    return Scenario(planning="yes")


def strict() -> Scenario:
    return Scenario(strict_buy="yes")


ROWS = [
    # Somebody else or something else is asked
    Row("answer", Scenario, flight, doing("drone harvester")),
    Row("turn", Scenario, not_your_turn, turn_comes),
    Row("chance", Scenario, the_turn("reveal dei033"), instead("play dei001")),
    Row("option", Scenario, the_turn("plan-one dei001"), instead("play dei001")),
    Row("set-up", Scenario, the_turn("faction ravagers"), instead("play dei001")),
    Row("cards-played", Scenario, the_turn("done"), instead("play dei001")),
    # The board
    Row("region", Scenario, off_the_board, down_the_street),
    Row("group", Scenario, showing("move {here} {there}", "move"), also("scrappers=1")),
    Row("way", Scenario, two_away, next_door),
    Row("search", Scenario, searching_elsewhere, where_he_is),
    Row("plain-search", italian, search_at_the_end("swap=1"), where_he_is),
    Row("technology-there", Scenario, blue_on_a_roof, blue_on_the_street),
    Row("enemy", Scenario, showing("kill {here} ravagers", "kill"), the_enemy),
    Row("faction", lambda: Scenario(seats=3), nobodys_faction, somebodys),
    Row("piece-there", Scenario, relocating, from_there),
    Row("elevator-site", Scenario, between_streets, beside_a_roof),
    Row("bridge-site", Scenario, over_nothing, over_the_street),
    # Drones
    Row("drone", Scenario, reaper_away, reaper_comes),
    Row("victims", Scenario, with_drone("reaper", "reap scrappers=2"), instead("reap scrappers=1")),
    Row("lying", Scenario, with_drone("harvester", "harvest amount=2"), instead("harvest amount=1")),
    Row("swaps", english, with_drone("harvester", "harvest amount=1 swap=1"), instead("harvest amount=1")),
    Row("scrapper", Scenario, with_drone("teleporter", "teleport {there} champion"), to_the_street),
    Row("elsewhere", Scenario, with_drone("teleporter", "teleport {here}"), to_the_street),
    Row("ground", Scenario, with_drone("teleporter", "teleport {there}", "teleport {roof}"), to_the_street),
    # Cards and purchases
    Row("played", Scenario, played_before, instead("play dei002")),
    Row("in-hand", Scenario, the_turn("play dei033"), bought_meanwhile),
    Row("played-up", Scenario, copying("copy dei020"), a_card_that_was_played),
    Row("token", Scenario, token, first_answer),
    Row("price", Scenario, wrong_price, right_price),
    Row("purchase", strict, nothing_bought, right_price),
    Row("something-to-buy", strict, nothing_to_spend, rich),
    Row("buy", Scenario, second_purchase, not_yet_bought),
    Row("order", Scenario, twice_delivered, next_turn),
    Row("hand", italian, delivery_without_a_hand, a_card_in_hand),
    Row("other-card", italian, delivered, another_card),
    # Ends of phases
    Row("new-feat", Scenario, learned_before, instead("learn blue")),
    Row("mission", Scenario, at_the_mission("skip-mission"), instead("mission outposts")),
    Row("mission-open", Scenario, at_the_mission("mission constructions"), it_is_open),
    # Planning
    Row("planned", planned, laid, instead("turn-up")),
    Row("planned-cards", planning, plan("plan dei001 dei001"), instead("plan dei001 dei002")),
    # Set-up
    Row("tile", free_tiles, opening("Lay", "lay 2.1", "lay 2.1"), first_answer),
    Row("distance", free_tiles, refuges_side_by_side, first_answer),
    Row("seats", lambda: Opening(seats=2, layout="free"), opening("Lay", "lay 4.1"), first_answer),
    Row("free-faction", Opening, opening("Factions", "faction farm-z", "faction farm-z"), first_answer),
    Row("free-feat", drafting, opening("Draft", "draft sky-boots", "draft sky-boots"), instead("draft drop-pod")),
    Row("colour", drafting, opening("Draft", "draft bombing", "draft sky-boots"), instead("draft drop-pod")),
    Row("first-refuge", Opening, opening("Place", "place r127 scrappers=1"), first_answer),
    Row("start", Opening, opening("Place", "place {refuge} scrappers=7"), first_answer),
    Row("split", lambda: Opening("it"), opening("Place", "place {refuge} scrappers=1 champion"), first_answer),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=[row.kind for row in ROWS])
def test_a_rare_refusal_says_what_helps(row: Row) -> None:
    game = row.table()
    asked_is_other = row.kind == "turn"
    seat = game.seat("ravagers") if asked_is_other or row.table is planning else None
    check(f"lack-{row.kind}", game, row.arranged, row.helps, seat)


def test_a_card_that_shows_only_copy_cannot_be_copied(tmp_path: Path) -> None:
    game = Scenario(content=pack_with(tmp_path, dei002='["copy"]'))
    check("lack-more-than-copy", game, copying("copy dei002"), a_card_that_was_played)
