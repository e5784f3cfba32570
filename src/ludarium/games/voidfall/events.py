"""What can happen in Voidfall, for log and animation: the numbers of the events and their table."""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall.effects import ITEMS
from ludarium.games.voidfall.verbs import WIDTH, Names
from ludarium.kernel.seats import EVERYONE
from ludarium.kernel.state import State
from ludarium.kernel.verbs import FLAG, Arg, Kind, Verb, VerbTable, count

HOUSE: Final = 0 << WIDTH
ORIGIN: Final = 1 << WIDTH
PLACE: Final = 2 << WIDTH
OFFERED: Final = 3 << WIDTH
EVENT: Final = 4 << WIDTH
CYCLE: Final = 5 << WIDTH
ROUND: Final = 6 << WIDTH
TURN: Final = 7 << WIDTH
SELECTED: Final = 8 << WIDTH
PLAYED: Final = 9 << WIDTH
GAINED: Final = 10 << WIDTH
INFLUENCE: Final = 11 << WIDTH
LOST: Final = 12 << WIDTH
PAID: Final = 13 << WIDTH
PRODUCED: Final = 14 << WIDTH
OVERPRODUCED: Final = 15 << WIDTH
ACTIVATED: Final = 16 << WIDTH
DEACTIVATED: Final = 17 << WIDTH
DEPLOYED: Final = 18 << WIDTH
RECALLED: Final = 19 << WIDTH
MOVED: Final = 20 << WIDTH
FOUNDED: Final = 21 << WIDTH
BUILT: Final = 22 << WIDTH
GUILD_GONE: Final = 23 << WIDTH
INSTALLATION_GONE: Final = 24 << WIDTH
GREW: Final = 25 << WIDTH
SHRANK: Final = 26 << WIDTH
CORRUPTED: Final = 27 << WIDTH
PURIFIED: Final = 28 << WIDTH
OFFER_CORRUPTED: Final = 29 << WIDTH
ADVANCED: Final = 30 << WIDTH
AGENDA_TAKEN: Final = 31 << WIDTH
AGENDA_DRAWN: Final = 32 << WIDTH
AGENDA_ATTACHED: Final = 33 << WIDTH
AGENDA_LEFT: Final = 34 << WIDTH
RESEARCHED: Final = 35 << WIDTH
IMPROVED: Final = 36 << WIDTH
TOKEN: Final = 37 << WIDTH
TOKEN_BACK: Final = 38 << WIDTH
BOUNTY: Final = 39 << WIDTH
RECLAIM: Final = 40 << WIDTH
TOKEN_DISCARDED: Final = 41 << WIDTH
GLORY: Final = 42 << WIDTH
GLORY_GONE: Final = 43 << WIDTH
PLACED: Final = 44 << WIDTH
INVADED: Final = 45 << WIDTH
SENT: Final = 46 << WIDTH
SHOT: Final = 47 << WIDTH
ABSORBED: Final = 48 << WIDTH
OUTCOME: Final = 49 << WIDTH
CONQUERED: Final = 50 << WIDTH
ABANDONED: Final = 51 << WIDTH
INCURSION: Final = 52 << WIDTH
SKIRMISH: Final = 53 << WIDTH
SPARED: Final = 54 << WIDTH
UPKEEP: Final = 55 << WIDTH
SCORED: Final = 56 << WIDTH
DECREE: Final = 57 << WIDTH
LAID_OUT: Final = 58 << WIDTH
START_SCORED: Final = 59 << WIDTH


def tell(s: State, event: int, seat: int, bits: int, rest: int) -> None:
    """Note an event that begins with a seat, for everyone."""
    if s.events is not None:
        s.emit(event | seat << bits | rest, EVERYONE)


def tell_amount(s: State, event: int, seat: int, bits: int, rest: int, amount: int) -> None:
    """Note an event that ends with an amount; where it is 0 nothing has happened."""
    if amount:
        tell(s, event, seat, bits, rest | amount)


