"""The position as a terminal shows it: market, ark, bases and dice, drawn from one viewer's view.

What the question is about comes last, nearest to the answers. Colours only help: words and signs say everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludarium.games.xibalba.atoms import not_below_0
from ludarium.games.xibalba.card_text import CardTexts
from ludarium.games.xibalba.components import Content
from ludarium.games.xibalba.declaration import ACTIONS, TYPES
from ludarium.games.xibalba.givens import LEVELS
from ludarium.games.xibalba.moves.attack import base_resistance
from ludarium.games.xibalba.moves.prices import action_price, card_price
from ludarium.games.xibalba.packed import cell_title
from ludarium.games.xibalba.state import NOBODY, STACKS, Xibalba
from ludarium.games.xibalba.vocabulary import UPGRADE
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.ink import BOLD, DIM, PLAIN, TIED, Line, Span, ansi, beside, clipped, ink, wrapped
from ludarium.kernel.views import View

TYPE_INKS: Final = [ink("ff6b6b"), ink("6ea8fe"), ink("ffd166"), ink("80d88c")]
"""XIB-CMP-17: soldiers red, civilians blue, buildings yellow, events green."""
SEAT_INKS: Final = [ink("ff9f1c"), ink("ec4a97"), ink("35c7d9"), ink("9a78ff")]
NOW: Final = ink("c4f24a", bold=True)
SIGNS: Final = ["▢", "①", "②", "③", "⚔", "✸", "✦", "✦✦"]
"""The faces in the order of the action pool."""
ROLLED_SIGNS: Final = ["▢", "①", "②", "③", "▫", "⚔", "✸"]
TWO_COLUMNS: Final = 110


def draw(texts: CardTexts, content: Content, view: View, s: Xibalba, width: int) -> str:
    """The whole picture of a view and its position, no line wider than this."""
    picture = Picture(texts, content, view, s)
    if EMPTY in s.factions:
        sections = [picture.market()]
    else:
        sections = [picture.market(), picture.ark(), *picture.bases(width), picture.dice(), picture.header(width)]
    lines = [line for section in sections if section for line in [*section, []]]
    return "\n".join(ansi(clipped(line, width)) for line in lines[:-1])


class Picture:
    """One picture."""

    def __init__(self, texts: CardTexts, content: Content, view: View, s: Xibalba) -> None:
        self.texts: Final = texts
        self.say: Final = texts.say
        self.content: Final = content
        self.view: Final = view
        self.s: Final = s

    def card(self, cell: int) -> Line:
        """Name, values and text of a card."""
        title = cell_title(cell)
        card = self.content.cards[title]
        values = self.texts.values(card)
        return [
            (self.say(f"card-{card.id}"), f"{BOLD};{TYPE_INKS[self.s.givens.type_of[title]]}"),
            (f" {values}" if values else "", BOLD),
            (f"  {self.texts.card(card)}", DIM),
        ]

    def seat(self) -> int:
        """Whose prices are shown: the viewer's, else those of the seat that is asked."""
        viewer: int = self.view["viewer"]
        asked: list[int] = self.view["asked"]
        return viewer if viewer >= 0 else max(0, asked[0]) if asked else 0

    def market(self) -> list[Line]:
        """The open cards with what they cost now."""
        s, t = self.s, self.s.givens
        lines: list[Line] = []
        for kind, type_name in enumerate(TYPES):
            deck, discards = (sum(z[t.first_title[kind] : t.first_title[kind + 1]]) for z in (s.deck, s.discards))
            piles = self.say("screen-piles", deck=deck, discards=discards)
            lines.append([(self.say(f"type-{type_name}"), TYPE_INKS[kind]), (f"  {piles}", DIM)])
            for title in s.market[kind * t.open_cards : (kind + 1) * t.open_cards]:
                if title != EMPTY:
                    price = self.price(title)
                    look = NOW if price <= s.resources[self.seat()] else DIM
                    lines.append([(f"  {price:>2} ", look), *self.card(title)])
        return lines

    def price(self, title: int) -> int:
        """What a card costs now; before there are factions, what it costs everybody (XIB-APO-03)."""
        if EMPTY in self.s.factions:
            return not_below_0(self.s.givens.cost[title] - self.s.givens.discount)
        return card_price(self.s, self.seat(), title)

    def ark(self) -> list[Line]:
        s, limit = self.s, self.s.givens.life_limit
        name = (f"{self.say('term-ark')}: ", BOLD)
        if s.ark == EMPTY:
            return [[name, (self.say("screen-empty"), DIM)]]
        life = "█" * s.life + "░" * (limit - s.life)
        if s.controller == NOBODY:
            whose = (f"{self.say('term-neutral')} ", DIM)
        else:
            whose = (f"◂ {self.player(s.controller)} ", f"{BOLD};{SEAT_INKS[s.controller]}")
        return [[name, (f"{life} {s.life}/{limit} ", TYPE_INKS[0]), whose, *self.card(s.ark)]]

    def player(self, seat: int) -> str:
        return self.say(f"faction-{self.content.factions[self.s.factions[seat]].id}")

    def bases(self, width: int) -> list[list[Line]]:
        """All bases in seat order, two columns of them where there is room."""
        bases = [self.base(seat) for seat in range(self.s.givens.seats)]
        if width < TWO_COLUMNS:
            return bases
        half = (width - 2) // 2
        pairs = [(bases[i], bases[i + 1] if i + 1 < len(bases) else []) for i in range(0, len(bases), 2)]
        return [beside(left, right, half, 2) for left, right in pairs]

    def base(self, seat: int) -> list[Line]:
        s, t = self.s, self.s.givens
        you = f" ({self.say('screen-you')})" if seat == self.view["viewer"] else ""
        filled = min(20, s.paragon[seat] * 20 // t.target)
        row = s.factions[seat] * LEVELS + s.levels[seat] - 1
        taken = [stack for stack in range(STACKS) if s.heights[seat * STACKS + stack] or stack == 0]
        slots = self.say("screen-slots", free=s.levels[seat] + 1 - len(taken), locked=LEVELS - s.levels[seat])
        return [
            [
                ("▸ " if seat in self.view["asked"] else "  ", NOW),
                (self.player(seat), f"{BOLD};{SEAT_INKS[seat]}"),
                (f" {self.say('screen-seat', seat=seat + 1)}{you}", DIM),
            ],
            [
                (f"    ✦ {s.paragon[seat]:>2}/{t.target} ", BOLD),
                ("━" * filled, SEAT_INKS[seat]),
                ("─" * (20 - filled), DIM),
            ],
            [
                (f"    {self.say('term-resources')} {s.resources[seat]}", TYPE_INKS[2]),
                (f"  {self.say('term-level')} {s.levels[seat]}  ⛨{base_resistance(s, seat, 2)}", PLAIN),
                (f"  {self.say('term-productivity')} {t.productivity[row]}", PLAIN),
            ],
            *[self.stack(seat, stack) for stack in taken],
            [(f"    {slots}", DIM)],
        ]

    def stack(self, seat: int, stack: int) -> Line:
        s = self.s
        name = self.say("term-squad") if stack == 0 else f"{self.say('term-slot')} {stack}"
        cell, tall = s.tops[seat * STACKS + stack], s.heights[seat * STACKS + stack]
        if cell == EMPTY:
            return [(f"    {name}: –", DIM)]
        under = f"+{self.say('screen-under', n=tall - 1)} " if tall > 1 else ""
        return [(f"    {name}: {under}", DIM), *self.card(cell)]

    def dice(self) -> list[Line]:
        """The action pool, and what was just rolled."""
        s = self.s
        lines: list[Line] = []
        if any(s.rolled) or any(s.pool):
            left = self.say("screen-rerolls", n=max(0, s.rerolls))
            rolled = shown(ROLLED_SIGNS, s.rolled)
            lines.append([(f"{self.say('term-dice-pool')}: ", BOLD), rolled, ("? " * sum(s.pool) + left, DIM)])
        if any(s.dice):
            lines.append([(f"{self.say('term-action-pool')}: ", BOLD), shown(SIGNS, s.dice)])
        return lines

    def header(self, width: int) -> list[Line]:
        """Round, target, whose turn it is, and the prices of general actions."""
        s, t = self.s, self.s.givens
        line: Line = [(self.say("screen-round", round=-(-s.turns // t.seats), target=t.target), BOLD)]
        if self.view["viewer"] in self.view["asked"]:
            line += [("  ", PLAIN), (f" {self.say('screen-your-turn')} ", NOW)]
        return [line, *wrapped(self.prices(), width, 2)]

    def prices(self) -> Line:
        seat = self.seat()
        line: Line = [(f"{self.say('screen-prices')}: ", BOLD)]
        for which, action in enumerate(ACTIONS):
            if which != UPGRADE or self.s.levels[seat] < LEVELS:
                name = self.say(f"action-{action}").replace(" ", TIED)
                line.append((f"{name}{TIED}{action_price(self.s, seat, which)}  ", PLAIN))
        return line


def shown(signs: list[str], numbers: Sequence[int]) -> Span:
    """Dice by what they show."""
    return "".join(f"{sign} " * number for sign, number in zip(signs, numbers, strict=True)), NOW
