"""No dead text: every effect that changes a price does so on at least half of the boards."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.xibalba import GAME
from ludarium.games.xibalba import vocabulary as v
from ludarium.games.xibalba.moves.prices import action_price, card_price
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.lessons import lesson_of
from ludarium.kernel.play import Play
from tests.games.xibalba.scenario import Scenario

CONTENT = GAME.content()[1]
BOARDS = [faction.id for faction in CONTENT.factions]
PRICED = [(card, text.split()[-2]) for card in CONTENT.cards for text in card.effect if "-price " in text]


def prices(game: Scenario, level: int) -> dict[str, Any]:
    """What seat 0 pays at a level after its first action of each kind, which may be free."""
    game.level(0, level)
    game.s.done = 0b111_1111
    found: Any = game.match.facts(game.match.view(game.s, 0))["bases"][0]
    types = ("soldier", "civilian", "building", "event")
    actions = ("reorganise", "medicine", "weapon-technology", "tactical-attack", "harvest", "discard", "upgrade")
    cards = dict(zip(types, found["card_prices"][:: game.match.givens.open_cards], strict=True))
    cards["kin"] = card_price(game.s, 0, own_civilian(game))
    return {**cards, **dict(zip(actions, found["action_prices"], strict=True))}


def own_civilian(game: Scenario) -> int:
    """A card that bears the faction of seat 0 and is no soldier."""
    kin = game.match.givens.kin_of
    first, last = game.match.givens.first_title[1:3]
    return next(title for title in range(first, last) if kin[title] == game.s.factions[0])


def cheaper(board: str, card: str, thing: str, level: int) -> bool:
    """Whether something costs another price while the card is active."""
    game = Scenario(2, [board, next(other for other in BOARDS if other != board)])
    before = prices(game, level)[thing]
    kind = game.match.givens.type_of[game.titles.index(card)]
    if kind == 3:
        game.market(card)
        game.resources(9)
        game.dice(r1=1)
        game.do(f"buy-event {card}")
    elif kind == 0:
        game.squad(0, card)
    else:
        game.slot(0, 1, card)
    return bool(prices(game, level)[thing] != before)


@pytest.mark.parametrize(("card", "effect"), [(card.id, effect) for card, effect in PRICED])
def test_a_price_changes_on_at_least_half_of_the_boards(card: str, effect: str) -> None:
    thing = effect.removesuffix("-price")
    works = [board for board in BOARDS if any(cheaper(board, card, thing, level) for level in (1, 2, 3))]
    assert len(works) >= len(BOARDS) // 2, works


def test_there_are_price_effects_to_look_at() -> None:
    assert len(PRICED) >= 10


def test_what_the_guided_game_says_of_the_learners_faction_is_true() -> None:
    lesson = lesson_of(GAME)
    assert lesson is not None
    play = Play(lesson.match, lesson.seed)
    faction = CONTENT.factions[play.state.factions[lesson.learner]]
    assert {"first-weapon-technology free", "critical +1"} <= set(faction.abilities)
    assert action_price(play.state, lesson.learner, v.WEAPON_TECHNOLOGY) == 0
    for language in LANGUAGES:
        told = GAME.catalogue.say(language, "guided-faction-why")
        assert GAME.catalogue.say(language, f"faction-{faction.id}") in told
