"""The course of the game (VF-CYC-01 to VF-CYC-11, VF-FOC-01 to VF-FOC-28): cycles, preparation, rounds, turns.

`Cycle > Rounds > Turn > Run` is how the stack reads. Clean-up is in `clean_up`, the evaluation phase in
`evaluation_phase`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.games.voidfall import atoms, events, resolve, verbs
from ludarium.games.voidfall.clean_up import CleanUp
from ludarium.games.voidfall.evaluation_phase import Evaluation
from ludarium.games.voidfall.givens import EACH, ONCE, TechnologyAction
from ludarium.games.voidfall.moves import pay
from ludarium.games.voidfall.packed import USED_AGENDA, USED_DOUBLE, USED_INVASION
from ludarium.games.voidfall.position import is_preferred, level
from ludarium.games.voidfall.state import BASIC, EVENTS, EXTRAS, HAND, IMPROVED, IMPROVED_EXTRAS, TECHNOLOGIES, Void
from ludarium.games.voidfall.vocabulary import DEVELOPMENT, HYPERDRIVE, ROBOTICS
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, has, joined, left, size, with_value
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import Frame, OfSeat

CYCLES: Final = 3


class Cycle(Frame[Void]):
    """VF-CYC-01, VF-CYC-02, VF-CYC-07, VF-CYC-09, VF-GOAL-01, VF-END-01: the three phases, three times."""

    def __init__(self, number: int, phase: int) -> None:
        self.number: Final = number
        self.phase: Final = phase

    def step(self, s: Void) -> Ask | None:
        if self.phase == 0:
            s.become(Cycle(self.number, 1))
            s.cycle = self.number
            s.round = 0
            events.cycle(s, self.number)
            if self.number > 1:
                renew(s)
            s.call(Boxes(0, 0))
            s.call(Reveal())
        elif self.phase == 1:
            s.become(Cycle(self.number, 2))
            s.call(Rounds(1, 0))
        elif self.phase == 2:
            s.become(Cycle(self.number, 3))
            s.call(Evaluation(0, 0))
        elif self.number < CYCLES:
            s.kept = (0,) * s.givens.seats
            s.become(Cycle(self.number + 1, 0))
        else:
            s.finish()
        return None


def renew(s: Void) -> None:
    """VF-CYC-09, VF-SET-19: a trade token leaves, improved cards change in cycle 3, the turn order is made
    anew."""
    if s.trade_board:
        s.trade_board -= 1
        s.boxed += 1
    if s.cycle == CYCLES:
        s.improved = s.later
        s.later = (0,) * TECHNOLOGIES
    if s.givens.order_by_influence:
        s.order = tuple(sorted(s.order, key=lambda seat: s.influence[seat]))
        for place, seat in enumerate(s.order):
            events.place(s, seat, place)


class Reveal(Frame[Void]):
    """VF-CYC-04, VF-CYC-11: the event of the cycle, the one on top if somebody has foreseen it."""

    def step(self, s: Void) -> Ask | None:
        index = s.cycle - 1
        fixed = s.givens.fixed_events
        if fixed:
            self.answer(s, verbs.reveal(fixed[index]))
            return None
        if s.foreseen[index] != EMPTY:
            self.answer(s, verbs.reveal(s.foreseen[index]))
            return None
        actions: list[int] = []
        for i in range(index * EVENTS, index * EVENTS + EVENTS):
            if s.events_left[i] != EMPTY:
                actions.append(verbs.reveal(s.events_left[i]))
        actions.sort()
        return Ask(CHANCE, actions)

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        s.event = verbs.reveal_event(action)
        events.event(s, s.event)


class Boxes(Frame[Void]):
    """VF-CYC-05, VF-EVT-03, VF-EVT-13, VF-EVT-14: the boxes of the event, top to bottom, for each player in turn
    order."""

    def __init__(self, box: int, turn: int) -> None:
        self.box: Final = box
        self.turn: Final = turn

    def step(self, s: Void) -> Ask | None:
        nodes = s.givens.box_node[s.event]
        if self.box == len(nodes):
            s.finish()
            return None
        scope = s.givens.box_scope[s.event][self.box]
        if scope > ONCE or self.turn == (s.givens.seats if scope == EACH else 1):
            s.become(Boxes(self.box + 1, 0))
            return None
        s.become(Boxes(self.box, self.turn + 1))
        seat, node = s.order[self.turn], nodes[self.box]
        must = s.givens.box_must[s.event][self.box]
        # A solid frame is done completely or not at all.
        if not must or resolve.all_possible(s, seat, node, EMPTY):
            s.call(resolve.Run(seat, node, EMPTY, 0, 1 if must else 0))
        return None


class Rounds(Frame[Void]):
    """VF-FOC-01, VF-FOC-02: as many rounds as the event says, a turn for everyone in each."""

    def __init__(self, number: int, turn: int) -> None:
        self.number: Final = number
        self.turn: Final = turn

    def step(self, s: Void) -> Ask | None:
        if self.number > s.givens.event_rounds[s.event]:
            s.finish()
            return None
        if self.turn == s.givens.seats:
            s.become(Rounds(self.number + 1, 0))
            return None
        if self.turn == 0:
            s.round = self.number
            events.round(s, self.number)
        s.become(Rounds(self.number, self.turn + 1))
        seat = s.order[self.turn]
        if s.hand[seat]:
            s.turn = seat
            s.done = s.used = s.overproduced = 0
            events.turn(s, seat)
            s.call(Select(seat))
        return None


class Select(OfSeat[Void]):
    """VF-FOC-04, VF-FOC-06, VF-TRD-02: a focus card from the hand, with a trade token or without."""

    rule: ClassVar = "VF-FOC-04"

    def step(self, s: Void) -> Ask | None:
        actions: list[int] = []
        token = s.tokens[self.seat] > 0
        hand = s.hand[self.seat]
        for focus in range(9):
            if has(hand, focus):
                actions.append(verbs.select(focus, 0))
                if token:
                    actions.append(verbs.select(focus, 1))
        return Ask(self.seat, actions)

    def answer(self, s: Void, action: int) -> None:
        seat, focus, token = self.seat, verbs.select_focus(action), verbs.select_token(action)
        s.hand = with_value(s.hand, seat, left(s.hand[seat], focus))
        s.focus = focus
        s.flipped = token
        s.tokens[seat] -= token
        events.selected(s, seat, focus, token)
        s.become(Act(seat))
        if playable(s, seat):
            s.call(PlayAgenda(seat))


def playable(s: Void, seat: int) -> list[int]:
    """VF-AGE-09, VF-TUT-08: agendas in hand whose kind shows the chosen focus."""
    actions: list[int] = []
    if s.cycle < s.givens.agendas_from:
        return actions
    hands = s.agenda_hands
    for i in range(seat * HAND, seat * HAND + HAND):
        agenda = hands[i]
        if agenda != EMPTY and has(s.givens.kind_focuses[s.givens.agenda_kind[agenda]], s.focus):
            actions.append(verbs.play_agenda(agenda))
    actions.sort()
    return actions


class PlayAgenda(OfSeat[Void]):
    """VF-FOC-07, VF-AGE-08 to VF-AGE-10: one agenda that shows the focus, or none."""

    rule: ClassVar = "VF-FOC-07"

    def step(self, s: Void) -> Ask | None:
        actions = playable(s, self.seat)
        actions.append(verbs.NO_AGENDA)
        return Ask(self.seat, actions)

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        if action != verbs.NO_AGENDA:
            s.playing = verbs.play_agenda_agenda(action)
            atoms.from_agenda_hand(s, self.seat, s.playing)
            events.played(s, self.seat, s.playing)


class Act(OfSeat[Void]):
    """VF-FOC-10 to VF-FOC-13, VF-FOC-19 to VF-FOC-21, VF-FOC-28: two or three actions of the focus, extra actions, the
    agenda's, in any order."""

    rule: ClassVar = "VF-FOC-10"

    def step(self, s: Void) -> Ask | None:
        seat, givens = self.seat, s.givens
        actions: list[int] = []
        if size(s.done) < 2 + s.flipped:
            card = givens.card_of[s.houses[seat]][s.focus]
            twice = doubles(s, seat)
            for i in range(3):
                cost, node = givens.action_cost[card][i], givens.action_node[card][i]
                if not has(s.done, i) and pay.payable(s, seat, cost, node, s.focus):
                    actions.append(verbs.act(i, 0))
                    if twice and pay.payable(s, seat, cost, node, s.focus, 2):
                        actions.append(verbs.act(i, 1))
        add_extras(s, seat, givens.technology_actions, BASIC, EXTRAS, actions)
        add_extras(s, seat, givens.improved_actions, IMPROVED, IMPROVED_EXTRAS, actions)
        actions.sort()
        if s.playing != EMPTY and not s.used & USED_AGENDA:
            actions.append(verbs.AGENDA_ACTION)
        actions.append(verbs.DONE)
        return Ask(seat, actions)

    def answer(self, s: Void, action: int) -> None:
        seat, verb = self.seat, verbs.verb(action)
        if verb == verbs.ACT:
            i = verbs.act_action(action)
            s.done = joined(s.done, i)
            card = s.givens.card_of[s.houses[seat]][s.focus]
            cost, node = s.givens.action_cost[card][i], s.givens.action_node[card][i]
            s.call(pay.Costs(seat, cost, node, EMPTY, s.focus, 0, 0))
            if verbs.act_double(action):
                s.used |= USED_DOUBLE
                s.call(pay.Costs(seat, cost, node, EMPTY, s.focus, 0, 0))
        elif verb == verbs.EXTRA:
            self.extra(s, verbs.extra_technology(action), verbs.extra_way(action))
        elif verb == verbs.AGENDA_ACTION:
            s.used |= USED_AGENDA
            s.call(resolve.Run(seat, s.givens.kind_node[s.givens.agenda_kind[s.playing]], EMPTY, 0, 0))
        else:
            s.become(CleanUp(seat, 0))

    def extra(self, s: Void, technology: int, way: int) -> None:
        improved = level(s, self.seat, technology) == IMPROVED
        listed = s.givens.improved_actions if improved else s.givens.technology_actions
        first = first_of(listed, technology)
        s.used = joined(s.used, (IMPROVED_EXTRAS if improved else EXTRAS) + first)
        action = listed[first + way]
        s.call(pay.Costs(self.seat, action.cost, action.node, EMPTY, EMPTY, 0, 0))


