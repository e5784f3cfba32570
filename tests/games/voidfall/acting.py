"""Plays an effect in full and says what changed: the other half of reading a card's text.

Every part of a line is tried; apart from that the first answer is taken that does something. What a card only opens
(an invasion, a regroup, a borrowed action, a score) is noted and left, and so is what tokens and spaces give on top.
"""

from __future__ import annotations

from collections import Counter

from ludarium.games.voidfall.atoms import corrupt_places
from ludarium.games.voidfall.declaration import RESOURCES, TRACKS
from ludarium.games.voidfall.flow import Cycle, Rounds, Select
from ludarium.games.voidfall.state import DECK, FIELDS, NOBODY, Void
from ludarium.kernel.cells import EMPTY, without_thing
from ludarium.kernel.engine import advance, answer
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import Frame
from tests.games.voidfall.reading import Changes
from tests.games.voidfall.scenario import Scenario

OPENED = {
    "invade": "invade", "borrow": "preferred", "score": "scored", "regroup": "regroup", "produce": "produced",
}  # fmt: skip
"""What the first word of an answer opens."""
ON_TOP = ("Bonus", "Bounty", "Reclaim", "Step", "Onward")
"""Frames whose own rewards do not belong to the effect."""


def rich() -> Scenario:
    """A position in which everything can be done: five sectors, two of them corrupted, and some of everything."""
    game = Scenario("belitan", "cortozaar", event="glorious-ascension")
    game.without_technologies()
    s, givens = game.s, game.match.givens
    s.cycle, s.round = 2, 1
    home, outpost = game.home(0), game.outpost(0)
    wild = [i for i in range(givens.n) if givens.guild_slots[i] == 3 and givens.installation_slots[i] == 3]
    wild = [i for i in wild if s.owner[i] == NOBODY and s.void[i] and not givens.resists_corruption[i]][:3]
    for sector in range(givens.n):
        s.void[sector] = min(s.void[sector], 1)
    for sector, power in zip((home, outpost, *wild), (1, 2, 2, 1, 1), strict=True):
        game.put(0, sector, corvette=power)
        game.sector(sector, population=2, defence=0, scientists=int(sector not in wild[:2]))
        game.sector(sector, farmers=0, miners=0, engineers=0, bankers=0)
        if sector != home:
            game.sector(sector, shipyard=1)
    game.sector(outpost, farmers=1)
    game.sector(wild[0], engineers=1)
    game.sector(wild[2], miners=1)
    game.active(0, 5)
    game.corrupt(0, "society", "government", "economy", "field-3", f"s{wild[0]}", f"s{wild[1]}")
    game.glory(0, 2, 2)
    game.give(0, food=4, energy=4, materials=4, credits=4, science=6)
    s.tokens = [1, 0]
    s.trade_board -= 1
    s.tracks = (1,) * 6  # no space after this one leads on
    s.agendas = (s.agenda_decks[0], EMPTY, EMPTY, EMPTY, *s.agendas[FIELDS:])
    s.agenda_decks = without_thing(s.agenda_decks, 0, DECK, s.agendas[0])
    s.bounties, s.bounty_left = move_one(s.bounties, s.bounty_left)
    s.reclaims, s.reclaim_left = move_one(s.reclaims, s.reclaim_left)
    s.hand = (511, 511)
    game.check()
    return game


