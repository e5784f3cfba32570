"""What follows by the rules from one viewer's view: figures, prices, attack sums, what a block does.

The table looks the same in every game, so there is no board to name. Nothing is counted here a second time: every
number comes from the function that the rules themselves use.
"""

from __future__ import annotations

from typing import Any

from ludarium.games.xibalba.ark import (
    FOR_CONQUEST,
    FOR_CONTROL,
    FOR_KILL,
    FOR_LOOT,
    apocalypse_extra,
    paragon_dice,
)
from ludarium.games.xibalba.atoms import not_below_0, soldier_value, strength_of, top
from ludarium.games.xibalba.flow import Turn
from ludarium.games.xibalba.moves.attack import (
    ARK_TARGET,
    Raid,
    attack_strength,
    base_resistance,
    block_forbidden,
    block_resistance,
    breaches,
)
from ludarium.games.xibalba.moves.general import medicine_life
from ludarium.games.xibalba.moves.prices import action_price, card_price
from ludarium.games.xibalba.packed import cell_title
from ludarium.games.xibalba.pool import most_dice
from ludarium.games.xibalba.state import NOBODY, SQUAD, Xibalba
from ludarium.games.xibalba.table import LEVELS
from ludarium.games.xibalba.vocabulary import ACTIONS, ATTACK, CRITICAL_HIT, RESISTANCE, UPGRADE
from ludarium.kernel.cells import EMPTY

ROLLED_ATTACK, ROLLED_CRITICAL = 5, 6
"""Where attack symbols and critical hits lie among the rolled dice."""


def facts(s: Xibalba) -> dict[str, Any]:
    """What the rules say of a position; lists run seat by seat.

    | fact | meaning |
    |---|---|
    | `limits` | paragon that wins, most life points in the ark, most resources |
    | `bases` | resistance, the same against a single die, productivity, paragon still missing |
    | `squads` | the figures of the active soldier of the squad, null without one |
    | `ark` | the figures of the soldier in the ark, null while it is empty |
    | `prices` | of every open card of the market and of every general action; null where there is none |
    | `pool` | how many dice a seat may roll |
    | `attack` | what the seat whose turn it is could attack with its dice, null while it has no soldier for it |
    | `raid` | the attack on a base that waits for a block, else null |
    | `medicine` | the life points that medicine gives |
    | `market_discard` | whether an open card of the market may be discarded (XIB-APO-05) |

    Before everybody has a faction there are limits only.
    """
    table = s.table
    limits = {"target": table.target, "life": table.life_limit, "resources": table.resource_limit}
    if EMPTY in s.factions:
        return {"limits": limits}
    turns = [frame for frame in s.stack if isinstance(frame, Turn)]
    raids = [frame for frame in s.stack if isinstance(frame, Raid)]
    seats = range(table.seats)
    return {
        "limits": limits,
        "bases": [_base(s, seat) for seat in seats],
        "squads": [_squad(s, seat) for seat in seats],
        "ark": _ark(s),
        "prices": [_prices(s, seat) for seat in seats],
        "pool": [most_dice(s, seat) for seat in seats],
        "attack": _attack(s, turns[0].seat) if turns else None,
        "raid": _raid(s, raids[0]) if raids else None,
        "medicine": [medicine_life(s, seat) for seat in seats],
        "market_discard": not table.apocalypse,
    }


def _base(s: Xibalba, seat: int) -> dict[str, int]:
    row = s.factions[seat] * LEVELS + s.levels[seat] - 1
    return {
        "resistance": base_resistance(s, seat, 2),
        "one_die": base_resistance(s, seat, 1),
        "productivity": s.table.productivity[row],
        "missing": not_below_0(s.table.target - s.paragon[seat]),
    }


def _figures(s: Xibalba, seat: int, title: int, from_ark: bool) -> dict[str, int]:
    """A soldier as it stands: strength of a symbol, of a critical hit, resistance, dice for what it may do."""
    return {
        "strength": strength_of(s, seat, title, from_ark),
        "resistance": not_below_0(s.table.resistance[title] + soldier_value(s, seat, title, RESISTANCE)),
        "paragon": paragon_dice(s, seat, title, FOR_LOOT),
        "kill": paragon_dice(s, seat, title, FOR_KILL),
        "control": paragon_dice(s, seat, title, FOR_CONTROL),
    }


