"""Drones: a drone flies, then uses its ability; both together are one action (DEI-DRN-01 to DEI-DRN-27).

Each ability is a frame of its own. Everything in it may be left undone (DEI-DRN-07, DEI-DRN-08).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import events, verbs
from ludarium.games.dei.board import drone_reach
from ludarium.games.dei.faces import ROOF
from ludarium.games.dei.feats import has
from ludarium.games.dei.icons import DRONE, DRONES
from ludarium.games.dei.lack import Refused, named, no_region, no_scrappers, not_asked, refused, region_named
from ludarium.games.dei.majority import refresh
from ludarium.games.dei.moves.collect import camp_works, nothing_lies, take_from
from ludarium.games.dei.moves.enlist import arrive, available
from ludarium.games.dei.packed import token_bonus, token_flies
from ludarium.games.dei.pad import draws_boost, score
from ludarium.games.dei.state import ENERGY, Dei
from ludarium.games.dei.vocabulary import HARVESTER, REAPER, REMOTE_DRIVE, TELEPORTER, TRANSPORTER
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, plus, with_value
from ludarium.kernel.state import Frame, OfSeat, one_of


def add_drones(s: Dei, mask: int, out: list[int]) -> None:
    for drone in range(4):
        if mask & DRONE[drone] and s.drones[drone] != EMPTY:
            out.append(verbs.drone(drone))


def icons_for(s: Dei, drone: int) -> int:
    """DEI-DRN-27: only drones in play."""
    return DRONE[drone] if s.drones[drone] != EMPTY else 0


def resolve(s: Dei, seat: int, drone: int, token: int) -> None:
    """Activate a drone with a token of the pool."""
    if token_flies(token):
        # The bonus belongs to the drone shown, not to one of the player's choice.
        further = token_bonus(token) if token & DRONES != DRONES else 0
        s.call(Fly(seat, drone, 2 + further + (1 if has(s, seat, REMOTE_DRIVE) else 0)))
    else:
        call_ability(s, seat, drone)


def call_ability(s: Dei, seat: int, drone: int) -> None:
    if drone == HARVESTER:
        s.call(Harvest(seat))
    elif drone == TRANSPORTER:
        s.call(Transport(seat, 2))
    elif drone == TELEPORTER:
        s.call(Teleport(seat, EMPTY, 0))
    else:
        s.call(Reap(seat))


def instead(action: int) -> str:
    """What forbids doing something else while a drone is at work."""
    return "DEI-DRN-04" if verbs.verb(action) in (verbs.FLY, verbs.STAY) else "DEI-DRN-12"


class Fly(Frame[Dei]):
    """DEI-DRN-04 to DEI-DRN-07: up to a number of regions, across levels (DEI-BRD-18)."""

    def __init__(self, seat: int, drone: int, steps: int) -> None:
        self.seat: Final = seat
        self.drone: Final = drone
        self.steps: Final = steps

    def step(self, s: Dei) -> Ask | None:
        actions: list[int] = []
        for region in drone_reach(s.terrain.board, s.drones[self.drone], self.steps):
            actions.append(verbs.fly(region))
        actions.append(verbs.STAY)
        return Ask(self.seat, actions)

    def answer(self, s: Dei, action: int) -> None:
        s.finish()
        if action != verbs.STAY:
            former, region = s.drones[self.drone], verbs.fly_region(action)
            s.drones = with_value(s.drones, self.drone, region)
            events.flew(s, self.drone, region)
            refresh(s, former)
            refresh(s, region)
        call_ability(s, self.seat, self.drone)

    def refusal(self, s: Dei, action: int) -> Refused:
        if verbs.verb(action) != verbs.FLY:
            return not_asked(s, action, "Fly", instead(action))
        src, dst = s.drones[self.drone], verbs.fly_region(action)
        if dst >= s.terrain.n:
            return no_region(s, "DEI-DRN-05")
        if dst == src:
            return refused("DEI-DRN-05", "lack-elsewhere", region=region_named(dst))
        steps = self.steps
        while dst not in drone_reach(s.terrain.board, src, steps):
            steps += 1
        drone = named(s, "drone", self.drone)
        return refused("DEI-DRN-05", "lack-range", drone=drone, region=region_named(dst), need=steps, have=self.steps)


class Harvest(OfSeat[Dei]):
    """DEI-DRN-14, DEI-DRN-15: up to 2 resources from the drone's region."""

    def step(self, s: Dei) -> Ask | None:
        region = s.drones[HARVESTER]
        swaps = self.swaps(s, region)
        actions: list[int] = []
        for amount in range(1, min(2, s.resources[region]) + 1):
            for swap in range(min(amount, swaps) + 1):
                actions.append(verbs.harvest(amount, swap))
        return one_of(s, self.seat, actions, verbs.DONE)

    def swaps(self, s: Dei, region: int) -> int:
        """Where the harvester collects, Exploitation Camp may swap 1 technology: one use, one collect (DEI-DRN-15)."""
        return 1 if s.givens.harvester_collects and camp_works(s, self.seat, region) and s.common[ENERGY] else 0

    def answer(self, s: Dei, action: int) -> None:
        s.finish()
        if action == verbs.DONE:
            return
        for i in range(verbs.harvest_amount(action)):
            take_from(s, self.seat, s.drones[HARVESTER], 1 if i < verbs.harvest_swap(action) else 0)

    def refusal(self, s: Dei, action: int) -> Refused:
        if verbs.verb(action) != verbs.HARVEST:
            return not_asked(s, action, "Harvest", instead(action))
        amount, swap, where = verbs.harvest_amount(action), verbs.harvest_swap(action), s.drones[HARVESTER]
        if not amount:
            return not_asked(s, action, "Harvest", "DEI-DRN-14")
        if amount > s.resources[where]:
            return nothing_lies("DEI-DRN-14", where, amount, s.resources[where])
        return refused("DEI-DRN-14", "lack-swaps", need=swap, have=min(amount, self.swaps(s, where)))


