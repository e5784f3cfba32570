"""What never changes during a game: the islets, the cards, and the values of edition and option."""

from __future__ import annotations

from typing import Final

from marshlight.components import Content
from marshlight.editions import Rules

STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class Givens:
    def __init__(self, content: Content, rules: Rules, gale: bool, seats: int) -> None:
        numbers = {ground.id: number for number, ground in enumerate(content.ground)}
        places = {islet.at: number for number, islet in enumerate(content.islet)}
        around = [[(islet.at[0] + x, islet.at[1] + y) for x, y in STEPS] for islet in content.islet]
        self.grounds: Final = [numbers[islet.ground] for islet in content.islet]
        self.values: Final = [islet.value for islet in content.islet]
        self.beside: Final = [[places[way] for way in ways if way in places] for ways in around]  # MAR-SET-01
        self.cards: Final = [number for number, ground in enumerate(content.ground) for _ in range(ground.copies)]
        self.kinds: Final = len(numbers)
        self.hand: Final = rules.hand
        self.gale: Final = gale
        self.seats: Final = seats
