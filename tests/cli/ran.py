"""What the tests of the command line share: a command that ran, and broken relatives of the example game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from regatta.game import Regatta, RegattaMatch
from regatta.state import Race

from ludarium.kernel.editions import Edition


@dataclass(frozen=True)
class Ran:
    """What a command returned and printed."""

    code: int
    out: str
    err: str


class Cli(Protocol):
    def __call__(self, *arguments: str, typed: str = "") -> Ran: ...


class LeakyMatch(RegattaMatch):
    """Loses a card whenever a round has been played."""

    def laws(self, s: Race) -> list[str]:
        return ["a card is lost"] if s.round else []


class CrashingMatch(RegattaMatch):
    """Cannot be started."""

    def start(self) -> Race:
        raise KeyError("no harbour")


class LongMatch(RegattaMatch):
    """Says that it is shorter than it is."""

    longest = 10


class DrawnMatch(RegattaMatch):
    """Draws its own position."""

    def picture(self, view: Mapping[str, Any], language: str, width: int) -> str:
        return f"\x1b[31m~~~ {language} {view['viewer']} ~~~\x1b[0m"


class Broken(Regatta):
    """The example game with another match."""

    def __init__(self, kind: type[RegattaMatch]) -> None:
        super().__init__()
        self.kind = kind
        self.id = kind.__name__.lower()

    def build(self, edition: Edition, seats: int, options: Mapping[str, str], content: Any) -> RegattaMatch:
        match = super().build(edition, seats, options, content)
        return self.kind(match.givens, content)
