"""What a seat sees as a vector of integers of fixed length, worked out from the zone table.

| part | cells |
|---|---|
| one for each zone, in the order of the table | its cells, with the values in the rules |
| `seat` | the number of the observer |
| `sealed` | for each seat 1 if it has sealed an answer, else 0 |
| `asked` | for each seat 1 when it is asked, else 0 |
| `frames` | the innermost pieces of rules, from the inside: the number of each, then its integers |
| `said` | the words the observer has said in answer to this question |

A face the observer does not see is HIDDEN, a cell that is not in use is ABSENT. Some zones contain sets of
bits, so a cell is as wide as 64 bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ludarium.kernel.errors import SetupError
from ludarium.kernel.game import Match
from ludarium.kernel.views import Stack, View

HIDDEN: Final = -2
ABSENT: Final = -3
HIGH: Final = 2**62
FRAMES: Final = 3
"""How many pieces of rules are observed."""
FRAME_INTS: Final = 6
"""How many integers of each."""

Vector = npt.NDArray[np.int64]


class Senses:
    """The layout of a match's observations: `parts` names each part with its first cell and its length."""

    def __init__(self, match: Match[Any], longest: int) -> None:
        self.match: Final = match
        self.parts: Final[dict[str, tuple[int, int]]] = {}
        self.size = 0
        self._frames: Final = {frame.__name__: number for number, frame in enumerate(match.frames)}
        start = match.start()
        for zone in match.zones:
            value = getattr(start, zone.name)
            if zone.varies and not zone.most:
                raise SetupError(f"zone {zone.name} of {match.game.id} can grow but has no maximum length")
            self._add(zone.name, 1 if isinstance(value, int) else zone.most or len(value))
        self._add("seat", 1)
        self._add("sealed", match.seats)
        self._add("asked", match.seats)
        self._add("frames", FRAMES * (1 + FRAME_INTS))
        self._add("said", longest)

    def _add(self, part: str, length: int) -> None:
        self.parts[part] = (self.size, length)
        self.size += length

    def vector(self, view: View, said: Sequence[int] = ()) -> Vector:
        """A view as a vector; `said` are the observer's own words."""
        cells: list[int] = []
        for zone in self.match.zones:
            value = view["zones"][zone.name]
            if isinstance(value, int):
                cells.append(value)
            else:
                cells += [HIDDEN if cell is None else cell for cell in value]
                cells += [ABSENT] * (zone.most - len(value))
        cells.append(view["viewer"])
        cells += [0 if sealed is None else 1 for sealed in view["sealed"]]
        cells += [1 if seat in view["asked"] else 0 for seat in range(self.match.seats)]
        cells += self._stack(view["stack"])
        cells += said
        cells += [ABSENT] * (self.parts["said"][1] - len(said))
        return np.array(cells, dtype=np.int64)

    def _stack(self, stack: Stack) -> list[int]:
        cells: list[int] = []
        for name, *ints in stack[: -FRAMES - 1 : -1]:
            cells.append(self._frames[name])
            cells += (ints + [ABSENT] * FRAME_INTS)[:FRAME_INTS]
        return cells + [ABSENT] * (FRAMES * (1 + FRAME_INTS) - len(cells))
