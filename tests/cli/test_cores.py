"""`ludarium check` compares the compiled with the interpreted core."""

import pytest

from ludarium.cli import cores
from ludarium.kernel.errors import BrokenLaw
from ludarium.kernel.request import TableRequest

TABLES = [
    TableRequest.of("regatta", "first", 2, {"storm": "no"}),
    TableRequest.of("regatta", "second", 3, {"storm": "yes"}),
]


def test_both_cores_write_the_same_records() -> None:
    assert cores.compare_cores(TABLES, 1) == 2


def test_a_difference_names_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cores, "fingerprints", lambda work: ["another record"] * len(work.tables))
    with pytest.raises(BrokenLaw, match="regatta plays seed 1 at first, 2 seats, storm=no differently when compiled"):
        cores.compare_cores(TABLES, 1)


def test_a_core_that_stops_is_told() -> None:
    with pytest.raises(BrokenLaw, match=r"the interpreted core failed: .*third"):
        cores.compare_cores([TableRequest("regatta", "third", 2)], 1)
