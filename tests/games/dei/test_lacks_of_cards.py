"""What a refusal of a card, a purchase or a choice says is missing is what was missing."""

from __future__ import annotations

import pytest

from ludarium.games.dei.flow import Turn
from ludarium.games.dei.moves.drones import Fly
from ludarium.games.dei.vocabulary import HARVESTER
from ludarium.kernel.cells import with_value
from tests.games.dei.lacking import Arranged, Supply, again, card, check, doing, learns
from tests.games.dei.scenario import Scenario

# Cards and markets


def at_the_market(game: Scenario, technology: int = 3, energy: int = 3) -> None:
    game.market("tactic", "dei033", "dei034", "dei035")
    game.pad("ravagers", technology=technology, energy=energy)
    game.turn("ravagers")


def price_of(game: Scenario, card: str) -> str:
    cost = game.match.content.cards[game.card_number(card)].cost
    assert cost is not None
    return f"buy {card} technology={cost.technology} energy={cost.energy}"


def poor(game: Scenario) -> str:
    """Only another card is within reach."""
    at_the_market(game, technology=1, energy=0)
    game.market("tactic", "dei034", "dei035", "dei038")
    game.market("black", "dei058", "dei057")
    game.do("play dei001 down")
    return price_of(game, "dei038")


def rich(game: Scenario, text: str) -> None:
    game.pad("ravagers", technology=5, energy=5)


def no_cube(game: Scenario) -> str:
    at_the_market(game)
    game.do("play dei001 down")
    return price_of(game, "dei034")


def a_red_outpost(game: Scenario, text: str) -> None:
    game.control("ravagers", red=1)


def wrong_slot(game: Scenario) -> str:
    at_the_market(game)
    game.do("play dei001 down")
    return price_of(game, "dei036")


def on_offer(game: Scenario, text: str) -> None:
    game.market("tactic", "dei033", "dei034", "dei036")


def before_any_card(game: Scenario) -> str:
    at_the_market(game)
    return price_of(game, "dei035")


def on_a_face_up_card(game: Scenario) -> str:
    at_the_market(game)
    game.do("play dei001")
    return price_of(game, "dei035")


def no_card_yet(game: Scenario) -> str:
    game.put("ravagers", game.refuge(), scrappers=1)
    game.turn("ravagers")
    return f"enlist {game.refuge()}"


def on_a_face_down_card(game: Scenario) -> str:
    at_the_market(game)
    game.do("play dei001 down")
    return f"enlist {game.refuge()}"


def no_boost(game: Scenario) -> str:
    card(game, "move")
    return "boost enlist"


def boost_comes(game: Scenario, text: str) -> None:
    game.boost("ravagers", "enlist")


def boost_too_early(game: Scenario) -> str:
    game.boost("ravagers", "enlist")
    game.turn("ravagers")
    return "boost enlist"


def second_boost(game: Scenario) -> str:
    game.boost("ravagers", "enlist")
    game.boost("ravagers", "move")
    card(game, "collect")
    game.do("boost move")
    return "boost enlist"


def boost_gone(game: Scenario, text: str) -> None:
    game.s.boosted = with_value(game.s.boosted, game.seat("ravagers") * 9, -1)
    game.update()


def per_cube(game: Scenario) -> str:
    card(game, "per-outpost tactic: gain-supplies 1")
    return "gain supplies amount=1"


def unfinished(game: Scenario) -> str:
    game.put("ravagers", game.refuge(), scrappers=1)
    card(game, "enlist")
    return f"play {game.hand('ravagers')[0]}"


def learning(game: Scenario) -> str:
    game.control("ravagers", red=1, blue=2)
    game.end("ravagers", phase=2)
    return "learn red"


def one_more_red(game: Scenario, text: str) -> None:
    free = next(r for r in game.outposts("red") if not game.scrappers("ravagers", r))
    game.put("ravagers", free, scrappers=1)


def bot(game: Scenario) -> str:
    game.learn("ravagers", "trading-post")
    at_the_market(game)
    return price_of(game, "dei035").replace("buy", "order")


