"""Runs the command line inside the test process."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from regatta.game import RegattaMatch

from ludarium import games
from ludarium.cli import main
from tests.cli.ran import Broken, Cli, Ran


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> Cli:
    """Run a command in an empty folder, in English, with the given lines on its input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    for name in ("COLUMNS", "FORCE_COLOR", "LUDARIUM_DEBUG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        captured = capfd.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[RegattaMatch]], str]:
    """Register the example game with another match for one test; gives its name."""

    def put(kind: type[RegattaMatch]) -> str:
        game = Broken(kind)
        monkeypatch.setitem(sys.modules, f"game_{game.id}", SimpleNamespace(GAME=game))
        monkeypatch.setitem(games.BUILT_IN, game.id, f"game_{game.id}")
        games.get.cache_clear()
        return game.id

    return put


@pytest.fixture
def record(cli: Cli) -> Path:
    """A finished game of two random seats."""
    assert cli("play", "regatta", "--seats", "2", "--human", "none", "--seed", "7", "--save", "game.txt").code == 0
    return Path("game.txt")
