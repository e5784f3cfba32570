"""What a player may build, gain, copy, boost and buy, written from the rulebooks alone.

Nothing here calls a rule of the engine. Read are the zones of a position (where things lie), the lists of the board
(which places an elevator or a bridge can have) and the content files. Moves, enlists, collects, digs and kills are not
generated: `test_legality` tries each of them.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from ludarium.games.dei.majority import rebuild
from ludarium.kernel.engine import Rng

COLOURS = ["red", "blue", "green"]
MARKETS = ["tactic", "logistic", "machinery", "black"]
FACTIONS = ["ravagers", "refuge-42", "farm-z", "auxilia"]
BUILDINGS = {"refuge": "refuges", "elevator": "elevators", "bridge": "bridges"}
OURS = ("build-", "gain ", "copy ", "boost ", "buy ", "order ")
"""The answers that are generated."""


class Position:
    """The facts of a position, as somebody at the table would see them."""

    def __init__(self, match: Any, s: Any) -> None:
        self.s, self.match, self.board = s, match, s.terrain.board
        self.edition = match.edition.id
        self.feats = [feat.id for feat in match.content.feats]
        self.boost_ids = [boost.id for boost in match.content.boosts]

    def card(self, number: int) -> Any:
        return self.match.content.cards[number]

    def learned(self, seat: int, feat: str) -> bool:
        return self.feats.index(feat) in self.s.learned[seat * 3 : seat * 3 + 3]

    def own(self, zone: str, seat: int, size: int) -> list[int]:
        return [thing for thing in getattr(self.s, zone)[seat * size : seat * size + size] if thing >= 0]

    def figures(self, seat: int, region: int) -> int:
        return int(self.s.scrappers[seat * self.board.n + region]) + int(self.s.champions[seat] == region)

    def strength(self, seat: int, region: int) -> int:
        """Figures, Z-13 for three, and what red feats add where a figure is (DEI-MAJ-01 to DEI-MAJ-04, DEI-LDR-15,
        DEI-FEA-01 to DEI-FEA-06)."""
        found = self.figures(seat, region)
        if not found:
            return 0
        if self.s.champions[seat] == region and FACTIONS[self.s.factions[seat]] == "farm-z":
            found += 2
        refuges = self.own("refuges", seat, 3).count(region)
        if self.learned(seat, "fortress"):
            found += 2 * refuges
        if self.learned(seat, "caravan") and self.edition != "en":
            found += refuges
        if self.learned(seat, "bombing"):
            found += 2 * [self.board.span_under[span] for span in self.own("bridges", seat, 3)].count(region)
        if self.learned(seat, "trojan-horses") and region in self.s.drones:
            found += 1
        return found

    def has_majority(self, seat: int, region: int) -> bool:
        """DEI-MAJ-02, DEI-MAJ-05, DEI-FEA-05."""
        own = self.strength(seat, region)
        rest = max(self.strength(other, region) for other in range(self.match.seats) if other != seat)
        return own > rest or (0 < own == rest and self.learned(seat, "field-knowledge"))

    def cubes(self, seat: int, colour: str) -> int:
        """DEI-OUT-01 to DEI-OUT-04: an outpost for each majority; German pads have four places for a colour."""
        places = zip(self.board.outposts, self.board.outpost_letters, strict=True)
        mine = [COLOURS[self.s.key[letter]] for region, letter in places if self.has_majority(seat, region)]
        return min(mine.count(colour), 4) if self.edition == "de" else mine.count(colour)

    # Building

    def places(self, kind: str) -> dict[int, tuple[str, list[int]]]:
        """Every place for a building: its name, and the regions of which one needs an own figure."""
        b = self.board
        if kind == "refuge":
            return {r: (f"r{r}", [r]) for r in range(b.n)}
        if kind == "elevator":
            ends = list(zip(b.elevator_ground, b.elevator_roof, strict=True))
            return {i: (f"r{ground} r{roof}", [ground, roof]) for i, (ground, roof) in enumerate(ends)}
        spans = list(zip(b.span_a, b.span_b, b.span_under, strict=True))
        return {i: (f"r{first} r{second} r{over}", [first, second]) for i, (first, second, over) in enumerate(spans)}

    def builds(self, seat: int, kind: str) -> list[str]:
        """DEI-ACT-25 to DEI-ACT-37, DEI-FEA-11."""
        standing = self.own(BUILDINGS[kind], seat, 3)
        everything = sum(len(self.own(zone, seat, 3)) for zone in BUILDINGS.values())
        if len(standing) == 3 and self.edition != "de" and everything < 9:
            return []
        anywhere = kind == "refuge" and self.learned(seat, "drop-pod")
        found = []
        for place, (name, ends) in self.places(kind).items():
            reached = anywhere or any(self.figures(seat, region) for region in ends)
            elsewhere = len(standing) < 3 or any(at != place for at in standing)
            if reached and elsewhere:
                found.append(f"build-{kind} {name}")
        return found

    def takes(self, seat: int, built: str) -> list[str]:
        """What may be taken for a building that the reserve lacks (DEI-ACT-33): any that is elsewhere."""
        verb, _, target = built.partition(" ")
        kind = verb.removeprefix("build-")
        names = {self.places(kind)[at][0] for at in self.own(BUILDINGS[kind], seat, 3)}
        return [f"take-{kind} {name}" for name in names - {target}]

    # Buying

    def prices(self, seat: int, slot: int, technology: int, energy: int, used_otherwise: bool) -> set[tuple[int, int]]:
        """Every way to pay for an open card with so much on the pad (DEI-MKT-09 to DEI-MKT-13, DEI-FEA-15,
        DEI-FEA-16)."""
        card = self.card(self.s.market[slot])
        price = (card.cost.technology + (slot == 9), card.cost.energy)
        ways = {price}
        if self.learned(seat, "low-energy-remote-control") and any(a.startswith("drone ") for a in card.actions):
            less = {(price[0] - 1, price[1]), (price[0], price[1] - 1)} if sum(price) else ways
            ways = less
        if self.learned(seat, "alternative-energy") and not used_otherwise:
            ways.add((price[0] + 1, price[1] - 1))
            if self.edition == "de":
                ways.add((price[0] - 1, price[1] + 1))
        return {(t, e) for t, e in ways if 0 <= t <= technology and 0 <= e <= energy}

    def purchases(self, seat: int, wild: int, fee: int, more: tuple[int, int], used_otherwise: bool) -> list[str]:
        """DEI-MKT-02 to DEI-MKT-13, DEI-MKT-20; `more` is what the pad will have on top."""
        technology, energy = self.s.technology[seat] + more[0], self.s.energy[seat] + more[1] - fee
        found = []
        for slot, number in enumerate(self.s.market):
            market = slot // 3
            if number < 0 or (market < 3 and self.cubes(seat, COLOURS[market]) + wild < 2 - slot % 3):
                continue
            for t, e in self.prices(seat, slot, technology, energy, used_otherwise):
                paid = (f" technology={t}" if t else "") + (f" energy={e}" if e else "")
                found.append(f"{self.card(number).id}{paid}")
        return found

    # Copying

    def copies(self, seat: int, resolved: int) -> list[str]:
        """DEI-CRD-16 to DEI-CRD-21: own face-up cards of the round, in EN and IT anybody's; never copy alone."""
        found = []
        for at, number in enumerate(self.s.played):
            mine, face_up = at // 9 == seat, not self.s.down >> at & 1
            if number < 0 or not face_up or number == resolved or not (mine or self.edition != "de"):
                continue
            if any(icon != "copy" for entry in self.card(number).actions for icon in icons_of(entry)):
                found.append(f"copy {self.card(number).id}")
        return found


