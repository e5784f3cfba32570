"""Records: a whole game as readable text.

    [Game "example"]
    ...
    [Check "9d41c2"]

    1. *: deal gust . deal calm ;5f03aa
    2. 1: sail gust {bold} . *roll 4 . row ;77b0c1  # a comment

Headers, then one numbered line for every turn: the seat (1 is the first, `*` is chance), its answers with chance's in
between, and a check that chains every line to all before it. Text after `#` and in braces belongs to people and is not
checked. A record says how many answers it has and what position they lead to, so that nothing can get lost unnoticed.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludarium.kernel.chance import Dealer, commitment
from ludarium.kernel.editions import parse_wishes
from ludarium.kernel.engine import advance
from ludarium.kernel.errors import (
    IllegalAction,
    NotationError,
    RecordContentError,
    RecordError,
    RecordVersionError,
)
from ludarium.kernel.game import Game, Match
from ludarium.kernel.play import Play
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.starts import start_named

FORMAT = "1"
HIDDEN = "?"
HEADERS = (
    "Record",
    "Game",
    "Rules",
    "Edition",
    "Content",
    "Options",
    "Seats",
    "Start",
    "Commitment",
    "Seed",
    "Copied",
    "Conceded",
    "Answers",
    "Result",
    "Digest",
)
LONGEST_NAME = 100
"""So many characters the name of a player may have."""
LONGEST_HEADER = 2000
LONGEST_ANSWER = 1000
"""No game has an answer nearly so long; errors repeat it."""
NEEDED = tuple(name for name in HEADERS if name not in ("Start", "Seed", "Copied", "Conceded"))

_HEADER = re.compile(r'\[([A-Z][A-Za-z]*[0-9]?) ("(?:[^"\\]|\\.)*")\]\Z')
_TURN = re.compile(r"([1-9][0-9]{0,6})\. (\*|[1-9]): (.+?) ;([0-9a-f]{6})(?:\s+#\s?(.*))?\Z")
_NOTE = re.compile(r"(.*?)(?: \{([^{}]*)\})?\Z")


@dataclass
class Step:
    """One answer on a line: chance's or the seat's, its text, and the note in braces."""

    chance: bool
    text: str
    note: str = ""

    def __str__(self) -> str:
        note = f" {{{self.note}}}" if self.note else ""
        return f"{'*' if self.chance else ''}{self.text}{note}"


@dataclass
class Turn:
    """One numbered line."""

    seat: int
    steps: list[Step]
    comment: str = ""
    line: int = 0


@dataclass
class Record:
    """A record as it is written, before anybody asks whether the game allows it."""

    headers: dict[str, str]
    turns: list[Turn] = field(default_factory=list)
    comments: dict[int, list[str]] = field(default_factory=dict)
    """Comment lines by the number of the turn that follows them."""

    @property
    def masked(self) -> bool:
        return any(step.text == HIDDEN for turn in self.turns for step in turn.steps)

    def add(self, seat: int, text: str, note: str = "") -> None:
        """Write down one more answer: on the line of the turn under way, or on a new one."""
        chance = seat == CHANCE
        turn = self.turns[-1] if self.turns else None
        if turn is not None and (chance or turn.seat == seat):
            turn.steps.append(Step(chance and turn.seat != CHANCE, text, note))
        else:
            self.turns.append(Turn(seat, [Step(False, text, note)]))


# Writing


def _check(before: str, text: str) -> str:
    return hashlib.sha256(f"{before}\n{text}".encode()).hexdigest()[:6]


def _header_check(headers: dict[str, str]) -> str:
    return _check("", "\n".join(f"{name}={value}" for name, value in headers.items()))


def _body(number: int, turn: Turn) -> str:
    seat = "*" if turn.seat == CHANCE else str(turn.seat + 1)
    return f"{number}. {seat}: " + " . ".join(f"{'*' if step.chance else ''}{step.text}" for step in turn.steps)


def write(record: Record) -> str:
    """The text of a record."""
    lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in record.headers.items()]
    check = _header_check(record.headers)
    lines += [f'[Check "{check}"]', ""]
    for number, turn in enumerate(record.turns, 1):
        lines += [f"# {comment}" for comment in record.comments.get(number, [])]
        check = _check(check, _body(number, turn))
        seat = "*" if turn.seat == CHANCE else str(turn.seat + 1)
        comment = f"  # {turn.comment}" if turn.comment else ""
        lines.append(f"{number}. {seat}: {' . '.join(map(str, turn.steps))} ;{check}{comment}")
    lines += [f"# {comment}" for comment in record.comments.get(len(record.turns) + 1, [])]
    return "\n".join(lines) + "\n"


def record_of(
    play: Play,
    viewer: int | None = None,
    players: list[str] | None = None,
    copied: int = 0,
    conceded: Sequence[int] = (),
    *,
    decided: bool = False,
) -> Record:
    """The record of a game so far. With a viewer, answers hidden from them are masked and the seed stays secret.

    The first `copied` answers were taken over from another game or a lesson, so their chance is not from this seed.
    The seats `conceded` gave up, the first to do so first; `decided` where that has ended the game with a result.
    """
    match = play.match
    over = play.over
    headers = headers_of(
        match.request,
        rules=match.game.version,
        content=f"{match.pack.name} {match.pack.hash}",
        players=players or [],
        start="" if play.start is None else play.start.name,
        commitment=play.commitment,
        seed=play.dealer.seed if over else "",
        copied=copied,
        conceded=conceded,
        answers=len(play.answers),
        result=" ".join(map(str, match.scores(play.state))) if over or decided else "*",
        digest=match.digest(play.state) if over or viewer is None else HIDDEN,
    )
    record = Record(headers)
    for number, given in enumerate(play.answers):
        shown = viewer is None or play.shown(number, viewer)
        record.add(given.seat, match.verbs.format(given.action) if shown else HIDDEN, given.note)
    return record


def headers_of(
    request: TableRequest,
    *,
    rules: int,
    content: str,
    players: Sequence[str],
    start: str = "",
    commitment: str,
    seed: str,
    copied: int,
    conceded: Sequence[int] = (),
    answers: int,
    result: str,
    digest: str,
) -> dict[str, str]:
    """The headers of a record in their order; a seed that is still secret is left out. `start` names a stored start.

    Name and hash of the `content` replace the folder where the request found it.
    """
    headers = {
        "Record": FORMAT,
        "Game": request.game,
        "Rules": str(rules),
        "Edition": request.edition,
        "Content": content,
        "Options": request.wishes,
        "Seats": str(request.seats),
    }
    headers |= {f"Player{seat}": name for seat, name in enumerate(players, 1)}
    if start:
        headers["Start"] = start
    headers["Commitment"] = commitment
    if seed:
        headers["Seed"] = seed
    if copied:
        headers["Copied"] = str(min(copied, answers))
    if conceded:
        headers["Conceded"] = " ".join(str(seat + 1) for seat in conceded)
    return headers | {"Answers": str(answers), "Result": result, "Digest": digest}


# Reading


def parse(text: str) -> Record:
    """Read a record; every line is checked against its check, and an error names the line."""
    headers: dict[str, str] = {}
    record = Record(headers)
    check = ""
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if line.lstrip().startswith("#"):
            record.comments.setdefault(len(record.turns) + 1, []).append(line.lstrip()[1:].strip())
        elif line.startswith("["):
            if check:
                raise RecordError(number, f"a header may not come after [Check]: {line[:60]!r}")
            check = _read_header(number, line, headers)
        else:
            if not check:
                raise RecordError(
                    number, f"the headers must come first and end with [Check], but this line is {line[:60]!r}"
                )
            check = _read_turn(number, line, record, check)
    if not check:
        raise RecordError(len(lines), "the record ends before its headers do")
    _check_count(record, len(lines))
    return record


def _read_header(number: int, line: str, headers: dict[str, str]) -> str:
    """Read one header; returns the check for [Check], otherwise nothing."""
    found = _HEADER.match(line.rstrip())
    if found is None:
        raise RecordError(number, f'a header reads [Name "value"], not {line[:60]!r}')
    name = found[1]
    try:
        value = str(json.loads(found[2]))
        value.encode()  # half a character, which JSON can spell, is no text
    except ValueError:
        raise RecordError(number, f"the value of {name} is not quoted text: {line[:60]!r}") from None
    if name == "Check":
        missing = [name for name in NEEDED if name not in headers]
        if missing:
            raise RecordError(number, f"the header {missing[0]} is missing")
        if value != _header_check(headers):
            raise RecordError(number, "the headers have been changed since the record was written")
        return value
    if name in headers or (name not in HEADERS and not re.fullmatch(r"Player[1-9]", name)):
        raise RecordError(
            number, f"the header {name} is defined twice" if name in headers else f"{name} is not a known header"
        )
    most = LONGEST_NAME if name.startswith("Player") else LONGEST_HEADER
    if len(value) > most:
        raise RecordError(number, f"the header {name} may have at most {most} characters, not {len(value)}")
    headers[name] = value
    return ""


def _read_turn(number: int, line: str, record: Record, check: str) -> str:
    """Take in one numbered line; returns the check the next one is chained to."""
    found = _TURN.match(line.rstrip())
    if found is None:
        raise RecordError(number, f"a turn reads 'NUMBER. SEAT: answer . answer ;check', not {line[:60]!r}")
    seat = CHANCE if found[2] == "*" else int(found[2]) - 1
    turn = Turn(seat, [], found[5] or "", number)
    for part in found[3].split(" . "):
        noted = _NOTE.match(part)
        assert noted is not None
        text = noted[1]
        if len(text) > LONGEST_ANSWER:
            raise RecordError(number, f"an answer may have {LONGEST_ANSWER} characters, not {len(text)}")
        turn.steps.append(Step(text.startswith("*"), text.removeprefix("*"), noted[2] or ""))
    body = _body(len(record.turns) + 1, turn)
    if int(found[1]) != len(record.turns) + 1:
        raise RecordError(number, f"turn {len(record.turns) + 1} was expected here, not turn {found[1]}")
    if _check(check, body) != found[4]:
        raise RecordError(number, "this turn, or its check, has been changed since the record was written")
    record.turns.append(turn)
    return found[4]


def _check_count(record: Record, last: int) -> None:
    held = sum(len(turn.steps) for turn in record.turns)
    if record.headers["Answers"] != str(held):
        raise RecordError(last, f"the record ends after {held} of {record.headers['Answers']} answers")


# Replaying


def match_of(record: Record, game: Game, content: Path | None = None, *, former: bool = False) -> Match[Any]:
    """The match a record was played in; changed rules and changed content are separate errors.

    With `former` they are none, and the match is the one the present rules and content make of the record's setup.
    """
    headers = record.headers
    if headers["Record"] != FORMAT:
        raise RecordVersionError(0, f"the record has format {headers['Record']}, but only {FORMAT} can be read")
    if headers["Game"] != game.id:
        raise RecordError(0, f"the record is of a game of {headers['Game']}, not {game.id}")
    if headers["Rules"] != str(game.version) and not former:
        raise RecordVersionError(
            0,
            f"the record was made under rules version {headers['Rules']} of {game.id}, "
            f"this table plays version {game.version}",
        )
    match = game.resolve(request_of(record, content))
    name, _, digest = headers["Content"].rpartition(" ")
    if digest != match.pack.hash and not former:
        raise RecordContentError(
            0,
            f"the record was made with content {name!r} ({digest[:12]}), "
            f"this is {match.pack.name!r} ({match.pack.hash[:12]})",
        )
    return match


def request_of(record: Record, content: Path | None = None) -> TableRequest:
    """What was asked for at the table a record comes from, with the folder in which its content is now."""
    headers = record.headers
    options = parse_wishes(headers["Options"].split())
    if not re.fullmatch("[1-9]", headers["Seats"]):
        raise RecordError(0, f"the header Seats should be a number, not {headers['Seats']!r}")
    return TableRequest.of(headers["Game"], headers["Edition"], int(headers["Seats"]), options, content)


def is_former(record: Record, match: Match[Any]) -> bool:
    """Whether a record was made under other rules or with other content than the present ones."""
    headers = record.headers
    return headers["Rules"] != str(match.game.version) or headers["Content"].rpartition(" ")[2] != match.pack.hash


def replay(record: Record, match: Match[Any], to: int | None = None, dealer: Dealer | None = None) -> Play:
    """Play a record again, checking every answer; `to` stops after that many answers.

    `dealer` derives again what chance answered, except among the answers that were taken over from another game.
    """
    play, problem = follow(record, match, to, dealer)
    if problem is not None:
        raise problem
    return play


def follow(
    record: Record, match: Match[Any], to: int | None = None, dealer: Dealer | None = None
) -> tuple[Play, RecordError | None]:
    """Play a record again as far as the rules allow; the error says at which line they no longer do, and why."""
    copied = copied_of(record)
    if record.masked:
        raise RecordError(0, "the record is masked: it can be read, but not replayed until the game is over")
    name = record.headers.get("Start")
    start = None if name is None else start_named(match.game, name)
    if start is not None and start.match.request != match.request:
        raise RecordError(0, f"the {start.kind} {start.id!r} is played at another table: {start.match.request}")
    try:
        play = Play(match, record.headers.get("Seed"), draw=False, start=start)
    except ValueError as problem:
        raise RecordError(0, f"the seed is invalid: {problem}") from None
    play.commitment = record.headers["Commitment"]
    try:
        for turn in record.turns:
            for step in turn.steps:
                if to is not None and len(play.answers) >= to:
                    return play, None
                _replay_step(play, turn, step, dealer if len(play.answers) >= copied else None)
        _check_end(record, play, match)
    except RecordError as stop:
        return play, stop
    return play, None


def copied_of(record: Record) -> int:
    """How many answers a record took over from another game; 0 for most."""
    text = record.headers.get("Copied", "0")
    if not re.fullmatch("0|[1-9][0-9]{0,6}", text):
        raise RecordError(0, f"the header Copied should be a number, not {text!r}")
    return int(text)


def conceded_of(record: Record) -> tuple[int, ...]:
    """The seats that gave up, the first to do so first; none in most games."""
    text, seats = record.headers.get("Conceded", ""), int(record.headers["Seats"])
    found = tuple(int(seat) - 1 for seat in text.split() if seat in map(str, range(1, seats + 1)))
    if len(found) != len(text.split()) or len(set(found)) != len(found):
        raise RecordError(0, f"the header Conceded should name seats of 1 to {seats}, each once, not {text!r}")
    return found


def _decided(record: Record) -> bool:
    """Whether a game that was not played to its end has a result, because seats gave up."""
    return bool(conceded_of(record)) and record.headers["Result"] != "*"


def _replay_step(play: Play, turn: Turn, step: Step, dealer: Dealer | None) -> None:
    try:
        action = play.match.verbs.parse(step.text)
        if not step.chance and turn.seat != CHANCE:
            play.do(turn.seat, action, step.note)
            return
        ask = advance(play.state)
        if dealer is not None and ask is not None and ask.seat == CHANCE:
            derived = dealer.answer(ask, play.chances)
            if derived != action:
                raise IllegalAction(
                    f"chance answered {step.text!r}, but the seed gives {play.match.verbs.format(derived)!r}"
                )
        play.do_chance(action, step.note)
    except (NotationError, IllegalAction) as problem:
        raise RecordError(turn.line, str(problem)) from None


def _check_end(record: Record, play: Play, match: Match[Any]) -> None:
    """Whether the answers lead where the headers say; a question mark says nothing."""
    last = record.turns[-1].line if record.turns else 0
    result = " ".join(map(str, match.scores(play.state))) if play.over or _decided(record) else "*"
    if record.headers["Result"] not in (result, HIDDEN):
        raise RecordError(last, f"the answers give the result {result}, but the header says {record.headers['Result']}")
    if record.headers["Digest"] not in (match.digest(play.state), HIDDEN):
        raise RecordError(last, "the answers lead to a different position from the one in the header")


@dataclass(frozen=True)
class Verdict:
    """What `verify` found: how many answers were replayed and how many chance answers were derived again.

    Chance among the first `copied` answers was drawn in another game, or written in a lesson, and is not derived.
    """

    answers: int
    chances: int
    copied: int = 0


def verify(record: Record, match: Match[Any]) -> Verdict:
    """Replay a finished game and derive each of its own chance answers from the revealed seed."""
    seed = record.headers.get("Seed")
    if seed is None:
        raise RecordError(0, "the seed is still secret: a game can be verified once it is over")
    if commitment(seed) != record.headers["Commitment"]:
        raise RecordError(0, "the revealed seed does not match the initial commitment")
    play = replay(record, match, dealer=Dealer(seed))
    copied = copied_of(record)
    own = sum(answer.seat == CHANCE for answer in play.answers[copied:])
    return Verdict(len(play.answers), own, copied)


def read_file(path: Path) -> Record:
    """The record in a file."""
    try:
        return parse(path.read_text("utf-8"))
    except OSError as problem:
        raise RecordError(0, f"{path} cannot be read: {problem.strerror or problem}") from None
    except UnicodeDecodeError:
        raise RecordError(0, f"{path} is not UTF-8 text") from None
