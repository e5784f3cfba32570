"""What follows by the rules from one viewer's view: figures, prices, attack sums, what a block does.

The table looks the same in every game, so there is no board to name. Nothing is counted here a second time: every
number comes from the function that the rules themselves use.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ludarium.games.xibalba.ark import (
    FOR_CONQUEST,
    FOR_CONTROL,
    FOR_KILL,
    FOR_LOOT,
    apocalypse_extra,
    paragon_dice,
)
from ludarium.games.xibalba.atoms import not_below_0, soldier_value, strength_of, top
from ludarium.games.xibalba.declaration import ACTIONS
from ludarium.games.xibalba.effects import Effects, Offer
from ludarium.games.xibalba.flow import Turn
from ludarium.games.xibalba.givens import LEVELS
from ludarium.games.xibalba.grammar import PART
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
from ludarium.games.xibalba.state import NOBODY, SQUAD, Xibalba
from ludarium.games.xibalba.vocabulary import ATTACK, CRITICAL_HIT, RESISTANCE, UPGRADE
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.state import innermost

ROLLED_ATTACK, ROLLED_CRITICAL = 5, 6
"""Where attack symbols and critical hits are among the rolled dice."""


Phase = Literal["none", "effect", "dice", "action", "end"]
PHASES: list[Phase] = ["none", "effect", "dice", "action", "end"]
"""The phase of a turn is the one before that which its frame comes to next."""


class Limits(TypedDict):
    """Paragon that wins, most life points in the ark, most resources, the highest level."""

    target: int
    life: int
    resources: int
    level: int


class Figures(TypedDict):
    """A soldier with everything that changes it: strength of a symbol, and paragon dice for what it may do."""

    strength: int
    resistance: int
    paragon: int
    control: int
    """Paragon dice for controlling the ark."""
    block: NotRequired[int]
    """Resistance while it blocks; only in a squad."""
    extra: NotRequired[int]
    """Paragon beside the dice in Apocalypse mode; only in the ark."""


class BaseFacts(TypedDict):
    resistance: int
    productivity: int
    soldier: Figures | None
    """The active soldier of the squad."""
    card_prices: list[int | None]
    """What each place of the market costs; null where no card lies."""
    action_prices: list[int | None]
    """In the order of ACTIONS; null where there is nothing left to buy."""
    medicine: int
    """The life points that medicine gives."""


class Aim(TypedDict):
    """What an attack may be aimed at: 0 the ark, 1 to 4 the bases."""

    target: int
    need: int
    """The strength that succeeds."""
    one_die: int
    """The same for an attack with a single die."""
    block: int | None
    """The strength that fells the blocker; null where none may block."""
    dice: int
    """Paragon dice that a success brings."""


class Attack(TypedDict):
    """What the seat whose turn it is could attack with."""

    seat: int
    card: int
    from_ark: bool
    strength: int
    """Of one symbol."""
    critical: int
    """What a critical hit adds."""
    sums: list[list[int]]
    """The strength of an attack, `sums[symbols][criticals]`, for the dice it has and those it may still keep."""
    targets: list[Aim]


class RaidFacts(TypedDict):
    """An attack on a base that waits for a block."""

    seat: int
    target: int
    strength: int
    base: int
    breached: bool
    block: int
    felled: bool
    kill: int
    """Paragon dice of the attacker for a felled blocker, from the supply."""
    loot: int
    """Paragon dice of the attacker, from the base."""


class Effect(TypedDict):
    """The card whose effect is being carried out, whose it is, and at which of its parts."""

    seat: int
    title: int
    part: int


class Facts(TypedDict):
    """What the rules say of a position. Before everybody has a faction there are no bases."""

    limits: Limits
    market_discard: bool
    """Whether an open card of the market may be discarded; not in Apocalypse mode (XIB-APO-05)."""
    round: int
    """0 during set-up."""
    turn: int
    """The seat whose turn it is; -1 outside of turns."""
    phase: Phase
    effect: Effect | None
    bases: list[BaseFacts]
    occupant: Figures | None
    """The soldier in the ark."""
    attack: Attack | None
    """null while there is no soldier for it."""
    raid: RaidFacts | None


def facts(s: Xibalba) -> Facts:
    givens = s.givens
    ready = EMPTY not in s.factions
    turn, raid, effect = innermost(s, Turn), innermost(s, Raid), innermost(s, Effects) or innermost(s, Offer)
    return {
        "limits": {
            "target": givens.target,
            "life": givens.life_limit,
            "resources": givens.resource_limit,
            "level": LEVELS,
        },
        "market_discard": not givens.apocalypse,
        "round": -(-s.turns // givens.seats),
        "turn": turn.seat if turn else NOBODY,
        "phase": PHASES[turn.phase] if turn else "none",
        "effect": _effect(effect) if effect else None,
        "bases": [_base(s, seat) for seat in range(givens.seats)] if ready else [],
        "occupant": _occupant(s),
        "attack": _attack(s, turn.seat) if turn else None,
        "raid": _raid(s, raid) if raid else None,
    }


def _effect(frame: Effects | Offer) -> Effect:
    at = frame.at if isinstance(frame, Effects) else 0
    return {"seat": frame.seat, "title": frame.title, "part": at // PART}


def _base(s: Xibalba, seat: int) -> BaseFacts:
    row = s.factions[seat] * LEVELS + s.levels[seat] - 1
    topped = s.levels[seat] == LEVELS
    return {
        "resistance": base_resistance(s, seat, 2),
        "productivity": s.givens.productivity[row],
        "soldier": _soldier(s, seat),
        "card_prices": [None if title == EMPTY else card_price(s, seat, title) for title in s.market],
        "action_prices": [
            None if which == UPGRADE and topped else action_price(s, seat, which) for which in range(len(ACTIONS))
        ],
        "medicine": medicine_life(s, seat),
    }


def _figures(s: Xibalba, seat: int, title: int, from_ark: bool) -> Figures:
    return {
        "strength": strength_of(s, seat, title, from_ark),
        "resistance": not_below_0(s.givens.resistance[title] + soldier_value(s, seat, title, RESISTANCE)),
        "paragon": paragon_dice(s, seat, title, FOR_LOOT),
        "control": paragon_dice(s, seat, title, FOR_CONTROL),
    }


def _soldier(s: Xibalba, seat: int) -> Figures | None:
    cell = top(s, seat, SQUAD)
    if cell == EMPTY:
        return None
    return {**_figures(s, seat, cell_title(cell), False), "block": block_resistance(s, seat)}


def _occupant(s: Xibalba) -> Figures | None:
    """Nobody's soldier in the ark has its printed figures and earns nothing."""
    if s.ark == EMPTY:
        return None
    title = cell_title(s.ark)
    if s.controller != NOBODY:
        figures = _figures(s, s.controller, title, True)
        # XIB-APO-11: without a die there is no roll, and nothing is added.
        return {**figures, "extra": apocalypse_extra(s, FOR_CONTROL) if figures["control"] else 0}
    t = s.givens
    return {
        "strength": t.strength[title],
        "resistance": t.resistance[title],
        "paragon": t.paragon[title],
        "control": 0,
        "extra": 0,
    }