def event_table(names: Names) -> VerbTable:
    seat, sector, fleet = Arg("seat", count(3)), Arg("sector", names.sector), Arg("fleet", names.fleet)
    resource, amount, points = Arg("resource", names.resource), Arg("amount", count(127)), Arg("points", count(255))
    guild, installation = Arg("guild", names.guild), Arg("installation", names.installation)
    agenda, kind, place = Arg("agenda", names.agenda), Arg("kind", names.kind), Arg("place", names.place)
    technology, value = Arg("technology", names.technology), Arg("value", count(5, 3))
    item = Arg("item", Kind("item", ITEMS, bits=4))
    result = Arg("outcome", Kind("outcome", ["success", "defence", "tie"], bits=2))
    return VerbTable(
        [
            Verb("house", [seat, Arg("house", names.house)]),
            Verb("origin", [seat, Arg("origin", names.letter)]),
            Verb("place", [seat, Arg("place", count(3))]),
            Verb("offered", [agenda]),
            Verb("event", [Arg("event", names.event)]),
            Verb("cycle", [Arg("cycle", count(3))]),
            Verb("round", [Arg("round", count(15))]),
            Verb("turn", [seat]),
            Verb("selected", [seat, Arg("focus", names.focus), Arg("token", FLAG)]),
            Verb("played", [seat, agenda]),
            Verb("gained", [seat, resource, amount]),
            Verb("influence", [seat, points]),
            Verb("lost", [seat, points]),
            Verb(
                "paid",
                [
                    seat,
                    Arg("credits", count(15)),
                    Arg("food", count(15)),
                    Arg("energy", count(15)),
                    Arg("materials", count(15)),
                    Arg("science", count(15)),
                ],
            ),
            Verb("produced", [seat, resource, amount]),
            Verb("overproduced", [seat, resource]),
            Verb("activated", [seat, amount]),
            Verb("deactivated", [seat]),
            Verb("deployed", [seat, sector, fleet]),
            Verb("recalled", [seat, sector, fleet]),
            Verb("moved", [seat, Arg("src", names.sector), Arg("dst", names.sector), fleet]),
            Verb("founded", [seat, sector, guild]),
            Verb("built", [seat, sector, installation]),
            Verb("guild-gone", [sector, guild]),
            Verb("installation-gone", [sector, installation]),
            Verb("grew", [sector, Arg("population", count(7))]),
            Verb("shrank", [sector, Arg("population", count(7))]),
            Verb("corrupted", [seat, place]),
            Verb("purified", [seat, place]),
            Verb("offer-corrupted", [kind]),
            Verb("advanced", [seat, Arg("track", names.track), Arg("space", count(7))]),
            Verb("agenda-taken", [seat, agenda]),
            Verb("agenda-drawn", [seat, kind]),
            Verb("agenda-attached", [seat, agenda, Arg("field", count(4, 3))]),
            Verb("agenda-left", [seat, agenda]),
            Verb("researched", [seat, technology]),
            Verb("improved", [seat, technology]),
            Verb("token", [seat]),
            Verb("token-back", [seat]),
            Verb("bounty", [seat, Arg("bounty", names.bounty)]),
            Verb("reclaim", [seat, Arg("reclaim", names.reclaim)]),
            Verb("token-discarded", [seat]),
            Verb("glory", [seat, value]),
            Verb("glory-gone", [seat, value]),
            Verb("placed", [sector, item]),
            Verb("invaded", [seat, sector]),
            Verb("sent", [seat, sector, fleet, Arg("power", count(15))]),
            Verb("shot", [Arg("attacker", FLAG), fleet]),
            Verb("absorbed", [Arg("attacker", FLAG), Arg("source", names.source)]),
            Verb("outcome", [sector, result]),
            Verb("conquered", [seat, sector]),
            Verb("abandoned", [seat, sector]),
            Verb("incursion", [sector]),
            Verb("skirmish", [seat, sector, Arg("strength", count(31))]),
            Verb("spared", [seat]),
            Verb("upkeep", [seat, Arg("points", count(63)), Arg("unpaid", count(63))]),
            Verb("scored", [seat, agenda, points]),
            Verb("decree", [seat, Arg("number", count(1))]),
            Verb("laid-out", [technology]),
            Verb("start-scored", [seat, points]),
        ],
        WIDTH,
    )
