"""Agendas and technologies (VF-AGE-03 to VF-AGE-07, VF-AGE-19, VF-AGE-21, VF-TEC-01 to VF-TEC-30):
gaining them, and scoring an agenda at once."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.games.voidfall import atoms, counting, events, verbs
from ludarium.games.voidfall.moves import corruption
from ludarium.games.voidfall.packed import USED_TECHNOLOGY_OWED
from ludarium.games.voidfall.position import origin, track_level
from ludarium.games.voidfall.state import BASIC, DECK, FIELDS, IMPROVED, TECHNOLOGIES, Void
from ludarium.games.voidfall.vocabulary import INFLUENCE
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, with_value, without_thing
from ludarium.kernel.seats import CHANCE, only
from ludarium.kernel.state import Frame

BASIC_LIMIT: Final = 5
BASIC_INFLUENCE: Final = 4
IMPROVED_INFLUENCE: Final = 6

# Agendas


def agendas(s: Void, seat: int, kind: int) -> list[int]:
    """VF-AGE-03 to VF-AGE-06, VF-AGE-21: the open card of a kind, or two from its stack."""
    opened: list[int] = []
    drawn: list[int] = []
    for k in range(4):
        if kind >= 0 and k != kind:
            continue
        if s.agenda_offer[k] != EMPTY and (not s.offer_corrupt[k] or atoms.free_places(s, seat)):
            opened.append(verbs.open_agenda(k))
        if atoms.stack_size(s, k):
            drawn.append(verbs.draw_agenda(k))
    return opened + drawn


def gain_agenda(s: Void, seat: int, action: int) -> None:
    """May call frames."""
    if verbs.verb(action) == verbs.DRAW_AGENDA:
        kind = verbs.draw_agenda_kind(action)
        s.drawer = seat
        events.agenda_drawn(s, seat, kind)
        s.call(Draw(seat, kind, 0))
        return
    kind = verbs.open_agenda_kind(action)
    agenda = s.agenda_offer[kind]
    s.agenda_offer = with_value(s.agenda_offer, kind, EMPTY)
    atoms.to_agenda_hand(s, seat, agenda)
    events.agenda_taken(s, seat, agenda)
    corrupted = s.offer_corrupt[kind]
    s.call(Offer(kind))
    if corrupted:
        s.offer_corrupt = with_value(s.offer_corrupt, kind, 0)
        s.call(corruption.Lay(seat))


def next_of_stack(s: Void, kind: int) -> int:
    """The card that has worked its way up from under the stack, once all others are drawn; or none."""
    if s.agenda_decks[kind * DECK] != EMPTY:
        return EMPTY
    return s.agenda_under[kind * DECK]


def deck_cards(s: Void, kind: int) -> list[int]:
    """The cards that may be drawn from a stack, sorted."""
    agendas: list[int] = []
    for i in range(kind * DECK, kind * DECK + DECK):
        if s.agenda_decks[i] != EMPTY:
            agendas.append(s.agenda_decks[i])
    agendas.sort()
    return agendas


def leave_stack(s: Void, kind: int, agenda: int) -> None:
    start = kind * DECK
    if s.agenda_decks[start] == EMPTY:
        s.agenda_under = without_thing(s.agenda_under, start, start + DECK, agenda)
    else:
        s.agenda_decks = without_thing(s.agenda_decks, start, start + DECK, agenda)


class Offer(Frame[Void]):
    """VF-AGE-04: a new open card of the same kind."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def step(self, s: Void) -> Ask | None:
        top = next_of_stack(s, self.kind)
        if top != EMPTY:
            self.open(s, top)
            return None
        agendas = deck_cards(s, self.kind)
        if not agendas:
            s.finish()
            return None
        return Ask(CHANCE, [verbs.offer(agenda) for agenda in agendas])

    def answer(self, s: Void, action: int) -> None:
        self.open(s, verbs.offer_agenda(action))

    def open(self, s: Void, agenda: int) -> None:
        s.finish()
        leave_stack(s, self.kind, agenda)
        s.agenda_offer = with_value(s.agenda_offer, self.kind, agenda)
        events.offered(s, agenda)


