"""What an effect needs in order to do something, and what there is of it now."""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import vocabulary as v
from ludarium.games.xibalba.action import Action
from ludarium.games.xibalba.atoms import modifier
from ludarium.games.xibalba.declaration import ACTS, PER
from ludarium.games.xibalba.effects import add_options, multiplied
from ludarium.games.xibalba.grammar import PART
from ludarium.games.xibalba.packed import cell_title
from ludarium.games.xibalba.state import NOBODY, Xibalba
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.remarks import Remark, Seat, Thing, Value
from ludarium.kernel.verbs import VerbTable


def need(what: str, **values: Value) -> Remark:
    """What is missing: the message `lack-WHAT`."""
    return Remark(f"lack-{what}", values)


def after_trading(s: Xibalba, seat: int) -> int:
    """The resources of a seat once it has traded what its dice are worth, where it may trade now."""
    have = s.resources[seat]
    if not isinstance(s.stack[-1], Action):
        return have
    worth = s.dice[v.BLANK] * max(0, modifier(s, seat, v.BLANK_TRADE))
    for face in range(v.R1, v.R3 + 1):
        worth += face * s.dice[face]
    return min(have + worth, s.givens.resource_limit)


AIMED: Final = (
    v.STEAL_RESOURCES, v.STEAL_PARAGON, v.DAMAGE_ARK, v.DESTROY_SOLDIER, v.DESTROY_CIVILIAN, v.DESTROY_BUILDING,
    v.DESTROY_UPGRADE, v.DESTROY_ARK, v.DEMOTE_SOLDIER, v.DEMOTE_UPGRADE, v.WIN_OVER_SOLDIER,
)  # fmt: skip
"""Acts that strike something of somebody else."""


class Needs:
    """What the effects of one match need."""

    def __init__(self, *tables: VerbTable) -> None:
        self.kinds = {arg.kind.name: arg.kind for table in tables for verb in table.verbs for arg in verb.args}

    def thing(self, kind: str, value: int) -> Thing:
        return Thing(self.kinds[kind], value)

    def soldier_in_ark(self, s: Xibalba) -> Remark:
        """Something needs an own soldier in the ark; this is who is there."""
        if s.ark == EMPTY:
            return need("ark-empty")
        card = self.thing("card", cell_title(s.ark))
        return (
            need("ark-nobody", card=card)
            if s.controller == NOBODY
            else need("ark-other", card=card, who=Seat(s.controller))
        )

    def healing(self, s: Xibalba, seat: int) -> Remark:
        """XIB-GEN-04: healing needs an own soldier in the ark, and life points that it lacks."""
        if s.controller != seat:
            return self.soldier_in_ark(s)
        return need("life", card=self.thing("card", cell_title(s.ark)), n=s.life)

    def of_card(self, s: Xibalba, seat: int, title: int, place: int) -> Remark | None:
        """XIB-EFF-11: what a card that cannot do anything now needs first; None if it only has to be paid."""
        program = s.givens.programs[title]
        for at in range(0, len(program), PART):
            options: list[int] = []
            add_options(s, seat, title, place, at, 0, options)
            if options:
                return None
        return self.of_part(s, seat, title, place, 0, False)

    def of_part(self, s: Xibalba, seat: int, title: int, place: int, at: int, aimed: bool) -> Remark:
        """What one part of a card's effect needs: a target, of which there are `n`, or something of the seat's own."""
        program = s.givens.programs[title]
        act, amount, detail, per = program[at + 1], program[at + 2], program[at + 3], program[at + 4]
        card = self.thing("card", title)
        if multiplied(s, seat, amount, per) == 0:
            return need(PER[per], card=card)
        if act in AIMED:
            options: list[int] = []
            add_options(s, seat, title, place, at, 0, options)
            return need(ACTS[act], card=card, n=len(options), most=amount)
        if aimed:
            return need("no-target", card=card)
        if act == v.HEAL:
            return self.healing(s, seat)
        if act == v.RECALL:
            return self.soldier_in_ark(s)
        if act == v.TURN_BLANK:
            return need("turn-blank", card=card)
        return need("refresh", type=self.thing("type", detail)) if act == v.REFRESH else need("gone", card=card)
