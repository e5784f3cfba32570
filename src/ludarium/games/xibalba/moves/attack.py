"""Attacks: from the squad on the soldier in the ark, from the ark on a base; blocking, destroying, looting."""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba import vocabulary as v
from ludarium.games.xibalba.acts import destroy
from ludarium.games.xibalba.ark import FOR_CONQUEST, FOR_KILL, FOR_LOOT, ParagonRoll, damage, enter, paragon_dice
from ludarium.games.xibalba.atoms import (
    gain_resources,
    height,
    modifier,
    not_below_0,
    soldier_value,
    stack_spot,
    strength_of,
    top,
)
from ludarium.games.xibalba.effects import Effects
from ludarium.games.xibalba.givens import LEVELS
from ludarium.games.xibalba.packed import cell_title
from ludarium.games.xibalba.state import MOST_SYMBOLS, NOBODY, SQUAD, STACK_SPOTS, STACKS, Xibalba
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, has, joined
from ludarium.kernel.state import Frame

ARK_TARGET: Final = 0
BREACHED: Final = v.FIRSTS + 2
"""Marked as done though not an action: a breach has been paid for in this turn. Paid for every time, cheap tactical
attacks would bring back more than they cost, and the turn could go on for ever."""


def add_attacks(s: Xibalba, seat: int, out: list[int]) -> None:
    """XIB-ATK-01 to XIB-ATK-05, XIB-ARK-02, XIB-ARK-13 to XIB-ARK-15."""
    symbols, criticals = s.dice[v.ATTACK], s.dice[v.CRITICAL_HIT]
    if symbols + criticals == 0:
        return
    if s.controller == seat:
        for target in range(s.givens.seats):
            if target != seat:
                add_strengths(target + 1, symbols, criticals, out)
    elif top(s, seat, SQUAD) != EMPTY:
        if s.ark != EMPTY:
            add_strengths(ARK_TARGET, symbols, criticals, out)
        else:
            if symbols:
                out.append(verbs.enter(0))
            if criticals:
                out.append(verbs.enter(1))


def add_strengths(target: int, symbols: int, criticals: int, out: list[int]) -> None:
    """Every number of dice that one attack may use, as far as the verb can count."""
    for used in range(min(symbols, MOST_SYMBOLS) + 1):
        for hits in range(min(criticals, MOST_SYMBOLS) + 1):
            if used + hits:
                out.append(verbs.attack(target, used, hits))


def attack_strength(s: Xibalba, seat: int, title: int, symbols: int, criticals: int) -> int:
    """XIB-ATK-06, XIB-CRT-02 to XIB-CRT-04: the attacker's strength for each symbol, and one more for each critical
    hit."""
    strength = strength_of(s, seat, title, s.controller == seat)
    return (symbols + criticals) * strength + criticals * not_below_0(1 + soldier_value(s, seat, title, v.CRITICAL))


def attack(s: Xibalba, seat: int, action: int) -> None:
    """XIB-ATK-14, XIB-ATK-18, XIB-ATK-19: dice first, then the target; the dice are set aside until all is done."""
    target = verbs.attack_target(action)
    symbols, criticals = verbs.attack_symbols(action), verbs.attack_criticals(action)
    s.dice[v.ATTACK] -= symbols
    s.dice[v.CRITICAL_HIT] -= criticals
    s.committed = (symbols, criticals)
    from_ark = s.controller == seat
    title = cell_title(s.ark if from_ark else top(s, seat, SQUAD))
    strength = attack_strength(s, seat, title, symbols, criticals)
    events.attacked(s, seat, target, strength if strength < 255 else 255)
    s.call(AttackDone(seat, title))
    if from_ark:
        s.call(Raid(seat, target - 1, strength, symbols + criticals))
    else:
        attack_ark(s, seat, title, strength)


def attack_ark(s: Xibalba, seat: int, title: int, strength: int) -> None:
    """XIB-ARK-30: damage, the occupant to the discard pile, the attacker enters, life points, then one roll."""
    dice = paragon_dice(s, seat, title, FOR_CONQUEST)  # XIB-PAR-14: the value at the time of the attack.
    if damage(s, strength):
        enter(s, seat)
        s.call(ParagonRoll(seat, dice, FOR_CONQUEST, NOBODY))


def enter_empty(s: Xibalba, seat: int, action: int) -> None:
    """XIB-ARK-02, XIB-ARK-12, XIB-ARK-27, XIB-CRT-05: one symbol brings the active soldier into the empty ark,
    without a roll."""
    s.dice[v.CRITICAL_HIT if verbs.enter_critical(action) else v.ATTACK] -= 1
    enter(s, seat)


def base_resistance(s: Xibalba, seat: int, dice: int) -> int:
    """XIB-ARK-16: the value of the base's level, with what cards and the faction add."""
    value = s.givens.base_resistance[s.factions[seat] * LEVELS + s.levels[seat] - 1]
    value += modifier(s, seat, v.BASE_RESISTANCE)
    if dice == 1:
        value += modifier(s, seat, v.ONE_DIE_RESISTANCE)
    return not_below_0(value)


def breaches(s: Xibalba, seat: int, strength: int, dice: int) -> bool:
    """XIB-ARK-17: whether an attack that nobody blocks is a success against a base."""
    return strength >= base_resistance(s, seat, dice)


