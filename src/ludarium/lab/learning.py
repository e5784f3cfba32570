"""Learning to play a game from games alone: play, fit, and let games decide.

A round of learning plays games of the champion with itself (first of the greedy bot), fits weights to all games so far
by several recipes, and lets each result play the champion. Those that lose are discarded early; the best plays on, with
fresh seeds, and becomes the champion only if it wins more than its share beyond doubt. Everything follows from the seed
and the result files: the same command takes a run up again where it was stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from msgspec.structs import replace

from ludarium import games
from ludarium.bots.weights import Weights, file_for, read_weights
from ludarium.kernel.errors import SetupError
from ludarium.kernel.game import Match
from ludarium.kernel.request import TableRequest
from ludarium.lab.arena import records
from ludarium.lab.fit import Design, Fit, Recipe, scales
from ludarium.lab.jobs import Job, Row, make_job
from ludarium.lab.results import Run
from ludarium.lab.samples import Samples, joined, sampled
from ludarium.lab.stats import Interval, wilson

RECIPES = (
    Recipe(fade=0.95, pull=0.01, prize=0.0, turns=True),
    Recipe(fade=0.95, pull=0.01, prize=8.0, turns=True),
    Recipe(fade=0.95, pull=0.01, prize=0.0, turns=False),
)
AT_LEAST = 0.8
"""In every edition weights must win this part of an even share beyond doubt; else the bot does without them there."""
GREEDY = "greedy"
SAMPLED = 20
"""Games that are counted again to see whether what was kept is still true."""

Player = Callable[[Job, int], Run]
"""Plays the first so many games of a job and keeps them; a run that was stopped says so."""


class Stopped(Exception):
    """The run was ended before its time."""


@dataclass(frozen=True)
class Plan:
    """What to learn: a table, how many rounds, how many games each, from which seed."""

    table: TableRequest
    editions: tuple[str, ...]
    """The one that contests are played in, and others."""
    rounds: int
    games: int
    """Games of each round; in other editions a quarter of them each."""
    seed: int
    screened: int = 40
    """Games after which all candidates but one are discarded, and that one too if it wins less than its share."""
    decided: int = 400
    """Games on fresh seeds that promote a candidate."""
    checked: int = 100
    """Games against greedy in every other edition."""

    def seeds(self, round: int, purpose: int) -> int:
        """Where the seeds of a round begin, for each purpose: 1 to learn from, 2 to screen, 3 to decide, 4 to check."""
        return self.seed + (purpose * 1_000 + round) * 1_000_000 if purpose > 1 else self.seed + round * 1_000_000


@dataclass(frozen=True)
class Contest:
    """What games said about a bot."""

    name: str
    against: str
    edition: str
    games: int
    wins: float
    rate: Interval
    points: tuple[float, float]


@dataclass
class Trial:
    """A candidate of one round: how it was made, from how much, and what became of it."""

    round: int
    name: str
    recipe: str
    games: int
    positions: int
    error: tuple[float, float]
    contests: list[Contest] = field(default_factory=list)
    promoted: bool = False


@dataclass
class Lesson:
    """Everything a run has tried, and the champion it ended with."""

    plan: Plan
    trials: list[Trial] = field(default_factory=list)
    against_greedy: list[Contest] = field(default_factory=list)
    champion: Weights | None = None
    seconds: float = 0.0


def learn(plan: Plan, folder: Path, play: Player, tell: Callable[[str, dict[str, Any]], None]) -> Lesson:
    """Learn as planned. `tell` hears what was found, as messages; an early end is Stopped."""
    match = games.resolve(plan.table)
    if not match.traits.every:
        raise SetupError(f"{plan.table.game} declares no traits, so there is nothing to learn weights for")
    student = _Student(plan, match, folder, play, tell)
    for round in range(1, plan.rounds + 1):
        student.round(round)
    student.check()
    return student.lesson


def counted(match: Match[Any], rows: Sequence[Row], file: Path) -> Samples:
    """The samples of some games, kept in a file; counted again where traits or the estimate have changed since."""
    if file.exists():
        found, first = Samples.load(file), sampled(match, rows[:SAMPLED])
        if found.begins_with(first):
            return found
    found = sampled(match, rows)
    found.save(file)
    return found


def borrowed(match: Match[Any]) -> dict[int, Weights]:
    """The weights that a game comes with for other numbers of seats, where they fit all else."""
    found: dict[int, Weights] = {}
    for seats in match.game.seats:
        file = file_for(match.game.folder, seats)
        if seats != match.seats and file.exists():
            weights = replace(read_weights(file), seats=match.seats, editions=(match.edition.id,))
            if not weights.misfit(match):
                found[seats] = weights
    return found


def beginner(match: Match[Any]) -> str:
    """The first champion: greedy, or patient where the game has moments to wait for, which are not the weights'
    merit."""
    waits = match.turn_choices > 0 or type(match).counts_chance is not Match.counts_chance
    return "patient" if waits else GREEDY


class _Student:
    def __init__(
        self, plan: Plan, match: Match[Any], folder: Path, play: Player, tell: Callable[[str, dict[str, Any]], None]
    ) -> None:
        self.plan = plan
        self.match = match
        self.folder = folder
        self.play = play
        self.tell = tell
        self.lesson = Lesson(plan)
        self.samples: list[Samples] = []
        self.known: dict[str, Weights] = {}
        self.champion = self.first = beginner(match)
        self.games = 0

    def job(self, bots: Sequence[str], seed: int, edition: str, *, explore: bool = False) -> Job:
        known = {name: self.known[name] for name in bots if name in self.known}
        table = replace(self.plan.table, edition=edition)
        return make_job(table, bots, seed=seed, explore=explore, contenders=known)

    def round(self, number: int) -> None:
        """Play, fit, screen, decide."""
        self.gather(number)
        design = Design(joined(self.samples))
        trials = [self.fit(number, at, recipe, design) for at, recipe in enumerate(RECIPES)]
        del design
        if number == 1:
            trials += self.borrow()
        self.lesson.trials += trials
        for trial in trials:
            self.meet(trial, 2, self.plan.screened)
        best = max(trials, key=lambda trial: (trial.contests[0].wins, trial.contests[0].points))
        even = 1 / self.match.seats
        if best.contests[0].rate.rate <= even:
            return
        decided = self.meet(best, 3, self.plan.decided)
        if decided.games == self.plan.decided and decided.rate.low > even:
            best.promoted = True
            self.champion = best.name
            self.tell("cli-learn-promoted", {"name": best.name, "rate": str(decided.rate)})

    def gather(self, number: int) -> None:
        """Play the champion's games of a round and count their positions."""
        seats = self.match.seats
        for at, edition in enumerate(self.plan.editions):
            wanted = self.plan.games if at == 0 else self.plan.games // 4
            job = self.job([self.champion] * seats, self.plan.seeds(number, 1), edition, explore=True)
            rows = self._played(job, wanted).rows
            self.samples.append(counted(games.resolve(job.table), rows, self.folder / f"{job.name}-{wanted}.npz"))
            self.games += wanted

    def fit(self, number: int, at: int, recipe: Recipe, design: Design) -> Trial:
        fit = design.fit(recipe, np.array([trait.lasts for trait in self.match.traits.every]))
        name = f"round{number}-{at + 1}"
        self.known[name] = self.weights(fit, design)
        return Trial(number, name, str(recipe), self.games, design.samples.size, (fit.before, fit.after))

    def borrow(self) -> list[Trial]:
        """What was learned with other numbers of seats may be good here too."""
        lent = borrowed(self.match)
        self.known |= {f"seats{seats}": weights for seats, weights in lent.items()}
        return [Trial(1, f"seats{seats}", f"the weights for {seats} seats", 0, 0, (0.0, 0.0)) for seats in lent]

    def weights(self, fit: Fit, design: Design) -> Weights:
        match = self.match
        pairs = zip(match.traits.names(), fit.ends.tolist(), fit.mores.tolist(), strict=True)
        return Weights(
            game=match.game.id,
            rules=match.game.version,
            content=match.pack.hash,
            seats=match.seats,
            scale=scales(design, fit, match.seats),
            traits={name: (round(end, 4), round(more, 4)) for name, end, more in pairs},
        )

    def meet(self, trial: Trial, purpose: int, count: int) -> Contest:
        """A candidate against the champion; it takes one seat, the champion all others."""
        name = trial.name
        bots = [name, *[self.champion] * (self.match.seats - 1)]
        contest = self.contest(bots, self.plan.seeds(trial.round, purpose), self.plan.editions[0], count)
        trial.contests.append(contest)
        self.told(contest)
        return contest

    def told(self, found: Contest) -> None:
        said = {"name": found.name, "other": found.against, "games": found.games, "rate": str(found.rate)}
        self.tell("cli-learn-met", said)

    def contest(self, bots: Sequence[str], seed: int, edition: str, count: int) -> Contest:
        """A contest of so many games, or of a quarter of them where these already say that it is lost."""
        job = self.job(bots, seed, edition)
        run = self._played(job, count // 4)
        if self.result(run, bots, edition).rate.high > 1 / self.match.seats:
            run = self._played(job, count)
        return self.result(run, bots, edition)

    def result(self, run: Run, bots: Sequence[str], edition: str) -> Contest:
        found = {record.name: record for record in records(run)}
        own, other = found[bots[0]], found[bots[1]]
        rate = wilson(own.wins, own.games)
        return Contest(bots[0], bots[1], edition, len(run.rows), own.wins, rate, (own.points, other.points))

    def decided_before(self, edition: str) -> Contest | None:
        """The contest with greedy that made the champion, where it was one."""
        for trial in self.lesson.trials:
            for contest in trial.contests[1:]:
                if (contest.name, contest.against, contest.edition) == (self.champion, GREEDY, edition):
                    return contest
        return None

    def check(self) -> None:
        """The champion against greedy: in the first edition as long as a decision, in the others to see that it may
        play there too."""
        if self.champion == self.first:
            return
        bots = [self.champion, *[GREEDY] * (self.match.seats - 1)]
        fits: list[str] = []
        for at, edition in enumerate(self.plan.editions):
            count = self.plan.decided if at == 0 else self.plan.checked
            contest = self.decided_before(edition) or self.contest(bots, self.plan.seeds(1, 4), edition, count)
            self.lesson.against_greedy.append(contest)
            self.told(contest)
            if contest.rate.low > AT_LEAST / self.match.seats:
                fits.append(edition)
        hashes = {edition: games.resolve(replace(self.plan.table, edition=edition)).pack.hash for edition in fits}
        contents = {edition: hash for edition, hash in hashes.items() if hash != self.match.pack.hash}
        self.lesson.champion = replace(self.known[self.champion], editions=tuple(fits), contents=contents)

    def _played(self, job: Job, count: int) -> Run:
        run = self.play(job, count)
        if run.stopped:
            raise Stopped
        return run
