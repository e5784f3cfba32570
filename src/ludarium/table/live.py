"""The socket of a table: a full state on connecting, then numbered updates, chat and people as they change.

A client that keeps up is sent what an answer changed as soon as it is stored. Otherwise a connection remembers what it
has sent and sends what is new when it is woken: a slow client gets fewer and larger updates, never a growing queue. A
client that missed something asks for everything after the last number it has.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable
from typing import Any, Protocol

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.seats import SPECTATOR
from ludarium.table import deeds, progress, wire
from ludarium.table.api import guest_of, hall_of, tongue
from ludarium.table.door import OUTLET
from ludarium.table.hall import Hall
from ludarium.table.identity import plain
from ludarium.table.problems import DatabaseAway, Trouble, defect, not_your_seat, told
from ludarium.table.proxies import home_of
from ludarium.table.rates import Bucket
from ludarium.table.rooms import Room, chat_line
from ludarium.table.showing import MOST_MOMENTS
from ludarium.table.store import Guest
from ludarium.table.turns import Share, client_of

logger = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, AppState]
DECODER = msgspec.json.Decoder(wire.ClientMessage, strict=True)
ENCODER = msgspec.json.Encoder()
MOST_REPLIES, MOST_UNREAD = 200, 256 * 1024
"""So many replies, and bytes of them, wait for a client that reads none: a refusal may contain a whole position."""
RETRY = 1.0
"""So often a connection looks whether the database is back."""
MOST_CHANGES = 8
"""So many changes wait for a client that reads slowly, before it is sent one update instead of them."""
POLICY, TRY_LATER = 1008, 1013
IDLE = 4000
"""The code for a client that has sent nothing for as long as the operator allows; `web/src/table/rest.ts` knows it."""


class Outlet(Protocol):
    """The way to a client."""

    @property
    def keeps_up(self) -> bool: ...

    def post(self, texts: Iterable[bytes]) -> None: ...

    async def deliver(self, text: bytes) -> None: ...

    async def receive(self) -> Any: ...


class Connection:
    """One socket at one table, looking through one seat."""

    def __init__(
        self, hall: Hall, room: Room, guest: Guest | None, viewer: int, language: str, outlet: Outlet, home: str = ""
    ) -> None:
        self.hall = hall
        self.outlet = outlet
        self.room = room
        self.guest = guest
        self.viewer = viewer
        self.language = language
        self.share = Share(client_of(guest.id) if guest is not None else f"visitor at {home}", home=home)
        """Whose time it takes."""
        self.wake = asyncio.Event()
        self.replies: deque[tuple[bytes, bool]] = deque()
        """What waits to be sent, and whether it says something about a position."""
        self.bucket = Bucket(hall.settings.limits.messages, asyncio.get_running_loop().time())
        self.spoke = asyncio.get_running_loop().time()
        """When something was last sent."""
        self.sending = False
        """Whether something is on its way that must not be overtaken."""
        self._changes: list[bytes] = []
        """What has changed and is to be sent next; the client has number `_sent` so far."""
        self._soon = False
        self._acts = False
        """Whether a message of the client is being followed: the reply to it comes before what it changes."""
        self._sent = -1
        self._seq = -1
        self._again: int | None = None
        """The client asks for everything after this number once more."""
        self._chat = 0
        self._people: wire.People | None = None
        self._news = -1
        self._copied = -1

    # Out

    def reply(self, message: wire.Out) -> None:
        self.replies.append((ENCODER.encode(message), _tells_position(message)))
        self._send_soon()

    def follows(self, seq: int) -> bool:
        """Whether the client has, or is about to be sent, the position with this number as this seat may see it."""
        return self._seq == seq and self._again is None and self._copied == self.room.table.copied and self._may_look()

    def follow(self, changes: bytes, seq: int) -> None:
        """Send what has changed, up to a number."""
        if len(self._changes) < MOST_CHANGES:
            self._changes.append(changes)
            self._seq = seq
            if self._acts:
                self._send_soon()
            else:
                self._send_now()
        else:
            self._skip()
            self.wake.set()

    def _skip(self) -> None:
        """Forget what has changed step by step: the client catches up by one update, or by a state."""
        if self._changes:
            self._changes.clear()
            self._seq = min(self._seq, self._sent)

    def _send_soon(self) -> None:
        """Replies come first: whoever answers hears so before what the answer changed."""
        if not self._soon:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._send_now)

    def _send_now(self) -> None:
        """Send what is ready to a client that keeps up and may still look; else the usual way."""
        self._soon = False
        if not self.replies and not self._changes:
            return
        if self.sending or not self.outlet.keeps_up or self.room.unsure or not self._may_look():
            self.wake.set()
            return
        self.outlet.post(self._ready())
        self.spoke = asyncio.get_running_loop().time()

    def _ready(self) -> list[bytes]:
        """Replies and changes that have not been sent yet."""
        ready = [*(text for text, _ in self.replies), *self._changes]
        self.replies.clear()
        self._changes.clear()
        self._sent = self._seq
        return ready

    @property
    def unread(self) -> bool:
        """Whether the client reads so little that too much waits for it."""
        return len(self.replies) > MOST_REPLIES or sum(len(text) for text, _ in self.replies) > MOST_UNREAD

    async def news(self) -> list[bytes]:
        """What the client does not know yet."""
        messages: list[wire.Out] = []
        async with self.room.quiet():
            self.room.tell()
            first = [] if self._may_look() else self._lose_seat()
            first += self._ready()
            # After a lesson was left, or when very much was missed, start over with a full state.
            since = self._seq if self._again is None else min(self._seq, self._again)
            missed = self.room.ledger.seq - since > MOST_MOMENTS
            if since < 0 or missed or self._copied != self.room.table.copied:
                messages.append(self._state())
            elif self._again is not None or since < self.room.ledger.seq:
                update = self.room.showing.update(since, self.viewer, self.language)
                messages.append(update)
                self.room.telling.know(self.viewer, self.language, update.view)
                self._seq, self._again = self.room.ledger.seq, None
            messages += [chat_line(said) for said in self.room.chat if said.number > self._chat]
            self._chat = max(self._chat, self.room.chat[-1].number if self.room.chat else 0)
            if self._news != self.room.news:
                self._news = self.room.news
                people = self.room.people(self.guest)
                if people != self._people:
                    if self._people is not None and people.status != self._people.status:
                        messages.append(self._state())
                    else:
                        messages.append(people)
                    self._people = people
            self._sent = self._seq
        return [*first, *map(ENCODER.encode, messages)]

    def _may_look(self) -> bool:
        try:
            self.room.check_look(self.guest, self.viewer)
        except Trouble:
            return False
        return True

    def _lose_seat(self) -> list[bytes]:
        """The seat has another holder now: look on as a spectator; `Trouble` where one may not do that either."""
        lost = not_your_seat(self.viewer)
        self.room.check_look(self.guest, SPECTATOR)
        kept = self.harmless()
        self.viewer, self._seq = SPECTATOR, -1
        return [*kept, _refusal(lost)]

    def harmless(self) -> list[bytes]:
        """Replies that say nothing about a position; all else is dropped."""
        replies, self.replies = self.replies, deque()
        self._skip()
        return [text for text, tells in replies if not tells]

    def _state(self) -> wire.State:
        """A full state; from here on only what is new is sent."""
        state = self.room.state(self.guest, self.viewer, self.language)
        self.room.telling.know(self.viewer, self.language, state.view)
        self._seq, self._again, self._people, self._news = state.seq, None, state.people, self.room.news
        self._chat = state.chat[-1].number if state.chat else 0
        self._copied = self.room.table.copied
        return state

    # In

    async def take(self, text: str | bytes) -> None:
        """Follow one message of the client, or say why not."""
        id, self._acts = "", True
        try:
            wait = self.bucket.wait(asyncio.get_running_loop().time())
            if wait:
                raise Trouble(429, "too-fast", f"Please wait {wait:.1f} s and try again.", retry_after=wait)
            if len(text) > self.hall.settings.limits.frame:
                raise Trouble(413, "too-large", f"A message may have at most {self.hall.settings.limits.frame} bytes.")
            message = _decoded(text)
            id = getattr(message, "id", "")
            plays = isinstance(message, wire.AnswerIn | wire.UndoIn)
            await self.hall.work.do(self.share, self._follow(message), plays=plays)
        except Trouble as trouble:
            self.reply(wire.Refused(id=id, problem=trouble.problem()))
        except Exception as problem:
            known = told(problem) if isinstance(problem, LudariumError) else None
            if known is None:
                logger.error("a defect at table %s", self.room.id, exc_info=problem)
                known = defect()
            self.reply(wire.Refused(id=id, problem=known.problem()))
        finally:
            self._acts = False

    def _me(self) -> Guest:
        if self.guest is None:
            raise Trouble(401, "no-guest", "You are not signed in: send a name to /api/me first.")
        return self.guest

    async def _follow(self, message: Any) -> None:
        match message:
            case wire.AnswerIn():
                self.reply(await deeds.play(self.room, "answer", self._me(), message, self.language))
            case wire.UndoIn():
                self.reply(await deeds.play(self.room, "undo", self._me(), message, self.language))
            case wire.WhyIn():
                async with self.room.quiet():
                    self.room.check_mine(self._me(), message.seat)
                    why = self.room.showing.why(message.id, message.seat, message.action, self.language)
                    self.reply(why)
                await progress.note_refusal(self.room, self._me(), why)
            case wire.TypedIn():
                async with self.room.quiet():
                    self.room.check_look(self.guest, self.viewer)
                    self.reply(self.room.showing.speak(message.id, self.viewer, message.text, self.language))
            case wire.ChatIn():
                me = self._me()
                self.hall.rates.take("chat", me.id, self.hall.settings.limits.chat)
                await self.room.say(me, plain(message.text, "A line"))
            case wire.LookIn():
                async with self.room.quiet():
                    self.room.check_look(self.guest, message.seat)
                self.viewer = message.seat
                self.language = message.language or self.language
                self._skip()
                self._seq = -1
                self.wake.set()
            case wire.ResendIn():
                async with self.room.quiet():
                    self.room.check_look(self.guest, self.viewer)
                    after = min(message.after, self.room.ledger.seq)
                    showing, moments = self.room.showing, self.room.ledger.moments[after:][-MOST_MOMENTS:]
                await showing.tell(moments, self.viewer, self.language)
                # Asked often, it is sent once: a reply for each would be a queue that a client can fill.
                self._again = after if self._again is None else min(after, self._again)
                self.wake.set()
            case wire.PingIn():
                self.reply(wire.Pong(id=message.id))


def _tells_position(message: wire.Out) -> bool:
    if isinstance(message, wire.Refused):
        return message.problem.state is not None
    return isinstance(message, wire.Why | wire.Replied)


def _decoded(text: str | bytes) -> Any:
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Trouble(400, "wrong-message", f"The message cannot be read: {problem}.") from None


async def _send(socket: Socket, connection: Connection, heartbeat: float) -> None:
    """Send what is new whenever there is something that was not sent at once, and a sign of life after a silence."""
    away, clock = False, asyncio.get_running_loop().time
    while True:
        connection.sending = True
        try:
            messages = await connection.news()
            away = False
        except DatabaseAway as problem:
            messages = connection.harmless()
            messages += [] if away else [_refusal(problem)]
            away = True
        except Trouble as trouble:
            await _turn_away(socket, trouble)
            return
        for message in messages:
            await connection.outlet.deliver(message)
            connection.spoke = clock()
        connection.sending = False
        silent = False
        while not silent and not connection.wake.is_set():
            until = connection.spoke + heartbeat
            try:
                async with asyncio.timeout_at(clock() + RETRY if away else until):
                    await connection.wake.wait()
            except TimeoutError:
                silent = away or clock() >= connection.spoke + heartbeat
        if silent and not away:
            await connection.outlet.deliver(ENCODER.encode(wire.Beat(seq=connection.room.ledger.seq)))
            connection.spoke = clock()
        connection.wake.clear()


def _refusal(trouble: Trouble) -> bytes:
    return ENCODER.encode(wire.Refused(id="", problem=trouble.problem()))


async def _turn_away(socket: Socket, trouble: Trouble) -> None:
    """Say why, and close."""
    await socket.send_data(_refusal(trouble), "text")
    await socket.close(TRY_LATER if trouble.status == 503 else POLICY, trouble.kind)


async def _receive(socket: Socket, connection: Connection) -> None:
    hours, receive = connection.hall.settings.cleaning.socket_hours, connection.outlet.receive
    while True:
        try:
            event: Any = await (asyncio.wait_for(receive(), hours * 3600) if hours else receive())
        except TimeoutError:
            connection.hall.caretaker.cleaning.done["sockets"] += 1
            await socket.close(IDLE, "idle")
            return
        if event["type"] == "websocket.disconnect":
            return
        text = event.get("text")
        await connection.take(text if text is not None else event.get("bytes") or b"")
        if connection.unread:
            await socket.close(POLICY, "You do not read what you are sent.")
            return


@websocket("/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str]) -> None:
    """`?seat=` (one of the guest's seats; without it a spectator) and `?language=`."""
    hall = hall_of(socket)
    try:
        guest = await guest_of(socket)
        viewer, language = _wishes(socket)
        room = await hall.room(table)
        async with room.quiet():
            room.check_look(guest, viewer)
    except Trouble as trouble:
        await socket.accept()
        await _turn_away(socket, trouble)
        return
    await socket.accept()
    outlet: Any = socket.scope["extensions"]
    home = home_of(socket.scope)
    await attend(socket, Connection(hall, room, guest, viewer, tongue(language, guest), outlet[OUTLET], home))


async def attend(socket: Socket, connection: Connection) -> None:
    """Serve one socket until either side goes."""
    hall, room = connection.hall, connection.room
    hall.sockets += 1
    room.enter(connection)
    tasks: list[asyncio.Task[None]] = []
    try:
        await hall.presence.write()
        tasks = [
            asyncio.create_task(_send(socket, connection, hall.settings.heartbeat)),
            asyncio.create_task(_receive(socket, connection)),
        ]
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            problem = task.exception()
            if problem is not None and not isinstance(problem, WebSocketDisconnect | OSError | RuntimeError):
                logger.error("a defect at table %s", room.id, exc_info=problem)
    finally:
        hall.sockets -= 1
        room.go(connection)
        hall.presence.write_soon()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _wishes(socket: Socket) -> tuple[int, str]:
    seat, language = socket.query_params.get("seat", str(SPECTATOR)), socket.query_params.get("language", "")
    if seat not in {str(number) for number in (SPECTATOR, *range(9))} or language not in ("", *LANGUAGES):
        raise Trouble(422, "wrong-request", "Connect with ?seat=0 to 8, or without to watch, and language=en.")
    return int(seat), language