class Draw(Frame[Void]):
    """VF-AGE-05: two cards from a stack, for the eyes of the player who draws them; one stays."""

    rule: ClassVar = "VF-AGE-05"

    def __init__(self, seat: int, kind: int, drawn: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.drawn: Final = drawn

    def step(self, s: Void) -> Ask | None:
        if self.drawn < 2:
            top = next_of_stack(s, self.kind)
            if top != EMPTY:
                self.draw(s, top)
                return None
            agendas = deck_cards(s, self.kind)
            if agendas:
                return Ask(CHANCE, [verbs.deal(agenda) for agenda in agendas], None, only(self.seat))
        cards = [verbs.keep(agenda) for agenda in s.drawn if agenda != EMPTY]
        cards.sort()
        return Ask(self.seat, cards, None, only(self.seat))

    def draw(self, s: Void, agenda: int) -> None:
        leave_stack(s, self.kind, agenda)
        s.drawn = with_value(s.drawn, self.drawn, agenda)
        s.become(Draw(self.seat, self.kind, self.drawn + 1))

    def answer(self, s: Void, action: int) -> None:
        if verbs.verb(action) == verbs.DEAL:
            self.draw(s, verbs.deal_agenda(action))
            return
        agenda = verbs.keep_agenda(action)
        s.finish()
        atoms.to_agenda_hand(s, self.seat, agenda)
        for other in s.drawn:
            if other != EMPTY and other != agenda:
                atoms.put_under(s, other)
        s.drawn = (EMPTY, EMPTY)
        s.drawer = EMPTY


def scorable(s: Void, seat: int) -> list[int]:
    """Pure agendas at the board, the start agenda apart."""
    actions: list[int] = []
    for i in range(seat * FIELDS, seat * FIELDS + FIELDS):
        if s.agendas[i] != EMPTY and not s.field_corrupt[i]:
            actions.append(verbs.score(s.agendas[i]))
    actions.sort()
    return actions


def score(s: Void, seat: int, agenda: int) -> None:
    points = counting.points(s, seat, s.givens.agenda_objectives[agenda])
    events.scored(s, seat, agenda, min(255, max(0, points)))
    atoms.gain(s, seat, INFLUENCE, points)


# Technologies


def owned(s: Void, seat: int, form: int) -> int:
    """Technologies of a form, or all when it is 0."""
    found = 0
    for i in range(seat * TECHNOLOGIES, seat * TECHNOLOGIES + TECHNOLOGIES):
        if s.technologies[i] and (form == 0 or s.technologies[i] == form):
            found += 1
    return found


def improved_limit(s: Void, seat: int) -> int:
    """VF-CIV-06 to VF-CIV-10: one for each track at level I, one more at level II; corruption does not matter."""
    limit = 0
    for track in range(3):
        limit += min(2, track_level(s, seat, track))
    return limit


def technology_limit(s: Void, seat: int) -> int:
    return BASIC_LIMIT + s.fallen[seat]


def researches(s: Void, seat: int, any_form: int) -> list[int]:
    """VF-TEC-02 to VF-TEC-09, VF-TEC-13 to VF-TEC-16, VF-TEC-22: what may be gained: basic copies, and improved cards
    where the effect allows them."""
    basic: list[int] = []
    improved: list[int] = []
    if s.cycle < s.givens.research_from:
        return basic
    room = owned(s, seat, 0) < technology_limit(s, seat)
    further = any_form and owned(s, seat, IMPROVED) < improved_limit(s, seat)
    for technology in range(TECHNOLOGIES):
        held = s.technologies[seat * TECHNOLOGIES + technology]
        if not held and room:
            if s.copies[technology * 2 + 1]:
                basic.append(verbs.research(technology, 0))
            if s.copies[technology * 2]:
                basic.append(verbs.research(technology, BASIC_INFLUENCE))
        elif further and improvable(s, seat, technology):
            improved.append(verbs.improve(technology))
    return basic + improved


def improvable(s: Void, seat: int, technology: int) -> bool:
    """VF-SET-23, VF-TEC-13 to VF-TEC-15: of what is owned the own start card always, those on the board once the
    barrier is gone."""
    if s.technologies[seat * TECHNOLOGIES + technology] != BASIC:
        return False
    return technology == origin(s, seat).technology or (s.improved[technology] > 0 and s.cycle > 1)


def research(s: Void, seat: int, action: int) -> None:
    """VF-TEC-05, VF-TEC-09 to VF-TEC-12: put the card on the board and take its influence and immediate effect. May
    call frames."""
    s.researched = with_value(s.researched, seat, s.cycle)
    s.used &= ~USED_TECHNOLOGY_OWED
    if verbs.verb(action) == verbs.IMPROVE:
        technology = verbs.improve_technology(action)
        s.technologies = with_value(s.technologies, seat * TECHNOLOGIES + technology, IMPROVED)
        s.improved = with_value(s.improved, technology, 0)
        events.improved(s, seat, technology)
        atoms.gain(s, seat, INFLUENCE, IMPROVED_INFLUENCE)
        return
    technology, influence = verbs.research_technology(action), verbs.research_copy(action)
    s.technologies = with_value(s.technologies, seat * TECHNOLOGIES + technology, BASIC)
    s.copies = with_value(s.copies, technology * 2 + (0 if influence else 1), 0)
    events.researched(s, seat, technology)
    atoms.gain(s, seat, INFLUENCE, influence)
    s.call(s.givens.resolver.run(seat, s.givens.immediate[technology], s.givens.homes[seat], 0))