def _attack(s: Xibalba, seat: int) -> Attack | None:
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


def _ark_in_reach(s: Xibalba, seat: int, title: int) -> Aim:
    """XIB-ATK-07: what fells the soldier in the ark, and the dice for the conquest; an empty one is entered."""
    dice = paragon_dice(s, seat, title, FOR_CONQUEST) if s.ark != EMPTY else 0
    return {"target": ARK_TARGET, "need": s.life, "one_die": s.life, "block": None, "dice": dice}


def _bases_in_reach(s: Xibalba, seat: int) -> list[Aim]:
    """XIB-ARK-14: what breaches each other base, and what fells its blocker where it may block."""
    return [
        {
            "target": ARK_TARGET + 1 + other,
            "need": base_resistance(s, other, 2),
            "one_die": base_resistance(s, other, 1),
            "block": None if block_forbidden(s, other, seat) else block_resistance(s, other),
            "dice": paragon_dice(s, seat, cell_title(s.ark), FOR_LOOT) if s.paragon[other] else 0,
        }
        for other in range(s.givens.seats)
        if other != seat
    ]


def _raid(s: Xibalba, raid: Raid) -> RaidFacts:
    """XIB-BLK-04 to XIB-BLK-07: what the attack does with a block and without one."""
    title = cell_title(s.ark)
    seat, target, strength = raid.seat, raid.target, raid.strength
    return {
        "seat": seat,
        "target": target,
        "strength": strength,
        "base": base_resistance(s, target, raid.dice),
        "breached": breaches(s, target, strength, raid.dice),
        "block": block_resistance(s, target),
        "felled": strength >= block_resistance(s, target),
        "kill": paragon_dice(s, seat, title, FOR_KILL),
        "loot": paragon_dice(s, seat, title, FOR_LOOT) if s.paragon[target] else 0,
    }
