"""How much a server does until it answers the lobby: counted, not timed, so that a busy machine changes nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

MOST_CALLS = 850_000
"""Calls of Python functions, in all threads: imports, the application, the database, every game and its words."""
NOT_YET = (
    "alembic",
    "asyncpg",
    "mako",
    "numpy",
    "pydantic",
    "pygments",
    "sqlalchemy.ext.asyncio",
    "sqlalchemy.orm",
)
"""What a server on SQLite does not need while its schema is new or present; alembic brings half of the others."""

START = """
import gc, json, os, sys, threading
from urllib.request import urlopen
from ludarium.table import garbage

calls = 0

def count(frame, event, arg):
    global calls
    calls += event == "call"

def visit(url):
    def look():
        with urlopen(url + "/api/games") as reply:
            games = [game["id"] for game in json.load(reply)["games"]]
        collected = sum(each["collections"] for each in gc.get_stats()) - before
        found = {"games": games, "calls": calls, "collected": collected, "modules": list(sys.modules)}
        print(json.dumps(found), flush=True)
        os._exit(0)  # the other languages follow, and nobody needs them

    threading.Thread(target=look).start()

garbage.rest()
before = sum(each["collections"] for each in gc.get_stats())
if "count" in sys.argv:
    threading.setprofile(count)
    sys.setprofile(count)

from pathlib import Path
from ludarium.table.commands import serve
from ludarium.table.settings import Settings

serve(Settings(data_dir=Path(sys.argv[1]), port=0), say=lambda url: None, show=visit)
"""


def started(folder: Path, *more: str) -> dict[str, Any]:
    """What a server has done when it has answered who asks for its games."""
    environment = {**os.environ, "LUDARIUM_CACHE": str(folder / "cache")}
    command = [sys.executable, "-c", START, str(folder), *more]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment, timeout=120)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_server_answers_the_lobby_without_detours(tmp_path: Path) -> None:
    first = started(tmp_path)  # it makes the database, and keeps its words ready for the second one
    second = started(tmp_path, "count")
    for found in (first, second):
        assert "dei" in found["games"]
        assert [name for name in NOT_YET if name in found["modules"]] == []
    assert second["collected"] == 0, "it has looked for garbage among what it has imported"
    assert 0 < second["calls"] <= MOST_CALLS


VERSION = """
import sys
from ludarium.cli import main
sys.argv = ["ludarium", "--version"]
main()
print(*sys.modules)
"""


def test_the_version_is_said_before_anything_is_loaded() -> None:
    """A fifth of a second is allowed, and a library of the server or of the command line alone takes that long."""
    done = subprocess.run([sys.executable, "-c", VERSION], check=True, stdout=subprocess.PIPE, text=True, timeout=120)
    said, modules = done.stdout.splitlines()
    assert said.startswith("ludarium ")
    loaded = {name.partition(".")[0] for name in modules.split()}
    assert loaded.isdisjoint({*NOT_YET, "asyncio", "litestar", "msgspec", "rich", "sqlalchemy", "typer", "uvicorn"})
    assert not [name for name in modules.split() if name.startswith(("ludarium.games.", "ludarium.table"))]
