"""The smallest changes of a position: gaining, spending, deploying, building, corrupting. Only these emit events.

A deed that leads to further choices only changes zones; the frames that ask are called by `moves`.
"""

from __future__ import annotations

from ludarium.games.voidfall import events
from ludarium.games.voidfall import vocabulary as v
from ludarium.games.voidfall.counting import production_yield
from ludarium.games.voidfall.position import ability, domains, guild_count, installation_count, level, permanent
from ludarium.games.voidfall.state import (
    BASIC,
    CHAMBERS_PLACE,
    DECK,
    FIELD_PLACE,
    FIELDS,
    HAND,
    IMPROVED,
    NOBODY,
    STOCK_LIMIT,
    TRACK_PLACE,
    Void,
)
from ludarium.kernel.cells import EMPTY, plus, with_value, without_thing

# Resources and influence


def gain(s: Void, seat: int, resource: int, amount: int) -> int:
    """VF-RES-12, VF-RES-13: at once, and not above the limit; returns what was too much."""
    if amount <= 0:
        return 0
    if resource == v.INFLUENCE:
        s.influence[seat] += amount
        events.influence(s, seat, min(amount, 255))
        return 0
    at = seat * 5 + resource
    held = s.stock[at]
    s.stock[at] = min(STOCK_LIMIT, held + amount)
    if s.stock[at] > held:
        events.gained(s, seat, resource, s.stock[at] - held)
    return held + amount - s.stock[at]


def lose_influence(s: Void, seat: int, amount: int) -> None:
    """VF-RES-03: never below 0."""
    lost = min(amount, s.influence[seat])
    s.influence[seat] -= lost
    if lost:
        events.lost(s, seat, min(lost, 255))


def spend(s: Void, seat: int, credits: int, food: int, energy: int, materials: int, science: int) -> None:
    at = seat * 5
    s.stock[at] -= food
    s.stock[at + 1] -= energy
    s.stock[at + 2] -= materials
    s.stock[at + 3] -= credits
    s.stock[at + 4] -= science
    events.paid(s, seat, credits, food, energy, materials, science)


def produce(s: Void, seat: int, resource: int) -> bool:
    """VF-POP-08, VF-RES-23: the yield of a resource; whether more was produced than fits."""
    if resource == v.CREDITS and level(s, seat, v.NEURAL_MATRIX):
        gain(s, seat, v.CREDITS, 2)
    amount = production_yield(s, seat, resource)
    if resource == v.FOOD and ability(s, seat) == v.MORE_FOOD:
        amount += 1
    at = seat * 5 + resource
    held = s.stock[at]
    s.stock[at] = min(STOCK_LIMIT, held + amount)
    if s.stock[at] > held:
        events.produced(s, seat, resource, s.stock[at] - held)
    if held + amount <= STOCK_LIMIT or not s.givens.overproduction:
        return False
    events.overproduced(s, seat, resource)
    return True


# Fleet power


def activate(s: Void, seat: int, amount: int) -> None:
    """VF-FLT-14, VF-RES-18: as much as is left inactive."""
    moved = min(amount, s.inactive[seat])
    s.inactive[seat] -= moved
    s.active[seat] += moved
    if moved:
        events.activated(s, seat, moved)


def deactivate(s: Void, seat: int) -> None:
    s.active[seat] -= 1
    s.inactive[seat] += 1
    events.deactivated(s, seat)


def deploy(s: Void, seat: int, sector: int, fleet: int) -> None:
    s.active[seat] -= 1
    s.fleets[sector * 5 + fleet] += 1
    events.deployed(s, seat, sector, fleet)


def recall(s: Void, seat: int, sector: int, fleet: int) -> None:
    s.fleets[sector * 5 + fleet] -= 1
    s.active[seat] += 1
    events.recalled(s, seat, sector, fleet)


def move(s: Void, seat: int, src: int, dst: int, fleet: int) -> None:
    s.fleets[src * 5 + fleet] -= 1
    s.fleets[dst * 5 + fleet] += 1
    events.moved(s, seat, src, dst, fleet)


# Sectors


def guild_room(s: Void, sector: int) -> bool:
    return guild_count(s, sector) < guild_limit(s, sector)


def guild_limit(s: Void, sector: int) -> int:
    """VF-GLD-05; Ark Ships hold guilds at home outside the slots."""
    room: int = s.givens.guild_slots[sector]
    seat = s.givens.home_of[sector]
    if seat >= 0:
        ships = level(s, seat, v.ARK_SHIPS)
        if ships:
            room += 2 if ships == BASIC else 4
    return room


def installation_room(s: Void, sector: int) -> bool:
    return installation_count(s, sector) < s.givens.installation_slots[sector]


