"""Voidfall, declared: what lies on the table, what can be answered, and what can happen.

Zones of players run seat by seat, zones of sectors sector by sector. Whose fleet power stands in a sector follows from
its owner; fleet power on its way to an invasion stands in `attack`, and in `battle` while a combat is fought.

Agendas in hand and in stacks, drawn cards and events to come are hidden. Focus cards in hand and discard pile are
known: every card is in one of the two.
"""

from typing import Any

from ludarium.kernel.declaration import FLAG, Declaration, Kind, OfContent, Packed, Zone, count, event, verb

RESOURCES = ["food", "energy", "materials", "credits", "science"]
LETTERS = ("F", "E", "M", "C", "S", "I")
"""The resources and influence, as content writes them."""
GUILDS = ["farmers", "engineers", "miners", "bankers", "scientists"]
"""VF-GLD-01: each guild raises the resource of its own number."""
INSTALLATIONS = ["shipyard", "defence", "starbase"]
FLEETS = ["corvette", "sentry", "destroyer", "dreadnought", "carrier"]
TRACKS = ["society", "government", "economy"]
KINDS = ["dominance", "wealth", "might", "support"]
FOCUSES = [
    "conquest", "development", "innovation", "politics", "production", "progress", "prosperity", "reinforcement",
    "temptation",
]  # fmt: skip
TECHNOLOGY_NAMES = (
    "shields", "escape-pods", "targeting", "data-refinery", "orbital-docks", "energy-cells", "torpedoes", "starbases",
    "destroyers", "cloning", "terraforming", "neural-matrix", "dreadnoughts", "decontamination-chambers", "hyperdrive",
    "tactical-transports", "robotics", "ark-ships", "deep-space-missiles", "sentries", "carriers",
    "central-surveillance", "salvage-scanner", "purifier", "autonomous-drones", "trade-nexus", "combat-replicators",
    "cybernetics",
)  # fmt: skip
"""A pack lists the technologies in this order: what they change all the time is written in the rules."""
ABILITIES = (
    "", "no-installation-upkeep", "step-after-deploying", "grows-corrupted", "second-start-agenda",
    "materials-stand-in", "home-may-be-corrupted", "influence-for-corrupted", "more-food", "two-bounties",
    "cheaper-technology",
)  # fmt: skip
PERMANENTS = (
    "", "keep-corruption", "deploying-corrupts", "no-skirmish", "poor-are-spared", "void-absorbs", "new-glory-rises",
    "preferred-costs-energy", "preferred-costs-credit",
)  # fmt: skip
"""What events change for a cycle."""
PLAIN_MEASURES = (
    "fleets", "all-fleets", "population", "active", "best-level", "pure-tracks", "pure-tracks level>=1", "technologies",
    "basic", "improved", "bounty", "reclaim", "glory", "glory-sum", "glory-best-3", "tokens", "mix", "half-stock",
    "extreme-yields", "scarcest", "stocks>=8", "upkeep", "sector-upkeep", "upkeep-paid", "corruption",
    "corruption-everywhere", "corrupt-tracks", "corrupt-sectors", "fleet-types", "kept", "pure-agendas",
    "preferred-discarded", "empty-guild-slots", "most-guilds", "engineers-and-miners", "sectors-beyond-4",
)  # fmt: skip
"""What objectives count without any detail."""
MEASURES = (
    "always", "sectors", "all-sectors", "guild-count", "installation-count", "level", "stock", "yield",
    "glory-at-least", *PLAIN_MEASURES,
)  # fmt: skip
FILTERS = (
    "no-filter", "population-is", "population-at-least", "fleet-power-at-least", "installations-at-least",
    "guilds-at-least", "kinds-at-least", "workers-at-least", "upkeep-at-least", "no-upkeep", "full", "has-guild",
    "has-installation", "has-fleet",
)  # fmt: skip
"""Which sectors count; workers are farmers, engineers and miners together."""
COMPARISONS = ("at-least", "at-most", "exactly")
OPS = (
    # Lines.
    "nothing", "any-of", "one-of", "all-of", "pay", "times", "same", "if",
    # Words without a choice.
    "gain", "gain-per", "produce", "activate", "activate-per", "onward", "blank", "levels", "bounty", "token", "glory",
    # Words with a choice.
    "take", "produce-some", "produce-per", "deploy", "regroup", "invade", "found", "build", "grow", "purify", "shift",
    "advance", "agenda", "research", "trade", "reclaim", "upgrade", "preferred", "foresee", "score", "exchange",
    "found-and-produce", "into", "onto", "corrupt", "destroy", "recall", "grow-then-corrupt", "skirmish",
)  # fmt: skip
"""What the nodes of effects do."""
FIRST_CHOICE = ("",) * OPS.index("take") + ("first-choice",)
SPOTS = ("anywhere", "here", "elsewhere", "home", "yards", "at-yard", "home-type")
"""Where an effect happens; `home-type` deploys at home, as the fleet type of the node's third number."""
GROWING = ("",) * 4 + ("scientist-sectors",)
CORRUPTIBLE = ("",) * 4 + ("mat", "sector", "field", "near", "track", "vile", "offers", "offer")
"""`vile` is an agenda field or a track, which also advances without reward; `offer` the first kind's, others follow."""
WAYS = ("plainly", "only-corrupted", "bombarding", "exterminating", "liberating")
"""How a player invades."""
VOCABULARY = (
    [*RESOURCES, "influence"], GUILDS, INSTALLATIONS, TRACKS, KINDS, FOCUSES, TECHNOLOGY_NAMES, ABILITIES, PERMANENTS,
)  # fmt: skip
FIELDS = 4
"""Agenda fields right of the start agenda; the fourth needs improved Central Surveillance."""
SPACES = 7
SECTORS = [f"s{i}" for i in range(32)]
FIELD_NAMES = [f"field-{field + 1}" for field in range(FIELDS)]
PLACES = [*SECTORS, *TRACKS, *FIELD_NAMES, "chambers"]
"""Places of corruption."""
LABELS = [
    *RESOURCES, "influence", "any", "mix", "produce", "activate", "deploy", "regroup", "invade", "guild",
    "installation", "grow", "purify", "shift", "advance", "agenda", *[f"agenda-{kind}" for kind in KINDS],
    "technology", "trade", "token", "bounty", "reclaim", "upgrade", "glory", "preferred", "foresee", "score",
    "exchange", "place-adjacent", "place-lowest", "place-highest", "place-any", "place", "corrupt",
    "destroy-guild", "destroy-installation", "recall", "levels", "onward", "blank", "skirmish", "haven",
]  # fmt: skip
"""What the parts of a card are called when a player picks one of them."""
ITEMS = [*GUILDS, "defence", "void", "bounty", "reclaim", "guild", *[f"glory-{i}" for i in range(1, 6)]]
"""Things an event puts into sectors: guilds by number, then these; glory tokens by value last."""
ITEM_WORDS = tuple(f"item-{item}" for item in ITEMS)
LABEL_WORDS = tuple(f"label-{label}" for label in LABELS)
SOURCES = ["shields-approach", "shields", "drones-approach", "drones", "bombardment", "dreadnoughts", "carriers"]
"""What absorbs damage in a combat."""
GLORY_VALUES = 5
TECHNOLOGIES = len(TECHNOLOGY_NAMES)
TOKEN_KINDS = 16
DECK = 8
EVENTS = 9
STACK_POOLS = tuple(f"agenda-{kind}" for kind in KINDS for _ in range(DECK))
EVENT_POOLS = tuple(f"event-{cycle}" for cycle in (1, 2, 3) for _ in range(EVENTS))

