"""Illegal clicks of whole games, and whether the reasons that are given for them are true.

Every fact is read here a second time, from the zones of the view and the content files.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from ludarium.games.xibalba import GAME
from ludarium.games.xibalba.declaration import ACTIONS, FACES, KEPT, SPOTS, STACK_NAMES, TYPES
from ludarium.games.xibalba.game import XibalbaMatch
from ludarium.games.xibalba.state import Xibalba
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import advance
from ludarium.kernel.game import Refusal
from ludarium.kernel.play import Play
from ludarium.kernel.remarks import Seat, Thing

DECKS = {
    card.id: kind
    for kind, deck in zip(TYPES, ("soldiers", "civilians", "buildings", "events"), strict=True)
    for card in getattr(GAME.content()[1], deck)
}
COST = {card.id: card.cost for card in GAME.content()[1].cards}
TIMING = {card.id: card.timing for card in GAME.content()[1].cards}
BOARD = {faction.id: faction.board for faction in GAME.content()[1].factions}
KIN = {card.id: card.faction for card in GAME.content()[1].cards}


class Click:
    """An answer that somebody would like to give, and what lies on the table."""

    def __init__(self, match: XibalbaMatch, s: Xibalba, seat: int, action: int, refusal: Refusal) -> None:
        self.match, self.s, self.seat, self.action, self.refusal = match, s, seat, action, refusal
        view = match.view(s, seat)
        self.zones: dict[str, Any] = view["zones"]
        self.frame, *self.frame_ints = view["stack"][-1]
        verb = match.verbs.verb(action)
        self.verb = verb.name
        self.args: dict[str, Any] = {
            arg.key: arg.kind.text(value) if arg.kind.named else value
            for arg, value in zip(verb.args, match.verbs.values(action), strict=True)
        }
        assert refusal.lack is not None
        self.says = refusal.lack.message.removeprefix("lack-")
        self.values = {key: plain(value) for key, value in refusal.lack.values.items()}

    def __getattr__(self, key: str) -> Any:
        return self.values[key]

    def name(self, title: int) -> str:
        return self.match.content.cards[title & 127].id

    def stack(self, name: str, seat: int | None = None) -> list[str]:
        """A stack of a seat from bottom to top."""
        at = 5 * (self.seat if seat is None else seat) + STACK_NAMES.index(name)
        heights = self.zones["heights"]
        first = sum(heights[:at])
        return [self.name(cell) for cell in self.zones["cards"][first : first + heights[at]]]

    def own_faction(self) -> Any:
        return self.match.content.factions[self.zones["factions"][self.seat]].id

    def tops(self, seat: int | None = None) -> dict[str, str]:
        return {name: cards[-1] for name in STACK_NAMES if (cards := self.stack(name, seat))}

    def others(self) -> list[int]:
        return [seat for seat in range(self.match.seats) if seat != self.seat]

    def in_ark(self) -> str:
        return "" if self.zones["ark"] < 0 else self.name(self.zones["ark"])

    def market(self) -> list[str]:
        return [self.name(title) for title in self.zones["market"] if title >= 0]

    def dice(self, face: str) -> int:
        return int(self.zones["dice"][FACES.index(face)])

    def legal_with(self, **zones: list[int]) -> bool:
        """Whether the answer is legal with these zones instead."""
        other = self.s.clone()
        for zone, value in zones.items():
            setattr(other, zone, value)
        other.pending = None
        ask = advance(other)
        return ask is not None and self.action in ask.actions

    def legal_for(self, resources: int) -> bool:
        held = list(self.zones["resources"])
        held[self.seat] = resources
        return self.legal_with(resources=held)

    def legal_dice(self, **faces: int) -> bool:
        return self.legal_with(dice=[faces.get(face, self.dice(face)) for face in FACES])

    def targets(self, fits: Callable[[str, str, list[str]], bool]) -> int:
        """How many stacks of others fit: by the name of the stack, its active card and all its cards."""
        return sum(
            fits(name, top, self.stack(name, seat)) for seat in self.others() for name, top in self.tops(seat).items()
        )


def plain(value: Any) -> Any:
    if isinstance(value, Thing):
        return value.kind.text(value.value)
    return value.seat if isinstance(value, Seat) else value


def slot(click: Click, number: int) -> list[str]:
    return click.stack(f"slot{number}")


def timed(timing: str, click: Click) -> bool:
    at = STACK_NAMES.index(str(click.args["place"])) if click.args["place"] != "ark" else None
    card = click.in_ark() if at is None else click.tops()[STACK_NAMES[at]]
    return bool(click.card == card and TIMING[card] != timing)


def of_type(kind: str, click: Click) -> bool:
    return bool(click.n == click.targets(lambda _, top, __: DECKS[top] == kind))


def kept_too_many(c: Click) -> bool:
    for rolled, kept, key in zip(c.zones["rolled"], (c.args[key] for key in KEPT), KEPT, strict=True):
        if kept > rolled:
            face = "blank" if key in ("r0", "a0") else key
            return bool((c.need, c.have, c.face) == (kept, rolled, face))
    return False


def spot_of(c: Click) -> tuple[int, str]:
    seat, _, name = str(c.args["spot"]).partition("-")
    return (int(seat[1:]) - 1, name) if name else (-1, "")


def phase(frame: str) -> Callable[[Click], bool]:
    return lambda c: c.frame in frame.split()


CHECKS: dict[str, Callable[[Click], bool]] = {
    "resources": lambda c: (
        c.have == c.zones["resources"][c.seat] < c.need and c.legal_for(c.need) and not c.legal_for(c.need - 1)
    ),
    "trade": lambda c: c.have < c.need <= c.n and c.legal_for(c.n) and not c.legal_for(c.have),
    "symbols": lambda c: c.have == c.dice("attack") < c.need == c.args.get("symbols", 1),
    "criticals": lambda c: c.have == c.dice("critical") < c.need == c.args.get("criticals", 1),
    "no-dice": lambda c: (c.symbols, c.criticals, c.args["symbols"]) == (c.dice("attack"), c.dice("critical"), 0),
    "technology": lambda c: c.dice("attack") == 0 and c.n == c.dice("critical"),
    "die": lambda c: c.face == c.args["face"] and c.dice(c.face) == 0 and c.legal_dice(**{c.face: 1}),
    "blank": lambda c: c.n == c.dice("blank") and "prospector" not in c.tops().values(),
    "trade-attack": lambda c: c.face == c.args["face"] and c.face in ("attack", "critical"),
    "chance": lambda c: c.verb in ("draw", "roll-resource", "roll-attack", "roll-paragon"),
    "waits-turn": lambda c: c.who == c.match.view(c.s, c.seat)["asked"][0] != c.seat,
    "waits-block": lambda c: c.frame == "Raid" and c.who == c.frame_ints[1] != c.seat,
    "waits-faction": lambda c: c.frame == "Factions" and c.who == c.frame_ints[0] != c.seat,
    "first-faction": phase("Factions"),
    "first-resolve": phase("EffectPhase DiceEffects"),
    "first-pool": phase("ChoosePool ChangePool"),
    "first-keep": lambda c: c.frame == "Keep" and c.n == c.zones["rerolls"],
    "first-block": lambda c: c.frame == "Raid" and c.who == c.frame_ints[0],
    "first-destroy": lambda c: c.frame == "Plunder" and c.who == c.frame_ints[1],
    "first-pay": lambda c: c.frame == "Offer" and c.card == c.name(c.frame_ints[1]),
    "first-effect": lambda c: c.frame == "Effects" and c.card == c.name(c.frame_ints[1]),
    "first-arrange": phase("Reorganise"),
    "faction": lambda c: c.faction == c.own_faction(),
    "taken": lambda c: c.faction == c.args["faction"],
    "taken-board": lambda c: c.faction != c.args["faction"] and BOARD[c.faction] == BOARD[c.args["faction"]],
    "effects-over": lambda c: c.frame == "Action" and c.verb == "resolve",
    "dice-over": lambda c: c.frame == "Action" and c.verb in ("pool", "keep"),
    "no-raid": lambda c: c.verb in ("block", "let-through") and (c.frame != "Raid" or c.frame_ints[1] != c.seat),
    "no-breach": lambda c: c.verb in ("destroy", "spare") and c.frame == "Action",
    "no-effect": lambda c: c.verb in ("apply", "skip") and c.frame == "Action",
    "arrange": lambda c: c.verb in ("bring", "shift", "swap", "done") and c.frame == "Action",
    "pool-kind": lambda c: c.n == max(c.args["resource"], c.args["attack"]) > c.most == 4,
    "pool-exact": lambda c: c.n == c.args["resource"] + c.args["attack"] != c.most,
    "pool": lambda c: not c.least <= c.args["resource"] + c.args["attack"] <= c.most,
    "pool-fewer": lambda c: [c.resource, c.attack] == list(c.zones["pool"]),
    "pool-more": lambda c: [c.resource, c.attack] == list(c.zones["pool"]),
    "keep": kept_too_many,
    "ark-empty": lambda c: c.in_ark() == "",
    "ark-nobody": lambda c: c.card == c.in_ark() and c.zones["controller"] == -1,
    "ark-other": lambda c: c.card == c.in_ark() and c.who == c.zones["controller"] != c.seat,
    "own-ark": lambda c: c.card == c.in_ark() and c.zones["controller"] == c.seat and c.args["target"] == "ark",
    "own-base": lambda c: c.args["target"] == f"p{c.seat + 1}",
    "no-base": lambda c: c.n == c.match.seats < int(c.args["target"][1:]),
    "vacant": lambda c: c.in_ark() == "" and c.verb == "attack",
    "inside": lambda c: c.card == c.in_ark() and c.zones["controller"] == c.seat,
    "occupied": lambda c: c.card == c.in_ark() and c.zones["controller"] != c.seat and c.n == c.zones["life"],
    "life": lambda c: c.card == c.in_ark() and c.n == c.zones["life"] == c.match.givens.life_limit,
    "plunder": lambda c: c.who == c.frame_ints[1] and (spot_of(c)[0] != c.who or spot_of(c)[1] == "squad"),
    "top-only": lambda c: c.n == c.args["depth"] < len(c.stack(spot_of(c)[1], spot_of(c)[0])),
    "spot": lambda c: c.have == len(c.stack(spot_of(c)[1], spot_of(c)[0])) < c.need == c.args["depth"] + 1,
    "not-open": lambda c: c.card == c.args["card"] and c.card not in c.market(),
    "in-ark": lambda c: c.card == c.args["card"] == c.in_ark() and c.card not in c.market(),
    "apocalypse": lambda c: c.match.options["mode"] == "apocalypse" and c.verb == "discard-open",
    **{
        f"type-{kind}": lambda c, kind=kind: c.card == c.args["card"] and DECKS[c.card] == kind  # type: ignore[misc]
        for kind in TYPES
    },
    "slot-civilian": lambda c: DECKS[slot(c, c.n)[-1]] == "civilian" and DECKS[c.card] == "building",
    "slot-building": lambda c: DECKS[slot(c, c.n)[-1]] == "building" and DECKS[c.card] == "civilian",
    "locked": lambda c: c.have == c.zones["levels"][c.seat] < c.n,
    "empty-squad": lambda c: not c.stack("squad"),
    "empty-slot": lambda c: not slot(c, c.n),
    "top-level": lambda c: c.n == c.zones["levels"][c.seat] == 4,
    "upgraded": lambda c: c.zones["done"] >> ACTIONS.index("upgrade") & 1 == 1,
    "just-arranged": lambda c: c.verb == "reorganise",
    "nothing-to-arrange": lambda c: (
        (c.n, c.slots) == (sum(len(c.stack(name)) for name in STACK_NAMES), c.zones["levels"][c.seat])
        and (c.slots == 1 or c.n == len(c.stack("squad")))
        and all(len(c.stack(name)) < 2 for name in STACK_NAMES)
    ),
    "on-top": lambda c: c.args["depth"] == 0,
    "deep": lambda c: (
        c.have == len(c.stack(c.args["src" if c.verb == "shift" else "place"])) < c.need == c.args["depth"] + 1
    ),
    "stays": lambda c: "squad" in c.args.values(),
    "same-slot": lambda c: list(c.args.values())[:2] == [f"slot{c.n}"] * 2,
    "both-empty": lambda c: not slot(c, c.first) and not slot(c, c.second),
    "lower-first": lambda c: (c.args["first"], c.args["second"]) == (f"slot{c.second}", f"slot{c.first}"),
    "use-squad": lambda c: c.args["place"] == "squad",
    "effect-phase": partial(timed, "effect"),
    "dice-phase": partial(timed, "dice"),
    "action-phase": partial(timed, "action"),
    "resolved": lambda c: c.card == (c.tops() | {"ark": c.in_ark()})[c.args["place"]],
    "used": lambda c: c.card == c.tops()[c.args["place"]] and TIMING[c.card] == "action",
    "must": lambda c: c.verb == "skip" and c.card == c.name(c.frame_ints[1]),
    "ways": lambda c: c.args["which"] >= c.n and c.card == c.name(c.frame_ints[1]),
    "no-target": lambda c: c.args["spot"] != SPOTS[0],
    "turn-blank": lambda c: c.card == "chemist" and c.dice("blank") == 0,
    "gone": lambda c: c.card == c.name(c.frame_ints[1]) and c.card not in c.tops().values(),
    "per-soldier": lambda c: not c.stack("squad"),
    "per-civilian": lambda c: "civilian" not in [DECKS[top] for top in c.tops().values()],
    "per-building": lambda c: "building" not in [DECKS[top] for top in c.tops().values()],
    "per-kin": lambda c: c.own_faction() not in [KIN[card] for card in c.tops().values()],
    "if-holding": lambda c: c.zones["controller"] != c.seat,
    "if-outside": lambda c: c.zones["controller"] == c.seat,
    "refresh": lambda c: c.type not in [DECKS[card] for card in c.market()],
    "destroy-ark": lambda c: c.n == (c.in_ark() != "" and c.zones["controller"] != c.seat),
    "destroy-civilian": partial(of_type, "civilian"),
    "damage-ark": lambda c: c.n == (c.in_ark() != "" and c.zones["controller"] != c.seat),
    "steal-resources": lambda c: c.n == sum(c.zones["resources"][seat] > 0 for seat in c.others()),
    "steal-paragon": lambda c: c.n == sum(c.zones["paragon"][seat] > 0 for seat in c.others()),
    "destroy-soldier": partial(of_type, "soldier"),
    "destroy-building": partial(of_type, "building"),
    "destroy-upgrade": lambda c: c.n == c.targets(lambda name, *_: name != "squad"),
    "demote-soldier": lambda c: c.n == c.targets(lambda name, _, cards: name == "squad" and len(cards) > 1),
    "demote-upgrade": lambda c: c.n == c.targets(lambda name, _, cards: name != "squad" and len(cards) > 1),
    "win-over-soldier": lambda c: c.n == c.targets(lambda name, top, _: name == "squad" and COST[top] <= c.most),
}
"""Whether what is said is so, by what is said."""


def wishes(match: XibalbaMatch, s: Xibalba, rng: random.Random) -> Iterator[int]:
    """What the page may ask about, and any answers at all."""
    lines = [f"trade {face}" for face in FACES] + [f"use slot{n}" for n in range(1, 5)]
    lines += ["attack ark symbols=1", *(f"attack p{n + 1} symbols=1" for n in range(match.seats))]
    lines += ["discard-own squad" if action == "discard" else action for action in ACTIONS]
    for title in s.market:
        if title >= 0:
            card = match.content.cards[title].id
            kind = DECKS[card]
            lines.append(f"buy-{kind} {card}" if kind in ("soldier", "event") else f"buy-upgrade {card} slot1")
    yield from (match.verbs.parse(line) for line in rng.sample(lines, 2))
    for verb in rng.sample(match.verbs.verbs, 2):
        yield match.verbs.pack(verb.name, [rng.randint(0, arg.kind.most) for arg in verb.args])


def clicks(rng: random.Random) -> Iterator[Click]:
    """Illegal clicks of whole games at all kinds of tables."""
    for number in range(1_000):
        options = {"mode": ["normal", "apocalypse"][number % 2], "factions": ["drawn", "chosen"][number // 2 % 2]}
        match = GAME.match("de", 2 + number % 3, options)
        assert isinstance(match, XibalbaMatch)
        play = Play(match, seed_of(number))
        for _ in range(120):
            if play.over:
                break
            asked = play.asks[0]
            for action in wishes(match, play.state, rng):
                seat = asked.seat if rng.random() < 0.95 else rng.randrange(match.seats)
                refusal = match.why_not(play.state, seat, action)
                if refusal is not None:
                    yield Click(match, play.state, seat, action, refusal)
            wasteful = ("end", "discard", "skip")
            better = [line for line in play.legal(asked.seat) if not line.startswith(wasteful)]
            play.do(asked.seat, rng.choice(better or play.legal(asked.seat)))
