"""Hidden information: one zone table per game says who sees what; views and re-dealt states both come from it.

A zone is a flat list on the state. Hidden zones contain ids of cards and tokens; the index says where they are.
Things in cells a seat does not see are exchangeable with each other when their zones share a pool: `determinise`
shuffles exactly those. An id that leaves the cells a viewer does not see has been shown to them, wherever it went: so
a reveal is detected from the hidden zones alone, and no open zone, frame or event has to be declared for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypedDict

from mypy_extensions import i64

from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import Rng, ask_of, asks, random_answer
from ludarium.kernel.seats import SPECTATOR
from ludarium.kernel.state import UNANSWERED, State

Sight = str | Callable[[Any, int], list[bool]]
"""'all', 'owner' (equal parts, one for each seat in order), 'nobody', or a function (state, viewer) -> cells seen.

In a declaration it may be another word, which gets its meaning when the table is known."""

Zones = dict[str, Any]
"""Zones by name, each a number, a tuple that is shared with the position, or a list; in a view None is a card or token
whose face is hidden."""

Stack = list[list[Any]]
"""Frames, the outermost first: each the name of its class and its integers."""


class View(TypedDict):
    """Everything one viewer may know, as values that JSON can write."""

    viewer: int
    zones: Zones
    stack: Stack
    sealed: list[Any]
    """For each seat None while it thinks, then the viewer's own code, or True for another seat's."""
    asked: list[int]
    legal: list[int]
    """The viewer's own answers."""


PoolAt = Callable[[Any, int], str]
"""A function (state, cell) -> the pool of what is there."""


