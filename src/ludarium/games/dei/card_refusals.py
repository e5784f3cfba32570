"""What keeps an action out of the question of a card in play: the rule, and what is missing; and what is told of
actions that are left when nothing can be done any more."""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import events, icons, packed, verbs
from ludarium.games.dei.card_pool import alive, open_icons, shows_more_than_copy
from ludarium.games.dei.declaration import DRONES, MARKETS, RESOURCES
from ludarium.games.dei.icons import PER_ALL
from ludarium.games.dei.lack import (
    CARDS_OF_A_TURN,
    Refused,
    cards_played,
    named,
    no_common,
    no_icon,
    not_asked,
    refused,
)
from ludarium.games.dei.moves import build, buy, collect, enlist, kill, move
from ludarium.games.dei.state import SLOTS, SUPPLIES, Dei
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.remarks import Remark


def refusal(s: Dei, seat: int, at: int, action: int) -> Refused:
    """What keeps an action out of a card's question."""
    verb = verbs.verb(action)
    card = named(s, "card", s.played[seat * SLOTS + at])
    if verb == verbs.PLAY:
        return refused("DEI-CRD-04", "lack-finished", card=card, left=len(s.pool))
    if verb == verbs.BOOST:
        laid = s.boosted[seat * SLOTS + at]
        if laid != EMPTY:
            return refused("DEI-CDY-05", "lack-room-for-boost", card=card, boost=named(s, "boost", laid))
        return no_boost(s, action, "DEI-CDY-04")
    if verb == verbs.DONE:
        wild = packed.used_wild_cube(s.used)
        return refused("DEI-CRD-14", "lack-purchase", card=card, cards=len(buy.affordable(s, seat, wild)))
    if verb == verbs.ORDER:
        return buy.refusal(s, seat, action)
    needed = NEEDED.get(verb, 0)
    if not needed:
        return not_asked(s, action, "Card")
    mask = open_icons(s, seat)
    if not mask & needed:
        return no_icon_open(s, seat, at, needed, action)
    return _refusal_of(s, seat, mask, verb, action)


def no_boost(s: Dei, action: int, rule: str) -> Refused:
    """A candy boost that the seat does not have."""
    return refused(rule, "lack-boost", boost=named(s, "boost", verbs.boost_of(action)))


def no_icon_open(s: Dei, seat: int, at: int, needed: int, action: int) -> Refused:
    """The card offers nothing that an action could use: no such icon, none for want of cubes, or no purchase."""
    fits = icons.serving(s.pool, needed)
    if fits:
        return no_cube_for(s.pool[fits[0]])
    if verbs.verb(action) != verbs.BUY:
        return lacks_icon(s, seat, "DEI-CRD-05", action)
    if s.used & packed.USED_BOUGHT:
        return refused("DEI-MKT-18", "lack-buy")
    wanted = verbs.buy_card(action)
    if wanted not in buy.affordable(s, seat, 0):
        return buy.out_of_reach(s, seat, wanted, 0, 0)
    card = named(s, "card", s.played[seat * SLOTS + at])
    return refused("DEI-CRD-08", "lack-face-down", card=card, left=CARDS_OF_A_TURN - cards_played(s, seat))


def no_cube_for(token: int) -> Refused:
    """DEI-ADV-13: an icon that counts for each cube, and there is none."""
    per = packed.token_per(token)
    colour = "all" if per == PER_ALL else MARKETS[per - 1]
    return refused("DEI-ADV-13", "lack-cube-for", per=Remark("effect-per-outpost", {"colour": colour}))


def lacks_icon(s: Dei, seat: int, rule: str, action: int) -> Refused:
    """The card in play has not the very icon that an action needs."""
    verb = verbs.verb(action)
    if verb == verbs.GAIN:
        resource, amount = verbs.gain_resource(action), verbs.gain_amount(action)
        icon = Remark(f"effect-gain-{RESOURCES[resource]}", {"n": amount})
        return no_icon(s, seat, rule, icon, icons.GAIN[resource], amount)
    if verb == verbs.DRONE:
        drone = verbs.drone_of(action)
        return no_icon(s, seat, rule, Remark(f"effect-drone-{DRONES[drone]}", {"bonus": 0}), icons.DRONE[drone])
    if verb in (verbs.BUILD_REFUGE, verbs.BUILD_ELEVATOR, verbs.BUILD_BRIDGE):
        return build.lacks_icon(s, seat, rule, action)
    name, mask = ICONS[verb]
    return no_icon(s, seat, rule, Remark(f"effect-{name}", {}), mask)


def _refusal_of(s: Dei, seat: int, mask: int, verb: int, action: int) -> Refused:
    if verb == verbs.MOVE:
        return move.refusal(s, seat, mask, action)
    if verb == verbs.ENLIST:
        return enlist.refusal(s, seat, mask, action)
    if verb in (verbs.COLLECT, verbs.DIG):
        return collect.refusal(s, seat, mask, action)
    if verb == verbs.KILL:
        return kill.refusal(s, seat, mask, action)
    if verb == verbs.DRONE:
        drone = verbs.drone_of(action)
        if s.drones[drone] == EMPTY:
            return refused("DEI-DRN-27", "lack-drone", drone=named(s, "drone", drone))
        return lacks_icon(s, seat, "DEI-DRN-02", action)
    if verb == verbs.BUY:
        return buy.refusal(s, seat, action)
    if verb == verbs.COPY:
        card = verbs.copy_card(action)
        if card < s.givens.cards and not shows_more_than_copy(s.givens.tokens[card]):
            return refused("DEI-CRD-17", "lack-more-than-copy", card=named(s, "card", card))
        return refused("DEI-CRD-16", "lack-played-up", card=named(s, "card", card), all=int(s.givens.copy_any_seat))
    if verb == verbs.GAIN:
        return _gain_refusal(s, seat, mask, action)
    return build.refusal(s, seat, mask, action)


def _gain_refusal(s: Dei, seat: int, mask: int, action: int) -> Refused:
    resource = verbs.gain_resource(action)
    fits = icons.gaining(s.pool, resource, verbs.gain_amount(action))
    if fits and not alive(s, seat, fits):
        return no_cube_for(s.pool[fits[0]])
    rule = "DEI-ADV-02" if resource == SUPPLIES else "DEI-ADV-03"
    if not fits:
        rule = "DEI-CRD-05" if not mask & icons.GAIN[resource] else rule
        return lacks_icon(s, seat, rule, action)
    return no_common(s, rule, resource)


ICONS: Final = {
    verbs.MOVE: ("move", icons.MOVES),
    verbs.ENLIST: ("enlist", icons.ENLISTS),
    verbs.COLLECT: ("collect", icons.COLLECTS),
    verbs.DIG: ("collect", icons.COLLECTS),
    verbs.KILL: ("kill", packed.ICON_KILL),
    verbs.COPY: ("copy", packed.ICON_COPY),
}
"""What the icons are called that an action needs, and which they are."""
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


def tell_stuck(s: Dei, seat: int) -> None:
    """Whatever is left of the card, nothing can be done with it: those who look on would wonder."""
    left = 0
    for token in s.pool:
        left |= packed.token_icons(token)
    for effect in range(len(icons.EFFECTS)):
        if left & icons.EFFECTS[effect]:
            events.stuck(s, seat, effect)
