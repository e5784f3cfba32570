"""Fitting weights to games: ridge regression on fitted lambda-returns.

The value of a position is the estimate plus weighted counts; a weight has a part for the end of the game and one that
fades with the time left. Targets are lambda-returns: mostly what the value says a little later in the same game, less
and less of it the later, and the result at last. Weights are pulled to 0, where the bot plays by its estimate. Weights
are chosen by games, never by the error that is reported here.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ludarium.lab.samples import Array, Samples

SWEEPS = 4
"""How often the returns are made again from the weights just found."""
CHUNK = 20_000
SEEN = 50_000
"""So many lines are enough to see how much a lead is worth."""
HELD_OUT = 10
"""Every tenth game is kept out of the fit, to say how far off it is."""


@dataclass(frozen=True)
class Recipe:
    """How to fit: `fade` is the lambda of the returns, `pull` the strength of the pull to 0, `prize` the points that
    winning adds to the result, and `turns` whether traits of the turn under way have weights too."""

    fade: float
    pull: float
    prize: float
    turns: bool

    def __str__(self) -> str:
        which = "all traits" if self.turns else "lasting traits"
        return f"{which}, lambda {self.fade:g}, pull {self.pull:g}, a win worth {self.prize:g} points"


@dataclass(frozen=True)
class Fit:
    """The weights of all traits, at the end and what is added for all of the game left, and the mean squared error on
    games kept out of the fit: of the estimate, and with the weights."""

    ends: Array
    mores: Array
    before: float
    after: float


class Design:
    """The regression on one set of samples, prepared for several recipes."""

    def __init__(self, samples: Samples) -> None:
        self.samples = samples
        self.used = samples.games % HELD_OUT != 0
        self.counts = samples.counts.astype(np.float32)
        self.left = samples.left.astype(np.float32)
        traits = self.counts.shape[1]
        self.moments = np.zeros((2 * traits, 2 * traits))
        for first in range(0, samples.size, CHUNK):
            used = self.used[first : first + CHUNK]
            counts = self.counts[first : first + CHUNK][used]
            both = np.hstack([counts, counts * self.left[first : first + CHUNK][used, None]])
            self.moments += both.T @ both

    def values(self, ends: Array, mores: Array) -> Array:
        """What weights add to the estimate: by line."""
        found = self.counts @ ends.astype(np.float32) + self.left * (self.counts @ mores.astype(np.float32))
        return found.astype(np.float64)

    def fit(self, recipe: Recipe, lasting: Array) -> Fit:
        """The weights of a recipe; `lasting` says which traits outlast a turn."""
        samples, used, traits = self.samples, self.used, len(lasting)
        ends = samples.ends + recipe.prize * samples.shares
        free = np.tile(np.ones(traits, bool) if recipe.turns else lasting, 2)
        free &= np.diag(self.moments) > 0.0
        inside = self.moments[np.ix_(free, free)]
        pulled = inside + np.diag(recipe.pull * np.diag(inside))
        weights = np.zeros(2 * traits)
        learned = np.zeros(samples.size)
        for sweep in range(SWEEPS):
            aims = returns(samples, samples.leads + learned, ends, recipe.fade if sweep else 1.0) - samples.leads
            kept = np.where(used, aims, 0.0).astype(np.float32)
            answers = np.concatenate([kept @ self.counts, (kept * self.left) @ self.counts])
            weights[free] = np.linalg.solve(pulled, answers[free])
            learned = self.values(weights[:traits], weights[traits:])
        out = used if used.all() else ~used
        before = float(np.mean((samples.leads[out] - ends[out]) ** 2))
        after = float(np.mean((samples.leads[out] + learned[out] - ends[out]) ** 2))
        return Fit(weights[:traits], weights[traits:], before, after)


def returns(samples: Samples, values: Array, ends: Array, fade: float) -> Array:
    """The lambda-return of every line: with a fade of 1 the result itself.

    Lines of one seat in one game follow each other; where another begins, the result is all there is.
    """
    found = ends.copy()
    if fade == 1.0:
        return found
    same = (samples.games[1:] == samples.games[:-1]) & (ends[1:] == ends[:-1]) & (samples.left[1:] <= samples.left[:-1])
    following = float(found[-1])
    for at in range(samples.size - 2, -1, -1):
        if same[at]:
            following = (1.0 - fade) * float(values[at + 1]) + fade * following
            found[at] = following
        else:
            following = float(found[at])
    return found


def scales(design: Design, fit: Fit, seats: int) -> tuple[float, float]:
    """The lead that makes winning e times as likely, at the end of a game and how much more at its start: of a grid the
    pair under which the results were most likely."""
    some = slice(None, None, max(1, design.samples.size // SEEN))
    left, won = design.samples.left[some], design.samples.shares[some] + 1.0 / seats
    values = (design.samples.leads + design.values(fit.ends, fit.mores))[some]
    best, found = np.inf, (5.0, 5.0)
    for end in (0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0):
        for more in (0.0, 2.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0):
            # Against one other seat at the average of all others; with two seats this is exact.
            chance = 1.0 / (1.0 + (seats - 1) * np.exp(-values * seats / (seats - 1) / (end + more * left)))
            loss = -float(np.mean(won * np.log(chance + 1e-9) + (1.0 - won) * np.log(1.0 - chance + 1e-9)))
            if loss < best:
                best, found = loss, (end, more)
    return found
