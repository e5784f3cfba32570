"""The rules of Regatta, one by one: given a position, when somebody answers, then."""

from __future__ import annotations

import os
from pathlib import Path
from shutil import copytree

import pytest
from regatta import GAME
from regatta.flow import Choose, Roll, Sail
from regatta.state import HAND, Race
from regatta.verbs import sail

from ludarium.kernel.chance import seed_of
from ludarium.kernel.conformance import check_game, tables
from ludarium.kernel.engine import Rng, advance, answer, playout
from ludarium.kernel.errors import ContentError, IllegalAction, WrongSeats
from ludarium.kernel.play import Play
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import SPECTATOR
from ludarium.kernel.wording import wording_gaps


class Scene:
    """A race in which the test decides the cards, the boats and the current."""

    def __init__(self, boats: list[int], edition: str = "second", storm: bool = False) -> None:
        self.match = GAME.match(edition, len(boats), {"storm": "yes" if storm else "no"})
        self.play = Play(self.match, seed_of(1))
        self.race: Race = self.play.state
        self.race.boats = boats[:]

    def winds(self, *strengths: int) -> Scene:
        """Everybody holds, and chooses, a wind of this strength."""
        for seat, strength in enumerate(strengths):
            self.swap(seat, strength - 1)
        self.race.pending = None
        for seat, strength in enumerate(strengths):
            answer_of(self.race, seat, self.match.verbs.parse(f"choose w{strength}"))
        return self

    def swap(self, seat: int, wind: int) -> None:
        """Exchange the seat's first card for the wanted one, wherever that is."""
        race = self.race
        start = seat * HAND
        if wind in race.hands[start : start + HAND]:
            return
        old = race.hands[start]
        other = [s for s in range(len(race.boats)) if s != seat]
        if wind in race.deck:
            race.deck[race.deck.index(wind)] = old
            race.deck.sort(key=lambda card: (card < 0, card))
        else:
            spare = next(at for s in other for at in range(s * HAND, s * HAND + HAND) if race.hands[at] == wind)
            race.hands[spare] = old
        race.hands[start] = wind

    def current(self, face: int) -> Scene:
        advance(self.race)
        answer(self.race, self.match.verbs.parse(f"roll current={face}"))
        return self

    @property
    def asked(self) -> int:
        ask = advance(self.race)
        return -9 if ask is None else ask.seat

    @property
    def legal(self) -> list[str]:
        ask = advance(self.race)
        return [] if ask is None else [self.match.verbs.format(action) for action in ask.actions]

    def do(self, text: str) -> Scene:
        assert text in self.legal
        answer(self.race, self.match.verbs.parse(text))
        return self

    def why_not(self, text: str) -> str:
        refusal = self.match.why_not(self.race, self.asked, self.match.verbs.parse(text))
        return "" if refusal is None else refusal.rule


def answer_of(race: Race, seat: int, action: int) -> None:
    race.pending = None
    race.sealed[seat] = action


