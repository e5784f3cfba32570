"""Random battles: a position of the engine, and the same battle in plain words for the second resolver.

Everything comes from one seed. The galaxy of the engine is written from the same plain words, so the two sides of the
comparison meet only in the numbers of a battle.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall import combat
from ludarium.games.voidfall.atoms import hold
from ludarium.games.voidfall.declaration import TECHNOLOGY_NAMES as NAMES
from ludarium.games.voidfall.state import NOBODY, TECHNOLOGIES, Void
from ludarium.games.voidfall.vocabulary import DEFENCE, SHIPYARD, STARBASE
from tests.games.voidfall.resolver import DEFENCE as HELD
from tests.games.voidfall.resolver import SUCCESS, TIE, TYPES, Battle, Force, Result, Worth
from tests.games.voidfall.scenario import Scenario

IN_COMBAT = [
    "shields", "shields", "torpedoes", "torpedoes", "deep-space-missiles", "deep-space-missiles", "targeting",
    "energy-cells", "escape-pods", "destroyers", "dreadnoughts", "carriers", "sentries", "autonomous-drones",
]  # fmt: skip
KINDS = ["void", "player", "installations", "skirmish"]
OUTCOMES = {fight.SUCCESS: SUCCESS, fight.DEFENCE: HELD, fight.TIE: TIE}


@dataclass(frozen=True)
class Fought:
    """One battle on both sides of the comparison."""

    seed: int
    kind: str
    plain: Battle
    engine: list[int]

    def __str__(self) -> str:
        """The counter-example in words."""
        lines = [f"battle {self.seed} ({self.kind}):"]
        for name, force in (("attacker", self.plain.attacker), ("defender", self.plain.defender)):
            fleets = ", ".join(f"{power} {kind}" for kind, power in zip(TYPES, force.fleets, strict=True) if power)
            cards = ", ".join(f"{'improved ' if level > 1 else ''}{card}" for card, level in force.levels.items())
            lines.append(f"  {name}: {fleets or 'no fleet power'}; {cards or 'no technology'}{declared(force)}")
        return "\n".join([*lines, f"  sector{declared(self.plain)}"])


def declared(told: Force | Battle) -> str:
    """What else there is about a side or a sector."""
    known = {name: value for name, value in vars(told).items() if isinstance(value, int) and value}
    return "".join(f"; {name} {value}" for name, value in known.items())


class Galaxies:
    """Positions after set-up, one for each reading of the options; battles are drawn on copies of them."""

    def __init__(self) -> None:
        self.plain: dict[tuple[bool, bool], Void] = {}
        for spread in (False, True):
            for dreadnoughts in (False, True):
                game = Scenario(
                    "valnis",
                    "belitan",
                    spread_absorption="yes" if spread else "no",
                    approach_damage="dreadnought" if dreadnoughts else "destroyer",
                )
                self.plain[spread, dreadnoughts] = game.s
        self.content = Scenario("valnis", "belitan").match.content
        self.names = NAMES

    def draw(self, seed: int) -> Fought:
        rng = Random(seed)
        spread, dreadnoughts = rng.random() < 0.15, rng.random() < 0.15
        s = self.plain[spread, dreadnoughts].clone()
        kind = rng.choice(KINDS)
        target = rng.choice([sector for sector in range(s.givens.n) if s.givens.home_of[sector] < 0])
        s.houses = tuple(rng.sample(range(len(self.content.houses)), 2))
        s.event = rng.randrange(len(self.content.events))
        levels = [technologies(rng), technologies(rng)]
        s.technologies = tuple(levels[seat].get(name, 0) for seat in range(2) for name in NAMES)
        assert len(s.technologies) == 2 * TECHNOLOGIES
        near = neighbours(rng, s, target)
        defences, starbases = rng.choice([0, 0, 0, 1, 2]), rng.choice([0, 0, 0, 1, 2])
        if kind == "installations" and not defences + starbases:
            defences = 2  # VF-CMB-21: a fallen house
        s.installations[target * 3 : target * 3 + 3] = [0, 0, 0]
        s.installations[target * 3 + DEFENCE], s.installations[target * 3 + STARBASE] = defences, starbases
        defender = self.defending(rng, s, kind, target, levels[1], near[1])
        plain = Battle(Force(()), defender, defences, starbases, spread, dreadnoughts)
        if kind == "skirmish":
            power = rng.randint(1, 4)
            event = self.content.events[s.event].id
            # 2H: 1 absorption in each salvo for each improved technology of the player who is struck.
            absorbs = list(levels[1].values()).count(2) if event == "adaptation" else 0
            plain = replace(plain, attacker=Force((power, 0, 0, 0, 0)), void_absorbs=absorbs)
            return Fought(seed, kind, plain, combat.skirmish(s, target, power))
        attacker = attacking(rng, levels[0], near[0])
        plain = replace(plain, attacker=attacker)
        return Fought(seed, kind, plain, invasion(s, target, attacker))

    def defending(self, rng: Random, s: Void, kind: str, target: int, levels: dict[str, int], near: int) -> Force:
        s.fleets[target * 5 : target * 5 + 5] = [0] * 5
        s.void[target] = 0
        if kind in ("player", "skirmish"):
            fleets = ships(rng)
            hold(s, target, 1)
            s.fleets[target * 5 : target * 5 + 5] = fleets
            return Force(fleets, levels, near)
        hold(s, target, NOBODY)
        power = rng.randint(1, 4) if kind == "void" else 0
        s.void[target] = power
        return Force((power, 0, 0, 0, 0))


def technologies(rng: Random) -> dict[str, int]:
    """Up to five, most of them of use in a combat."""
    wanted = [rng.choice(IN_COMBAT if rng.random() < 0.9 else NAMES) for _ in range(rng.randint(0, 5))]
    return {name: rng.choice([1, 2]) for name in wanted}


def ships(rng: Random) -> tuple[int, ...]:
    """Up to four fleet power of one or two types, corvettes above all."""
    types = [rng.choice([0, 0, 0, 1, 2, 3, 4]) for _ in range(2)]
    kinds = [rng.choice(types) for _ in range(rng.choice([1, 1, 1, 2, 2, 3, 4]))]
    return tuple(kinds.count(kind) for kind in range(5))


def neighbours(rng: Random, s: Void, target: int) -> list[int]:
    """Whose the sectors beside the battle are, and how many of each player's have a shipyard or a starbase."""
    found = [0, 0]
    for near in s.givens.near[target]:
        if s.givens.home_of[near] < 0:
            hold(s, near, rng.choice([0, 1, NOBODY]))
            for thing in (SHIPYARD, STARBASE):
                s.installations[near * 3 + thing] = rng.choice([0, 0, 1])
        yard = s.installations[near * 3 + SHIPYARD] + s.installations[near * 3 + STARBASE] > 0
        if yard and s.owner[near] != NOBODY:
            found[s.owner[near]] += 1
    return found


