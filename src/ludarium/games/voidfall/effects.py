"""Effects: the words of cards, tracks, tokens and events, and the program they are compiled to.

A program is a table of nodes. A node is a word with up to three numbers (`grow`, `deploy home 1`), or a line that joins
other nodes: `a | b` one of them, `a + b` any in any order, `a & b` both in this order, `2x(a)`, `2 sectors(grow)`,
`same(a)`, `(cost -> a)`, `if ... then a else b`. Carrying nodes out is the work of `resolve` and `moves`.
"""

from __future__ import annotations

import re
from typing import Final

from ludarium.games.voidfall.declaration import FLEETS, GUILDS, INSTALLATIONS, ITEMS, KINDS, LABELS, LETTERS, TRACKS
from ludarium.games.voidfall.measures import Condition, Measure, conditions, mask, measure, objective
from ludarium.kernel.cells import joined

# Lines.
NOTHING: Final = 0
ANY_OF: Final = 1
ONE_OF: Final = 2
ALL_OF: Final = 3
PAY: Final = 4
TIMES: Final = 5
SAME: Final = 6
IF: Final = 7
# Words without a choice.
GAIN: Final = 8
GAIN_PER: Final = 9
PRODUCE: Final = 10
ACTIVATE: Final = 11
ACTIVATE_PER: Final = 12
ONWARD: Final = 13
BLANK: Final = 14
LEVELS: Final = 15
BOUNTY: Final = 16
TOKEN: Final = 17
GLORY: Final = 18
# Words with a choice.
FIRST_CHOICE: Final = 20
TAKE: Final = 20
PRODUCE_SOME: Final = 21
PRODUCE_PER: Final = 22
DEPLOY: Final = 23
REGROUP: Final = 24
INVADE: Final = 25
FOUND: Final = 26
BUILD: Final = 27
GROW: Final = 28
PURIFY: Final = 29
SHIFT: Final = 30
ADVANCE: Final = 31
AGENDA: Final = 32
RESEARCH: Final = 33
TRADE: Final = 34
RECLAIM: Final = 35
UPGRADE: Final = 36
PREFERRED: Final = 37
FORESEE: Final = 38
SCORE: Final = 39
EXCHANGE: Final = 40
FOUND_AND_PRODUCE: Final = 41
INTO: Final = 42
ONTO: Final = 43
CORRUPT: Final = 44
DESTROY: Final = 45
RECALL: Final = 46
GROW_THEN_CORRUPT: Final = 47
SKIRMISH: Final = 48

# Where an effect happens.
ANYWHERE: Final = 0
HERE: Final = 1
ELSEWHERE: Final = 2
HOME: Final = 3
YARDS: Final = 4
AT_YARD: Final = 5
HOME_TYPE: Final = 6
"""Deploying at home, as the fleet type of the third number."""
SCIENTIST_SECTORS: Final = 4
MAT: Final = 4
SECTOR: Final = 5
FIELD: Final = 6
NEAR: Final = 7
TRACK: Final = 8
VILE: Final = 9
"""An agenda field or a track; a track also advances without reward."""
OFFERS: Final = 10
OFFER: Final = 11
"""The offer of the first kind; the others follow."""
_DEPLOY: Final = {"home": HOME, "here": HERE, "at-yard": AT_YARD}
_GROW: Final = {"here": HERE, "elsewhere": ELSEWHERE, "home": HOME, "scientists": SCIENTIST_SECTORS}
_PURIFY: Final = {"here": HERE, "mat": MAT, "sector": SECTOR, "fields": FIELD, "near": NEAR}
_CORRUPT: Final = {"any": ANYWHERE, "mat": MAT, "sector": SECTOR, "field": FIELD, "track": TRACK, "vile": VILE}
_SPOT: Final = {"here": HERE, "elsewhere": ELSEWHERE}

EACH_ELSEWHERE: Final = 1
"""Of a line that is done several times: every time in another sector."""

ANY_SECTOR: Final = 3
_INTO: Final = {"adjacent": 0, "lowest": 1, "highest": 2, "any": ANY_SECTOR}
_ONTO: Final = {"defended": 0, "populous": 1, "weak": 2}

# Ways of invading.
PLAINLY: Final = 0
ONLY_CORRUPTED: Final = 1
BOMBARDING: Final = 2
EXTERMINATING: Final = 3
LIBERATING: Final = 4
_INVADE: Final = ["", "corrupted", "bombard", "exterminate", "liberate"]

