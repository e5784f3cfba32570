"""What objectives count: the words of measures and their compiled form. Counting itself is in `counting`.

A measure is a word and its details: `sectors pop>=4`, `guilds farmers miners`, `level society`, `stock C`. Sectors,
guilds, installations and fleet power count in pure own sectors only, unless the word begins with `all-` (VF-EVA-19).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ludarium.games.voidfall.declaration import FLEETS, GUILDS, INSTALLATIONS, LETTERS, TRACKS
from ludarium.kernel.cells import joined

ALWAYS: Final = 0
SECTORS: Final = 1
ALL_SECTORS: Final = 2
GUILD_COUNT: Final = 3
INSTALLATION_COUNT: Final = 4
LEVEL: Final = 5
STOCK: Final = 6
YIELD: Final = 7
GLORY_AT_LEAST: Final = 8
PLAIN: Final = [
    "fleets", "all-fleets", "population", "active", "best-level", "pure-tracks", "pure-tracks level>=1", "technologies",
    "basic", "improved", "bounty", "reclaim", "glory", "glory-sum", "glory-best-3", "tokens", "mix", "half-stock",
    "extreme-yields", "scarcest", "stocks>=8", "upkeep", "sector-upkeep", "upkeep-paid", "corruption",
    "corruption-everywhere", "corrupt-tracks", "corrupt-sectors", "fleet-types", "kept", "pure-agendas",
    "preferred-discarded", "empty-guild-slots", "most-guilds", "engineers-and-miners", "sectors-beyond-4",
]  # fmt: skip
FIRST_PLAIN: Final = 16

FLEET_POWER: Final = 16
ALL_FLEET_POWER: Final = 17
POPULATION: Final = 18
ACTIVE: Final = 19
BEST_LEVEL: Final = 20
PURE_TRACKS: Final = 21
SETTLED_TRACKS: Final = 22
OWNED_TECHNOLOGIES: Final = 23
BASICS: Final = 24
IMPROVEDS: Final = 25
BOUNTIES: Final = 26
RECLAIMS: Final = 27
GLORIES: Final = 28
GLORY_SUM: Final = 29
GLORY_BEST: Final = 30
TOKENS: Final = 31
MIX: Final = 32
HALF_STOCK: Final = 33
EXTREME_YIELDS: Final = 34
SCARCEST: Final = 35
FULL_STOCKS: Final = 36
UPKEEP: Final = 37
SECTOR_UPKEEP: Final = 38
UPKEEP_PAID: Final = 39
CORRUPTION: Final = 40
CORRUPTION_EVERYWHERE: Final = 41
CORRUPT_TRACKS: Final = 42
CORRUPT_SECTORS: Final = 43
FLEET_TYPES: Final = 44
KEPT: Final = 45
PURE_AGENDAS: Final = 46
PREFERRED_DISCARDED: Final = 47
EMPTY_GUILD_SLOTS: Final = 48
MOST_GUILDS: Final = 49
ENGINEERS_AND_MINERS: Final = 50
SECTORS_BEYOND_FOUR: Final = 51

# Filters of sectors.
NO_FILTER: Final = 0
POPULATION_IS: Final = 1
POPULATION_AT_LEAST: Final = 2
FLEET_POWER_AT_LEAST: Final = 3
INSTALLATIONS_AT_LEAST: Final = 4
GUILDS_AT_LEAST: Final = 5
KINDS_AT_LEAST: Final = 6
WORKERS_AT_LEAST: Final = 7
"""Farmers, engineers and miners together."""
UPKEEP_AT_LEAST: Final = 8
NO_UPKEEP: Final = 9
FULL: Final = 10
HAS_GUILD: Final = 11
HAS_INSTALLATION: Final = 12
HAS_FLEET: Final = 13
_AT_LEAST: Final = {
    "pop": POPULATION_AT_LEAST,
    "fp": FLEET_POWER_AT_LEAST,
    "installations": INSTALLATIONS_AT_LEAST,
    "guilds": GUILDS_AT_LEAST,
    "kinds": KINDS_AT_LEAST,
    "workers": WORKERS_AT_LEAST,
    "upkeep": UPKEEP_AT_LEAST,
}
_HAS: Final = {
    "guild": (HAS_GUILD, GUILDS),
    "installation": (HAS_INSTALLATION, INSTALLATIONS),
    "fleet": (HAS_FLEET, FLEETS),
}


class Measure:
    """A compiled measure: what to count, and for sectors which filter; `value` is a number or a bit mask."""

    def __init__(self, what: int, filter: int = NO_FILTER, value: int = 0) -> None:
        self.what: Final = what
        self.filter: Final = filter
        self.value: Final = value


def measure(text: str) -> Measure:
    """The measure of a text; a ValueError says what is wrong with it."""
    if text in PLAIN:
        return Measure(FIRST_PLAIN + PLAIN.index(text))
    word, _, rest = text.partition(" ")
    details = rest.split()
    if word in ("sectors", "all-sectors") and len(details) <= 1:
        filter, value = _filter(details[0]) if details else (NO_FILTER, 0)
        return Measure(SECTORS if word == "sectors" else ALL_SECTORS, filter, value)
    if word == "guilds":
        return Measure(GUILD_COUNT, NO_FILTER, mask(details or GUILDS, GUILDS))
    if word == "installations":
        return Measure(INSTALLATION_COUNT, NO_FILTER, mask(details or INSTALLATIONS, INSTALLATIONS))
    if word == "level" and rest in TRACKS:
        return Measure(LEVEL, NO_FILTER, TRACKS.index(rest))
    if word in ("stock", "yield") and rest in LETTERS[:5]:
        return Measure(STOCK if word == "stock" else YIELD, NO_FILTER, LETTERS.index(rest))
    glory = re.fullmatch(r"glory>=([1-5])", text)
    if glory is not None:
        return Measure(GLORY_AT_LEAST, NO_FILTER, int(glory[1]))
    raise ValueError(f"there is no measure {text!r}")


def _filter(text: str) -> tuple[int, int]:
    if text == "full":
        return FULL, 0
    if text == "upkeep=0":
        return NO_UPKEEP, 0
    bound = re.fullmatch(r"([a-z]+)(=|>=)([1-9])", text)
    if bound is not None and bound[2] == ">=" and bound[1] in _AT_LEAST:
        return _AT_LEAST[bound[1]], int(bound[3])
    if bound is not None and bound[1] == "pop":
        return POPULATION_IS, int(bound[3])
    word, _, names = text.partition(":")
    if word in _HAS:
        return _HAS[word][0], mask(names.split(","), _HAS[word][1])
    raise ValueError(f"{text!r} is not a property of sectors")


def mask(names: Sequence[str], known: Sequence[str]) -> int:
    """The bit mask of names; an unknown one is a ValueError."""
    bits = 0
    for name in names:
        if name not in known:
            raise ValueError(f"{name!r} is none of {', '.join(known)}")
        bits = joined(bits, known.index(name))
    return bits


AT_LEAST: Final = 0
AT_MOST: Final = 1
EXACTLY: Final = 2


class Condition:
    """A measure compared with a number."""

    def __init__(self, measure: Measure, compared: int, bound: int) -> None:
        self.measure: Final = measure
        self.compared: Final = compared
        self.bound: Final = bound


def conditions(text: str) -> list[Condition]:
    """`MEASURE >= 3 and MEASURE <= 1`: all of them must hold."""
    found: list[Condition] = []
    for part in text.split(" and "):
        match = re.fullmatch(r"(.+) (>=|<=|=) (\d+)", part)
        if match is None:
            raise ValueError(f"{part!r} should read `MEASURE >= 3`")
        found.append(Condition(measure(match[1]), [">=", "<=", "="].index(match[2]), int(match[3])))
    return found


class Objective:
    """So many influence once when conditions hold, per measure, or by the level of a track."""

    def __init__(
        self, points: int, conditions: list[Condition], measure: Measure | None, per: int, levels: list[int], track: int
    ) -> None:
        self.points: Final = points
        self.conditions: Final = conditions
        self.measure: Final = measure
        self.per: Final = per
        self.levels: Final = levels
        self.track: Final = track
        """Which track the levels are read at; 3 for each of them."""


def objective(text: str) -> Objective:
    """`5 if MEASURE >= 2`, `2 per MEASURE`, `5 per 2 MEASURE`, `4/8/12/16 at society`, `2/4/6/8 at tracks`."""
    at = re.fullmatch(r"(\d+)/(\d+)/(\d+)/(\d+) at (\w+)", text)
    if at is not None and (at[5] in TRACKS or at[5] == "tracks"):
        track = TRACKS.index(at[5]) if at[5] in TRACKS else len(TRACKS)
        return Objective(0, [], None, 1, [0, int(at[1]), int(at[2]), int(at[3]), int(at[4])], track)
    once = re.fullmatch(r"(\d+) if (.+)", text)
    if once is not None:
        return Objective(int(once[1]), conditions(once[2]), None, 1, [], 0)
    per = re.fullmatch(r"(-?\d+) per (?:(\d+) )?(.+)", text)
    if per is not None:
        return Objective(int(per[1]), [], measure(per[3]), int(per[2] or 1), [], 0)
    raise ValueError(f"{text!r} should read `5 if MEASURE >= 2`, `2 per MEASURE` or `4/8/12/16 at society`")
