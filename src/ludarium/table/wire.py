"""Everything that crosses the wire, as typed values. Unknown fields are refused; absent ones have stated defaults.

Seats are numbered from 0; -1 is chance and -2 a spectator. `seq` numbers the facts of a game. Times are seconds
since 1970. Messages of the socket carry their `type`; requests and answers of the HTTP interface are the same
values where both exist.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=8)]
Viewer = Annotated[int, Meta(ge=-2, le=8)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Language = Literal["en", "de", "it"]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
ActionCode = Annotated[int, Meta(ge=0, le=2**53 - 1)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class In(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Out(Struct):
    """What the server sends."""


# Problems


class Problem(Out):
    """What is wrong with a request, after RFC 9457: `type` names the kind of problem, `detail` is a sentence."""

    type: str
    title: str
    status: int
    detail: str
    rule: str = ""
    state: State | None = None
    """With a stale answer: the current state."""


# People


Conceding = Literal["other-wins", "bot-plays-on", "standing"]
"""What conceding means now: the one other seat wins, a bot takes over, or the game ends with the current points."""
Ending = Literal["ends", "proposes"]
"""What agreeing to end the game means now: it ends without a result, or the others are asked."""


class SeatInfo(Out):
    """A seat as everyone may see it; `secret` is only for those who may pass it on."""

    seat: int
    name: str
    kind: Literal["human", "bot", "free"]
    level: str
    open: bool
    mine: bool
    online: bool
    left: bool
    agrees: bool
    """Whether its holder agrees to end the game without a result."""
    conceded: int
    """When the seat was given up for good: 1 for the first that was; 0 for one that was not."""
    conceding: Conceding | None
    """For the holder: what giving up would mean now."""
    ending: Ending | None
    """For the holder: what agreeing to end the game would mean now."""
    secret: str | None = None


class People(Out, tag="people"):
    """Who is at the table."""

    seats: list[SeatInfo]
    spectators: int
    host: bool
    status: Literal["playing", "over", "ended"]
    hints: bool
    """Whether one may ask for hints here now: with other people only if the table allows it."""


class ChatLine(Out, tag="chat"):
    number: int
    name: str
    seat: int
    text: str
    at: float


# Rules


class RuleInfo(Out):
    """A rule in the reader's language, and where the rulebook says it."""

    id: str
    chapter: str
    """The title of its chapter."""
    title: str
    says: str
    language: str
    """The language of `says`: English where the sentence is not translated yet."""
    source: str
    status: Literal["printed", "ruling"]
    editions: str
    """How the editions differ, where they do."""
    because: str
    """The reason for a ruling; empty for what is printed."""
    implemented: bool
    tried: bool  # in an example


# The position


class Pin(Out):
    """Where a sentence names a place of the board, in UTF-16 units, and the number of that place."""

    at: int
    length: int
    place: int


class Said(Out):
    """A sentence, and the places it names."""

    sentence: str
    pins: list[Pin]


class ShortInfo(Out):
    """A thing that could be chosen with more of something, and what is missing, in words and to be drawn."""

    kind: str
    value: int
    what: str
    missing: int
    label: str


class UnusedInfo(Out):
    """Codes of the answers that end a turn, and what would be left."""

    ends: list[int]
    left: list[Said]


class EventInfo(Out):
    """Something that happened: a typed event with its arguments, and a sentence."""

    name: str
    args: dict[str, Any]
    sentence: str
    pins: list[Pin]
    begins: bool
    """Whether a round, a phase or a turn begins with it: then it is a heading and not part of `told`."""


class MomentInfo(Out):
    """One fact: an answer (without `action` where it is hidden), an undo of earlier ones, or a change of the rules."""

    seq: int
    kind: Literal["answer", "undo", "rules"]
    seat: int
    action: str | None
    sentence: str | None
    told: str
    """What it brought about, in one sentence: its events and those of the chance that followed; "" for nothing."""
    pins: list[Pin]
    """The places in `told`."""
    events: list[EventInfo]
    undone: bool
    undoes: list[int]
    at: float
    by_itself: bool = False
    """Whether the viewer's own page gave this answer by itself, because it was the only one; nobody else is told."""


