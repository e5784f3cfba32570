"""What a turn in the middle may still bring: actions of the focus, effects that are paid for, an invasion under way.

Without it a bot that looks one answer ahead would not see what a focus card or a payment is good for.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall import choices, combat, flow, ops, resolve, verbs, worths
from ludarium.games.voidfall.ahead import Ahead
from ludarium.games.voidfall.conquests import FLEET, conquest
from ludarium.games.voidfall.moves import cards, fleets, invade, pay, resources, sectors, tokens, tracks
from ludarium.games.voidfall.packed import USED_AGENDA
from ludarium.games.voidfall.state import NOBODY, SPACES, Void
from ludarium.games.voidfall.vocabulary import SCIENCE
from ludarium.kernel.cells import EMPTY, has, size

OPEN: Final = 1.35
"""How much of an effect's worth counts before it is done; more than all of it, or costs would always weigh more."""
SECOND: Final = 0.8
"""The part of the second best action of a focus, third best of a third: they compete for the same resources."""
PLAYED: Final = 1.4
"""How much of an agenda counts while it is being played; more than at the board, so that playing one is tempting."""
WON: Final = 0.95
"""The part of a conquest that counts when the fleet power sent is enough, and when it could still become enough."""
WINNABLE: Final = 0.55
LOST: Final = 6.0
"""Sending too little."""
DRAWN: Final = 0.5
"""The part of the worth of drawn agendas that does not shrink with the turns left."""
BONUS: Final = 1.2
"""A trade bonus to choose."""


def unfinished(s: Void, ahead: Ahead) -> float:
    """What the frames of a seat on the stack may still bring."""
    worth = 0.0
    for i in range(1, len(s.stack)):
        frame: Any = s.stack[i]
        if isinstance(frame, flow.Act):
            if frame.seat == ahead.seat:
                worth += turn(s, ahead)
        elif isinstance(frame, resolve.Run):
            if frame.seat == ahead.seat:
                worth += OPEN * run(s, ahead, frame.node, frame.mask, frame.here)
        elif isinstance(frame, choices.Choice):
            if frame.seat == ahead.seat:
                worth += OPEN * worths.effect(s, ahead, frame.node, frame.here)
        elif isinstance(frame, pay.Costs):
            if frame.seat == ahead.seat:
                worth += OPEN * worths.effect(s, ahead, frame.node, frame.here)
                if frame.deed == 0:
                    worth -= worths.cost(s, ahead, frame.cost)
        else:
            worth += steps(s, ahead, frame)
    return worth


def run(s: Void, ahead: Ahead, node: int, mask: int, here: int) -> float:
    """What is left of a line."""
    op, kids = s.givens.op[node], s.givens.kids[node]
    if op == ops.ANY_OF:
        worth = 0.0
        for i in range(len(kids)):
            if not has(mask, i):
                worth += worths.effect(s, ahead, kids[i], here)
        return worth
    if op == ops.ALL_OF:
        return worths.sum_of(s, ahead, kids[mask:], here)
    if op == ops.TIMES:
        return max(0, s.givens.a[node] - mask) * worths.effect(s, ahead, kids[0], here)
    return worths.effect(s, ahead, node, here)


def turn(s: Void, ahead: Ahead) -> float:
    """The actions of the focus that are left, the best first, and the agenda's own."""
    seat, givens = ahead.seat, s.givens
    left = 2 + s.flipped - size(s.done)
    card = givens.card_of[s.houses[seat]][s.focus]
    found: list[float] = []
    for i in range(3):
        cost, node = givens.action_cost[card][i], givens.action_node[card][i]
        if not has(s.done, i) and pay.payable(s, seat, cost, node, s.focus):
            found.append(worths.effect(s, ahead, node, EMPTY) - worths.cost(s, ahead, cost))
    found.sort(reverse=True)
    worth, part = 0.0, 1.0
    for i in range(min(left, len(found))):
        worth += part * max(0.0, found[i])
        part *= SECOND
    if s.playing != EMPTY and not s.used & USED_AGENDA:
        worth += worths.effect(s, ahead, givens.kind_node[givens.agenda_kind[s.playing]], EMPTY)
    return OPEN * worth


