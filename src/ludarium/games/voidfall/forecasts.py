"""How a combat will go, before it begins: nothing about a combat is hidden, so all of it can be forecast.

A forecast is made from one viewer's view on a position of its own; it cannot know more than the viewer. Both sides are
taken to choose as well as they can, so a player gets at least this much, whatever the other side chooses.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall import combat, evaluation_phase, ops, verbs
from ludarium.games.voidfall.ahead import steps_done
from ludarium.games.voidfall.battle import ATTACKER, DEFENDER, Course
from ludarium.games.voidfall.clean_up import CleanUp
from ludarium.games.voidfall.declaration import FLEETS, SECTOR, SOURCES
from ludarium.games.voidfall.evaluation_phase import Decrees, Evaluation, Skirmish, Strike, Upkeep
from ludarium.games.voidfall.flow import Act, Cycle, Rounds
from ludarium.games.voidfall.moves import invade
from ludarium.games.voidfall.moves.losses import DiscardGlory, leave_if_empty
from ludarium.games.voidfall.packed import choice_what
from ludarium.games.voidfall.position import glory_sum, level
from ludarium.games.voidfall.state import NOBODY, Void
from ludarium.games.voidfall.vocabulary import AUTONOMOUS_DRONES
from ludarium.kernel.wording import Wording

ALL: Final = "all"
NOW: Final = "now"
STRIKE: Final = "strike"
PLAIN: Final = ""
RESULTS: Final = {fight.SUCCESS: "success", fight.DEFENCE: "defence", fight.TIE: "tie"}
SIDES: Final = ["attacker", "defender", "both"]


class Prospect:
    """A combat that an answer leads to."""

    def __init__(self, attacker: int, sector: int, defender: int, battle: list[int]) -> None:
        self.attacker: Final = attacker
        self.sector: Final = sector
        self.defender: Final = defender
        self.battle: Final = battle
        self.mode = PLAIN
        self.abandoned: Final[list[int]] = []
        """The sectors that are left empty for it."""


def prospects(s: Void, seat: int, action: int) -> list[Prospect]:
    """The combat that an answer of the viewer leads to, if any; several where lots decide. `s` is used up."""
    verb = verbs.verb(action)
    if verb == verbs.INVADE:
        target = verbs.invade_sector(action)
        return [_invasion(s, seat, target, _everything(s, seat, target), ALL)]
    top = s.stack[-1]
    if isinstance(top, invade.Gather):
        force = s.attack[:]
        if verb == verbs.SEND:
            sector, fleet, power = verbs.send_sector(action), verbs.send_fleet(action), verbs.send_power(action)
            force[fleet] += power
            s.fleets[sector * 5 + fleet] -= power
        return [_invasion(s, seat, top.target, force, NOW if verb == verbs.SEND else PLAIN)]
    if isinstance(top, invade.Declare):
        return [_declared(s, seat, top.target, action)]
    if isinstance(top, invade.Fight):
        fight.choose(s.battle, invade.choice_of(action))
        return [Prospect(top.seat, top.target, top.owner, s.battle)]
    if all(isinstance(frame, OPEN) for frame in s.stack):
        return _skirmish(s, seat, action)
    return _awaited(s)


def _awaited(s: Void) -> list[Prospect]:
    """A combat that waits below the question: for glory to be discarded, or for what was declared to be paid."""
    for frame in s.stack[::-1]:
        if isinstance(frame, invade.Depart):
            return [_invasion(s, frame.seat, frame.target, s.attack[:], PLAIN)]
        if isinstance(frame, invade.Declare):
            return [_declared(s, frame.seat, frame.target, verbs.fire(0, 0, 0))]
        if isinstance(frame, invade.Fight):
            return [Prospect(frame.seat, frame.target, frame.owner, s.battle)]
    return []


OPEN: Final = (
    Cycle, Rounds, Act, CleanUp, DiscardGlory, Evaluation, Skirmish, Strike, Upkeep, Decrees, invade.Fight,
)  # fmt: skip
"""The frames between the end of a turn and a skirmish; nothing hidden takes part in them."""


def _skirmish(s: Void, seat: int, action: int) -> list[Prospect]:
    """The viewer's skirmish that follows without another question, in each sector that lots could decide for."""
    s.stack[-1].answer(s, action)
    while s.stack:
        top = s.stack[-1]
        if isinstance(top, Strike) and top.asked and top.seat == seat:
            power = combat.strength(s, seat, top.more)
            return [_struck(s, seat, sector, power) for sector in combat.targets(s, seat, power)]
        if not isinstance(top, OPEN) or top.step(s) is not None:
            return []
    return []


