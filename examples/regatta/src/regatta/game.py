"""Regatta as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludarium.kernel.cells import EMPTY
from ludarium.kernel.content import Pack
from ludarium.kernel.editions import Edition, Option
from ludarium.kernel.game import Game, Match
from ludarium.kernel.views import View
from regatta import components, flow, traits
from regatta.declaration import REGATTA
from regatta.editions import FIRST, SECOND, STORM
from regatta.givens import BUOY, NARROWS, OPEN, SHOAL, Givens
from regatta.state import Race

KINDS = {"harbour": OPEN, "open": OPEN, "shoal": SHOAL, "narrows": NARROWS, "buoy": BUOY}


class RegattaMatch(Match[Race]):
    zones = REGATTA.zone_table()
    frames = flow.FRAMES
    longest = 6 * 4 + flow.ROUNDS * (4 + 1 + 4 + 8)
    traits = traits.TRAITS

    def __init__(self, givens: Givens, content: components.Content) -> None:
        self.givens = givens
        names = {"wind": [wind.id for wind in content.winds], "space": [space.id for space in content.spaces]}
        self.verbs = REGATTA.verb_table(names)
        self.happenings = REGATTA.event_table(names)

    def start(self) -> Race:
        race = Race(self.givens)
        race.call(flow.Deal(0))
        return race

    def scores(self, s: Race) -> list[int]:
        """REG-END-02."""
        return [space + 3 * (space == self.givens.buoy) for space in s.boats]

    def winners(self, s: Race) -> list[int]:
        scores = self.scores(s)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def laws(self, s: Race) -> list[str]:
        places = [s.deck, s.discards, s.hands, s.chosen]
        for wind, copies in enumerate(self.givens.copies):
            found = sum(place.count(wind) for place in places)
            if found != copies:
                return [f"there are {found} cards of wind {wind}, not {copies}"]
        if any(not 0 <= space <= self.givens.buoy for space in s.boats):
            return [f"a boat has left the course: {s.boats}"]
        for name, bag in (("deck", s.deck), ("discards", s.discards)):
            held = [card for card in bag if card != EMPTY]
            if bag[: len(held)] != sorted(held):
                return [f"the {name} are not in order"]
        return []

    def count_traits(self, s: Race, seat: int, row: list[int]) -> None:
        traits.count(s, seat, row)

    def time_left(self, s: Race) -> int:
        return traits.time_left(s)

    def facts(self, view: View) -> dict[str, Any]:
        return {"scores": self.scores(self.open(view))}


class Regatta(Game):
    id = "regatta"
    title = "Regatta"
    version = 1
    seats = (2, 3, 4)  # REG-SET-01
    editions = (FIRST, SECOND)
    options: tuple[Option, ...] = (STORM,)
    folder = Path(__file__).parent

    def read(self, pack: Pack) -> components.Content:
        return components.read(pack)

    def build(self, edition: Edition, seats: int, options: Mapping[str, str], content: Any) -> RegattaMatch:
        givens = Givens(
            kinds=[KINDS[space.kind] for space in content.spaces],
            strengths=[wind.strength for wind in content.winds],
            copies=[wind.copies for wind in content.winds],
            dealt=edition.rules.hand,
            equal_sail=edition.rules.equal_winds_sail,
            storm=options["storm"] == "yes",
            seats=seats,
        )
        return RegattaMatch(givens, content)
