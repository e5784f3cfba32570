"""The pad: resources with their limit, supplies (points), candy boosts drawn."""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import events, verbs
from ludarium.games.dei.lack import Refused, not_asked
from ludarium.games.dei.state import BOOSTS, ENERGY, SUPPLIES, TECHNOLOGY, Dei
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, plus, with_thing, without_thing
from ludarium.kernel.seats import CHANCE, only
from ludarium.kernel.state import Frame, OfSeat


def pay(s: Dei, seat: int, technology: int, energy: int) -> None:
    """Resources go from a pad to the common reserve."""
    s.technology = plus(s.technology, seat, -technology)
    s.energy = plus(s.energy, seat, -energy)
    s.common = plus(s.common, TECHNOLOGY, technology)
    s.common = plus(s.common, ENERGY, energy)


def score(s: Dei, seat: int, points: int) -> None:
    """DEI-ADV-02, DEI-SCO-01: supplies count at once."""
    s.score = plus(s.score, seat, points)
    events.scored(s, seat, points)


def supply(s: Dei, region: int) -> None:
    """DEI-ADV-18, DEI-FEA-14: a resource of the common reserve comes into a region."""
    level = s.terrain.level[region]
    s.common = plus(s.common, level, -1)
    s.resources[region] += 1
    events.supplied(s, region, level)


def room(s: Dei, seat: int) -> int:
    """How many resources still fit on a pad (DEI-ACT-20)."""
    return s.givens.resource_limit - s.technology[seat] - s.energy[seat]


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
    s.common = plus(s.common, resource, -amount)
    if resource == TECHNOLOGY:
        s.technology = plus(s.technology, seat, amount)
    else:
        s.energy = plus(s.energy, seat, amount)
    events.gained(s, seat, resource, amount)


class Full(Frame[Dei]):
    """DEI-ACT-21, DEI-ACT-22: the pad is full; for each resource more one of those held before goes back."""

    def __init__(self, seat: int, resource: int, left: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.left: Final = left

    def step(self, s: Dei) -> Ask | None:
        if s.technology[self.seat] and s.energy[self.seat]:
            return Ask(self.seat, [verbs.give_back(TECHNOLOGY), verbs.give_back(ENERGY)])
        self.exchange(s, TECHNOLOGY if s.technology[self.seat] else ENERGY)
        return None

    def answer(self, s: Dei, action: int) -> None:
        self.exchange(s, verbs.give_back_resource(action))

    def exchange(self, s: Dei, given: int) -> None:
        if self.left == 1:
            s.finish()
        else:
            s.become(Full(self.seat, self.resource, self.left - 1))
        pay(s, self.seat, 1 if given == TECHNOLOGY else 0, 1 if given == ENERGY else 0)
        events.gave_back(s, self.seat, given)
        _receive(s, self.seat, self.resource, 1)

    def refusal(self, s: Dei, action: int) -> Refused:
        return not_asked(s, action, "Full", "DEI-ACT-21")


def draws_boost(s: Dei, seat: int) -> None:
    """DEI-CDY-01, DEI-CDY-02: a seat draws a candy boost; none when the pile is empty (DEI-CDY-14)."""
    s.call(DrawBoost(seat))


class DrawBoost(OfSeat[Dei]):
    """DEI-CDY-03: drawn blind, known to its owner only."""

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
                actions.append(verbs.draw_boost(boost))
                weights.append(1)
                last = boost
        if not actions:
            s.finish()
            return None
        return Ask(CHANCE, actions, weights, only(self.seat))

    def answer(self, s: Dei, action: int) -> None:
        s.finish()
        boost = verbs.draw_boost_boost(action)
        s.pile = without_thing(s.pile, 0, BOOSTS, boost)
        s.boosts = with_thing(s.boosts, self.seat * BOOSTS, self.seat * BOOSTS + BOOSTS, boost)
        events.boost_drawn(s, self.seat, boost)
        events.boost_hidden(s, self.seat)
