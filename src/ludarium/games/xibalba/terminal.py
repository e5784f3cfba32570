"""The position as a terminal shows it: market, ark, bases and dice, drawn from one viewer's view.

What the question is about stands last, nearest to the answers. Colours only help: words and signs tell everything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.games.xibalba.atoms import not_below_0
from ludarium.games.xibalba.card_text import CardTexts
from ludarium.games.xibalba.components import Content
from ludarium.games.xibalba.declaration import TYPES
from ludarium.games.xibalba.moves.attack import base_resistance
from ludarium.games.xibalba.moves.prices import action_price, card_price
from ludarium.games.xibalba.packed import cell_title
from ludarium.games.xibalba.state import NOBODY, STACKS, Xibalba
from ludarium.games.xibalba.table import LEVELS, Table
from ludarium.games.xibalba.vocabulary import ACTIONS, UPGRADE
from ludarium.kernel.catalogue import Catalogue
from ludarium.kernel.cells import EMPTY

TYPE_INKS: Final = ["38;2;255;107;107", "38;2;110;168;254", "38;2;255;209;102", "38;2;128;216;140"]
"""XIB-CMP-17: soldiers red, civilians blue, buildings yellow, events green."""
SEAT_INKS: Final = ["38;2;255;159;28", "38;2;236;74;151", "38;2;53;199;217", "38;2;154;120;255"]
NOW: Final = "1;38;2;196;242;74"
QUIET: Final = "2"
BOLD: Final = "1"
SIGNS: Final = ["▢", "①", "②", "③", "⚔", "✸", "✦", "✦✦"]
"""The faces in the order of the action pool."""
ROLLED_SIGNS: Final = ["▢", "①", "②", "③", "▫", "⚔", "✸"]
TWO_COLUMNS: Final = 110


def paint(text: str, ink: str) -> str:
    return f"\x1b[{ink}m{text}\x1b[0m" if text else ""


class Line:
    """A line that knows how many characters of it are seen, and stops where the window does."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.text = ""
        self.seen = 0

    def add(self, text: str, ink: str = "") -> Line:
        room = self.width - self.seen
        if len(text) > room:
            text = text[: room - 1] + "…" if room > 0 else ""
        self.text += paint(text, ink) if ink else text
        self.seen += len(text)
        return self

    def filled(self) -> str:
        return self.text + " " * (self.width - self.seen)


class Screen:
    """The words and numbers of one match in one language."""

    def __init__(self, table: Table, content: Content, words: Catalogue, language: str) -> None:
        self.table: Final = table
        self.content: Final = content
        self.words: Final = words
        self.language: Final = language
        self.texts: Final = CardTexts(words, language)

    def say(self, id: str, **values: object) -> str:
        return self.words.say(self.language, id, **values)


def draw(screen: Screen, view: Mapping[str, Any], s: Xibalba, width: int) -> str:
    """The whole picture of a view and its position, no line wider than this."""
    if EMPTY in s.factions:
        return "\n".join(Picture(screen, view, s, width).market())
    return Picture(screen, view, s, width).text()


