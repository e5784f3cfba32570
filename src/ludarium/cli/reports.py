"""The commands that report on games: `games`, `rules` and `check`."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from ludarium import games
from ludarium._compiled import mode
from ludarium.cli.cores import compare_cores
from ludarium.cli.menu import loaded
from ludarium.cli.session import Session
from ludarium.cli.show import LABEL, QUIET, plain_table
from ludarium.kernel.citations import Coverage, cited_rules
from ludarium.kernel.conformance import CHECKS, Report, check_game, tables
from ludarium.kernel.errors import BrokenLaw, LudariumError
from ludarium.kernel.examples import COMPONENT, SHOWS, examples_of, shown_by, verdicts_of
from ludarium.kernel.game import Game
from ludarium.kernel.request import TableRequest


def parents(start: Path) -> list[Path]:
    """The folder and its parents that contain a project."""
    return [folder for folder in (start, *start.parents) if (folder / "pyproject.toml").is_file()]


# games


def show_games(session: Session) -> None:
    table = plain_table()
    for column in ("game", "title", "editions", "seats", "options"):
        table.add_column(session.say(f"cli-column-{column}"))
    broken: list[str] = []
    for name in games.names():
        game = loaded(name)
        if isinstance(game, Exception):
            broken.append(session.say("cli-games-broken", game=name, problem=str(game)))
            continue
        editions = ", ".join(edition.id for edition in game.editions)
        options = ", ".join(f"{option.id}={'|'.join(option.choices)}" for option in game.options)
        table.add_row(Text(name, style=LABEL), game.title, editions, ", ".join(map(str, game.seats)), options)
    session.out.print(table)
    for line in broken:
        session.line(line, style="red")


# rules


def tests_near(start: Path, game: Game) -> set[str] | None:
    """The rule ids that the tests of the checkout around `start` cite; None where there is no checkout of this game."""
    projects = parents(start)
    folders = {tests for project in projects for tests in (project / "tests", *project.glob("examples/*/tests"))}
    try:
        cited = cited_rules(sorted(folders))
    except SyntaxError as problem:
        raise LudariumError(f"cannot read the tests: {problem}") from None
    ours = any(project in game.folder.resolve().parents for project in projects)
    return cited if ours or any(id.startswith(game.rules.prefix) for id in cited) else None


def show_rules(session: Session, name: str, *, as_json: bool, full: bool) -> int:
    """Print the coverage; 1 when it is not honest: an implemented rule without a test, or an unknown id."""
    game = games.get(name)
    cited = tests_near(Path.cwd(), game)
    found = game.rules.coverage(name, cited or ())
    if as_json:
        tried = {"examples": len(examples_of(game)), "shown": len(shown_by(game))}
        session.json(found.as_json() | tried | ({"tested": None} if cited is None else {}))
    else:
        if full:
            _list_rules(session, game, cited)
        _chapters(session, game, cited)
        _coverage(session, found, cited)
        if examples_of(game):
            session.line(session.say("cli-rules-tried", examples=len(examples_of(game))))
        if verdicts_of(game):
            said = [verdicts_of(game)[id].words for id in shown_by(game)]
            share = round(100 * len(said) / len(game.rules.rules))
            parts = {"shown": said.count(SHOWS), "components": said.count(COMPONENT)}
            session.line(session.say("cli-rules-shown", total=len(said), share=share, **parts))
    if cited is None or found.honest:
        return 0
    for id in found.untested:
        session.err.print(session.say("cli-rules-untested", rule=id), soft_wrap=True)
    for id in found.unknown:
        session.err.print(session.say("cli-rules-unknown", rule=id), soft_wrap=True)
    return 1


def _list_rules(session: Session, game: Game, cited: set[str] | None) -> None:
    for rule in game.rules.rules.values():
        tested = cited is not None and rule.id in cited
        mark = "cli-rules-tested" if tested else "cli-rules-implemented" if rule.implemented else "cli-rules-missing"
        style = "" if rule.implemented else QUIET
        says = rule.says(session.language)
        session.line(f"{rule.id:<14} {session.say(mark):<12} {says} ({rule.source})", style=style)
    session.line()


def _chapters(session: Session, game: Game, cited: set[str] | None) -> None:
    table = plain_table()
    table.add_column(session.say("cli-column-chapter"))
    table.add_column()
    for column in ("rules", "implemented", "tested"):
        table.add_column(session.say(f"cli-column-{column}"), justify="right")
    for chapter, rules in game.rules.by_chapter().items():
        done = sum(rule.implemented for rule in rules)
        tested = "–" if cited is None else str(sum(rule.id in cited for rule in rules))
        title = chapter.in_language(session.language)
        table.add_row(Text(title, style=LABEL), f"{game.rules.prefix}{chapter.id}", str(len(rules)), str(done), tested)
    session.out.print(table)


def _coverage(session: Session, found: Coverage, cited: set[str] | None) -> None:
    session.line()
    counts = {"total": found.total, "implemented": found.implemented}
    if cited is None:
        session.line(session.say("cli-rules-no-tests", **counts))
    else:
        session.line(session.say("cli-rules-counts", tested=found.tested, **counts))
    if found.missing:
        session.line(session.say("cli-rules-not-implemented", count=len(found.missing)))
        session.out.print(" ".join(found.missing))
    for language, count in found.untranslated.items():
        if count:
            session.line(session.say("cli-rules-untranslated", count=count, into=language))


# check


def wanted_tables(wish: TableRequest) -> list[TableRequest]:
    """The tables of the conformance kit that fit what was asked for."""
    game = games.resolve(wish).game
    fitting = (
        TableRequest.of(game.id, table.edition, table.seats, dict(table.options) | dict(wish.options))
        for table in tables(game)
        if wish.edition in ("", table.edition) and wish.seats in (None, table.seats)
    )
    return list(dict.fromkeys(fitting))


def show_check(session: Session, wish: TableRequest, count: int, seed: int) -> int:
    """Run the kit; 1 when a law is broken."""
    game, wanted = games.get(wish.game), wanted_tables(wish)
    tried = Report(game.id)
    broken = None
    with session.progress(session.say("cli-check-bar", game=game.title), count * len(wanted)) as step:

        def progress(report: Report) -> None:
            nonlocal tried
            tried = report
            step()

        try:
            tried = check_game(game, count, seed, wanted, progress)
        except BrokenLaw as problem:
            broken = problem
    _print_report(session, tried)
    if broken is not None:
        raise broken
    if mode().compiled:
        session.line(session.say("cli-check-cores", count=compare_cores(wanted, seed)))
    else:
        session.line(session.say("cli-check-one-core"))
    session.line(session.say("cli-check-held"), style="green")
    return 0


def _print_report(session: Session, tried: Report) -> None:
    for line in tried.tables:
        session.line(f"  {line}", style=QUIET)
    table = plain_table()
    table.add_column(session.say("cli-column-check"))
    table.add_column(session.say("cli-column-times"), justify="right")
    table.add_column(session.say("cli-column-law"))
    for check in CHECKS:
        table.add_row(Text(check, style=LABEL), str(tried.checks[check]), session.say(f"cli-law-{check}"))
    session.out.print(table)
    session.line(session.say("cli-check-tried", tables=len(tried.tables), games=tried.games, decisions=tried.decisions))
