"""Game numbers, seeds and seatings; result files; the pool."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludarium.kernel.errors import BrokenLaw, SetupError
from ludarium.kernel.request import TableRequest
from ludarium.lab.jobs import Job, make_job
from ludarium.lab.pool import Pool, cores, play_all
from ludarium.lab.results import play, read


def job(bots: str = "greedy,random", seed: int = 0, **wishes: Any) -> Job:
    return make_job(TableRequest.of("regatta", **wishes), bots.split(","), seed=seed)


def test_seats_rotate_under_one_seed() -> None:
    assert [job("greedy,random,novice").seating(number) for number in range(4)] == [
        (0, ["greedy", "random", "novice"]),
        (0, ["random", "novice", "greedy"]),
        (0, ["novice", "greedy", "random"]),
        (1, ["greedy", "random", "novice"]),
    ]


def test_more_bots_than_seats_all_meet_under_one_seed() -> None:
    seatings = [job("greedy,random,novice", seats=2, seed=5).seating(number) for number in range(6)]
    assert {seed for seed, _ in seatings} == {5}
    assert Counter(name for _, names in seatings for name in names) == {"greedy": 4, "random": 4, "novice": 4}
    assert len({tuple(names) for _, names in seatings}) == 6


def test_few_bots_take_the_seats_in_turn() -> None:
    assert job(seats=4).seating(1) == (0, ["random", "greedy", "random", "greedy"])
    assert job("greedy").seats == 4


def test_no_clock_cuts_short_what_a_bot_without_a_search_looks_at() -> None:
    named = ("expert", "novice", "greedy:3", "mcts:0.2s", "master")
    budgets = [job().player(name, 1).budget for name in named]
    assert [each.seconds for each in budgets] == [0.0, 0.0, 0.0, 0.2, 2.0]
    assert [each.worked for each in budgets] == [False, False, False, True, True]


def test_a_job_is_its_header() -> None:
    one = job(edition="second", options={"storm": "yes"}, seed=3)
    assert Job.of(json.loads(json.dumps(one.header()))) == one
    assert one.name != job().name
    assert one.name == job(edition="second", options={"storm": "yes"}, seed=3).name


@pytest.mark.parametrize(
    ("bots", "wishes", "complaint"),
    [("nobody", {}, "no bot 'nobody'"), ("greedy", {"seats": 9}, "9"), ("greedy", {"edition": "third"}, "third")],
)
def test_what_does_not_exist_is_refused(bots: str, wishes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(SetupError, match=complaint):
        job(bots, **wishes)
    with pytest.raises(SetupError, match="needs bots"):
        make_job(TableRequest("regatta"), [])


def test_the_same_number_is_the_same_game_in_any_process() -> None:
    with Pool(job("mcts:4,greedy"), 2) as pool:
        others = {row["number"]: row for row in pool.play([2, 0, 1])}
    for number in range(3):
        mine = job("mcts:4,greedy").play(number)
        assert {**mine, "seconds": 0} == {**others[number], "seconds": 0}


def test_a_worker_that_dies_costs_nothing() -> None:
    with Pool(job(), 1) as pool:
        rows = pool.play(range(6))
        done = [next(rows)["number"]]
        pool.workers[0].process.kill()
        done += [row["number"] for row in rows]
    assert sorted(done) == list(range(6))


def test_a_worker_that_dies_with_nothing_to_do_costs_nothing() -> None:
    with Pool(job(), 1) as pool:
        rows = pool.play(range(3))
        done = [next(rows)["number"]]
        pool.workers[0].process.kill()
        pool.workers[0].process.join()
        done += [row["number"] for row in rows]
    assert sorted(done) == list(range(3))


def test_a_game_that_kills_every_worker_ends_the_run() -> None:
    class Deadly(Pool):
        def _start(self) -> Any:
            worker = super()._start()
            worker.process.kill()
            return worker

    with Deadly(job(), 1) as pool, pytest.raises(BrokenLaw, match="3 workers died over game 0"):
        list(pool.play([0]))


def test_an_error_in_a_worker_is_told() -> None:
    broken = replace(job(), table=TableRequest("regatta", "nowhere", 2))
    with Pool(broken, 1) as pool, pytest.raises(BrokenLaw, match=r"game 3 of regatta failed(.|\n)*nowhere"):
        list(pool.play([3]))


def test_a_run_is_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "run.jsonl"
    first = play(job(), 3, file, workers=1)
    with file.open("a") as stream:
        stream.write('{"number": 3, "cut off')
    told: list[int] = []
    second = play(job(), 6, file, workers=1, watch=lambda row: told.append(row["number"]))
    assert told == [3, 4, 5]
    assert second.rows[:3] == first.rows
    assert [json.loads(line).get("number") for line in file.read_text().splitlines()] == [None, 0, 1, 2, 3, 4, 5]
    assert read(file).rows == second.rows
    assert play(job(), 2, file).rows == first.rows[:2]


def test_a_file_of_another_run_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    play(job(), 1, file, workers=1)
    before = file.read_text()
    with pytest.raises(SetupError, match="a different run"):
        play(job(seed=1), 1, file)
    file.with_name("other").write_text("nothing\n")
    with pytest.raises(SetupError, match="not a result file"):
        read(file.with_name("other"))
    assert file.read_text() == before


def test_games_in_this_process_can_be_stopped(tmp_path: Path) -> None:
    def stop(row: dict[str, Any]) -> None:
        raise KeyboardInterrupt

    run = play(job(), 5, tmp_path / "run.jsonl", workers=1, watch=stop)
    assert run.stopped
    assert len(run.rows) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")
def test_a_worker_hears_no_ctrl_c_even_while_it_starts() -> None:
    with Pool(job(), 1) as pool:
        worker = pool._start()
        pool.workers.append(worker)
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGINT)
        assert [row["number"] for row in pool.play([3])] == [3]
        assert pool.workers == [worker], "it has not been replaced"


@pytest.mark.skipif(sys.platform == "win32", reason="signals of another kind")
def test_ctrl_c_ends_a_tournament_cleanly_with_the_results_so_far(tmp_path: Path) -> None:
    ludarium = Path(sys.executable).with_name("ludarium")
    wishes = ["--bots", "mcts:30,greedy", "--games", "4000", "--workers", "2", "--out", str(tmp_path / "out")]
    process = subprocess.Popen(
        [ludarium, "arena", "regatta", *wishes],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    until = time.monotonic() + 60
    while time.monotonic() < until and not any(file.read_text().count("\n") > 4 for file in tmp_path.glob("out/*")):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    printed, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert "mcts:30" in printed
    assert "Traceback" not in errors
    assert len(list(tmp_path.glob("out/*.png"))) == 3
    file = next(tmp_path.glob("out/*.jsonl"))
    assert len(read(file).rows) == file.read_text().count("\n") - 1


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1
    assert [row["number"] for row in play_all(job(), [1], 1)] == [1]


def test_equal_bots_do_not_play_the_same_game_twice() -> None:
    same = [job("greedy", seats=3).seating(number) for number in range(3)]
    assert same == [(0, ["greedy"] * 3), (1, ["greedy"] * 3), (2, ["greedy"] * 3)]