LEAST: Final = 4
_ADVANCE: Final = [*TRACKS, "any", "least"]

# Things an event puts into sectors: guilds by number, then these; glory tokens by value last.
ITEM_DEFENCE: Final = 5
ITEM_VOID: Final = 6
ITEM_BOUNTY: Final = 7
ITEM_RECLAIM: Final = 8
ITEM_GUILD: Final = 9
ITEM_GLORY: Final = 10

# Costs that are not resources.
COST_RECALL: Final = 1
COST_DEACTIVATE: Final = 2
COST_CORRUPTION: Final = 4
COST_SHRINK: Final = 8
COST_DESTROY: Final = 16
COST_AGENDA: Final = 32
COST_BOUNTY: Final = 64
COST_RECLAIM: Final = 128
COST_GLORY: Final = 256
COST_TOKEN: Final = 512
COST_FIELD: Final = 1024
DEEDS: Final = [
    "recall", "deactivate", "corruption", "shrink", "destroy-installation", "remove-agenda", "discard-bounty",
    "discard-reclaim", "discard-glory", "return-token", "corrupt-field",
]  # fmt: skip

LABEL_MATERIALS: Final[int] = LABELS.index("materials")
LABEL_INFLUENCE: Final[int] = LABELS.index("influence")
LABEL_TOKEN: Final[int] = LABELS.index("token")


class Cost:
    """What is paid before an effect: five resources, any mix, any of all five, and deeds."""

    def __init__(self, resources: list[int], mix: int, any: int, deeds: int) -> None:
        self.resources: Final = resources
        self.mix: Final = mix
        self.any: Final = any
        self.deeds: Final = deeds
        self.free: Final = not (sum(resources) or mix or any or deeds)


def cost(text: str) -> Cost:
    resources = [0] * 5
    mix = any = deeds = 0
    words = text.split()
    at = 0
    while at < len(words):
        word = words[at]
        amount = re.fullmatch(r"(\d)([FEMCS])", word)
        if amount is not None:
            resources[LETTERS.index(amount[2])] += int(amount[1])
        elif word in DEEDS:
            deeds = joined(deeds, DEEDS.index(word))
        elif word in ("any", "mix") and at + 1 < len(words) and re.fullmatch(r"\d", words[at + 1]):
            at += 1
            mix, any = (int(words[at]), any) if word == "mix" else (mix, int(words[at]))
        else:
            raise ValueError(f"{word!r} is not a cost")
        at += 1
    return Cost(resources, mix, any, deeds)