def can_build(s: Void, seat: int, sector: int, kind: int) -> bool:
    """VF-BAS-05, VF-BAS-07, VF-BAS-15: a free slot; starbases need their technology, one or two of them in a sector."""
    if not installation_room(s, sector):
        return False
    if kind != v.STARBASE:
        return True
    return s.installations[sector * 3 + v.STARBASE] < level(s, seat, v.STARBASES)


def found(s: Void, seat: int, sector: int, guild: int) -> None:
    s.guilds[sector * 5 + guild] += 1
    events.founded(s, seat, sector, guild)


def build(s: Void, seat: int, sector: int, kind: int) -> None:
    s.installations[sector * 3 + kind] += 1
    events.built(s, seat, sector, kind)


def remove_guild(s: Void, sector: int, guild: int) -> None:
    s.guilds[sector * 5 + guild] -= 1
    events.guild_gone(s, sector, guild)


def remove_installation(s: Void, sector: int, kind: int) -> None:
    s.installations[sector * 3 + kind] -= 1
    events.installation_gone(s, sector, kind)


def raze(s: Void, sector: int) -> None:
    """VF-BAS-10, VF-BAS-11, VF-BAS-16, VF-BAS-17: all installations go but the printed ones."""
    for kind in range(3):
        while s.installations[sector * 3 + kind] > s.givens.printed[sector][kind]:
            remove_installation(s, sector, kind)


def can_grow(s: Void, seat: int, sector: int) -> bool:
    """VF-POP-09, VF-POP-11: own pure sectors with a die that is neither fixed nor at 6."""
    if s.owner[sector] != seat or s.givens.fixed_population[sector] or not 0 < s.population[sector] < 6:
        return False
    return not s.corrupt[sector] or ability(s, seat) == v.GROWS_CORRUPTED


def can_shrink(s: Void, seat: int, sector: int) -> bool:
    return (
        s.owner[sector] == seat
        and s.population[sector] > 1
        and not s.corrupt[sector]
        and not s.givens.fixed_population[sector]
        and s.givens.home_of[sector] < 0
    )


def grow(s: Void, sector: int) -> None:
    s.population[sector] += 1
    events.grew(s, sector, s.population[sector])


def shrink(s: Void, sector: int) -> None:
    s.population[sector] -= 1
    events.shrank(s, sector, s.population[sector])


def place_bounty(s: Void, sector: int) -> bool:
    """A face-down bounty token from the supply, if there is one (VF-SPO-11)."""
    if sum(s.bounty_left) <= sum(s.bounty_at):
        return False
    s.bounty_at = plus(s.bounty_at, sector, 1)
    return True


def place_reclaim(s: Void, sector: int) -> bool:
    if sum(s.reclaim_left) <= sum(s.reclaim_at):
        return False
    s.reclaim_at = plus(s.reclaim_at, sector, 1)
    return True


def hold(s: Void, sector: int, seat: int) -> None:
    """The sector is a player's from now on, or nobody's."""
    s.owner[sector] = seat
    s.domains = domains(s)


def incursion(s: Void, sector: int) -> None:
    """VF-VOI-03 to VF-VOI-06, VF-VOI-29: what the void makes of an abandoned sector."""
    givens = s.givens
    hold(s, sector, NOBODY)
    raze(s, sector)
    if s.population[sector] and not givens.resists_corruption[sector]:
        s.corrupt[sector] = 1
    if not givens.resists_void[sector]:
        s.void[sector] = 2
    if not givens.resists_void[sector] or givens.bounty_in_resistant:
        place_bounty(s, sector)
    events.incursion(s, sector)


# Corruption


def sector_corruptible(s: Void, seat: int, sector: int) -> bool:
    """VF-COR-14, VF-SEC-18: pure own sectors with population that do not resist."""
    if s.owner[sector] != seat or s.corrupt[sector] or not s.population[sector]:
        return False
    if not s.givens.resists_corruption[sector]:
        return True
    return s.givens.home_of[sector] == seat and ability(s, seat) == v.HOME_MAY_BE_CORRUPTED


def field_count(s: Void, seat: int) -> int:
    """VF-AGE-23: the fourth field is one like the others."""
    return FIELDS if level(s, seat, v.CENTRAL_SURVEILLANCE) == IMPROVED else FIELDS - 1


def add_sectors(s: Void, seat: int, places: list[int]) -> None:
    for sector in s.domains[seat]:
        if sector_corruptible(s, seat, sector):
            places.append(sector)


def add_tracks(s: Void, seat: int, places: list[int]) -> None:
    for track in range(3):
        if not s.track_corrupt[seat * 3 + track]:
            places.append(TRACK_PLACE + track)


def add_fields(s: Void, seat: int, places: list[int]) -> None:
    for field in range(field_count(s, seat)):
        if not s.field_corrupt[seat * FIELDS + field]:
            places.append(FIELD_PLACE + field)


