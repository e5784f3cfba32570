"""The games on the shelf: what can be played here, in which packs, and the matches and guided games made of it."""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from ludarium import games
from ludarium.kernel.content import Pack
from ludarium.kernel.errors import ContentError, LudariumError, UnknownGame
from ludarium.kernel.game import Game, Match
from ludarium.kernel.lessons import Lesson, lesson_of
from ludarium.kernel.request import TableRequest
from ludarium.kernel.starts import KINDS, Start, start_of, starts_of
from ludarium.table import wire_games
from ludarium.table.problems import Trouble
from ludarium.table.settings import Settings
from ludarium.table.store import TableRow

logger = logging.getLogger(__name__)

PACK_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,99}\Z")
KEPT_MATCHES = 64
GUIDED = "guided"
"""The origin of a table with a coach."""


class Shelf:
    """Everything about games that needs no table."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._matches: OrderedDict[tuple[TableRequest, str], Match[Any]] = OrderedDict()

    def warm_up(self, language: str) -> None:
        """Read what the lobby and the first table need of every game in a language, so that nobody waits for it."""
        for game in self.games():
            game.catalogue.messages(language)
            self.lesson(game)
            game.content()

    def read_rules(self) -> int:
        """Read the rules of every game, which people look up later; how many there are."""
        return sum(len(game.rules.rules) for game in self.games())

    def games(self) -> list[Game]:
        """Every game that can be played here; one that cannot be loaded is left out and logged."""
        found = []
        for name in games.names():
            try:
                found.append(self.settings.game(name))
            except Exception:
                logger.exception("the game %r cannot be loaded", name)
        return found

    def game(self, name: str) -> Game:
        try:
            return self.settings.game(name)
        except UnknownGame as problem:
            raise Trouble(404, "no-game", f"{problem}.") from None

    def packs(self, game: Game) -> list[wire_games.PackInfo]:
        """The game's own content and the valid packs for it in the packs folder."""
        found = []
        folders = sorted(self.settings.packs.iterdir()) if self.settings.packs.is_dir() else []
        for id, folder in [("", None), *((path.name, path) for path in folders if PACK_NAME.match(path.name))]:
            try:
                if folder is not None and Pack(folder).about.game != game.id:
                    continue
                pack, _ = game.content(folder)
            except ContentError as problem:
                logger.warning("the content pack %r is invalid: %s", id, problem)
                continue
            found.append(wire_games.PackInfo(id=id, name=pack.name, about=pack.about.about, hash=pack.hash))
        return found

    def pack_folder(self, id: str) -> Path | None:
        if not id:
            return None
        folder = self.settings.packs / id
        if not PACK_NAME.match(id) or not folder.is_dir():
            raise Trouble(422, "no-pack", f"There is no content pack {id!r} on this server.")
        return folder

    def match(self, request: TableRequest) -> Match[Any]:
        """A match, shared by all tables that play alike. The content of the request is the name of a pack here."""
        game, folder = self.game(request.game), self.pack_folder(request.content)
        content, _ = game.content(folder, request.edition)
        found = replace(request, options=tuple(sorted(request.options)), content=str(folder or ""))
        key = found, content.hash
        match = self._matches.get(key)
        if match is None:
            match = game.resolve(found)
            self._matches[key] = match
            if len(self._matches) > KEPT_MATCHES:
                self._matches.popitem(last=False)
        self._matches.move_to_end(key)
        return match

    # Guided games

    def lesson(self, game: Game) -> Lesson | None:
        """The guided game of a title; one that is invalid is left out and logged."""
        try:
            return lesson_of(game)
        except LudariumError as problem:
            logger.error("the guided game of %s is invalid: %s", game.id, problem)
            return None

    # Stored starts

    def start(self, game: Game, kind: str, id: str) -> Start:
        """A level, or an example of a rule."""
        if kind not in KINDS or id not in starts_of(game, kind):
            raise Trouble(404, "no-start", f"{game.title} has no {kind if kind in KINDS else 'start'} {id!r}.")
        return start_of(game, kind, id)

    def start_at(self, table: TableRow) -> Start | None:
        """The stored start a table began from, as it is now; trouble where it no longer exists."""
        if not table.start:
            return None
        kind, id = table.start.split(" ")[:2]
        return self.start(self.game(table.game), kind, id)

    def lesson_at(self, table: TableRow) -> Lesson | None:
        """What is taught at a table, as it is now; None where nothing is, or no longer."""
        return self.lesson(self.game(table.game)) if table.origin == GUIDED else None
