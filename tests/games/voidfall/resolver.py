"""A second resolver of combats, written from the rule list alone (chapters CMB and FLT, and the rulings on them).

It shares no code with the game: a battle is told to it in plain words and numbers (fleet power, technology levels,
installations, what was declared), and it answers with every result the two sides can bring about by their choices
(`results`), or with what they reach when each chooses what is best for itself (`best`). So a fault of the engine's
combat is not a fault of this file too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Generic, NamedTuple, TypeVar

CORVETTES, SENTRIES, DESTROYERS, DREADNOUGHTS, CARRIERS = range(5)
TYPES = ("corvette", "sentry", "destroyer", "dreadnought", "carrier")
SUCCESS, DEFENCE, TIE = "success", "defence", "tie"

Value = TypeVar("Value")

Fleets = tuple[int, ...]
"""Fleet power by type."""
Result = tuple[str, Fleets, int, Fleets, int]
"""Outcome; what the attacker keeps and how many of its fleet power fled home; the same of the defender."""
Worth = tuple[int, int]
"""0 defence, 1 tie, 2 success; then the fleet power the attacker keeps beyond the defender's."""


@dataclass(frozen=True)
class Force:
    """One side before the approach. The void has no technologies."""

    fleets: Fleets
    levels: dict[str, int] = field(default_factory=dict, hash=False)
    """Technology: 1 basic, 2 improved."""
    yards_near: int = 0
    """Own sectors beside the battle with a shipyard or a starbase."""
    paid_missiles: bool = False
    launched: int = 0
    """Corvettes the carriers of the offence deployed."""
    drones: bool = False
    """Whether a trade token was returned for the drones."""
    bombard: int = 0
    """How often 3 materials were paid."""

    def level(self, technology: str) -> int:
        return self.levels.get(technology, 0)


@dataclass(frozen=True)
class Battle:
    attacker: Force
    defender: Force
    defences: int = 0
    starbases: int = 0
    spread: bool = False
    """The option that lets blocks of dreadnoughts and carriers absorb bit by bit."""
    dreadnoughts_approach: bool = False
    """The option that gives the approach damage of improved destroyers to improved dreadnoughts."""
    void_absorbs: int = 0
    """What the attacking void absorbs in every salvo (event 2H)."""


class Left(NamedTuple):
    """What one side still has during the battle: fleet power, and absorption in store (VF-CMB-41)."""

    fleets: Fleets
    pods: int
    fled: int
    shield_approach: int
    shield_salvo: int
    drone_approach: int
    drone_salvo: int
    bombard: int
    dreadnought_used: int
    """Points the block has given; with the option to spread it gives the rest later."""
    carrier_used: int
    torpedo_run: bool
    """Whether the destroyers still have the extra damage they give once (VF-CMB-48)."""


ANY_NUMBER = 99


