"""Combat as a value: one approach, then salvos, until a side has no fleet power left (VF-CMB-01 to VF-CMB-48, VF-FLT-15
to VF-FLT-19).

A battle is a flat list of integers without any link to the galaxy. `proceed` runs it to a side's next choice and
returns the choices; `choose` makes one. Damage, initiative and absorption are decided here and nowhere else, so that
table, priority of skirmishes and forecasts cannot differ. What a battle means for sectors is left to `moves.invade`.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall.packed import choice_what

CORVETTE: Final = 0
SENTRY: Final = 1
DESTROYER: Final = 2
DREADNOUGHT: Final = 3
CARRIER: Final = 4
TYPES: Final = 5

ATTACKER: Final = 0
DEFENDER: Final = 1

# The layout of a battle. The attacker's fleet power by type comes first, then the defender's.
SIDE: Final = TYPES
RECALLED: Final = 10
"""Fleet power recalled so far, attacker then defender."""
ESCAPED: Final = 12
"""Fleet power that fled home in escape pods, attacker then defender."""
UPGRADES: Final = 14
DUE: Final = 16
"""Damage dealt and not yet taken, attacker then defender."""
PODS: Final = 18
SALVO: Final = 20
FIRST: Final = 21
APPROACH: Final = 22
"""Approach damage dealt by attacker and defender."""
RESULT: Final = 24
DEFENDED: Final = 25
"""Whether the sector held fleet power when the battle began."""
BONUS: Final = 26
TORPEDO: Final = 27
TOOK: Final = 29
"""Whether the side that is taking damage has recalled something of it already: then it absorbs no more of it."""
SPREAD: Final = 30
VOID_ABSORBS: Final = 31
"""Absorption of the attacking void, renewed in every salvo."""
VOID_LEFT: Final = 32
STAGE: Final = 33
POINTS: Final = 34
"""Points of absorption left by source, attacker then defender."""
FLED: Final = 48
"""The types of what escaped, attacker then defender."""
SIZE: Final = 58

# Sources of absorption.
SHIELDS_APPROACH: Final = 0
SHIELDS_SALVO: Final = 1
DRONES_APPROACH: Final = 2
DRONES_SALVO: Final = 3
BOMBARD: Final = 4
DREADNOUGHTS: Final = 5
CARRIERS: Final = 6
SOURCES: Final = 7

BLOCK: Final = 99
"""The points of a block of ships: as many as there are ships can be used."""

# Corvette upgrades of a side.
TARGETING: Final = 1
FIRST_SHOT: Final = 2
TORPEDOES: Final = 4
MORE_TORPEDOES: Final = 8

RUNNING: Final = 0
SUCCESS: Final = 1
DEFENCE: Final = 2
TIE: Final = 3

# Stages.
TAKE: Final = 0
NEXT_SALVO: Final = 1
REPLY: Final = 2
BONUS_FIRST: Final = 3
BONUS_REPLY: Final = 4

# Choices of a side: the first of each kind (`packed.choice`).
ABSORB: Final = 0
RECALL: Final = 8
ESCAPE: Final = 16
USE_BONUS: Final = 24
SAVE_BONUS: Final = 25


# Less and more than any value of an ended battle.
LEAST: Final = -10_000
MOST: Final = 10_000


class Side:
    """What one side brings: fleet power by type, corvette upgrades, absorption, escape pods."""

    def __init__(self, fleets: list[int], upgrades: int = 0, pods: int = 0) -> None:
        self.fleets: Final = fleets
        self.upgrades: Final = upgrades
        self.pods: Final = pods
        self.points: Final = [0] * SOURCES


def new_battle(attacker: Side, defender: Side, dealt: int, suffered: int, spread: bool = False) -> list[int]:
    """A battle before its approach: `dealt` and `suffered` are the attacker's and defender's approach damage."""
    b = [0] * SIZE
    for side in range(2):
        who = attacker if side == ATTACKER else defender
        for i in range(TYPES):
            b[side * SIDE + i] = who.fleets[i]
        b[UPGRADES + side] = who.upgrades
        b[PODS + side] = who.pods
        for i in range(SOURCES):
            b[POINTS + side * SOURCES + i] = who.points[i]
    b[APPROACH], b[APPROACH + 1] = dealt, suffered
    b[DEFENDED] = 1 if strength(b, DEFENDER) else 0
    b[BONUS] = 1
    b[SPREAD] = 1 if spread else 0
    # VF-CMB-13: both totals come from the state before losses.
    b[DUE + ATTACKER], b[DUE + DEFENDER] = suffered, dealt
    b[STAGE] = TAKE
    return b


def strength(b: list[int], side: int) -> int:
    """The fleet power a side has in the sector."""
    first = side * SIDE
    return b[first] + b[first + 1] + b[first + 2] + b[first + 3] + b[first + 4]


def initiative(b: list[int], side: int) -> int:
    """VF-CMB-25, VF-CMB-26: 1 for each fleet power, 0 for defending sentries; flat bonuses on top."""
    first = side * SIDE
    total = strength(b, side)
    if side == DEFENDER:
        total -= b[first + SENTRY]
    elif b[first + DESTROYER]:
        total += 1
    if b[first + DREADNOUGHT]:
        total += 1
    if b[first + CORVETTE] and b[UPGRADES + side] & TARGETING:
        total += 5
    return total


def proceed(b: list[int], course: list[list[int]] | None = None) -> list[int]:
    """Run to the next choice and return the choices of `chooser`; none when the battle is over.

    `course` gets the battle before every salvo.
    """
    while b[RESULT] == RUNNING:
        stage = b[STAGE]
        if stage == TAKE:
            choices = _take(b)
            if choices:
                return choices
        elif stage == NEXT_SALVO:
            if course is not None:
                course.append(b[:])
            _start_salvo(b)
        elif stage == REPLY:
            _reply(b)
        else:
            return [USE_BONUS, SAVE_BONUS]
    return []


def chooser(b: list[int]) -> int:
    """The side whose choice it is."""
    if b[STAGE] != TAKE or b[DUE + ATTACKER]:
        return ATTACKER
    return DEFENDER


def choose(b: list[int], choice: int) -> None:
    """Carry out one of the choices that `proceed` returned."""
    if choice >= USE_BONUS:
        reply = b[STAGE] == BONUS_REPLY
        _deal(b, ATTACKER, choice == USE_BONUS)
        if not reply and b[FIRST] == 2:
            _deal(b, DEFENDER, False)
        b[STAGE] = TAKE
        if reply:
            b[FIRST] = -1
        return
    side = chooser(b)
    if choice >= RECALL:
        _lose(b, side, choice_what(choice), choice >= ESCAPE)
    else:
        _absorb(b, side, choice)


def _take(b: list[int]) -> list[int]:
    """Damage that is due is absorbed or recalled, all of the attacker's first; then the salvo continues."""
    side = ATTACKER if b[DUE + ATTACKER] else DEFENDER
    if b[DUE + side] == 0:
        b[TOOK] = 0
        _after(b)
        return []
    if strength(b, side) == 0:
        # What is too much is lost; the other side has not taken anything yet and may still absorb (VF-CMB-13,
        # VF-CMB-30).
        b[DUE + side] = 0
        b[TOOK] = 0
        return []
    if side == ATTACKER and b[VOID_LEFT] and b[SALVO]:
        absorbed = min(b[VOID_LEFT], b[DUE])
        b[VOID_LEFT] -= absorbed
        b[DUE] -= absorbed
        return []
    return _choices(b, side)


