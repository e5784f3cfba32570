"""Everything that can be wrong with what a person hands to Ludarium.

    LudariumError
    ├── SetupError          the game asked for cannot be set up            exit 2
    │   ├── UnknownGame
    │   ├── UnknownEdition
    │   ├── UnknownOption
    │   └── WrongSeats
    ├── NotationError       text that is not an action                     exit 3
    │   └── AmbiguousAction text that fits several legal actions           exit 3
    ├── IllegalAction       an action, but not one the rules allow now     exit 4
    ├── UndoRefused         something has been revealed or answered since  exit 4
    ├── ContentError        an invalid content file                        exit 5
    ├── RecordError         a record that cannot be read or replayed       exit 6
    │   ├── RecordVersionError   made under other rules
    │   └── RecordContentError   made with other cards or boards
    └── BrokenLaw           a game that breaks a law of the kernel         exit 1

Messages quote the input, name the seat and the question, and say what would have been allowed.
"""

from collections.abc import Iterable
from typing import ClassVar


def listed(names: Iterable[str], most: int = 12) -> str:
    """Names joined for a message, cut short when there are many.

    >>> listed(["a", "b", "c"], most=2)
    'a, b, ... (3 in all)'
    """
    every = list(names)
    if len(every) <= most:
        return ", ".join(every)
    return ", ".join(every[:most]) + f", ... ({len(every)} in all)"


class LudariumError(Exception):
    """The root: a clear sentence for the person, and an exit code for the command line."""

    exit_code: ClassVar[int] = 1


class SetupError(LudariumError):
    exit_code: ClassVar[int] = 2


class UnknownGame(SetupError):
    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(f"there is no game {name!r}; the games are: {listed(known)}")


class UnknownEdition(SetupError):
    def __init__(self, game: str, name: str, known: Iterable[str]) -> None:
        super().__init__(f"{game} has no edition {name!r}; its editions are: {listed(known)}")


class UnknownOption(SetupError):
    """No such option, or no such choice for it."""


class WrongSeats(SetupError):
    def __init__(self, game: str, seats: object, allowed: Iterable[int]) -> None:
        super().__init__(f"{game} cannot be played by {seats}; it takes {listed(map(str, allowed))} seats")


class NotationError(LudariumError):
    exit_code: ClassVar[int] = 3


class AmbiguousAction(NotationError):
    def __init__(self, text: str, matches: Iterable[str]) -> None:
        super().__init__(f"{text!r} could mean several actions: {listed(matches, 6)}")


class IllegalAction(LudariumError):
    """An action that is not among the legal ones; `rule` is the id that forbids it, where a game can name it."""

    exit_code: ClassVar[int] = 4

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.rule = rule


class UndoRefused(LudariumError):
    exit_code: ClassVar[int] = 4


class ContentError(LudariumError):
    """An invalid content file, with the line to look at (0 for the file as a whole)."""

    exit_code: ClassVar[int] = 5

    def __init__(self, file: str, line: int, key: str, problem: str) -> None:
        place = f"{file}:{line}" if line else file
        super().__init__(f"{place}: {key}: {problem}" if key else f"{place}: {problem}")
        self.file = file
        self.line = line
        self.key = key
        self.problem = problem


class RecordError(LudariumError):
    """A record that cannot be read or replayed, with the line to look at (0 for the file as a whole)."""

    exit_code: ClassVar[int] = 6

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem


class RecordVersionError(RecordError):
    """The record was made under another version of the record format or of the game's rules."""


class RecordContentError(RecordError):
    """The record was made with another content pack."""


class BrokenLaw(LudariumError):
    """A game did something no game may do; the message says how to reproduce it."""
