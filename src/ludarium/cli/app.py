"""The commands and their arguments. Help texts are message ids here; `localised` puts the sentences in."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from ludarium.cli import version
from ludarium.cli.session import Session
from ludarium.kernel.catalogue import say_shared
from ludarium.kernel.errors import SetupError, listed

if TYPE_CHECKING:
    from ludarium.kernel.request import TableRequest

HELP_NAMES = ["-h", "--help"]


class Commands(TyperGroup):
    """A group that names its commands when it is given another."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            asked = f"{ctx.info_name} {args[0]}" if ctx.parent else args[0]
            raise SetupError(f"there is no command {asked!r}; the commands are: {listed(self.list_commands(ctx), 20)}")
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=Commands,
    help="cli-help",
    epilog="ludarium play regatta --seats 3",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": HELP_NAMES},
)
content_app = typer.Typer(cls=Commands, help="cli-help-content", epilog="ludarium content check my-pack")
app.add_typer(content_app, name="content")


def number(option: str, least: int) -> Callable[[str | int], int]:
    """Reads the value of an option that takes a number; typer passes defaults through it as well."""

    def read(value: str | int) -> int:
        if not re.fullmatch(r"-?[0-9]{1,18}", str(value)) or int(value) < least:
            raise SetupError(f"{option} takes a number of at least {least}, not {value!r}")
        return int(value)

    return read


def counted(option: str, help: str, least: int = 1, default: bool = False) -> Any:
    """The declaration of such an option."""
    return typer.Option(option, metavar="N", help=help, parser=number(option, least), show_default=default)


GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game", show_default=False)]
EditionName = Annotated[str, typer.Option("--edition", metavar="NAME", help="cli-help-edition", show_default=False)]
SeatCount = Annotated[int | None, counted("--seats", "cli-help-seats")]
Wishes = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-help-option", show_default=False)
]
GameCount = Annotated[int, counted("--games", "cli-help-games-count", default=True)]
Seed = Annotated[int, counted("--seed", "cli-help-seed", least=0, default=True)]
RayAddress = Annotated[str, typer.Option("--ray", metavar="ADDRESS", help="cli-help-ray", show_default=False)]
WorkerCount = Annotated[int, counted("--workers", "cli-help-workers", least=0)]
ResultFolder = Annotated[Path, typer.Option("--out", metavar="PATH", help="cli-help-out")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-help-json")]
PackFolder = Annotated[Path | None, typer.Option("--content", metavar="PATH", help="cli-help-pack", show_default=False)]
DatabaseUrl = Annotated[str, typer.Option("--database", metavar="URL", help="cli-help-database", show_default=False)]
DataFolder = Annotated[
    Path | None, typer.Option("--data-dir", metavar="PATH", help="cli-help-data-dir", show_default=False)
]
SettingsFile = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="cli-help-config", show_default=False)
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file", show_default=False)]


def requested(
    game: str, edition: str, seats: int | None, wishes: list[str] | None, content: Path | None = None
) -> TableRequest:
    """The table that the arguments of a command ask for."""
    from ludarium.kernel.editions import parse_wishes
    from ludarium.kernel.request import TableRequest

    return TableRequest.of(game, edition, seats, parse_wishes(wishes or []), content)


