"""What has to be true of a refusal: read from zones and content, not from the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludarium.games.voidfall.declaration import FOCUSES, KINDS, RESOURCES, TECHNOLOGY_NAMES, TRACKS
from ludarium.games.voidfall.game import VoidfallMatch
from ludarium.games.voidfall.state import Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import has
from ludarium.kernel.remarks import Remark, Seat, Thing, Value
from ludarium.kernel.views import Zones


class Said:
    """A refusal beside the position it is about."""

    def __init__(self, match: VoidfallMatch, s: Void, ask: Ask, code: int, remark: Remark) -> None:
        view = match.view(s, ask.seat)
        self.match, self.givens, self.seat, self.remark = match, match.givens, ask.seat, remark
        self.zones: Zones = view["zones"]
        self.frame, *self.ints = view["stack"][-1]
        self.text = match.verbs.format(code)
        self.verb = match.verbs.verb(code).name
        self.offered = {match.verbs.verb(action).name for action in ask.actions}
        self.legal = [match.verbs.format(action) for action in ask.actions]

    def __getitem__(self, key: str) -> Any:
        """What is said, as a number or name."""
        value = self.remark.values[key]
        return value.value if isinstance(value, Thing) else value.seat if isinstance(value, Seat) else value

    def name(self, key: str) -> str:
        value = self.remark.values[key]
        assert isinstance(value, Thing)
        return value.kind.text(value.value)

    def own(self, zone: str, size: int = 1) -> list[int]:
        """What a zone holds for the seat."""
        return list(self.zones[zone][self.seat * size : (self.seat + 1) * size])

    def mine(self, zone: str, size: int = 1) -> int:
        """What a zone holds in all sectors of the seat."""
        cells = self.zones[zone]
        sectors = [sector for sector in range(self.givens.n) if self.zones["owner"][sector] == self.seat]
        return sum(sum(cells[sector * size : (sector + 1) * size]) for sector in sectors)

    def at(self, zone: str, size: int = 1, key: str = "sector") -> list[int]:
        """What a zone holds in the sector that is named."""
        return list(self.zones[zone][self[key] * size : (self[key] + 1) * size])

    def owner(self, key: str = "sector") -> int:
        return int(self.zones["owner"][self[key]])

    def place_corrupt(self) -> bool:
        """Whether the place that is named is corrupted."""
        place, name = self["place"], self.name("place")
        if name in TRACKS:
            return bool(self.own("track_corrupt", 3)[TRACKS.index(name)])
        if name.startswith("field"):
            return bool(self.own("field_corrupt", 4)[int(name[-1]) - 1])
        return self.own("chambers") != [0] if name == "chambers" else bool(self.zones["corrupt"][place])

    def clicked(self) -> str:
        """What kind of place is clicked for corruption."""
        place = self.text.split()[1]
        kinds = {"chambers": "chambers"} | dict.fromkeys(TRACKS, "track")
        return kinds.get(place, "field" if place.startswith("field") else "sector")

    def numbers(self) -> dict[str, int]:
        """The numbers of the answer that was clicked."""
        return {key: int(value) for key, _, value in (word.partition("=") for word in self.text.split()) if value}

    def near(self, a: str, b: str) -> bool:
        return self[b] in self.givens.near[self[a]]

    def event(self) -> Any:
        return self.match.content.events[self.zones["event"]]


def asked(said: Said) -> bool:
    """The question is the one on the table, and the click was about something else."""
    question = said["question"].message
    known = {f"ask-{said.frame}", *(f"want-{verb}" for verb in said.offered)}
    about = said.verb in said.offered and said.verb not in ("fire", "deploy", "use")
    return bool(question in known and not about)


def short_of_goods(said: Said) -> bool:
    """The bill and the stock are right, and the stock is not enough, even with credits."""
    stock = dict(zip(RESOURCES, said.own("stock", 5), strict=True))
    lacking = {name: max(0, said[name] - stock[name]) for name in RESOURCES}
    basic = sum(lacking[name] for name in RESOURCES[:3])
    spare = stock["credits"] - said["credits"]
    told = all(said[f"has-{name}"] == stock[name] for name in RESOURCES if said[f"wants-{name}"] == "yes")
    named = all(said[f"wants-{name}"] == "yes" for name in RESOURCES if lacking[name])
    return told and named and bool(lacking["science"] or spare < 0 or basic > spare)


def short_of_kind(said: Said) -> bool:
    stock = said.own("stock", 5)
    total = sum(stock[:4]) if said.remark.message == "lack-mix" else sum(stock)
    return bool(said["have"] <= total and said["have"] < said["need"])


def outnumbered(key: str, count: Callable[[Said], int]) -> Callable[[Said], bool]:
    """`have` is what there is, and less than is needed."""
    return lambda said: said["have"] == count(said) and said["have"] < (said[key] if key else 1)


def full(count: Callable[[Said], int], most: Callable[[Said], int]) -> Callable[[Said], bool]:
    return lambda said: said["have"] == count(said) and said["most"] == most(said) <= said["have"]


def only(key: str) -> Callable[[Said], bool]:
    """Every answer with this verb has what is named, and the one that was clicked has not."""

    def check(said: Said) -> bool:
        named = {text.split()[2] for text in said.legal if text.split()[0] == said.verb}
        return named == {said.name(key)} and said.text.split()[2] not in named

    return check


def technologies(said: Said, form: int = 0) -> int:
    return sum(held == form if form else held > 0 for held in said.own("technologies", 28))


def covered(paid: dict[str, int]) -> int:
    """Points of upkeep: 1 for food, 1 for two of energy and materials, 2 for a credit."""
    pairs = (paid.get("energy", 0) + paid.get("materials", 0)) // 2
    return paid.get("food", 0) + pairs + 2 * paid.get("credits", 0)


def coverable(said: Said) -> int:
    """Points of upkeep that can be paid."""
    stock = dict(zip(RESOURCES, said.own("stock", 5), strict=True))
    if said.own("technologies", 28)[TECHNOLOGY_NAMES.index("data-refinery")] < 2:
        stock["credits"] = 0
    return min(covered(stock), int(said["due"]))


def improved_limit(said: Said) -> int:
    """Levels I and II of each track, at spaces 2 and 4."""
    return sum((space >= 2) + (space >= 4) for space in said.own("tracks", 3))


def destructible(said: Said) -> int:
    """Installations outside the home that are not printed."""
    z, printed = said.zones, said.givens.printed
    own = [sector for sector in range(said.givens.n) if z["owner"][sector] == said.seat]
    own = [sector for sector in own if sector not in said.givens.homes]
    return sum(z["installations"][sector * 3 + kind] - printed[sector][kind] for sector in own for kind in range(3))


def shrinkable(said: Said) -> int:
    z, givens = said.zones, said.givens
    return sum(
        z["owner"][sector] == said.seat and z["population"][sector] > 1 and not z["corrupt"][sector]
        for sector in range(givens.n)
        if sector not in givens.homes and not givens.fixed_population[sector]
    )  # fmt: skip


def none_beside(said: Said) -> bool:
    """No fleet power of the seat next to the sector that is named."""
    z = said.zones
    near = [sector for sector in said.givens.near[said["sector"]] if z["owner"][sector] == said.seat]
    return bool(sum(sum(z["fleets"][sector * 5 : sector * 5 + 5]) for sector in near) == 0 == said["have"])


def decree(said: Said) -> bool:
    """The condition is one of the decree's text, and what the player has is on the wrong side of it."""
    texts = said.event().decrees[said["number"]].removeprefix("if ").partition(": ")[0].split(" and ")
    _, bound, need = texts[int(said["condition"].text.rpartition("-")[2])].rsplit(" ", 2)
    have, need = said["have"], int(need)
    return bool({">=": have < need, "<=": have > need, "=": have != need}[bound])