SEAT = count(3)
HOUSE = OfContent("house", bits=5)
ORIGIN = Kind("origin", ["a", "b"], bits=1)
TECHNOLOGY = OfContent("technology", bits=6)
AGENDA = OfContent("agenda", bits=6)
EVENT = OfContent("event", bits=6)
BOUNTY = OfContent("bounty", bits=4)
RECLAIM = OfContent("reclaim", bits=4)
SECTOR = Kind("sector", SECTORS, bits=5)
PLACE = Kind("place", PLACES, bits=6)
FOCUS = Kind("focus", FOCUSES, bits=4)
KIND = Kind("kind", KINDS, bits=2)
RESOURCE = Kind("resource", RESOURCES, bits=3)
GUILD = Kind("guild", GUILDS, bits=3)
INSTALLATION = Kind("installation", INSTALLATIONS, bits=3)
FLEET = Kind("fleet", FLEETS, bits=3)
TRACK = Kind("track", TRACKS, bits=2)
EFFECT = Kind("effect", LABELS, bits=6)
SOURCE = Kind("source", SOURCES, bits=3)
ITEM = Kind("item", ITEMS, bits=4)
OUTCOME = Kind("outcome", ["success", "defence", "tie"], bits=2)
VALUE, FIELD, ACTION = count(5, 3), count(4, 3), count(2)
FEW, AMOUNT, POINTS, UPKEEP = count(15), count(127), count(255), count(63)
PAID = count(15, 5)