def _choices(b: list[int], side: int) -> list[int]:
    """VF-CMB-07, VF-CMB-43: which absorption to use, or what to recall. If there is no choice, it is done at once."""
    choices: list[int] = []
    if not b[TOOK]:
        for source in range(SOURCES):
            if usable(b, side, source):
                choices.append(ABSORB + source)
    first = side * SIDE
    present: list[int] = []
    for kind in range(TYPES):
        if b[first + kind]:
            present.append(kind)
    if not choices and not b[PODS + side] and (len(present) == 1 or b[DUE + side] >= strength(b, side)):
        _lose(b, side, present[0], False)
        return []
    for kind in present:
        choices.append(RECALL + kind)
    if b[PODS + side]:
        for kind in present:
            choices.append(ESCAPE + kind)
    return choices


def usable(b: list[int], side: int, source: int) -> bool:
    """Whether a source can absorb damage of this step (VF-CMB-10, VF-CMB-34 to VF-CMB-42, VF-CMB-47)."""
    points = b[POINTS + side * SOURCES + source]
    if points <= 0:
        return False
    approach = b[SALVO] == 0
    first = side * SIDE
    if source in (SHIELDS_APPROACH, SHIELDS_SALVO):
        return approach == (source == SHIELDS_APPROACH) and b[first + CORVETTE] > 0
    if source in (DRONES_APPROACH, DRONES_SALVO):
        return approach == (source == DRONES_APPROACH)
    if source == DREADNOUGHTS:
        # The attacker's dreadnoughts absorb in the approach, the defender's in salvos.
        return approach == (side == ATTACKER) and points > BLOCK - b[first + DREADNOUGHT]
    if source == CARRIERS:
        return not approach and side == DEFENDER and points > BLOCK - b[first + CARRIER]
    return True


