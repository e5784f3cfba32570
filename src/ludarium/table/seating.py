"""Who sits where: what the wishes for a new table mean, and what can happen to a seat.

A free seat is taken with its secret, or by anyone if it is open. Taking it changes the secret: from then on only its
holder knows it and can move it to another device, which changes it again. A bot may play for a holder, who can return
at any time.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import replace

from ludarium.bots.levels import LEVELS, PLAIN
from ludarium.kernel.errors import listed
from ludarium.kernel.seats import SPECTATOR
from ludarium.table import conceding, wire, wire_tables
from ludarium.table.identity import new_id, plain, same_secret
from ludarium.table.problems import Trouble, not_your_seat, unknown_table
from ludarium.table.store import PLAYING, Guest, SeatRow, TableRow

ORDERED = ("random", *(level.name for level in LEVELS))
"""The levels the lobby offers, from the weakest to the strongest."""
BOT_NAMES = ("Avocet", "Bittern", "Curlew", "Dunlin", "Egret", "Fulmar", "Gannet", "Heron", "Kestrel")
"""What bots are called that were given no name, by seat."""


def check_level(level: str) -> str:
    known = {entry.name for entry in PLAIN}
    if level not in known:
        raise Trouble(422, "no-such-bot", f"There is no bot {level!r}; the bots are: {listed(ORDERED)}.")
    return level


def seats_for(table: str, host: Guest, wishes: Sequence[wire_tables.SeatWish]) -> list[SeatRow]:
    """The seats of a new table."""
    rows = []
    for seat, wish in enumerate(wishes):
        mine, bot = wish.kind == "me", wish.kind == "bot"
        if bot:
            check_level(wish.level)
        elif wish.level:
            raise Trouble(422, "wrong-seat", f"Seat {seat + 1}: only bots have levels.")
        given = BOT_NAMES[seat] if bot else own_name(host, seat, wishes) if mine else ""
        named = plain(wish.name, "A name") if wish.name else given
        rows.append(
            SeatRow(
                table_id=table,
                seat=seat,
                guest=host.id if mine else None,
                name=named,
                bot=wish.level if bot else "",
                open=wish.kind == "open",
                secret="" if bot else new_id(),
                left=False,
                agrees=False,
            )
        )
    return rows


def own_name(host: Guest, seat: int, wishes: Sequence[wire_tables.SeatWish]) -> str:
    """The host's name at the first of their seats; numbered at the others, for people at the same screen."""
    before = sum(wish.kind == "me" for wish in wishes[:seat])
    return f"{host.name[:36]} {before + 1}" if before else host.name


def is_solo(wishes: Sequence[wire_tables.SeatWish]) -> bool:
    """Whether one person plays with bots; such a table is private unless its host lets others watch."""
    kinds = [wish.kind for wish in wishes]
    return kinds.count("me") == 1 and kinds.count("bot") == len(kinds) - 1


def for_anybody(seat: SeatRow) -> bool:
    """Whether anyone may sit down here."""
    return seat.open and seat.guest is None and not seat.bot


def may_watch(table: TableRow, seats: Sequence[SeatRow], guest: Guest | None) -> bool:
    """Whether a guest may look on: at a private table those who sit there or opened it."""
    held = guest is not None and any(seat.guest == guest.id for seat in seats)
    return table.watch or held or (guest is not None and table.host == guest.id)


def check_look(table: TableRow, seats: Sequence[SeatRow], guest: Guest | None, viewer: int, *, open: bool) -> None:
    """Whether a guest may look through a seat, or as a spectator; `open` once nothing is secret."""
    if guest is not None and 0 <= viewer < len(seats) and seats[viewer].guest == guest.id:
        return
    if not may_watch(table, seats, guest):
        raise unknown_table()
    if viewer == SPECTATOR:
        return
    if not 0 <= viewer < table.seats:
        raise Trouble(422, "no-such-seat", f"This table has seats 1 to {table.seats}.")
    if not open:
        raise not_your_seat(viewer)


def may_hint(table: TableRow, seats: Sequence[SeatRow], guest: Guest | None) -> bool:
    """Whether a guest may ask for hints: with other people, or while seats wait for them, the table must allow it."""
    mine = [
        seat.guest == guest.id if guest is not None and seat.guest is not None else bool(seat.bot) for seat in seats
    ]
    return table.hints or all(mine)


