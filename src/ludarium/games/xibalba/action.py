"""The action phase: dice, cards, attacks and general actions in any order, as often as they can be done and paid."""

from __future__ import annotations

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba.atoms import mark, pay, top
from ludarium.games.xibalba.decks import Refill, gap
from ludarium.games.xibalba.effects import Effects, usable
from ludarium.games.xibalba.givens import NEVER_PAID
from ludarium.games.xibalba.moves import attack, buy, discard, general, reorganise, trade
from ludarium.games.xibalba.packed import CELL_USED, cell_title, cell_used
from ludarium.games.xibalba.state import STACKS, Xibalba
from ludarium.games.xibalba.vocabulary import IN_ACTION_PHASE
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, left
from ludarium.kernel.state import OfSeat, one_of


def use_forbidden(s: Xibalba, seat: int, stack: int) -> str:
    """XIB-ACT-11, XIB-ACT-12: the rule that keeps an effect on a civilian or building from being used, or ""."""
    cell = top(s, seat, stack)
    if stack == 0 or cell == EMPTY or s.givens.timing[cell_title(cell)] != IN_ACTION_PHASE:
        return "XIB-ACT-11"
    title = cell_title(cell)
    price = s.givens.pay[title]
    if price == NEVER_PAID and cell_used(cell):
        return "XIB-ACT-12"
    if price > s.resources[seat]:
        return "XIB-RES-06"
    return "" if usable(s, seat, title, stack + 1) else "XIB-EFF-11"


def use(s: Xibalba, seat: int, stack: int) -> None:
    """An action-phase effect of a civilian or building: free once a turn, or paid for each time."""
    title = cell_title(top(s, seat, stack))
    if s.givens.pay[title] == NEVER_PAID:
        mark(s, seat, stack + 1, CELL_USED)
    else:
        pay(s, seat, s.givens.pay[title])
    events.used(s, seat, title)
    s.call(Effects(seat, title, stack + 1, 0))


class Action(OfSeat[Xibalba]):
    """XIB-ACT-01 to XIB-ACT-14, XIB-TRN-06. It ends by itself when nothing but ending is left."""

    def step(self, s: Xibalba) -> Ask | None:
        if gap(s) != EMPTY:
            s.call(Refill())
            return None
        seat = self.seat
        actions: list[int] = []
        trade.add_trades(s, seat, actions)
        attack.add_attacks(s, seat, actions)
        buy.add_purchases(s, seat, actions)
        discard.add_discards(s, seat, actions)
        if reorganise.can_reorganise(s, seat):
            actions.append(verbs.REORGANISE)
        general.add_general_actions(s, seat, actions)
        for stack in range(1, STACKS):
            if not use_forbidden(s, seat, stack):
                actions.append(verbs.use(stack))
        actions.sort()
        if not actions:
            events.no_more(s, seat)
        return one_of(s, seat, actions, verbs.END)

    def answer(self, s: Xibalba, action: int) -> None:
        verb, seat = verbs.verb(action), self.seat
        s.done = left(s.done, reorganise.NOTHING_MOVED)
        if verb == verbs.TRADE:
            trade.trade(s, seat, action)
        elif verb == verbs.ATTACK:
            attack.attack(s, seat, action)
        elif verb == verbs.ENTER:
            attack.enter_empty(s, seat, action)
        elif verbs.BUY_SOLDIER <= verb <= verbs.BUY_EVENT:
            buy.buy(s, seat, action)
        elif verb == verbs.DISCARD_OPEN or verb == verbs.DISCARD_OWN:
            discard.discard_card(s, seat, action)
        elif verb == verbs.REORGANISE:
            reorganise.reorganise(s, seat)
        elif verb == verbs.USE:
            use(s, seat, verbs.use_place(action))
        elif verb == verbs.END:
            s.finish()
        else:
            general.act(s, seat, verb)
