"""Routes of one table: sit down, play, look, talk. The socket in `live` does the same and sends what is new."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response
from litestar.params import JSONBody
from msgspec.structs import replace

from ludarium.kernel.play import Answer
from ludarium.kernel.seats import SPECTATOR
from ludarium.table import deeds, doubts, keeping, progress, seating, wire, wire_hints
from ludarium.table.api import (
    After,
    Known,
    Most,
    Named,
    Number,
    Seat,
    TheHall,
    Tongue,
    Viewer,
    Visitor,
    does,
    looking,
    makes,
    reads,
    room_of,
    tongue,
)
from ludarium.table.films import At, Script, Scripted, Tale, board
from ludarium.table.identity import plain
from ludarium.table.problems import Trouble
from ludarium.table.rooms import Room
from ludarium.table.showing import MOST_MOMENTS
from ludarium.table.store import Guest
from ludarium.table.story import Story
from ludarium.table.turns import asking
from ludarium.table.wire_tables import (
    Branch,
    Delete,
    Doubt,
    DoubtIn,
    Hide,
    Listed,
    NewLesson,
    NewStart,
    NewTable,
    Origin,
    TableInfo,
    Watch,
)
from ludarium.table.wording import table_info


def info(room: Room, guest: Guest | None) -> TableInfo:
    """A table as a guest may know it."""
    table, match = room.table, room.ledger.match
    origin = Origin(table=table.origin, answers=table.copied) if table.origin else None
    return TableInfo(
        id=table.id,
        title=table.title,
        game=table.game,
        rules=table.rules,
        edition=table.edition,
        options=dict(table.options),
        pack=table.pack,
        content=table.content,
        commitment=room.ledger.commitment,
        watch=table.watch,
        hints=table.hints,
        created=table.created,
        origin=origin,
        actions=table_info(match.verbs),
        events=table_info(match.happenings),
        people=room.people(guest),
    )


# Opening


@makes("/tables")
async def create_table(hall: TheHall, guest: Known, data: JSONBody[NewTable]) -> TableInfo:
    """Open a table. Chance deals at once; its seed is committed to from the first message on."""
    hall.rates.take_together("create", hall.client(guest.id), hall.settings.limits.create)
    return info(await hall.create(guest, data), guest)


@makes("/lessons")
async def create_lesson(hall: TheHall, guest: Known, data: JSONBody[NewLesson]) -> TableInfo:
    """Open a table to learn a game at: a real game against bots, with a coach, dealt alike for everybody."""
    hall.rates.take_together("create", hall.client(guest.id), hall.settings.limits.create)
    return info(await hall.teach(guest, data), guest)


@makes("/starts")
async def create_start(hall: TheHall, guest: Known, data: JSONBody[NewStart]) -> TableInfo:
    """Open a table from a stored position to try something out alone: undo has no limit and may lead back to the start.
    Of such tables only the last few are kept, and no list shows them."""
    hall.rates.take_together("create", hall.client(guest.id), hall.settings.limits.create)
    return info(await hall.try_out(guest, data), guest)


@makes("/tables/{table:str}/branch")
async def branch_table(hall: TheHall, guest: Known, table: Named, data: JSONBody[Branch]) -> TableInfo:
    """Go on from any point of a finished game at a new table."""
    hall.rates.take_together("create", hall.client(guest.id), hall.settings.limits.create)
    async with looking(hall, table, guest) as room:
        if not room.showing.open:
            raise Trouble(409, "still-playing", "You can branch off a game once it is over.")
        if room.ledger.play.start is not None:
            raise Trouble(409, "from-start", "This game began from a stored position. Open that again to play on.")
        answers, match = list(room.ledger.play.answers), room.ledger.match
    return info(await hall.branch(guest, data, match, room.table.pack, answers, room.id), guest)


@makes("/replays/{replay:str}/branch")
async def branch_replay(hall: TheHall, guest: Known, replay: Named, data: JSONBody[Branch]) -> TableInfo:
    """Go on from any point of a record at a new table."""
    hall.rates.take_together("create", hall.client(guest.id), hall.settings.limits.create)
    row = await hall.replay(replay)
    played = await hall.replay_film(replay, Script(), Scripted)
    match = hall.shelf.match(replace(played.table, content=row.pack))
    answers = [Answer(*given) for given in played.answers]
    return info(await hall.branch(guest, data, match, row.pack, answers, f"replay {row.id}"), guest)


# Looking


@reads("/tables/{table:str}")
async def get_table(hall: TheHall, visitor: Visitor, table: Named) -> TableInfo:
    """What is played here, by whom, and how action codes are read."""
    room = await room_of(hall, table, visitor)
    return info(room, visitor)


@reads("/tables/{table:str}/state")
async def get_state(
    hall: TheHall, visitor: Visitor, table: Named, seat: Viewer = SPECTATOR, language: Tongue = ""
) -> wire.State:
    """Everything as one viewer may know it now."""
    async with looking(hall, table, visitor, seat) as room:
        return room.state(visitor, seat, tongue(language, visitor))


@reads("/tables/{table:str}/updates")
async def get_updates(
    hall: TheHall, visitor: Visitor, table: Named, after: After = 0, seat: Viewer = SPECTATOR, language: Tongue = ""
) -> wire.Update:
    """Everything after a number; of very much only the last, and `after` says from where on."""
    spoken = tongue(language, visitor)
    async with looking(hall, table, visitor, seat) as room:
        showing, moments = room.showing, room.ledger.moments[after:][-MOST_MOMENTS:]
    await showing.tell(moments, seat, spoken)  # their sentences are remembered, and an update takes no time then
    async with room.quiet():
        room.check_look(visitor, seat)
        since = max(min(after, room.ledger.seq), room.ledger.seq - MOST_MOMENTS)
        return room.showing.update(since, seat, spoken)


@reads("/tables/{table:str}/log")
async def get_log(
    hall: TheHall,
    visitor: Visitor,
    table: Named,
    after: After = 0,
    most: Most = 200,
    seat: Viewer = SPECTATOR,
    language: Tongue = "",
) -> list[wire.MomentInfo]:
    """Moments after a number, without the position."""
    async with looking(hall, table, visitor, seat) as room:  # nobody at the table waits until they are put into words
        showing, moments = room.showing, room.ledger.moments[after : after + most]
    return await showing.tell(moments, seat, tongue(language, visitor))


@reads("/tables/{table:str}/choices")
async def get_choices(hall: TheHall, guest: Known, table: Named, seat: Seat, language: Tongue = "") -> wire.Choices:
    """The legal answers of one of the guest's seats, in words."""
    async with looking(hall, table, guest, seat) as room:
        return room.showing.choices(seat, tongue(language, guest))


