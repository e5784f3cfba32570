"""The command line. Errors are one sentence; the exit code says what kind of error it was.

0 all is well · 1 a law is broken or a coverage not honest · 2 wrong arguments · 3 to 6 the kernel's errors (drawn in
`ludarium.kernel.errors`) · 70 a defect of Ludarium or of a game · 130 stopped by Ctrl-C
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ludarium import __version__, _compiled

if TYPE_CHECKING:
    import typer

DEFECT = 70
STOPPED = 130
DEBUG = "LUDARIUM_DEBUG"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    _forgive_encodings()
    try:
        return run(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        return complain("stopped", STOPPED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as problem:
        return explain(problem)


def explain(problem: Exception) -> int:
    """Say what went wrong."""
    import typer

    from ludarium.kernel.errors import LudariumError

    if isinstance(problem, LudariumError):
        return complain(str(problem), problem.exit_code)
    if isinstance(problem, typer.TyperException):
        return complain(usage(problem), problem.exit_code)
    if isinstance(problem, EOFError | typer.Abort):
        return 0
    if os.environ.get(DEBUG):
        traceback.print_exc()
    place = traceback.extract_tb(problem.__traceback__)[-1]
    where = f"{Path(place.filename).name}:{place.lineno}"
    return complain(
        f"a defect, please report it: {type(problem).__name__} at {where}: {problem} ({DEBUG}=1 shows more)", DEFECT
    )


def version() -> str:
    """The version, and which core is in use."""
    return f"ludarium {__version__} ({_compiled.mode()})"


def run(arguments: list[str]) -> int:
    if arguments == ["--version"]:
        print(version(), flush=True)
        return 0
    # All else needs the catalogues, the terminal and the arguments of every command, which take longer than a moment.
    import typer

    from ludarium.cli.app import app, localised
    from ludarium.cli.language import take_language
    from ludarium.cli.session import Session

    language, rest = take_language(arguments, os.environ)
    command = localised(typer.main.get_command(app), language)
    code = command.main(rest, prog_name="ludarium", standalone_mode=False, obj=Session.open(language))
    if code == STOPPED:
        raise KeyboardInterrupt
    return code or 0


def usage(problem: typer.TyperException) -> str:
    """A wrong argument in one sentence, and where to read on."""
    sentence = problem.format_message().strip().rstrip(".")
    context = getattr(problem, "ctx", None)
    hint = f"; see {context.command_path} --help" if context is not None else ""
    return f"{sentence[:1].lower()}{sentence[1:]}{hint}"


def complain(sentence: str, code: int) -> int:
    """Say what is wrong on the error stream."""
    print(f"ludarium: {sentence}", file=sys.stderr)
    return code


def _forgive_encodings() -> None:
    """Bytes that are not text, and characters a terminal does not have, must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
