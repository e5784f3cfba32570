"""Regions and seats in sentences, for those who ask for them by name: from one viewer's view, in the page's words."""

from __future__ import annotations

from ludarium.games.dei.declaration import COLOURS, DRONES
from ludarium.games.dei.faces import GROUND
from ludarium.games.dei.majority import cubes
from ludarium.games.dei.state import KIND, Dei
from ludarium.kernel.catalogue import say_shared
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.game import Names


class Sentences:
    """One position in words."""

    def __init__(self, s: Dei, factions: list[str], words: Names) -> None:
        self.s = s
        self.factions = factions
        self.words = words
        self.say = words.game_says

    def seat(self, seat: int) -> list[str]:
        """What everybody may know of a seat."""
        s, name = self.s, self.words.called(seat)
        if s.factions[seat] == EMPTY or not s.scrappers:
            return [name]
        goods = [self.say("count-supplies", n=s.score[seat]), self.say("count-technology", n=s.technology[seat])]
        goods += [self.say("count-energy", n=s.energy[seat]), self.say("seat-reserve", n=s.reserve[seat])]
        goods += [self.say(f"count-cubes-{colour}", n=cubes(s, seat, at)) for at, colour in enumerate(COLOURS)]
        return [f"{name}, {self.say(f'faction-{self.factions[s.factions[seat]]}')}", ", ".join(goods)]

    def region(self, region: int) -> list[str]:
        """What a region is, what lies there, and what is next to it."""
        s, board = self.s, self.s.terrain.board
        name, height = self._called(region), board.height[region]
        title = self.say("board-street", region=name)
        if height != GROUND:
            title = self.say("board-roof", region=name, height=height)
        lines = [*self._people(region), *self._things(region)] if s.scrappers else []
        near = board.touch[board.touch_start[region] : board.touch_start[region + 1]]
        beside = say_shared(self.words.language, "typed-beside", names=", ".join(map(self._called, sorted(near))))
        return [title, *(lines or [self.say("board-empty")]), *([beside] if near else [])]

    def _called(self, region: int) -> str:
        return self.words.place_called(f"region-r{region}")

    def _people(self, region: int) -> list[str]:
        s, said = self.s, list[str]()
        for seat in s.order or range(s.givens.seats):
            at = seat * s.terrain.n + region
            champion = "yes" if s.champions[seat] == region else "no"
            if s.scrappers[at] or champion == "yes":
                who = self.words.called(seat)
                people = self.say("board-people", who=who, scrappers=s.scrappers[at], champion=champion)
                said.append(f"{people}, {self.say('board-strength', n=s.strength[at])}")
        if not said:
            return []
        if s.holder[region] == EMPTY:
            return [*said, self.say("board-no-majority")]
        return [*said, self.say("board-majority", who=self.words.called(s.holder[region]))]

    def _things(self, region: int) -> list[str]:
        s, board = self.s, self.s.terrain.board
        said: list[str] = []
        for where, letter in zip(board.outposts, board.outpost_letters, strict=True):
            if where == region:
                colour = "none" if s.key[letter] == EMPTY else COLOURS[s.key[letter]]
                said.append(self.say("board-outpost", colour=colour))
        said += [self.say(f"drone-{DRONES[drone]}") for drone, where in enumerate(s.drones) if where == region]
        said += [self.say("board-neutral-refuge")] * (region in board.refuges)
        for seat in range(s.givens.seats):
            own = s.refuges[seat * KIND : seat * KIND + KIND].count(region)
            said += [self.say("board-refuges", who=self.words.called(seat), n=own)] if own else []
        if s.resources[region]:
            good = "count-technology" if board.height[region] == GROUND else "count-energy"
            said.append(self.say(good, n=s.resources[region]))
        return said
