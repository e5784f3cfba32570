"""What an English card text promises, read as a player reads it: from the words alone, never from the effect data.

`promised` turns a text into the changes it promises, one dictionary for each choice it leaves; `counted` says what
"for each ..." and `holds` what "if you have at least 3 ..." come to in a position. All of it is compared with what
playing the card does.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import product

from ludarium.games.voidfall.declaration import FLEETS, GUILDS, INSTALLATIONS, RESOURCES, TRACKS
from ludarium.games.voidfall.position import LEVEL_OF_SPACE
from ludarium.games.voidfall.state import FIELDS, Void
from ludarium.kernel.cells import EMPTY

Changes = Counter[str]

YIELDS = [0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 8, 10, 12, 15]
CREDIT_YIELDS = [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8]

# "or" and "and" that join no effects.
KEPT = [
    " or more", " or less", "gain or improve", "there or in an adjacent", "field or a track", "voidborn or fallen",
    "food, energy or materials", "board and in sectors", "engineers and miners",
    "yield and the lowest", "guild and/or produce", "pure and at level", "shipyard or starbase", "defence or starbase",
    "shipyards or starbases", "defences or starbases",
]  # fmt: skip


GOODS = "(?:food|energy|materials|credits|science)"
SERIES = re.compile(
    rf"place .+? in (?=an? |the |every )|produce {GOODS}(?:, {GOODS})* and {GOODS}|guilds? of \w+(?:, \w+)* or \w+"
)


def hidden(text: str) -> str:
    for phrase in [*KEPT, *SERIES.findall(text)]:
        text = text.replace(phrase, phrase.replace(" ", "~"))
    return text


def shown(text: str) -> str:
    return text.replace("~", " ")


def split(text: str, mark: str) -> list[str]:
    """The parts between marks outside of brackets."""
    parts, depth, at, start = [], 0, 0, 0
    while at < len(text):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if depth == 0 and text.startswith(mark, at):
            parts.append(text[start:at])
            start = at = at + len(mark)
            continue
        at += 1
    return [*parts, text[start:]]


class Reader:
    """Reads texts for a player in a position."""

    def __init__(self, s: Void, seat: int = 0) -> None:
        self.s = s
        self.seat = seat
        self.own = [sector for sector in range(s.givens.n) if s.owner[sector] == seat]
        self.pure = [sector for sector in self.own if not s.corrupt[sector]]

    # Effects

    def promised(self, text: str) -> list[Changes]:
        """The changes that each choice promises when everything it offers is taken."""
        return self.line(hidden(text))

    def line(self, text: str) -> list[Changes]:
        branch = re.fullmatch(r"if ([^:]+): (.+?)(?:; otherwise (.+))?", shown(text))
        if branch is not None:
            kept = branch[2] if self.holds(branch[1]) else branch[3]
            return self.promised(kept) if kept else [Counter()]
        cost, colon, effect = text.partition(": ")
        if colon and is_cost(shown(cost)):
            paid = self.cost(shown(cost))
            return [sum_of((paid, gained)) for gained in self.line(effect)]
        for pattern in (r"(.+), (?:up to )?(\d) times", r"(.+), up to (\d) times in different sectors"):
            several = re.fullmatch(pattern, text)
            if several is not None:
                once = self.line(several[1])
                return [sum_of(way) for way in product(once, repeat=int(several[2]))]
        for mark, joined in ((" or ", False), (" and/or ", True), (" and ", True)):
            parts = split(text, mark)
            if len(parts) > 1:
                found = [self.line(part) for part in parts]
                if not joined:
                    return [change for changes in found for change in changes]
                return [sum_of(way) for way in product(*found)]
        return self.single(text)

    def single(self, text: str) -> list[Changes]:
        if text.startswith("(") and text.endswith(")"):
            return self.line(text[1:-1])
        if text.startswith("in one sector: "):
            return self.line(text[15:])
        per = re.fullmatch(r"(?!invade)(.+) for each (.+)", shown(text))
        if per is not None:
            times = self.counted(per[2])
            return [times_of(changes, times) for changes in self.line(hidden(per[1]))]
        return [self.word(shown(text))]

    def cost(self, text: str) -> Changes:
        paid: Changes = Counter()
        for amount, what in re.findall(r"(\d) (food|energy|materials?|credits?|science)\b(?!,? energy)", text):
            paid[resource(what)] -= int(amount)
        for pattern in (r"(\d) resources? of choice", r"(\d) of food, energy, materials"):
            for amount in re.findall(pattern, text):
                paid["any resource"] -= int(amount)
        for phrase, change in DEEDS.items():
            if re.search(phrase, text):
                paid.update(change)
        return paid

    def word(self, text: str) -> Changes:
        for pattern, reading in WORDS:
            found = re.fullmatch(pattern, text)
            if found is not None:
                return reading(self, found)
        raise AssertionError(f"nobody could tell what {text!r} promises")

    def produced(self, names: str) -> Changes:
        return sum_of([Counter({name: self.produces(RESOURCES.index(name))}) for name in re.split(", | and ", names)])

    def level(self, resource: int) -> int:
        """VF-POP-06: the population of the sector for each guild, and what start agenda and special sectors add."""
        s = self.s
        more = s.givens.origins[s.houses[self.seat] * 2 + s.origins[self.seat]].levels[resource]
        more += sum(s.givens.while_held[sector][resource] for sector in self.own)
        return min(13, more + sum(s.guilds[sector * 5 + resource] * s.population[sector] for sector in self.own))

    def produces(self, resource: int) -> int:
        return (CREDIT_YIELDS if RESOURCES[resource] == "credits" else YIELDS)[self.level(resource)]

    def yards(self) -> int:
        return sum(self.s.installations[sector * 3] for sector in self.own)

    # Measures

    def holds(self, text: str) -> bool:
        return all(self.fulfilled(shown(part)) for part in hidden(text).split(" and "))

    def fulfilled(self, text: str) -> bool:
        for pattern, reading in CONDITIONS:
            found = re.fullmatch(pattern, text)
            if found is not None:
                return reading(self, found)
        raise AssertionError(f"{text!r} is not a condition")

    def counted(self, text: str) -> int:
        """What a measure comes to, said of one thing or of several."""
        for said in (text, PLURAL.sub(lambda found: SINGULAR[found[0]], text, count=1)):
            plain = PLAIN_MEASURES.get(said)
            if plain is not None:
                return plain(self)
            for pattern, reading in MEASURES:
                found = re.fullmatch(pattern, said)
                if found is not None:
                    return reading(self, found)
        raise AssertionError(f"nobody could tell what {text!r} counts")

    def sectors(self, group: list[int], filter: str) -> int:
        return sum(self.fits(sector, filter) for sector in group)

    def fits(self, sector: int, filter: str) -> bool:
        s = self.s
        guilds = s.guilds[sector * 5 : sector * 5 + 5]
        installations = s.installations[sector * 3 : sector * 3 + 3]
        for name, number in (
            ("fleet power", sum(s.fleets[sector * 5 : sector * 5 + 5])),
            ("installations", sum(installations)),
            ("kinds of guilds", sum(amount > 0 for amount in guilds)),
            ("guilds", sum(guilds)),
            ("guilds of farmers, engineers or miners", sum(guilds[:3])),
            ("upkeep", self.symbols(sector)),
        ):
            one = name.replace("guilds", "guild").replace("installations", "installation")
            found = re.fullmatch(rf"with (?:(\d) or more {name}|an? {one})", filter)
            if found is not None:
                return number >= int(found[1] or 1)
        people = re.fullmatch(r"with population (\d)( or more)?", filter)
        if people is not None:
            return s.population[sector] >= int(people[1]) if people[2] else s.population[sector] == int(people[1])
        if filter == "without upkeep":
            return self.symbols(sector) == 0
        if filter == "without empty guild slots":
            return sum(guilds) >= s.givens.guild_slots[sector] > 0
        held = {
            **dict(zip(GUILDS, guilds, strict=True)),
            **dict(zip(WORDS_OF_INSTALLATIONS, installations, strict=True)),
            **dict(zip(FLEETS, s.fleets[sector * 5 : sector * 5 + 5], strict=True)),
        }
        return any(held[name] > 0 for name in re.sub("^with (?:a )?", "", filter).split(" or "))

    def symbols(self, sector: int) -> int:
        """Upkeep of a sector: full third slots, and a symbol of its own."""
        s, givens = self.s, self.s.givens
        full = [givens.guild_slots[sector] == 3 and sum(s.guilds[sector * 5 : sector * 5 + 5]) >= 3]
        full.append(givens.installation_slots[sector] == 3 and sum(s.installations[sector * 3 : sector * 3 + 3]) >= 3)
        return givens.symbol[sector] + (0 if givens.slots_free[sector] else sum(full))

    def things(self, names: str, known: list[str], zone: list[int]) -> int:
        size = len(known)
        kinds = [known.index(name) for name in re.split(", | or ", names)] if names else range(size)
        return sum(zone[sector * size + kind] for sector in self.pure for kind in kinds)

    def track(self, number: int) -> int:
        s = self.s
        return 0 if s.track_corrupt[self.seat * 3 + number] else LEVEL_OF_SPACE[s.tracks[self.seat * 3 + number]]

    def pure_tracks(self) -> list[int]:
        return [self.track(i) for i in range(3) if not self.s.track_corrupt[self.seat * 3 + i]]

    def stock(self, number: int) -> int:
        return self.s.stock[self.seat * 5 + number]

    def glory(self) -> list[int]:
        held = self.s.glory[self.seat * 5 : self.seat * 5 + 5]
        return [value for value in range(5, 0, -1) for _ in range(held[value - 1])]

    def fields(self) -> range:
        return range(self.seat * FIELDS, self.seat * FIELDS + FIELDS)

    def board_corruption(self) -> int:
        s = self.s
        return sum(s.track_corrupt[self.seat * 3 : self.seat * 3 + 3]) + sum(s.field_corrupt[i] for i in self.fields())

    def upkeep(self) -> int:
        cards = 1 + sum(self.s.agendas[i] != EMPTY for i in self.fields())
        return 2 * max(0, cards - self.s.tokens[self.seat]) + sum(self.symbols(sector) for sector in self.own)

    def voidborn(self, which: str) -> int:
        s = self.s
        wild = [sector for sector in range(s.givens.n) if s.void[sector]]
        if which == "a defence":
            return sum(s.installations[sector * 3 + 1] > 0 for sector in wild)
        if which == "population 4 or more":
            return sum(s.population[sector] >= 4 for sector in wild)
        assert which == "fleet power 2 or less", which
        return sum(s.void[sector] <= 2 for sector in wild)

    def technologies(self, *levels: int) -> int:
        size = len(self.s.technologies) // self.s.givens.seats
        return sum(level in levels for level in self.s.technologies[self.seat * size : self.seat * size + size])


def by_level(points: str, levels: list[int]) -> int:
    """Points such as 2/4/6/8, read at the levels of tracks."""
    return sum([0, *map(int, points.split("/"))][level] for level in levels)


def there(items: str, sectors: int) -> Changes:
    """What an event puts into sectors that nobody controls."""
    found: Changes = Counter()
    for item in re.split(", | and ", items):
        glory = re.fullmatch(r"a glory token of (\d)", item)
        amount, name = item.split(" ", 1)
        name = "glory" if glory else "guild" if "guild" in item else name
        found[f"{name} there"] += int(glory[1]) if glory else 1 if amount == "a" else int(amount)
    return times_of(found, sectors)


def resource(word: str) -> str:
    return {"material": "materials", "credit": "credits"}.get(word, word)


def sum_of(changes: object) -> Changes:
    total: Changes = Counter()
    for change in changes:  # type: ignore[attr-defined]
        for key, amount in change.items():
            total[key] += amount
    return total


def times_of(change: Changes, times: int) -> Changes:
    return Counter({key: amount * times for key, amount in change.items()})


def changes(**amounts: int) -> Callable[[Reader, re.Match[str]], Changes]:
    """The same changes whatever the text says besides."""
    told = Counter({key.replace("_", " "): amount for key, amount in amounts.items()})
    return lambda reader, found: told.copy()


def many(key: str, **others: int) -> Callable[[Reader, re.Match[str]], Changes]:
    """As much as the number in the text; others go with each of them."""

    def read(reader: Reader, found: re.Match[str]) -> Changes:
        return times_of(
            Counter({key: 1, **{name.replace("_", " "): amount for name, amount in others.items()}}), int(found[1])
        )

    return read


WORDS_OF_INSTALLATIONS = ["shipyard", "sector defence", "starbase"]
DEEDS: dict[str, Changes] = {
    "recall 1 fleet power": Counter({"active": 1, "deployed": -1}),
    "deactivate 1 fleet power": Counter({"active": -1, "inactive": 1}),
    "gain corruption": Counter({"corruption": 1}),
    "lower a population by 1": Counter({"population": -1}),
    "destroy an installation": Counter({"installations": -1}),
    "remove one of your agendas": Counter({"agendas": -1}),
    "discard a bounty token": Counter({"bounty": -1}),
    "discard a reclaim token": Counter({"reclaim": -1}),
    "discard a glory token": Counter({"glory": -2}),
    "return a trade token": Counter({"tokens": -1}),
    "corrupt an agenda field": Counter({"corruption": 1}),
}
PRICE = r"\d (?:food|energy|materials?|credits?|science|resources? of choice|of food, energy, materials)"


def is_cost(text: str) -> bool:
    one = "|".join([PRICE, *DEEDS])
    return re.fullmatch(rf"(?:{one})(?:, (?:{one}))*", text) is not None


REACHED = {
    None: "field, sector, track",
    " from your house board": "field, track",
    " from an agenda field": "field",
    " from a sector": "sector",
    " there": "sector",
    " there or in an adjacent sector": "sector",
}
"""Where the markers lie that a removal reaches."""
PLACE = r"(?: there| elsewhere| at home| in a sector with scientists)?"
WORDS: list[tuple[str, Callable[[Reader, re.Match[str]], Changes]]] = [
    (r"(\d+) (food|energy|materials?|credits?|science|influence)",
     lambda reader, found: Counter({resource(found[2]): int(found[1])})),
    (r"(\d) resources? of choice", many("any resource")),
    (r"(\d) of food, energy, materials", many("any resource")),
    (r"produce one type", changes(produced=1)),
    (r"produce (\d) different types", many("produced")),
    (r"produce ((?:food|energy|materials|credits|science)(?:, \w+)*(?: and \w+)?)",
     lambda reader, found: reader.produced(found[1])),
    (r"found a guild and/or produce one type \(of its kind, if both\)", changes(guilds=1, produced=1)),
    (r"activate (\d) fleet power", many("active", inactive=-1)),
    (r"deploy (\d) fleet power(?: there| at home| at a shipyard)?", many("deployed", active=-1)),
    (r"deploy 1 fleet power at each shipyard",
     lambda reader, found: Counter({"deployed": reader.yards(), "active": -reader.yards()})),
    (r"deploy 1 corvette at home", changes(deployed=1, active=-1)),
    (r"deploy 1 (?:sentry|destroyer|dreadnought|carrier) at home", changes(deployed=1, active=-1)),
    (r"move on one space", changes()),  # A space, not an effect: see the test of its own.
    (r"nothing", changes()),
    (r"(\d) bounty tokens?", many("bounty")),
    (r"draw a reclaim token", changes(reclaim=1)),
    (r"(?:gain )?a trade token(?: without bonus)?", changes(tokens=1)),
    (r"a glory token of (\d)", many("glory")),
    (r"upgrade a glory token", changes(glory=1)),
    (r"regroup", changes(regroup=1)),
    (r"invade(?:,? .+)?", changes(invade=1)),
    (r"found a guild(?: of \w+)?" + PLACE, changes(guilds=1)),
    (r"build an? [\w ]+?" + PLACE, changes(installations=1)),
    (r"raise a population by 1" + PLACE, changes(population=1)),
    (r"raise a population outside the home, then corrupt that sector", changes(population=1, corruption=1)),
    (r"remove corruption( .+)?",
     lambda reader, found: Counter({"corruption": -1, f"removed from {REACHED[found[1]]}": 1})),
    (r"lay corruption(?: on your house board| in a sector| on an agenda field| on a track)?", changes(corruption=1)),
    (r"lay corruption on an agenda field or a track, which then advances without reward", changes(corruption=1)),
    (r"lay corruption on the \w+ offer", changes(offers=1)),
    (r"lay corruption on every pure offer", changes(offers=4)),
    (r"move corruption", changes(moved=1)),
    (r"advance (?:your least advanced|any) track", changes(tracks=1)),
    (r"advance (?:society|government|economy)", changes(tracks=1)),
    (r"gain an agenda", changes(hand=1)),
    (r"gain a (?:dominance|wealth|might|support) agenda", changes(hand=1)),
    (r"gain (?:a basic|or improve a) technology", changes(technologies=1)),
    (r"one action of a preferred focus", changes(preferred=1)),
    (r"look at two events of the next cycle", changes(foreseen=1)),
    (r"score one pure agenda other than the start agenda", changes(scored=1)),
    (r"up to (\d) science into credits", many("credits", science=-1)),
    (r"destroy a guild", changes(guilds=-1)),
    (r"destroy an installation", changes(installations=-1)),
    (r"recall 1 fleet power", changes(active=1, deployed=-1)),
    (r"influence by the level of each pure track: (.+)",
     lambda reader, found: Counter({"influence": by_level(found[1], reader.pure_tracks())})),
    (r"place (.+) in (?:an|the (?:least|most) populated) adjacent voidborn sector",
     lambda reader, found: there(found[1], 1)),
    (r"place (.+) in a voidborn or fallen sector", lambda reader, found: there(found[1], 1)),
    (r"place (.+) in every voidborn sector (?:with|of) (.+)",
     lambda reader, found: there(found[1], reader.voidborn(found[2]))),
]  # fmt: skip

PLAIN_MEASURES: dict[str, Callable[[Reader], int]] = {
    "pure sector": lambda r: len(r.pure),
    "sector of yours": lambda r: len(r.own),
    "guild in a pure sector": lambda r: r.things("", GUILDS, r.s.guilds),
    "guilds in pure sectors": lambda r: r.things("", GUILDS, r.s.guilds),
    "installation in a pure sector": lambda r: r.things("", INSTALLATIONS, r.s.installations),
    "installations in pure sectors": lambda r: r.things("", INSTALLATIONS, r.s.installations),
    "fleet power in pure sectors": lambda r: sum(sum(r.s.fleets[i * 5 : i * 5 + 5]) for i in r.pure),
    "fleet power in your sectors": lambda r: sum(sum(r.s.fleets[i * 5 : i * 5 + 5]) for i in r.own),
    "point of population in pure sectors": lambda r: sum(r.s.population[i] for i in r.pure),
    "population in pure sectors": lambda r: sum(r.s.population[i] for i in r.pure),
    "active fleet power": lambda r: r.s.active[r.seat],
    "level of the best pure track": lambda r: max(r.pure_tracks(), default=0),
    "pure track": lambda r: len(r.pure_tracks()),
    "pure track of level I or more": lambda r: sum(level > 0 for level in r.pure_tracks()),
    "technology": lambda r: r.technologies(1, 2),
    "basic technology": lambda r: r.technologies(1),
    "improved technology": lambda r: r.technologies(2),
    "bounty token": lambda r: sum(r.s.bounties[r.seat * 16 : r.seat * 16 + 16]),
    "reclaim token": lambda r: sum(r.s.reclaims[r.seat * 16 : r.seat * 16 + 16]),
    "glory token": lambda r: len(r.glory()),
    "point of glory": lambda r: sum(r.glory()),
    "point of your three best glory tokens": lambda r: sum(r.glory()[:3]),
    "trade token": lambda r: r.s.tokens[r.seat],
    "food, energy or materials in stock": lambda r: sum(r.stock(i) for i in range(3)),
    "pair of resources in stock": lambda r: sum(r.stock(i) for i in range(5)) // 2,
    "point of the highest yield and the lowest of food, energy, materials":
        lambda r: max(r.produces(i) for i in range(5)) + min(r.produces(i) for i in range(3)),
    "unit of your scarcest resource": lambda r: min(r.stock(i) for i in range(5)),
    "resource with 8 or more in stock": lambda r: sum(r.stock(i) >= 8 for i in range(5)),
    "point of upkeep": lambda r: r.upkeep(),
    "point of upkeep in sectors": lambda r: sum(r.symbols(i) for i in r.own),
    "upkeep fully paid": lambda r: r.s.paid[r.seat],
    "corruption on the house board": lambda r: r.board_corruption(),
    "corruption on the house board and in sectors": lambda r: r.board_corruption() + len(r.own) - len(r.pure),
    "corrupted track": lambda r: sum(r.s.track_corrupt[r.seat * 3 : r.seat * 3 + 3]),
    "corrupted sector": lambda r: len(r.own) - len(r.pure),
    "fleet type in pure sectors": lambda r: sum(any(r.s.fleets[i * 5 + f] for i in r.pure) for f in range(5)),
    "corruption kept beside the board": lambda r: r.s.kept[r.seat],
    "pure agenda beside the start agenda":
        lambda r: sum(r.s.agendas[i] != EMPTY and not r.s.field_corrupt[i] for i in r.fields()),
    "preferred focus in your discard pile":
        lambda r: (r.s.discard[r.seat] & r.s.givens.preferred[r.s.houses[r.seat]]).bit_count(),
    "empty guild slot":
        lambda r: sum(max(0, r.s.givens.guild_slots[i] - sum(r.s.guilds[i * 5 : i * 5 + 5])) for i in r.own),
    "guild of your most numerous kind in pure sectors":
        lambda r: max(r.things(kind, GUILDS, r.s.guilds) for kind in GUILDS),
    "pair of engineers and miners in pure sectors":
        lambda r: min(r.things("engineers", GUILDS, r.s.guilds), r.things("miners", GUILDS, r.s.guilds)),
    "pure sector beyond the fourth": lambda r: max(0, len(r.pure) - 4),
}  # fmt: skip
MEASURES: list[tuple[str, Callable[[Reader, re.Match[str]], int]]] = [
    (r"(pure )?sector (?:of yours )?((?:with|of|without) .+)",
     lambda r, found: r.sectors(r.pure if found[1] else r.own, found[2])),
    (r"guilds? of (\w+(?:, \w+)*(?: or \w+)?) in (?:a pure sector|pure sectors)",
     lambda r, found: r.things(found[1], GUILDS, r.s.guilds)),
    (r"((?:shipyard|sector defence|starbase)s?(?: or \w+)*) in (?:a pure sector|pure sectors)",
     lambda r, found: r.things(re.sub(r"s\b", "", found[1]), WORDS_OF_INSTALLATIONS, r.s.installations)),
    (r"level of (\w+), if pure", lambda r, found: r.track(TRACKS.index(found[1]))),
    (r"(\w+) in stock", lambda r, found: r.stock(RESOURCES.index(resource(found[1])))),
    (r"yield of (\w+)", lambda r, found: r.produces(RESOURCES.index(found[1]))),
    (r"glory token of (\d) or more", lambda r, found: sum(value >= int(found[1]) for value in r.glory())),
]  # fmt: skip

SINGULAR = {
    "sectors": "sector", "guilds": "guild", "tracks": "track", "technologies": "technology", "tokens": "token",
    "points": "point", "units": "unit", "resources": "resource", "types": "type", "agendas": "agenda",
    "focuses": "focus", "slots": "slot", "pairs": "pair",
}  # fmt: skip
PLURAL = re.compile(rf"\b(?:{'|'.join(SINGULAR)})\b")
LEVELS = ["0", "I", "II", "III", "IV"]
CONDITIONS: list[tuple[str, Callable[[Reader, re.Match[str]], bool]]] = [
    (r"you have at least (\d+) (.+)", lambda r, found: r.counted(found[2]) >= int(found[1])),
    (r"you have at most (\d+) (.+)", lambda r, found: r.counted(found[2]) <= int(found[1])),
    (r"you have exactly (\d+) (.+)", lambda r, found: r.counted(found[2]) == int(found[1])),
    (r"you have no (.+)", lambda r, found: r.counted(found[1]) == 0),
    (r"you have a pure track at level (\w+) or higher",
     lambda r, found: max(r.pure_tracks(), default=0) >= LEVELS.index(found[1])),
    (r"your (\w+) track is pure and at level (\w+) or higher",
     lambda r, found: r.track(TRACKS.index(found[1])) >= LEVELS.index(found[2])),
    (r"you yield at least (\d+) (\w+)",
     lambda r, found: r.produces(RESOURCES.index(found[2])) >= int(found[1])),
    (r"your upkeep is fully paid", lambda r, found: r.s.paid[r.seat] > 0),
]  # fmt: skip


def influence(reader: Reader, text: str) -> int:
    """What an objective promises to score."""
    text = shown(text).replace("−", "-")
    once = re.fullmatch(r"(\d+) influence if (.+)", text)
    if once is not None:
        return int(once[1]) if reader.holds(once[2]) else 0
    always = re.fullmatch(r"(-?\d+) influence", text)
    if always is not None:
        return int(always[1])
    some = re.fullmatch(r"(-?\d+) influence for every (\d) (.+)", text)
    if some is not None:
        return int(some[1]) * (reader.counted(some[3]) // int(some[2]))
    per = re.fullmatch(r"(-?\d+) influence for each (.+)", text)
    if per is not None:
        return int(per[1]) * reader.counted(per[2])
    level = re.fullmatch(r"(.+) influence by the level of (\w+), if pure", text)
    if level is not None:
        return by_level(level[1], [reader.track(TRACKS.index(level[2]))])
    tracks = re.fullmatch(r"(.+) influence by the level of each pure track", text)
    assert tracks is not None, f"nobody could tell what {text!r} scores"
    return by_level(tracks[1], reader.pure_tracks())
