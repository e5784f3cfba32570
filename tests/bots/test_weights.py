"""Learned weights belong to the rules and the content they were learned with; anywhere else the bot says so and plays
as greedy does."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from msgspec.structs import replace
from regatta import GAME

from ludarium import games
from ludarium.bots.bot import Budget
from ludarium.bots.driver import run, seated
from ludarium.bots.greedy import Greedy
from ludarium.bots.learned import Learned
from ludarium.bots.levels import OneStep, player
from ludarium.bots.weights import Weights, file_for, read_weights, shipped, written
from ludarium.kernel.catalogue import say_shared
from ludarium.kernel.engine import Rng, asks, playout
from ludarium.kernel.errors import SetupError
from ludarium.kernel.traits import STAGES

MATCH: Any = GAME.match(edition="second", seats=2)
WEIGHTS = Weights(
    game="regatta",
    rules=1,
    content=MATCH.pack.hash,
    seats=2,
    editions=("second",),
    scale=(2.0, 4.0),
    traits=dict.fromkeys(MATCH.traits.names(), (0.5, -0.25)),
)


def test_weights_are_written_as_they_are_read(tmp_path: Path) -> None:
    file = file_for(tmp_path, 2)
    file.parent.mkdir()
    file.write_text(written(WEIGHTS), "utf-8")
    assert read_weights(file) == WEIGHTS
    assert WEIGHTS.misfit(MATCH) == ""


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "dei"}, "bot-learned-nothing"),
        ({"seats": 3}, "bot-learned-nothing"),
        ({"rules": 2}, "bot-learned-other-rules"),
        ({"traits": {"sailed": (0.5, 0.5)}}, "bot-learned-other-rules"),
        ({"content": "another"}, "bot-learned-other-content"),
        ({"editions": ("first",)}, "bot-learned-other-edition"),
    ],
)
def test_what_does_not_fit_says_why(change: dict[str, Any], why: str) -> None:
    assert replace(WEIGHTS, **change).misfit(MATCH) == why
    for language in ("en", "de", "it"):
        assert len(say_shared(language, why)) > 30


def test_an_edition_with_faces_of_its_own_has_a_fingerprint_of_its_own(tmp_path: Path) -> None:
    weights = replace(WEIGHTS, content="of the first", contents={"second": MATCH.pack.hash})
    file = file_for(tmp_path, 2)
    file.parent.mkdir()
    file.write_text(written(weights), "utf-8")
    assert read_weights(file) == weights
    assert weights.misfit(MATCH) == ""
    assert replace(weights, content=MATCH.pack.hash, contents={"second": "old"}).misfit(MATCH) != ""


def test_a_weight_goes_evenly_from_the_start_to_the_end() -> None:
    judge = WEIGHTS.judge(MATCH)
    assert judge.weights[0][0] == 0.5
    assert judge.weights[STAGES][0] == 0.25
    assert judge.weights[STAGES // 2][0] == 0.375
    assert (judge.scales[0], judge.scales[STAGES]) == (2.0, 6.0)


@pytest.mark.parametrize(
    "text", ["game = 3", "what = 1", "[traits]\nboat = [nan, 0.0]", "[traits]\nboat = [1.0]", "game =", "\xff"]
)
def test_a_bad_file_is_refused_by_name(tmp_path: Path, text: str) -> None:
    file = tmp_path / "2.toml"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(SetupError, match=r"2\.toml"):
        read_weights(file)


def test_where_nothing_was_learned_the_learned_bot_plays_as_greedy_does() -> None:
    judge = Learned()
    s = MATCH.start()
    playout(s, Rng(5), 30)
    seat = asks(s)[0].seat
    chosen, plain = (bot.choose(MATCH, s, seat, Rng(1), Budget(1)) for bot in (Greedy(judge=judge), Greedy()))
    assert judge.misfit == "bot-learned-nothing"
    assert [(one.action, one.value) for one in chosen.alternatives] == [
        (one.action, one.value) for one in plain.alternatives
    ]


def test_where_answers_are_many_the_learned_bot_looks_once() -> None:
    s = MATCH.start()
    playout(s, Rng(5), 30)
    seat = asks(s)[0].seat
    assert len(asks(s)[0].actions) > 1
    for bot, looks in ((OneStep(Learned()), 2), (OneStep(Learned(), many=1), 1)):
        choice = bot.choose(MATCH, s, seat, Rng(1), Budget(1))
        assert {one.visits for one in choice.alternatives} == {looks}


LEARNED = [
    (name, seats)
    for name in games.names()
    for seats in games.get(name).seats
    if file_for(games.get(name).folder, seats).exists()
]


@pytest.mark.parametrize(("name", "seats"), LEARNED)
def test_weights_in_the_package_are_small_and_name_what_they_fit(name: str, seats: int) -> None:
    game = games.get(name)
    size = sum(file_for(game.folder, count).stat().st_size for of, count in LEARNED if of == name)
    assert size < 300_000
    weights = shipped(game.match(seats=seats))
    assert (weights.game, weights.seats) == (name, seats)
    assert {*weights.editions} <= {edition.id for edition in game.editions}
    assert weights.misfit(game.match(seats=seats)) in ("", "bot-learned-other-content", "bot-learned-other-edition")


@pytest.mark.parametrize(("name", "seats"), LEARNED[:1])
def test_weights_do_not_fit_a_pack_with_other_cards(name: str, seats: int, tmp_path: Path) -> None:
    game = games.get(name)
    pack = copytree(game.folder / "content", tmp_path / "pack")
    cards = pack / "cards.toml"
    cards.write_text(cards.read_text("utf-8").replace("technology = 2", "technology = 3", 1), "utf-8")
    other = game.match(seats=seats, content=pack)
    judge = Learned()
    assert judge.points(other, other.start()) == other.estimate(other.start())
    assert judge.misfit == "bot-learned-other-content"


@pytest.mark.parametrize("name", ["learned", "learned-mcts:4"])
def test_learned_bots_are_known_by_name_and_play_whole_games(name: str) -> None:
    assert player(name).name == name
    assert run(MATCH, seated([name, "random"], 2), 2).winners
