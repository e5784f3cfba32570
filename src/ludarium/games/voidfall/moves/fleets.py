"""Deploying, regrouping and recalling fleet power (VF-FLT-04 to VF-FLT-14, VF-FLT-25, VF-FLT-26)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.games.voidfall import atoms, ops, verbs
from ludarium.games.voidfall import vocabulary as v
from ludarium.games.voidfall.battle import CARRIER, CORVETTE, DREADNOUGHT
from ludarium.games.voidfall.moves import corruption, pay
from ludarium.games.voidfall.packed import USED_STEP, USED_TAX
from ludarium.games.voidfall.position import ability, fleet_power, level, permanent
from ludarium.games.voidfall.state import IMPROVED, Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.state import Frame, OfSeat, one_of

STEPS: Final = 5
TECHNOLOGY_OF: Final = [-1, v.SENTRIES, v.DESTROYERS, v.DREADNOUGHTS, v.CARRIERS]


def can_deploy(s: Void, seat: int, fleet: int) -> bool:
    """VF-FLT-04 to VF-FLT-08: active fleet power, the technology of the type, and what it costs."""
    if s.active[seat] == 0:
        return False
    if fleet == CORVETTE:
        return True
    if not level(s, seat, TECHNOLOGY_OF[fleet]):
        return False
    cost = s.givens.fleet_costs[fleet]
    return cost == 0 or pay.affordable(s, seat, pay.bill(s, seat, cost, 0, EMPTY))


def types(s: Void, seat: int) -> list[int]:
    """The fleet types a player can deploy now."""
    found: list[int] = []
    for fleet in range(5):
        if can_deploy(s, seat, fleet):
            found.append(fleet)
    return found


def deploy(s: Void, seat: int, sector: int, fleet: int) -> None:
    """Deploy, pay for the type, and what events and houses add. May call frames."""
    atoms.deploy(s, seat, sector, fleet)
    if ability(s, seat) == v.STEP_AFTER_DEPLOYING and s.turn == seat and not s.used & USED_STEP:
        s.call(StepAfterDeploying(seat))
    tax(s, seat, 1)
    if s.givens.fleet_costs[fleet]:
        s.call(pay.Pay(seat, s.givens.fleet_costs[fleet], 0, EMPTY, 1))


def tax(s: Void, seat: int, power: int) -> None:
    """VF-EVT-19: what an event takes for deploying fleet power in one's turn. May call frames."""
    if permanent(s) == v.DEPLOYING_CORRUPTS and s.turn == seat:
        for _ in range(power):
            s.call(Tax(seat))


class Tax(OfSeat[Void]):
    """VF-EVT-18: a player who deploys gains corruption, once in a turn, or pays 1 material for each fleet power."""

    rule: ClassVar = "VF-EVT-14"

    def step(self, s: Void) -> Ask | None:
        if s.used & USED_TAX:
            s.finish()
            return None
        actions: list[int] = []
        if pay.affordable(s, self.seat, pay.bill(s, self.seat, s.givens.tax_cost, 0, EMPTY)):
            actions.append(verbs.use(ops.LABEL_MATERIALS))
        for place in atoms.free_places(s, self.seat):
            actions.append(verbs.corrupt(place))
        if not actions:
            s.finish()
            return None
        return Ask(self.seat, actions)

    def answer(self, s: Void, action: int) -> None:
        if verbs.verb(action) == verbs.USE:
            s.become(pay.Pay(self.seat, s.givens.tax_cost, 0, EMPTY, 1))
            return
        s.finish()
        s.used |= USED_TAX
        atoms.set_corruption(s, self.seat, verbs.corrupt_place(action), 1)


def yards(s: Void, seat: int, sector: int) -> int:
    """VF-FLT-24: as how many shipyards a sector counts: starbases and carriers do too, docks add one."""
    if s.owner[sector] != seat:
        return 0
    at = sector * 3
    found = s.installations[at + v.SHIPYARD]
    if found and level(s, seat, v.ORBITAL_DOCKS):
        found += 1
    return found + s.installations[at + v.STARBASE] + s.fleets[sector * 5 + CARRIER]


def deploy_sectors(s: Void, seat: int, where: int, here: int) -> list[int]:
    """Where an effect lets a player deploy."""
    found: list[int] = []
    for sector in s.domains[seat]:
        if (
            where == ops.ANYWHERE
            or (where == ops.HERE and sector == here)
            or ((where == ops.HOME or where == ops.HOME_TYPE) and s.givens.homes[seat] == sector)
            or (where == ops.AT_YARD and yards(s, seat, sector))
        ):
            found.append(sector)
    return found


def purifies(s: Void, seat: int, sector: int) -> bool:
    """VF-TEC-33: improved Purifier may remove the corruption at a shipyard instead of deploying there."""
    return s.corrupt[sector] == 1 and level(s, seat, v.PURIFIER) == IMPROVED


