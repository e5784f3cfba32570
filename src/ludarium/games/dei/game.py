"""D.E.I. as the kernel sees it: zones and who sees them, frames, laws, scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludarium.games.dei import (
    browser,
    card,
    consequences,
    ending,
    estimate,
    features,
    flow,
    majority,
    pad,
    setup,
    traits,
    verbs,
)
from ludarium.games.dei.card_text import CardTexts, card_texts
from ludarium.games.dei.components import Content
from ludarium.games.dei.declaration import DEI
from ludarium.games.dei.drawing import draw_svg
from ludarium.games.dei.editions import EDITIONS, OPTIONS
from ludarium.games.dei.givens import Givens
from ludarium.games.dei.laws import broken_laws
from ludarium.games.dei.moves import build, buy, drones, enlist
from ludarium.games.dei.places import places
from ludarium.games.dei.position import face_down
from ludarium.games.dei.state import SLOTS, Dei
from ludarium.games.dei.terminal import draw
from ludarium.games.dei.terminal_parts import Screen
from ludarium.games.dei.terminal_words import Sentences
from ludarium.kernel.content import Pack
from ludarium.kernel.editions import Edition
from ludarium.kernel.engine import asks
from ludarium.kernel.game import Game, Match, Names, Place, Refusal, frames_of
from ludarium.kernel.remarks import Remark, Seat, Short, Unused
from ludarium.kernel.views import Sight, View

FRAMES = frames_of(setup, flow, card, enlist, build, buy, drones, pad, ending)


def face_up_or_own(s: Dei, viewer: int) -> list[bool]:
    """Cards on a pad are open, or face down and known only to their owner."""
    return [not face_down(s, at) or at // SLOTS == viewer for at in range(len(s.played))]


def sights(givens: Givens) -> dict[str, Sight]:
    """Hands are open except with Planning (DEI-SET-30, DEI-OPT-05), drafted feats are open (DEI-OPT-03)."""
    return {
        "holder": "owner" if givens.planning else "all",
        "holder-or-face-up": face_up_or_own if givens.planning else "all",
        "learner": "all" if givens.draft else "owner",
        "dealer": "all" if givens.draft else "nobody",
    }


def not_your_turn(action: int, in_play: bool) -> str:
    """The rule to cite while another seat is asked: the order of turns, before the first of them that of the step."""
    if verbs.verb(action) in (verbs.PLAN, verbs.PLAN_ONE):
        return "DEI-OPT-08"
    return "DEI-PHS-03" if in_play else verbs.not_now(action)


class DeiMatch(Match[Dei]):
    frames = FRAMES
    longest = 3_000
    milestones = ("round", "phase")
    parts = "factions"
    traits = traits.TRAITS

    def __init__(self, givens: Givens, content: Content) -> None:
        self.givens = givens
        self.content = content
        names = {kind.name: kind.names for kind in givens.kinds.values()}
        self.verbs = DEI.verb_table(names)
        self.happenings = DEI.event_table(names)
        self.zones = DEI.zone_table(givens, sights(givens))
        self.facts_alike = not givens.planning

    def start(self) -> Dei:
        s = Dei(self.givens)
        s.call(setup.Lay())
        return s

    def scores(self, s: Dei) -> list[int]:
        return list(s.score)

    def winners(self, s: Dei) -> list[int]:
        """DEI-SCO-07, DEI-SCO-08: most supplies; of equals the one earlier in the turn order of the last round."""
        best = max(s.score)
        return [next(seat for seat in s.order if s.score[seat] == best)]

    def laws(self, s: Dei) -> list[str]:
        return broken_laws(s)

    def why_not(self, s: Dei, seat: int, action: int) -> Refusal | None:
        refusal = super().why_not(s, seat, action)
        if refusal is None or refusal.reason == "refusal-game-over":
            return refusal
        if refusal.reason == "refusal-not-your-turn":
            turn = [ask.seat for ask in asks(s) if ask.seat >= 0]
            lack = Remark("lack-turn", {"who": Seat(turn[0])}) if len(turn) == 1 else None
            return Refusal(refusal.reason, not_your_turn(action, s.round > 0), lack)
        top: Any = s.stack[-1]
        refused = top.refusal_to(s, seat, action) if isinstance(top, flow.Plan) else top.refusal(s, action)
        return Refusal(refusal.reason, refused.rule, refused.lack)

    def consequences(self, view: View, action: int) -> list[Remark]:
        return consequences.consequences(self.open(view), view["viewer"], action, view["zones"]["pile"].count(None))

    def background(self, view: View) -> Remark | None:
        return consequences.background(self.glimpse(view))

    def unused(self, view: View) -> Unused | None:
        return consequences.unused(self.glimpse(view), view["viewer"], view["legal"])

    def shortages(self, view: View) -> list[Short]:
        return consequences.shortages(self.glimpse(view), view["viewer"])

    def estimate(self, s: Dei) -> list[float]:
        return estimate.estimate(s)

    def worths(self, s: Dei, seat: int) -> dict[str, float]:
        return estimate.worths(s, seat)

    def count_traits(self, s: Dei, seat: int, row: list[int]) -> None:
        traits.count(s, seat, row)

    def goes_on(self, s: Dei) -> bool:
        return traits.drone_at_work(s)

    def time_left(self, s: Dei) -> int:
        return traits.time_left(s)

    def features(self, s: Dei, answers: Sequence[tuple[int, int]]) -> list[dict[str, list[str]]]:
        return features.features(self.content, s, answers)

    def rebuild(self, s: Dei) -> None:
        majority.rebuild(s)

    def _screen(self, language: str) -> Screen:
        texts = CardTexts(self.game.catalogue, language)
        return Screen(self.givens, self.content, self.verbs, texts, self.edition.id)

    def picture(self, view: View, language: str, width: int) -> str:
        return draw(self._screen(language), view, self.open(view), width)

    def svg(self, view: View, language: str) -> str:
        return draw_svg(self._screen(language), view, self.open(view))

    def board_name(self, view: View) -> str:
        return browser.board_name(view)

    def board(self, name: str) -> browser.Plan:
        return browser.board(self.givens, name)

    def places(self, name: str) -> dict[str, Place]:
        return places(self.givens, {*self.pack.names, *self.game.content()[0].names}, name) if name else {}

    def about(self, view: View, thing: str, words: Names) -> list[str]:
        kind, _, id = thing.partition("-")
        factions = [faction.id for faction in self.content.factions]
        sentences = Sentences(self.open(view), factions, words)
        if kind == "seat":
            return sentences.seat(int(id))
        if thing in self.places(self.board_name(view)):
            return sentences.region(int(id.removeprefix("r")))
        return []

    def facts(self, view: View) -> browser.Facts:
        return browser.facts(self.glimpse(view), view["zones"])


class DeiGame(Game):
    id = "dei"
    title = "D.E.I.: Divide et Impera"
    version = 2
    seats = (2, 3, 4)
    editions = EDITIONS
    options = OPTIONS
    folder = Path(__file__).parent

    def read(self, pack: Pack) -> Content:
        return Content(pack)

    def card_texts(self, content: Any, language: str) -> dict[str, str]:
        return card_texts(content, self.catalogue, language, [edition.id for edition in self.editions])

    def build(self, edition: Edition, seats: int, options: Mapping[str, str], content: Any) -> DeiMatch:
        return DeiMatch(Givens(seats, edition.rules, options, content), content)
