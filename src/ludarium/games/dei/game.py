"""D.E.I. as the kernel sees it: zones and who sees them, frames, laws, scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludarium.games.dei import browser, card, ending, evaluation, events, flow, majority, pad, setup, verbs
from ludarium.games.dei.board import MAX_REGIONS
from ludarium.games.dei.card_text import card_texts
from ludarium.games.dei.components import Content
from ludarium.games.dei.drawing import draw_svg
from ludarium.games.dei.editions import EDITIONS, OPTIONS
from ludarium.games.dei.laws import broken_laws
from ludarium.games.dei.moves import build, buy, drones, enlist
from ludarium.games.dei.scoring import chosen_missions, owned
from ludarium.games.dei.state import EMPTY, SLOTS, Dei
from ludarium.games.dei.table import OWN_CARD, Table
from ludarium.games.dei.terminal import draw
from ludarium.games.dei.terminal_seen import Screen
from ludarium.games.dei.timing import not_your_turn
from ludarium.kernel.content import Pack
from ludarium.kernel.editions import Edition
from ludarium.kernel.game import Game, Match, Refusal
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import Frame
from ludarium.kernel.views import Zone

FRAMES: tuple[type[Frame[Any]], ...] = (
    setup.Lay,
    setup.Factions,
    setup.Priority,
    setup.Key,
    setup.DroneTokens,
    setup.Reveal,
    setup.DealMissions,
    setup.DealFeats,
    setup.Draft,
    flow.Place,
    flow.Round,
    flow.Plan,
    flow.Phase,
    flow.Turn,
    card.Card,
    card.Spend,
    enlist.Relocate,
    build.TakeBuilding,
    buy.Refill,
    buy.SpendCard,
    drones.Fly,
    drones.Harvest,
    drones.Transport,
    drones.Teleport,
    drones.Reap,
    pad.Full,
    pad.DrawBoost,
    ending.EndTurn,
    ending.Search,
    ending.Learn,
    ending.Missions,
    ending.ChooseMission,
)

FEATS = ("feat-red", "feat-blue", "feat-green")


def face_up_or_own(s: Dei, viewer: int) -> list[bool]:
    """Cards on a pad lie open, or face down and known to their owner only."""
    return [not s.down >> at & 1 or at // SLOTS == viewer for at in range(len(s.played))]


def zones(table: Table) -> tuple[Zone, ...]:
    """Who sees what. Hands are open except with Planning (DEI-SET-30, DEI-OPT-05), drafted feats are open
    (DEI-OPT-03)."""
    if table.planning:
        cards = (
            Zone("hands", "owner", "card-{owner}", bag=True),
            Zone("planned", "owner", "card-{owner}"),
            Zone("played", face_up_or_own, "card-{owner}"),
            Zone("recycled", "all", "card-{owner}"),
        )
    else:
        cards = (Zone("hands"), Zone("planned"), Zone("played"), Zone("recycled"))
    unseen = "all" if table.draft else "nobody"
    return (
        *(Zone(name) for name in ("layout", "factions", "key", "round", "phase")),
        Zone("order", varies=True, most=table.seats),
        Zone("scrappers", varies=True, most=table.seats * MAX_REGIONS),
        Zone("resources", varies=True, most=MAX_REGIONS),
        *(Zone(name) for name in ("champions", "reserve", "refuges", "elevators", "bridges")),
        *(Zone(name) for name in ("technology", "energy", "common", "drones", "score")),
        *cards,
        *(Zone(name) for name in ("down", "market", "undrawn", "deck_drones")),
        Zone("feats", "all" if table.draft else "owner", FEATS),
        Zone("learned", "all", FEATS),
        Zone("red_feats", unseen, "feat-red", bag=True),
        Zone("blue_feats", unseen, "feat-blue", bag=True),
        Zone("green_feats", unseen, "feat-green", bag=True),
        Zone("boosts", "owner", "boost", bag=True),
        Zone("pile", "nobody", "boost", bag=True),
        Zone("boosted", "all", "boost"),
        Zone("gone", "all", "boost"),
        *(Zone(name) for name in ("missions", "tokens", "used", "search")),
        Zone("pool", varies=True, most=verbs.MAX_TOKENS),
    )


def first_order(s: Dei, answers: Sequence[tuple[int, int]]) -> list[int]:
    """The turn order of the first round, from the answers of a game (DEI-SET-32)."""
    drawn = [
        s.factions.index(action - verbs.PRIORITY)
        for seat, action in answers
        if seat == CHANCE and verbs.verb(action) == verbs.PRIORITY
    ]
    return [*drawn, *(seat for seat in range(s.table.seats) if seat not in drawn)]


class DeiMatch(Match[Dei]):
    frames = FRAMES
    longest = 3_000
    milestones = ("round", "phase")

    def __init__(self, table: Table, content: Content) -> None:
        self.table = table
        self.content = content
        names = verbs.Names(
            content.tiles.ids,
            *(
                [entry.id for entry in entries]
                for entries in (
                    content.factions,
                    content.cards,
                    content.feats,
                    content.missions,
                    content.boosts,
                    content.drones,
                )
            ),
        )
        self.verbs = verbs.verb_table(names)
        self.happenings = events.event_table(names)
        self.zones = zones(table)
        self._zone_names = [zone.name for zone in self.zones]
        self._screens: dict[str, Screen] = {}

    def start(self) -> Dei:
        s = Dei(self.table)
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
        if refusal is not None and refusal.reason == "refusal-not-your-turn":
            return Refusal(refusal.reason, not_your_turn(action, s.round > 0))
        return refusal

    def estimate(self, s: Dei) -> list[float]:
        return evaluation.estimate(s)

    def features(self, s: Dei, answers: Sequence[tuple[int, int]]) -> list[dict[str, list[str]]]:
        """For statistics: each seat's faction and first turn, market cards bought, feats learned, missions chosen."""
        content = self.content
        order = first_order(s, answers)
        return [
            {
                "faction": [content.factions[s.factions[seat]].id],
                "first-turn": [str(order.index(seat) + 1)],
                "card": [content.cards[c].id for c in owned(s, seat, True) if self.table.card_block[c] != OWN_CARD],
                "feat": [content.feats[f].id for f in s.learned[seat * 3 : seat * 3 + 3] if f != EMPTY],
                "mission": [content.missions[m].id for m in chosen_missions(s, seat)],
            }
            for seat in range(self.seats)
        ]

    def rebuild(self, s: Dei) -> None:
        majority.rebuild(s)

    def _screen(self, language: str) -> Screen:
        if language not in self._screens:
            self._screens[language] = Screen(
                self.table, self.content, self.verbs, self.game.words, language, self.edition.id, self._zone_names
            )
        return self._screens[language]

    def picture(self, view: Mapping[str, Any], language: str, width: int) -> str:
        return draw(self._screen(language), view, width)

    def svg(self, view: Mapping[str, Any], language: str) -> str:
        return draw_svg(self._screen(language), view)

    def board_name(self, view: Mapping[str, Any]) -> str:
        return browser.board_name(view)

    def board(self, name: str) -> dict[str, Any]:
        return browser.board(self.table, name)

    def facts(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return browser.facts(self.table, self._zone_names, view)


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
        return card_texts(content, self.words, language, [edition.id for edition in self.editions])

    def build(self, edition: Edition, seats: int, options: Mapping[str, str], content: Any) -> DeiMatch:
        return DeiMatch(Table(seats, edition.rules, options, content), content)
