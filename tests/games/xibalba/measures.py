"""What a thing in play changes, found by playing: every number is without what is printed on cards and boards.

A measure plays a small scene and looks at the result: life lost, dice rolled, resources paid, who was asked to
block. `this` is the soldier whose card is looked at, `seat` any other soldier and everything else of its owner.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludarium.games.xibalba import GAME, verbs
from ludarium.games.xibalba.atoms import paragon_symbols
from ludarium.games.xibalba.components import Soldier
from ludarium.games.xibalba.packed import paragon_dice
from ludarium.kernel.engine import advance, answer
from ludarium.kernel.seats import CHANCE
from tests.games.xibalba.scenario import Scenario

CONTENT = GAME.content()[1]
CARDS = {card.id: card for card in CONTENT.cards}
BOARDS = {faction.id: faction for faction in CONTENT.factions}
NUMBERS = {id: value[0] for id, value in CONTENT.numbers.items()}
PLAIN = "veteran"
"""A soldier without effect, of strength 4, resistance 4 and paragon value 1."""
BY_STRENGTH = ["trench-guard", "rifleman", "grenadier", "veteran", "berserker"]
"""Soldiers of strength 1 to 5."""
WEAK = BY_STRENGTH[0]
HELD = 5
"""The resources of both seats before an attack on a base."""


class Stand:
    """How the thing that is looked at comes into play: in the squad, in a slot, as a bought event, as a board."""

    def __init__(
        self, card: str = "", board: str = "brotherhood-shikai", content: Path | None = None, turns: int = 0
    ) -> None:
        self.card = card
        self.board = board
        self.content = content
        self.turns = turns
        """How many turns pass before it is looked at."""
        self.soldier = bool(card) and isinstance(CARDS[card], Soldier)
        self.event = bool(card) and CARDS[card] in CONTENT.events

    def scene(self, seats: int = 2) -> Scenario:
        boards = [self.board, *[board for board in reversed(BOARDS) if board != self.board]]  # Castor Rebels loot more
        game = Scenario(seats, boards, self.content)
        if self.event:
            game.market(self.card)
            game.resources(25)
            game.dice(r1=1)
            game.do(f"buy-event {self.card}")
            for seat in [0, 1][: self.turns]:
                game.action(seat)
                game.dice(r1=1)
                game.do("end")
        elif self.card and not self.soldier:
            game.slot(0, 1, self.card)
        game.s.done = 0
        game.action(0)
        return game

    def beside(self, game: Scenario) -> None:
        """A soldier card works from the top of the squad while another soldier acts in the ark."""
        if self.soldier:
            game.squad(0, self.card)

    def printed(self, card: str) -> tuple[int, int, int]:
        soldier = CARDS[card]
        assert isinstance(soldier, Soldier)
        return soldier.strength, soldier.resistance, soldier.paragon


def draws(game: Scenario) -> None:
    """Let the market be refilled with the first possible cards."""
    while (ask := advance(game.s)) is not None and verbs.verb(ask.actions[0]) == verbs.DRAW:
        answer(game.s, ask.actions[0])


def play(game: Scenario, *lines: str) -> None:
    """Answers of whoever is asked; dice that are rolled by them are left open."""
    for line in lines:
        draws(game)
        code = game.match.verbs.parse(line)
        assert code in game.ask.actions, f"{line!r} is not among {offered(game)}"
        answer(game.s, code)
    draws(game)


def offered(game: Scenario) -> list[str]:
    """What may be answered."""
    draws(game)
    return [game.match.verbs.format(code) for code in game.ask.actions]


def dice_asked(game: Scenario, *lines: str) -> int:
    """Play, let every paragon die show 1 and say how many were rolled at first; 0 for none."""
    play(game, *lines)
    rolled = 0
    while (ask := advance(game.s)) is not None and ask.seat == CHANCE:
        if verbs.verb(ask.actions[0]) == verbs.ROLL_PARAGON:
            number = max(paragon_symbols(verbs.roll_paragon_dice(code)) for code in ask.actions) // 2
            rolled = rolled or number
            answer(game.s, verbs.roll_paragon(paragon_dice(0, number, 0)))
        else:
            answer(game.s, ask.actions[0])
    return rolled


def shot(stand: Stand, actor: str, symbols: int, criticals: int) -> int:
    """The life points that an attack from the squad takes."""
    game = stand.scene()
    game.squad(0, actor)
    game.ark("captain", seat=1, life=10)
    game.s.life = 30
    game.dice(r1=1, attack=symbols, critical=criticals)
    play(game, f"attack ark symbols={symbols} criticals={criticals}")
    advance(game.s)
    return 30 - game.s.life


def raid(stand: Stand, actor: str, symbols: int, criticals: int = 0) -> Scenario:
    """Seat 0 attacks a base of 5 paragon from the ark; its owner has a blocker."""
    game = stand.scene()
    game.ark(actor, seat=0)
    if actor != stand.card:
        stand.beside(game)
    game.squad(1, "rifleman")
    game.paragon(0, 9)
    game.resources(HELD, HELD)
    game.dice(r1=1, attack=symbols, critical=criticals)
    game.s.events = []
    play(game, f"attack p2 symbols={symbols} criticals={criticals}")
    return game


def announced(stand: Stand, actor: str, symbols: int, criticals: int) -> int:
    """The strength of an attack from the ark, as it is announced to everybody."""
    game = raid(stand, actor, symbols, criticals)
    assert game.s.events is not None
    told = [code & 255 for code in game.s.events[::2] if game.match.happenings.verb(code).name == "attacked"]
    return told[0]


def looted(stand: Stand, actor: str, face: str) -> int:
    """The paragon that a raid nobody blocks brings when all dice show a face."""
    game = raid(stand, actor, 4)
    if "let-through" in offered(game):
        play(game, "let-through")
    ask = advance(game.s)
    assert ask is not None
    assert ask.seat == CHANCE
    number = max(paragon_symbols(verbs.roll_paragon_dice(code)) for code in ask.actions) // 2
    blanks, ones = (0, number) if face == "p1" else (number, 0)
    answer(game.s, verbs.roll_paragon(paragon_dice(blanks, ones, 0)))
    advance(game.s)
    return game.s.paragon[0] - (number if face == "p1" else 0)


def acting(stand: Stand, actor: str, from_squad: bool) -> dict[str, int]:
    """What a soldier of seat 0 does beyond what is printed on it."""
    strength, resistance, paragon = stand.printed(actor)
    blockable = "block" in offered(raid(stand, actor, 1))
    killed = raid(stand, actor, 6)
    found = {
        "ark strength": announced(stand, actor, 1, 0) - strength,
        "ark critical": announced(stand, actor, 0, 1) - announced(stand, actor, 1, 0) - 1,
        "unblockable": 0 if blockable else 1,
        "loot": looted(stand, actor, "p1"),
        "loot on a blank": looted(stand, actor, "blank"),
        "kill dice": dice_asked(killed, "block") - paragon if blockable else 0,
        "control dice": dice_asked(raid_over(stand, actor), "end") - paragon,
    }
    if not from_squad:
        return found
    conquest = stand.scene()
    conquest.squad(0, actor)
    conquest.ark("captain", seat=1, life=1)
    conquest.dice(r1=1, attack=1)
    entry = stand.scene()
    entry.empty_ark()
    entry.squad(0, actor)
    entry.dice(r1=1, attack=1)
    play(entry, "enter")
    return {
        **found,
        "strength": shot(stand, actor, 1, 0) - strength,
        "critical": shot(stand, actor, 0, 1) - shot(stand, actor, 1, 0) - 1,
        "conquest dice": dice_asked(conquest, "attack ark symbols=1") - paragon,
        "entry life": entry.s.life - resistance - 2,
        "no block": 0 if blocks(stand, actor) else 1,
        "block": felled_at(stand, actor) - resistance if blocks(stand, actor) else 0,
    }


FROM_ARK = ("ark strength", "ark critical", "unblockable", "loot", "loot on a blank", "kill dice", "control dice")
FROM_SQUAD = ("strength", "critical", "conquest dice", "entry life", "no block", "block")
"""What `acting` measures: of a soldier that is looked at all of it, of another one the former alone."""


def raid_over(stand: Stand, actor: str) -> Scenario:
    """The soldier controls the ark, and the turn can be ended."""
    game = stand.scene()
    game.ark(actor, seat=0)
    if actor != stand.card:
        stand.beside(game)
    game.action(0)
    game.dice(r1=1)
    return game


def attacked(stand: Stand, soldier: str, blocker: str = "", **dice: int) -> Scenario:
    """Seat 1 attacks the base of seat 0 from the ark."""
    game = stand.scene()
    if blocker:
        game.squad(0, blocker)
    elif stand.soldier:
        game.squad(0, stand.card)
    game.ark(soldier, seat=1)
    game.paragon(9, 0)
    game.resources(HELD, HELD)
    game.action(1)
    game.dice(r1=1, **dice)
    play(game, f"attack p1 symbols={dice.get('attack', 0)} criticals={dice.get('critical', 0)}")
    return game


def blocks(stand: Stand, blocker: str) -> bool:
    return "block" in offered(attacked(stand, PLAIN, blocker, attack=1))


def felled_at(stand: Stand, blocker: str) -> int:
    """The weakest attack that fells a blocker."""
    for symbols in range(1, 20):
        game = attacked(stand, WEAK, blocker, attack=symbols)
        play(game, "block")
        advance(game.s)
        if not game.cards(0, 0):
            return symbols
    raise AssertionError("nothing fells it")


def lets_through(game: Scenario) -> bool:
    """Whether an attack on the base of seat 0 breaches it."""
    if "let-through" in offered(game):
        play(game, "let-through")
    advance(game.s)
    return type(game.s.stack[-1]).__name__ in ("Plunder", "ParagonRoll")


def breach_pay(stand: Stand) -> int:
    """The resources that seat 0 has more once it has breached a base."""
    game = raid(stand, PLAIN, 4)
    if "let-through" in offered(game):
        play(game, "let-through")
    advance(game.s)
    return game.s.resources[0] - HELD


def block_pay(stand: Stand) -> int:
    """The resources that seat 0 has more once it has blocked, with a soldier that is looked at if that can."""
    game = attacked(stand, PLAIN, "" if stand.soldier else "rifleman", attack=1)
    if "block" not in offered(game):
        return 0
    play(game, "block")
    return game.s.resources[0] - HELD


def base(stand: Stand) -> dict[str, int]:
    """The weakest attacks that breach the base, with two dice or more and with one; what is looted then."""
    printed = BOARDS[stand.board].resistance[0]
    many = next(n for n in range(2, 20) if lets_through(attacked(stand, WEAK, attack=n)))
    one = [lets_through(attacked(stand, soldier, attack=1)) for soldier in BY_STRENGTH]
    one.append(lets_through(attacked(stand, BY_STRENGTH[4], critical=1)))
    game = attacked(stand, WEAK, attack=20)
    assert lets_through(game)
    if "spare" in offered(game):
        play(game, "spare")
    rolled = dice_asked(game)
    return {
        "pay for a breach": breach_pay(stand),
        "pay for a block": block_pay(stand),
        "base": many - printed,
        "base against one die": one.index(True) + 1 - printed,
        "guarded loot": 9 - game.s.paragon[0] - rolled,
    }


def dice_phase(stand: Stand) -> dict[str, int]:
    game = stand.scene()
    if stand.soldier:
        game.squad(0, stand.card)
    game.choose_pool(0)
    most = max(sum(int(word.split("=")[1]) for word in line.split()[1:]) for line in offered(game))
    play(game, "pool resource=" + str(min(4, most - 1)) + " attack=" + str(most - min(4, most - 1)))
    rerolls = 0
    while (ask := advance(game.s)) is not None and type(game.s.stack[-1]).__name__ in ("Roll", "Keep"):
        if ask.seat == CHANCE:
            answer(game.s, ask.actions[0])
        else:
            answer(game.s, verbs.KEEP)
            rerolls += 1
    return {"pool": most - 6, "rerolls": rerolls - 2}


def paid(game: Scenario, *lines: str) -> int:
    """The resources that answers cost; paragon dice show 1, attack dice anything."""
    game.resources(25)
    play(game, *lines)
    dice_asked(game)
    return 25 - game.s.resources[0]


def prices(stand: Stand) -> dict[str, int]:
    """What cards and actions cost beside what is printed, the second time where there is one, and the first time
    beside that."""
    game = stand.scene()
    game.level(0, 4)
    game.slot(0, 4, "refinery")
    game.ark(PLAIN, seat=0, life=1)
    stand.beside(game)
    game.dice(r1=1, attack=2)
    game.action(0)
    board = BOARDS[stand.board]
    lines = {
        "reorganise": ("reorganise", "swap slot3 slot4", "done"),
        "medicine": ("medicine",),
        "weapon-technology": ("weapon-technology",),
        "tactical-attack": ("tactical-attack",),
        "harvest": ("harvest",),
        "discard": ("discard-open trader",),
    }
    found: dict[str, int] = {}
    for action, answers in lines.items():
        game.market("trader")
        first = paid(game, *answers)
        game.market("trader")
        second = paid(game, *answers)
        found[f"price of {action}"] = second - board.prices.get(action, NUMBERS[action])
        found[f"first {action}"] = first - second
    civilian, building, event, soldier = (foreign(names, stand.board) for names in FOREIGN)
    game.market(civilian, building, event, event, soldier)
    spent = [paid(game, f"buy-event {event}") for _ in range(2)]
    found["price of event"], found["first event"] = spent[1] - CARDS[event].cost, spent[0] - spent[1]
    found["price of civilian"] = paid(game, f"buy-upgrade {civilian} slot2") - CARDS[civilian].cost
    found["price of building"] = paid(game, f"buy-upgrade {building} slot4") - CARDS[building].cost
    found["price of soldier"] = paid(game, f"buy-soldier {soldier}") - CARDS[soldier].cost
    game.level(0, 1)
    found["price of upgrade"] = paid(game, "upgrade") - board.upgrade[0]
    found["price of kin"] = kin_price(stand) - found["price of civilian"]
    return found


FOREIGN = (("trader", "saboteur"), ("refinery", "shrine"), ("air-raid", "ark-quake"), ("captain", "veteran"))
"""Two cards of a kind each, of different factions, that change no price."""


def foreign(names: tuple[str, str], board: str) -> str:
    """The one of two cards that is not of the board's own faction."""
    return next(name for name in names if CARDS[name].faction != board)


