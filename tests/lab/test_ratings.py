"""How the levels are rated from games that were played with several softnesses."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from ludarium.bots.grades import graded, softness
from ludarium.kernel.request import TableRequest
from ludarium.lab.jobs import make_job
from ludarium.lab.results import play
from ludarium.lab.scale import Meeting
from tools.ratings import FILE, of_today, played, written
from tools.softness import line_ups


def test_a_level_that_was_softer_once_is_a_bot_of_its_own(tmp_path: Path) -> None:
    """Given a run in which the novice had another softness and the casual level had today's."""
    job = make_job(TableRequest("regatta", seats=2), ["novice", "casual"])
    play(job, 2, tmp_path / f"{job.name}.jsonl", workers=1)
    today = softness("regatta", 2, "casual")
    (tmp_path / "played.toml").write_text(f"[{job.name}]\nnovice = 0.77\ncasual = {today}\n")
    assert [game.bots for game in played(tmp_path)["regatta", 2]] == [
        ("novice at 0.77", "casual"),
        ("casual", "novice at 0.77"),
    ]


def test_a_run_beside_its_compressed_form_counts_once(tmp_path: Path) -> None:
    job = make_job(TableRequest("regatta", seats=2), ["novice", "casual"])
    file = tmp_path / f"{job.name}.jsonl"
    play(job, 2, file, workers=1)
    (tmp_path / f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes()))
    assert len(played(tmp_path)["regatta", 2]) == 2


def test_only_games_of_todays_levels_support_a_rating() -> None:
    met = [("novice", "expert"), ("novice at 0.77", "expert"), ("casual", "novice"), ("at-once:0.02", "casual")]
    assert of_today([Meeting(both, (0,)) for both in met]) == 2


def test_a_trial_of_todays_softness_is_a_game_of_the_level(tmp_path: Path) -> None:
    """Given trials with two and with four seats, then each counts for its number of seats and what is soft there."""
    for seats in (2, 4):
        novice = f"at-once:{softness('dei', seats, 'novice')}"
        bots = [novice, *["at-once:9"] * (seats - 1)]
        line = json.dumps({"game": "", "bots": bots, "winners": [0]})
        (tmp_path / f"softness-dei-{seats}.jsonl.gz").write_bytes(gzip.compress(line.encode()))
    found = played(tmp_path)
    assert [game.bots for game in found["dei", 2]] == [("novice", "at-once:9")]
    assert [game.bots for game in found["dei", 4]] == [("novice", "at-once:9", "at-once:9", "at-once:9")]


def test_what_was_rated_is_written_as_it_was_read() -> None:
    assert written(graded()) == FILE.read_text("utf-8")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_trials_seat_everybody_with_the_expert(seats: int) -> None:
    """Given three soft bots, then with two seats each meets the expert, with more as many of them as fit."""
    bots = ["at-once:0.2", "at-once:0.1", "patient:0.1"]
    met = line_ups([*bots, "expert"], seats)
    assert all(len(line_up) == seats for line_up in met)
    assert {bot for line_up in met if "expert" in line_up for bot in line_up} == {*bots, "expert"}
    assert len(met) == {2: 6, 3: 3, 4: 1}[seats]
