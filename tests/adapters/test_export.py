"""Records as tables: every answer of every seat, in Parquet and in JSON lines."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet

from ludarium import games
from ludarium.adapters.export import export, interface_of_record, rows
from ludarium.cli import main
from ludarium.kernel.errors import SetupError
from ludarium.kernel.record import Record, parse, read_file, replay, write

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "regatta" / "second-03.txt"


@pytest.mark.parametrize("game", [folder.name for folder in sorted(RECORDS.iterdir())])
def test_the_rows_of_a_record_are_its_answers(game: str) -> None:
    file = sorted((RECORDS / game).glob("*.txt"))[0]
    record = read_file(file)
    at = interface_of_record(record)
    play = replay(record, at.match)
    given = [answer for answer in play.answers if answer.seat >= 0]
    found = list(rows(record, at, file.name))
    assert [(row["seat"], row["code"]) for row in found] == [(answer.seat, answer.action) for answer in given]
    for row in found:
        assert row["code"] in row["legal"]
        assert at.match.verbs.parse(row["text"]) == row["code"]
        assert len(row["observation"]) == at.senses.size
        assert 1 <= len(row["words"]) <= at.vocabulary.longest
    last = {row["seat"]: row for row in found}
    assert [last[seat]["final_points"] for seat in sorted(last)] == at.match.scores(play.state)
    assert sum(row["reward"] for row in last.values()) == pytest.approx(1)


def half(record: Record) -> Record:
    """The same game, stopped in the middle."""
    from ludarium.kernel.record import match_of, record_of

    match = match_of(record, games.get("regatta"))
    return parse(write(record_of(replay(record, match, to=40))))


def test_of_an_unfinished_game_the_end_is_not_known() -> None:
    record = half(read_file(RECORD))
    assert {(row["reward"], row["final_points"]) for row in rows(record, interface_of_record(record))} == {(None, None)}


def test_both_formats_hold_the_same_rows(tmp_path: Path) -> None:
    record = read_file(RECORD)
    named = [("whole", record), ("half", half(record))]
    count = export(named, tmp_path / "games.parquet")
    assert export(named, tmp_path / "games.jsonl") == count
    read = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert read == [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert {row["record"] for row in read} == {"whole", "half"}
    layout = json.loads((tmp_path / "games.layout.json").read_text())
    assert list(layout) == [f"regatta second {read[0]['seats']}"]
    described = layout[f"regatta second {read[0]['seats']}"]
    assert sum(length for _, length in described["observation"].values()) == len(read[0]["observation"])
    assert described["words"][read[0]["words"][0]].startswith("wind ")


def test_the_command_line_exports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "games.jsonl"
    assert main(["export", str(RECORD), str(RECORD), "--to", str(target)]) == 0
    assert f"answers of 2 games: {target}" in capsys.readouterr().out
    assert main(["export", str(tmp_path / "no"), "--to", str(target)]) == 2
    assert main(["export", str(RECORD), "--to", str(tmp_path / "games.csv")]) == 2
    broken = tmp_path / "broken.txt"
    broken.write_text(RECORD.read_text().replace("choose", "chose", 1))
    assert main(["export", str(broken), "--to", str(target)]) == 6
    assert str(broken) in capsys.readouterr().err


def test_another_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"\.parquet, \.jsonl"):
        export([], tmp_path / "games.csv")
