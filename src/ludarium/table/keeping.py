"""What becomes of a table as a whole: whether others may watch it, whether a guest's list shows it, and its end.

Any guest of a table may hide it from their own list. Only its host may delete it, and only if nobody else has a seat:
a game that others played is theirs too.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from ludarium.table.problems import Trouble, unknown_table
from ludarium.table.store import Guest, SeatRow, TableRow

if TYPE_CHECKING:
    from ludarium.table.hall import Hall
    from ludarium.table.rooms import Room


def _check_host(table: TableRow, guest: Guest) -> None:
    if table.host != guest.id:
        raise Trouble(403, "not-host", "Only the guest who opened the table may do this.")


def is_deletable(table: TableRow, seats: Sequence[SeatRow], guest: Guest | None) -> bool:
    return guest is not None and table.host == guest.id and all(seat.guest in (None, guest.id) for seat in seats)


async def hide(hall: Hall, id: str, guest: Guest, hidden: bool) -> None:
    """Leave a table out of a guest's own list, or show it there again, even one that can no longer be read."""
    if not await hall.store.belongs(id, guest.id):
        raise unknown_table()
    await hall.store.hide(id, guest.id, hidden, hall.settings.clock())


async def let_watch(room: Room, guest: Guest, watch: bool) -> None:
    """Let others watch, or no longer; whoever may not is sent away."""
    async with room.quiet():
        _check_host(room.table, guest)
        await room.hall.store.let_watch(room.id, watch)
        room.table = replace(room.table, watch=watch)
        room.news += 1
    room.wake()


async def delete(room: Room, guest: Guest) -> None:
    """Delete a table with its facts and its chat."""
    async with room.quiet():
        _check_host(room.table, guest)
        if not is_deletable(room.table, room.seats, guest):
            raise Trouble(409, "not-alone", "Somebody else has a seat at this table. You can hide it.")
        await _clear(room, math.inf)


async def clear(room: Room, before: float) -> None:
    """Delete a table that is in memory, unless it has changed since `before`."""
    async with room.quiet():
        await _clear(room, before)


async def _clear(room: Room, before: float) -> None:
    hall = room.hall
    await room.thinking.stop()
    await hall.store.delete(room.id, before)
    room.outdate()
    hall.rooms.pop(room.id, None)
    hall.leases.forget(room.id)
    room.wake()