def free_places(s: Void, seat: int) -> list[int]:
    """Where a player may lay corruption (VF-COR-06, VF-COR-14)."""
    places: list[int] = []
    add_sectors(s, seat, places)
    add_tracks(s, seat, places)
    add_fields(s, seat, places)
    chambers = level(s, seat, v.DECONTAMINATION_CHAMBERS)
    if chambers and s.chambers[seat] < chambers + 1:
        places.append(CHAMBERS_PLACE)
    return places


def corruption_room(s: Void, seat: int) -> int:
    """How many markers a player may still lay: the Chambers take several, every other place one."""
    room = len(free_places(s, seat))
    chambers = level(s, seat, v.DECONTAMINATION_CHAMBERS)
    return room + chambers - s.chambers[seat] if chambers > s.chambers[seat] else room


def corrupt_places(s: Void, seat: int) -> list[int]:
    """Where a player has corruption (VF-COR-11, VF-COR-17)."""
    places: list[int] = []
    for sector in s.domains[seat]:
        if s.corrupt[sector]:
            places.append(sector)
    for track in range(3):
        if s.track_corrupt[seat * 3 + track]:
            places.append(TRACK_PLACE + track)
    for field in range(FIELDS):
        if s.field_corrupt[seat * FIELDS + field]:
            places.append(FIELD_PLACE + field)
    if s.chambers[seat]:
        places.append(CHAMBERS_PLACE)
    return places


def set_corruption(s: Void, seat: int, place: int, there: int) -> None:
    if place < TRACK_PLACE:
        s.corrupt[place] = there
    elif place < FIELD_PLACE:
        s.track_corrupt = with_value(s.track_corrupt, seat * 3 + place - TRACK_PLACE, there)
    elif place < CHAMBERS_PLACE:
        s.field_corrupt = with_value(s.field_corrupt, seat * FIELDS + place - FIELD_PLACE, there)
    else:
        s.chambers = plus(s.chambers, seat, 1 if there else -1)
    if there:
        events.corrupted(s, seat, place)
    else:
        events.purified(s, seat, place)


def purify(s: Void, seat: int, place: int) -> None:
    """VF-COR-11: back to the supply, or kept next to the board while an event says so."""
    set_corruption(s, seat, place, 0)
    if permanent(s) == v.KEEP_CORRUPTION:
        s.kept = plus(s.kept, seat, 1)


# Cards and tokens


def gain_glory(s: Void, seat: int, value: int) -> None:
    s.glory = plus(s.glory, seat * 5 + value - 1, 1)
    events.glory(s, seat, value)


def discard_glory(s: Void, seat: int, value: int) -> None:
    s.glory = plus(s.glory, seat * 5 + value - 1, -1)
    events.glory_gone(s, seat, value)


def take_token(s: Void, seat: int) -> None:
    s.trade_board -= 1
    s.tokens[seat] += 1
    events.token(s, seat)


def trade_slot(s: Void) -> int:
    """VF-TRD-14: the slot of the lowest token on the board, counted from the bottom."""
    capacity = s.givens.capacity
    return 6 - (s.trade_board + capacity - 1) // capacity


def return_token(s: Void, seat: int) -> None:
    s.tokens[seat] -= 1
    s.trade_board += 1
    events.token_back(s, seat)


def to_agenda_hand(s: Void, seat: int, agenda: int) -> None:
    start = seat * HAND + s.givens.agenda_kind[agenda] * DECK
    s.agenda_hands = add_empty(s.agenda_hands, start, start + DECK, agenda)


def from_agenda_hand(s: Void, seat: int, agenda: int) -> None:
    start = seat * HAND + s.givens.agenda_kind[agenda] * DECK
    s.agenda_hands = without_thing(s.agenda_hands, start, start + DECK, agenda)


def put_under(s: Void, agenda: int) -> None:
    """An agenda goes face down under its stack (VF-AGE-05, VF-AGE-13, VF-AGE-15)."""
    start = s.givens.agenda_kind[agenda] * DECK
    s.agenda_under = add_empty(s.agenda_under, start, start + DECK, agenda)


def stack_size(s: Void, kind: int) -> int:
    found = 0
    for i in range(kind * DECK, kind * DECK + DECK):
        if s.agenda_decks[i] != EMPTY:
            found += 1
        if s.agenda_under[i] != EMPTY:
            found += 1
    return found


def add_empty(values: tuple[int, ...], start: int, end: int, thing: int) -> tuple[int, ...]:
    """The tuple with a thing in the first empty cell of a part."""
    for i in range(start, end):
        if values[i] == EMPTY:
            return with_value(values, i, thing)
    raise AssertionError("there is no room")