def command(name: str, example: str, group: str = "") -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Register a command: its help is the message `cli-help-NAME-command`, its epilog an example."""
    into, path = (content_app, f"{group}-{name}") if group else (app, name)
    return into.command(name, help=f"cli-help-{path}-command", epilog=example)


def localised(group: Any, language: str) -> Any:
    """The commands with every help text in one language."""
    for one in (group, *getattr(group, "commands", {}).values()):
        if one is not group and hasattr(one, "commands"):
            localised(one, language)
            continue
        one.help = say_shared(language, one.help)
        one.epilog = f"{say_shared(language, 'cli-help-example')} {one.epilog}"
        one.rich_help_panel = say_shared(language, "cli-help-commands")
        shown = one.get_help_option(typer.Context(one, help_option_names=HELP_NAMES))
        shown.help = "cli-help-help"
        for param in (*one.params, shown):
            if getattr(param, "is_flag", False):
                param.metavar = ""
            param.help = say_shared(language, param.help)
            argument = param.param_type_name == "argument"
            param.rich_help_panel = say_shared(language, "cli-help-arguments" if argument else "cli-help-options")
    return group


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version())
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="cli-help-version")
    ] = False,
    language: Annotated[str, typer.Option("--language", metavar="en|de|it", help="cli-help-language")] = "",
) -> None:
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help(), nl=False)


@content_app.callback(invoke_without_command=True)
def content_root(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help(), nl=False)


@command("games", "ludarium games")
def games_command(ctx: typer.Context) -> None:
    from ludarium.cli.reports import show_games

    show_games(session_of(ctx))


@command("rules", "ludarium rules regatta --json")
def rules_command(
    ctx: typer.Context,
    game: GameName,
    json: AsJson = False,
    full: Annotated[bool, typer.Option("--list", help="cli-help-list")] = False,
) -> None:
    from ludarium.cli.reports import show_rules

    raise typer.Exit(show_rules(session_of(ctx), game, as_json=json, full=full))


@command("check", "ludarium check regatta --games 10 --edition second")
def check_command(
    ctx: typer.Context,
    game: GameName,
    games: GameCount = 5,
    seed: Seed = 0,
    edition: EditionName = "",
    seats: SeatCount = None,
    option: Wishes = None,
) -> None:
    from ludarium.cli.reports import show_check

    show_check(session_of(ctx), requested(game, edition, seats, option), games, seed)


@command("sim", "ludarium sim regatta --seats 3 --games 1000 --option storm=yes")
def sim_command(
    ctx: typer.Context,
    game: GameName,
    edition: EditionName = "",
    seats: SeatCount = None,
    games: GameCount = 100,
    seed: Seed = 0,
    option: Wishes = None,
    content: PackFolder = None,
    json: AsJson = False,
) -> None:
    from ludarium.cli.simulate import show_sim

    request = requested(game, edition, seats, option, content)
    raise typer.Exit(show_sim(session_of(ctx), request, games, seed, as_json=json))


@command("arena", "ludarium arena dei --bots mcts:400,greedy,random --games 200")
def arena_command(
    ctx: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="NAMES", help="cli-help-bots")] = "mcts:400,greedy",
    games: GameCount = 100,
    edition: EditionName = "",
    seats: SeatCount = None,
    option: Wishes = None,
    content: PackFolder = None,
    seed: Seed = 0,
    workers: WorkerCount = 0,
    ray: RayAddress = "",
    out: ResultFolder = Path("ludarium-lab"),
    json: AsJson = False,
) -> None:
    from ludarium.cli.tournament import Place, show_arena

    request = requested(game, edition, seats, option, content)
    raise typer.Exit(show_arena(session_of(ctx), request, bots, games, seed, Place(out, workers, ray), as_json=json))


@command("balance", "ludarium balance dei --bots greedy --games 500")
def balance_command(
    ctx: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="NAMES", help="cli-help-bots")] = "greedy",
    games: GameCount = 200,
    edition: EditionName = "",
    seats: SeatCount = None,
    option: Wishes = None,
    content: PackFolder = None,
    seed: Seed = 0,
    workers: WorkerCount = 0,
    ray: RayAddress = "",
    out: ResultFolder = Path("ludarium-lab"),
    json: AsJson = False,
) -> None:
    from ludarium.cli.tournament import Place, show_balance

    request = requested(game, edition, seats, option, content)
    raise typer.Exit(show_balance(session_of(ctx), request, bots, games, seed, Place(out, workers, ray), as_json=json))


@command("learn", "ludarium learn dei --seats 2 --rounds 3 --games 2500")
def learn_command(
    ctx: typer.Context,
    game: GameName,
    rounds: Annotated[int, counted("--rounds", "cli-help-rounds", default=True)] = 2,
    games: GameCount = 2000,
    edition: EditionName = "",
    seats: SeatCount = None,
    option: Wishes = None,
    content: PackFolder = None,
    seed: Seed = 0,
    workers: WorkerCount = 0,
    ray: RayAddress = "",
    out: ResultFolder = Path("ludarium-lab"),
    publish: Annotated[bool, typer.Option("--publish", help="cli-help-publish")] = False,
) -> None:
    from ludarium.cli.tournament import Place, show_learn

    request = requested(game, edition, seats, option, content)
    raise typer.Exit(
        show_learn(session_of(ctx), request, rounds, games, seed, Place(out, workers, ray), publish=publish)
    )


@command("play", "ludarium play regatta --seats 3 --human 1,2")
def play_command(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-play-game", show_default=False)] = "",
    edition: EditionName = "",
    seats: SeatCount = None,
    human: Annotated[str, typer.Option("--human", metavar="SEATS", help="cli-help-human")] = "1",
    option: Wishes = None,
    content: PackFolder = None,
    seed: Annotated[int | None, counted("--seed", "cli-help-play-seed", least=0)] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="cli-help-save", show_default=False)
    ] = None,
) -> None:
    from ludarium.cli.menu import menu, open_table

    session = session_of(ctx)
    request = requested(game, edition, seats, option, content)
    if not game:
        request = menu(session, request)
    open_table(session, request, human, seed, save).run()


@command("serve", "ludarium serve --port 8080 --data-dir games")
def serve_command(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="cli-help-host", show_default=False)] = "",
    port: Annotated[int | None, counted("--port", "cli-help-port")] = None,
    database: DatabaseUrl = "",
    data_dir: DataFolder = None,
    show: Annotated[bool, typer.Option("--open", help="cli-help-open")] = False,
    proxies: Annotated[
        list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="cli-help-proxy", show_default=False)
    ] = None,
    public: Annotated[str, typer.Option("--public", metavar="URL", help="cli-help-public", show_default=False)] = "",
    config: SettingsFile = None,
    check: Annotated[bool, typer.Option("--check", help="cli-help-serve-check")] = False,
) -> None:
    from ludarium.table import garbage

    if not check:
        garbage.rest()
    from ludarium.table.commands import USUAL_PORT, prepared, serve, show_page
    from ludarium.table.configuration import configured

    session = session_of(ctx)
    options = {"host": host, "port": port, "public": public, "proxies": proxies and tuple(proxies)}
    found = configured(config, {**options, "database": database, "data_dir": data_dir})
    if check:
        for line in found.lines():
            session.line(line)
        session.line(session.say("cli-serve-checked", count=len(found.sources)))
        return

    def say(url: str) -> None:
        if found.settings.port is None and not url.endswith(f":{USUAL_PORT}"):
            session.line(session.say("cli-serve-moved", port=str(USUAL_PORT)))
        session.line(session.say("cli-serve", url=url))

    raise typer.Exit(serve(prepared(found.settings), say, show_page if show else None))


@command("worker", "ludarium worker https://play.example.org/")
def worker_command(
    ctx: typer.Context,
    server: Annotated[str, typer.Argument(metavar="SERVER", help="cli-help-worker-server", show_default=False)] = "",
    config: SettingsFile = None,
) -> None:
    import asyncio

    from ludarium.table import joining, logs
    from ludarium.table.configuration import configured

    settings = configured(config, {"server": server}).settings
    joining.check(settings)
    logs.set_up(settings.logs)
    session = session_of(ctx)
    session.line(session.say("cli-worker", server=settings.server, count=settings.workers))
    asyncio.run(joining.work(settings))


@command("backup", "ludarium backup backups --keep 14")
def backup_command(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-help-backup-folder", show_default=False)],
    keep: Annotated[int | None, counted("--keep", "cli-help-backup-keep")] = None,
    database: DatabaseUrl = "",
    data_dir: DataFolder = None,
    config: SettingsFile = None,
) -> None:
    from ludarium.table.backup import back_up
    from ludarium.table.commands import settings_for

    session = session_of(ctx)
    made, count = back_up(settings_for(database, data_dir, config), folder, keep or 0)
    session.line(session.say("cli-backup", count=count, file=str(made)))


@command("restore", "ludarium restore backups/20270101T030000.000Z --data-dir games")
def restore_command(
    ctx: typer.Context,
    backup: Annotated[Path, typer.Argument(metavar="BACKUP", help="cli-help-restore-backup", show_default=False)],
    database: DatabaseUrl = "",
    data_dir: DataFolder = None,
    config: SettingsFile = None,
) -> None:
    from ludarium.table.backup import restore
    from ludarium.table.commands import settings_for

    session = session_of(ctx)
    count = restore(settings_for(database, data_dir, config), backup)
    session.line(session.say("cli-restore", count=count, file=str(backup)))


@command("replay", "ludarium replay game.txt --to 40")
def replay_command(
    ctx: typer.Context,
    file: RecordFile,
    to: Annotated[int | None, counted("--to", "cli-help-to", least=0)] = None,
    seat: Annotated[int | None, counted("--seat", "cli-help-seat")] = None,
    content: PackFolder = None,
) -> None:
    from ludarium.cli.files import show_replay

    show_replay(session_of(ctx), file, to, seat, content)


@command("verify", "ludarium verify game.txt")
def verify_command(ctx: typer.Context, file: RecordFile, content: PackFolder = None) -> None:
    from ludarium.cli.files import show_verify

    show_verify(session_of(ctx), file, content)


@command("export", "ludarium export game-1.txt game-2.txt --to games.parquet")
def export_command(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="cli-help-files", show_default=False)],
    to: Annotated[Path, typer.Option("--to", metavar="FILE", help="cli-help-export-to")] = Path("games.parquet"),
    content: PackFolder = None,
) -> None:
    from ludarium.cli.exporting import show_export

    show_export(session_of(ctx), files, to, content)


@command("check", "ludarium content check my-pack", group="content")
def content_check_command(
    ctx: typer.Context,
    path: Annotated[Path, typer.Argument(metavar="PATH", help="cli-help-content-path", show_default=False)],
) -> None:
    from ludarium.cli.files import show_content

    show_content(session_of(ctx), path)


@command("bench", "ludarium bench --json")
def bench_command(ctx: typer.Context, json: AsJson = False) -> None:
    here = Path.cwd()
    root = next((folder for folder in (here, *here.parents) if (folder / "bench" / "__main__.py").is_file()), None)
    if root is None:
        raise SetupError("bench needs a checkout of Ludarium, and this folder is not in one")
    done = subprocess.run([sys.executable, "-m", "bench", *(["--json"] if json else [])], cwd=root, check=False)
    raise typer.Exit(done.returncode)


def session_of(ctx: typer.Context) -> Session:
    session = ctx.obj
    assert isinstance(session, Session)
    return session
