"""D.E.I., declared: what lies on the table, what can be answered, and what can happen.

Zones of players run seat by seat; figures lie in `scrappers` seat by seat and, for each, region by region. Bags (hands,
bins, buildings, boosts) are sorted with blanks last. Strength, majorities, control and the index of own regions follow
from the rest: `majority.refresh` owns them.

Feats not learned yet and candy boosts are hidden, and with Planning the cards in hand and those lying face down.
"""

from typing import Any

from ludarium.kernel.declaration import FLAG, Declaration, Kind, OfContent, Packed, Seated, Zone, count, event, verb

COLOURS = ["red", "blue", "green"]
MARKETS = ["tactic", "logistic", "machinery", "black"]
RESOURCES = ["technology", "energy", "supplies"]
BUILDINGS = ["refuge", "elevator", "bridge"]
DRONES = ["harvester", "transporter", "teleporter", "reaper"]
CHAMPIONS = ["abraham", "aria", "z-13", "neena"]
FEATS = [
    "bombing", "trojan-horses", "fortress", "extreme-remedies", "field-knowledge", "caravan",
    "field-engineer", "underground-shortcut", "sky-boots", "outnumber", "drop-pod", "remote-drive",
    "exploitation-camp", "deep-excavation", "alternative-energy", "low-energy-remote-control", "delivery-bot",
    "trading-post",
]  # fmt: skip
"""What the rules call the feats, six for each colour; a pack lists them in this order."""
FEAT_POOLS = tuple(f"feat-{colour}" for colour in COLOURS)
MAX_REGIONS = 128
TECHNOLOGY_TOKENS = 60
ENERGY_TOKENS = 40
MAX_TOKENS = 64
"""Icons of a card in play that can be told apart."""

TILE = OfContent("tile", bits=4)
CARD = OfContent("card", bits=7)
FEAT = OfContent("feat", bits=5)
MISSION = OfContent("mission", bits=4)
BOOST = OfContent("boost", bits=3)
DRONE = OfContent("drone", bits=2)
FACTION = OfContent("faction", bits=2)
PLAYER = Seated(FACTION, zone="factions")
REGION = Kind("region", [f"r{i}" for i in range(MAX_REGIONS)], bits=7)
MARKET = Kind("market", MARKETS, bits=2)
COLOUR = Kind("colour", COLOURS, bits=2)
LETTER = Kind("letter", ["a", "b", "c"], bits=2)
RESOURCE = Kind("resource", RESOURCES, bits=2)
BUILDING = Kind("building", BUILDINGS, bits=2)
EFFECT = Kind("effect", ["enlist", "move", "collect", "kill", "build", "gain", "copy", "buy"], bits=3)
TURNED, FEW, GROUP, POINTS = count(3), count(7), count(15), count(127)
FIGURES: dict[str, Any] = {"scrappers": GROUP, "champion": FLAG, "refuges": count(3)}

ICONS = (
    "buy", "reaper", "teleporter", "transporter", "harvester", "gain_supplies", "gain_energy", "gain_technology",
    "copy", "kill", "bridge", "elevator", "refuge", "collect_abraham", "collect_green", "collect_blue", "collect",
    "move_neena", "move_bonus", "move_blue", "move_red", "move", "enlist_green", "enlist_red", "enlist",
)  # fmt: skip
ICON = Packed("icon", **dict.fromkeys(ICONS, FLAG))
"""A set of icons. `buy` is the back of a card (DEI-CRD-08); feats give `move_bonus`, a plain move that earns no further
one (DEI-FEA-07, DEI-FEA-09); `move_neena` is the extra move of Neena, to be made by her (DEI-LDR-08), `collect_abraham`
the extra collect of Abraham, tied to his region (DEI-LDR-10)."""
TOKEN = Packed("token", flies=FLAG, bonus=FEW, supplies=FEW, energy=FEW, technology=FEW, per=FEW, icons=ICON)
"""Icons of which one may be used, with the numbers that belong to them: whether a drone may be moved before it acts
(DEI-DRN-13: not with the mere icon "drone of your choice") and how much further; the amounts to gain; and the outpost
colour plus 1 for which the token counts (DEI-ADV-09), 4 for every colour."""
USED = Packed(
    "used",
    wild_colour=count(3),
    wild_cube=FLAG,
    sprinted=FLAG,
    spare=count(15),
    searched=FLAG,
    paid_otherwise=FLAG,
    ordered=FLAG,
    bought=FLAG,
)
"""What was done and may be done once: from `searched` on once in a turn, the rest once for a card. `wild_colour` is the
colour plus 1 that the outpost boost has been used for; 0 while it is open (DEI-CDY-10)."""
LAID = Packed("laid", tile=TILE, turned=TURNED)
"""A tile of the board, and by how many quarters it is turned clockwise."""
PRICE = Packed("price", technology=GROUP, energy=GROUP)
PAIR = Packed("pair", first=count(255), second=count(255))
"""Two regions that touch, or two areas of a tile."""
SPAN = Packed("span", first=count(255), second=count(255), under=count(255))
"""Two roofs, the smaller number first, and the ground between them that a bridge can cross."""
SITE = Packed("site", rank=count(255), foot=count(4095), head=count(4095))
"""The two cells at which an elevator or a bridge is drawn; of several sites for it the lowest is the best."""