class Resolver(ABC, Generic[Value]):
    """One battle, and everything the two sides can do in it."""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle
        self.known: dict[tuple[Left, Left, bool], Value] = {}
        self.taken: dict[tuple[Left, int, bool, bool], set[Left]] = {}

    @abstractmethod
    def ended(self, outcome: str, attacker: Left, defender: Left) -> Value:
        """What an ended battle comes to."""

    @abstractmethod
    def pick(self, offence: bool, values: Iterable[Value]) -> Value:
        """What follows when a side may choose among these."""

    # Before the approach

    def ready(self, force: Force, offence: bool) -> Left:
        fleets = (force.fleets[0] + force.launched, *force.fleets[1:])  # VF-CMB-11, VF-CMB-12
        drones = force.level("autonomous-drones") if offence and force.drones else 0
        return Left(
            fleets=fleets,
            pods=(0, 1, ANY_NUMBER)[force.level("escape-pods")],
            fled=0,
            shield_approach=int(force.level("shields") == 2),  # VF-FLT-19
            shield_salvo=int(force.level("shields") > 0),
            drone_approach=int(drones > 0),  # VF-CMB-47
            drone_salvo=drones,  # VF-CMB-38, VF-CMB-39: 1 for the basic card, 2 for the improved one
            bombard=force.bombard if offence else 0,
            dreadnought_used=0,
            carrier_used=0,
            torpedo_run=offence,
        )

    def approach_damage_of_offence(self, side: Left) -> int:
        force = self.battle.attacker
        damage = 0
        raider, card = (
            (DREADNOUGHTS, "dreadnoughts") if self.battle.dreadnoughts_approach else (DESTROYERS, "destroyers")
        )
        if side.fleets[raider] and force.level(card) == 2:  # VF-CMB-17: flat
            damage += 1
        if force.level("deep-space-missiles") == 1 and force.paid_missiles and force.yards_near:  # VF-CMB-18
            damage += 1
        if force.level("deep-space-missiles") == 2:  # VF-CMB-19
            damage += min(2, force.yards_near)
        return damage

    def approach_damage_of_defence(self, side: Left) -> int:
        force = self.battle.defender
        damage = self.battle.defences + self.battle.starbases + side.fleets[SENTRIES]  # VF-CMB-14 to 16
        if force.level("deep-space-missiles") == 2:
            damage += min(2, force.yards_near)
        if damage and force.level("energy-cells"):  # VF-CMB-20
            damage += 1
        return damage

    # Damage

    def sources(self, side: Left, offence: bool, salvo: bool) -> Iterator[tuple[int, Left]]:
        """Each source that can absorb now: its points, and the side after its use."""
        fleets = side.fleets
        if salvo:
            if side.shield_salvo and fleets[CORVETTES]:  # VF-CMB-34, VF-CMB-37
                yield 1, side._replace(shield_salvo=0)
            if side.drone_salvo:
                yield 1, side._replace(drone_salvo=side.drone_salvo - 1)
        else:
            if side.shield_approach and fleets[CORVETTES]:
                yield 1, side._replace(shield_approach=0)
            if side.drone_approach:
                yield 1, side._replace(drone_approach=0)
        if side.bombard:  # VF-CMB-40: either
            yield 1, side._replace(bombard=side.bombard - 1)
        spread = self.battle.spread
        if salvo != offence and fleets[DREADNOUGHTS] > side.dreadnought_used and (spread or not side.dreadnought_used):
            points = 1 if spread else fleets[DREADNOUGHTS]  # VF-CMB-42, VF-CMB-47
            yield points, side._replace(dreadnought_used=side.dreadnought_used + 1 if spread else ANY_NUMBER)
        if salvo and not offence and fleets[CARRIERS] > side.carrier_used and (spread or not side.carrier_used):
            points = 1 if spread else fleets[CARRIERS]
            yield points, side._replace(carrier_used=side.carrier_used + 1 if spread else ANY_NUMBER)

    def suffer(self, side: Left, damage: int, offence: bool, salvo: bool) -> set[Left]:
        """Every way to take damage: first absorb as much as the owner likes, then recall fleet power of choice."""
        key = (side, damage, offence, salvo)
        if key not in self.taken:
            self.taken[key] = self.ways_to_suffer(*key)
        return self.taken[key]

    def ways_to_suffer(self, side: Left, damage: int, offence: bool, salvo: bool) -> set[Left]:
        if offence and salvo:
            damage = max(0, damage - self.battle.void_absorbs)
        before = {(side, damage)}
        absorbed = set(before)
        while before:
            after = set()
            for now, due in before:
                if due > 0 and any(now.fleets):
                    after |= {(then, max(0, due - points)) for points, then in self.sources(now, offence, salvo)}
            before = after - absorbed
            absorbed |= after
        ends = set()
        for now, due in absorbed:
            ends |= recalled(now, due)
        return ends

    # The approach and the salvos

    def fought(self) -> Value:
        attacker = self.ready(self.battle.attacker, True)
        defender = self.ready(self.battle.defender, False)
        # VF-CMB-13: both totals are known before anybody loses anything.
        dealt, taken = self.approach_damage_of_offence(attacker), self.approach_damage_of_defence(defender)
        after = self.salvo if any(defender.fleets) else self.capitulation
        return self.simultaneous(attacker, defender, dealt, taken, False, after)

    def capitulation(self, attacker: Left, defender: Left, first: bool) -> Value:
        """Installations alone defended: what survives the approach wins (VF-CMB-21, VF-CMB-23, VF-CMB-24)."""
        return self.ended(SUCCESS if any(attacker.fleets) else DEFENCE, attacker, defender)

    def simultaneous(
        self,
        attacker: Left,
        defender: Left,
        dealt: int,
        taken: int,
        salvo: bool,
        then: Callable[[Left, Left, bool], Value],
    ) -> Value:
        """Both sides take damage at the same time; the attacker says first what it does."""
        held = self.suffer(defender, dealt, False, salvo)
        return self.pick(
            True,
            (
                self.pick(False, (then(a, d, not salvo) for d in held))
                for a in self.suffer(attacker, taken, True, salvo)
            ),
        )

    def initiative(self, side: Left, offence: bool) -> int:
        """VF-CMB-26."""
        fleets = side.fleets
        force = self.battle.attacker if offence else self.battle.defender
        points = sum(fleets)
        if not offence:
            points -= fleets[SENTRIES]
        if fleets[DREADNOUGHTS]:
            points += 1
        if fleets[DESTROYERS] and offence:
            points += 1
        if fleets[CORVETTES] and force.level("targeting") == 1:
            points += 5
        return points

    def torpedoes(self, side: Left, offence: bool, first: bool) -> int:
        """Extra damage of a side that has corvettes when the salvo begins (VF-FLT-17, VF-FLT-18)."""
        force = self.battle.attacker if offence else self.battle.defender
        level = force.level("torpedoes")
        return int(side.fleets[CORVETTES] > 0 and (level == 2 or (level == 1 and first)))

    def shots(self, side: Left, offence: bool, extra: int) -> Iterator[tuple[int, Left]]:
        """The damage a side may deal now, and the side afterwards."""
        yield 1 + extra, side
        if offence and side.torpedo_run and side.fleets[DESTROYERS]:
            yield 1 + extra + side.fleets[DESTROYERS], side._replace(torpedo_run=False)

    def salvo(self, attacker: Left, defender: Left, first: bool) -> Value:
        """One salvo and all after it (VF-CMB-25 to 33)."""
        key = (attacker, defender, first)
        if key not in self.known:
            self.known[key] = self.outcome(attacker, defender) or self.fire(attacker, defender, first)
        return self.known[key]

    def outcome(self, attacker: Left, defender: Left) -> Value | None:
        if any(attacker.fleets) and any(defender.fleets):
            return None
        if any(attacker.fleets):
            return self.ended(SUCCESS, attacker, defender)
        return self.ended(DEFENCE if any(defender.fleets) else TIE, attacker, defender)

    def fire(self, attacker: Left, defender: Left, first: bool) -> Value:
        mine, theirs = self.initiative(attacker, True), self.initiative(defender, False)
        # VF-CMB-45: a sure first shot needs initiative of one's own, and two of them cancel each other.
        sure = self.battle.attacker.level("targeting") == 2 and mine > 0
        sure_defence = self.battle.defender.level("targeting") == 2 and theirs > 0
        if sure != sure_defence:
            mine, theirs = (1, 0) if sure else (0, 1)
        extra = self.torpedoes(attacker, True, first)
        back = 1 + self.torpedoes(defender, False, first)
        if mine < theirs:
            return self.pick(True, (self.reply(a, defender, extra) for a in self.suffer(attacker, back, True, True)))
        if mine == theirs:
            return self.pick(
                True,
                (
                    self.simultaneous(shooting, defender, damage, back, True, self.salvo)
                    for damage, shooting in self.shots(attacker, True, extra)
                ),
            )
        return self.pick(
            True,
            (
                self.pick(False, (self.answered(a, d, back) for d in self.suffer(defender, damage, False, True)))
                for damage, a in self.shots(attacker, True, extra)
            ),
        )

    def answered(self, attacker: Left, defender: Left, back: int) -> Value:
        """The slower defender deals back if it still has initiative (VF-CMB-28, VF-CMB-29)."""
        ways = self.suffer(attacker, back, True, True) if self.initiative(defender, False) else {attacker}
        return self.pick(True, (self.salvo(a, defender, False) for a in ways))

    def reply(self, attacker: Left, defender: Left, extra: int) -> Value:
        """The slower attacker does."""
        if not self.initiative(attacker, True):
            return self.salvo(attacker, defender, False)
        return self.pick(
            True,
            (
                self.pick(False, (self.salvo(a, d, False) for d in self.suffer(defender, damage, False, True)))
                for damage, a in self.shots(attacker, True, extra)
            ),
        )


