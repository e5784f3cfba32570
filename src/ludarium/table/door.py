"""Connections before they become requests. Their number is limited, and nobody may block the door.

uvicorn ends a connection that is silent between two requests, but waits for ever for the rest of a request that has
begun. So a client has some seconds for the head of a request and for reading an answer; the gate measures the body.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.utils import apply_mask

from ludarium.table.proxies import Proxies, household
from ludarium.table.rates import Bucket
from ludarium.table.settings import Limits

if TYPE_CHECKING:
    from ludarium.table.gate import Gate

logger = logging.getLogger(__name__)

LARGEST_FRAME = 64 * 1024
LARGEST_HEAD = 32 * 1024
MOST_IGNORED = 16 * 1024 * 1024
"""So much more of a body is read and dropped once its request was refused, for the client to see the refusal."""
SPARE_FILES = 64
"""File descriptors kept for the database, for bots and for files."""
BACKLOG = 128
TELL_EVERY = 60.0
MOST_LINES = 100
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n"
    b"connection: close\r\n\r\nToo many connections; please try again later.\n"
)


class Seldom(logging.Filter):
    """Lets the same line pass once a minute: strangers can cause some as often as they like."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[tuple[str, type[BaseException] | None], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        line, now = (str(record.msg)[:100], (record.exc_info or (None,))[0]), time.monotonic()
        if now - self._told.get(line, -TELL_EVERY) < TELL_EVERY:
            return False
        if len(self._told) >= MOST_LINES:
            self._told.clear()
        self._told[line] = now
        return True


class Doors:
    """Who is connected: all connections, and those of each address."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.logger = logging.Logger("uvicorn.error", logging.WARNING)
        """What connections write about their clients."""
        self.logger.parent = logging.getLogger("uvicorn.error")
        self.logger.addFilter(Seldom())
        self.most = min(limits.connections, max(SPARE_FILES, _files() - SPARE_FILES))
        self._proxies = proxies
        self.each: Counter[str] = Counter()

    def enter(self, peer: str) -> bool:
        """Count a connection in; whether there is room for it."""
        home = household(peer)
        fits = self.each.total() < self.most and (
            self._proxies.trusts(peer) or self.each[home] < self.limits.connections_each
        )
        self.each[home] += 1
        return fits

    def leave(self, peer: str) -> None:
        home = household(peer)
        self.each[home] -= 1
        if self.each[home] <= 0:
            del self.each[home]


def _files() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if soft != resource.RLIM_INFINITY else 1 << 20


class Patience:
    """How long a client may keep one connection waiting before it is ended."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, connection: Door | DoorSocket) -> None:
        """Give the client some seconds from now on, unless it has some already."""
        if self._timer is None:
            self._timer = connection.loop.call_later(self._seconds, connection.transport.abort)

    def end(self) -> None:
        """Give it as long as it likes."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Door(H11Protocol):
    """One connection that speaks HTTP."""

    def __init__(self, config: uvicorn.Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        gate: Any = config.app
        self.doors: Doors = gate.doors
        self.logger = self.doors.logger
        self._inside = False
        self._head = Patience(self.doors.limits.head_seconds)
        self._unread = Patience(self.doors.limits.write_seconds)
        self._ignored = 0

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._inside = True
        if not self.doors.enter(self._peer):
            transport.write(FULL)
            transport.close()
            return
        self._head.begin(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def _go(self) -> None:
        """Stop watching; what is left is an ended connection or one that speaks WebSocket from now on."""
        self._head.end()
        self.resume_writing()
        if self._inside:
            self._inside = False
            self.doors.leave(self._peer)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._go()
        super().handle_websocket_upgrade(event)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.is_closing() or not self._inside:
            return
        answered = self.conn.our_state is h11.DONE and self.conn.their_state is h11.SEND_BODY
        self._ignored = self._ignored + len(data) if answered else 0
        if self._ignored > MOST_IGNORED:
            self.transport.abort()
        elif answered or self.conn.their_state is h11.IDLE:
            self._head.begin(self)
        else:
            self._head.end()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin(self)

    def resume_writing(self) -> None:
        self._unread.end()
        if self.flow is not None:
            super().resume_writing()


OUTLET = "ludarium.outlet"
"""The extension of a socket's scope with the `DoorSocket` itself."""
MOST_WAITING = 8
"""So many messages of a client wait before no more of them are read."""
TEXT = 0x81
"""The first byte of a text message in one frame (RFC 6455, 5.2)."""
MASKED, LONG = 0x80, 126
"""The second byte has the size of what follows, with this bit where a client masks it; sizes from 126 on come after."""


