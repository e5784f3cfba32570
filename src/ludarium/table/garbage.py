"""When Python looks for garbage that references keep alive in circles.

An answer makes a few hundred objects that live until the next one at its table, and none of them in a circle. Python
would look at all of them, a few thousand at a time, and everybody would wait meanwhile: with 300 tables for 60 ms after
every 400 answers, and now and then for a third of a second. So it looks when nobody plays, or when there is so much new
that it must. Circles come from connections that have ended and from tables that are no longer kept in memory.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

FEW, MANY = 50_000, 2_000_000
"""So many objects more than after the last look are worth another one while nobody plays, and while somebody does: few
of them are garbage, and the rest is what tables remember of their games. The latter takes about 300 MB."""


def new_objects() -> int:
    return gc.get_count()[0]


def rest() -> None:
    """Python looks for no garbage by itself from now on. Before a server is imported this saves a sixth of its start:
    nearly all that is made there stays."""
    gc.disable()


class Collector:
    """Python's collector, without its own rules."""

    def __init__(self, collect: Callable[[], int] = gc.collect, fresh: Callable[[], int] = new_objects) -> None:
        self._collect = collect
        self._fresh = fresh
        self._answers = 0

    def take_over(self) -> None:
        """What is imported is never looked at again."""
        rest()
        gc.freeze()

    def look(self, answers: int) -> None:
        """Collect garbage if that is worth it; to be called now and then, with the number of answers given so far."""
        quiet, self._answers = answers == self._answers, answers
        if self._fresh() > (FEW if quiet else MANY):
            self._collect()
