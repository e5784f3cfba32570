"""Positions for tests, written in the words of the game: lay cards, set markers, then play canonical text.

    game = Scenario(seats=3)
    game.squad(0, "bomber")
    game.ark("rifleman", life=4)
    game.dice(attack=2)
    game.action(0)
    game.chance("roll-paragon p1=1")
    game.do("attack ark symbols=1")

Seats are 0, 1, 2, 3. Chance is scripted, never seeded; only a card drawn without a script is the first possible one.
After every answer the conservation laws are checked.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from ludarium.games.xibalba import GAME, verbs
from ludarium.games.xibalba.action import Action
from ludarium.games.xibalba.atoms import clear_marks, put, rebuild
from ludarium.games.xibalba.declaration import FACES
from ludarium.games.xibalba.dice import ChoosePool, Roll
from ludarium.games.xibalba.flow import EffectPhase, Turn
from ludarium.games.xibalba.game import XibalbaMatch
from ludarium.games.xibalba.state import NOBODY, STACKS, Xibalba
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, with_value
from ludarium.kernel.engine import advance, answer
from ludarium.kernel.seats import CHANCE
from tests.games.matches import match_of
from tests.games.recording import RECORDER


def pack_with(folder: Path, file: str, old: str, new: str) -> Path:
    """The game's own pack with one thing changed where it first occurs."""
    pack = Path(shutil.copytree(GAME.folder / "content", folder / "pack"))
    text = (pack / file).read_text("utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), "utf-8")
    return pack


FACTIONS = ["ska", "castor-rebels", "brigade-rouge", "brotherhood-shikai"]


class Scenario:
    """A game after its set-up; seat 0 begins, a neutral rifleman is in the ark, and all bases are empty."""

    def __init__(
        self,
        seats: int = 2,
        factions: list[str] | None = None,
        content: Path | None = None,
        chosen_factions: bool = False,
        **options: str,
    ) -> None:
        wanted = {key.replace("_", "-"): value for key, value in options.items()}
        if chosen_factions:
            wanted["factions"] = "chosen"
        match = match_of(GAME, "de", seats, wanted, content)
        assert isinstance(match, XibalbaMatch)
        self.match = match
        self.s: Xibalba = match.start()
        self.script: list[str] = []
        SCENARIOS.append(self)
        self.titles = [card.id for card in match.content.cards]
        names = FACTIONS if factions is None else factions
        ids = [faction.id for faction in match.content.factions]
        self.s.factions = tuple(ids.index(name) for name in names[:seats])
        self.s.stack = []
        self.s.first = 0
        for kind in range(4):
            for space in range(match.givens.open_cards):
                self._open(kind, space, self._most_common(kind))
        self.ark("rifleman", life=match.givens.resistance[self.titles.index("rifleman")] + seats)
        self.action(0)
        RECORDER.begun(self)

    # Given

    def _most_common(self, kind: int) -> int:
        first, last = self.match.givens.first_title[kind : kind + 2]
        return max(range(first, last), key=lambda title: self.s.deck[title])

    def _open(self, kind: int, space: int, title: int) -> None:
        at = kind * self.match.givens.open_cards + space
        held = self.s.market[at]
        if held != EMPTY:
            self.s.deck = with_value(self.s.deck, held, self.s.deck[held] + 1)
        self.s.deck = with_value(self.s.deck, title, self.s.deck[title] - 1)
        self.s.market = with_value(self.s.market, at, title)

    def _draw(self, card: str) -> int:
        """Take a card out of its deck; where all copies lie open, another card takes the place of one."""
        title = self.titles.index(card)
        if self.s.deck[title] == 0:
            at = self.s.market.index(title)
            kind = self.match.givens.type_of[title]
            self._open(kind, at % self.match.givens.open_cards, self._most_common(kind))
        self.s.deck = with_value(self.s.deck, title, self.s.deck[title] - 1)
        return title

    def changed(self) -> None:
        rebuild(self.s)
        self.s.pending = None

    def squad(self, seat: int, *cards: str) -> None:
        """Soldiers from bottom to top."""
        for card in cards:
            put(self.s, seat, 0, self._draw(card))
        self.changed()

    def slot(self, seat: int, slot: int, *cards: str) -> None:
        """Upgrade cards from bottom to top; the base gets the level it needs."""
        self.level(seat, max(slot, self.s.levels[seat]))
        for card in cards:
            put(self.s, seat, slot, self._draw(card))
        self.changed()

    def ark(self, card: str, seat: int = NOBODY, life: int = 0) -> None:
        if self.s.ark != EMPTY:
            self.s.deck = with_value(self.s.deck, self.s.ark & 127, self.s.deck[self.s.ark & 127] + 1)
        title = self._draw(card)
        self.s.ark, self.s.controller = title, seat
        self.s.life = life or self.match.givens.resistance[title] + self.match.seats
        self.changed()

    def empty_ark(self) -> None:
        self.s.deck = with_value(self.s.deck, self.s.ark & 127, self.s.deck[self.s.ark & 127] + 1)
        self.s.ark, self.s.controller, self.s.life = EMPTY, NOBODY, 0
        self.changed()

    def market(self, *cards: str) -> None:
        """These cards lie open, in the first space of their type, the next one in the second."""
        spaces = [0] * 4
        for card in cards:
            title = self.titles.index(card)
            kind = self.match.givens.type_of[title]
            if self.s.deck[title] == 0:
                at = self.s.market.index(title)
                self._open(kind, at % self.match.givens.open_cards, self._most_common(kind))
            self._open(kind, spaces[kind], title)
            spaces[kind] += 1
        self.changed()

    def dice(self, **faces: int) -> None:
        """The action pool: blank, r1, r2, r3, attack, critical, p1, p2."""
        self.s.dice = [faces.get(face, 0) for face in FACES]
        self.s.pending = None

    def resources(self, *amounts: int) -> None:
        self.s.resources[: len(amounts)] = amounts
        self.s.pending = None

    def paragon(self, *amounts: int) -> None:
        self.s.paragon[: len(amounts)] = amounts
        self.s.pending = None

    def level(self, seat: int, level: int) -> None:
        self.s.levels = with_value(self.s.levels, seat, level)
        self.changed()

    def action(self, seat: int) -> None:
        """The action phase of a seat."""
        self.s.turns = max(1, self.s.turns)
        self.s.stack = [Turn(seat, 3), Action(seat)]
        self.s.pending = None

    def turn(self, seat: int) -> None:
        """A turn of a seat is about to begin."""
        self.s.stack = [Turn(seat, 0)]
        self.s.pending = None

    def effect_phase(self, seat: int) -> None:
        """The effect phase of a seat, with the cards of its base fresh."""
        clear_marks(self.s, seat)
        self.s.turns = max(1, self.s.turns)
        self.s.stack = [Turn(seat, 1), EffectPhase(seat)]
        self.s.pending = None

    def choose_pool(self, seat: int) -> None:
        """The dice phase of a seat begins."""
        self.s.turns = max(1, self.s.turns)
        self.s.stack = [Turn(seat, 2), ChoosePool(seat)]
        self.s.pending = None

    def roll(self, seat: int, resource: int, attack: int, rerolls: int = 2) -> None:
        """A seat is about to roll these dice."""
        self.choose_pool(seat)
        self.s.rerolls = rerolls
        self.s.stack[-1] = Roll(seat, resource, attack)
        self.settle()

    def chance(self, *lines: str) -> None:
        """What chance will answer next."""
        self.script += lines

    def shows(self, *rules: str, look: str = "") -> None:
        """What comes next is the example of these rules, in this pane of the table."""
        RECORDER.shows(*rules, look=look)

    def pictured(self, *rules: str, look: str) -> None:
        """The position shows these rules by itself, in this pane of the table."""
        RECORDER.shows(*rules, look=look)
        RECORDER.note("seen", self, "")

    # When

    @property
    def ask(self) -> Ask:
        ask = advance(self.s)
        assert ask is not None, "the game is over"
        return ask

    def settle(self) -> None:
        """Let chance answer from the script until a seat is asked or the game is over."""
        while (ask := advance(self.s)) is not None and ask.seat == CHANCE:
            draws = verbs.verb(ask.actions[0]) == verbs.DRAW
            if draws and not (self.script and self.script[0].startswith("draw")):
                line = self.match.verbs.format(ask.actions[0])
            else:
                offered = [self.match.verbs.format(code) for code in ask.actions]
                assert self.script, f"chance is asked for {offered} and the script is empty"
                line = self.script.pop(0)
                assert line in offered, f"chance cannot answer {line!r} but {offered}"
            RECORDER.chance(line)
            answer(self.s, self.match.verbs.parse(line))
            assert self.match.laws(self.s) == []

    def do(self, *lines: str) -> None:
        """Answers of whoever is asked."""
        for line in lines:
            self.settle()
            code = self.match.verbs.parse(line)
            assert code in self.ask.actions, f"{line!r} is not among {self.legal()}"
            RECORDER.given(self, line)
            answer(self.s, code)
            advance(self.s)
            assert self.match.laws(self.s) == []
        self.settle()

    # Then

    def legal(self, verb: str = "") -> list[str]:
        """What may be answered, the answers with this verb only if one is given."""
        self.settle()
        texts = [self.match.verbs.format(code) for code in self.ask.actions]
        found = [text for text in texts if not verb or text.split()[0] == verb]
        RECORDER.offered(self, found)
        return found

    def why(self, line: str, seat: int | None = None) -> str:
        """The rule that forbids an answer."""
        self.settle()
        refusal = self.match.why_not(self.s, self.ask.seat if seat is None else seat, self.match.verbs.parse(line))
        assert refusal is not None, f"{line!r} is allowed"
        if seat in (None, self.ask.seat):
            RECORDER.refused(self, line, refusal.rule)
        return refusal.rule

    @property
    def over(self) -> bool:
        self.settle()
        return advance(self.s) is None

    @property
    def top(self) -> str:
        self.settle()
        return type(self.s.stack[-1]).__name__

    def cards(self, seat: int, stack: int) -> list[str]:
        """A stack from bottom to top."""
        at = sum(self.s.heights[: seat * STACKS + stack])
        return [self.titles[cell & 127] for cell in self.s.cards[at : at + self.s.heights[seat * STACKS + stack]]]

    def in_ark(self) -> str:
        return "" if self.s.ark == EMPTY else self.titles[self.s.ark & 127]

    def open_cards(self) -> list[str]:
        return [self.titles[title] for title in self.s.market if title != EMPTY]

    def discarded(self, card: str) -> int:
        return self.s.discards[self.titles.index(card)]

    def pool(self) -> dict[str, int]:
        """The faces in the action pool that are there."""
        return {face: number for face, number in zip(FACES, self.s.dice, strict=True) if number}


SCENARIOS: list[Scenario] = []
"""Those of the running test."""
