"""The card being resolved: its pool of icons, candy boosts on it, copies, and every action the pool allows.

Actions come in any order, one after the other, and any may be left undone; what is left expires with the card
(DEI-CRD-06, DEI-CRD-07, DEI-CRD-23, DEI-CRD-24). An action spends the token with the weakest icon that allows it; where
two tokens could serve and neither is weaker, the seat is asked which (`Spend`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.games.dei import events, icons, packed, verbs
from ludarium.games.dei.card_pool import add_actions, choices, open_icons, times
from ludarium.games.dei.card_refusals import refusal, tell_stuck
from ludarium.games.dei.icons import PER_ALL
from ludarium.games.dei.lack import Refused, not_asked, refused
from ludarium.games.dei.moves import build, buy, collect, drones, enlist, kill, move
from ludarium.games.dei.pad import gain, supply
from ludarium.games.dei.position import face_down
from ludarium.games.dei.state import BOOSTS, SLOTS, Dei
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, with_value, without_thing
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import Frame

OF_TURN: Final = packed.USED_BOUGHT | packed.USED_ORDERED | packed.USED_PAID_OTHERWISE | packed.USED_SEARCHED
"""What may be done once in each action phase; the rest is for a single card."""


def open_pool(s: Dei, seat: int, at: int) -> None:
    """Start resolving the card in a slot of the pad."""
    s.used &= OF_TURN
    s.search = EMPTY
    if face_down(s, seat * SLOTS + at):
        # DEI-CRD-08, DEI-MKT-18: one buy action in each action phase.
        s.pool = [] if s.used & packed.USED_BOUGHT else [packed.ICON_BUY]
    else:
        s.pool = sorted(s.givens.tokens[s.played[seat * SLOTS + at]])
    s.call(Card(seat, at))


def perform(s: Dei, seat: int, action: int, place: int) -> None:
    """Spend one token and carry the action out."""
    token = s.pool.pop(place)
    per = packed.token_per(token)
    if per:
        # DEI-ADV-11, DEI-ADV-12: the number is fixed now; each repeat may be another of the token's actions.
        for _ in range(times(s, seat, token) - 1):
            icons.add(s.pool, icons.once(token))
        if per != PER_ALL and packed.used_wild_cube(s.used) and not packed.used_wild_colour(s.used):
            s.used |= packed.used(per, 0, 0, 0, 0, 0, 0, 0)
    carry_out(s, seat, action, token)


def carry_out(s: Dei, seat: int, action: int, token: int) -> None:
    """What an action does once its token is spent."""
    verb = verbs.verb(action)
    if verb == verbs.MOVE:
        # A token without any move was an enlist used as one (DEI-FEA-10).
        move.resolve(s, seat, action, token & icons.MOVES or icons.ENLISTS)
    elif verb == verbs.ENLIST:
        enlist.resolve(s, seat, action)
    elif verb == verbs.COLLECT:
        collect.resolve(s, seat, action)
    elif verb == verbs.DIG:
        supply(s, verbs.dig_region(action))
    elif verb == verbs.KILL:
        kill.kill(s, verbs.kill_region(action), kill.victim_of(s, action))
    elif verb == verbs.DRONE:
        drones.resolve(s, seat, verbs.drone_of(action), token)
    elif verb == verbs.GAIN:
        gain(s, seat, verbs.gain_resource(action), verbs.gain_amount(action))
    elif verb == verbs.COPY:
        copy(s, seat, verbs.copy_card(action))
    elif verb == verbs.BUY:
        buy.resolve(s, seat, action)
    else:
        build.resolve(s, seat, action)


def copy(s: Dei, seat: int, card: int) -> None:
    """DEI-CRD-16 to DEI-CRD-20: the printed actions of the card join the pool, except copy itself."""
    for token in s.givens.tokens[card]:
        if packed.token_icons(token) & ~packed.ICON_COPY:
            icons.add(s.pool, token & ~packed.ICON_COPY)
    events.copied(s, seat, card)


def play_boost(s: Dei, seat: int, at: int, boost: int) -> None:
    """DEI-CDY-04, DEI-CDY-06 to DEI-CDY-08, DEI-CDY-10: a candy boost adds its action to the card it is laid on, or
    counts as a cube for it."""
    s.boosts = without_thing(s.boosts, seat * BOOSTS, seat * BOOSTS + BOOSTS, boost)
    s.boosted = with_value(s.boosted, seat * SLOTS + at, boost)
    events.boosted(s, seat, boost)
    token = s.givens.boost_tokens[boost]
    if token:
        icons.add(s.pool, token)
    else:
        s.used |= packed.USED_WILD_CUBE


@mypyc_attr(free_list_len=1)
class Card(Frame[Dei]):
    """A card on the pad is resolved: `at` is its slot."""

    def __init__(self, seat: int, at: int) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def step(self, s: Dei) -> Ask | None:
        seat = self.seat
        actions: list[int] = []
        buy.add_orders(s, seat, actions)
        if s.boosted[seat * SLOTS + self.at] == EMPTY:
            add_boosts(s, seat, actions)
        mask = open_icons(s, seat)
        if mask:
            add_actions(s, seat, mask, actions)
        must_buy = s.givens.strict_buy and can_still_buy(s, seat, self.at)
        if not actions:
            tell_stuck(s, seat)
            s.finish()
            s.pool.clear()
            return None
        if not must_buy:
            actions.append(verbs.DONE)
        actions.sort()
        return Ask(seat, actions)

    def answer(self, s: Dei, action: int) -> None:
        verb = verbs.verb(action)
        if verb == verbs.DONE:
            s.finish()
            s.pool.clear()
        elif verb == verbs.BOOST:
            play_boost(s, self.seat, self.at, verbs.boost_of(action))
        elif verb == verbs.ORDER:
            buy.resolve(s, self.seat, action)
        else:
            places = choices(s, self.seat, action)
            if len(places) == 1:
                perform(s, self.seat, action, places[0])
            else:
                s.call(Spend(self.seat, action))

    def refusal(self, s: Dei, action: int) -> Refused:
        return refusal(s, self.seat, self.at, action)


def add_boosts(s: Dei, seat: int, out: list[int]) -> None:
    last = EMPTY
    for i in range(seat * BOOSTS, seat * BOOSTS + BOOSTS):
        boost = s.boosts[i]
        if boost == EMPTY:
            break
        if boost != last:
            out.append(verbs.boost(boost))
        last = boost


# The option strict-buy: a card is played face down only to buy (DEI-CRD-14)


def can_buy_face_down(s: Dei, seat: int, at: int) -> bool:
    """Whether a card played face down into a slot could buy something, perhaps after what a boost does first."""
    if s.used & packed.USED_BOUGHT:
        return False
    if buy.can_purchase(s, seat, 0):
        return True
    tried = s.clone()
    tried.used &= OF_TURN
    tried.search = EMPTY
    tried.pool = [packed.ICON_BUY]
    return can_still_buy(tried, seat, at)


def can_still_buy(s: Dei, seat: int, at: int) -> bool:
    """Whether the face-down card in a slot can still buy: at once, or after one action of a boost, which may bring the
    resource or the cube that is missing (DEI-ACT-39, DEI-MKT-07)."""
    if packed.ICON_BUY not in s.pool:
        return False
    if buy.can_purchase(s, seat, packed.used_wild_cube(s.used)):
        return True
    if s.boosted[seat * SLOTS + at] != EMPTY:
        return action_brings_purchase(s, seat)
    boosts: list[int] = []
    add_boosts(s, seat, boosts)
    for boost in boosts:
        tried = s.clone()
        play_boost(tried, seat, at, verbs.boost_of(boost))
        if can_still_buy(tried, seat, at):
            return True
    return False


def action_brings_purchase(s: Dei, seat: int) -> bool:
    """Whether one action of the pool makes a purchase possible."""
    actions: list[int] = []
    add_actions(s, seat, open_icons(s, seat) & ~packed.ICON_BUY, actions)
    for action in actions:
        for place in choices(s, seat, action):
            tried = s.clone()
            perform(tried, seat, action, place)
            if ends_in_purchase(tried, seat, len(s.stack)):
                return True
    return False


def ends_in_purchase(s: Dei, seat: int, depth: int) -> bool:
    """Whether some answers to what an action asks let a purchase follow it; chance has no say in that."""
    while len(s.stack) > depth:
        ask = s.stack[-1].step(s)
        if ask is None:
            continue
        for action in ask.actions:
            tried = s.clone()
            tried.stack[-1].answer(tried, action)
            if ends_in_purchase(tried, seat, depth):
                return True
            if ask.seat == CHANCE:
                break
        return False
    return buy.can_purchase(s, seat, packed.used_wild_cube(s.used))


class Spend(Frame[Dei]):
    """Which of several tokens is spent for an action?"""

    def __init__(self, seat: int, action: int) -> None:
        self.seat: Final = seat
        self.action: Final = action

    def step(self, s: Dei) -> Ask | None:
        return Ask(self.seat, [verbs.spend(place) for place in choices(s, self.seat, self.action)])

    def answer(self, s: Dei, action: int) -> None:
        s.finish()
        perform(s, self.seat, self.action, verbs.spend_token(action))

    def refusal(self, s: Dei, action: int) -> Refused:
        if verbs.verb(action) != verbs.SPEND:
            return not_asked(s, action, "Spend", "DEI-CRD-22")
        return refused("DEI-CRD-22", "lack-token", have=len(s.pool), fit=len(choices(s, self.seat, self.action)))
