"""Whether what a refusal says is true: every value of its sentence, worked out from zones, board and content alone.

Each message has one check. It gets the position, what the sentence is made of and the refused action, and says whether
the requirement and the fact are both right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludarium.games.dei.packed import USED_BOUGHT, USED_ORDERED, USED_PAID_OTHERWISE
from ludarium.kernel.engine import asks
from ludarium.kernel.remarks import Remark, Seat, Thing
from tests.games.dei.oracle import BUILDINGS, COLOURS, MARKETS, Position, entries_of, icons_of

DRONES = ["harvester", "transporter", "teleporter", "reaper"]
AT_CHANCE = ("priority", "key", "drone-token", "reveal", "deal-mission", "deal-feat", "draw-boost")
WAYS = 99
"""More than anything costs."""


class Facts(Position):
    """A position, the seat that is asked, and the action it is refused."""

    def __init__(self, match: Any, s: Any, seat: int, action: int) -> None:
        super().__init__(match, s)
        verb = match.verbs.verb(action)
        self.seat, self.verb, self.top = seat, verb.name, s.stack[-1]
        self.asks = type(self.top).__name__
        self.args = {arg.key: value for arg, value in zip(verb.args, match.verbs.values(action), strict=True)}
        self.n = self.board.n
        self.others = [other for other in range(match.seats) if other != seat]

    def scrappers(self, seat: int, region: int) -> int:
        return int(self.s.scrappers[seat * self.n + region])

    def most(self, region: int) -> int:
        return max(self.strength(other, region) for other in self.others)

    def is_roof(self, region: int) -> bool:
        return int(self.board.height[region]) > 0

    def after(self) -> Facts:
        """The position in which the refused enlist or move has happened."""
        s, to = self.s.clone(), self.args.get("dst", self.args.get("region"))
        where = self.seat * self.n
        if self.verb == "enlist":
            s.scrappers[where + to] += 1
            return Facts(self.match, s, self.seat, 0)
        s.scrappers[where + self.args["src"]] -= self.args["scrappers"]
        s.scrappers[where + to] += self.args["scrappers"]
        if self.args["champion"]:
            s.champions = (*s.champions[: self.seat], to, *s.champions[self.seat + 1 :])
        wagons = list(s.refuges)
        for _ in range(self.args["refuges"]):
            wagons[wagons.index(self.args["src"], self.seat * 3)] = to
        s.refuges = tuple(wagons)
        return Facts(self.match, s, self.seat, 0)

    # Ways

    def links(self, seat: int, own: bool = True) -> Iterator[tuple[int, int]]:
        """What elevators and bridges join: the seat's, and those that are nobody's."""
        b = self.board
        neutral = ([*b.neutral_elevators], [*b.neutral_spans]) if own else ([], [])
        for at in (*neutral[0], *self.own("elevators", seat, 3)):
            yield b.elevator_ground[at], b.elevator_roof[at]
        for at in (*neutral[1], *self.own("bridges", seat, 3)):
            yield b.span_a[at], b.span_b[at]

    def neighbours(self, region: int) -> set[int]:
        b = self.board
        found = set(b.near[b.near_start[region] : b.near_start[region + 1]])
        for a, c in self.links(self.seat):
            found |= {c} if a == region else {a} if c == region else set()
        if self.learned(self.seat, "underground-shortcut"):
            lifts = (*b.neutral_elevators, *self.own("elevators", self.seat, 3))
            grounds = {b.elevator_ground[at] for at in lifts}
            found |= grounds - {region} if region in grounds else set()
        return found

    def distance(self, src: int, dst: int, near: Callable[[int], set[int]]) -> int:
        """Steps from one region to another; 0 if no way leads there."""
        seen, rim, steps = {src}, {src}, 0
        while rim and dst not in seen:
            rim = set().union(*(near(region) for region in rim)) - seen
            seen |= rim
            steps += 1
        return steps if dst in seen else 0

    def touching(self, region: int) -> set[int]:
        b = self.board
        return set(b.touch[b.touch_start[region] : b.touch_start[region + 1]])

    def joins(self, pairs: Iterator[tuple[int, int]] | list[tuple[int, int]]) -> bool:
        return any({*pair} == {self.args["src"], self.args["dst"]} for pair in pairs)

    # Cards

    @property
    def slot(self) -> int:
        """The place on all pads of the card in play."""
        first = self.seat * 9 + self.s.phase * 3
        return int(first + (self.s.played[first + 1] >= 0))

    def down(self, slot: int) -> bool:
        return bool(self.s.down >> slot & 1)

    @property
    def cards_played(self) -> int:
        first = self.seat * 9 + self.s.phase * 3
        return sum(card >= 0 for card in self.s.played[first : first + 2])

    def shown(self, wanted: Callable[[str], bool]) -> int:
        """How many pieces of the card in play have such an icon."""
        pieces = entries_of(self.card(self.s.played[self.slot]).actions)
        return sum(any(wanted(icon) for icon in icons_of(piece)) for piece in pieces)

    def ways(self, purse: tuple[int, int]) -> set[tuple[int, int]]:
        return self.prices(self.seat, self.s.market.index(self.args["card"]), *purse, used_otherwise=self.otherwise)

    @property
    def otherwise(self) -> bool:
        """Whether Alternative Energy has been used in this phase."""
        return bool(self.s.used & USED_PAID_OTHERWISE)

    @property
    def wild(self) -> int:
        """Whether the outpost boost lies on the card in play."""
        boost = self.s.boosted[self.slot]
        helps = self.asks == "Card" and self.verb != "order" and self.down(self.slot)
        return int(boost >= 0 and not self.match.content.boosts[boost].action and helps)


def plain(value: Any) -> Any:
    return value.value if isinstance(value, Thing) else value.seat if isinstance(value, Seat) else value


def holds(facts: Facts, remark: Remark) -> bool:
    """Whether everything that a remark says about a refused action is true."""
    return CHECKS[remark.message](facts, {key: plain(value) for key, value in remark.values.items()})


Values = dict[str, Any]


def majority(f: Facts, v: Values, then: Facts) -> bool:
    """Strengths in a region, and that they do not suffice."""
    region, have, most = v["region"], v["have"], v["most"]
    right = have == then.strength(f.seat, region) and most == f.most(region)
    leader = f.strength(v["who"], region) == most and v["who"] != f.seat
    more = most - have + (0 if f.learned(f.seat, "field-knowledge") else 1)
    return bool(right and leader and v.get("more", more) == more > 0)


def scrappers(f: Facts, v: Values) -> bool:
    # The first figure of the teleporter leaves together with the second.
    gone = f.asks == "Teleport" and f.top.first >= 0 and not f.top.champion
    have = f.scrappers(f.seat, v["region"]) - gone
    return bool(v.get("have", 0) == have < v.get("need", 1) and v.get("need", 1) <= f.args.get("scrappers", 1))


def refuge(f: Facts, v: Values) -> bool:
    region = v["region"]
    return region not in f.own("refuges", f.seat, 3) and region not in f.board.refuges


def icon(f: Facts, v: Values) -> bool:
    name = v["icon"].message.removeprefix("effect-")
    coloured = name.endswith(("-red", "-blue", "-green"))
    if name.startswith("gain-"):
        name = f"{name} {v['icon'].values['n']}"
    wanted = {
        "build-refuge": lambda i: i in ("build", "build-refuge"),
        "build-elevator": lambda i: i in ("build", "build-elevator"),
        "build-bridge": lambda i: i in ("build", "build-bridge"),
    }.get(name, lambda i: i == name if coloured else i.startswith(name))
    if name.startswith("drone-"):
        wanted = lambda i: i == "drone-any" or i.startswith(f"drone {name.removeprefix('drone-')}")  # noqa: E731
    return v["card"] == f.s.played[f.slot] and not f.down(f.slot) and v["shown"] == f.shown(wanted)


def cubes(f: Facts, v: Values) -> bool:
    colour, need = v["cubes"].message.removeprefix("count-cubes-"), v["cubes"].values["n"]
    have = f.cubes(f.seat, colour)
    if f.verb == "learn":
        return bool(v["have"] == have < need == 2)
    slot = f.s.market.index(f.args["card"])
    return bool(COLOURS[slot // 3] == colour and v["have"] == have + f.wild < need == 2 - slot % 3)


def means(f: Facts, v: Values) -> bool:
    fee, purse = int(f.verb == "order"), (f.s.technology[f.seat], f.s.energy[f.seat])
    price = (v["technology"], v["energy"] - fee)
    affordable = f.ways((purse[0], purse[1] - fee))
    return (v["have_technology"], v["have_energy"]) == purse and price in f.ways((WAYS, WAYS)) and not affordable


def price(f: Facts, v: Values) -> bool:
    fee = int(f.verb == "order")
    named = (f.args["technology"], f.args["energy"])
    ways = f.ways((f.s.technology[f.seat], f.s.energy[f.seat] - fee))
    return (v["technology"], v["energy"] - fee) in ways and named not in ways


def cube_for(f: Facts, v: Values) -> bool:
    which = v["per"].values["colour"]
    colours = COLOURS if which == "all" else [COLOURS[MARKETS.index(which)]]
    return not any(f.cubes(f.seat, colour) for colour in colours)


def site(f: Facts, v: Values) -> bool:
    names = {name for name, _ in f.places(f.verb.removeprefix("build-")).values()}
    return " ".join(f"r{region}" for region in v.values()) not in names


def played(f: Facts, v: Values) -> bool:
    at = f.s.played.index(v["card"], f.seat * 9)
    return bool(at < f.seat * 9 + 9 and v["phase"] == at % 9 // 3 + 1 and v["down"] == f.down(at))


def piece_there(f: Facts, v: Values) -> bool:
    standing = f.own(BUILDINGS[v["building"]], f.seat, 3)
    name = " ".join(f"r{region}" for region in f.args.values())
    return name not in {f.places(v["building"])[at][0] for at in standing if at != f.top.at}


def column(f: Facts, v: Values) -> bool:
    row = f.s.tokens[f.seat * 4 + v["column"] - 1]
    at = f.s.missions.index(f.args["mission"])
    return bool(row >= 0 and at % 4 == v["column"] - 1 and f.s.missions[row * 4 + at % 4] == v["mission"])


def feat_colour(f: Facts, v: Values) -> bool:
    taken = [feat // 6 for feat in f.s.feats if feat >= 0]
    if v["colour"] == "other":
        return bool(taken.count(v["feat"] // 6) == f.match.seats)
    return bool(COLOURS[v["feat"] // 6] != v["colour"] and 0 < taken.count(COLOURS.index(v["colour"])) < f.match.seats)


def range_of(f: Facts, v: Values) -> bool:
    away = f.distance(f.s.drones[v["drone"]], v["region"], f.touching)
    return bool(v["need"] == away > v["have"] == f.top.steps)


CHECKS: dict[str, Callable[[Facts, Values], bool]] = {
    "lack-answer": lambda f, v: v["question"].message == f"ask-{f.asks}",
    "lack-turn": lambda f, v: v["who"] != f.seat and [ask.seat for ask in asks(f.s)] == [v["who"]],
    "lack-chance": lambda f, v: f.verb in AT_CHANCE,
    "lack-option": lambda f, v: f.match.options["planning"] == "no" and v["option"].message == "option-planning",
    "lack-set-up": lambda f, v: v["round"] == f.s.round > 0,
    "lack-time-to-learn": lambda f, v: v["phase"] == f.s.phase + 1 and f.asks != "Learn",
    "lack-time-of-mission": lambda f, v: v["phase"] == f.s.phase + 1 and f.asks != "ChooseMission",
    "lack-card-up": lambda f, v: f.asks == "Turn",
    "lack-card-down": lambda f, v: f.asks == "Turn" and not any(f.down(f.slot + i) for i in (0, 1)),
    "lack-card": lambda f, v: f.asks == "Turn",
    "lack-cards-played": lambda f, v: v["have"] == f.cards_played < v["need"] == 2,
    "lack-region": lambda f, v: v["regions"] == f.n <= max(f.args.values()),
    "lack-figure": lambda f, v: not f.figures(f.seat, v["region"]),
    "lack-figure-either": lambda f, v: not f.figures(f.seat, v["first"]) + f.figures(f.seat, v["second"]),
    "lack-scrappers": scrappers,
    "lack-no-scrapper": scrappers,
    "lack-no-refuge": lambda f, v: v["region"] not in f.own("refuges", f.seat, 3),
    "lack-resource": lambda f, v: f.s.resources[v["region"]] == 0,
    "lack-champion": lambda f, v: v["region"] != v["at"] and f.s.champions[f.seat] in (v["at"], v["region"]),
    "lack-refuges": lambda f, v: v["have"] == f.own("refuges", f.seat, 3).count(v["region"]) < v["need"],
    "lack-reserve": lambda f, v: f.s.reserve[f.seat] == 0 and f.scrappers(f.seat, v["region"]) == 15,
    "lack-group": lambda f, v: not f.args["scrappers"] + f.args["champion"] + f.args["refuges"],
    "lack-majority": lambda f, v: majority(f, v, f),
    "lack-majority-then": lambda f, v: majority(f, v, f.after()),
    "lack-minority": lambda f, v: f.has_majority(f.seat, v["region"]),
    "lack-lone-refuge": lambda f, v: v["most"] == f.most(v["region"]) > 0 and not f.figures(f.seat, v["region"]),
    "lack-elsewhere": lambda f, v: v["region"] == f.args["region"],
    "lack-ground": lambda f, v: f.is_roof(v["region"]) and f.top.first >= 0,
    "lack-way": lambda f, v: v["moves"] == f.distance(v["src"], v["dst"], f.neighbours) != 1,
    "lack-elevator": lambda f, v: (
        v["dst"] not in f.neighbours(v["src"])
        and f.joins(list(zip(f.board.elevator_ground, f.board.elevator_roof, strict=True)))
    ),
    "lack-bridge": lambda f, v: (
        v["dst"] not in f.neighbours(v["src"]) and f.joins(list(zip(f.board.span_a, f.board.span_b, strict=True)))
    ),
    "lack-own-way": lambda f, v: f.joins(f.links(v["who"], own=False)) and v["dst"] not in f.neighbours(v["src"]),
    "lack-alone": lambda f, v: v["others"] == f.args["scrappers"] + f.args["refuges"] > 0,
    "lack-neena": lambda f, v: v["at"] == f.s.champions[f.seat] and not f.args["champion"],
    "lack-range": range_of,
    "lack-refuge": refuge,
    "lack-own-refuge": lambda f, v: refuge(f, v) and v["region"] in f.own("refuges", v["who"], 3),
    "lack-refuge-or-scrapper": lambda f, v: refuge(f, v) and not f.scrappers(f.seat, v["region"]),
    "lack-lying": lambda f, v: v["have"] == f.s.resources[v["region"]] < v["need"],
    "lack-search": lambda f, v: v["region"] in (f.s.search, f.s.champions[f.seat]) and v["region"] != f.args["region"],
    "lack-plain-search": lambda f, v: v["region"] == f.s.champions[f.seat] == f.args["region"],
    "lack-technology-there": lambda f, v: f.is_roof(v["region"]),
    "lack-elevator-there": lambda f, v: (
        v["region"] not in [f.board.elevator_ground[at] for at in f.own("elevators", f.seat, 3)]
    ),
    "lack-swaps": lambda f, v: v["have"] < v["need"] == f.args["swap"] + f.args.get("extra", 0),
    "lack-enemy": lambda f, v: f.s.factions[f.seat] == f.args["faction"],
    "lack-faction": lambda f, v: v["faction"] not in f.s.factions,
    "lack-victim": lambda f, v: (
        not f.scrappers(v["who"], v["region"]) and v["champion"] == (f.s.champions[v["who"]] == v["region"])
    ),
    "lack-victims": lambda f, v: (
        v["region"] == f.s.drones[3]
        and v["have"] <= max(f.scrappers(other, v["region"]) for other in f.others)
        and v["have"] < v["need"] == f.args["scrappers"]
    ),
    "lack-scrapper": lambda f, v: f.args["champion"] == 1,
    "lack-drone": lambda f, v: f.s.drones[v["drone"]] < 0,
    "lack-piece": lambda f, v: (
        len(f.own(BUILDINGS[v["building"]], f.seat, 3)) == 3
        and v["have"] == sum(len(f.own(zone, f.seat, 3)) for zone in BUILDINGS.values()) < v["need"] == 9
    ),
    "lack-other-place": lambda f, v: (
        len(f.own(BUILDINGS[v["building"]], f.seat, 3)) == v["have"] == 3
        and len(set(f.own(BUILDINGS[v["building"]], f.seat, 3))) == 1
    ),
    "lack-piece-there": piece_there,
    "lack-elevator-site": site,
    "lack-bridge-site": site,
    "lack-icon": icon,
    "lack-face-up": lambda f, v: v["card"] == f.s.played[f.slot] and f.down(f.slot),
    "lack-face-down": lambda f, v: (
        v["card"] == f.s.played[f.slot] and not f.down(f.slot) and v["left"] == 2 - f.cards_played
    ),
    "lack-second-down": lambda f, v: (
        v["card"] == f.s.played[f.seat * 9 + f.s.phase * 3] and f.down(f.seat * 9 + f.s.phase * 3)
    ),
    "lack-played": played,
    "lack-in-hand": lambda f, v: v["card"] not in f.own("hands", f.seat, 20),
    "lack-finished": lambda f, v: v["card"] == f.s.played[f.slot] and v["left"] == len(f.s.pool),
    "lack-planned": lambda f, v: v["left"] == len(f.own("planned", f.seat, 2)),
    "lack-planned-cards": lambda f, v: (
        v["need"] == min(2, len(f.own("hands", f.seat, 20))) and v["have"] == len(set(f.args.values())) != v["need"]
    ),
    "lack-played-up": lambda f, v: (
        f"copy {f.card(v['card']).id}" not in f.copies(f.seat, f.s.played[f.slot]) and v["all"] == (f.edition != "de")
    ),
    "lack-more-than-copy": lambda f, v: {i for e in f.card(v["card"]).actions for i in icons_of(e)} == {"copy"},
    "lack-token": lambda f, v: v["have"] == len(f.s.pool) >= v["fit"],
    "lack-boost": lambda f, v: v["boost"] not in f.own("boosts", f.seat, 16),
    "lack-room-for-boost": lambda f, v: v["boost"] == f.s.boosted[f.slot] and v["card"] == f.s.played[f.slot],
    "lack-cube-for": cube_for,
    "lack-on-offer": lambda f, v: v["card"] not in f.s.market,
    "lack-cubes": cubes,
    "lack-means": means,
    "lack-price": price,
    "lack-purchase": lambda f, v: (
        f.down(f.slot)
        and v["cards"] == len({text.split()[0] for text in f.purchases(f.seat, f.wild, 0, (0, 0), f.otherwise)})
    ),
    "lack-something-to-buy": lambda f, v: (
        (v["technology"], v["energy"]) == (f.s.technology[f.seat], f.s.energy[f.seat])
        and not f.purchases(f.seat, 0, 0, (0, 0), f.otherwise)
    ),
    "lack-buy": lambda f, v: f.s.used & USED_BOUGHT > 0,
    "lack-order": lambda f, v: f.s.used & USED_ORDERED > 0,
    "lack-fee": lambda f, v: f.s.energy[f.seat] == 0,
    "lack-hand": lambda f, v: not f.own("hands", f.seat, 20),
    "lack-other-card": lambda f, v: v["card"] == f.top.bought == f.args["card"],
    "lack-common": lambda f, v: f.s.common[v["resource"]] == 0,
    "lack-feat": lambda f, v: v["feat"] not in f.own("learned", f.seat, 3),
    "lack-new-feat": lambda f, v: v["feat"] in f.own("learned", f.seat, 3),
    "lack-mission": lambda f, v: f.asks == "ChooseMission",
    "lack-mission-open": lambda f, v: v["mission"] not in f.s.missions,
    "lack-column": column,
    "lack-seats": lambda f, v: v["need"] > v["have"] == f.match.seats,
    "lack-tile": lambda f, v: v["tile"] in [code >> 2 for code in f.s.layout if code >= 0],
    "lack-distance": lambda f, v: bool(f.match.content.tiles.tiles[v["tile"]].refuges),
    "lack-free-faction": lambda f, v: f.s.factions[v["who"]] == v["faction"],
    "lack-free-feat": lambda f, v: v["feat"] in f.own("feats", v["who"], 3),
    "lack-colour": feat_colour,
    "lack-first-refuge": lambda f, v: v["region"] == f.board.refuges[0] != f.args["region"],
    "lack-start": lambda f, v: v["need"] == f.args["scrappers"] > v["have"],
    "lack-split": lambda f, v: f.edition == "it" and v["scrappers"] >= f.args["scrappers"],
}
