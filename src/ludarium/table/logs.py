"""What the server writes about itself: lines of text for people, or one JSON object a line for programs.

In JSON every line names the request it belongs to and the table, if there is one. The reply to a request names the
request too (`X-Request-Id`), so that what a guest reports can be found.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from itertools import count
from typing import Any, Final, NamedTuple

from ludarium.table.settings import Logs

REQUESTS: Final = logging.getLogger("ludarium.requests")
"""One line for each request, where the operator wants them."""
TABLE: Final = re.compile(r"/api/tables/([0-9a-z]{26})(?:/|\Z)")
TEXT: Final = "%(asctime)s %(levelname)s %(name)s %(message)s"
MORE: Final = ("status", "milliseconds")
"""What a line about a request has besides."""


class Origin(NamedTuple):
    """Why the code that runs now does so."""

    request: str = ""
    table: str = ""
    method: str = ""
    path: str = ""


NONE: Final = Origin()
_ORIGIN: ContextVar[Origin] = ContextVar("origin", default=NONE)
_PROCESS: Final = secrets.token_hex(4)
_NUMBERS: Final = count(1)


def begin_request(scope: Mapping[str, Any]) -> None:
    """From here on, in this task, a request is answered; a socket is one request for as long as it is open."""
    path = scope["path"]
    found = TABLE.match(path)
    table = "" if found is None else found[1]
    _ORIGIN.set(Origin(f"{_PROCESS}-{next(_NUMBERS)}", table, scope.get("method", "SOCKET"), path))


def begin_work(table: str, request: str = "") -> None:
    """From here on, in this task, the server does something at a table by itself, or for a request that another process
    has passed on."""
    _ORIGIN.set(Origin(request, table))


def request_id() -> bytes:
    return _ORIGIN.get().request.encode()


def end_request(status: int, seconds: float) -> None:
    """A request is answered."""
    if REQUESTS.isEnabledFor(logging.INFO):
        origin, milliseconds = _ORIGIN.get(), round(seconds * 1000, 1)
        told = {"status": status, "milliseconds": milliseconds}
        REQUESTS.info("%s %s %s %s ms", origin.method, origin.path, status, milliseconds, extra=told)


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        origin = _ORIGIN.get()
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in (("request", origin.request), ("table", origin.table)) if value}
        line |= {key: vars(record)[key] for key in MORE if key in vars(record)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)  # whatever somebody has sent, the line is ASCII


def set_up(logs: Logs) -> None:
    """Write what happens in this process to the error stream, as the operator wants it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if logs.format == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=logs.level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("websockets").setLevel(logging.INFO)  # below that it writes headers, and secrets are among them
    REQUESTS.setLevel(logging.INFO if logs.requests else logging.WARNING)
