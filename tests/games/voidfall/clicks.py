"""Clicks that the rules refuse, and what has to be true of a refusal: read from zones and content, not from the rules.

A click is what the page can ask about (a legal answer with another thing in it, or what a thing on the table is for),
or any code of the verb table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.declaration import FOCUSES, KINDS, PLACES, RESOURCES, TRACKS
from ludarium.games.voidfall.game import VoidfallMatch
from ludarium.games.voidfall.state import Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import has
from ludarium.kernel.engine import advance, answer, seal
from ludarium.kernel.remarks import Remark, Seat, Thing
from ludarium.kernel.views import Zones

AT_ONCE = 4
"""Clicks at each decision."""


def positions(rng: Random) -> Iterator[tuple[VoidfallMatch, Void, Ask]]:
    """Every decision of random games, without end."""
    while True:
        options = {"houses": rng.choice(["turn-order", "random"])}
        match = GAME.match(rng.choice([edition.id for edition in GAME.editions]), rng.choice([2, 3, 4]), options)
        assert isinstance(match, VoidfallMatch)
        s = match.start()
        while (ask := advance(s)) is not None:
            if ask.seat >= 0:
                yield match, s, ask
            chosen = rng.choice(ask.actions)
            if ask.sealed:
                seal(s, ask.seat, chosen)
            else:
                answer(s, chosen)


def illegal_clicks(rng: Random, match: VoidfallMatch, ask: Ask) -> list[int]:
    ways = rng.choices([another_thing, wish, any_code], [6, 3, 1], k=AT_ONCE)
    return [code for way in ways if (code := way(rng, match, ask)) not in ask.actions]


def wish(rng: Random, match: VoidfallMatch, ask: Ask) -> int:
    """What the page asks about a thing that cannot be chosen now."""
    technology = rng.choice(match.content.technologies).id
    texts = [
        f"select {rng.choice(FOCUSES)}", f"produce {rng.choice(RESOURCES)}", f"act action={rng.randrange(3)}",
        f"play-agenda {rng.choice(match.content.agendas).id}", f"research {technology} copy=4", f"improve {technology}",
        f"corrupt {rng.choice(PLACES)}", f"advance {rng.choice(TRACKS)}", f"open-agenda {rng.choice(KINDS)}",
        f"invade s{rng.randrange(match.givens.n)}", f"bonus slot={rng.randrange(6)}",
        f"attach field={rng.randrange(5)}",
    ]  # fmt: skip
    return match.verbs.parse(rng.choice(texts))


def another_thing(rng: Random, match: VoidfallMatch, ask: Ask) -> int:
    """A legal answer with another value of one argument, as the page makes it for a place that is not a target."""
    code = rng.choice(ask.actions)
    verb, values = match.verbs.verb(code), list(match.verbs.values(code))
    if verb.args:
        at = rng.randrange(len(values))
        values[at] = rng.randrange(verb.args[at].kind.most + 1)
    return match.verbs.pack(verb.name, values)


def any_code(rng: Random, match: VoidfallMatch, ask: Ask) -> int:
    verb = rng.choice(match.verbs.verbs)
    return match.verbs.pack(verb.name, [rng.randrange(arg.kind.most + 1) for arg in verb.args])


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


def technologies(said: Said, form: int = 0) -> int:
    return sum(held == form if form else held > 0 for held in said.own("technologies", 28))


def covered(paid: dict[str, int]) -> int:
    """Points of upkeep: 1 for food, 1 for two of energy and materials, 2 for a credit."""
    pairs = (paid.get("energy", 0) + paid.get("materials", 0)) // 2
    return paid.get("food", 0) + pairs + 2 * paid.get("credits", 0)


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
    """The number is that of the decree's text, and what the player has is on the wrong side of it."""
    text = said.event().decrees[said["number"]]
    bound = {"at-least": ">=", "at-most": "<=", "exactly": "="}[said.remark.message.removeprefix("lack-decree-")]
    wrong = {">=": said["have"] < said["need"], "<=": said["have"] > said["need"], "=": said["have"] != said["need"]}
    return bool(f"{bound} {said['need']}" in text and wrong[bound])


def is_focus(said: Said, zone: str) -> bool:
    return has(said.own(zone)[0], said["focus"])


def unfit(said: Said) -> bool:
    """The kind of an agenda does not show the focus in play."""
    kind = said.match.content.kinds[said["kind"]]
    held = said.match.content.agendas[said["agenda"]].kind
    return kind.id == held and FOCUSES[said.zones["focus"]] == said.name("focus") not in kind.focuses


def copies(said: Said) -> list[int]:
    """Copies of a technology on display: those of 4 influence, and those of 0."""
    return list(said.zones["copies"][said["technology"] * 2 : said["technology"] * 2 + 2])