def kin_price(stand: Stand) -> int:
    """What a civilian of the board's own faction costs beside what is printed."""
    own = next(card for card in CONTENT.civilians if card.faction == stand.board)
    game = stand.scene()
    game.level(0, 4)
    stand.beside(game)
    game.market(own.id)
    game.dice(r1=1)
    game.action(0)
    price: int = paid(game, f"buy-upgrade {own.id} slot2") - own.cost
    return price


def others(stand: Stand) -> dict[str, int]:
    """Medicine, blanks, and harvests that show a blank."""
    game = stand.scene()
    game.ark(PLAIN, seat=0, life=1)
    stand.beside(game)
    game.resources(20)
    game.dice(r1=1, blank=1)
    game.action(0)
    play(game, "medicine")
    found = {"medicine": game.s.life - 1 - NUMBERS["medicine-life"], "blank": 0}
    if "trade blank" in offered(game):
        before = game.s.resources[0]
        play(game, "trade blank")
        found["blank"] = game.s.resources[0] - before
    for time in ("first", "second"):
        before = game.s.resources[0]
        play(game, "harvest")
        before = game.s.resources[0]
        answer(game.s, verbs.roll_paragon(paragon_dice(1, 0, 0)))
        found[f"{time} blank harvest"] = game.s.resources[0] - before
    return found


