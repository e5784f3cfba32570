"""Whole recorded games are replayed to the same position and scores, and their dice verified."""

from pathlib import Path

import pytest

from ludarium import games
from ludarium.kernel.record import match_of, read_file, verify
from tests.recorded import FOLDER, PER_EDITION

RECORDS = sorted(FOLDER.glob("*/*.txt"))


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_a_recorded_game_replays_and_verifies(path: Path) -> None:
    record = read_file(path)
    verdict = verify(record, match_of(record, games.get(path.parent.name)))
    assert verdict.answers == int(record.headers["Answers"])


@pytest.mark.parametrize("name", games.names())
def test_every_edition_has_its_recorded_games(name: str) -> None:
    for edition in games.get(name).editions:
        assert len(list((FOLDER / name).glob(f"{edition.id}-*.txt"))) >= PER_EDITION