def _struck(s: Void, seat: int, sector: int, power: int) -> Prospect:
    found = Prospect(NOBODY, sector, seat, combat.skirmish(s, sector, power))
    found.mode = STRIKE
    return found


def falling(s: Void, seat: int) -> list[int]:
    """The sectors that the void would take from a seat if the evaluation came now; one of several where lots decide."""
    power, sectors = skirmish(s, seat) if not steps_done(s, seat) else (0, [])
    ends = [fight.best_play(combat.skirmish(s, sector, power))[fight.RESULT] for sector in sectors]
    return [sector for sector, end in zip(sectors, ends, strict=True) if end != fight.DEFENCE]


def skirmish(s: Void, seat: int) -> tuple[int, list[int]]:
    """The strength of a seat's skirmish if the evaluation came now, and the sectors it could fall upon."""
    more, power = evaluation_phase.cycle_strength(s), combat.strength(s, seat, evaluation_phase.cycle_strength(s))
    if not evaluation_phase.skirmishes(s):
        return 0, []
    return power, evaluation_phase.struck(s, seat, more, level(s, seat, AUTONOMOUS_DRONES))


def _everything(s: Void, seat: int, target: int) -> list[int]:
    """All fleet power that can reach a sector, sent from where it is."""
    s.stack = [invade.Gather(seat, target, ops.PLAINLY, -1)]
    ask = s.stack[-1].step(s)
    while ask is not None:
        sent = [action for action in ask.actions if verbs.verb(action) == verbs.SEND]
        if not sent:
            break
        of_one_kind = [action for action in sent if _from(action) == _from(sent[0])]
        s.stack[-1].answer(s, of_one_kind[-1])
        ask = s.stack[-1].step(s)
    return s.attack[:]


def _from(action: int) -> tuple[int, int]:
    """Where an answer sends fleet power from, and of which type."""
    return verbs.send_sector(action), verbs.send_fleet(action)


def _invasion(s: Void, seat: int, target: int, force: list[int], mode: str) -> Prospect:
    # VF-INV-10: what is left empty is abandoned before the combat, with its shipyards and starbases.
    own = s.domains[seat]
    for sector in own:
        leave_if_empty(s, seat, sector)
    found = Prospect(seat, target, s.owner[target], combat.invasion(s, seat, target, force, False, False, 0))
    found.mode = mode
    found.abandoned.extend(sector for sector in own if s.owner[sector] != seat)
    return found


def _declared(s: Void, seat: int, target: int, action: int) -> Prospect:
    force = s.attack[:]
    missiles, drones, bombs = False, False, 0
    if verbs.verb(action) == verbs.LAUNCH:
        power = verbs.launch_power(action)
        s.active[seat] -= power
        force[fight.CORVETTE] += power
    else:
        missiles, drones = verbs.fire_missiles(action) == 1, verbs.fire_drones(action) == 1
        bombs = verbs.fire_bombs(action)
    return Prospect(seat, target, s.owner[target], combat.invasion(s, seat, target, force, missiles, drones, bombs))


def result_of(s: Void, found: Prospect, course: Course) -> str:
    """How it ends, the attacker's Combat Replicators at work."""
    last = course.stands[-1]
    result = last[fight.RESULT]
    if found.attacker != NOBODY:
        after = s.clone()
        invade.come_home(after, found.attacker, last, ATTACKER)
        result = fight.SUCCESS if invade.replicated(after, found.attacker, result) else result
    return RESULTS[result]


def brought(b: list[int], side: int) -> int:
    """The fleet power that a side came with."""
    return fight.strength(b, side) + b[fight.RECALLED + side] + b[fight.ESCAPED + side]


