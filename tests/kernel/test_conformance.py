"""The conformance kit says yes to a good game, and no to every kind of bad one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from regatta import GAME, flow, verbs
from regatta.game import Regatta, RegattaMatch
from regatta.state import Race

from ludarium.kernel import conformance
from ludarium.kernel.asks import Ask
from ludarium.kernel.conformance import CHECKS, check_game, option_sets
from ludarium.kernel.editions import Edition, Option
from ludarium.kernel.errors import BrokenLaw
from ludarium.kernel.game import Refusal
from ludarium.kernel.play import Play
from ludarium.kernel.record import write
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import EVERYONE
from ludarium.kernel.state import Frame
from ludarium.kernel.verbs import VerbTable
from ludarium.kernel.views import View, Zone


def test_the_example_game_keeps_every_law() -> None:
    report = check_game(GAME, games=2, seed=100)
    assert set(report.checks) == set(CHECKS)
    assert report.games == 2 * len(report.tables) == 2 * 2 * 3 * 2
    assert report.decisions > 2000


def test_options_are_covered_pair_by_pair() -> None:
    class Many(Regatta):
        options = (Option("a"), Option("b", ("x", "y", "z")), Option("c"), Option("d"))

    sets = option_sets(Many())
    pairs = {(p, x, q, y) for chosen in sets for p, x in chosen.items() for q, y in chosen.items() if p < q}
    assert len(pairs) == 6 + 4 + 4 + 6 + 6 + 4
    assert len(sets) <= 8


def test_an_option_with_many_choices_is_spread_over_the_sets_of_the_others() -> None:
    places = tuple(f"place-{number}" for number in range(20))

    class Wide(Regatta):
        options = (Option("at", places), Option("b", ("x", "y", "z")), Option("c"))

    sets = option_sets(Wide())
    assert {chosen["at"] for chosen in sets} == set(places)
    assert len(sets) <= 20 + 6
    assert {(chosen["b"], chosen["c"]) for chosen in sets} == {(b, c) for b in "xyz" for c in ("no", "yes")}


def broken(match: type[RegattaMatch]) -> Regatta:
    class Bad(Regatta):
        def build(self, edition: Edition, seats: int, options: Mapping[str, str], content: Any) -> RegattaMatch:
            good = super().build(edition, seats, options, content)
            return match(good.givens, content)

    return Bad()


def complaint(match: type[RegattaMatch]) -> str:
    with pytest.raises(BrokenLaw) as caught:
        check_game(broken(match), games=3, only=[TableRequest.of("regatta", "second", 2, {"storm": "no"})])
    assert "ludarium check regatta --edition second --seats 2 --option storm=no --seed" in str(caught.value)
    return str(caught.value)


def with_roll(roll: type[Frame[Race]]) -> type[RegattaMatch]:
    """The good match, but a frame of the same name replaces the roll of the current."""
    roll.__name__ = "Roll"

    class Replaced(RegattaMatch):
        frames = (*[frame for frame in flow.FRAMES if frame is not flow.Roll], roll)

        def start(self) -> Race:
            s = super().start()
            s.become(roll())
            s.chosen = [s.deck[0], s.deck[35]]
            s.deck = [*s.deck[1:35], -1, -1]
            return s

    return Replaced


def test_unsorted_answers_are_found() -> None:
    class Roll(Frame[Race]):
        def step(self, s: Race) -> Ask | None:
            return Ask(-1, [verbs.ROLL | face for face in (2, 1)])

    assert "not sorted and unique" in complaint(with_roll(Roll))


def test_an_empty_question_is_found() -> None:
    class Roll(Frame[Race]):
        def step(self, s: Race) -> Ask | None:
            return Ask(0, [])

    assert "has no legal answer" in complaint(with_roll(Roll))


def test_wrong_weights_are_found() -> None:
    class Roll(Frame[Race]):
        def step(self, s: Race) -> Ask | None:
            return Ask(-1, [verbs.ROLL | 1, verbs.ROLL | 2], [1, 0])

    assert "one positive weight" in complaint(with_roll(Roll))


def test_a_seat_that_does_not_exist_is_found() -> None:
    class Roll(Frame[Race]):
        def step(self, s: Race) -> Ask | None:
            return Ask(7, [verbs.ROLL | 1])

    assert "there is no seat 7" in complaint(with_roll(Roll))


def test_asking_that_changes_the_position_is_found() -> None:
    class Roll(Frame[Race]):
        def step(self, s: Race) -> Ask | None:
            s.current += 1
            return flow.Roll().step(s)

    assert "asking changes the position" in complaint(with_roll(Roll))


def test_asking_that_changes_its_mind_is_found() -> None:
    class Roll(Frame[Race]):
        asked = 0

        def step(self, s: Race) -> Ask | None:
            Roll.asked += 1
            return Ask(-1, [verbs.ROLL | 1 + Roll.asked % 2])

    assert "asking twice gives another question" in complaint(with_roll(Roll))


def test_a_refusal_by_an_unknown_rule_is_found() -> None:
    class Roll(Frame[Race]):
        def step(self, s: Race) -> Ask | None:
            return Ask(0, [verbs.ANCHOR])

        def why_not(self, s: Race, action: int) -> str:
            return "REG-XXX-99"

    assert "forbidden by the unknown 'REG-XXX-99'" in complaint(with_roll(Roll))


def test_a_game_that_hangs_in_one_place_is_found() -> None:
    class Roll(Frame[Race]):
        def step(self, s: Race) -> Ask | None:
            return flow.Roll().step(s)

        def answer(self, s: Race, action: int) -> None:
            s.current = 0

    text = complaint(with_roll(Roll))
    assert "more than 228 answers" in text or "does not end within 228 answers" in text


def test_a_state_that_is_not_saved_is_found() -> None:
    class Forgetful(RegattaMatch):
        zones = tuple(zone for zone in RegattaMatch.zones if zone.name != "hands")

    assert "'save'" in complaint(Forgetful)


def test_copies_that_share_a_zone_are_found() -> None:
    class Shared(list[int]):
        def __getitem__(self, at: Any) -> Any:
            return self if isinstance(at, slice) else super().__getitem__(at)

    class Sharing(RegattaMatch):
        def start(self) -> Race:
            s = super().start()
            s.boats = Shared(s.boats)
            return s

    text = complaint(Sharing)
    assert "'clone'" in text or "'undo'" in text


def test_a_leak_through_the_zone_table_is_found() -> None:
    class Leaking(RegattaMatch):
        zones = tuple(Zone("hands", pool="wind") if zone.name == "hands" else zone for zone in RegattaMatch.zones)

    assert "sees an answer that is hidden from it" in complaint(Leaking)


def test_a_secret_outside_the_zone_table_is_found() -> None:
    class Telling(RegattaMatch):
        def view(self, s: Race, viewer: int, beside: View | None = None) -> View:
            view: Any = {**super().view(s, viewer, beside), "tip": s.hands[0]}
            return view  # type: ignore[no-any-return]

    text = complaint(Telling)
    assert "'mask'" in text or "'view'" in text


def test_a_redealt_position_that_breaks_a_law_is_found() -> None:
    class Mixed(RegattaMatch):
        zones = (
            *[zone for zone in RegattaMatch.zones if zone.name not in ("deck", "hands")],
            Zone("deck", "nobody", "wind", bag=True, blank=-9),
            Zone("hands", "owner", "wind"),
        )

    assert "'view'" in complaint(Mixed)


def test_a_broken_conservation_law_is_found() -> None:
    class Losing(RegattaMatch):
        def laws(self, s: Race) -> list[str]:
            return ["a card is missing"] if s.round == 3 else []

    assert "breaks the law of 'laws': a card is missing" in complaint(Losing)


def test_a_game_without_a_winner_is_found() -> None:
    class Nobody(RegattaMatch):
        def winners(self, s: Race) -> list[int]:
            return []

    assert "ends without a winner" in complaint(Nobody)


def test_a_game_longer_than_it_says_is_found() -> None:
    class Short(RegattaMatch):
        longest = 30

    text = complaint(Short)
    assert "more than 30 answers" in text or "does not end within 30 answers" in text


def test_a_rule_that_crashes_is_told_as_a_broken_law() -> None:
    class Roll(Frame[Race]):
        def step(self, s: Race) -> Ask | None:
            return flow.Roll().step(s)

        def answer(self, s: Race, action: int) -> None:
            raise AssertionError("no such boat")

    assert "the game stopped with AssertionError: no such boat" in complaint(with_roll(Roll))


def test_progress_is_told() -> None:
    told: list[int] = []
    check_game(
        GAME,
        games=2,
        only=[TableRequest.of("regatta", "first", 2, {"storm": "no"})],
        progress=lambda report: told.append(report.games),
    )
    assert told == [1, 2]


def test_everyone_hears_by_default() -> None:
    assert Ask(0, [1]).audience == EVERYONE


ONE_TABLE = [TableRequest.of("regatta", "second", 2, {"storm": "no"})]


def complaint_of_the_good_game() -> str:
    with pytest.raises(BrokenLaw) as caught:
        check_game(GAME, games=3, only=ONE_TABLE)
    return str(caught.value)


# Here the kernel itself breaks the laws: `play`, `record` and the kit are never compiled, so they can be replaced.


def test_an_undo_that_does_not_undo_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "undo", lambda self, seat: None)
    assert "does not lead to where it was given" in complaint_of_the_good_game()


def test_a_reset_that_stops_short_of_the_barrier_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "reset_turn", lambda self, seat: None)
    assert "does not lead to the barrier" in complaint_of_the_good_game()


def test_a_barrier_that_holds_nobody_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, "can_undo", lambda self, seat: True)
    text = complaint_of_the_good_game()
    assert "can take back what seat" in text or "showed somebody something" in text


def test_answers_that_do_not_read_back_are_found() -> None:
    class Misread:
        """The verb table, but every text means the same action."""

        def __init__(self, table: VerbTable) -> None:
            self.table = table

        def __getattr__(self, name: str) -> Any:
            return getattr(self.table, name)

        def parse(self, text: str) -> int:
            return verbs.ANCHOR

    class Garbled(RegattaMatch):
        def __init__(self, table: Any, content: Any) -> None:
            super().__init__(table, content)
            self.verbs = Misread(self.verbs)  # type: ignore[assignment]

    assert "breaks the law of 'notation'" in complaint(Garbled)


def test_a_record_that_replays_elsewhere_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "replay", lambda record, match: Play(match))
    assert "replaying the record leads to another position" in complaint_of_the_good_game()


def test_a_record_that_changes_when_it_is_copied_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    copies = iter(range(100))
    monkeypatch.setattr(conformance, "write", lambda record: f"{write(record)}# copy {next(copies)}\n")
    assert "read and written again is another text" in complaint_of_the_good_game()


def test_a_refusal_that_contradicts_the_legal_answers_is_found() -> None:
    class Harsh(RegattaMatch):
        def why_not(self, s: Race, seat: int, action: int) -> Refusal | None:
            return None if seat == 1 else super().why_not(s, seat, action)

    assert "why_not and the legal answers disagree" in complaint(Harsh)


def test_parts_of_an_estimate_must_add_up_and_have_words() -> None:
    class Lopsided(RegattaMatch):
        def worths(self, s: Race, seat: int) -> dict[str, float]:
            return {"boats": self.estimate(s)[seat] + 1.0}

    class Unnamed(RegattaMatch):
        def worths(self, s: Race, seat: int) -> dict[str, float]:
            return {"boats": self.estimate(s)[seat], "sails": 0.0}

    assert "the parts of seat 0's estimate add up to" in complaint(Lopsided)
    assert "the catalogue lacks worth-boats" in complaint(Unnamed)