def first_of(listed: list[TechnologyAction], technology: int) -> int:
    at = 0
    while listed[at].technology != technology:
        at += 1
    return at


def add_extras(s: Void, seat: int, listed: list[TechnologyAction], form: int, marks: int, actions: list[int]) -> None:
    """Extra actions that go with the focus, of technologies none of whose actions was taken this turn (VF-TEC-34)."""
    for i in range(len(listed)):
        action = listed[i]
        technology = action.technology
        if level(s, seat, technology) != form or has(s.used, marks + i - action.way):
            continue
        if technology == HYPERDRIVE and s.used & USED_INVASION:
            continue  # It regroups before any invasion.
        if goes_with_focus(s, seat, action) and pay.payable(s, seat, action.cost, action.node, EMPTY):
            actions.append(verbs.extra(technology, action.way))


def goes_with_focus(s: Void, seat: int, action: TechnologyAction) -> bool:
    return has(action.focuses, s.focus) or (action.preferred and is_preferred(s, seat, s.focus))


def doubles(s: Void, seat: int) -> bool:
    """VF-TEC-31: cost and effect of one action of Development, improved of a preferred focus, are doubled."""
    robotics = level(s, seat, ROBOTICS)
    if not robotics or s.used & USED_DOUBLE:
        return False
    return s.focus == DEVELOPMENT or (robotics == IMPROVED and is_preferred(s, seat, s.focus))
