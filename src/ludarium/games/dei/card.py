"""The card being resolved: its pool of icons, candy boosts on it, copies, and every action the pool allows.

Actions come in any order, one after the other, and any may be left undone; what is left expires with the card
(DEI-CRD-06, DEI-CRD-07, DEI-CRD-23, DEI-CRD-24). An action spends the token with the weakest icon that allows it; where
two tokens could serve and neither is weaker, the seat is asked which (`Spend`).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import events, icons, packed, verbs
from ludarium.games.dei.feats import outnumbers
from ludarium.games.dei.icons import PER_ALL
from ludarium.games.dei.majority import all_cubes, cubes
from ludarium.games.dei.moves import build, buy, collect, drones, enlist, kill, move
from ludarium.games.dei.pad import gain, supply
from ludarium.games.dei.position import face_down
from ludarium.games.dei.state import BOOSTS, SLOTS, SUPPLIES, Dei
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


def times(s: Dei, seat: int, token: int) -> int:
    """How often a token may be used: once, or once for each cube it counts (DEI-ADV-09, DEI-ADV-10, DEI-ADV-13)."""
    per = packed.token_per(token)
    if per == 0:
        return 1
    if per == PER_ALL:
        return all_cubes(s, seat) + packed.used_wild_cube(s.used)
    return cubes(s, seat, per - 1) + (1 if wild_for(s, per) else 0)


def wild_for(s: Dei, per: int) -> bool:
    """DEI-CDY-10: whether the outpost boost on this card counts for a colour (+ 1): its first use sets it."""
    return packed.used_wild_cube(s.used) == 1 and packed.used_wild_colour(s.used) in (0, per)


def open_icons(s: Dei, seat: int) -> int:
    """Every icon that some token of the pool still offers."""
    mask = 0
    for token in s.pool:
        if times(s, seat, token):
            mask |= packed.token_icons(token)
    if mask & icons.ENLISTS and outnumbers(s, seat):
        mask |= packed.ICON_MOVE_BONUS | packed.ICON_COLLECT  # DEI-FEA-10
    return mask


def add_actions(s: Dei, seat: int, mask: int, out: list[int]) -> None:
    """Every action that the icons of the mask allow."""
    if mask & icons.MOVES:
        move.add_moves(s, seat, mask, out)
    if mask & icons.ENLISTS:
        enlist.add_enlists(s, seat, mask, out)
    if mask & icons.COLLECTS:
        collect.add_collects(s, seat, mask, out)
    if mask & (packed.ICON_KILL | icons.COLLECTS):
        kill.add_kills(s, seat, mask, out)
    if mask & icons.BUILDS:
        build.add_builds(s, seat, mask, out)
    if mask & icons.DRONES:
        drones.add_drones(s, mask, out)
    if mask & icons.GAINS:
        add_gains(s, seat, out)
    if mask & packed.ICON_COPY:
        add_copies(s, seat, out)
    if mask & packed.ICON_BUY:
        buy.add_purchases(s, seat, packed.used_wild_cube(s.used), out)


def add_gains(s: Dei, seat: int, out: list[int]) -> None:
    """DEI-ADV-02, DEI-ADV-03; neither what the common reserve lacks (DEI-ACT-27) nor what no cube brings
    (DEI-ADV-13)."""
    for token in s.pool:
        if not times(s, seat, token):
            continue
        for resource in range(3):
            if token & icons.GAIN[resource] and (resource == SUPPLIES or s.common[resource]):
                action = verbs.gain(resource, icons.amount(token, resource))
                if action not in out:
                    out.append(action)


def add_copies(s: Dei, seat: int, out: list[int]) -> None:
    """DEI-CRD-16 to DEI-CRD-21: the own face-up cards of this round, or those of every seat."""
    for other in range(s.givens.seats):
        if other != seat and not s.givens.copy_any_seat:
            continue
        for at in range(SLOTS):
            if copyable(s, seat, other, at):
                out.append(verbs.copy(s.played[other * SLOTS + at]))


def copyable(s: Dei, seat: int, other: int, at: int) -> bool:
    card = s.played[other * SLOTS + at]
    if card == EMPTY or face_down(s, other * SLOTS + at):
        return False
    # The card being resolved is not "already played".
    return (other != seat or at != now_at(s, seat)) and shows_more_than_copy(s.givens.tokens[card])


def shows_more_than_copy(tokens: list[int]) -> bool:
    """DEI-CRD-17, DEI-CRD-18: copy is never copied, so a card that shows nothing else has nothing to copy."""
    for token in tokens:
        if packed.token_icons(token) & ~packed.ICON_COPY:
            return True
    return False


def now_at(s: Dei, seat: int) -> int:
    """The slot of the card a seat is resolving."""
    first = seat * SLOTS + s.phase * 3
    return s.phase * 3 + (1 if s.played[first + 1] != EMPTY else 0)


def icons_for(s: Dei, seat: int, action: int) -> int:
    """The icons that allow a legal action."""
    verb = verbs.verb(action)
    if verb == verbs.MOVE:
        return move.icons_of(s, seat, action)
    if verb == verbs.ENLIST:
        return enlist.icons_for(s, seat, verbs.enlist_region(action), verbs.enlist_supplied(action))
    if verb == verbs.COLLECT:
        region, extra, swap = verbs.collect_region(action), verbs.collect_extra(action), verbs.collect_swap(action)
        return collect.icons_for(s, seat, region, extra, swap)
    if verb == verbs.DIG:
        return collect.dig_icons(s, seat, verbs.dig_region(action))
    if verb == verbs.KILL:
        return kill.icons_for(s, seat, verbs.kill_region(action), kill.victim_of(s, action))
    if verb == verbs.DRONE:
        return drones.icons_for(s, verbs.drone_of(action))
    if verb == verbs.COPY:
        return packed.ICON_COPY
    if verb == verbs.BUY:
        return packed.ICON_BUY
    return build.icons_for(s, seat, build.kind_of(action), build.place_of(s.terrain.board, action))


def choices(s: Dei, seat: int, action: int) -> list[int]:
    """The places in the pool of the tokens a seat could want to spend for a legal action."""
    pool = s.pool
    if verbs.verb(action) == verbs.GAIN:
        fits = icons.gaining(pool, verbs.gain_resource(action), verbs.gain_amount(action))
    else:
        fits = icons.serving(pool, icons_for(s, seat, action))
    if len(fits) < 2:
        return fits
    live = alive(s, seat, fits)
    best = icons.cheapest(pool, live)
    if verbs.verb(action) == verbs.MOVE and move.earns_in_minority(s, seat, action):
        # DEI-LDR-08: her own extra move would be the cheaper one, but it earns nothing.
        others: list[int] = []
        for i in live:
            if pool[i] & icons.PLAIN_MOVES:
                others.append(i)
        for i in icons.cheapest(pool, others):
            if i not in best:
                best.append(i)
        best.sort()
    return best


def alive(s: Dei, seat: int, places: list[int]) -> list[int]:
    """Of these places in the pool, those whose tokens may be used at least once."""
    live: list[int] = []
    for i in places:
        if times(s, seat, s.pool[i]):
            live.append(i)
    return live


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


class Card(Frame[Dei]):
    """A card on the pad is resolved: `at` is its slot."""

    def __init__(self, seat: int, at: int) -> None:
        self.seat: Final = seat
        self.at: Final = at

    def step(self, s: Dei) -> Ask | None:
        seat = self.seat
        actions: list[int] = []
        mask = open_icons(s, seat)
        if mask:
            add_actions(s, seat, mask, actions)
        must_buy = s.givens.strict_buy and can_still_buy(s, seat, self.at)
        if s.boosted[seat * SLOTS + self.at] == EMPTY:
            add_boosts(s, seat, actions)
        buy.add_orders(s, seat, actions)
        if not actions:
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

    def why_not(self, s: Dei, action: int) -> str:
        return forbidden(s, self.seat, self.at, action)


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

    def why_not(self, s: Dei, action: int) -> str:
        return "DEI-CRD-22"


def forbidden(s: Dei, seat: int, at: int, action: int) -> str:
    """The rule that keeps an action out of a card's question."""
    verb = verbs.verb(action)
    if verb == verbs.PLAY:
        return "DEI-CRD-04"
    if verb == verbs.BOOST:
        return "DEI-CDY-05" if s.boosted[seat * SLOTS + at] != EMPTY else "DEI-CDY-04"
    if verb == verbs.DONE:
        return "DEI-CRD-14"
    if verb == verbs.ORDER:
        return buy.forbidden(s, seat, action)
    needed = NEEDED.get(verb, 0)
    if not needed:
        return verbs.not_now(action)
    mask = open_icons(s, seat)
    if not mask & needed:
        if icons.serving(s.pool, needed):
            return "DEI-ADV-13"
        return "DEI-MKT-18" if verb == verbs.BUY and s.used & packed.USED_BOUGHT else "DEI-CRD-05"
    return _forbidden_by(s, seat, mask, verb, action)