def icons_of(entry: str) -> list[str]:
    return re.split(r" [|+] ", re.sub(r"^per-outpost \w+: ", "", entry))


def entries_of(actions: tuple[str, ...]) -> list[str]:
    """The pieces of a card, pairs taken apart."""
    return [part for entry in actions for part in (entry.split(" + ") if ":" not in entry else [entry])]


FAMILIES = {
    "move": "move",
    "enlist": "enlist",
    "collect": "collect",
    "dig": "collect",
    "kill": "kill",
    "drone": "drone",
    "copy": "copy",
    "buy": "buy",
}


class Card:
    """A card while it is resolved: what is left of it, as far as the answers given leave no doubt."""

    def __init__(self, position: Position, seat: int, number: int, down: bool) -> None:
        self.seat, self.number, self.down = seat, number, down
        self.left = ["buy"] if down else entries_of(position.card(number).actions)
        self.wild, self.colour, self.boosted, self.known = False, "", False, True

    def times(self, position: Position, entry: str) -> int:
        """DEI-ADV-09, DEI-ADV-10, DEI-ADV-13, DEI-CDY-10."""
        per = re.match(r"per-outpost (\w+): ", entry)
        if per is None:
            return 1
        if per[1] == "all":
            return sum(position.cubes(self.seat, colour) for colour in COLOURS) + self.wild
        colour = COLOURS[MARKETS.index(per[1])]
        return position.cubes(self.seat, colour) + (self.wild and self.colour in ("", colour))

    def answers(self, position: Position, bought: bool, ordered: bool, paid_otherwise: bool, extra: bool) -> set[str]:
        seat, found = self.seat, set[str]()
        for entry in self.left:
            if not self.times(position, entry):
                continue
            for icon in icons_of(entry):
                found |= set(self.by_icon(position, icon, bought, paid_otherwise))
        if not self.boosted:
            found |= {f"boost {position.boost_ids[boost]}" for boost in position.own("boosts", seat, 16)}
        bot = position.learned(seat, "delivery-bot") and not ordered and (extra or not bought)
        if bot and (position.edition != "it" or position.own("hands", seat, 20)):
            found |= {f"order {text}" for text in position.purchases(seat, 0, 1, (0, 0), paid_otherwise)}
        return found

    def by_icon(self, position: Position, icon: str, bought: bool, paid_otherwise: bool) -> list[str]:
        if icon == "build":
            return [text for kind in BUILDINGS for text in position.builds(self.seat, kind)]
        if icon.startswith("build-"):
            return position.builds(self.seat, icon.removeprefix("build-"))
        if icon.startswith("gain-"):
            what, number = icon.removeprefix("gain-").split()
            there = what == "supplies" or position.s.common[["technology", "energy"].index(what)] > 0
            return [f"gain {what} amount={number}"] if there else []
        if icon == "copy":
            return position.copies(self.seat, self.number)
        if icon == "buy" and not bought:
            wild = 1 if self.wild else 0
            return [f"buy {text}" for text in position.purchases(self.seat, wild, 0, (0, 0), paid_otherwise)]
        return []

    def follow(self, position: Position, answer: str) -> None:
        """Note what an answer used up; `position` is the one before it."""
        verb = answer.split()[0]
        if verb in ("done", "order"):
            return
        if verb == "boost":
            self.boosted = True
            action = position.match.content.boosts[position.boost_ids.index(answer.split()[1])].action
            self.left += [action] if action else []
            self.wild = self.wild or not action
            return
        fits = [entry for entry in self.left if self.times(position, entry) and self.serves(entry, verb, answer)]
        if len(set(fits)) != 1:
            # A bonus of a feat or a champion, or a choice between pieces of the card.
            self.known = bool(self.known and not any(serves_us(entry) for entry in fits))
            return
        self.spend(position, fits[0])
        if verb == "copy":
            number = next(i for i, card in enumerate(position.match.content.cards) if card.id == answer.split()[1])
            self.left += [rest for entry in entries_of(position.card(number).actions) if (rest := without_copy(entry))]

    def serves(self, entry: str, verb: str, answer: str) -> bool:
        wanted = FAMILIES.get(verb, verb)
        for icon in icons_of(entry):
            if verb == "gain":
                what, number = answer.split()[1], answer.split("=")[1]
                if icon == f"gain-{what} {number}":
                    return True
            elif verb.startswith("build"):
                if icon in ("build", verb):
                    return True
            elif icon.split()[0].split("-")[0] == wanted:
                return True
        return False

    def spend(self, position: Position, entry: str) -> None:
        times = self.times(position, entry)
        self.left.remove(entry)
        per = re.match(r"per-outpost (\w+): (.+)", entry)
        if per is not None:
            self.left += [per[2]] * (times - 1)
            if self.wild and per[1] != "all" and not self.colour:
                self.colour = COLOURS[MARKETS.index(per[1])]


