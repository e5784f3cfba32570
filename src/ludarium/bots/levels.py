"""The five levels of the lobby, and players by name.

Levels differ in what they see, as people do. Novice and in most games casual judge an answer at once, by a single guess
at what is hidden; from skilled on they wait for the moment at which an answer can be judged, with what was learned from
games, and master plans ahead. Up to skilled they do not tell answers apart that come to nearly the same. How soft each
level is in a game with so many seats, whether it waits, and the rating that makes, is in `grades.toml`.

`mcts:400` searches with 400 simulations for each answer, `mcts:1.5s` for one and a half seconds, `mcts-full:400` with
roll-outs to the end of the game; `greedy:3` follows three of its own next choices before it looks at the position.
`patient` is greedy that waits for moments at which the estimate can be trusted, `learned` the same with the weights
that a game has learned, and `learned-mcts:400` plans with them (`planner`). `greedy`, `patient` and `mcts` stay as they
are: others are measured by them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludarium.bots.bot import Bot, Budget, Choice, Random, question
from ludarium.bots.grades import softness, waits
from ludarium.bots.greedy import Greedy
from ludarium.bots.judge import PATIENTLY, Judge
from ludarium.bots.learned import Learned
from ludarium.bots.mcts import FULL, Mcts, Style
from ludarium.bots.planner import Planner
from ludarium.bots.softness import Softened
from ludarium.kernel.engine import Rng
from ludarium.kernel.errors import SetupError, listed
from ludarium.kernel.state import State

MANY = 50
"""Two looks at as many answers take a learned bot two or three milliseconds."""
HORIZON = 1
FOLLOWING = re.compile(r"greedy:([1-9])")
CUSTOM = re.compile(r"(?P<learned>learned-)?mcts(?P<full>-full)?:(?P<amount>[0-9]{1,9}(\.[0-9]{1,3})?)(?P<seconds>s?)")


@dataclass(frozen=True)
class Level:
    """A strength to play against, and the time within which it answers."""

    name: str
    seconds: float
    make: Callable[[], Bot]


def at_once() -> Bot:
    return Greedy(deals=1)


def patient() -> Bot:
    return OneStep(Learned())


def planner() -> Planner:
    return Planner(Style(), Learned(), HORIZON)


LEVELS = (
    Level("novice", 0.5, lambda: Graded("novice")),
    Level("casual", 0.5, lambda: Graded("casual")),
    Level("skilled", 0.5, lambda: Graded("skilled")),
    Level("expert", 0.5, patient),
    Level("master", 2.0, planner),
)
"""From the weakest to the strongest."""

PLAIN = (
    Level("random", 0.1, Random),
    Level("greedy", 0.5, Greedy),
    Level("patient", 0.5, lambda: Greedy(judge=PATIENTLY)),
    Level("learned", 0.5, patient),
    *LEVELS,
)


class Graded(Softened):
    """A bot as patient and as soft as its level is in the game it plays, with as many seats."""

    def __init__(self, level: str) -> None:
        super().__init__(at_once(), 0.0)
        self.level = level
        self.table = ("", 0)

    def choose(self, match: Any, state: State, seat: int, rng: Rng, budget: Budget) -> Choice:
        table: tuple[str, int] = match.game.id, match.seats
        if table != self.table:
            self.table = table
            self.softness = softness(*table, self.level)
            self.bot = patient() if waits(*table, self.level) else at_once()
        return super().choose(match, state, seat, rng, budget)


class OneStep(Bot):
    """Greedy with another judge, and in time: where there are many answers it looks at one deal instead of two."""

    def __init__(self, judge: Judge, many: int = MANY) -> None:
        self.many = many
        self.quick = Greedy(deals=1, judge=judge)
        self.thorough = Greedy(deals=2, judge=judge)

    def choose(self, match: Any, state: State, seat: int, rng: Rng, budget: Budget) -> Choice:
        few = len(question(state, seat).actions) <= self.many
        return (self.thorough if few else self.quick).choose(match, state, seat, rng, budget)


class Player:
    """A bot at a table: its name, its budget for one answer, and a random stream of its own."""

    def __init__(self, name: str, bot: Bot, budget: Budget, seed: int = 0) -> None:
        self.name = name
        self.bot = bot
        self.budget = budget
        self.rng = Rng(seed)


def player(name: str, seed: int = 0) -> Player:
    """The player of this name.

    >>> player("mcts:400").budget.simulations
    400
    """
    for level in PLAIN:
        if level.name == name:
            return Player(name, level.make(), Budget(level.seconds), seed)
    following = FOLLOWING.fullmatch(name)
    if following is not None:
        return Player(name, Greedy(deals=1, follow=int(following[1])), Budget(seconds=2.0), seed)
    custom = CUSTOM.fullmatch(name)
    if custom is None or float(custom["amount"]) == 0 or ("." in custom["amount"] and not custom["seconds"]):
        known = [
            *(level.name for level in PLAIN),
            "greedy:3",
            "mcts:400",
            "mcts:1.5s",
            "mcts-full:400",
            "learned-mcts:400",
        ]
        raise SetupError(f"there is no bot {name!r}; the bots are: {listed(known, 20)}")
    amount = custom["amount"]
    budget = Budget(seconds=float(amount)) if custom["seconds"] else Budget(simulations=int(amount))
    if custom["learned"]:
        return Player(name, planner(), budget, seed)
    return Player(name, Mcts(Style(rollout=FULL) if custom["full"] else Style()), budget, seed)
