"""Problems with a request: each has a type for programs and a sentence for people."""

from __future__ import annotations

from ludarium.kernel.errors import (
    AmbiguousAction,
    ContentError,
    IllegalAction,
    LudariumError,
    NotationError,
    RecordContentError,
    RecordError,
    RecordVersionError,
    SetupError,
    UndoRefused,
)
from ludarium.table import wire

TITLES = {
    400: "This request cannot be read",
    401: "You are not signed in",
    403: "This is not allowed",
    404: "Not found",
    405: "This method is not allowed here",
    408: "This took too long",
    409: "This does not fit the current state",
    413: "This is too large",
    415: "This content type is not supported",
    422: "These values are not valid",
    429: "Too many requests",
    500: "Server error",
    503: "The server is not available",
}

RETRY_AFTER = 2.0
"""Suggested seconds before a retry when part of the server is away."""

KERNEL: dict[type[LudariumError], tuple[int, str]] = {
    AmbiguousAction: (422, "ambiguous-action"),
    NotationError: (422, "not-an-action"),
    IllegalAction: (409, "illegal-action"),
    UndoRefused: (409, "undo-refused"),
    SetupError: (422, "wrong-setup"),
    ContentError: (422, "wrong-content"),
    RecordVersionError: (422, "other-rules"),
    RecordContentError: (422, "other-content"),
    RecordError: (422, "wrong-record"),
}
"""How the kernel's errors are reported; the nearest base class counts."""


class Trouble(Exception):
    """A request that cannot be followed; nothing has changed."""

    def __init__(
        self,
        status: int,
        kind: str,
        detail: str,
        *,
        rule: str = "",
        state: wire.State | None = None,
        retry_after: float = 0.0,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.kind = kind
        self.detail = detail
        self.rule = rule
        self.state = state
        self.retry_after = retry_after

    def problem(self) -> wire.Problem:
        return wire.Problem(
            type=self.kind,
            title=TITLES.get(self.status, TITLES[400]),
            status=self.status,
            detail=self.detail,
            rule=self.rule,
            state=self.state,
        )


class DatabaseAway(Trouble):
    """The database does not respond. `unsure`: the last change may have been made."""

    def __init__(self, *, unsure: bool = False) -> None:
        sentence = "The server cannot reach its database; please try again in a moment."
        super().__init__(503, "database-away", sentence, retry_after=RETRY_AFTER)
        self.unsure = unsure


def defect() -> Trouble:
    """A server error; the details are in the log."""
    return Trouble(500, "defect", "Something went wrong on the server; the error has been logged.")


def server_stops() -> Trouble:
    sentence = "The server is being stopped; please try again in a moment."
    return Trouble(503, "server-stops", sentence, retry_after=RETRY_AFTER)


def leader_away() -> Trouble:
    sentence = "The server that runs this table is not responding; please try again in a moment."
    return Trouble(503, "leader-away", sentence, retry_after=RETRY_AFTER)


def not_ready(why: str) -> Trouble:
    return Trouble(503, "not-ready", f"The server takes no new guests: {why}.", retry_after=RETRY_AFTER)


def told(problem: LudariumError) -> Trouble | None:
    """A kernel error as a problem of the request; None for a broken law, which is a bug."""
    for kind in type(problem).__mro__:
        if kind in KERNEL:
            status, name = KERNEL[kind]
            return Trouble(status, name, str(problem), rule=getattr(problem, "rule", ""))
    return None


def unknown_table() -> Trouble:
    return Trouble(404, "no-table", "There is no such table, or it is private and you have no seat at it.")


def unreadable(why: str) -> Trouble:
    return Trouble(409, "unreadable", f"This game cannot be shown here: {why}. Its record can still be downloaded.")


def not_your_seat(seat: int) -> Trouble:
    return Trouble(403, "not-your-seat", f"Seat {seat + 1} is not yours.")
