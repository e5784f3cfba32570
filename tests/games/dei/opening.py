"""The set-up of a game for tests, answer by answer."""

from __future__ import annotations

from ludarium.games.dei import GAME
from ludarium.games.dei.game import DeiMatch
from ludarium.kernel.engine import answer
from tests.games.dei.scenario import FACTIONS, Scenario


class Opening(Scenario):
    """A game before anything is laid out, dealt or chosen; factions are chosen in the usual order of the tests."""

    def __init__(self, edition: str = "de", seats: int = 4, **options: str) -> None:
        match = GAME.match(edition, seats, {key.replace("_", "-"): value for key, value in options.items()})
        assert isinstance(match, DeiMatch)
        self.match = match
        self.names = FACTIONS
        self.s = match.start()
        self.script = []

    def until(self, question: str, *factions: str) -> None:
        """Everybody gives the first answer until this question comes; factions are chosen as named."""
        left = list(factions)
        while not self.top(question):
            chosen = f"faction {left.pop(0)}" if self.top("Factions") and left else ""
            answer(self.s, self.code(chosen) if chosen else self.ask.actions[0])

    def offered(self) -> list[str]:
        """What the question now open may be answered with, chance's too."""
        return [self.text(action) for action in self.ask.actions]

    def deal(self, *texts: str) -> None:
        """Answer the open questions, chance's too."""
        for text in texts:
            assert text in self.offered(), f"{text!r}: {self.offered()}"
            answer(self.s, self.code(text))
