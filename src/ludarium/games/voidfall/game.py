"""Voidfall as the kernel sees it: zones and who sees them, frames, laws, scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludarium.games.voidfall import (
    browser,
    choices,
    clean_up,
    evaluation_phase,
    flow,
    forecasts,
    resolve,
    setup,
    traits,
)
from ludarium.games.voidfall.card_text import card_texts
from ludarium.games.voidfall.components import Content
from ludarium.games.voidfall.consequences import background, consequences, shortages, unused
from ludarium.games.voidfall.counting import corrupt_sectors
from ludarium.games.voidfall.declaration import EVENT_POOLS, SECTORS, STACK_POOLS, VOIDFALL
from ludarium.games.voidfall.editions import EDITIONS, OPTIONS
from ludarium.games.voidfall.estimate import parts_of
from ludarium.games.voidfall.features import features
from ludarium.games.voidfall.givens import Givens
from ludarium.games.voidfall.laws import broken_laws
from ludarium.games.voidfall.moves import (
    cards,
    corruption,
    fleets,
    havens,
    invade,
    losses,
    pay,
    resources,
    sectors,
    tokens,
    tracks,
)
from ludarium.games.voidfall.places import board_name, places
from ludarium.games.voidfall.position import corruption_on_mat, domains, drawers, foreseers
from ludarium.games.voidfall.refusals import lack_of
from ludarium.games.voidfall.remembered import Memory, estimate
from ludarium.games.voidfall.state import Void
from ludarium.games.voidfall.terminal import Screen
from ludarium.games.voidfall.terminal_words import Sentences
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.content import Entry, Pack
from ludarium.kernel.editions import Edition
from ludarium.kernel.engine import ask_of
from ludarium.kernel.game import Game, Match, Names, Place, Refusal, frames_of
from ludarium.kernel.remarks import Remark, Short, Unused
from ludarium.kernel.verbs import Kind
from ludarium.kernel.views import View
from ludarium.kernel.wording import Wording

FRAMES = frames_of(
    setup, flow, clean_up, evaluation_phase, resolve, choices, pay, losses, resources, fleets, sectors, corruption,
    tracks, cards, tokens, havens, invade,
)  # fmt: skip


def drawn_from(s: Void, cell: int) -> str:
    """The stack a drawn card comes from."""
    return STACK_POOLS[s.drawn[cell]]


def peeked_from(s: Void, cell: int) -> str:
    """The event deck a card that is looked at comes from."""
    return EVENT_POOLS[s.peeked[cell]]


class VoidfallMatch(Match[Void]):
    frames = FRAMES
    longest = 8_000
    milestones = ("cycle", "round")
    retells = (("scored", ("influence",)), ("start-scored", ("influence",)))
    traits = traits.TRAITS
    turn_choices = 30

    def __init__(self, givens: Givens, content: Content) -> None:
        self.givens = givens
        self.content = content
        self.memory = Memory()
        named: dict[str, Sequence[Entry]] = {
            "house": content.houses,
            "technology": content.technologies,
            "agenda": content.agendas,
            "event": content.events,
            "bounty": content.bounties,
            "reclaim": content.reclaims,
        }
        names = {kind: [entry.id for entry in entries] for kind, entries in named.items()}
        self.verbs = VOIDFALL.verb_table(names)
        actions = sorted({action.name for card in content.focus_actions for action in card})
        self.kinds = {arg.kind.name: arg.kind for verb in self.verbs.verbs for arg in verb.args}
        self.kinds["action"] = Kind("action", actions)
        self.happenings = VOIDFALL.event_table(names)
        self.zones = VOIDFALL.zone_table(
            givens, {"drawers": drawers, "foreseers": foreseers}, {"drawn": drawn_from, "peeked": peeked_from}
        )

    def start(self) -> Void:
        s = Void(self.givens)
        s.call(setup.Order())
        return s

    def scores(self, s: Void) -> list[int]:
        return list(s.influence)

    def winners(self, s: Void) -> list[int]:
        """VF-GOAL-02 to VF-GOAL-04, VF-END-02 to VF-END-04: most influence; of equals those with the least corruption;
        still equal ones share."""
        best = max(s.influence)
        first = [seat for seat in range(self.seats) if s.influence[seat] == best]
        markers = {seat: corruption_on_mat(s, seat) + corrupt_sectors(s, seat) for seat in first}
        return [seat for seat in first if markers[seat] == min(markers.values())]

    def rebuild(self, s: Void) -> None:
        s.domains = domains(s)

    def laws(self, s: Void) -> list[str]:
        return broken_laws(s)

    def estimate(self, s: Void) -> list[float]:
        return estimate(s, self.memory)

    def worths(self, s: Void, seat: int) -> dict[str, float]:
        return parts_of(s, seat)

    def count_traits(self, s: Void, seat: int, row: list[int]) -> None:
        traits.count(s, seat, row)

    def time_left(self, s: Void) -> int:
        return traits.time_left(s)

    def picture(self, view: View, language: str, width: int) -> str:
        return Screen(self.givens, self.content, self.game.catalogue, language).draw(view)

    def board_name(self, view: View) -> str:
        return board_name(self.givens, view["zones"]["houses"])

    def board(self, name: str) -> browser.Plan:
        kinds = [kind.id for kind in self.content.sectors]
        return browser.board(self.givens, kinds, [house.id for house in self.content.houses], name)

    def places(self, name: str) -> dict[str, Place]:
        names = {*self.pack.names, *self.game.content()[0].names}
        return places(self.givens, names, [house.id for house in self.content.houses], name) if name else {}

    def about(self, view: View, thing: str, words: Names) -> list[str]:
        kind, _, id = thing.partition("-")
        if kind == "seat":
            if EMPTY in view["zones"]["origins"]:
                return []
            screen = Screen(self.givens, self.content, self.game.catalogue, words.language)
            return [words.called(int(id)), *(line.strip() for line in screen.player(view["zones"], int(id)))]
        if thing in self.places(self.board_name(view)):
            return Sentences(self.open(view), self.content, words).sector(SECTORS.index(id))
        return []

    def facts(self, view: View) -> browser.Facts:
        return browser.facts(self.glimpse(view), view["viewer"])

    def forecast(self, view: View, action: int, language: str) -> tuple[list[str], dict[str, Any]]:
        s = self.open(view)
        found = forecasts.prospects(s, view["viewer"], action)
        if not found:
            return [], {}
        words = Wording(self, language, board=self.board_name(view))
        return forecasts.Teller(words, view["viewer"]).tell(s, found)

    def consequences(self, view: View, action: int) -> list[Remark]:
        return consequences(self.open(view), view["viewer"], action, self.kinds)

    def unused(self, view: View) -> Unused | None:
        return unused(self.glimpse(view), view["legal"], self.content, self.kinds)

    def background(self, view: View) -> Remark | None:
        return background(self.glimpse(view), view["legal"], self.kinds)

    def shortages(self, view: View) -> list[Short]:
        return shortages(self.glimpse(view))

    def why_not(self, s: Void, seat: int, action: int) -> Refusal | None:
        refusal = super().why_not(s, seat, action)
        ask = ask_of(s, seat)
        if refusal is None or ask is None:
            return refusal
        found = lack_of(s, ask, action, self.verbs, self.kinds)
        return Refusal(refusal.reason, found.rule, found.remark)

    def features(self, s: Void, answers: Sequence[tuple[int, int]]) -> list[dict[str, list[str]]]:
        return features(self.content, s, answers)


class VoidfallGame(Game):
    id = "voidfall"
    title = "Voidfall"
    version = 2
    seats = (2, 3, 4)
    editions = EDITIONS
    options = OPTIONS
    folder = Path(__file__).parent

    def read(self, pack: Pack) -> Content:
        return Content(pack)

    def card_texts(self, content: Any, language: str) -> dict[str, str]:
        return card_texts(content, self.catalogue, language)

    def build(self, edition: Edition, seats: int, options: Mapping[str, str], content: Any) -> VoidfallMatch:
        return VoidfallMatch(Givens(seats, edition.rules, options, content, resolve.Effects()), content)
