"""Losing things: glory tokens, and sectors whose last fleet power is gone (VF-VOI-01 to VF-VOI-06, VF-VOI-12)."""

from __future__ import annotations

from typing import ClassVar

from ludarium.games.voidfall import atoms, events, verbs
from ludarium.games.voidfall.position import fleet_power
from ludarium.games.voidfall.state import Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.state import OfSeat


class DiscardGlory(OfSeat[Void]):
    """VF-SPO-19, VF-SPO-21: the owner chooses which token goes; nobody without one discards any."""

    rule: ClassVar = "VF-SPO-19"

    def step(self, s: Void) -> Ask | None:
        actions: list[int] = []
        for value in range(1, 6):
            if s.glory[self.seat * 5 + value - 1]:
                actions.append(verbs.discard_glory(value))
        if len(actions) > 1:
            return Ask(self.seat, actions)
        s.finish()
        if actions:
            atoms.discard_glory(s, self.seat, verbs.discard_glory_value(actions[0]))
        return None

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        atoms.discard_glory(s, self.seat, verbs.discard_glory_value(action))


def leave_if_empty(s: Void, seat: int, sector: int) -> None:
    """VF-FLT-13, VF-INV-11: a sector without fleet power is abandoned, the home never is."""
    if s.givens.home_of[sector] >= 0 or s.owner[sector] != seat or fleet_power(s, sector):
        return
    abandon(s, seat, sector)


def abandon(s: Void, seat: int, sector: int) -> None:
    """VF-VOI-12: exactly one glory token for a lost sector, then the incursion."""
    events.abandoned(s, seat, sector)
    atoms.incursion(s, sector)
    s.call(DiscardGlory(seat))


def add_recalls(s: Void, seat: int, actions: list[int]) -> None:
    """Every fleet power of a player that can be recalled (VF-FLT-10)."""
    for sector in s.domains[seat]:
        for fleet in range(5):
            if s.fleets[sector * 5 + fleet]:
                actions.append(verbs.recall(sector, fleet))


def has_fleet_power(s: Void, seat: int) -> bool:
    for sector in s.domains[seat]:
        if fleet_power(s, sector):
            return True
    return False
