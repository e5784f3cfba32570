"""Every question of a card, in random games, against a generator of answers written from the rulebooks alone.

The games are played with a pack whose cards count cubes of two colours, gain for each cube and show nothing but copy;
pads, boosts, feats and buildings are dealt freely, so that relocations, orders and boosts come up all the time.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludarium.games.dei import GAME
from ludarium.kernel.engine import Rng, advance, answer, random_answer
from tests.games.dei.oracle import OURS, Card, Position, has_doubles, scatter
from tests.games.dei.packs import pack_with

CARDS = {
    "dei001": '["per-outpost tactic: gain-supplies 2", "per-outpost logistic: gain-supplies 3", "gain-technology 1"]',
    "dei002": '["copy"]',
    "dei003": '["copy", "build"]',
    "dei009": '["per-outpost all: gain-technology 1 | gain-energy 1", "gain-supplies 1"]',
    "dei010": '["copy", "copy | gain-supplies 1"]',
    "dei012": '["build-bridge", "build-elevator", "build-refuge"]',
    "dei017": '["per-outpost machinery: build", "per-outpost tactic: gain-energy 1", "gain-energy 2"]',
    "dei018": '["copy"]',
    "dei019": '["copy", "per-outpost logistic: gain-supplies 1"]',
}


class Checked:
    """One random game, compared at every question of a card and of a turn."""

    def __init__(self, match: Any, seed: int) -> None:
        self.match, self.s, self.rng = match, match.start(), Rng(seed)
        self.card: Card | None = None
        self.built, self.turn, self.marks = "", (-1, -1, -1), set[str]()
        self.compared: dict[str, int] = {}

    def play(self) -> None:
        scattered = False
        while (ask := advance(self.s)) is not None and self.s.round < 3:
            top = type(self.s.stack[-1]).__name__
            if top == "Turn" and not scattered:
                scattered = True
                scatter(self.match, self.s, self.rng)
                continue
            here = Position(self.match, self.s)
            texts = [self.match.verbs.format(action) for action in ask.actions]
            assert not has_doubles(texts)
            self.compare(here, top, texts)
            action = random_answer(ask, self.rng)
            self.note(here, top, ask.seat, self.match.verbs.format(action))
            answer(self.s, action)

    def compare(self, here: Position, top: str, texts: list[str]) -> None:
        if top == "TakeBuilding":
            seat = here.s.stack[-1].ints()[0]
            assert sorted(texts) == sorted(here.takes(seat, self.built))
            self.count("take")
        elif top == "Turn" and self.match.options["strict-buy"] == "yes":
            self.compare_face_down(here, texts)
        elif top == "Card" and self.card is not None and self.card.known:
            extra = self.match.options["parcel-bot-extra-buy"] == "yes"
            wanted = self.card.answers(
                here, "bought" in self.marks, "ordered" in self.marks, "otherwise" in self.marks, extra
            )
            offered = {text for text in texts if text.startswith(OURS)}
            assert offered == wanted
            for text in offered:
                self.count(text.split()[0])

    def compare_face_down(self, here: Position, texts: list[str]) -> None:
        """DEI-CRD-14, DEI-ACT-39: technology and cube of a boost count; what it does on the board is not judged
        here."""
        seat, played = here.s.stack[-1].ints()
        self.begin(here, seat)
        at = seat * 9 + here.s.phase * 3
        held = {here.boost_ids[boost] for boost in here.own("boosts", seat, 16)}
        if held - {"gain-technology", "outpost"} or not here.own("hands", seat, 20) or played > 1:
            return
        if here.edition == "de" and here.s.technology[seat] + here.s.energy[seat] >= 10:
            return
        ways = [(0, 0)]
        ways += [(1, 0)] if "outpost" in held else []
        ways += [(0, 1)] if "gain-technology" in held and here.s.common[0] else []
        paid = "otherwise" in self.marks
        able = any(here.purchases(seat, wild, 0, (more, 0), paid) for wild, more in ways)
        free = not (played and here.s.down >> at & 1) and "bought" not in self.marks
        assert any(text.endswith(" down") for text in texts) == (able and free)
        self.count("face down with a boost" if held else "face down")

    def begin(self, here: Position, seat: int) -> None:
        turn = (here.s.round, here.s.phase, seat)
        if turn != self.turn:
            self.turn, self.marks = turn, set()

    def note(self, here: Position, top: str, seat: int, text: str) -> None:
        """What an answer changes for the questions to come."""
        verb = text.split()[0]
        if verb.startswith("build-"):
            self.built = text
        if top == "Turn":
            self.begin(here, seat)
            if verb == "play":
                number = next(i for i, c in enumerate(self.match.content.cards) if c.id == text.split()[1])
                self.card = Card(here, seat, number, text.endswith(" down"))
        elif top == "Card" and self.card is not None:
            self.card.follow(here, text)
        if verb in ("buy", "order"):
            self.marks.add("bought" if verb == "buy" else "ordered")
            if verb == "order" and self.match.options["parcel-bot-extra-buy"] == "no":
                self.marks.add("bought")
            card = next(c for c in self.match.content.cards if c.id == text.split()[1])
            energy = int(text.split("energy=")[1]) if "energy=" in text else 0
            if here.learned(seat, "alternative-energy") and energy != card.cost.energy:
                self.marks.add("otherwise")

    def count(self, what: str) -> None:
        self.compared[what] = self.compared.get(what, 0) + 1


@pytest.mark.parametrize("edition", ["de", "en", "it"])
@pytest.mark.parametrize("options", [{}, {"strict-buy": "yes"}, {"parcel-bot-extra-buy": "no"}], ids=str)
def test_cards_offer_exactly_what_the_rulebooks_allow(edition: str, options: dict[str, str], tmp_path: Path) -> None:
    pack = pack_with(tmp_path, **CARDS)
    match = GAME.match(edition, 3, options, pack)
    compared: dict[str, int] = {}
    for seed in range(8):
        game = Checked(match, seed)
        game.play()
        for what, number in game.compared.items():
            compared[what] = compared.get(what, 0) + number
    wanted = {"take", "build-refuge", "build-elevator", "build-bridge", "gain", "copy", "boost", "buy", "order"}
    if "strict-buy" in options:
        wanted |= {"face down", "face down with a boost"}
    assert wanted <= compared.keys(), compared
