"""Civilization tracks (VF-CIV-01 to VF-CIV-15): single steps, their rewards, the arrows, and what levels III and IV ask
for."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.games.voidfall import atoms, effects, events, ops, verbs
from ludarium.games.voidfall.moves import havens
from ludarium.games.voidfall.moves.losses import add_recalls, has_fleet_power, leave_if_empty
from ludarium.games.voidfall.position import level
from ludarium.games.voidfall.state import IMPROVED, SPACES, Void
from ludarium.games.voidfall.vocabulary import CLONING
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import plus
from ludarium.kernel.state import Frame

DEMANDING: Final = 6
"""Entering this space or the next deactivates 1 fleet power (designed)."""


def can_step(s: Void, seat: int, track: int) -> bool:
    """VF-CIV-12, and the fleet power that levels III and IV ask for."""
    space = s.tracks[seat * 3 + track]
    if space >= SPACES:
        return False
    return not demands(s, seat, space + 1) or s.active[seat] > 0 or has_fleet_power(s, seat)


def demands(s: Void, seat: int, space: int) -> bool:
    return space >= DEMANDING and level(s, seat, CLONING) != IMPROVED


def advances(s: Void, seat: int, which: int) -> list[int]:
    """The tracks an effect may advance: one, any (3) or the least advanced (4)."""
    actions: list[int] = []
    for track in range(3):
        if meant(s, seat, track, which) and can_step(s, seat, track):
            actions.append(verbs.advance(track))
    return actions


def meant(s: Void, seat: int, track: int, which: int) -> bool:
    """Whether an effect is about a track, however far it has come."""
    if which != effects.LEAST:
        return which == track or which == 3
    at = seat * 3
    return s.tracks[at + track] == min(s.tracks[at], s.tracks[at + 1], s.tracks[at + 2])


class Step(Frame[Void]):
    """VF-CIV-02, VF-CIV-03, VF-CIV-10, VF-CIV-13: deactivate where the level asks for it, move the marker, take the
    reward of the space."""

    rule: ClassVar = "VF-FLT-10"

    def __init__(self, seat: int, track: int) -> None:
        self.seat: Final = seat
        self.track: Final = track

    def step(self, s: Void) -> Ask | None:
        seat = self.seat
        space = s.tracks[seat * 3 + self.track] + 1
        if demands(s, seat, space):
            if s.active[seat] == 0:
                # VF-FLT-25: without active fleet power one is recalled first.
                actions: list[int] = []
                add_recalls(s, seat, actions)
                return Ask(seat, actions)
            atoms.deactivate(s, seat)
        s.finish()
        self.enter(s, space)
        return None

    def answer(self, s: Void, action: int) -> None:
        sector = verbs.recall_sector(action)
        atoms.recall(s, self.seat, sector, verbs.recall_fleet(action))
        leave_if_empty(s, self.seat, sector)

    def enter(self, s: Void, space: int) -> None:
        seat, track = self.seat, self.track
        s.tracks = plus(s.tracks, seat * 3 + track, 1)
        events.advanced(s, seat, track, space)
        if space == SPACES:
            havens.build(s, seat, 1)
        node = s.givens.spaces[s.houses[seat]][track * SPACES + space - 1]
        if s.givens.op[node] == ops.ONWARD:
            s.call(Onward(seat, track))
        elif not s.track_corrupt[seat * 3 + track]:
            s.call(s.givens.resolver.run(seat, node, s.givens.homes[seat], 0))


class Onward(Frame[Void]):
    """An arrow: one space more, unless the level asks for fleet power the player does not want to give."""

    rule: ClassVar = "VF-CIV-13"

    def __init__(self, seat: int, track: int) -> None:
        self.seat: Final = seat
        self.track: Final = track

    def step(self, s: Void) -> Ask | None:
        space = s.tracks[self.seat * 3 + self.track]
        if not can_step(s, self.seat, self.track):
            s.finish()
            return None
        if demands(s, self.seat, space + 1):
            return Ask(self.seat, [verbs.advance(self.track), verbs.DONE])
        s.become(Step(self.seat, self.track))
        return None

    def answer(self, s: Void, action: int) -> None:
        if action == verbs.DONE:
            s.finish()
        else:
            s.become(Step(self.seat, self.track))
