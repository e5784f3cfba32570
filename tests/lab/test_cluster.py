"""The lab on a real Ray cluster of two nodes, one of which dies in the middle."""

from __future__ import annotations

import json
import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludarium._compiled import mode
from ludarium.cli import main
from ludarium.kernel.errors import BrokenLaw, SetupError
from ludarium.kernel.request import TableRequest
from ludarium.lab.cluster import play_on_ray, play_one
from ludarium.lab.jobs import make_job
from ludarium.lab.results import play

GAMES = 14
# A game takes about half a second on either core, so that both nodes have begun long before the last is played.
JOB = make_job(TableRequest("regatta"), [f"mcts:{600 if mode().compiled else 60}", "greedy"])

# What Ray leaves open when it ends is Ray's.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")


class Cluster:
    """Two nodes of one core each, held by a process of their own."""

    def __init__(self) -> None:
        script = Path(__file__).with_name("two_nodes.py")
        self.process = subprocess.Popen(
            [sys.executable, script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.address = self._heard()

    def _heard(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def lose_a_node(self) -> None:
        assert self.process.stdin is not None
        print("lose", file=self.process.stdin, flush=True)
        assert self._heard() == "gone"

    def end(self) -> None:
        self.process.communicate(timeout=60)


@pytest.fixture(scope="module", autouse=True)
def token() -> Iterator[None]:
    """Everything here is behind a token, as docs/lab.md describes it; Ray reads it once, when it is first imported."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("RAY_AUTH_MODE", "token")
        environment.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        yield


@pytest.fixture(scope="module")
def cluster(token: None) -> Iterator[Cluster]:
    made = Cluster()
    yield made
    made.end()


def free_cores() -> float:
    import ray

    free: float = ray.available_resources().get("CPU", 0.0)  # type: ignore[no-untyped-call]
    return free


def without_time(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**row, "seconds": 0} for row in rows]


def test_a_node_that_dies_in_the_middle_costs_no_game_and_doubles_none(cluster: Cluster, tmp_path: Path) -> None:
    here = play(JOB, 4, workers=2)
    told: list[int] = []
    lost: list[int] = []

    def watch(row: dict[str, Any]) -> None:
        told.append(row["number"])
        # Both nodes have one core: with none free, the one that is lost was playing.
        if not lost and len(told) >= 3 and not free_cores():
            cluster.lose_a_node()
            lost.append(len(told))

    file = tmp_path / "run.jsonl"
    run = play(JOB, GAMES, file, watch=watch, ray=cluster.address)
    assert lost
    assert lost[0] < GAMES
    assert sorted(told) == list(range(GAMES))
    assert without_time(run.rows[:4]) == without_time(here.rows)
    written = [json.loads(line)["number"] for line in file.read_text().splitlines()[1:]]
    assert sorted(written) == list(range(GAMES))


def test_the_command_line_plays_on_the_cluster(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wishes = ["arena", "regatta", "--bots", "greedy,random", "--games", "4", "--json"]
    assert main([*wishes, "--ray", cluster.address, "--out", str(tmp_path / "there")]) == 0
    there = capsys.readouterr().out
    there = there[there.index("{") :]  # on a busy machine Ray may first report the node that died before
    assert main([*wishes, "--workers", "1", "--out", str(tmp_path / "here")]) == 0
    assert there == capsys.readouterr().out


def test_a_run_on_the_cluster_can_be_stopped(cluster: Cluster) -> None:
    def stop(row: dict[str, Any]) -> None:
        raise KeyboardInterrupt

    run = play(JOB, GAMES, watch=stop, ray=cluster.address)
    assert run.stopped
    assert len(run.rows) == 1


def test_an_error_on_a_node_is_told(cluster: Cluster) -> None:
    broken = replace(JOB, table=TableRequest("regatta", "nowhere", 2))
    with pytest.raises(BrokenLaw, match=r"game 3 of regatta failed(.|\n)*nowhere"):
        list(play_on_ray(broken, [3], cluster.address))


def test_nodes_of_another_version_are_refused() -> None:
    assert "the run 0.0" in str(play_one({**JOB.header(), "version": "0.0"}, 0))


def test_an_address_without_a_cluster_is_refused() -> None:
    with pytest.raises(SetupError, match="no Ray cluster to join at 'nowhere'"):
        list(play_on_ray(JOB, [0], "nowhere"))
