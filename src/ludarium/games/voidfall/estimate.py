"""What a position is worth to each player, in influence at the end of the game: how bots judge Voidfall.

The estimate is the influence a player has, what agendas and the galactic objective would score if nothing changed, and
what will bring more later: resources and what produces them, sectors, population, fleet power next to something worth
taking, spaces ahead on the tracks. `worths` says what effects and agendas are worth, `conquests` what fleet power
promises, `unfinished` what the turn under way may still bring. Every weight is in influence, so that a player can agree
or disagree with it; they were tuned by self-play.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall import counting, ops, worths
from ludarium.games.voidfall.ahead import CYCLES, Ahead
from ludarium.games.voidfall.conquests import CORRUPTED, NEARLY, POPULATION, SECTOR, can_conquer, opportunity, threats
from ludarium.games.voidfall.evaluation_phase import UNPAID
from ludarium.games.voidfall.position import fleet_power, glory_sum, guild_count, installation_count, origin
from ludarium.games.voidfall.state import FIELDS, HAND, IMPROVED, SPACES, TECHNOLOGIES, Void
from ludarium.games.voidfall.unfinished import PLAYED, unfinished
from ludarium.games.voidfall.vocabulary import CREDITS
from ludarium.kernel.cells import EMPTY, has, joined

GUILD: Final = 0.7
"""A guild, apart from what it produces."""
INSTALLATION: Final = 0.8
DEPLOYED: Final = 0.9
"""Fleet power in a sector, up to three."""
ACTIVE: Final = 0.7
LEVEL: Final = 0.25
"""A production level, and each unit it yields, over the whole game."""
YIELD: Final = 1.6
TECHNOLOGY: Final = 3.8
"""What a technology will do over the whole game, and what an improved one does beyond that."""
IMPROVED_ONE: Final = 2.0
GLORY: Final = 5.6
"""Each point of glory, for the conquests of a whole game."""
TOKEN: Final = 1.2
"""A trade token, for each evaluation to come: it spares upkeep, or brings a third action."""
TRACK_CORRUPTED: Final = 5.0
"""Corruption on a track, over the whole game."""
FIELD_CORRUPTED: Final = 2.0
"""Corruption on an agenda field, for each evaluation to come."""
AHEAD: Final = 0.65
"""The part that the reward of the next space of a track counts, the one after it again so much less."""
SPACE: Final = 0.8
"""Each space reached, for levels and for improved technologies."""
ARRIVED: Final = 0.3
"""The part of it that is left in the last turn."""
ENOUGH: Final = 6.0
"""With fewer turns than this the next spaces may be out of reach."""
SIGHT: Final = 2
"""So many spaces ahead are looked at."""
DECREE: Final = 0.7
"""The part of the galactic objective's current score that counts."""
UPKEEP: Final = 0.5
"""Each point of upkeep, for each evaluation to come."""
HUNGER: Final = 1.95
"""Each point that could not be paid now, in the evaluation at hand; less while turns are left."""
OPPORTUNITY: Final = 0.5
"""The part that counts of the best conquest within reach while the focus that invades is in hand, and later."""
LATER: Final = 0.15
EARLY: Final = 1.0
"""So much more everything that grows is worth at the start of the game: what it brings is put to use again."""


def settled(s: Void) -> bool:
    """Whether nothing is to come that an estimate could add: after the game, and before origins are known."""
    return not s.stack or EMPTY in s.origins or s.cycle == 0


def to_come(s: Void, ahead: Ahead) -> float:
    """The influence a seat will probably gain from now on."""
    growing = holdings(s, ahead) + sectors(s, ahead) + tracks(s, ahead) + unfinished(s, ahead)
    return agendas(s, ahead) + decree(s, ahead) + growing * growth(ahead) - upkeep(s, ahead)


def growth(ahead: Ahead) -> float:
    return 1.0 + EARLY * ahead.left