def recalled(side: Left, damage: int) -> set[Left]:
    """Every way to recall fleet power: any type, and with escape pods home instead of to the active zone."""
    ways = {side}
    for _ in range(damage):
        after: set[Left] = set()
        for now in ways:
            if not any(now.fleets):
                after.add(now)
            for kind in range(5):
                if now.fleets[kind]:
                    fleets = tuple(power - (i == kind) for i, power in enumerate(now.fleets))
                    fewer = now._replace(fleets=fleets)
                    after.add(fewer)
                    if now.pods:
                        after.add(fewer._replace(pods=now.pods - (now.pods != ANY_NUMBER), fled=now.fled + 1))
        ways = after
    return ways


class AllResults(Resolver[frozenset[Result]]):
    def ended(self, outcome: str, attacker: Left, defender: Left) -> frozenset[Result]:
        return frozenset({(outcome, attacker.fleets, attacker.fled, defender.fleets, defender.fled)})

    def pick(self, offence: bool, values: Iterable[frozenset[Result]]) -> frozenset[Result]:
        return frozenset().union(*values)


class BestPlay(Resolver[Worth]):
    def ended(self, outcome: str, attacker: Left, defender: Left) -> Worth:
        kept = sum(attacker.fleets) + attacker.fled - sum(defender.fleets) - defender.fled
        return (DEFENCE, TIE, SUCCESS).index(outcome), kept

    def pick(self, offence: bool, values: Iterable[Worth]) -> Worth:
        return max(values) if offence else min(values)


def results(battle: Battle) -> frozenset[Result]:
    """Every result the choices of the two sides can bring about."""
    return AllResults(battle).fought()


def best(battle: Battle) -> Worth:
    """What it comes to when each side chooses what is best for itself (VF-VOI-25)."""
    return BestPlay(battle).fought()