def _absorb(b: list[int], side: int, source: int) -> None:
    at = POINTS + side * SOURCES + source
    if source in (DREADNOUGHTS, CARRIERS):
        ships = b[side * SIDE + (DREADNOUGHT if source == DREADNOUGHTS else CARRIER)]
        if b[SPREAD]:
            # VF-CMB-42: the points count down from BLOCK, so that the pool shrinks with ships that are recalled.
            absorbed = 1
            b[at] -= 1
        else:
            # VF-CMB-42: one source, one use; what it has too much is lost.
            absorbed = ships
            b[at] = 0
    else:
        absorbed = 1
        b[at] -= 1
    b[DUE + side] = max(0, b[DUE + side] - absorbed)


def _lose(b: list[int], side: int, kind: int, escapes: bool) -> None:
    b[side * SIDE + kind] -= 1
    b[DUE + side] -= 1
    if escapes:
        b[ESCAPED + side] += 1
        b[FLED + side * TYPES + kind] += 1
        b[PODS + side] -= 1
    else:
        b[RECALLED + side] += 1
    b[TOOK] = 1 if b[DUE + side] else 0


def _after(b: list[int]) -> None:
    """All damage is taken: the outcome, the reply, or the next salvo."""
    mine, theirs = strength(b, ATTACKER), strength(b, DEFENDER)
    if mine == 0 or theirs == 0:
        if mine:
            b[RESULT] = SUCCESS
        elif theirs or not b[DEFENDED]:
            # VF-CMB-23: installations alone that stop the attacker win.
            b[RESULT] = DEFENCE
        else:
            b[RESULT] = TIE
    elif b[SALVO] and b[FIRST] != -1 and b[FIRST] != 2:
        b[STAGE] = REPLY
    else:
        b[STAGE] = NEXT_SALVO


def _start_salvo(b: list[int]) -> None:
    """VF-CMB-25, VF-CMB-27, VF-CMB-30, VF-CMB-33, VF-CMB-45: initiative, then the faster side deals, or both."""
    b[SALVO] += 1
    b[VOID_LEFT] = b[VOID_ABSORBS]
    mine, theirs = initiative(b, ATTACKER), initiative(b, DEFENDER)
    for side in range(2):
        upgrades = b[UPGRADES + side]
        fires = upgrades & MORE_TORPEDOES or (upgrades & TORPEDOES and b[SALVO] == 1)
        b[TORPEDO + side] = 1 if fires and b[side * SIDE + CORVETTE] else 0
    shot = b[UPGRADES + ATTACKER] & FIRST_SHOT and mine > 0
    counter = b[UPGRADES + DEFENDER] & FIRST_SHOT and theirs > 0
    if bool(shot) != bool(counter):
        b[FIRST] = ATTACKER if shot else DEFENDER
    elif mine != theirs:
        b[FIRST] = ATTACKER if mine > theirs else DEFENDER
    else:
        b[FIRST] = 2
    b[STAGE] = TAKE
    if b[FIRST] != DEFENDER:
        if _bonus_possible(b):
            b[STAGE] = BONUS_FIRST
            return
        _deal(b, ATTACKER, False)
    if b[FIRST] != ATTACKER:
        _deal(b, DEFENDER, False)


def _reply(b: list[int]) -> None:
    """VF-CMB-28, VF-CMB-29: the slower side deals back if it still has initiative."""
    side = 1 - b[FIRST]
    if side == ATTACKER and _bonus_possible(b):
        b[STAGE] = BONUS_REPLY
        return
    b[FIRST] = -1
    b[STAGE] = TAKE
    if initiative(b, side) > 0:
        _deal(b, side, False)


def _bonus_possible(b: list[int]) -> bool:
    """VF-CMB-48: the attacker's destroyers have one stronger salvo in a combat."""
    return b[BONUS] == 1 and b[DESTROYER] > 0


def _deal(b: list[int], side: int, bonus: bool) -> None:
    damage = 1 + b[TORPEDO + side]
    if bonus:
        damage += b[DESTROYER]
        b[BONUS] = 0
    b[DUE + 1 - side] += damage


def value(b: list[int]) -> int:
    """How good an ended battle is for the attacker: the result first, then the fleet power kept."""
    rank = 0
    if b[RESULT] == SUCCESS:
        rank = 2
    elif b[RESULT] == TIE:
        rank = 1
    mine = strength(b, ATTACKER) + b[ESCAPED + ATTACKER]
    theirs = strength(b, DEFENDER) + b[ESCAPED + DEFENDER]
    return rank * 1000 + mine * 10 - theirs * 10


