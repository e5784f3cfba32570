"""Why an action is refused: the rule, and what is missing here and now.

The code that knows what an action needs says both at once, so that they cannot disagree. What is said here is shared by
several actions: figures and majorities, the icons of a card, resources, and answers to questions that are not open.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludarium.games.dei import icons, verbs
from ludarium.games.dei.declaration import COLOURS, REGION, RESOURCE
from ludarium.games.dei.feats import bonus
from ludarium.games.dei.majority import rival, shortfall
from ludarium.games.dei.position import face_down, now_at
from ludarium.games.dei.state import SLOTS, Dei
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.remarks import Remark, Seat, Thing, Value

CARDS_OF_A_TURN: Final = 2


class Refused(NamedTuple):
    """The rule that forbids an action, and what it needs and what there is."""

    rule: str
    lack: Remark


def refused(rule: str, message: str, **values: Value) -> Refused:
    return Refused(rule, Remark(message, values))


# Things by name


def region_named(number: int) -> Thing:
    return Thing(REGION, number)


def resource(number: int) -> Thing:
    return Thing(RESOURCE, number)


def named(s: Dei, kind: str, number: int) -> Thing:
    """A card, feat, mission, boost, drone, faction or tile."""
    return Thing(s.givens.kinds[kind], number)


# Regions, figures, majorities


def no_region(s: Dei, rule: str) -> Refused:
    """The board is smaller than the numbers of an action reach."""
    return refused(rule, "lack-region", regions=s.terrain.n)


def no_figure(rule: str, where: int) -> Refused:
    return refused(rule, "lack-figure", region=region_named(where))


def no_scrappers(rule: str, where: int, need: int, have: int) -> Refused:
    if not have:
        return refused(rule, "lack-no-scrapper", region=region_named(where))
    return refused(rule, "lack-scrappers", region=region_named(where), need=need, have=have)


def no_majority(s: Dei, seat: int, rule: str, where: int, arriving: int) -> Refused:
    """What a seat would have in a region with so much strength more, what the strongest other has, and the
    difference."""
    own = s.strength[seat * s.terrain.n + where]
    if own == 0 and arriving:
        own = bonus(s, seat, where)
    most = rival(s, seat, where)
    if not most:
        return no_figure(rule, where)
    n = s.terrain.n
    strongest = next(o for o in range(s.givens.seats) if o != seat and s.strength[o * n + where] == most)
    strengths: dict[str, Value] = {"who": Seat(strongest), "most": most, "have": own + arriving}
    if not arriving:
        return refused(rule, "lack-majority", region=region_named(where), **strengths)
    more = shortfall(s, seat, where) - arriving
    return refused(rule, "lack-majority-then", region=region_named(where), more=more, **strengths)


# Resources and cubes


def no_common(s: Dei, rule: str, which: int) -> Refused:
    """The common reserve is out of a resource."""
    return refused(rule, "lack-common", resource=resource(which))


def no_cubes(rule: str, colour: int, need: int, have: int) -> Refused:
    return refused(rule, "lack-cubes", cubes=Remark(f"count-cubes-{COLOURS[colour]}", {"n": need}), have=have)


def no_feat(s: Dei, rule: str, feat: int) -> Refused:
    """Something needs a feat that is not learned."""
    return refused(rule, "lack-feat", feat=named(s, "feat", feat))


# The card in play


def no_icon(s: Dei, seat: int, rule: str, icon: Remark, mask: int, gained: int = EMPTY) -> Refused:
    """The card in play offers no such icon any more, or never did; `gained` is how much the icon gains."""
    at = now_at(s, seat)
    card = s.played[seat * SLOTS + at]
    if face_down(s, seat * SLOTS + at):
        return refused("DEI-CRD-08", "lack-face-up", card=named(s, "card", card))
    printed = s.givens.tokens[card]
    fits = icons.gaining(printed, icons.GAIN.index(mask), gained) if gained >= 0 else icons.serving(printed, mask)
    return refused(rule, "lack-icon", card=named(s, "card", card), icon=icon, shown=len(fits))


# Questions that are not open

BY_CHANCE: Final = {
    verbs.PRIORITY,
    verbs.KEY,
    verbs.DRONE_TOKEN,
    verbs.REVEAL,
    verbs.DEAL_MISSION,
    verbs.DEAL_FEAT,
    verbs.DRAW_BOOST,
}
AT_SET_UP: Final = {verbs.LAY, verbs.FACTION, verbs.DRAFT, verbs.PLACE}
WHEN_PLANNING: Final = {verbs.PLAN, verbs.PLAN_ONE, verbs.TURN_UP, verbs.KEEP_DOWN}


def not_asked(s: Dei, action: int, question: str, rule: str = "") -> Refused:
    """An answer to a question that is not open: when its time is, or what is asked first."""
    verb = verbs.verb(action)
    rule = rule or verbs.not_now(action)
    if verb in BY_CHANCE:
        return refused(rule, "lack-chance")
    if verb in WHEN_PLANNING and not s.givens.planning:
        return refused(rule, "lack-option", option=Remark("option-planning", {}))
    if s.round and verb in AT_SET_UP:
        return refused(rule, "lack-set-up", round=s.round)
    if s.round and question != "Learn" and verb == verbs.LEARN:
        return refused(rule, "lack-time-to-learn", phase=s.phase + 1)
    if s.round and question != "ChooseMission" and verb in (verbs.MISSION, verbs.SKIP_MISSION):
        return refused(rule, "lack-time-of-mission", phase=s.phase + 1)
    return refused(rule, "lack-answer", question=Remark(f"ask-{question}", {}))


def not_in_hand(s: Dei, seat: int, rule: str, card: int) -> Refused:
    """Where a card is that a seat wants to play: on its pad, in its recycle bin, or not its own."""
    where = s.played[seat * SLOTS : seat * SLOTS + SLOTS]
    if card in where:
        at = where.index(card)
        down = int(face_down(s, seat * SLOTS + at))
        return refused(rule, "lack-played", card=named(s, "card", card), phase=at // 3 + 1, down=down)
    return refused(rule, "lack-in-hand", card=named(s, "card", card))


def cards_played(s: Dei, seat: int) -> int:
    """How many cards a seat has played in this phase."""
    first = seat * SLOTS + s.phase * 3
    return sum(1 for at in range(first, first + CARDS_OF_A_TURN) if s.played[at] != EMPTY)
