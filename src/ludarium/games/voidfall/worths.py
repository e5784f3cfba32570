"""What effects and agendas are worth to a player, in influence at the end of the game: how bots judge what can be done.

The worth of a word is what doing it once brings on average; a line is worth the best or the sum of its parts. What
cannot be done is worth nothing.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall import counting, ops, resolve, verbs
from ludarium.games.voidfall import measure_numbers as m
from ludarium.games.voidfall import vocabulary as v
from ludarium.games.voidfall.ahead import CYCLES, Ahead
from ludarium.games.voidfall.conquests import opportunity
from ludarium.games.voidfall.declaration import OPS
from ludarium.games.voidfall.measures import Condition, Objective
from ludarium.games.voidfall.moves.cards import IMPROVED_INFLUENCE, researches
from ludarium.games.voidfall.moves.resources import OVERPRODUCTION
from ludarium.games.voidfall.state import FIELDS, STOCK_LIMIT, Void
from ludarium.kernel.cells import EMPTY, has

RESOURCES: Final = [0.6, 0.5, 0.5, 0.9, 0.95]
"""Food, energy, materials, credits, science."""
USE: Final = 2.5
"""So many of a resource can be put to use in a turn."""

WORDS: Final = {
    "grow": 1.2, "grow-then-corrupt": 1.2, "found": 2.7, "found-and-produce": 2.7, "build": 2.2, "purify": 4.1,
    "shift": 0.5, "advance": 9.0, "trade": 1.7, "token": 1.7, "activate": 0.55, "activate-per": 0.55, "deploy": 0.7,
    "regroup": 0.6, "bounty": 1.0, "reclaim": 1.5, "glory": 1.25, "upgrade": 1.25, "foresee": 0.3, "preferred": 6.4,
}  # fmt: skip
LASTING: Final = [WORDS.get(op, 0.0) for op in OPS]
"""By operation: words that are worth the same whatever their details, at the start of the game."""
AGENDA: Final = 5.0
"""An agenda in hand, at the start of the game."""
TECHNOLOGY: Final = 3.0
"""What a technology does, apart from its influence."""
SCORE: Final = 6.0
OFTEN: Final = 3
"""The most that repetitions of an effect count for, even if it may be done nine times."""
LATE: Final = 0.4
"""The part of an effect's worth that does not shrink with the turns left."""

DEEDS: Final = [0.6, 0.95, 6.6, 1.5, 1.2, 4.0, 0.45, 0.45, 3.0, 0.45, 6.6]
"""What each of `effects.DEEDS` takes away."""

PROMISE: Final = 0.3
"""The part that counts of an objective which is fulfilled in part."""
GROWTH: Final = 1.3
"""How much more an agenda brings with each further scoring."""
UNPLAYED: Final = 0.5
"""The part of an agenda's worth that counts while it is in hand."""
PLACED: Final = [ops.FOUND, ops.BUILD, ops.GROW, ops.PURIFY, ops.DEPLOY]


def stock(s: Void, ahead: Ahead) -> float:
    """Resources in stock, as far as there are turns to use them."""
    useful = USE * ahead.turns
    worth = 0.0
    for kind in range(5):
        worth += RESOURCES[kind] * min(float(s.stock[ahead.seat * 5 + kind]), useful)
    return worth


def gained(s: Void, ahead: Ahead, kind: int, amount: int) -> float:
    """So much of a resource, or influence."""
    if kind == v.INFLUENCE:
        return float(amount)
    room = STOCK_LIMIT - s.stock[ahead.seat * 5 + kind]
    return RESOURCES[kind] * min(float(min(amount, room)), USE * ahead.turns + 1.0)


def produced(s: Void, ahead: Ahead, kind: int, amount: int) -> float:
    too_much = s.givens.overproduction and s.stock[ahead.seat * 5 + kind] + amount > STOCK_LIMIT
    return gained(s, ahead, kind, amount) + (OVERPRODUCTION if too_much else 0)


# Agendas


def conditions_met(s: Void, seat: int, conditions: list[Condition]) -> float:
    """How far conditions are fulfilled, from 0 to 1."""
    met = 1.0
    for condition in conditions:
        value = counting.measured(s, seat, condition.measure)
        if condition.compared == m.AT_LEAST:
            if value < condition.bound:
                met = min(met, value / condition.bound)
        elif value > condition.bound or (value < condition.bound and condition.compared != m.AT_MOST):
            met = 0.0
    return met


