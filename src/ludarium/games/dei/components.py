"""The components of D.E.I.: cards, feats, missions, candy boosts, factions and drones as frozen values, checked.

The action grammar is at the top of `content/cards.toml`; `tokens_of` turns the actions of a card into the tokens of its
pool. Tiles and layouts have modules of their own.
"""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from ludarium.games.dei import icons, packed
from ludarium.games.dei.declaration import CHAMPIONS, COLOURS, DRONES, FEATS, MARKETS, RESOURCES
from ludarium.games.dei.layouts import Layout, load_layouts
from ludarium.games.dei.tiles import TileSet, load_tiles
from ludarium.kernel.content import Entry, Pack

BLOCKS = [*MARKETS, "drone"]
"""Where cards come from that no faction begins with."""
PLAIN = {
    "enlist": packed.ICON_ENLIST,
    "enlist-red": packed.ICON_ENLIST_RED,
    "enlist-green": packed.ICON_ENLIST_GREEN,
    "move": packed.ICON_MOVE,
    "move-red": packed.ICON_MOVE_RED,
    "move-blue": packed.ICON_MOVE_BLUE,
    "collect": packed.ICON_COLLECT,
    "collect-blue": packed.ICON_COLLECT_BLUE,
    "collect-green": packed.ICON_COLLECT_GREEN,
    "build": icons.BUILDS,
    "build-refuge": packed.ICON_REFUGE,
    "build-elevator": packed.ICON_ELEVATOR,
    "build-bridge": packed.ICON_BRIDGE,
    "kill": packed.ICON_KILL,
    "copy": packed.ICON_COPY,
}
GAIN = re.compile(r"(gain-technology|gain-energy|gain-supplies) ([1-3])\Z")
DRONE = re.compile(r"drone ([a-z]+) \+([0-2])\Z")
PER = re.compile(r"per-outpost (tactic|logistic|machinery|all): (.+)\Z")


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    technology: int = 0
    energy: int = 0


class Card(Entry, frozen=True, kw_only=True):
    block: Literal[
        "ravagers", "refuge-42", "farm-z", "auxilia", "tactic", "logistic", "machinery", "black", "drone"
    ]  # fmt: skip
    supplies: int
    actions: tuple[str, ...]
    cost: Cost | None = None