Forced = Literal["", "open", "hidden"]
"""The viewer has a choice or is not asked; has one answer, as everybody can tell; has one, which others cannot know."""


class View(Out):
    """The position as one viewer may know it. In zones null is a thing whose face is hidden."""

    viewer: int
    zones: dict[str, Any]
    sealed: list[Any]
    asked: list[int]
    legal: list[int]
    """Codes of the answers the viewer may give; empty when not asked."""
    question: str
    background: Said | None
    """What led to the question that the viewer is asked, and what becomes of what is not chosen."""
    undo: bool
    """Whether the viewer may take back an answer: their last one to which there was another."""
    forced: Forced
    """Whether the viewer has only one answer. If others cannot know, it must not come faster than a choice would."""
    board: str
    """The name of the board; GET .../boards/NAME draws it."""
    facts: dict[str, Any]
    """What follows from the zones by the rules and is worth showing: phase and turn, strengths, prices."""
    short: list[ShortInfo]
    """What a viewer who is asked could choose with more of something."""
    unused: UnusedInfo | None
    """What such a viewer would leave unused by ending their turn."""


class Result(Out):
    """How the game ended, and the seed that was committed to at the start."""

    scores: list[int]
    winners: list[int]
    """Empty where the game ended without a result."""
    conceded: list[int]
    """The seats that gave up, the first to do so first; they rank last, the first one lowest."""
    seed: str


class Coaching(Out):
    """What the coach of a guided game says to the learner. Texts are "" where there is nothing to say."""

    phase: Literal["task", "play", "free", "wait", "done"]
    """Something to try; go on with what is known; play alone; others are asked; the guided game is over."""
    number: int
    """The steps that are over, and the present one."""
    steps: int
    goal: str
    points: str
    """Where points come from."""
    comment: str
    """About the learner's last choice."""
    task: str
    """While the learner plays alone, or is done, a sentence about that."""
    why: str
    worth: str
    later: str
    rule: RuleInfo | None
    shows: str
    """What the page lays beside the coach, by its own id for it; "" for nothing."""
    accepts: list[int]
    """The answers that the task asks for, none where any will do; every legal one is played all the same."""
    shown: int | None
    """The answer to show; null where the learner is not asked."""
    learned: list[str]
    """Once it is over, what was learned."""
    scores: list[int]
    """The points when it was over, by seat; none before."""


class Notice(Out):
    """What became of the game when the rules changed: `seq` is the fact that says so, 0 for a finished game."""

    seq: int
    sentence: str


class State(Out, tag="state"):
    """Everything on connecting: the position, the last moments, chat and people."""

    table: str
    seq: int
    answers: int
    commitment: str
    view: View
    moments: list[MomentInfo]
    since: int
    """The number after which the viewer's recap begins: their own last answer before what the others did last."""
    people: People
    chat: list[ChatLine]
    result: Result | None
    lesson: Coaching | None
    notice: Notice | None


class Update(Out, tag="update"):
    """All facts after `after` up to `seq`, and the position they lead to."""

    after: int
    seq: int
    answers: int
    moments: list[MomentInfo]
    since: int
    """As in the state."""
    view: View
    result: Result | None
    lesson: Coaching | None


class Changes(Out, tag="changes"):
    """All facts after `after` up to `seq`, and what they changed in the viewer's view of number `after`.

    `shared` and `own` lead from that view to the present one. An object in them leads into the object, or by its
    numbers into the list, that is there; a list with one value replaces what is there. All else is as it was.
    """

    viewer: int
    after: int
    seq: int
    answers: int
    moments: list[MomentInfo]
    since: int
    """As in the state."""
    shared: dict[str, Any]
    """What everyone sees alike."""
    own: dict[str, Any]
    """What is this viewer's alone."""
    lesson: Coaching | None