def attacking(rng: Random, levels: dict[str, int], near: int) -> Force:
    fleets = ships(rng)
    return Force(
        fleets,
        levels,
        near,
        paid_missiles=levels.get("deep-space-missiles") == 1 and near > 0 and rng.random() < 0.7,
        launched=rng.randint(0, fleets[4]),
        drones=levels.get("autonomous-drones", 0) > 0 and rng.random() < 0.7,
        bombard=rng.choice([0, 0, 0, 0, 1, 2]),
    )


def invasion(s: Void, target: int, force: Force) -> list[int]:
    sent = [force.fleets[0] + force.launched, *force.fleets[1:]]
    return combat.invasion(s, 0, target, sent, force.paid_missiles, force.drones, force.bombard)


def every_end(battle: list[int]) -> set[Result]:
    """All the results the engine lets the two sides reach."""
    ends: set[Result] = set()
    seen: set[tuple[int, ...]] = set()
    waiting = [battle[:]]
    while waiting:
        now = waiting.pop()
        choices = fight.proceed(now)
        if not choices:
            ends.add(told(now))
        key = tuple(now)
        if key in seen:
            continue
        seen.add(key)
        for choice in choices:
            after = now[:]
            fight.choose(after, choice)
            waiting.append(after)
    return ends


def told(b: list[int]) -> Result:
    """An ended battle of the engine in plain words."""
    types = fight.TYPES
    return (
        OUTCOMES[b[fight.RESULT]],
        tuple(b[:types]),
        b[fight.ESCAPED],
        tuple(b[types : 2 * types]),
        b[fight.ESCAPED + 1],
    )


def worth(b: list[int]) -> Worth:
    """What the engine's best play comes to."""
    outcome, mine, fled, theirs, saved = told(b)
    return (HELD, TIE, SUCCESS).index(outcome), sum(mine) + fled - sum(theirs) - saved
