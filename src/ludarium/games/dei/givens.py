"""What never changes during a game: content, edition and options as plain numbers for the rules.

Rule code reads only this; which edition or pack the numbers come from is decided once, when a match is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.games.dei.components import BLOCKS, Content, drone_of
from ludarium.games.dei.declaration import BOOST, CARD, CHAMPIONS, COLOURS, DRONE, DRONES, FACTION, FEAT, MISSION, TILE
from ludarium.games.dei.editions import EVEN_START, Rules
from ludarium.games.dei.icons import kinds_of
from ludarium.games.dei.layouts import Layout, build, columns_of, places_of, tile_weights
from ludarium.games.dei.packed import laid, laid_tile, laid_turned
from ludarium.games.dei.terrain import Terrain
from ludarium.games.dei.tiles import TileSet
from ludarium.games.dei.vocabulary import Z_13
from ludarium.games.dei.worths import card_worth
from ludarium.kernel.verbs import Kind

OWN_CARD: Final = -1
BLACK: Final = 3
DRONE_BLOCK: Final = 4

CONSTRUCTIONS: Final = 0
DRONE_CARDS: Final = 1
OUTPOSTS: Final = 2
TECHNOLOGY_HELD: Final = 3
ENERGY_HELD: Final = 4
SCRAPPERS_PLACED: Final = 5
GARRISONS: Final = 6
MISSION_KINDS: Final = ["constructions", "drone-cards", "outposts", "technology", "energy", "scrappers", "garrisons"]

NEVER: Final = 0
WITHOUT_MAJORITY: Final = 1
ALWAYS: Final = 2
EXTRA_COLLECT: Final = 0
END_COLLECT: Final = 1
END_TAKE: Final = 2


class Givens:
    """The numbers of one match."""

    def __init__(self, seats: int, rules: Rules, options: Mapping[str, str], content: Content) -> None:
        self.seats: Final = seats
        # Edition
        self.first_order_random: Final = rules.first_order == "random"
        self.order_by_score: Final = rules.next_order == "score"
        self.fewest_first_in_last_round: Final = rules.last_round_of_three == "fewest-first" and seats == 3
        self.corners: Final = rules.refuge_tiles_apart == "corner"
        even = EVEN_START[rules.start_scrappers][seats]
        self.start_scrappers: Final = list(even if options["even-start"] == "yes" else rules.start_scrappers)
        self.free_split: Final = rules.start_split == "free"
        self.snake_draft: Final = rules.draft_order == "snake"
        self.resource_limit: Final = rules.resource_limit
        self.cube_limit: Final = rules.cube_limit
        self.enlist_needs_majority: Final = rules.enlist_at_own_refuge_needs_majority
        self.relocate_by_kind: Final = rules.relocate_building == "kind-used-up"
        self.copy_any_seat: Final = rules.copy_any_seat
        self.blue_swaps_energy: Final = rules.blue_collect_swaps_energy
        self.champion_is_scrapper: Final = rules.champion_is_scrapper
        self.points_per_kill: Final = rules.reaper_points == "per-kill"
        self.reaper_kills: Final = rules.reaper_kills_of_two if seats == 2 else 1
        self.harvester_collects: Final = rules.harvester_collects
        self.boosts_return: Final = rules.boosts_return
        self.neena: Final = {"none": NEVER, "without-majority": WITHOUT_MAJORITY, "always": ALWAYS}[
            rules.neena_extra_move
        ]
        self.abraham: Final = {"extra-collect": EXTRA_COLLECT, "end-collect": END_COLLECT, "end-take": END_TAKE}[
            rules.abraham
        ]
        self.champion_garrisons: Final = rules.champion_garrisons
        self.learning_automatic: Final = rules.learning == "automatic"
        self.caravan_strength: Final = rules.caravan_strength
        self.boots_every_move: Final = rules.sky_boots == "every-move"
        self.camp_neutral: Final = rules.camp_elevators == "own-or-neutral"
        self.camp_any_technology: Final = rules.camp_swaps == "any-technology"
        self.pay_both_ways: Final = rules.alternative_energy_both_ways
        self.bot_spends_card: Final = rules.delivery_bot_spends_card
        self.garrisons_of_colour: Final = rules.garrisons_of_colour
        self.recycled_count: Final = rules.recycled_drone_cards_count
        self.market_supplies_only: Final = rules.card_supplies == "market"
        # Options
        self.no_choice: Final = options["no-choice"] == "yes"
        self.draft: Final = options["feat-draft"] == "yes"
        self.planning: Final = options["planning"] == "yes"
        self.confrontation: Final = options["confrontation"] == "yes"
        self.rebellion: Final = options["rebellion"] == "yes"
        self.strict_buy: Final = options["strict-buy"] == "yes"
        self.bot_extra_buy: Final = options["parcel-bot-extra-buy"] == "yes"
        self.layout_fixed: Final = options["layout"] == "fixed"
        self.layout_random: Final = options["layout"] == "random"
        self.key_shuffled: Final = options["outpost-key"] == "shuffled"
        self.factions_random: Final = options["factions"] == "random"
        # What the things of the content are called
        ids = {TILE: content.tiles.ids, CARD: [card.id for card in content.cards]}
        ids |= {FEAT: [feat.id for feat in content.feats], MISSION: [mission.id for mission in content.missions]}
        ids |= {BOOST: [boost.id for boost in content.boosts], DRONE: [drone.id for drone in content.drones]}
        ids[FACTION] = [faction.id for faction in content.factions]
        self.kinds: Final = {kind.name: Kind(kind.name, names, bits=kind.bits) for kind, names in ids.items()}
        # Cards
        cards = content.cards
        self.cards: Final = len(cards)
        self.tokens: Final = content.tokens
        self.card_block: Final = [BLOCKS.index(card.block) if card.block in BLOCKS else OWN_CARD for card in cards]
        self.decks: Final = [[number for number, card in enumerate(cards) if card.block == block] for block in BLOCKS]
        self.card_faction: Final = [
            -1 if card.block in BLOCKS else [f.id for f in content.factions].index(card.block) for card in cards
        ]
        self.card_technology: Final = [0 if card.cost is None else card.cost.technology for card in cards]
        self.card_energy: Final = [0 if card.cost is None else card.cost.energy for card in cards]
        self.card_supplies: Final = [card.supplies for card in cards]
        self.card_drone: Final = [drone_of(tokens) for tokens in content.tokens]
        self.card_worth: Final = [card_worth(tokens) for tokens in content.tokens]
        self.card_kinds: Final = [kinds_of(tokens) for tokens in content.tokens]
        # Factions, missions, boosts
        self.champion_of: Final = [CHAMPIONS.index(faction.champion) for faction in content.factions]
        self.drone_of: Final = [DRONES.index(faction.drone) for faction in content.factions]
        self.champion_strength: Final = [3 if champion == Z_13 else 1 for champion in self.champion_of]
        missions = content.missions
        self.missions: Final = len(missions)
        self.mission_kind: Final = [MISSION_KINDS.index(mission.kind) for mission in missions]
        self.mission_colour: Final = [COLOURS.index(m.colour) if m.colour else -1 for m in missions]
        self.on_time_points: Final = [mission.on_time.points for mission in missions]
        self.on_time_per: Final = [mission.on_time.per for mission in missions]
        self.late_points: Final = [mission.late.points for mission in missions]
        self.late_per: Final = [mission.late.per for mission in missions]
        self.boost_tokens: Final = content.boost_tokens
        self.boost_pile: Final = [number for number, boost in enumerate(content.boosts) for _ in range(boost.copies)]
        # Board
        self.tiles: Final[TileSet] = content.tiles
        self.places: Final = places_of(seats)
        self.columns: Final = columns_of(seats)
        first = content.layouts[seats - 2]
        self.first_layout: Final = [
            laid(tile, turned) for tile, turned in zip(first.tiles, first.rotations, strict=True)
        ]
        self._terrains: dict[tuple[int, ...], Terrain] = {}

    def terrain(self, layout: tuple[int, ...]) -> Terrain:
        """The board of a layout, row by row as in `packed.laid`; the same one for the same layout."""
        known = self._terrains.get(layout)
        if known is None:
            tiles, rotations = [laid_tile(code) for code in layout], [laid_turned(code) for code in layout]
            known = Terrain(build(self.tiles, Layout(self.seats, tiles, rotations)))
            if len(self._terrains) >= 64:
                self._terrains.clear()
            self._terrains[layout] = known
        return known

    def weights(self, placed: list[int]) -> list[int]:
        """For each tile the weight of laying it next; 0 where that breaks DEI-SET-04."""
        return tile_weights(self.tiles, self.seats, placed, self.corners)
