"""Effects: the words of cards, tracks, tokens and events, and the program they are compiled to.

A program is a table of nodes. A node is a word with up to three numbers (`grow`, `deploy home 1`), or a line that joins
other nodes: `a | b` one of them, `a + b` any in any order, `a & b` both in this order, `2x(a)`, `2 sectors(grow)`,
`same(a)`, `(cost -> a)`, `if ... then a else b`. Carrying nodes out is the work of `resolve` and `moves`.
"""

from __future__ import annotations

import re
from typing import Final

from ludarium.games.voidfall import declaration as d
from ludarium.games.voidfall import ops
from ludarium.games.voidfall.measures import Condition, Measure, conditions, mask, measure, objective
from ludarium.kernel.cells import joined

_DEPLOY: Final = {"home": ops.HOME, "here": ops.HERE, "at-yard": ops.AT_YARD}
_GROW: Final = {"here": ops.HERE, "elsewhere": ops.ELSEWHERE, "home": ops.HOME, "scientists": ops.SCIENTIST_SECTORS}
_PURIFY: Final = {"here": ops.HERE, "mat": ops.MAT, "sector": ops.SECTOR, "fields": ops.FIELD, "near": ops.NEAR}
_CORRUPT: Final = {place: d.CORRUPTIBLE.index(place) for place in ("mat", "sector", "field", "track", "vile")}
_SPOT: Final = {"here": ops.HERE, "elsewhere": ops.ELSEWHERE}

EACH_ELSEWHERE: Final = 1
"""Of a line that is done several times: every time in another sector."""

ANY_SECTOR: Final = 3
_INTO: Final = {"adjacent": 0, "lowest": 1, "highest": 2, "any": ANY_SECTOR}
_ONTO: Final = {"defended": 0, "populous": 1, "weak": 2}

_INVADE: Final = ["", "corrupted", "bombard", "exterminate", "liberate"]

LEAST: Final = 4
_ADVANCE: Final = [*d.TRACKS, "any", "least"]

DEEDS: Final = [
    "recall", "deactivate", "corruption", "shrink", "destroy-installation", "remove-agenda", "discard-bounty",
    "discard-reclaim", "discard-glory", "return-token", "corrupt-field",
]  # fmt: skip


class Cost:
    """What is paid before an effect: five resources, any mix, any of all five, and deeds."""

    def __init__(self, resources: list[int], mix: int, any: int, deeds: int) -> None:
        self.resources: Final = resources
        self.mix: Final = mix
        self.any: Final = any
        self.deeds: Final = deeds
        self.bill: Final = [*resources, mix, any]
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
            resources[d.LETTERS.index(amount[2])] += int(amount[1])
        elif word in DEEDS:
            deeds = joined(deeds, DEEDS.index(word))
        elif word in ("any", "mix") and at + 1 < len(words) and re.fullmatch(r"\d", words[at + 1]):
            at += 1
            mix, any = (int(words[at]), any) if word == "mix" else (mix, int(words[at]))
        else:
            raise ValueError(f"{word!r} is not a cost")
        at += 1
    return Cost(resources, mix, any, deeds)


LINES: Final = (ops.ANY_OF, ops.ONE_OF, ops.PAY)
"""Nodes whose parts a player is offered by name."""
WORDED: Final = (*LINES, ops.ALL_OF)
"""Nodes that say more than the first effect in them, by which they are offered."""


