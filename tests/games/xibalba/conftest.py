"""Every roll that a test scripts has to be rolled: a script that is left over hides a roll that was never made."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.xibalba.scenario import SCENARIOS


@pytest.fixture(autouse=True)
def scripts_are_used_up() -> Iterator[None]:
    SCENARIOS.clear()
    yield
    assert [game.script for game in SCENARIOS if game.script] == []
