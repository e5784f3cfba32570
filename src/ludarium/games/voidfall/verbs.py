"""Everything a seat or chance can answer in Voidfall. The table is the truth; the functions pack what is asked most."""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall.battle import SOURCE_NAMES
from ludarium.games.voidfall.effects import LABELS
from ludarium.games.voidfall.vocabulary import (
    FLEETS,
    FOCUSES,
    GUILDS,
    INSTALLATIONS,
    KINDS,
    PLACES,
    RESOURCES,
    SECTORS,
    TRACKS,
)
from ludarium.kernel.verbs import FLAG, Arg, Kind, Verb, VerbTable, count

WIDTH: Final = 24

HOUSE: Final = 0 << WIDTH
ORIGIN: Final = 1 << WIDTH
FIRST: Final = 2 << WIDTH
LAY_OUT: Final = 3 << WIDTH
OFFER: Final = 4 << WIDTH
REVEAL: Final = 5 << WIDTH
SELECT: Final = 6 << WIDTH
PLAY_AGENDA: Final = 7 << WIDTH
NO_AGENDA: Final = 8 << WIDTH
ACT: Final = 9 << WIDTH
EXTRA: Final = 10 << WIDTH
AGENDA_ACTION: Final = 11 << WIDTH
USE: Final = 12 << WIDTH
AT: Final = 13 << WIDTH
PAY: Final = 14 << WIDTH
TAKE: Final = 15 << WIDTH
PRODUCE: Final = 16 << WIDTH
DEPLOY: Final = 17 << WIDTH
RECALL: Final = 18 << WIDTH
REGROUP: Final = 19 << WIDTH
FOUND: Final = 20 << WIDTH
BUILD: Final = 21 << WIDTH
GROW: Final = 22 << WIDTH
SHRINK: Final = 23 << WIDTH
CORRUPT: Final = 24 << WIDTH
PURIFY: Final = 25 << WIDTH
SHIFT: Final = 26 << WIDTH
ADVANCE: Final = 27 << WIDTH
OPEN_AGENDA: Final = 28 << WIDTH
DRAW_AGENDA: Final = 29 << WIDTH
DEAL: Final = 30 << WIDTH
KEEP: Final = 31 << WIDTH
RESEARCH: Final = 32 << WIDTH
IMPROVE: Final = 33 << WIDTH
BONUS: Final = 34 << WIDTH
DRAW_BOUNTY: Final = 35 << WIDTH
DRAW_RECLAIM: Final = 36 << WIDTH
KEEP_BOUNTY: Final = 37 << WIDTH
UPGRADE: Final = 38 << WIDTH
DISCARD_GLORY: Final = 39 << WIDTH
BORROW: Final = 40 << WIDTH
PEEK: Final = 41 << WIDTH
FORESEE: Final = 42 << WIDTH
SCORE: Final = 43 << WIDTH
EXCHANGE: Final = 44 << WIDTH
PLACE: Final = 45 << WIDTH
PLACE_GUILD: Final = 46 << WIDTH
DESTROY_GUILD: Final = 47 << WIDTH
DESTROY: Final = 48 << WIDTH
INVADE: Final = 49 << WIDTH
SEND: Final = 50 << WIDTH
ATTACK: Final = 51 << WIDTH
ABANDON: Final = 52 << WIDTH
LAUNCH: Final = 53 << WIDTH
FIRE: Final = 54 << WIDTH
ABSORB: Final = 55 << WIDTH
LOSE: Final = 56 << WIDTH
ESCAPE: Final = 57 << WIDTH
BOLD: Final = 58 << WIDTH
ATTACH: Final = 59 << WIDTH
DISCARD_AGENDA: Final = 60 << WIDTH
PLACE_TOKENS: Final = 61 << WIDTH
UPKEEP: Final = 62 << WIDTH
DECREE: Final = 63 << WIDTH
REMOVE_AGENDA: Final = 64 << WIDTH
STRIKE: Final = 65 << WIDTH
DONE: Final = 66 << WIDTH


def verb(action: int) -> int:
    """The verb of an action, comparable with the constants above."""
    return action >> WIDTH << WIDTH


def rest(action: int) -> int:
    """The packed arguments of an action."""
    return action & (1 << WIDTH) - 1


def pay(credits: int, food: int, energy: int, materials: int, science: int) -> int:
    """Credits stand first, so that the payment with the fewest credits is offered first."""
    return PAY | credits << 20 | food << 15 | energy << 10 | materials << 5 | science


def two(verb: int, sector: int, what: int) -> int:
    """A verb with a sector and a guild, installation or fleet type."""
    return verb | sector << 3 | what


def regroup(src: int, dst: int, fleet: int) -> int:
    return REGROUP | src << 8 | dst << 3 | fleet


def send(sector: int, fleet: int, power: int) -> int:
    return SEND | sector << 7 | fleet << 4 | power


def shift(src: int, dst: int) -> int:
    return SHIFT | src << 6 | dst


def upkeep(food: int, energy: int, materials: int, credits: int) -> int:
    return UPKEEP | food << 12 | energy << 8 | materials << 4 | credits


