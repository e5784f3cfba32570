"""What a position is worth to each faction, in supplies at the end of the game: how bots judge D.E.I.

The estimate is what a faction would have if nothing on the board changed from now on: its supplies, the cards it owns,
its cubes, feats and resources at the final count, and the missions it still has to choose; plus what will bring more
later: figures near outposts, buildings, boosts, and the cards it can still play. What icons and cards are worth is in
`worths`. Every weight is in supplies, so that a player can agree or disagree with it; they were tuned by self-play.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei.flow import Phase
from ludarium.games.dei.givens import CONSTRUCTIONS, DRONE_CARDS, SCRAPPERS_PLACED
from ludarium.games.dei.majority import cubes, rival
from ludarium.games.dei.position import face_down, held, spots_of
from ludarium.games.dei.scoring import FEAT_POINTS, card_supplies, counted
from ludarium.games.dei.state import BOOSTS, HAND, KIND, PHASES, ROUNDS, SCRAPPERS, SLOTS, Dei
from ludarium.games.dei.unfinished import unfinished
from ludarium.games.dei.worths import AGAIN, ENERGY, TECHNOLOGY
from ludarium.kernel.cells import EMPTY

LAST_PHASE: Final = PHASES - 1

OTHER_MISSION: Final = 0.15
"""The worse of the two missions of a column counts for this part: plans change."""
LASTING: Final = 1.55
"""What stays counts so many times with each round that its mission is away: buildings, scrappers, drone cards. More
than once, because what is there early helps to get more."""
FLEETING: Final = 1.4
"""The same for what may be lost or spent: outposts, garrisons, resources."""
MORE: Final = [1.1, 0.3, 0.5, 1.1, 0.8, 2.6, 0.4]
"""How many more there will be with each round that a mission is away: constructions, drone cards, outposts, technology,
energy, scrappers, garrisons."""
LOST: Final = 0.10
"""The part of a cube held now that will be lost before the end."""
PAIR: Final = 0.55
"""The first cube of a colour whose feat is not learned yet."""
NEW_FEAT: Final = 2.1
"""The use of a feat, apart from its points."""
EARNED: Final = 0.9
"""The part of a feat that counts while its two cubes are held and it is not learned yet."""
BOOST: Final = 1.0
SCRAPPER: Final = 0.6
"""A scrapper on the board, apart from what missions pay for it."""
MAJORITY: Final = 0.2
"""A region held, for the room to move and collect."""
LOOT: Final = 0.2
"""A resource lying in a region held, up to three."""
GUARD: Final = 0.5
"""Each point of strength, up to two, by which an outpost is held."""
CLAIM: Final = 0.25
"""A figure at an outpost that is not held."""
ASSAULT: Final = 1.05
"""An outpost that the figures of a neighbouring region could take."""
APPROACH: Final = 0.09
"""An outpost next door that they could not."""
REFUGE: Final = 0.8
ELEVATOR: Final = 0.65
BRIDGE: Final = 0.25
PLAY: Final = 0.6
"""The part of a card's worth that a play in this round brings."""


def estimate(s: Dei) -> list[float]:
    """The supplies each seat will probably have at the end."""
    points = [float(own) for own in s.score]
    if not s.stack or is_setup(s):
        return points
    turns = turns_begun(s)
    left = rounds_left(s)
    for turn in range(s.givens.seats):
        seat = s.order[turn]
        points[seat] += card_supplies(s, seat) + left * prospects(s, seat)
        if not is_counted(s, turns, turn):
            points[seat] += final_count(s, seat, left) + missions(s, seat)
        points[seat] += hand(s, seat, plays_left(s, turns, turn))
    unfinished(s, points, left)
    return points