class Transport(Frame[Dei]):
    """DEI-DRN-16, DEI-DRN-17: up to 2 scrappers are enlisted into the drone's region, one after the other."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def step(self, s: Dei) -> Ask | None:
        if not self.left or not available(s, self.seat, s.drones[TRANSPORTER]):
            s.finish()
            return None
        return Ask(self.seat, [verbs.DEPLOY, verbs.DONE])

    def answer(self, s: Dei, action: int) -> None:
        if action == verbs.DONE:
            s.finish()
            return
        s.become(Transport(self.seat, self.left - 1))
        arrive(s, self.seat, s.drones[TRANSPORTER])

    def refusal(self, s: Dei, action: int) -> Refused:
        return not_asked(s, action, "Transport", instead(action))


class Teleport(Frame[Dei]):
    """DEI-DRN-18 to DEI-DRN-20: up to 2 own scrappers to one or two ground regions, or 1 to a roof.

    `first` is where the first figure goes, `champion` whether it is the champion; both arrive together (DEI-OUT-14).
    """

    def __init__(self, seat: int, first: int, champion: int) -> None:
        self.seat: Final = seat
        self.first: Final = first
        self.champion: Final = champion

    def step(self, s: Dei) -> Ask | None:
        src = s.drones[TELEPORTER]
        scrappers = s.scrappers[self.seat * s.terrain.n + src]
        champion = s.givens.champion_is_scrapper and s.champions[self.seat] == src
        if self.first != EMPTY:
            if self.champion:
                champion = False
            else:
                scrappers -= 1
        if not scrappers and not champion:
            if self.first != EMPTY:
                self.arrive(s, EMPTY, 0)
            s.finish()
            return None
        actions: list[int] = []
        for region in range(s.terrain.n):
            if region == src or (self.first != EMPTY and s.terrain.level[region] == ROOF):
                continue
            if scrappers:
                actions.append(verbs.teleport(region, 0))
            if champion:
                actions.append(verbs.teleport(region, 1))
        actions.append(verbs.DONE)
        return Ask(self.seat, actions)

    def answer(self, s: Dei, action: int) -> None:
        if action == verbs.DONE:
            s.finish()
            if self.first != EMPTY:
                self.arrive(s, EMPTY, 0)
            return
        region, champion = verbs.teleport_region(action), verbs.teleport_champion(action)
        if self.first == EMPTY and s.terrain.level[region] != ROOF:
            s.become(Teleport(self.seat, region, champion))
            return
        s.finish()
        if self.first == EMPTY:
            Teleport(self.seat, region, champion).arrive(s, EMPTY, 0)
        else:
            self.arrive(s, region, champion)

    def arrive(self, s: Dei, second: int, champion: int) -> None:
        src = s.drones[TELEPORTER]
        self.send(s, src, self.first, self.champion)
        if second != EMPTY:
            self.send(s, src, second, champion)
        # The region left comes first: the index of own regions has room for one region per figure.
        refresh(s, src)
        refresh(s, self.first)
        if second != EMPTY:
            refresh(s, second)

    def send(self, s: Dei, src: int, dst: int, champion: int) -> None:
        n = self.seat * s.terrain.n
        if champion:
            s.champions = with_value(s.champions, self.seat, dst)
        else:
            s.scrappers[n + src] -= 1
            s.scrappers[n + dst] += 1
        events.teleported(s, self.seat, dst, champion)

    def refusal(self, s: Dei, action: int) -> Refused:
        if verbs.verb(action) != verbs.TELEPORT:
            return not_asked(s, action, "Teleport", instead(action))
        src, dst, champion = s.drones[TELEPORTER], verbs.teleport_region(action), verbs.teleport_champion(action)
        if champion and not s.givens.champion_is_scrapper:
            return refused("DEI-DRN-19", "lack-scrapper")
        if dst >= s.terrain.n:
            return no_region(s, "DEI-DRN-18")
        if dst == src:
            return refused("DEI-DRN-18", "lack-elsewhere", region=region_named(dst))
        if self.first != EMPTY and s.terrain.level[dst] == ROOF:
            return refused("DEI-DRN-18", "lack-ground", region=region_named(dst))
        if champion:
            at = self.first if self.champion else s.champions[self.seat]
            return refused("DEI-DRN-18", "lack-champion", region=region_named(src), at=region_named(at))
        return no_scrappers("DEI-DRN-18", src, 1, 0)


class Reap(OfSeat[Dei]):
    """DEI-DRN-21 to DEI-DRN-25: a scrapper of every other faction there dies, all or none; the user is rewarded if any
    did."""

    def step(self, s: Dei) -> Ask | None:
        return one_of(s, self.seat, [verbs.reap(number) for number in range(1, self.most(s) + 1)], verbs.DONE)

    def most(self, s: Dei) -> int:
        """How many scrappers of one faction the reaper can kill."""
        most = 0
        for victim in range(s.givens.seats):
            if victim != self.seat:
                most = max(most, self.victims(s, victim, s.givens.reaper_kills))
        return most

    def victims(self, s: Dei, victim: int, most: int) -> int:
        return min(most, s.scrappers[victim * s.terrain.n + s.drones[REAPER]])

    def answer(self, s: Dei, action: int) -> None:
        s.finish()
        if action == verbs.DONE:
            return
        region, killed = s.drones[REAPER], 0
        draws: list[int] = []
        for victim in s.order:
            dying = self.victims(s, victim, verbs.reap_scrappers(action)) if victim != self.seat else 0
            for _ in range(dying):
                s.scrappers[victim * s.terrain.n + region] -= 1
                s.reserve = plus(s.reserve, victim, 1)
                draws.append(victim)
                killed += 1
                events.killed(s, victim, region)
        refresh(s, region)
        # DEI-DRN-25: the victims draw in turn order, then the user; the last frame called is the first to run.
        draws_boost(s, self.seat)
        for victim in reversed(draws):
            draws_boost(s, victim)
        score(s, self.seat, killed if s.givens.points_per_kill else 1)

    def refusal(self, s: Dei, action: int) -> Refused:
        number = verbs.reap_scrappers(action) if verbs.verb(action) == verbs.REAP else 0
        if not number:
            rule = "DEI-DRN-21" if verbs.verb(action) == verbs.REAP else instead(action)
            return not_asked(s, action, "Reap", rule)
        return refused(
            "DEI-DRN-21", "lack-victims", need=number, have=self.most(s), region=region_named(s.drones[REAPER])
        )
