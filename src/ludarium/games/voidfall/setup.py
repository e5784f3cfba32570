"""Set-up (VF-SET-01 to VF-SET-24): turn order, houses, origins, the galaxy, displays, and what origins bring along."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.games.voidfall import atoms, events, flow, verbs
from ludarium.games.voidfall.moves import cards, corruption, tokens
from ludarium.games.voidfall.position import origin
from ludarium.games.voidfall.state import BASIC, FIELDS, FLEET_POWER, TECHNOLOGIES, Void
from ludarium.games.voidfall.vocabulary import INNOVATION
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, below, left, plus, with_value
from ludarium.kernel.seats import CHANCE, only
from ludarium.kernel.state import Frame, Together

START_INFLUENCE: Final = 10
START_GLORY: Final = [[], [], [1, 2], [1, 2, 2], [1, 2, 2, 3]]
"""Designed: the value of the first glory token by place in the turn order."""
LAID_OUT: Final = 4
ALL_FOCUSES: Final = below(9)


class Order(Frame[Void]):
    """VF-SET-19: the first turn order is random."""

    def step(self, s: Void) -> Ask | None:
        if len(s.order) == s.givens.seats - 1:
            for seat in range(s.givens.seats):
                if seat not in s.order:
                    self.answer(s, verbs.first(seat))
        if len(s.order) == s.givens.seats:
            s.become(Houses(0))
            return None
        return Ask(CHANCE, [verbs.first(seat) for seat in range(s.givens.seats) if seat not in s.order])

    def answer(self, s: Void, action: int) -> None:
        seat = verbs.first_seat(action)
        events.place(s, seat, len(s.order))
        s.order = (*s.order, seat)


class Houses(Frame[Void]):
    """VF-SET-03, VF-TUT-04: every player gets a house that has not fallen."""

    rule: ClassVar = "VF-SET-03"

    def __init__(self, placed: int) -> None:
        self.placed: Final = placed

    def step(self, s: Void) -> Ask | None:
        if self.placed == s.givens.seats:
            s.become(Origins(0) if not s.givens.origins_secret or not s.givens.both_origins else SecretOrigins())
            return None
        actions: list[int] = []
        for house in s.givens.allowed_houses:
            if house not in s.houses:
                actions.append(verbs.house(house))
        return Ask(s.order[self.placed] if s.givens.houses_chosen else CHANCE, actions)

    def answer(self, s: Void, action: int) -> None:
        seat = s.order[self.placed]
        house = verbs.house_of(action)
        s.houses = with_value(s.houses, seat, house)
        events.house(s, seat, house)
        s.become(Houses(self.placed + 1))


class Origins(Frame[Void]):
    """VF-SET-04, VF-SET-05, VF-TUT-05: one of two origins, in turn order or at random; the first game uses A."""

    rule: ClassVar = "VF-SET-04"

    def __init__(self, placed: int) -> None:
        self.placed: Final = placed

    def step(self, s: Void) -> Ask | None:
        if self.placed == s.givens.seats:
            s.become(LayOut())
            set_up(s)
            return None
        if not s.givens.both_origins:
            self.answer(s, verbs.origin(0))
            return None
        who = CHANCE if s.givens.origins_random else s.order[self.placed]
        return Ask(who, [verbs.origin(0), verbs.origin(1)])

    def answer(self, s: Void, action: int) -> None:
        choose_origin(s, s.order[self.placed], verbs.origin_of(action))
        s.become(Origins(self.placed + 1))


class SecretOrigins(Together[Void]):
    """VF-SET-05: all choose at once."""

    rule: ClassVar = "VF-SET-04"

    def seats(self, s: Void) -> list[int]:
        return list(range(s.givens.seats))

    def ask_of(self, s: Void, seat: int) -> Ask:
        return Ask(seat, [verbs.origin(0), verbs.origin(1)], None, only(seat), True)

    def open(self, s: Void, answers: list[int]) -> None:
        for seat in range(s.givens.seats):
            choose_origin(s, seat, verbs.origin_of(answers[seat]))
        s.become(LayOut())
        set_up(s)


def choose_origin(s: Void, seat: int, letter: int) -> None:
    s.origins = with_value(s.origins, seat, letter)
    events.origin(s, seat, letter, origin(s, seat).technology)


def set_up(s: Void) -> None:
    """VF-SET-06 to VF-SET-23: everything that needs no draw."""
    _galaxy(s)
    for place in range(s.givens.seats):
        _player(s, s.order[place], START_GLORY[s.givens.seats][place])
    copies = list(s.copies)
    later = list(s.later)
    for technology in s.givens.market:
        copies[technology * 2] = copies[technology * 2 + 1] = 1
        later[technology] = 1
    s.copies, s.later = tuple(copies), tuple(later)


def _galaxy(s: Void) -> None:
    givens, glory_at = s.givens, list(s.glory_at)
    for sector in range(givens.n):
        s.population[sector] = givens.start_population[sector]
        s.corrupt[sector] = givens.start_corrupt[sector]
        s.void[sector] = givens.start_void[sector]
        for kind in range(5):
            s.guilds[sector * 5 + kind] = givens.printed_guilds[sector][kind]
        for kind in range(3):
            s.installations[sector * 3 + kind] = givens.printed[sector][kind]
        s.installations[sector * 3 + 1] += givens.start_defences[sector]
        if givens.start_glory[sector]:
            glory_at[sector * 5 + givens.start_glory[sector] - 1] = 1
    s.glory_at = tuple(glory_at)
    # VF-SET-17: bounty and reclaim tokens are in sectors without an owner.
    s.bounty_at = tuple(givens.start_bounty)
    s.reclaim_at = tuple(givens.start_reclaim)


def _player(s: Void, seat: int, glory: int) -> None:
    givens, start = s.givens, origin(s, seat)
    inactive = FLEET_POWER - start.active
    for sector, held in ((givens.homes[seat], start.home), (givens.outposts[seat], start.outpost)):
        atoms.hold(s, sector, seat)
        s.population[sector] = held.population
        s.corrupt[sector] = held.corrupt
        s.guilds[sector * 5 : sector * 5 + 5] = held.guilds
        s.fleets[sector * 5 : sector * 5 + 5] = held.fleets
        for kind in range(3):
            s.installations[sector * 3 + kind] += held.installations[kind]
        inactive -= sum(held.fleets)
    s.stock[seat * 5 : seat * 5 + 5] = start.stock
    for track in range(3):
        s.tracks = with_value(s.tracks, seat * 3 + track, start.spaces[track])
    s.active[seat] = start.active
    s.inactive[seat] = inactive
    s.influence[seat] = START_INFLUENCE
    s.glory = plus(s.glory, seat * 5 + glory - 1, 1)
    s.field_corrupt = with_value(s.field_corrupt, seat * FIELDS + 2, 1)
    s.technologies = with_value(s.technologies, seat * TECHNOLOGIES + start.technology, BASIC)
    if givens.seats > 2:
        # VF-SET-10, VF-SET-11: the second copy joins the display with 3 or 4 players.
        s.copies = with_value(s.copies, start.technology * 2 + 1, 1)
    own = givens.card_of[s.houses[seat]][INNOVATION] != INNOVATION
    s.hand = with_value(s.hand, seat, ALL_FOCUSES if own else left(ALL_FOCUSES, INNOVATION))


class LayOut(Frame[Void]):
    """Four of the eight improved technologies are on the board at first, behind the barrier (VF-SET-23)."""

    def step(self, s: Void) -> Ask | None:
        if sum(s.improved) == LAID_OUT:
            s.become(Extras(0, 0))
            for kind in range(4):
                s.call(cards.Offer(kind))
            return None
        return Ask(CHANCE, [verbs.lay_out(t) for t in s.givens.market if s.later[t]])

    def answer(self, s: Void, action: int) -> None:
        technology = verbs.lay_out_technology(action)
        s.improved = with_value(s.improved, technology, 1)
        s.later = with_value(s.later, technology, 0)
        events.laid_out(s, technology)


class Extras(Frame[Void]):
    """What an origin gives apart from its numbers, without any bonus (VF-SET-15)."""

    rule: ClassVar = "VF-SET-15"

    def __init__(self, placed: int, number: int) -> None:
        self.placed: Final = placed
        self.number: Final = number

    def step(self, s: Void) -> Ask | None:
        if self.placed == s.givens.seats:
            s.become(flow.Cycle(1, 0))
            return None
        seat = s.order[self.placed]
        extras = origin(s, seat).extras
        if self.number == len(extras):
            s.become(Extras(self.placed + 1, 0))
            return None
        extra = extras[self.number]
        if extra == TOKEN:
            s.become(Extras(self.placed, self.number + 1))
            if s.trade_board:
                atoms.take_token(s, seat)
            return None
        if extra == BOUNTY:
            return tokens.bounty_draw(s, EMPTY)
        actions = extra_options(s, seat, extra)
        if not actions:
            s.become(Extras(self.placed, self.number + 1))
            return None
        return Ask(seat, actions)

    def answer(self, s: Void, action: int) -> None:
        seat, verb = s.order[self.placed], verbs.verb(action)
        s.become(Extras(self.placed, self.number + 1))
        if verb == verbs.DRAW_BOUNTY:
            tokens.hold_bounty(s, seat, verbs.draw_bounty_bounty(action))
        elif verb == verbs.UPGRADE:
            tokens.upgrade(s, seat, verbs.upgrade_value(action))
        elif verb == verbs.PURIFY:
            atoms.set_corruption(s, seat, verbs.purify_place(action), 0)
        elif verb == verbs.SHIFT:
            corruption.shift(s, seat, action)
        else:
            cards.gain_agenda(s, seat, action)


AGENDA: Final = 0
UPGRADE: Final = 1
PURIFY: Final = 2
SHIFT: Final = 3
TOKEN: Final = 4
BOUNTY: Final = 5


def extra_options(s: Void, seat: int, extra: int) -> list[int]:
    if extra == AGENDA:
        return cards.agendas(s, seat, -1)
    if extra == UPGRADE:
        return tokens.upgrades(s, seat)
    if extra == PURIFY:
        return [verbs.purify(place) for place in atoms.corrupt_places(s, seat)]
    return corruption.shifts(s, seat)
