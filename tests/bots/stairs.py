"""A game for tests of bots, made of Regatta's boats: each seat in turn climbs twice in a row, 1 to 3 steps or none."""

from __future__ import annotations

from typing import Any, Final

from regatta import GAME, verbs
from regatta.flow import FRAMES
from regatta.game import RegattaMatch
from regatta.state import Race

from ludarium.kernel.asks import Ask
from ludarium.kernel.state import Frame

CLIMBS: Final = [verbs.sail(1, 0), verbs.sail(2, 0), verbs.sail(3, 0), verbs.ANCHOR]
BEST: Final = CLIMBS[2]


class Climb(Frame[Race]):
    def __init__(self, answers: int, last: int) -> None:
        self.answers: Final = answers
        self.last: Final = last

    def ints(self) -> list[int]:
        return [self.answers, self.last]

    def seat(self, s: Race) -> int:
        return self.answers // 2 % s.givens.seats

    def step(self, s: Race) -> Ask | None:
        if self.answers == self.last:
            s.finish()
            return None
        return Ask(self.seat(s), CLIMBS)

    def answer(self, s: Race, action: int) -> None:
        if action != verbs.ANCHOR:
            s.boats[self.seat(s)] += action >> 1 & 15
        s.become(Climb(self.answers + 1, self.last))


class Stairs(RegattaMatch):
    frames = (*FRAMES, Climb)
    turns = 2

    def start(self) -> Race:
        race = super().start()
        race.become(Climb(0, 2 * self.turns * self.givens.seats))
        return race


def stairs(seats: int = 2, turns: int = 2) -> Stairs:
    match: Any = GAME.match(seats=seats)
    climbing = Stairs(match.givens, GAME.content()[1])
    climbing.turns = turns
    for name in ("game", "edition", "seats", "options", "pack", "sights"):
        setattr(climbing, name, getattr(match, name))
    climbing.frame_types = {frame.__name__: frame for frame in climbing.frames}
    return climbing
