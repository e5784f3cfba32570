"""What the English text of a card or faction promises, read from the words alone: phrases and the measures they mean.

The phrases are repeated here on purpose: a text that changes its number, scope or condition has to be read again.
"""

from __future__ import annotations

import re

from tests.games.xibalba.measures import BOARDS, NUMBERS

SOLDIERS = {
    r"WHOSE strength": ["strength", "ark strength"],
    r"WHOSE strength in the ark": ["ark strength"],
    r"WHOSE resistance when it blocks": ["block"],
    r"strength of each critical hit of WHO": ["critical", "ark critical"],
    r"WHOSE loot from a base N, nothing on a blank": ["loot"],
    r"WHOSE loot from a base": ["loot", "loot on a blank"],
    r"paragon dice N when WHO controls the ark": ["control dice"],
    r"paragon dice N when WHO destroys a soldier": ["kill dice", "conquest dice"],
    r"life points N when WHO enters the ark": ["entry life"],
    r"WHOSE attacks cannot be blocked": ["unblockable"],
    r"WHO cannot block": ["no block"],
}
"""Phrases that name whom they concern: this soldier, or the soldiers of the seat."""
SEATS = {
    r"strength of your soldiers": ["strength", "ark strength"],
    r"strength of your soldier in the ark": ["ark strength"],
    r"resistance of your soldier when it blocks": ["block"],
    r"strength of each critical hit of your soldiers": ["critical", "ark critical"],
    r"resistance of your base": ["base", "base against one die"],
    r"resistance of your base against a single die": ["base against one die"],
    r"loot from your base": ["guarded loot"],
    r"dice allowed in your pool": ["pool"],
    r"your re-rolls": ["rerolls"],
    r"resources N for each blank you trade": ["blank"],
    r"life points from your medicine": ["medicine"],
    r"price of your first event each turn": ["first event"],
    r"resources N for your first harvest each turn that shows a blank": ["first blank harvest"],
}
PRICES = {
    "soldiers": "soldier",
    "civilians": "civilian",
    "buildings": "building",
    "events": "event",
    "reorganising": "reorganise",
    "medicine": "medicine",
    "weapon technology": "weapon-technology",
    "tactical attacks": "tactical-attack",
    "harvesting": "harvest",
    "discarding": "discard",
    "base upgrades": "upgrade",
}
FREE = {"reorganisation": "reorganise", "discard": "discard", "weapon technology": "weapon-technology"}


def amount_of(text: str) -> int:
    return int(text.replace("−", "-"))


def claims_of(phrase: str, board: str) -> dict[str, int]:
    """The measures that a phrase promises to change, and by how much."""
    signs = re.findall(r"[+−]\d", phrase)
    amount = amount_of(signs[0]) if signs else 1
    bare = re.sub(r" ?[+−]\d", " N", phrase)
    bare = bare.removesuffix(" N")
    if (free := re.fullmatch(r"your first (.+) each turn is free", phrase)) is not None:
        action = FREE[free[1]]
        return {f"seat first {action}": -BOARDS[board].prices.get(action, NUMBERS[action])}
    if (price := re.fullmatch(r"your price of ([a-z ]+?) N, at least 1|your price of ([a-z ]+)", bare)) is not None:
        thing = PRICES[price[1] or price[2]]
        floored = price[1] is not None
        assert floored == (thing not in ("soldier", "civilian", "building", "event")), phrase
        return {f"seat price of {thing}": amount}
    for scope, who, whose in (("this", "this soldier", "this soldier's"), ("seat", "your soldiers?", "your")):
        for pattern, names in SOLDIERS.items():
            if re.fullmatch(pattern.replace("WHOSE", whose).replace("WHO", who), bare):
                return {f"{scope} {name}": amount for name in names}
    assert bare in SEATS, f"nobody has said what {phrase!r} means"
    return {f"seat {name}": amount for name in SEATS[bare]}


def promised(text: str, board: str) -> dict[str, int]:
    """Everything that a text with several phrases promises."""
    sums: dict[str, int] = {}
    if text == "no effect":
        return sums
    for phrase in text.split("; "):
        for name, amount in claims_of(phrase, board).items():
            sums[name] = sums.get(name, 0) + amount
    return sums