def worths(s: Dei, seat: int) -> dict[str, float]:
    """The estimate of a seat, part by part."""
    parts = {"supplies": float(s.score[seat])}
    if not s.stack or is_setup(s):
        return parts
    turns, turn, left = turns_begun(s), s.order.index(seat), rounds_left(s)
    parts["cards"] = float(card_supplies(s, seat))
    parts["figures"] = left * figures(s, seat)
    stand = REFUGE * held(s.refuges, seat) + ELEVATOR * held(s.elevators, seat) + BRIDGE * held(s.bridges, seat)
    parts["buildings"] = left * stand
    # Outposts to which buildings lead are within reach.
    parts["regions"] = left * (regions(s, seat, 0.0) + buildings(s, seat) - stand)
    parts["boosts"] = left * boosts(s, seat, 0.0)
    if not is_counted(s, turns, turn):
        parts["outposts"] = outposts(s, seat, left)
        parts["feats"] = feats(s, seat, left, 0.0)
        parts["technology"] = technology(s, seat, left)
        parts["energy"] = energy(s, seat, left)
        parts["missions"] = missions(s, seat)
    parts["hand"] = hand(s, seat, plays_left(s, turns, turn))
    under_way = [0.0] * s.givens.seats
    unfinished(s, under_way, left)
    parts["actions"] = under_way[seat]
    return parts


def is_setup(s: Dei) -> bool:
    """Whether nobody has placed figures yet."""
    return not s.order or s.champions[s.order[0]] == EMPTY


def turns_begun(s: Dei) -> int:
    """How many seats have begun their turn of this phase."""
    for frame in s.stack:
        if isinstance(frame, Phase):
            return frame.turns
    return s.givens.seats if s.phase == LAST_PHASE else 0


def is_counted(s: Dei, turns: int, turn: int) -> bool:
    """Whether the supply count of a seat is in its score already (DEI-PHS-13)."""
    return s.round == ROUNDS and s.phase == LAST_PHASE and turn < turns - 1 and not s.givens.confrontation


def plays_left(s: Dei, turns: int, turn: int) -> int:
    """How many cards a seat has still to play in this round."""
    plays = 2 * (LAST_PHASE - s.phase)
    if turn >= turns:
        return plays + 2
    if turn == turns - 1:
        at = s.order[turn] * SLOTS + s.phase * 3
        plays += (s.played[at] == EMPTY) + (s.played[at + 1] == EMPTY)
    return plays


def rounds_left(s: Dei) -> float:
    """From 1 at the start to 0 at the end."""
    return min(1.0, 1.0 - ((s.round - 1) * 3 + s.phase) / 12.0)


def hand(s: Dei, seat: int, plays: int) -> float:
    """What the own cards will bring: those in hand in this round, those that come back in the rounds to come."""
    worths = s.givens.card_worth
    inside = 0.0
    count = 0
    for i in range(seat * HAND, seat * HAND + HAND):
        if s.hands[i] == EMPTY:
            break
        inside += worths[s.hands[i]]
        count += 1
    for i in range(seat * 2, seat * 2 + 2):
        if s.planned[i] != EMPTY:
            inside += worths[s.planned[i]]
            count += 1
    outside = 0.0
    for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if s.played[i] != EMPTY and not face_down(s, i):
            outside += worths[s.played[i]]
    worth = AGAIN * (ROUNDS - s.round) * (inside + outside)
    if count > 0:
        worth += PLAY * inside * min(1.0, plays / count)
    return worth


def final_count(s: Dei, seat: int, left: float) -> float:
    """Cubes, feats and resources as they would be counted at the end."""
    points = feats(s, seat, left, outposts(s, seat, left))
    return points + (technology(s, seat, left) + energy(s, seat, left))


def outposts(s: Dei, seat: int, left: float) -> float:
    """Cubes held, and the first of a colour whose feat is not learned yet."""
    points = 0.0
    for colour in range(3):
        here = cubes(s, seat, colour)
        points += here * (1.0 - LOST * left)
        at = seat * 3 + colour
        if here == 1 and s.learned[at] == EMPTY and s.feats[at] != EMPTY:
            points += PAIR * left
    return points


def feats(s: Dei, seat: int, left: float, points: float) -> float:
    """Adds the feats learned, and those that cubes are about to earn."""
    learned = 0
    coming = 0
    for colour in range(3):
        at = seat * 3 + colour
        if s.learned[at] != EMPTY:
            learned += 1
        elif s.feats[at] != EMPTY and cubes(s, seat, colour) >= 2:
            coming += 1
    points += FEAT_POINTS[learned] + NEW_FEAT * left * learned
    if coming > 0 and (s.round < ROUNDS or s.phase < LAST_PHASE):
        points += coming * (1.0 + learned + NEW_FEAT * left) * EARNED
    return points


