"""`ludarium check` compares the compiled with the interpreted core."""

import pytest

from ludarium.cli import cores
from ludarium.kernel.errors import BrokenLaw

TABLES = [("first", 2, {"storm": "no"}), ("second", 3, {"storm": "yes"})]


def test_both_cores_write_the_same_records() -> None:
    assert cores.compare_cores("regatta", TABLES, 1) == 2


def test_a_difference_names_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cores, "fingerprints", lambda name, tables, seed: ["another record"] * len(tables))
    with pytest.raises(BrokenLaw, match=r"regatta plays seed 1 at \('first', 2.* differently compiled and interpreted"):
        cores.compare_cores("regatta", TABLES, 1)


def test_a_core_that_stops_is_told() -> None:
    with pytest.raises(BrokenLaw, match=r"the interpreted core stopped: .*third"):
        cores.compare_cores("regatta", [("third", 2, {})], 1)
