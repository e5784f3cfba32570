"""The position as a terminal shows it: map, pads, markets, missions and hand, drawn from one viewer's view.

What the question is about comes last, nearest to the answers; a small window scrolls the rest away. Lime means: act
here. Hidden things are counted, never named.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.dei import terminal_map as city
from ludarium.games.dei import verbs
from ludarium.games.dei.card import Card, Spend
from ludarium.games.dei.card_text import JOIN
from ludarium.games.dei.declaration import MARKETS
from ludarium.games.dei.ending import ChooseMission, Learn
from ludarium.games.dei.flow import Plan, Turn
from ludarium.games.dei.moves.buy import SpendCard
from ludarium.games.dei.packed import laid_tile, laid_turned
from ludarium.games.dei.position import face_down
from ludarium.games.dei.setup import Factions
from ludarium.games.dei.state import SLOTS, Dei
from ludarium.games.dei.terminal_parts import HIDDEN, NOW, QUIET, TITLE, Parts, Screen
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.ink import BOLD, PLAIN, TIED, Line, ansi, beside, clipped, wrapped
from ludarium.kernel.state import innermost
from ludarium.kernel.views import View

PADS: Final = 36
"""Columns the pads need next to the map."""
COMFORT: Final = 48
"""Columns the pads rather have than a larger map."""
HAND_QUESTIONS: Final[tuple[type[Any], ...]] = (Turn, Plan, SpendCard, Factions)
SECTION_OF: Final = {**dict.fromkeys(HAND_QUESTIONS, "hand"), ChooseMission: "missions", Learn: "abilities"}
"""What questions are about."""


def draw(screen: Screen, view: View, s: Dei, width: int) -> str:
    """The whole picture, no line wider than this."""
    lines = Drawing(screen, view, width, s).lines()
    return "\n".join([ansi(clipped(line, width)) for line in lines])


class Drawing(Parts):
    """One picture."""

    # The whole

    def lines(self) -> list[Line]:
        """The sections, the one in question last; the map is in question when none of the others is."""
        top = self.s.stack[-1] if self.s.stack else None
        sections = {
            "hands": self.other_hands(),
            "abilities": self.abilities(),
            "missions": self.missions(),
            "markets": self.markets(),
            "hand": self.hand(),
            "map": self.map(),
        }
        buying = any(verbs.verb(action) == verbs.BUY for action in self.legal)
        last = SECTION_OF.get(type(top), "markets" if buying else "map")
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
            line: Line = [(self.say("screen-round", round=s.round), BOLD), (" ", PLAIN)]
            for phase in range(3):
                line.append(("■" if phase < s.phase else "▣" if phase == s.phase else "□", TITLE))
            line.append((f" {self.say(f'phase-{s.phase + 1}')}", PLAIN))
        else:
            line = [(self.say("term-set-up"), BOLD)]
        if s.order:
            line.append((f"{JOIN}{self.say('term-turn-order')} ", PLAIN))
            for place, seat in enumerate(s.order):
                line += [("" if place == 0 else "›", QUIET), city.badge(s.factions[seat])]
        turn = self.turn()
        if turn:
            line += [(JOIN, PLAIN), *turn]
        return [*wrapped(line, self.width), *self.in_play()]

    def turn(self) -> Line:
        """Who is asked."""
        if not self.asked:
            return [] if self.s.stack else [(self.say("phase-end"), BOLD)]
        if self.viewer in self.asked:
            faction = self.s.factions[self.viewer]
            line: Line = [(f" {self.say('screen-your-turn')} ".replace(" ", TIED), city.ACT), (" ", PLAIN)]
            return [*line, *self.name(self.viewer)] if faction != EMPTY else line
        line = [("▸ ", NOW)]
        for seat in self.asked:
            line += [*self.name(seat), (" ", PLAIN)]
        return line

    def in_play(self) -> list[Line]:
        """The card being resolved, and the icons that are left; by number where the question is which to use."""
        playing = innermost(self.s, Card)
        if playing is None:
            return []
        seat, at = playing.seat, playing.seat * SLOTS + playing.at
        card = self.zones["played"][at]
        line: Line = [(f"{self.say('screen-in-play')} ", QUIET)]
        line.append((HIDDEN if card is None else self.screen.card(card), BOLD))
        if face_down(self.s, at):
            line.append((f" ({self.say('term-face-down')})", QUIET))
        if isinstance(self.s.stack[-1], Spend):
            icons = [f"{i} {self.screen.texts.token(token)}" for i, token in enumerate(self.s.pool)]
            left = JOIN.join(icons)
        else:
            left = self.screen.texts.pool(self.s.pool)
        line += [(f"{JOIN}{self.say('screen-left')} ", QUIET), (left or "–", NOW if seat == self.viewer else PLAIN)]
        return wrapped(line, self.width, 2)

    # Map and pads

    def map(self) -> list[Line]:
        """The map with its legend, next to the pads or above them."""
        s = self.s
        if EMPTY in s.layout or not s.resources:
            return [*self.tiles(), [], *self.pads(self.width)]
        board = s.terrain.board
        wide = [cell for cell in (2, 3, 4) if city.map_width(board, cell) + PADS + 1 <= self.width]
        fits = [cell for cell in (2, 3) if city.map_width(board, cell) <= self.width]
        cell = (wide or fits or [2])[-1]
        if len(wide) > 1 and self.width - city.map_width(board, cell) <= COMFORT:
            cell = wide[-2]
        columns = city.map_width(board, cell)
        drones = [self.say(f"drone-{drone.id}-letter") for drone in self.content.drones]
        rows = city.drawn(s, cell, columns if wide else self.width, self.targets(), drones)
        if wide:
            room = self.width - columns - 1
            right, legend = self.pads(room), self.legend(room)
            if len(right) + len(legend) < len(rows):
                return beside(rows, [*right, *([[]] * (len(rows) - len(right) - len(legend))), *legend], columns)
            return [*beside(rows, right, columns), *self.legend(self.width)]
        return [*rows, *self.legend(self.width), [], *self.pads(self.width)]

    def targets(self) -> set[int]:
        """The regions in which the viewer's answers would do something."""
        found: set[int] = set()
        for action in self.legal:
            args = self.screen.verbs.verb(action).args
            for arg, value in zip(args, self.screen.verbs.values(action), strict=True):
                if arg.kind.name == "region" and arg.key != "src":
                    found.add(value)
        return found

    def tiles(self) -> list[Line]:
        """The tiles laid so far, with their quarter turns."""
        lines: list[Line] = []
        columns = self.screen.givens.columns
        for first in range(0, len(self.s.layout), columns):
            cells = self.s.layout[first : first + columns]
            lines.append([(f"{self.tile(code):<12}", BOLD) for code in cells])
        return lines

    def tile(self, code: int) -> str:
        return "·" if code == EMPTY else f"{self.content.tiles.ids[laid_tile(code)]} ↻{laid_turned(code)}"

    def legend(self, width: int) -> list[Line]:
        """What the signs on the map mean."""
        line: Line = []
        for colour in range(3):
            market = self.say(f"block-{MARKETS[colour]}")
            line += [(city.OUTPOST[colour], city.outpost_look(colour)), (f"{TIED}{market}  ", QUIET)]
        for sign, term in ((city.CHAMPION, "champion"), (city.REFUGE, "refuge"), ("^", "elevator"), ("=", "bridge")):
            line += [(sign, city.NEUTRAL), (f"{TIED}{self.term(term)}  ", QUIET)]
        for drone in self.content.drones:
            sign = self.say(f"drone-{drone.id}-letter")
            line += [(f"{city.DRONE}{sign}", city.NEUTRAL), (f"{TIED}{self.say(f'drone-{drone.id}')}  ", QUIET)]
        for sign, term, look in (("t", "technology", city.TECHNOLOGY), ("e", "energy", city.ENERGY)):
            line += [(sign, look), (f"{TIED}{self.term(term)}  ", QUIET)]
        common = self.s.common
        line += [(f"{self.say('term-common-reserve')} ".replace(" ", TIED), QUIET)]
        line += [(f"{common[0]}t", city.TECHNOLOGY), (TIED, PLAIN), (f"{common[1]}e", city.ENERGY)]
        return wrapped(line, width)