USED = Packed(
    "used", improved=count(2047), spare=count(7), invasion=FLAG, two_steps=FLAG, through_storms=FLAG, extras=count(63),
    technology_owed=FLAG, overproduction=FLAG, tax=FLAG, hyperdrive=FLAG, double=FLAG, stand_in=FLAG, step=FLAG,
    agenda=FLAG,
)  # fmt: skip
"""What was done in this turn and may be done once: extra actions of improved and of basic technologies, each a set by
the first of its technology in their list; an invasion that has set out; how the one that is gathering can use
Hyperdrive; a technology that is paid for and owed."""
LOOKED = Packed("looked", second=FEW, first=FEW)
"""The two bounty tokens that Yarvek looks at, each by its kind plus one; 0 while it is not drawn."""
COST = Packed(
    "cost", field=FLAG, token=FLAG, glory=FLAG, reclaim=FLAG, bounty=FLAG, agenda=FLAG, destroy=FLAG, shrink=FLAG,
    corruption=FLAG, deactivate=FLAG, recall=FLAG,
)  # fmt: skip
"""The deeds of a cost, last one first."""
SHORT = Packed("short", what=count(7), missing=count(63))
"""What is missing to pay a bill: a resource by number, any mix, any of all five or several; and how much of it."""
CHOICE = Packed("choice", act=count(3), what=count(7))
"""A choice of a side in a combat: what to do, with which source or fleet type."""


def lowest_bit(packed: Packed, field: str) -> int:
    """Where a field of a packed value begins."""
    fields = list(packed.fields)
    return sum(packed.fields[later].bits for later in fields[fields.index(field) + 1 :])


def seats_of(givens: Any) -> int:
    return int(givens.seats)


