"""Messages as sentences, without the way through Fluent's resolver: it takes ten times as long.

Nearly all messages are text, variables, other messages and calls of our own functions. Whatever else there may be, in a
message or in the values given to it, is left to Fluent (`None`, or `Unusual`); a test compares the two in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import ast

Phrase = Callable[[Mapping[str, Any]], str]
"""Makes a sentence of the values of its variables; where one is missing or unusual, it raises an error."""
BIG = 1000
"""Fluent puts marks into numbers of this size."""
LONG = 1000
"""Texts with fewer letters than Fluent refuses."""


class Unusual(Exception):
    """Something that only Fluent knows how to say."""


def phrase_of(id: str, patterns: Mapping[str, ast.Pattern], functions: Mapping[str, Any]) -> Phrase | None:
    """A message as a phrase; `patterns` are those of all messages. None if it has parts that only Fluent can say."""
    try:
        return _Maker(patterns, functions).message(id, ())
    except Unusual:
        return None


def _text(value: Any) -> str:
    if type(value) is str and len(value) <= LONG:
        return value
    if type(value) is int and -BIG < value < BIG:
        return str(value)
    raise Unusual(value)


class _Maker:
    def __init__(self, patterns: Mapping[str, ast.Pattern], functions: Mapping[str, Any]) -> None:
        self.patterns = patterns
        self.functions = functions

    def message(self, id: str, around: tuple[str, ...]) -> Phrase:
        pattern = self.patterns.get(id)
        if pattern is None or id in around:
            raise Unusual(id)
        parts = [self.element(element, (*around, id)) for element in pattern.elements]
        if all(isinstance(part, str) for part in parts):
            whole = "".join(parts)
            return lambda values: whole
        return lambda values: "".join([part if type(part) is str else _text(part(values)) for part in parts])

    def element(self, element: Any, around: tuple[str, ...]) -> Any:
        """A text, or what makes one of the values."""
        if isinstance(element, ast.TextElement):
            return element.value
        return self.expression(element.expression, around)

    def expression(self, node: Any, around: tuple[str, ...]) -> Any:
        if isinstance(node, ast.StringLiteral):
            return node.parse()["value"]
        if isinstance(node, ast.VariableReference):
            name = node.id.name
            return lambda values: values[name]
        if isinstance(node, ast.MessageReference) and node.attribute is None:
            return self.message(node.id.name, around)
        if isinstance(node, ast.FunctionReference) and node.id.name in self.functions:
            return self.call(node, around)
        raise Unusual(node)

    def call(self, node: ast.FunctionReference, around: tuple[str, ...]) -> Any:
        function = self.functions[node.id.name]
        given = [self.expression(part, around) for part in node.arguments.positional]
        named = {part.name.name: self.expression(part.value, around) for part in node.arguments.named}
        if not all(isinstance(value, str) for value in named.values()):
            raise Unusual(node)

        def called(values: Mapping[str, Any]) -> Any:
            return function(*[part if type(part) is str else _usual(part(values)) for part in given], **named)

        return called


def _usual(value: Any) -> Any:
    """A value that our functions get from Fluent as it is."""
    if type(value) is str or type(value) is int:
        return value
    raise Unusual(value)