class Program:
    """All effects of a pack as one table of nodes."""

    def __init__(self) -> None:
        self.op: Final[list[int]] = [NOTHING]
        self.a: Final[list[int]] = [0]
        self.b: Final[list[int]] = [0]
        self.c: Final[list[int]] = [0]
        self.kids: Final[list[list[int]]] = [[]]
        self.label: Final[list[int]] = [0]
        self.costs: Final[list[Cost]] = [cost("")]
        self.measures: Final[list[Measure]] = []
        self.conditions: Final[list[list[Condition]]] = []
        self.item_sets: Final[list[list[int]]] = []
        self.level_points: Final[list[list[int]]] = []

    def add_cost(self, text: str) -> int:
        if not text.strip():
            return 0
        self.costs.append(cost(text))
        return len(self.costs) - 1

    def node(self, op: int, label: str, a: int = 0, b: int = 0, c: int = 0, kids: list[int] | None = None) -> int:
        self.op.append(op)
        self.a.append(a)
        self.b.append(b)
        self.c.append(c)
        self.kids.append([] if kids is None else kids)
        self.label.append(LABELS.index(label))
        return len(self.op) - 1

    def add(self, text: str) -> int:
        """The node of a text; a ValueError says what is wrong with it."""
        parts = split(text, " | ")
        if len(parts) > 1:
            return self.line(ONE_OF, parts)
        parts = split(text, " + ")
        if len(parts) > 1:
            return self.line(ANY_OF, parts)
        parts = split(text, " & ")
        if len(parts) > 1:
            return self.line(ALL_OF, parts)
        return self.single(text.strip())

    def line(self, op: int, parts: list[str]) -> int:
        kids = [self.add(part) for part in parts]
        labels = [self.label[kid] for kid in kids]
        if op != ALL_OF and len(set(labels)) < len(labels):
            raise ValueError(f"two parts of {' / '.join(parts)!r} have the same name")
        return self.node(op, LABELS[labels[0]], kids=kids)

    def single(self, text: str) -> int:
        branch = re.fullmatch(r"if (.+?) then (.+?)(?: else (.+))?", text)
        if branch is not None:
            self.conditions.append(conditions(branch[1]))
            kids = [self.add(branch[2]), self.add(branch[3]) if branch[3] else 0]
            return self.node(IF, LABELS[self.label[kids[0]]], len(self.conditions) - 1, kids=kids)
        times = re.fullmatch(r"(\d)x\((.+)\)", text)
        if times is not None:
            kid = self.paid(times[2])
            return self.node(TIMES, LABELS[self.label[kid]], int(times[1]), kids=[kid])
        several = re.fullmatch(r"(\d) sectors\((grow(?: \w+)?)\)", text)
        if several is not None:
            return self.node(TIMES, "grow", int(several[1]), EACH_ELSEWHERE, kids=[self.word(several[2])])
        if text.startswith("same(") and text.endswith(")"):
            kid = self.add(text[5:-1])
            return self.node(SAME, LABELS[self.label[kid]], kids=[kid])
        if text.startswith("(") and text.endswith(")"):
            return self.paid(text[1:-1])
        return self.word(text)

    def paid(self, text: str) -> int:
        """An effect that may begin with a cost."""
        before, arrow, after = text.partition(" -> ")
        if not arrow:
            return self.add(text)
        kid = self.add(after)
        return self.node(PAY, LABELS[self.label[kid]], self.add_cost(before), kids=[kid])

    def word(self, text: str) -> int:
        levels = re.fullmatch(r"\d+/\d+/\d+/\d+ at tracks", text)
        if levels is not None:
            self.level_points.append(objective(text).levels)
            return self.node(LEVELS, "levels", len(self.level_points) - 1)
        gain = re.fullmatch(r"(\d+)([FEMCSI])(?: per (.+))?", text)
        if gain is not None:
            resource = LETTERS.index(gain[2])
            if gain[3] is None:
                return self.node(GAIN, LABELS[resource], resource, int(gain[1]))
            return self.node(GAIN_PER, LABELS[resource], resource, int(gain[1]), self.add_measure(gain[3]))
        per = re.fullmatch(r"(produce|activate) per (.+)", text)
        if per is not None:
            op = PRODUCE_PER if per[1] == "produce" else ACTIVATE_PER
            return self.node(op, per[1], self.add_measure(per[2]))
        items = re.fullmatch(r"(into|onto) (\w+) \[(.+)\]", text)
        if items is not None:
            return self.placing(items[1], items[2], items[3].split())
        return self.named(text, text.split())

    def add_measure(self, text: str) -> int:
        self.measures.append(measure(text))
        return len(self.measures) - 1

    def placing(self, word: str, where: str, items: list[str]) -> int:
        for item in items:
            if item not in ITEMS:
                raise ValueError(f"{item!r} is nothing an event can place")
        self.item_sets.append([ITEMS.index(item) for item in items])
        known = _INTO if word == "into" else _ONTO
        if where not in known:
            raise ValueError(f"{where!r} says no sectors; known are {', '.join(known)}")
        label = f"place-{where}" if word == "into" else "place"
        return self.node(INTO if word == "into" else ONTO, label, known[where], len(self.item_sets) - 1)

    def named(self, text: str, words: list[str]) -> int:
        """A word of the vocabulary and its details."""
        plain = _PLAIN.get(text)
        if plain is not None:
            return self.node(plain[0], plain[1], plain[2], plain[3])
        word, rest = words[0], words[1:]
        if word in _COUNTED and len(rest) == 1 and rest[0].isdigit():
            op, label = _COUNTED[word]
            return self.node(op, label, int(rest[0]))
        if word == "produce" and rest and all(letter in LETTERS[:5] for letter in rest):
            return self.node(PRODUCE, "produce", mask(rest, LETTERS[:5]))
        if word == "deploy":
            return self.deploying(text, rest)
        if word == "guild":
            spot = _SPOT.get(rest[0], ANYWHERE) if rest else ANYWHERE
            kinds = rest[1:] if spot else rest
            if len(kinds) <= 1 and all(kind in GUILDS for kind in kinds):
                return self.node(FOUND, "guild", spot, GUILDS.index(kinds[0]) if kinds else -1)
        if word == "installation" or word in INSTALLATIONS:
            kind = INSTALLATIONS.index(word) if word in INSTALLATIONS else -1
            if not rest or (len(rest) == 1 and rest[0] in _SPOT):
                return self.node(BUILD, "installation", _SPOT[rest[0]] if rest else ANYWHERE, kind)
        raise ValueError(f"there is no effect {text!r}")

    def deploying(self, text: str, rest: list[str]) -> int:
        if rest == ["yards"]:
            return self.node(DEPLOY, "deploy", YARDS, 1)
        if len(rest) == 1 and rest[0].startswith("home-") and rest[0][5:] in FLEETS:
            return self.node(DEPLOY, "deploy", HOME_TYPE, 1, FLEETS.index(rest[0][5:]))
        if rest and rest[-1].isdigit() and (len(rest) == 1 or rest[0] in _DEPLOY):
            return self.node(DEPLOY, "deploy", _DEPLOY[rest[0]] if len(rest) == 2 else ANYWHERE, int(rest[-1]))
        raise ValueError(f"there is no effect {text!r}")