def measured(stand: Stand) -> dict[str, int]:
    """Everything that a thing changes, `this` for a soldier itself and `seat` for whatever else its owner has."""
    found = {f"seat {name}": n for name, n in acting(stand, PLAIN, not stand.soldier).items()}
    if stand.soldier:
        found |= {f"this {name}": n for name, n in acting(stand, stand.card, True).items()}
    for part in (base(stand), dice_phase(stand), prices(stand), others(stand)):
        found |= {f"seat {name}": n for name, n in part.items()}
    return {name: n for name, n in found.items() if n}


@cache
def of_the_board(board: str) -> dict[str, int]:
    """What a board changes by itself, by the ability of its faction."""
    return measured(Stand(board=board))


def changed_by(stand: Stand) -> dict[str, int]:
    """What a card changes, without what its board does."""
    found, own = measured(stand), dict(of_the_board(stand.board))
    if stand.soldier:
        shared = {name.removeprefix("seat "): n for name, n in own.items()}
        own = {name: n for name, n in own.items() if name.removeprefix("seat ") not in FROM_SQUAD}
        own |= {f"this {name}": n for name, n in shared.items() if name in (*FROM_SQUAD, *FROM_ARK)}
        if "this no block" in found:
            own.pop("this block", None)
    return {name: n for name in found | own if (n := found.get(name, 0) - own.get(name, 0))}
