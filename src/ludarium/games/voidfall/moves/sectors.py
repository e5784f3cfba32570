"""Guilds, installations and population (VF-GLD-01 to VF-GLD-13, VF-BAS-01 to VF-BAS-16, VF-POP-01 to VF-POP-14): where
they may be changed, and what follows."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.games.voidfall import atoms, ops, verbs
from ludarium.games.voidfall.battle import SENTRY
from ludarium.games.voidfall.moves import corruption, fleets, pay, resources
from ludarium.games.voidfall.position import guild_count, level
from ludarium.games.voidfall.state import IMPROVED, Void
from ludarium.games.voidfall.vocabulary import CLONING, CYBERNETICS, SCIENTISTS, SENTRIES, STARBASES
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import has, joined
from ludarium.kernel.state import Frame, choose_one, one_of


def reached(s: Void, seat: int, sector: int, where: int, here: int) -> bool:
    """Whether an effect reaches a sector: an own one, at the right place."""
    if s.owner[sector] != seat:
        return False
    if where == ops.HERE:
        return sector == here
    if where == ops.ELSEWHERE:
        return sector != here
    if where == ops.HOME:
        return s.givens.homes[seat] == sector
    return True


def foundings(s: Void, seat: int, where: int, kind: int, here: int) -> list[int]:
    """VF-GLD-03 to VF-GLD-06, VF-GLD-10: guilds on free slots of own sectors, corrupted ones too."""
    actions: list[int] = []
    for sector in s.domains[seat]:
        if reached(s, seat, sector, where, here) and atoms.guild_room(s, sector):
            for guild in range(5):
                if kind < 0 or kind == guild:
                    actions.append(verbs.found(sector, guild))
    return actions


def buildings(s: Void, seat: int, where: int, kind: int, here: int) -> list[int]:
    """VF-BAS-05 to VF-BAS-07, VF-TEC-32: Sentries may be deployed instead, improved ones without a slot too."""
    actions: list[int] = []
    sentries = level(s, seat, SENTRIES) if s.active[seat] else 0
    for sector in s.domains[seat]:
        if not reached(s, seat, sector, where, here):
            continue
        buildable = False
        for built in range(3):
            if (kind < 0 or kind == built) and atoms.can_build(s, seat, sector, built):
                actions.append(verbs.build(sector, built))
                buildable = True
        if sentries == IMPROVED or (sentries and buildable):
            actions.append(verbs.deploy(sector, SENTRY))
    actions.sort()
    return actions


def growths(s: Void, seat: int, where: int, here: int) -> list[int]:
    """VF-POP-09, VF-POP-11; improved Starbases may purify instead."""
    actions: list[int] = []
    for sector in s.domains[seat]:
        if not atoms.can_grow(s, seat, sector):
            continue
        if where == ops.SCIENTIST_SECTORS:
            if s.guilds[sector * 5 + SCIENTISTS] and not s.corrupt[sector]:
                actions.append(verbs.grow(sector))
        elif reached(s, seat, sector, where, here):
            actions.append(verbs.grow(sector))
    if level(s, seat, STARBASES) == IMPROVED:
        for place in atoms.corrupt_places(s, seat):
            actions.append(verbs.purify(place))
    return actions


def destructions(s: Void, seat: int, installations: int) -> list[int]:
    """VF-SEC-07: never at home; printed things stay (VF-BAS-16)."""
    actions: list[int] = []
    if installations:
        pay.add_destructions(s, seat, actions)
        return actions
    for sector in s.domains[seat]:
        if s.givens.home_of[sector] < 0:
            for guild in range(5):
                if s.guilds[sector * 5 + guild] > s.givens.printed_guilds[sector][guild]:
                    actions.append(verbs.destroy_guild(sector, guild))
    return actions


def destructible(s: Void, seat: int, installations: int) -> int:
    """How many guilds or installations of a player can be destroyed."""
    size = 3 if installations else 5
    there = s.installations if installations else s.guilds
    found = 0
    for sector in s.domains[seat]:
        if s.givens.home_of[sector] < 0:
            printed = s.givens.printed[sector] if installations else s.givens.printed_guilds[sector]
            for kind in range(size):
                found += there[sector * size + kind] - printed[kind]
    return found


def growths_then_corrupt(s: Void, seat: int) -> list[int]:
    """An event: a pure sector other than the home that can grow and then be corrupted."""
    actions: list[int] = []
    for sector in s.domains[seat]:
        if s.givens.home_of[sector] >= 0 or not atoms.can_grow(s, seat, sector):
            continue
        if atoms.sector_corruptible(s, seat, sector):
            actions.append(verbs.grow(sector))
    return actions


def found(s: Void, seat: int, sector: int, guild: int) -> None:
    atoms.found(s, seat, sector, guild)
    if level(s, seat, CYBERNETICS):
        atoms.gain(s, seat, guild, 2)


def build(s: Void, seat: int, sector: int, kind: int) -> None:
    atoms.build(s, seat, sector, kind)
    if level(s, seat, SENTRIES) == IMPROVED and s.active[seat]:
        s.call(fleets.Deploy(seat, ops.HERE, 1, SENTRY, sector))


def grow(s: Void, seat: int, sector: int) -> None:
    """Raise the population, and what Cloning and Cybernetics give for it."""
    atoms.grow(s, sector)
    if s.corrupt[sector]:
        return
    if level(s, seat, CYBERNETICS) == IMPROVED and guild_count(s, sector):
        s.call(Yielding(seat, sector))
    if level(s, seat, CLONING):
        s.call(s.givens.resolver.run(seat, s.givens.immediate[CLONING], sector, 0))


class GrowSeveral(Frame[Void]):
    """Up to a number of populations, each in a different sector. `done` is the mask of those that grew."""

    rule: ClassVar = "VF-POP-09"

    def __init__(self, seat: int, where: int, here: int, left: int, done: int) -> None:
        self.seat: Final = seat
        self.where: Final = where
        self.here: Final = here
        self.left: Final = left
        self.done: Final = done

    def step(self, s: Void) -> Ask | None:
        actions: list[int] = []
        if self.left:
            for action in growths(s, self.seat, self.where, self.here):
                if verbs.verb(action) != verbs.GROW or not has(self.done, verbs.grow_sector(action)):
                    actions.append(action)
        return one_of(s, self.seat, actions, verbs.DONE)

    def answer(self, s: Void, action: int) -> None:
        if action == verbs.DONE:
            s.finish()
        elif verbs.verb(action) == verbs.PURIFY:
            s.become(GrowSeveral(self.seat, self.where, self.here, self.left - 1, self.done))
            corruption.purify(s, self.seat, verbs.purify_place(action))
        else:
            sector = verbs.grow_sector(action)
            s.become(GrowSeveral(self.seat, self.where, self.here, self.left - 1, joined(self.done, sector)))
            grow(s, self.seat, sector)


class Yielding(Frame[Void]):
    """Improved Cybernetics: 2 resources of the kind of one guild in the sector that grew."""

    rule: ClassVar = "VF-TEC-21"

    def __init__(self, seat: int, sector: int) -> None:
        self.seat: Final = seat
        self.sector: Final = sector

    def step(self, s: Void) -> Ask | None:
        actions: list[int] = []
        for kind in range(5):
            if s.guilds[self.sector * 5 + kind]:
                actions.append(verbs.take(kind))
        return choose_one(s, self, self.seat, actions)

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        atoms.gain(s, self.seat, verbs.take_resource(action), 2)


class FoundAndProduce(Frame[Void]):
    """VF-AGE-22: a guild, and one type, which is that of the guild if both are done."""

    rule: ClassVar = "VF-AGE-22"

    def __init__(self, seat: int, stage: int, kind: int) -> None:
        self.seat: Final = seat
        self.stage: Final = stage
        self.kind: Final = kind

    def step(self, s: Void) -> Ask | None:
        if self.stage == 0:
            actions = foundings(s, self.seat, ops.ANYWHERE, -1, -1)
            if not actions:
                s.become(resources.Produce(self.seat, 1, 0))
                return None
            actions.append(verbs.DONE)
            return Ask(self.seat, actions)
        return Ask(self.seat, [verbs.produce(self.kind), verbs.DONE])

    def answer(self, s: Void, action: int) -> None:
        verb = verbs.verb(action)
        if verb == verbs.FOUND:
            guild = verbs.found_guild(action)
            s.become(FoundAndProduce(self.seat, 1, guild))
            found(s, self.seat, verbs.found_sector(action), guild)
        elif verb == verbs.PRODUCE:
            s.finish()
            resources.produce(s, self.seat, verbs.produce_resource(action))
        elif self.stage == 0:
            s.become(resources.Produce(self.seat, 1, 0))
        else:
            s.finish()
