"""Records, intervals, ratings, balance, plots and the two commands."""

from __future__ import annotations

import io
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ludarium.cli import main
from ludarium.kernel.catalogue import say_shared
from ludarium.kernel.request import TableRequest
from ludarium.lab import arena, balance
from ludarium.lab.commands import Desk, run_arena, run_balance
from ludarium.lab.jobs import make_job
from ludarium.lab.plots import draw_arena, draw_balance
from ludarium.lab.results import Run
from ludarium.lab.stats import ratings, wilson

PNG = b"\x89PNG"


def row(number: int, bots: list[str], scores: list[int], winners: list[int], **more: Any) -> dict[str, Any]:
    return {"number": number, "bots": bots, "scores": scores, "winners": winners, "answers": 50 + number, **more}


def run_of(*rows: dict[str, Any], bots: str = "greedy,random") -> Run:
    return Run(make_job(TableRequest("regatta"), bots.split(",")), list(rows))


TWO = run_of(row(0, ["greedy", "random"], [9, 4], [0]), row(1, ["random", "greedy"], [7, 7], [0, 1]))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(60, 100, 0.502, 0.691), (0, 10, 0, 0.278), (10, 10, 0.722, 1)]
)
def test_wilson_intervals_agree_with_the_book(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found.low == pytest.approx(low, abs=0.001)
    assert found.high == pytest.approx(high, abs=0.001)


def test_no_games_say_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


def test_shared_wins_are_split() -> None:
    best, other = arena.records(TWO)
    assert (best.name, best.games, best.wins, best.points) == ("greedy", 2, 1.5, 8)
    assert (other.name, other.wins) == ("random", 0.5)
    assert best.rate.low < 0.75 < best.rate.high


def test_the_winner_is_rated_higher() -> None:
    found = ratings(TWO)
    assert found["greedy"].mean > 25 > found["random"].mean
    assert found["greedy"].deviation < 8.34


def test_a_bot_in_several_seats_has_one_rating_and_is_not_rated_against_itself() -> None:
    several = run_of(row(0, ["greedy", "random", "random"], [9, 4, 2], [0]), bots="greedy,random,random")
    assert set(ratings(several)) == {"greedy", "random"}
    alone = run_of(row(0, ["greedy", "greedy"], [9, 4], [0]))
    assert ratings(alone)["greedy"].mean == 25


def test_whoever_wins_a_tie_in_points_is_rated_higher() -> None:
    tied = run_of(row(0, ["greedy", "random"], [7, 7], [1]))
    assert ratings(tied)["random"].mean > ratings(tied)["greedy"].mean


def test_the_result_as_json_has_the_agreed_shape() -> None:
    found = arena.as_json(TWO)
    assert list(found) == ["game", "edition", "seats", "games", "bots"]
    assert list(found["bots"][0]) == ["name", "games", "wins", "win_rate", "low", "high", "rating"]
    assert (found["games"], found["bots"][0]["win_rate"]) == (2, 0.75)


def featured(number: int, card: str) -> dict[str, Any]:
    return row(number, ["greedy"] * 2, [9, 4], [0], features=[{"card": [card, "sail"]}, {"card": ["sail", "sail"]}])


FEATURED = run_of(*(featured(number, "storm") for number in range(40)))


def test_what_stands_out_is_told() -> None:
    found = balance.report(FEATURED)
    assert list(found.entries) == ["seat", "card"]
    cards = {entry.name: entry for entry in found.entries["card"]}
    assert (cards["storm"].use, cards["storm"].rate.rate, cards["storm"].stands_out) == (0.5, 1.0, True)
    assert (cards["sail"].used, cards["sail"].rate.rate, cards["sail"].stands_out) == (80, 0.5, False)
    page = balance.markdown(found)
    assert "| storm | 50.0% | 100.0% * | 91.2% to 100.0% | 9.0 |" in page
    assert "Length: 70 answers (50 to 89)." in page


def test_a_few_games_never_stand_out() -> None:
    assert not any(e.stands_out for e in balance.report(run_of(featured(0, "storm"))).entries["card"])
    assert balance.report(run_of()).length == "no games"


def test_a_balance_report_can_be_read_by_a_machine() -> None:
    found = balance.as_json(balance.report(FEATURED))
    assert found["games"] == len(FEATURED.rows)
    assert found["answers"]["least"] <= found["answers"]["median"] <= found["answers"]["most"]
    storm = next(entry for entry in found["features"]["card"] if entry["name"] == "storm")
    assert storm["seats"] == sum("storm" in seat["card"] for row in FEATURED.rows for seat in row["features"])
    assert storm["low"] <= storm["win_rate"] <= storm["high"]
    assert balance.as_json(balance.report(run_of()))["answers"] is None


def test_plots_are_pictures(tmp_path: Path) -> None:
    drawn = [*draw_arena(TWO, tmp_path / "one"), *draw_balance(balance.report(FEATURED), tmp_path / "two")]
    assert [file.name for file in drawn] == [
        "one-wins.png", "one-points.png", "one-length.png", "two-seat.png", "two-card.png", "two-length.png",
    ]  # fmt: skip
    assert all(file.read_bytes().startswith(PNG) for file in drawn)


def test_of_very_many_things_the_best_and_the_worst_are_drawn(tmp_path: Path) -> None:
    many = run_of(*(featured(number, f"card-{number}") for number in range(80)))
    assert draw_balance(balance.report(many), tmp_path / "many")


def desk(folder: Path) -> Desk:
    return Desk(
        Console(file=io.StringIO(), width=120),
        Console(file=io.StringIO(), width=120),
        partial(say_shared, "en"),
        folder,
    )


def text(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


JOB = make_job(TableRequest("regatta"), ["greedy", "random"])


def test_the_arena_command_prints_a_table_and_goes_on_where_it_ended(tmp_path: Path) -> None:
    first = desk(tmp_path)
    for games in (2, 4):
        assert run_arena(first, JOB, games, workers=1) == 0
    assert "regatta, edition first, 2 seats: 4 games" in text(first.out)
    assert "Win rate" in text(first.out)
    assert len(list(tmp_path.glob("*.jsonl"))) == 1
    assert len(list(tmp_path.glob("*.png"))) == 3
    second = desk(tmp_path)
    assert run_arena(second, JOB, 4, workers=1, as_json=True) == 0
    assert json.loads(text(second.out))["games"] == 4


def test_a_learned_bot_says_where_it_does_without_what_it_learned(tmp_path: Path) -> None:
    at = desk(tmp_path)
    assert run_arena(at, make_job(TableRequest("regatta"), ["learned", "random"]), 2, workers=1) == 0
    assert "This bot has learned nothing for this game" in text(at.err)


def test_the_balance_command_writes_a_page(tmp_path: Path) -> None:
    at = desk(tmp_path)
    assert run_balance(at, make_job(TableRequest("regatta", seats=3), ["random"], features=True), 2, workers=1) == 0
    page = next(tmp_path.glob("*.md")).read_text()
    assert page.startswith("# Balance of regatta")
    assert "## By verb" in page
    plots = list(tmp_path.glob("*.png"))
    assert len(plots) == 3
    assert all(f"]({plot.name})" in page for plot in plots)
    assert "## By seat" in text(at.out)


def test_the_balance_of_a_game_is_told_by_whatever_it_tells_of_its_seats(tmp_path: Path) -> None:
    at = desk(tmp_path)
    assert run_balance(at, make_job(TableRequest("dei", seats=2), ["random"], features=True), 4, workers=1) == 0
    page = next(tmp_path.glob("*.md")).read_text()
    for kind in ("seat", "faction", "card", "mission"):
        assert f"## By {kind}\n" in page
    row = next(line for line in page.splitlines() if line.startswith("| ravagers "))
    assert " to " in row
    assert row.count("%") == 4


def test_a_terminal_shows_a_progress_bar_that_goes_away(tmp_path: Path) -> None:
    terminal = Console(file=io.StringIO(), width=80, force_terminal=True)
    at = Desk(Console(file=io.StringIO()), terminal, partial(say_shared, "en"), tmp_path)
    assert run_arena(at, JOB, 3, workers=1) == 0
    assert "3/3" in text(terminal)
    assert "0/3" not in text(desk(tmp_path).err)


def test_the_command_line_runs_tournaments(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    more = ["--games", "2", "--workers", "1", "--out", str(tmp_path)]
    assert main(["arena", "regatta", "--bots", "greedy,random", "--json", *more]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main(["balance", "regatta", "--bots", "random", "--language", "de", *more]) == 0
    assert "# Balance of regatta" in capsys.readouterr().out
    assert main(["balance", "regatta", "--bots", "random", "--json", *more]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main(["arena", "regatta", "--bots", "nobody", *more]) == 2
    assert "there is no bot 'nobody'" in capsys.readouterr().err