class Names:
    """The ids of the content pack that occur in actions and events."""

    def __init__(
        self,
        houses: list[str],
        technologies: list[str],
        agendas: list[str],
        events: list[str],
        bounties: list[str],
        reclaims: list[str],
    ) -> None:
        self.house: Final = Kind("house", houses, bits=5)
        self.letter: Final = Kind("origin", ["a", "b"], bits=1)
        self.technology: Final = Kind("technology", technologies, bits=6)
        self.agenda: Final = Kind("agenda", agendas, bits=6)
        self.event: Final = Kind("event", events, bits=6)
        self.bounty: Final = Kind("bounty", bounties, bits=4)
        self.reclaim: Final = Kind("reclaim", reclaims, bits=4)
        self.sector: Final = Kind("sector", [f"s{i}" for i in range(SECTORS)], bits=5)
        self.place: Final = Kind("place", PLACES, bits=6)
        self.focus: Final = Kind("focus", FOCUSES, bits=4)
        self.kind: Final = Kind("kind", KINDS, bits=2)
        self.resource: Final = Kind("resource", RESOURCES, bits=3)
        self.guild: Final = Kind("guild", GUILDS, bits=3)
        self.installation: Final = Kind("installation", INSTALLATIONS, bits=3)
        self.fleet: Final = Kind("fleet", FLEETS, bits=3)
        self.track: Final = Kind("track", TRACKS, bits=2)
        self.effect: Final = Kind("effect", LABELS, bits=6)
        self.source: Final = Kind("source", SOURCE_NAMES, bits=3)


def verb_table(names: Names) -> VerbTable:
    sector, fleet = Arg("sector", names.sector), Arg("fleet", names.fleet)
    guild, installation = Arg("guild", names.guild), Arg("installation", names.installation)
    kind, agenda, place = Arg("kind", names.kind), Arg("agenda", names.agenda), Arg("place", names.place)
    resource, value, seat = Arg("resource", names.resource), Arg("value", count(5, 3)), Arg("seat", count(3))
    event, technology = Arg("event", names.event), Arg("technology", names.technology)
    action = Arg("action", count(2))
    return VerbTable(
        [
            Verb("house", [Arg("house", names.house)]),
            Verb("origin", [Arg("origin", names.letter)]),
            Verb("first", [seat]),
            Verb("lay-out", [technology]),
            Verb("offer", [agenda]),
            Verb("reveal", [event]),
            Verb("select", [Arg("focus", names.focus), Arg("token", FLAG)]),
            Verb("play-agenda", [agenda]),
            Verb("no-agenda"),
            Verb("act", [action, Arg("double", FLAG)]),
            Verb("extra", [technology, Arg("way", count(3))]),
            Verb("agenda-action"),
            Verb("use", [Arg("effect", names.effect)]),
            Verb("at", [sector]),
            Verb(
                "pay",
                [
                    Arg("credits", count(15)),
                    Arg("food", count(15, 5)),
                    Arg("energy", count(15, 5)),
                    Arg("materials", count(15, 5)),
                    Arg("science", count(15, 5)),
                ],
            ),
            Verb("take", [resource]),
            Verb("produce", [resource]),
            Verb("deploy", [sector, fleet]),
            Verb("recall", [sector, fleet]),
            Verb("regroup", [Arg("src", names.sector), Arg("dst", names.sector), fleet]),
            Verb("found", [sector, guild]),
            Verb("build", [sector, installation]),
            Verb("grow", [sector]),
            Verb("shrink", [sector]),
            Verb("corrupt", [place]),
            Verb("purify", [place]),
            Verb("shift", [Arg("src", names.place), Arg("dst", names.place)]),
            Verb("advance", [Arg("track", names.track)]),
            Verb("open-agenda", [kind]),
            Verb("draw-agenda", [kind]),
            Verb("deal", [agenda]),
            Verb("keep", [agenda]),
            Verb("research", [technology, Arg("copy", count(4, 3))]),
            Verb("improve", [technology]),
            Verb("bonus", [Arg("slot", count(5, 3))]),
            Verb("draw-bounty", [Arg("bounty", names.bounty)]),
            Verb("draw-reclaim", [Arg("reclaim", names.reclaim)]),
            Verb("keep-bounty", [Arg("bounty", names.bounty)]),
            Verb("upgrade", [value]),
            Verb("discard-glory", [value]),
            Verb("borrow", [Arg("focus", names.focus), action]),
            Verb("peek", [event]),
            Verb("foresee", [event]),
            Verb("score", [agenda]),
            Verb("exchange", [Arg("science", count(7))]),
            Verb("place", [sector]),
            Verb("place-guild", [sector, guild]),
            Verb("destroy-guild", [sector, guild]),
            Verb("destroy", [sector, installation]),
            Verb("invade", [sector]),
            Verb("send", [sector, fleet, Arg("power", count(15))]),
            Verb("attack"),
            Verb("abandon", [sector]),
            Verb("launch", [Arg("power", count(15))]),
            Verb("fire", [Arg("missiles", FLAG), Arg("drones", FLAG), Arg("bombs", count(7))]),
            Verb("absorb", [Arg("source", names.source)]),
            Verb("lose", [fleet]),
            Verb("escape", [fleet]),
            Verb("bold", [Arg("now", FLAG)]),
            Verb("attach", [Arg("field", count(4, 3))]),
            Verb("discard-agenda"),
            Verb("place-tokens", [Arg("tokens", count(15))]),
            Verb(
                "upkeep",
                [
                    Arg("food", count(15)),
                    Arg("energy", count(15)),
                    Arg("materials", count(15)),
                    Arg("credits", count(15)),
                ],
            ),
            Verb("decree", [Arg("number", count(1))]),
            Verb("remove-agenda", [Arg("field", count(4, 3))]),
            Verb("strike", [sector]),
            Verb("done"),
        ],
        WIDTH,
    )