def parts_of(s: Void, seat: int) -> dict[str, float]:
    """The estimate of a seat, part by part."""
    parts = {"influence": float(s.influence[seat])}
    if settled(s):
        return parts
    ahead = Ahead(s, seat)
    parts["agendas"] = agendas(s, ahead)
    parts["decree"] = decree(s, ahead)
    parts["upkeep"] = -upkeep(s, ahead)
    growing = {
        "resources": worths.stock(s, ahead),
        "fleets": ACTIVE * ahead.left * s.active[seat],
        "production": production(s, ahead, 0.0),
        "technologies": technologies(s, ahead, 0.0),
        "glory": glory(s, ahead),
        "tokens": tokens(s, ahead),
        "purity": fields_corrupted(s, ahead, 0.0),
        "sectors": lands(s, ahead),
        "conquests": conquests(s, ahead),
        "safety": -threats(s, ahead),
        "tracks": tracks(s, ahead),
        "actions": unfinished(s, ahead),
    }
    for name, worth in growing.items():
        parts[name] = worth * growth(ahead)
    return parts


def agendas(s: Void, ahead: Ahead) -> float:
    """The start agenda, those on pure fields, the one being played, and the best in hand as far as there is room."""
    if ahead.scorings == 0:
        return 0.0
    seat = ahead.seat
    start = origin(s, seat).objectives
    worth = counting.points(s, seat, start) + worths.promise(s, seat, start) * (ahead.scorings - 1)
    kinds = 0
    for i in range(seat * FIELDS, seat * FIELDS + FIELDS):
        if s.agendas[i] != EMPTY:
            kinds = joined(kinds, s.givens.agenda_kind[s.agendas[i]])
            if not s.field_corrupt[i]:
                worth += worths.agenda(s, ahead, s.agendas[i])
    room = worths.fields_pure(s, seat)
    if s.turn == seat and s.playing != EMPTY and room and not has(kinds, s.givens.agenda_kind[s.playing]):
        worth += PLAYED * worths.agenda(s, ahead, s.playing)
        room -= 1
    return worth + in_hand(s, ahead, room, kinds)


def in_hand(s: Void, ahead: Ahead, room: int, kinds: int) -> float:
    """Agendas in hand, one of each kind at most, as many as pure fields are free."""
    if ahead.turns == 0:
        return 0.0
    best = [0.0] * 4
    for i in range(ahead.seat * HAND, ahead.seat * HAND + HAND):
        card = s.agenda_hands[i]
        if card != EMPTY:
            kind = s.givens.agenda_kind[card]
            if not has(kinds, kind):
                best[kind] = max(best[kind], worths.agenda(s, ahead, card))
    best.sort(reverse=True)
    return worths.UNPLAYED * sum(best[:room])


def decree(s: Void, ahead: Ahead) -> float:
    """The better of the galactic objectives, at the moment."""
    if not ahead.decree:
        return 0.0
    best = 0.0
    conditions, nodes = s.givens.decree_conditions[s.event], s.givens.decree_node[s.event]
    for number in range(len(nodes)):
        met = worths.conditions_met(s, ahead.seat, conditions[number])
        part = 1.0 if met >= 1.0 else worths.PROMISE * met
        if part > 0.0:
            best = max(best, part * worths.effect(s, ahead, nodes[number], EMPTY))
    return DECREE * best


def holdings(s: Void, ahead: Ahead) -> float:
    """Resources, technologies, glory, tokens, corruption."""
    worth = production(s, ahead, worths.stock(s, ahead) + ACTIVE * ahead.left * s.active[ahead.seat])
    worth = technologies(s, ahead, worth) + (glory(s, ahead) + tokens(s, ahead))
    return fields_corrupted(s, ahead, worth)


def production(s: Void, ahead: Ahead, worth: float) -> float:
    """Adds what the production levels will yield."""
    left = ahead.left
    levels = counting.production_levels(s, ahead.seat)
    for kind in range(5):
        level = levels[kind]
        amount = s.givens.yields[1 if kind == CREDITS else 0][level]
        worth += left * (LEVEL * level + YIELD * worths.RESOURCES[kind] * amount)
    return worth


