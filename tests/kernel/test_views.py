"""Hidden information: the zone table decides who sees what, what is re-dealt, and what counts as a reveal."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from regatta import GAME

from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.play import Play
from ludarium.kernel.seats import SPECTATOR
from ludarium.kernel.state import State
from ludarium.kernel.views import Sights, Zone


class Cards(State):
    def __init__(self, hands: list[int], deck: list[int], open_: list[int]) -> None:
        super().__init__()
        self.hands = hands
        self.deck = deck
        self.open = open_
        self.shown = [0, 0, 0, 0]

    def clone(self) -> Cards:
        copy = Cards(self.hands[:], self.deck[:], self.open[:])
        copy.shown = self.shown[:]
        return copy

    def zones(self) -> dict[str, Any]:
        return {"hands": self.hands[:], "deck": self.deck[:], "open": self.open[:]}


def shown_or_own(s: Any, viewer: int) -> list[bool]:
    return [bool(s.shown[cell]) or cell // 2 == viewer for cell in range(4)]


SIGHTS = Sights(
    (Zone("hands", "owner", "card", bag=True), Zone("deck", "nobody", "card", bag=True), Zone("open", pool="card")), 2
)


def test_a_viewer_sees_the_own_hand_and_how_many_cards_others_hold() -> None:
    s = Cards([1, 4, 2, -1], [3, 5], [9, -1])
    assert SIGHTS.shown(s, 0) == {"hands": [1, 4, None, -1], "deck": [None, None], "open": [9, -1]}
    assert SIGHTS.shown(s, SPECTATOR)["hands"] == [None, None, None, -1]


@given(st.integers(0, 10_000), st.sampled_from([0, 1, SPECTATOR]))
def test_redealing_moves_only_what_is_hidden(seed: int, viewer: int) -> None:
    s = Cards([1, 4, 2, -1], [3, 5], [9, -1])
    copy = s.clone()
    SIGHTS.redeal(copy, viewer, Rng(seed))
    assert SIGHTS.shown(copy, viewer) == SIGHTS.shown(s, viewer)
    assert sorted(copy.hands + copy.deck) == sorted(s.hands + s.deck)
    assert copy.hands[2] <= copy.hands[3] or copy.hands[3] == -1


def test_redealing_reaches_every_place() -> None:
    seen = set()
    for seed in range(200):
        copy = Cards([1, 4, 2, -1], [3, 5], [9, -1])
        SIGHTS.redeal(copy, 0, Rng(seed))
        seen.add((copy.hands[2], *copy.deck))
    assert seen == {(2, 3, 5), (3, 2, 5), (5, 2, 3)}


def test_a_face_somebody_had_not_seen_is_a_reveal() -> None:
    before = Cards([1, 4, 2, -1], [3, 5], [-1, -1])
    played = Cards([1, -1, 2, -1], [3, 5], [4, -1])
    drawn = Cards([1, 4, 2, 3], [5, -1], [-1, -1])
    assert SIGHTS.reveals(before, played)
    assert SIGHTS.reveals(before, drawn)
    assert not SIGHTS.reveals(before, before.clone())
    assert not SIGHTS.reveals(played, Cards([1, -1, 2, -1], [3, 5], [-1, 4]))


def test_a_thing_that_leaves_for_anywhere_is_a_reveal_and_one_that_goes_into_hiding_is_none() -> None:
    before = Cards([1, 4, 2, -1], [3, 5], [-1, -1])
    assert SIGHTS.reveals(before, Cards([1, 4, -1, -1], [3, 5], [-1, -1])), "to a place that the table does not declare"
    assert not SIGHTS.reveals(Cards([1, 4, 2, -1], [3], [5, -1]), Cards([1, 4, 2, -1], [3, 5], [-1, -1]))


def test_things_that_are_shown_where_they_lie_are_a_reveal() -> None:
    sights = Sights((Zone("hands", shown_or_own, "card"),), 2)
    before = Cards([1, 4, 2, -1], [], [])
    after = before.clone()
    assert not sights.reveals(before, after)
    after.shown = [0, 1, 0, 0]
    assert sights.reveals(before, after)
    assert not sights.reveals(after, before)


def test_sight_may_depend_on_the_position() -> None:
    sights = Sights((Zone("hands", shown_or_own, ("red", "blue")),), 2)
    s = Cards([1, 11, 2, 12], [], [])
    s.shown = [0, 1, 0, 0]
    assert sights.shown(s, 1)["hands"] == [None, 11, 2, 12]
    for seed in range(30):
        copy = s.clone()
        sights.redeal(copy, SPECTATOR, Rng(seed))
        assert copy.hands[1] == 11, "what is shown stays"
        assert {copy.hands[0], copy.hands[2]} == {1, 2}, "red things take red places"


def test_a_pool_can_belong_to_one_owner() -> None:
    sights = Sights((Zone("hands", "nobody", "hand-{owner}"),), 2)
    for seed in range(20):
        s = Cards([1, 2, 3, 4], [], [])
        sights.redeal(s, 0, Rng(seed))
        assert sorted(s.hands[:2]) == [1, 2]


def test_a_hidden_zone_must_name_its_pool() -> None:
    with pytest.raises(ValueError, match="hides something but does not name a pool"):
        Zone("hands", "owner")


@given(st.integers(0, 10_000), st.integers(0, 90), st.sampled_from(["first", "second"]), st.integers(2, 4))
@settings(max_examples=60, deadline=None)
def test_no_outgoing_byte_tells_what_is_hidden(seed: int, answers: int, edition: str, seats: int) -> None:
    """Given any position, when everything hidden from a viewer is re-dealt, then nothing they are sent changes."""
    match = GAME.match(edition, seats)
    play = Play(match, seed_of(seed))
    rng = Rng(seed)
    while not play.over and len(play.answers) < answers:
        ask = play.asks[rng.below(len(play.asks))]
        play.do(ask.seat, random_answer(ask, rng))
    for viewer in (*range(seats), SPECTATOR):
        other = match.determinise(play.state, viewer, rng)
        assert match.view(other, viewer) == match.view(play.state, viewer)
        assert match.laws(other) == []
        if viewer >= 0:
            assert match.why_not(other, viewer, 0) == match.why_not(play.state, viewer, 0)
