"""For statistics: what each seat had and did in a finished game, and in which ways its paragon was earned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludarium.games.xibalba import verbs
from ludarium.games.xibalba.ark import FOR_CONQUEST, FOR_CONTROL, FOR_EFFECT, FOR_KILL, FOR_LOOT, ParagonRoll
from ludarium.games.xibalba.components import Content
from ludarium.games.xibalba.moves.buy import bought
from ludarium.games.xibalba.state import Xibalba
from ludarium.kernel.engine import advance, answer

CONTROL: Final = 0
CONQUEST: Final = 1
RAID: Final = 2
HARVEST: Final = 3
EFFECTS: Final = 4
WAYS: Final = ["control", "conquest", "raid", "harvest", "effects"]
REASONS: Final = {FOR_CONTROL: CONTROL, FOR_CONQUEST: CONQUEST, FOR_KILL: RAID, FOR_LOOT: RAID, FOR_EFFECT: EFFECTS}


def features(
    content: Content, start: Xibalba, s: Xibalba, answers: Sequence[tuple[int, int]]
) -> list[dict[str, list[str]]]:
    """For each seat: its faction, what it bought, where most of its paragon came from, and the length of the game."""
    cards: list[set[str]] = [set() for _ in range(s.givens.seats)]
    for seat, action in answers:
        if verbs.BUY_SOLDIER <= verbs.verb(action) <= verbs.BUY_EVENT:
            cards[seat].add(content.cards[bought(action)].id)
    paragon = earned(start, answers)
    rounds = -(-s.turns // s.givens.seats)
    return [
        {
            "faction": [content.factions[s.factions[seat]].id],
            "card": sorted(cards[seat]),
            "way": [WAYS[paragon[seat].index(max(paragon[seat]))]] if any(paragon[seat]) else [],
            "rounds": [str(rounds)],
        }
        for seat in range(s.givens.seats)
    ]


def earned(s: Xibalba, answers: Sequence[tuple[int, int]]) -> list[list[int]]:
    """The paragon that each seat gained in each way; `s` is the position before the first answer and is used up."""
    found = [[0] * len(WAYS) for _ in range(s.givens.seats)]
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
        for seat in range(s.givens.seats):
            if s.paragon[seat] > before[seat]:
                found[seat][way] += s.paragon[seat] - before[seat]
    return found
