"""What a browser may keep, to show it again while the server cannot be reached.

Every reply says so itself, in one header: that anybody may read it, or which guest. A reply without the header is never
kept. So the page's worker (`web/src/worker.ts`) need not know which replies hold secrets: of a game that is still being
played nothing is kept, whoever asks.
"""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

HEADER: Final = b"ludarium-keep"
ANYBODY: Final = "anybody"
WHO: Final = "ludarium_who"
"""A cookie that scripts may read: the id of the guest whose browser this is. It lives and ends with the signed one, and
the page shows nothing kept for another guest. It proves nothing to the server."""


@dataclass
class Reply:
    """The reply to the request that is being answered."""

    guest: str | None = None
    """Who asks."""
    reader: str = ""
    """Who may read it later: nobody, unless a route says otherwise."""


_REPLY: ContextVar[Reply | None] = ContextVar("reply", default=None)


def begin(guest: str | None) -> Reply:
    """From here on, in this task, a guest's request is answered."""
    reply = Reply(guest)
    _REPLY.set(reply)
    return reply


def keep_for_anybody() -> None:
    """The reply holds nothing of any person or game being played."""
    reply = _REPLY.get()
    if reply is not None:
        reply.reader = ANYBODY


def keep_for_guest() -> None:
    """The reply is about something that never changes any more, and is for the guest who asks."""
    reply = _REPLY.get()
    if reply is not None and reply.guest is not None:
        reply.reader = reply.guest
