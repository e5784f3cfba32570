"""What to cite when somebody tries a thing that is not asked for now: the rule that says when its time is."""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import verbs

TIMES: Final = {
    verbs.FACTION: "XIB-SET-07",
    verbs.DRAW: "XIB-DCK-05",
    verbs.ROLL_RESOURCE: "XIB-DIE-08",
    verbs.ROLL_ATTACK: "XIB-DIE-08",
    verbs.ROLL_PARAGON: "XIB-PAR-01",
    verbs.RESOLVE: "XIB-EFF-03",
    verbs.POOL: "XIB-DIE-01",
    verbs.KEEP: "XIB-DIE-09",
    verbs.TRADE: "XIB-ACT-01",
    verbs.ATTACK: "XIB-ACT-01",
    verbs.ENTER: "XIB-ACT-01",
    verbs.BLOCK: "XIB-BLK-01",
    verbs.LET_THROUGH: "XIB-BLK-01",
    verbs.DESTROY: "XIB-ARK-19",
    verbs.SPARE: "XIB-ARK-19",
    verbs.BUY_SOLDIER: "XIB-BUY-01",
    verbs.BUY_UPGRADE: "XIB-BUY-01",
    verbs.BUY_EVENT: "XIB-BUY-01",
    verbs.DISCARD_OPEN: "XIB-GEN-01",
    verbs.DISCARD_OWN: "XIB-GEN-01",
    verbs.REORGANISE: "XIB-GEN-01",
    verbs.BRING: "XIB-STK-08",
    verbs.SHIFT: "XIB-STK-08",
    verbs.SWAP: "XIB-STK-08",
    verbs.DONE: "XIB-REO-09",
    verbs.MEDICINE: "XIB-GEN-01",
    verbs.WEAPON_TECHNOLOGY: "XIB-GEN-01",
    verbs.TACTICAL_ATTACK: "XIB-GEN-01",
    verbs.HARVEST: "XIB-GEN-01",
    verbs.UPGRADE: "XIB-UPG-04",
    verbs.USE: "XIB-ACT-11",
    verbs.APPLY: "XIB-EFF-04",
    verbs.SKIP: "XIB-EFF-06",
    verbs.END: "XIB-TRN-07",
}
"""One entry for every verb."""


def not_now(action: int) -> str:
    """The rule that gives an action its time; nothing for a number that is no action."""
    return TIMES.get(verbs.verb(action), "")


def not_your_turn(action: int, in_play: bool) -> str:
    """The rule to cite while another seat is asked."""
    if verbs.verb(action) in (verbs.BLOCK, verbs.LET_THROUGH):
        return "XIB-BLK-01"
    return "XIB-TRN-02" if in_play else not_now(action)
