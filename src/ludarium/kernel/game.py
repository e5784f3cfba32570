"""A game, and a match: the game resolved for one edition, seat count, set of options and content pack.

A game package offers one `Game` value. Everything outside reaches the rules through it and the matches it makes.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, NamedTuple, Protocol, TypedDict, TypeVar, cast

import msgspec

from ludarium.kernel.catalogue import Catalogue
from ludarium.kernel.citations import RuleBook
from ludarium.kernel.content import Pack
from ludarium.kernel.editions import Edition, Option, chosen
from ludarium.kernel.engine import Rng, advance, ask_of, asks
from ludarium.kernel.errors import ContentError, IllegalAction, RecordError, UnknownEdition, WrongSeats
from ludarium.kernel.remarks import Remark, Short, Unused
from ludarium.kernel.request import TableRequest
from ludarium.kernel.state import Frame, State
from ludarium.kernel.traits import Traits
from ludarium.kernel.verbs import Kind, VerbTable
from ludarium.kernel.views import Sights, Stack, View, Zone, Zones

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: a message of the shared catalogue, the rule that forbids it where one does, and
    what is missing here and now where the game can tell."""

    reason: str
    rule: str = ""
    lack: Remark | None = None


class Place(NamedTuple):
    """A place of a board: its number there, and the message that names it, in which `$number` is the number and `$of`
    what `of` says: the id of another message, or plain text."""

    number: int
    name: str
    of: str = ""


class Names(Protocol):
    """What seats and places are called in a language, and what the game's own messages say in it."""

    language: str

    def called(self, seat: int) -> str: ...
    def place_called(self, key: str) -> str: ...
    def game_says(self, id: str, **values: Any) -> str: ...


class Dump(TypedDict):
    """A whole position as JSON values."""

    zones: Zones
    sealed: list[int]
    stack: Stack


class Game(ABC):
    """The description of a game; it has no state."""

    id: str
    title: str
    version: int
    """Raised whenever a change of the rules would make an old record read differently."""
    seats: tuple[int, ...]
    editions: tuple[Edition, ...]
    options: tuple[Option, ...] = ()
    folder: Path
    """The folder with rules.toml, text/ and content/."""

    def __init__(self) -> None:
        self._packs: dict[Path, dict[str, tuple[Pack, Any]]] = {}

    @abstractmethod
    def read(self, pack: Pack) -> Any:
        """Validate a content pack into frozen values; a problem is a ContentError."""

    def card_texts(self, content: Any, language: str) -> dict[str, str]:
        """What the cards of a pack say, by message id, where their texts are made from their effect data."""
        return {}

    @abstractmethod
    def build(self, edition: Edition, seats: int, options: Mapping[str, str], content: Any) -> Match[Any]:
        """A match from arguments that are known to be good."""

    @cached_property
    def rules(self) -> RuleBook:
        return RuleBook.load(self.folder / "rules.toml")

    @cached_property
    def catalogue(self) -> Catalogue:
        return Catalogue(self.folder / "text", names=lambda: self.content()[0].names)

    def edition(self, name: str = "") -> Edition:
        """The edition of this name; the first one when no name is given."""
        for edition in self.editions:
            if name in ("", edition.id):
                return edition
        raise UnknownEdition(self.id, name, [edition.id for edition in self.editions])

    def content(self, folder: Path | None = None, edition: str = "") -> tuple[Pack, Any]:
        """A content pack and its values, the game's own by default; read again only when the files change.

        Editions that say nothing different share it; without one it is what most of them have."""
        where = self.folder / "content" if folder is None else folder
        pack = Pack(where, self.edition(edition).id if edition else "")
        kept = self._packs.setdefault(where, {})
        if pack.hash not in kept:
            for named in pack.editions.keys() - {edition.id for edition in self.editions}:
                raise ContentError(pack.editions[named], 0, f"edition.{named}", f"{self.id} has no such edition")
            if len(kept) > len(self.editions):
                del kept[next(iter(kept))]  # the files have changed
            kept[pack.hash] = pack, self.read(pack)
        return kept[pack.hash]

    def match(
        self,
        edition: str = "",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Path | None = None,
    ) -> Match[Any]:
        """The match of a table request, written out."""
        return self.resolve(TableRequest.of(self.id, edition, seats, options, content))

    def resolve(self, request: TableRequest) -> Match[Any]:
        """The match of a table request. What it leaves open takes its default: first edition, most seats.

        Whatever this game does not have is an UnknownEdition, WrongSeats, UnknownOption or ContentError.
        """
        taken = max(self.seats) if request.seats is None else request.seats
        if taken not in self.seats:
            raise WrongSeats(self.id, taken, self.seats)
        which = self.edition(request.edition)
        options = chosen(self.id, self.options, dict(request.options))
        folder = request.folder
        pack, values = self.content(folder, which.id)
        match = self.build(which, taken, options, values)
        match.request = TableRequest.of(self.id, which.id, taken, options, folder and folder.resolve())
        match.game, match.edition, match.seats, match.options, match.pack = self, which, taken, options, pack
        match.sights = Sights(match.zones, taken)
        match.frame_types = {frame.__name__: frame for frame in match.frames}
        return match


