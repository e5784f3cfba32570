"""What to cite when somebody tries a thing that is not asked for now: the rule that says when its time is."""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import verbs

TIMES: Final = {
    verbs.LAY: "DEI-SET-03",
    verbs.FACTION: "DEI-SET-27",
    verbs.PRIORITY: "DEI-SET-32",
    verbs.KEY: "DEI-SET-14",
    verbs.DRONE_TOKEN: "DEI-SET-07",
    verbs.REVEAL: "DEI-SET-19",
    verbs.DEAL_MISSION: "DEI-SET-22",
    verbs.DEAL_FEAT: "DEI-SET-38",
    verbs.DRAFT: "DEI-OPT-03",
    verbs.DRAW_BOOST: "DEI-CDY-03",
    verbs.PLACE: "DEI-PHS-04",
    verbs.PLAN: "DEI-OPT-05",
    verbs.PLAN_ONE: "DEI-OPT-05",
    verbs.PLAY: "DEI-PHS-03",
    verbs.TURN_UP: "DEI-OPT-05",
    verbs.KEEP_DOWN: "DEI-OPT-06",
    verbs.ORDER: "DEI-FEA-17",
    verbs.BOOST: "DEI-CDY-17",
    verbs.ENLIST: "DEI-CRD-05",
    verbs.MOVE: "DEI-CRD-05",
    verbs.COLLECT: "DEI-CRD-05",
    verbs.DIG: "DEI-FEA-14",
    verbs.KILL: "DEI-CRD-05",
    verbs.BUILD_REFUGE: "DEI-CRD-05",
    verbs.BUILD_ELEVATOR: "DEI-CRD-05",
    verbs.BUILD_BRIDGE: "DEI-CRD-05",
    verbs.GAIN: "DEI-CRD-05",
    verbs.COPY: "DEI-CRD-05",
    verbs.DRONE: "DEI-CRD-05",
    verbs.BUY: "DEI-CRD-08",
    verbs.SPEND: "DEI-CRD-22",
    verbs.RELOCATE: "DEI-ACT-06",
    verbs.TAKE_REFUGE: "DEI-ACT-34",
    verbs.TAKE_ELEVATOR: "DEI-ACT-34",
    verbs.TAKE_BRIDGE: "DEI-ACT-34",
    verbs.GIVE_BACK: "DEI-ACT-21",
    verbs.FLY: "DEI-DRN-04",
    verbs.STAY: "DEI-DRN-04",
    verbs.HARVEST: "DEI-DRN-14",
    verbs.DEPLOY: "DEI-DRN-16",
    verbs.TELEPORT: "DEI-DRN-18",
    verbs.REAP: "DEI-DRN-21",
    verbs.DISCARD: "DEI-FEA-17",
    verbs.LEARN: "DEI-PHS-06",
    verbs.MISSION: "DEI-MIS-14",
    verbs.SKIP_MISSION: "DEI-OPT-11",
    verbs.DONE: "DEI-CRD-13",
}
"""One entry for every verb."""


def not_your_turn(action: int, in_play: bool) -> str:
    """The rule to cite while another seat is asked: the order of turns, before the first of them that of the step."""
    if verbs.verb(action) in (verbs.PLAN, verbs.PLAN_ONE):
        return "DEI-OPT-08"
    return "DEI-PHS-03" if in_play else not_now(action)


def not_now(action: int) -> str:
    """The rule that gives an action its time; nothing for a number that is no action."""
    return TIMES.get(verbs.verb(action), "")
