"""The words of a game in every language: Fluent catalogues, one folder or file for each language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from ludarium.kernel.errors import ContentError

LANGUAGES = ("en", "de", "it")


@dataclass(frozen=True)
class Message:
    """What a translator must keep: the id and the variables of a message."""

    id: str
    variables: frozenset[str]


@dataclass(frozen=True)
class Catalogue:
    """All messages by language."""

    bundles: dict[str, FluentBundle]
    messages: dict[str, dict[str, Message]]

    @classmethod
    def load(cls, *folders: Path) -> Catalogue:
        """The catalogues of one or more folders together; a message must not stand twice."""
        bundles: dict[str, FluentBundle] = {}
        messages: dict[str, dict[str, Message]] = {}
        for language in LANGUAGES:
            bundles[language] = FluentBundle([language], use_isolating=False)
            messages[language] = {}
            for path in [path for folder in folders for path in _files(folder, language)]:
                text = path.read_text("utf-8")
                for message in _messages(path, text):
                    if message.id in messages[language]:
                        raise ContentError(path.name, _line(text, message.id), message.id, "this message stands twice")
                    messages[language][message.id] = message
                bundles[language].add_resource(FluentResource(text))
        return cls(bundles, messages)

    def say(self, language: str, id: str, **values: Any) -> str:
        """A message in a language, with its variables filled in."""
        bundle = self.bundles[language]
        if not bundle.has_message(id):
            raise KeyError(f"the {language} catalogue has no message {id!r}")
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise KeyError(f"message {id!r} of the {language} catalogue has no text")
        text, problems = bundle.format_pattern(pattern, values)
        if problems:
            raise KeyError(f"message {id!r} of the {language} catalogue: {problems[0]}")
        return str(text)

    def gaps(self) -> list[str]:
        """What keeps the languages from saying the same: missing messages, other variables."""
        every = {id for known in self.messages.values() for id in known}
        found = []
        for id in sorted(every):
            held = {language: self.messages[language].get(id) for language in LANGUAGES}
            found += [f"{language} lacks {id}" for language, message in held.items() if message is None]
            if len({message.variables for message in held.values() if message is not None}) > 1:
                found.append(f"{id} has not the same variables in every language")
        return found


def _files(folder: Path, language: str) -> list[Path]:
    return sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"{language}/*.ftl")])


def _line(text: str, id: str) -> int:
    before = re.split(rf"(?m)^{re.escape(id)}\s*=", text)
    return before[0].count("\n") + 1


def _messages(path: Path, text: str) -> list[Message]:
    """The messages of a file; text that is no Fluent is an error with its line."""
    messages = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text[: entry.span.start if entry.span else 0].count("\n") + 1
            raise ContentError(path.name, line, "", f"is no Fluent: {entry.annotations[0].message}")
        if isinstance(entry, ast.Message):
            messages.append(Message(entry.id.name, frozenset(_variables(entry))))
    return messages


def _variables(node: Any) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    found: set[str] = set()
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                found |= _variables(part)
    return found
