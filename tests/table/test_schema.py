"""The schema of the wire: kept in the repository, true to the server, and proof against what schemathesis makes up."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    positive_data_acceptance,
    unsupported_method,
)

from ludarium.table import wire
from ludarium.table.app import schema_text
from ludarium.table.lobby import MeIn
from ludarium.table.settings import Limits, Rate
from tests.table.players import ME, Served, serving

KEPT = Path(__file__).parents[2] / "docs" / "openapi.json"
EXAMPLES = 30 if "LUDARIUM_GAMES" in os.environ else 6


def test_the_kept_schema_is_current() -> None:
    assert KEPT.read_text("utf-8") == schema_text(), "run python -m ludarium.table.schema_file"


def test_every_message_of_the_socket_is_in_the_schema() -> None:
    schemas = json.loads(KEPT.read_text("utf-8"))["components"]["schemas"]
    for union in ("ClientMessage", "ServerMessage"):
        assert {part["$ref"].rpartition("/")[2] for part in schemas[union]["anyOf"]} <= schemas.keys()
    assert len(schemas["ClientMessage"]["anyOf"]) == 8
    strict = {kind.__name__ for kind in vars(wire).values() if isinstance(kind, type) and issubclass(kind, wire.In)}
    assert all(schemas[name]["additionalProperties"] is False for name in strict - {"In"})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"name": "A", "more": 1}', type=MeIn)


class Target:
    """A server in a thread of its own, with a table and somebody who sits at it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ready = threading.Event()
        self.done: asyncio.Event | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.served: Served | None = None
        self.table = ""
        self.cookies: dict[str, str] = {}

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        endless = Rate(1e9, 1e9)
        limits = Limits(requests=endless, create=endless, chat=endless, tables=10**6)
        self.loop, self.done = asyncio.get_running_loop(), asyncio.Event()
        async with serving(self.folder, limits=limits) as served:
            anna = await served.player("Anna")
            self.table = await anna.open(ME, ME)
            self.cookies = dict(anna.http.cookies)
            self.served = served
            self.ready.set()
            await self.done.wait()

    def stop(self) -> None:
        assert self.loop is not None
        assert self.done is not None
        self.loop.call_soon_threadsafe(self.done.set)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    target = Target(tmp_path_factory.mktemp("target"))
    thread = threading.Thread(target=target.run)
    thread.start()
    assert target.ready.wait(30)
    yield target
    target.stop()
    thread.join()


def _schema() -> Any:
    config = schemathesis.Config()
    config.projects.default.generation.max_examples = EXAMPLES
    return schemathesis.openapi.from_dict(json.loads(KEPT.read_text("utf-8")), config=config)


schema = _schema()


@schema.parametrize()  # type: ignore[untyped-decorator]
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_sent_the_answer_keeps_to_the_schema(case: Any, target: Target) -> None:
    """No 5xx, only declared statuses and shapes, and nothing malformed is accepted."""
    assert target.served is not None
    made_to_fit = case.meta is not None and case.meta.generation.mode.is_positive
    if made_to_fit and "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = target.table
    with requests.Session() as session:
        session.cookies.update(target.cookies)
        case.call_and_validate(
            base_url=f"http://{target.served.address}",
            session=session,
            # A schema cannot say which records hold and which seats are free; Litestar answers OPTIONS by itself.
            excluded_checks=[positive_data_acceptance, unsupported_method, allow_header_conformance],
        )


def test_the_table_has_not_changed(target: Target) -> None:
    """After all that the game is where it was, or made only legal moves."""
    assert target.served is not None
    room = target.served.hall.rooms[target.table]
    assert room.ledger.seq == len(room.ledger.moments)
