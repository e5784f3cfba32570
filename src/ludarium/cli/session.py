"""What every command is given: the language, where to print, and where to read what a person types."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludarium.kernel.catalogue import say_shared

PIPE_WIDTH = 100
"""Columns of what is printed into a file or pipe."""


@dataclass(frozen=True)
class Session:
    language: str
    out: Console
    err: Console
    read: Callable[[str], str]
    """Print a prompt and read a line; EOFError when there are no more."""

    @classmethod
    def open(cls, language: str) -> Session:
        """The session of this process's terminal, or of whatever its streams are redirected to."""
        return cls(language, _console(stderr=False), _console(stderr=True), _read_line)

    def say(self, id: str, **values: Any) -> str:
        return say_shared(self.language, id, **values)

    def line(self, text: str = "", style: str = "") -> None:
        """Print one line, never broken or cut."""
        self.out.print(text, style=style, soft_wrap=True)

    def json(self, value: Any) -> None:
        self.line(json.dumps(value, ensure_ascii=False, indent=2))

    @contextmanager
    def progress(self, what: str, total: int, after: float = 0.0) -> Iterator[Callable[[], None]]:
        """A progress bar on a terminal, once `after` seconds have passed; gives the function that moves it on."""
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        bar = Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal)
        task = bar.add_task(what, total=total)
        shown_from = time.monotonic() + after

        def step() -> None:
            bar.advance(task)
            if not bar.live.is_started and time.monotonic() >= shown_from:
                bar.start()

        if not after:
            bar.start()
        try:
            yield step
        finally:
            bar.stop()


def _console(stderr: bool) -> Console:
    """A console that prints texts as they are: no markup, no emoji codes, no colours of its own accord."""
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() or os.environ.get("COLUMNS") else PIPE_WIDTH
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False, width=width)


def _read_line(prompt: str) -> str:
    """Input that does not come from a keyboard is repeated, so that what is printed reads like the session it was."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # lets people edit what they type
        return input(prompt)
    text = input(prompt)
    print(text, flush=True)
    return text
