"""What is new at a table, for those who have followed it so far: what changed, instead of the whole position again.

What is alike for all of them is made and encoded once for each answer, the rest for each seat. Both come from views
of the two positions, so they say nothing that the views do not.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable, Sequence
from operator import attrgetter
from typing import Any, Protocol

import msgspec

from ludarium.kernel.differences import apart, changes_of
from ludarium.kernel.seats import CHANCE, EVERYONE, hears
from ludarium.table import wire
from ludarium.table.ledger import BY_ITSELF, Moment
from ludarium.table.showing import MOST_MOMENTS, Showing
from ludarium.table.wording import TableWording

logger = logging.getLogger(__name__)

ENCODER = msgspec.json.Encoder()
ALIKE = ("asked", "board")
OWN = ("sealed", "legal", "question", "background", "undo", "forced", "short", "unused")
_own_of = attrgetter(*OWN)
Key = tuple[int, str]
"""A viewer and a language: whoever has both alike is sent the same."""


class Follower(Protocol):
    """A connection at the table."""

    viewer: int
    language: str
    wake: asyncio.Event

    def follows(self, seq: int) -> bool: ...

    def follow(self, changes: bytes, seq: int) -> None: ...


class Telling:
    """The position that the viewers of one game know, and what has changed in it since."""

    def __init__(self, showing: Showing) -> None:
        self.showing = showing
        self.seq = -1
        """The number of the position that they know."""
        self._views: dict[Key, wire.View] = {}
        self._open = [zone.name for zone in showing.match.zones if zone.sight == "all"]
        self._hidden = [zone.name for zone in showing.match.zones if zone.sight != "all"]

    def tell(self, connections: Collection[Follower]) -> None:
        """Tell all who have followed the game what the last facts have changed; let the others catch up.

        The facts are stored: whatever is wrong with showing them is not for the one who gave the answer.
        """
        before, seq = self.seq, self.showing.ledger.seq
        if before == seq:
            return
        near = not self.showing.open and 0 <= before < seq <= before + MOST_MOMENTS
        following = {each: (each.viewer, each.language) for each in connections if near and each.follows(before)}
        try:
            changes = self._advance(set(following.values()))
        except Exception:
            logger.exception("a position cannot be shown")
            changes = {}
        for each in connections:
            if each in following and following[each] in changes:
                each.follow(changes[following[each]], seq)
            else:
                each.wake.set()

    def know(self, viewer: int, language: str, view: wire.View) -> None:
        """Somebody was sent this view of the present position."""
        assert self.seq == self.showing.ledger.seq
        self._views[viewer, language] = view

    def _advance(self, keys: Collection[Key]) -> dict[Key, bytes]:
        """What has changed for these viewers; the present position is what they know from now on. Nothing for those
        whose view of the last one was not kept."""
        showing, ledger = self.showing, self.showing.ledger
        before, self._views, after, self.seq = self._views, {}, self.seq, ledger.seq
        told, shared, found = Told(showing, ledger.moments[max(after, 0) :]), None, dict[Key, bytes]()
        for key in keys:
            known = before.get(key)
            if known is None:
                continue
            viewer, language = key
            view = self._views[key] = showing.view(viewer, language, told.words(language))
            if shared is None:
                shared = msgspec.Raw(ENCODER.encode(self._shared(known, view)))
            changes = wire.Changes(
                viewer=viewer,
                after=after,
                seq=ledger.seq,
                answers=len(ledger.line),
                moments=told.to(viewer, language),  # type: ignore[arg-type]
                since=showing.since(viewer),
                shared=shared,  # type: ignore[arg-type]
                own=self._own(known, view),
                lesson=showing.coaching(viewer, language),
            )
            found[key] = ENCODER.encode(changes)
        return found

    def _shared(self, before: wire.View, after: wire.View) -> dict[str, Any]:
        """What comes from the scene that all viewers share: zones that hide nothing, and what follows from them."""
        names = (*ALIKE, "facts") if self.showing.match.facts_alike else ALIKE
        return self._tree(names, self._open, before, after)

    def _own(self, before: wire.View, after: wire.View) -> dict[str, Any]:
        olds, news = _own_of(before), _own_of(after)
        new = {name: [new] for name, old, new in zip(OWN, olds, news, strict=True) if old != new}
        facts = () if self.showing.match.facts_alike else ("facts",)
        return new | self._tree(facts, self._hidden, before, after)

    def _tree(self, names: Iterable[str], zones: list[str], before: wire.View, after: wire.View) -> dict[str, Any]:
        tree = {
            name: apart(old, new) for name in names if (old := getattr(before, name)) != (new := getattr(after, name))
        }
        changed = changes_of(zones, before.zones, after.zones)
        if changed:
            tree["zones"] = changed
        return tree


class Told:
    """What viewers are told of some moments, each moment put into words and encoded once for all who hear the same."""

    def __init__(self, showing: Showing, moments: Sequence[Moment]) -> None:
        self._showing = showing
        self._parts = [moments[first : ends_at(moments, first)] for first in range(len(moments))]
        self._alike = [are_alike(part) for part in self._parts]
        self._encoded: dict[tuple[int, str, Any], msgspec.Raw] = {}
        self._words: dict[str, TableWording] = {}

    def words(self, language: str) -> TableWording:
        found = self._words.get(language)
        if found is None:
            found = self._words[language] = self._showing.words(language)
        return found

    def to(self, viewer: int, language: str) -> list[msgspec.Raw]:
        found, words = [], self.words(language)
        for number, part in enumerate(self._parts):
            key = number, language, None if self._alike[number] else ears(part, viewer)
            told = self._encoded.get(key)
            if told is None:
                told = msgspec.Raw(ENCODER.encode(self._showing.moment(part[0], viewer, words)))
                self._encoded[key] = told
            found.append(told)
        return found


def ends_at(moments: Sequence[Moment], first: int) -> int:
    """Where that ends which is told with a moment: an answer of a seat with all that chance answers after it."""
    end = first + 1
    if moments[first].fact.seat != CHANCE:
        while end < len(moments) and moments[end].fact.seat == CHANCE:
            end += 1
    return end


def ears(moments: Sequence[Moment], viewer: int) -> tuple[Any, ...]:
    """What a viewer hears of these moments: those who hear the same are told the same. A change of the rules may be
    told differently to anyone."""
    first = moments[0]
    events = tuple([hears(event.audience, viewer) for moment in moments for event in moment.events])
    own = first.fact.seat == viewer, viewer if first.change is not None else None
    return (*own, hears(first.audience, viewer), events)


def are_alike(moments: Sequence[Moment]) -> bool:
    """Whether all viewers are told the same of these moments: nothing in them is hidden from anybody, or said to one
    seat alone."""
    return all(
        moment.audience == EVERYONE
        and moment.change is None
        and not (moment.fact.ticket or "").startswith(BY_ITSELF)
        and all(event.audience == EVERYONE for event in moment.events)
        for moment in moments
    )
