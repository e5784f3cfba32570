"""Answers spelled word by word, episodes, observations: for every game of the registry."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from random import Random

import numpy as np
import pytest

from ludarium import games
from ludarium.adapters.episode import UNKNOWN, Episode, Interface, interface_of
from ludarium.adapters.observation import ABSENT, FRAMES, HIDDEN, Senses
from ludarium.adapters.vocabulary import Spelling, Vocabulary
from ludarium.kernel.chance import Dealer, seed_of
from ludarium.kernel.errors import IllegalAction, SetupError
from ludarium.kernel.request import TableRequest
from ludarium.kernel.verbs import FLAG, Arg, Kind, Verb, VerbTable, count
from ludarium.kernel.views import Zone

PLACE = Kind("place", ["p0", "p1", "p2"])
VERBS = VerbTable(
    [
        Verb("move", [Arg("src", PLACE), Arg("dst", PLACE), Arg("pieces", count(5)), Arg("king", FLAG)]),
        Verb("done"),
        Verb("flee", [Arg("place", PLACE)]),
    ]
)
WORDS = Vocabulary(VERBS)
MOST_WORDS = 1000
"""The stated bound of docs/adapters.md on the words of any game."""


def texts(words: list[int]) -> list[str]:
    return [WORDS.texts[word] for word in words]


def options(spelling: Spelling) -> list[str]:
    return texts([word for word, _, _ in spelling.stretches()])


def spelled(*actions: str) -> Spelling:
    return Spelling(WORDS, sorted(VERBS.parse(action) for action in actions))


def say(spelling: Spelling, text: str) -> bool:
    return spelling.say(WORDS.texts.index(text))


def test_verbs_come_first_then_names_then_numbers() -> None:
    assert WORDS.texts == [
        "move", "done", "flee", "place p0", "place p1", "place p2",
        "number 0", "number 1", "number 2", "number 3", "number 4", "number 5",
    ]  # fmt: skip
    assert (WORDS.size, WORDS.longest) == (12, 5)


def test_an_answer_is_spelled_and_each_word_leaves_what_goes_on_with_it() -> None:
    spelling = spelled("move p0 p1 pieces=2", "move p0 p2 pieces=2", "move p0 p2 pieces=3 king", "done")
    assert options(spelling) == ["move", "done"]
    assert say(spelling, "move")
    # All three begin at p0: that word has no alternative and is passed over.
    assert options(spelling) == ["place p1", "place p2"]
    assert say(spelling, "place p2")
    assert options(spelling) == ["number 2", "number 3"]
    assert spelling.answer is None
    assert say(spelling, "number 3")
    assert spelling.answer == VERBS.parse("move p0 p2 pieces=3 king")


def test_a_word_that_leads_nowhere_changes_nothing() -> None:
    spelling = spelled("flee p0", "flee p1")
    assert not say(spelling, "place p2")
    assert not say(spelling, "done")
    assert options(spelling) == ["place p0", "place p1"]
    assert spelling.said == ()


def test_an_answer_without_alternative_still_takes_a_word() -> None:
    spelling = spelled("done")
    assert spelling.answer is None
    assert options(spelling) == ["done"]
    assert say(spelling, "done")
    assert spelling.answer == VERBS.parse("done")


def test_arguments_with_other_names_have_words_of_their_own() -> None:
    far = Kind("place", ["p7", "p8"])
    words = Vocabulary(VerbTable([Verb("move", [Arg("src", PLACE), Arg("dst", far)]), Verb("flee", [Arg("to", far)])]))
    assert words.texts[2:] == ["place p0", "place p1", "place p2", "place p7", "place p8"]


EVERY_TABLE = [
    TableRequest(name, edition.id, seats)
    for name in games.names()
    for edition, seats in product(games.get(name).editions, games.get(name).seats)
]
GAMES = [TableRequest(name) for name in games.names()]


def episodes(interface: Interface, seed: int, listen: bool = False) -> Iterator[tuple[Episode, Random]]:
    """A random game, stopped at every word of a seat."""
    episode, random, dealer = Episode(interface, listen=listen), Random(seed), Dealer(seed_of(seed))
    episode.draw(dealer)
    while not episode.over:
        yield episode, random
        episode.say(random.choice(episode.words()))
        episode.draw(dealer)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=lambda table: f"{table.game}-{table.edition}-{table.seats}")
def test_words_and_observations_of_a_whole_game_fit_their_spaces(table: TableRequest) -> None:
    at = interface_of(table)
    assert at.vocabulary.size <= MOST_WORDS
    said = 0
    for episode, _ in episodes(at, 1):
        words = episode.words()
        assert words == sorted(set(words))
        assert words[0] >= 0
        assert words[-1] < at.vocabulary.size
        assert len(episode.said) < at.vocabulary.longest
        seat = episode.seat
        assert seat is not None
        if said % 7 == 0:
            vector = at.senses.vector(at.match.view(episode.state, seat), episode.said)
            assert vector.shape == (at.senses.size,)
            assert vector.min() >= ABSENT
        said += 1
    assert 0 < said <= at.longest
    assert sum(episode.shares()) == pytest.approx(1)


@pytest.mark.parametrize("table", GAMES)
def test_no_zone_holds_what_stands_for_hidden_or_absent(table: TableRequest) -> None:
    at = interface_of(table)
    for episode, _ in episodes(at, 2):
        for zone in at.match.zones:
            value = getattr(episode.state, zone.name)
            cells = [value] if isinstance(value, int) else value
            assert HIDDEN not in cells
            assert ABSENT not in cells
            assert not zone.varies or len(cells) <= zone.most


@pytest.mark.parametrize("table", GAMES)
def test_dealing_anew_changes_nothing_that_a_seat_observes(table: TableRequest) -> None:
    at = interface_of(table)
    hidden = False
    for number, (episode, random) in enumerate(episodes(at, 3, listen=True)):
        if number % 9:
            continue
        for viewer in range(at.seats):
            other = episode.imagined(viewer, random.randrange(1000))
            for one in (episode, other):
                assert one.seat == episode.seat
            seen, again = (one.interface.match.view(one.state, viewer) for one in (episode, other))
            assert np.array_equal(at.senses.vector(seen), at.senses.vector(again))
            assert episode.noticed(viewer) == other.noticed(viewer)
            assert episode.recalled(viewer) == other.recalled(viewer)
            assert len(other.recalled(viewer).split(";")) == 1 + len(other.noticed(viewer))
            if episode.seat == viewer:
                assert (other.words(), other.said) == (episode.words(), episode.said)
            hidden |= any(entry[2] == UNKNOWN for entry in other.log)
    assert hidden == any(zone.sight != "all" for zone in at.match.zones)


@pytest.mark.parametrize("table", GAMES)
def test_copies_and_saved_episodes_go_on_alike(table: TableRequest) -> None:
    at = interface_of(table)
    for number, (episode, random) in enumerate(episodes(at, 4, listen=True)):
        if number % 11:
            continue
        before = at.match.digest(episode.state)
        for twin in (deepcopy(episode), pickle.loads(pickle.dumps(episode))):
            assert (twin.said, twin.words(), twin.log) == (episode.said, episode.words(), episode.log)
            twin.say(random.choice(twin.words()))
        assert at.match.digest(episode.state) == before


def test_what_lies_sealed_is_not_noticed_by_others() -> None:
    at = interface_of(TableRequest("regatta", seats=2))
    episode = Episode(at, listen=True)
    episode.draw(Dealer(seed_of(1)))
    assert episode.seat == 0
    episode.say(episode.words()[0])
    assert episode.seat == 1
    vector = at.senses.vector(at.match.view(episode.state, 1))
    start, length = at.senses.parts["sealed"]
    assert list(vector[start : start + length]) == [1, 0]
    own = [entry for entry in episode.noticed(0) if entry[1] == 0]
    assert len(own) == 1
    assert own[0] not in episode.noticed(1)


def test_chances_words_have_the_probabilities_of_its_weights() -> None:
    episode = Episode(interface_of(TableRequest("regatta", seats=2)))
    assert episode.seat == -1
    outcomes = episode.outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    named = {episode.interface.vocabulary.texts[word]: chance for word, chance in outcomes}
    deck = len(episode.state.deck)
    assert named["wind w1"] == pytest.approx(sum(wind == 0 for wind in episode.state.deck) / deck)


def test_an_illegal_word_is_refused_in_a_sentence() -> None:
    episode = Episode(interface_of(TableRequest("regatta", seats=2)))
    with pytest.raises(IllegalAction, match="'anchor' is not possible now"):
        episode.say(episode.interface.vocabulary.texts.index("anchor"))
    with pytest.raises(IllegalAction, match="'999' is not possible now"):
        episode.say(999)


def test_parts_of_an_observation_are_named() -> None:
    senses = interface_of(TableRequest("regatta", seats=3)).senses
    assert list(senses.parts)[:3] == ["deck", "discards", "hands"]
    assert list(senses.parts)[-5:] == ["seat", "sealed", "asked", "frames", "said"]
    assert senses.parts["frames"][1] == 7 * FRAMES
    assert sum(length for _, length in senses.parts.values()) == senses.size


def test_a_zone_that_varies_must_say_how_long_it_grows() -> None:
    match = games.get("regatta").match(seats=2)
    match.zones = (*match.zones[:-1], Zone("discards", varies=True))
    with pytest.raises(SetupError, match="zone discards of regatta can grow"):
        Senses(match, 3)
