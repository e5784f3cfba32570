"""Learning from games: bursts belong to the game, positions are re-dealt, weights are found, and only games promote."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from regatta import GAME

from ludarium import games
from ludarium.bots.driver import run as run_game
from ludarium.bots.driver import seated
from ludarium.bots.judge import BY_ESTIMATE, PATIENTLY
from ludarium.bots.levels import Player
from ludarium.bots.weights import Weights, file_for, written
from ludarium.kernel.engine import Rng
from ludarium.kernel.errors import SetupError
from ludarium.kernel.request import TableRequest
from ludarium.lab import learning
from ludarium.lab.bursts import LONGEST, Burst
from ludarium.lab.commands import keep_lesson
from ludarium.lab.fit import Design, Fit, Recipe, returns, scales
from ludarium.lab.jobs import Job, make_job
from ludarium.lab.learning import Lesson, Plan, Stopped, beginner, learn
from ludarium.lab.results import Run, play
from ludarium.lab.samples import Samples, joined, positions, sampled

TABLE = TableRequest("regatta", seats=2)


def explored(seats: int = 2, games: int = 4) -> tuple[Any, Run]:
    job = make_job(TableRequest("regatta", seats=seats), ["random"] * seats, seed=5, explore=True)
    return GAME.resolve(job.table), play(job, games, workers=1)


def test_where_turns_are_followed_only_their_ends_count() -> None:
    match, run = explored(games=12)

    def looked_at() -> int:
        return sum(1 for row in run.rows for _ in positions(match, row))

    every = looked_at()
    match.turn_choices = 3
    assert 0 < looked_at() < every


def test_the_first_champion_waits_where_the_game_has_moments_to_wait_for() -> None:
    assert [beginner(games.get(name).match(seats=2)) for name in ("regatta", "dei", "xibalba", "voidfall")] == [
        "greedy",
        "greedy",
        "patient",
        "patient",
    ]


def made(counts: list[list[float]], **given: list[float]) -> Samples:
    size = len(counts)
    rest = {name: np.array(given.get(name, [0.0] * size), float) for name in ("leads", "left", "ends", "shares")}
    return Samples(np.array(counts, np.float16), games=np.array(given.get("games", [1] * size), int), **rest)


def choices(match: Any, players: list[Player], number: int) -> int:
    """How many choices a game has."""
    heard: list[int] = []
    run_game(match, players, number, lambda seat, choice: heard.append(seat))
    return len(heard)


# Bursts


def test_a_burst_is_the_same_for_the_same_game_and_bounded() -> None:
    bursts = [Burst.of(number, 3000) for number in range(300)]
    assert [vars(one) for one in bursts] == [vars(Burst.of(number, 3000)) for number in range(300)]
    assert all(0 <= one.first < 240 and 1 <= one.last - one.first <= LONGEST for one in bursts)
    assert len({one.first for one in bursts}) > 50
    assert all(Burst.of(number, 20).last <= 4 for number in range(50))


def test_the_seats_of_a_game_share_its_burst() -> None:
    match = GAME.match(seats=2)
    burst = Burst(3, 5)
    players = burst.shared(seated(["greedy", "greedy"], 1))
    random = [burst.is_on() for _ in range(8)]
    assert random == [False, False, False, True, True, False, False, False]
    assert players[0].bot.burst is players[1].bot.burst  # type: ignore[attr-defined]
    assert match.seats == 2


def test_a_champion_judges_in_games_to_learn_from_as_it_does_elsewhere() -> None:
    players = Burst(0, 1).shared(seated(["patient", "greedy"], 1))
    judges = [at.bot.bot.judge for at in players]  # type: ignore[attr-defined]
    assert judges == [PATIENTLY, BY_ESTIMATE]


def test_a_game_to_learn_from_can_be_played_again_from_its_row() -> None:
    match, run = explored()
    again = explored()[1]
    for row, other in zip(run.rows, again.rows, strict=True):
        assert {**row, "seconds": 0} == {**other, "seconds": 0}
        players = Burst.of(row["seed"], match.longest).shared(seated(row["bots"], row["seed"]))
        assert len(list(positions(match, {**row, "burst": [0, 0]}))) == choices(match, players, row["seed"]) - 1


# Samples


def test_positions_before_the_end_of_the_burst_are_left_out() -> None:
    match, run = explored(games=1)
    row = run.rows[0]
    every = len(list(positions(match, {**row, "burst": [0, 0]})))
    assert len(list(positions(match, {**row, "burst": [3, 9]}))) == every - 9


def test_samples_are_relative_to_the_average_of_the_seats() -> None:
    match, run = explored(seats=3)
    samples = sampled(match, [{**row, "burst": [0, 0]} for row in run.rows])
    assert samples.size > 100
    for game in range(4):
        mine = samples.games == game
        thirds = samples.counts[mine].astype(float).reshape(3, -1, samples.counts.shape[1])
        assert np.allclose(thirds.sum(axis=0), 0.0, atol=0.02)
        assert np.isclose(samples.shares[mine].reshape(3, -1)[:, 0].sum(), 0.0)
        assert np.isclose(samples.ends[mine].reshape(3, -1)[:, 0].sum(), 0.0)


def test_what_is_hidden_is_dealt_again_before_it_is_counted() -> None:
    """Of the other seat's hand only the number of cards is known; a sample must not know more."""
    match, run = explored(games=1)
    row = {**run.rows[0], "burst": [0, 0]}
    first = next(positions(match, row))
    shown = match.view(first, 0)
    other = match.determinise(first, 0, Rng(9))
    assert match.view(other, 0) == shown
    assert first.hands != next(positions(match, {**row, "seed": row["seed"] + 1})).hands


