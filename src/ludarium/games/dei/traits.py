"""What learned bots count in a position of D.E.I., seat by seat: the traits and their meanings, and how to count them.

Amounts that are not whole are counted in tenths.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import packed
from ludarium.games.dei.card import Card
from ludarium.games.dei.card_pool import times
from ludarium.games.dei.declaration import BUILDINGS, COLOURS
from ludarium.games.dei.estimate import in_reach, is_counted, is_setup, mission, plays_left, turns_begun
from ludarium.games.dei.givens import Givens
from ludarium.games.dei.icons import KINDS, amount, kind_of
from ludarium.games.dei.majority import cubes, rival
from ludarium.games.dei.moves.drones import Fly, Harvest, Reap, Teleport, Transport
from ludarium.games.dei.position import face_down, held, spots_of
from ludarium.games.dei.state import BIN, BOOSTS, HAND, KIND, ROUNDS, SCRAPPERS, SLOTS, Dei
from ludarium.games.dei.unfinished import purchase
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.traits import STAGES, Traits

TRAITS: Final = Traits()
COLUMNS: Final = ("1", "2", "3", "4")
FEATS: Final = [f"{colour}-{n}" for colour in COLOURS for n in range(1, 7)]

FACTION: Final = TRAITS.lasting("faction", "plays this faction", "1", "2", "3", "4")
SUPPLIES: Final = TRAITS.lasting("supplies", "supplies scored so far, and those on cards")
PLACE: Final = TRAITS.lasting("place", "seats before it in the turn order")
WAITING: Final = TRAITS.lasting("waiting", "its turn of this phase is still to come")
# Board
FIGURES: Final = TRAITS.lasting("scrappers", "scrappers on the board")
SPREAD: Final = TRAITS.lasting("regions-entered", "regions with own figures")
REGIONS: Final = TRAITS.lasting("regions-held", "regions with the majority")
ROOFS: Final = TRAITS.lasting("roofs-held", "those of them above the ground")
LOOT: Final = TRAITS.lasting("loot", "resources in regions held, up to three each", "technology", "energy")
GUARD: Final = TRAITS.lasting("guard", "strength by which outposts are held, up to two each")
THREAT: Final = TRAITS.lasting("threat", "outposts held that somebody next to them could take")
CLAIM: Final = TRAITS.lasting("claim", "outposts with own figures that are not held")
ASSAULT: Final = TRAITS.lasting("assault", "outposts next to own figures that these could take")
APPROACH: Final = TRAITS.lasting("approach", "outposts next to own figures that these could not take")
PASSAGE: Final = TRAITS.lasting("passage", "outposts in reach over own elevators and bridges, in tenths")
CHAMPION: Final = TRAITS.lasting("champion-holds", "the champion is in a region held")
BUILT: Final = TRAITS.lasting("built", "buildings on the board", *BUILDINGS)
# Pad
CUBE: Final = TRAITS.lasting("cube", "cubes of a colour", *COLOURS)
PAIR: Final = TRAITS.lasting("first-cube", "one cube of a colour whose feat is not learned", *COLOURS)
EARNED: Final = TRAITS.lasting("feat-earned", "two cubes of a colour whose feat is not learned", *COLOURS)
LEARNED: Final = TRAITS.lasting("feats-learned", "feats learned: at least so many", "1", "2", "3")
FEAT: Final = TRAITS.lasting("feat", "this feat is learned", *FEATS)
TECHNOLOGY: Final = TRAITS.lasting(
    "technology", "technology in all, the first three, and an odd one", "all", "3", "odd"
)
ENERGY: Final = TRAITS.lasting("energy", "energy in all, and the first two", "all", "2")
BOOSTERS: Final = TRAITS.lasting("boosts", "candy boosts in hand")
# Missions
BETTER: Final = TRAITS.lasting("mission", "the better mission of an open column, in tenths of supplies", *COLUMNS)
WORSE: Final = TRAITS.lasting("other-mission", "the worse mission of an open column, in tenths of supplies", *COLUMNS)
OPEN: Final = TRAITS.lasting("column-open", "a column in which it has no mission yet", *COLUMNS)
# Cards
PLAYS: Final = TRAITS.lasting("plays", "cards to play in this round")
IN_HAND: Final = TRAITS.lasting("hand", "cards in hand")
IDLE: Final = TRAITS.lasting("idle", "cards in hand that cannot be played in this round")
BOUGHT: Final = TRAITS.lasting("bought", "cards of the markets in hand and on the pad")
DRONES: Final = TRAITS.lasting("drone-cards", "drone cards that missions count")
TURNED: Final = TRAITS.lasting("turned-down", "cards on the pad turned down to buy")
NOW: Final = TRAITS.lasting("now", "icons in hand, in twelfths of those that can be played in this round", *KINDS)
LATER: Final = TRAITS.lasting("later", "icons on own cards, for each round to come", *KINDS)
# The turn under way
ICON: Final = TRAITS.passing("open", "icons of the card being resolved", *KINDS)
BARGAIN: Final = TRAITS.passing("bargain", "the best purchase an open icon allows, in tenths of supplies")
FLIGHT: Final = TRAITS.passing("drone", "a drone about to act", "flies", "harvests", "carries", "teleports", "reaps")


def count(s: Dei, seat: int, row: list[int]) -> None:
    """Write the counts of a seat into a row of zeros."""
    if s.factions[seat] != EMPTY:
        row[FACTION + s.factions[seat]] = 1
    if is_setup(s):
        return
    turns, turn = turns_begun(s), s.order.index(seat)
    row[SUPPLIES] = s.score[seat]
    row[PLACE] = turn
    row[WAITING] = 1 if turn >= turns else 0
    count_board(s, seat, row)
    count_passages(s, seat, row)
    if not is_counted(s, turns, turn):
        count_pad(s, seat, row)
        count_missions(s, seat, row)
    count_cards(s, seat, row, plays_left(s, turns, turn))
    count_turn(s, seat, row)


def time_left(s: Dei) -> int:
    """Two for each phase that has not ended."""
    return STAGES - 2 * max(0, (s.round - 1) * 3 + s.phase)


def drone_at_work(s: Dei) -> bool:
    """Where a drone has been flown to says nothing before it has worked there: whom it carries, what it harvests."""
    return isinstance(s.stack[-1], (Harvest, Transport, Teleport, Reap))


def count_board(s: Dei, seat: int, row: list[int]) -> None:
    board, holder, resources = s.terrain, s.holder, s.resources
    spots = spots_of(s, seat)
    row[FIGURES] = SCRAPPERS - s.reserve[seat]
    row[SPREAD] = len(spots)
    for region in spots:
        if holder[region] == seat:
            level = 1 if board.level[region] else 0
            row[REGIONS] += 1
            row[ROOFS] += level
            row[LOOT + level] += min(3, resources[region])
            if s.champions[seat] == region:
                row[CHAMPION] = 1
            if board.has_post[region]:
                ahead = s.strength[seat * board.n + region] - rival(s, seat, region)
                row[GUARD] += min(2, ahead)
                if is_threatened(s, seat, region):
                    row[THREAT] += 1
        elif board.has_post[region]:
            row[CLAIM] += 1
        for to in board.links[region]:
            if board.has_post[to] and holder[to] != seat:
                own = s.strength[seat * board.n + region] + s.strength[seat * board.n + to]
                row[ASSAULT if own > rival(s, seat, to) else APPROACH] += 1


def is_threatened(s: Dei, seat: int, region: int) -> bool:
    """Whether the figures of another seat next to a region could end the majority there."""
    board, strength = s.terrain, s.strength
    n = board.n
    own = strength[seat * n + region]
    for other in range(s.givens.seats):
        if other != seat:
            there = strength[other * n + region]
            for near in board.links[region]:
                if strength[other * n + near] + there >= own and strength[other * n + near]:
                    return True
    return False


def count_passages(s: Dei, seat: int, row: list[int]) -> None:
    row[BUILT] = held(s.refuges, seat)
    board = s.terrain.board
    reach = 0.0
    for i in range(seat * KIND, seat * KIND + KIND):
        edge, span = s.elevators[i], s.bridges[i]
        if edge != EMPTY:
            a, b = board.elevator_ground[edge], board.elevator_roof[edge]
            row[BUILT + 1] += 1
            reach += in_reach(s, seat, a, b) + in_reach(s, seat, b, a)
        if span != EMPTY:
            a, b = board.span_a[span], board.span_b[span]
            row[BUILT + 2] += 1
            reach += in_reach(s, seat, a, b) + in_reach(s, seat, b, a)
    row[PASSAGE] = int(10.0 * reach)


def count_pad(s: Dei, seat: int, row: list[int]) -> None:
    learned = 0
    for colour in range(3):
        here = cubes(s, seat, colour)
        at = seat * 3 + colour
        row[CUBE + colour] = here
        if s.learned[at] != EMPTY:
            row[LEARNED + learned] = 1
            row[FEAT + s.learned[at]] = 1
            learned += 1
        elif here:
            row[(PAIR if here == 1 else EARNED) + colour] = 1
    technology, energy = s.technology[seat], s.energy[seat]
    row[TECHNOLOGY] = technology
    row[TECHNOLOGY + 1] = min(3, technology)
    row[TECHNOLOGY + 2] = technology % 2
    row[ENERGY] = energy
    row[ENERGY + 1] = min(2, energy)
    for i in range(seat * BOOSTS, seat * BOOSTS + BOOSTS):
        if s.boosts[i] == EMPTY:
            break
        row[BOOSTERS] += 1


def count_missions(s: Dei, seat: int, row: list[int]) -> None:
    for column in range(4):
        if s.tokens[seat * 4 + column] != EMPTY:
            continue
        upper = int(10.0 * mission(s, seat, s.missions[column], column))
        lower = int(10.0 * mission(s, seat, s.missions[column + 4], column))
        row[OPEN + column] = 1
        row[BETTER + column] = max(upper, lower)
        row[WORSE + column] = min(upper, lower)


def count_cards(s: Dei, seat: int, row: list[int], plays: int) -> None:
    givens = s.givens
    inside: list[int] = []
    for i in range(seat * HAND, seat * HAND + HAND):
        if s.hands[i] == EMPTY:
            break
        inside.append(s.hands[i])
    for i in range(seat * 2, seat * 2 + 2):
        if s.planned[i] != EMPTY:
            inside.append(s.planned[i])
    cards = len(inside)
    row[PLAYS] = plays
    row[IN_HAND] = cards
    row[IDLE] = max(0, cards - plays)
    part = 12 * min(plays, cards) // cards if cards else 0
    rounds = ROUNDS - s.round
    for card in inside:
        count_icons(givens.card_kinds[card], part, rounds, row)
        count_card(givens, card, row)
    for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
        card = s.played[i]
        if card != EMPTY:
            if face_down(s, i):
                row[TURNED] += 1
            else:
                count_icons(givens.card_kinds[card], 0, rounds, row)
            count_card(givens, card, row)
    count_recycled(s, seat, row)


def count_card(givens: Givens, card: int, row: list[int]) -> None:
    """A card that is owned: what it is, and what it brings at the end (DEI-SCO-06)."""
    if givens.card_block[card] >= 0:
        row[BOUGHT] += 1
        row[SUPPLIES] += givens.card_supplies[card]
    elif not givens.market_supplies_only:
        row[SUPPLIES] += givens.card_supplies[card]
    if givens.card_drone[card] != EMPTY:
        row[DRONES] += 1


def count_recycled(s: Dei, seat: int, row: list[int]) -> None:
    givens = s.givens
    for i in range(seat * BIN, seat * BIN + BIN):
        card = s.recycled[i]
        if card == EMPTY:
            break
        if givens.card_block[card] >= 0 or not givens.market_supplies_only:
            row[SUPPLIES] += givens.card_supplies[card]
        if givens.recycled_count and givens.card_drone[card] != EMPTY:
            row[DRONES] += 1


def count_icons(kinds: list[int], part: int, rounds: int, row: list[int]) -> None:
    for i in range(0, len(kinds), 2):
        row[NOW + kinds[i]] += part * kinds[i + 1]
        row[LATER + kinds[i]] += rounds * kinds[i + 1]


def count_turn(s: Dei, seat: int, row: list[int]) -> None:
    for frame in s.stack:
        if isinstance(frame, Card) and frame.seat == seat:
            for token in s.pool:
                if packed.token_icons(token) & packed.ICON_BUY:
                    row[BARGAIN] += int(10.0 * purchase(s, seat, time_left(s) / STAGES))
                    continue
                kind = kind_of(token)
                number = times(s, seat, token) if packed.token_per(token) else 1
                row[ICON + kind] += number * (amount(token, kind - 14) if 14 <= kind < 17 else 1)
    top = s.stack[-1]
    if isinstance(top, Fly) and top.seat == seat:
        row[FLIGHT] = 1
    elif isinstance(top, Harvest) and top.seat == seat:
        row[FLIGHT + 1] = 1
    elif isinstance(top, Transport) and top.seat == seat:
        row[FLIGHT + 2] = min(top.left, s.reserve[seat])
    elif isinstance(top, Teleport) and top.seat == seat:
        row[FLIGHT + 3] = 1
    elif isinstance(top, Reap) and top.seat == seat:
        row[FLIGHT + 4] = 1
