"""Where things are on the board of a scenario: regions by what a test needs of them, never by number."""

from __future__ import annotations

from ludarium.games.dei.declaration import DRONES
from ludarium.games.dei.faces import GROUND, ROOF
from ludarium.games.dei.state import Dei

COLOURS = ["red", "blue", "green"]


class Places:
    """The regions of a position."""

    s: Dei

    def number(self, region: str) -> int:
        return int(region[1:])

    def at(self, *regions: str) -> str:
        """These regions as places to look at."""
        return " ".join(region[1:] for region in regions)

    def far(self, index: int) -> int:
        """Roofs at the end of the board, one for each champion that no test has placed."""
        return self.plain(ROOF)[-1 - index]

    def plain(self, level: int) -> list[int]:
        """Regions of a level without outpost and refuge."""
        t = self.s.terrain
        return [r for r in range(t.n) if t.level[r] == level and not t.has_post[r] and not t.neutral_refuge[r]]

    def street(self, length: int = 2) -> list[str]:
        """Neighbouring ground regions in a row, without outpost, refuge and neutral elevator."""
        t = self.s.terrain
        good = [r for r in self.plain(GROUND) if r not in t.neutral_grounds]

        def longer(path: list[int]) -> list[int] | None:
            if len(path) == length:
                return path
            for r in t.links[path[-1]]:
                if r in good and r not in path and not any(r in t.links[p] for p in path[:-1]):
                    found = longer([*path, r])
                    if found:
                        return found
            return None

        for r in good:
            found = longer([r])
            if found:
                return [f"r{region}" for region in found]
        raise AssertionError(f"the board has no street of {length} regions")

    def beside(self) -> tuple[str, str]:
        """A ground region and a roof beside it, with nothing between them and nothing on them."""
        t = self.s.terrain
        for ground in self.plain(GROUND):
            for roof in t.borders[ground]:
                if roof in self.plain(ROOF) and roof not in t.links[ground] and ground not in t.neutral_grounds:
                    return f"r{ground}", f"r{roof}"
        raise AssertionError("the board has no such pair")

    def span(self) -> tuple[str, str, str]:
        """Two roofs and the ground between them where a bridge may be built, not neighbours otherwise."""
        board, t = self.s.terrain.board, self.s.terrain
        for i in range(board.spans):
            a, b, under = board.span_a[i], board.span_b[i], board.span_under[i]
            if b not in t.links[a] and not t.has_post[under] and not t.neutral_refuge[under]:
                return f"r{a}", f"r{b}", f"r{under}"
        raise AssertionError("the board has no such span")

    def outposts(self, colour: str) -> list[str]:
        """Regions with one outpost, of this colour."""
        t, letter = self.s.terrain, self.s.key.index(COLOURS.index(colour))
        return [f"r{r}" for r in range(t.n) if t.has_post[r] == 1 and t.posts[r * 3 + letter]]

    def neighbours(self, region: str) -> list[str]:
        """Regions next to a region for everyone."""
        return [f"r{r}" for r in self.s.terrain.links[self.number(region)]]

    def refuge(self, index: int = 0) -> str:
        """A neutral refuge."""
        return f"r{self.s.terrain.refuges[index]}"

    def touching(self, region: str) -> list[str]:
        """Regions that touch a region, on both levels: the neighbours of a drone."""
        board, r = self.s.terrain.board, self.number(region)
        return [f"r{to}" for to in board.touch[board.touch_start[r] : board.touch_start[r + 1]]]

    def ring(self, region: str, steps: int) -> list[str]:
        """Regions so many drone steps away, by the shortest way."""
        reached, rim = {region}, [region]
        for _ in range(steps):
            rim = sorted({to for r in rim for to in self.touching(r)} - reached)
            reached |= set(rim)
        return rim

    def printed_elevator(self, index: int = 0) -> tuple[str, str]:
        """Ground and roof of a neutral elevator."""
        board = self.s.terrain.board
        edge = board.neutral_elevators[index]
        return f"r{board.elevator_ground[edge]}", f"r{board.elevator_roof[edge]}"

    def printed_bridge(self, index: int = 0) -> tuple[str, str, str]:
        """The roofs of a neutral bridge and the ground under it."""
        board = self.s.terrain.board
        span = board.neutral_spans[index]
        return f"r{board.span_a[span]}", f"r{board.span_b[span]}", f"r{board.span_under[span]}"

    def lies(self, region: str) -> int:
        """How many resources lie in a region."""
        return self.s.resources[self.number(region)]

    def flown(self, drone: str) -> str:
        """Where a drone is."""
        return f"r{self.s.drones[DRONES.index(drone)]}"
