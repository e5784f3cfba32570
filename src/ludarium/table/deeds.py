"""What guests do at a table, decided by the process that leads it.

A process carries out a deed if it leads the table, or can lead it because nobody does, and otherwise passes it on to
the leader. A leader that does not reply is asked again until its lease expires; then another one leads. So a deed may
arrive twice: answers and undos have an id for that, and sitting down or conceding twice has no further effect.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from ludarium.kernel.errors import LudariumError
from ludarium.table import conceding, keeping, logs, progress, seating, wire, wire_tables
from ludarium.table.bus import Call, Reply, Unheard, said
from ludarium.table.problems import Trouble, defect, leader_away, told
from ludarium.table.store import Guest, SeatRow

if TYPE_CHECKING:
    from ludarium.table.hall import Hall
    from ludarium.table.rooms import Room

logger = logging.getLogger(__name__)

BODIES: dict[str, Any] = {
    "answer": wire.AnswerIn,
    "undo": wire.UndoIn,
    "leave-lesson": wire.SeatOnly,
    "join": wire.Join,
    "leave": wire.SeatOnly,
    "return": wire.SeatOnly,
    "replace": wire.Replace,
    "concede": wire.Concede,
    "end": wire.End,
    "go-on": wire.SeatOnly,
    "watch": wire_tables.Watch,
    "delete": wire_tables.Delete,
}
"""Every deed, and what comes with it."""
ASKED_AGAIN = 0.3
"""A leader that has not replied for this part of a lease is asked again."""
GIVEN_UP = 5.0
"""This many seconds after a lease must have expired, the guest is told that the leader is away."""


async def do(room: Room, what: str, guest: Guest, body: Any, language: str = "") -> wire.Accepted | None:
    """Do something at a table; when this returns, this process knows what came of it."""
    accepted = await _decided(room, what, guest, body, language)
    room.hall.presence.saw(room.id, guest.id)
    return accepted


async def _decided(room: Room, what: str, guest: Guest, body: Any, language: str) -> wire.Accepted | None:
    hall = room.hall
    now = asyncio.get_running_loop().time
    until = now() + hall.settings.lease + GIVEN_UP
    while now() < until:
        leader = hall.leases.other(room.id) or await room.leader()
        if leader == hall.leases.me:
            return await carry_out(room, what, guest, body, language)
        person = (guest.id, guest.name, guest.language)
        raw = msgspec.Raw(msgspec.json.encode(body))
        call = Call(hall.store.name, room.id, what, raw, person, language, request=logs.request_id().decode())
        try:
            reply = await hall.bus.call(leader, call, hall.settings.lease * ASKED_AGAIN)
        except Unheard:
            hall.leases.doubt(room.id)
            continue
        if reply.leads:
            hall.leases.found(room.id, leader)
            return await _understood(room, guest, body, language, reply)
        hall.leases.doubt(room.id)
    raise leader_away()


async def play(room: Room, what: str, guest: Guest, body: wire.AnswerIn | wire.UndoIn, language: str) -> wire.Accepted:
    """Answer, or take back; accepted once it is stored."""
    accepted = await do(room, what, guest, body, language)
    assert accepted is not None
    return accepted


async def _understood(room: Room, guest: Guest, body: Any, language: str, reply: Reply) -> wire.Accepted | None:
    problem = reply.problem
    if problem is None or problem.state:
        # A reply may overtake the news of what it replies to.
        room.outdate(-1 if reply.accepted is None else reply.accepted.seq)
    if problem is None:
        return reply.accepted
    state = None
    if problem.state:
        async with room.quiet():
            state = room.state(guest, body.seat, language)
    raise Trouble(
        problem.status,
        problem.kind,
        problem.detail,
        rule=problem.rule,
        retry_after=problem.retry_after,
        state=state,
    )


async def answer_call(hall: Hall, call: Call) -> Reply:
    """Carry out what another process has passed on, if this one leads the table."""
    logs.begin_work(call.table, call.request)
    try:
        room = await hall.room(call.table)
        if hall.leases.closed or not await room.lead():
            return Reply(call.id, leads=False)
        body = msgspec.json.decode(call.body, type=BODIES[call.what])
        return Reply(call.id, accepted=await carry_out(room, call.what, Guest(*call.guest), body, call.language))
    except Trouble as trouble:
        return Reply(call.id, problem=said(trouble))
    except Exception as problem:
        known = told(problem) if isinstance(problem, LudariumError) else None
        if known is None:
            logger.error("a defect at table %s", call.table, exc_info=problem)
            known = defect()
        return Reply(call.id, problem=said(known))


async def carry_out(room: Room, what: str, guest: Guest, body: Any, language: str) -> wire.Accepted | None:
    """Decide, as the leader of a table."""
    if what == "answer":
        accepted = await room.answer(guest, body, language)
        await progress.note(room, guest)
        return accepted
    if what == "undo":
        accepted = await room.undo(guest, body, language)
        await progress.note_regret(room, guest, accepted.seq)
        return accepted
    if what == "leave-lesson":
        await room.leave_lesson(guest, body.seat)
        return None
    if what in ("concede", "end"):
        await (room.concede(guest, body) if what == "concede" else room.end(guest, body))
        return None
    if what in ("watch", "delete"):
        await (keeping.let_watch(room, guest, body.watch) if what == "watch" else keeping.delete(room, guest))
        return None
    if what == "join":
        await room.check_join(guest, body.seat, body.secret)
    if what == "replace":
        await room.look_around()
    await room.change_seat(body.seat, lambda seat: _changed(room, what, seat, guest, body))
    return None


def _changed(room: Room, what: str, seat: SeatRow, guest: Guest, body: Any) -> SeatRow:
    """What becomes of a seat."""
    match what:
        case "join":
            return seating.joined(seat, guest, body.secret)
        case "leave":
            return seating.left(seat, guest)
        case "return":
            return seating.returned(seat, guest)
        case "replace":
            return seating.replaced(seat, guest, body.level, may=room.belongs(guest), away=room.is_away(seat))
        case _:
            return conceding.withdraw(seat, guest)