_COUNTED: Final = {
    "any": (TAKE, "any"),
    "produce": (PRODUCE_SOME, "produce"),
    "activate": (ACTIVATE, "activate"),
    "bounty": (BOUNTY, "bounty"),
    "glory": (GLORY, "glory"),
    "exchange": (EXCHANGE, "exchange"),
    "skirmish": (SKIRMISH, "skirmish"),
}

_PLAIN: Final[dict[str, tuple[int, str, int, int]]] = {
    "on": (ONWARD, "onward", 0, 0),
    "-": (BLANK, "blank", 0, 0),
    "regroup": (REGROUP, "regroup", 0, 0),
    "shift": (SHIFT, "shift", 0, 0),
    "agenda": (AGENDA, "agenda", -1, 0),
    "technology basic": (RESEARCH, "technology", 0, 0),
    "technology any": (RESEARCH, "technology", 1, 0),
    "trade": (TRADE, "trade", 0, 0),
    "token": (TOKEN, "token", 0, 0),
    "reclaim home": (RECLAIM, "reclaim", HOME, 0),
    "reclaim here": (RECLAIM, "reclaim", HERE, 0),
    "upgrade": (UPGRADE, "upgrade", 0, 0),
    "preferred": (PREFERRED, "preferred", 0, 0),
    "foresee": (FORESEE, "foresee", 0, 0),
    "score": (SCORE, "score", 0, 0),
    "guild-and-produce": (FOUND_AND_PRODUCE, "guild", 0, 0),
    "grow": (GROW, "grow", ANYWHERE, 0),
    "grow-then-corrupt": (GROW_THEN_CORRUPT, "grow", 0, 0),
    "purify": (PURIFY, "purify", ANYWHERE, 0),
    "mix 2": (TAKE, "mix", 2, 1),
    "recall": (RECALL, "recall", 0, 0),
    "destroy guild": (DESTROY, "destroy-guild", 0, 0),
    "destroy installation": (DESTROY, "destroy-installation", 1, 0),
    "corrupt offers": (CORRUPT, "corrupt", OFFERS, 0),
    **{f"grow {where}": (GROW, "grow", number, 0) for where, number in _GROW.items()},
    **{f"purify {where}": (PURIFY, "purify", number, 0) for where, number in _PURIFY.items()},
    **{f"corrupt {where}": (CORRUPT, "corrupt", number, 0) for where, number in _CORRUPT.items()},
    **{f"corrupt offer-{kind}": (CORRUPT, "corrupt", OFFER + i, 0) for i, kind in enumerate(KINDS)},
    **{f"agenda {kind}": (AGENDA, f"agenda-{kind}", i, 0) for i, kind in enumerate(KINDS)},
    **{f"advance {track}": (ADVANCE, "advance", i, 0) for i, track in enumerate(_ADVANCE)},
    **{f"invade {way}".strip(): (INVADE, "invade", i, 0) for i, way in enumerate(_INVADE)},
}


def split(text: str, line: str) -> list[str]:
    """The parts of a text between lines outside all brackets."""
    parts: list[str] = []
    depth = start = 0
    for at, letter in enumerate(text):
        if letter in "([":
            depth += 1
        elif letter in ")]":
            depth -= 1
        elif depth == 0 and text.startswith(line, at):
            parts.append(text[start:at])
            start = at + len(line)
    parts.append(text[start:])
    return [part.strip() for part in parts]