class Teller:
    """A forecast in the words of one language."""

    def __init__(self, words: Wording, viewer: int) -> None:
        self.words: Final = words
        self.viewer: Final = viewer

    def say(self, id: str, **values: Any) -> str:
        return self.words.catalogue.say(self.words.language, id, **values)

    def tell(self, s: Void, found: Sequence[Prospect]) -> tuple[list[str], dict[str, Any]]:
        """Sentences, the outcome first, and the same as values for a drawing. Where lots decide, the first is drawn."""
        drawn, others = found[0], found[1:]
        course = fight.best_course(drawn.battle)
        outcome = self.outcome(s, drawn, course)
        instead = [self.outcome(s, other, fight.best_course(other.battle)) for other in others]
        lots = [self.say("forecast-or", outcome=other) for other in instead]
        rows = self.rows(drawn, course)
        left = ", ".join(self.words.value(SECTOR, sector) for sector in drawn.abandoned)
        price = [self.say("forecast-abandon", sectors=left)] if left else []
        prize = self.prize(s, drawn) if result_of(s, drawn, course) == "success" else []
        lines = [outcome, *lots, *price, *prize, *(f"{row['title']}: {row['losses']}" for row in rows)]
        return lines, {
            "sector": drawn.sector,
            "attacker": drawn.attacker,
            "defender": drawn.defender,
            "result": result_of(s, drawn, course),
            "outcome": outcome,
            "lots": lots,
            "price": price,
            "attack": course.stands[0][: fight.TYPES],
            "defence": course.stands[0][fight.SIDE : fight.SIDE + fight.TYPES],
            "rows": rows,
        }

    def prize(self, s: Void, found: Prospect) -> list[str]:
        """VF-INV-23: what the viewer's conquest brings at once: influence for all glory then owned, and tokens."""
        if found.attacker != self.viewer:
            return []
        at = found.sector
        there = sum(value * s.glory_at[at * 5 + value - 1] for value in range(1, 6))
        influence = glory_sum(s, self.viewer) + there if s.givens.glory_influence else 0
        bounty, reclaim = s.bounty_at[at], s.reclaim_at[at]
        if not influence + bounty + reclaim:
            return []
        return [self.say("forecast-prize", influence=influence, bounty=bounty, reclaim=reclaim)]

    def outcome(self, s: Void, found: Prospect, course: Course) -> str:
        first, last = course.stands[0], course.stands[-1]
        me = {found.attacker: "attacker", found.defender: "defender"}.get(self.viewer, "other")
        mine = DEFENDER if me == "defender" else ATTACKER
        text = self.say(
            f"forecast-{result_of(s, found, course)}",
            me=me,
            sector=self.words.value(SECTOR, found.sector),
            sent=brought(first, ATTACKER),
            # Improved Combat Replicators deploy 1 where nothing is left.
            kept=max(1, fight.strength(last, ATTACKER) + last[fight.ESCAPED + ATTACKER]),
            held=brought(first, DEFENDER),
            left=fight.strength(last, DEFENDER) + last[fight.ESCAPED + DEFENDER],
        )
        if any(side != mine for _, side, _ in course.choices):
            text = self.say("forecast-if", outcome=self.after_colon(text))
        if found.mode:
            text = self.say(f"forecast-{found.mode}", outcome=self.after_colon(text), n=fight.strength(first, ATTACKER))
        return text

    def after_colon(self, sentence: str) -> str:
        """A sentence behind a colon, where only German begins it with a capital."""
        return sentence if self.words.language == "de" else sentence[0].lower() + sentence[1:]

    def rows(self, found: Prospect, course: Course) -> list[dict[str, Any]]:
        """What is still to come of a combat, step by step."""
        if found.battle[fight.RESULT] != fight.RUNNING:
            return []
        # An approach in which nobody deals damage is not worth a line.
        quiet = 1 if not any(found.battle[fight.DUE : fight.DUE + 2]) and not found.battle[fight.SALVO] else 0
        return [self.row(course, at) for at in range(1 + quiet, len(course.stands))]

    def row(self, course: Course, at: int) -> dict[str, Any]:
        """What the approach or a salvo does: who deals first, what each side loses and chooses, what is left."""
        before, after = course.stands[at - 1], course.stands[at]
        salvo = before[fight.SALVO] + (1 if at > 1 else 0)
        lost = [fight.strength(before, side) - fight.strength(after, side) for side in (ATTACKER, DEFENDER)]
        first = self.say("forecast-faster", side=SIDES[fight.faster(before)]) if at > 1 else ""
        chosen = [self.choice(side, choice) for when, side, choice in course.choices if when == salvo]
        return {
            "title": self.say("forecast-salvo", n=salvo) if salvo else self.say("forecast-approach"),
            "losses": self.say("forecast-losses", attacker=lost[ATTACKER], defender=lost[DEFENDER]),
            "lost": lost,
            "notes": [text for text in dict.fromkeys([first, *chosen]) if text],
            "attack": after[: fight.TYPES],
            "defence": after[fight.SIDE : fight.SIDE + fight.TYPES],
        }

    def choice(self, side: int, choice: int) -> str:
        """What a side is taken to choose; "" for what is not worth telling."""
        if choice == fight.USE_BONUS:
            return self.say("forecast-bold")
        if choice >= fight.USE_BONUS:
            return ""
        who, what = SIDES[side], choice_what(choice)
        if choice < fight.RECALL:
            source = self.say(f"source-{SOURCES[what]}")
            return self.say("forecast-absorb", side=who, source=source)
        word = "forecast-escape" if choice >= fight.ESCAPE else "forecast-lose"
        return self.say(word, side=who, fleet=self.say(f"fleet-{FLEETS[what]}"))
