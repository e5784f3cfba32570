"""The evaluation phase (VF-EVA-01 to VF-EVA-24, VF-VOI-07 to VF-VOI-29): skirmish, upkeep, decrees, agendas, and taking
back the focus cards."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.games.voidfall import atoms, combat, counting, events, resolve, verbs
from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall import vocabulary as v
from ludarium.games.voidfall.moves import havens, pay
from ludarium.games.voidfall.moves.invade import Fight
from ludarium.games.voidfall.position import level, permanent
from ludarium.games.voidfall.state import FIELDS, IMPROVED, Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, joined, with_value
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import Frame, OfSeat, choose_one, one_of

UNPAID: Final = 3
"""Influence lost for a point of upkeep that is not covered."""
DRONE: Final[int] = verbs.fire(0, 1, 0)
"""The answer that sends the drones against a skirmish."""


class Evaluation(Frame[Void]):
    """VF-EVA-01: every player does all steps, in turn order."""

    def __init__(self, turn: int, stage: int) -> None:
        self.turn: Final = turn
        self.stage: Final = stage

    def step(self, s: Void) -> Ask | None:
        if self.turn == s.givens.seats:
            s.finish()
            return None
        seat, stage = s.order[self.turn], self.stage
        if stage == 4:
            s.become(Evaluation(self.turn + 1, 0))
            take_back(s, seat)
            return None
        s.become(Evaluation(self.turn, stage + 1))
        if stage == 0:
            if skirmishes(s):
                s.call(Skirmish(seat, cycle_strength(s), 1))
        elif stage == 1:
            s.call(Upkeep(seat))
        elif stage == 2:
            s.call(Decrees(seat))
            # Before the decrees, and only where havens are built.
            havens.build(s, seat, havens.sheltered(s, seat))
        else:
            score_agendas(s, seat)
        return None


def take_back(s: Void, seat: int) -> None:
    """VF-EVA-22, VF-EVA-23: all cards of the discard pile; after cycle 1 Innovation too, if it was missing."""
    hand = s.hand[seat] | s.discard[seat]
    if s.cycle == 1:
        hand = joined(hand, v.INNOVATION)
    s.hand = with_value(s.hand, seat, hand)
    s.discard = with_value(s.discard, seat, 0)


def score_agendas(s: Void, seat: int) -> None:
    """VF-EVA-16 to VF-EVA-20: the start agenda and all pure agendas at the board."""
    total = counting.scored_at_start(s, seat)
    events.start_scored(s, seat, max(0, min(255, total)))
    if total < 0:
        atoms.lose_influence(s, seat, -total)
    atoms.gain(s, seat, v.INFLUENCE, total)
    for field in range(FIELDS):
        agenda = s.agendas[seat * FIELDS + field]
        if agenda != EMPTY and not s.field_corrupt[seat * FIELDS + field]:
            points = counting.scored(s, seat, field)
            events.scored(s, seat, agenda, min(255, points))
            atoms.gain(s, seat, v.INFLUENCE, points)


def skirmishes(s: Void) -> bool:
    """Whether the evaluation of this cycle has skirmishes (VF-VOI-07)."""
    return s.cycle >= s.givens.skirmish_from and permanent(s) != v.NO_SKIRMISH


def cycle_strength(s: Void) -> int:
    """What the cycle adds to the strength of its skirmishes."""
    return 1 if s.cycle > 1 else 0


def struck(s: Void, seat: int, more: int, drones: int) -> list[int]:
    """The sectors a skirmish would fall upon: none without strength, or against improved drones."""
    power = combat.strength(s, seat, more)
    return combat.targets(s, seat, power) if power and drones < IMPROVED else []


class Skirmish(Frame[Void]):
    """VF-VOI-07 to VF-VOI-16, VF-VOI-23 to VF-VOI-27: the void strikes the sector of the highest priority, if it has
    any strength."""

    def __init__(self, seat: int, more: int, evaluation: int) -> None:
        self.seat: Final = seat
        self.more: Final = more
        self.evaluation: Final = evaluation

    def step(self, s: Void) -> Ask | None:
        seat = self.seat
        drones = level(s, seat, v.AUTONOMOUS_DRONES) if self.evaluation else 0
        if not struck(s, seat, self.more, drones):
            events.spared(s, seat)
            s.finish()
            return None
        if drones and s.tokens[seat]:
            s.become(Strike(seat, self.more, 0))
            return None
        s.become(Strike(seat, self.more, 1))
        return None


class Strike(Frame[Void]):
    """Drones may end a skirmish of the evaluation; else it is fought, at random among equal targets (VF-VOI-24)."""

    rule: ClassVar = "VF-VOI-15"

    def __init__(self, seat: int, more: int, asked: int) -> None:
        self.seat: Final = seat
        self.more: Final = more
        self.asked: Final = asked

    def step(self, s: Void) -> Ask | None:
        if not self.asked:
            return Ask(self.seat, [DRONE, verbs.DONE])
        sectors = combat.targets(s, self.seat, combat.strength(s, self.seat, self.more))
        if len(sectors) == 1:
            self.fight(s, sectors[0])
            return None
        return Ask(CHANCE, [verbs.strike(sector) for sector in sectors])

    def answer(self, s: Void, action: int) -> None:
        if action == DRONE:
            s.finish()
            pay.give_back(s, self.seat)
        elif action == verbs.DONE:
            s.become(Strike(self.seat, self.more, 1))
        else:
            self.fight(s, verbs.strike_sector(action))

    def fight(self, s: Void, sector: int) -> None:
        power = combat.strength(s, self.seat, self.more)
        events.skirmish(s, self.seat, sector, power)
        s.battle = combat.skirmish(s, sector, power)
        for fleet in range(5):
            s.fleets[sector * 5 + fleet] = 0
        fight.proceed(s.battle)
        s.become(Fight(-1, sector, 0, self.seat))


class Upkeep(OfSeat[Void]):
    """VF-EVA-03 to VF-EVA-11: food, or two of energy and materials, for each point; as much as can be paid must be."""

    rule: ClassVar = "VF-EVA-11"

    def step(self, s: Void) -> Ask | None:
        actions = upkeep_payments(s, self.seat)
        return choose_one(s, self, self.seat, actions)

    def answer(self, s: Void, action: int) -> None:
        seat = self.seat
        due = counting.upkeep(s, seat)
        unpaid = due - coverable(s, seat, due)
        s.finish()
        at = seat * 5
        s.stock[at + v.FOOD] -= verbs.upkeep_food(action)
        s.stock[at + v.ENERGY] -= verbs.upkeep_energy(action)
        s.stock[at + v.MATERIALS] -= verbs.upkeep_materials(action)
        s.stock[at + v.CREDITS] -= verbs.upkeep_credits(action)
        s.paid = with_value(s.paid, seat, 0 if unpaid else 1)
        events.upkeep(s, seat, min(63, due), min(63, unpaid))
        if unpaid:
            atoms.lose_influence(s, seat, UNPAID * unpaid)


def coverable(s: Void, seat: int, due: int) -> int:
    """How many points a player can pay."""
    at = seat * 5
    stock = s.stock
    most = stock[at] + (stock[at + 1] + stock[at + 2]) // 2
    if level(s, seat, v.DATA_REFINERY) == IMPROVED:
        most += 2 * stock[at + 3]
    return min(due, most)


def upkeep_payments(s: Void, seat: int) -> list[int]:
    """Every way to cover as many points as possible without giving more than needed."""
    at = seat * 5
    stock = s.stock
    wanted = coverable(s, seat, counting.upkeep(s, seat))
    credits = stock[at + 3] if level(s, seat, v.DATA_REFINERY) == IMPROVED else 0
    actions: list[int] = []
    for food in range(min(wanted, stock[at]) + 1):
        # A credit may cover one point too much only where no food is given.
        most = (wanted - food + (0 if food else 1)) // 2
        for paid in range(min(credits, most) + 1):
            pairs = 2 * max(0, wanted - food - 2 * paid)
            for energy in range(min(pairs, stock[at + 1]) + 1):
                if pairs - energy <= stock[at + 2]:
                    actions.append(verbs.upkeep(food, energy, pairs - energy, paid))
    actions.sort()
    return actions


def fulfils(s: Void, seat: int, number: int) -> bool:
    """Whether a player could take the reward of a decree of the event now."""
    node = s.givens.decree_node[s.event][number]
    met = counting.fulfilled(s, seat, s.givens.decree_conditions[s.event][number])
    return met and resolve.possible(s, seat, node, EMPTY)


class Decrees(OfSeat[Void]):
    """VF-EVA-13 to VF-EVA-15, VF-EVT-09, VF-EVT-16: of the fulfilled galactic objectives a player takes one, or
    none."""

    rule: ClassVar = "VF-EVA-14"

    def step(self, s: Void) -> Ask | None:
        actions: list[int] = []
        for number in range(len(s.givens.decree_node[s.event])):
            if fulfils(s, self.seat, number):
                actions.append(verbs.decree(number))
        return one_of(s, self.seat, actions, verbs.DONE)

    def answer(self, s: Void, action: int) -> None:
        if action == verbs.DONE:
            s.finish()
            return
        number = verbs.decree_number(action)
        events.decree(s, self.seat, number)
        s.become(resolve.Run(self.seat, s.givens.decree_node[s.event][number], EMPTY, 0, 0))
