"""The gate before every request and socket: proxies, paths, origin, rates, bodies, security headers, and a count."""

from __future__ import annotations

import asyncio
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludarium.kernel.errors import LudariumError
from ludarium.table import logs, offline
from ludarium.table.door import Doors, calm_loop
from ludarium.table.hall import Hall
from ludarium.table.identity import COOKIE
from ludarium.table.problems import Trouble
from ludarium.table.proxies import Proxies, home_of
from ludarium.table.turns import Share, client_of

RECORDS = "/api/replays"
"""Where records are brought to, the only bodies that may be large."""
RECORD_QUOTED = 2
"""How much longer than its text a record can be as JSON, unless somebody escapes every letter."""
LONGEST_PATH = 1024
LONGEST_PART = 255
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    b"default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; img-src 'self' data:; "
    b"object-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'"
)
HEADERS = (
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Gate:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app = app
        self.hall = hall
        self.proxies = Proxies(hall.settings.proxies)
        self.doors = Doors(hall.settings.limits, self.proxies)
        self.open_sockets = 0
        self.sockets: Counter[str] = Counter()
        """Sockets by client, and by address."""
        self.uploads: set[str] = set()
        """Guests who are bringing a record."""
        self.counts: Counter[int] = Counter()
        """Requests by status."""
        self.seconds: Counter[float] = Counter()
        """Requests by the bucket their time falls into."""
        self.total_seconds = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        raw: Any = scope
        if raw["type"] == "lifespan":
            await self._live(receive, send)
            return
        raw["hall"] = self.hall
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in raw["headers"]}
        self.proxies.apply(raw, headers)
        logs.begin_request(raw)
        started = time.perf_counter()
        asking = Asking(raw, headers, self.hall.signer.read(cookie_of(headers)))
        try:
            self._admit(asking)
            if raw["type"] == "websocket":
                await self._socket(asking, receive, send)
            else:
                await self._request(asking, receive, send, started)
        except Trouble as trouble:
            await _refuse(raw, send, trouble)
            self._count(trouble.status, started)

    async def _live(self, receive: Any, send: Any) -> None:
        """Open the hall before the first request, and close it after the last."""
        stage = "startup"
        try:
            await receive()
            calm_loop(asyncio.get_running_loop())
            await self.hall.open()
            await send({"type": "lifespan.startup.complete"})
            stage = "shutdown"
            await receive()
            await self.hall.close()
            await send({"type": "lifespan.shutdown.complete"})
        except BaseException as problem:
            known = isinstance(problem, LudariumError | Trouble)
            told = str(problem) if known else traceback.format_exc()
            await send({"type": f"lifespan.{stage}.failed", "message": told})
            raise

    def _admit(self, asking: Asking) -> None:
        limits = self.hall.settings.limits
        self.hall.rates.take("requests", asking.home, limits.requests_each)
        self.hall.rates.take("requests", asking.client, limits.requests)
        check_path(asking.scope["path"])
        _check_origin(asking.scope, asking.headers, self.hall.settings.origins)

    async def _socket(self, asking: Asking, receive: Receive, send: Send) -> None:
        """A socket at a table; a client may have a limited number across all tables, and all guests at one address."""
        limits, client, home = self.hall.settings.limits, asking.client, asking.home
        if self.open_sockets >= limits.sockets:
            raise Trouble(503, "too-many-sockets", "Too many connections; please try again later.")
        if self.sockets[client] >= limits.sockets_each or self.sockets[home] >= limits.connections_each:
            raise Trouble(429, "too-many-sockets", "You have too many connections.")
        self.open_sockets += 1
        self.sockets.update((client, home))
        try:
            await self.app(asking.scope, receive, send)
        finally:
            self.open_sockets -= 1
            for each in (client, home):
                self.sockets[each] -= 1
                if not self.sockets[each]:
                    del self.sockets[each]

    async def _request(self, asking: Asking, receive: Receive, send: Send, started: float) -> None:
        reply = offline.begin(asking.guest)

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._count(message["status"], started)
                answer: Any = message
                own = {name for name, _ in answer["headers"]}
                added = [header for header in HEADERS if header[0] not in own]
                answer["headers"] = [*answer["headers"], *added, (b"x-request-id", logs.request_id())]
                if reply.reader and message["status"] == 200:
                    answer["headers"].append((offline.HEADER, reply.reader.encode()))
            await send(message)

        if not asking.has_body:
            await self.hall.work.do(asking.share, self.app(asking.scope, receive, sent))
            return
        with self._room_for(asking) as most:
            body = await self._body(asking, receive, most)
            if body is not None:
                await self.hall.work.do(asking.share, self.app(asking.scope, _once(body, receive), sent))

    @contextmanager
    def _room_for(self, asking: Asking) -> Iterator[int]:
        """How large a body may be. A record may be large, so its sender must be known, and brings one at a time."""
        limits = self.hall.settings.limits
        if not asking.brings_record:
            yield limits.body
            return
        if asking.guest is None:
            raise Trouble(401, "no-guest", "You are not signed in: send a name to /api/me first.")
        if asking.guest in self.uploads or len(self.uploads) >= limits.uploads:
            raise Trouble(429, "too-fast", "Please wait until your last record has been read.", retry_after=2.0)
        self.hall.rates.take("records", asking.guest, limits.create)
        self.uploads.add(asking.guest)
        try:
            yield RECORD_QUOTED * limits.record + limits.body
        finally:
            self.uploads.discard(asking.guest)

    async def _body(self, asking: Asking, receive: Receive, most: int) -> bytes | None:
        """The body, counted as it arrives; None if the client has disconnected."""
        announced = asking.headers.get("content-length", "0")
        if not announced.isascii() or not announced.isdigit() or len(announced) > 15 or int(announced) > most:
            raise too_large(most)
        body = bytearray()
        try:
            async with asyncio.timeout(self.hall.settings.limits.body_seconds):
                while True:
                    message: Any = await receive()
                    if message["type"] == "http.disconnect":
                        return None
                    body += message.get("body", b"")
                    if len(body) > most:
                        raise too_large(most)
                    if not message.get("more_body", False):
                        return bytes(body)
        except TimeoutError:
            raise Trouble(408, "too-slow", "The rest of this request did not arrive in time.") from None

    def _count(self, status: int, started: float) -> None:
        took = time.perf_counter() - started
        self.counts[status] += 1
        self.total_seconds += took
        self.seconds[next((limit for limit in BUCKETS if took <= limit), float("inf"))] += 1
        logs.end_request(status, took)


