"""Everything a seat or chance can answer in D.E.I., and everything that can happen.

The tables are the truth for text, parser and click targets. The functions beside them pack the actions the rules make
most often; a test compares them with the tables.
"""

from __future__ import annotations

from typing import Final

from ludarium.kernel.verbs import FLAG, Arg, Kind, Verb, VerbTable, count

WIDTH: Final = 24
REGION_BITS: Final = 7
MAX_TOKENS: Final = 64
"""Icons of a card in play that can be told apart."""
MARKETS: Final = ["tactic", "logistic", "machinery", "black"]
COLOURS: Final = ["red", "blue", "green"]
RESOURCES: Final = ["technology", "energy", "supplies"]
BUILDINGS: Final = ["refuge", "elevator", "bridge"]
SLOTS: Final = ["left", "middle", "right"]

LAY: Final = 0 << WIDTH
FACTION: Final = 1 << WIDTH
PRIORITY: Final = 2 << WIDTH
KEY: Final = 3 << WIDTH
DRONE_TOKEN: Final = 4 << WIDTH
REVEAL: Final = 5 << WIDTH
DEAL_MISSION: Final = 6 << WIDTH
DEAL_FEAT: Final = 7 << WIDTH
DRAFT: Final = 8 << WIDTH
DRAW_BOOST: Final = 9 << WIDTH
PLACE: Final = 10 << WIDTH
PLAN: Final = 11 << WIDTH
PLAN_ONE: Final = 12 << WIDTH
PLAY: Final = 13 << WIDTH
TURN_UP: Final = 14 << WIDTH
KEEP_DOWN: Final = 15 << WIDTH
ORDER: Final = 16 << WIDTH
BOOST: Final = 17 << WIDTH
ENLIST: Final = 18 << WIDTH
MOVE: Final = 19 << WIDTH
COLLECT: Final = 20 << WIDTH
DIG: Final = 21 << WIDTH
KILL: Final = 22 << WIDTH
BUILD_REFUGE: Final = 23 << WIDTH
BUILD_ELEVATOR: Final = 24 << WIDTH
BUILD_BRIDGE: Final = 25 << WIDTH
GAIN: Final = 26 << WIDTH
COPY: Final = 27 << WIDTH
DRONE: Final = 28 << WIDTH
BUY: Final = 29 << WIDTH
SPEND: Final = 30 << WIDTH
RELOCATE: Final = 31 << WIDTH
TAKE_REFUGE: Final = 32 << WIDTH
TAKE_ELEVATOR: Final = 33 << WIDTH
TAKE_BRIDGE: Final = 34 << WIDTH
GIVE_BACK: Final = 35 << WIDTH
FLY: Final = 36 << WIDTH
STAY: Final = 37 << WIDTH
HARVEST: Final = 38 << WIDTH
DEPLOY: Final = 39 << WIDTH
TELEPORT: Final = 40 << WIDTH
REAP: Final = 41 << WIDTH
DISCARD: Final = 42 << WIDTH
LEARN: Final = 43 << WIDTH
MISSION: Final = 44 << WIDTH
SKIP_MISSION: Final = 45 << WIDTH
DONE: Final = 46 << WIDTH


def verb(action: int) -> int:
    """The verb of an action, comparable with the constants above."""
    return action >> WIDTH << WIDTH


def play(card: int, down: int) -> int:
    return PLAY | card << 1 | down


def plan(first: int, second: int) -> int:
    return PLAN | first << 7 | second


def place(region: int, scrappers: int, champion: int) -> int:
    return PLACE | region << 4 | scrappers << 1 | champion


def enlist(region: int, supplied: int) -> int:
    return ENLIST | region << 1 | supplied


def move(src: int, dst: int, scrappers: int, champion: int, refuges: int) -> int:
    return MOVE | src << 14 | dst << 7 | scrappers << 3 | champion << 2 | refuges


def collect(region: int, extra: int, swap: int) -> int:
    return COLLECT | region << 3 | extra << 2 | swap


def kill(region: int, faction: int) -> int:
    return KILL | region << 2 | faction


def pair(first: int, second: int) -> int:
    """The arguments of an elevator: ground and roof."""
    return first << 7 | second


def triple(first: int, second: int, third: int) -> int:
    """The arguments of a bridge: two roofs and the ground it spans."""
    return first << 14 | second << 7 | third


def price(card: int, technology: int, energy: int) -> int:
    """The arguments of buying a card."""
    return card << 8 | technology << 4 | energy


def gain(resource: int, amount: int) -> int:
    return GAIN | resource << 3 | amount


def lay(tile: int, rotation: int) -> int:
    return LAY | tile << 2 | rotation


