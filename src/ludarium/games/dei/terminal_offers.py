"""Cards and missions for the terminal: the viewer's hand and abilities, the markets, the mission board."""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import verbs
from ludarium.games.dei.declaration import COLOURS, MARKETS
from ludarium.games.dei.scoring import mission_points
from ludarium.games.dei.setup import Factions
from ludarium.games.dei.table import BLACK
from ludarium.games.dei.terminal_map import (
    ACT,
    CHAMPION,
    ENERGY,
    FRAME,
    MARKET_INK,
    OUTPOST,
    TECHNOLOGY,
    chip,
    letter,
)
from ludarium.games.dei.terminal_seen import NOW, QUIET, TITLE, TWO_COLUMNS, Seen
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.ink import BOLD, PLAIN, TIED, Line, Span, beside, filled, ink, spread, wrapped

SIGNS: Final = OUTPOST + "■"


class Offers(Seen):
    """What is open to everyone, and the viewer's own cards."""

    def hand(self) -> list[Line]:
        """The viewer's cards with what they do; the factions while they are chosen."""
        if self.s.stack and isinstance(self.s.stack[-1], Factions):
            rows = [self.faction_lines(faction) for faction in range(len(self.content.factions))]
            return [self.rule("term-faction"), *self.columns(rows)]
        if self.viewer < 0 or self.s.factions[self.viewer] == EMPTY:
            return []
        rows = [self.card_lines(card, PLAIN, [], self.column()) for card in self.cards_in_hand(self.viewer)]
        return [self.rule("term-hand"), *self.columns(rows)] if rows else []

    def other_hands(self) -> list[Line]:
        """The hands of the others by name, where hands are open."""
        lines: list[Line] = []
        for seat in self.s.order:
            names = [self.screen.card(card) for card in self.cards_in_hand(seat) if card is not None]
            if seat != self.viewer and names:
                lines += wrapped([*self.name(seat), (": ", PLAIN), (", ".join(names), QUIET)], self.width, 4)
        return [self.rule("screen-hands"), *lines] if lines else []

    def faction_lines(self, faction: int) -> list[Line]:
        """What to know when choosing a faction."""
        entry = self.content.factions[faction]
        line: Line = [(letter(faction), chip(faction)), (f" {self.say(f'faction-{entry.id}')} ", BOLD)]
        line.append((f"{self.say(f'faction-{entry.id}-text')} ", PLAIN))
        line.append((f"{CHAMPION}{TIED}{self.say(f'champion-{entry.champion}')}: ", BOLD))
        return wrapped([*line, (self.screen.ruled(f"champion-{entry.champion}-text"), QUIET)], self.column(), 2)

    def abilities(self) -> list[Line]:
        """The champion and the feats of the viewer; feats to be learned are in brackets."""
        if self.viewer < 0 or self.s.factions[self.viewer] == EMPTY:
            return []
        champion = self.content.factions[self.s.factions[self.viewer]].champion
        rows = [self.sentence((CHAMPION, BOLD), self.say(f"champion-{champion}"), f"champion-{champion}-text")]
        for colour in range(len(COLOURS)):
            at = self.viewer * 3 + colour
            feat = self.s.learned[at] if self.s.learned[at] != EMPTY else self.s.feats[at]
            if feat != EMPTY:
                id = f"feat-{self.content.feats[feat].id}"
                name = self.say(id) if self.s.learned[at] != EMPTY else f"({self.say(id)})"
                rows.append(self.sentence((OUTPOST[colour], ink(MARKET_INK[colour], bold=True)), name, f"{id}-text"))
        return [self.rule("screen-abilities"), *self.columns(rows)]

    def sentence(self, sign: Span, name: str, id: str) -> list[Line]:
        return wrapped([sign, (f" {name} ", BOLD), (self.screen.ruled(id), QUIET)], self.column(), 4)

    def column(self) -> int:
        return (self.width - 2) // 2 if self.width >= TWO_COLUMNS else self.width

    def columns(self, rows: list[list[Line]]) -> list[Line]:
        """Blocks in two columns where there is room, read downwards."""
        if self.width < TWO_COLUMNS:
            return [line for row in rows for line in row]
        half = (len(rows) + 1) // 2
        left = [line for row in rows[:half] for line in row]
        right = [line for row in rows[half:] for line in row]
        return beside(left, right, self.column(), 2)

    def rule(self, id: str) -> Line:
        """The title of a section."""
        title = f"── {self.say(id)} "
        return [(title, TITLE), ("─" * (self.width - len(title)), FRAME)]

    def card_lines(self, card: int, look: str, before: Line, width: int) -> list[Line]:
        """Name, cost, supplies and text of a card."""
        line: Line = [*before, (self.screen.card(card), look or BOLD)]
        cost = self.content.cards[card].cost
        if cost is not None:
            if cost.technology:
                line += [(" ", PLAIN), (f"{cost.technology}t", TECHNOLOGY)]
            if cost.energy:
                line += [(" ", PLAIN), (f"{cost.energy}e", ENERGY)]
        if self.content.cards[card].supplies:
            line.append((f" +{self.content.cards[card].supplies}", BOLD))
        return wrapped([*line, (f": {self.screen.card_text(card)}", PLAIN)], width, 4)

    def markets(self) -> list[Line]:
        """The four markets, each from the slot that asks most to the one that asks least."""
        if not any(card != EMPTY for card in self.s.market):
            return []
        offered = set()
        for action in self.legal:
            if verbs.verb(action) == verbs.BUY:
                offered.add(verbs.buy_card(action))
            elif verbs.verb(action) == verbs.ORDER:
                offered.add(verbs.order_card(action))
        blocks: list[list[Line]] = []
        for market in range(4):
            colour = ink(MARKET_INK[market], bold=True)
            block: list[Line] = [[(f"{SIGNS[market]} {self.say(f'market-{MARKETS[market]}')}", colour)]]
            for slot in range(3):
                card = self.s.market[market * 3 + slot]
                needs = filled([(self.slot_says(market, slot), colour), (" ", PLAIN)], 4)
                if card == EMPTY:
                    block.append([*needs, ("–", QUIET)])
                else:
                    block += self.card_lines(card, ACT if card in offered else PLAIN, needs, self.column())
            blocks.append(block)
        return [self.rule("screen-markets"), *self.columns(blocks)]

    def slot_says(self, market: int, slot: int) -> str:
        """Cubes a slot asks for, or what the black market adds to the price and gives back."""
        if market == BLACK:
            return ("+1t", " ", "-1t")[slot]
        return SIGNS[market] * (2 - slot) or " "

    # Missions

    def missions(self) -> list[Line]:
        """Four columns, one for each round; who has chosen what, and what it would bring the viewer now."""
        if not any(mission != EMPTY for mission in self.s.missions):
            return []
        lines = [self.rule("screen-missions")]
        across = 4 if self.width >= TWO_COLUMNS else 2
        room = (self.width + 1) // across - 1
        for first in range(0, 4, across):
            columns = range(first, first + across)
            rows = [[[(self.screen.number("round-number", c + 1), self.round_look(c))] for c in columns]]
            for row in range(2):
                cells = [self.mission(row, c, room) for c in columns]
                rows += [[cell[i] for cell in cells] for i in range(2)]
            for parts in rows:
                line: Line = []
                for part in parts:
                    line += [*filled(part, room), (" ", PLAIN)]
                if any(parts):
                    lines.append(line[:-1])
        return lines

    def round_look(self, column: int) -> str:
        return NOW if column + 1 == self.s.round else QUIET

    def mission(self, row: int, column: int, width: int) -> list[Line]:
        """Name with the tokens on it, then its values."""
        mission = self.s.missions[row * 4 + column]
        if mission == EMPTY:
            return [[], []]
        entry = self.content.missions[mission]
        tokens: Line = []
        for seat in range(self.seats):
            if self.s.tokens[seat * 4 + column] == row:
                tokens.append((letter(self.s.factions[seat]), chip(self.s.factions[seat])))
        legal = verbs.mission(mission) in self.legal
        name: Line = [(self.say(f"mission-{entry.id}"), ACT if legal else BOLD)]
        values = self.screen.words.say(
            self.screen.language,
            "screen-mission",
            points=entry.on_time.points,
            per=entry.on_time.per,
            late_points=entry.late.points,
            late_per=entry.late.per,
        )
        worth: Line = []
        if self.viewer >= 0 and self.s.round and self.s.tokens[self.viewer * 4 + column] == EMPTY:
            points = mission_points(self.s, self.viewer, mission, column)
            worth = [(f"={points}", NOW if legal else PLAIN)]
        return [spread(name, tokens, width) if tokens else name, spread([(values, QUIET)], worth, width - 1)]