def technology(s: Dei, seat: int, left: float) -> float:
    return s.technology[seat] * (0.5 + TECHNOLOGY * left)


def energy(s: Dei, seat: int, left: float) -> float:
    return s.energy[seat] * (1.0 + ENERGY * left)


def missions(s: Dei, seat: int) -> float:
    """The columns still open to a seat, each at the better of its two missions."""
    points = 0.0
    for column in range(4):
        if s.tokens[seat * 4 + column] != EMPTY:
            continue
        upper = mission(s, seat, s.missions[column], column)
        lower = mission(s, seat, s.missions[column + 4], column)
        points += upper + OTHER_MISSION * lower if upper > lower else lower + OTHER_MISSION * upper
    return points


def mission(s: Dei, seat: int, which: int, column: int) -> float:
    """What a mission will bring; parts of a full set count in part, and what is still to come with the rounds."""
    if which == EMPTY:
        return 0.0
    givens = s.givens
    number = float(counted(s, seat, which))
    if column + 1 < s.round:
        return number * givens.late_points[which] / givens.late_per[which]
    kind = givens.mission_kind[which]
    stays = LASTING if kind in (CONSTRUCTIONS, DRONE_CARDS, SCRAPPERS_PLACED) else FLEETING
    for _ in range(column + 1 - s.round):
        number = number * stays + MORE[kind]
    return number * givens.on_time_points[which] / givens.on_time_per[which]


def prospects(s: Dei, seat: int) -> float:
    """What will bring supplies in the rounds to come."""
    return boosts(s, seat, regions(s, seat, figures(s, seat)) + buildings(s, seat))


def figures(s: Dei, seat: int) -> float:
    return SCRAPPER * (SCRAPPERS - s.reserve[seat])


def regions(s: Dei, seat: int, worth: float) -> float:
    """Adds the regions held, the outposts in them and those in reach."""
    board = s.terrain
    for region in spots_of(s, seat):
        if s.holder[region] == seat:
            worth += MAJORITY + LOOT * min(3, s.resources[region])
            if board.has_post[region]:
                lead: int = s.strength[seat * board.n + region] - rival(s, seat, region)
                worth += GUARD * min(2, lead)
        elif board.has_post[region]:
            worth += CLAIM
        for to in board.links[region]:
            if board.has_post[to] and s.holder[to] != seat:
                worth += in_reach(s, seat, region, to)
    return worth


def boosts(s: Dei, seat: int, worth: float) -> float:
    """Adds the candy boosts in hand."""
    for i in range(seat * BOOSTS, seat * BOOSTS + BOOSTS):
        if s.boosts[i] == EMPTY:
            break
        worth += BOOST
    return worth


def in_reach(s: Dei, seat: int, here: int, to: int) -> float:
    """Figures in one region and outposts of others in the next."""
    n = s.terrain.n
    own = s.strength[seat * n + here]
    if not own or not s.terrain.has_post[to] or s.holder[to] == seat:
        return 0.0
    return ASSAULT if own + s.strength[seat * n + to] > rival(s, seat, to) else APPROACH


def buildings(s: Dei, seat: int) -> float:
    """Buildings, and the outposts to which own elevators and bridges lead."""
    worth = REFUGE * held(s.refuges, seat)
    board = s.terrain.board
    for i in range(seat * KIND, seat * KIND + KIND):
        edge, span = s.elevators[i], s.bridges[i]
        if edge != EMPTY:
            a, b = board.elevator_ground[edge], board.elevator_roof[edge]
            worth += ELEVATOR + in_reach(s, seat, a, b) + in_reach(s, seat, b, a)
        if span != EMPTY:
            a, b = board.span_a[span], board.span_b[span]
            worth += BRIDGE + in_reach(s, seat, a, b) + in_reach(s, seat, b, a)
    return worth