def slots(said: Said, kind: str) -> int:
    """Slots of a sector; Ark Ships add some at home."""
    ships = said.own("technologies", 28)[17] if said["sector"] == said.givens.homes[said.seat] else 0
    more = [0, 2, 4][ships] if kind == "guild" else 0
    return int((said.givens.guild_slots if kind == "guild" else said.givens.installation_slots)[said["sector"]]) + more


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
    "payment": lambda said: sum(said.numbers().values()) == said["paid"] and said.text not in said.legal,
    "upkeep": lambda said: said["need"] <= said["due"] and covered(said.numbers()) == said["covered"],
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
    "extra-used": lambda said: said.zones["used"] != 0,
    "extra-focus": lambda said: said["focus"] == said.zones["focus"],
    "extra-ways": lambda said: said.numbers().get("way", 0) >= said["n"],
    "extra-invaded": lambda said: said.zones["used"] != 0,
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
    "no-decree": lambda said: len(said.event().decrees) == said["n"],
    "decree-at-least": decree,
    "decree-at-most": decree,
    "decree-exactly": decree,
    # Cards and tokens
    "kind": lambda said: all(said.name("kind") in text for text in said.legal if "agenda" in text),
    "offer": lambda said: said.zones["agenda_offer"][said["kind"]] == -1,
    "stack": lambda said: {*said.zones["agenda_decks"][said["kind"] * 8 : said["kind"] * 8 + 8]} == {-1},
    "drawn": lambda said: len(said.legal) == said["n"] and not any(said.name("card") in text for text in said.legal),
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
    "produced": lambda said: f"produce {said.name('resource')}" not in said.legal,
    "exchange": lambda said: not 1 <= said["n"] <= said["most"],
    "bonus": lambda said: said["slot"] > said["most"] == sum(text.startswith("bonus") for text in said.legal),
    "new-glory": lambda said: said.legal[0] == f"upgrade value={said['value']}",
    "glory-top": lambda said: said.text == "upgrade value=5",
    "glory": lambda said: said["have"] == (said.own("glory", 5)[said["value"] - 1] if said["value"] else 0) == 0,
    # Sectors
    "no-sector": lambda said: said.givens.n == said["number"],
    "owner": lambda said: said.owner() == said["who"] not in (-1, said.seat),
    "voidborn": lambda said: said.owner() == -1 and said.at("void") == [said["n"]] != [0],
    "unowned": lambda said: said.owner() == -1 and said.at("void") == [0],
    "here": lambda said: f"s{said['sector']}" not in said.text.split(),
    "elsewhere": lambda said: f"s{said['sector']}" in said.text.split(),
    "home": lambda said: said["sector"] in said.givens.homes,
    "guild-kind": lambda said: said.name("guild") not in said.text,
    "guild-room": full(lambda said: sum(said.at("guilds", 5)), lambda said: slots(said, "guild")),
    "guild-there": lambda said: said.at("guilds", 5)[said["guild"]] == said["have"],
    "installation-kind": lambda said: said.name("installation") not in said.text,
    "installation-room": full(lambda said: sum(said.at("installations", 3)), lambda said: slots(said, "installation")),
    "installation-there": lambda said: (
        said.at("installations", 3)[said["what"]] == said["have"] <= said.givens.printed[said["sector"]][said["what"]]
    ),
    "starbases": full(lambda said: said.at("installations", 3)[2], lambda said: said.own("technologies", 28)[7]),
    "grown": lambda said: said.owner() == said.seat,
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
    "near": lambda said: said.text.split()[1] != f"s{said['sector']}",
    "yard": lambda said: said.at("installations", 3)[0] == said["have"] == 0,
    "same-place": lambda said: said.text.count(said.name("place")) == 2,
    "not-voidborn": lambda said: said.at("void") == [0],
    "beside": lambda said: all(
        said.zones["owner"][near] != said.seat for near in said.givens.near[said["sector"]]
    ),
    "room-there": lambda said: (
        said.at("void")[0] >= 2
        or sum(said.at("guilds", 5)) >= slots(said, "guild")
        or sum(said.at("installations", 3)) >= slots(said, "installation")
    ),
    "least": lambda said: said.at("population") == [said["have"]] and said["have"] > said["need"],
    "most": lambda said: said.at("population") == [said["have"]] and said["have"] < said["need"],
    # Fleet power
    "fleet-type": lambda said: said.name("fleet") not in said.text,
    "formations": lambda said: said["have"] <= said["most"] == 2,
    "fleet": outnumbered("need", lambda said: said.at("fleets", 5)[said["fleet"]]),
    "last-fleet": lambda said: sum(said.at("fleets", 5)) == said["have"] == 1,
    "storm": lambda said: not said.near("src", "dst") and said["dst"] in said.givens.touching[said["src"]],
    "apart": lambda said: not said.near("src", "dst"),
    "own": lambda said: said.owner() == said.seat,
    "home-of": lambda said: said.givens.homes[said["who"]] == said["sector"],
    "no-source": none_beside,
    "send": outnumbered("need", lambda said: sum(said.zones["attack"]) if said.text == "attack" else 0),
    "sent": lambda said: said.text not in said.legal,
    "not-empty": lambda said: sum(said.at("fleets", 5)) == said["have"] > 0,
    "launch": lambda said: (
        said.zones["attack"][4] == said["carriers"]
        and said.own("active") == [said["active"]]
        and said["need"] > min(said["carriers"], said["active"])
    ),
    "bombs": lambda said: "bombs" in said.text and not any("bombs" in text for text in said.legal),
    "base": lambda said: not any(
        said.zones["owner"][near] == said.seat and (said.zones["installations"][near * 3 : near * 3 + 3 : 2] != [0, 0])
        for near in said.givens.near[said["sector"]]
    ),
    "absorb": lambda said: f"absorb {said.name('source')}" not in said.legal,
    "in-combat": lambda said: f"lose {said.name('fleet')}" not in said.legal and said["have"] == 0,
}  # fmt: skip
"""What a refusal says, by its message: whether the position bears it out and it is in the way."""
