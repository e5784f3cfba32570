"""The position as text for a terminal: the galaxy as hexes, the displays, and every player's board."""

from __future__ import annotations

from typing import Any

from ludarium.games.voidfall.card_text import CardTexts, origin_texts
from ludarium.games.voidfall.components import Content
from ludarium.games.voidfall.declaration import FOCUSES, KINDS, RESOURCES, TRACKS
from ludarium.games.voidfall.givens import Givens
from ludarium.games.voidfall.state import FIELDS, HAND, IMPROVED, TECHNOLOGIES
from ludarium.kernel.catalogue import Catalogue
from ludarium.kernel.cells import EMPTY, has
from ludarium.kernel.views import View, Zones

CELL = 12
"""Columns of a hex; hexes of the next row are shifted by half of it."""


class Screen:
    """Drawing in one language; everything comes from a viewer's view."""

    def __init__(self, givens: Givens, content: Content, words: Catalogue, language: str) -> None:
        self.givens = givens
        self.content = content
        self.words = words
        self.language = language

    def say(self, message: str, **values: Any) -> str:
        return self.words.say(self.language, message, **values)

    def draw(self, view: View) -> str:
        zones = view["zones"]
        if EMPTY in zones["origins"]:
            drawn = [self.say("screen-set-up"), "", *self.galaxy(zones), *self.storms()]
            return "\n".join([*drawn, *self.origins(zones, view["viewer"])])
        lines = [self.course(zones), "", *self.galaxy(zones), self.say("screen-legend"), *self.storms(), ""]
        lines += self.displays(zones)
        for seat in zones["order"]:
            lines += ["", *self.player(zones, seat)]
        return "\n".join(lines)

    def origins(self, zones: Zones, seat: int) -> list[str]:
        """What the two origins of a seat's house bring, until it has chosen."""
        if seat < 0 or zones["houses"][seat] == EMPTY or zones["origins"][seat] != EMPTY:
            return []
        texts = CardTexts(self.content, self.words, self.language)
        house, lines = self.content.houses[zones["houses"][seat]], [""]
        for letter, origin in enumerate((house.a, house.b)):
            number = zones["houses"][seat] * 2 + letter
            technology = self.say(f"technology-{origin.technology}")
            goals = map(texts.objective, self.content.start_objectives[number])
            begins = origin_texts(texts, origin, self.content.starts[number]).values()
            lines += [
                self.say("origin-name", origin="AB"[letter], technology=technology),
                f"  {'; '.join(goals)}",
                f"  {'; '.join(begins)}",
            ]
        return lines

    def course(self, zones: Zones) -> str:
        if zones["event"] == EMPTY:
            return self.say("screen-set-up")
        return self.say(
            "screen-cycle",
            cycle=zones["cycle"],
            round=zones["round"],
            rounds=self.givens.event_rounds[zones["event"]],
            event=self.say(f"event-{self.content.events[zones['event']].id}"),
        )

    # The galaxy

    def galaxy(self, zones: Zones) -> list[str]:
        """Three lines for each row of hexes."""
        hexes = self.givens.galaxy.hexes
        holes = self.givens.galaxy.wormholes
        spots = [*hexes, *holes]
        rows = range(min(r for _, r in spots), max(r for _, r in spots) + 1)
        left = min(2 * q + r for q, r in spots)
        lines: list[str] = []
        for row in rows:
            drawn = ["", "", ""]
            for q, r in sorted(spot for spot in spots if spot[1] == row):
                at = (2 * q + r - left) * CELL // 2
                cell = self.cell(zones, hexes.index((q, r))) if (q, r) in hexes else ["", f"({holes[q, r]})", ""]
                drawn = [line.ljust(at) + text.ljust(CELL) for line, text in zip(drawn, cell, strict=True)]
            lines += [line.rstrip() for line in drawn]
        return lines

    def cell(self, zones: Zones, sector: int) -> list[str]:
        owner, void = zones["owner"][sector], zones["void"][sector]
        power = sum(zones["fleets"][sector * 5 : sector * 5 + 5])
        held = f"{owner + 1}:{power}" if owner >= 0 else f"v{void}" if void else "-"
        mark = "*" if zones["corrupt"][sector] else ""
        guilds = zones["guilds"][sector * 5 : sector * 5 + 5]
        built = zones["installations"][sector * 3 : sector * 3 + 3]
        things = "".join(letter * n for letter, n in zip("fembs", guilds, strict=True))
        things += "".join(letter * n for letter, n in zip("YDB", built, strict=True))
        return [f"s{sector} {zones['population'][sector] or ''}{mark}", held, things]

    def storms(self) -> list[str]:
        galaxy = self.givens.galaxy
        pairs = []
        for a in range(galaxy.n):
            pairs += [f"s{a}|s{b}" for b in galaxy.touching[a] if a < b and b not in galaxy.near[a]]
        return [self.say("screen-storms", pairs=" ".join(pairs))] if pairs else []

    # Displays and players

    def displays(self, zones: Zones) -> list[str]:
        offers = []
        for kind, agenda in enumerate(zones["agenda_offer"]):
            mark = "*" if zones["offer_corrupt"][kind] else ""
            name = "-" if agenda == EMPTY else self.say(f"agenda-{self.content.agendas[agenda].id}")
            offers.append(f"{self.say(f'kind-{KINDS[kind]}')}{mark} {name}")
        return [
            self.say("screen-offers", names=", ".join(offers)),
            self.say("screen-trade", tokens=zones["trade_board"]),
        ]

    def player(self, zones: Zones, seat: int) -> list[str]:
        house = self.say(f"house-{self.content.houses[zones['houses'][seat]].id}")
        stock = dict(zip(RESOURCES, zones["stock"][seat * 5 : seat * 5 + 5], strict=True))
        glory = [str(value + 1) for value in range(5) for _ in range(zones["glory"][seat * 5 + value])]
        spaces = {
            track: f"{zones['tracks'][seat * 3 + i]}{'*' if zones['track_corrupt'][seat * 3 + i] else ''}"
            for i, track in enumerate(TRACKS)
        }
        lines = [
            self.say("screen-player", seat=seat + 1, house=house, influence=zones["influence"][seat]),
            self.say("screen-stock", **stock),
            self.say(
                "screen-fleets",
                active=zones["active"][seat],
                inactive=zones["inactive"][seat],
                tokens=zones["tokens"][seat],
                glory=" ".join(glory) or "-",
            ),
            self.say("screen-tracks", **spaces),
            self.say("screen-technologies", names=", ".join(self.technologies(zones, seat))),
            self.say("screen-agendas", names=", ".join(self.agendas(zones, seat)) or "-"),
        ]
        if self.givens.havens:
            lines.append(self.say("screen-havens", levels=zones["havens"][seat]))
        cards = [self.say(f"focus-{name}") for i, name in enumerate(FOCUSES) if has(zones["hand"][seat], i)]
        lines.append(self.say("screen-hand", names=", ".join(cards) or "-"))
        held = [card for card in zones["agenda_hands"][seat * HAND : (seat + 1) * HAND] if card != EMPTY]
        if held:
            names = ["?" if card is None else self.say(f"agenda-{self.content.agendas[card].id}") for card in held]
            lines.append(self.say("screen-own-agendas", names=", ".join(names)))
        return [lines[0], *(f"  {line}" for line in lines[1:])]

    def technologies(self, zones: Zones, seat: int) -> list[str]:
        owned = zones["technologies"][seat * TECHNOLOGIES : (seat + 1) * TECHNOLOGIES]
        return [
            self.say(f"technology-{self.content.technologies[i].id}") + ("+" if form == IMPROVED else "")
            for i, form in enumerate(owned)
            if form
        ]

    def agendas(self, zones: Zones, seat: int) -> list[str]:
        names = []
        for i in range(seat * FIELDS, seat * FIELDS + FIELDS):
            if zones["agendas"][i] != EMPTY:
                mark = "*" if zones["field_corrupt"][i] else ""
                names.append(self.say(f"agenda-{self.content.agendas[zones['agendas'][i]].id}") + mark)
        return names
