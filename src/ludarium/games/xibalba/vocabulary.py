"""The closed vocabulary of card effects: what the words of the content files mean as numbers for the rules.

A card's effect is a list of entries, carried out one after the other:

    entry    = ["may "] part { " | " part }        one of the parts; with "may" none is allowed as well
    part     = [ "per-soldier: " | "per-civilian: " | "per-building: " ] act
    act      = WORD " " amount | WORD | "refresh " type | "add-symbol " face " " amount | "turn-blank " face " " amount
             | "until-end-of-turn " modifier | "until-next-turn " modifier
    modifier = NAME " +" n | NAME " -" n

Cards with the tag `permanent` list modifiers only; all others, and every event, list entries.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba.declaration import FACES, TYPES
from ludarium.games.xibalba.packed import fading

GAIN_RESOURCES: Final = 0
LOSE_RESOURCES: Final = 1
GAIN_PARAGON: Final = 2
LOSE_PARAGON: Final = 3
ROLL_PARAGON: Final = 4
STEAL_RESOURCES: Final = 5
STEAL_PARAGON: Final = 6
OTHERS_LOSE_RESOURCES: Final = 7
OTHERS_GAIN_RESOURCES: Final = 8
DAMAGE_ARK: Final = 9
HEAL: Final = 10
DESTROY_SOLDIER: Final = 11
DESTROY_CIVILIAN: Final = 12
DESTROY_BUILDING: Final = 13
DESTROY_UPGRADE: Final = 14
DESTROY_ARK: Final = 15
DESTROY_THIS: Final = 16
DEMOTE_SOLDIER: Final = 17
DEMOTE_UPGRADE: Final = 18
WIN_OVER_SOLDIER: Final = 19
RECALL: Final = 20
ROLL_ATTACK: Final = 21
POOL_DICE: Final = 22
REROLLS: Final = 23
REFRESH: Final = 24
ADD_SYMBOL: Final = 25
TURN_BLANK: Final = 26
LASTING: Final = 27

PLAIN_ACTS: Final = ["destroy-soldier", "destroy-civilian", "destroy-building", "destroy-upgrade", "destroy-ark",
                     "destroy-this", "demote-soldier", "demote-upgrade", "recall"]  # fmt: skip
COUNTED_ACTS: Final = ["gain-resources", "lose-resources", "gain-paragon", "lose-paragon", "roll-paragon",
                       "steal-resources", "steal-paragon", "others-lose-resources", "others-gain-resources",
                       "damage-ark", "heal", "win-over-soldier", "roll-attack", "pool-dice", "rerolls"]  # fmt: skip
NUMBERS: Final = {
    "gain-resources": GAIN_RESOURCES,
    "lose-resources": LOSE_RESOURCES,
    "gain-paragon": GAIN_PARAGON,
    "lose-paragon": LOSE_PARAGON,
    "roll-paragon": ROLL_PARAGON,
    "steal-resources": STEAL_RESOURCES,
    "steal-paragon": STEAL_PARAGON,
    "others-lose-resources": OTHERS_LOSE_RESOURCES,
    "others-gain-resources": OTHERS_GAIN_RESOURCES,
    "damage-ark": DAMAGE_ARK,
    "heal": HEAL,
    "destroy-soldier": DESTROY_SOLDIER,
    "destroy-civilian": DESTROY_CIVILIAN,
    "destroy-building": DESTROY_BUILDING,
    "destroy-upgrade": DESTROY_UPGRADE,
    "destroy-ark": DESTROY_ARK,
    "destroy-this": DESTROY_THIS,
    "demote-soldier": DEMOTE_SOLDIER,
    "demote-upgrade": DEMOTE_UPGRADE,
    "win-over-soldier": WIN_OVER_SOLDIER,
    "recall": RECALL,
    "roll-attack": ROLL_ATTACK,
    "pool-dice": POOL_DICE,
    "rerolls": REROLLS,
}

# Modifiers. Those before PERSONAL on a soldier card concern that soldier alone; on any other card, on a faction and
# when they last for a while they concern every soldier of the seat.
STRENGTH: Final = 0
ARK_STRENGTH: Final = 1
RESISTANCE: Final = 2
BLOCK_RESISTANCE: Final = 3
CRITICAL: Final = 4
LOOT: Final = 5
CONTROL: Final = 6
KILL: Final = 7
ENTRY_LIFE: Final = 8
UNBLOCKABLE: Final = 9
NO_BLOCK: Final = 10
PARAGON_VALUE: Final = 11
PERSONAL: Final = 12
BASE_RESISTANCE: Final = 12
ONE_DIE_RESISTANCE: Final = 13
GUARD: Final = 14
POOL: Final = 15
REROLL: Final = 16
BLANK_TRADE: Final = 17
MEDICINE_LIFE: Final = 18
CARD_PRICE: Final = 19
"""Four: soldier, civilian, building, event."""
ACTION_PRICE: Final = 23
"""Seven, in the order of ACTIONS."""
MODIFIERS: Final = 30

SOLDIER: Final = 0
CIVILIAN: Final = 1
BUILDING: Final = 2
EVENT: Final = 3

# The general actions, by their place in ACTIONS.
REORGANISE: Final = 0
MEDICINE: Final = 1
WEAPON_TECHNOLOGY: Final = 2
TACTICAL_ATTACK: Final = 3
HARVEST: Final = 4
DISCARD: Final = 5
UPGRADE: Final = 6
FIRST_EVENT: Final = 7
"""Beside the general actions: the first event bought in a turn, for factions that get it cheaper."""
FIRSTS: Final = 8
NOTHING_MOVED: Final = 8
"""Not an action: a reorganisation was left as it was, and nothing else has been done since (XIB-REO-11)."""
BLANK_HARVEST: Final = 9
"""Nor this: a blank harvest has been paid for in this turn (XIB-GEN-14)."""

MODIFIER_NAMES: Final = [
    "strength", "ark-strength", "resistance", "block-resistance", "critical", "loot", "control", "kill", "entry-life",
    "unblockable", "no-block", "paragon-value", "base-resistance", "one-die-resistance", "guard", "pool", "reroll",
    "blank-trade", "medicine-life", "soldier-price", "civilian-price", "building-price", "event-price",
    "reorganise-price", "medicine-price", "weapon-technology-price", "tactical-attack-price", "harvest-price",
    "discard-price", "upgrade-price",
]  # fmt: skip

FLAGS: Final = ["unblockable", "no-block"]
"""Modifiers that say that something holds, not how much."""

BLANK: Final = 0
R1: Final = 1
R3: Final = 3
ATTACK: Final = 4
CRITICAL_HIT: Final = 5
P1: Final = 6
P2: Final = 7

TIMINGS: Final = ["effect", "dice", "action", "permanent"]
IN_EFFECT_PHASE: Final = 0
IN_DICE_PHASE: Final = 1
IN_ACTION_PHASE: Final = 2
PERMANENT: Final = 3

ONCE: Final = 0
PER_SOLDIER: Final = 1
PER_CIVILIAN: Final = 2
PER_BUILDING: Final = 3
PER: Final = {
    "": ONCE,
    "per-soldier": PER_SOLDIER,
    "per-civilian": PER_CIVILIAN,
    "per-building": PER_BUILDING,
}

# A part of an entry is five numbers: flags, act, amount, detail, what it is multiplied by.
PART: Final = 5
MAY: Final = 1
OR_NEXT: Final = 2
"""The next part is another way to carry out the same entry."""

WAYS: Final = 4
"""How many parts an entry may have: what `apply` can name."""

UNTIL_END_OF_TURN: Final = 0
UNTIL_NEXT_TURN: Final = 1
ENDS: Final = {"until-end-of-turn": UNTIL_END_OF_TURN, "until-next-turn": UNTIL_NEXT_TURN}
MOST: Final = 9
"""The largest amount an effect may have."""


def modifier_of(text: str) -> tuple[int, int]:
    """Number and amount of a modifier such as `strength +1`. Raises ValueError for anything else."""
    name, _, amount = text.partition(" ")
    signed = amount[:1] in ("+", "-") and amount[1:].isdigit() and 1 <= int(amount[1:]) <= MOST
    if name not in MODIFIER_NAMES or not signed:
        raise ValueError(f"{text!r} is not a modifier; write a name such as 'strength' and '+1' or '-1'")
    if name in FLAGS and amount != "+1":
        raise ValueError(f"{text!r}: {name} holds or not; write '{name} +1'")
    return MODIFIER_NAMES.index(name), int(amount)


def modifiers_of(effect: tuple[str, ...]) -> list[int]:
    """The sums of all modifiers of a permanent card or a faction."""
    sums = [0] * MODIFIERS
    for text in effect:
        number, amount = modifier_of(text)
        sums[number] += amount
    return sums


def program_of(effect: tuple[str, ...]) -> list[int]:
    """The entries of a card as numbers. Raises ValueError for what is not in the grammar."""
    program: list[int] = []
    for entry in effect:
        bare = entry.removeprefix("may ")
        parts = bare.split(" | ")
        if len(parts) > WAYS:
            raise ValueError(f"{entry!r}: an entry has at most {WAYS} ways")
        for i in range(len(parts)):
            flags = (MAY if bare != entry else 0) | (OR_NEXT if i + 1 < len(parts) else 0)
            program += [flags, *part_of(parts[i])]
    return program


def part_of(text: str) -> list[int]:
    """One act with what it is multiplied by: act, amount, detail, per."""
    head, colon, tail = text.partition(": ")
    per = head if colon else ""
    if per not in PER:
        raise ValueError(f"{text!r}: there is no {per!r}; write per-soldier, per-civilian or per-building")
    return [*act_of(tail if colon else text), PER[per]]


def act_of(text: str) -> list[int]:
    """An act: its number, amount and detail."""
    words = text.split(" ")
    name = words[0]
    if name in PLAIN_ACTS and len(words) == 1:
        return [NUMBERS[name], 1, 0]
    if name in COUNTED_ACTS and len(words) == 2:
        return [NUMBERS[name], amount_of(text, words[1], name in ("pool-dice", "rerolls")), 0]
    if name == "refresh" and len(words) == 2 and words[1] in TYPES:
        return [REFRESH, 1, TYPES.index(words[1])]
    if name in ("add-symbol", "turn-blank") and len(words) == 3 and words[1] in FACES[1:]:
        number = ADD_SYMBOL if name == "add-symbol" else TURN_BLANK
        return [number, amount_of(text, words[2], False), FACES.index(words[1])]
    if name in ENDS and len(words) == 3:
        modifier, amount = modifier_of(f"{words[1]} {words[2]}")
        return [LASTING, amount, fading(modifier, ENDS[name])]
    raise ValueError(f"there is no effect {text!r}")


def amount_of(text: str, word: str, signed: bool) -> int:
    digits = word.removeprefix("-") if signed else word
    if not digits.isdigit() or not 1 <= int(digits) <= MOST:
        raise ValueError(f"{text!r}: an amount is 1 to {MOST}")
    return int(word)