def is_focus(said: Said, zone: str) -> bool:
    return has(said.own(zone)[0], said["focus"])


def listed(named: Value) -> list[str]:
    """The things that are named with "or" between them."""
    if isinstance(named, Remark):
        return [name for key in ("first", "second") for name in listed(named.values[key])]
    assert isinstance(named, Thing)
    return [named.kind.text(named.value)]


def off_focus(said: Said) -> bool:
    """The focus in play is another one than those that are named."""
    focus = FOCUSES[said.zones["focus"]]
    return focus == said.name("focus") not in listed(said.remark.values["focuses"])


def unfit(said: Said) -> bool:
    """The kind of an agenda does not show the focus in play."""
    kind = said.match.content.kinds[said["kind"]]
    shown = kind.id == said.match.content.agendas[said["agenda"]].kind
    return shown and sorted(kind.focuses) == sorted(listed(said.remark.values["focuses"])) and off_focus(said)


def copies(said: Said) -> list[int]:
    """Copies of a technology on display: those of 4 influence, and those of 0."""
    return list(said.zones["copies"][said["technology"] * 2 : said["technology"] * 2 + 2])


def slots(said: Said, kind: str, sector: int) -> int:
    """Slots of a sector; Ark Ships add some at home."""
    ships = said.own("technologies", 28)[17] if sector == said.givens.homes[said.seat] else 0
    more = [0, 2, 4][ships] if kind == "guild" else 0
    return int((said.givens.guild_slots if kind == "guild" else said.givens.installation_slots)[sector]) + more


