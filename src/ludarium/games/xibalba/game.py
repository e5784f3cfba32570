"""Xibalba as the kernel sees it: zones and who sees them, frames, laws, scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludarium.games.xibalba import (
    action,
    acts,
    ark,
    browser,
    decks,
    dice,
    effects,
    evaluation,
    events,
    flow,
    pool,
    setup,
    verbs,
    ways,
)
from ludarium.games.xibalba.card_text import card_texts
from ludarium.games.xibalba.components import Content
from ludarium.games.xibalba.dice import Roll
from ludarium.games.xibalba.editions import EDITIONS, OPTIONS
from ludarium.games.xibalba.laws import broken_laws
from ludarium.games.xibalba.moves import attack, buy, general, reorganise
from ludarium.games.xibalba.state import ZONES, Xibalba, rebuild
from ludarium.games.xibalba.table import Table
from ludarium.games.xibalba.terminal import Screen, draw
from ludarium.games.xibalba.timing import not_your_turn
from ludarium.kernel.content import Pack
from ludarium.kernel.editions import Edition
from ludarium.kernel.game import Game, Match, Refusal
from ludarium.kernel.state import Frame
from ludarium.kernel.views import Zone

FRAMES: tuple[type[Frame[Any]], ...] = (
    setup.ArkSoldier,
    setup.Factions,
    setup.StartRoll,
    decks.Refill,
    flow.Turn,
    flow.EffectPhase,
    effects.Effects,
    effects.Offer,
    dice.ChoosePool,
    pool.ChangePool,
    dice.DiceEffects,
    dice.Roll,
    dice.Keep,
    action.Action,
    acts.AttackRoll,
    attack.Raid,
    attack.Plunder,
    attack.AttackDone,
    ark.ParagonRoll,
    buy.EventDone,
    reorganise.Reorganise,
    general.HarvestRoll,
)

MOST = {"cards": 64 + 48 + 32, "lasting": 64}
"""The zones that vary, and how long they can become: every card but the events, and modifiers of one round."""


class XibalbaMatch(Match[Xibalba]):
    frames = FRAMES
    zones = tuple(Zone(name, varies=name in MOST, most=MOST.get(name, 0)) for name in ZONES)
    """Everything lies open: stacks, market and discard piles are public (XIB-STK-09, DCK-05), and the order of a deck,
    which nobody knows, is not part of the position."""
    longest = 20_000
    milestones = ("turn",)
    rollout = 0
    """A turn is one combination of dice, cards and attacks; random answers waste it."""

    def __init__(self, table: Table, content: Content) -> None:
        self.table = table
        self.content = content
        names = verbs.Names([faction.id for faction in content.factions], [card.id for card in content.cards])
        self.verbs = verbs.verb_table(names)
        self.happenings = events.event_table(names)
        self._screens: dict[str, Screen] = {}

    def start(self) -> Xibalba:
        s = Xibalba(self.table)
        s.call(setup.ArkSoldier())
        return s

    def scores(self, s: Xibalba) -> list[int]:
        return list(s.paragon)

    def winners(self, s: Xibalba) -> list[int]:
        """XIB-WIN-01: the seat that reached the target first."""
        return [s.winner]

    def laws(self, s: Xibalba) -> list[str]:
        return broken_laws(s)

    def why_not(self, s: Xibalba, seat: int, action: int) -> Refusal | None:
        refusal = super().why_not(s, seat, action)
        if refusal is not None and refusal.reason == "refusal-not-your-turn":
            return Refusal(refusal.reason, not_your_turn(action, s.turns > 0))
        return refusal

    def estimate(self, s: Xibalba) -> list[float]:
        return evaluation.estimate(s)

    def weighs_chance(self, s: Xibalba) -> bool:
        return isinstance(s.stack[-1], Roll)

    def features(self, s: Xibalba, answers: Sequence[tuple[int, int]]) -> list[dict[str, list[str]]]:
        """For statistics: each seat's faction, what it bought, where most of its paragon came from, and the length."""
        bought: list[set[str]] = [set() for _ in range(self.seats)]
        for seat, code in answers:
            if verbs.BUY_SOLDIER <= verbs.verb(code) <= verbs.BUY_EVENT:
                title = code >> 3 & 127 if verbs.verb(code) == verbs.BUY_UPGRADE else code & 127
                bought[seat].add(self.content.cards[title].id)
        earned = ways.earned(self.start(), answers)
        rounds = -(-s.turns // self.seats)
        return [
            {
                "faction": [self.content.factions[s.factions[seat]].id],
                "card": sorted(bought[seat]),
                "way": [ways.WAYS[earned[seat].index(max(earned[seat]))]] if any(earned[seat]) else [],
                "rounds": [str(rounds)],
            }
            for seat in range(self.seats)
        ]

    def rebuild(self, s: Xibalba) -> None:
        rebuild(s)

    def picture(self, view: Mapping[str, Any], language: str, width: int) -> str:
        if language not in self._screens:
            self._screens[language] = Screen(self.table, self.content, self.game.words, language)
        return draw(self._screens[language], view, width)

    def facts(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return browser.facts(self.table, view)


class XibalbaGame(Game):
    id = "xibalba"
    title = "Xibalba"
    version = 2
    seats = (2, 3, 4)
    editions = EDITIONS
    options = OPTIONS
    folder = Path(__file__).parent

    def read(self, pack: Pack) -> Content:
        return Content(pack)

    def card_texts(self, content: Any, language: str) -> dict[str, str]:
        return card_texts(content, self.words, language)

    def build(self, edition: Edition, seats: int, options: Mapping[str, str], content: Any) -> XibalbaMatch:
        return XibalbaMatch(Table(seats, edition.rules, options, content), content)
