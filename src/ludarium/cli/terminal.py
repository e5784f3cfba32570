"""The terminal table: people at one keyboard against random seats, in any game.

Only the view of the seat that decides is ever printed. Between two people a curtain wipes the screen. Whatever is
typed, the position changes only by a legal answer or an undo the rules of the table allow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludarium.cli.session import Session
from ludarium.cli.show import NUMBER, QUIET, YOU, answer_list, log_lines, position, result
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.play import Play
from ludarium.kernel.record import record_of, write
from ludarium.kernel.seats import SPECTATOR
from ludarium.kernel.speech import COMMANDS, Choice, Speech, readable
from ludarium.kernel.wording import WITH_NOTATION, Wording

OLD_LINES, NEW_LINES = 4, 10
"""How much of the log is shown: at least this much, and at most this much of what is new."""
OLD_EVENTS = 30
"""Enough events for the old lines."""
KEYS = ("u", "l", "w", "h", "q")


class Leave(Exception):
    """Somebody has left the table."""


@dataclass
class TerminalTable:
    """One game at the terminal."""

    session: Session
    play: Play
    humans: frozenset[int]
    rng: Rng
    save: Path | None = None
    saved: set[Path] = field(default_factory=set)
    heard: dict[int, int] = field(default_factory=dict)
    """How long each person's log was when they gave their last answer."""
    holder: int | None = None
    """The seat whose hands are on the keyboard."""

    def __post_init__(self) -> None:
        self.words = Wording(self.play.match, self.session.language, place=WITH_NOTATION)
        self.keys: dict[str, Callable[[int], bool]] = {
            "u": self._undo,
            "l": self._log,
            "w": self._write,
            "h": self._help,
            "q": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.play.over:
                seat = self._next_seat()
                if seat in self.humans:
                    self._turn(seat)
                else:
                    ask = self.play.ask_of(seat)
                    assert ask is not None
                    self.play.do(seat, random_answer(ask, self.rng))
            self._end()
        except Leave:
            pass
        except EOFError:
            self.session.line()
            self.session.line(self._say("cli-play-left"))
        finally:
            if self.save is not None:
                self._save_as(self.save)

    # Turns

    def _next_seat(self) -> int:
        """Who answers next: random seats before people, and who has the keyboard before the others."""
        asked = [ask.seat for ask in self.play.asks]
        for seat in asked:
            if seat not in self.humans:
                return seat
        return self.holder if self.holder in asked else asked[0]

    def _turn(self, seat: int) -> None:
        """One answer of a person, and the last chance to take it back before the game moves on."""
        if len(self.humans) > 1 and seat != self.holder:
            self.curtain(seat)
        self.holder = seat
        self.draw(seat)
        while not self.obey(seat, self._ask(self._say("cli-play-prompt", seat=seat + 1))):
            pass
        if not self.play.over and self.play.can_undo(seat) and self.play.ask_of(seat) is None:
            self._confirm(seat)

    def _confirm(self, seat: int) -> None:
        """Wait for Enter, or for u, before another seat answers and nothing can be undone."""
        self.session.line(self._say("cli-play-confirm"), style=QUIET)
        while text := self._ask(self._say("cli-play-prompt", seat=seat + 1)).strip().lower():
            if text not in self.keys:
                self.session.line(self._say("cli-play-confirm"), style=QUIET)
            elif self.keys[text](seat):
                return

    def obey(self, seat: int, typed: str) -> bool:
        """Do what was typed; True when the position has changed."""
        text = " ".join(typed.split()).lower()
        if not text:
            self.draw(seat)
            return False
        if text in self.keys:
            return self.keys[text](seat)
        reply = self.speech(seat).hear(text)
        if reply.undo:
            return self._undo(seat)
        if reply.action >= 0:
            self.heard[seat] = len(self.play.heard(seat))
            self.play.do(seat, reply.action)
            return True
        if reply.choices:
            self.session.out.print(answer_list(self.words, reply.choices))
        else:
            for line in reply.lines:
                self.session.line(line, style="red" if reply.wrong else "")
        return False

    def speech(self, seat: int) -> Speech:
        """What this seat can say and ask now."""
        heard = self.play.heard(seat)
        self.words.look(self.play.match.view(self.play.state, seat))
        return Speech(
            self.words,
            self.play,
            seat,
            lambda: log_lines(self.words, self.play, heard[self.heard.get(seat, 0) :]),
            lambda: log_lines(self.words, self.play, heard),
        )

    def offered(self, seat: int) -> list[Choice]:
        return self.speech(seat).choices()

    # Keys

    def _undo(self, seat: int) -> bool:
        if not self.play.can_undo(seat):
            self.session.line(self._say("cli-play-no-undo"), style="red")
            return False
        self.play.undo(seat)
        return True

    def _log(self, seat: int) -> bool:
        lines = log_lines(self.words, self.play, self.play.heard(seat))
        for line in lines or [self._say("cli-play-no-log")]:
            self.session.line(f"  {line}")
        return False

    def _write(self, seat: int) -> bool:
        default = self._default_file()
        typed = self._ask(self._say("cli-play-file", file=default.name)).strip()
        self._save_as(Path(typed) if typed else default)
        return False

    def _help(self, seat: int) -> bool:
        grid = Table.grid(padding=(0, 2))
        grid.add_row(Text("1, 2, 3 …", style=NUMBER), self._say("cli-play-help-number"))
        ask = self.play.ask_of(seat)
        verbs = self.play.match.verbs
        asked = {} if ask is None else {verbs.verb(action).name: verbs.verb(action) for action in ask.actions}
        for number, verb in enumerate(asked.values()):
            grid.add_row(Text(verb.pattern(), style=NUMBER), "" if number else self._say("cli-play-help-text"))
        for key in KEYS:
            grid.add_row(Text(key, style=NUMBER), self._say(f"cli-play-help-{key}"))
        for command in COMMANDS[:4]:
            typed = self._say(f"typed-{command}").split("|")[0]
            grid.add_row(Text(typed, style=NUMBER), self._say(f"typed-help-{command}"))
        self.session.out.print(grid)
        return False

    def _quit(self, seat: int) -> bool:
        if self.save is None:
            self._offer_to_save()
        raise Leave

    # Saving

    def _default_file(self) -> Path:
        return Path(f"{self.play.match.game.id}-{self.play.commitment[:8]}.txt")

    def _offer_to_save(self) -> None:
        default = self._default_file()
        typed = self._ask(self._say("cli-play-offer", file=default.name)).strip()
        if typed.lower() in ("", "n", "no", "nein", "q"):
            return
        self._save_as(default if typed.lower() in ("y", "yes", "j", "ja", "s", "si", "sì") else Path(typed))

    def _save_as(self, file: Path) -> None:
        """Write the record; existing files are never overwritten, and problems are reported without ending the game."""
        players = ["human" if seat in self.humans else "random" for seat in range(self.play.match.seats)]
        text = write(record_of(self.play, players=players))
        shown = readable(str(file))
        try:
            if file not in self.saved:
                file.open("x", encoding="utf-8").close()
            file.write_text(text, encoding="utf-8")
        except FileExistsError:
            self.session.line(self._say("cli-play-exists", file=shown), style="red")
        except (OSError, ValueError) as problem:
            reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
            self.session.line(self._say("cli-play-not-saved", file=shown, problem=reason), style="red")
        else:
            self.saved.add(file)
            self.session.line(self._say("cli-play-saved", file=shown), style="green")

    # Drawing

    def draw(self, seat: int) -> None:
        """The whole screen of one seat."""
        out, play = self.session.out, self.play
        if out.is_terminal:
            out.clear()
        view = play.match.view(play.state, seat)
        self.words.look(view)
        out.print(position(self.words, view, out.width, self.humans))
        self.news(seat)
        question = self.words.question(type(play.state.stack[-1]).__name__)
        title = Text.assemble((self.words.seat(seat), YOU), f" · {question}")
        out.print(
            Panel(answer_list(self.words, self.offered(seat)), title=title, title_align="left", border_style="green")
        )
        keys = [key for key in KEYS if key != "u" or play.can_undo(seat)]
        parts: list[Any] = []
        for key in keys:
            parts += [(key, NUMBER), f" {self._say(f'cli-play-key-{key}')}   "]
        out.print(Text.assemble("  ", *parts))

    def news(self, seat: int) -> None:
        """The last lines of a seat's log; new ones are highlighted."""
        heard, seen = self.play.heard(seat), self.heard.get(seat, 0)
        new = log_lines(self.words, self.play, heard[seen:])[-NEW_LINES:]
        old = log_lines(self.words, self.play, heard[max(0, seen - OLD_EVENTS) : seen])
        for line in old[len(old) - max(0, OLD_LINES - len(new)) :]:
            self.session.line(f"  {line}", style=QUIET)
        for line in new:
            self.session.line(f"  {line}")

    def curtain(self, seat: int) -> None:
        """Nothing one person saw may stay on the screen, or above it, for the next."""
        self._wipe()
        self.session.out.print(Panel(self._say("cli-play-curtain", seat=seat + 1), border_style="yellow"))
        self._ask("")

    def _end(self) -> None:
        """Everybody may see the end."""
        out, play = self.session.out, self.play
        if len(self.humans) > 1:
            self._wipe()
        out.print(position(self.words, play.match.view(play.state, SPECTATOR), out.width, self.humans))
        self.news(SPECTATOR)
        out.print(result(self.words, play))
        if self.save is None and self.humans:
            self._offer_to_save()

    def _wipe(self) -> None:
        """Clear the screen and what has scrolled out of it."""
        out = self.session.out
        if out.is_terminal:
            out.clear()
            out.file.write("\x1b[3J")

    def _ask(self, prompt: str) -> str:
        return self.session.read(prompt)

    def _say(self, id: str, **values: Any) -> str:
        return self.session.say(id, **values)
