"""Opening a game: from arguments, or from a numbered menu after a bare `ludarium play`."""

from __future__ import annotations

import re
import secrets
from pathlib import Path

from msgspec.structs import replace
from rich.text import Text

from ludarium import games
from ludarium.cli.session import Session
from ludarium.cli.show import NUMBER
from ludarium.cli.terminal import TerminalTable
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng
from ludarium.kernel.errors import SetupError
from ludarium.kernel.game import Game
from ludarium.kernel.play import Play
from ludarium.kernel.request import TableRequest
from ludarium.kernel.wording import Wording


def loaded(name: str) -> Game | Exception:
    """A game, or what keeps a package that offers one from loading."""
    try:
        return games.get(name)
    except Exception as problem:
        return problem


def people(text: str, seats: int) -> frozenset[int]:
    """The seats that people play, as typed: `1`, `1,3`, `all` or `none`."""
    if text in ("all", "none"):
        return frozenset(range(seats)) if text == "all" else frozenset()
    numbers = text.split(",")
    if not all(re.fullmatch("[1-9]", number) and int(number) <= seats for number in numbers):
        raise SetupError(f"--human {text!r} should be seats from 1 to {seats} such as 1 or 1,{seats}, or all, or none")
    return frozenset(int(number) - 1 for number in numbers)


def open_table(session: Session, wish: TableRequest, human: str, seed: int | None, save: Path | None) -> TerminalTable:
    """The table, with every argument checked before anything is dealt."""
    match = games.resolve(wish)
    humans = people(human, match.seats)
    if save is not None and save.exists():
        raise SetupError(f"--save {str(save)!r}: this file already exists")
    play = Play(match, None if seed is None else seed_of(seed))
    bots = Rng(secrets.randbits(32) if seed is None else seed)
    return TerminalTable(session, play, humans, bots, save)


def menu(session: Session, wish: TableRequest) -> TableRequest:
    """Ask for whatever is still open: game, edition, seats. A question with one answer is not asked."""
    name = wish.game or _choose(session, "cli-menu-game", _numbered(_titles()))
    game = games.get(name)
    edition = wish.edition or _choose(session, "cli-menu-edition", _numbered(_editions(session, game)))
    seats = wish.seats
    if seats is None:
        counts = [(str(count), str(count), session.say("cli-seats", seats=count)) for count in game.seats]
        seats = int(_choose(session, "cli-menu-seats", counts))
    return replace(wish, game=name, edition=edition, seats=seats)


def _titles() -> dict[str, str]:
    found = {name: game.title for name in games.names() if isinstance(game := loaded(name), Game)}
    if not found:
        raise SetupError("there is no game to play")
    return found


def _editions(session: Session, game: Game) -> dict[str, str]:
    words = Wording(game.match(), session.language)
    return {edition.id: words.name(f"edition-{edition.id}", edition.title) for edition in game.editions}


def _numbered(titles: dict[str, str]) -> list[tuple[str, str, str]]:
    return [(str(number), value, title) for number, (value, title) in enumerate(titles.items(), 1)]


def _choose(session: Session, question: str, rows: list[tuple[str, str, str]]) -> str:
    """One of several values, each with the number to type and a title; Enter takes the first, q leaves."""
    if len(rows) == 1:
        return rows[0][1]
    session.line()
    session.line(session.say(question), style="bold")
    for number, _, title in rows:
        session.out.print(Text.assemble((f"{number:>3})", NUMBER), f" {title}"))
    while True:
        typed = session.read(session.say("cli-menu-prompt", first=rows[0][0])).strip()
        for number, value, _ in rows:
            if typed in (number, value, "" if number == rows[0][0] else number):
                return value
        if typed.lower() == "q":
            raise EOFError
        session.line(session.say("cli-menu-again", first=rows[0][0], last=rows[-1][0]), style="red")