def serves_us(entry: str) -> bool:
    return any(icon.startswith(("build", "gain", "copy", "buy")) for icon in icons_of(entry))


def without_copy(entry: str) -> str:
    """A piece of a copied card (DEI-CRD-17)."""
    head, _, tail = entry.rpartition(": ")
    rest = " | ".join(icon for icon in tail.split(" | ") if icon != "copy")
    return f"{head}: {rest}" if head and rest else rest


def has_doubles(texts: list[str]) -> bool:
    return any(a == b for a, b in pairwise(sorted(texts)))


def scatter(match: Any, s: Any, rng: Rng) -> None:
    """Deal feats, boosts, resources and buildings at random, keeping what there is of each."""
    board = s.terrain.board
    for seat in range(match.seats):
        for colour in range(3):
            if rng.below(2):
                at = seat * 3 + colour
                s.learned = (*s.learned[:at], s.feats[at], *s.learned[at + 1 :])
                s.feats = (*s.feats[:at], -1, *s.feats[at + 1 :])
        pile = [boost for boost in s.pile if boost >= 0]
        held = [pile.pop(rng.below(len(pile))) for _ in range(rng.below(4))]
        s.pile = (*pile, *[-1] * (16 - len(pile)))
        s.boosts = (*s.boosts[: seat * 16], *sorted(held), *[-1] * (16 - len(held)), *s.boosts[seat * 16 + 16 :])
        for zone, places in (("refuges", board.n), ("elevators", board.elevators), ("bridges", board.spans)):
            number = (0, 2, 3, 3)[rng.below(4)]
            first = rng.below(places)
            # Often all in one place: then none can be built there again.
            bag = sorted(first if rng.below(2) else rng.below(places) for _ in range(number)) + [-1] * (3 - number)
            setattr(s, zone, (*getattr(s, zone)[: seat * 3], *bag, *getattr(s, zone)[seat * 3 + 3 :]))
            if zone == "refuges" and number and s.reserve[seat]:
                s.scrappers[seat * board.n + bag[0]] += 1
                s.reserve = (*s.reserve[:seat], s.reserve[seat] - 1, *s.reserve[seat + 1 :])
        technology, energy = rng.below(4), rng.below(3)
        s.common = (s.common[0] - technology, s.common[1] - energy)
        s.technology = (*s.technology[:seat], s.technology[seat] + technology, *s.technology[seat + 1 :])
        s.energy = (*s.energy[:seat], s.energy[seat] + energy, *s.energy[seat + 1 :])
    rebuild(s)
    s.pending = None