def _squad(s: Xibalba, seat: int) -> dict[str, int] | None:
    cell = top(s, seat, SQUAD)
    if cell == EMPTY:
        return None
    return {**_figures(s, seat, cell_title(cell), False), "block": block_resistance(s, seat)}


def _ark(s: Xibalba) -> dict[str, int] | None:
    """The soldier in the ark; nobody's has its printed figures and earns nothing."""
    if s.ark == EMPTY:
        return None
    title = cell_title(s.ark)
    if s.controller != NOBODY:
        figures = _figures(s, s.controller, title, True)
        # XIB-APO-11: without a die there is no roll, and nothing is added.
        return {**figures, "extra": apocalypse_extra(s, FOR_CONTROL) if figures["control"] else 0}
    t = s.table
    printed = {"strength": t.strength[title], "resistance": t.resistance[title], "paragon": t.paragon[title]}
    return {**printed, "kill": 0, "control": 0, "extra": 0}


def _prices(s: Xibalba, seat: int) -> dict[str, list[int | None]]:
    topped = s.levels[seat] == LEVELS
    return {
        "cards": [None if title == EMPTY else card_price(s, seat, title) for title in s.market],
        "actions": [
            None if which == UPGRADE and topped else action_price(s, seat, which) for which in range(len(ACTIONS))
        ],
    }


def _attack(s: Xibalba, seat: int) -> dict[str, Any] | None:
    """The attack of a seat: `sums[symbols][criticals]` for the dice it has and those it may still keep."""
    from_ark = s.controller == seat
    cell = s.ark if from_ark else top(s, seat, SQUAD)
    if cell == EMPTY:
        return None
    title = cell_title(cell)
    symbols = s.dice[ATTACK] + s.rolled[ROLLED_ATTACK]
    criticals = s.dice[CRITICAL_HIT] + s.rolled[ROLLED_CRITICAL]
    strength = attack_strength(s, seat, title, 1, 0)
    return {
        "seat": seat,
        "card": title,
        "from_ark": from_ark,
        "strength": strength,
        "critical": attack_strength(s, seat, title, 0, 1) - strength,
        "sums": [
            [attack_strength(s, seat, title, used, hits) for hits in range(criticals + 1)]
            for used in range(symbols + 1)
        ],
        "targets": _bases_in_reach(s, seat) if from_ark else [_ark_in_reach(s, seat, title)],
    }


def _ark_in_reach(s: Xibalba, seat: int, title: int) -> dict[str, int | None]:
    """XIB-ATK-07: what fells the soldier in the ark, and the dice for the conquest; an empty one is entered."""
    dice = paragon_dice(s, seat, title, FOR_CONQUEST) if s.ark != EMPTY else 0
    return {"target": ARK_TARGET, "need": s.life, "one_die": s.life, "block": None, "dice": dice}


def _bases_in_reach(s: Xibalba, seat: int) -> list[dict[str, int | None]]:
    """XIB-ARK-14: what breaches each other base, and what fells its blocker where it may block."""
    return [
        {
            "target": ARK_TARGET + 1 + other,
            "need": base_resistance(s, other, 2),
            "one_die": base_resistance(s, other, 1),
            "block": None if block_forbidden(s, other, seat) else block_resistance(s, other),
            "dice": paragon_dice(s, seat, cell_title(s.ark), FOR_LOOT),
        }
        for other in range(s.table.seats)
        if other != seat
    ]


def _raid(s: Xibalba, raid: Raid) -> dict[str, int | bool]:
    """XIB-BLK-04 to XIB-BLK-07: what the attack does with a block and without one."""
    title = cell_title(s.ark)
    seat, target, strength, dice = raid.seat, raid.target, raid.strength, raid.dice
    return {
        "seat": seat,
        "target": target,
        "strength": strength,
        "dice": dice,
        "base": base_resistance(s, target, dice),
        "breached": breaches(s, target, strength, dice),
        "block": block_resistance(s, target),
        "felled": strength >= block_resistance(s, target),
        "kill": paragon_dice(s, seat, title, FOR_KILL),
        "loot": paragon_dice(s, seat, title, FOR_LOOT) if s.paragon[target] else 0,
    }
