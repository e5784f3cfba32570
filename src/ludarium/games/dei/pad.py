"""The pad: resources with their limit, supplies (points), candy boosts drawn."""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import events, verbs
from ludarium.games.dei.state import (
    BOOSTS,
    EMPTY,
    ENERGY,
    SUPPLIES,
    TECHNOLOGY,
    Dei,
    emit,
    with_thing,
    with_value,
    without_thing,
)
from ludarium.kernel.asks import Ask
from ludarium.kernel.seats import CHANCE, all_but, only
from ludarium.kernel.state import Frame


def pay(s: Dei, seat: int, technology: int, energy: int) -> None:
    """Resources go from a pad to the common reserve."""
    s.technology = with_value(s.technology, seat, s.technology[seat] - technology)
    s.energy = with_value(s.energy, seat, s.energy[seat] - energy)
    s.common = with_value(s.common, TECHNOLOGY, s.common[TECHNOLOGY] + technology)
    s.common = with_value(s.common, ENERGY, s.common[ENERGY] + energy)


def score(s: Dei, seat: int, points: int) -> None:
    """DEI-ADV-02, DEI-SCO-01: supplies count at once."""
    s.score = with_value(s.score, seat, s.score[seat] + points)
    emit(s, events.SCORED, seat, points, 7)


def room(s: Dei, seat: int) -> int:
    """How many resources still fit on a pad (DEI-ACT-20)."""
    return s.table.resource_limit - s.technology[seat] - s.energy[seat]


def gain(s: Dei, seat: int, resource: int, amount: int) -> None:
    """Take resources from the common reserve; what it lacks is lost (DEI-ACT-27), what is too much is asked about."""
    if resource == SUPPLIES:
        score(s, seat, amount)
        return
    amount = min(amount, s.common[resource])
    direct = min(amount, room(s, seat))
    if direct > 0:
        _receive(s, seat, resource, direct)
    else:
        direct = 0
    if direct < amount:
        s.call(Full(seat, resource, amount - direct))


def _receive(s: Dei, seat: int, resource: int, amount: int) -> None:
    s.common = with_value(s.common, resource, s.common[resource] - amount)
    if resource == TECHNOLOGY:
        s.technology = with_value(s.technology, seat, s.technology[seat] + amount)
    else:
        s.energy = with_value(s.energy, seat, s.energy[seat] + amount)
    emit(s, events.GAINED, seat, resource << 3 | amount, 5)


class Full(Frame[Dei]):
    """DEI-ACT-21, DEI-ACT-22: the pad is full; for each resource more one of those held before goes back."""

    def __init__(self, seat: int, resource: int, left: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.left: Final = left

    def ints(self) -> list[int]:
        return [self.seat, self.resource, self.left]

    def step(self, s: Dei) -> Ask | None:
        if s.technology[self.seat] and s.energy[self.seat]:
            return Ask(self.seat, [verbs.GIVE_BACK | TECHNOLOGY, verbs.GIVE_BACK | ENERGY])
        self.exchange(s, TECHNOLOGY if s.technology[self.seat] else ENERGY)
        return None

    def answer(self, s: Dei, action: int) -> None:
        self.exchange(s, action - verbs.GIVE_BACK)

    def exchange(self, s: Dei, given: int) -> None:
        if self.left == 1:
            s.finish()
        else:
            s.become(Full(self.seat, self.resource, self.left - 1))
        pay(s, self.seat, 1 if given == TECHNOLOGY else 0, 1 if given == ENERGY else 0)
        emit(s, events.GAVE_BACK, self.seat, given, 2)
        _receive(s, self.seat, self.resource, 1)

    def why_not(self, s: Dei, action: int) -> str:
        return "DEI-ACT-21"


def draws_boost(s: Dei, seat: int) -> None:
    """DEI-CDY-01, DEI-CDY-02: a seat draws a candy boost; none when the pile is empty (DEI-CDY-14)."""
    s.call(DrawBoost(seat))


class DrawBoost(Frame[Dei]):
    """DEI-CDY-03: drawn blind, known to its owner only."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ints(self) -> list[int]:
        return [self.seat]

    def step(self, s: Dei) -> Ask | None:
        actions: list[int] = []
        weights: list[int] = []
        last = EMPTY
        for boost in s.pile:
            if boost == EMPTY:
                break
            if boost == last:
                weights[-1] += 1
            else:
                actions.append(verbs.DRAW_BOOST | boost)
                weights.append(1)
                last = boost
        if not actions:
            s.finish()
            return None
        return Ask(CHANCE, actions, weights, only(self.seat))

    def answer(self, s: Dei, action: int) -> None:
        s.finish()
        boost = action - verbs.DRAW_BOOST
        s.pile = without_thing(s.pile, 0, BOOSTS, boost)
        s.boosts = with_thing(s.boosts, self.seat * BOOSTS, self.seat * BOOSTS + BOOSTS, boost)
        if s.events is not None:
            faction = s.factions[self.seat]
            s.emit(events.BOOST_DRAWN | faction << 3 | boost, only(self.seat))
            s.emit(events.BOOST_HIDDEN | faction, all_but(self.seat))
