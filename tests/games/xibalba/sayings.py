"""What the English text of a card or faction promises, read from the words alone: phrases and the measures they mean.

The phrases are repeated here on purpose: a text that changes its number, scope or condition has to be read again.
"""

from __future__ import annotations

import re

from tests.games.xibalba.measures import BOARDS, NUMBERS

SOLDIERS = {
    r"WHO has? N strength": ["strength", "ark strength"],
    r"WHO has? N strength in the ark": ["ark strength"],
    r"WHO has? N resistance when it blocks": ["block"],
    r"WHOSE critical hits have N strength": ["critical", "ark critical"],
    r"LOOTER N paragon, nothing on a blank": ["loot"],
    r"LOOTER N paragon": ["loot", "loot on a blank"],
    r"N paragon di(?:e|ce) when WHO controls the ark": ["control dice"],
    r"N paragon di(?:e|ce) when WHO destroys a soldier": ["kill dice", "conquest dice"],
    r"WHO enters the ark with N life points?": ["entry life"],
    r"WHOSE attacks cannot be blocked": ["unblockable"],
    r"WHO cannot block": ["no block"],
}
"""Phrases that name whom they concern: this soldier, or the soldiers of the seat."""
SCOPES = {
    "this": {
        "WHOSE": "this soldier's",
        "WHO has?": "this soldier has",
        "WHO": "this soldier",
        "LOOTER": "this soldier loots",
    },
    "seat": {"WHOSE": "your", "WHO has?": "your soldier(?: has|s have)", "WHO": "your soldiers?", "LOOTER": "you loot"},
}  # fmt: skip
SEATS = {
    "your base has N resistance": ["base", "base against one die"],
    "your base has N resistance against a single die": ["base against one die"],
    "whoever loots your base gets N": ["guarded loot"],
    "you may take N die": ["pool"],
    "you take N die": ["pool"],
    "you have N re-roll": ["rerolls"],
    "each blank you trade brings N resource": ["blank"],
    "your medicine heals N life point": ["medicine"],
    "your first event each turn costs N": ["first event"],
    "gain 1 resource for your first harvest each turn that shows a blank": ["first blank harvest"],
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
    "cards of your faction": "kin",
}
FREE = {
    "reorganisation": "reorganise",
    "discard": "discard",
    "weapon technology": "weapon-technology",
    "medicine": "medicine",
    "tactical attack": "tactical-attack",
    "harvest": "harvest",
}
PAID = {"the first time in a turn that you breach a base": "breach", "each time your soldier blocks": "block"}


def amount_of(text: str) -> int:
    return int(text.replace("−", "-"))


def change_in(phrase: str) -> tuple[int, str]:
    """What a phrase adds or takes away, and the phrase with N in its place; 1 where it names no change."""
    if (compared := re.search(r"(\d)(?: paragon)? (more|less|fewer)", phrase)) is not None:
        sign = 1 if compared[2] == "more" else -1
        return sign * int(compared[1]), phrase.replace(compared[0], "N")
    signs = re.findall(r"[+−]\d", phrase)
    return amount_of(signs[0]) if signs else 1, re.sub(r"[+−]\d", "N", phrase)


def claims_of(phrase: str, board: str) -> dict[str, int]:
    """The measures that a phrase promises to change, and by how much."""
    amount, bare = change_in(phrase)
    if (free := re.fullmatch(r"your first (.+) each turn is free", phrase)) is not None:
        action = FREE[free[1]]
        return {f"seat first {action}": -BOARDS[board].prices.get(action, NUMBERS[action])}
    if (price := re.fullmatch(r"([a-z ]+) costs? you N(, at least 1)?", bare)) is not None:
        thing = PRICES[price[1]]
        floored = price[2] is not None
        assert floored == (thing not in ("soldier", "civilian", "building", "event", "kin")), phrase
        return {f"seat price of {thing}": amount}
    if (paid := re.fullmatch(r"(.+), you gain (\d) resources?", phrase)) is not None:
        return {f"seat pay for a {PAID[paid[1]]}": int(paid[2])}
    for scope, words in SCOPES.items():
        for pattern, names in SOLDIERS.items():
            wanted = pattern
            for word, said in words.items():
                wanted = wanted.replace(word, said)
            if re.fullmatch(wanted, bare):
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
