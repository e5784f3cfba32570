"""The grammar of card effects: what the words of the content files mean as numbers for the rules.

A card's effect is a list of entries, carried out one after the other:

    entry    = ["may "] part { " | " part }        one of the parts; with "may" none is allowed as well
    part     = [ ("per-soldier" | "per-civilian" | "per-building" | "per-kin" | "if-holding" | "if-outside") ": " ] act
    act      = WORD " " amount | WORD | "refresh " type | "add-symbol " face " " amount | "turn-blank " face " " amount
             | "until-end-of-turn " modifier | "until-next-turn " modifier
    modifier = NAME " +" n | NAME " -" n

Cards with the tag `permanent` list modifiers only; all others, and every event, list entries.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba.declaration import ACTS, ENDS, FACES, PER, TYPES
from ludarium.games.xibalba.declaration import MODIFIERS as MODIFIER_NAMES
from ludarium.games.xibalba.packed import fading
from ludarium.games.xibalba.vocabulary import LASTING, MODIFIERS, ONCE

PLAIN_ACTS: Final = [act for act in ACTS if act == "recall" or act.startswith(("destroy-", "demote-"))]
COUNTED_ACTS: Final = [act for act in ACTS[: ACTS.index("refresh")] if act not in PLAIN_ACTS]
FLAGS: Final = ["unblockable", "no-block"]
"""Modifiers that say that something holds, not how much."""

# A part of an entry is five numbers: flags, act, amount, detail, what it is multiplied by.
PART: Final = 5
MAY: Final = 1
OR_NEXT: Final = 2
"""The next part is another way to carry out the same entry."""

WAYS: Final = 4
"""How many parts an entry may have: what `apply` can name."""
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
    if not colon:
        return [*act_of(text), ONCE]
    if head not in PER[1:]:
        raise ValueError(f"{text!r}: there is no {head!r}; write one of {', '.join(PER[1:])}")
    return [*act_of(tail), PER.index(head)]


def act_of(text: str) -> list[int]:
    """An act: its number, amount and detail."""
    words = text.split(" ")
    name = words[0]
    if name in PLAIN_ACTS and len(words) == 1:
        return [ACTS.index(name), 1, 0]
    if name in COUNTED_ACTS and len(words) == 2:
        return [ACTS.index(name), amount_of(text, words[1], name in ("pool-dice", "rerolls")), 0]
    if name == "refresh" and len(words) == 2 and words[1] in TYPES:
        return [ACTS.index(name), 1, TYPES.index(words[1])]
    if name in ("add-symbol", "turn-blank") and len(words) == 3 and words[1] in FACES[1:]:
        return [ACTS.index(name), amount_of(text, words[2], False), FACES.index(words[1])]
    if name in ENDS and len(words) == 3:
        modifier, amount = modifier_of(f"{words[1]} {words[2]}")
        return [LASTING, amount, fading(modifier, ENDS.index(name))]
    raise ValueError(f"there is no effect {text!r}")


def amount_of(text: str, word: str, signed: bool) -> int:
    digits = word.removeprefix("-") if signed else word
    if not digits.isdigit() or not 1 <= int(digits) <= MOST:
        raise ValueError(f"{text!r}: an amount is 1 to {MOST}")
    return int(word)
