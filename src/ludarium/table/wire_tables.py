"""Tables as they are asked for and as they are listed, as they cross the wire; `wire` has what happens at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from ludarium.kernel.request import TableRequest
from ludarium.table.wire import (
    ActionCode,
    ActionText,
    In,
    Name,
    Out,
    People,
    SeatInfo,
    SeatNumber,
    Seq,
    View,
    Why,
)


class SeatWish(In):
    """Who shall sit here: the one who opens the table, a friend (by secret link), anybody, or a bot."""

    kind: Literal["me", "friend", "open", "bot"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] = ""


class NewTable(In):
    game: Annotated[str, Meta(min_length=1, max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=9)]
    edition: Annotated[str, Meta(max_length=60)] = ""
    options: Annotated[
        dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=60)]], Meta(max_length=60)
    ] = field(default_factory=dict)
    pack: Annotated[str, Meta(max_length=100)] = ""
    title: Annotated[str, Meta(max_length=80)] = ""
    watch: bool | None = None
    """Whether others may watch; null: unless one person plays with bots."""
    hints: bool = False
    """Whether people may ask for hints although others play here."""

    @property
    def request(self) -> TableRequest:
        """What shall be played; its content is the name of a pack of this server."""
        return TableRequest.of(self.game, self.edition, len(self.seats), self.options, self.pack)


class NewLesson(In):
    """A table at which its host learns a game with a coach; the guided game determines everything else."""

    game: Annotated[str, Meta(min_length=1, max_length=60)]


class NewStart(In):
    """A table from a position that comes with a game: a level, a puzzle, or an example of a rule."""

    game: Annotated[str, Meta(min_length=1, max_length=60)]
    kind: Literal["level", "puzzle", "example"]
    start: Annotated[str, Meta(min_length=1, max_length=60)]


class Branch(In):
    """A new game that takes over the first `answers` answers of another."""

    answers: Seq
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=9)]
    title: Annotated[str, Meta(max_length=80)] = ""
    watch: bool | None = None
    """Whether others may watch; null: unless one person plays with bots."""
    hints: bool = False


class ArgInfo(Out, omit_defaults=True):
    """An argument of a verb: one of `names`, a number up to `most`, or a flag; `bits` is its width in the code.

    `zone` names the zone that has this for each seat, such as its faction; "" if the argument is no such thing."""

    key: str
    kind: str
    names: list[str] | None
    most: int
    flag: bool
    bits: int
    zone: str = ""


class VerbInfo(Out, omit_defaults=True):
    """A verb or event, with the rule to read about it where there is one."""

    name: str
    args: list[ArgInfo]
    rule: str = ""


class VerbTableInfo(Out):
    """How codes are read: code = verb number, then `width` bits of arguments, the last one in the lowest bits."""

    width: int
    verbs: list[VerbInfo]


class Origin(Out):
    """Where answers were taken over from, `TABLE` or `replay REPLAY`; `start KIND ID DIGEST`, where the position was;
    `guided` for a table with a coach."""

    table: str
    answers: int


class TableCard(Out):
    """A table in a list."""

    id: str
    title: str
    game: str
    edition: str
    status: Literal["playing", "over", "ended"]
    watch: bool
    hints: bool
    asked: list[int]
    """The seats whose answer the game waits for."""
    winners: list[int]
    """The seats that have won, once the game is over and has a result."""
    seats: list[SeatInfo]
    round: str
    """The round, and what it is part of, in words; this and the next two are empty for those who may not watch."""
    scores: list[int]
    """The points of each seat, as everybody may know them."""
    told: str
    """The last move, in a sentence."""
    host: bool
    """Whether the guest has opened this table."""
    deletable: bool
    """Whether the guest may delete it: they opened it, and nobody else has a seat."""
    created: float
    changed: float


class Watch(In):
    """Whether others may watch from now on."""

    watch: bool


class Hide(In):
    """Whether one's own list leaves this table out."""

    hidden: bool


class Delete(In):
    """Delete a table for good; `confirm` says so once more."""

    confirm: Literal["deletes"]


class Listed(Out):
    """What has become of a table in the guest's own list."""

    id: str
    listed: Literal["mine", "hidden", "nowhere"]


class TableInfo(Out):
    """What does not change while a game is played, and who sits there."""

    id: str
    title: str
    game: str
    rules: int
    edition: str
    options: dict[str, str]
    pack: str
    content: str
    commitment: str
    watch: bool
    hints: bool
    created: float
    origin: Origin | None
    actions: VerbTableInfo
    events: VerbTableInfo
    people: People


class Content(Out):
    """A content pack: its files by name, as JSON."""

    name: str
    hash: str
    files: dict[str, Any]


class DoubtIn(In):
    """The rules seem to be wrong about this."""

    seat: SeatNumber
    action: ActionText | ActionCode


class Doubt(Out):
    """What a player thinks the rules got wrong, as a file to keep: nothing in it is hidden from the seat."""

    name: str
    """Of the file that the operator has; empty where the server could not keep it."""
    version: str
    seat: int
    action: str
    why: Why
    view: View
    record: str