def teleport(region: int, champion: int) -> int:
    return TELEPORT | region << 1 | champion


class Names:
    """The ids of the content pack that occur in actions and events."""

    def __init__(
        self,
        tiles: list[str],
        factions: list[str],
        cards: list[str],
        feats: list[str],
        missions: list[str],
        boosts: list[str],
        drones: list[str],
    ) -> None:
        self.tile: Final = Kind("tile", tiles, bits=4)
        self.faction: Final = Kind("faction", factions, bits=2)
        self.card: Final = Kind("card", cards, bits=7)
        self.feat: Final = Kind("feat", feats, bits=5)
        self.mission: Final = Kind("mission", missions, bits=4)
        self.boost: Final = Kind("boost", boosts, bits=3)
        self.drone: Final = Kind("drone", drones, bits=2)
        self.region: Final = Kind("region", [f"r{i}" for i in range(1 << REGION_BITS)], bits=REGION_BITS)
        self.market: Final = Kind("market", MARKETS, bits=2)
        self.colour: Final = Kind("colour", COLOURS, bits=2)
        self.letter: Final = Kind("letter", ["a", "b", "c"], bits=2)
        self.resource: Final = Kind("resource", RESOURCES, bits=2)
        self.building: Final = Kind("building", BUILDINGS, bits=2)
        self.slot: Final = Kind("slot", SLOTS, bits=2)


def verb_table(names: Names) -> VerbTable:
    region, card = names.region, names.card
    elevator = [Arg("ground", region), Arg("roof", region)]
    bridge = [Arg("first", region), Arg("second", region), Arg("over", region)]
    payment = [Arg("card", card), Arg("technology", count(15)), Arg("energy", count(15))]
    return VerbTable(
        [
            Verb("lay", [Arg("tile", names.tile), Arg("turned", count(3))]),
            Verb("faction", [Arg("faction", names.faction)]),
            Verb("priority", [Arg("faction", names.faction)]),
            Verb("key", [Arg("colour", names.colour)]),
            Verb("drone-token", [Arg("drone", names.drone)]),
            Verb("reveal", [Arg("card", card)]),
            Verb("deal-mission", [Arg("mission", names.mission)]),
            Verb("deal-feat", [Arg("feat", names.feat)]),
            Verb("draft", [Arg("feat", names.feat)]),
            Verb("draw-boost", [Arg("boost", names.boost)]),
            Verb("place", [Arg("region", region), Arg("scrappers", count(7)), Arg("champion", FLAG)]),
            Verb("plan", [Arg("first", card), Arg("second", card)]),
            Verb("plan-one", [Arg("card", card)]),
            Verb("play", [Arg("card", card), Arg("down", FLAG)]),
            Verb("turn-up"),
            Verb("keep-down"),
            Verb("order", payment),
            Verb("boost", [Arg("boost", names.boost)]),
            Verb("enlist", [Arg("region", region), Arg("supplied", FLAG)]),
            Verb(
                "move",
                [
                    Arg("src", region),
                    Arg("dst", region),
                    Arg("scrappers", count(15)),
                    Arg("champion", FLAG),
                    Arg("refuges", count(3)),
                ],
            ),
            Verb("collect", [Arg("region", region), Arg("extra", FLAG), Arg("swap", count(2))]),
            Verb("dig", [Arg("region", region)]),
            Verb("kill", [Arg("region", region), Arg("faction", names.faction)]),
            Verb("build-refuge", [Arg("region", region)]),
            Verb("build-elevator", elevator),
            Verb("build-bridge", bridge),
            Verb("gain", [Arg("resource", names.resource), Arg("amount", count(7))]),
            Verb("copy", [Arg("card", card)]),
            Verb("drone", [Arg("drone", names.drone)]),
            Verb("buy", payment),
            Verb("spend", [Arg("token", count(MAX_TOKENS - 1))]),
            Verb("relocate", [Arg("region", region)]),
            Verb("take-refuge", [Arg("region", region)]),
            Verb("take-elevator", elevator),
            Verb("take-bridge", bridge),
            Verb("give-back", [Arg("resource", names.resource)]),
            Verb("fly", [Arg("region", region)]),
            Verb("stay"),
            Verb("harvest", [Arg("amount", count(2)), Arg("swap", count(2))]),
            Verb("deploy"),
            Verb("teleport", [Arg("region", region), Arg("champion", FLAG)]),
            Verb("reap", [Arg("scrappers", count(2))]),
            Verb("discard", [Arg("card", card)]),
            Verb("learn", [Arg("colour", names.colour)]),
            Verb("mission", [Arg("mission", names.mission)]),
            Verb("skip-mission"),
            Verb("done"),
        ],
        WIDTH,
    )
