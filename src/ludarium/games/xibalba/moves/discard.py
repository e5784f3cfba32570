"""Discarding: an open card of the market, or the top card of an own stack."""

from __future__ import annotations

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba.atoms import discard, take, top
from ludarium.games.xibalba.decks import take_open
from ludarium.games.xibalba.moves.prices import action_price, pay_action
from ludarium.games.xibalba.packed import cell_title
from ludarium.games.xibalba.state import STACKS, Xibalba
from ludarium.games.xibalba.vocabulary import DISCARD
from ludarium.kernel.cells import EMPTY


def add_discards(s: Xibalba, seat: int, out: list[int]) -> None:
    """XIB-DIS-01 to XIB-DIS-03, XIB-DIS-06, XIB-APO-05, XIB-APO-06."""
    if action_price(s, seat, DISCARD) > s.resources[seat]:
        return
    market = s.market
    if not s.givens.apocalypse:
        for at in range(len(market)):
            if market[at] != EMPTY and (at == 0 or market[at - 1] != market[at]):
                out.append(verbs.discard_open(market[at]))
    for stack in range(STACKS):
        if top(s, seat, stack) != EMPTY:
            out.append(verbs.discard_own(stack))


def discard_card(s: Xibalba, seat: int, action: int) -> None:
    """XIB-DIS-04, XIB-DIS-05, XIB-DIS-07, XIB-DIS-08: nothing else happens to or through the card."""
    pay_action(s, seat, DISCARD)
    if verbs.verb(action) == verbs.DISCARD_OPEN:
        title = verbs.discard_open_card(action)
        take_open(s, title)
    else:
        title = cell_title(take(s, seat, verbs.discard_own_place(action), 0))
    discard(s, title)
    events.discarded(s, seat, title)
