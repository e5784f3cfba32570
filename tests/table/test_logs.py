"""Lines of the log: as JSON they name the request and the table."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludarium.table import logs
from ludarium.table.settings import Logs
from tests.table.players import ME, bot, serving

pytestmark = pytest.mark.anyio


@contextmanager
def written(monkeypatch: pytest.MonkeyPatch, wanted: Logs) -> Iterator[io.StringIO]:
    """What is logged meanwhile; everything is as it was afterwards."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers[:], root.level
    root.handlers.clear()
    monkeypatch.setattr(sys, "stderr", stream)
    try:
        logs.set_up(wanted)
        yield stream
    finally:
        logging.captureWarnings(False)
        root.handlers[:] = handlers
        root.setLevel(level)
        logs.REQUESTS.setLevel(logging.WARNING)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    """Those of the server; whoever asks it logs here too."""
    every: list[dict[str, Any]] = [json.loads(line) for line in stream.getvalue().splitlines()]
    return [line for line in every if line["logger"].startswith("ludarium")]


async def test_a_line_names_request_and_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        with written(monkeypatch, Logs(format="json", requests=True)) as stream:
            one = await anna.http.get(f"/tables/{table}/state?seat=0")
            two = await anna.http.get("/nowhere")
    first, second = lines(stream)
    assert first["request"] == one.headers["x-request-id"] != two.headers["x-request-id"] == second["request"]
    assert (first["table"], first["status"], first["level"]) == (table, 200, "info")
    assert first["message"].startswith(f"GET /api/tables/{table}/state 200 ")
    assert first["milliseconds"] > 0
    assert "table" not in second
    assert (second["status"], second["logger"]) == (404, "ludarium.requests")


async def test_what_a_request_fails_with_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        with monkeypatch.context() as broken, written(monkeypatch, Logs(format="json")) as stream:
            broken.setattr(served.hall.rooms[table], "showing", None)
            answer = await anna.http.get(f"/tables/{table}/state?seat=0")
    (line,) = lines(stream)
    assert answer.status_code == 500
    assert (line["level"], line["table"], line["request"]) == ("error", table, answer.headers["x-request-id"])
    assert "Traceback" in line["error"]


async def test_what_a_bot_does_names_the_table_and_no_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = (sys.executable, "-c", "print('nonsense')")
    async with serving(tmp_path, worker=broken) as served:
        anna = await served.player("Anna")
        with written(monkeypatch, Logs(format="json")) as stream:
            table = await anna.open(ME, bot("novice"))
            async with anna.live(table, 0) as live:
                state = await live.until("state")
                await anna.answer(table, 0, state["view"]["legal"][0], state["seq"])
                while not (told := [line for line in lines(stream) if line.get("table") == table]):
                    await live.next()  # my own answer comes before the bot's
    assert all("request" not in line for line in told)


def test_text_is_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    with written(monkeypatch, Logs()) as stream:
        logging.getLogger("ludarium.table").info("the database answers again")
        logging.getLogger("ludarium.table").debug("hidden")
        logs.end_request(200, 0.1)
    assert stream.getvalue().endswith("INFO ludarium.table the database answers again\n")
    assert len(stream.getvalue().splitlines()) == 1


def test_one_line_whatever_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with written(monkeypatch, Logs(format="json", level="debug")) as stream:
        logging.getLogger("x").debug("two\nlines \u2028 \ud800")
    assert stream.getvalue().count("\n") == 1
