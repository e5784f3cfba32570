"""The language of the command line: as an option says, or the environment."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.errors import SetupError, listed

OPTION = "--language"


def language_of(environment: Mapping[str, str]) -> str:
    """The language a person's system is set to, where it is one of ours; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            wanted = environment[name][:2].lower()
            return wanted if wanted in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def take_language(arguments: list[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """Take `--language` out of the arguments, wherever it is; without it the environment decides."""
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
