"""Clean-up at the end of a turn (VF-FOC-27): formation limit, glory limit, focus card, agenda, trade tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ludarium.games.voidfall import atoms, events, verbs
from ludarium.games.voidfall.counting import agendas_at_board
from ludarium.games.voidfall.evaluation_phase import Skirmish
from ludarium.games.voidfall.givens import LATER
from ludarium.games.voidfall.moves import pay
from ludarium.games.voidfall.moves.fleets import formations
from ludarium.games.voidfall.moves.losses import DiscardGlory
from ludarium.games.voidfall.position import glory_tokens, level
from ludarium.games.voidfall.state import FIELDS, Void
from ludarium.games.voidfall.vocabulary import ESCAPE_PODS
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, joined, with_value
from ludarium.kernel.state import Frame

FORMATIONS: Final = 2
GLORY: Final = 4

LIMITS: Final = 0
CARDS: Final = 1
AGENDA: Final = 2
FLIPPED: Final = 3
TOKENS: Final = 4
RETURN: Final = 5
"""From this stage on: how many tokens go back."""


@mypyc_attr(free_list_len=1)
class CleanUp(Frame[Void]):
    """The steps in their exact order; each asks only where there is a choice."""

    rule: ClassVar = "VF-FOC-27"

    def __init__(self, seat: int, stage: int) -> None:
        self.seat: Final = seat
        self.stage: Final = stage

    def step(self, s: Void) -> Ask | None:
        seat, stage = self.seat, self.stage
        if stage == LIMITS:
            return self.limits(s)
        if stage == CARDS:
            s.discard = with_value(s.discard, seat, joined(s.discard[seat], s.focus))
            s.focus = EMPTY
            s.become(CleanUp(seat, AGENDA))
        elif stage == AGENDA:
            if s.playing != EMPTY:
                return Ask(seat, attachments(s, seat))
            s.become(CleanUp(seat, FLIPPED))
        elif stage == FLIPPED:
            s.become(CleanUp(seat, TOKENS))
            if s.flipped:
                s.flipped = 0
                s.tokens[seat] += 1
                pay.give_back(s, seat)
        elif stage == TOKENS:
            return self.tokens(s)
        elif stage > RETURN:
            s.become(CleanUp(seat, stage - 1))
            pay.give_back(s, seat)
        else:
            self.end(s)
        return None

    def limits(self, s: Void) -> Ask | None:
        """VF-FLT-20, VF-FOC-27: what does not fit on two fleet tokens of a sector is recalled; four glory tokens
        stay."""
        seat = self.seat
        if s.givens.formation_limit:
            actions: list[int] = []
            for sector in s.domains[seat]:
                if formations(s, seat, sector) > FORMATIONS:
                    for fleet in range(5):
                        if s.fleets[sector * 5 + fleet]:
                            actions.append(verbs.recall(sector, fleet))
            if actions:
                return Ask(seat, actions)
        if glory_tokens(s, seat) > GLORY:
            s.call(DiscardGlory(seat))
        else:
            s.become(CleanUp(seat, CARDS))
        return None

    def tokens(self, s: Void) -> Ask | None:
        """VF-TRD-05 to VF-TRD-08, VF-TRD-16, VF-TRD-18: tokens are on agendas, no matter which, or go back."""
        held = s.tokens[self.seat]
        room = agendas_at_board(s, self.seat) + (1 if level(s, self.seat, ESCAPE_PODS) else 0)
        if held == 0:
            s.become(CleanUp(self.seat, RETURN))
            return None
        actions: list[int] = []
        for kept in range(min(held, room) + 1):
            actions.append(verbs.place_tokens(kept))
        return Ask(self.seat, actions)

    def answer(self, s: Void, action: int) -> None:
        seat, verb = self.seat, verbs.verb(action)
        if verb == verbs.RECALL:
            atoms.recall(s, seat, verbs.recall_sector(action), verbs.recall_fleet(action))
        elif verb == verbs.PLACE_TOKENS:
            s.become(CleanUp(seat, RETURN + s.tokens[seat] - verbs.place_tokens_tokens(action)))
        else:
            s.become(CleanUp(seat, FLIPPED))
            agenda = s.playing
            s.playing = EMPTY
            if verb == verbs.DISCARD_AGENDA:
                atoms.put_under(s, agenda)
                events.agenda_left(s, seat, agenda)
                return
            field = verbs.attach_field(action)
            if s.agendas[seat * FIELDS + field - 1] != EMPTY:
                pay.take_off(s, seat, field - 1)
            s.agendas = with_value(s.agendas, seat * FIELDS + field - 1, agenda)
            events.agenda_attached(s, seat, agenda, field)

    def end(self, s: Void) -> None:
        s.finish()
        s.turn = EMPTY
        if s.round > 1:
            return
        for box in range(len(s.givens.box_node[s.event])):
            if s.givens.box_scope[s.event][box] == LATER:  # VF-EVT-11
                s.call(Skirmish(self.seat, s.givens.a[s.givens.box_node[s.event][box]], 0))


def attachments(s: Void, seat: int) -> list[int]:
    """VF-AGE-11 to VF-AGE-15: a right field, unless another agenda of the kind would lie beside it; or under the
    stack."""
    actions: list[int] = []
    kind = s.givens.agenda_kind[s.playing]
    for field in range(atoms.field_count(s, seat)):
        alone = True
        for other in range(FIELDS):
            agenda = s.agendas[seat * FIELDS + other]
            if other != field and agenda != EMPTY and s.givens.agenda_kind[agenda] == kind:
                alone = False
        if alone:
            actions.append(verbs.attach(field + 1))
    actions.append(verbs.DISCARD_AGENDA)
    return actions
