"""Set-up: layout, factions, turn order, outposts, drones, markets, missions and feats (DEI-SET-01 to DEI-SET-39).

Every step is a question to chance or to a seat and ends by becoming the next one; where a choice of the table leaves
nothing to ask, the step answers itself.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import events, verbs
from ludarium.games.dei.declaration import COLOURS
from ludarium.games.dei.faces import ROOF
from ludarium.games.dei.flow import Place
from ludarium.games.dei.givens import DRONE_BLOCK, OWN_CARD
from ludarium.games.dei.lack import Refused, named, not_asked, refused
from ludarium.games.dei.majority import rebuild
from ludarium.games.dei.moves.buy import draw, lay_open
from ludarium.games.dei.packed import laid, laid_tile, laid_turned
from ludarium.games.dei.pad import pay
from ludarium.games.dei.state import HAND, Dei
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, has, joined, put, with_value, without_thing
from ludarium.kernel.remarks import Seat
from ludarium.kernel.seats import CHANCE, only
from ludarium.kernel.state import Frame


class Lay(Frame[Dei]):
    """DEI-SET-03 to DEI-SET-05: the tiles of the board, row by row; fixed, by chance, or by the seats in turn."""

    def step(self, s: Dei) -> Ask | None:
        if s.givens.layout_fixed:
            s.layout = tuple(s.givens.first_layout)
        if EMPTY not in s.layout:
            prepare_board(s)
            s.become(Factions())
            return None
        place = s.layout.index(EMPTY)
        tiles = s.givens.weights([laid_tile(code) for code in s.layout[:place]])
        actions: list[int] = []
        weights: list[int] = []
        for tile in range(len(tiles)):
            if tiles[tile]:
                for turned in range(4):
                    actions.append(verbs.lay(laid(tile, turned)))
                    weights.append(tiles[tile])
        if s.givens.layout_random:
            return Ask(CHANCE, actions, weights)
        return Ask(place % s.givens.seats, actions)

    def answer(self, s: Dei, action: int) -> None:
        place = s.layout.index(EMPTY)
        code = verbs.lay_laid(action)
        s.layout = with_value(s.layout, place, code)
        events.laid(s, laid_tile(code), place, laid_turned(code))

    def refusal(self, s: Dei, action: int) -> Refused:
        if verbs.verb(action) != verbs.LAY:
            return not_asked(s, action, "Lay")
        number = laid_tile(verbs.lay_laid(action))
        tile, face = named(s, "tile", number), s.givens.tiles.tiles[number]
        if face.seats > s.givens.seats:
            rule = "DEI-SET-05" if face.drones else "DEI-SET-02"
            return refused(rule, "lack-seats", tile=tile, need=face.seats, have=s.givens.seats)
        if number in [laid_tile(code) for code in s.layout if code != EMPTY]:
            return refused("DEI-SET-02", "lack-tile", tile=tile)
        return refused("DEI-SET-04", "lack-distance", tile=tile)


def prepare_board(s: Dei) -> None:
    """DEI-SET-06, DEI-SET-08, DEI-SET-25: the board with its resources, and the first resources of the pads."""
    s.terrain = s.givens.terrain(s.layout)
    board, n = s.terrain.board, s.terrain.n
    s.scrappers = [0] * (n * s.givens.seats)
    s.resources = [board.energy[r] if board.level[r] == ROOF else board.technology[r] for r in range(n)]
    common = list(s.common)
    for region in range(n):
        common[board.level[region]] -= s.resources[region]
    s.common = tuple(common)
    for seat in range(s.givens.seats):
        pay(s, seat, -1, -1)
    rebuild(s)


class Factions(Frame[Dei]):
    """DEI-SET-27, DEI-NPL-05: factions are chosen in seat order, or dealt."""

    def step(self, s: Dei) -> Ask | None:
        if EMPTY not in s.factions:
            prepare_cards(s)
            s.become(Priority())
            return None
        actions: list[int] = []
        for faction in range(len(s.givens.champion_of)):
            if faction not in s.factions:
                actions.append(verbs.faction(faction))
        return Ask(CHANCE if s.givens.factions_random else s.factions.index(EMPTY), actions)

    def answer(self, s: Dei, action: int) -> None:
        seat, faction = s.factions.index(EMPTY), verbs.faction_of(action)
        s.factions = with_value(s.factions, seat, faction)
        events.chose_faction(s, seat, faction)

    def refusal(self, s: Dei, action: int) -> Refused:
        if verbs.verb(action) != verbs.FACTION:
            return not_asked(s, action, "Factions")
        faction = verbs.faction_of(action)
        taker = Seat(s.factions.index(faction))
        return refused(verbs.not_now(action), "lack-free-faction", faction=named(s, "faction", faction), who=taker)


def prepare_cards(s: Dei) -> None:
    """DEI-SET-16 to DEI-SET-18, DEI-SET-29, DEI-NPL-03, DEI-NPL-04: hands, and the decks with the cards of the drones
    in play."""
    givens = s.givens
    undrawn = [0] * givens.cards
    playing = [givens.drone_of[faction] for faction in s.factions]
    for card in range(givens.cards):
        if givens.card_block[card] == OWN_CARD:
            for seat in range(givens.seats):
                if s.factions[seat] == givens.card_faction[card]:
                    put(s.hands, seat * HAND, seat * HAND + HAND, card)
        elif givens.card_block[card] != DRONE_BLOCK or givens.card_drone[card] in playing:
            undrawn[card] = 1
    s.undrawn = tuple(undrawn)
    s.deck_drones = (givens.seats,) * 3


class Priority(Frame[Dei]):
    """DEI-SET-32: the first turn order."""

    def step(self, s: Dei) -> Ask | None:
        if not s.givens.first_order_random:
            s.order = tuple(range(s.givens.seats))
        left = [seat for seat in range(s.givens.seats) if seat not in s.order]
        if len(left) > 1:
            return Ask(CHANCE, sorted([verbs.priority(s.factions[seat]) for seat in left]))
        s.order = (*s.order, *left)
        for i, seat in enumerate(s.order):
            events.priority(s, i + 1, seat)
        s.become(Key())
        return None

    def answer(self, s: Dei, action: int) -> None:
        s.order = (*s.order, s.factions.index(verbs.priority_faction(action)))


class Key(Frame[Dei]):
    """DEI-SET-13, DEI-SET-14: which letter has which colour of outpost."""

    def step(self, s: Dei) -> Ask | None:
        if not s.givens.key_shuffled:
            s.key = (0, 1, 2)
        left = [colour for colour in range(3) if colour not in s.key]
        if len(left) > 1:
            return Ask(CHANCE, [verbs.key(colour) for colour in left])
        if left:
            s.key = (s.key[0], s.key[1], left[0])
        for letter in range(3):
            events.key(s, letter, s.key[letter])
        s.become(DroneTokens())
        return None

    def answer(self, s: Dei, action: int) -> None:
        s.key = with_value(s.key, s.key.index(EMPTY), verbs.key_colour(action))


class DroneTokens(Frame[Dei]):
    """DEI-SET-07, DEI-NPL-03: the drones of the factions in the game start at the drone symbols."""

    def step(self, s: Dei) -> Ask | None:
        left = sorted([drone for faction in s.factions if s.drones[drone := s.givens.drone_of[faction]] == EMPTY])
        if not left:
            s.become(Reveal())
            return None
        if len(left) == 1:
            self.start(s, left[0])
            return None
        return Ask(CHANCE, [verbs.drone_token(drone) for drone in left])

    def answer(self, s: Dei, action: int) -> None:
        self.start(s, verbs.drone_token_drone(action))

    def start(self, s: Dei, drone: int) -> None:
        region = s.terrain.board.drone_starts[4 - s.drones.count(EMPTY)]
        s.drones = with_value(s.drones, drone, region)
        events.drone_starts(s, drone, region)


class Reveal(Frame[Dei]):
    """DEI-SET-19: three open cards in each market."""

    def step(self, s: Dei) -> Ask | None:
        if EMPTY in s.market:
            return draw(s, s.market.index(EMPTY) // 3)
        s.become(DealMissions())
        return None

    def answer(self, s: Dei, action: int) -> None:
        at = s.market.index(EMPTY)
        lay_open(s, at // 3, at % 3, verbs.reveal_card(action))


class DealMissions(Frame[Dei]):
    """DEI-SET-22, DEI-OPT-01: the missions, upper row first."""

    def step(self, s: Dei) -> Ask | None:
        dealt = 8 - s.missions.count(EMPTY)
        if dealt == (4 if s.givens.no_choice else 8):
            if s.givens.draft:
                s.become(Draft(0, 0, EMPTY, 0))
            else:
                s.become(DealFeats(0))
            return None
        open_ = [False] * s.givens.missions
        for mission in s.missions:
            if mission != EMPTY:
                open_[mission] = True
        actions: list[int] = []
        for mission in range(s.givens.missions):
            if not open_[mission]:
                actions.append(verbs.deal_mission(mission))
        return Ask(CHANCE, actions)

    def answer(self, s: Dei, action: int) -> None:
        place, mission = s.missions.index(EMPTY), verbs.deal_mission_mission(action)
        s.missions = with_value(s.missions, place, mission)
        events.mission_open(s, place % 4 + 1, mission)


def feats_left(s: Dei, colour: int) -> tuple[int, ...]:
    """The feats of one colour that nobody has."""
    if colour == 0:
        return s.red_feats
    return s.blue_feats if colour == 1 else s.green_feats


def give_feat(s: Dei, seat: int, feat: int) -> None:
    """A seat gets a feat that nobody has."""
    colour = feat // 6
    left = without_thing(feats_left(s, colour), 0, 6, feat)
    if colour == 0:
        s.red_feats = left
    elif colour == 1:
        s.blue_feats = left
    else:
        s.green_feats = left
    s.feats = with_value(s.feats, seat * 3 + colour, feat)


class DealFeats(Frame[Dei]):
    """DEI-SET-38: one secret feat of each colour for every seat."""

    def __init__(self, dealt: int) -> None:
        self.dealt: Final = dealt

    def step(self, s: Dei) -> Ask | None:
        if self.dealt == 3 * s.givens.seats:
            s.become(Place(0))
            return None
        left = feats_left(s, self.dealt % 3)
        return Ask(CHANCE, [verbs.deal_feat(feat) for feat in left if feat != EMPTY], None, only(self.dealt // 3))

    def answer(self, s: Dei, action: int) -> None:
        seat, colour, feat = self.dealt // 3, self.dealt % 3, verbs.deal_feat_feat(action)
        give_feat(s, seat, feat)
        events.feat_dealt(s, seat, feat)
        events.feat_hidden(s, seat, colour)
        s.become(DealFeats(self.dealt + 1))


class Draft(Frame[Dei]):
    """DEI-OPT-03, DEI-OPT-04: feats are picked colour by colour; who starts a pass picks its colour with the token."""

    def __init__(self, turn: int, picked: int, colour: int, finished: int) -> None:
        self.turn: Final = turn
        self.picked: Final = picked
        self.colour: Final = colour
        self.finished: Final = finished

    def seat(self, s: Dei) -> int:
        forward = s.givens.snake_draft and self.turn != 1
        return s.order[self.picked if forward else s.givens.seats - 1 - self.picked]

    def step(self, s: Dei) -> Ask | None:
        if self.turn == 3:
            s.become(Place(0))
            return None
        actions: list[int] = []
        for colour in range(3):
            if self.colour == colour or (self.colour == EMPTY and not has(self.finished, colour)):
                for feat in feats_left(s, colour):
                    if feat != EMPTY:
                        actions.append(verbs.draft(feat))
        return Ask(self.seat(s), actions)

    def answer(self, s: Dei, action: int) -> None:
        seat, feat = self.seat(s), verbs.draft_feat(action)
        colour = feat // 6
        give_feat(s, seat, feat)
        events.drafted(s, seat, feat)
        if self.picked + 1 < s.givens.seats:
            s.become(Draft(self.turn, self.picked + 1, colour, self.finished))
        else:
            s.become(Draft(self.turn + 1, 0, EMPTY, joined(self.finished, colour)))

    def refusal(self, s: Dei, action: int) -> Refused:
        if verbs.verb(action) != verbs.DRAFT:
            return not_asked(s, action, "Draft")
        number = verbs.draft_feat(action)
        feat = named(s, "feat", number)
        if number in s.feats:
            return refused("DEI-OPT-04", "lack-free-feat", feat=feat, who=Seat(s.feats.index(number) // 3))
        colour = "other" if self.colour == EMPTY else COLOURS[self.colour]
        return refused("DEI-OPT-04", "lack-colour", feat=feat, colour=colour)
