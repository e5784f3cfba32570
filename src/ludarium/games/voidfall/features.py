"""For statistics: what each player had and did in a finished game."""

from __future__ import annotations

from collections.abc import Sequence

from ludarium.games.voidfall import verbs
from ludarium.games.voidfall.components import Content
from ludarium.games.voidfall.declaration import TRACKS
from ludarium.games.voidfall.position import track_level
from ludarium.games.voidfall.state import FIELDS, TECHNOLOGIES, Void
from ludarium.kernel.cells import EMPTY


def features(content: Content, s: Void, answers: Sequence[tuple[int, int]]) -> list[dict[str, list[str]]]:
    """For each seat: house, origin and first place; focuses, technologies, agendas, levels, sectors at the end; the
    events of the game."""
    revealed = {verbs.REVEAL: verbs.reveal_event, verbs.FORESEE: verbs.foresee_event}
    seen = [revealed[verbs.verb(action)](action) for _, action in answers if verbs.verb(action) in revealed]
    order = [verbs.first_seat(action) for _, action in answers if verbs.verb(action) == verbs.FIRST]
    found: list[dict[str, list[str]]] = []
    for seat in range(s.givens.seats):
        house = content.houses[s.houses[seat]].id
        owned = s.technologies[seat * TECHNOLOGIES : (seat + 1) * TECHNOLOGIES]
        agendas = [a for a in s.agendas[seat * FIELDS : (seat + 1) * FIELDS] if a != EMPTY]
        own = [action for who, action in answers if who == seat and verbs.verb(action) == verbs.SELECT]
        cards = s.givens.card_of[s.houses[seat]]
        found.append(
            {
                "house": [house],
                "origin": [f"{house}-{'ab'[s.origins[seat]]}"],
                "first-turn": [str(order.index(seat) + 1 if seat in order else s.givens.seats)],
                "focus": [content.focuses[cards[verbs.select_focus(action)]].id for action in own],
                "technology": [t.id for t, form in zip(content.technologies, owned, strict=True) if form],
                "agenda": [content.agendas[agenda].id for agenda in agendas],
                "agenda-kind": [content.agendas[agenda].kind for agenda in agendas],
                "track": [f"{name}-{track_level(s, seat, i)}" for i, name in enumerate(TRACKS)],
                "sectors": [str(s.owner.count(seat))],
                "event": [content.events[event].id for event in seen],
            }
        )
    return found