VOIDFALL = Declaration(
    state="Void",
    givens="givens: Givens",
    imports={"battle": "SIZE", "givens": "Givens"},
    width=24,
    constants={
        "NOBODY": -1,
        "FLEET_POWER": 14,
        "STOCK_LIMIT": 15,
        "TECHNOLOGIES": TECHNOLOGIES,
        "BASIC": 1,
        "IMPROVED": 2,
        "TOKEN_KINDS": TOKEN_KINDS,
        "GLORY_VALUES": GLORY_VALUES,
        "FIELDS": FIELDS,
        "SPACES": SPACES,
        # Agendas in a hand: the cells of a stack for each kind.
        "HAND": DECK * len(KINDS),
        "DECK": DECK,
        "EVENTS": EVENTS,
        # Places of corruption: sectors by number, then these.
        "TRACK_PLACE": PLACES.index(TRACKS[0]),
        "FIELD_PLACE": PLACES.index(FIELD_NAMES[0]),
        "CHAMBERS_PLACE": PLACES.index("chambers"),
        # Where the sets of extra actions begin in `used`.
        "EXTRAS": lowest_bit(USED, "extras"),
        "IMPROVED_EXTRAS": lowest_bit(USED, "improved"),
    },
    packed=[USED, LOOKED, COST, SHORT, CHOICE],
    numbers={
        "vocabulary": VOCABULARY,
        "measure_numbers": (MEASURES, FILTERS, COMPARISONS),
        "ops": (OPS, FIRST_CHOICE, SPOTS, GROWING, CORRUPTIBLE, WAYS, ITEM_WORDS, LABEL_WORDS),
    },
    rows={"seats": "seat", "givens.n": "sector", "TECHNOLOGIES": "technology"},
    zones=[
        # The course of the game
        Zone("order", cells="0", rare=True, most=seats_of, of="seat"),
        Zone("cycle"),
        Zone("round"),
        Zone("event", start="EMPTY", of="event"),
        Zone("turn", start="EMPTY", of="seat"),
        Zone("focus", start="EMPTY", of="focus"),
        Zone("done", of="set", note="Actions of the focus that are done."),
        Zone("used", packed=USED, note="What was done in this turn and may be done once, as in `packed.used`."),
        Zone("overproduced", note="Overproductions of this turn, up to the second, where safe havens are built."),
        Zone("flipped", of="flag", note="Whether a trade token gives a third action."),
        Zone("playing", start="EMPTY", of="agenda"),
        Zone("declined", note="The node that was declined last, for effects that are done several times."),
        # Players
        Zone("houses", cells="seats", start="EMPTY", rare=True, of="house"),
        Zone("origins", cells="seats", start="EMPTY", rare=True, of="origin"),
        Zone("stock", cells=f"{len(RESOURCES)} * seats", note="By resource."),
        Zone("influence", cells="seats"),
        Zone("active", cells="seats"),
        Zone("inactive", cells="seats", start="FLEET_POWER"),
        Zone("tokens", cells="seats"),
        Zone("tracks", cells=f"{len(TRACKS)} * seats", rare=True, note="The space on each track."),
        Zone("track_corrupt", cells=f"{len(TRACKS)} * seats", rare=True, of="flag"),
        Zone("technologies", cells="TECHNOLOGIES * seats", rare=True, note="0, BASIC or IMPROVED."),
        Zone("fallen", cells="seats", rare=True),
        Zone("hand", cells="seats", rare=True, of="set", note="Focuses in hand."),
        Zone("discard", cells="seats", rare=True, of="set", note="Focuses discarded."),
        Zone("agendas", cells="FIELDS * seats", start="EMPTY", rare=True, of="agenda"),
        Zone("field_corrupt", cells="FIELDS * seats", rare=True, of="flag"),
        Zone("agenda_hands", "owner", STACK_POOLS, cells="HAND * seats", start="EMPTY", rare=True, of="agenda"),
        Zone("bounties", cells="TOKEN_KINDS * seats", rare=True, note="How many of each kind."),
        Zone("reclaims", cells="TOKEN_KINDS * seats", rare=True, note="Likewise."),
        Zone("glory", cells="GLORY_VALUES * seats", rare=True, note="How many of each value, from 1 on."),
        Zone("chambers", cells="seats", rare=True),
        Zone("kept", cells="seats", rare=True),
        Zone("paid", cells="seats", rare=True),
        Zone("havens", cells="seats", rare=True, note="Fleet power in safe havens, where it stays."),
        Zone("sheltering", cells="seats", rare=True, of="set", note="Rewards of safe havens that were taken."),
        Zone("researched", cells="seats", rare=True, note="The last cycle in which a player gained a technology."),
        # The galaxy
        Zone("owner", cells="givens.n", start="NOBODY", of="seat"),
        Zone("fleets", cells=f"{len(FLEETS)} * givens.n", note="By type."),
        Zone("void", cells="givens.n"),
        Zone("population", cells="givens.n"),
        Zone("corrupt", cells="givens.n", of="flag"),
        Zone("guilds", cells=f"{len(GUILDS)} * givens.n", note="By kind."),
        Zone("installations", cells=f"{len(INSTALLATIONS)} * givens.n", note="By kind."),
        Zone("bounty_at", cells="givens.n", rare=True),
        Zone("reclaim_at", cells="givens.n", rare=True),
        Zone("glory_at", cells="GLORY_VALUES * givens.n", rare=True, note="How many of each value, from 1 on."),
        Zone("claimed", cells="givens.n", rare=True, of="flag"),
        # Common displays
        Zone("copies", cells="2 * TECHNOLOGIES", rare=True, note="Those that give influence, and those that do not."),
        Zone("improved", cells="TECHNOLOGIES", rare=True, of="flag"),
        Zone("later", cells="TECHNOLOGIES", rare=True, of="flag"),
        Zone("agenda_offer", cells=f"{len(KINDS)}", start="EMPTY", rare=True, of="agenda"),
        Zone("offer_corrupt", cells=f"{len(KINDS)}", rare=True, of="flag"),
        Zone("agenda_decks", "nobody", STACK_POOLS, whole="tuple(range(HAND))", rare=True, of="agenda"),
        Zone("agenda_under", "nobody", STACK_POOLS, cells="HAND", start="EMPTY", rare=True, of="agenda"),
        Zone("drawn", "drawers", "agenda-drawn", cells="2", start="EMPTY", rare=True, of="agenda"),
        Zone("drawer", start="EMPTY", note="Who sees what is drawn and not yet kept: agendas and events."),
        Zone("bounty_left", whole="tuple(givens.bounty_copies)", rare=True),
        Zone("reclaim_left", whole="tuple(givens.reclaim_copies)", rare=True),
        Zone("trade_board", start="6 * givens.capacity"),
        Zone("boxed"),
        Zone("events_left", "nobody", EVENT_POOLS, whole="tuple(range(3 * EVENTS))", rare=True, of="event"),
        Zone("events_under", "nobody", EVENT_POOLS, cells="3 * EVENTS", start="EMPTY", rare=True, of="event"),
        Zone(
            "foreseen", "foreseers", ("event-1", "event-2", "event-3"), cells="3", start="EMPTY", rare=True, of="event"
        ),
        Zone("foreseer", cells="3", start="EMPTY", rare=True, of="seat"),
        Zone("peeked", "drawers", "event-peeked", cells="2", start="EMPTY", rare=True, of="event"),
        # An invasion
        Zone("attack", cells=f"{len(FLEETS)}", note="By type."),
        Zone("battle", cells="SIZE"),
        # What follows from the rest
        Zone(
            "domains",
            derived=True,
            type="tuple[tuple[int, ...], ...]",
            whole="((),) * seats",
            note="By seat, the sectors it holds, as `owner` has them.",
        ),
    ],
    verbs=[
        verb("house", house=HOUSE),
        verb("origin", origin=ORIGIN),
        verb("first", seat=SEAT),
        verb("lay-out", technology=TECHNOLOGY),
        verb("offer", agenda=AGENDA),
        verb("reveal", event=EVENT),
        verb("select", focus=FOCUS, token=FLAG),
        verb("play-agenda", agenda=AGENDA),
        verb("no-agenda"),
        verb("act", action=ACTION, double=FLAG),
        verb("extra", technology=TECHNOLOGY, way=count(3)),
        verb("agenda-action"),
        verb("use", effect=EFFECT),
        verb("at", sector=SECTOR),
        # Credits stand first, so that the payment with the fewest credits is offered first.
        verb("pay", credits=FEW, food=PAID, energy=PAID, materials=PAID, science=PAID),
        verb("take", resource=RESOURCE),
        verb("produce", resource=RESOURCE),
        verb("deploy", sector=SECTOR, fleet=FLEET),
        verb("recall", sector=SECTOR, fleet=FLEET),
        verb("regroup", src=SECTOR, dst=SECTOR, fleet=FLEET),
        verb("found", sector=SECTOR, guild=GUILD),
        verb("build", sector=SECTOR, installation=INSTALLATION),
        verb("grow", sector=SECTOR),
        verb("shrink", sector=SECTOR),
        verb("corrupt", place=PLACE),
        verb("purify", place=PLACE),
        verb("shift", src=PLACE, dst=PLACE),
        verb("advance", track=TRACK),
        verb("open-agenda", kind=KIND),
        verb("draw-agenda", kind=KIND),
        verb("deal", agenda=AGENDA),
        verb("keep", agenda=AGENDA),
        verb("research", technology=TECHNOLOGY, copy=FIELD),
        verb("improve", technology=TECHNOLOGY),
        verb("bonus", slot=VALUE),
        verb("draw-bounty", bounty=BOUNTY),
        verb("draw-reclaim", reclaim=RECLAIM),
        verb("keep-bounty", bounty=BOUNTY),
        verb("upgrade", value=VALUE),
        verb("discard-glory", value=VALUE),
        verb("borrow", focus=FOCUS, action=ACTION),
        verb("peek", event=EVENT),
        verb("foresee", event=EVENT),
        verb("score", agenda=AGENDA),
        verb("exchange", science=count(7)),
        verb("place", sector=SECTOR),
        verb("place-guild", sector=SECTOR, guild=GUILD),
        verb("destroy-guild", sector=SECTOR, guild=GUILD),
        verb("destroy", sector=SECTOR, installation=INSTALLATION),
        verb("invade", sector=SECTOR),
        verb("send", sector=SECTOR, fleet=FLEET, power=FEW),
        verb("attack"),
        verb("abandon", sector=SECTOR),
        verb("launch", power=FEW),
        verb("fire", missiles=FLAG, drones=FLAG, bombs=count(7)),
        verb("absorb", source=SOURCE),
        verb("lose", fleet=FLEET),
        verb("escape", fleet=FLEET),
        verb("bold", now=FLAG),
        verb("attach", field=FIELD),
        verb("discard-agenda"),
        verb("place-tokens", tokens=FEW),
        verb("upkeep", food=FEW, energy=FEW, materials=FEW, credits=FEW),
        verb("decree", number=count(1)),
        verb("remove-agenda", field=FIELD),
        verb("strike", sector=SECTOR),
        verb("done"),
    ],
    events=[
        event("house", "VF-SET-03", seat=SEAT, house=HOUSE),
        event("origin", "VF-SET-04", seat=SEAT, origin=ORIGIN, technology=TECHNOLOGY),
        event("place", "VF-SET-19", seat=SEAT, place=count(3)),
        event("offered", "VF-AGE-01", agenda=AGENDA),
        event("event", "VF-CYC-04", event=EVENT),
        event("cycle", "VF-CYC-01", cycle=count(3)),
        event("round", "VF-FOC-01", round=count(15)),
        event("turn", "VF-FOC-02", seat=SEAT),
        event("selected", "VF-FOC-04", seat=SEAT, focus=FOCUS, token=FLAG),
        event("played", "VF-FOC-07", seat=SEAT, agenda=AGENDA),
        event("gained", "VF-RES-04", seat=SEAT, resource=RESOURCE, amount=AMOUNT),
        event("influence", "VF-RES-02", seat=SEAT, points=POINTS),
        event("lost", "VF-RES-03", seat=SEAT, points=POINTS),
        event("paid", "VF-RES-14", seat=SEAT, credits=FEW, food=FEW, energy=FEW, materials=FEW, science=FEW),
        event("produced", "VF-POP-08", seat=SEAT, resource=RESOURCE, amount=AMOUNT),
        event("overproduced", "VF-RES-23", seat=SEAT, resource=RESOURCE),
        event("activated", "VF-FLT-14", seat=SEAT, amount=AMOUNT),
        event("deactivated", "VF-FLT-25", seat=SEAT),
        event("deployed", "VF-FLT-05", seat=SEAT, sector=SECTOR, fleet=FLEET),
        event("recalled", "VF-FLT-10", seat=SEAT, sector=SECTOR, fleet=FLEET),
        event("moved", "VF-FLT-26", seat=SEAT, src=SECTOR, dst=SECTOR, fleet=FLEET),
        event("founded", "VF-GLD-03", seat=SEAT, sector=SECTOR, guild=GUILD),
        event("built", "VF-BAS-05", seat=SEAT, sector=SECTOR, installation=INSTALLATION),
        event("guild-gone", "VF-GLD-13", sector=SECTOR, guild=GUILD),
        event("installation-gone", "VF-BAS-10", sector=SECTOR, installation=INSTALLATION),
        event("grew", "VF-POP-11", sector=SECTOR, population=count(7)),
        event("shrank", "VF-POP-11", sector=SECTOR, population=count(7)),
        event("corrupted", "VF-COR-06", seat=SEAT, place=PLACE),
        event("purified", "VF-COR-11", seat=SEAT, place=PLACE),
        event("offer-corrupted", "VF-COR-08", kind=KIND),
        event("advanced", "VF-CIV-02", seat=SEAT, track=TRACK, space=count(7)),
        event("agenda-taken", "VF-AGE-04", seat=SEAT, agenda=AGENDA),
        event("agenda-drawn", "VF-AGE-05", seat=SEAT, kind=KIND),
        event("agenda-attached", "VF-AGE-11", seat=SEAT, agenda=AGENDA, field=FIELD),
        event("agenda-left", "VF-AGE-13", seat=SEAT, agenda=AGENDA),
        event("researched", "VF-TEC-05", seat=SEAT, technology=TECHNOLOGY),
        event("improved", "VF-TEC-09", seat=SEAT, technology=TECHNOLOGY),
        event("token", "VF-TRD-09", seat=SEAT),
        event("token-back", "VF-TRD-04", seat=SEAT),
        event("bounty", "VF-SPO-04", seat=SEAT, bounty=BOUNTY),
        event("reclaim", "VF-SPO-02", seat=SEAT, reclaim=RECLAIM),
        event("token-discarded", "VF-SPO-10", seat=SEAT),
        event("glory", "VF-SPO-14", seat=SEAT, value=VALUE),
        event("glory-gone", "VF-SPO-15", seat=SEAT, value=VALUE),
        event("placed", "VF-EVT-06", sector=SECTOR, item=ITEM),
        event("invaded", "VF-INV-01", seat=SEAT, sector=SECTOR),
        event("sent", "VF-INV-07", seat=SEAT, sector=SECTOR, fleet=FLEET, power=FEW),
        event("shot", "VF-CMB-27", attacker=FLAG, fleet=FLEET),
        event("absorbed", "VF-CMB-09", attacker=FLAG, source=SOURCE),
        event("outcome", "VF-INV-14", sector=SECTOR, outcome=OUTCOME),
        event("conquered", "VF-INV-15", seat=SEAT, sector=SECTOR),
        event("abandoned", "VF-SEC-11", seat=SEAT, sector=SECTOR),
        event("incursion", "VF-VOI-05", sector=SECTOR),
        event("skirmish", "VF-VOI-13", seat=SEAT, sector=SECTOR, strength=count(31)),
        event("spared", "VF-VOI-26", seat=SEAT),
        event("upkeep", "VF-EVA-10", seat=SEAT, points=UPKEEP, unpaid=UPKEEP),
        event("scored", "VF-EVA-16", seat=SEAT, agenda=AGENDA, points=POINTS),
        event("decree", "VF-EVA-13", seat=SEAT, number=count(1)),
        event("laid-out", "VF-TEC-13", technology=TECHNOLOGY),
        event("start-scored", "VF-AGE-14", seat=SEAT, points=POINTS),
        event("haven", "VF-EVA-12", seat=SEAT, levels=count(7)),
    ],
)
