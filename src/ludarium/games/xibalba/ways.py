"""How paragon was earned in a finished game, by replaying it: for statistics on the ways to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludarium.games.xibalba import verbs
from ludarium.games.xibalba.ark import FOR_CONQUEST, FOR_CONTROL, FOR_EFFECT, FOR_KILL, FOR_LOOT, ParagonRoll
from ludarium.games.xibalba.state import Xibalba
from ludarium.kernel.engine import advance, answer

CONTROL: Final = 0
CONQUEST: Final = 1
RAID: Final = 2
HARVEST: Final = 3
EFFECTS: Final = 4
WAYS: Final = ["control", "conquest", "raid", "harvest", "effects"]
REASONS: Final = {FOR_CONTROL: CONTROL, FOR_CONQUEST: CONQUEST, FOR_KILL: RAID, FOR_LOOT: RAID, FOR_EFFECT: EFFECTS}


def earned(s: Xibalba, answers: Sequence[tuple[int, int]]) -> list[list[int]]:
    """The paragon that each seat gained in each way; `s` is the position before the first answer and is used up."""
    found = [[0] * len(WAYS) for _ in range(s.table.seats)]
    for _, action in answers:
        advance(s)
        frame, before = s.stack[-1], s.paragon[:]
        answer(s, action)
        # Effects without a choice happen on the way to the next question.
        advance(s)
        way = EFFECTS
        if isinstance(frame, ParagonRoll):
            way = REASONS[frame.why]
        elif verbs.verb(action) == verbs.TRADE:
            way = HARVEST
        for seat in range(s.table.seats):
            if s.paragon[seat] > before[seat]:
                found[seat][way] += s.paragon[seat] - before[seat]
    return found
