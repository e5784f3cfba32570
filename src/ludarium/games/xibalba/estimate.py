"""What a position is worth to each seat, in paragon at the end of the game: how bots judge Xibalba.

The estimate is the paragon on the track, and what the ark, soldiers, cards, dice and resources will probably bring. All
of that shrinks as somebody nears the target, so that in the end only paragon counts. Weights are in paragon.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import vocabulary as v
from ludarium.games.xibalba.acts import AttackRoll
from ludarium.games.xibalba.ark import FOR_CONTROL, FOR_KILL, FOR_LOOT, ParagonRoll, apocalypse_extra, paragon_dice
from ludarium.games.xibalba.atoms import above, modifier, soldier_value, strength_of, top
from ludarium.games.xibalba.dice import Roll
from ludarium.games.xibalba.flow import Turn
from ludarium.games.xibalba.givens import LEVELS
from ludarium.games.xibalba.moves.attack import BREACHED, Plunder, Raid, block_forbidden, block_resistance, breaches
from ludarium.games.xibalba.moves.general import HarvestRoll
from ludarium.games.xibalba.moves.reorganise import Reorganise
from ludarium.games.xibalba.packed import cell_title
from ludarium.games.xibalba.state import ATTACK_DICE, NOBODY, SQUAD, STACKS, Xibalba
from ludarium.games.xibalba.vocabulary import ATTACK, CRITICAL_HIT, P1, P2, R1, R3
from ludarium.games.xibalba.worths import DIE, RESOURCE, SHELTER, TURNS
from ludarium.kernel.cells import EMPTY, has

MANY_RESOURCES: Final = 10
SURPLUS: Final = 0.07
"""A resource beyond ten."""
SYMBOLS: Final = 2.2
"""Attack symbols a seat has in a turn."""
UNARMED: Final = 1.2
"""Damage a seat without a soldier is feared for: it may buy one."""
CHANCE_FOR_ARK: Final = 1.6
"""Being able to take the ark in the next turn."""
HOLD: Final = 6.0
"""The most rolls that holding the ark is counted for."""
STRENGTH: Final = 0.12
LIFE: Final = 0.07
VALUE: Final = 0.35
RESERVE: Final = 0.3
"""The part that a soldier under the top one, or behind the one in the ark, is worth."""
COVERED: Final = 0.1
"""The part that a covered upgrade card is worth."""
SLOT: Final = 0.25
"""A level, for its slot and for what cards it lets in."""
SYMBOL: Final = 0.22
"""An attack symbol for a seat that has a soldier to use it."""
IDLE_SYMBOL: Final = 0.05
CRITICAL: Final = 0.06
KEPT: Final = 0.95
"""The part of a die's worth that remains after it has been used."""
OPEN_KIN: Final = 0.6
"""An open card of a seat's own faction when the boards are chosen."""
RESTLESS: Final = 0.02
"""What moving cards costs beyond its price."""
BLANK: Final = 0.5
"""How likely a paragon die shows nothing."""
CARD: Final = 0.4
"""An upgrade card that a breach may destroy."""
MISTAKE: Final = 0.1
"""How likely a defender blocks, or does not, to its disadvantage: dice that would be lost are worth a try."""


def estimate(s: Xibalba) -> list[float]:
    """The paragon each seat will probably have when the game ends."""
    points = [float(own) for own in s.paragon]
    if not s.stack:
        return points
    if EMPTY in s.factions:
        return [boarding(s, seat) for seat in range(s.givens.seats)]
    left = share_left(s)
    for seat in range(s.givens.seats):
        points[seat] += resources(s, seat, left) + soldiers(s, seat, left) + base(s, seat, left)
    add_ark(s, points, left)
    for frame in s.stack:
        if isinstance(frame, Raid):
            add_raid(s, frame, points)
        elif isinstance(frame, Reorganise):
            points[frame.seat] -= reorganising(frame, left)
    seat = turn_of(s)
    if seat != NOBODY:
        points[seat] += dice(s, seat)
    add_roll(s, points)
    return points


def boarding(s: Xibalba, seat: int) -> float:
    """What the board of a seat is worth while others are still chosen: the more of its own cards lie open, the more."""
    faction = s.factions[seat]
    if faction == EMPTY:
        return 0.0
    worth = s.givens.board_worth[faction]
    for title in s.market:
        if title != EMPTY and s.givens.kin_of[title] == faction:
            worth += OPEN_KIN
    return worth