class Deploy(Frame[Void]):
    """Up to a number of fleet power, each of a type of the player's choice unless the effect names one."""

    rule: ClassVar = "VF-FLT-05"

    def __init__(self, seat: int, where: int, left: int, only: int, here: int) -> None:
        self.seat: Final = seat
        self.where: Final = where
        self.left: Final = left
        self.only: Final = only
        self.here: Final = here

    def step(self, s: Void) -> Ask | None:
        actions = self.deployments(s) if self.left else []
        if not actions:
            s.finish()
            return None
        if not self.holds(s):
            actions.append(verbs.DONE)
        elif len(actions) == 1:
            self.answer(s, actions[0])
            return None
        return Ask(self.seat, actions)

    def deployments(self, s: Void) -> list[int]:
        actions: list[int] = []
        ships = types(s, self.seat)
        reached = deploy_sectors(s, self.seat, self.where, self.here)
        for sector in reached:
            for fleet in ships:
                if self.only < 0 or fleet == self.only:
                    actions.append(verbs.deploy(sector, fleet))
        if actions and self.where == ops.AT_YARD:
            for sector in reached:
                if purifies(s, self.seat, sector):
                    actions.append(verbs.purify(sector))
        return actions

    def holds(self, s: Void) -> bool:
        """Whether Combat Replicators take a tied sector, which needs fleet power of any type."""
        here = self.here
        return self.where == ops.HERE and s.givens.home_of[here] < 0 and not fleet_power(s, here)

    def answer(self, s: Void, action: int) -> None:
        if action == verbs.DONE:
            s.finish()
            return
        s.become(Deploy(self.seat, self.where, self.left - 1, self.only, self.here))
        if verbs.verb(action) == verbs.PURIFY:
            corruption.purify(s, self.seat, verbs.purify_place(action))
        else:
            deploy(s, self.seat, verbs.deploy_sector(action), verbs.deploy_fleet(action))


def deploy_at_yards(s: Void, seat: int) -> None:
    """VF-FLT-23: all shipyards are counted first, so a carrier that moves on does not count twice."""
    for sector in range(s.givens.n - 1, -1, -1):
        found = yards(s, seat, sector)
        if found:
            s.call(DeployYards(seat, sector, found))


class DeployYards(Frame[Void]):
    """VF-BAS-02: 1 fleet power for each shipyard of a sector, into that sector; `left` are still to be deployed."""

    rule: ClassVar = "VF-BAS-02"

    def __init__(self, seat: int, sector: int, left: int) -> None:
        self.seat: Final = seat
        self.sector: Final = sector
        self.left: Final = left

    def step(self, s: Void) -> Ask | None:
        seat, sector = self.seat, self.sector
        actions: list[int] = []
        if self.left:
            for fleet in types(s, seat):
                actions.append(verbs.deploy(sector, fleet))
        if not actions:
            s.finish()
            return None
        if purifies(s, seat, sector):
            actions.append(verbs.purify(sector))
        actions.append(verbs.DONE)
        return Ask(seat, actions)

    def answer(self, s: Void, action: int) -> None:
        if action == verbs.DONE:
            s.finish()
            return
        s.become(DeployYards(self.seat, self.sector, self.left - 1))
        if verbs.verb(action) == verbs.PURIFY:
            corruption.purify(s, self.seat, self.sector)
        else:
            deploy(s, self.seat, self.sector, verbs.deploy_fleet(action))


class Regroup(Frame[Void]):
    """VF-FLT-26: up to five single steps between adjacent own sectors, never emptying a sector but the home."""

    rule: ClassVar = "VF-FLT-26"

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def step(self, s: Void) -> Ask | None:
        actions = regroups(s, self.seat) if self.left else []
        return one_of(s, self.seat, actions, verbs.DONE)

    def answer(self, s: Void, action: int) -> None:
        if action == verbs.DONE:
            s.finish()
            return
        s.become(Regroup(self.seat, self.left - 1))
        regroup(s, self.seat, action)


class StepAfterDeploying(OfSeat[Void]):
    """VF-FLT-22: once in a turn one step of a regroup, after any fleet power that was deployed in it."""

    rule: ClassVar = "VF-FLT-22"

    def step(self, s: Void) -> Ask | None:
        actions = regroups(s, self.seat)
        return one_of(s, self.seat, actions, verbs.DONE)

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        if action != verbs.DONE:
            s.used |= USED_STEP
            regroup(s, self.seat, action)


def regroup(s: Void, seat: int, action: int) -> None:
    atoms.move(s, seat, verbs.regroup_src(action), verbs.regroup_dst(action), verbs.regroup_fleet(action))


def regroups(s: Void, seat: int) -> list[int]:
    """Every step of a single fleet power."""
    actions: list[int] = []
    givens = s.givens
    for sector in s.domains[seat]:
        power = fleet_power(s, sector)
        if power == 0 or (power == 1 and givens.home_of[sector] < 0):
            continue
        for to in givens.near[sector]:
            if s.owner[to] == seat:
                for fleet in range(5):
                    if s.fleets[sector * 5 + fleet]:
                        actions.append(verbs.regroup(sector, to, fleet))
    return actions


def formations(s: Void, seat: int, sector: int) -> int:
    """VF-FLT-20: fleet tokens needed in a sector: 3 fleet power on each, basic dreadnoughts and carriers 1."""
    found = 0
    for fleet in range(5):
        power = s.fleets[sector * 5 + fleet]
        alone = fleet in (DREADNOUGHT, CARRIER)
        holds = 1 if alone and level(s, seat, TECHNOLOGY_OF[fleet]) != IMPROVED else 3
        found += (power + holds - 1) // holds
    return found
