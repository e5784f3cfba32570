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
    flow,
    pool,
    setup,
    traits,
)
from ludarium.games.xibalba.atoms import rebuild
from ludarium.games.xibalba.card_text import CardTexts, card_texts
from ludarium.games.xibalba.components import Content
from ludarium.games.xibalba.consequences import Consequences
from ludarium.games.xibalba.declaration import XIBALBA
from ludarium.games.xibalba.dice import Roll
from ludarium.games.xibalba.editions import EDITIONS, OPTIONS
from ludarium.games.xibalba.estimate import estimate, worths
from ludarium.games.xibalba.features import features
from ludarium.games.xibalba.foresight import acting, foreseen
from ludarium.games.xibalba.givens import Givens
from ludarium.games.xibalba.laws import broken_laws
from ludarium.games.xibalba.moves import attack, buy, general, reorganise
from ludarium.games.xibalba.refusals import Refusals
from ludarium.games.xibalba.state import NOBODY, Xibalba
from ludarium.games.xibalba.terminal import draw
from ludarium.games.xibalba.terminal_words import Sentences
from ludarium.kernel.content import Pack
from ludarium.kernel.editions import Edition
from ludarium.kernel.engine import asks
from ludarium.kernel.game import Game, Match, Names, Refusal, frames_of
from ludarium.kernel.remarks import Remark, Short, Unused
from ludarium.kernel.views import View


class XibalbaMatch(Match[Xibalba]):
    frames = frames_of(
        setup, decks, flow, effects, dice, pool, action, acts, attack, ark, buy, reorganise, general,
    )  # fmt: skip
    zones = XIBALBA.zone_table()
    longest = 20_000
    milestones = ("turn",)
    retells = (("looted", ("paragon-lost", "paragon")), ("stole", ("lost", "gained")))
    facts_alike = True
    traits = traits.TRAITS
    rollout = 0
    """A turn is one combination of dice, cards and attacks; random answers waste it."""

    def __init__(self, givens: Givens, content: Content) -> None:
        self.givens = givens
        self.content = content
        names = {"faction": [each.id for each in content.factions], "card": [each.id for each in content.cards]}
        self.verbs = XIBALBA.verb_table(names)
        self.happenings = XIBALBA.event_table(names)
        self.refusals = Refusals(self.verbs, self.happenings)
        self.counting = Consequences(self.verbs, self.happenings)
        self._texts: dict[str, CardTexts] = {}

    def start(self) -> Xibalba:
        s = Xibalba(self.givens)
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
        if refusal is None or refusal.reason == "refusal-game-over":
            return refusal
        if refusal.reason == "refusal-not-your-turn":
            why = self.refusals.waiting(s, asks(s)[0].seat, action)
        else:
            why = self.refusals.why(s, seat, action)
        return Refusal(refusal.reason, why.rule, why.lack)

    def estimate(self, s: Xibalba) -> list[float]:
        return estimate(s)

    def foresee(self, s: Xibalba) -> list[float]:
        return foreseen(s)

    def foresees(self, s: Xibalba) -> bool:
        return acting(s) != NOBODY

    def worths(self, s: Xibalba, seat: int) -> dict[str, float]:
        return worths(s, seat)

    def weighs_chance(self, s: Xibalba) -> bool:
        return isinstance(s.stack[-1], Roll)

    def count_traits(self, s: Xibalba, seat: int, row: list[int]) -> None:
        traits.count(s, seat, row)

    def counts_chance(self, s: Xibalba) -> bool:
        return traits.counts_chance(s)

    def time_left(self, s: Xibalba) -> int:
        return traits.time_left(s)

    def features(self, s: Xibalba, answers: Sequence[tuple[int, int]]) -> list[dict[str, list[str]]]:
        return features(self.content, self.start(), s, answers)

    def rebuild(self, s: Xibalba) -> None:
        rebuild(s)

    def picture(self, view: View, language: str, width: int) -> str:
        texts = self._texts.setdefault(language, CardTexts(self.game.catalogue, language))
        return draw(texts, self.content, view, self.open(view), width)

    def about(self, view: View, thing: str, words: Names) -> list[str]:
        kind, _, id = thing.partition("-")
        sentences = Sentences(self.open(view), self.content, words)
        if kind in ("target", "place") and id == "ark":
            return sentences.ark()
        if kind == "seat":
            return sentences.base(int(id))
        if kind == "target" and int(id.removeprefix("p")) <= self.seats:
            return sentences.base(int(id.removeprefix("p")) - 1)
        return []

    def facts(self, view: View) -> browser.Facts:
        return browser.facts(self.glimpse(view))

    def consequences(self, view: View, action: int) -> list[Remark]:
        return self.counting.of(self.open(view), view["viewer"], action)

    def background(self, view: View) -> Remark | None:
        return self.counting.background(self.glimpse(view))

    def unused(self, view: View) -> Unused | None:
        return self.counting.unused(self.glimpse(view), view["viewer"], view["legal"])

    def shortages(self, view: View) -> list[Short]:
        return self.counting.shortages(self.glimpse(view), view["viewer"])


class XibalbaGame(Game):
    id = "xibalba"
    title = "Xibalba"
    version = 4
    seats = (2, 3, 4)
    editions = EDITIONS
    options = OPTIONS
    folder = Path(__file__).parent

    def read(self, pack: Pack) -> Content:
        return Content(pack)

    def card_texts(self, content: Any, language: str) -> dict[str, str]:
        return card_texts(content, self.catalogue, language)

    def build(self, edition: Edition, seats: int, options: Mapping[str, str], content: Any) -> XibalbaMatch:
        return XibalbaMatch(Givens(seats, edition.rules, options, content), content)
