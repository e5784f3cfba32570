"""Why an effect does not reach what a player would like it to reach: the rule behind each word."""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall import effects, verbs
from ludarium.games.voidfall.moves import cards, invade
from ludarium.games.voidfall.state import Void

RULE_OF_WORD: Final = {
    effects.GROW: "VF-POP-09",
    effects.FOUND: "VF-GLD-05",
    effects.BUILD: "VF-BAS-05",
    effects.PURIFY: "VF-COR-11",
    effects.SHIFT: "VF-COR-14",
    effects.ADVANCE: "VF-CIV-12",
    effects.AGENDA: "VF-AGE-06",
    effects.UPGRADE: "VF-SPO-16",
    effects.PREFERRED: "VF-AGE-20",
    effects.SCORE: "VF-AGE-17",
    effects.INTO: "VF-EVT-06",
    effects.CORRUPT: "VF-COR-09",
    effects.DESTROY: "VF-SEC-07",
    effects.GROW_THEN_CORRUPT: "VF-POP-09",
    effects.RECALL: "VF-FLT-10",
}


def forbidden(s: Void, seat: int, op: int, a: int, action: int) -> str:
    """The rule that keeps an answer out."""
    verb = verbs.verb(action)
    if op == effects.INVADE:
        return invade.target_forbidden(s, seat, verbs.invade_sector(action), a) if verb == verbs.INVADE else "VF-INV-01"
    if op == effects.RESEARCH:
        known = verb == verbs.RESEARCH or verb == verbs.IMPROVE
        return cards.research_forbidden(s, seat, action) if known else "VF-TEC-05"
    return RULE_OF_WORD.get(op, "VF-FOC-14")
