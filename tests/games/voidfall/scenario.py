"""Positions for tests, written in the words of the game: give, put and own things, then play canonical text.

    game = Scenario()
    game.turn(0)
    game.do("select production", "act action=1", ...)

Set-up is played with chosen houses; chance takes the first answer unless `game.chance` says what comes. After every
answer the conservation laws are checked.
"""

from __future__ import annotations

from pathlib import Path

from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.atoms import corrupt_places, hold, set_corruption
from ludarium.games.voidfall.declaration import FLEETS, GUILDS, INSTALLATIONS, PLACES, RESOURCES, TECHNOLOGY_NAMES
from ludarium.games.voidfall.flow import Cycle, Rounds, Select
from ludarium.games.voidfall.game import VoidfallMatch
from ludarium.games.voidfall.position import fleet_power
from ludarium.games.voidfall.resolve import Run
from ludarium.games.voidfall.state import NOBODY, TECHNOLOGIES, Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, with_value
from ludarium.kernel.engine import advance, answer, seal
from ludarium.kernel.seats import CHANCE
from tests.games.matches import match_of
from tests.games.recording import RECORDER


class Scenario:
    """A game after set-up, in cycle 1, with the first player about to select a focus, or as soon as `until` asks."""

    def __init__(
        self,
        *houses: str,
        edition: str = "competitive",
        seats: int = 2,
        origins: str = "aaaa",
        event: str = "",
        content: Path | None = None,
        until: str = "",
        **options: str,
    ) -> None:
        chosen = {"houses": "turn-order", **{key.replace("_", "-"): value for key, value in options.items()}}
        match = match_of(GAME, edition, seats, chosen, content)
        assert isinstance(match, VoidfallMatch)
        self.match = match
        self.s: Void = match.start()
        self.script: list[str] = []
        self.wanted = list(houses) or ["belitan", "cortozaar", "dunlork", "valnis"]
        ask = self.ask
        self.effects: list[str] = []
        while not isinstance(self.s.stack[0], Cycle):
            if until and self.top(until):
                return
            self.set_up(ask, origins)
            ask = self.ask
        if houses:
            played = match.content.houses[self.s.houses[0]].id
            assert played == houses[0], f"{houses[0]} has fallen in this scenario, {played} plays instead"
        if event:
            self.event(event)
        self.s.cycle = self.s.round = 1
        RECORDER.begun(self)

    def set_up(self, ask: Ask, origins: str) -> None:
        """One answer of the set-up."""
        if self.top("SecretOrigins"):
            seal(self.s, ask.seat, self.code(f"origin {origins[ask.seat]}"))
            return
        wishes = [f"house {house}" for house in self.wanted] + ["done"]
        codes = [self.code(wish) for wish in wishes if self.code(wish) in ask.actions]
        answer(self.s, codes[0] if codes else ask.actions[0])

    # The question

    def top(self, frame: str) -> bool:
        """Whether this frame is asking, or about to work."""
        if not self.s.stack:
            return False
        if type(self.s.stack[-1]).__name__ == frame:
            return True
        advance(self.s)
        return bool(self.s.stack) and type(self.s.stack[-1]).__name__ == frame

    @property
    def ask(self) -> Ask:
        ask = advance(self.s)
        assert ask is not None, "the game is over"
        return ask

    def code(self, text: str) -> int:
        return self.match.verbs.parse(text)

    @property
    def legal(self) -> list[str]:
        found = [self.match.verbs.format(action) for action in self.settled().actions]
        RECORDER.offered(self, found)
        return found

    def settled(self) -> Ask:
        """The next question to a player; chance answers by script, else with its first answer."""
        ask = self.ask
        while ask.seat == CHANCE:
            action = ask.actions[0]
            if self.script:
                action = self.code(self.script.pop(0))
                assert action in ask.actions, self.match.verbs.format(action)
            RECORDER.chance(self.match.verbs.format(action))
            answer(self.s, action)
            self.check()
            if advance(self.s) is None:
                raise AssertionError("the game is over")
            ask = self.ask
        return ask

    def check(self) -> None:
        assert self.match.laws(self.s) == []

    # When

    def do(self, *texts: str) -> None:
        """Answers in order, each for the seat that is asked."""
        for text in texts:
            ask = self.settled()
            action = self.code(text)
            assert action in ask.actions, f"{text!r} is none of {self.legal} at {self.match.trace(self.s)}"
            RECORDER.given(self, text)
            answer(self.s, action)
            self.check()
            while (after := advance(self.s)) is not None and after.seat == CHANCE:
                self.settled()

    def refused(self, text: str) -> str:
        """The rule that forbids an answer."""
        ask = self.settled()
        refusal = self.match.why_not(self.s, ask.seat, self.code(text))
        assert refusal is not None, f"{text!r} is legal"
        RECORDER.refused(self, text, refusal.rule)
        return refusal.rule

    def shows(self, *rules: str, look: str = "") -> None:
        """What comes next is the example of these rules, to be looked at in a pane or at places of the board."""
        RECORDER.shows(*rules, look=look)

    def seen(self, *rules: str, look: str) -> None:
        """The position by itself is the example of these rules."""
        self.settled()
        RECORDER.shows(*rules, look=look)
        RECORDER.note("seen", self, "")

    def chance(self, *texts: str) -> None:
        self.script += texts

    def effect(self, seat: int, text: str, here: int = -1, must: bool = False) -> None:
        """Carry out an effect written in the words of cards, as that player."""
        content = self.match.content
        self.effects = [] if text in content.tried else [text]
        node = content.tried[text] if text in content.tried else content.program.add(text)
        self.s.turn, self.s.declined = seat, 0
        self.s.stack = [Cycle(self.s.cycle, 2), Rounds(1, self.match.seats), Run(seat, node, here, 0, int(must))]
        self.s.pending = None

    def over(self) -> bool:
        """Whether the effect is done and asks nothing more: the next turn has begun."""
        advance(self.s)
        return all(isinstance(frame, Cycle | Rounds | Select) for frame in self.s.stack)

    def turn(self, seat: int, cycle: int = 1, number: int = 1) -> None:
        """A player is about to select a focus."""
        self.s.cycle, self.s.round = cycle, number
        self.s.turn, self.s.done, self.s.used, self.s.declined = seat, 0, 0, 0
        self.effects = []
        if self.s.event == EMPTY:
            self.event("glorious-ascension")
        self.s.stack = [Cycle(cycle, 2), Rounds(number, self.match.seats), Select(seat)]
        self.s.pending = None

    def event(self, name: str) -> None:
        self.s.event = [event.id for event in self.match.content.events].index(name)

    # Where things are

    def home(self, seat: int) -> int:
        return self.match.givens.homes[seat]

    def outpost(self, seat: int) -> int:
        return self.match.givens.outposts[seat]

    def void_beside(self, seat: int, number: int = 0) -> int:
        """A voidborn sector next to one of a player's."""
        found = [
            sector
            for sector in range(self.match.givens.n)
            if self.s.void[sector] and any(self.s.owner[near] == seat for near in self.match.givens.near[sector])
        ]
        return found[number]

    def fallen_sector(self) -> int:
        return self.match.givens.galaxy.kinds.index("fallen")

    def kind(self, name: str) -> int:
        return self.match.givens.galaxy.kinds.index(name)

    def stock(self, seat: int) -> dict[str, int]:
        return dict(zip(RESOURCES, self.s.stock[seat * 5 : seat * 5 + 5], strict=True))

    def power(self, sector: int) -> int:
        return fleet_power(self.s, sector)

    def corruption(self, seat: int, place: str) -> bool:
        return PLACES.index(place) in corrupt_places(self.s, seat)

    # Given

    def give(self, seat: int, **amounts: int) -> None:
        """Set stocks; what is not named becomes 0."""
        for i, name in enumerate(RESOURCES):
            self.s.stock[seat * 5 + i] = amounts.get(name, 0)
        self.s.pending = None

    def put(self, seat: int, sector: int, **fleets: int) -> None:
        """Fleet power in a sector, taken from and given back to the inactive zone."""
        for i, name in enumerate(FLEETS):
            at = sector * 5 + i
            wanted = fleets.get(name, 0)
            change = wanted - self.s.fleets[at]
            self.s.fleets[at] = wanted
            self.s.inactive[seat] -= change
        if self.s.owner[sector] == NOBODY:
            self.hold(seat, sector)
            self.s.void[sector] = 0
        while self.s.inactive[seat] < 0:
            self.s.inactive[seat] += 1
            self.s.active[seat] -= 1
        self.s.pending = None

    def hold(self, seat: int, sector: int) -> None:
        """The sector is a player's, or nobody's, whatever is in it."""
        hold(self.s, sector, seat)
        self.s.pending = None

    def active(self, seat: int, amount: int) -> None:
        change = amount - self.s.active[seat]
        self.s.active[seat] += change
        self.s.inactive[seat] -= change
        self.s.pending = None

    def technology(self, seat: int, name: str, improved: bool = False) -> None:
        at = seat * TECHNOLOGIES + TECHNOLOGY_NAMES.index(name)
        self.s.technologies = with_value(self.s.technologies, at, 2 if improved else 1)
        self.s.pending = None

    def without_technologies(self) -> None:
        self.s.technologies = (0,) * len(self.s.technologies)
        self.s.pending = None

    def sector(
        self,
        sector: int,
        population: int | None = None,
        corrupt: bool | None = None,
        void: int | None = None,
        **things: int,
    ) -> None:
        """Population, corruption, the void, guilds and installations of a sector."""
        if population is not None:
            self.s.population[sector] = population
        if corrupt is not None:
            self.s.corrupt[sector] = int(corrupt)
        if void is not None:
            self.s.void[sector] = void
        for name, amount in things.items():
            if name in GUILDS:
                self.s.guilds[sector * 5 + GUILDS.index(name)] = amount
            else:
                self.s.installations[sector * 3 + INSTALLATIONS.index(name)] = amount
        self.s.pending = None

    def corrupt(self, seat: int, *places: str) -> None:
        """Exactly these places of a player are corrupted."""
        for place in corrupt_places(self.s, seat):
            set_corruption(self.s, seat, place, 0)
        for name in places:
            set_corruption(self.s, seat, PLACES.index(name), 1)
        self.s.pending = None

    def glory(self, seat: int, *values: int) -> None:
        held = list(self.s.glory)
        held[seat * 5 : seat * 5 + 5] = [values.count(value) for value in range(1, 6)]
        self.s.glory = tuple(held)
        self.s.pending = None
