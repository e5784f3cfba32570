"""A short form of the soak; `make nightly` kills three hundred servers on each database."""

from __future__ import annotations

import pytest

from tests.table import postgres
from tests.table.soak import soak

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_what_is_acknowledged_survives_kills_locks_and_restarts(kind: str) -> None:
    if kind == "postgresql":
        postgres.require()
    figures = await soak(kind, kills=3, lock=2.0)
    assert figures.faults == [], figures.told()
    assert (figures.lost, figures.doubled, figures.stuck, figures.unseen) == (0, 0, 0, 0), figures.told()
    assert figures.acknowledged
    assert figures.blows["kill -9"] == 3