def steps(s: Void, ahead: Ahead, frame: Any) -> float:
    """Words that take several steps."""
    if isinstance(frame, flow.PlayAgenda):
        return best_play(s, ahead) if frame.seat == ahead.seat else 0.0
    if isinstance(frame, fleets.Deploy):
        power = min(frame.left, s.active[frame.seat])
        return OPEN * worths.LASTING[ops.DEPLOY] * power if frame.seat == ahead.seat else 0.0
    if isinstance(frame, resources.Take):
        return OPEN * worths.RESOURCES[SCIENCE] * frame.left if frame.seat == ahead.seat else 0.0
    if isinstance(frame, resources.Produce):
        return OPEN * worths.best_yields(s, ahead, frame.left) if frame.seat == ahead.seat else 0.0
    if isinstance(frame, sectors.GrowSeveral):
        return OPEN * worths.LASTING[ops.GROW] * frame.left if frame.seat == ahead.seat else 0.0
    if isinstance(frame, tracks.Step):
        node = s.givens.spaces[s.houses[frame.seat]][frame.track * SPACES + s.tracks[frame.seat * 3 + frame.track]]
        return OPEN * worths.effect(s, ahead, node, EMPTY) if frame.seat == ahead.seat else 0.0
    if isinstance(frame, cards.Draw):
        return worths.AGENDA * (DRAWN + (1.0 - DRAWN) * ahead.left) if frame.seat == ahead.seat else 0.0
    if isinstance(frame, tokens.Bonus):
        return BONUS if frame.seat == ahead.seat else 0.0
    return invading(s, ahead, frame)


def best_play(s: Void, ahead: Ahead) -> float:
    """What playing the best agenda that fits the focus adds to having it in hand."""
    best = 0.0
    for action in flow.playable(s, ahead.seat):
        card = verbs.play_agenda_agenda(action)
        kind = s.givens.kind_node[s.givens.agenda_kind[card]]
        worth = (1.0 - worths.UNPLAYED) * worths.agenda(s, ahead, card) + worths.effect(s, ahead, kind, EMPTY)
        best = max(best, worth)
    return OPEN * best


def invading(s: Void, ahead: Ahead, frame: Any) -> float:
    """An invasion from the first fleet power sent to the end of the combat."""
    if isinstance(frame, invade.Gather):
        if frame.seat != ahead.seat:
            return 0.0
        if s.attack != NONE and wins(s, ahead.seat, frame.target, s.attack):
            return WON * conquest(s, ahead, frame.target)
        more = s.attack[:]
        for sector in invade.sources(s, ahead.seat, frame.target):
            stays = 0 if s.givens.home_of[sector] >= 0 else 1
            for fleet in range(5):
                if sector * 5 + fleet > frame.last:
                    power = s.fleets[sector * 5 + fleet]
                    more[fleet] += max(0, power - stays)
                    stays = max(0, stays - power)
        if more != NONE and wins(s, ahead.seat, frame.target, more):
            return WINNABLE * conquest(s, ahead, frame.target)
        return -LOST
    if isinstance(frame, (invade.Depart, invade.Declare)):
        if frame.seat != ahead.seat:
            return 0.0
        return WON * conquest(s, ahead, frame.target) if wins(s, ahead.seat, frame.target, s.attack) else -LOST
    if isinstance(frame, invade.Fight):
        return combat_end(s, ahead, frame)
    return 0.0


NONE: Final = [0, 0, 0, 0, 0]


def wins(s: Void, seat: int, target: int, force: list[int]) -> bool:
    return combat.forecast(s, seat, target, force)[fight.RESULT] == fight.SUCCESS


def combat_end(s: Void, ahead: Ahead, frame: invade.Fight) -> float:
    """Where a combat leads if both sides choose well from here."""
    ended = fight.best_play(s.battle[:])
    won = ended[fight.RESULT] == fight.SUCCESS
    if frame.seat == ahead.seat:
        worth = WON * conquest(s, ahead, frame.target) if won else 0.0
        return worth + FLEET * sum(ended[: fight.TYPES])
    if frame.owner == ahead.seat and frame.owner != NOBODY:
        return FLEET * sum(ended[fight.SIDE : fight.SIDE + fight.TYPES])
    return 0.0
