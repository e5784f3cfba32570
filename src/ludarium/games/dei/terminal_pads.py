"""The pads for the terminal: what every seat has, its cards on the table, its feats and candy boosts."""

from __future__ import annotations

from ludarium.games.dei.card_text import JOIN
from ludarium.games.dei.declaration import COLOURS
from ludarium.games.dei.majority import cubes
from ludarium.games.dei.position import face_down, held
from ludarium.games.dei.state import BIN, BOOSTS, SLOTS
from ludarium.games.dei.terminal_map import ENERGY, MARKET_INK, OUTPOST, REFUGE, TECHNOLOGY, outpost_look
from ludarium.games.dei.terminal_seen import HIDDEN, NOW, QUIET, TWO_COLUMNS, Seen
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.ink import BOLD, PLAIN, TIED, Line, beside, ink, spread, wrapped


class Pads(Seen):
    """All pads."""

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
        lines = [spread(title, [*sealed, (self.screen.number("count-supplies", s.score[seat]), BOLD)], width)]
        if s.factions[seat] == EMPTY:
            return lines
        goods: Line = [("  ", PLAIN), (f"{s.technology[seat]}t", TECHNOLOGY), (" ", PLAIN)]
        goods += [(f"{s.energy[seat]}e", ENERGY), ("  ", PLAIN)]
        for colour in range(3):
            goods += [(f"{OUTPOST[colour]}{cubes(s, seat, colour)}", outpost_look(colour)), (" ", PLAIN)]
        built = [held(s.refuges, seat), held(s.elevators, seat), held(s.bridges, seat)]
        goods.append((f" {REFUGE}{built[0]} ^{built[1]} ={built[2]}", PLAIN))
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
            texts.append(f"[{text}]" if face_down(self.s, at) else text)
        planned = [card for card in self.zones["planned"][seat * 2 : seat * 2 + 2] if card != EMPTY]
        texts += [f"[{HIDDEN if card is None else self.screen.card(card)}]" for card in planned]
        return [(f"{self.say('screen-played')} ", QUIET), (", ".join(texts), PLAIN)] if texts else []