def promise(s: Void, seat: int, objectives: list[Objective]) -> float:
    """What objectives would score now, with something for those that are nearly fulfilled."""
    total = 0.0
    for objective in objectives:
        if objective.levels:
            total += counting.by_level(s, seat, objective.levels, objective.track)
        elif objective.measure is None:
            met = conditions_met(s, seat, objective.conditions)
            total += objective.points * (1.0 if met >= 1.0 else PROMISE * met)
        else:
            value = counting.measured(s, seat, objective.measure)
            total += objective.points * (value // objective.per)
            total += objective.points * PROMISE * (value % objective.per) / objective.per
    return total


def agenda(s: Void, ahead: Ahead, card: int) -> float:
    """An agenda at the board on a pure field."""
    later = max(0, ahead.scorings - 1)
    worth = promise(s, ahead.seat, s.givens.agenda_objectives[card]) * ahead.scorings
    return worth + GROWTH * later * (later + 1) / 2.0


# Effects


def sum_of(s: Void, ahead: Ahead, kids: list[int], here: int) -> float:
    worth = 0.0
    for kid in kids:
        worth += effect(s, ahead, kid, here)
    return worth


def best_of(s: Void, ahead: Ahead, kids: list[int], here: int) -> float:
    worth = 0.0
    for kid in kids:
        worth = max(worth, effect(s, ahead, kid, here))
    return worth


def effect(s: Void, ahead: Ahead, node: int, here: int) -> float:
    """What a node of the program brings if it is carried out now."""
    givens = s.givens
    op, kids = givens.op[node], givens.kids[node]
    if op >= ops.GAIN:
        return word(s, ahead, node, op, here)
    if op == ops.ANY_OF or op == ops.ALL_OF:
        return sum_of(s, ahead, kids, here)
    if op == ops.ONE_OF:
        return best_of(s, ahead, kids, here)
    if op == ops.TIMES:
        return min(OFTEN, givens.a[node]) * effect(s, ahead, kids[0], here)
    if op == ops.SAME:
        return sum_of(s, ahead, kids, here)
    if op == ops.PAY:
        if not resolve.possible(s, ahead.seat, node, here):
            return 0.0
        return max(0.0, effect(s, ahead, kids[0], here) - cost(s, ahead, givens.a[node]))
    if op == ops.IF:
        return effect(s, ahead, resolve.branch(s, ahead.seat, node), here)
    return 0.0


def word(s: Void, ahead: Ahead, node: int, op: int, here: int) -> float:
    """A single word."""
    givens, seat = s.givens, ahead.seat
    a, b = givens.a[node], givens.b[node]
    if op < ops.FIRST_CHOICE:
        return without_choice(s, ahead, node, op)
    if op == ops.PRODUCE_SOME or op == ops.PRODUCE_PER:
        return best_yields(s, ahead, a if op == ops.PRODUCE_SOME else 1)
    if op == ops.TAKE:
        return a * RESOURCES[v.ENERGY if b else v.SCIENCE]
    if op == ops.DEPLOY and b > 1:
        return min(b, s.active[seat]) * plain(ahead, op)
    if op == ops.RESEARCH:
        return research(s, ahead, a)
    if op == ops.INVADE:
        return opportunity(s, ahead, a, 0.0)
    # Before a cost is paid nobody knows which sector `here` will be.
    anywhere = here == EMPTY and a == ops.HERE and op in PLACED
    return plain(ahead, op) if anywhere or resolve.possible(s, seat, node, here) else 0.0


def without_choice(s: Void, ahead: Ahead, node: int, op: int) -> float:
    """Words that are carried out without an answer."""
    givens, seat = s.givens, ahead.seat
    a, b = givens.a[node], givens.b[node]
    if op == ops.GAIN:
        return gained(s, ahead, a, b)
    if op == ops.GAIN_PER:
        return gained(s, ahead, a, b * counting.measured(s, seat, givens.program.measures[givens.c[node]]))
    if op == ops.LEVELS:
        return float(counting.by_level(s, seat, givens.program.level_points[a], 3))
    if op == ops.PRODUCE:
        worth = 0.0
        amounts = counting.production_yields(s, seat)
        for kind in range(5):
            if has(a, kind):
                worth += produced(s, ahead, kind, amounts[kind])
        return worth
    if op == ops.ACTIVATE:
        return min(a, s.inactive[seat]) * plain(ahead, op)
    if op == ops.BOUNTY or op == ops.GLORY:
        return a * plain(ahead, op)
    return plain(ahead, op)


def best_yields(s: Void, ahead: Ahead, number: int) -> float:
    """The best resources to produce."""
    amounts = counting.production_yields(s, ahead.seat)
    worths = [produced(s, ahead, kind, amounts[kind]) for kind in range(5)]
    worths.sort(reverse=True)
    return sum(worths[:number])


def research(s: Void, ahead: Ahead, any_form: int) -> float:
    """The influence of the best technology that can be had, and what it does in the turns left."""
    best = -1
    for action in researches(s, ahead.seat, any_form):
        best = max(best, IMPROVED_INFLUENCE if verbs.verb(action) == verbs.IMPROVE else verbs.research_copy(action))
    return best + TECHNOLOGY * (LATE + (1.0 - LATE) * ahead.left) if best >= 0 else 0.0


def plain(ahead: Ahead, op: int) -> float:
    """Words that are worth the same whatever their details; less when few turns are left."""
    if op == ops.SCORE:
        return SCORE
    if op == ops.AGENDA:
        return AGENDA * ahead.scorings / CYCLES if ahead.turns > 0 else 0.0
    return LASTING[op] * (LATE + (1.0 - LATE) * ahead.left)


# Costs


def cost(s: Void, ahead: Ahead, number: int) -> float:
    """What a cost takes away; in the last turn resources are there to be spent."""
    price = s.givens.costs[number]
    worth = RESOURCES[v.FOOD] * (price.mix + price.any)
    for kind in range(5):
        worth += RESOURCES[kind] * price.resources[kind]
    worth *= min(1.0, ahead.turns / 2.0)
    for deed in range(len(DEEDS)):
        if has(price.deeds, deed):
            worth += DEEDS[deed]
    return worth


def fields_pure(s: Void, seat: int) -> int:
    """Right agenda fields without an agenda and without corruption."""
    found = 0
    for i in range(seat * FIELDS, seat * FIELDS + FIELDS - 1):
        if s.agendas[i] == EMPTY and not s.field_corrupt[i]:
            found += 1
    return found