def block_resistance(s: Xibalba, seat: int) -> int:
    """The resistance of the active soldier of a squad while it blocks."""
    title = cell_title(top(s, seat, SQUAD))
    value = s.givens.resistance[title] + soldier_value(s, seat, title, v.RESISTANCE)
    return not_below_0(value + soldier_value(s, seat, title, v.BLOCK_RESISTANCE))


def block_forbidden(s: Xibalba, seat: int, attacker: int) -> str:
    """The rule that keeps a base from blocking, or ""; "cannot" beats "may" (XIB-CMP-20)."""
    cell = top(s, seat, SQUAD)
    if cell == EMPTY:
        return "XIB-BLK-02"
    if soldier_value(s, seat, cell_title(cell), v.NO_BLOCK) > 0:
        return "XIB-CMP-20"
    return "XIB-CMP-20" if soldier_value(s, attacker, cell_title(s.ark), v.UNBLOCKABLE) > 0 else ""


class Raid(Frame[Xibalba]):
    """XIB-BLK-01 to XIB-BLK-13: a base is attacked; its owner may block with the active soldier of the squad."""

    def __init__(self, seat: int, target: int, strength: int, dice: int) -> None:
        self.seat: Final = seat
        self.target: Final = target
        self.strength: Final = strength
        self.dice: Final = dice

    def step(self, s: Xibalba) -> Ask | None:
        if block_forbidden(s, self.target, self.seat):
            self.strike_base(s)
            return None
        return Ask(self.target, [verbs.BLOCK, verbs.LET_THROUGH])

    def answer(self, s: Xibalba, action: int) -> None:
        if action == verbs.BLOCK:
            self.strike_blocker(s)
        else:
            events.let_through(s, self.target)
            self.strike_base(s)

    def strike_blocker(self, s: Xibalba) -> None:
        """XIB-BLK-04 to XIB-BLK-07, XIB-BLK-10, XIB-DES-02: whatever becomes of the blocker, the base is not
        touched."""
        s.finish()
        title = cell_title(top(s, self.target, SQUAD))
        events.blocked(s, self.target, title)
        gain_resources(s, self.target, modifier(s, self.target, v.BLOCK_RESOURCES))
        if self.strength >= block_resistance(s, self.target):
            destroy(s, self.target, SQUAD, 0)
            s.call(ParagonRoll(self.seat, paragon_dice(s, self.seat, cell_title(s.ark), FOR_KILL), FOR_KILL, NOBODY))

    def strike_base(self, s: Xibalba) -> None:
        """XIB-ARK-17, XIB-ARK-18."""
        if not breaches(s, self.target, self.strength, self.dice):
            events.held(s, self.target)
            s.finish()
            return
        events.breached(s, self.target)
        if not has(s.done, BREACHED):
            gain_resources(s, self.seat, modifier(s, self.seat, v.BREACH_RESOURCES))
            s.done = joined(s.done, BREACHED)
        s.become(Plunder(self.seat, self.target))


class Plunder(Frame[Xibalba]):
    """XIB-ARK-19 to XIB-ARK-21, XIB-PAR-15: one upgrade card may be destroyed, then paragon is looted."""

    def __init__(self, seat: int, target: int) -> None:
        self.seat: Final = seat
        self.target: Final = target

    def step(self, s: Xibalba) -> Ask | None:
        actions: list[int] = []
        for slot in range(1, STACKS):
            spot = stack_spot(self.target, slot)
            tall = height(s, self.target, slot)
            reach = tall if s.givens.destroys_any or tall == 0 else 1
            for depth in range(reach):
                actions.append(verbs.destroy(spot, depth))
        if not actions:
            self.loot(s)
            return None
        actions.append(verbs.SPARE)
        return Ask(self.seat, actions)

    def answer(self, s: Xibalba, action: int) -> None:
        if action != verbs.SPARE:
            stack = (verbs.destroy_spot(action) - STACK_SPOTS) % STACKS
            destroy(s, self.target, stack, verbs.destroy_depth(action))
        self.loot(s)

    def loot(self, s: Xibalba) -> None:
        s.finish()
        if s.paragon[self.target] > 0:
            dice = paragon_dice(s, self.seat, cell_title(s.ark), FOR_LOOT)
            s.call(ParagonRoll(self.seat, dice, FOR_LOOT, self.target))


class AttackDone(Frame[Xibalba]):
    """XIB-ATK-08, XIB-ACT-08, XIB-ACT-09, XIB-ACT-15: the attacker's own action-phase effect, then its dice are taken
    away."""

    def __init__(self, seat: int, title: int) -> None:
        self.seat: Final = seat
        self.title: Final = title

    def step(self, s: Xibalba) -> Ask | None:
        t = s.givens
        if self.title != EMPTY and t.timing[self.title] == v.IN_ACTION_PHASE and t.programs[self.title]:
            s.become(AttackDone(self.seat, EMPTY))
            # XIB-ARK-30: by now the conqueror is in the ark.
            s.call(Effects(self.seat, self.title, 0 if s.controller == self.seat else 1, 0))
        else:
            s.committed = (0, 0)
            s.finish()
        return None
