"""Sentences for people: actions, events and questions of a match in a language. Never parsed, never stored.

A game's catalogue holds `verb-NAME`, `event-NAME`, `ask-FRAME`, `option-ID`, `edition-ID` and `rule-ID`. The arguments
of a verb or event are its variables; a named value is put into words by the message `KIND-VALUE` where there is one.
"""

from __future__ import annotations

from typing import Any

from ludarium.kernel.catalogue import Catalogue
from ludarium.kernel.game import Match
from ludarium.kernel.verbs import FLAG, Kind, VerbTable


class Wording:
    """The words of one match in one language."""

    def __init__(self, match: Match[Any], words: Catalogue, language: str) -> None:
        self.match = match
        self.words = words
        self.language = language

    def value(self, kind: Kind, value: int) -> str:
        """A named value in words, or its id where the catalogue has no word for it."""
        id = f"{kind.name}-{kind.text(value)}"
        if id in self.words.messages[self.language]:
            return self.words.say(self.language, id)
        return kind.text(value)

    def _sentence(self, prefix: str, table: VerbTable, code: int) -> str:
        verb = table.verb(code)
        values: dict[str, Any] = {}
        for arg, value in zip(verb.args, table.values(code), strict=True):
            values[arg.key] = self.value(arg.kind, value) if arg.kind.named else value
            if arg.key == "seat":
                values["seat"] = value + 1
            elif arg.kind is FLAG:
                values[arg.key] = "yes" if value else "no"
        return self.words.say(self.language, f"{prefix}-{verb.name}", **values)

    def action(self, code: int) -> str:
        """What an answer does."""
        return self._sentence("verb", self.match.verbs, code)

    def event(self, code: int) -> str:
        """What has happened."""
        return self._sentence("event", self.match.happenings, code)

    def question(self, frame: str) -> str:
        """What a seat is asked."""
        return self.words.say(self.language, f"ask-{frame}")


def expected_messages(match: Match[Any]) -> dict[str, frozenset[str]]:
    """Every message a match may need, with the variables it is given."""
    expected = {
        f"{prefix}-{verb.name}": frozenset(arg.key for arg in verb.args)
        for prefix, table in (("verb", match.verbs), ("event", match.happenings))
        for verb in table.verbs
    }
    game = match.game
    plain = [f"ask-{frame.__name__}" for frame in match.frames]
    plain += [f"option-{option.id}" for option in game.options]
    plain += [f"edition-{edition.id}" for edition in game.editions]
    plain += [f"rule-{rule}" for rule in game.rules.rules]
    return expected | dict.fromkeys(plain, frozenset[str]())


def wording_gaps(match: Match[Any], words: Catalogue) -> list[str]:
    """What the catalogue lacks for a match: messages without text, variables nobody fills in, languages that differ."""
    found = words.gaps()
    for id, given in expected_messages(match).items():
        message = words.messages["en"].get(id)
        if message is None:
            found.append(f"en lacks {id}")
        elif message.variables - given:
            found.append(f"{id} uses {', '.join(sorted(message.variables - given))}, which nobody fills in")
    return found
