"""The position as a terminal shows it: map, pads, markets, missions and hand, drawn from one viewer's view.

What the question is about stands last, nearest to the answers; a small window scrolls the rest away. Lime means: act
here. Hidden things are counted, never named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.games.dei import verbs
from ludarium.games.dei.card_text import JOIN, CardTexts
from ludarium.games.dei.components import COLOURS, Content
from ludarium.games.dei.inked import (
    BOLD,
    DIM,
    PLAIN,
    TIED,
    Line,
    Span,
    ansi,
    beside,
    clipped,
    filled,
    ink,
    length,
    spread,
    wrapped,
)
from ludarium.games.dei.majority import cubes, rebuild
from ludarium.games.dei.scoring import mission_points
from ludarium.games.dei.state import BIN, BOOSTS, EMPTY, HAND, SLOTS, Dei, held
from ludarium.games.dei.table import BLACK, Table
from ludarium.games.dei.terminal_map import (
    ACT,
    CHAMPION,
    DRONE,
    ENERGY,
    FACTION_TEXT,
    FRAME,
    MARKET_INK,
    NEUTRAL,
    OUTPOST,
    REFUGE,
    TECHNOLOGY,
    chip,
    drawn,
    letter,
    map_width,
    outpost_look,
)
from ludarium.kernel.catalogue import Catalogue
from ludarium.kernel.verbs import VerbTable

PADS: Final = 36
"""Columns the pads need beside the map."""
TWO_COLUMNS: Final = 96
SIGNS: Final = OUTPOST + "■"
HIDDEN: Final = "?"
TITLE: Final = ink("86D3FF", bold=True)
QUIET: Final = DIM
NOW: Final = ink("C4F24A", bold=True)
POINTS: Final = BOLD


class Screen:
    """Draws positions of one match in one language."""

    def __init__(
        self,
        table: Table,
        content: Content,
        verb_table: VerbTable,
        words: Catalogue,
        language: str,
        edition: str,
        zones: list[str],
    ) -> None:
        self.table: Final = table
        self.content: Final = content
        self.verb_table: Final = verb_table
        self.words: Final = words
        self.language: Final = language
        self.edition: Final = edition
        self.zones: Final = zones
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

    def draw(self, view: Mapping[str, Any], width: int) -> str:
        lines = Drawing(self, view, width).lines()
        return "\n".join([ansi(clipped(line, width)) for line in lines])


def open_position(table: Table, names: list[str], zones: Mapping[str, Any]) -> Dei:
    """A position with everything the view tells, and nothing where it tells nothing."""
    s = Dei(table)
    for name in names:
        value = zones[name]
        if not isinstance(value, int):
            value = type(getattr(s, name))([EMPTY if cell is None else cell for cell in value])
        setattr(s, name, value)
    rebuild(s)
    return s


class Drawing:
    """One picture."""

    def __init__(self, screen: Screen, view: Mapping[str, Any], width: int) -> None:
        self.screen: Final = screen
        self.content: Final = screen.content
        self.zones: Final[Mapping[str, Any]] = view["zones"]
        self.viewer: Final[int] = view["viewer"]
        self.asked: Final[list[int]] = view["asked"]
        self.legal: Final[list[int]] = view["legal"]
        self.stack: Final[list[list[Any]]] = view["stack"]
        self.sealed: Final[list[Any]] = view["sealed"]
        self.width: Final = width
        self.s: Final = open_position(screen.table, screen.zones, self.zones)
        self.seats: Final = screen.table.seats

    def say(self, id: str) -> str:
        return self.screen.say(id)

    # The whole

    def lines(self) -> list[Line]:
        """The sections, the one in question last; the map is in question when none of the others is."""
        top = self.stack[-1][0] if self.stack else ""
        sections = {
            "abilities": self.abilities(),
            "missions": self.missions(),
            "markets": self.markets(),
            "hand": self.hand(),
            "map": self.map(),
        }
        last = "map"
        if top in ("Turn", "Plan", "SpendCard", "Factions"):
            last = "hand"
        elif top == "ChooseMission":
            last = "missions"
        elif top == "Learn":
            last = "abilities"
        elif any(verbs.verb(action) == verbs.BUY for action in self.legal):
            last = "markets"
        lines: list[Line] = []
        for name in [*(name for name in sections if name != last), last]:
            if sections[name]:
                lines += [*sections[name], []]
        return [*lines, *self.header()]

    # Round, phase, turn

    def header(self) -> list[Line]:
        """When it is, whose turn it is, and what is left of the card in play."""
        s = self.s
        if s.round:
            said = self.screen.words.say(self.screen.language, "screen-round", round=s.round)
            line: Line = [(said, BOLD), (" ", PLAIN)]
            for phase in range(3):
                line.append(("■" if phase < s.phase else "▣" if phase == s.phase else "□", TITLE))
            line.append((f" {self.say(f'phase-{s.phase + 1}')}", PLAIN))
        else:
            line = [(self.say("term-set-up"), BOLD)]
        if s.order:
            line.append((f"{JOIN}{self.say('term-turn-order')} ", PLAIN))
            for place, seat in enumerate(s.order):
                line += [("" if place == 0 else "›", QUIET), (letter(s.factions[seat]), chip(s.factions[seat]))]
        turn = self.turn()
        if turn:
            line += [(JOIN, PLAIN), *turn]
        return [*wrapped(line, self.width), *self.in_play()]

    def turn(self) -> Line:
        """Who is asked."""
        if not self.asked:
            return [] if self.stack else [(self.say("phase-end"), BOLD)]
        if self.viewer in self.asked:
            faction = self.s.factions[self.viewer]
            line: Line = [(f" {self.say('screen-your-turn')} ", ACT), (" ", PLAIN)]
            return [*line, *self.name(self.viewer)] if faction != EMPTY else line
        line = [("▸ ", NOW)]
        for seat in self.asked:
            line += [*self.name(seat), (" ", PLAIN)]
        return line

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

    def in_play(self) -> list[Line]:
        """The card being resolved, and the icons that are left; by number where the question is which to use."""
        frame = [frame for frame in self.stack if frame[0] == "Card"]
        if not frame:
            return []
        seat, at = frame[-1][1], frame[-1][2]
        card = self.zones["played"][seat * SLOTS + at]
        down = self.s.down >> (seat * SLOTS + at) & 1
        line: Line = [(f"{self.say('screen-in-play')} ", QUIET)]
        line.append((HIDDEN if card is None else self.screen.card(card), BOLD))
        if down:
            line.append((f" ({self.say('term-face-down')})", QUIET))
        if self.stack[-1][0] == "Spend":
            icons = [f"{i} {self.screen.texts.token(token)}" for i, token in enumerate(self.s.pool)]
            left = JOIN.join(icons)
        else:
            left = self.screen.texts.pool(self.s.pool)
        line += [(f"{JOIN}{self.say('screen-left')} ", QUIET), (left or "–", NOW if seat == self.viewer else PLAIN)]
        return wrapped(line, self.width, 2)

    # Map and pads

    def map(self) -> list[Line]:
        s = self.s
        if EMPTY in s.layout or not s.resources:
            return [*self.tiles(), [], *self.pads(self.width)]
        board = s.terrain.board
        wide = [cell for cell in (2, 3, 4) if map_width(board, cell) + PADS + 1 <= self.width]
        fits = [cell for cell in (2, 3) if map_width(board, cell) <= self.width]
        cell = (wide or fits or [2])[-1]
        if wide and self.width - map_width(board, cell) < 56 and len(wide) > 1:
            cell = wide[-2]
        columns = map_width(board, cell)
        drones = [self.say(f"drone-{drone.id}-letter") for drone in self.content.drones]
        city = drawn(s, cell, columns if wide else self.width, self.targets(), drones)
        if wide:
            room = self.width - columns - 1
            right, legend = self.pads(room), self.legend(room)
            if len(right) + len(legend) < len(city):
                return beside(city, [*right, *([[]] * (len(city) - len(right) - len(legend))), *legend], columns)
            return [*beside(city, right, columns), *self.legend(self.width)]
        return [*city, *self.legend(self.width), [], *self.pads(self.width)]

    def targets(self) -> set[int]:
        """The regions in which the viewer's answers would do something."""
        found: set[int] = set()
        for action in self.legal:
            args = self.screen.verb_table.verb(action).args
            for arg, value in zip(args, self.screen.verb_table.values(action), strict=True):
                if arg.kind.name == "region" and arg.key != "src":
                    found.add(value)
        return found

    def tiles(self) -> list[Line]:
        """The tiles laid so far, with their quarter turns."""
        lines: list[Line] = []
        columns = self.screen.table.columns
        for first in range(0, len(self.s.layout), columns):
            cells = self.s.layout[first : first + columns]
            texts = ["·" if code == EMPTY else f"{self.content.tiles.ids[code >> 2]} ↻{code & 3}" for code in cells]
            lines.append([(f"{text:<8}", BOLD) for text in texts])
        return lines

    def legend(self, width: int) -> list[Line]:
        """What the signs on the map mean."""
        line: Line = []
        for colour in range(3):
            market = self.say(f"block-{verbs.MARKETS[colour]}")
            line += [(OUTPOST[colour], outpost_look(colour)), (f"{TIED}{market}  ", QUIET)]
        for sign, term in ((CHAMPION, "champion"), (REFUGE, "refuge"), ("^", "elevator"), ("=", "bridge")):
            line += [(sign, NEUTRAL), (f"{TIED}{self.term(term)}  ", QUIET)]
        for drone in self.content.drones:
            sign = self.say(f"drone-{drone.id}-letter")
            line += [(f"{DRONE}{sign}", NEUTRAL), (f"{TIED}{self.say(f'drone-{drone.id}')}  ", QUIET)]
        for sign, term, look in (("t", "technology", TECHNOLOGY), ("e", "energy", ENERGY)):
            line += [(sign, look), (f"{TIED}{self.term(term)}  ", QUIET)]
        common = self.s.common
        line += [(f"{self.say('term-common-reserve')} ".replace(" ", TIED), QUIET)]
        line += [(f"{common[0]}t", TECHNOLOGY), (TIED, PLAIN), (f"{common[1]}e", ENERGY)]
        return wrapped(line, width)

    def pads(self, width: int) -> list[Line]:
        """The seats in the order of their turns, two columns of them where there is room."""
        order = list(self.s.order) or list(range(self.seats))
        pads = [self.pad(seat, (width - 2) // 2 if width >= TWO_COLUMNS else width) for seat in order]
        if width < TWO_COLUMNS:
            return [line for pad in pads for line in [*pad, []]][:-1]
        lines: list[Line] = []
        for i in range(0, self.seats, 2):
            lines += beside(pads[i], pads[i + 1] if i + 1 < self.seats else [], (width - 2) // 2, 2)
        return lines

    def pad(self, seat: int, width: int) -> list[Line]:
        s = self.s
        mark: Line = [("▸", NOW) if seat in self.asked else (" ", PLAIN)]
        who = self.say("screen-you") if seat == self.viewer else ""
        number = "" if s.factions[seat] == EMPTY else self.seat_number(seat)
        title = [*mark, *self.name(seat), (f" {number}{f' ({who})' if who else ''}", QUIET)]
        sealed = [("✉ ", PLAIN)] if self.sealed[seat] is not None else []
        lines = [spread(title, [*sealed, (self.screen.number("count-supplies", s.score[seat]), POINTS)], width)]
        if s.factions[seat] == EMPTY:
            return lines
        goods: Line = [("  ", PLAIN), (f"{s.technology[seat]}t", TECHNOLOGY), (" ", PLAIN)]
        goods += [(f"{s.energy[seat]}e", ENERGY), ("  ", PLAIN)]
        for colour in range(3):
            goods += [(f"{OUTPOST[colour]}{cubes(s, seat, colour)}", outpost_look(colour)), (" ", PLAIN)]
        built = [held(s.refuges, seat), held(s.elevators, seat), held(s.bridges, seat)]
        goods.append((f" {REFUGE}{built[0]} ^{built[1]} ={built[2]}  ", PLAIN))
        goods.append((f"{self.say('term-reserve')} {s.reserve[seat]}", QUIET))
        lines += wrapped(goods, width, 2)
        lines += wrapped([("  ", PLAIN), *self.feats(seat), *self.boosts(seat)], width, 2)
        for line in (self.played(seat), [*self.other_hand(seat), *self.recycled(seat)]):
            if line:
                lines += wrapped([("  ", PLAIN), *line], width, 2)
        return lines

    def feats(self, seat: int) -> Line:
        """Learned feats by name, own secret ones in brackets, those of others as question marks."""
        line: Line = []
        for colour in range(len(COLOURS)):
            learned = self.s.learned[seat * 3 + colour]
            secret = self.zones["feats"][seat * 3 + colour]
            sign = (OUTPOST[colour], ink(MARKET_INK[colour], bold=True))
            if learned != EMPTY:
                line += [sign, (f"{self.say(f'feat-{self.content.feats[learned].id}')} ", BOLD)]
            elif secret is None:
                line += [sign, (f"{HIDDEN} ", QUIET)]
            elif secret != EMPTY:
                line += [sign, (f"({self.say(f'feat-{self.content.feats[secret].id}')}) ", QUIET)]
        return line

    def boosts(self, seat: int) -> Line:
        held = [boost for boost in self.zones["boosts"][seat * BOOSTS : seat * BOOSTS + BOOSTS] if boost != EMPTY]
        if not held:
            return []
        line: Line = [(self.screen.number("count-candy-boosts", len(held)), PLAIN)]
        known = [self.say(f"boost-{self.content.boosts[boost].id}") for boost in held if boost is not None]
        return [*line, (f": {', '.join(known)}", PLAIN)] if known else line

    def played(self, seat: int) -> Line:
        """The cards on the pad in this round, with their candy boosts; a face-down one in brackets."""
        texts: list[str] = []
        for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
            card = self.zones["played"][at]
            if card == EMPTY:
                continue
            text = HIDDEN if card is None else self.screen.card(card)
            boost = self.s.boosted[at]
            if boost != EMPTY:
                text += f"+{self.say(f'boost-{self.content.boosts[boost].id}')}"
            texts.append(f"[{text}]" if self.s.down >> at & 1 else text)
        planned = [card for card in self.zones["planned"][seat * 2 : seat * 2 + 2] if card != EMPTY]
        texts += [f"[{HIDDEN if card is None else self.screen.card(card)}]" for card in planned]
        return [(f"{self.say('screen-played')} ", QUIET), (", ".join(texts), PLAIN)] if texts else []

    def other_hand(self, seat: int) -> Line:
        """The hand of another seat: names where hands are open, else their number."""
        if seat == self.viewer:
            return []
        cards = self.cards_in_hand(seat)
        known = [self.screen.card(card) for card in cards if card is not None]
        text = ", ".join(known) if known else self.screen.number("count-cards", len(cards))
        return [(f"{self.say('term-hand')} ", QUIET), (f"{text} ", QUIET)]

    def cards_in_hand(self, seat: int) -> list[Any]:
        return [card for card in self.zones["hands"][seat * HAND : seat * HAND + HAND] if card != EMPTY]

    def recycled(self, seat: int) -> Line:
        """How many cards have left the game; their supplies count at its end."""
        number = sum(card != EMPTY for card in self.s.recycled[seat * BIN : seat * BIN + BIN])
        return [(f"{self.say('term-recycle-bin')}{TIED}{number}", QUIET)] if number else []

    # Cards

    def hand(self) -> list[Line]:
        """The viewer's cards with what they do; the factions while they are chosen."""
        if self.stack and self.stack[-1][0] == "Factions":
            rows = [self.faction_lines(faction) for faction in range(len(self.content.factions))]
            return [self.rule("term-faction"), *self.columns(rows)]
        if self.viewer < 0 or self.s.factions[self.viewer] == EMPTY:
            return []
        rows = [self.card_lines(card, PLAIN, [], self.column()) for card in self.cards_in_hand(self.viewer)]
        return [self.rule("term-hand"), *self.columns(rows)] if rows else []

    def faction_lines(self, faction: int) -> list[Line]:
        """What to know when choosing a faction."""
        entry = self.content.factions[faction]
        line: Line = [(letter(faction), chip(faction)), (f" {self.say(f'faction-{entry.id}')} ", BOLD)]
        line.append((f"{self.say(f'faction-{entry.id}-text')} ", PLAIN))
        line.append((f"{CHAMPION}{TIED}{self.say(f'champion-{entry.champion}')}: ", BOLD))
        return wrapped([*line, (self.screen.ruled(f"champion-{entry.champion}-text"), QUIET)], self.column(), 2)

    def abilities(self) -> list[Line]:
        """The champion and the feats of the viewer; feats to be learned stand in brackets."""
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
            line.append((f" +{self.content.cards[card].supplies}", POINTS))
        return wrapped([*line, (f": {self.screen.card_text(card)}", PLAIN)], width, 4)

    def markets(self) -> list[Line]:
        """The four markets, each from the slot that asks most to the one that asks least."""
        if not any(card != EMPTY for card in self.s.market):
            return []
        offered = set()
        for action in self.legal:
            if verbs.verb(action) in (verbs.BUY, verbs.ORDER):
                offered.add(action >> 8 & 127)
        blocks: list[list[Line]] = []
        for market in range(4):
            colour = ink(MARKET_INK[market], bold=True)
            block: list[Line] = [[(f"{SIGNS[market]} {self.say(f'market-{verbs.MARKETS[market]}')}", colour)]]
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
        room = (self.width - 3) // 4
        title: Line = []
        for column in range(4):
            now = column + 1 == self.s.round
            title += [*filled([(self.screen.number("round-number", column + 1), NOW if now else QUIET)], room)]
            title += [(" ", PLAIN)] if column < 3 else []
        lines = [self.rule("screen-missions"), title]
        for row in range(2):
            cells = [self.mission(row, column, room) for column in range(4)]
            for i in range(2):
                line: Line = []
                for column in range(4):
                    line += [*filled(cells[column][i], room), *([(" ", PLAIN)] if column < 3 else [])]
                if length(line) and any(text.strip() for text, _ in line):
                    lines.append(line)
        return lines

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
        legal = verbs.MISSION | mission in self.legal
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
