"""Safe havens, an option (VF-EVA-12, VF-EVA-25, VF-EVA-26): fleet power that shelters people, and what that brings."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.games.voidfall import events, verbs
from ludarium.games.voidfall.ops import LABEL_HAVEN
from ludarium.games.voidfall.position import guild_count
from ludarium.games.voidfall.state import Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, has, joined, plus, with_value
from ludarium.kernel.state import Frame, OfSeat, one_of

COMPLETE: Final = [2, 5]
"""Designed: the fleet power in both havens of a player when the first and when the second is complete."""
CROWDED: Final = 6
STAFFED: Final = 3
SECOND_TIME: Final = 2


def build(s: Void, seat: int, times: int) -> None:
    """Let a player send fleet power to havens so many times. May call a frame."""
    if s.givens.havens and times:
        s.call(Haven(seat, times))


def overproduced(s: Void, seat: int) -> None:
    """The second overproduction of a player's own turn. May call a frame."""
    if not s.givens.havens or s.turn != seat or s.overproduced == SECOND_TIME:
        return
    s.overproduced += 1
    if s.overproduced == SECOND_TIME:
        build(s, seat, 1)


def sheltered(s: Void, seat: int) -> int:
    """Own pure sectors with population 6 and at least three guilds."""
    found = 0
    for sector in s.domains[seat]:
        full = s.population[sector] == CROWDED and guild_count(s, sector) >= STAFFED
        if full and not s.corrupt[sector]:
            found += 1
    return found


class Haven(Frame[Void]):
    """One inactive fleet power may go to a haven, so many times; it never comes back."""

    rule: ClassVar = "VF-EVA-12"

    def __init__(self, seat: int, times: int) -> None:
        self.seat: Final = seat
        self.times: Final = times

    def step(self, s: Void) -> Ask | None:
        room = self.times and s.inactive[self.seat] and s.havens[self.seat] < COMPLETE[-1]
        return one_of(s, self.seat, [verbs.use(LABEL_HAVEN)] if room else [], verbs.DONE)

    def answer(self, s: Void, action: int) -> None:
        seat = self.seat
        if action == verbs.DONE:
            s.finish()
            return
        s.become(Haven(seat, self.times - 1))
        s.inactive[seat] -= 1
        s.havens = plus(s.havens, seat, 1)
        events.haven(s, seat, s.havens[seat])
        if s.havens[seat] in COMPLETE:
            s.call(Shelter(seat))


class Shelter(OfSeat[Void]):
    """A complete haven brings one of three rewards, the second one another than the first."""

    rule: ClassVar = "VF-EVA-26"

    def step(self, s: Void) -> Ask | None:
        actions: list[int] = []
        for number in range(len(s.givens.haven_nodes)):
            node = s.givens.haven_nodes[number]
            if not has(s.sheltering[self.seat], number) and s.givens.resolver.possible(s, self.seat, node):
                actions.append(verbs.use(s.givens.label[node]))
        return one_of(s, self.seat, actions, verbs.DONE)

    def answer(self, s: Void, action: int) -> None:
        if action == verbs.DONE:
            s.finish()
            return
        for number in range(len(s.givens.haven_nodes)):
            node = s.givens.haven_nodes[number]
            if s.givens.label[node] == verbs.use_effect(action):
                s.sheltering = with_value(s.sheltering, self.seat, joined(s.sheltering[self.seat], number))
                s.become(s.givens.resolver.run(self.seat, node, EMPTY, 0))
                return
