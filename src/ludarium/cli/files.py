"""The commands that read a file: `replay`, `verify` and `content check`."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

from rich.text import Text

from ludarium import games
from ludarium.cli.session import Session
from ludarium.cli.show import LABEL, QUIET, log_lines, plain_table, position, result
from ludarium.kernel.content import Pack
from ludarium.kernel.errors import ContentError, RecordError, SetupError, UnknownGame
from ludarium.kernel.game import Match
from ludarium.kernel.record import Record, follow, is_former, match_of, read_file, verify
from ludarium.kernel.seats import SPECTATOR
from ludarium.kernel.wording import WITH_NOTATION, Wording

LOG_LINES = 10


def located(file: Path, problem: RecordError) -> RecordError:
    """The same problem, with the file it is in."""
    text = str(problem)
    return type(problem)(0, text if text.startswith(str(file)) else f"{file}: {text}")


def open_record(file: Path, content: Path | None) -> tuple[Record, Match[Any]]:
    """A record and the match it was played in, under the present rules; other content is an error."""
    if not file.is_file():
        raise SetupError(f"there is no file {str(file)!r}")
    record = read_file(file)
    game = games.get(record.headers["Game"])
    return record, match_of(record, game, content, former=record.headers["Rules"] != str(game.version))


def former_line(session: Session, record: Record, match: Match[Any], kept: int, stop: RecordError | None) -> str:
    """What the present rules make of a record of former ones."""
    versions = {"was": record.headers["Rules"], "now": match.game.version}
    held = record.headers["Answers"]
    if stop is None:
        return session.say("cli-former-holds", answers=held, **versions)
    return session.say("cli-former-stops", kept=kept, answers=held, problem=str(stop), **versions)


def show_replay(session: Session, file: Path, to: int | None, seat: int | None, content: Path | None) -> None:
    """The position after some answers of a record, the rules in progress, and the last lines of the log."""
    try:
        record, match = open_record(file, content)
        held = int(record.headers["Answers"])
        if to is not None and to > held:
            raise SetupError(f"--to {to}: the record has {held} answers")
        if seat is not None and seat > match.seats:
            raise SetupError(f"--seat {seat}: the game has {match.seats} seats")
        play, stop = follow(record, match, to)
        if stop is not None and not is_former(record, match):
            raise stop
    except RecordError as problem:
        raise located(file, problem) from None
    viewer = SPECTATOR if seat is None else seat - 1
    words, view = Wording(match, session.language, place=WITH_NOTATION), match.view(play.state, viewer)
    words.look(view)
    session.out.print(position(words, view, session.out.width))
    for line in log_lines(words, play, play.heard(viewer))[-LOG_LINES:]:
        session.line(f"  {line}", style=QUIET)
    session.line(session.say("cli-replay-answers", answers=len(play.answers), held=held))
    if is_former(record, match):
        session.line(former_line(session, record, match, len(play.answers), stop), style="yellow")
    if play.over:
        session.out.print(result(words, play))
    else:
        session.line(session.say("cli-replay-trace", trace=match.trace(play.state)))


def show_verify(session: Session, file: Path, content: Path | None) -> None:
    """Replay a finished game, deriving all dice and cards again."""
    try:
        record, match = open_record(file, content)
        try:
            verdict = verify(record, match)
        except RecordError as problem:
            if not is_former(record, match):
                raise
            play, stop = follow(record, match)
            raise RecordError(0, former_line(session, record, match, len(play.answers), stop or problem)) from None
    except RecordError as problem:
        raise located(file, problem) from None
    table = plain_table()
    table.show_header = False
    rows = {
        "game": Wording(match, session.language).table(),
        "commitment": record.headers["Commitment"],
        "seed": record.headers["Seed"],
        "answers": str(verdict.answers),
        **({"copied": str(verdict.copied)} if verdict.copied else {}),
        "chances": str(verdict.chances),
        "result": record.headers["Result"],
    }
    for name, value in rows.items():
        table.add_row(Text(session.say(f"cli-verify-{name}"), style=LABEL), value)
    session.out.print(table)
    if is_former(record, match):
        session.line(former_line(session, record, match, verdict.answers, None))
    session.line(session.say("cli-verify-verified"), style="green")


def show_content(session: Session, folder: Path) -> None:
    """Validate a content pack for the game its pack.toml names."""
    try:
        pack = Pack(folder)
        try:
            game = games.get(pack.about.game)
        except UnknownGame as problem:
            raise ContentError("pack.toml", _line(folder / "pack.toml", "game"), "game", str(problem)) from None
        for edition in game.editions:
            game.content(folder, edition.id)
    except ContentError as problem:
        inside = problem.file != str(folder)
        raise ContentError(
            str(folder / problem.file) if inside else problem.file, problem.line, problem.key, problem.problem
        ) from None
    origins = origins_of(pack)
    counts = ", ".join(f"{count} {origin}" for origin, count in sorted(origins.items()))
    session.line(
        session.say("cli-content-holds", name=pack.name, game=game.title, count=origins.total(), origins=counts)
    )
    session.line(session.say("cli-content-hash", hash=pack.hash))


def origins_of(pack: Pack) -> Counter[str]:
    """How many entries of a valid pack come from where."""
    found: Counter[str] = Counter()
    for file in pack.files:
        found.update(entry["origin"] for kind in pack.entries(file).values() for entry in kind)
    return found


def _line(file: Path, key: str) -> int:
    """The first line of a TOML file that sets a key."""
    setting = re.compile(rf"\s*{key}\s*=")
    lines = file.read_text("utf-8").splitlines()
    return next((number for number, line in enumerate(lines, 1) if setting.match(line)), 0)