def test_samples_are_kept_and_joined(tmp_path: Path) -> None:
    match, run = explored()
    samples = sampled(match, run.rows)
    samples.save(tmp_path / "kept.npz")
    kept = Samples.load(tmp_path / "kept.npz")
    both = joined([samples, kept])
    assert both.size == 2 * samples.size
    assert len(set(both.games.tolist())) == 2 * len(set(samples.games.tolist()))
    assert np.array_equal(both.counts[: samples.size], kept.counts)


# Fitting


def test_returns_mix_what_comes_later_with_the_result() -> None:
    samples = made([[0.0]] * 4, left=[1.0, 0.5, 0.0, 1.0], games=[1, 1, 1, 2])
    found = returns(samples, np.array([9.0, 2.0, 4.0, 7.0]), np.array([10.0, 10.0, 10.0, 3.0]), 0.5)
    assert found.tolist() == [0.5 * 2.0 + 0.5 * 7.0, 0.5 * 4.0 + 0.5 * 10.0, 10.0, 3.0]


def drawn(games: int) -> Samples:
    """Games whose result is 2 for each of the first count, and 3 more at the start for each of the second."""
    rng = np.random.default_rng(7)
    counts = rng.integers(-4, 5, (games * 5, 3)).astype(float)
    left = np.tile([1.0, 0.75, 0.5, 0.25, 0.0], games)
    leads = rng.normal(0.0, 1.0, games * 5)
    ends = leads + 2.0 * counts[:, 0] + 3.0 * left * counts[:, 1]
    return made(
        counts.tolist(),
        left=left.tolist(),
        leads=leads.tolist(),
        ends=ends.tolist(),
        games=np.repeat(range(games), 5).tolist(),
    )


def test_weights_are_found_and_what_does_not_matter_gets_none() -> None:
    recipe = Recipe(fade=1.0, pull=1e-6, prize=0.0, turns=True)
    fit = Design(drawn(200)).fit(recipe, np.array([True, True, True]))
    assert np.allclose(fit.ends, [2.0, 0.0, 0.0], atol=0.02)
    assert np.allclose(fit.mores, [0.0, 3.0, 0.0], atol=0.02)
    assert fit.after < 0.01 < fit.before


def test_traits_of_the_turn_keep_the_weight_of_the_estimate_unless_asked_for() -> None:
    recipe = Recipe(fade=1.0, pull=1e-6, prize=0.0, turns=False)
    fit = Design(drawn(200)).fit(recipe, np.array([False, True, True]))
    assert fit.ends[0] == fit.mores[0] == 0.0