@pytest.mark.rule("REG-SET-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_boats_race(seats: int) -> None:
    with pytest.raises(WrongSeats, match=f"regatta cannot be played by {seats}; it takes 2, 3, 4 seats"):
        GAME.match(seats=seats)


@pytest.mark.rule("REG-SET-02")
def test_the_deck_holds_six_winds_of_each_strength() -> None:
    race = GAME.match().start()
    assert [race.deck.count(wind) for wind in range(6)] == [6] * 6


@pytest.mark.rule("REG-SET-03")
@pytest.mark.parametrize(("edition", "cards"), [("first", 5), ("second", 6)])
def test_hands_are_dealt_face_down(edition: str, cards: int) -> None:
    scene = Scene([0, 0, 0], edition)
    view = scene.match.view(scene.race, 1)["zones"]["hands"]
    assert view[:HAND] == [None] * cards + [-1] * (HAND - cards)
    assert None not in view[HAND : 2 * HAND]


@pytest.mark.rule("REG-SET-04")
def test_all_boats_start_in_the_harbour() -> None:
    assert GAME.match(seats=4).start().boats == [0, 0, 0, 0]


@pytest.mark.rule("REG-TRM-01")
def test_all_choose_at_the_same_time_and_in_secret() -> None:
    scene = Scene([0, 0, 0])
    assert [ask.seat for ask in scene.play.asks] == [0, 1, 2]
    scene.play.do(1, scene.play.legal(1)[0])
    assert [ask.seat for ask in scene.play.asks] == [0, 2]
    assert scene.match.view(scene.race, 0)["sealed"] == [None, True, None]
    with pytest.raises(IllegalAction) as caught:
        scene.play.do(0, "sail spaces=1")
    assert caught.value.rule == "REG-TRM-01"


@pytest.mark.rule("REG-TRM-02")
def test_chosen_cards_open_together_and_lie_open() -> None:
    scene = Scene([0, 0]).winds(2, 5).current(1)
    assert scene.match.view(scene.race, SPECTATOR)["zones"]["chosen"] == [1, 4]


@pytest.mark.rule("REG-CUR-01")
def test_one_die_is_the_current() -> None:
    scene = Scene([0, 0]).winds(2, 5)
    assert scene.legal == [f"roll current={face}" for face in range(1, 7)]
    assert scene.current(4).race.current == 4


@pytest.mark.rule("REG-SAI-01")
def test_the_strongest_wind_sails_first() -> None:
    scene = Scene([0, 0, 0]).winds(2, 6, 4).current(1)
    assert scene.asked == 1
    assert scene.do("anchor").asked == 2
    assert scene.do("anchor").asked == 0


@pytest.mark.rule("REG-SAI-02")
def test_equal_winds_by_edition() -> None:
    first = Scene([3, 2, 0], "first").winds(4, 4, 1).current(1)
    assert first.asked == 2, "boats with equal winds do not sail in the first printing"
    second = Scene([3, 2, 0], "second").winds(4, 4, 1).current(1)
    assert second.asked == 1, "the boat further back goes first in the second"
    assert second.do("anchor").asked == 0


@pytest.mark.rule("REG-SAI-03")
def test_how_far_a_boat_sails() -> None:
    weak = Scene([0, 0]).winds(2, 1).current(2)
    assert weak.legal == ["sail spaces=1", "sail spaces=2", "anchor"]
    assert weak.why_not("sail spaces=3") == "REG-SAI-03"
    assert weak.why_not("sail spaces=1 ride") == "REG-SAI-03"
    riding = Scene([0, 0]).winds(2, 1).current(3)
    assert riding.legal == ["sail spaces=1", "sail spaces=1 ride", "sail spaces=2", "sail spaces=2 ride", "anchor"]
    assert riding.do("sail spaces=2 ride").race.boats == [4, 0]


@pytest.mark.rule("REG-SAI-04")
def test_narrows_have_room_for_one() -> None:
    scene = Scene([6, 7]).winds(3, 1).current(1)
    assert scene.why_not("sail spaces=1") == "REG-SAI-04"
    assert "sail spaces=2" in scene.legal, "sailing through is allowed"
    empty = Scene([6, 8]).winds(3, 1).current(1)
    assert "sail spaces=1" in empty.legal


@pytest.mark.rule("REG-SAI-05")
def test_no_boat_stops_on_a_shoal() -> None:
    scene = Scene([4, 0]).winds(3, 1).current(1)
    assert scene.why_not("sail spaces=1") == "REG-SAI-05"
    assert scene.legal == ["sail spaces=2", "sail spaces=3", "anchor"]


@pytest.mark.rule("REG-SAI-06")
def test_an_anchored_boat_draws_two_cards() -> None:
    scene = Scene([0, 0]).winds(3, 1).current(1).do("anchor").do("sail spaces=1")
    held = [6 - 1, 6 - 1]
    drawn = 0
    while scene.asked == -1:
        drawn += 1
        answer(scene.race, advance(scene.race).actions[0])  # type: ignore[union-attr]
    assert drawn == 3
    assert [sum(card >= 0 for card in scene.race.hands[s * HAND : s * HAND + HAND]) for s in (0, 1)] == [
        held[0] + 2,
        held[1] + 1,
    ]


@pytest.mark.rule("REG-SAI-07")
def test_stopping_in_open_water_rams() -> None:
    scene = Scene([0, 2, 2]).winds(3, 2, 1).current(1).do("sail spaces=2")
    assert scene.race.boats == [2, 1, 1]
    onto_shoal = Scene([4, 6]).winds(3, 1).current(1).do("sail spaces=2")
    assert onto_shoal.race.boats == [6, 5], "wherever that leads"


@pytest.mark.rule("REG-SAI-08")
def test_the_buoy_ends_the_course() -> None:
    scene = Scene([23, 24]).winds(6, 1).current(1).do("sail spaces=6")
    assert scene.race.boats == [24, 24], "nobody is rammed at the buoy"
    assert scene.legal == ["anchor"]
    assert scene.why_not("sail spaces=1") == "REG-SAI-08"


@pytest.mark.rule("REG-DRW-01")
def test_every_seat_draws_up_to_eight_in_hand() -> None:
    scene = Scene([0, 0])
    race = scene.race
    for _ in range(2):
        scene.winds(6, 5).current(1).do("anchor").do("anchor")
        while scene.asked == -1:
            answer(race, advance(race).actions[0])  # type: ignore[union-attr]
    assert [sum(card >= 0 for card in race.hands[s * HAND : s * HAND + HAND]) for s in (0, 1)] == [8, 8]
    scene.winds(6, 5).current(1).do("anchor").do("anchor")
    drawn = 0
    while scene.asked == -1:
        drawn += 1
        answer(race, advance(race).actions[0])  # type: ignore[union-attr]
    assert drawn == 2, "a ninth card is not drawn"


@pytest.mark.rule("REG-DRW-02")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    scene = Scene([0, 0]).winds(6, 5).current(1)
    race = scene.race
    race.discards, race.deck = race.deck, race.discards
    scene.do("anchor").do("anchor")
    assert scene.asked == -1
    assert race.deck[0] >= 0
    assert race.discards[0] == -1


@pytest.mark.rule("REG-END-01")
def test_the_race_ends_at_the_buoy_or_after_twelve_rounds() -> None:
    scene = Scene([23, 0]).winds(6, 1).current(1).do("sail spaces=1").do("anchor")
    while scene.asked == -1:
        answer(scene.race, advance(scene.race).actions[0])  # type: ignore[union-attr]
    assert scene.asked == -9
    rounds = set()
    for seed in range(30):
        race = GAME.match("first", 2).start()
        playout(race, Rng(seed), 1000)
        rounds.add(race.round)
        assert race.round == 12 or max(race.boats) == 24
    assert 12 in rounds
    assert min(rounds) < 12


@pytest.mark.rule("REG-END-02")
def test_points_and_winners() -> None:
    match = GAME.match(seats=4)
    race = match.start()
    race.boats = [24, 23, 24, 5]
    assert match.scores(race) == [27, 23, 27, 5]
    assert match.winners(race) == [0, 2]


@pytest.mark.rule("REG-OPT-01")
def test_a_storm_drives_boats_back() -> None:
    assert Scene([5, 0, 24], storm=True).winds(1, 2, 3).current(6).race.boats == [4, 0, 24]
    assert Scene([5, 0, 24], storm=True).winds(1, 2, 3).current(5).race.boats == [5, 0, 24]
    assert Scene([5, 0, 24]).winds(1, 2, 3).current(6).race.boats == [5, 0, 24]


def test_the_fast_packing_agrees_with_the_verb_table() -> None:
    table = GAME.match().verbs
    assert [sail(spaces, ride) for spaces in range(10) for ride in (0, 1)] == [
        table.pack("sail", [spaces, ride]) for spaces in range(10) for ride in (0, 1)
    ]


def test_every_language_has_every_word() -> None:
    assert wording_gaps(GAME.match(), GAME.catalogue) == []


def test_the_rules_never_ask_which_edition_is_played() -> None:
    for path in GAME.folder.glob("*.py"):
        if path.name != "editions.py":
            assert '"first"' not in path.read_text()
            assert '"second"' not in path.read_text()


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("winds.toml", "strength = 6", "strength = 12", "winds.toml:13: w6: strength must be 1 to 9"),
        ("winds.toml", "w2 = { strength", "w1 = { strength", "winds.toml:9: is not TOML: Cannot overwrite"),
        ("winds.toml", "copies = 6", "copies = 5", "winds.toml:13: w6: a deck needs 36 cards"),
        ("course.toml", 'kind = "buoy"', 'kind = "open"', "course.toml:32: s24: a course has 10 to 64 spaces"),
        ("course.toml", 'kind = "shoal"', 'kind = "reef"', "course.toml:13: space.s5.kind: Invalid enum value 'reef'"),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused(tmp_path: Path, file: str, old: str, new: str, says: str) -> None:
    folder = copytree(GAME.folder / "content", tmp_path / "pack")
    text = (folder / file).read_text()
    (folder / file).write_text(text.replace(old, new, 1))
    with pytest.raises(ContentError) as caught:
        GAME.match(content=folder)
    assert says in str(caught.value)


@pytest.mark.parametrize("table", list(tables(GAME)), ids=str)
def test_the_kit_passes(table: TableRequest) -> None:
    """Twelve tables, 7 games each, 84 in the nightly run."""
    games = 84 if "LUDARIUM_GAMES" in os.environ else 7
    assert check_game(GAME, games=games, seed=1000, only=[table]).games == games


def test_frames_can_be_named() -> None:
    race = Scene([0, 0]).winds(1, 2).current(3).race
    assert GAME.match(seats=2).trace(race) == "Sail(0,)"
    assert [type(frame) for frame in race.stack] == [Sail]
    assert {Choose, Roll} <= set(GAME.match().frames)
