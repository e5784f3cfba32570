"""Strength, majority, control of outposts, cubes and garrisons (DEI-MAJ-01 to DEI-MAJ-08, DEI-OUT-13).

All of it follows from figures, buildings, drones and learned feats. `refresh` is the only writer of the derived zones;
it is called for every region that an atomic change touches, after the change is complete (DEI-MAJ-14, DEI-OUT-02,
DEI-OUT-14).
"""

from __future__ import annotations

from mypy_extensions import i64

from ludarium.games.dei import events
from ludarium.games.dei.feats import bonus
from ludarium.games.dei.state import SPOTS, Dei
from ludarium.games.dei.vocabulary import FIELD_KNOWLEDGE
from ludarium.kernel.cells import EMPTY, plus


def refresh(s: Dei, region: int) -> None:
    """Update a region: strengths, who has the majority, and whose cubes its outposts bring."""
    givens, strength, learned, scrappers, champions = s.givens, s.strength, s.learned, s.scrappers, s.champions
    n: i64 = s.terrain.n
    seats: i64 = givens.seats
    at: i64 = region
    best: i64 = 0
    holder = EMPTY
    tied = False
    for seat in range(seats):
        own: i64 = scrappers[at]
        if champions[seat] == region:
            own += givens.champion_strength[s.factions[seat]]
        if own and learned[seat * 3] != EMPTY:
            own += bonus(s, seat, region)
        before: i64 = strength[at]
        if own != before:
            strength[at] = own
            if before == 0:
                _enter(s.spots, seat, region)
            elif own == 0:
                _leave(s.spots, seat, region)
        if own > best:
            best = own
            holder = seat
            tied = False
        elif own == best and own:
            tied = True
        at += n
    s.most[region] = best
    if tied:
        holder = _tie(s, region, best)
    if holder != s.holder[region]:
        _pass_on(s, region, holder)


def _tie(s: Dei, region: int, best: int) -> int:
    """DEI-MAJ-05: nobody has the majority, except by DEI-FEA-05."""
    for seat in range(s.givens.seats):
        if s.learned[seat * 3] == FIELD_KNOWLEDGE and s.strength[seat * s.terrain.n + region] == best:
            return seat
    return EMPTY


def _pass_on(s: Dei, region: int, holder: int) -> None:
    """The majority changes hands, and with it the control of every outpost there (DEI-OUT-01, DEI-OUT-05 to
    DEI-OUT-12)."""
    former = s.holder[region]
    s.holder[region] = holder
    terrain = s.terrain
    if not terrain.has_post[region]:
        return
    for letter in range(3):
        posts = terrain.posts[region * 3 + letter]
        if posts:
            colour = s.key[letter]
            if former != EMPTY:
                s.control = plus(s.control, former * 3 + colour, -posts)
            if holder != EMPTY:
                s.control = plus(s.control, holder * 3 + colour, posts)
    if holder != EMPTY:
        events.cube(s, holder, region)
    else:
        events.cube_back(s, region)


def _enter(spots: list[int], seat: int, region: int) -> None:
    """Note one more region, in order: so the answers that a seat gets are nearly sorted when they are made."""
    first = seat * SPOTS
    spots[first] += 1
    at = first + spots[first]
    while at - 1 > first and spots[at - 1] > region:
        spots[at] = spots[at - 1]
        at -= 1
    spots[at] = region


def _leave(spots: list[int], seat: int, region: int) -> None:
    first = seat * SPOTS
    last = first + spots[first]
    at = first + 1
    while spots[at] != region:
        at += 1
    while at < last:
        spots[at] = spots[at + 1]
        at += 1
    spots[first] -= 1


def rebuild(s: Dei) -> None:
    """Make all derived zones again from the others."""
    if s.layout and EMPTY not in s.layout:
        s.terrain = s.givens.terrain(s.layout)
    listening = s.events
    s.events = None
    n = s.terrain.n
    s.control = (0,) * (3 * s.givens.seats)
    s.spots = [0] * (SPOTS * s.givens.seats)
    if s.scrappers:
        s.strength = [0] * (n * s.givens.seats)
        s.holder = [EMPTY] * n
        s.most = [0] * n
        for region in range(n):
            refresh(s, region)
    s.events = listening


# What the rules ask


def cubes(s: Dei, seat: int, colour: int) -> int:
    """The cubes of one colour on a pad (DEI-OUT-03, DEI-OUT-04)."""
    return min(s.control[seat * 3 + colour], s.givens.cube_limit)


def all_cubes(s: Dei, seat: int) -> int:
    return cubes(s, seat, 0) + cubes(s, seat, 1) + cubes(s, seat, 2)


def rival(s: Dei, seat: i64, region: i64) -> i64:
    """The greatest strength of another seat in a region."""
    strength = s.strength
    n: i64 = s.terrain.n
    most: i64 = s.most[region]
    own: i64 = strength[seat * n + region]
    if own < most or most == 0:
        return most
    seats: i64 = s.givens.seats
    best: i64 = 0
    at = region
    for other in range(seats):
        there: i64 = strength[at]
        if there > best and other != seat:
            best = there
        at += n
    return best


def shortfall(s: Dei, seat: i64, region: i64) -> i64:
    """The strength a seat must add to a region to have the majority there (DEI-MAJ-15); 0 or less when it need not.

    Bonuses count as soon as one figure arrives, so they are part of what is there already.
    """
    n: i64 = s.terrain.n
    own: i64 = s.strength[seat * n + region]
    feat = s.learned[seat * 3]
    if own == 0 and feat != EMPTY:
        own = bonus(s, seat, region)
    lacking = rival(s, seat, region) - own
    # DEI-FEA-05: a tie is enough for the owner of Field Knowledge.
    return lacking if feat == FIELD_KNOWLEDGE else lacking + 1


def present(s: Dei, seat: int, region: int) -> bool:
    """Whether a figure of the seat is in a region (a figure has strength 1 at least)."""
    return s.strength[seat * s.terrain.n + region] > 0


def garrisons(s: Dei, seat: int, colour: int) -> int:
    """Outposts of one colour, or of all (-1), with an own figure (DEI-OUT-15, DEI-OUT-16)."""
    board = s.terrain.board
    n = s.terrain.n
    found = 0
    for i in range(len(board.outposts)):
        region = board.outposts[i]
        if colour != EMPTY and s.key[board.outpost_letters[i]] != colour:
            continue
        if s.scrappers[seat * n + region] or (s.givens.champion_garrisons and s.champions[seat] == region):
            found += 1
    return found