def test_a_strong_pull_leaves_the_estimate_alone() -> None:
    recipe = Recipe(fade=1.0, pull=1e9, prize=0.0, turns=True)
    fit = Design(drawn(50)).fit(recipe, np.array([True, True, True]))
    assert np.allclose(fit.ends, 0.0, atol=1e-6)


def test_the_scale_says_how_much_a_lead_is_worth() -> None:
    rng = np.random.default_rng(3)
    leads = rng.normal(0.0, 6.0, 20_000)
    won = rng.random(20_000) < 1.0 / (1.0 + np.exp(-2.0 * leads / 4.0))
    samples = made([[0.0]] * 20_000, leads=leads.tolist(), shares=(won - 0.5).tolist())
    assert scales(Design(samples), Fit(np.zeros(1), np.zeros(1), 0.0, 0.0), 2)[0] == 4.0


# The whole


def small(rounds: int = 1) -> Plan:
    return Plan(TABLE, ("first", "second"), rounds, games=40, seed=3, screened=10, decided=20, checked=10)


def taught(plan: Plan, folder: Path) -> tuple[Lesson, list[str], int]:
    told: list[str] = []
    count = 0

    def playing(job: Job, games: int) -> Run:
        def played(row: object) -> None:
            nonlocal count
            count += 1

        return play(job, games, folder / f"{job.name}.jsonl", 1, played)

    return learn(plan, folder, playing, lambda message, values: told.append(message)), told, count


def test_a_run_is_taken_up_where_it_ended_and_comes_to_the_same(tmp_path: Path) -> None:
    lesson, told, played = taught(small(), tmp_path)
    assert played > 40  # the games to learn from, and contests, of which a lost one ends early
    assert told.count("cli-learn-met") >= len(learning.RECIPES)
    again, _, more = taught(small(), tmp_path)
    assert more == 0
    assert again == lesson


def test_weights_are_promoted_by_games_and_written_with_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson, _, _ = taught(small(), tmp_path)
    best = max(trial.contests[0].wins for trial in lesson.trials)
    decided = [trial for trial in lesson.trials if len(trial.contests) == 2]
    assert [trial.contests[0].wins for trial in decided] == ([best] if best > 5 else [])
    assert all(trial.promoted == (trial.contests[1].rate.low > 0.5) for trial in decided)
    assert (lesson.champion is not None) == any(trial.promoted for trial in lesson.trials)
    files = keep_lesson(lesson, tmp_path, None)
    page = files[0].read_text("utf-8")
    assert page.count("| 1 | ") == len(learning.RECIPES)
    keep_lesson(lesson, tmp_path, None)
    assert files[0].read_text("utf-8") == page
    assert (tmp_path / "learning-regatta-2.png").stat().st_size > 1000


def test_weights_for_other_seats_are_candidates_where_all_else_fits(tmp_path: Path) -> None:
    game = type(GAME)()
    game.folder = copytree(GAME.folder, tmp_path / "regatta", ignore=ignore_patterns("__pycache__"))
    three = game.match(seats=3)
    learned = Weights(
        "regatta", game.version, three.pack.hash, 2, ("first",), traits=dict.fromkeys(three.traits.names(), (1.0, 0.0))
    )
    for seats, weights in ((2, learned), (4, replace(learned, seats=4, content="another"))):
        file = file_for(game.folder, seats)
        file.parent.mkdir(exist_ok=True)
        file.write_text(written(weights), "utf-8")
    lent = learning.borrowed(three)
    assert list(lent) == [2]
    assert lent[2].misfit(three) == ""
    assert learning.borrowed(game.match(seats=2)) == {}


def test_a_run_that_is_stopped_says_so(tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        learn(small(), tmp_path, lambda job, games: Run(job, [], stopped=True), lambda message, values: None)


def test_a_game_without_traits_cannot_be_learned(tmp_path: Path) -> None:
    plan = Plan(TableRequest("marshlight", seats=2), ("first",), 1, 1, 0)
    with pytest.raises(SetupError, match="marshlight declares no traits"):
        taught(plan, tmp_path)
