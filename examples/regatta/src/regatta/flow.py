"""The course of a race: deal, then rounds of choosing, current, sailing and drawing."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, has, joined, put
from ludarium.kernel.seats import CHANCE, only
from ludarium.kernel.state import Frame, Together
from regatta import events, verbs
from regatta.atoms import draw, open_card, sail_to
from regatta.givens import NARROWS, SHOAL
from regatta.state import HAND, Race

ROUNDS: Final = 12


def draw_ask(s: Race, seat: int) -> Ask:
    """Chance draws from what is in the deck; only the seat learns what it got."""
    deck = s.deck
    actions: list[int] = []
    weights: list[int] = []
    last = EMPTY
    for wind in deck:
        if wind == EMPTY:
            break
        if wind == last:
            weights[-1] += 1
        else:
            actions.append(verbs.deal(wind))
            weights.append(1)
            last = wind
    return Ask(CHANCE, actions, weights, only(seat))


class Deal(Frame[Race]):
    """REG-SET-03: the hands are dealt, card by card."""

    def __init__(self, dealt: int) -> None:
        self.dealt: Final = dealt

    def step(self, s: Race) -> Ask | None:
        if self.dealt == s.givens.seats * s.givens.dealt:
            s.become(Choose())
            return None
        return draw_ask(s, self.dealt % s.givens.seats)

    def answer(self, s: Race, action: int) -> None:
        draw(s, self.dealt % s.givens.seats, verbs.deal_wind(action))
        s.become(Deal(self.dealt + 1))


class Choose(Together[Race]):
    """REG-TRM-01, REG-TRM-02: everybody chooses a card in secret, then all are opened."""

    def seats(self, s: Race) -> list[int]:
        return list(range(s.givens.seats))

    def ask_of(self, s: Race, seat: int) -> Ask:
        actions: list[int] = []
        last = EMPTY
        for at in range(seat * HAND, seat * HAND + HAND):
            wind = s.hands[at]
            if wind == EMPTY:
                break
            if wind != last:
                actions.append(verbs.choose(wind))
                last = wind
        return Ask(seat, actions, None, only(seat), True)

    def open(self, s: Race, answers: list[int]) -> None:
        s.round += 1
        for seat in range(len(answers)):
            open_card(s, seat, verbs.choose_wind(answers[seat]))
        s.become(Roll())

    def why_not(self, s: Race, action: int) -> str:
        return "REG-TRM-01"


class Roll(Frame[Race]):
    """REG-CUR-01 and, with the storm option, REG-OPT-01."""

    def step(self, s: Race) -> Ask | None:
        return Ask(CHANCE, [verbs.roll(face) for face in range(1, 7)])

    def answer(self, s: Race, action: int) -> None:
        s.current = verbs.roll_current(action)
        events.current(s, s.current)
        if s.givens.storm and s.current == 6:
            for seat in range(s.givens.seats):
                if 0 < s.boats[seat] < s.givens.buoy:
                    s.boats[seat] -= 1
            events.stormed(s)
        s.become(Sail(0))


def next_to_sail(s: Race, done: int) -> int:
    """The seat that sails next, or -1 (REG-SAI-01, REG-SAI-02); `done` is the set of those that had their turn."""
    givens = s.givens
    best = -1
    for seat in range(givens.seats):
        if has(done, seat) or (not givens.equal_sail and has_equal(s, seat)):
            continue
        if best < 0:
            best = seat
            continue
        stronger = givens.strengths[s.chosen[seat]] - givens.strengths[s.chosen[best]]
        if stronger > 0 or (stronger == 0 and s.boats[seat] < s.boats[best]):
            best = seat
    return best


def has_equal(s: Race, seat: int) -> bool:
    mine = s.givens.strengths[s.chosen[seat]]
    for other in range(s.givens.seats):
        if other != seat and s.givens.strengths[s.chosen[other]] == mine:
            return True
    return False


def target(s: Race, seat: int, spaces: int, ride: int) -> int:
    """Where a boat would stop; the buoy ends the course (REG-SAI-08)."""
    return min(s.boats[seat] + spaces + 2 * ride, s.givens.buoy)


def forbidden(s: Race, seat: int, space: int) -> str:
    """The rule that keeps a boat from stopping here, or ""."""
    kind = s.givens.kinds[space]
    if kind == SHOAL:
        return "REG-SAI-05"
    if kind == NARROWS:
        for other in range(s.givens.seats):
            if other != seat and s.boats[other] == space:
                return "REG-SAI-04"
    return ""


class Sail(Frame[Race]):
    """REG-SAI-01 to REG-SAI-08: the boats sail, one after the other."""

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def step(self, s: Race) -> Ask | None:
        seat = next_to_sail(s, self.done)
        if seat < 0:
            s.become(Draw(0, 0))
            return None
        wind = s.givens.strengths[s.chosen[seat]]
        rides = 2 if wind < s.current else 1
        actions: list[int] = []
        if s.boats[seat] < s.givens.buoy:
            for spaces in range(1, wind + 1):
                for ride in range(rides):
                    if not forbidden(s, seat, target(s, seat, spaces, ride)):
                        actions.append(verbs.sail(spaces, ride))
        actions.append(verbs.ANCHOR)
        return Ask(seat, actions)

    def answer(self, s: Race, action: int) -> None:
        seat = next_to_sail(s, self.done)
        s.become(Sail(joined(self.done, seat)))
        if action == verbs.ANCHOR:
            s.anchored[seat] = 1
            events.anchored(s, seat)
        else:
            sail_to(s, seat, target(s, seat, verbs.sail_spaces(action), verbs.sail_ride(action)))

    def why_not(self, s: Race, action: int) -> str:
        seat = next_to_sail(s, self.done)
        if verbs.verb(action) != verbs.SAIL:
            return ""
        spaces, ride = verbs.sail_spaces(action), verbs.sail_ride(action)
        if s.boats[seat] == s.givens.buoy:
            return "REG-SAI-08"
        wind = s.givens.strengths[s.chosen[seat]]
        if spaces < 1 or spaces > wind or (ride and wind >= s.current):
            return "REG-SAI-03"
        return forbidden(s, seat, target(s, seat, spaces, ride))


class Draw(Frame[Race]):
    """REG-DRW-01, REG-DRW-02, REG-SAI-06: every seat draws, an anchored one twice; then the next round, or the end."""

    def __init__(self, seat: int, drawn: int) -> None:
        self.seat: Final = seat
        self.drawn: Final = drawn

    def step(self, s: Race) -> Ask | None:
        if self.seat == s.givens.seats:
            end_round(s)
            return None
        full = s.hands[self.seat * HAND + HAND - 1] != EMPTY
        if full or self.drawn == 1 + s.anchored[self.seat]:
            s.become(Draw(self.seat + 1, 0))
            return None
        if s.deck[0] == EMPTY:
            if s.discards[0] == EMPTY:
                s.become(Draw(self.seat + 1, 0))
                return None
            s.deck, s.discards = s.discards, s.deck
        return draw_ask(s, self.seat)

    def answer(self, s: Race, action: int) -> None:
        draw(s, self.seat, verbs.deal_wind(action))
        s.become(Draw(self.seat, self.drawn + 1))


def end_round(s: Race) -> None:
    """Open cards are discarded; REG-END-01 says whether another round follows."""
    for seat in range(s.givens.seats):
        put(s.discards, 0, len(s.discards), s.chosen[seat])
        s.chosen[seat] = EMPTY
        s.anchored[seat] = 0
    s.current = 0
    if s.round == ROUNDS or max(s.boats) == s.givens.buoy:
        s.finish()
    else:
        s.become(Choose())


FRAMES: tuple[type[Frame[Any]], ...] = (Deal, Choose, Roll, Sail, Draw)
