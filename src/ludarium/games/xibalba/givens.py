"""What never changes during a game: content, edition and options as plain numbers for the rules.

Rule code reads only this; which pack, mode or option the numbers come from is decided once, when a match is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import comb
from typing import Final

from ludarium.games.xibalba import verbs
from ludarium.games.xibalba.components import (
    FACES,
    FREE_PRICE,
    Card,
    Content,
    Soldier,
    Upgrade,
    ability_firsts,
    ability_modifiers,
    faces_of,
    lasts,
)
from ludarium.games.xibalba.declaration import ACTIONS, PERSONAL, TIMINGS
from ludarium.games.xibalba.editions import Rules
from ludarium.games.xibalba.grammar import modifiers_of, program_of
from ludarium.games.xibalba.packed import attack_dice_with, paragon_dice_with, resource_dice_with
from ludarium.games.xibalba.vocabulary import SOLDIER
from ludarium.games.xibalba.worths import FREE, board_worth, modifiers_worth, program_worth
from ludarium.kernel.asks import Ask
from ludarium.kernel.seats import CHANCE

LEVELS: Final = 4
NEVER_PAID: Final = -1
SHARED: Final = len(PERSONAL)
"""The first modifier that is not personal."""
MOST_PARAGON_DICE: Final = 7
MOST_ATTACK_DICE: Final = 7


class Givens:
    """The numbers of one match."""

    def __init__(self, seats: int, rules: Rules, options: Mapping[str, str], content: Content) -> None:
        self.seats: Final = seats
        column = seats - 2
        apocalypse = options["mode"] == "apocalypse"
        # Rulebook
        self.pool: Final = rules.pool
        self.dice_of_a_kind: Final = rules.dice_of_a_kind
        self.rerolls: Final = rules.rerolls
        self.wounded: Final = rules.wounded
        # Mode and options
        self.apocalypse: Final = apocalypse
        self.open_cards: Final = rules.apocalypse_open_cards if apocalypse else rules.open_cards
        self.discount: Final = rules.apocalypse_discount if apocalypse else 0
        self.bonus_for_conquest: Final = options["apocalypse-bonus"] == "control-and-conquest"
        self.factions_chosen: Final = options["factions"] == "chosen"
        self.destroys_any: Final = options["destroy"] == "any"
        self.raised_pool_is_exact: Final = options["raised-pool"] == "exact"
        self.start_resources: Final = seats if options["start-resources"] == "seats" else 0
        # Numbers
        numbers = {id: value[column] for id, value in content.numbers.items()}
        self.target: Final = chosen_target(options["target"], numbers, apocalypse)
        self.resource_limit: Final = numbers["resource-limit"]
        self.paragon_limit: Final = numbers["paragon-limit"]
        self.life_limit: Final = numbers["apocalypse-life-limit" if apocalypse else "life-limit"]
        self.medicine_life: Final = numbers["medicine-life"]
        # Cards, by title
        cards = content.cards
        self.titles: Final = len(cards)
        decks: list[Sequence[Card]] = [content.soldiers, content.civilians, content.buildings, content.events]
        self.type_of: Final = [kind for kind, deck in enumerate(decks) for _ in deck]
        self.first_title: Final = [self.type_of.index(kind) for kind in range(4)] + [len(cards)]
        self.copies: Final = [card.copies for card in cards]
        self.cost: Final = [card.cost for card in cards]
        self.timing: Final = [TIMINGS.index(card.timing) for card in cards]
        self.pay: Final = [pay_of(card) for card in cards]
        self.strength: Final = [card.strength if isinstance(card, Soldier) else 0 for card in cards]
        self.resistance: Final = [card.resistance if isinstance(card, Soldier) else 0 for card in cards]
        self.paragon: Final = [card.paragon if isinstance(card, Soldier) else 0 for card in cards]
        self.programs: Final = [[] if lasts(card) else program_of(card.effect) for card in cards]
        self.modifiers: Final = [modifiers_of(card.effect) if lasts(card) else [] for card in cards]
        self.worth: Final = [
            modifiers_worth(self.modifiers[i]) if lasts(card) else program_worth(self.programs[i], self.pay[i])
            for i, card in enumerate(cards)
        ]
        # Boards, by faction
        factions = content.factions
        tags = [faction.id for faction in factions]
        self.kin_of: Final = [tags.index(card.faction) for card in cards]
        self.factions: Final = len(factions)
        self.board_of: Final = [faction.board for faction in factions]
        self.upgrade_price: Final = [price for faction in factions for price in (*faction.upgrade, 0)]
        self.base_resistance: Final = [value for faction in factions for value in faction.resistance]
        self.productivity: Final = [value for faction in factions for value in faction.productivity]
        self.action_price: Final = [
            faction.prices.get(action, numbers[action]) for faction in factions for action in ACTIONS[:-1]
        ]
        self.first_off: Final = [off for faction in factions for off in ability_firsts(faction.abilities)]
        self.faction_modifiers: Final = [ability_modifiers(faction.abilities) for faction in factions]
        self.board_worth: Final = [
            board_worth(
                faction.productivity,
                faction.resistance,
                faction.upgrade,
                modifiers_worth(self.faction_modifiers[i]) + FREE * sum(ability_firsts(faction.abilities)) / FREE_PRICE,
            )
            for i, faction in enumerate(factions)
        ]
        self.blank_harvest: Final = [faction.abilities.count("blank-harvest +1") for faction in factions]
        # Dice
        self.resource_faces: Final = faces_of(content.dice["resource"], FACES["resource"])
        self.attack_faces: Final = faces_of(content.dice["attack"], FACES["attack"])
        self.resource_rolls: Final = roll_asks(
            verbs.ROLL_RESOURCE, resource_dice_with, content, "resource", rules.dice_of_a_kind
        )
        self.attack_rolls: Final = roll_asks(verbs.ROLL_ATTACK, attack_dice_with, content, "attack", MOST_ATTACK_DICE)
        self.paragon_rolls: Final = roll_asks(
            verbs.ROLL_PARAGON, paragon_dice_with, content, "paragon", MOST_PARAGON_DICE
        )

    def personal(self, title: int, modifier: int) -> int:
        """What a soldier card changes for this soldier alone."""
        own = self.modifiers[title]
        return own[modifier] if own else 0


def pay_of(card: Card) -> int:
    if isinstance(card, Upgrade) and card.pay is not None:
        return card.pay
    return NEVER_PAID


def chosen_target(choice: str, numbers: Mapping[str, int], apocalypse: bool) -> int:
    """XIB-SET-13, XIB-SET-14: the suggested amount, an end of the range, or any number. Apocalypse pays so much more
    that it has a range of its own."""
    name = "apocalypse-target" if apocalypse else "target"
    if choice in ("low", "high"):
        return numbers[f"{name}-{choice}"]
    return numbers[name] if choice == "suggested" else int(choice)


WithShown = Callable[[int, int, int], int]
"""Dice, a face, and how many show it -> these dice too."""


def roll_asks(verb: int, with_shown: WithShown, content: Content, die: str, most: int) -> list[Ask]:
    """The questions to chance for 0, 1, 2 ... dice of a kind: how many show each face, and how likely that is."""
    faces = faces_of(content.dice[die], FACES[die])
    asks: list[Ask] = []
    for dice in range(most + 1):
        codes: list[int] = []
        weights: list[int] = []
        add_rolls(verb, with_shown, faces, 0, dice, 1, codes, weights)
        asks.append(Ask(CHANCE, codes, weights))
    return asks


def add_rolls(
    code: int,
    with_shown: WithShown,
    faces: list[int],
    face: int,
    dice: int,
    weight: int,
    codes: list[int],
    weights: list[int],
) -> None:
    """Every way to spread the dice over the faces from `face` on, in the order of the codes."""
    if face == len(faces) - 1:
        total = weight * faces[face] ** dice
        if total > 0:
            codes.append(with_shown(code, face, dice))
            weights.append(total)
        return
    for shown in range(dice + 1):
        ways = weight * faces[face] ** shown * comb(dice, shown)
        if ways > 0:
            add_rolls(with_shown(code, face, shown), with_shown, faces, face + 1, dice - shown, ways, codes, weights)


def seat_part(own: list[int], kind: int) -> list[int]:
    """What a permanent card changes for its seat: everything, but on a soldier without what is personal."""
    if kind != SOLDIER:
        return own
    return [0] * SHARED + own[SHARED:]
