"""Laying, removing and moving corruption (VF-COR-01 to VF-COR-21)."""

from __future__ import annotations

from typing import ClassVar

from ludarium.games.voidfall import atoms, events, ops, verbs
from ludarium.games.voidfall.moves import tracks
from ludarium.games.voidfall.position import level
from ludarium.games.voidfall.state import CHAMBERS_PLACE, FIELD_PLACE, IMPROVED, TRACK_PLACE, Void
from ludarium.games.voidfall.vocabulary import DECONTAMINATION_CHAMBERS
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import with_value
from ludarium.kernel.state import OfSeat, choose_one


def removals(s: Void, seat: int, where: int, here: int) -> list[int]:
    """VF-COR-11, VF-COR-17: own markers an effect reaches."""
    actions: list[int] = []
    for place in atoms.corrupt_places(s, seat):
        if _reached(s, place, where, here):
            actions.append(verbs.purify(place))
    return actions


def _reached(s: Void, place: int, where: int, here: int) -> bool:
    if where == ops.HERE:
        return place == here
    if where == ops.MAT:
        return TRACK_PLACE <= place < CHAMBERS_PLACE
    if where == ops.SECTOR:
        return place < TRACK_PLACE
    if where == ops.FIELD:
        return FIELD_PLACE <= place < CHAMBERS_PLACE
    if where == ops.NEAR:
        return place == here or (place < TRACK_PLACE and place in s.givens.near[here])
    return True


def shifts(s: Void, seat: int) -> list[int]:
    """From where a player's corruption is to where it may go."""
    actions: list[int] = []
    free = atoms.free_places(s, seat)
    for src in atoms.corrupt_places(s, seat):
        for dst in free:
            if src != dst:
                actions.append(verbs.shift(src, dst))
    return actions


def shift(s: Void, seat: int, action: int) -> None:
    atoms.set_corruption(s, seat, verbs.shift_src(action), 0)
    atoms.set_corruption(s, seat, verbs.shift_dst(action), 1)


def purify(s: Void, seat: int, place: int) -> None:
    """Remove a marker; improved Chambers let one of theirs go with it, wherever the first lay."""
    atoms.purify(s, seat, place)
    if level(s, seat, DECONTAMINATION_CHAMBERS) == IMPROVED and s.chambers[seat]:
        s.call(EmptyChambers(seat))


class EmptyChambers(OfSeat[Void]):
    """Improved Decontamination Chambers: one more marker goes, from the Chambers."""

    rule: ClassVar = "VF-COR-11"

    def step(self, s: Void) -> Ask | None:
        return Ask(self.seat, [verbs.purify(CHAMBERS_PLACE), verbs.DONE])

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        if action != verbs.DONE:
            atoms.purify(s, self.seat, CHAMBERS_PLACE)


def layings(s: Void, seat: int, where: int) -> list[int]:
    """VF-COR-09, VF-EVT-08, VF-EVT-24: where an effect lays corruption; elsewhere when every such place is taken."""
    places: list[int] = []
    if where == ops.SECTOR:
        atoms.add_sectors(s, seat, places)
    if where == ops.TRACK or where == ops.MAT or where == ops.VILE:
        atoms.add_tracks(s, seat, places)
    if where == ops.FIELD or where == ops.MAT or where == ops.VILE:
        atoms.add_fields(s, seat, places)
    if where != ops.VILE and not places:
        places = atoms.free_places(s, seat)
    actions: list[int] = []
    for place in places:
        actions.append(verbs.corrupt(place))
    return actions


def lay(s: Void, seat: int, place: int, where: int) -> None:
    """Lay a marker. One event also makes the track advance; corrupted as it is, it gives no reward."""
    atoms.set_corruption(s, seat, place, 1)
    track = place - TRACK_PLACE
    if where == ops.VILE and TRACK_PLACE <= place < FIELD_PLACE and tracks.can_step(s, seat, track):
        s.call(tracks.Step(seat, track))


def corrupt_offer(s: Void, kind: int) -> None:
    """VF-COR-08, VF-COR-10: between stack and display; a corrupted one stays as it is."""
    if not s.offer_corrupt[kind]:
        s.offer_corrupt = with_value(s.offer_corrupt, kind, 1)
        events.offer_corrupted(s, kind)


class Lay(OfSeat[Void]):
    """VF-AGE-19: corruption that came with an agenda."""

    rule: ClassVar = "VF-COR-14"

    def step(self, s: Void) -> Ask | None:
        actions = layings(s, self.seat, ops.ANYWHERE)
        return choose_one(s, self, self.seat, actions)

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        atoms.set_corruption(s, self.seat, verbs.corrupt_place(action), 1)