class Zone:
    """One row of a zone table.

    `name` is the attribute of the state. `pool` names what is here: one name, or a tuple of names that repeats over
    the cells. `{owner}` in it is the seat a cell belongs to, and `pool_at` gives the pool if it depends on the
    position. A card or token keeps its pool wherever it is hidden. `blank` is the value of an empty cell (a count is
    never secret). In a `bag` each owner's part is kept sorted with blanks last, so that the order reveals nothing. A
    zone has as many cells as in the starting position, unless it `varies`; then it has at most `most` cells, a number
    or a function of the table.

    The rest is for the generated state. A zone is one number, unless it has `cells`: an expression for how many. Each
    starts with `start`, or the whole zone with `whole`. A zone that is `rare`ly changed is a tuple shared by copies,
    any other a list. A `derived` zone follows from the others and is neither dumped nor shown; a zone of a `type`
    other than integers must be derived. `of` names what a cell contains, such as a packed value, a `flag`, or a `set`
    of numbers below 53; `note` says more. If a zone is cut into rows of different `lengths`, the zone of that name
    contains them. A zone is `by_seat` when it has a part for each seat, in order: its `cells` say so, or it is said.
    What is `packed` into a cell is the packed value of that name, or one that a page does not read.
    """

    def __init__(
        self,
        name: str,
        sight: Sight = "all",
        pool: str | tuple[str, ...] = (),
        *,
        pool_at: PoolAt | None = None,
        blank: int = -1,
        bag: bool = False,
        varies: bool = False,
        most: int | Callable[[Any], int] = 0,
        cells: str = "",
        start: str = "0",
        whole: str = "",
        rare: bool = False,
        derived: bool = False,
        type: str = "",
        of: str = "",
        note: str = "",
        lengths: str = "",
        by_seat: bool = False,
        packed: Any = None,
    ) -> None:
        self.name = name
        self.sight = sight
        self.pool = (pool,) if isinstance(pool, str) else pool
        self.pool_at = pool_at
        self.blank = blank
        self.bag = bag
        self.varies = varies or most != 0
        self.most = 0 if callable(most) else most
        self.most_at = most if callable(most) else None
        self.cells = cells
        self.start = start
        self.whole = whole
        self.rare = rare
        self.derived = derived
        self.type = type
        self.of = of
        self.note = note
        self.lengths = lengths
        self.by_seat = by_seat or sight == "owner" or "seats" in cells.split()
        self.packed = packed
        if sight != "all" and not self.pool:
            raise ValueError(f"zone {name} hides something but does not name a pool")

    def at(self, table: Any, sights: Mapping[str, Sight], pool_at: PoolAt | None, packed: Any = None) -> Zone:
        """The zone at a table, where it is known who sees it and how long it may grow."""
        sight = sights.get(self.sight, self.sight) if isinstance(self.sight, str) else self.sight
        if isinstance(sight, str) and sight not in ("all", "owner", "nobody"):
            raise ValueError(f"zone {self.name}: {sight!r} is not defined")
        most = self.most if self.most_at is None else self.most_at(table)
        return Zone(
            self.name,
            sight,
            self.pool,
            pool_at=pool_at,
            blank=self.blank,
            bag=self.bag,
            varies=self.varies,
            most=most,
            start=self.start,
            of=self.of,
            lengths=self.lengths,
            by_seat=self.by_seat,
            packed=self.packed or packed,
        )

    def seen(self, s: State, viewer: int, seats: int) -> list[bool]:
        """For every cell whether the viewer sees it."""
        size = len(getattr(s, self.name))
        if callable(self.sight):
            return self.sight(s, viewer)
        if self.sight == "owner":
            part = size // seats
            return [cell // part == viewer for cell in range(size)]
        return [self.sight == "all"] * size

    def pool_of(self, s: State, cell: int, size: int, seats: int) -> str:
        if self.pool_at is not None:
            return self.pool_at(s, cell)
        name = self.pool[cell % len(self.pool)]
        return name.format(owner=cell // max(1, size // seats)) if "{" in name else name

    def sort_bag(self, values: list[int], seats: int) -> None:
        """Put every owner's part in order again."""
        parts = seats if self.sight == "owner" else 1
        size = len(values) // parts
        for part in range(parts):
            held = sorted(v for v in values[part * size : (part + 1) * size] if v != self.blank)
            values[part * size : (part + 1) * size] = held + [self.blank] * (size - len(held))


def conceal(cells: list[Any], first: i64, end: i64, blank: int) -> None:
    """Hide the faces in a stretch of cells; an empty cell stays empty."""
    for i in range(first, end):
        value: int = cells[i]
        if value != blank:
            cells[i] = None


class Sights:
    """A zone table at work for a number of seats."""

    def __init__(self, zones: tuple[Zone, ...], seats: int) -> None:
        self.zones = zones
        self.seats = seats
        self.viewers = (*range(seats), SPECTATOR)
        self.hidden = [zone for zone in zones if zone.sight != "all"]

    def shown(self, s: State, viewer: int) -> Zones:
        """All zones as the viewer sees them: None is a card or token whose face is hidden."""
        shown = s.zones()
        for zone in self.hidden:
            cells = shown[zone.name]
            shown[zone.name] = self._hide(s, zone, cells if isinstance(cells, list) else list(cells), viewer)
        return shown

    def _hide(self, s: State, zone: Zone, cells: list[Any], viewer: int) -> list[Any]:
        """The cells of a zone, in which only what the viewer sees is left."""
        sight = zone.sight
        if callable(sight):
            seen = sight(s, viewer)
            for i in range(len(cells)):
                if not seen[i]:
                    conceal(cells, i, i + 1, zone.blank)
        elif sight == "owner" and viewer >= 0:
            part = len(cells) // self.seats
            conceal(cells, 0, part * viewer, zone.blank)
            conceal(cells, part * viewer + part, len(cells), zone.blank)
        else:
            conceal(cells, 0, len(cells), zone.blank)
        return cells

    def sealed(self, s: State, viewer: int) -> list[Any]:
        """Sealed answers: None while a seat thinks, then the viewer's own code, or True for another seat's."""
        shown: list[Any] = []
        for seat, action in enumerate(s.sealed):
            if action == UNANSWERED:
                shown.append(None)
            elif seat == viewer:
                shown.append(action)
            else:
                shown.append(True)
        return shown

    def view(self, s: State, viewer: int, beside: View | None = None) -> View:
        """Everything the viewer may know. What is open is taken from another viewer's view of the same position, if
        there is one `beside`."""
        open_questions = asks(s)
        legal: list[int] = []
        for ask in open_questions:
            if ask.seat == viewer:
                legal = ask.actions
        if beside is not None:
            zones = dict(beside["zones"])
            for zone in self.hidden:
                zones[zone.name] = self._hide(s, zone, list(getattr(s, zone.name)), viewer)
            return {
                "viewer": viewer,
                "zones": zones,
                "stack": beside["stack"],
                "sealed": self.sealed(s, viewer),
                "asked": beside["asked"],
                "legal": legal,
            }
        return {
            "viewer": viewer,
            "zones": self.shown(s, viewer),
            "stack": [[type(frame).__name__, *frame.ints()] for frame in s.stack],
            "sealed": self.sealed(s, viewer),
            "asked": [ask.seat for ask in open_questions],
            "legal": legal,
        }

    def redeal(self, s: State, viewer: int, rng: Rng) -> None:
        """Shuffle, in place, everything the viewer does not see among the places where it could be."""
        zones = {zone: list(getattr(s, zone.name)) for zone in self.hidden}
        cells: dict[str, list[tuple[list[int], int]]] = {}
        for zone, values in zones.items():
            seen = zone.seen(s, viewer, self.seats)
            for cell, value in enumerate(values):
                if not seen[cell] and value != zone.blank:
                    cells.setdefault(zone.pool_of(s, cell, len(values), self.seats), []).append((values, cell))
        for places in cells.values():
            # Sorted first, so that the result depends on the view and the generator alone.
            things = sorted(values[cell] for values, cell in places)
            rng.shuffle(things)
            for (values, cell), thing in zip(places, things, strict=True):
                values[cell] = thing
        for zone, values in zones.items():
            if zone.bag:
                zone.sort_bag(values, self.seats)
            setattr(s, zone.name, values if isinstance(getattr(s, zone.name), list) else tuple(values))
        s.pending = None

    def reseal(self, s: State, viewer: int, rng: Rng) -> None:
        """Replace other seats' sealed answers by random legal ones: their content is as hidden as a hand."""
        taken = [seat for seat, action in enumerate(s.sealed) if action != UNANSWERED and seat != viewer]
        for seat in taken:
            s.sealed[seat] = UNANSWERED
        s.pending = None
        again: list[tuple[int, Ask]] = [(seat, ask) for seat in taken if (ask := ask_of(s, seat)) is not None]
        for seat, ask in again:
            s.sealed[seat] = random_answer(ask, rng)
        s.pending = None

    def unseen(self, s: State, viewer: int, zones: list[Zone]) -> Counter[tuple[str, int]]:
        """The ids in some zones whose faces the viewer does not see, by pool."""
        unseen: Counter[tuple[str, int]] = Counter()
        for zone in zones:
            values = getattr(s, zone.name)
            seen = zone.seen(s, viewer, self.seats)
            for cell, value in enumerate(values):
                if not seen[cell] and value != zone.blank:
                    unseen[zone.pool_of(s, cell, len(values), self.seats), value] += 1
        return unseen

    def reveals(self, before: State, after: State) -> bool:
        """Whether something that somebody did not see in `before` has come out in `after`.

        That is an id that has left the cells they do not see, or an answer that another seat had sealed.
        """
        for seat, action in enumerate(before.sealed):
            if action != UNANSWERED and after.sealed[seat] == UNANSWERED:
                return True
        moved = [zone for zone in self.hidden if self.moved(zone, before, after)]
        return bool(moved) and any(
            self.unseen(before, viewer, moved) - self.unseen(after, viewer, moved) for viewer in self.viewers
        )

    def moved(self, zone: Zone, before: State, after: State) -> bool:
        """Whether a hidden zone has changed, or is seen by other viewers."""
        values = getattr(before, zone.name)
        if values != getattr(after, zone.name):
            return True
        if not callable(zone.sight) or values.count(zone.blank) == len(values):
            return False
        return any(
            zone.seen(before, viewer, self.seats) != zone.seen(after, viewer, self.seats) for viewer in self.viewers
        )
