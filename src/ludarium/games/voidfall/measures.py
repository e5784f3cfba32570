"""What objectives count: the words of measures and their compiled form. Counting itself is in `counting`.

A measure is a word and its details: `sectors pop>=4`, `guilds farmers miners`, `level society`, `stock C`. Sectors,
guilds, installations and fleet power count in pure own sectors only, unless the word begins with `all-` (VF-EVA-19).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ludarium.games.voidfall import measure_numbers as m
from ludarium.games.voidfall.declaration import FLEETS, GUILDS, INSTALLATIONS, LETTERS, MEASURES, PLAIN_MEASURES, TRACKS
from ludarium.kernel.cells import joined

_AT_LEAST: Final = {
    "pop": m.POPULATION_AT_LEAST,
    "fp": m.FLEET_POWER_AT_LEAST,
    "installations": m.INSTALLATIONS_AT_LEAST,
    "guilds": m.GUILDS_AT_LEAST,
    "kinds": m.KINDS_AT_LEAST,
    "workers": m.WORKERS_AT_LEAST,
    "upkeep": m.UPKEEP_AT_LEAST,
}
_HAS: Final = {
    "guild": (m.HAS_GUILD, GUILDS),
    "installation": (m.HAS_INSTALLATION, INSTALLATIONS),
    "fleet": (m.HAS_FLEET, FLEETS),
}


class Measure:
    """A compiled measure: what to count, and for sectors which filter; `value` is a number or a bit mask."""

    def __init__(self, what: int, filter: int = m.NO_FILTER, value: int = 0) -> None:
        self.what: Final = what
        self.filter: Final = filter
        self.value: Final = value


def measure(text: str) -> Measure:
    """The measure of a text; a ValueError says what is wrong with it."""
    if text in PLAIN_MEASURES:
        return Measure(MEASURES.index(text))
    word, _, rest = text.partition(" ")
    details = rest.split()
    if word in ("sectors", "all-sectors") and len(details) <= 1:
        filter, value = _filter(details[0]) if details else (m.NO_FILTER, 0)
        return Measure(m.SECTORS if word == "sectors" else m.ALL_SECTORS, filter, value)
    if word == "guilds":
        return Measure(m.GUILD_COUNT, m.NO_FILTER, mask(details or GUILDS, GUILDS))
    if word == "installations":
        return Measure(m.INSTALLATION_COUNT, m.NO_FILTER, mask(details or INSTALLATIONS, INSTALLATIONS))
    if word == "level" and rest in TRACKS:
        return Measure(m.LEVEL, m.NO_FILTER, TRACKS.index(rest))
    if word in ("stock", "yield") and rest in LETTERS[:5]:
        return Measure(m.STOCK if word == "stock" else m.YIELD, m.NO_FILTER, LETTERS.index(rest))
    glory = re.fullmatch(r"glory>=([1-5])", text)
    if glory is not None:
        return Measure(m.GLORY_AT_LEAST, m.NO_FILTER, int(glory[1]))
    raise ValueError(f"there is no measure {text!r}")


def _filter(text: str) -> tuple[int, int]:
    if text == "full":
        return m.FULL, 0
    if text == "upkeep=0":
        return m.NO_UPKEEP, 0
    bound = re.fullmatch(r"([a-z]+)(=|>=)([1-9])", text)
    if bound is not None and bound[2] == ">=" and bound[1] in _AT_LEAST:
        return _AT_LEAST[bound[1]], int(bound[3])
    if bound is not None and bound[1] == "pop":
        return m.POPULATION_IS, int(bound[3])
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
    """`5 if MEASURE >= 2`, `2 per MEASURE`, `5 per 2 MEASURE`, `-5 always`, `4/8/12/16 at society`,
    `2/4/6/8 at tracks`."""
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
    always = re.fullmatch(r"(-?\d+) always", text)
    if always is not None:
        return Objective(int(always[1]), [], None, 1, [], 0)
    raise ValueError(f"{text!r} should read `5 if MEASURE >= 2`, `2 per MEASURE`, `5 always` or `4/8/12/16 at society`")
