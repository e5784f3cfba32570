"""Build: a refuge, an elevator or a bridge from the own reserve comes onto the board (DEI-ACT-25 to DEI-ACT-37).

Once the reserve has none of the kind left, one on the board may be taken and built elsewhere: never where it was.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import events, verbs
from ludarium.games.dei.board import Board
from ludarium.games.dei.declaration import BUILDINGS
from ludarium.games.dei.feats import has
from ludarium.games.dei.icons import BUILD, add
from ludarium.games.dei.lack import Refused, no_figure, no_icon, no_region, not_asked, refused, region_named
from ludarium.games.dei.majority import present, refresh
from ludarium.games.dei.packed import ICON_BRIDGE, ICON_ELEVATOR, ICON_MOVE_BONUS, ICON_REFUGE
from ludarium.games.dei.position import constructions, held, spots_of
from ludarium.games.dei.state import KIND, Dei
from ludarium.games.dei.vocabulary import DROP_POD, FIELD_ENGINEER
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, with_thing, without_thing
from ludarium.kernel.remarks import Remark
from ludarium.kernel.state import Frame

REFUGES: Final = 0
ELEVATORS: Final = 1
BRIDGES: Final = 2


def can_build(s: Dei, seat: int, kind: int) -> bool:
    """Whether there is a building of this kind to place: in the reserve, or to relocate (DEI-ACT-33, DEI-ACT-34)."""
    if held(placed(s, kind), seat) < KIND or s.givens.relocate_by_kind:
        return True
    return constructions(s, seat) == 3 * KIND


def placed(s: Dei, kind: int) -> tuple[int, ...]:
    """The buildings of one kind on the board: regions, elevator places or spans."""
    if kind == REFUGES:
        return s.refuges
    return s.elevators if kind == ELEVATORS else s.bridges


def all_at(s: Dei, seat: int, kind: int) -> int:
    """The one place with all buildings of a kind, or -1: moving one of them there would not move it."""
    bag = placed(s, kind)
    at = bag[seat * KIND]
    return at if at == bag[seat * KIND + KIND - 1] else EMPTY


def icons_for(s: Dei, seat: int, kind: int, at: int) -> int:
    """The icon that may build this kind at a place; 0 if it is not allowed there."""
    board = s.terrain.board
    if at < 0 or not can_build(s, seat, kind) or at == all_at(s, seat, kind):
        return 0
    if kind == REFUGES:
        return ICON_REFUGE if present(s, seat, at) or has(s, seat, DROP_POD) else 0
    if kind == ELEVATORS:
        ready = present(s, seat, board.elevator_ground[at]) or present(s, seat, board.elevator_roof[at])
        return ICON_ELEVATOR if ready else 0
    return ICON_BRIDGE if present(s, seat, board.span_a[at]) or present(s, seat, board.span_b[at]) else 0


def add_builds(s: Dei, seat: int, mask: int, out: list[int]) -> None:
    board = s.terrain.board
    spots = spots_of(s, seat)
    if mask & ICON_REFUGE and can_build(s, seat, REFUGES):
        stuck = all_at(s, seat, REFUGES)
        for region in range(s.terrain.n) if has(s, seat, DROP_POD) else spots:
            if region != stuck:
                out.append(verbs.build_refuge(region))
    if mask & ICON_ELEVATOR and can_build(s, seat, ELEVATORS):
        stuck = all_at(s, seat, ELEVATORS)
        for region in spots:
            for i in range(board.elevators_start[region], board.elevators_start[region + 1]):
                edge = board.elevators_of[i]
                ground, roof = board.elevator_ground[edge], board.elevator_roof[edge]
                # Offered from the lower number if there are figures at both ends.
                if edge != stuck and (region == ground or not present(s, seat, ground)):
                    out.append(verbs.build_elevator(ground, roof))
    if mask & ICON_BRIDGE and can_build(s, seat, BRIDGES):
        stuck = all_at(s, seat, BRIDGES)
        for region in spots:
            for i in range(board.spans_start[region], board.spans_start[region + 1]):
                span = board.spans_of[i]
                a, b = board.span_a[span], board.span_b[span]
                if span != stuck and (region == a or not present(s, seat, a)):
                    out.append(verbs.build_bridge(a, b, board.span_under[span]))


def kind_of(action: int) -> int:
    """The kind of building an action builds."""
    verb = verbs.verb(action)
    if verb == verbs.BUILD_REFUGE:
        return REFUGES
    return ELEVATORS if verb == verbs.BUILD_ELEVATOR else BRIDGES


def place_of(board: Board, action: int) -> int:
    """The region, elevator place or span an action names, or -1 when the board has no such place."""
    kind = kind_of(action)
    if kind == REFUGES:
        region = verbs.build_refuge_region(action)
        return region if region < board.n else EMPTY
    if kind == ELEVATORS:
        ground, roof = verbs.build_elevator_ground(action), verbs.build_elevator_roof(action)
        if ground >= board.n or roof >= board.n:
            return EMPTY
        edge = board.elevator_between(ground, roof)
        return edge if edge != EMPTY and board.elevator_ground[edge] == ground else EMPTY
    first = verbs.build_bridge_first(action)
    if first >= board.n:
        return EMPTY
    for i in range(board.spans_start[first], board.spans_start[first + 1]):
        span = board.spans_of[i]
        if action == verbs.build_bridge(board.span_a[span], board.span_b[span], board.span_under[span]):
            return span
    return EMPTY


def take_action(board: Board, kind: int, at: int) -> int:
    """The action that takes a building away from a place."""
    if kind == REFUGES:
        return verbs.take_refuge(at)
    if kind == ELEVATORS:
        return verbs.take_elevator(board.elevator_ground[at], board.elevator_roof[at])
    return verbs.take_bridge(board.span_a[at], board.span_b[at], board.span_under[at])


def refusal(s: Dei, seat: int, mask: int, action: int) -> Refused:
    """What keeps a building from being built: the icon, the place, the piece, then the figure."""
    kind, at = kind_of(action), place_of(s.terrain.board, action)
    if not mask & BUILD[kind]:
        return lacks_icon(s, seat, "DEI-ACT-25", action)
    if at == EMPTY:
        return no_place(s, action)
    piece = BUILDINGS[kind]
    if not can_build(s, seat, kind):
        return refused("DEI-ACT-33", "lack-piece", building=piece, need=3 * KIND, have=constructions(s, seat))
    if at == all_at(s, seat, kind):
        return refused("DEI-ACT-33", "lack-other-place", building=piece, have=KIND)
    board = s.terrain.board
    if kind == REFUGES:
        return no_figure("DEI-ACT-26", at)
    ends = (board.elevator_ground, board.elevator_roof) if kind == ELEVATORS else (board.span_a, board.span_b)
    rule = "DEI-ACT-31" if kind == ELEVATORS else "DEI-ACT-32"
    return refused(rule, "lack-figure-either", first=region_named(ends[0][at]), second=region_named(ends[1][at]))


def lacks_icon(s: Dei, seat: int, rule: str, action: int) -> Refused:
    """The card in play cannot build what an action builds."""
    kind = kind_of(action)
    return no_icon(s, seat, rule, Remark(f"effect-build-{BUILDINGS[kind]}", {}), BUILD[kind])


def no_place(s: Dei, action: int) -> Refused:
    """The board has no place for this building there."""
    kind = kind_of(action)
    if kind == ELEVATORS:
        ends = [verbs.build_elevator_ground(action), verbs.build_elevator_roof(action)]
    else:
        ends = [verbs.build_bridge_first(action), verbs.build_bridge_second(action), verbs.build_bridge_over(action)]
    if kind == REFUGES or max(ends) >= s.terrain.n:
        return no_region(s, ("DEI-ACT-30", "DEI-BRD-10", "DEI-BRD-13")[kind])
    first, second = region_named(ends[0]), region_named(ends[1])
    if kind == ELEVATORS:
        return refused("DEI-BRD-10", "lack-elevator-site", first=first, second=second)
    rule = "DEI-BRD-14" if ends[0] == ends[1] else "DEI-BRD-13"
    return refused(rule, "lack-bridge-site", first=first, second=second, over=region_named(ends[2]))


def resolve(s: Dei, seat: int, action: int) -> None:
    kind, at = kind_of(action), place_of(s.terrain.board, action)
    if held(placed(s, kind), seat) == KIND:
        s.call(TakeBuilding(seat, kind, at))
    else:
        erect(s, seat, kind, at, EMPTY)


def erect(s: Dei, seat: int, kind: int, at: int, taken: int) -> None:
    """A building reaches its place, perhaps from another one; majorities are read afterwards (DEI-ACT-36)."""
    first, last = seat * KIND, seat * KIND + KIND
    bag = placed(s, kind)
    if taken != EMPTY:
        bag = without_thing(bag, first, last, taken)
    bag = with_thing(bag, first, last, at)
    board = s.terrain.board
    if kind == REFUGES:
        s.refuges = bag
        region, former = at, taken
    elif kind == ELEVATORS:
        s.elevators = bag
        region, former = board.elevator_ground[at], EMPTY
    else:
        s.bridges = bag
        region = board.span_under[at]
        former = board.span_under[taken] if taken != EMPTY else EMPTY
    events.built(s, seat, kind, region)
    if kind != ELEVATORS:
        if former != EMPTY:
            refresh(s, former)
        refresh(s, region)
    if kind != REFUGES and has(s, seat, FIELD_ENGINEER):
        # DEI-FEA-07
        add(s.pool, ICON_MOVE_BONUS)
        add(s.pool, ICON_MOVE_BONUS)


class TakeBuilding(Frame[Dei]):
    """DEI-ACT-33: which building of the kind is taken from the board and built elsewhere?"""

    def __init__(self, seat: int, kind: int, at: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.at: Final = at

    def step(self, s: Dei) -> Ask | None:
        actions: list[int] = []
        last = EMPTY
        for at in placed(s, self.kind)[self.seat * KIND : self.seat * KIND + KIND]:
            if at not in (last, self.at):
                actions.append(take_action(s.terrain.board, self.kind, at))
            last = at
        actions.sort()
        return Ask(self.seat, actions)

    def answer(self, s: Dei, action: int) -> None:
        s.finish()
        for taken in placed(s, self.kind)[self.seat * KIND : self.seat * KIND + KIND]:
            if take_action(s.terrain.board, self.kind, taken) == action:
                erect(s, self.seat, self.kind, self.at, taken)
                break

    def refusal(self, s: Dei, action: int) -> Refused:
        if verbs.verb(action) != verbs.verb(take_action(s.terrain.board, self.kind, self.at)):
            return not_asked(s, action, "TakeBuilding", "DEI-ACT-33")
        return refused("DEI-ACT-33", "lack-piece-there", building=BUILDINGS[self.kind])