class Picture:
    """One picture."""

    def __init__(self, screen: Screen, view: Mapping[str, Any], s: Xibalba, width: int) -> None:
        self.screen: Final = screen
        self.view: Final = view
        self.s: Final = s
        self.width: Final = width

    def say(self, id: str, **values: object) -> str:
        return self.screen.say(id, **values)

    def text(self) -> str:
        sections = [self.market(), self.ark(), *self.bases(), self.dice(), self.header()]
        return "\n".join(line for section in sections if section for line in [*section, ""]).rstrip("\n")

    def name(self, cell: int) -> str:
        return self.say(f"card-{self.screen.content.cards[cell_title(cell)].id}")

    def ink(self, cell: int) -> str:
        return TYPE_INKS[self.screen.table.type_of[cell_title(cell)]]

    def card(self, line: Line, cell: int) -> Line:
        """Name, values and text of a card."""
        card = self.screen.content.cards[cell_title(cell)]
        line.add(self.name(cell), f"1;{self.ink(cell)}")
        values = self.screen.texts.values(card)
        if values:
            line.add(f" {values}", BOLD)
        return line.add(f"  {self.screen.texts.card(card)}", QUIET)

    def seat(self) -> int:
        """Whose prices are shown: the viewer's, else those of the seat that is asked."""
        viewer: int = self.view["viewer"]
        asked: list[int] = self.view["asked"]
        return viewer if viewer >= 0 else max(0, asked[0]) if asked else 0

    def market(self) -> list[str]:
        """The open cards with what they cost now."""
        s, t = self.s, self.screen.table
        lines = []
        for kind, type_name in enumerate(TYPES):
            deck, discards = (sum(z[t.first_title[kind] : t.first_title[kind + 1]]) for z in (s.deck, s.discards))
            head = Line(self.width).add(self.say(f"type-{type_name}"), TYPE_INKS[kind])
            lines.append(head.add("  " + self.say("screen-piles", deck=deck, discards=discards), QUIET).text)
            for title in s.market[kind * t.open_cards : (kind + 1) * t.open_cards]:
                if title == EMPTY:
                    continue
                price = self.price(title)
                ink = NOW if price <= s.resources[self.seat()] else QUIET
                lines.append(self.card(Line(self.width).add(f"  {price:>2} ", ink), title).text)
        return lines

    def price(self, title: int) -> int:
        """What a card costs now; before there are factions, what it costs everybody (XIB-APO-03)."""
        if EMPTY in self.s.factions:
            return not_below_0(self.screen.table.cost[title] - self.screen.table.discount)
        return card_price(self.s, self.seat(), title)

    def ark(self) -> list[str]:
        s, t = self.s, self.screen.table
        line = Line(self.width).add(f"{self.say('term-ark')}: ", BOLD)
        if s.ark == EMPTY:
            return [line.add(self.say("screen-empty"), QUIET).text]
        life = "█" * s.life + "░" * (t.life_limit - s.life)
        line.add(f"{life} {s.life}/{t.life_limit} ", TYPE_INKS[0])
        if s.controller == NOBODY:
            line.add(f"{self.say('term-neutral')} ", QUIET)
        else:
            line.add(f"◂ {self.player(s.controller)} ", f"1;{SEAT_INKS[s.controller]}")
        return [self.card(line, s.ark).text]

    def player(self, seat: int) -> str:
        return self.say(f"faction-{self.screen.content.factions[self.s.factions[seat]].id}")

    def bases(self) -> list[list[str]]:
        """All bases in seat order, two columns of them where there is room."""
        seats = self.screen.table.seats
        if self.width < TWO_COLUMNS:
            return [[line.text for line in self.base(seat, self.width)] for seat in range(seats)]
        half = (self.width - 2) // 2
        sections = []
        for first in range(0, seats, 2):
            left = self.base(first, half)
            right = self.base(first + 1, half) if first + 1 < seats else []
            rows = max(len(left), len(right))
            left += [Line(half) for _ in range(rows - len(left))]
            sections.append([left[i].filled() + ("  " + right[i].text if i < len(right) else "") for i in range(rows)])
        return sections

    def base(self, seat: int, width: int) -> list[Line]:
        s, t = self.s, self.screen.table
        asked = seat in self.view["asked"]
        head = Line(width).add("▸ " if asked else "  ", NOW).add(self.player(seat), f"1;{SEAT_INKS[seat]}")
        you = f" ({self.say('screen-you')})" if seat == self.view["viewer"] else ""
        head.add(f" {self.say('screen-seat', seat=seat + 1)}{you}", QUIET)
        track = Line(width).add(f"    ✦ {s.paragon[seat]:>2}/{t.target} ", BOLD)
        filled = min(20, s.paragon[seat] * 20 // t.target)
        track.add("━" * filled, SEAT_INKS[seat]).add("─" * (20 - filled), QUIET)
        row = s.factions[seat] * LEVELS + s.levels[seat] - 1
        goods = Line(width).add(f"    {self.say('term-resources')} {s.resources[seat]}", TYPE_INKS[2])
        goods.add(f"  {self.say('term-level')} {s.levels[seat]}  ⛨{base_resistance(s, seat, 2)}")
        goods.add(f"  {self.say('term-productivity')} {t.productivity[row]}")
        taken = [stack for stack in range(STACKS) if s.heights[seat * STACKS + stack] or stack == 0]
        lines = [head, track, goods, *[self.stack(seat, stack, width) for stack in taken]]
        free = s.levels[seat] + 1 - len(taken)
        open_slots = self.say("screen-slots", free=free, locked=LEVELS - s.levels[seat])
        return [*lines, Line(width).add(f"    {open_slots}", QUIET)]

    def stack(self, seat: int, stack: int, width: int) -> Line:
        s = self.s
        name = self.say("term-squad") if stack == 0 else f"{self.say('term-slot')} {stack}"
        line = Line(width).add(f"    {name}: ", QUIET)
        cell, tall = s.tops[seat * STACKS + stack], s.heights[seat * STACKS + stack]
        if cell == EMPTY:
            return line.add("–", QUIET)
        if tall > 1:
            line.add(f"+{self.say('screen-under', n=tall - 1)} ", QUIET)
        return self.card(line, cell)

    def dice(self) -> list[str]:
        """The action pool, and what was just rolled."""
        s, lines = self.s, []
        if any(s.rolled) or any(s.pool):
            line = Line(self.width).add(f"{self.say('term-dice-pool')}: ", BOLD)
            for sign, number in zip(ROLLED_SIGNS, s.rolled, strict=True):
                line.add(f"{sign} " * number, NOW)
            line.add("? " * sum(s.pool), QUIET)
            lines.append(line.add(self.say("screen-rerolls", n=max(0, s.rerolls)), QUIET).text)
        if any(s.dice):
            line = Line(self.width).add(f"{self.say('term-action-pool')}: ", BOLD)
            for sign, number in zip(SIGNS, s.dice, strict=True):
                line.add(f"{sign} " * number, NOW)
            lines.append(line.text)
        return lines

    def header(self) -> list[str]:
        """Round, target, whose turn it is, and the prices of general actions."""
        s, seats = self.s, self.screen.table.seats
        rounds = -(-s.turns // seats)
        line = Line(self.width).add(self.say("screen-round", round=rounds, target=self.screen.table.target), BOLD)
        if self.view["viewer"] in self.view["asked"]:
            line.add("  ").add(f" {self.say('screen-your-turn')} ", NOW)
        return [line.text, *self.prices()]

    def prices(self) -> list[str]:
        seat = self.seat()
        lines = [Line(self.width).add(f"{self.say('screen-prices')}: ", BOLD)]
        for which, action in enumerate(ACTIONS):
            if which != UPGRADE or self.s.levels[seat] < LEVELS:
                text = f"{self.say(f'price-{action}')} {action_price(self.s, seat, which)}  "
                if lines[-1].seen + len(text) > self.width:
                    lines.append(Line(self.width).add("  "))
                lines[-1].add(text)
        return [line.text for line in lines]