@reads("/tables/{table:str}/positions/{number:int}")
async def get_position(
    hall: TheHall,
    visitor: Visitor,
    table: Named,
    number: Number,
    seat: Viewer = SPECTATOR,
    language: Tongue = "",
) -> wire.Position:
    """The position after n answers, as the viewer could know it then."""
    async with looking(hall, table, visitor, seat) as room:
        spoken = tongue(language, visitor)
        seq = room.ledger.line[number - 1] if 0 < number <= len(room.ledger.line) else None
        at = At(number, seat, spoken, room.showing.words(spoken).names, seq)
        look = hall.room_film(room, at, wire.Position)
    return await look


@reads("/tables/{table:str}/boards/{name:str}")
async def get_board(hall: TheHall, visitor: Visitor, table: Named, name: Named) -> dict[str, Any]:
    """The board named in `view.board`."""
    room = await room_of(hall, table, visitor)
    return board(room.ledger.match, name)


@reads("/tables/{table:str}/record", media_type="text/plain")
async def get_record(
    hall: TheHall, visitor: Visitor, table: Named, seat: Viewer = SPECTATOR, before: After = 0
) -> Response[str]:
    """The record so far: with question marks for what the viewer may not know, whole once the game is over.

    With `before`, the number of a change of the rules, the record of the game as it was until then.
    """
    try:
        async with looking(hall, table, visitor, seat) as room:
            row, showing = room.table, room.showing
            if before:
                found = showing.record_before(before, seat, room.players())
                if found is None:
                    raise Trouble(404, "no-change", f"The rules did not change at number {before}.")
                text = found
            else:
                text = showing.record(seat, room.players(), row.copied)
    except Trouble as trouble:
        if trouble.kind != "unreadable":
            raise
        row, text = await hall.stored_record(table, visitor, seat)
    name = f"{row.game}-{row.id[:8]}{f'-{before}' if before else ''}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@reads("/tables/{table:str}/fairness")
async def get_fairness(hall: TheHall, visitor: Visitor, table: Named) -> wire.Fairness:
    """The commitment; once the game is over, the seed and whether every chance answer follows from it."""
    async with looking(hall, table, visitor) as room:
        weigh, copied = room.showing.fairness, room.table.copied
    return await hall.readers.run(asking(), weigh, copied)


