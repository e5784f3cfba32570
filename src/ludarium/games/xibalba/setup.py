"""Set-up: the first soldier in the ark, open cards, factions, and the roll for the start player."""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba.ark import neutral_life
from ludarium.games.xibalba.decks import Refill, draw, draw_ask
from ludarium.games.xibalba.flow import EFFECT_PHASE, Turn
from ludarium.games.xibalba.state import EMPTY, Xibalba, emit, refresh, with_value
from ludarium.games.xibalba.timing import not_now
from ludarium.games.xibalba.vocabulary import SOLDIER
from ludarium.kernel.asks import Ask
from ludarium.kernel.seats import CHANCE, EVERYONE
from ludarium.kernel.state import Frame

START_DICE: Final = 2


class ArkSoldier(Frame[Xibalba]):
    """XIB-SET-02, SET-03, SET-05: the top soldier goes into the ark, controlled by nobody; then the market is laid."""

    def step(self, s: Xibalba) -> Ask | None:
        return draw_ask(s, SOLDIER)

    def answer(self, s: Xibalba, action: int) -> None:
        s.ark = draw(s, action)
        s.life = neutral_life(s, s.ark)
        if s.events is not None:
            s.emit(events.ARK_SOLDIER | s.ark << 5 | s.life, EVERYONE)
        s.become(Factions(0))
        s.call(Refill())


class Factions(Frame[Xibalba]):
    """XIB-SET-07, SET-08: each seat draws or chooses a faction; a board has two sides, of which one is used."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ints(self) -> list[int]:
        return [self.seat]

    def step(self, s: Xibalba) -> Ask | None:
        if self.seat == s.table.seats:
            s.become(StartRoll((1 << s.table.seats) - 1, 0, -1, 0))
            return None
        board = s.table.board_of
        taken = [board[faction] for faction in s.factions if faction != EMPTY]
        free = [verbs.FACTION | faction for faction in range(s.table.factions) if board[faction] not in taken]
        return Ask(self.seat if s.table.factions_chosen else CHANCE, free)

    def answer(self, s: Xibalba, action: int) -> None:
        faction = action & 7
        s.factions = with_value(s.factions, self.seat, faction)
        refresh(s, self.seat)
        emit(s, events.FACTION, self.seat, faction, 3)
        s.become(Factions(self.seat + 1))

    def why_not(self, s: Xibalba, action: int) -> str:
        return "XIB-SET-08" if verbs.verb(action) == verbs.FACTION else not_now(action)


class StartRoll(Frame[Xibalba]):
    """XIB-SET-15: everybody rolls two paragon dice; those tied for the most roll again."""

    def __init__(self, rolling: int, seat: int, best: int, leaders: int) -> None:
        self.rolling: Final = rolling
        self.seat: Final = seat
        self.best: Final = best
        self.leaders: Final = leaders

    def ints(self) -> list[int]:
        return [self.rolling, self.seat, self.best, self.leaders]

    def step(self, s: Xibalba) -> Ask | None:
        if self.seat < s.table.seats:
            if self.rolling >> self.seat & 1:
                return s.table.paragon_rolls[START_DICE]
            s.become(StartRoll(self.rolling, self.seat + 1, self.best, self.leaders))
        elif self.leaders & (self.leaders - 1):
            s.become(StartRoll(self.leaders, 0, -1, 0))
        else:
            s.first = self.leaders.bit_length() - 1
            emit(s, events.STARTS, s.first, 0, 0)
            s.become(Turn(s.first, EFFECT_PHASE))
        return None

    def answer(self, s: Xibalba, action: int) -> None:
        symbols = verbs.paragon_symbols(action)
        emit(s, events.START_ROLL, self.seat, symbols, 6)
        best, leaders = self.best, self.leaders
        if symbols > best:
            best, leaders = symbols, 0
        if symbols == best:
            leaders |= 1 << self.seat
        s.become(StartRoll(self.rolling, self.seat + 1, best, leaders))
