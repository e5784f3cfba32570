"""Buying cards: soldiers for the squad, civilians and buildings for build slots, events that happen at once."""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba.atoms import discard, pay, put, slot_type
from ludarium.games.xibalba.decks import take_open
from ludarium.games.xibalba.effects import Effects
from ludarium.games.xibalba.moves.prices import card_price
from ludarium.games.xibalba.state import NO_PLACE, SQUAD, Xibalba
from ludarium.games.xibalba.vocabulary import BUILDING, CIVILIAN, EVENT, FIRST_EVENT, SOLDIER
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, joined
from ludarium.kernel.state import Frame

BUYS: Final = {
    verbs.BUY_SOLDIER: [SOLDIER],
    verbs.BUY_UPGRADE: [CIVILIAN, BUILDING],
    verbs.BUY_EVENT: [EVENT],
}
"""The card types that each verb buys."""


def bought(action: int) -> int:
    """The title that a purchase is about."""
    verb = verbs.verb(action)
    if verb == verbs.BUY_UPGRADE:
        return verbs.buy_upgrade_card(action)
    return verbs.buy_soldier_card(action) if verb == verbs.BUY_SOLDIER else verbs.buy_event_card(action)


def add_purchases(s: Xibalba, seat: int, out: list[int]) -> None:
    """XIB-BUY-02, XIB-BUY-05, XIB-BUY-06, XIB-BUY-10, XIB-BUY-11."""
    market, money = s.market, s.resources[seat]
    for at in range(len(market)):
        title = market[at]
        if title == EMPTY or (at and market[at - 1] == title) or card_price(s, seat, title) > money:
            continue
        kind = s.givens.type_of[title]
        if kind == SOLDIER:
            out.append(verbs.buy_soldier(title))
        elif kind == EVENT:
            out.append(verbs.buy_event(title))
        else:
            for slot in range(1, s.levels[seat] + 1):
                if slot_type(s, seat, slot) in (EMPTY, kind):
                    out.append(verbs.buy_upgrade(title, slot))


def buy(s: Xibalba, seat: int, action: int) -> None:
    """XIB-BUY-03, XIB-BUY-04, XIB-BUY-07, XIB-BUY-08, XIB-BUY-13: pay, take, refill; an event is resolved then."""
    verb = verbs.verb(action)
    title = bought(action)
    pay(s, seat, card_price(s, seat, title))
    events.bought(s, seat, title)
    if verb == verbs.BUY_EVENT:
        s.done = joined(s.done, FIRST_EVENT)
        s.event = title
        s.call(EventDone())
        s.call(Effects(seat, title, NO_PLACE, 0))
    else:
        put(s, seat, SQUAD if verb == verbs.BUY_SOLDIER else verbs.buy_upgrade_place(action), title)
    take_open(s, title)


class EventDone(Frame[Xibalba]):
    """XIB-EVT-02, XIB-DCK-06: a resolved event goes to its discard pile."""

    def step(self, s: Xibalba) -> Ask | None:
        discard(s, s.event)
        s.event = EMPTY
        s.finish()
        return None
