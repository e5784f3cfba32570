"""How processes on one PostgreSQL communicate: the database is the bus, so there are no addresses to configure.

Every process hears what others have changed (`Notice`). Each also has its own channel, to which others send calls and
replies. PostgreSQL delivers in the order of commits, so what led to a reply always arrives before it. The listening
connection is reopened when it breaks, and everything in memory is checked again after that, since nobody knows what
was missed. SQLite has only one process, which needs no bus.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection

from ludarium.table.database import CHANNEL, Notice, notify
from ludarium.table.drivers import PROMPT
from ludarium.table.identity import new_id
from ludarium.table.problems import DatabaseAway, Trouble
from ludarium.table.store import Store
from ludarium.table.turns import Share
from ludarium.table.wire import Accepted

logger = logging.getLogger(__name__)

LARGEST_MESSAGE = 7000
"""NOTIFY takes less than 8000 bytes."""
LONGEST_SENTENCE = 1000
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0


class Call(msgspec.Struct, tag=True):
    """Something a guest wants to do at a table that another process leads."""

    process: str
    table: str
    what: str
    body: msgspec.Raw
    guest: tuple[str, str, str]
    language: str
    id: str = msgspec.field(default_factory=new_id)
    request: str = ""
    """The request it came with, for the log."""


class Said(msgspec.Struct):
    """A problem without its state, which the receiver adds from its own memory."""

    status: int
    kind: str
    detail: str
    rule: str = ""
    retry_after: float = 0.0
    state: bool = False


class Reply(msgspec.Struct, tag=True, omit_defaults=True):
    """What came of a call. `leads` is false where the process that was called does not lead the table."""

    id: str
    leads: bool = True
    accepted: Accepted | None = None
    problem: Said | None = None


DECODER = msgspec.json.Decoder(Call | Reply)
NOTICES = msgspec.json.Decoder(Notice)


CALLS = Share("calls")
MOST_GONE = 100
"""So many processes that have stopped are remembered."""


class Unheard(Exception):
    """No reply has come in time."""


def said(trouble: Trouble) -> Said:
    return Said(
        trouble.status,
        trouble.kind,
        trouble.detail[:LONGEST_SENTENCE],
        trouble.rule,
        trouble.retry_after,
        trouble.state is not None,
    )


def channel_of(process: str) -> str:
    return f"ludarium_{process}"


@dataclass(frozen=True)
class Letter:
    """A message on its way to a process."""

    process: str
    message: Call | Reply
    sent: asyncio.Future[None]


def _send_all(letters: list[Letter], connection: Connection) -> None:
    for process in {letter.process for letter in letters}:
        notify(connection, channel_of(process), *(each.message for each in letters if each.process == process))


class Bus:
    """One process' ear and voice."""

    def __init__(
        self,
        store: Store,
        *,
        heard: Callable[[Notice], None],
        called: Callable[[Call], Coroutine[Any, Any, Reply]],
        missed: Callable[[], None],
    ) -> None:
        self.store = store
        self._heard = heard
        self._called = called
        self._missed = missed
        self._ear: Any = None
        self._deaf = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None
        self._waiting: dict[str, tuple[str, asyncio.Future[Reply]]] = {}
        """Calls that wait for a reply, with the process that was called."""
        self._gone: deque[str] = deque(maxlen=MOST_GONE)
        """Processes that have stopped."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._letters: list[Letter] = []
        self._posting: asyncio.Task[None] | None = None

    # Listening

    async def open(self) -> None:
        if not self.store.sqlite:
            await self._listen()
            self._listening = asyncio.create_task(self._listen_on())

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, *self._tasks, return_exceptions=True)
        if self._posting is not None:
            await self._posting
        await self._hang_up()

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        address = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        ear = await asyncpg.connect(address, **PROMPT)
        self._ear = ear
        self._deaf.clear()
        ear.add_termination_listener(lambda gone: self._deaf.set() if gone is self._ear else None)
        await ear.add_listener(CHANNEL, self._notice)
        await ear.add_listener(channel_of(self.store.name), self._message)

    async def _listen_on(self) -> None:
        """Listen again whenever the connection has broken."""
        while True:
            await self._deaf.wait()
            wait = FIRST_WAIT
            while True:
                try:
                    await self._hang_up()
                    await self._listen()
                    break
                except Exception as problem:
                    logger.warning("cannot hear other processes: %r; trying again in %.1f s", problem, wait)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
            logger.warning("other processes can be heard again")
            self._missed()

    async def _hang_up(self) -> None:
        ear, self._ear = self._ear, None
        if ear is not None:
            with suppress(Exception):
                await ear.close(timeout=1)

    async def check(self) -> None:
        """Find out whether the connection that listens is still one; a broken network does not say so by itself."""
        ear = self._ear
        if ear is not None:
            try:
                await ear.execute("SELECT 1", timeout=PROMPT["timeout"])
            except Exception:
                self._deaf.set()

    def _notice(self, connection: Any, pid: int, channel: str, text: str) -> None:
        try:
            notice = NOTICES.decode(text)
        except msgspec.DecodeError:
            return  # not one of ours
        if notice.process == self.store.name:
            return
        if not notice.gone:
            self._heard(notice)
            return
        self._gone.append(notice.process)
        for process, waiting in self._waiting.values():
            if process == notice.process and not waiting.done():
                waiting.set_exception(Unheard())

    def _message(self, connection: Any, pid: int, channel: str, text: str) -> None:
        try:
            message = DECODER.decode(text)
        except msgspec.DecodeError:
            return
        if isinstance(message, Reply):
            _, waiting = self._waiting.get(message.id, ("", None))
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
            return
        task = asyncio.create_task(self._reply(message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Speaking

    async def _reply(self, call: Call) -> None:
        reply = await self._called(call)
        with suppress(DatabaseAway):  # the caller asks again
            await self._send(call.process, reply)

    async def _send(self, process: str, message: Call | Reply) -> None:
        """Send a message. What comes while others are on their way goes together: a transaction costs far more."""
        letter = Letter(process, message, asyncio.get_running_loop().create_future())
        self._letters.append(letter)
        if self._posting is None or self._posting.done():
            self._posting = asyncio.create_task(self._post())
        await letter.sent

    async def _post(self) -> None:
        while self._letters:
            letters, self._letters = self._letters, []
            try:
                await self.store.write(partial(_send_all, letters), share=CALLS)
            except Exception as problem:
                for letter in letters:
                    if not letter.sent.done():
                        letter.sent.set_exception(problem)
            for letter in letters:
                if not letter.sent.done():
                    letter.sent.set_result(None)

    async def call(self, process: str, call: Call, seconds: float) -> Reply:
        """What another process says to a call; `Unheard` when it says nothing in that time, or has stopped."""
        if len(msgspec.json.encode(call)) > LARGEST_MESSAGE:
            raise Trouble(413, "too-large", "This is too large for one message.")
        if process in self._gone:
            raise Unheard
        waiting: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._waiting[call.id] = process, waiting
        try:
            await self._send(process, call)
            return await asyncio.wait_for(waiting, seconds)
        except TimeoutError:
            raise Unheard from None
        finally:
            del self._waiting[call.id]
