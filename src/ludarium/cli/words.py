"""What the command line says: its own sentences, and those of a game, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludarium.kernel.catalogue import LANGUAGES, shared_catalogue
from ludarium.kernel.errors import SetupError, listed
from ludarium.kernel.game import Match
from ludarium.kernel.wording import Wording

OPTION = "--language"
LONGEST = 300
"""Characters of a text that is put into a sentence; Fluent refuses more than 1000."""


def language_of(environment: Mapping[str, str]) -> str:
    """The language a person's system is set to, where it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            wanted = environment[name][:2].lower()
            return wanted if wanted in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def take_language(arguments: list[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """Take `--language` out of the arguments, wherever it stands; without it the environment decides."""
    language = language_of(environment)
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        name, equals, value = word.partition("=")
        if name == OPTION:
            language = value if equals else next(words, "")
            if language not in LANGUAGES:
                raise SetupError(f"there is no language {language!r}; the languages are: {listed(LANGUAGES)}")
        else:
            rest.append(word)
        if word == "--":
            rest.extend(words)
    return language, rest


@dataclass(frozen=True)
class Words:
    """One language."""

    language: str

    def say(self, id: str, **values: Any) -> str:
        """A sentence of our own; texts put into it are cut where they are too long for one."""
        cut = {
            name: f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
            for name, value in values.items()
        }
        return shared_catalogue().say(self.language, id, **cut)


class GameWords:
    """The words of one match in one language; a plain name stands in where the game's catalogue lacks a message."""

    def __init__(self, words: Words, match: Match[Any]) -> None:
        self.words = words
        self.match = match
        self.wording = Wording(match, match.game.words, words.language)

    def name(self, id: str, plain: str) -> str:
        """A message of the game, or the plain name."""
        try:
            return self.wording.words.say(self.words.language, id)
        except KeyError:
            return plain

    def action(self, action: int) -> str:
        """An action as a sentence."""
        try:
            return self.wording.action(action)
        except KeyError:
            return self.match.verbs.format(action)

    def event(self, event: int) -> str:
        """An event as a line of the log."""
        try:
            return self.wording.event(event)
        except KeyError:
            return self.match.happenings.format(event)

    def zone(self, name: str) -> str:
        return self.name(f"zone-{name}", name.replace("_", " "))

    def question(self, frame: str) -> str:
        """What the rules want to know when this frame is on top."""
        return self.name(f"ask-{frame}", frame)

    def rule(self, id: str) -> str:
        """The title of a rule."""
        rule = self.match.game.rules.rules.get(id)
        return id if rule is None else rule.title(self.words.language)

    def seat(self, seat: int) -> str:
        return self.words.say("cli-seat", seat=seat + 1)

    def table(self) -> str:
        """Game, edition, seats and the options that are not at their default."""
        match = self.match
        parts = [match.game.title, self.name(f"edition-{match.edition.id}", match.edition.title)]
        parts.append(self.words.say("cli-seats", seats=match.seats))
        for option in match.game.options:
            if match.options[option.id] != option.default:
                parts.append(f"{self.name(f'option-{option.id}', option.id)}: {match.options[option.id]}")
        return " · ".join(parts)
