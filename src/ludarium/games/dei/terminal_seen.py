"""What the parts of the terminal's picture share: the words of one language, and one viewer's view in them."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.dei.card_text import CardTexts
from ludarium.games.dei.components import Content
from ludarium.games.dei.state import HAND, Dei
from ludarium.games.dei.table import Table
from ludarium.games.dei.terminal_map import FACTION_TEXT, chip, letter
from ludarium.kernel.catalogue import Catalogue
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.ink import BOLD, DIM, TIED, Line, ink
from ludarium.kernel.verbs import VerbTable
from ludarium.kernel.views import View

TWO_COLUMNS: Final = 96
HIDDEN: Final = "?"
TITLE: Final = ink("86D3FF", bold=True)
QUIET: Final = DIM
NOW: Final = ink("C4F24A", bold=True)


class Screen:
    """The words of one match in one language."""

    def __init__(
        self,
        table: Table,
        content: Content,
        verb_table: VerbTable,
        words: Catalogue,
        language: str,
        edition: str,
    ) -> None:
        self.table: Final = table
        self.content: Final = content
        self.verb_table: Final = verb_table
        self.words: Final = words
        self.language: Final = language
        self.edition: Final = edition
        self.texts: Final = CardTexts(words, language)
        self._said: Final[dict[str, str]] = {}

    def say(self, id: str) -> str:
        """A message without variables."""
        known = self._said.get(id)
        if known is None:
            known = self.words.say(self.language, id)
            self._said[id] = known
        return known

    def number(self, id: str, n: int) -> str:
        """A message that counts."""
        key = f"{id} {n}"
        known = self._said.get(key)
        if known is None:
            known = self.words.say(self.language, id, n=n)
            self._said[key] = known
        return known

    def ruled(self, id: str) -> str:
        """A sentence that may depend on the edition."""
        known = self._said.get(id)
        if known is None:
            known = self.words.say(self.language, id, edition=self.edition)
            self._said[id] = known
        return known

    def card(self, card: int) -> str:
        return self.say(f"card-{self.content.cards[card].id}")

    def card_text(self, card: int) -> str:
        return self.texts.card(self.content.cards[card].actions)


class Seen:
    """A position as one viewer sees it, to be drawn so wide."""

    def __init__(self, screen: Screen, view: View, width: int, s: Dei) -> None:
        self.screen: Final = screen
        self.content: Final = screen.content
        self.view: Final = view
        self.zones: Final = view["zones"]
        self.viewer: Final[int] = view["viewer"]
        self.asked: Final[list[int]] = view["asked"]
        self.legal: Final[list[int]] = view["legal"]
        self.sealed: Final[list[Any]] = view["sealed"]
        self.width: Final = width
        self.s: Final = s
        self.seats: Final = screen.table.seats

    def say(self, id: str) -> str:
        return self.screen.say(id)

    def name(self, seat: int) -> Line:
        """Letter and name of a faction, or the seat while it has none."""
        faction = self.s.factions[seat]
        if faction == EMPTY:
            return [(self.seat_number(seat), BOLD)]
        named = self.say(f"faction-{self.content.factions[faction].id}")
        return [(letter(faction), chip(faction)), (f" {named}", ink(FACTION_TEXT[faction], bold=True))]

    def seat_number(self, seat: int) -> str:
        return self.screen.words.say(self.screen.language, "screen-seat", seat=seat + 1)

    def term(self, id: str) -> str:
        """A word of the dictionary, not to be broken."""
        return self.say(f"term-{id}").replace(" ", TIED)

    def cards_in_hand(self, seat: int) -> list[Any]:
        return [card for card in self.zones["hands"][seat * HAND : seat * HAND + HAND] if card != EMPTY]
