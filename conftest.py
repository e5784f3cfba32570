"""Runs the examples of README and docs as tests.

`python` blocks run in one namespace per page, doctest prompts are compared. In `console` blocks every line
`$ ludarium ...` is run in an empty folder of its own page and must succeed; output shown beneath it must agree, `...`
matches anything.
"""

import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path
from typing import Any

from sybil import Example, Sybil
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser, SkipParser

FLAGS = ELLIPSIS | NORMALIZE_WHITESPACE


def run_console(example: Example) -> str | None:
    for command, shown in commands(str(example.parsed)):
        program, *arguments = shlex.split(command)
        if program != "ludarium":
            continue
        executable = Path(sys.executable).with_name("ludarium")
        done = subprocess.run(
            [executable, *arguments],
            cwd=example.namespace["folder"],
            env={**os.environ, "LC_ALL": "C.UTF-8"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            return f"$ {command}\nexit code {done.returncode}\n{done.stdout}{done.stderr}"
        if shown and not OutputChecker().check_output(shown, done.stdout, FLAGS):
            return f"$ {command}\nshown:\n{shown}\nprinted:\n{done.stdout}"
    return None


def commands(block: str) -> Iterator[tuple[str, str]]:
    """Each command of a console block with the output shown beneath it."""
    for part in f"\n{block}".split("\n$ ")[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown


def enter_page(namespace: dict[str, Any]) -> None:
    namespace["_folder"] = tempfile.TemporaryDirectory(prefix="ludarium-page-")
    namespace["folder"] = namespace["_folder"].name


def leave_page(namespace: dict[str, Any]) -> None:
    namespace["_folder"].cleanup()


pytest_collect_file = Sybil(
    parsers=[
        PythonCodeBlockParser(doctest_optionflags=FLAGS),
        CodeBlockParser(language="console", evaluator=run_console),
        SkipParser(),
    ],
    patterns=["README.md", "docs/*.md"],
    setup=enter_page,
    teardown=leave_page,
).pytest()