class Position(Out):
    """The position after some answers, and what the last of them brought about."""

    number: int
    answers: int
    view: View
    moment: MomentInfo | None
    result: Result | None


class Choice(Out):
    """A legal answer in every form."""

    code: int
    text: str
    verb: str
    args: dict[str, Any]
    sentence: str


class Choices(Out):
    seat: int
    seq: int
    choices: list[Choice]


# What players do


class AnswerIn(In, tag="answer"):
    """An answer for a seat, made at `seq`. `id` is the client's: the same id twice is the same answer.

    A page that gives the only answer by itself uses an id that begins with `forced-`."""

    id: Id
    seat: SeatNumber
    seq: Seq
    action: ActionText | ActionCode


class UndoIn(In, tag="undo"):
    """Take back the seat's last choice and what followed from it by itself, or everything it may take back."""

    id: Id
    seat: SeatNumber
    seq: Seq
    whole: bool = False


class WhyIn(In, tag="why"):
    """Why may this seat not do this?"""

    seat: SeatNumber
    action: ActionText | ActionCode
    id: Id = "why"


class TypedIn(In, tag="typed"):
    """A line that was typed: an answer in words or by number, or a question such as `why`; see `kernel.speech`."""

    text: ActionText
    id: Id = "typed"


class ChatIn(In, tag="chat"):
    text: ChatText


class LookIn(In, tag="look"):
    """Switch to another of the guest's seats, to a spectator's view or another language; a full state follows."""

    seat: Viewer = -2
    language: Language | None = None


class ResendIn(In, tag="resend"):
    """Send again what came after a number."""

    after: Seq


class PingIn(In, tag="ping"):
    id: Id = "ping"


ClientMessage = AnswerIn | UndoIn | WhyIn | TypedIn | ChatIn | LookIn | ResendIn | PingIn


class Accepted(Out, tag="accepted"):
    """The answer or undo with this id is committed as fact `seq`."""

    id: str
    seq: int


class Why(Out, tag="why"):
    """Whether an action is allowed, and what forbids it."""

    id: str
    allowed: bool
    reason: str
    sentence: str
    """What is missing here and now where the game can tell, else that it is not possible."""
    pins: list[Pin]
    rule: RuleInfo | None


class Replied(Out, tag="replied"):
    """What a typed line means at `seq`: sentences to read, and the answer or the undo that is to be sent for it."""

    id: str
    seq: int
    lines: list[str]
    action: int | None
    undo: bool
    wrong: bool
    """It was not understood, or is not allowed."""


class Refused(Out, tag="refused"):
    """A message of the client that could not be followed; nothing has changed."""

    id: str
    problem: Problem


class Pong(Out, tag="pong"):
    id: str


class Beat(Out, tag="beat"):
    """A sign of life; a client that has not seen `seq` asks for what it missed."""

    seq: int


ServerMessage = State | Update | Changes | People | ChatLine | Accepted | Why | Replied | Refused | Pong | Beat


class Join(In):
    """Take a seat: with its secret, or one that is open to anybody."""

    seat: SeatNumber
    secret: Annotated[str, Meta(max_length=64)] = ""


class SeatOnly(In):
    seat: SeatNumber


class Replace(In):
    seat: SeatNumber
    level: Annotated[str, Meta(min_length=1, max_length=40)]


class Concede(In):
    """Give up a seat for good. `confirm` repeats what that means, as `conceding` of the seat said."""

    seat: SeatNumber
    confirm: Conceding


class End(In):
    """Agree to end the game without a result. `confirm` repeats what that means, as `ending` of the seat said."""

    seat: SeatNumber
    confirm: Ending


class Fairness(Out):
    """Chance answers come from a seed that was fixed before the first one; afterwards everybody can check."""

    commitment: str
    seed: str | None
    verified: bool | None
    sentence: str
    answers: int
    chances: int