def printed(said: Said) -> list[int]:
    """What is printed in the sector that is named, if all of its guilds or installations that are clicked are."""
    guilds = said.verb == "destroy-guild"
    there = said.at("guilds", 5) if guilds else said.at("installations", 3)
    fixed = (said.givens.printed_guilds if guilds else said.givens.printed)[said["sector"]]
    return [amount if amount == there[kind] else 0 for kind, amount in enumerate(fixed)]


def bases(said: Said, target: int) -> int:
    """Sectors of the seat next to another one that have a shipyard or a starbase."""
    near = [sector for sector in said.givens.near[target] if said.zones["owner"][sector] == said.seat]
    return sum(said.zones["installations"][sector * 3 : sector * 3 + 3 : 2] != [0, 0] for sector in near)


def own_sectors(said: Said) -> list[int]:
    return [sector for sector in range(said.givens.n) if said.zones["owner"][sector] == said.seat]


def no_slot(kind: str, zone: str, size: int) -> Callable[[Said], bool]:
    """Every sector of the seat is full, and so many slots they have."""

    def check(said: Said) -> bool:
        own = {sector: slots(said, kind, sector) for sector in own_sectors(said)}
        taken = [sum(said.zones[zone][sector * size : (sector + 1) * size]) >= most for sector, most in own.items()]
        return all(taken) and sum(own.values()) == said["most"]

    return check


def growable(said: Said) -> int:
    z, fixed = said.zones, said.givens.fixed_population
    own = [sector for sector in own_sectors(said) if not fixed[sector] and not z["corrupt"][sector]]
    return sum(0 < z["population"][sector] < 6 for sector in own)


def corruption(said: Said) -> int:
    """Markers of the seat, wherever they lie."""
    mat = sum(said.own("track_corrupt", 3)) + sum(said.own("field_corrupt", 4)) + said.own("chambers")[0]
    return int(mat + said.mine("corrupt"))


