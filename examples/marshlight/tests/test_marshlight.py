"""The rules of Marshlight, one by one: given a night on the marsh, when somebody answers, then."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from shutil import copytree

import pytest
from marshlight import GAME
from marshlight.flow import Turn, Wind, needed
from marshlight.state import HAND, Night

from ludarium.kernel.conformance import check_game, tables
from ludarium.kernel.engine import Rng, advance, answer, playout
from ludarium.kernel.errors import ContentError, WrongSeats
from ludarium.kernel.request import TableRequest
from ludarium.kernel.wording import wording_gaps

REED, MOSS, ROCK = range(3)
ISLETS = [islet.id for islet in GAME.content()[1].islet]


class Scene:
    """A night in which the test decides the hands, the lanterns and the wind."""

    def __init__(self, hands: list[list[int]], gale: bool = False) -> None:
        self.match = GAME.match(seats=len(hands), options={"gale": "yes" if gale else "no"})
        self.night: Night = self.match.start()
        for seat, cards in enumerate(hands):
            for number, ground in enumerate(sorted(cards)):
                self.night.deck.remove(ground)
                self.night.deck.append(-1)
                self.night.hands[seat * HAND + number] = ground

    def lanterns(self, **islets: int) -> Scene:
        for islet, seat in islets.items():
            self.night.lanterns[ISLETS.index(islet)] = seat
        return self

    def empty_deck(self) -> Scene:
        self.night.played = self.night.deck[:]
        self.night.deck = [-1] * len(self.night.deck)
        return self

    @property
    def asked(self) -> int:
        ask = advance(self.night)
        return -9 if ask is None else ask.seat

    @property
    def legal(self) -> list[str]:
        ask = advance(self.night)
        return [] if ask is None else [self.match.verbs.format(action) for action in ask.actions]

    def do(self, *texts: str) -> Scene:
        for text in texts:
            assert text in self.legal
            answer(self.night, self.match.verbs.parse(text))
        return self

    def lantern(self, islet: str) -> int:
        return self.night.lanterns[ISLETS.index(islet)]

    def why_not(self, text: str) -> str:
        refusal = self.match.why_not(self.night, self.asked, self.match.verbs.parse(text))
        return "" if refusal is None else refusal.rule


FULL = [[REED, MOSS, ROCK], [REED, REED, MOSS]]


@pytest.mark.rule("MAR-SET-01")
def test_an_islet_touches_those_beside_it() -> None:
    beside = GAME.match().givens.beside  # type: ignore[attr-defined]
    named = {ISLETS[number]: {ISLETS[other] for other in others} for number, others in enumerate(beside)}
    assert len(named) == 19
    assert named["c3"] == {"b2", "b3", "c2", "c4", "d2", "d3"}
    assert named["a1"] == {"a2", "b1", "b2"}


@pytest.mark.rule("MAR-SET-02")
def test_the_deck_and_who_plays() -> None:
    assert Counter(GAME.match().start().deck) == {REED: 8, MOSS: 8, ROCK: 8}
    for seats in (1, 5):
        with pytest.raises(WrongSeats):
            GAME.match(seats=seats)


@pytest.mark.rule("MAR-TRN-01")
def test_a_turn_begins_with_cards_that_nobody_else_sees() -> None:
    scene = Scene([[REED], [MOSS, MOSS, MOSS]]).do("draw rock", "draw rock")
    assert scene.asked == 0
    assert scene.match.view(scene.night, 0)["zones"]["hands"] == [REED, ROCK, ROCK, None, None, None]
    assert scene.match.view(scene.night, 1)["zones"]["hands"] == [None, None, None, MOSS, MOSS, MOSS]
    assert Scene([[REED], [MOSS]]).empty_deck().asked == 0, "without a deck there is nothing to draw"


@pytest.mark.rule("MAR-TRN-02")
def test_a_card_hangs_a_lantern_on_a_free_islet_of_its_ground() -> None:
    scene = Scene(FULL).lanterns(a1=1)
    assert "hang reed b3" in scene.legal
    assert scene.why_not("hang reed a1") == "MAR-TRN-02"
    assert scene.why_not("hang reed a2") == "MAR-TRN-02"
    scene.do("hang reed b3", "roll face=6")
    assert (scene.lantern("b3"), scene.night.hands[:HAND]) == (0, [MOSS, ROCK, -1])
    assert scene.asked == 1


@pytest.mark.rule("MAR-TRN-03")
def test_only_who_cannot_hang_a_lantern_gives_up_a_card() -> None:
    scene = Scene([[MOSS, MOSS, MOSS], [REED, REED, REED]])
    assert scene.why_not("drop moss") == "MAR-TRN-03"
    full = Scene([[MOSS, MOSS, MOSS], [REED, REED, REED]]).lanterns(a3=1, b1=1, c3=1, c4=1, d1=1, e2=1)
    assert full.legal == ["drop moss"]
    assert full.do("drop moss").asked == 1


@pytest.mark.rule("MAR-WND-01")
@pytest.mark.parametrize(("face", "holder"), [(1, -1), (2, -1), (3, 0), (6, 0)])
def test_the_roll_must_reach_the_value(face: int, holder: int) -> None:
    assert Scene(FULL).do("hang moss a3", f"roll face={face}").lantern("a3") == holder


@pytest.mark.rule("MAR-WND-02")
def test_own_lanterns_beside_it_help() -> None:
    scene = Scene(FULL).lanterns(a2=0, b3=0, b4=1)
    assert needed(scene.night, 0, ISLETS.index("a3")) == 1
    assert needed(scene.night, 1, ISLETS.index("a3")) == 2
    assert scene.do("hang moss a3", "roll face=1").lantern("a3") == 0


@pytest.mark.rule("MAR-OPT-01")
def test_in_a_gale_a_roll_counts_one_less() -> None:
    assert Scene(FULL, gale=True).do("hang moss a3", "roll face=3").lantern("a3") == -1
    assert Scene(FULL, gale=True).do("hang moss a3", "roll face=4").lantern("a3") == 0


@pytest.mark.rule("MAR-END-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_night_ends_when_all_cards_are_played(seats: int) -> None:
    match = GAME.match(seats=seats)
    night: Night = match.start()
    playout(night, Rng(seats), 1000)
    assert Counter(night.played) == {REED: 8, MOSS: 8, ROCK: 8}
    night.lanterns = [-1] * 19
    for islet, seat in (("a2", 0), ("c5", 1), ("a3", 1), ("b2", 0)):
        night.lanterns[ISLETS.index(islet)] = seat
    assert match.scores(night)[:2] == [9, 9]
    assert match.winners(night) == [0, 1], "ties share"


def test_a_lantern_in_the_wind_is_weighed() -> None:
    scene = Scene(FULL).do("hang moss a3")
    assert isinstance(scene.night.stack[-1], Wind)
    assert scene.match.scores(scene.night) == [0, 0]
    assert scene.match.estimate(scene.night) == [2.0, 0.0], "4 faces of 6 for 3 points"
    assert scene.match.weighs_chance(scene.night)


def test_facts_are_those_of_the_viewer() -> None:
    scene = Scene(FULL).lanterns(a2=0)
    assert scene.asked == 0
    for viewer, least in ((0, 2), (1, 3), (-2, 2)):
        facts = scene.match.facts(scene.match.view(scene.night, viewer))
        assert (facts["scores"], facts["needed"][ISLETS.index("a3")]) == ([6, 0], least)


def test_every_language_has_every_word() -> None:
    assert wording_gaps(GAME.match(), GAME.catalogue) == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("value = 6", "value = 7", "a2: an islet needs a known ground and a value from 1 to 6"),
        ('ground = "reed"', 'ground = "sand"', "a1: an islet needs a known ground"),
        ("reed = { copies", "r1 = { copies = 1 }\nr2 = { copies = 1 }\nreed = { copies", "room for 4 grounds"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(tmp_path: Path, old: str, new: str, says: str) -> None:
    folder = copytree(GAME.folder / "content", tmp_path / "pack")
    text = (folder / "marsh.toml").read_text()
    (folder / "marsh.toml").write_text(text.replace(old, new, 1))
    with pytest.raises(ContentError) as caught:
        GAME.match(content=folder)
    assert says in str(caught.value)


@pytest.mark.parametrize("table", list(tables(GAME)), ids=str)
def test_the_kit_passes(table: TableRequest) -> None:
    """Six tables, 14 games each, 84 in the nightly run."""
    games = 84 if "LUDARIUM_GAMES" in os.environ else 14
    assert check_game(GAME, games=games, seed=2000, only=[table]).games == games


def test_frames_can_be_named() -> None:
    scene = Scene(FULL).do("hang moss a3")
    assert scene.match.trace(scene.night) == "Turn(1,) > Wind(0, 2)"
    assert {Turn, Wind} == set(scene.match.frames)
