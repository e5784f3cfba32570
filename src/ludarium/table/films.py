"""Finished games and uploaded records as films, in a separate process: `python -m ludarium.table.films`.

Compiled rules hold the interpreter lock while they run, so a thread that reads a long record would keep everyone at
the server waiting. The process reads one JSON line per request and writes one with the reply. It keeps recent films in
memory; a film it does not know is sent as a reel: a record, or the answers of a table.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ludarium import games
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.game import Game, Match
from ludarium.kernel.play import Answer
from ludarium.kernel.record import HIDDEN, Record, conceded_of, follow, is_former, match_of, parse
from ludarium.kernel.request import TableRequest
from ludarium.kernel.starts import start_named
from ludarium.table import wire
from ludarium.table.conceding import Verdict
from ludarium.table.former import record_sentence
from ludarium.table.lines import answer_lines
from ludarium.table.problems import Trouble, defect, told
from ludarium.table.story import Story, story
from ludarium.table.timeline import Timeline
from ludarium.table.wire_tables import VerbTableInfo
from ludarium.table.wording import TableWording, table_info, wording_of

logger = logging.getLogger(__name__)

KEPT_FILMS = 32
KEPT_TEXT = 4 * 1024 * 1024
"""Characters of records for which films are kept; in memory a film is up to thirty times as large."""


class Reel(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a film is made of: the text of a record and the folder of its pack, or a table and its answers."""

    text: str = ""
    pack: str = ""
    table: TableRequest | None = None
    rules: int = 0
    content: str = ""
    """The version of the rules and the hash of the content that the table is played with."""
    start: str = ""
    """The name of the stored start that the table began from, if it did."""
    answers: list[tuple[int, int, int]] = []
    """Seat, action and audience."""
    seed: str = ""
    open: bool = True
    conceded: tuple[int, ...] = ()
    decided: bool = False


class Info(msgspec.Struct, frozen=True, tag=True):
    """What a record is of."""

    id: str
    language: str


class At(msgspec.Struct, frozen=True, tag=True):
    """The position after n answers. A record has its own names for the seats."""

    number: int
    seat: int
    language: str
    names: list[str] = []
    seq: int | None = None


class Stretch(msgspec.Struct, frozen=True, tag=True):
    """The positions after n answers and the ones that follow, as `At` shows each."""

    first: int
    most: int
    seat: int
    language: str
    names: list[str] = []
    seqs: list[int | None] = []
    """The number of the last answer before each position, where a table counts more than answers."""


class Moments(msgspec.Struct, frozen=True, tag=True):
    """What the answers after a number brought about, without the positions."""

    after: int
    most: int
    seat: int
    language: str


class Tale(msgspec.Struct, frozen=True, tag=True):
    """How a game went."""

    language: str
    names: list[str] = []
    seconds: float = 0.0


class BoardOf(msgspec.Struct, frozen=True, tag=True):
    """The board of this name."""

    name: str


class Script(msgspec.Struct, frozen=True, tag=True):
    """The match and its answers so far, to continue from there."""


Look = Info | At | Stretch | Moments | Tale | BoardOf | Script