def worths(s: Xibalba, seat: int) -> dict[str, float]:
    """The estimate of a seat, part by part."""
    parts = {"paragon": float(s.paragon[seat])}
    if s.stack and EMPTY in s.factions:
        parts["base"] = boarding(s, seat)
    if not s.stack or EMPTY in s.factions:
        return parts
    left = share_left(s)
    parts["resources"] = resources(s, seat, left)
    parts["soldiers"] = soldiers(s, seat, left)
    parts["base"] = base(s, seat, left)
    ark = [0.0] * s.givens.seats
    add_ark(s, ark, left)
    parts["ark"] = ark[seat]
    raid = [0.0] * s.givens.seats
    for frame in s.stack:
        if isinstance(frame, Raid):
            add_raid(s, frame, raid)
        elif isinstance(frame, Reorganise) and frame.seat == seat:
            parts["resources"] -= reorganising(frame, left)
    add_roll(s, raid)
    parts["attack"] = raid[seat]
    parts["dice"] = dice(s, seat) if turn_of(s) == seat else 0.0
    return parts


def share_left(s: Xibalba) -> float:
    """The part of the game that is still to come, from 1 to 0."""
    return 1.0 - max(s.paragon) / s.givens.target


def reorganising(frame: Reorganise, left: float) -> float:
    """It is paid in the end; without this a bot would begin one whenever nothing better is left, and go on for ever."""
    return RESOURCE * (0.75 + 0.5 * left) * frame.price + RESTLESS


def turn_of(s: Xibalba) -> int:
    """The seat whose turn it is, once turns have begun."""
    lowest = s.stack[0]
    return lowest.seat if isinstance(lowest, Turn) else NOBODY


def resources(s: Xibalba, seat: int, left: float) -> float:
    """Early in the game there is more to invest in than later."""
    held = s.resources[seat]
    each = RESOURCE * (0.75 + 0.5 * left)
    return each * min(held, MANY_RESOURCES) + SURPLUS * max(0, held - MANY_RESOURCES)


def soldiers(s: Xibalba, seat: int, left: float) -> float:
    """The squad: its top soldier attacks and blocks, the others wait."""
    worth = 0.0
    share = RESERVE if s.controller == seat else 1.0
    at = above(s, seat, SQUAD)
    for depth in range(s.heights[seat * STACKS]):
        title = cell_title(s.cards[at - 1 - depth])
        worth += share * soldier(s, title)
        share *= RESERVE
    return worth * (0.4 + 0.6 * left)


def soldier(s: Xibalba, title: int) -> float:
    t = s.givens
    return STRENGTH * t.strength[title] + LIFE * t.resistance[title] + VALUE * t.paragon[title] + 2.0 * t.worth[title]


def base(s: Xibalba, seat: int, left: float) -> float:
    """Level, productivity, resistance, and the cards in the slots, the active ones above all."""
    t = s.givens
    row = s.factions[seat] * LEVELS + s.levels[seat] - 1
    worth = SLOT * s.levels[seat] + SHELTER * t.base_resistance[row]
    worth += RESOURCE * t.productivity[row] * TURNS
    at = above(s, seat, SQUAD)
    for i in range(seat * STACKS + 1, seat * STACKS + STACKS):
        at += s.heights[i]
        for depth in range(s.heights[i]):
            value = t.worth[cell_title(s.cards[at - 1 - depth])] * TURNS
            worth += value if depth == 0 else COVERED * value
    return worth * left


def add_ark(s: Xibalba, points: list[float], left: float) -> None:
    """Who controls the ark counts on the rolls to come; the others on the chance to take it."""
    if s.ark == EMPTY:
        for seat in range(s.givens.seats):
            if top(s, seat, SQUAD) != EMPTY:
                points[seat] += CHANCE_FOR_ARK * left
        return
    danger = 0.0
    for seat in range(s.givens.seats):
        if seat == s.controller:
            continue
        cell = top(s, seat, SQUAD)
        reach = SYMBOLS * strength_of(s, seat, cell_title(cell), False) if cell != EMPTY else UNARMED
        danger += reach
        if cell != EMPTY and reach > 0.0:
            chance = reach / s.life
            points[seat] += CHANCE_FOR_ARK * left * (chance if chance < 1.0 else 1.0)
    if s.controller != NOBODY:
        rolls = 1.0 + s.life / (danger / (s.givens.seats - 1) + 0.5)
        rolled = paragon_dice(s, s.controller, cell_title(s.ark), FOR_CONTROL)
        each = DIE * rolled + (apocalypse_extra(s, FOR_CONTROL) if rolled > 0 else 0)
        points[s.controller] += each * (rolls if rolls < HOLD else HOLD) * (0.4 + 0.6 * left)
        points[s.controller] += soldier(s, cell_title(s.ark)) * 0.5 * left


