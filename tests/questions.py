"""Every kind of question that a game can put to a person, and positions in which each of them can be opened.

A kind is a frame that asks and a verb that it offers. Which kinds there are is told by the recorded games, which are
played in every edition, with every number of seats and every option, by the examples of rules, and by the game itself:
each of its frames that takes answers and each of its verbs is met, save what only chance answers (`DRAWN`).

`python -m tests.questions GAME` looks for positions that show all kinds and writes them down. It plays games if neither
the recorded ones nor an example show a frame or a verb. Needed when rules, records or examples bring a new kind.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from ludarium import games
from ludarium.kernel.asks import Ask
from ludarium.kernel.chance import seed_of
from ludarium.kernel.conformance import option_sets
from ludarium.kernel.engine import Rng, asks, random_answer
from ludarium.kernel.examples import examples_of
from ludarium.kernel.game import Game, Match
from ludarium.kernel.play import Play
from ludarium.kernel.record import match_of, read_file, record_of, write
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import Frame, State, Together
from tests.recorded import FOLDER as RECORDS

TESTS = Path(__file__).parent
FOLDER = TESTS / "fixtures" / "questions"
GAMES = ("dei", "xibalba", "voidfall")
TRIES = 1500
CURIOUS = 4

Kind = tuple[str, str]

DRAWN = {
    "dei": {
        *("DealFeats", "DealMissions", "DrawBoost", "DroneTokens", "Key", "Priority", "Refill", "Reveal"),
        *("deal-feat", "deal-mission", "draw-boost", "drone-token", "key", "priority", "reveal"),
    },
    "xibalba": {
        *("ArkSoldier", "AttackRoll", "HarvestRoll", "ParagonRoll", "Refill", "Roll", "StartRoll"),
        *("draw", "roll-attack", "roll-paragon", "roll-resource"),
    },
    "voidfall": {
        *("LayOut", "Offer", "Order", "Reclaim", "Reveal"),
        *("deal", "draw-bounty", "draw-reclaim", "first", "lay-out", "offer", "peek", "reveal", "strike"),
    },
}
"""Frames and verbs that are never a person's question: cards, tokens and dice, which chance alone answers."""


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question of a recorded game: after how many answers, those of chance included, and who is asked."""

    game: str
    record: str
    """The file, below `tests`; "" if no game shows the question, but only an example of a rule."""
    answers: int
    seat: int
    kinds: list[Kind]
    example: str = ""

    @property
    def frame(self) -> str:
        return self.kinds[0][0]

    @property
    def path(self) -> Path:
        return TESTS / self.record


@dataclass(frozen=True)
class Met:
    """A question met in a game, and how many answers it offers."""

    position: Position
    offers: int


def positions(game: str) -> list[Position]:
    """The positions that are opened: they show every kind of question."""
    lines = (FOLDER / f"{game}.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Position) for line in lines]


def kinds_of(match: Match[Any], s: State, ask: Ask) -> list[Kind]:
    frame, table = type(s.stack[-1]).__name__, match.verbs
    return sorted({(frame, table.verb(action).name) for action in ask.actions})


def asked_in(match: Match[Any], s: State) -> Iterator[tuple[Ask, list[Kind]]]:
    """What is asked in a position: people, or chance."""
    for ask in asks(s):
        yield ask, kinds_of(match, s, ask)


def met_in(game: Game, path: Path) -> Iterator[Met]:
    """Every question of a recorded game."""
    record = read_file(path)
    match = match_of(record, game)
    play, name = Play(match, draw=False), str(path.relative_to(TESTS))
    for turn in record.turns:
        for step in turn.steps:
            for ask, kinds in asked_in(match, play.state):
                yield Met(Position(game.id, name, len(play.answers), ask.seat, kinds), len(ask.actions))
            if step.chance or turn.seat == CHANCE:
                play.do_chance(match.verbs.parse(step.text))
            else:
                play.do(turn.seat, step.text)


def paths_of(game: str) -> list[Path]:
    """The recorded games, and those that were played to meet the rarest questions."""
    return sorted((RECORDS / game).glob("*.txt")) + sorted(FOLDER.glob(f"{game}-*.txt"))


def met(game: Game) -> Iterator[Met]:
    """Every question to a person in all these games."""
    for path in paths_of(game.id):
        yield from (each for each in met_in(game, path) if each.position.seat >= 0)


def kinds_in(found: Iterable[Met]) -> set[Kind]:
    return {kind for each in found for kind in each.position.kinds}


def exemplified(game: Game) -> Iterator[Met]:
    """Every question in the examples of rules."""
    for rule, example in examples_of(game).items():
        match = example.match(game)
        for ask, kinds in asked_in(match, match.load(example.position)):
            if ask.seat == example.seat:
                yield Met(Position(game.id, "", 0, ask.seat, kinds, rule), len(ask.actions))


def takes_answers(frame: type[Frame[Any]]) -> bool:
    """Whether a frame asks: one that defines no `answer` only calls others."""
    own = [kind for kind in frame.__mro__ if kind.__module__ != Frame.__module__]
    return issubclass(frame, Together) or any("answer" in vars(kind) for kind in own)


def declared(game: Game) -> set[str]:
    """Every frame of a game that asks, and every verb."""
    match = game.match()
    return {frame.__name__ for frame in match.frames if takes_answers(frame)} | {
        each.name for each in match.verbs.verbs
    }


def cover(found: Iterable[Met], besides: Iterable[Kind] = ()) -> Iterator[Position]:
    """Few positions that have every kind of those found; among equals the one that offers most."""
    left = {tuple(each.position.kinds): each for each in sorted(found, key=lambda each: each.offers)}
    missing = set[Kind]().union(*left).difference(besides)
    while missing:
        best = max(left.values(), key=lambda each: (len(missing.intersection(each.position.kinds)), each.offers))
        missing.difference_update(best.position.kinds)
        yield best.position


def curious(match: Match[Any], seed: int, given: Counter[str]) -> Play:
    """A game in which people prefer, among a few answers drawn at random, the verb that has been given least."""
    play, rng, table = Play(match, seed_of(seed)), Rng(seed), match.verbs
    while not play.over:
        ask = play.asks[0]
        drawn = [random_answer(ask, rng) for _ in range(CURIOUS)]
        action = min(drawn, key=lambda action: given[table.verb(action).name])
        given[table.verb(action).name] += 1
        play.do(ask.seat, action)
    return play


def look_further(game: Game) -> None:
    """Play games, and keep those that show what no other shows yet."""
    shown = kinds_in(met(game))
    names = declared(game) - DRAWN[game.id] - {name for kind in kinds_in(exemplified(game)) for name in kind}
    tables = list(product(game.editions, game.seats, option_sets(game)))
    given: Counter[str] = Counter()
    for attempt in range(TRIES):
        if names <= {name for kind in shown for name in kind}:
            return
        edition, seats, options = tables[attempt * 7919 % len(tables)]
        path = FOLDER / f"{game.id}-{attempt}.txt"
        if path.exists():
            continue
        path.write_text(write(record_of(curious(game.match(edition.id, seats, options), attempt, given))), "utf-8")
        new = kinds_in(each for each in met_in(game, path) if each.position.seat >= 0) - shown
        shown |= new
        if new:
            print(path.name, sorted(new), flush=True)
        else:
            path.unlink()


def find(name: str) -> None:
    game = games.get(name)
    look_further(game)
    chosen = list(cover(met(game)))
    chosen += cover(exemplified(game), besides=[kind for position in chosen for kind in position.kinds])
    (FOLDER / f"{name}.jsonl").write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in chosen))
    used = {position.path for position in chosen}
    for path in FOLDER.glob(f"{name}-*.txt"):
        if path not in used:
            path.unlink()


if __name__ == "__main__":
    find(sys.argv[1])