FACTS: dict[str, Callable[[Said], bool]] = {
    "asked": asked,
    # Costs
    "bill": short_of_goods,
    "mix": short_of_kind,
    "any": short_of_kind,
    "recall": outnumbered("", lambda said: said.mine("fleets", 5)),
    "deactivate": outnumbered("", lambda said: said.mine("fleets", 5) + said.own("active")[0]),
    "shrinkable": outnumbered("", shrinkable),
    "destructible": outnumbered("", destructible),
    "agenda": outnumbered("", lambda said: sum(card >= 0 for card in said.own("agendas", 4))),
    "bounty": outnumbered("", lambda said: sum(said.own("bounties", 16))),
    "reclaim": outnumbered("", lambda said: sum(said.own("reclaims", 16))),
    "any-glory": outnumbered("", lambda said: sum(said.own("glory", 5))),
    "token": outnumbered("", lambda said: said.own("tokens")[0]),
    "tokens": outnumbered("need", lambda said: said.own("tokens")[0]),
    "stock": outnumbered("need", lambda said: said.own("stock", 5)[said["resource"]]),
    "payment": lambda said: (
        said["paid"].values == {name: said.numbers().get(name, 0) for name in RESOURCES}
        and said.text not in said.legal
    ),
    "upkeep-pairs": lambda said: (
        sum(said.numbers().get(name, 0) for name in ("energy", "materials")) == said["n"] and said["n"] % 2 == 1
    ),
    "upkeep": lambda said: (
        coverable(said) == said["need"] <= said["due"] and covered(said.numbers()) == said["covered"] != said["need"]
    ),
    "upkeep-credits": lambda said: "credits=" in said.text and said.own("technologies", 28)[said["technology"]] < 2,
    # Turns
    "house": lambda said: f"house {said.name('house')}" not in said.legal and said["n"] == 4,
    "house-taken": lambda said: said.zones["houses"][said["who"]] == said["house"],
    "house-fallen": lambda said: said.name("house") in said.givens.scenario.fallen,
    "focus-played": lambda said: is_focus(said, "discard") and not is_focus(said, "hand"),
    "focus-later": lambda said: said.name("focus") == "innovation" and said.zones["cycle"] == said["cycle"] == 1,
    "agenda-hand": lambda said: said["agenda"] not in said.own("agenda_hands", 32),
    "agenda-focus": unfit,
    "action-done": lambda said: has(said.zones["done"], said.numbers().get("action", 0)),
    "actions": lambda said: (
        said.zones["done"].bit_count() == said["taken"] == said["most"] == 2 + said.zones["flipped"]
    ),
    "technology": lambda said: not said.own("technologies", 28)[said["technology"]],
    "extra-used": lambda said: (
        said.zones["used"] != 0
        and said.own("technologies", 28)[said["technology"]] > 0
        and not any(said.name("technology") in text for text in said.legal)
    ),
    "extra-focus": off_focus,
    "extra-ways": lambda said: said.numbers().get("way", 0) >= said["n"],
    "extra-invaded": lambda said: said.zones["used"] != 0 and said.name("technology") == "hyperdrive",
    "agenda-used": lambda said: said["agenda"] == said.zones["playing"] >= 0,
    "agenda-none": lambda said: said.zones["playing"] == -1,
    "part": lambda said: f"use {said.name('effect')}" not in said.legal,
    "part-done": lambda said: f"use {said.name('effect')}" not in said.legal,
    "effect": lambda said: f"use {said.name('effect')}" not in said.legal,
    "active": lambda said: said.own("active") == [said["have"]] == [0] and said.own("inactive") == [said["more"]],
    "inactive": lambda said: said.own("inactive") == [said["have"]] == [0],
    "trade-board": lambda said: said.zones["trade_board"] == said["have"] == 0,
    "nothing-there": lambda said: said.owner() == said.seat,
    "fields": lambda said: said["n"] == (4 if said.own("technologies", 28)[21] == 2 else 3),
    "kind-twice": lambda said: (
        said.own("agendas", 4)[said["field"] - 1] == said["agenda"]
        and KINDS.index(said.match.content.agendas[said["agenda"]].kind) == said["kind"]
    ),
    "token-room": lambda said: said["need"] > said["have"] >= 1 + sum(card >= 0 for card in said.own("agendas", 4)),
    "decree": decree,
    # Cards and tokens
    "kind": lambda said: all(said.name("kind") in text for text in said.legal if "agenda" in text),
    "offer": lambda said: said.zones["agenda_offer"][said["kind"]] == -1,
    "stack": lambda said: {*said.zones["agenda_decks"][said["kind"] * 8 : said["kind"] * 8 + 8]} == {-1},
    "drawn": lambda said: (
        len(said.legal) == said["n"] and said.name("card") not in [text.split()[1] for text in said.legal]
    ),
    "agenda-board": lambda said: said["agenda"] not in said.own("agendas", 4),
    "field-corrupt": lambda said: said.own("field_corrupt", 4)[said["field"] - 1] == 1,
    "field-empty": lambda said: said["field"] == 0 or said.own("agendas", 4)[said["field"] - 1] == -1,
    "preferred": lambda said: (
        said.name("focus") not in said.match.content.houses[said.zones["houses"][said.seat]].preferred
    ),
    "focus-away": lambda said: not is_focus(said, "hand") and not is_focus(said, "discard"),
    "research-cycle": lambda said: said.zones["cycle"] == said["have"] < said["need"],
    "improved": lambda said: said.own("technologies", 28)[said["technology"]] == 2,
    "basic-only": lambda said: not any(text.startswith("improve") for text in said.legal),
    "improved-limit": full(lambda said: technologies(said, 2), improved_limit),
    "barrier": lambda said: said.zones["cycle"] == said["have"] < said["need"],
    "improved-gone": lambda said: not said.zones["improved"][said["technology"]],
    "owned": lambda said: said.own("technologies", 28)[said["technology"]] > 0,
    "technologies": full(technologies, lambda said: 5 + said.own("fallen")[0]),
    "no-copy": lambda said: copies(said) == [0, 0],
    "copy": lambda said: said["left"] == (4 if copies(said)[0] else 0) != said["n"] and sum(copies(said)) > 0,
    "track": lambda said: said.text != f"advance {said.name('track')}",
    "track-end": lambda said: said.own("tracks", 3)[said["track"]] == said["space"] == 7,
    "track-least": lambda said: (
        said.own("tracks", 3)[said["track"]] == said["space"] > min(said.own("tracks", 3)) == said["least"]
    ),
    "basic-goods": lambda said: said.name("resource") in ("credits", "science"),
    "stock-full": full(lambda said: said.own("stock", 5)[said["resource"]], lambda said: 15),
    "produce": lambda said: f"produce {said.name('resource')}" in said.legal,
    "produced": lambda said: has(said.ints[-1], said["resource"]),
    "exchange": lambda said: not 1 <= said["n"] <= said["most"],
    "bonus": lambda said: said["slot"] > said["most"] == sum(text.startswith("bonus") for text in said.legal),
    "new-glory": lambda said: said.legal[0] == f"upgrade value={said['value']}",
    "glory-top": lambda said: (
        said.text == "upgrade value=5" or said.own("glory", 5)[:4] == [0, 0, 0, 0] != said.own("glory", 5)[4:]
    ),
    "glory": lambda said: said["have"] == (said.own("glory", 5)[said["value"] - 1] if said["value"] else 0) == 0,
    # Sectors
    "no-sector": lambda said: said.givens.n == said["number"],
    "owner": lambda said: said.owner() == said["who"] not in (-1, said.seat),
    "voidborn": lambda said: said.owner() == -1 and said.at("void") == [said["n"]] != [0],
    "unowned": lambda said: said.owner() == -1 and said.at("void") == [0],
    "here": lambda said: f"s{said['sector']}" not in said.text.split(),
    "elsewhere": lambda said: f"s{said['sector']}" in said.text.split(),
    "home": lambda said: said["sector"] in said.givens.homes,
    "guild-kind": only("guild"),
    "guild-room": full(lambda said: sum(said.at("guilds", 5)), lambda said: slots(said, "guild", said["sector"])),
    "guild-slots": no_slot("guild", "guilds", 5),
    "installation-slots": no_slot("installation", "installations", 3),
    "growable": outnumbered("", growable),
    "no-corruption": outnumbered("", corruption),
    "guild-there": lambda said: said.at("guilds", 5)[said["guild"]] == said["have"] == 0,
    "installation-kind": only("installation"),
    "installation-room": full(
        lambda said: sum(said.at("installations", 3)), lambda said: slots(said, "installation", said["sector"])
    ),
    "installation-there": lambda said: said.at("installations", 3)[said["installation"]] == said["have"] == 0,
    "printed": lambda said: 0 < said["have"] == printed(said)[said["what"]],
    "starbases": full(lambda said: said.at("installations", 3)[2], lambda said: said.own("technologies", 28)[7]),
    "grown": lambda said: said.owner() == said.seat and has(said.ints[-1], said["sector"]),
    "corrupted": lambda said: said.place_corrupt(),
    "pure": lambda said: not said.place_corrupt(),
    "resists": lambda said: "corruption" in said.match.content.sectors[said.givens.kind[said["place"]]].resists,
    "no-population": lambda said: said.at("population") == [0],
    "fixed": lambda said: said.at("population") == [said["have"]] and said.givens.fixed_population[said["sector"]],
    "population-top": lambda said: said.at("population") == [said["have"]] == [6],
    "population": lambda said: said.at("population") == [said["have"]] and said["have"] < said["need"],
    "chambers": full(lambda said: said.own("chambers")[0], lambda said: said.own("technologies", 28)[13] + 1),
    "reach-mat": lambda said: said.clicked() in ("sector", "chambers"),
    "reach-sector": lambda said: said.clicked() != "sector",
    "reach-field": lambda said: said.clicked() != "field",
    "reach-track": lambda said: said.clicked() != "track",
    "reach-chambers": lambda said: said.clicked() != "chambers" and "purify chambers" in said.legal,
    "place": lambda said: not any(text.startswith("corrupt") for text in said.legal),
    "field": lambda said: all(said.own("field_corrupt", 4)[:3]),
    "near": lambda said: (
        said.text.split()[1] not in [f"s{near}" for near in (said["sector"], *said.givens.near[said["sector"]])]
    ),
    "yard": lambda said: said.at("installations", 3)[0] == said["have"] == 0,
    "same-place": lambda said: said.text.count(said.name("place")) == 2,
    "not-voidborn": lambda said: said.at("void") == [0],
    "not-fallen": lambda said: (
        said.at("void") == [0] and (said.owner() != -1 or said.givens.galaxy.kinds[said["sector"]] != "fallen")
    ),
    "beside": lambda said: all(
        said.zones["owner"][near] != said.seat for near in said.givens.near[said["sector"]]
    ),
    "void-room": lambda said: (
        said.at("void") == [said["have"]] and said["most"] == 3 < said["have"] + said["more"] and said["more"] > 0
    ),
    "least": lambda said: said.at("population") == [said["have"]] and said["have"] > said["need"],
    "most": lambda said: said.at("population") == [said["have"]] and said["have"] < said["need"],
    # Fleet power
    "fleet-type": only("fleet"),
    "formations": lambda said: said["have"] <= said["most"] == 2,
    "fleet": outnumbered("need", lambda said: said.at("fleets", 5)[said["fleet"]]),
    "last-fleet": lambda said: sum(said.at("fleets", 5)) == said["have"] == 1,
    "storm": lambda said: not said.near("src", "dst") and said["dst"] in said.givens.touching[said["src"]],
    "apart": lambda said: not said.near("src", "dst"),
    "own": lambda said: said.owner() == said.seat,
    "home-of": lambda said: said.givens.homes[said["who"]] == said["sector"],
    "peace": lambda said: said.owner() == said["who"] not in (-1, said.seat) and not said.givens.invade_players,
    "no-source": none_beside,
    "send": outnumbered("need", lambda said: sum(said.zones["attack"])),
    "send-none": lambda said: said.verb == "send" and said.numbers().get("power", 0) == 0,
    "sent": lambda said: said.text not in said.legal,
    "not-empty": lambda said: sum(said.at("fleets", 5)) == said["have"] > 0,
    "launch": lambda said: (
        said.zones["attack"][4] == said["carriers"]
        and said.own("active") == [said["active"]]
        and said["need"] > min(said["carriers"], said["active"])
    ),
    "bombs": lambda said: "bombs" in said.text and not any("bombs" in text for text in said.legal),
    "base": lambda said: bases(said, said["sector"]) == said["have"] == 0,
    "missiles": lambda said: (
        said.own("technologies", 28)[TECHNOLOGY_NAMES.index("deep-space-missiles")] == 2
        and said["damage"] == min(2, bases(said, said.ints[1]))
    ),
    "absorb": lambda said: f"absorb {said.name('source')}" not in said.legal,
    "in-combat": lambda said: f"lose {said.name('fleet')}" not in said.legal and said["have"] == 0,
}  # fmt: skip
"""What a refusal says, by its message: whether the position bears it out and it is in the way."""
