"""Lines of the log: as JSON they name the request and the table."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import websockets

from ludarium.table import logs
from ludarium.table.settings import Logs
from tests.table.players import FRIEND, ME, bot, serving
from tests.table.test_processes import processes, twin

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


async def test_no_secret_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the most talkative log, when people sit down, play and fail, then no cookie, secret or seed is in it."""
    async with serving(tmp_path, worker_secret="correct horse", seed=lambda: "f" * 64) as served:
        with written(monkeypatch, Logs(format="json", level="debug", requests=True)) as stream:
            anna, ben = await served.player("Anna"), await served.player("Ben")
            table = await anna.open(ME, FRIEND)
            secret = await anna.secret(table, 1)
            await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": "junk"}, 403)
            await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": secret})
            await ben.get(f"/tables/{table}", 400, secret=secret)
            worker = {"Authorization": "Bearer correct horse"}
            with suppress(websockets.WebSocketException):
                async with websockets.connect(f"ws://{served.address}/api/workers", additional_headers=worker):
                    pass
            async with anna.live(table, 0) as live:
                state = await live.until("state")
                await live.send("answer", id="a", seat=0, seq=state["seq"], action=state["view"]["legal"][0])
                await live.until("accepted")
            secrets = ["correct horse", "f" * 64, secret, await ben.secret(table, 1)]
            secrets += [value for player in (anna, ben) for value in player.http.cookies.values() if "." in value]
        assert len(secrets) == 6
        http = ('"logger": "httpx', '"logger": "httpcore')  # only the test asks by these
        ours = [line for line in stream.getvalue().splitlines() if not any(name in line for name in http)]
        assert any("POST /api/tables" in line for line in ours)
        assert [line for line in ours for each in secrets if each in line] == []


async def test_what_the_leader_of_a_table_fails_with_names_the_request_that_was_passed_on(
    tmp_path: Path, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a guest at one process and a defect at the one that leads, then its log has the id that the guest gets."""
    async with processes(tmp_path, shared) as (one, two):
        anna = await one.player("Anna")
        table = await anna.open(ME, ME)
        other = twin(anna, two)
        state = await other.state(table, 0)
        body = {"type": "answer", "id": "a", "seat": 0, "seq": state["seq"], "action": state["view"]["legal"][0]}
        with monkeypatch.context() as broken, written(monkeypatch, Logs(format="json")) as stream:
            broken.setattr(one.hall.rooms[table], "answer", None)
            reply = await other.http.post(f"/tables/{table}/answers", json=body)
    (line,) = lines(stream)
    assert reply.status_code == 500
    assert (line["level"], line["table"], line["request"]) == ("error", table, reply.headers["x-request-id"])
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
