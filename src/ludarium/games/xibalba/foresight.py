"""How patient bots judge the middle of an action phase: by how the turn can end.

What lies in the pool is lost when the turn ends, so dice are worth what they can still do and nothing else. The turn is
played to its end in the obvious way, on a copy: dice are traded, the attack symbols strike where that brings most, and
the turn ends. So going on is compared with ending the turn at the same moment, and an answer that changes nothing never
looks better than ending it.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import verbs
from ludarium.games.xibalba import vocabulary as v
from ludarium.games.xibalba.action import Action
from ludarium.games.xibalba.acts import AttackRoll
from ludarium.games.xibalba.ark import FOR_LOOT, ParagonRoll
from ludarium.games.xibalba.atoms import height, modifier, top
from ludarium.games.xibalba.estimate import RESTLESS, add_raid, add_roll, estimate
from ludarium.games.xibalba.flow import CONTROL_OF_ARK, Turn
from ludarium.games.xibalba.moves.attack import ARK_TARGET, Plunder, Raid, attack_strength, base_resistance
from ludarium.games.xibalba.moves.general import HarvestRoll
from ludarium.games.xibalba.moves.reorganise import SPARE_MOVES, Reorganise
from ludarium.games.xibalba.moves.trade import trade
from ludarium.games.xibalba.packed import cell_title
from ludarium.games.xibalba.state import MOST_SYMBOLS, NOBODY, SQUAD, STACKS, Xibalba
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, has
from ludarium.kernel.engine import advance
from ludarium.kernel.seats import CHANCE

VICTORY: Final = 20.0
"""What a turn that wins the game is worth beyond its paragon."""
FURTHER: Final = -1
"""In place of a number of choices: none, in a turn in which something was attacked already."""
CHAIN: Final = 60
"""The most questions without a choice that are followed after a turn."""


def foreseen(s: Xibalba) -> list[float]:
    """The paragon each seat will probably end with, if whoever is in the action phase ends the turn well."""
    seat = acting(s)
    if seat == NOBODY:
        return estimate(s)
    points = prospect(s.clone(), seat, 1)
    points[seat] -= RESTLESS * (1 + bustle(s, seat))
    return points


def acting(s: Xibalba) -> int:
    """The seat in its action phase, or NOBODY. Before that phase the estimate has dice that may still be rolled worth
    more than they will do: a bot that compared them with what kept dice really come to would roll on for ever."""
    turn = s.stack[0] if s.stack else None
    return turn.seat if isinstance(turn, Turn) and turn.phase == CONTROL_OF_ARK else NOBODY


def bustle(s: Xibalba, seat: int) -> int:
    """What was done for its own sake: a discard in this turn, and the moves of a reorganisation under way."""
    moves = 1 if has(s.done, v.DISCARD) else 0
    frame = s.stack[-1]
    if isinstance(frame, Reorganise):
        cards = 0
        for stack in range(STACKS):
            cards += height(s, seat, stack)
        moves += 1 + 2 * cards + SPARE_MOVES - frame.left
    return moves


def prospect(s: Xibalba, seat: int, choices: int) -> list[float]:
    """What the turn of a seat leads to, following so many of its choices; `s` is used up."""
    while s.stack:
        frame = s.stack[-1]
        if isinstance(frame, Action):
            return best_end(s, seat, choices)
        ask = frame.step(s)
        if ask is None:
            continue
        if ask.seat == CHANCE:
            if isinstance(frame, (AttackRoll, HarvestRoll)):
                return average(s, ask, seat)
            if isinstance(frame, ParagonRoll):
                return with_roll(s, ask, seat)
            give(s, ask.actions[0])
        elif ask.seat == seat and isinstance(frame, Reorganise):
            return rearranged(s, ask, seat, choices)
        elif isinstance(frame, Raid):
            return with_raid(s, frame, seat)
        elif ask.seat == seat and choices > 0:
            return best_answer(s, ask, seat, choices - 1)
        elif isinstance(frame, Plunder):
            give(s, ask.actions[0])
        else:
            trade_all(s, seat)
            return at_end(s, seat)
    return at_end(s, seat)


def give(s: Xibalba, action: int) -> None:
    s.pending = None
    s.stack[-1].answer(s, action)


def average(s: Xibalba, ask: Ask, seat: int) -> list[float]:
    """One die: every way it may fall."""
    total = [0.0] * s.givens.seats
    weights = ask.weights
    weight = 0
    for at in range(len(ask.actions)):
        share = 1 if weights is None else weights[at]
        fallen = s.clone()
        give(fallen, ask.actions[at])
        points = prospect(fallen, seat, 0)
        weight += share
        for other in range(len(points)):
            total[other] += share * points[other]
    return [each / weight for each in total]


def with_roll(s: Xibalba, ask: Ask, seat: int) -> list[float]:
    """Paragon dice: what they promise, and the rest of the turn as if they showed nothing."""
    promised = [0.0] * s.givens.seats
    add_roll(s, promised)
    roll = s.stack[-1]
    give(s, ask.actions[-1])  # all blank: the best roll comes first
    if isinstance(roll, ParagonRoll) and roll.why == FOR_LOOT and s.paragon[roll.other] > 0:
        # What is looted once cannot be looted again.
        s.paragon[roll.other] -= 1
        s.paragon[roll.seat] += 1
        promised[roll.other] += 1.0
        promised[roll.seat] -= 1.0
    points = prospect(s, seat, FURTHER)
    for other in range(len(points)):
        points[other] += promised[other]
    return points


def with_raid(s: Xibalba, raid: Raid, seat: int) -> list[float]:
    """A raid that may be blocked: what it promises, and the rest of the turn without it."""
    promised = [0.0] * s.givens.seats
    add_raid(s, raid, promised)
    s.finish()
    points = prospect(s, seat, FURTHER)
    for other in range(len(points)):
        points[other] += promised[other]
    return points


def rearranged(s: Xibalba, ask: Ask, seat: int, choices: int) -> list[float]:
    """A reorganisation: the best single move, or none, and done."""
    best: list[float] = []
    for action in ask.actions:
        if action != verbs.DONE and choices <= 0:
            continue
        moved = s.clone()
        give(moved, action)
        if action != verbs.DONE:
            give(moved, verbs.DONE)
        found = prospect(moved, seat, 0)
        if action != verbs.DONE:
            found[seat] -= RESTLESS  # as when it is made: nobody begins what is not worth going through with
        best = better(best, found, seat)
    return best


def best_answer(s: Xibalba, ask: Ask, seat: int, choices: int) -> list[float]:
    best: list[float] = []
    for action in ask.actions:
        given = s.clone()
        give(given, action)
        best = better(best, prospect(given, seat, choices), seat)
    return best


def best_end(s: Xibalba, seat: int, choices: int) -> list[float]:
    """Trade, then end the turn at once or after attacks: with all symbols, or with as many as are enough."""
    trade_all(s, seat)
    if not s.stack:
        return at_end(s, seat)
    best: list[float] = []
    if s.dice[v.ATTACK] + s.dice[v.CRITICAL_HIT] > 0:
        for action in strikes(s, seat, choices == FURTHER):
            struck = s.clone()
            give(struck, action)
            best = better(best, prospect(struck, seat, FURTHER), seat)
    give(s, verbs.END)
    return better(best, prospect_of_others(s, seat), seat)


def strikes(s: Xibalba, seat: int, further: bool) -> list[int]:
    """Attacks with all symbols or with just enough, or the way into an empty ark. Of further attacks only one that
    promises most is looked at."""
    symbols, criticals = min(s.dice[v.ATTACK], MOST_SYMBOLS), min(s.dice[v.CRITICAL_HIT], MOST_SYMBOLS)
    if s.controller == seat:
        found: list[int] = []
        richest = NOBODY
        for other in range(s.givens.seats):
            if other != seat and (richest == NOBODY or s.paragon[other] > s.paragon[richest]):
                richest = other
        for other in range(s.givens.seats):
            if other != seat and (other == richest or not further):
                found += enough(s, seat, other + 1, symbols, criticals)
        return found
    if top(s, seat, SQUAD) == EMPTY:
        return []
    if s.ark != EMPTY:
        return enough(s, seat, ARK_TARGET, symbols, criticals)
    return [verbs.enter(0 if symbols > 0 else 1)]


def enough(s: Xibalba, seat: int, target: int, symbols: int, criticals: int) -> list[int]:
    """An attack with everything, and one with no more symbols than it needs."""
    found = [verbs.attack(target, symbols, criticals)]
    title = cell_title(s.ark if s.controller == seat else top(s, seat, SQUAD))
    for used in range(1, symbols + criticals):
        plain = used if used < symbols else symbols
        needed = s.life if target == ARK_TARGET else base_resistance(s, target - 1, used)
        if attack_strength(s, seat, title, plain, used - plain) >= needed:
            found.append(verbs.attack(target, plain, used - plain))
            break
    return found


def prospect_of_others(s: Xibalba, seat: int) -> list[float]:
    """After the end of the turn: as far as nobody decides anything and no dice are rolled."""
    for _ in range(CHAIN):
        ask = advance(s)
        if ask is None:
            break
        if ask.seat == CHANCE:
            if isinstance(s.stack[-1], (ParagonRoll, HarvestRoll, AttackRoll)):
                break
        elif len(ask.actions) > 1:
            break
        give(s, ask.actions[0])
    return at_end(s, seat)


def trade_all(s: Xibalba, seat: int) -> None:
    """Every die that brings something; what it brings may win the game."""
    for face in range(len(s.dice)):
        if v.R1 <= face <= v.R3 or v.P1 <= face <= v.P2 or (face == v.BLANK and modifier(s, seat, v.BLANK_TRADE) > 0):
            for _ in range(s.dice[face]):
                if s.stack:
                    trade(s, seat, verbs.trade(face))


def at_end(s: Xibalba, seat: int) -> list[float]:
    """The estimate without dice that are of no use any more."""
    for face in range(len(s.dice)):
        s.dice[face] = 0
    points = estimate(s)
    if not s.stack and s.winner != NOBODY:
        points[s.winner] += VICTORY
    return points


def better(best: list[float], found: list[float], seat: int) -> list[float]:
    """Of two prospects the one that a seat prefers; none at all is an empty one."""
    return found if not best or ahead(found, seat) > ahead(best, seat) else best


def ahead(points: list[float], seat: int) -> float:
    """How far a seat is ahead of the average of all."""
    return points[seat] - sum(points) / len(points)
