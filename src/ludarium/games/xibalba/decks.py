"""Decks, discard piles and the open cards: drawing, refilling, reshuffling only when a card is needed."""

from __future__ import annotations

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba.state import Xibalba
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, with_value
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import Frame


def holds(s: Xibalba, counts: tuple[int, ...], kind: int) -> bool:
    """Whether a deck or discard pile has a card of this type."""
    for title in range(s.givens.first_title[kind], s.givens.first_title[kind + 1]):
        if counts[title]:
            return True
    return False


def gap(s: Xibalba) -> int:
    """The first empty market space that can be filled, or EMPTY (XIB-DCK-03)."""
    market = s.market
    for at in range(len(market)):
        if market[at] == EMPTY:
            kind = at // s.givens.open_cards
            if holds(s, s.deck, kind) or holds(s, s.discards, kind):
                return at
    return EMPTY


def draw_ask(s: Xibalba, kind: int) -> Ask:
    """The question to chance which card of a type is on top: every copy is equally likely."""
    deck = s.deck
    codes: list[int] = []
    weights: list[int] = []
    for title in range(s.givens.first_title[kind], s.givens.first_title[kind + 1]):
        if deck[title]:
            codes.append(verbs.draw(title))
            weights.append(deck[title])
    return Ask(CHANCE, codes, weights)


def draw(s: Xibalba, action: int) -> int:
    """Take the drawn card out of its deck."""
    title = verbs.draw_card(action)
    s.deck = with_value(s.deck, title, s.deck[title] - 1)
    return title


def reshuffle(s: Xibalba, kind: int) -> None:
    """XIB-DCK-01, XIB-DCK-02, XIB-DCK-04: the discard pile of this type becomes its deck."""
    deck, discards = list(s.deck), list(s.discards)
    for title in range(s.givens.first_title[kind], s.givens.first_title[kind + 1]):
        deck[title] += discards[title]
        discards[title] = 0
    s.deck, s.discards = tuple(deck), tuple(discards)
    events.reshuffled(s, kind)


class Refill(Frame[Xibalba]):
    """XIB-BUY-08, XIB-DIS-05: empty market spaces are filled at once."""

    def step(self, s: Xibalba) -> Ask | None:
        at = gap(s)
        if at == EMPTY:
            s.finish()
            return None
        kind = at // s.givens.open_cards
        if not holds(s, s.deck, kind):
            reshuffle(s, kind)
            return None
        return draw_ask(s, kind)

    def answer(self, s: Xibalba, action: int) -> None:
        at = gap(s)
        title = draw(s, action)
        s.market = with_value(s.market, at, title)
        events.opened(s, title)


def take_open(s: Xibalba, title: int) -> None:
    """An open card leaves the market, which is refilled next."""
    at = s.market.index(title)
    s.market = with_value(s.market, at, EMPTY)
    s.call(Refill())