@dataclass
class Asking:
    """A request or socket, and who sends it."""

    scope: Any
    headers: Mapping[str, str]
    guest: str | None
    """The id in a cookie of ours."""

    @property
    def home(self) -> str:
        """The address it comes from, as rates count it."""
        return f"address {home_of(self.scope)}"

    @property
    def client(self) -> str:
        """Whom a limit is for: the guest, or the address where nobody is signed in."""
        return f"visitor at {self.home}" if self.guest is None else client_of(self.guest)

    @property
    def share(self) -> Share:
        """Whose time it takes."""
        return Share(self.client, home=home_of(self.scope))

    @property
    def has_body(self) -> bool:
        return "transfer-encoding" in self.headers or self.headers.get("content-length", "0") != "0"

    @property
    def brings_record(self) -> bool:
        return (self.scope["method"], self.scope["path"].rstrip("/")) == ("POST", RECORDS)


def _once(body: bytes, receive: Receive) -> Receive:
    """Hand a body on that has been read, and after that whatever comes."""
    waiting = [body]

    async def received() -> Any:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return received


def too_large(most: int) -> Trouble:
    return Trouble(413, "too-large", f"A request body may have at most {most} bytes here.")


def check_path(path: str) -> None:
    """Refuse paths that no file could have; bytes that are not text would only confuse the code behind us."""
    parts = path.split("/")
    if (
        len(path) > LONGEST_PATH
        or any(sign < " " or sign in "\x7f\\\ufffd" for sign in path)
        or any(part in (".", "..") or len(part.encode("utf-8", "surrogatepass")) > LONGEST_PART for part in parts)
    ):
        raise Trouble(404, "no-page", "There is no such page.")


def _check_origin(scope: dict[str, Any], headers: Mapping[str, str], allowed: tuple[str, ...]) -> None:
    """A page of another site may not act for a guest. Browsers say where a page comes from; programs need not."""
    origin = headers.get("origin")
    if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
        return
    hosts = {headers.get("host", ""), headers.get("x-forwarded-host", "")}
    if origin not in allowed and (urlsplit_host(origin) or "?") not in hosts:
        raise Trouble(403, "wrong-origin", f"Pages from {origin[:100]!r} may not play here.")


def urlsplit_host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def cookie_of(headers: Mapping[str, str]) -> str:
    try:
        found = SimpleCookie(headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return ""
    return "" if found is None else found.value


async def _refuse(scope: dict[str, Any], send: Send, trouble: Trouble) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": trouble.detail[:100]})
        return
    body = msgspec.json.encode(trouble.problem())
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    headers.append((b"x-request-id", logs.request_id()))
    if trouble.retry_after:
        headers.append((b"retry-after", str(max(1, round(trouble.retry_after))).encode()))
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
