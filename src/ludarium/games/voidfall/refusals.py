"""Why an effect does not reach what a player would like it to reach: the rule behind each word."""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall import ops, verbs
from ludarium.games.voidfall.moves import cards, invade
from ludarium.games.voidfall.state import Void

RULE_OF_WORD: Final = {
    ops.GROW: "VF-POP-09",
    ops.FOUND: "VF-GLD-05",
    ops.BUILD: "VF-BAS-05",
    ops.PURIFY: "VF-COR-11",
    ops.SHIFT: "VF-COR-14",
    ops.ADVANCE: "VF-CIV-12",
    ops.AGENDA: "VF-AGE-06",
    ops.UPGRADE: "VF-SPO-16",
    ops.PREFERRED: "VF-AGE-20",
    ops.SCORE: "VF-AGE-17",
    ops.INTO: "VF-EVT-06",
    ops.CORRUPT: "VF-COR-09",
    ops.DESTROY: "VF-SEC-07",
    ops.GROW_THEN_CORRUPT: "VF-POP-09",
    ops.RECALL: "VF-FLT-10",
}


def forbidden(s: Void, seat: int, op: int, a: int, action: int) -> str:
    """The rule that keeps an answer out."""
    verb = verbs.verb(action)
    if op == ops.INVADE:
        return invade.target_forbidden(s, seat, verbs.invade_sector(action), a) if verb == verbs.INVADE else "VF-INV-01"
    if op == ops.RESEARCH:
        known = verb == verbs.RESEARCH or verb == verbs.IMPROVE
        return cards.research_forbidden(s, seat, action) if known else "VF-TEC-05"
    return RULE_OF_WORD.get(op, "VF-FOC-14")
