"""The verb table: what an action code means, how it reads, and how it is parsed.

An action is one integer. A game lists its verbs once; packing, canonical text, parser, click targets and the action
space of learners all come from that list. The same table shape names a game's events.

    >>> place = Kind("place", ["p0", "p1", "p2"])
    >>> table = VerbTable([Verb("move", [Arg("src", place), Arg("dst", place), Arg("pieces", count(15)),
    ...                                  Arg("king", FLAG)]),
    ...                    Verb("done")])
    >>> code = table.pack("move", [0, 2, 3, 1])
    >>> table.format(code)
    'move p0 p2 pieces=3 king'
    >>> table.parse("move p0 p2 pieces=3 king") == code
    True
    >>> table.format(table.pack("done"))
    'done'
"""

from __future__ import annotations

import re
from typing import Final

from ludarium.kernel.errors import NotationError, listed

WORD: Final = re.compile(r"[a-z0-9][a-z0-9.+-]*\Z|-\Z")
NUMBER: Final = re.compile(r"(0|[1-9][0-9]{0,8})\Z")


class Kind:
    """What an argument may be: one of a list of names, or a number from 0 to `most`.

    `bits` fixes the width in the action code, so that it does not change with the content of a pack.
    """

    def __init__(self, name: str, names: list[str] | None = None, most: int = 0, bits: int = 0) -> None:
        self.name: Final = name
        self.names: Final = [] if names is None else names
        self.named: Final = names is not None
        self.most: Final = len(self.names) - 1 if names is not None else most
        self.bits: Final = bits if bits else max(1, self.most.bit_length())
        self.index: Final = {word: i for i, word in enumerate(self.names)}
        if self.most.bit_length() > self.bits:
            raise ValueError(f"{name}: {self.most} does not fit into {bits} bits")
        if len(self.index) < len(self.names):
            raise ValueError(f"{name}: a name is defined twice")
        for word in self.names:
            if WORD.match(word) is None:
                raise ValueError(f"{name}: {word!r} is not a lower-case word")

    def text(self, value: int) -> str:
        return self.names[value] if self.named else str(value)


def count(most: int, bits: int = 0) -> Kind:
    """A number from 0 to `most`, written `key=3` and left out when it is 0."""
    return Kind("count", None, most, bits)


FLAG: Final = Kind("flag", None, 1)
"""Yes or no, written as the bare key when yes."""


class Arg:
    """One argument of a verb. Named kinds are positional; numbers and flags go by their key. If it is what a zone has
    for a seat, `zone` names that zone."""

    def __init__(self, key: str, kind: Kind, zone: str = "") -> None:
        self.key: Final = key
        self.kind: Final = kind
        self.zone: Final = zone


class Verb:
    """A name, its arguments, the first one in the highest bits, so that codes sort as the text reads, and a rule."""

    def __init__(self, name: str, args: list[Arg] | None = None, rule: str = "") -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.args: Final = [] if args is None else args
        self.bits: Final = sum([arg.kind.bits for arg in self.args])
        keys = [arg.key for arg in self.args]
        if WORD.match(name) is None or len(set(keys)) < len(keys):
            raise ValueError(f"verb {name!r}: its name is not a lower-case word, or a key is defined twice")
        flags = {arg.key for arg in self.args if arg.kind is FLAG}
        for arg in self.args:
            if arg.kind.named and flags & set(arg.kind.names):
                raise ValueError(f"verb {name!r}: a {arg.kind.name} has the name of a flag")

    def pattern(self) -> str:
        """How the verb is written, for messages and the reference page."""
        words = [self.name]
        for arg in self.args:
            if arg.kind.named:
                words.append(arg.kind.name.upper())
            elif arg.kind is FLAG:
                words.append(f"[{arg.key}]")
            else:
                words.append(f"[{arg.key}=0..{arg.kind.most}]")
        return " ".join(words)


