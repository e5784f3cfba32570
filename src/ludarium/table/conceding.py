"""Conceding a seat, ending a game without a result, and who wins after somebody conceded.

Neither can be undone, so the client repeats what it was said to mean (`told`); if it would mean something else by now,
nothing happens. Bots have no vote, and a game ends when only bots are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludarium.kernel.game import Match
from ludarium.kernel.state import State
from ludarium.table import wire
from ludarium.table.problems import Trouble, not_your_seat
from ludarium.table.store import Guest, SeatRow

STAND_IN = "skilled"
"""The bot that plays on for a seat that has conceded."""


@dataclass(frozen=True)
class Verdict:
    """Who has conceded, the first to do so first, and whether the game has a result."""

    conceded: tuple[int, ...] = ()
    decided: bool = False

    def winners(self, match: Match[Any], state: State) -> list[int]:
        """Who has won: nobody who conceded. Without the game's own winner the most points decide; equals share."""
        if not self.decided:
            return []
        rest = [seat for seat in range(match.seats) if seat not in self.conceded]
        if not state.stack:
            own = [seat for seat in match.winners(state) if seat in rest]
            if own:
                return own
        scores = match.scores(state)
        best = max((scores[seat] for seat in rest), default=0)
        return [seat for seat in rest if scores[seat] == best]


def conceded(seats: Sequence[SeatRow]) -> tuple[int, ...]:
    """The seats that have given up, the first to do so first."""
    return tuple(seat.seat for seat in sorted(seats, key=lambda seat: seat.conceded) if seat.conceded)


def plays(seat: SeatRow) -> bool:
    """Whether a person is still playing here; one whose seat a bot is playing may return."""
    return seat.guest is not None and not seat.left and not seat.conceded


def votes(seat: SeatRow) -> bool:
    return plays(seat) and not seat.bot


def conceding(seats: Sequence[SeatRow], number: int) -> wire.Conceding:
    """What it would mean if this seat gave up now."""
    others = [seat for seat in seats if seat.seat != number and not seat.conceded]
    if len(others) == 1:
        return "other-wins"
    return "bot-plays-on" if any(plays(seat) for seat in others) else "standing"


def ending(seats: Sequence[SeatRow], number: int) -> wire.Ending:
    """What it would mean if this seat agreed now to end the game without a result."""
    return "ends" if all(seat.agrees for seat in seats if votes(seat) and seat.seat != number) else "proposes"


def concede(seats: Sequence[SeatRow], number: int, guest: Guest, told: wire.Conceding) -> SeatRow:
    """The seat once it has conceded; a bot plays for it if the game continues."""
    _check_holder(seats[number], guest)
    meaning = conceding(seats, number)
    _check_meaning(meaning, told)
    order = 1 + len(conceded(seats))
    bot = STAND_IN if meaning == "bot-plays-on" else seats[number].bot
    return replace(seats[number], conceded=order, bot=bot, agrees=False)


def agree(seats: Sequence[SeatRow], number: int, guest: Guest, told: wire.Ending) -> SeatRow:
    """The seat once it agrees to end the game without a result."""
    _check_holder(seats[number], guest)
    if not votes(seats[number]):
        raise Trouble(409, "bot-plays", f"A bot is playing seat {number + 1}; take it back first.")
    _check_meaning(ending(seats, number), told)
    return replace(seats[number], agrees=True)


def has_conceded(seat: SeatRow, guest: Guest) -> bool:
    """Whether a guest has already conceded this seat, so that a repeated request changes nothing."""
    return seat.conceded > 0 and seat.guest == guest.id


def has_agreed(seat: SeatRow, guest: Guest, told: wire.Ending, *, ended: bool) -> bool:
    """Whether a guest has said so already: that they would agree, or the last word in a game that has ended."""
    return seat.agrees and seat.guest == guest.id and (ended or told == "proposes")


def withdraw(seat: SeatRow, guest: Guest) -> SeatRow:
    """The seat once it wants to play on."""
    if seat.guest != guest.id:
        raise not_your_seat(seat.seat)
    return replace(seat, agrees=False)


def check_kept(seat: SeatRow) -> None:
    """A seat that was given up stays given up."""
    if seat.conceded:
        raise Trouble(409, "conceded", f"Seat {seat.seat + 1} was conceded; nobody can take it over.")


def _check_holder(seat: SeatRow, guest: Guest) -> None:
    if seat.guest != guest.id:
        raise not_your_seat(seat.seat)
    check_kept(seat)


def _check_meaning(meaning: str, told: str) -> None:
    if meaning != told:
        sentence = f"This would mean {meaning!r} now and not {told!r}; nothing has happened."
        raise Trouble(409, "changed-meanwhile", sentence)