class Request(msgspec.Struct, frozen=True, omit_defaults=True):
    """A look at the film of this key, with the reel where it is not known."""

    key: str
    look: Look
    reel: Reel | None = None


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    status: int
    kind: str
    detail: str
    rule: str = ""


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was looked for, as JSON; or why it cannot be shown; or that the reel is needed."""

    value: msgspec.Raw = msgspec.Raw(b"null")
    refused: Refusal | None = None
    unknown: bool = False


def refused(trouble: Trouble) -> Reply:
    return Reply(refused=Refusal(trouble.status, trouble.kind, trouble.detail, trouble.rule))


class ReplayInfo(wire.Out):
    """A record somebody brought along."""

    id: str
    headers: dict[str, str]
    answers: int
    """How many can be shown; a record of former rules may have more."""
    notice: str
    """Where a record was made under other rules, what the present ones make of it."""
    actions: VerbTableInfo
    events: VerbTableInfo


class Scripted(msgspec.Struct, frozen=True):
    """The reply to `Script`."""

    table: TableRequest
    answers: list[tuple[int, int, int]]


@dataclass(frozen=True)
class Film:
    timeline: Timeline
    record: Record | None
    size: int = 0
    """How many characters its record has."""

    @property
    def match(self) -> Match[Any]:
        return self.timeline.match

    def words(self, language: str, names: list[str]) -> TableWording:
        if self.record is not None:
            headers = self.record.headers
            names = [headers.get(f"Player{seat + 1}", "") for seat in range(self.match.seats)]
        return wording_of(self.match, language, self.timeline.board).called(names)

    def show(
        self, look: Look
    ) -> ReplayInfo | wire.Position | list[wire.Position] | list[wire.MomentInfo] | Story | Scripted | dict[str, Any]:
        match look:
            case Info():
                return self.info(look)
            case At():
                return self.position(look)
            case Stretch():
                return self.positions(look)
            case Moments():
                return self.moments(look)
            case Tale():
                return story(self.timeline, self.words(look.language, look.names), look.seconds)
            case BoardOf():
                return board(self.match, look.name)
            case Script():
                return self.script()

    def info(self, look: Info) -> ReplayInfo:
        assert self.record is not None
        timeline = self.timeline
        words = self.words(look.language, [])
        return ReplayInfo(
            id=look.id,
            headers=self.record.headers,
            answers=len(timeline.answers),
            notice=record_sentence(self.record, timeline.answers, timeline.stop, words),
            actions=table_info(self.match.verbs),
            events=table_info(self.match.happenings),
        )

    def position(self, look: At) -> wire.Position:
        answers = len(self.timeline.answers)
        if not 0 <= look.number <= answers:
            raise Trouble(404, "no-position", f"The game has {answers} answers.")
        self.check_seat(look.seat)
        return self.timeline.position(look.number, look.seat, self.words(look.language, look.names), look.seq)

    def positions(self, look: Stretch) -> list[wire.Position]:
        self.check_seat(look.seat)
        words, last = self.words(look.language, look.names), min(look.first + look.most - 1, len(self.timeline.answers))
        seqs = look.seqs or [None] * look.most
        numbers = range(look.first, last + 1)
        return [self.timeline.position(number, look.seat, words, seqs[number - look.first]) for number in numbers]

    def moments(self, look: Moments) -> list[wire.MomentInfo]:
        self.check_seat(look.seat)
        answers = len(self.timeline.answers)
        first = min(look.after, answers)
        return self.timeline.moments(first, min(first + look.most, answers), look.seat, self.words(look.language, []))

    def check_seat(self, seat: int) -> None:
        if seat >= self.match.seats or seat == -1:
            raise Trouble(422, "no-such-seat", f"The game has {self.match.seats} seats.")

    def script(self) -> Scripted:
        if self.record is not None and "Start" in self.record.headers:
            raise Trouble(409, "from-start", "This game began from a stored position. Open that again to play on.")
        answers = [(given.seat, given.action, given.audience) for given in self.timeline.answers]
        return Scripted(self.match.request, answers)


def board(match: Match[Any], name: str) -> dict[str, Any]:
    try:
        places = {id: list(place) for id, place in match.places(name).items()}
        return {**match.board(name), "places": places}
    except KeyError:
        raise Trouble(404, "no-board", f"{match.game.title} has no board {name!r}.") from None


class Films:
    """The films that were shown lately."""

    def __init__(self, game: Callable[[str], Game] = games.get) -> None:
        self._game = game
        self._kept: OrderedDict[str, Film] = OrderedDict()

    def forget(self) -> None:
        self._kept.clear()

    def reply(self, line: bytes) -> bytes:
        """The reply to one request, both as JSON."""
        return msgspec.json.encode(self._reply(msgspec.json.decode(line, type=Request)))

    def _reply(self, request: Request) -> Reply:
        try:
            film = self._kept.get(request.key)
            if film is None:
                if request.reel is None:
                    return Reply(unknown=True)
                film = self._made(request.reel)
                self._keep(request.key, film)
            self._kept.move_to_end(request.key)
            return Reply(msgspec.Raw(msgspec.json.encode(film.show(request.look))))
        except Trouble as trouble:
            return refused(trouble)
        except Exception as problem:
            known = told(problem) if isinstance(problem, LudariumError) else None
            if known is None:
                logger.error("a defect in the film %s", request.key, exc_info=problem)
            return refused(known or defect())

    def _keep(self, key: str, film: Film) -> None:
        self._kept[key] = film
        while len(self._kept) > 1 and (
            len(self._kept) > KEPT_FILMS or sum(each.size for each in self._kept.values()) > KEPT_TEXT
        ):
            self._kept.popitem(last=False)

    def _made(self, reel: Reel) -> Film:
        if reel.table is not None:
            match = self._game(reel.table.game).resolve(reel.table)
            if (match.game.version, match.pack.hash) != (reel.rules, reel.content):
                raise Trouble(409, "other-rules", "The rules or the content of this game have changed since it began.")
            answers = [Answer(seat, action, audience) for seat, action, audience in reel.answers]
            verdict = Verdict(reel.conceded, reel.decided)
            start = start_named(match.game, reel.start) if reel.start else None
            return Film(Timeline(match, answers, reel.seed, open=reel.open, verdict=verdict, start=start), None)
        # A record of the current rules must be valid throughout; one of former rules is followed as far as possible.
        record, pack = parse(reel.text), Path(reel.pack) if reel.pack else None
        match = match_of(record, self._game(record.headers["Game"]), pack, former=True)
        play, stop = follow(record, match)
        if stop is not None and not is_former(record, match):
            raise stop
        # A question mark says nothing: then only a game that was played to its end has a result.
        decided = play.over or record.headers["Result"] not in ("*", HIDDEN)
        verdict = Verdict(conceded_of(record), decided=decided)
        seed = record.headers.get("Seed", "")
        timeline = Timeline(match, play.answers, seed, stop=stop, verdict=verdict, start=play.start)
        return Film(timeline, record, len(reel.text))


if __name__ == "__main__":
    answer_lines(Films().reply)
