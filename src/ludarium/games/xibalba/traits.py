"""What learned bots count in a position of Xibalba, seat by seat: the traits and their meanings, and how to count them.

What cards do is counted by kind of effect and not by title, so that equal effects share what was learned of them. Whose
turn it is must not count: the answer that ends a turn would be judged by it.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import vocabulary as v
from ludarium.games.xibalba.acts import AttackRoll
from ludarium.games.xibalba.ark import FOR_CONTROL, ParagonRoll, paragon_dice
from ludarium.games.xibalba.atoms import above, not_below_0, strength_of, top
from ludarium.games.xibalba.decks import Refill
from ludarium.games.xibalba.declaration import ACTS, FACES, MODIFIERS, PERSONAL
from ludarium.games.xibalba.dice import Roll
from ludarium.games.xibalba.estimate import share_left, turn_of
from ludarium.games.xibalba.givens import LEVELS, NEVER_PAID
from ludarium.games.xibalba.grammar import OR_NEXT, PART
from ludarium.games.xibalba.moves.attack import base_resistance, block_forbidden, block_resistance
from ludarium.games.xibalba.moves.general import HarvestRoll
from ludarium.games.xibalba.moves.prices import action_price
from ludarium.games.xibalba.packed import cell_title
from ludarium.games.xibalba.state import NOBODY, SQUAD, STACKS, Xibalba
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.traits import STAGES, Traits

FAR: Final = 6
"""More symbols than this are too many to hope for."""
SURE: Final = 24
"""Chances are counted in twenty-fourths."""
BLANKS: Final = (1.0, 1 / 3, 1 / 9, 1 / 27, 1 / 81)
"""How likely an attack die shows no symbol after so many rolls."""

TRAITS: Final = Traits()
# Track and base
PARAGON: Final = TRAITS.lasting("paragon", "paragon on the track")
NEAR: Final = TRAITS.lasting("near", "paragon beyond the last eight before the target")
RESOURCES: Final = TRAITS.lasting("resources", "all resources, the first four, those beyond ten", "all", "4", "10")
HARVESTS: Final = TRAITS.lasting("harvests", "harvests that can be paid for")
LEVEL: Final = TRAITS.lasting("level", "level of the base: at least so high", "2", "3", "4")
PRODUCTIVITY: Final = TRAITS.lasting("productivity", "resources each turn")
SHELTER: Final = TRAITS.lasting("shelter", "resistance of the base")
SLOTS: Final = TRAITS.lasting("slots", "build slots without a card")
COVERED: Final = TRAITS.lasting("covered", "upgrade cards under others")
ACTIVE: Final = TRAITS.lasting("active", "active upgrade cards", "civilian", "building")
PRICED: Final = TRAITS.lasting("priced", "active cards whose effect has to be paid for")
ACT: Final = TRAITS.lasting("act", "effects of active cards, twice if they are free", *ACTS)
MODIFIER: Final = TRAITS.lasting("modifier", "sum of a modifier over faction and active cards", *MODIFIERS)
# Squad
SQUAD_SIZE: Final = TRAITS.lasting("squad", "soldiers in the squad: at least so many", "1", "2", "3")
FRONT: Final = TRAITS.lasting("front", "the active soldier of the squad", "strength", "resistance", "paragon")
RESERVE: Final = TRAITS.lasting("reserve", "the soldiers under it", "strength", "resistance", "paragon")
OWN: Final = TRAITS.lasting("own", "a modifier of the soldier in the ark or else of the active one", *PERSONAL)
BLOCKER: Final = TRAITS.lasting("blocker", "resistance against the soldier in the ark when it may be blocked")
EXPOSED: Final = TRAITS.lasting("exposed", "so many symbols or fewer breach the base", "1", "2", "3")
BLOWS: Final = TRAITS.lasting("blows", "so many symbols or fewer destroy the soldier in the ark", "1", "2", "3", "4")
OPEN_ARK: Final = TRAITS.lasting("open-ark", "nobody is in the ark, and it has a soldier to enter")
# Ark
CONTROL: Final = TRAITS.lasting("control", "controls the ark")
INCOME: Final = TRAITS.lasting("income", "paragon dice for control")
LIFE: Final = TRAITS.lasting("life", "life points in the ark: all, and the first five", "all", "5")
HOLD: Final = TRAITS.lasting("hold", "symbols with which others destroy the soldier in the ark, at most six")
UNRIVALLED: Final = TRAITS.lasting("unrivalled", "others without a soldier while it controls the ark")
REACH: Final = TRAITS.lasting("reach", "so many symbols or fewer breach another's base", "1", "2", "3")
# The turn under way
DICE: Final = TRAITS.passing("dice", "dice kept", *FACES)
CONQUEST: Final = TRAITS.passing("conquest", "chance to conquer the ark with the dice of this turn")
BREACH: Final = TRAITS.passing("breach", "chance to breach a base with the dice of this turn")
KILL: Final = TRAITS.passing("kill", "chance to destroy a blocker with the dice of this turn")
IDLE: Final = TRAITS.passing("idle", "attack symbols without a soldier")


def time_left(s: Xibalba) -> int:
    left = int(STAGES * share_left(s))
    return left if left > 0 else 0


def counts_chance(s: Xibalba) -> bool:
    """Every roll is judged before it falls, also the one for control that ends a turn, and so is what comes into the
    market: all answers of a turn are compared at the same moment, and none for its luck."""
    frame = s.stack[-1]
    return isinstance(frame, (ParagonRoll, HarvestRoll, AttackRoll, Refill)) and turn_of(s) != NOBODY


def count(s: Xibalba, seat: int, row: list[int]) -> None:
    """Write the counts of a seat into a row of zeros."""
    if EMPTY in s.factions:
        return
    count_base(s, seat, row)
    count_cards(s, seat, row)
    count_squad(s, seat, row)
    if s.controller == seat:
        count_control(s, seat, row)
    elif s.controller != NOBODY:
        count_danger(s, seat, row)
    if turn_of(s) == seat:
        count_dice(s, seat, row)


def count_base(s: Xibalba, seat: int, row: list[int]) -> None:
    t = s.givens
    own, held, level = s.paragon[seat], s.resources[seat], s.levels[seat]
    row[PARAGON] = own
    row[NEAR] = not_below_0(own - t.target + 8)
    row[RESOURCES] = held
    row[RESOURCES + 1] = held if held < 4 else 4
    row[RESOURCES + 2] = not_below_0(held - 10)
    row[HARVESTS] = held // max(1, action_price(s, seat, v.HARVEST))
    for at in range(level - 1):
        row[LEVEL + at] = 1
    row[PRODUCTIVITY] = t.productivity[s.factions[seat] * LEVELS + level - 1]
    row[SHELTER] = base_resistance(s, seat, 2)


def count_cards(s: Xibalba, seat: int, row: list[int]) -> None:
    t = s.givens
    first = seat * STACKS
    for stack in range(STACKS):
        cell = s.tops[first + stack]
        if stack:
            row[COVERED] += not_below_0(s.heights[first + stack] - 1)
            if cell == EMPTY:
                row[SLOTS] += 1 if stack <= s.levels[seat] else 0
            else:
                row[ACTIVE + (0 if t.type_of[cell_title(cell)] == v.CIVILIAN else 1)] += 1
        if cell != EMPTY:
            count_acts(s, cell_title(cell), row)
    if s.controller == seat:
        count_acts(s, cell_title(s.ark), row)
    for which in range(v.MODIFIERS):
        row[MODIFIER + which] = s.modifiers[seat * v.MODIFIERS + which]


def count_acts(s: Xibalba, title: int, row: list[int]) -> None:
    t = s.givens
    program = t.programs[title]
    times = 2
    if t.pay[title] != NEVER_PAID:
        times = 1
        row[PRICED] += 1
    for at in range(0, len(program), PART):
        if at == 0 or not program[at - PART] & OR_NEXT:
            row[ACT + program[at + 1]] += times * program[at + 2]


def count_squad(s: Xibalba, seat: int, row: list[int]) -> None:
    t = s.givens
    tall = s.heights[seat * STACKS]
    end = above(s, seat, SQUAD)
    for depth in range(tall):
        title = cell_title(s.cards[end - 1 - depth])
        if depth < 3:
            row[SQUAD_SIZE + depth] = 1
        at = RESERVE
        if depth == 0:
            at = FRONT
            row[FRONT] = strength_of(s, seat, title, False)
        else:
            row[RESERVE] += t.strength[title]
        row[at + 1] += t.resistance[title]
        row[at + 2] += t.paragon[title]
    cell = s.ark if s.controller == seat else top(s, seat, SQUAD)
    if cell == EMPTY:
        return
    own = t.modifiers[cell_title(cell)]
    if own:
        for which in range(len(PERSONAL)):
            row[OWN + which] = own[which]
    if s.ark == EMPTY:
        row[OPEN_ARK] = 1
    elif s.controller != seat:
        needed = blows(s.life, row[FRONT])
        for at in range(4):
            if needed <= at + 1:
                row[BLOWS + at] = 1


def blows(resistance: int, strength: int) -> int:
    """The attack symbols that overcome a resistance, FAR at most; critical hits are not counted on."""
    if strength <= 0:
        return FAR
    needed = (resistance + strength - 1) // strength
    return max(1, needed) if needed < FAR else FAR


def count_control(s: Xibalba, seat: int, row: list[int]) -> None:
    title = cell_title(s.ark)
    row[CONTROL] = 1
    row[INCOME] = paragon_dice(s, seat, title, FOR_CONTROL)
    row[LIFE] = s.life
    row[LIFE + 1] = s.life if s.life < 5 else 5
    hold = FAR
    for other in range(s.givens.seats):
        if other != seat:
            cell = top(s, other, SQUAD)
            if cell == EMPTY:
                row[UNRIVALLED] += 1
            else:
                needed = blows(s.life, strength_of(s, other, cell_title(cell), False))
                if needed < hold:
                    hold = needed
    row[HOLD] = hold
    needed = breach(s, seat)
    for at in range(3):
        if needed <= at + 1:
            row[REACH + at] = 1


def breach(s: Xibalba, seat: int) -> int:
    """The symbols with which the seat in the ark breaches the weakest base that has something to loot."""
    strength = strength_of(s, seat, cell_title(s.ark), True)
    least = FAR
    for other in range(s.givens.seats):
        if other != seat and s.paragon[other] > 0:
            needed = blows(base_resistance(s, other, 2), strength)
            if needed < least:
                least = needed
    return least


def count_danger(s: Xibalba, seat: int, row: list[int]) -> None:
    """What the seat in the ark could do to this one."""
    needed = blows(base_resistance(s, seat, 2), strength_of(s, s.controller, cell_title(s.ark), True))
    for at in range(3):
        if needed <= at + 1:
            row[EXPOSED + at] = 1
    if not block_forbidden(s, seat, s.controller):
        row[BLOCKER] = block_resistance(s, seat)


def count_dice(s: Xibalba, seat: int, row: list[int]) -> None:
    """The dice of the seat whose turn it is, and what its attack symbols may do."""
    for face in range(len(FACES)):
        row[DICE + face] = s.dice[face]
    symbols = s.dice[v.ATTACK] + s.dice[v.CRITICAL_HIT]
    front = top(s, seat, SQUAD)
    if s.controller != seat and front == EMPTY:
        row[IDLE] = symbols
        return
    if s.controller != seat:
        needed = 1 if s.ark == EMPTY else blows(s.life, row[FRONT])
        row[CONQUEST] = chance(s, needed)
        return
    row[BREACH] = chance(s, breach(s, seat))
    strength = strength_of(s, seat, cell_title(s.ark), True)
    least = FAR
    for other in range(s.givens.seats):
        if other != seat and not block_forbidden(s, other, seat):
            needed = blows(block_resistance(s, other), strength)
            if needed < least:
                least = needed
    row[KILL] = chance(s, least)


def chance(s: Xibalba, needed: int) -> int:
    """How likely the dice of this turn show so many attack symbols in the end, if all blanks are rolled again."""
    if needed >= FAR:
        return 0
    needed -= s.dice[v.ATTACK] + s.dice[v.CRITICAL_HIT]
    needed -= s.rolled[5] + s.rolled[6]
    if needed <= 0:
        return SURE
    fresh = s.pool[1]
    frame = s.stack[-1]
    if isinstance(frame, Roll):
        fresh = frame.attack
    again = s.rolled[4]
    rolls = s.rerolls if 0 < s.rerolls < 3 else 0 if s.rerolls <= 0 else 3
    return int(SURE * reached(fresh, BLANKS[rolls + 1], again, BLANKS[rolls], needed))


def reached(fresh: int, miss: float, again: int, miss_again: float, needed: int) -> float:
    """How likely at least so many of two lots of dice hit."""
    if needed <= 0:
        return 1.0
    if fresh > 0:
        hit = reached(fresh - 1, miss, again, miss_again, needed - 1)
        return (1.0 - miss) * hit + miss * reached(fresh - 1, miss, again, miss_again, needed)
    if again > 0:
        hit = reached(0, miss, again - 1, miss_again, needed - 1)
        return (1.0 - miss_again) * hit + miss_again * reached(0, miss, again - 1, miss_again, needed)
    return 0.0
