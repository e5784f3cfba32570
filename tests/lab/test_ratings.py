"""How the levels are rated from games that were played with several softnesses."""

from __future__ import annotations

import gzip
from pathlib import Path

from ludarium.bots.grades import softness
from ludarium.kernel.request import TableRequest
from ludarium.lab.jobs import make_job
from ludarium.lab.results import play
from ludarium.lab.scale import Meeting
from tools.ratings import of_today, played


def test_a_level_that_was_softer_once_is_a_bot_of_its_own(tmp_path: Path) -> None:
    """Given a run in which the novice had another softness and the casual level had today's."""
    job = make_job(TableRequest("regatta", seats=2), ["novice", "casual"])
    play(job, 2, tmp_path / f"{job.name}.jsonl", workers=1)
    today = softness("regatta", "casual")
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
    novice = f"at-once:{softness('dei', 'novice')}"
    line = f'{{"game": "a b 0", "bots": ["{novice}", "at-once:9"], "winners": [0]}}\n'
    (tmp_path / "softness-dei.jsonl.gz").write_bytes(gzip.compress(line.encode()))
    assert [game.bots for game in played(tmp_path)["dei", 2]] == [("novice", "at-once:9")]