class Feat(Entry, frozen=True, kw_only=True):
    colour: Literal["red", "blue", "green"]
    rule: str


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many supplies for every full `per` of the things counted."""

    points: int
    per: int


class Mission(Entry, frozen=True, kw_only=True):
    kind: Literal["constructions", "drone-cards", "outposts", "technology", "energy", "scrappers", "garrisons"]
    on_time: Value
    late: Value
    rule: str
    colour: Literal["red", "blue", "green", ""] = ""


class Boost(Entry, frozen=True, kw_only=True):
    copies: int
    rule: str
    action: str = ""


class Faction(Entry, frozen=True, kw_only=True):
    champion: Literal["abraham", "aria", "z-13", "neena"]
    rule: str
    drone: Literal["harvester", "transporter", "teleporter", "reaper"]
    drone_origin: Literal["rulebook", "public", "designed"]


class Drone(Entry, frozen=True, kw_only=True):
    figure: str
    rule: str


class Content:
    """A whole pack, checked."""

    def __init__(self, pack: Pack) -> None:
        self.tiles: TileSet = load_tiles(pack)
        self.layouts: list[Layout] = load_layouts(pack, self.tiles)
        self.factions = pack.rows("factions.toml", "faction", Faction)
        self.cards = pack.rows("cards.toml", "card", Card)
        self.feats = pack.rows("feats.toml", "feat", Feat)
        self.missions = pack.rows("missions.toml", "mission", Mission)
        self.boosts = pack.rows("boosts.toml", "boost", Boost)
        self.drones = pack.rows("drones.toml", "drone", Drone)
        self.tokens = [self._tokens(pack, card) for card in self.cards]
        self.boost_tokens = [self._boost(pack, boost) for boost in self.boosts]
        self._check(pack)

    def _tokens(self, pack: Pack, card: Card) -> list[int]:
        try:
            return tokens_of(card.actions)
        except ValueError as problem:
            raise pack.problem("cards.toml", card.id, str(problem)) from None

    def _boost(self, pack: Pack, boost: Boost) -> int:
        if not boost.action:
            return 0
        try:
            return part_token(boost.action, flies=False)
        except ValueError as problem:
            raise pack.problem("boosts.toml", boost.id, str(problem)) from None

    def _check(self, pack: Pack) -> None:
        """The counts of the box: other numbers would break the verb table, the zones or the laws."""
        if [drone.id for drone in self.drones] != DRONES:
            raise pack.problem("drones.toml", "", f"the drones are {', '.join(DRONES)}, in this order")
        if [feat.id for feat in self.feats] != FEATS or [feat.colour for feat in self.feats] != [
            colour for colour in COLOURS for _ in range(6)
        ]:
            raise pack.problem("feats.toml", "", f"the feats are {', '.join(FEATS)}, in this order (DEI-SET-21)")
        if sorted(faction.champion for faction in self.factions) != sorted(CHAMPIONS):
            raise pack.problem("factions.toml", "", "there are four factions, each with its champion (DEI-SET-28)")
        if len({faction.drone for faction in self.factions}) != len(DRONES):
            raise pack.problem("factions.toml", "", "every faction has a drone of its own (DEI-SET-29)")
        if len(self.missions) != 12:
            raise pack.problem("missions.toml", "", f"there are 12 missions (DEI-MIS-12), not {len(self.missions)}")
        if sum(boost.copies for boost in self.boosts) != 16 or len(self.boosts) > 8:
            raise pack.problem("boosts.toml", "", "there are 16 candy boosts of at most 8 kinds (DEI-SET-10)")
        self._check_cards(pack)

    def _check_cards(self, pack: Pack) -> None:
        wanted = {faction.id: 8 for faction in self.factions}
        wanted |= {"tactic": 8, "logistic": 8, "machinery": 8, "black": 12, "drone": 12}
        for block, number in wanted.items():
            found = [card for card in self.cards if card.block == block]
            if len(found) != number:
                raise pack.problem("cards.toml", "", f"block {block} has {number} cards (DEI-SET-16), not {len(found)}")
        for card, tokens in zip(self.cards, self.tokens, strict=True):
            own = card.block not in BLOCKS
            if (card.cost is None) != own:
                raise pack.problem("cards.toml", card.id, "market cards have a cost, faction cards have none")
            if card.cost is not None and not (0 <= card.cost.technology <= 9 and 0 <= card.cost.energy <= 9):
                raise pack.problem("cards.toml", card.id, "a cost is 0 to 9 technology and 0 to 9 energy")
            if not 0 <= card.supplies <= 9 or len(tokens) > 8:
                raise pack.problem("cards.toml", card.id, "a card brings 0 to 9 supplies and has at most 8 icons")
            if card.block == "drone" and drone_of(tokens) < 0:
                raise pack.problem("cards.toml", card.id, "a card of block drone shows one drone (DEI-SET-17)")
        for faction in self.factions:
            shown = [drone_of(t) for c, t in zip(self.cards, self.tokens, strict=True) if c.block == faction.id]
            if [drone for drone in shown if drone >= 0] != [DRONES.index(faction.drone)]:
                raise pack.problem("factions.toml", faction.id, "exactly one of its cards shows its drone (DEI-SET-29)")


def drone_of(tokens: list[int]) -> int:
    """The drone a card shows, which makes it a drone card (DEI-DRN-02), or -1."""
    for token in tokens:
        if packed.token_flies(token) and token & icons.DRONES != icons.DRONES:
            return icons.DRONE.index(token & icons.DRONES)
    return -1


def tokens_of(actions: tuple[str, ...]) -> list[int]:
    """The tokens of a card. Raises ValueError for an entry that is not in the grammar."""
    flies = any(DRONE.match(icon) for entry in actions for icon in re.split(r" \+ | \| ", entry))
    tokens: list[int] = []
    for entry in actions:
        per = PER.match(entry)
        if per is not None:
            which = icons.PER_ALL if per[1] == "all" else BLOCKS.index(per[1]) + 1
            tokens.append(part_token(per[2], flies, which))
        else:
            # DEI-CRD-06: a pair joined by "+" is two actions in any order.
            tokens += [part_token(part, flies) for part in entry.split(" + ")]
    return tokens


def part_token(part: str, flies: bool, per: int = 0) -> int:
    """The token of icons of which one may be used."""
    shown, bonus, flying = 0, 0, False
    gained = [0] * len(RESOURCES)
    for icon in part.split(" | "):
        gain, drone = GAIN.match(icon), DRONE.match(icon)
        if icon in PLAIN:
            shown |= PLAIN[icon]
        elif gain is not None:
            resource = RESOURCES.index(gain[1].removeprefix("gain-"))
            shown |= icons.GAIN[resource]
            gained[resource] = int(gain[2])
        elif drone is not None and drone[1] in DRONES:
            shown |= icons.DRONE[DRONES.index(drone[1])]
            bonus, flying = max(bonus, int(drone[2])), True
        elif icon == "drone-any":
            shown, flying = shown | icons.DRONES, flying or flies
        else:
            raise ValueError(f"there is no action {icon!r}; the grammar is at the top of the file")
    technology, energy, supplies = gained
    return packed.token(int(flying), bonus, supplies, energy, technology, per, shown)