def move_one(held: tuple[int, ...], left: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (held[0] + 1, *held[1:]), (left[0] - 1, *left[1:])


def stand(s: Void, seat: int = 0) -> Changes:
    """Everything a card can change, in numbers."""
    own = [sector for sector in range(s.givens.n) if s.owner[sector] == seat]
    wild = [sector for sector in range(s.givens.n) if s.owner[sector] == NOBODY]
    held = s.glory[seat * 5 : seat * 5 + 5]
    found: Changes = Counter(dict(zip(RESOURCES, s.stock[seat * 5 : seat * 5 + 5], strict=True)))
    found.update(
        {
            "influence": s.influence[seat],
            "active": s.active[seat],
            "inactive": s.inactive[seat],
            "deployed": sum(sum(s.fleets[i * 5 : i * 5 + 5]) for i in own),
            "guilds": sum(sum(s.guilds[i * 5 : i * 5 + 5]) for i in own),
            "installations": sum(sum(s.installations[i * 3 : i * 3 + 3]) for i in own),
            "population": sum(s.population[i] for i in own),
            "corruption": len(corrupt_places(s, seat)),
            "agendas": sum(card != EMPTY for card in s.agendas[seat * FIELDS : seat * FIELDS + FIELDS]),
            "hand": sum(card != EMPTY for card in s.agenda_hands[seat * 32 : seat * 32 + 32]),
            "technologies": sum(s.technologies[seat * 28 : seat * 28 + 28]),
            "tokens": s.tokens[seat],
            "bounty": sum(s.bounties[seat * 16 : seat * 16 + 16]),
            "reclaim": sum(s.reclaims[seat * 16 : seat * 16 + 16]),
            "glory": sum(value * held[value - 1] for value in range(1, 6)),
            "tracks": sum(s.tracks[seat * 3 : seat * 3 + 3]),
            "offers": sum(s.offer_corrupt),
            "voidborn fleet power there": sum(s.void),
            "guild there": sum(sum(s.guilds[i * 5 : i * 5 + 5]) for i in wild),
            "sector defence there": sum(s.installations[i * 3 + 1] for i in wild),
            "bounty token there": sum(s.bounty_at),
            "reclaim token there": sum(s.reclaim_at),
            "glory there": sum((i % 5 + 1) * amount for i, amount in enumerate(s.glory_at)),
        }
    )
    return found


class Actor:
    """Carries out one frame in every way its lines allow."""

    def __init__(self, game: Scenario, frame: Frame[Void]) -> None:
        self.game = game
        self.before = stand(game.s)
        self.ends: list[Changes] = []
        start = game.s.clone()
        start.turn = 0
        start.stack = [Cycle(start.cycle, 2), Rounds(1, start.givens.seats), frame]
        start.pending = None
        self.waiting: list[tuple[Void, Changes]] = [(start, Counter())]

    def changes(self) -> list[Changes]:
        """What the effect did in each way, without those that did less than another."""
        self.run()
        return [end for end in self.ends if not any(end.items() < other.items() for other in self.ends)]

    def run(self) -> None:
        while self.waiting:
            s, opened = self.waiting.pop()
            ask = advance(s)
            if ask is None or all(isinstance(frame, Cycle | Rounds | Select) for frame in s.stack):
                self.end(s, opened)
            elif ask.seat == CHANCE:
                self.go_on(s, ask.actions[0], opened)
            else:
                self.choose(s, {self.game.match.verbs.format(action): action for action in ask.actions}, opened)

    def end(self, s: Void, opened: Changes) -> None:
        after = stand(s)
        changed = Counter({key: after[key] - self.before[key] for key in after if after[key] != self.before[key]})
        for key, amount in opened.items():
            changed[key] += amount
        changed = Counter({key: amount for key, amount in changed.items() if amount})
        if changed not in self.ends:
            self.ends.append(changed)

    def go_on(self, s: Void, action: int, opened: Changes) -> None:
        after = s.clone()
        answer(after, action)
        self.waiting.append((after, opened))

    def choose(self, s: Void, legal: dict[str, int], opened: Changes) -> None:
        below = [type(frame).__name__ for frame in s.stack[2:-1]]
        top = type(s.stack[-1]).__name__
        first = next(iter(legal)).split()[0]
        drawn = stand(s)["reclaim"] > self.before["reclaim"]
        if "done" in legal and (drawn or top == "Bonus" or any(name in ON_TOP for name in below)):
            self.go_on(s, legal["done"], opened)
        elif first == "use":
            for text, action in legal.items():
                if text != "done":
                    self.go_on(s, action, opened)
        elif top == "Foresee":
            self.go_on(s, next(iter(legal.values())), Counter({**opened, "foreseen": 1}))
        elif first in ("invade", "borrow", "score", "regroup"):
            self.go_on(s, legal["done"], Counter({**opened, OPENED[first]: opened[OPENED[first]] + 1}))
        elif first == "produce":
            self.produce(s, next(iter(legal.values())), opened)
        elif first == "shift":
            self.shift(s, legal, opened)
        elif first in ("recall", "destroy", "shrink", "at"):
            for text, action in legal.items():
                if text != "done" and not leaves(s, text):
                    self.go_on(s, action, opened)
        else:
            told = reached(legal) if first == "purify" and not self.noted(opened) else Counter()
            self.go_on(s, legal[preferred(list(legal))], Counter({**opened, **told}))

    def noted(self, opened: Changes) -> bool:
        """Whether it is already known what a removal reaches: what the first one takes, a second cannot reach."""
        return any(key.startswith("removed from") for key in opened)

    def produce(self, s: Void, action: int, opened: Changes) -> None:
        """A kind of one's choice: that it is produced counts, not which one and how much."""
        before = s.stock[:5]
        after = s.clone()
        answer(after, action)
        told = Counter({**opened, "produced": opened["produced"] + 1})
        for name, had, has in zip(RESOURCES, before, after.stock[:5], strict=True):
            told[name] += had - has
        self.waiting.append((after, told))

    def shift(self, s: Void, legal: dict[str, int], opened: Changes) -> None:
        """A technology that was just gained may move corruption; that is its own gift."""
        gained = stand(s)["technologies"] > self.before["technologies"]
        if gained:
            self.go_on(s, legal["done"], opened)
        else:
            self.go_on(s, next(iter(legal.values())), Counter({**opened, "moved": opened["moved"] + 1}))


def leaves(s: Void, text: str) -> bool:
    """Whether a recall would empty a sector and so lose it."""
    if not text.startswith("recall"):
        return False
    sector = int(text.split()[1][1:])
    return s.givens.home_of[sector] < 0 and sum(s.fleets[sector * 5 : sector * 5 + 5]) == 1


def reached(legal: dict[str, int]) -> Changes:
    """What kind of places markers can be removed from."""
    kinds = set()
    for text in legal:
        if text != "done":
            place = text.split()[1]
            kinds.add("field" if "field" in place else "track" if place in TRACKS else "sector")
    return Counter({f"removed from {', '.join(sorted(kinds))}": 1})


def preferred(legal: list[str]) -> str:
    """The first answer that does something; the largest exchange; the technology that gives nothing at once."""
    for text in legal:
        if text == "research decontamination-chambers" or text.startswith(("open-agenda", "build")):
            return text
    exchanges = [text for text in legal if text.startswith("exchange")]
    return exchanges[-1] if exchanges else legal[0]
