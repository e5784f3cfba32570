"""What the terminal shows besides the map: pads, the viewer's hand and abilities, markets and missions."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.dei import terminal_map as city
from ludarium.games.dei import verbs
from ludarium.games.dei.card_text import JOIN, CardTexts
from ludarium.games.dei.components import Content
from ludarium.games.dei.declaration import COLOURS, MARKETS
from ludarium.games.dei.givens import BLACK, Givens
from ludarium.games.dei.majority import cubes
from ludarium.games.dei.position import face_down, held
from ludarium.games.dei.scoring import mission_points
from ludarium.games.dei.setup import Factions
from ludarium.games.dei.state import BIN, BOOSTS, HAND, SLOTS, Dei
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.ink import BOLD, DIM, PLAIN, TIED, Line, Span, beside, filled, ink, spread, wrapped
from ludarium.kernel.verbs import VerbTable
from ludarium.kernel.views import View

TWO_COLUMNS: Final = 96
HIDDEN: Final = "?"
TITLE: Final = ink("86D3FF", bold=True)
QUIET: Final = DIM
NOW: Final = ink("C4F24A", bold=True)
SIGNS: Final = city.OUTPOST + "■"


class Screen:
    """The words of one match in one language."""

    def __init__(self, givens: Givens, content: Content, verbs: VerbTable, texts: CardTexts, edition: str) -> None:
        self.givens: Final = givens
        self.content: Final = content
        self.verbs: Final = verbs
        self.texts: Final = texts
        self.edition: Final = edition

    def say(self, id: str, **values: str | int) -> str:
        """A message; it may depend on the edition."""
        return self.texts.say(id, edition=self.edition, **values)

    def card(self, card: int) -> str:
        return self.say(f"card-{self.content.cards[card].id}")


class Parts:
    """A position as one viewer sees it, to be drawn so wide."""

    def __init__(self, screen: Screen, view: View, width: int, s: Dei) -> None:
        self.screen: Final = screen
        self.say: Final = screen.say
        self.content: Final = screen.content
        self.view: Final = view
        self.zones: Final = view["zones"]
        self.viewer: Final[int] = view["viewer"]
        self.asked: Final[list[int]] = view["asked"]
        self.legal: Final[list[int]] = view["legal"]
        self.sealed: Final[list[Any]] = view["sealed"]
        self.width: Final = width
        self.s: Final = s
        self.seats: Final = screen.givens.seats

    def name(self, seat: int) -> Line:
        """Letter and name of a faction, or the seat while it has none."""
        faction = self.s.factions[seat]
        if faction == EMPTY:
            return [(self.say("screen-seat", seat=seat + 1), BOLD)]
        named = self.say(f"faction-{self.content.factions[faction].id}")
        return [city.badge(faction), (f" {named}", ink(city.FACTION_TEXT[faction], bold=True))]

    def term(self, id: str) -> str:
        """A word of the dictionary, not to be broken."""
        return self.say(f"term-{id}").replace(" ", TIED)

    def cards_in_hand(self, seat: int) -> list[Any]:
        return [card for card in self.zones["hands"][seat * HAND : seat * HAND + HAND] if card != EMPTY]

    # Pads

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
        number = "" if s.factions[seat] == EMPTY else self.say("screen-seat", seat=seat + 1)
        title = [*mark, *self.name(seat), (f" {number}{f' ({who})' if who else ''}", QUIET)]
        sealed = [("✉ ", PLAIN)] if self.sealed[seat] is not None else []
        lines = [spread(title, [*sealed, (self.say("count-supplies", n=s.score[seat]), BOLD)], width)]
        if s.factions[seat] == EMPTY:
            return lines
        goods: Line = [("  ", PLAIN), (f"{s.technology[seat]}t", city.TECHNOLOGY), (" ", PLAIN)]
        goods += [(f"{s.energy[seat]}e", city.ENERGY), ("  ", PLAIN)]
        for colour in range(3):
            goods += [(f"{city.OUTPOST[colour]}{cubes(s, seat, colour)}", city.outpost_look(colour)), (" ", PLAIN)]
        built = [held(s.refuges, seat), held(s.elevators, seat), held(s.bridges, seat)]
        goods.append((f" {city.REFUGE}{built[0]} ^{built[1]} ={built[2]}", PLAIN))
        lines += wrapped(goods, width, 2)
        lines += wrapped([("  ", PLAIN), *self.feats(seat), *self.boosts(seat)], width, 2)
        for line in (self.stock(seat), self.played(seat)):
            if line:
                lines += wrapped([("  ", PLAIN), *line], width, 2)
        return lines

    def stock(self, seat: int) -> Line:
        """Scrappers and cards that are not on the table, and cards that have left the game."""
        thrown = sum(card != EMPTY for card in self.s.recycled[seat * BIN : seat * BIN + BIN])
        texts = [f"{self.term('reserve')}{TIED}{self.s.reserve[seat]}"]
        texts.append(f"{self.term('hand')}{TIED}{len(self.cards_in_hand(seat))}")
        if thrown:
            texts.append(f"{self.term('recycle-bin')}{TIED}{thrown}")
        return [(JOIN.join(texts), QUIET)]

    def feats(self, seat: int) -> Line:
        """Learned feats by name, own secret ones in brackets, those of others as question marks."""
        line: Line = []
        for colour in range(len(COLOURS)):
            learned = self.s.learned[seat * 3 + colour]
            secret = self.zones["feats"][seat * 3 + colour]
            sign = city.feat_sign(colour)
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
        line: Line = [(self.say("count-candy-boosts", n=len(held)), PLAIN)]
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
            texts.append(f"[{text}]" if face_down(self.s, at) else text)
        planned = [card for card in self.zones["planned"][seat * 2 : seat * 2 + 2] if card != EMPTY]
        texts += [f"[{HIDDEN if card is None else self.screen.card(card)}]" for card in planned]
        return [(f"{self.say('screen-played')} ", QUIET), (", ".join(texts), PLAIN)] if texts else []

    # Hand and abilities

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
        line: Line = [city.badge(faction), (f" {self.say(f'faction-{entry.id}')} ", BOLD)]
        line.append((f"{self.say(f'faction-{entry.id}-text')} ", PLAIN))
        line.append((f"{city.CHAMPION}{TIED}{self.say(f'champion-{entry.champion}')}: ", BOLD))
        return wrapped([*line, (self.say(f"champion-{entry.champion}-text"), QUIET)], self.column(), 2)

    def abilities(self) -> list[Line]:
        """The champion and the feats of the viewer; feats to be learned are in brackets."""
        if self.viewer < 0 or self.s.factions[self.viewer] == EMPTY:
            return []
        champion = self.content.factions[self.s.factions[self.viewer]].champion
        rows = [self.sentence((city.CHAMPION, BOLD), self.say(f"champion-{champion}"), f"champion-{champion}-text")]
        for colour in range(len(COLOURS)):
            at = self.viewer * 3 + colour
            feat = self.s.learned[at] if self.s.learned[at] != EMPTY else self.s.feats[at]
            if feat != EMPTY:
                id = f"feat-{self.content.feats[feat].id}"
                name = self.say(id) if self.s.learned[at] != EMPTY else f"({self.say(id)})"
                rows.append(self.sentence(city.feat_sign(colour), name, f"{id}-text"))
        return [self.rule("screen-abilities"), *self.columns(rows)]

    def sentence(self, sign: Span, name: str, id: str) -> list[Line]:
        return wrapped([sign, (f" {name} ", BOLD), (self.say(id), QUIET)], self.column(), 4)

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
        return [(title, TITLE), ("─" * (self.width - len(title)), city.FRAME)]

    def card_lines(self, card: int, look: str, before: Line, width: int) -> list[Line]:
        """Name, cost, supplies and text of a card."""
        line: Line = [*before, (self.screen.card(card), look or BOLD)]
        cost = self.content.cards[card].cost
        if cost is not None:
            if cost.technology:
                line += [(" ", PLAIN), (f"{cost.technology}t", city.TECHNOLOGY)]
            if cost.energy:
                line += [(" ", PLAIN), (f"{cost.energy}e", city.ENERGY)]
        if self.content.cards[card].supplies:
            line.append((f" +{self.content.cards[card].supplies}", BOLD))
        return wrapped([*line, (f": {self.screen.texts.card(self.content.cards[card].actions)}", PLAIN)], width, 4)

    # Markets

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
            colour = ink(city.MARKET_INK[market], bold=True)
            block: list[Line] = [[(f"{SIGNS[market]} {self.say(f'market-{MARKETS[market]}')}", colour)]]
            for slot in range(3):
                card = self.s.market[market * 3 + slot]
                needs = filled([(self.slot_says(market, slot), colour), (" ", PLAIN)], 4)
                if card == EMPTY:
                    block.append([*needs, ("–", QUIET)])
                else:
                    block += self.card_lines(card, city.ACT if card in offered else PLAIN, needs, self.column())
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
            looks = [NOW if c + 1 == self.s.round else QUIET for c in columns]
            rows = [[[(self.say("round-number", n=c + 1), look)] for c, look in zip(columns, looks, strict=True)]]
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

    def mission(self, row: int, column: int, width: int) -> list[Line]:
        """Name with the tokens on it, then its values."""
        mission = self.s.missions[row * 4 + column]
        if mission == EMPTY:
            return [[], []]
        entry = self.content.missions[mission]
        tokens: Line = []
        for seat in range(self.seats):
            if self.s.tokens[seat * 4 + column] == row:
                tokens.append(city.badge(self.s.factions[seat]))
        legal = verbs.mission(mission) in self.legal
        name: Line = [(self.say(f"mission-{entry.id}"), city.ACT if legal else BOLD)]
        now, late = entry.on_time, entry.late
        values = self.say("screen-mission", points=now.points, per=now.per, late_points=late.points, late_per=late.per)
        worth: Line = []
        if self.viewer >= 0 and self.s.round and self.s.tokens[self.viewer * 4 + column] == EMPTY:
            points = mission_points(self.s, self.viewer, mission, column)
            worth = [(f"={points}", NOW if legal else PLAIN)]
        return [spread(name, tokens, width) if tokens else name, spread([(values, QUIET)], worth, width - 1)]
