"""Marshlight as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludarium.kernel.content import Pack
from ludarium.kernel.editions import Edition
from ludarium.kernel.game import Game, Match
from ludarium.kernel.views import View
from marshlight import components, flow
from marshlight.declaration import MARSHLIGHT
from marshlight.editions import FIRST, GALE
from marshlight.givens import Givens
from marshlight.state import Night


class MarshlightMatch(Match[Night]):
    zones = MARSHLIGHT.zone_table()
    frames = flow.FRAMES

    def __init__(self, givens: Givens, content: components.Content) -> None:
        self.givens = givens
        self.longest = 3 * len(givens.cards)
        names = {"ground": [ground.id for ground in content.ground], "islet": [islet.id for islet in content.islet]}
        self.verbs = MARSHLIGHT.verb_table(names)
        self.happenings = MARSHLIGHT.event_table(names)

    def start(self) -> Night:
        night = Night(self.givens)
        night.call(flow.Turn(0))
        return night

    def scores(self, s: Night) -> list[int]:
        """MAR-END-01."""
        points = [0] * self.seats
        for islet, seat in enumerate(s.lanterns):
            if seat >= 0:
                points[seat] += self.givens.values[islet]
        return points

    def estimate(self, s: Night) -> list[float]:
        """The points, and of a lantern in the wind what it will bring on average."""
        points = [float(each) for each in self.scores(s)]
        if s.stack and isinstance(wind := s.stack[-1], flow.Wind):
            luck = 7 - flow.needed(s, wind.seat, wind.islet)
            points[wind.seat] += self.givens.values[wind.islet] * min(max(luck, 0), 6) / 6
        return points

    def weighs_chance(self, s: Night) -> bool:
        return bool(s.stack) and isinstance(s.stack[-1], flow.Wind)

    def winners(self, s: Night) -> list[int]:
        scores = self.scores(s)
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def laws(self, s: Night) -> list[str]:
        cards = sorted(card for place in (s.deck, s.hands, s.played) for card in place if card >= 0)
        return [] if cards == self.givens.cards else [f"{cards} are not the cards of the deck"]

    def facts(self, view: View) -> dict[str, Any]:
        """The points; and for every islet what the viewer, or for an onlooker the seat in turn, would have to roll."""
        s = self.open(view)
        seat = view["viewer"] if view["viewer"] >= 0 else next(iter(view["asked"]), 0)
        return {"scores": self.scores(s), "needed": [flow.needed(s, seat, islet) for islet in range(len(s.lanterns))]}


class Marshlight(Game):
    id = "marshlight"
    title = "Marshlight"
    version = 1
    seats = (2, 3, 4)  # MAR-SET-02
    editions = (FIRST,)
    options = (GALE,)
    folder = Path(__file__).parent

    def read(self, pack: Pack) -> components.Content:
        return components.read(pack)

    def build(self, edition: Edition, seats: int, options: Mapping[str, str], content: Any) -> MarshlightMatch:
        return MarshlightMatch(Givens(content, edition.rules, options["gale"] == "yes", seats), content)