class VerbTable:
    """All verbs of a game. Code = verb number, then the packed arguments in `width` bits."""

    def __init__(self, verbs: list[Verb], width: int = 0) -> None:
        self.verbs: Final = verbs
        needed = max([verb.bits for verb in verbs] + [1])
        self.width: Final = width if width else needed
        self.numbers: Final = {verb.name: i for i, verb in enumerate(verbs)}
        if needed > self.width:
            raise ValueError(f"a verb needs {needed} bits, but the table has {self.width}")
        if len(self.numbers) < len(verbs):
            raise ValueError("a verb is defined twice")

    def pack(self, name: str, values: list[int] | None = None) -> int:
        """The code of an action, with every argument checked against its range."""
        number = self.numbers[name]
        verb = self.verbs[number]
        given = [] if values is None else values
        if len(given) != len(verb.args):
            raise ValueError(f"{name} takes {len(verb.args)} arguments, not {len(given)}")
        code = number
        packed = 0
        for arg, value in zip(verb.args, given, strict=True):
            if value < 0 or value > arg.kind.most:
                raise ValueError(f"{name}: {arg.key} must be 0 to {arg.kind.most}, not {value}")
            packed = packed << arg.kind.bits | value
        return code << self.width | packed

    def verb(self, action: int) -> Verb:
        number = action >> self.width
        if action < 0 or number >= len(self.verbs):
            raise NotationError(f"{action} is not an action code of this game")
        return self.verbs[number]

    def values(self, action: int) -> list[int]:
        """The arguments packed in a code, in the order of the verb's arguments."""
        verb = self.verb(action)
        rest = action & ((1 << self.width) - 1)
        values: list[int] = []
        for arg in reversed(verb.args):
            values.append(rest & ((1 << arg.kind.bits) - 1))
            rest >>= arg.kind.bits
        values.reverse()
        for arg, value in zip(verb.args, values, strict=True):
            if value > arg.kind.most:
                raise NotationError(f"{action} is not an action code of this game: {arg.key} is {value}")
        if rest:
            raise NotationError(f"{action} is not an action code of this game")
        return values

    def format(self, action: int) -> str:
        """The canonical text of a code; `parse` is its inverse."""
        verb = self.verb(action)
        words = [verb.name]
        for arg, value in zip(verb.args, self.values(action), strict=True):
            if arg.kind.named:
                words.append(arg.kind.names[value])
            elif value and arg.kind is FLAG:
                words.append(arg.key)
            elif value:
                words.append(f"{arg.key}={value}")
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The code of a canonical text; anything else is a NotationError that says what was expected."""
        words = text.lower().split()
        if not words:
            raise NotationError("an empty text is not an action")
        number = self.numbers.get(words[0], -1)
        if number < 0:
            raise NotationError(
                f"{text!r}: there is no verb {words[0]!r}; the verbs are: {listed(sorted(self.numbers))}"
            )
        verb = self.verbs[number]
        names = [word for word in words[1:] if "=" not in word]
        keyed: dict[str, int] = {}
        for word in words[1:]:
            key, equals, value = word.partition("=")
            if equals:
                if NUMBER.match(value) is None or key in keyed:
                    raise NotationError(f"{text!r}: {word!r} should read key=number, once; write {verb.pattern()!r}")
                keyed[key] = int(value)
        return self.pack(verb.name, self.read(verb, text, names, keyed))

    def read(self, verb: Verb, text: str, names: list[str], keyed: dict[str, int]) -> list[int]:
        """The argument values of a text that was split into bare words and key=number pairs."""
        flags = {arg.key for arg in verb.args if arg.kind is FLAG}
        raised = [word for word in names if word in flags]
        plain = [word for word in names if word not in flags]
        if len(plain) != len([arg for arg in verb.args if arg.kind.named]) or len(set(raised)) < len(raised):
            raise NotationError(f"{text!r}: write {verb.pattern()!r}")
        values: list[int] = []
        for arg in verb.args:
            if arg.kind.named:
                word = plain.pop(0)
                value = arg.kind.index.get(word, -1)
                if value < 0:
                    raise NotationError(
                        f"{text!r}: there is no {arg.kind.name} {word!r}; choose from: {listed(arg.kind.names, 8)}"
                    )
            elif arg.kind is FLAG:
                value = 1 if arg.key in raised else 0
            else:
                value = keyed.pop(arg.key, 0)
                if value > arg.kind.most:
                    raise NotationError(f"{text!r}: {arg.key} is at most {arg.kind.most}")
            values.append(value)
        if keyed:
            raise NotationError(f"{text!r}: {listed(keyed)} is not an argument here; write {verb.pattern()!r}")
        return values
