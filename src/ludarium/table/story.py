"""The story of a finished game: how the points went, how the chances went, and where the game turned.

Chances come from the game's own estimate of the final points. How far a lead counts depends on how much is still to
come: the estimates' own movement in the rest of the game says that, so a lead of five is little in the first round
and nearly everything in the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from msgspec.structs import replace

from ludarium.bots.rewards import chances
from ludarium.kernel.play import Answer
from ludarium.kernel.seats import CHANCE
from ludarium.table import wire
from ludarium.table.timeline import Course, Timeline
from ludarium.table.wording import TableWording

MOST_POINTS = 200
"""So many positions are enough for a curve, those where the game turned among them."""
TURNING_POINTS = 3
LEAST_SCALE = 0.5
"""A lead of one point counts for something even when nothing is to come."""


class ScorePoint(wire.Out):
    """The points by seat after some answers, listed where they change."""

    number: int
    scores: list[int]


class ChancePoint(wire.Out):
    """Each seat's chance of winning after some answers, by the bots' estimate."""

    number: int
    chances: list[float]


class Mark(wire.Out):
    """An event that divides the game, such as a new round, and after how many answers it came."""

    number: int
    event: wire.EventInfo


class TurningPoint(wire.Out):
    """A turn that moved the chances more than others, and the answer that did most of it."""

    number: int
    seat: int
    sentence: str
    pins: list[wire.Pin]
    before: list[float]
    after: list[float]


class Story(wire.Out):
    """How a finished game went. `answers` counts chance's too, `moves` only people's and bots'."""

    answers: int
    moves: int
    seconds: float
    """From the first answer to the last; 0 for a record, which has no times."""
    scores: list[ScorePoint]
    marks: list[Mark]
    chances: list[ChancePoint]
    turning_points: list[TurningPoint]
    winners: list[int]
    conceded: list[int]
    """The seats that gave up, the first to do so first."""

    def ending(self, result: wire.Result) -> Story:
        """The same story with the original result, if the game was played under other rules."""
        last = [ScorePoint(number=self.answers, scores=result.scores)] if result.scores else []
        return replace(self, scores=[*self.scores, *last], winners=result.winners)


def chances_of(found: Course) -> list[list[float]]:
    """The chances of winning, position by position; certain at the end of a game that was played to its end.

    >>> rising = Course([[0, 0]] * 3, [[5.0, 5.0], [9.0, 5.0], [9.0, 7.0]], [], [0])
    >>> [[round(chance, 2) for chance in each] for each in chances_of(rising)]
    [[0.5, 0.5], [0.98, 0.02], [1.0, 0.0]]
    """
    shares = [chances(points, scale) for points, scale in zip(found.estimates, scales_of(found.estimates), strict=True)]
    if found.winners:
        shares[-1] = [(seat in found.winners) / len(found.winners) for seat in range(len(shares[-1]))]
    return shares


def scales_of(estimates: Sequence[Sequence[float]]) -> list[float]:
    """How far a lead counts in each position: as far as the estimates still move apart from there to the end."""
    rest, scales = 0.0, [LEAST_SCALE]
    for later, before in zip(reversed(estimates[1:]), reversed(estimates[:-1]), strict=True):
        rest += spread([b - a for a, b in zip(before, later, strict=True)])
        scales.append(max(LEAST_SCALE, sqrt(rest)))
    return scales[::-1]


def spread(changes: Sequence[float]) -> float:
    """How far changes differ from each other, squared: equal gains decide nothing."""
    mean = sum(changes) / len(changes)
    return sum((change - mean) ** 2 for change in changes) / len(changes)


@dataclass(frozen=True)
class Turn:
    """The answers that one seat gave in a row, chance's among them: from after `begin` up to `end`."""

    seat: int
    begin: int
    end: int


def turns(answers: Sequence[Answer]) -> list[Turn]:
    """A game turn by turn. What chance deals before anybody has decided is a turn of its own."""
    found: list[Turn] = []
    for number, given in enumerate(answers, 1):
        last = found[-1] if found else None
        if last is not None and given.seat in (CHANCE, last.seat):
            found[-1] = Turn(last.seat, last.begin, number)
        else:
            found.append(Turn(given.seat, number - 1, number))
    return found


def moved(before: Sequence[float], after: Sequence[float]) -> float:
    return sum(abs(b - a) for a, b in zip(before, after, strict=True))


def turning_points(film: Timeline, shares: list[list[float]], words: TableWording, start: int) -> list[TurningPoint]:
    """The turns that changed the chances most, in order, each with the answer that contributed most.

    What comes before `start` is set-up: there an estimate only finds its feet.
    """
    played = [turn for turn in turns(film.answers) if turn.begin >= start]
    most = sorted(played, key=lambda turn: -moved(shares[turn.begin], shares[turn.end]))[:TURNING_POINTS]
    verbs = film.match.verbs

    def weight(number: int) -> tuple[bool, float]:
        """An answer that names something says more than one that only ends a turn."""
        named = bool(verbs.verb(film.answers[number - 1].action).args)
        return named, moved(shares[number - 1], shares[number])

    found = []
    for turn in sorted(most, key=lambda turn: turn.begin):
        own = [number for number in range(turn.begin + 1, turn.end + 1) if film.answers[number - 1].seat == turn.seat]
        number = max(own, key=weight)
        before, after = shares[turn.begin], shares[turn.end]
        if moved(before, after) > 0:
            sentence, pins = words.acted(film.answers[number - 1].action)
            found.append(TurningPoint(number, turn.seat, sentence, pins, before, after))
    return found


def sampled(count: int) -> list[int]:
    """A limited number of 0 ... count - 1, evenly spaced, including the first and the last.

    >>> sampled(3), len(sampled(1000)), sampled(1000)[-1]
    ([0, 1, 2], 197, 999)
    """
    most = MOST_POINTS - TURNING_POINTS
    if count <= most:
        return list(range(count))
    return [round(at * (count - 1) / (most - 1)) for at in range(most)]


def story(film: Timeline, words: TableWording, seconds: float = 0.0) -> Story:
    """The story of a game; reckoning it takes a while the first time."""
    match, found = film.match, film.course()
    shares = [[round(own, 4) for own in each] for each in chances_of(found)]
    marks = [
        Mark(number=number, event=words.event(event))
        for number, event in found.events
        if match.happenings.verb(event).name in match.milestones
    ]
    turned = turning_points(film, shares, words, marks[0].number if marks else 0)
    drawn = sorted({*sampled(len(shares)), *(turn.number for turn in turned)})
    changed = [n for n, scores in enumerate(found.scores) if n == 0 or scores != found.scores[n - 1]]
    return Story(
        answers=len(film.answers),
        moves=sum(given.seat != CHANCE for given in film.answers),
        seconds=seconds,
        scores=[ScorePoint(number=n, scores=found.scores[n]) for n in changed],
        marks=marks,
        chances=[ChancePoint(number=n, chances=shares[n]) for n in drawn],
        turning_points=turned,
        winners=found.winners,
        conceded=list(film.verdict.conceded),
    )