class Program:
    """All effects of a pack as one table of nodes."""

    def __init__(self) -> None:
        self.op: Final[list[int]] = [ops.NOTHING]
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
        self.label.append(d.LABELS.index(label))
        return len(self.op) - 1

    def add(self, text: str) -> int:
        """The node of a text; a ValueError says what is wrong with it."""
        parts = split(text, " | ")
        if len(parts) > 1:
            return self.line(ops.ONE_OF, parts)
        parts = split(text, " + ")
        if len(parts) > 1:
            return self.line(ops.ANY_OF, parts)
        parts = split(text, " & ")
        if len(parts) > 1:
            return self.line(ops.ALL_OF, parts)
        return self.single(text.strip())

    def line(self, op: int, parts: list[str]) -> int:
        kids = [self.add(part) for part in parts]
        labels = [self.label[kid] for kid in kids]
        if op != ops.ALL_OF and len(set(labels)) < len(labels):
            raise ValueError(f"two parts of {' / '.join(parts)!r} have the same name")
        return self.node(op, d.LABELS[labels[0]], kids=kids)

    def single(self, text: str) -> int:
        branch = re.fullmatch(r"if (.+?) then (.+?)(?: else (.+))?", text)
        if branch is not None:
            self.conditions.append(conditions(branch[1]))
            kids = [self.add(branch[2]), self.add(branch[3]) if branch[3] else 0]
            return self.node(ops.IF, d.LABELS[self.label[kids[0]]], len(self.conditions) - 1, kids=kids)
        times = re.fullmatch(r"(\d)x\((.+)\)", text)
        if times is not None:
            kid = self.paid(times[2])
            return self.node(ops.TIMES, d.LABELS[self.label[kid]], int(times[1]), kids=[kid])
        several = re.fullmatch(r"(\d) sectors\((grow(?: \w+)?)\)", text)
        if several is not None:
            return self.node(ops.TIMES, "grow", int(several[1]), EACH_ELSEWHERE, kids=[self.word(several[2])])
        if text.startswith("same(") and text.endswith(")"):
            kid = self.add(text[5:-1])
            return self.node(ops.SAME, d.LABELS[self.label[kid]], kids=[kid])
        if text.startswith("(") and text.endswith(")"):
            return self.paid(text[1:-1])
        return self.word(text)

    def paid(self, text: str) -> int:
        """An effect that may begin with a cost."""
        before, arrow, after = text.partition(" -> ")
        if not arrow:
            return self.add(text)
        kid = self.add(after)
        return self.node(ops.PAY, d.LABELS[self.label[kid]], self.add_cost(before), kids=[kid])

    def word(self, text: str) -> int:
        levels = re.fullmatch(r"\d+/\d+/\d+/\d+ at tracks", text)
        if levels is not None:
            self.level_points.append(objective(text).levels)
            return self.node(ops.LEVELS, "levels", len(self.level_points) - 1)
        gain = re.fullmatch(r"(\d+)([FEMCSI])(?: per (.+))?", text)
        if gain is not None:
            resource = d.LETTERS.index(gain[2])
            if gain[3] is None:
                return self.node(ops.GAIN, d.LABELS[resource], resource, int(gain[1]))
            return self.node(ops.GAIN_PER, d.LABELS[resource], resource, int(gain[1]), self.add_measure(gain[3]))
        per = re.fullmatch(r"(produce|activate) per (.+)", text)
        if per is not None:
            op = ops.PRODUCE_PER if per[1] == "produce" else ops.ACTIVATE_PER
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
            if item not in d.ITEMS:
                raise ValueError(f"{item!r} is nothing an event can place")
        self.item_sets.append([d.ITEMS.index(item) for item in items])
        known = _INTO if word == "into" else _ONTO
        if where not in known:
            raise ValueError(f"{where!r} says no sectors; known are {', '.join(known)}")
        label = f"place-{where}" if word == "into" else "place"
        return self.node(ops.INTO if word == "into" else ops.ONTO, label, known[where], len(self.item_sets) - 1)

    def named(self, text: str, words: list[str]) -> int:
        """A word of the vocabulary and its details."""
        plain = _PLAIN.get(text)
        if plain is not None:
            return self.node(plain[0], plain[1], plain[2], plain[3])
        word, rest = words[0], words[1:]
        if word in _COUNTED and len(rest) == 1 and rest[0].isdigit():
            op, label = _COUNTED[word]
            return self.node(op, label, int(rest[0]))
        if word == "produce" and rest and all(letter in d.LETTERS[:5] for letter in rest):
            return self.node(ops.PRODUCE, "produce", mask(rest, d.LETTERS[:5]))
        if word == "deploy":
            return self.deploying(text, rest)
        if word == "guild":
            spot = _SPOT.get(rest[0], ops.ANYWHERE) if rest else ops.ANYWHERE
            kinds = rest[1:] if spot else rest
            if len(kinds) <= 1 and all(kind in d.GUILDS for kind in kinds):
                return self.node(ops.FOUND, "guild", spot, d.GUILDS.index(kinds[0]) if kinds else -1)
        if word == "installation" or word in d.INSTALLATIONS:
            kind = d.INSTALLATIONS.index(word) if word in d.INSTALLATIONS else -1
            if not rest or (len(rest) == 1 and rest[0] in _SPOT):
                return self.node(ops.BUILD, "installation", _SPOT[rest[0]] if rest else ops.ANYWHERE, kind)
        raise ValueError(f"there is no effect {text!r}")

    def deploying(self, text: str, rest: list[str]) -> int:
        if rest == ["yards"]:
            return self.node(ops.DEPLOY, "deploy", ops.YARDS, 1)
        if len(rest) == 1 and rest[0].startswith("home-") and rest[0][5:] in d.FLEETS:
            return self.node(ops.DEPLOY, "deploy", ops.HOME_TYPE, 1, d.FLEETS.index(rest[0][5:]))
        if rest and rest[-1].isdigit() and (len(rest) == 1 or rest[0] in _DEPLOY):
            return self.node(ops.DEPLOY, "deploy", _DEPLOY[rest[0]] if len(rest) == 2 else ops.ANYWHERE, int(rest[-1]))
        raise ValueError(f"there is no effect {text!r}")