def add_raid(s: Xibalba, raid: Raid, points: list[float]) -> None:
    """An attack that waits for the defender, who most likely does what costs it least: what it will bring and cost."""
    title = cell_title(s.ark)
    gain = loss = 0.0
    if breaches(s, raid.target, raid.strength, raid.dice):
        gain = loss = loot(s, raid.seat, raid.target, title)
        for slot in range(1, STACKS):
            if top(s, raid.target, slot) != EMPTY:
                loss += CARD
                break
        if not has(s.done, BREACHED):
            gain += RESOURCE * modifier(s, raid.seat, v.BREACH_RESOURCES)
    if not block_forbidden(s, raid.target, raid.seat):
        kill, lost = 0.0, -RESOURCE * modifier(s, raid.target, v.BLOCK_RESOURCES)
        if raid.strength >= block_resistance(s, raid.target):
            kill = DIE * paragon_dice(s, raid.seat, title, FOR_KILL)
            lost += soldier(s, cell_title(top(s, raid.target, SQUAD)))
        blocked = 1.0 - MISTAKE if kill + lost < gain + loss else MISTAKE
        gain += blocked * (kill - gain)
        loss += blocked * (lost - loss)
    points[raid.seat] += gain
    points[raid.target] -= loss


def loot(s: Xibalba, seat: int, other: int, title: int) -> float:
    """What a breach loots, with what cards add to a roll that is not blank; at most what the base has."""
    dice = paragon_dice(s, seat, title, FOR_LOOT)
    changed = soldier_value(s, seat, title, v.LOOT) - modifier(s, other, v.GUARD)
    amount = DIE * dice + changed * (1.0 - BLANK**dice)
    held = float(s.paragon[other])
    return 0.0 if amount < 0.0 else amount if amount < held else held


def add_roll(s: Xibalba, points: list[float]) -> None:
    """What dice about to be rolled will bring; the roll for control at the end of a turn is counted with the ark."""
    roll = s.stack[-1]
    if isinstance(roll, ParagonRoll):
        if roll.why == FOR_LOOT:
            add_loot(s, roll.seat, roll.other, roll.dice, points)
        elif roll.why != FOR_CONTROL:
            points[roll.seat] += DIE * roll.dice
    elif isinstance(roll, Plunder):
        add_loot(s, roll.seat, roll.target, paragon_dice(s, roll.seat, cell_title(s.ark), FOR_LOOT), points)
    elif isinstance(roll, HarvestRoll):
        points[roll.seat] += KEPT * DIE
    elif isinstance(roll, AttackRoll):
        symbol = symbol_worth(s, roll.seat)
        points[roll.seat] += roll.dice * promise(s.givens.attack_faces, [0.0, symbol, symbol + CRITICAL], 0.0)


def add_loot(s: Xibalba, seat: int, other: int, dice: int, points: list[float]) -> None:
    loot = min(DIE * dice, float(s.paragon[other]))
    points[seat] += loot
    points[other] -= loot


def symbol_worth(s: Xibalba, seat: int) -> float:
    return SYMBOL if s.controller == seat or top(s, seat, SQUAD) != EMPTY else IDLE_SYMBOL


def dice(s: Xibalba, seat: int) -> float:
    """The dice of the seat whose turn it is: kept, lying there, and still to be rolled."""
    symbol = symbol_worth(s, seat)
    worth = (
        KEPT * (s.dice[P1] + 2.0 * s.dice[P2]) + symbol * s.dice[ATTACK] + (symbol + CRITICAL) * s.dice[CRITICAL_HIT]
    )
    for face in range(R1, R3 + 1):
        worth += KEPT * RESOURCE * face * s.dice[face]
    resource, attack = s.pool[0], s.pool[1]
    top_frame = s.stack[-1]
    if isinstance(top_frame, Roll):
        resource, attack = top_frame.resource, top_frame.attack
    values = [0.0, KEPT * RESOURCE, 2.0 * KEPT * RESOURCE, 3.0 * KEPT * RESOURCE]
    worth += unsettled(s.givens.resource_faces, values, s.rolled, 0, resource, s.rerolls)
    values = [0.0, symbol, symbol + CRITICAL]
    return worth + unsettled(s.givens.attack_faces, values, s.rolled, ATTACK_DICE, attack, s.rerolls)


def unsettled(faces: list[int], values: list[float], rolled: list[int], first: int, fresh: int, rerolls: int) -> float:
    """Dice of a kind that were or are about to be rolled: each is kept once it shows more than a roll promises.

    Both what a roll brings and what it costs not to roll are counted, so the worth is the same, on average, before
    dice are rolled and after: a search may compare positions on both sides of a roll.
    """
    again = 0.0
    for _ in range(rerolls):
        again = promise(faces, values, again)
    worth = fresh * promise(faces, values, again) if fresh > 0 else 0.0
    for face in range(len(faces)):
        worth += rolled[first + face] * max(values[face], again)
    return worth


def promise(faces: list[int], values: list[float], again: float) -> float:
    """What a die is worth before a roll, where afterwards it may be taken up again for what that promises."""
    total = 0.0
    for face in range(len(faces)):
        total += faces[face] * max(values[face], again)
    return total / sum(faces)
