"""The components of Xibalba: cards, factions with their boards, dice and numbers as frozen values, checked.

The grammar of effects is at the top of `grammar.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ludarium.games.xibalba import vocabulary
from ludarium.games.xibalba.declaration import ACTIONS
from ludarium.games.xibalba.grammar import MOST, PART, modifier_of, modifiers_of, program_of
from ludarium.kernel.content import Entry, Origin, Pack

COUNTS = {"soldiers.toml": 64, "civilians.toml": 48, "buildings.toml": 32, "events.toml": 32}
"""XIB-CMP-09."""
TITLES = 127
FACES = {
    "resource": ("blank", "r1", "r2", "r3"),
    "attack": ("blank", "attack", "critical"),
    "paragon": ("blank", "p1", "p2"),
}
FIRST_FREE = {f"first-{action} free": number for number, action in enumerate(ACTIONS)}
FREE_PRICE = 99
"""More than any price: what is taken off the first action that is free."""
ONCE_A_TURN = (*FIRST_FREE, "first-event -1", "blank-harvest +1")
BOUNDS = {
    "resource-limit": (4, 40),
    "paragon-limit": (40, 40),
    "life-limit": (1, 31),
    "apocalypse-life-limit": (1, 31),
    "target-low": (1, 40),
    "target": (1, 40),
    "target-high": (1, 40),
    "apocalypse-target-low": (1, 40),
    "apocalypse-target": (1, 40),
    "apocalypse-target-high": (1, 40),
}
"""Four start with four resources, and every target has to be on the track (XIB-SET-11, XIB-WIN-07)."""
NUMBERS = (*BOUNDS, "medicine-life", *ACTIONS[:-1])


class Card(Entry, frozen=True, kw_only=True):
    """XIB-CMP-11. `faction` is a tag that no rule of the book uses, only boards and effects (XIB-BUY-12)."""

    name_origin: Origin = "designed"
    faction: str
    copies: int
    cost: int
    timing: Literal["effect", "dice", "action", "permanent"]
    effect: tuple[str, ...] = ()


class Soldier(Card, frozen=True, kw_only=True):
    strength: int
    resistance: int
    paragon: int


class Upgrade(Card, frozen=True, kw_only=True):
    """A civilian or a building."""

    pay: int | None = None


class Event(Card, frozen=True, kw_only=True):
    pass


class Faction(Entry, frozen=True, kw_only=True):
    name_origin: Origin
    board: int
    upgrade: tuple[int, int, int]
    resistance: tuple[int, int, int, int]
    productivity: tuple[int, int, int, int]
    abilities: tuple[str, ...]
    prices: dict[str, int] = msgspec.field(default_factory=dict)


class Die(Entry, frozen=True, kw_only=True):
    faces: tuple[str, ...]


class Number(Entry, frozen=True, kw_only=True):
    value: tuple[int, int, int]


class Content:
    """A whole pack, checked."""

    def __init__(self, pack: Pack) -> None:
        self.soldiers = pack.rows("soldiers.toml", "soldier", Soldier)
        self.civilians = pack.rows("civilians.toml", "civilian", Upgrade)
        self.buildings = pack.rows("buildings.toml", "building", Upgrade)
        self.events = pack.rows("events.toml", "event", Event)
        self.factions = pack.rows("factions.toml", "faction", Faction)
        dice = pack.rows("dice.toml", "die", Die)
        numbers = pack.rows("numbers.toml", "number", Number)
        self.cards: list[Card] = [*self.soldiers, *self.civilians, *self.buildings, *self.events]
        self._check_cards(pack)
        self._check_soldiers(pack)
        self._check_factions(pack)
        self._check_dice(pack, dice)
        self._check_numbers(pack, numbers)
        self.dice = {die.id: die.faces for die in dice}
        self.numbers = {number.id: number.value for number in numbers}

    def _check_cards(self, pack: Pack) -> None:
        files: dict[str, Sequence[Card]] = {
            "soldiers.toml": self.soldiers,
            "civilians.toml": self.civilians,
            "buildings.toml": self.buildings,
            "events.toml": self.events,
        }
        known = {faction.id for faction in self.factions}
        seen: set[str] = set()
        for file, cards in files.items():
            for card in cards:
                if card.id in seen:
                    raise pack.problem(file, card.id, "another deck has a card of this id")
                seen.add(card.id)
                if not 0 <= card.cost <= 15 or card.copies < 1:
                    raise pack.problem(file, card.id, "a card costs 0 to 15 and has at least one copy")
                if card.faction not in known:
                    raise pack.problem(file, card.id, f"there is no faction {card.faction!r}")
                self._check_effect(pack, file, card)
                if isinstance(card, Upgrade) and card.pay is not None:
                    self._check_pay(pack, file, card, card.pay)
            found = sum(card.copies for card in cards)
            if found != COUNTS[file]:
                raise pack.problem(file, "", f"there are {COUNTS[file]} cards (XIB-CMP-09), not {found}")
        if len(self.cards) > TITLES:
            raise pack.problem("soldiers.toml", "", f"there are at most {TITLES} titles in all decks together")

    def _check_effect(self, pack: Pack, file: str, card: Card) -> None:
        try:
            if lasts(card):
                modifiers_of(card.effect)
            else:
                program = program_of(card.effect)
                acts = program[1::PART]
                in_dice_phase = card.timing == "dice" and not isinstance(card, Event)
                if not in_dice_phase and (vocabulary.POOL_DICE in acts or vocabulary.REROLLS in acts):
                    raise ValueError("rerolls and pool-dice belong to the dice phase (XIB-DIE-06)")
        except ValueError as problem:
            raise pack.problem(file, card.id, str(problem)) from None

    def _check_pay(self, pack: Pack, file: str, card: Upgrade, pay: int) -> None:
        if not 1 <= pay <= MOST:
            raise pack.problem(file, card.id, f"an effect costs 1 to {MOST}; leave `pay` out when it is free")
        if lasts(card):
            raise pack.problem(file, card.id, "what is permanent is not paid for (XIB-CMP-22)")

    def _check_soldiers(self, pack: Pack) -> None:
        for card in self.soldiers:
            if not (0 <= card.strength <= 9 and 1 <= card.resistance <= 9 and 0 <= card.paragon <= 4):
                raise pack.problem("soldiers.toml", card.id, "strength is 0 to 9, resistance 1 to 9, paragon 0 to 4")

    def _check_factions(self, pack: Pack) -> None:
        boards = sorted(faction.board for faction in self.factions)
        if boards != [1, 1, 2, 2, 3, 3, 4, 4]:
            raise pack.problem("factions.toml", "", "two factions share each of the boards 1 to 4 (XIB-SET-08)")
        for faction in self.factions:
            for price, allowed in zip(faction.upgrade, ((3, 4), (5, 6), (7, 8)), strict=True):
                if price not in allowed:
                    raise pack.problem("factions.toml", faction.id, f"an upgrade cannot cost {price} (XIB-UPG-05)")
            if not all(0 <= value <= 40 for value in (*faction.resistance, *faction.productivity)):
                raise pack.problem("factions.toml", faction.id, "resistance and productivity are 0 to 40")
            for action, price in faction.prices.items():
                if action not in ACTIONS[:-1] or not 0 <= price <= MOST:
                    raise pack.problem("factions.toml", faction.id, f"{action} = {price} is not the price of an action")
            for ability in faction.abilities:
                if ability not in ONCE_A_TURN:
                    try:
                        modifier_of(ability)
                    except ValueError:
                        raise pack.problem("factions.toml", faction.id, f"no ability {ability!r}") from None

    def _check_dice(self, pack: Pack, dice: list[Die]) -> None:
        if {die.id for die in dice} != set(FACES):
            raise pack.problem("dice.toml", "", "the dice are resource, attack and paragon (XIB-CMP-13)")
        for die in dice:
            if not die.faces:
                raise pack.problem("dice.toml", die.id, "a die has at least one face")
            for face in die.faces:
                if face not in FACES[die.id]:
                    raise pack.problem("dice.toml", die.id, f"there is no {die.id} face {face!r}")
            if all(face == "blank" for face in die.faces):
                raise pack.problem("dice.toml", die.id, "a die shows something on one face at least")
            if die.id == "paragon" and len(set(die.faces)) == 1:
                raise pack.problem("dice.toml", die.id, "with equal faces nobody wins the start roll (XIB-SET-15)")

    def _check_numbers(self, pack: Pack, numbers: list[Number]) -> None:
        given = {number.id for number in numbers}
        for id in NUMBERS:
            if id not in given:
                raise pack.problem("numbers.toml", "", f"{id} is missing")
        for number in numbers:
            if number.id not in NUMBERS:
                raise pack.problem("numbers.toml", number.id, "there is no such number")
            low, high = BOUNDS.get(number.id, (0, 40))
            if not all(low <= value <= high for value in number.value):
                rule = " (XIB-WIN-07)" if number.id == "paragon-limit" or "target" in number.id else ""
                raise pack.problem("numbers.toml", number.id, f"this number is {low} to {high}{rule}")


def lasts(card: Card) -> bool:
    """Whether a card has modifiers; an event never does, it happens once whatever its tag (XIB-EVT-03)."""
    return card.timing == "permanent" and not isinstance(card, Event)


def faces_of(die: tuple[str, ...], order: tuple[str, ...]) -> list[int]:
    """How many faces of a die show each of its results."""
    return [die.count(face) for face in order]


def ability_modifiers(abilities: tuple[str, ...]) -> list[int]:
    """The modifiers of a faction, of those abilities that always hold."""
    return modifiers_of(tuple([ability for ability in abilities if ability not in ONCE_A_TURN]))


def ability_firsts(abilities: tuple[str, ...]) -> list[int]:
    """What is taken off the price of the first action of each kind in a turn."""
    off = [0] * vocabulary.FIRSTS
    for ability in abilities:
        if ability in FIRST_FREE:
            off[FIRST_FREE[ability]] = FREE_PRICE
        elif ability == "first-event -1":
            off[vocabulary.FIRST_EVENT] = 1
    return off
