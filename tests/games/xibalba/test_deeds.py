"""Texts say what happens, for effects that are carried out: each is played, and its traces are what its text says.

The English text is read clause by clause, the card is played in one rich position, and who gained, lost, rolled or was
destroyed is compared with the sum of the clauses. Written by hand are only the three conditions at the end.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from ludarium.games.xibalba import verbs
from ludarium.games.xibalba.atoms import paragon_symbols, stack_spot
from ludarium.games.xibalba.components import Event, Soldier, Upgrade, lasts
from ludarium.games.xibalba.declaration import FACES, TYPES
from ludarium.games.xibalba.declaration import SPOTS as SPOT_NAMES
from ludarium.games.xibalba.moves.prices import card_price
from ludarium.games.xibalba.packed import paragon_dice
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.engine import advance, answer
from ludarium.kernel.seats import CHANCE
from tests.games.xibalba.measures import CARDS, CONTENT, offered, play
from tests.games.xibalba.scenario import Scenario
from tests.games.xibalba.test_texts import LASTING, SAID

CARRIED_OUT = [card.id for card in CONTENT.cards if not lasts(card) and card.id not in LASTING]
OPPONENTS = (1, 2)
LIFE = 15


def position(card: str, ours: bool, controller: int = 1) -> Scenario:
    """Seat 0 with the card and two soldiers against two seats with two cards in every stack."""
    own = CARDS[card].faction
    game = Scenario(3, [own, *[other for other in ("ska", "castor-rebels", "brigade-rouge") if other != own]])
    for seat in OPPONENTS:
        game.squad(seat, "shield-bearer", "rifleman")
        game.slot(seat, 1, "engineer", "recruiter")
        game.slot(seat, 2, "vault", "bunker")
    game.squad(0, "grenadier", "grenadier")
    found = CARDS[card]
    if isinstance(found, Soldier):
        game.squad(0, card)
    elif isinstance(found, Upgrade):
        game.slot(0, 1, card)
    game.ark("veteran", seat=0 if ours else controller, life=LIFE)
    game.resources(15, 9, 9)
    game.paragon(3, 3, 3)
    game.dice(r1=1, blank=3, attack=2)
    game.market(*[card] * isinstance(found, Event))
    game.action(0)
    return game


def traces(game: Scenario) -> Counter[str]:
    """Everything that an effect could change, as numbers."""
    s = game.s
    found = Counter({"resources": s.resources[0], "paragon": s.paragon[0], "life": s.life, "rerolls": s.rerolls})
    found["soldiers"] = s.heights[0]
    found["upgrades"] = sum(s.heights[1:5])
    found |= Counter({f"die {face}": n for face, n in zip(FACES, s.dice, strict=True)})
    for title, n in enumerate(s.discards):
        found[f"discarded {TYPES[game.match.givens.type_of[title]]}"] += n
    for seat in OPPONENTS:
        found[f"resources of {seat}"], found[f"paragon of {seat}"] = s.resources[seat], s.paragon[seat]
        for stack, kind in ((0, "soldier"), (1, "civilian"), (2, "building")):
            cards = game.cards(seat, stack)
            found[f"{kind}s of {seat}"] = len(cards)
            found[f"{kind} demoted at {seat}"] = int(cards[0] in ("rifleman", "recruiter", "bunker"))
    found["ark empty"] = int(s.ark == EMPTY)
    return found


def dice_chosen(action: int) -> int:
    """How many dice a pool has."""
    return verbs.pool_resource(action) + verbs.pool_attack(action)


class Carried:
    """A card played once, in one of its ways."""

    def __init__(self, card: str, way: int = 0, ours: bool = False, controller: int = 1, skip: bool = False) -> None:
        self.card, self.way, self.skip = CARDS[card], way, skip
        self.game = position(card, ours, controller)
        self.rolled = 0
        self.price = 0
        self.could_skip = False
        self.spots: set[str] = set()
        before = traces(self.game)
        self.begin()
        self.follow()
        after = traces(self.game)
        self.found = {name: after[name] - before[name] for name in before | after if after[name] != before[name]}
        if self.rolled:
            self.found["paragon dice"] = self.rolled
        self.without_its_cost()

    def begin(self) -> None:
        game, card = self.game, self.card
        if isinstance(card, Event):
            self.price = card_price(game.s, 0, game.titles.index(card.id))
            play(game, f"buy-event {card.id}")
        elif card.timing == "effect":
            game.turn(0)
        elif card.timing == "dice":
            game.choose_pool(0)
            play(game, "pool resource=3 attack=3")
        elif isinstance(card, Soldier):
            play(game, f"attack {'p2' if game.s.controller == 0 else 'ark'} symbols=1")
        else:
            play(game, "use slot1")

    def follow(self) -> None:
        """Let the effect run: paragon dice show 1, of several targets the first is struck."""
        while (ask := advance(self.game.s)) is not None:
            verb = verbs.verb(ask.actions[0])
            frame = type(self.game.s.stack[-1]).__name__
            if frame == "ChangePool":
                most = max(ask.actions, key=dice_chosen)
                self.found_pool = dice_chosen(most)
                answer(self.game.s, most)
            elif verb == verbs.ROLL_PARAGON:
                self.rolled += max(paragon_symbols(verbs.roll_paragon_dice(code)) for code in ask.actions) // 2
                answer(self.game.s, verbs.roll_paragon(paragon_dice(0, self.rolled, 0)))
            elif verb == verbs.DRAW:
                answer(self.game.s, ask.actions[0])
            elif ask.seat == CHANCE or verb not in (verbs.APPLY, verbs.SKIP):
                return
            else:
                self.choose(ask.actions)

    def choose(self, actions: list[int]) -> None:
        self.could_skip = self.could_skip or verbs.SKIP in actions
        ways = [code for code in actions if verbs.verb(code) == verbs.APPLY and verbs.apply_which(code) == self.way]
        self.spots |= {SPOT_NAMES[verbs.apply_spot(code)] for code in ways}
        answer(self.game.s, verbs.SKIP if self.skip else ways[0])

    def without_its_cost(self) -> None:
        """What every event, attack and dice phase brings by itself is taken out."""
        card = self.card
        if isinstance(card, Event):
            self.add("resources", self.price)
            self.add("discarded event", -1)
        elif isinstance(card, Soldier) and card.timing == "action":
            self.add("life", card.strength)
            self.add("die attack", 1)
        elif card.timing == "dice":
            self.add("rerolls", -2)
            if (size := getattr(self, "found_pool", 6)) != 6:
                self.add("pool", size - 6)

    def add(self, name: str, n: int) -> None:
        self.found[name] = self.found.get(name, 0) + n
        if not self.found[name]:
            del self.found[name]


def plain(found: dict[str, int]) -> dict[str, Any]:
    """Traces with the opponents as a group: how much each of them, and in which order of size."""
    grouped: dict[str, Any] = {}
    for name, n in found.items():
        if (seat := re.fullmatch(r"(.*) (?:of|at) [12]", name)) is not None:
            grouped.setdefault(f"{seat[1]} of opponents", []).append(n)
        else:
            grouped[name] = n
    return {name: sorted(n) if isinstance(n, list) else n for name, n in grouped.items()}


CLAUSES: dict[str, Any] = {
    r"gain (\d) resources?": lambda n: {"resources": n},
    r"lose (\d) resources?": lambda n: {"resources": -n},
    r"gain (\d) paragon": lambda n: {"paragon": n},
    r"lose (\d) paragon": lambda n: {"paragon": -n},
    r"take (\d) resources? from an opponent": lambda n: {"resources": n, "resources of opponents": [-n]},
    r"take (\d) paragon from an opponent": lambda n: {"paragon": n, "paragon of opponents": [-n]},
    r"every opponent loses (\d) resources?": lambda n: {"resources of opponents": [-n, -n]},
    r"every opponent gains (\d) resources?": lambda n: {"resources of opponents": [n, n]},
    r"an enemy soldier in the ark loses (\d) life points?": lambda n: {"life": -n},
    r"your soldier in the ark gains (\d) life points?": lambda n: {"life": n},
    r"roll (\d) paragon (?:die|dice) and gain what (?:it shows|they show)": lambda n: {
        "paragon dice": n,
        "paragon": n,
    },
    r"destroy an opponent's active soldier": lambda n: {"soldiers of opponents": [-1], "discarded soldier": 1},
    r"destroy an opponent's active civilian": lambda n: {"civilians of opponents": [-1], "discarded civilian": 1},
    r"destroy an opponent's active building": lambda n: {"buildings of opponents": [-1], "discarded building": 1},
    r"destroy an opponent's active upgrade card": lambda n: {"civilians of opponents": [-1], "discarded civilian": 1},
    r"destroy an enemy soldier in the ark": lambda n: {"life": -LIFE, "ark empty": 1, "discarded soldier": 1},
    r"this card is destroyed": lambda n: {"upgrades": -1, "discarded civilian": 1},
    r"an opponent's active soldier goes under its squad": lambda n: {"soldier demoted of opponents": [1]},
    r"an opponent's active upgrade card goes under its stack": lambda n: {"civilian demoted of opponents": [1]},
    r"the active soldier of an opponent you choose joins your squad, if it costs (\d) or less": lambda n: {
        "soldiers": 1,
        "soldiers of opponents": [-1],
    },
    r"your soldier in the ark returns to the squad": lambda n: {"soldiers": 1, "life": -LIFE, "ark empty": 1},
    r"you have (\d) more re-rolls? this turn": lambda n: {"rerolls": n},
    r"you may take (\d) more (?:die|dice) this turn": lambda n: {"pool": n},
    r"add (\d) attack symbols? to your action pool": lambda n: {"die attack": n},
    r"turn (\d) blanks? into an attack symbol": lambda n: {"die blank": -n, "die attack": n},
}
"""What each clause leaves behind in the position above."""
SPOTS = {"active soldier": {0}, "active civilian": {1}, "active building": {2}, "active upgrade card": {1, 2}}
"""The stacks of an opponent that a clause may strike there."""


KIN = "for each of your active cards that bears your faction: "
"""In the position above that is the card itself."""
HOLDS, HOLDS_NOT = "if your soldier holds the ark: ", "if your soldier does not hold the ark: "
OURS = "your soldier in the ark"


def said_if(clause: str, ours: bool) -> dict[str, Any]:
    """What a clause leaves behind if it depends on who holds the ark."""
    if clause.startswith((HOLDS, OURS) if not ours else HOLDS_NOT):
        return {}
    return said_by(clause.removeprefix(HOLDS).removeprefix(HOLDS_NOT).removeprefix(KIN))


def said_by(clause: str) -> dict[str, Any]:
    if (several := re.fullmatch(r"for each soldier of your squad: (.*)", clause)) is not None:
        return {name: 2 * n for name, n in said_by(several[1]).items()}
    if (types := re.fullmatch(r"replace the open cards: (.*)", clause)) is not None:
        return {f"discarded {name.lower().removesuffix('s')}": 2 for name in types[1].split(", ")}
    for pattern, traced in CLAUSES.items():
        if (found := re.fullmatch(pattern, clause)) is not None:
            traces: dict[str, Any] = traced(int(found[1]) if found.groups() else 1)
            return traces
    raise AssertionError(f"nobody has said what {clause!r} means")


class Text:
    """The effect of a card in words: what is said of when and how often, then ways of clauses."""

    def __init__(self, card: str) -> None:
        text = SAID["en"][f"effect-{card}"]
        self.whole = text
        self.head = ""
        self.pay = 0
        head = re.match(r"(after each of its attacks|once a turn|pay \d each time|you may pay \d): ", text)
        if head is not None:
            self.head, text = head[1], text[head.end() :]
            self.pay = int("".join(re.findall(r"\d", self.head)) or 0)
        self.voluntary = "if you like: " in text
        self.ours = OURS in text or HOLDS in text
        self.entries = [entry.removeprefix("if you like: ").removeprefix("in any case: ") for entry in text.split("; ")]

    @property
    def ways(self) -> int:
        return max(len(self.split(entry)) for entry in self.entries)

    def split(self, entry: str) -> list[str]:
        _, colon, types = entry.partition("replace the open cards: ")
        ways = (types if colon else entry).split(" or ") if "or less" not in entry else [entry]
        return [f"{colon}{way}" for way in ways] if colon else ways

    def promised(self, way: int, skip: bool = False, ours: bool | None = None) -> dict[str, Any]:
        sums: dict[str, Any] = {"resources": -self.pay} if self.pay else {}
        for at, entry in enumerate(self.entries):
            if skip and at == 0:
                continue
            ways = self.split(entry)
            for name, n in said_if(ways[way % len(ways)], self.ours if ours is None else ours).items():
                sums[name] = sums[name] + n if name in sums else n
        return {name: n for name, n in sums.items() if n}


@pytest.mark.parametrize(("card", "way"), [(card, way) for card in CARRIED_OUT for way in range(Text(card).ways)])
def test_an_effect_leaves_the_traces_that_its_text_tells(card: str, way: int) -> None:
    text = Text(card)
    assert plain(Carried(card, way, ours=text.ours).found) == text.promised(way)
    if HOLDS in text.whole or HOLDS_NOT in text.whole:
        assert plain(Carried(card, way, ours=not text.ours).found) == text.promised(way, ours=not text.ours)


@pytest.mark.parametrize("card", CARRIED_OUT)
def test_an_effect_may_be_declined_where_it_says_so_and_nowhere_else(card: str) -> None:
    text = Text(card)
    ours = text.ours
    may = text.voluntary or text.head.startswith("you may pay")
    assert Carried(card, ours=ours).could_skip == may
    if may:
        expected = {} if text.pay else text.promised(0, skip=True)
        assert plain(Carried(card, ours=ours, skip=True).found) == expected


@pytest.mark.parametrize("card", CARRIED_OUT)
def test_an_effect_happens_as_often_as_it_says(card: str) -> None:
    text, played = Text(card), Carried(card, ours=Text(card).ours)
    kind = CARDS[card]
    if isinstance(kind, Event) or kind.timing != "action":
        assert text.head in ("", f"you may pay {text.pay}")
    elif isinstance(kind, Soldier):
        assert text.head == "after each of its attacks"
        before = traces(played.game)
        play(played.game, "attack ark symbols=1")
        played.follow()
        after = traces(played.game)
        again = {name: after[name] - before[name] for name in before | after if after[name] != before[name]}
        played.found = again
        played.without_its_cost()
        assert plain(played.found) == text.promised(0)
    else:
        assert text.head == (f"pay {text.pay} each time" if text.pay else "once a turn")
        assert ("use slot1" in offered(played.game)) == bool(text.pay)


@pytest.mark.parametrize("card", [card for card in CARRIED_OUT if "opponent's active" in SAID["en"][f"effect-{card}"]])
def test_an_effect_strikes_what_it_names_and_nothing_else(card: str) -> None:
    text = Text(card)
    for way, clause in enumerate(text.split(text.entries[0])):
        named = next(stacks for words, stacks in SPOTS.items() if words in clause)
        spots = {SPOT_NAMES[stack_spot(seat, stack)] for seat in OPPONENTS for stack in named}
        assert Carried(card, way).spots == spots


ENEMY = [card for card in CARRIED_OUT if "enemy" in SAID["en"][f"effect-{card}"]]


@pytest.mark.parametrize("card", ENEMY)
def test_an_enemy_is_a_soldier_of_another_seat_or_of_nobody(card: str) -> None:
    expected = Text(card).promised(0)
    assert plain(Carried(card, controller=-1).found) == expected
    game = position(card, ours=True)
    if isinstance(CARDS[card], Event):
        play(game, f"buy-event {card}")
    else:
        assert "use slot1" not in offered(game)
    assert game.s.life == LIFE


def test_defection_asks_for_the_printed_cost() -> None:
    game = position("defection", ours=False)
    game.squad(1, "bomber")  # 5
    game.squad(2, "veteran")  # 6
    play(game, "buy-event defection")
    assert game.cards(0, 0)[-1] == "bomber"


@pytest.mark.parametrize(
    "card", [card for card in CARRIED_OUT if "your soldier in the ark" in SAID["en"][f"effect-{card}"]]
)
def test_your_soldier_in_the_ark_is_nobody_elses(card: str) -> None:
    played = Carried(card, ours=False)
    assert "life" not in played.found
    assert "ark empty" not in played.found
