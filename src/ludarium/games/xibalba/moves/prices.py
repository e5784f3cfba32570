"""What cards and general actions cost a seat now."""

from __future__ import annotations

from ludarium.games.xibalba import vocabulary as v
from ludarium.games.xibalba.atoms import modifier, not_below_0
from ludarium.games.xibalba.givens import LEVELS
from ludarium.games.xibalba.state import Xibalba
from ludarium.games.xibalba.vocabulary import EVENT, FIRST_EVENT, FIRSTS, REORGANISE_PRICE, SOLDIER_PRICE, UPGRADE
from ludarium.kernel.cells import has, joined


def card_price(s: Xibalba, seat: int, title: int) -> int:
    """XIB-BUY-03, XIB-BUY-16, XIB-APO-03, XIB-APO-04: the printed cost with all modifiers, never below 0. One modifier
    is for cards of the seat's own faction (XIB-BUY-12)."""
    kind = s.givens.type_of[title]
    price = s.givens.cost[title] + modifier(s, seat, SOLDIER_PRICE + kind) - s.givens.discount
    if s.givens.kin_of[title] == s.factions[seat]:
        price += modifier(s, seat, v.KIN_PRICE)
    if kind == EVENT and not has(s.done, FIRST_EVENT):
        price -= s.givens.first_off[s.factions[seat] * FIRSTS + FIRST_EVENT]
    return not_below_0(price)


def action_price(s: Xibalba, seat: int, which: int) -> int:
    """XIB-GEN-01, XIB-GEN-15, XIB-UPG-05: the price on the board with all modifiers, never below 1; a faction's first
    may be free."""
    t = s.givens
    faction = s.factions[seat]
    if which == UPGRADE:
        price = t.upgrade_price[faction * LEVELS + s.levels[seat] - 1]
    else:
        price = t.action_price[faction * UPGRADE + which]
    price += modifier(s, seat, REORGANISE_PRICE + which)
    if price < 1:
        price = 1
    if not has(s.done, which):
        price -= t.first_off[faction * FIRSTS + which]
    return not_below_0(price)


def pay_action(s: Xibalba, seat: int, which: int) -> None:
    s.resources[seat] -= action_price(s, seat, which)
    s.done = joined(s.done, which)