def _forbidden_by(s: Dei, seat: int, mask: int, verb: int, action: int) -> str:
    if verb == verbs.MOVE:
        return move.forbidden(s, seat, mask, action)
    if verb == verbs.ENLIST:
        return enlist.forbidden(s, seat, mask, action)
    if verb in (verbs.COLLECT, verbs.DIG):
        return collect.forbidden(s, seat, mask, action)
    if verb == verbs.KILL:
        return kill.forbidden(s, seat, mask, action)
    if verb == verbs.DRONE:
        return "DEI-DRN-27" if s.drones[verbs.drone_of(action)] == EMPTY else "DEI-DRN-02"
    if verb == verbs.BUY:
        return buy.forbidden(s, seat, action)
    if verb == verbs.COPY:
        card = verbs.copy_card(action)
        return "DEI-CRD-16" if card >= s.givens.cards or shows_more_than_copy(s.givens.tokens[card]) else "DEI-CRD-17"
    if verb == verbs.GAIN:
        resource = verbs.gain_resource(action)
        fits = icons.gaining(s.pool, resource, verbs.gain_amount(action))
        if fits and not alive(s, seat, fits):
            return "DEI-ADV-13"
        if not mask & icons.GAIN[resource]:
            return "DEI-CRD-05"
        return "DEI-ADV-02" if resource == SUPPLIES else "DEI-ADV-03"
    return build.forbidden(s, seat, mask, action)


NEEDED: Final = {
    verbs.MOVE: icons.MOVES,
    verbs.ENLIST: icons.ENLISTS,
    verbs.COLLECT: icons.COLLECTS,
    verbs.DIG: icons.COLLECTS,
    verbs.KILL: packed.ICON_KILL | icons.COLLECTS,
    verbs.DRONE: icons.DRONES,
    verbs.BUY: packed.ICON_BUY,
    verbs.COPY: packed.ICON_COPY,
    verbs.GAIN: icons.GAINS,
    verbs.BUILD_REFUGE: icons.BUILDS,
    verbs.BUILD_ELEVATOR: icons.BUILDS,
    verbs.BUILD_BRIDGE: icons.BUILDS,
}
"""The icons without which there is no use asking further."""
