"""Ark and bases in sentences, for those who ask for them by name: from one viewer's view, in the page's words."""

from __future__ import annotations

from ludarium.games.xibalba.components import Content
from ludarium.games.xibalba.moves.attack import base_resistance
from ludarium.games.xibalba.packed import cell_title
from ludarium.games.xibalba.state import NOBODY, STACKS, Xibalba
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.game import Names


class Sentences:
    """One position in words."""

    def __init__(self, s: Xibalba, content: Content, words: Names) -> None:
        self.s = s
        self.content = content
        self.words = words
        self.say = words.game_says

    def base(self, seat: int) -> list[str]:
        """The figures of a base, and the cards in it."""
        s = self.s
        if EMPTY in s.factions:
            return []
        figures = self.say(
            "board-base",
            name=self.words.called(seat),
            level=s.levels[seat],
            resistance=base_resistance(s, seat, 2),
            resources=s.resources[seat],
            paragon=s.paragon[seat],
        )
        faction = self.say(f"faction-{self.content.factions[s.factions[seat]].id}")
        taken = [stack for stack in range(STACKS) if s.heights[seat * STACKS + stack]]
        return [figures, faction, *(self._stack(seat, stack) for stack in taken)]

    def ark(self) -> list[str]:
        s = self.s
        if s.ark == EMPTY:
            return [self.say("board-ark-empty")]
        card = self._card(s.ark)
        held = self.say("board-ark-nobody", card=card)
        if s.controller != NOBODY:
            held = self.say("board-ark-of", card=card, name=self.words.called(s.controller))
        return [f"{self.say('term-ark')}: {held}", self.say("board-life", life=s.life, limit=s.givens.life_limit)]

    def _card(self, cell: int) -> str:
        return self.say(f"card-{self.content.cards[cell_title(cell)].id}")

    def _stack(self, seat: int, stack: int) -> str:
        s, at = self.s, seat * STACKS + stack
        place = self.say("term-squad") if stack == 0 else f"{self.say('term-slot')} {stack}"
        below = f", {self.say('screen-under', n=s.heights[at] - 1)}" if s.heights[at] > 1 else ""
        return f"{place}: {self._card(s.tops[at])}{below}"
