"""Examples of rules: positions in which a rule can be tried, with the answer that shows it.

They are recorded while the tests of the rules run (`make examples`) and kept as stored starts of the game. An
example is a position, the answer that shows the rule and what chance answered to it, or an answer that the rule
refuses. An example without an answer only shows where the rule applies.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import msgspec

from ludarium.kernel.content import convert, parse_toml
from ludarium.kernel.engine import Rng, advance, asks, random_answer
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.game import Dump, Game, Match
from ludarium.kernel.play import Happening, give, noted
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.starts import Stored, path_of, stored_of

KIND = "example"
VERDICTS = "verdicts.toml"
SHOWS, COMPONENT, WRONG = "shows it", "component", "wrong"
"""Verdicts: the example plainly shows its rule, or the component that its rule is about; the picture misleads."""


@dataclass(frozen=True)
class Example:
    """One rule in one position."""

    rule: str
    test: str
    """The test it was recorded from; "" for the table after set-up."""
    edition: str
    seats: int
    options: dict[str, str]
    position: Dump
    seat: int
    """Who is asked."""
    line: str = ""
    """The answer that shows the rule; "" where the position alone does."""
    refused: str = ""
    """The rule that refuses the answer; "" where it is legal."""
    chance: tuple[str, ...] = ()
    """What chance answered after it."""
    look: str = ""
    """Where to look: a pane of the table, or the numbers of places on the board; "" where the answer says that."""

    @classmethod
    def of(cls, stored: Stored) -> Example:
        first, *rest = stored.lines or [""]
        line = stored.tried or first.partition(" ")[2]
        chance = tuple(each.partition(" ")[2] for each in rest)
        told = (stored.edition, stored.seats, stored.options, stored.position, stored.hands[0])
        return cls(stored.id, stored.test, *told, line, stored.refused, chance, stored.look)

    def stored(self) -> Stored:
        """As it is kept: both sides are in the hands of whoever tries it, and the seat that is asked comes first."""
        others = [seat for seat in range(self.seats) if seat != self.seat]
        given = [f"{self.seat + 1} {self.line}", *(f"* {line}" for line in self.chance)]
        return Stored(
            id=self.rule,
            seats=self.seats,
            hands=[self.seat, *others],
            position=self.position,
            edition=self.edition,
            options=self.options,
            lines=given if self.line and not self.refused else [],
            tried=self.line if self.refused else "",
            refused=self.refused,
            test=self.test,
            look=self.look,
        )

    def match(self, game: Game) -> Match[Any]:
        return _match(game, self.edition, self.seats, tuple(sorted(self.options.items())))

    @property
    def places(self) -> list[int]:
        """The places of the board to look at, where it says so."""
        return [int(word) for word in self.look.split() if word.isdecimal()]

    def load(self, match: Match[Any]) -> Any:
        """The position; a RecordError says why it is none of this match."""
        return match.load(self.position)

    def play(self, match: Match[Any], s: Any) -> list[Happening]:
        """Give the answer and those of chance in this position; returns what happened."""
        s.events = []
        asked = next(ask for ask in asks(s) if ask.seat == self.seat)
        give(s, asked, match.verbs.parse(self.line))
        script = list(self.chance)
        while (ask := advance(s)) is not None and ask.seat == CHANCE:
            code = match.verbs.parse(script.pop(0)) if script else ask.actions[0]
            give(s, ask, code if code in ask.actions else ask.actions[0])
        return noted(s.events, 1)


@cache
def _match(game: Game, edition: str, seats: int, options: tuple[tuple[str, str], ...]) -> Match[Any]:
    """Matches have no position, so all examples of one table share theirs."""
    return game.match(edition, seats, dict(options))


@cache
def examples_of(game: Game) -> Mapping[str, Example]:
    """The examples of a game by rule, read once."""
    return {stored.id: Example.of(stored) for stored in stored_of(game, KIND)}


class Verdict(NamedTuple):
    """What a reader said of an example: of its words, and of its picture."""

    words: str
    picture: str
    mark: str
    """Which example that was, see `mark_of`."""


def mark_of(example: Example) -> str:
    """Changes whenever the example does."""
    stored = msgspec.structs.replace(example.stored(), test="")
    return hashlib.sha256(msgspec.json.encode(stored, order="deterministic")).hexdigest()[:8]


@cache
def verdicts_of(game: Game) -> Mapping[str, Verdict]:
    """What a reader said of the examples of a game as they are now; nothing of one that has changed since."""
    path = game.folder / VERDICTS
    if not path.is_file():
        return {}
    text, data = parse_toml(path)
    known = convert(path.name, text, data, dict[str, Verdict])
    return {id: each for id, each in known.items() if each.mark == _mark(game, id)}


def _mark(game: Game, id: str) -> str:
    example = examples_of(game).get(id)
    return "" if example is None else mark_of(example)


def shown_by(game: Game) -> list[str]:
    """The rules that their examples plainly show: in words and picture, or as a component."""
    return [id for id, said in verdicts_of(game).items() if said.words in (SHOWS, COMPONENT) and said.picture != WRONG]


def write_examples(game: Game, examples: Iterable[Example]) -> int:
    """Keep examples in the order of their rules; returns the size of the file. The same examples give the same file."""
    kept = sorted(examples, key=lambda example: example.rule)
    lines = [msgspec.json.encode(example.stored(), order="deterministic") for example in kept]
    packed = gzip.compress(b"\n".join(lines) + b"\n", 9, mtime=0)
    path = path_of(game, KIND)
    path.parent.mkdir(exist_ok=True)
    path.with_name(f"{path.name}.gz").write_bytes(packed)
    return len(packed)


def problems(match: Match[Any], example: Example) -> list[str]:
    """Why an example cannot be tried, one sentence each: it has to load, to ask a seat, to allow or refuse its answer
    as it says, and to obey the conservation laws before and after."""
    try:
        s = example.load(match)
        if not any(ask.seat == example.seat for ask in asks(s)):
            return [f"seat {example.seat + 1} is not asked"]
        if example.line:
            refusal = match.why_not(s, example.seat, match.verbs.parse(example.line))
            if (refusal.rule if refusal else "") != example.refused or (refusal is not None) != bool(example.refused):
                return [f"{example.line!r} is {f'refused by {refusal.rule!r}' if refusal else 'legal'}"]
        broken = match.laws(s)
        if example.line and not example.refused:
            example.play(match, s)
            broken += match.laws(s)
    except (LudariumError, LookupError, ValueError) as problem:
        return [f"it does not load: {problem}"]
    return broken


def play_on(match: Match[Any], example: Example, seed: int, most: int = 0) -> list[str]:
    """What goes wrong in a random game from the example to the end, or for so many answers, one sentence each."""
    s, rng = example.load(match), Rng(seed)
    for _ in range(most or match.longest):
        ask = advance(s)
        if ask is None:
            return match.laws(s)
        if not ask.actions:
            return [f"seat {ask.seat + 1} is asked and has no legal answer at {match.trace(s)}"]
        opened = asks(s) if ask.seat != CHANCE else [ask]
        asked = opened[rng.below(len(opened))]
        give(s, asked, random_answer(asked, rng))
    return match.laws(s) if most else [f"the game does not end within {match.longest} answers"]