def bot_without_energy(game: Scenario) -> str:
    game.learn("ravagers", "delivery-bot")
    at_the_market(game, technology=5, energy=0)
    return price_of(game, "dei035").replace("buy", "order")


def second_down(game: Scenario) -> str:
    at_the_market(game)
    game.do("play dei001 down", "done")
    return "play dei002 down"


def first_up(game: Scenario, text: str) -> None:
    game.s.down = 0
    game.update()


def too_early_to_end(game: Scenario) -> str:
    game.turn("ravagers")
    return "learn red"


def phase_two_ends(game: Scenario, text: str) -> None:
    game.control("ravagers", red=2)
    game.end("ravagers", phase=2)


def mission_time(game: Scenario) -> str:
    game.turn("ravagers")
    return f"mission {game.match.content.missions[game.s.missions[0]].id}"


def phase_three_ends(game: Scenario, text: str) -> None:
    game.end("ravagers", phase=3)


def same_column(game: Scenario) -> str:
    game.used("ravagers", 1)
    game.end("ravagers", phase=3)
    return f"mission {game.match.content.missions[game.s.missions[4]].id}"


def token_back(game: Scenario, text: str) -> None:
    game.s.tokens = with_value(game.s.tokens, game.seat("ravagers") * 4, -1)
    game.update()


def far_flight(game: Scenario) -> str:
    here = game.plain(0)[0]
    game.drone("harvester", f"r{here}")
    card(game, "drone harvester +0")
    game.do("drone harvester")
    return f"fly {game.ring(f'r{here}', 3)[0]}"


def one_region_further(game: Scenario, text: str) -> None:
    assert isinstance(game.s.stack[-1], Fly)
    game.s.stack[-1] = Fly(game.seat("ravagers"), HARVESTER, 3)
    game.update()


CASES: list[tuple[str, str, Arranged, Supply]] = [
    ("lack-means", "de", poor, rich),
    ("lack-cubes", "de", no_cube, a_red_outpost),
    ("lack-on-offer", "de", wrong_slot, on_offer),
    ("lack-card-down", "de", before_any_card, doing("play dei001 down")),
    ("lack-face-down", "de", on_a_face_up_card, doing("done", "play dei002 down")),
    ("lack-card-up", "de", no_card_yet, again("enlist")),
    ("lack-face-up", "de", on_a_face_down_card, again("enlist")),
    ("lack-boost", "de", no_boost, boost_comes),
    ("lack-card", "de", boost_too_early, doing("play dei001")),
    ("lack-room-for-boost", "de", second_boost, boost_gone),
    ("lack-cube-for", "de", per_cube, a_red_outpost),
    ("lack-finished", "de", unfinished, doing("done")),
    ("lack-cubes", "de", learning, one_more_red),
    ("lack-feat", "de", bot, learns("delivery-bot")),
    ("lack-fee", "de", bot_without_energy, rich),
    ("lack-second-down", "de", second_down, first_up),
    ("lack-time-to-learn", "de", too_early_to_end, phase_two_ends),
    ("lack-time-of-mission", "de", mission_time, phase_three_ends),
    ("lack-column", "de", same_column, token_back),
    ("lack-range", "de", far_flight, one_region_further),
]


@pytest.mark.parametrize(
    ("message", "edition", "arranged", "supply"), CASES, ids=[f"{case[0]}-{i}" for i, case in enumerate(CASES)]
)
def test_with_what_was_missing_the_answer_is_legal(
    message: str, edition: str, arranged: Arranged, supply: Supply
) -> None:
    check(message, Scenario(edition), arranged, supply)


def test_a_turn_with_a_card_left_cannot_be_ended() -> None:
    game = Scenario()
    game.turn("ravagers")
    refusal = game.match.why_not(game.s, game.seat("ravagers"), game.code("done"))
    assert refusal is not None
    assert refusal.lack is not None
    assert (refusal.lack.message, refusal.lack.values) == ("lack-cards-played", {"need": 2, "have": 0})
    assert isinstance(game.s.stack[-1], Turn)
