"""The table on a real terminal: a pseudo-terminal of 30 lines with a person at its keyboard."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PATIENCE = 30.0


class Terminal:
    """A program on a pseudo-terminal."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.screen, side = pty.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludarium.cli", *arguments],
            cwd=folder,
            env=environment,
            stdin=side,
            stdout=side,
            stderr=side,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(side)
        self.raw = ""

    def expect(self, text: str) -> str:
        """Read on until a text appears; gives everything read since the last time, without colours."""
        give_up = time.monotonic() + PATIENCE
        while text not in ESCAPE.sub("", self.raw):
            ready, _, _ = select.select([self.screen], [], [], max(0.0, give_up - time.monotonic()))
            assert ready, f"{text!r} did not appear in: {self.raw}"
            try:
                self.raw += os.read(self.screen, 65536).decode("utf-8", "replace")
            except OSError:  # the program has ended
                break
        seen, self.raw = self.raw, ""
        assert text in ESCAPE.sub("", seen), seen
        return seen

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def settle(self) -> None:
        """Wait until the program sleeps, which it does when it reads: a signal before that would be missed."""
        give_up = time.monotonic() + PATIENCE
        state = Path(f"/proc/{self.process.pid}/stat")
        while state.read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < give_up

    def end(self) -> int:
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def terminal(folder: Path, request: pytest.FixtureRequest) -> Iterator[Terminal]:
    opened = Terminal(folder, *request.param.split())
    yield opened
    opened.close()


@pytest.mark.parametrize("terminal", ["play regatta --seats 2 --human all --seed 3"], indirect=True)
def test_two_people_at_one_keyboard(terminal: Terminal, folder: Path) -> None:
    terminal.expect("Seat 1 is next. Pass the keyboard")
    terminal.type("\n")
    screen = terminal.expect("Seat 1 > ")
    assert "\x1b[" in screen
    assert "5 hidden" in ESCAPE.sub("", screen)
    terminal.type("1\n")
    terminal.expect("or u to undo.")
    terminal.type("u\n")
    terminal.expect("Seat 1 > ")
    terminal.type("2\n")
    terminal.expect("or u to undo.")
    terminal.type("\n")
    curtain = terminal.expect("Seat 2 is next. Pass the keyboard")
    assert "\x1b[2J" in curtain
    assert "\x1b[3J" in curtain
    terminal.type("\n")
    assert "Seat 2 (you)" in ESCAPE.sub("", terminal.expect("Seat 2 > "))
    terminal.type("q\n")
    terminal.expect("y, n or another name: ")
    terminal.type("left.txt\n")
    terminal.expect("Saved as left.txt.")
    assert terminal.end() == 0
    assert (folder / "left.txt").read_text().startswith('[Record "1"]')


@pytest.mark.parametrize("terminal", ["play regatta"], indirect=True)
def test_ctrl_c_leaves_the_table(terminal: Terminal) -> None:
    terminal.expect("Seat 1 > ")
    terminal.settle()
    terminal.type("\x03")
    terminal.expect("ludarium: stopped")
    assert terminal.end() == 130


@pytest.mark.parametrize("terminal", ["play regatta"], indirect=True)
def test_ctrl_d_leaves_the_table(terminal: Terminal) -> None:
    terminal.expect("Seat 1 > ")
    terminal.type("\x04")
    terminal.expect("You have left the table.")
    assert terminal.end() == 0


@pytest.mark.parametrize("terminal", ["check regatta --games 4 --seats 2"], indirect=True)
def test_the_kit_shows_a_progress_bar(terminal: Terminal) -> None:
    assert "Checking Regatta" in ESCAPE.sub("", terminal.expect("No law was broken."))
    assert terminal.end() == 0
