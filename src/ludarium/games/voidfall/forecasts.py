"""What a combat will come to, told before it is begun: nothing about a combat is hidden, so all of it can be told.

A forecast is made from one viewer's view on a position of its own; it cannot know more than the viewer. Both sides are
taken to choose as well as they can, so a player gets at least this much, whatever the other side chooses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall import combat, verbs
from ludarium.games.voidfall.battle import ATTACKER, DEFENDER, Course
from ludarium.games.voidfall.moves import invade
from ludarium.games.voidfall.moves.losses import leave_if_empty
from ludarium.games.voidfall.state import Void
from ludarium.games.voidfall.words import FLEETS
from ludarium.kernel.catalogue import Catalogue

ALL: Final = "all"
NOW: Final = "now"
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


def prospect(s: Void, view: Mapping[str, Any], action: int) -> Prospect | None:
    """The combat that an answer of the viewer leads to, if any; `s` is used up."""
    verb, rest, seat = verbs.verb(action), verbs.rest(action), view["viewer"]
    frame, *ints = view["stack"][-1]
    if verb == verbs.INVADE:
        return _invasion(s, seat, rest, _everything(s, seat, rest), ALL)
    if frame == "Gather":
        force = s.attack[:]
        if verb == verbs.SEND:
            force[rest >> 4 & 7] += rest & 15
            s.fleets[(rest >> 7) * 5 + (rest >> 4 & 7)] -= rest & 15
        return _invasion(s, seat, ints[1], force, NOW if verb == verbs.SEND else PLAIN)
    if frame == "Depart":
        return _invasion(s, seat, ints[1], s.attack[:], PLAIN)
    if frame == "Declare":
        return _declared(s, seat, ints[1], verb, rest)
    if frame == "Fight":
        choice = invade.choice_of(action)
        battle = s.battle[:]
        fight.choose(battle, choice)
        return Prospect(ints[0], ints[1], ints[3], battle)
    return None


def _everything(s: Void, seat: int, target: int) -> list[int]:
    """All fleet power that can reach a sector, taken from where it stands."""
    force = [0] * len(FLEETS)
    for sector in invade.sources(s, seat, target):
        for fleet in range(len(FLEETS)):
            force[fleet] += s.fleets[sector * 5 + fleet]
            s.fleets[sector * 5 + fleet] = 0
    return force


def _invasion(s: Void, seat: int, target: int, force: list[int], mode: str) -> Prospect:
    # VF-INV-10: what is left empty is abandoned before the combat, with its shipyards and starbases.
    own = [sector for sector in range(s.table.n) if s.owner[sector] == seat]
    for sector in own:
        leave_if_empty(s, seat, sector)
    found = Prospect(seat, target, s.owner[target], combat.invasion(s, seat, target, force, False, False, 0))
    found.mode = mode
    found.abandoned.extend(sector for sector in own if s.owner[sector] != seat)
    return found


def _declared(s: Void, seat: int, target: int, verb: int, rest: int) -> Prospect:
    force = s.attack[:]
    missiles, drones, bombs = False, False, 0
    if verb == verbs.LAUNCH:
        force[fight.CORVETTE] += rest
    else:
        missiles, drones, bombs = rest >> 4 & 1 == 1, rest >> 3 & 1 == 1, rest & 7
    return Prospect(seat, target, s.owner[target], combat.invasion(s, seat, target, force, missiles, drones, bombs))


class Teller:
    """A forecast in the words of one language."""

    def __init__(self, words: Catalogue, language: str, viewer: int) -> None:
        self.words: Final = words
        self.language: Final = language
        self.viewer: Final = viewer

    def say(self, id: str, **values: Any) -> str:
        return self.words.say(self.language, id, **values)

    def tell(self, s: Void, found: Prospect) -> tuple[list[str], dict[str, Any]]:
        """Sentences, the outcome first, and the same as values for a drawing."""
        course = fight.best_course(found.battle)
        result = course.stands[-1][fight.RESULT]
        won = RESULTS[fight.SUCCESS if invade.replicated(s, found.attacker, result) else result]
        mine = DEFENDER if self.viewer == found.defender else ATTACKER
        assumed = any(side != mine for _, side, _ in course.choices)
        outcome = self.outcome(found, course, won)
        if assumed:
            outcome = self.say("forecast-if", outcome=outcome)
        if found.mode:
            outcome = self.say(f"forecast-{found.mode}", outcome=outcome)
        # An approach in which nobody deals damage is not worth a line.
        quiet = 1 if not any(found.battle[fight.DUE : fight.DUE + 2]) and not found.battle[fight.SALVO] else 0
        rows = [self.row(course, at) for at in range(1 + quiet, len(course.stands))]
        left = ", ".join(f"s{sector}" for sector in found.abandoned)
        price = [self.say("forecast-abandon", sectors=left)] if left else []
        lines = [outcome, *price, *(f"{row['title']}: {row['losses']}" for row in rows)]
        return lines, {
            "sector": found.sector,
            "attacker": found.attacker,
            "defender": found.defender,
            "result": won,
            "outcome": outcome,
            "price": price,
            "attack": course.stands[0][: fight.TYPES],
            "defence": course.stands[0][fight.SIDE : fight.SIDE + fight.TYPES],
            "rows": rows,
        }

    def outcome(self, found: Prospect, course: Course, won: str) -> str:
        first, last = course.stands[0], course.stands[-1]
        me = {found.attacker: "attacker", found.defender: "defender"}.get(self.viewer, "other")
        return self.say(
            f"forecast-{won}",
            me=me,
            sector=f"s{found.sector}",
            sent=fight.strength(first, ATTACKER),
            kept=fight.strength(last, ATTACKER) + last[fight.ESCAPED + ATTACKER],
            held=fight.strength(first, DEFENDER),
            left=fight.strength(last, DEFENDER) + last[fight.ESCAPED + DEFENDER],
        )

    def row(self, course: Course, at: int) -> dict[str, Any]:
        """What the approach or a salvo does: who deals first, what each side loses and chooses, what is left."""
        before, after = course.stands[at - 1], course.stands[at]
        salvo = before[fight.SALVO] + (1 if at > 1 else 0)
        lost = [fight.strength(before, side) - fight.strength(after, side) for side in (ATTACKER, DEFENDER)]
        chosen = [self.choice(side, choice) for when, side, choice in course.choices if when == salvo]
        return {
            "title": self.say("forecast-salvo", n=salvo) if salvo else self.say("forecast-approach"),
            "first": self.say("forecast-faster", side=SIDES[fight.faster(before)]) if at > 1 else "",
            "losses": self.say("forecast-losses", attacker=lost[ATTACKER], defender=lost[DEFENDER]),
            "choices": [text for text in dict.fromkeys(chosen) if text],
            "attack": after[: fight.TYPES],
            "defence": after[fight.SIDE : fight.SIDE + fight.TYPES],
        }

    def choice(self, side: int, choice: int) -> str:
        """What a side is taken to choose; "" for what is not worth telling."""
        if choice == fight.USE_BONUS:
            return self.say("forecast-bold")
        if choice >= fight.USE_BONUS:
            return ""
        who, what = SIDES[side], choice & 7
        if choice < fight.RECALL:
            source = self.say(f"source-{fight.SOURCE_NAMES[what]}")
            return self.say("forecast-absorb", side=who, source=source)
        word = "forecast-escape" if choice >= fight.ESCAPE else "forecast-lose"
        return self.say(word, side=who, fleet=self.say(f"fleet-{FLEETS[what]}"))