@reads("/tables/{table:str}/story")
async def get_story(hall: TheHall, visitor: Visitor, table: Named, language: Tongue = "") -> Story:
    """How points and chances developed; only once the game is over, since both reveal what was hidden."""
    async with looking(hall, table, visitor) as room:
        if not room.showing.open:
            raise Trouble(409, "still-playing", "The story is available once the game is over.")
        times = [moment.fact.at for moment in room.ledger.moments]
        stands = room.showing.result() if room.showing.former is not None else None
        spoken = tongue(language, visitor)
        tale = Tale(spoken, room.showing.words(spoken).names, times[-1] - times[0] if times else 0.0)
        look = hall.room_film(room, tale, Story)
    told = await look
    return told if stands is None else told.ending(stands)


# Playing


@does("/tables/{table:str}/answers")
async def post_answer(
    hall: TheHall, guest: Known, table: Named, data: JSONBody[wire.AnswerIn], language: Tongue = ""
) -> wire.Accepted:
    """Answer for one of the guest's seats. It is accepted once it is stored."""
    room = await room_of(hall, table, guest)
    return await deeds.play(room, "answer", guest, data, tongue(language, guest))


@does("/tables/{table:str}/undo")
async def post_undo(
    hall: TheHall, guest: Known, table: Named, data: JSONBody[wire.UndoIn], language: Tongue = ""
) -> wire.Accepted:
    """Take back one's last answer, or all since the barrier."""
    room = await room_of(hall, table, guest)
    return await deeds.play(room, "undo", guest, data, tongue(language, guest))


@does("/tables/{table:str}/leave-lesson")
async def post_leave_lesson(
    hall: TheHall, guest: Known, table: Named, data: JSONBody[wire.SeatOnly], language: Tongue = ""
) -> wire.State:
    """Play on without the coach."""
    room = await room_of(hall, table, guest)
    await deeds.do(room, "leave-lesson", guest, data)
    async with room.quiet():
        return room.state(guest, data.seat, tongue(language, guest))


@does("/tables/{table:str}/why")
async def post_why(
    hall: TheHall, guest: Known, table: Named, data: JSONBody[wire.WhyIn], language: Tongue = ""
) -> wire.Why:
    """Why one of the guest's seats may not do something: the reason, the rule, and where the rulebook says it."""
    async with looking(hall, table, guest) as room:
        room.check_mine(guest, data.seat)
        why = room.showing.why(data.id, data.seat, data.action, tongue(language, guest))
    await progress.note_refusal(room, guest, why)
    return why


@makes("/tables/{table:str}/doubts")
async def post_doubt(
    hall: TheHall, guest: Known, table: Named, data: JSONBody[DoubtIn], language: Tongue = ""
) -> Doubt:
    """The guest thinks that the rules are wrong about something: it is kept for the operator, and returned."""
    hall.rates.take("doubt", guest.id, hall.settings.limits.chat)
    async with looking(hall, table, guest) as room:
        room.check_mine(guest, data.seat)
        doubt = doubts.doubt_of(room, data.seat, data.action, tongue(language, guest))
        text = doubts.whole(room, doubt)
    kept = await asyncio.to_thread(doubts.keep, hall.settings.doubts, doubt.name, text)
    return doubt if kept else replace(doubt, name="")


@does("/tables/{table:str}/preview")
async def post_preview(
    hall: TheHall, guest: Known, table: Named, data: JSONBody[wire_hints.PreviewIn], language: Tongue = ""
) -> wire_hints.Preview:
    """What a legal answer of one of the guest's seats would lead to; nothing is changed."""
    async with looking(hall, table, guest) as room:
        room.check_mine(guest, data.seat)
        return room.showing.preview(data.seat, data.action, tongue(language, guest))


@does("/tables/{table:str}/hint")
async def post_hint(
    hall: TheHall, guest: Known, table: Named, data: JSONBody[wire_hints.HintIn], language: Tongue = ""
) -> wire_hints.Hint:
    """The best answers, what they should come to, and why. Where others play the table must allow it."""
    hall.rates.take("hint", guest.id, hall.settings.limits.chat)
    level = seating.check_level(data.level or "expert")
    room = await room_of(hall, table, guest)
    return await room.thinking.hint(guest, data.seat, level, tongue(language, guest))


# Seats and talk


async def done(room: Room, what: str, guest: Guest, data: wire.In) -> wire.People:
    """Who is there once a guest has done something about a seat."""
    await deeds.do(room, what, guest, data)
    async with room.quiet():
        return room.people(guest)


