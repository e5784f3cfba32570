"""Set-up: the first soldier in the ark, open cards, factions, and the roll for the start player."""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba.ark import neutral_life
from ludarium.games.xibalba.atoms import paragon_symbols, refresh
from ludarium.games.xibalba.decks import Refill, draw, draw_ask
from ludarium.games.xibalba.flow import EFFECT_PHASE, Turn
from ludarium.games.xibalba.state import Xibalba
from ludarium.games.xibalba.vocabulary import SOLDIER
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, below, has, joined, with_value
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import Frame, OfSeat

START_DICE: Final = 2


class ArkSoldier(Frame[Xibalba]):
    """XIB-SET-01 to XIB-SET-03, XIB-SET-05, XIB-SET-06: the top soldier goes into the ark, controlled by nobody; then
    the market is laid."""

    def step(self, s: Xibalba) -> Ask | None:
        return draw_ask(s, SOLDIER)

    def answer(self, s: Xibalba, action: int) -> None:
        s.ark = draw(s, action)
        s.life = neutral_life(s, s.ark)
        events.ark_soldier(s, s.ark, s.life)
        s.become(Factions(0))
        s.call(Refill())


class Factions(OfSeat[Xibalba]):
    """XIB-SET-07, XIB-SET-08: each seat draws or chooses a faction; a board has two sides, of which one is used."""

    def step(self, s: Xibalba) -> Ask | None:
        if self.seat == s.givens.seats:
            s.become(StartRoll(below(s.givens.seats), 0, -1, 0))
            return None
        board = s.givens.board_of
        taken = [board[faction] for faction in s.factions if faction != EMPTY]
        free = [verbs.faction(faction) for faction in range(s.givens.factions) if board[faction] not in taken]
        return Ask(self.seat if s.givens.factions_chosen else CHANCE, free)

    def answer(self, s: Xibalba, action: int) -> None:
        faction = verbs.faction_of(action)
        s.factions = with_value(s.factions, self.seat, faction)
        refresh(s, self.seat)
        events.faction(s, self.seat, faction)
        s.become(Factions(self.seat + 1))


class StartRoll(Frame[Xibalba]):
    """XIB-SET-15: everybody rolls two paragon dice; those tied for the most roll again."""

    def __init__(self, rolling: int, seat: int, best: int, leaders: int) -> None:
        self.rolling: Final = rolling
        self.seat: Final = seat
        self.best: Final = best
        self.leaders: Final = leaders

    def step(self, s: Xibalba) -> Ask | None:
        if self.seat < s.givens.seats:
            if has(self.rolling, self.seat):
                return s.givens.paragon_rolls[START_DICE]
            s.become(StartRoll(self.rolling, self.seat + 1, self.best, self.leaders))
        elif self.leaders & (self.leaders - 1):
            s.become(StartRoll(self.leaders, 0, -1, 0))
        else:
            s.first = self.leaders.bit_length() - 1
            events.starts(s, s.first)
            s.become(Turn(s.first, EFFECT_PHASE))
        return None

    def answer(self, s: Xibalba, action: int) -> None:
        symbols = paragon_symbols(verbs.roll_paragon_dice(action))
        events.start_roll(s, self.seat, symbols)
        best, leaders = self.best, self.leaders
        if symbols > best:
            best, leaders = symbols, 0
        if symbols == best:
            leaders = joined(leaders, self.seat)
        s.become(StartRoll(self.rolling, self.seat + 1, best, leaders))
