"""Finished games and records are shown by a process of its own: it holds nobody up, and heals when it dies."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium import games
from ludarium.kernel.record import record_of, write
from ludarium.kernel.request import TableRequest
from ludarium.table.films import Films, Info, Reel, ReplayInfo
from ludarium.table.problems import Trouble
from ludarium.table.projector import Projector
from ludarium.table.settings import Settings
from ludarium.table.turns import NOBODY
from tests.table.players import ME, Json, Player, serving
from tests.table.test_bots import play_on
from tests.table.test_lobby import finished

pytestmark = pytest.mark.anyio

COMMAND = Settings(data_dir=Path()).films
REEL = Reel(text=write(record_of(finished(), players=["Ann", "Bob"])))


async def everything(anna: Player) -> list[Json]:
    """A private game and a record, from every side."""
    replay = await anna.post("/replays", {"text": REEL.text}, 201)
    found = [replay]
    for path in ("", "/positions/40", "/log", "/story"):
        found.append(await anna.get(f"/replays/{replay['id']}{path}"))
    wish = {"answers": 3, "seats": [ME, ME]}
    found.append((await anna.post(f"/replays/{replay['id']}/branch", wish, 201))["origin"])
    table = await anna.open(ME, ME)
    async with anna.live(table, 0) as live, anna.live(table, 1) as other:
        await asyncio.gather(play_on(live, 0), play_on(other, 1))
    found.append(await anna.get(f"/tables/{table}/positions/7"))
    found.append({**await anna.get(f"/tables/{table}/story"), "seconds": 0})
    for each in found:
        for key in ("id", "table", "at"):
            each.pop(key, None) if isinstance(each, dict) else None
    return found


async def test_the_process_and_a_thread_show_the_same(tmp_path: Path) -> None:
    shown = []
    for films in (COMMAND, ()):
        async with serving(tmp_path / str(len(films)), films=films) as served:
            shown.append(await everything(await served.player("Anna")))
            worker = served.hall.projector.line.places[0]
            assert (worker is None) is (films == ())
            assert worker is None or worker.pid is not None
    assert shown[0] == shown[1]


async def test_a_process_that_is_killed_is_started_again() -> None:
    projector = Projector(COMMAND, games.get)
    first = await projector.show(NOBODY, "film", lambda: REEL, Info("x", "en"), ReplayInfo)
    worker = projector.line.places[0]
    assert worker is not None
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    assert await projector.show(NOBODY, "film", lambda: REEL, Info("x", "en"), ReplayInfo) == first
    assert worker.pid not in (None, pid)
    await projector.close()
    assert worker.pid is None


async def test_a_process_that_says_nonsense_is_trouble_and_not_a_defect() -> None:
    projector = Projector((sys.executable, "-c", "while True: input(); print('?', flush=True)"), games.get)
    with pytest.raises(Trouble) as caught:
        await projector.show(NOBODY, "film", lambda: REEL, Info("x", "en"), ReplayInfo)
    assert (caught.value.status, caught.value.kind) == (503, "film-away")
    assert caught.value.retry_after
    await projector.close()


async def test_a_record_that_does_not_hold_is_refused_and_ends_nothing() -> None:
    projector = Projector(COMMAND, games.get)
    for wrong, kind in (
        (Reel(text="1. *: roll\n" * 100), "wrong-record"),
        (Reel(table=TableRequest("chess", seats=2)), "wrong-setup"),
    ):
        with pytest.raises(Trouble) as caught:
            await projector.show(NOBODY, "wrong", lambda wrong=wrong: wrong, Info("x", "en"), ReplayInfo)  # type: ignore[misc]
        assert caught.value.kind == kind
    worker = projector.line.places[0]
    assert worker is not None
    pid = worker.pid
    info = await projector.show(NOBODY, "film", lambda: REEL, Info("x", "en"), ReplayInfo)
    assert (info.id, info.headers["Player1"], worker.pid) == ("x", "Ann", pid)
    await projector.close()


async def test_a_defect_is_logged_and_told_in_one_sentence(caplog: pytest.LogCaptureFixture) -> None:
    def broken(name: str) -> None:
        raise ZeroDivisionError("secret")

    reply = Films(broken).reply(b'{"key":"k","look":{"type":"Script"},"reel":{"table":{"game":"x"}}}')  # type: ignore[arg-type]
    assert b"defect" in reply
    assert b"secret" not in reply
    assert "secret" in caplog.text


def test_a_process_whose_server_has_died_ends_without_a_trace() -> None:
    """The reply finds nobody who reads it."""
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.close()
    _, errors = process.communicate(b'{"key":"k","look":{"type":"Script"}}\n', timeout=60)
    assert (process.returncode, errors) == (0, b"")
