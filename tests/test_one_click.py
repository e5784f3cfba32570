"""`docs/one-click.toml` is true: its files exist, and a real click passes those of the server and no others."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

CHECKOUT = Path(__file__).resolve().parents[1]
FILES = tomllib.loads((CHECKOUT / "docs" / "one-click.toml").read_text("utf-8"))["file"]
PATHS = [file["path"] for file in FILES]
MOST = 25


@pytest.fixture(scope="module")
def followed() -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.one_click"]
    environment = {**os.environ, "LUDARIUM_PURE": "1", "LUDARIUM_COMPILED": ""}
    ran = subprocess.run(
        command, cwd=CHECKOUT, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return found


def test_a_click_passes_few_files_and_none_twice() -> None:
    assert len(PATHS) <= MOST
    assert len(set(PATHS)) == len(PATHS)


@pytest.mark.parametrize("file", FILES, ids=PATHS)
def test_every_file_has_what_is_named(file: dict[str, str]) -> None:
    text = (CHECKOUT / file["path"]).read_text("utf-8")
    names = [file[way].rpartition(".")[2] for way in ("out", "back") if way in file]
    assert names
    assert [name for name in names if not re.search(rf"\b{name}\b", text)] == []
    assert file["does"]


def test_a_real_click_takes_this_way(followed: dict[str, Any]) -> None:
    """What is named has run: first everything on the way out, in this order, then everything on the way back."""
    ran = [tuple(step) for step in followed["ran"]]
    python = [file for file in FILES if file["path"].endswith(".py")]
    for way in ("out", "back"):
        named = [(file["path"], file[way]) for file in python if way in file]
        assert [step for step in named if step not in ran] == []
    out = [ran.index((file["path"], file["out"])) for file in python if "out" in file]
    assert out == sorted(out)


def test_what_is_left_out_hands_nothing_on(followed: dict[str, Any]) -> None:
    """A file that is not listed is only asked something: it calls no listed file."""
    assert [(one, other) for one, other in followed["calls"] if one not in PATHS and other in PATHS] == []
