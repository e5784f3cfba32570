"""A night on the marsh: turn by turn cards, a lantern and the wind."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, put, take
from ludarium.kernel.seats import CHANCE, only
from ludarium.kernel.state import Frame, OfSeat
from marshlight import events, verbs
from marshlight.state import HAND, Night


class Turn(OfSeat[Night]):
    """MAR-TRN-01 to MAR-TRN-03: a seat draws, then hangs a lantern or, where it cannot, gives up a card."""

    def step(self, s: Night) -> Ask | None:
        held = s.hands[self.seat * HAND : self.seat * HAND + HAND]
        if s.deck[0] != EMPTY and held[s.givens.hand - 1] == EMPTY:
            left = [ground for ground in range(s.givens.kinds) if ground in s.deck]
            draws = [verbs.draw(ground) for ground in left]
            return Ask(CHANCE, draws, [s.deck.count(ground) for ground in left], only(self.seat))
        if held[0] == EMPTY:  # MAR-END-01: nobody after this seat has more cards.
            s.finish()
            return None
        grounds = [ground for ground in range(s.givens.kinds) if ground in held]
        free = [islet for islet in range(len(s.lanterns)) if s.lanterns[islet] == EMPTY]
        hang = [verbs.hang(ground, islet) for ground in grounds for islet in free if s.givens.grounds[islet] == ground]
        return Ask(self.seat, hang or [verbs.drop(ground) for ground in grounds])

    def answer(self, s: Night, action: int) -> None:
        seat, verb = self.seat, verbs.verb(action)
        if verb == verbs.DRAW:
            take(s.deck, 0, len(s.deck), verbs.draw_ground(action))
            put(s.hands, seat * HAND, seat * HAND + HAND, verbs.draw_ground(action))
            events.drew(s, seat, verbs.draw_ground(action))
            events.drew_hidden(s, seat)
            return
        ground = verbs.hang_ground(action) if verb == verbs.HANG else verbs.drop_ground(action)
        take(s.hands, seat * HAND, seat * HAND + HAND, ground)
        put(s.played, 0, len(s.played), ground)
        s.become(Turn((seat + 1) % s.givens.seats))
        if verb == verbs.HANG:
            events.hung(s, seat, verbs.hang_islet(action))
            s.call(Wind(seat, verbs.hang_islet(action)))
        else:
            events.dropped(s, seat, ground)

    def why_not(self, s: Night, action: int) -> str:
        return verbs.not_now(action)


def needed(s: Night, seat: int, islet: int) -> int:
    """What has to be rolled here: MAR-WND-01, less the seat's lanterns beside it (MAR-WND-02), more in a gale."""
    return s.givens.values[islet] + s.givens.gale - sum(s.lanterns[other] == seat for other in s.givens.beside[islet])


class Wind(Frame[Night]):
    """MAR-WND-01, MAR-OPT-01: the die decides whether the new lantern burns on."""

    def __init__(self, seat: int, islet: int) -> None:
        self.seat: Final = seat
        self.islet: Final = islet

    def step(self, s: Night) -> Ask | None:
        return Ask(CHANCE, [verbs.roll(face) for face in range(1, 7)])

    def answer(self, s: Night, action: int) -> None:
        s.wind = verbs.roll_face(action)
        if s.wind >= needed(s, self.seat, self.islet):
            s.lanterns[self.islet] = self.seat
            events.burns(s, self.islet, s.wind)
        else:
            events.blown_out(s, self.islet, s.wind)
        s.finish()


FRAMES: tuple[type[Frame[Any]], ...] = (Turn, Wind)