def may_join(seats: Sequence[SeatRow], number: int, secret: str) -> bool:
    """Whether somebody from outside may take a seat of a private table."""
    return any(s.seat == number and (for_anybody(s) or same_secret(secret, s.secret)) for s in seats)


def joined(seat: SeatRow, guest: Guest, secret: str) -> SeatRow:
    """The seat once a guest has taken it."""
    conceding.check_kept(seat)
    knows = same_secret(secret, seat.secret)
    if seat.guest == guest.id:
        return replace(seat, left=False, bot="", agrees=False)
    if (seat.guest is None and knows) or for_anybody(seat):
        return replace(seat, guest=guest.id, name=guest.name, bot="", secret=new_id(), left=False)
    if seat.guest is not None and knows:
        return replace(seat, guest=guest.id, bot="", secret=new_id(), left=False, agrees=False)
    if seat.guest is None and not seat.bot:
        raise Trouble(403, "wrong-secret", f"Seat {seat.seat + 1} is reserved for someone with a different link.")
    raise Trouble(409, "seat-taken", f"Seat {seat.seat + 1} is taken.")


def left(seat: SeatRow, guest: Guest) -> SeatRow:
    if seat.guest != guest.id:
        raise not_your_seat(seat.seat)
    return replace(seat, left=True, agrees=False)


def returned(seat: SeatRow, guest: Guest) -> SeatRow:
    if seat.guest != guest.id:
        raise not_your_seat(seat.seat)
    conceding.check_kept(seat)
    return replace(seat, left=False, bot="")


def replaced(seat: SeatRow, guest: Guest, level: str, *, may: bool, away: bool) -> SeatRow:
    """The seat with a bot standing in. `may`: whether the guest has a say; `away`: whether the holder is long gone."""
    check_level(level)
    conceding.check_kept(seat)
    if not may:
        raise Trouble(403, "not-at-table", "Only people who sit at the table or opened it may bring in a bot.")
    present = seat.guest is not None and not seat.left and seat.guest != guest.id
    if present and not away:
        raise Trouble(409, "seat-held", f"{seat.name} still has seat {seat.seat + 1}.")
    return replace(seat, bot=level, agrees=False)


def people_at(
    table: TableRow, seats: Sequence[SeatRow], guest: Guest | None, online: Collection[str | None], spectators: int
) -> wire.People:
    """Who is at a table, as one guest may know it."""
    me = None if guest is None else guest.id
    return wire.People(
        seats=seat_infos(seats, me, me == table.host, online, table.status == PLAYING),
        spectators=spectators,
        host=me == table.host,
        status=table.status,  # type: ignore[arg-type]
        hints=may_hint(table, seats, guest),
    )


def seat_infos(
    seats: Sequence[SeatRow], viewer: str | None, host: bool, online: Collection[str | None], playing: bool
) -> list[wire.SeatInfo]:
    """The seats as one guest may know them."""
    return [_seat_info(seats, seat, viewer, host, seat.guest in online, playing) for seat in seats]


def _seat_info(
    seats: Sequence[SeatRow], seat: SeatRow, viewer: str | None, host: bool, online: bool, playing: bool
) -> wire.SeatInfo:
    mine = viewer is not None and seat.guest == viewer
    free = seat.guest is None
    decides = mine and playing and not seat.conceded
    return wire.SeatInfo(
        seat=seat.seat,
        name=seat.name,
        kind="bot" if seat.bot else "free" if free else "human",
        level=seat.bot,
        open=seat.open,
        mine=mine,
        online=online,
        left=seat.left,
        agrees=seat.agrees,
        conceded=seat.conceded,
        conceding=conceding.conceding(seats, seat.seat) if decides else None,
        ending=conceding.ending(seats, seat.seat) if decides and conceding.votes(seat) else None,
        secret=(seat.secret or None) if mine or (host and free) else None,
    )


def fresh_stream() -> int:
    """A seed for a bot's random stream; it has nothing to do with the seed of any game."""
    return random.SystemRandom().getrandbits(32)
