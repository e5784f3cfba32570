"""For statistics: what each seat had and did in a finished game."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.dei import verbs
from ludarium.games.dei.components import Content
from ludarium.games.dei.givens import OWN_CARD
from ludarium.games.dei.scoring import chosen_missions, owned
from ludarium.games.dei.state import Dei
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.seats import CHANCE


def features(content: Content, s: Dei, answers: Sequence[tuple[int, int]]) -> list[dict[str, list[str]]]:
    """Each seat's faction and first turn, market cards bought, feats learned, missions chosen; of two, who met whom."""
    order = first_order(s, answers)
    factions = [content.factions[faction].id for faction in s.factions]
    return [
        {
            "faction": [factions[seat]],
            "pairing": [f"{factions[seat]} against {factions[1 - seat]}"] if s.givens.seats == 2 else [],
            "first-turn": [str(order.index(seat) + 1)],
            "card": [content.cards[c].id for c in owned(s, seat, True) if s.givens.card_block[c] != OWN_CARD],
            "feat": [content.feats[f].id for f in s.learned[seat * 3 : seat * 3 + 3] if f != EMPTY],
            "mission": [content.missions[m].id for m in chosen_missions(s, seat)],
        }
        for seat in range(s.givens.seats)
    ]


def first_order(s: Dei, answers: Sequence[tuple[int, int]]) -> list[int]:
    """The turn order of the first round, from the answers of a game (DEI-SET-32)."""
    drawn = [
        s.factions.index(verbs.priority_faction(action))
        for seat, action in answers
        if seat == CHANCE and verbs.verb(action) == verbs.PRIORITY
    ]
    return [*drawn, *(seat for seat in range(s.givens.seats) if seat not in drawn)]