_COUNTED: Final = {
    "any": (ops.TAKE, "any"),
    "produce": (ops.PRODUCE_SOME, "produce"),
    "activate": (ops.ACTIVATE, "activate"),
    "bounty": (ops.BOUNTY, "bounty"),
    "glory": (ops.GLORY, "glory"),
    "exchange": (ops.EXCHANGE, "exchange"),
    "skirmish": (ops.SKIRMISH, "skirmish"),
}

_PLAIN: Final[dict[str, tuple[int, str, int, int]]] = {
    "on": (ops.ONWARD, "onward", 0, 0),
    "-": (ops.BLANK, "blank", 0, 0),
    "regroup": (ops.REGROUP, "regroup", 0, 0),
    "shift": (ops.SHIFT, "shift", 0, 0),
    "agenda": (ops.AGENDA, "agenda", -1, 0),
    "technology basic": (ops.RESEARCH, "technology", 0, 0),
    "technology any": (ops.RESEARCH, "technology", 1, 0),
    "trade": (ops.TRADE, "trade", 0, 0),
    "token": (ops.TOKEN, "token", 0, 0),
    "reclaim home": (ops.RECLAIM, "reclaim", ops.HOME, 0),
    "reclaim here": (ops.RECLAIM, "reclaim", ops.HERE, 0),
    "upgrade": (ops.UPGRADE, "upgrade", 0, 0),
    "preferred": (ops.PREFERRED, "preferred", 0, 0),
    "foresee": (ops.FORESEE, "foresee", 0, 0),
    "score": (ops.SCORE, "score", 0, 0),
    "guild-and-produce": (ops.FOUND_AND_PRODUCE, "guild", 0, 0),
    "grow": (ops.GROW, "grow", ops.ANYWHERE, 0),
    "grow-then-corrupt": (ops.GROW_THEN_CORRUPT, "grow", 0, 0),
    "purify": (ops.PURIFY, "purify", ops.ANYWHERE, 0),
    "mix 2": (ops.TAKE, "mix", 2, 1),
    "recall": (ops.RECALL, "recall", 0, 0),
    "destroy guild": (ops.DESTROY, "destroy-guild", 0, 0),
    "destroy installation": (ops.DESTROY, "destroy-installation", 1, 0),
    "corrupt any": (ops.CORRUPT, "corrupt", ops.ANYWHERE, 0),
    "corrupt offers": (ops.CORRUPT, "corrupt", ops.OFFERS, 0),
    **{f"grow {where}": (ops.GROW, "grow", number, 0) for where, number in _GROW.items()},
    **{f"purify {where}": (ops.PURIFY, "purify", number, 0) for where, number in _PURIFY.items()},
    **{f"corrupt {where}": (ops.CORRUPT, "corrupt", number, 0) for where, number in _CORRUPT.items()},
    **{f"corrupt offer-{kind}": (ops.CORRUPT, "corrupt", ops.OFFER + i, 0) for i, kind in enumerate(d.KINDS)},
    **{f"agenda {kind}": (ops.AGENDA, f"agenda-{kind}", i, 0) for i, kind in enumerate(d.KINDS)},
    **{f"advance {track}": (ops.ADVANCE, "advance", i, 0) for i, track in enumerate(_ADVANCE)},
    **{f"invade {way}".strip(): (ops.INVADE, "invade", i, 0) for i, way in enumerate(_INVADE)},
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