@does("/tables/{table:str}/join")
async def post_join(hall: TheHall, guest: Known, table: Named, data: JSONBody[wire.Join]) -> TableInfo:
    """Take a free seat, or move one's seat to another device."""
    room = await hall.room(table)
    await deeds.do(room, "join", guest, data)
    async with room.quiet():
        return info(room, guest)


@does("/tables/{table:str}/leave")
async def post_leave(hall: TheHall, guest: Known, table: Named, data: JSONBody[wire.SeatOnly]) -> wire.People:
    """Leave a seat; it stays reserved, but the others may bring in a bot."""
    room = await room_of(hall, table, guest)
    return await done(room, "leave", guest, data)


@does("/tables/{table:str}/return")
async def post_return(hall: TheHall, guest: Known, table: Named, data: JSONBody[wire.SeatOnly]) -> wire.People:
    """Return to one's seat; a bot that was playing it leaves."""
    room = await room_of(hall, table, guest)
    return await done(room, "return", guest, data)


@does("/tables/{table:str}/replace")
async def post_replace(hall: TheHall, guest: Known, table: Named, data: JSONBody[wire.Replace]) -> wire.People:
    """Let a bot play a seat that is free, was left or has long been deserted, or one's own."""
    room = await room_of(hall, table, guest)
    return await done(room, "replace", guest, data)


@does("/tables/{table:str}/concede")
async def post_concede(hall: TheHall, guest: Known, table: Named, data: JSONBody[wire.Concede]) -> wire.People:
    """Give up a seat for good; what that means is repeated, or nothing happens."""
    room = await room_of(hall, table, guest)
    return await done(room, "concede", guest, data)


@does("/tables/{table:str}/end")
async def post_end(hall: TheHall, guest: Known, table: Named, data: JSONBody[wire.End]) -> wire.People:
    """Agree to end the game without a result; it ends when every person who still plays agrees."""
    room = await room_of(hall, table, guest)
    return await done(room, "end", guest, data)


@does("/tables/{table:str}/go-on")
async def post_go_on(hall: TheHall, guest: Known, table: Named, data: JSONBody[wire.SeatOnly]) -> wire.People:
    """Agree no longer to end the game."""
    room = await room_of(hall, table, guest)
    return await done(room, "go-on", guest, data)


# The table as a whole


@does("/tables/{table:str}/watch")
async def post_watch(hall: TheHall, guest: Known, table: Named, data: JSONBody[Watch]) -> TableInfo:
    """Let others watch, or no longer; only the host may."""
    room = await room_of(hall, table, guest)
    await deeds.do(room, "watch", guest, data)
    async with room.quiet():
        return info(room, guest)


@does("/tables/{table:str}/hide")
async def post_hide(hall: TheHall, guest: Known, table: Named, data: JSONBody[Hide]) -> Listed:
    """Leave a table out of one's own list, or show it there again."""
    await keeping.hide(hall, table, guest, data.hidden)
    return Listed(id=table, listed="hidden" if data.hidden else "mine")


@does("/tables/{table:str}/delete")
async def post_delete(hall: TheHall, guest: Known, table: Named, data: JSONBody[Delete]) -> Listed:
    """Delete a table for good: one that the guest has opened and where nobody else has a seat."""
    room = await room_of(hall, table, guest)
    await deeds.do(room, "delete", guest, data)
    return Listed(id=table, listed="nowhere")


@does("/tables/{table:str}/chat")
async def post_chat(hall: TheHall, guest: Known, table: Named, data: JSONBody[wire.ChatIn]) -> wire.People:
    """Say something to everybody at the table."""
    hall.rates.take("chat", guest.id, hall.settings.limits.chat)
    room = await room_of(hall, table, guest)
    await room.say(guest, plain(data.text, "A line"))
    return room.people(guest)


DESK = (
    create_table,
    create_lesson,
    create_start,
    branch_table,
    branch_replay,
    get_table,
    get_state,
    get_updates,
    get_log,
    get_choices,
    get_position,
    get_board,
    get_record,
    get_fairness,
    get_story,
    post_answer,
    post_undo,
    post_leave_lesson,
    post_why,
    post_preview,
    post_doubt,
    post_hint,
    post_join,
    post_leave,
    post_return,
    post_replace,
    post_concede,
    post_end,
    post_go_on,
    post_watch,
    post_hide,
    post_delete,
    post_chat,
)
