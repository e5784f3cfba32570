"""The dice pool: how many dice it may hold, and how an effect of the dice phase changes it."""

from __future__ import annotations

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba.atoms import modifier
from ludarium.games.xibalba.state import Xibalba
from ludarium.games.xibalba.vocabulary import POOL
from ludarium.kernel.asks import Ask
from ludarium.kernel.state import OfSeat


def most_dice(s: Xibalba, seat: int) -> int:
    """XIB-DIE-02, XIB-DIE-04, XIB-DIE-05: six dice, changed by effects; never more than four of each kind."""
    limit = s.givens.pool + modifier(s, seat, POOL)
    most = 2 * s.givens.dice_of_a_kind
    return 0 if limit < 0 else limit if limit < most else most


def least_dice(s: Xibalba, seat: int) -> int:
    """XIB-DIE-18: a raised number allows more dice and demands none, unless the table says otherwise."""
    most = most_dice(s, seat)
    return most if most < s.givens.pool or s.givens.raised_pool_is_exact else s.givens.pool


class ChangePool(OfSeat[Xibalba]):
    """XIB-DIE-06: an effect of the dice phase has changed the number of dice; the owner adds or removes them now."""

    def step(self, s: Xibalba) -> Ask | None:
        resource, attack = s.pool[0], s.pool[1]
        least, most = least_dice(s, self.seat), most_dice(s, self.seat)
        fewer = resource + attack > most
        actions: list[int] = []
        for r in range(s.givens.dice_of_a_kind + 1):
            for a in range(s.givens.dice_of_a_kind + 1):
                if fewer:
                    fits = r <= resource and a <= attack and r + a == most
                else:
                    fits = r >= resource and a >= attack and least <= r + a <= most
                if fits:
                    actions.append(verbs.pool(r, a))
        return Ask(self.seat, actions)

    def answer(self, s: Xibalba, action: int) -> None:
        s.pool = (verbs.pool_resource(action), verbs.pool_attack(action))
        events.pool(s, self.seat, s.pool[0], s.pool[1])
        s.finish()
