from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table import postgres
from tests.table.postgres import Cluster


@pytest.fixture
def anyio_backend() -> Iterator[str]:
    """After a test in a browser Playwright's loop is marked as the running one of this process: it is put aside."""
    others = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield "asyncio"
    asyncio._set_running_loop(others)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that stays up."""
    postgres.require()
    with postgres.cluster() as made:
        yield made


@pytest.fixture
def shared(cluster: Cluster) -> str:
    """An empty database that several processes can share."""
    return cluster.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    return str(request.getfixturevalue("shared"))