class DoorSocket(WebSocketsSansIOProtocol):
    """One connection that speaks WebSocket; it counts like any other.

    What many are sent at once goes straight to the transport: the way through the application costs more than making
    the message. The application counts messages; what a client can send besides, control frames and the parts of a
    message, is counted here.
    """

    def __init__(self, config: uvicorn.Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        gate: Any = config.app
        self.doors: Doors = gate.doors
        self.logger = self.doors.logger
        self._frames = Bucket(self.doors.limits.messages, time.monotonic())
        self._unread = Patience(self.doors.limits.write_seconds)
        self._whole = True
        """Whether all that `websockets` was given after the handshake has ended with a frame."""

    def data_received(self, data: bytes) -> None:
        """Read a message that has arrived by itself in one frame, as nearly all do; anything else `websockets` reads,
        which takes several times as long."""
        if not self.handshake_complete:
            self._whole = self._whole and not self.handshake_initiated
            super().data_received(data)
            return
        text = message_in(data) if self._whole else None
        if text is not None and not self.frames and not self.close_sent and self.conn.state is State.OPEN:
            self.frames, self.curr_msg_data_type = [text], "text"
            self.send_receive_event_to_app()
            return
        self._whole = self._whole and ends_whole(data)
        super().data_received(data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.doors.enter(self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        self.resume_writing()
        super().connection_lost(exc)
        self.doors.leave(self.client[0] if self.client else "")

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread.begin(self)

    def resume_writing(self) -> None:
        self._unread.end()
        super().resume_writing()

    def handle_ping(self) -> None:
        """Answer, unless the client reads nothing: what it does not read would only grow."""
        if self._is_polite() and self.keeps_up:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        if self._is_polite():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_polite():
            super().handle_cont(event)

    def _is_polite(self) -> bool:
        """Whether the client sends no more frames than messages; one that does has to go."""
        polite = not self._frames.wait(time.monotonic())
        if not polite:
            self.transport.abort()
        return polite

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope["extensions"][OUTLET] = self
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """Stop reading only when several messages wait: to stop and start again for each costs two system calls."""
        spare = not self.read_paused and self.queue.qsize() < MOST_WAITING
        self.read_paused = self.read_paused or spare
        super().send_receive_event_to_app()
        if spare:
            self.read_paused = False

    @property
    def keeps_up(self) -> bool:
        """Whether a message can be sent at once: the client is there and reads what it is sent."""
        return (
            self.writable.is_set() and not self.close_sent and not self.disconnected and not self.transport.is_closing()
        )

    def post(self, texts: Iterable[bytes]) -> None:
        """Send text messages to a client that keeps up."""
        self.transport.write(b"".join(framed(texts)))

    async def deliver(self, text: bytes) -> None:
        """Send a text message once the client has read enough of what came before."""
        await self.writable.wait()
        if not self.keeps_up:
            raise ClientDisconnected
        self.post([text])


def message_in(data: bytes) -> bytes | None:
    """The text of a message in one frame of a client that is all there is; None where it is something else."""
    if len(data) < 6 or data[0] != TEXT or not MASKED <= data[1] <= MASKED + LONG:
        return None
    mask, size = 2, data[1] - MASKED
    if size == LONG:
        mask, size = 4, int.from_bytes(data[2:4], "big")
    return apply_mask(data[mask + 4 :], data[mask : mask + 4]) if len(data) == mask + 4 + size else None


def ends_whole(data: bytes) -> bool:
    """Whether what begins with a frame of a client ends with one."""
    at = 0
    while len(data) - at >= 2:
        size = data[at + 1] & 0x7F
        wide = 0 if size < LONG else 2 if size == LONG else 8
        at += 6 + wide + (int.from_bytes(data[at + 2 : at + 2 + wide], "big") if wide else size)
    return at == len(data)


def framed(texts: Iterable[bytes]) -> Iterator[bytes]:
    """Text messages as a server sends them: unmasked, each in one frame, neither extended nor compressed."""
    for text in texts:
        size = len(text)
        if size < LONG:
            yield bytes((TEXT, size))
        elif size < 1 << 16:
            yield bytes((TEXT, LONG, size >> 8, size & 0xFF))
        else:
            yield bytes((TEXT, 127)) + size.to_bytes(8, "big")
        yield text


def server_config(gate: Gate, **more: Any) -> uvicorn.Config:
    """How uvicorn serves our application."""
    return uvicorn.Config(
        gate,
        log_level="warning",
        access_log=False,
        proxy_headers=False,  # the gate reads them, and knows whom to believe
        server_header=False,
        http=Door,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        backlog=BACKLOG,
        ws=DoorSocket,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,  # compressed together with others' words, a secret would leak through the length
        **{"timeout_graceful_shutdown": 5, **more},
    )


def calm_loop(loop: asyncio.AbstractEventLoop) -> None:
    """Log at most once a minute that there are no file descriptors left; asyncio would do so thousands of times.

    It tries again by itself a second later, so the server heals as soon as somebody goes.
    """
    told = -TELL_EVERY

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        nonlocal told
        problem = context.get("exception")
        if not (isinstance(problem, OSError) and problem.errno in OUT_OF_FILES and "socket" in context):
            loop.default_exception_handler(context)
        elif time.monotonic() - told >= TELL_EVERY:
            told = time.monotonic()
            logger.error("nobody new can connect: %s", problem.strerror)

    loop.set_exception_handler(handle)