def seats_of(givens: Any) -> int:
    return int(givens.seats)


def figures_of(givens: Any) -> int:
    return MAX_REGIONS * int(givens.seats)


DEI = Declaration(
    state="Dei",
    givens="givens: Givens",
    imports={"givens": "Givens", "terrain": "Terrain"},
    width=24,
    constants={
        "ROUNDS": 4,
        "PHASES": 3,
        # 8 cards, and 3 more in each round at most: a Delivery Bot purchase in each phase.
        "HAND": 20,
        # Cards lying on a pad: for each phase the first, the second, and one spent for the Delivery Bot.
        "SLOTS": 9,
        # Cards in a recycle bin: at most two a phase.
        "BIN": 24,
        "BOOSTS": 16,
        # The index of own regions: how many, then which.
        "SPOTS": 17,
        # Resources. Technology and energy have the number of the level they lie on (DEI-BRD-21).
        "TECHNOLOGY": 0,
        "ENERGY": 1,
        "SUPPLIES": 2,
        "TECHNOLOGY_TOKENS": TECHNOLOGY_TOKENS,
        "ENERGY_TOKENS": ENERGY_TOKENS,
        "SCRAPPERS": 15,
        # Buildings of each kind (DEI-SET-33).
        "KIND": 3,
    },
    packed=[ICON, TOKEN, USED, LAID, PRICE, PAIR, SPAN, SITE],
    numbers={"vocabulary": (COLOURS, DRONES, CHAMPIONS, FEATS)},
    zones=[
        Zone(
            "layout", cells="givens.places", start="EMPTY", rare=True, packed=LAID, note="By row, as in `packed.laid`."
        ),
        Zone("factions", cells="seats", start="EMPTY", rare=True, of="faction"),
        Zone("key", cells="3", start="EMPTY", rare=True, note="The colour of the outposts of each letter."),
        Zone("round"),
        Zone("phase", note="From 0."),
        Zone("order", cells="0", rare=True, most=seats_of, of="seat"),
        # The city
        Zone("scrappers", cells="0", most=figures_of, by_seat=True),
        Zone("resources", cells="0", most=MAX_REGIONS, note="By region: technology on the ground, energy on roofs."),
        Zone("champions", cells="seats", start="EMPTY", rare=True, of="region"),
        Zone("reserve", cells="seats", start="SCRAPPERS", rare=True),
        Zone("refuges", cells="KIND * seats", start="EMPTY", rare=True, of="region"),
        Zone("elevators", cells="KIND * seats", start="EMPTY", rare=True, note="Places for elevators on the board."),
        Zone("bridges", cells="KIND * seats", start="EMPTY", rare=True, note="Places for bridges on the board."),
        # Pads
        Zone("technology", cells="seats", rare=True),
        Zone("energy", cells="seats", rare=True),
        Zone("common", whole="(TECHNOLOGY_TOKENS, ENERGY_TOKENS)", rare=True, note="Technology and energy."),
        Zone("drones", cells=f"{len(DRONES)}", start="EMPTY", rare=True, of="region"),
        Zone("score", cells="seats", rare=True),
        Zone("hands", "holder", "card-{owner}", bag=True, cells="HAND * seats", start="EMPTY", of="card"),
        Zone("planned", "holder", "card-{owner}", cells="2 * seats", start="EMPTY", rare=True, of="card"),
        Zone("played", "holder-or-face-up", "card-{owner}", cells="SLOTS * seats", start="EMPTY", of="card"),
        Zone("recycled", "all", "card-{owner}", cells="BIN * seats", start="EMPTY", rare=True, of="card"),
        Zone("down", of="set", note="Places in `played` whose cards lie face down."),
        # Markets, feats, boosts, missions
        Zone("market", cells="12", start="EMPTY", rare=True, of="card"),
        Zone("undrawn", cells="givens.cards", rare=True, of="flag", note="By card, whether it is in a deck."),
        Zone("deck_drones", cells="3", rare=True, note="Drone cards mixed into each deck of a colour."),
        Zone("feats", "learner", FEAT_POOLS, cells="3 * seats", start="EMPTY", rare=True, of="feat"),
        Zone("learned", "all", FEAT_POOLS, cells="3 * seats", start="EMPTY", rare=True, of="feat"),
        Zone("red_feats", "dealer", "feat-red", bag=True, whole="tuple(range(6))", rare=True, of="feat"),
        Zone("blue_feats", "dealer", "feat-blue", bag=True, whole="tuple(range(6, 12))", rare=True, of="feat"),
        Zone("green_feats", "dealer", "feat-green", bag=True, whole="tuple(range(12, 18))", rare=True, of="feat"),
        Zone("boosts", "owner", "boost", bag=True, cells="BOOSTS * seats", start="EMPTY", rare=True, of="boost"),
        Zone("pile", "nobody", "boost", bag=True, whole="tuple(givens.boost_pile)", rare=True, of="boost"),
        Zone("boosted", "all", "boost", cells="SLOTS * seats", start="EMPTY", rare=True, of="boost"),
        Zone("gone", "all", "boost", cells="BOOSTS", start="EMPTY", rare=True, of="boost"),
        Zone("missions", cells="8", start="EMPTY", rare=True, of="mission"),
        Zone("tokens", cells="4 * seats", start="EMPTY", rare=True, note="By column, the row of the mission chosen."),
        # The card being resolved
        Zone("used", packed=USED, note="What was done and may be done once, as in `packed.used`."),
        Zone("search", start="EMPTY", note="The region of Abraham's extra collect."),
        Zone("pool", cells="0", most=MAX_TOKENS, packed=TOKEN, note="What may still be done, as in `packed.token`."),
        # What follows from the rest
        Zone("terrain", derived=True, type="Terrain", whole="givens.terrain(tuple(givens.first_layout))"),
        Zone("strength", cells="0", derived=True),
        Zone("holder", cells="0", derived=True),
        Zone("most", cells="0", derived=True, note="By region, the greatest strength of a seat."),
        Zone("control", cells="3 * seats", rare=True, derived=True),
        Zone("spots", cells="SPOTS * seats", derived=True),
    ],
    verbs=[
        verb("lay", "DEI-SET-03", laid=LAID),
        verb("faction", "DEI-SET-27", faction=FACTION),
        verb("priority", "DEI-SET-32", faction=FACTION),
        verb("key", "DEI-SET-14", colour=COLOUR),
        verb("drone-token", "DEI-SET-07", drone=DRONE),
        verb("reveal", "DEI-SET-19", card=CARD),
        verb("deal-mission", "DEI-SET-22", mission=MISSION),
        verb("deal-feat", "DEI-SET-38", feat=FEAT),
        verb("draft", "DEI-OPT-03", feat=FEAT),
        verb("draw-boost", "DEI-CDY-03", boost=BOOST),
        verb("place", "DEI-PHS-04", region=REGION, scrappers=FEW, champion=FLAG),
        verb("plan", "DEI-OPT-05", first=CARD, second=CARD),
        verb("plan-one", "DEI-OPT-05", card=CARD),
        verb("play", "DEI-PHS-03", card=CARD, down=FLAG),
        verb("turn-up", "DEI-OPT-05"),
        verb("keep-down", "DEI-OPT-06"),
        verb("order", "DEI-FEA-17", card=CARD, price=PRICE),
        verb("boost", "DEI-CDY-17", boost=BOOST),
        verb("enlist", "DEI-CRD-05", region=REGION, supplied=FLAG),
        verb("move", "DEI-CRD-05", src=REGION, dst=REGION, **FIGURES),
        verb("collect", "DEI-CRD-05", region=REGION, extra=FLAG, swap=count(2)),
        verb("dig", "DEI-FEA-14", region=REGION),
        verb("kill", "DEI-CRD-05", region=REGION, faction=PLAYER),
        verb("build-refuge", "DEI-CRD-05", region=REGION),
        verb("build-elevator", "DEI-CRD-05", ground=REGION, roof=REGION),
        verb("build-bridge", "DEI-CRD-05", first=REGION, second=REGION, over=REGION),
        verb("gain", "DEI-CRD-05", resource=RESOURCE, amount=FEW),
        verb("copy", "DEI-CRD-05", card=CARD),
        verb("drone", "DEI-CRD-05", drone=DRONE),
        verb("buy", "DEI-CRD-08", card=CARD, price=PRICE),
        verb("spend", "DEI-CRD-22", token=count(MAX_TOKENS - 1)),
        verb("relocate", "DEI-ACT-06", region=REGION),
        verb("take-refuge", "DEI-ACT-34", region=REGION),
        verb("take-elevator", "DEI-ACT-34", ground=REGION, roof=REGION),
        verb("take-bridge", "DEI-ACT-34", first=REGION, second=REGION, over=REGION),
        verb("give-back", "DEI-ACT-21", resource=RESOURCE),
        verb("fly", "DEI-DRN-04", region=REGION),
        verb("stay", "DEI-DRN-04"),
        verb("harvest", "DEI-DRN-14", amount=count(2), swap=count(2)),
        verb("deploy", "DEI-DRN-16"),
        verb("teleport", "DEI-DRN-18", region=REGION, champion=FLAG),
        verb("reap", "DEI-DRN-21", scrappers=count(2)),
        verb("discard", "DEI-FEA-17", card=CARD),
        verb("learn", "DEI-PHS-06", colour=COLOUR),
        verb("mission", "DEI-MIS-14", mission=MISSION),
        verb("skip-mission", "DEI-OPT-11"),
        verb("done", "DEI-CRD-13"),
    ],
    events=[
        event("laid", "DEI-SET-04", tile=TILE, place=count(15), turned=TURNED),
        event("chose-faction", "DEI-SET-27", seat=count(3), faction=FACTION),
        event("priority", "DEI-SET-32", place=FEW, faction=PLAYER),
        event("key", "DEI-SET-13", letter=LETTER, colour=COLOUR),
        event("drone-starts", "DEI-SET-07", drone=DRONE, region=REGION),
        event("revealed", "DEI-MKT-14", market=MARKET, card=CARD),
        event("mission-open", "DEI-SET-22", column=FEW, mission=MISSION),
        event("feat-dealt", "DEI-SET-38", only="seat", faction=PLAYER, feat=FEAT),
        event("feat-hidden", "DEI-SET-38", all_but="seat", faction=PLAYER, colour=COLOUR),
        event("drafted", "DEI-OPT-03", faction=PLAYER, feat=FEAT),
        event("placed", "DEI-SET-36", faction=PLAYER, region=REGION, scrappers=FEW, champion=FLAG),
        event("round", "DEI-PHS-01", round=FEW),
        event("phase", "DEI-PHS-02", phase=count(3)),
        event("turn", "DEI-PHS-03", faction=PLAYER),
        event("planned", "DEI-OPT-05", faction=PLAYER),
        event("played", "DEI-CRD-05", faction=PLAYER, card=CARD),
        event("played-down", "DEI-CRD-08", faction=PLAYER, card=CARD),
        event("kept-down", "DEI-CRD-08", faction=PLAYER),
        event("boosted", "DEI-CDY-04", faction=PLAYER, boost=BOOST),
        event("boost-drawn", "DEI-CDY-01", only="seat", faction=PLAYER, boost=BOOST),
        event("boost-hidden", "DEI-CDY-03", all_but="seat", faction=PLAYER),
        event("enlisted", "DEI-ACT-01", faction=PLAYER, region=REGION),
        event("relocated", "DEI-ACT-04", faction=PLAYER, src=REGION, dst=REGION),
        event("supplied", "DEI-ADV-18", region=REGION, resource=RESOURCE),
        event("moved", "DEI-ACT-08", faction=PLAYER, src=REGION, dst=REGION, **FIGURES),
        event("collected", "DEI-ACT-17", faction=PLAYER, region=REGION, resource=RESOURCE),
        event("gained", "DEI-ADV-03", faction=PLAYER, resource=RESOURCE, amount=FEW),
        event("gave-back", "DEI-ACT-21", faction=PLAYER, resource=RESOURCE),
        event("swapped", "DEI-ADV-17", faction=PLAYER, resource=RESOURCE),
        event("built", "DEI-ACT-25", faction=PLAYER, building=BUILDING, region=REGION),
        event("bought", "DEI-ACT-38", faction=PLAYER, card=CARD),
        event("paid", "DEI-MKT-12", faction=PLAYER, technology=GROUP, energy=GROUP),
        event("killed", "DEI-ADV-04", faction=PLAYER, region=REGION),
        event("copied", "DEI-CRD-16", faction=PLAYER, card=CARD),
        event("stuck", "DEI-CRD-07", faction=PLAYER, act=EFFECT),
        event("flew", "DEI-DRN-05", drone=DRONE, region=REGION),
        event("teleported", "DEI-DRN-18", faction=PLAYER, region=REGION, champion=FLAG),
        event("learned", "DEI-PHS-07", faction=PLAYER, feat=FEAT),
        event("cube", "DEI-OUT-01", faction=PLAYER, region=REGION),
        event("cube-back", "DEI-OUT-07", region=REGION),
        event("mission", "DEI-MIS-17", faction=PLAYER, mission=MISSION, points=POINTS),
        event("mission-skipped", "DEI-OPT-11", faction=PLAYER),
        event("scored", "DEI-SCO-01", faction=PLAYER, points=POINTS),
        event("counted", "DEI-PHS-13", faction=PLAYER, points=POINTS),
        event("cards-counted", "DEI-SCO-06", faction=PLAYER, points=POINTS),
        event("recycled", "DEI-CRD-11", faction=PLAYER, card=CARD),
        event("discarded", "DEI-FEA-17", faction=PLAYER),
    ],
)
