"""A rolling restart in short: two servers on one PostgreSQL; `make nightly` restarts real processes forty times."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.table.players import serving
from tests.table.rolling import roll

pytestmark = pytest.mark.anyio

SECRET = "correct horse battery staple"


class InProcess:
    """A server in this process, at another port after each start."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder, self.database = folder, database
        self.address = ""
        self._stack = AsyncExitStack()

    async def start(self) -> None:
        served = await self._stack.enter_async_context(serving(self.folder, database=self.database, secret=SECRET))
        self.address = served.address

    async def stop(self) -> None:
        await self._stack.aclose()


async def test_a_rolling_restart_drops_no_answer_and_needs_no_reload(tmp_path: Path, shared: str) -> None:
    backends = [InProcess(tmp_path / name, shared) for name in ("one", "two")]
    try:
        for backend in backends:
            await backend.start()
        figures = await roll(backends, restarts=2)
    finally:
        for backend in backends:
            await backend.stop()
    print(f"\n{figures.told()}")
    assert figures.dropped == [], figures.told()
    assert figures.restarts == 2
    assert figures.returned > 0, "nobody was connected to a server that stopped"