def technologies(s: Void, ahead: Ahead, worth: float) -> float:
    """Adds what the technologies will do."""
    seat, left = ahead.seat, ahead.left
    for i in range(seat * TECHNOLOGIES, seat * TECHNOLOGIES + TECHNOLOGIES):
        form = s.technologies[i]
        if form:
            worth += left * (TECHNOLOGY + (IMPROVED_ONE if form == IMPROVED else 0.0))
    return worth


def glory(s: Void, ahead: Ahead) -> float:
    return GLORY * ahead.left * glory_sum(s, ahead.seat)


def tokens(s: Void, ahead: Ahead) -> float:
    return TOKEN * ahead.scorings * s.tokens[ahead.seat]


def fields_corrupted(s: Void, ahead: Ahead, worth: float) -> float:
    """Takes off what corruption on agenda fields costs."""
    seat = ahead.seat
    for i in range(seat * FIELDS, seat * FIELDS + FIELDS):
        worth -= FIELD_CORRUPTED * ahead.scorings * s.field_corrupt[i]
    return worth


def sectors(s: Void, ahead: Ahead) -> float:
    """Sectors held, and what fleet power could take or lose."""
    return lands(s, ahead) + conquests(s, ahead) - threats(s, ahead)


def lands(s: Void, ahead: Ahead) -> float:
    """Sectors held with fleet power or as home, and what is in them."""
    seat, left = ahead.seat, ahead.left
    worth = 0.0
    for sector in s.domains[seat]:
        power = fleet_power(s, sector)
        if not power and s.givens.home_of[sector] < 0:
            continue
        held = SECTOR + POPULATION * s.population[sector]
        if s.corrupt[sector]:
            held *= CORRUPTED
        held += GUILD * guild_count(s, sector) + INSTALLATION * installation_count(s, sector)
        worth += left * (held + DEPLOYED * min(3, power))
    return worth


def conquests(s: Void, ahead: Ahead) -> float:
    """The best conquest within reach."""
    seat = ahead.seat
    if ahead.turns > 0 or s.turn == seat:
        part = OPPORTUNITY if can_conquer(s, seat) and ahead.soon > 0 else LATER
        if part > LATER or s.cycle < CYCLES:
            return part * opportunity(s, ahead, ops.PLAINLY, NEARLY)
    return 0.0


def tracks(s: Void, ahead: Ahead) -> float:
    """The spaces reached, and the rewards of the next ones as far as turns are left; a corrupted track gives none."""
    seat = ahead.seat
    spaces = s.givens.spaces[s.houses[seat]]
    worth = 0.0
    for track in range(3):
        space = s.tracks[seat * 3 + track]
        worth += SPACE * (ARRIVED + ahead.left) * space
        if s.track_corrupt[seat * 3 + track]:
            worth -= TRACK_CORRUPTED * ahead.left
            continue
        part = AHEAD * min(1.0, ahead.turns / ENOUGH)
        for next_space in range(space, min(SPACES, space + SIGHT)):
            node = spaces[track * SPACES + next_space]
            if s.givens.op[node] != ops.ONWARD:
                worth += part * worths.effect(s, ahead, node, s.givens.homes[seat])
                part *= AHEAD
    return worth


def upkeep(s: Void, ahead: Ahead) -> float:
    """What upkeep will take: now as far as there is food for it, later all of it."""
    if ahead.scorings == 0:
        return 0.0
    due = counting.upkeep(s, ahead.seat)
    worth = UPKEEP * due * ahead.scorings
    if ahead.upkeep:
        at = ahead.seat * 5
        lacking = due - s.stock[at] - (s.stock[at + 1] + s.stock[at + 2]) // 2
        if lacking > 0:
            worth += lacking * (UNPAID if ahead.soon == 0 else HUNGER / ahead.soon)
    return worth
