"""Routes of the review of a finished game: start it, ask how far it is, read what it found."""

from __future__ import annotations

from litestar.params import JSONBody

from ludarium.table import wire, wire_learning
from ludarium.table.api import Known, Named, Seat, TheHall, Tongue, does, looking, reads, room_of, tongue
from ludarium.table.problems import Trouble
from ludarium.table.review import kept_of, told
from ludarium.table.rooms import Room
from ludarium.table.store import Guest


def check_reviewed(room: Room, guest: Guest, seat: int) -> None:
    """Whether a guest may have the answers of a seat looked at."""
    room.check_mine(guest, seat)
    if not room.showing.open:
        raise Trouble(409, "still-playing", "The review is available once the game is over.")
    if room.showing.former is not None:
        raise Trouble(409, "former-rules", "This game was played under other rules and cannot be reviewed.")


async def review_of(room: Room, guest: Guest, seat: int, language: str) -> wire_learning.Review:
    kept = await kept_of(room.hall, room.id, seat)
    running = room.hall.reviews.of(guest.id, room.id, seat)
    if kept is not None:
        async with room.quiet():
            words = room.showing.words(language)
        found = told(room.ledger.match, kept, seat, words, language)
        return wire_learning.Review("done", kept.choices, kept.choices, found)
    if running is not None:
        return wire_learning.Review("running", running.done, running.total, [])
    return wire_learning.Review("none", 0, 0, [])


@reads("/tables/{table:str}/review")
async def get_review(
    hall: TheHall, guest: Known, table: Named, seat: Seat, language: Tongue = ""
) -> wire_learning.Review:
    """The answers of one of the guest's seats that cost most; only once the game is over."""
    async with looking(hall, table, guest, seat) as room:
        check_reviewed(room, guest, seat)
    return await review_of(room, guest, seat, tongue(language, guest))


@does("/tables/{table:str}/review")
async def post_review(
    hall: TheHall, guest: Known, table: Named, data: JSONBody[wire.SeatOnly], language: Tongue = ""
) -> wire_learning.Review:
    """Begin to look at the answers of one of the guest's seats, unless that is done or under way."""
    hall.rates.take("review", guest.id, hall.settings.limits.chat)
    room = await room_of(hall, table, guest)
    done = await kept_of(hall, table, data.seat)
    async with room.quiet():
        check_reviewed(room, guest, data.seat)
        if done is None:
            hall.reviews.start(room, guest, data.seat)
    return await review_of(room, guest, data.seat, tongue(language, guest))


REVIEWING = (get_review, post_review)
