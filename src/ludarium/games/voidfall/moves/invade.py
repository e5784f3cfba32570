"""Invasions (VF-INV-01 to VF-INV-23, VF-VOI-28): target, gathering, leaving, declarations, combat, and what victory
brings."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.games.voidfall import atoms, combat, events, ops, verbs
from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall import vocabulary as v
from ludarium.games.voidfall.declaration import LABELS
from ludarium.games.voidfall.moves import corruption, pay, tokens
from ludarium.games.voidfall.moves.fleets import Deploy, tax
from ludarium.games.voidfall.moves.losses import DiscardGlory, abandon
from ludarium.games.voidfall.packed import (
    USED_HYPERDRIVE,
    USED_INVASION,
    USED_THROUGH_STORMS,
    USED_TWO_STEPS,
    choice_what,
)
from ludarium.games.voidfall.position import ability, fleet_power, glory_sum, level
from ludarium.games.voidfall.state import IMPROVED, NOBODY, Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, plus, with_value
from ludarium.kernel.state import Frame

HYPERSPACE: Final = USED_THROUGH_STORMS | USED_TWO_STEPS
"""How the invasion that is gathering can use Hyperdrive."""
BOMB: Final = 3
"""Materials for 1 absorption when bombarding."""


def hyperdrive(s: Void, seat: int) -> int:
    """Once in a turn improved Hyperdrive leads one invasion through storms, or from two steps away: what is open."""
    if level(s, seat, v.HYPERDRIVE) != IMPROVED or s.used & USED_HYPERDRIVE or s.turn != seat:
        return 0
    return s.used & HYPERSPACE or HYPERSPACE


def sources(s: Void, seat: int, target: int) -> list[int]:
    """VF-INV-07: own sectors with fleet power next to the target; improved Hyperdrive reaches further."""
    found: list[int] = []
    ways = hyperdrive(s, seat)
    for sector in armed(s, seat):
        if _reaches(s, seat, sector, target, ways):
            found.append(sector)
    return found


def armed(s: Void, seat: int) -> list[int]:
    """Own sectors with fleet power."""
    found: list[int] = []
    for sector in s.domains[seat]:
        if fleet_power(s, sector):
            found.append(sector)
    return found


def _reaches(s: Void, seat: int, sector: int, target: int, ways: int) -> bool:
    for near in s.givens.near[sector]:
        if near == target:
            return True
    return ways != 0 and ways & _through_hyperspace(s, seat, sector, target) != 0


def _through_hyperspace(s: Void, seat: int, sector: int, target: int) -> int:
    """Through a storm, or two steps away with an own sector between, or both."""
    ways = USED_THROUGH_STORMS if target in s.givens.touching[sector] else 0
    for between in s.givens.near[sector]:
        if s.owner[between] == seat and target in s.givens.near[between]:
            return ways | USED_TWO_STEPS
    return ways


def valid(s: Void, seat: int, target: int, way: int) -> bool:
    """VF-INV-02 to VF-INV-06: what may be invaded."""
    if s.owner[target] == seat or s.givens.home_of[target] >= 0:
        return False
    if s.owner[target] != NOBODY and not s.givens.invade_players:
        return False
    return bool(s.corrupt[target]) or way not in (ops.ONLY_CORRUPTED, ops.EXTERMINATING)


def targets(s: Void, seat: int, way: int) -> list[int]:
    actions: list[int] = []
    fleets, ways = armed(s, seat), hyperdrive(s, seat)
    if not fleets:
        return actions
    for target in range(s.givens.n):
        if not valid(s, seat, target, way):
            continue
        for sector in fleets:
            if _reaches(s, seat, sector, target, ways):
                actions.append(verbs.invade(target))
                break
    return actions


class Gather(Frame[Void]):
    """VF-INV-07 to VF-INV-09: any fleet power from the sectors next to the target, sector by sector."""

    rule: ClassVar = "VF-INV-07"

    def __init__(self, seat: int, target: int, way: int, last: int) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.way: Final = way
        self.last: Final = last

    def step(self, s: Void) -> Ask | None:
        actions: list[int] = []
        for sector in sources(s, self.seat, self.target):
            for fleet in range(5):
                if sector * 5 + fleet > self.last:
                    for power in range(1, s.fleets[sector * 5 + fleet] + 1):
                        actions.append(verbs.send(sector, fleet, power))
        if sum(s.attack):
            if not actions:
                self.answer(s, verbs.ATTACK)
                return None
            actions.append(verbs.ATTACK)
        return Ask(self.seat, actions)

    def answer(self, s: Void, action: int) -> None:
        if action == verbs.ATTACK:
            s.become(Depart(self.seat, self.target, self.way))
            if s.used & HYPERSPACE:
                s.used = s.used & ~HYPERSPACE | USED_HYPERDRIVE
            return
        sector, fleet, power = verbs.send_sector(action), verbs.send_fleet(action), verbs.send_power(action)
        if self.target not in s.givens.near[sector]:
            ways = hyperdrive(s, self.seat) & _through_hyperspace(s, self.seat, sector, self.target)
            s.used = s.used & ~HYPERSPACE | ways
        s.become(Gather(self.seat, self.target, self.way, sector * 5 + fleet))
        s.fleets[sector * 5 + fleet] -= power
        s.attack[fleet] += power
        events.sent(s, self.seat, sector, fleet, power)


class Depart(Frame[Void]):
    """VF-INV-10, VF-INV-18: sectors left empty are abandoned before the combat, in the order the player likes."""

    rule: ClassVar = "VF-INV-10"

    def __init__(self, seat: int, target: int, way: int) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.way: Final = way

    def step(self, s: Void) -> Ask | None:
        actions: list[int] = []
        for sector in s.domains[self.seat]:
            if not fleet_power(s, sector) and s.givens.home_of[sector] < 0:
                actions.append(verbs.abandon(sector))
        if len(actions) > 1:
            return Ask(self.seat, actions)
        if actions:
            abandon(s, self.seat, verbs.abandon_sector(actions[0]))
            return None
        s.become(Declare(self.seat, self.target, self.way, 0))
        if s.turn == self.seat:
            s.used |= USED_INVASION
        scanner = level(s, self.seat, v.SALVAGE_SCANNER)
        if scanner and (s.void[self.target] or (scanner == IMPROVED and s.corrupt[self.target])):
            atoms.place_reclaim(s, self.target)
        events.invaded(s, self.seat, self.target)
        return None

    def answer(self, s: Void, action: int) -> None:
        abandon(s, self.seat, verbs.abandon_sector(action))


class Declare(Frame[Void]):
    """VF-CMB-11, VF-CMB-12, VF-CMB-18, VF-CMB-38 to VF-CMB-40: carriers launch corvettes; missiles, drones and bombs
    are declared and paid."""

    rule: ClassVar = "VF-CMB-38"

    def __init__(self, seat: int, target: int, way: int, launched: int) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.way: Final = way
        self.launched: Final = launched

    def step(self, s: Void) -> Ask | None:
        actions: list[int] = []
        if not self.launched:
            for power in range(min(s.attack[fight.CARRIER], s.active[self.seat]) + 1):
                actions.append(verbs.launch(power))
            if len(actions) > 1 and defended(s, self.target):
                return Ask(self.seat, actions)
            s.become(Declare(self.seat, self.target, self.way, 1))
            return None
        actions = self.declarations(s)
        if len(actions) > 1 and defended(s, self.target):
            return Ask(self.seat, actions)
        self.answer(s, verbs.fire(0, 0, 0))
        return None

    def declarations(self, s: Void) -> list[int]:
        missiles = (
            1 if level(s, self.seat, v.DEEP_SPACE_MISSILES) == 1 and combat.bases_near(s, self.seat, self.target) else 0
        )
        drones = 1 if level(s, self.seat, v.AUTONOMOUS_DRONES) and s.tokens[self.seat] else 0
        bombs = 7 if self.way == ops.BOMBARDING else 0
        actions: list[int] = []
        for missile in range(missiles + 1):
            for drone in range(drones + 1):
                for bomb in range(bombs + 1):
                    if pay.affordable(s, self.seat, [0, missile, BOMB * bomb, 0, 0, 0, 0]):
                        actions.append(verbs.fire(missile, drone, bomb))
        return actions

    def answer(self, s: Void, action: int) -> None:
        if verbs.verb(action) == verbs.LAUNCH:
            power = verbs.launch_power(action)
            s.become(Declare(self.seat, self.target, self.way, 1))
            s.active[self.seat] -= power
            s.attack[fight.CORVETTE] += power
            tax(s, self.seat, power)
            return
        missile, drone, bombs = verbs.fire_missiles(action), verbs.fire_drones(action), verbs.fire_bombs(action)
        begin_battle(s, self.seat, self.target, missile == 1, drone == 1, bombs)
        s.become(Fight(self.seat, self.target, self.way, s.owner[self.target]))
        if s.owner[self.target] != NOBODY:
            for fleet in range(5):
                s.fleets[self.target * 5 + fleet] = 0
        if drone:
            pay.give_back(s, self.seat)
        if missile or bombs:
            s.call(pay.Spend(self.seat, missile, BOMB * bombs))


def defended(s: Void, target: int) -> bool:
    """VF-INV-12, VF-INV-13: whether anything opposes an invasion."""
    return s.void[target] + fleet_power(s, target) + combat.defence_damage(s, target) > 0


def begin_battle(s: Void, seat: int, target: int, missiles: bool, drones: bool, bombs: int) -> None:
    s.battle = combat.invasion(s, seat, target, s.attack[:], missiles, drones, bombs)
    for fleet in range(5):
        s.attack[fleet] = 0
    fight.proceed(s.battle)


class Fight(Frame[Void]):
    """A combat: choices of both sides until it is decided. `seat` is -1 when the void attacks."""

    rule: ClassVar = "VF-CMB-07"

    def __init__(self, seat: int, target: int, way: int, owner: int) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.way: Final = way
        self.owner: Final = owner

    def step(self, s: Void) -> Ask | None:
        choices = fight.proceed(s.battle)
        if not choices:
            self.end(s)
            return None
        actions: list[int] = []
        for choice in choices:
            actions.append(action_of(choice))
        actions.sort()
        return Ask(self.seat if fight.chooser(s.battle) == fight.ATTACKER else self.owner, actions)

    def answer(self, s: Void, action: int) -> None:
        attacks = 1 if fight.chooser(s.battle) == fight.ATTACKER else 0
        verb, choice = verbs.verb(action), choice_of(action)
        if verb == verbs.ABSORB:
            events.absorbed(s, attacks, choice_what(choice))
        elif verb != verbs.BOLD:
            events.shot(s, attacks, choice_what(choice))
        fight.choose(s.battle, choice)
        fight.proceed(s.battle)

    def end(self, s: Void) -> None:
        """Bring the fleet power back to the galaxy; then the outcome."""
        b = s.battle
        result, left = b[fight.RESULT], b[: fight.TYPES]
        events.outcome(s, self.target, result - 1)
        s.finish()
        if self.owner != NOBODY:
            come_home(s, self.owner, b, fight.DEFENDER)
            for fleet in range(5):
                s.fleets[self.target * 5 + fleet] = b[fight.SIDE + fleet]
        else:
            s.void[self.target] = b[fight.SIDE]
        s.battle = [0] * fight.SIZE
        if self.seat == NOBODY:
            if result != fight.DEFENCE:
                abandon(s, self.owner, self.target)
            return
        come_home(s, self.seat, b, fight.ATTACKER)
        if self.way == ops.EXTERMINATING and self.owner == NOBODY:
            atoms.gain(s, self.seat, v.INFLUENCE, 2 * b[fight.RECALLED + fight.DEFENDER])
        if replicated(s, self.seat, result):
            conquer(s, self.seat, self.target, self.way, left, self.owner, 1)
            s.call(Deploy(self.seat, ops.HERE, 1, -1, self.target))
        elif result == fight.SUCCESS:
            conquer(s, self.seat, self.target, self.way, left, self.owner, 0)
        elif result == fight.TIE:
            if self.owner != NOBODY:
                abandon(s, self.owner, self.target)
            else:
                atoms.incursion(s, self.target)


def replicated(s: Void, seat: int, result: int) -> bool:
    """VF-TEC-35: improved Combat Replicators turn a tie into a win, with 1 fleet power deployed there."""
    return result == fight.TIE and level(s, seat, v.COMBAT_REPLICATORS) == IMPROVED and s.active[seat] > 0


def action_of(choice: int) -> int:
    if choice >= fight.USE_BONUS:
        return verbs.bold(1 if choice == fight.USE_BONUS else 0)
    if choice >= fight.ESCAPE:
        return verbs.escape(choice - fight.ESCAPE)
    if choice >= fight.RECALL:
        return verbs.lose(choice - fight.RECALL)
    return verbs.absorb(choice)


def choice_of(action: int) -> int:
    """The choice in a battle that an answer means."""
    verb = verbs.verb(action)
    if verb == verbs.BOLD:
        return fight.USE_BONUS if verbs.bold_now(action) else fight.SAVE_BONUS
    if verb == verbs.ABSORB:
        return fight.ABSORB + verbs.absorb_source(action)
    if verb == verbs.LOSE:
        return fight.RECALL + verbs.lose_fleet(action)
    return fight.ESCAPE + verbs.escape_fleet(action)


def come_home(s: Void, seat: int, b: list[int], side: int) -> None:
    """VF-FLT-11: recalled fleet power becomes active; what escaped is at home."""
    s.active[seat] += b[fight.RECALLED + side]
    home = s.givens.homes[seat]
    for fleet in range(5):
        s.fleets[home * 5 + fleet] += b[fight.FLED + side * fight.TYPES + fleet]


def conquer(s: Void, seat: int, target: int, way: int, left: list[int], loser: int, replicated: int) -> None:
    """VF-INV-23: installations go, control changes; the rest is a frame."""
    if not s.givens.installations_survive and not level(s, seat, v.COMBAT_REPLICATORS):
        atoms.raze(s, target)
    atoms.hold(s, target, seat)
    s.void[target] = 0
    for fleet in range(5):
        s.fleets[target * 5 + fleet] = left[fleet]
    events.conquered(s, seat, target)
    s.call(Conquest(seat, target, way, 0, loser, s.corrupt[target], replicated))


class Conquest(Frame[Void]):
    """VF-INV-23: one-time ability, bounty and reclaim, glory, influence, the loser's glory, further effects."""

    rule: ClassVar = "VF-SPO-12"

    def __init__(self, seat: int, target: int, way: int, stage: int, loser: int, corrupt: int, replicated: int) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.way: Final = way
        self.stage: Final = stage
        self.loser: Final = loser
        self.corrupt: Final = corrupt
        self.replicated: Final = replicated
        """Whether Combat Replicators have already deployed here."""

    def then(self, s: Void, stage: int) -> None:
        s.become(Conquest(self.seat, self.target, self.way, stage, self.loser, self.corrupt, self.replicated))

    def step(self, s: Void) -> Ask | None:
        target = self.target
        if self.stage == 0:
            self.then(s, 1)
            self.claim(s)
        elif self.stage == 1:
            bounty, reclaim = s.bounty_at[target], s.reclaim_at[target]
            if bounty and reclaim:
                # VF-SPO-12: one by one, in the order the winner likes.
                return Ask(self.seat, [verbs.use(BOUNTY), verbs.use(RECLAIM)])
            if bounty or reclaim:
                self.answer(s, verbs.use(BOUNTY if bounty else RECLAIM))
            else:
                self.then(s, 2)
        elif self.stage == 2:
            self.then(s, 3)
            self.take_glory(s)
        elif self.stage == 3:
            self.then(s, 4)
            if s.givens.glory_influence:
                atoms.gain(s, self.seat, v.INFLUENCE, glory_sum(s, self.seat))
            if self.loser != NOBODY:
                s.call(DiscardGlory(self.loser))
        else:
            s.finish()
            self.after(s)
        return None

    def answer(self, s: Void, action: int) -> None:
        target = self.target
        self.then(s, 1)
        if verbs.use_effect(action) == BOUNTY:
            s.bounty_at = plus(s.bounty_at, target, -1)
            s.call(tokens.Bounty(self.seat, 1, 1, 0))
        else:
            s.reclaim_at = plus(s.reclaim_at, target, -1)
            s.call(tokens.Reclaim(self.seat, target))

    def claim(self, s: Void) -> None:
        """VF-SEC-16, VF-SEC-25, VF-TEC-03, VF-TEC-25: once, for the first player to take the sector."""
        target = self.target
        if s.claimed[target]:
            return
        s.claimed = with_value(s.claimed, target, 1)
        house = s.givens.fallen_at[target]
        if house != EMPTY:
            s.fallen = with_value(s.fallen, self.seat, 1)
            s.call(s.givens.resolver.run(self.seat, s.givens.fallen_nodes[house], target, 0))
        elif s.givens.once_node[target]:
            s.call(s.givens.resolver.run(self.seat, s.givens.once_node[target], target, 0))

    def take_glory(self, s: Void) -> None:
        for value in range(1, 6):
            at = self.target * 5 + value - 1
            while s.glory_at[at]:
                s.glory_at = with_value(s.glory_at, at, s.glory_at[at] - 1)
                tokens.gain_glory(s, self.seat, value)

    def after(self, s: Void) -> None:
        """VF-INV-23: what houses, technologies and the action itself add."""
        seat, target = self.seat, self.target
        if self.way == ops.LIBERATING:
            atoms.gain(s, seat, v.INFLUENCE, s.population[target])
        if self.corrupt and ability(s, seat) == v.INFLUENCE_FOR_CORRUPTED:
            atoms.gain(s, seat, v.INFLUENCE, 2)
        if level(s, seat, v.SALVAGE_SCANNER) == IMPROVED and s.corrupt[target]:
            corruption.purify(s, seat, target)
        replicators = level(s, seat, v.COMBAT_REPLICATORS)
        if replicators == IMPROVED and s.active[seat] and not self.replicated:
            s.call(Deploy(seat, ops.HERE, 1, -1, target))
        if replicators:
            s.call(tokens.Bounty(seat, 1, 0, 0))


BOUNTY: Final[int] = LABELS.index("bounty")
RECLAIM: Final[int] = LABELS.index("reclaim")


def fighting(s: Void) -> tuple[int, int, int]:
    """Who attacks and who defends in the combat that is fought, and who is gathering for one; -1 where nobody is."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Fight):
            return frame.seat, frame.owner, NOBODY
        if isinstance(frame, Gather):
            return NOBODY, NOBODY, frame.seat
        if isinstance(frame, Depart):
            return NOBODY, NOBODY, frame.seat
        if isinstance(frame, Declare):
            return NOBODY, NOBODY, frame.seat
    return NOBODY, NOBODY, NOBODY
