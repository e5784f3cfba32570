"""The gate before every request and socket: forwarded prefix, origin, rate, security headers, and a count of it all."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludarium.table.hall import Hall
from ludarium.table.identity import COOKIE
from ludarium.table.problems import Trouble

PREFIX = re.compile(r"(?:/[A-Za-z0-9_.~-]+)+\Z")
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
        self.counts: Counter[int] = Counter()
        """Requests by status."""
        self.seconds: Counter[float] = Counter()
        """Requests by the bucket their time falls into."""
        self.total_seconds = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        raw: Any = scope
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in raw["headers"]}
        _strip_prefix(raw, headers)
        started = time.perf_counter()
        try:
            _check_origin(raw, headers, self.hall.settings.origins)
            self.hall.rates.take("requests", client_of(raw, headers, self.hall), self.hall.settings.limits.requests)
        except Trouble as trouble:
            await _refuse(raw, send, trouble)
            self._count(trouble.status, started)
            return
        if raw["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._count(message["status"], started)
                answer: Any = message
                own = {name for name, _ in answer["headers"]}
                answer["headers"] = [*answer["headers"], *(header for header in HEADERS if header[0] not in own)]
            await send(message)

        await self.app(scope, receive, sent)

    def _count(self, status: int, started: float) -> None:
        took = time.perf_counter() - started
        self.counts[status] += 1
        self.total_seconds += took
        self.seconds[next((limit for limit in BUCKETS if took <= limit), float("inf"))] += 1

    def metrics(self) -> str:
        """The counts in Prometheus' text format."""
        hall = self.hall
        lines = ["# TYPE ludarium_requests_total counter"]
        lines += [f'ludarium_requests_total{{status="{status}"}} {n}' for status, n in sorted(self.counts.items())]
        lines.append("# TYPE ludarium_request_seconds histogram")
        running = 0
        for limit in (*BUCKETS, float("inf")):
            running += self.seconds[limit]
            name = "+Inf" if limit == float("inf") else f"{limit:g}"
            lines.append(f'ludarium_request_seconds_bucket{{le="{name}"}} {running}')
        lines.append(f"ludarium_request_seconds_sum {self.total_seconds:.6f}")
        lines.append(f"ludarium_request_seconds_count {running}")
        for name, kind, value in (
            ("facts_total", "counter", hall.answers),
            ("bot_answers_total", "counter", hall.workers.answers),
            ("bot_restarts_total", "counter", hall.workers.restarts),
            ("rooms", "gauge", len(hall.rooms)),
            ("sockets", "gauge", hall.sockets),
        ):
            lines += [f"# TYPE ludarium_{name} {kind}", f"ludarium_{name} {value}"]
        return "\n".join(lines) + "\n"


def _strip_prefix(scope: dict[str, Any], headers: Mapping[str, str]) -> None:
    """A proxy may serve us below a path; it says which in X-Forwarded-Prefix, and may or may not cut it off."""
    prefix = headers.get("x-forwarded-prefix", "").rstrip("/")
    if not PREFIX.match(prefix):
        return
    scope["root_path"] = prefix
    path = scope["path"]
    if path == prefix or path.startswith(f"{prefix}/"):
        scope["path"] = path[len(prefix) :] or "/"
        scope["raw_path"] = scope["path"].encode()


def _check_origin(scope: dict[str, Any], headers: Mapping[str, str], allowed: tuple[str, ...]) -> None:
    """A page of another site may not act for a guest. Browsers say where a page comes from; programs need not."""
    origin = headers.get("origin")
    if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
        return
    hosts = {headers.get("host", ""), headers.get("x-forwarded-host", "")}
    if origin not in allowed and (urlsplit_host(origin) or "?") not in hosts:
        raise Trouble(403, "wrong-origin", f"Pages of {origin[:100]!r} may not play here.")


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


def client_of(scope: dict[str, Any], headers: Mapping[str, str], hall: Hall) -> str:
    """Whom a rate limit is for: the guest, or the address where nobody is signed in."""
    guest = hall.signer.read(cookie_of(headers))
    client = scope.get("client")
    return f"guest {guest}" if guest is not None else f"address {client[0] if client else ''}"


async def _refuse(scope: dict[str, Any], send: Send, trouble: Trouble) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": trouble.detail[:100]})
        return
    body = msgspec.json.encode(trouble.problem())
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if trouble.retry_after:
        headers.append((b"retry-after", str(max(1, round(trouble.retry_after))).encode()))
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