def frames_of(*modules: ModuleType) -> tuple[type[Frame[Any]], ...]:
    """The frames that these modules define, in their order."""
    return tuple(
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Frame) and kind.__module__ == module.__name__
    )


class Match(ABC, Generic[S]):
    """What a game looks like once everything about the table is fixed. The kernel fills in the first six values."""

    request: TableRequest
    """What this match was made for, with nothing left open: another process makes the same match from it."""
    game: Game
    edition: Edition
    seats: int
    options: Mapping[str, str]
    pack: Pack

    verbs: VerbTable
    happenings: VerbTable
    """The typed events the rules emit, in the same form as verbs."""
    zones: tuple[Zone, ...]
    frames: tuple[type[Frame[Any]], ...]
    longest: int
    """An upper bound on the answers of a whole game."""
    milestones: tuple[str, ...] = ()
    """The events that divide a game, the greatest first, such as rounds and phases."""
    retells: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Events, each with those right before and after it that it says too, such as what was taken from whom."""
    parts: str = ""
    """The open zone with what each seat plays, such as its faction, if events name that instead of the seat."""
    facts_alike: bool = False
    """Whether `facts` are the same for all viewers of a position; then they are found once, from a spectator's view."""

    sights: Sights
    frame_types: dict[str, type[Frame[Any]]]
    _glimpsed: tuple[View, S] | None = None

    @abstractmethod
    def start(self) -> S:
        """The position before anything is dealt or decided."""

    @abstractmethod
    def scores(self, s: S) -> list[int]:
        """Current points by seat."""

    @abstractmethod
    def winners(self, s: S) -> list[int]:
        """The seats that have won, once the game is over."""

    @abstractmethod
    def laws(self, s: S) -> list[str]:
        """The conservation laws broken here, as one sentence each."""

    def estimate(self, s: S) -> list[float]:
        """The points each seat will probably end with, for bots; by default the current points."""
        return [float(points) for points in self.scores(s)]

    def worths(self, s: S, seat: int) -> dict[str, float]:
        """The estimate of a seat part by part, for the reasons of a hint: the message `worth-PART` says what it is."""
        return {"points": self.estimate(s)[seat]}

    traits: Traits = Traits()
    """What a learned judgement counts; a game without traits is judged by its estimate alone."""

    turn_choices: int = 0
    """How many of its own next choices a learned bot follows before it judges an answer: those of a turn, where only
    its end says what an answer was good for; 0 where the estimate knows."""

    def count_traits(self, s: S, seat: int, row: list[int]) -> None:
        """Write the counts of a seat into a row of zeros, from what the seat that judges may know: positions are
        re-dealt before bots see them."""

    def counts_chance(self, s: S) -> bool:
        """Whether the estimate counts what chance is about to decide though greedy does not ask: bots that learn look
        at the position before it, so that no answer wins by its luck."""
        return False

    def goes_on(self, s: S) -> bool:
        """Whether the next choice is part of the answer just given, and only that choice says what the answer was good
        for: learned bots make it before they judge."""
        return False

    def foresee(self, s: S) -> list[float]:
        """The estimate of patient and learned bots: with the turn under way played to its end, where a game can tell
        that cheaply. Greedy does without, so it stays the opponent that it has always been."""
        return self.estimate(s)

    def foresees(self, s: S) -> bool:
        """Whether answers to the question asked in this position are judged by `foresee`: all of them or none, because
        an estimate and what a turn really comes to must not be compared with each other."""
        return False

    def time_left(self, s: S) -> int:
        """The part of the game left, from `traits.STAGES` at the start to 0 at the end: learned weights change with
        it."""
        return 0

    rollout: int = 12
    """How many random answers a search plays before it estimates; 0 if random answers do more harm than good."""

    def weighs_chance(self, s: S) -> bool:
        """Whether the estimate weighs what chance is about to answer here, so that looking ahead may stop before it."""
        return False

    def features(self, s: S, answers: Sequence[tuple[int, int]]) -> list[dict[str, list[str]]]:
        """What each seat had and did in a finished game, for statistics: names by kind, such as cards or factions.

        `answers` are (seat, action), chance's too. A game that leaves this as it is has its verbs counted.
        """
        used: list[set[str]] = [set() for _ in range(self.seats)]
        for seat, action in answers:
            if seat >= 0:
                used[seat].add(self.verbs.verb(action).name)
        return [{"verb": sorted(names)} for names in used]

    def rebuild(self, s: S) -> None:
        """Make the derived zones again from the others; a game without derived zones leaves this as it is."""

    # Positions as values

    def dump(self, s: S) -> Dump:
        """The whole position as JSON values."""
        return {
            "zones": s.zones(),
            "sealed": list(s.sealed),
            "stack": [[type(frame).__name__, *frame.ints()] for frame in s.stack],
        }

    def load(self, data: Dump) -> S:
        """The position that was dumped."""
        s = self.start()
        try:
            for zone in self.zones:
                value = data["zones"][zone.name]
                held = getattr(s, zone.name)
                if not isinstance(held, int) and not zone.varies and len(held) != len(value):
                    raise ValueError(f"zone {zone.name} has {len(value)} cells, not {len(held)}")
                setattr(s, zone.name, type(held)(value))
            s.sealed = list(data["sealed"])
            s.stack = self._frames(data["stack"])
        except (KeyError, TypeError, ValueError) as problem:
            raise RecordError(0, f"this is not a saved position of {self.game.id}: {problem}") from None
        s.pending = None
        self.rebuild(s)
        return s

    def open(self, view: View) -> S:
        """A position with everything a view shows and nothing else; it contains no sealed answers.

        Nothing computed from it can reveal a secret, because it is built from the view alone.
        """
        s: Any = self._unplayed.clone()
        zones = view["zones"]
        for name, kind, blank in self._cells:
            value = zones[name]
            if kind is not None:
                value = kind(value if blank is None else [blank if cell is None else cell for cell in value])
            setattr(s, name, value)
        s.stack = self._frames(view["stack"])
        s.pending = None
        self.rebuild(s)
        return cast(S, s)

    @cached_property
    def _unplayed(self) -> S:
        """A position before everything, to be copied: that is quicker than to make another."""
        return self.start()

    @cached_property
    def _cells(self) -> list[tuple[str, Any, int | None]]:
        """Every zone: its name, list or tuple or None for a number, and the empty cell where faces may be hidden."""
        s = self.start()
        kinds = [(zone, type(getattr(s, zone.name))) for zone in self.zones]
        return [
            (zone.name, None if kind is int else kind, None if zone.sight == "all" else zone.blank)
            for zone, kind in kinds
        ]

    def glimpse(self, view: View) -> S:
        """What `open` gives, made once for a view: for whoever only looks at it."""
        known = self._glimpsed
        if known is None or known[0]["stack"] is not view["stack"]:
            known = self._glimpsed = (view, self.open(view))
        elif known[0] is not view:
            known = self._glimpsed = (view, self._through(view, known[1]))
        return known[1]

    def _through(self, view: View, beside: S) -> S:
        """The same for a view that was made beside another one, which has been opened: only what is hidden differs."""
        s: Any = beside.clone()
        for name, kind, blank in self._cells:
            if blank is not None:
                setattr(s, name, kind([blank if cell is None else cell for cell in view["zones"][name]]))
        s.pending = None
        self.rebuild(s)
        return cast(S, s)

    def _frames(self, stack: Stack) -> list[Frame[Any]]:
        return [self.frame_types[name](*ints) for name, *ints in stack]

    def digest(self, s: S) -> str:
        """A fingerprint of the whole position."""
        return hashlib.sha256(msgspec.json.encode(self.dump(s), order="deterministic")).hexdigest()

    def trace(self, s: S) -> str:
        """Where the rules are, outermost first."""
        return " > ".join(f"{type(frame).__name__}{tuple(frame.ints()) or ''}" for frame in s.stack)

    def picture(self, view: View, language: str, width: int) -> str:
        """The position as text for terminals and notebooks, drawn from one viewer's view; ANSI colours are allowed.

        A game that leaves this as it is gets a drawing of its zones.
        """
        return ""

    def svg(self, view: View, language: str) -> str:
        """The position as an SVG, drawn from one viewer's view; without one, notebooks show the picture."""
        return ""

    def part_kind(self) -> Kind:
        """The kind of what seats play (`parts`)."""
        of = next(zone.of for zone in self.zones if zone.name == self.parts)
        return next(arg.kind for verb in self.happenings.verbs for arg in verb.args if arg.kind.name == of)

    # What a browser draws

    def board_name(self, view: View) -> str:
        """The name of the board for one viewer's view; the same name is the same board. "" if there is none."""
        return ""

    def board(self, name: str) -> Mapping[str, Any]:
        """The board of this name as JSON values, for a browser to draw; KeyError for a name there is none of."""
        raise KeyError(name)

    def places(self, name: str) -> Mapping[str, Place]:
        """The places of the board of this name by kind and notation, such as `region-r3`: the words that people read
        instead of the notation."""
        return {}

    def about(self, view: View, thing: str, words: Names) -> list[str]:
        """What one viewer sees of a thing, as short sentences: of a place of the board, such as `region-r3`, what lies
        there and what is next to it; of `seat-0` its figures. Nothing where there is no more to say than its name.
        """
        return []

    def facts(self, view: View) -> Mapping[str, Any]:
        """What follows from one viewer's view by the rules and is worth showing, in words of the game.

        Phase and turn, what is being done, strengths, points to expect. The stack is not sent to browsers, so that
        pieces of rules can be renamed. A game gives the type of its facts in `browser.py`; a page is told of it.
        """
        return {}

    def forecast(self, view: View, action: int, language: str) -> tuple[list[str], dict[str, Any]]:
        """What an answer of the viewer will come to beyond the next question, from their view alone.

        Sentences, the most important first, and values for a browser to draw.
        """
        return [], {}

    def consequences(self, view: View, action: int) -> list[Remark]:
        """What a legal answer of the viewer changes that can be counted, from their view alone, the weightiest first:
        majorities, cubes, points now and at the end, what it costs and what is left, what would be lost."""
        return []

    def unused(self, view: View) -> Unused | None:
        """What is useful and still left if the viewer, who is asked, ends their turn now, from their view alone."""
        return None

    def background(self, view: View) -> Remark | None:
        """What the viewer, who is asked, has to know of the question, from their view alone: what led to it here and
        now, and what becomes of what is not chosen. None where the question says it all."""
        return None

    def shortages(self, view: View) -> list[Short]:
        """What the viewer, who is asked, could choose now with more of something, from their view alone."""
        return []

    # Hidden information

    def view(self, s: S, viewer: int, beside: View | None = None) -> View:
        """Everything one viewer may know; `beside` is another view of this position, to share what is open."""
        return self.sights.view(s, viewer, beside)

    def determinise(self, s: S, viewer: int, rng: Rng) -> S:
        """A position that looks the same to the viewer, with everything hidden from them re-dealt."""
        copy: Any = s.clone()
        self.sights.redeal(copy, viewer, rng)
        self.rebuild(copy)
        self.sights.reseal(copy, viewer, rng)
        return copy  # type: ignore[no-any-return]

    # Legality

    def why_not(self, s: S, seat: int, action: int) -> Refusal | None:
        """None for a legal answer, else why it is none."""
        if advance(s) is None:
            return Refusal("refusal-game-over")
        ask = ask_of(s, seat)
        if ask is None:
            return Refusal("refusal-not-your-turn")
        if action in ask.actions:
            return None
        return Refusal("refusal-not-offered", s.stack[-1].why_not(s, action), self.lack(s, seat, action))

    def lack(self, s: S, seat: int, action: int) -> Remark | None:
        """What keeps an answer of the seat that is asked from being legal, here and now: what it needs and what there
        is. The seat's own knowledge must suffice: the conformance kit compares re-dealt positions."""
        return None

    def illegal(self, s: S, seat: int, action: int, refusal: Refusal) -> IllegalAction:
        """The error for a refusal, quoting action, seat and question."""
        text = self.verbs.format(action)
        asked = ", ".join(str(ask.seat + 1) for ask in asks(s)) or "nobody"
        top = type(s.stack[-1]).__name__ if s.stack else "the end of the game"
        reason = {
            "refusal-game-over": "the game is over",
            "refusal-not-your-turn": f"seat {asked} is asked now",
            "refusal-not-offered": f"the question is {top}",
        }[refusal.reason]
        rule = f"; {refusal.rule} forbids it" if refusal.rule else ""
        return IllegalAction(f"seat {seat + 1} cannot {text!r}: {reason}{rule}", refusal.rule)
