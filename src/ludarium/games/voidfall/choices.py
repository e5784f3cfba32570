"""Words with one choice: the answers to each, and carrying out the one that is given (VF-FOC-17).

Words that take several steps have frames of their own in `moves`; `resolve` says which come when.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.games.voidfall import atoms, ops, verbs
from ludarium.games.voidfall.moves import cards, corruption, fleets, invade, pay, placing, sectors, tokens, tracks
from ludarium.games.voidfall.moves.losses import add_recalls, leave_if_empty
from ludarium.games.voidfall.packed import USED_TECHNOLOGY_OWED
from ludarium.games.voidfall.state import Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, has
from ludarium.kernel.state import Frame


def options(s: Void, seat: int, node: int, here: int) -> list[int]:
    """The answers to a word with one choice, sorted."""
    givens = s.givens
    op, a, b = givens.op[node], givens.a[node], givens.b[node]
    if op == ops.GROW:
        return sectors.growths(s, seat, a, here)
    if op == ops.FOUND:
        return sectors.foundings(s, seat, a, b, here)
    if op == ops.BUILD:
        return sectors.buildings(s, seat, a, b, here)
    if op == ops.PURIFY:
        return corruption.removals(s, seat, a, here)
    if op == ops.SHIFT:
        return corruption.shifts(s, seat)
    if op == ops.ADVANCE:
        return tracks.advances(s, seat, a)
    if op == ops.AGENDA:
        return cards.agendas(s, seat, a)
    if op == ops.RESEARCH:
        return cards.researches(s, seat, a)
    if op == ops.INVADE:
        return invade.targets(s, seat, a)
    return _rarer_options(s, seat, op, a, b)


def _rarer_options(s: Void, seat: int, op: int, a: int, b: int) -> list[int]:
    if op == ops.UPGRADE:
        return tokens.upgrades(s, seat)
    if op == ops.PREFERRED:
        return borrowings(s, seat)
    if op == ops.SCORE:
        return cards.scorable(s, seat)
    if op == ops.INTO:
        return placing.placements(s, seat, a, s.givens.program.item_sets[b])
    if op == ops.CORRUPT:
        return corruption.layings(s, seat, a)
    if op == ops.DESTROY:
        return sectors.destructions(s, seat, a)
    if op == ops.GROW_THEN_CORRUPT:
        return sectors.growths_then_corrupt(s, seat)
    assert op == ops.RECALL
    actions: list[int] = []
    add_recalls(s, seat, actions)
    return actions


def borrowings(s: Void, seat: int) -> list[int]:
    """VF-AGE-20: actions of preferred focuses in hand or discard pile whose costs can be paid."""
    actions: list[int] = []
    house = s.houses[seat]
    for focus in range(9):
        if has(s.givens.preferred[house], focus) and has(s.hand[seat] | s.discard[seat], focus):
            card = s.givens.card_of[house][focus]
            for action in range(3):
                if pay.payable(s, seat, s.givens.action_cost[card][action], s.givens.action_node[card][action], focus):
                    actions.append(verbs.borrow(focus, action))
    return actions


def owed(s: Void, seat: int, node: int) -> bool:
    """Whether a word is the technology that Zenor has paid less for."""
    return bool(s.used & USED_TECHNOLOGY_OWED) and s.turn == seat and s.givens.op[node] == ops.RESEARCH


class Choice(Frame[Void]):
    """One answer to a word, which may be declined unless it is mandatory (VF-FOC-17, VF-EVT-14)."""

    rule: ClassVar = "VF-FOC-14"

    def __init__(self, seat: int, node: int, here: int, must: int) -> None:
        self.seat: Final = seat
        self.node: Final = node
        self.here: Final = here
        self.must: Final = must

    def step(self, s: Void) -> Ask | None:
        actions = options(s, self.seat, self.node, self.here)
        if not actions:
            s.declined = self.node
            s.finish()
            return None
        if not self.must and not owed(s, self.seat, self.node):
            actions.append(verbs.DONE)
        elif len(actions) == 1:
            self.answer(s, actions[0])
            return None
        return Ask(self.seat, actions)

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        if action == verbs.DONE:
            s.declined = self.node
        else:
            self.carry_out(s, action, verbs.verb(action))

    def carry_out(self, s: Void, action: int, verb: int) -> None:
        """The verb says what to do: no two words share one with another meaning."""
        seat = self.seat
        if verb == verbs.GROW:
            self.grow(s, verbs.grow_sector(action))
        elif verb == verbs.FOUND:
            sectors.found(s, seat, verbs.found_sector(action), verbs.found_guild(action))
        elif verb == verbs.BUILD:
            sectors.build(s, seat, verbs.build_sector(action), verbs.build_installation(action))
        elif verb == verbs.DEPLOY:
            fleets.deploy(s, seat, verbs.deploy_sector(action), verbs.deploy_fleet(action))
        elif verb == verbs.PURIFY:
            corruption.purify(s, seat, verbs.purify_place(action))
        elif verb == verbs.SHIFT:
            corruption.shift(s, seat, action)
        elif verb == verbs.ADVANCE:
            s.call(tracks.Step(seat, verbs.advance_track(action)))
        elif verb == verbs.OPEN_AGENDA or verb == verbs.DRAW_AGENDA:
            cards.gain_agenda(s, seat, action)
        elif verb == verbs.RESEARCH or verb == verbs.IMPROVE:
            cards.research(s, seat, action)
        else:
            self.carry_out_rarer(s, action, verb)

    def carry_out_rarer(self, s: Void, action: int, verb: int) -> None:
        seat = self.seat
        if verb == verbs.INVADE:
            s.call(invade.Gather(seat, verbs.invade_sector(action), s.givens.a[self.node], -1))
        elif verb == verbs.UPGRADE:
            tokens.upgrade(s, seat, verbs.upgrade_value(action))
        elif verb == verbs.BORROW:
            focus, number = verbs.borrow_focus(action), verbs.borrow_action(action)
            card = s.givens.card_of[s.houses[seat]][focus]
            cost, node = s.givens.action_cost[card][number], s.givens.action_node[card][number]
            s.call(pay.Costs(seat, cost, node, EMPTY, focus, 0, 0))
        elif verb == verbs.SCORE:
            cards.score(s, seat, verbs.score_agenda(action))
        elif verb == verbs.PLACE:
            placing.place(s, verbs.place_sector(action), s.givens.program.item_sets[s.givens.b[self.node]], 0)
        elif verb == verbs.PLACE_GUILD:
            sector, guild = verbs.place_guild_sector(action), verbs.place_guild_guild(action)
            placing.place(s, sector, s.givens.program.item_sets[s.givens.b[self.node]], guild)
        elif verb == verbs.CORRUPT:
            corruption.lay(s, seat, verbs.corrupt_place(action), s.givens.a[self.node])
        elif verb == verbs.DESTROY_GUILD:
            atoms.remove_guild(s, verbs.destroy_guild_sector(action), verbs.destroy_guild_guild(action))
        elif verb == verbs.DESTROY:
            atoms.remove_installation(s, verbs.destroy_sector(action), verbs.destroy_installation(action))
        else:
            atoms.recall(s, seat, verbs.recall_sector(action), verbs.recall_fleet(action))
            leave_if_empty(s, seat, verbs.recall_sector(action))

    def grow(self, s: Void, sector: int) -> None:
        sectors.grow(s, self.seat, sector)
        if s.givens.op[self.node] == ops.GROW_THEN_CORRUPT:
            atoms.set_corruption(s, self.seat, sector, 1)