class Course:
    """How a battle goes when each side always chooses what is best for itself (VF-VOI-25)."""

    def __init__(self, b: list[int]) -> None:
        self.stands: Final[list[list[int]]] = [b[:]]
        """The battle at first, before every salvo, and at its end."""
        self.choices: Final[list[tuple[int, int, int]]] = []
        """Salvo, side and choice, in order."""


def best_course(b: list[int]) -> Course:
    course = Course(b)
    known: dict[tuple[int, ...], tuple[int, int]] = {}
    now = b[:]
    choices = proceed(now, course.stands)
    while choices:
        choice = _best(now, choices, known)
        course.choices.append((now[SALVO], chooser(now), choice))
        choose(now, choice)
        choices = proceed(now, course.stands)
    course.stands.append(now)
    return course


def best_play(b: list[int]) -> list[int]:
    """The battle at its end when each side always chooses what is best for itself (VF-VOI-25)."""
    return best_course(b).stands[-1]


def _best(b: list[int], choices: list[int], known: dict[tuple[int, ...], tuple[int, int]]) -> int:
    """The best of the choices that a battle waits for, the first of equals."""
    if len(choices) == 1:
        return choices[0]
    # The value is closed in on from below and above; each step asks only whether it reaches a number.
    low, high = LEAST, MOST
    worth = 0
    while low < high:
        asked = worth + 1 if worth == low else worth
        worth = _reach(b[:], asked, known)
        if worth < asked:
            high = worth
        else:
            low = worth
    mine = chooser(b) == ATTACKER
    for choice in choices:
        reached = _reach(_after_choice(b, choice), worth if mine else worth + 1, known)
        if reached >= worth if mine else reached <= worth:
            return choice
    raise AssertionError("no choice is the best one")


def _reach(b: list[int], asked: int, known: dict[tuple[int, ...], tuple[int, int]]) -> int:
    """A bound of the value at the end when both sides choose well: a lower one if it reaches `asked`, else an upper.

    What has already escaped is left out. `b` is used up.
    """
    escaped = 10 * (b[ESCAPED + ATTACKER] - b[ESCAPED + DEFENDER])
    _forget(b)
    key = tuple(b)
    low, high = known.get(key, (LEAST, MOST))
    asked -= escaped
    if low >= asked or low == high:
        return low + escaped
    if high < asked:
        return high + escaped
    choices = proceed(b)
    if not choices:
        known[key] = (value(b), value(b))
        return value(b) + escaped
    side = chooser(b)
    best = LEAST if side == ATTACKER else MOST
    for choice in choices:
        # In a value, fleet power that escapes is kept: nobody who can let it escape has it recalled.
        if RECALL <= choice < ESCAPE and b[PODS + side]:
            continue
        worth = _reach(_after_choice(b, choice), asked, known)
        if side == ATTACKER:
            best = max(best, worth)
            if best >= asked:
                break
        else:
            best = min(best, worth)
            if best < asked:
                break
    known[key] = (best, high) if best >= asked else (low, best)
    return best + escaped


def _after_choice(b: list[int], choice: int) -> list[int]:
    after = b[:]
    choose(after, choice)
    return after


def _forget(b: list[int]) -> None:
    """Clear what can no longer matter, so that battles with the same future are the same."""
    for i in range(RECALLED, ESCAPED + 2):
        b[i] = 0
    for i in range(FLED, FLED + 2 * TYPES):
        b[i] = 0
    # Salvos after the second are all alike.
    b[SALVO] = min(b[SALVO], 2)
    for side in range(2):
        points, first = POINTS + side * SOURCES, side * SIDE
        b[PODS + side] = min(b[PODS + side], strength(b, side))
        if b[SALVO]:
            b[points + SHIELDS_APPROACH] = b[points + DRONES_APPROACH] = 0
        if not b[first + CORVETTE]:
            b[points + SHIELDS_APPROACH] = b[points + SHIELDS_SALVO] = 0
        if not b[first + DREADNOUGHT] or (side == ATTACKER and b[SALVO]):
            b[points + DREADNOUGHTS] = 0
        if not b[first + CARRIER] or side == ATTACKER:
            b[points + CARRIERS] = 0


def faster(b: list[int]) -> int:
    """Who deals first in the salvo that is about to begin: a side, or 2 for both at once."""
    salvo = b[:]
    _start_salvo(salvo)
    return salvo[FIRST]
