"""Trading dice: resource and paragon symbols, and blanks where a card makes use of them."""

from __future__ import annotations

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba.atoms import gain_paragon, gain_resources, modifier
from ludarium.games.xibalba.state import Xibalba
from ludarium.games.xibalba.vocabulary import BLANK, BLANK_TRADE, P1, P2, R1, R3


def add_trades(s: Xibalba, seat: int, out: list[int]) -> None:
    dice = s.dice
    if dice[BLANK] and modifier(s, seat, BLANK_TRADE) > 0:
        out.append(verbs.trade(BLANK))
    for face in range(R1, R3 + 1):
        if dice[face]:
            out.append(verbs.trade(face))
    for face in range(P1, P2 + 1):
        if dice[face]:
            out.append(verbs.trade(face))


def trade(s: Xibalba, seat: int, action: int) -> None:
    """XIB-RES-01 to XIB-RES-03, XIB-PAR-02, XIB-PAR-03: a die leaves the pool as a whole, for what it shows."""
    face = verbs.trade_face(action)
    s.dice[face] -= 1
    events.traded(s, seat, face)
    if face == BLANK:
        gain_resources(s, seat, modifier(s, seat, BLANK_TRADE))
    elif face <= R3:
        gain_resources(s, seat, face)
    else:
        gain_paragon(s, seat, face - P1 + 1)
