"""Finished games and records are shown by a process of its own: it holds nobody up, and heals when it dies."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import msgspec
import pytest

from ludarium import games
from ludarium.kernel.chance import seed_of
from ludarium.kernel.play import Play
from ludarium.kernel.record import HIDDEN, record_of, write
from ludarium.kernel.request import TableRequest
from ludarium.table.films import KEPT_FILMS, KEPT_TEXT, Films, Info, Reel, ReplayInfo, Request
from ludarium.table.problems import Trouble
from ludarium.table.projector import MOST_LOOKS, Projector
from ludarium.table.settings import Settings
from ludarium.table.turns import NOBODY, Share
from ludarium.table.workers import Hung, Worker
from tests.table.players import ME, PATIENCE, Json, Player, serving
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


async def test_nothing_that_a_process_says_beside_its_reply_is_taken_for_the_next_one(tmp_path: Path) -> None:
    once = tmp_path / "once"
    script = tmp_path / "chatty.py"
    script.write_text(f"""
import sys, pathlib
once = pathlib.Path({str(once)!r})
first = not once.exists()
once.touch()
for line in sys.stdin:
    print('?\\n{{"value":"stale"}}' if first else '{{"value":"right"}}', flush=True)
""")
    projector = Projector((sys.executable, str(script)), games.get)
    assert await projector.show(NOBODY, "film", lambda: REEL, Info("x", "en"), str) == "right"
    await projector.close()


async def test_a_look_that_hangs_is_given_up_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever waits behind it waits for it once."""
    started = tmp_path / "started"
    script = f"open({str(started)!r}, 'a').write('x'); import sys; sys.stdin.read()"
    monkeypatch.setattr("ludarium.table.projector.SECONDS", 0.05)
    projector = Projector((sys.executable, "-c", script), games.get)
    with pytest.raises(Trouble) as caught:
        await projector.show(NOBODY, "film", lambda: REEL, Info("x", "en"), ReplayInfo)
    assert caught.value.kind == "film-away"
    assert len(caplog.records) == 1
    await projector.close()


async def test_a_process_that_does_not_even_read_hangs_too() -> None:
    worker = Worker((sys.executable, "-c", "import time; time.sleep(60)"), 0.05)
    async with asyncio.timeout(20):
        with pytest.raises(Hung):
            await worker.ask(b"x" * 1_000_000)
    assert worker.pid is None


async def test_a_server_that_ends_starts_no_process_for_those_who_still_wait() -> None:
    projector = Projector((sys.executable, "-c", "import sys; sys.stdin.read()"), games.get)
    looks = [
        asyncio.create_task(projector.show(NOBODY, "film", lambda: REEL, Info("x", "en"), ReplayInfo)) for _ in range(3)
    ]
    worker = projector.line.places[0]
    assert worker is not None
    async with asyncio.timeout(20):
        while worker.pid is None:
            await asyncio.sleep(0)
    await projector.close()
    found = await asyncio.gather(*looks, return_exceptions=True)
    assert [getattr(problem, "kind", problem) for problem in found] == ["server-stops"] * 3
    assert worker.pid is None


async def test_a_client_waits_for_a_bounded_number_of_looks() -> None:
    """Given one who asks and is gone again, when very many looks wait, then the next is refused and others' are not."""
    projector = Projector((sys.executable, "-c", "import sys; sys.stdin.read()"), games.get)

    def look(guest: str) -> asyncio.Task[ReplayInfo]:
        return asyncio.create_task(projector.show(Share(guest), "film", lambda: REEL, Info("x", "en"), ReplayInfo))

    looks = [look("eve") for _ in range(MOST_LOOKS + 1)]  # the first is served
    await asyncio.sleep(0)
    with pytest.raises(Trouble) as caught:
        await look("eve")
    assert (caught.value.status, caught.value.kind) == (429, "too-fast")
    other = look("anna")
    await asyncio.sleep(0)
    assert projector.line.turns.waits("anna") == 1
    await projector.close()
    found = await asyncio.gather(*looks, other, return_exceptions=True)
    assert {getattr(problem, "kind", "") for problem in found} == {"server-stops"}


async def test_nameless_visitors_take_turns_by_their_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for very much without a name holds up those of their own address alone."""
    asked: list[str] = []
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        replay = (await anna.post("/replays", {"text": REEL.text}, 201))["id"]
        people = [anna, *(served.stranger(**{"X-Forwarded-For": f"192.0.2.{n}"}) for n in (1, 1, 2))]
        line = served.hall.projector.line
        place = line.place

        def placed(share: Share) -> AbstractAsyncContextManager[Worker | None]:
            asked.append(share.guest)
            return place(share)

        monkeypatch.setattr(line, "place", placed)
        for person in people:
            await person.get(f"/replays/{replay}")
        own, first, same, other = asked
        assert first == same
        assert len({own, first, other, ""}) == 4


async def test_a_pack_that_is_changed_on_disk_changes_no_film_unnoticed(tmp_path: Path) -> None:
    pack = tmp_path / "packs" / "coast"
    shutil.copytree(games.get("regatta").folder / "content", pack)
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME, pack="coast")
        await anna.play(table, (0, 1), most=4)
        replay = (await anna.post("/replays", {"text": REEL.text, "pack": "coast"}, 201))["id"]
        before = await anna.get(f"/tables/{table}/positions/5")
        winds = (pack / "winds.toml").read_text("utf-8")
        (pack / "winds.toml").write_text(winds.replace("copies = 6", "copies = 7"), "utf-8")
        assert await anna.get(f"/tables/{table}/positions/5") == before
        assert (await anna.get(f"/replays/{replay}"))["notice"]
        served.forget_films()
        problem = await anna.get(f"/tables/{table}/positions/5", 409)
        assert problem["type"] == "other-rules"


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


def test_few_films_are_kept_and_fewer_of_long_records() -> None:
    """A record of a million remarks takes thirty times its length."""
    films = Films()

    def kept(keys: range, text: str) -> int:
        for key in keys:
            films.reply(msgspec.json.encode(Request(str(key), Info("x", "en"), Reel(text=text))))
        again = [films.reply(msgspec.json.encode(Request(str(key), Info("x", "en")))) for key in keys]
        return sum(b"unknown" not in reply for reply in again)

    assert kept(range(KEPT_FILMS + 3), REEL.text) == KEPT_FILMS
    long = REEL.text + f"# {'x' * (KEPT_TEXT // 3)}\n"
    assert kept(range(100, 104), long) == 2
    assert kept(range(200, 202), REEL.text + f"# {'x' * KEPT_TEXT}\n") == 1


async def test_a_defect_is_logged_and_told_in_one_sentence(caplog: pytest.LogCaptureFixture) -> None:
    def broken(name: str) -> None:
        raise ZeroDivisionError("secret")

    reply = Films(broken).reply(b'{"key":"k","look":{"type":"Script"},"reel":{"table":{"game":"x"}}}')  # type: ignore[arg-type]
    assert b"defect" in reply
    assert b"secret" not in reply
    assert "secret" in caplog.text


SERVER_WITH_A_LONG_FILM = """
import asyncio, sys
from ludarium.table.workers import Worker
film = "import os, sys; from ludarium.table.lines import answer_lines\\n"
film += "def reply(line):\\n print(os.getpid(), file=sys.stderr, flush=True)\\n while True: pass\\n"
asyncio.run(Worker((sys.executable, "-c", film + "answer_lines(reply)"), 60.0).ask(b"a film"))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it ends after that reply")
def test_a_process_ends_with_its_server_in_the_middle_of_a_reply() -> None:
    """Given a server that is killed while its process is at a film, then that ends too: both hold the pipe we read."""
    server = subprocess.Popen([sys.executable, "-c", SERVER_WITH_A_LONG_FILM], stderr=subprocess.PIPE)
    assert server.stderr is not None
    pid = int(server.stderr.readline())
    server.kill()
    try:
        server.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.kill(pid, signal.SIGKILL)
        raise


def test_a_process_whose_server_has_died_ends_without_a_trace() -> None:
    """Nobody is there to read the reply."""
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdout.close()
    _, errors = process.communicate(b'{"key":"k","look":{"type":"Script"}}\n', timeout=60)
    assert (process.returncode, errors) == (0, b"")


async def test_a_record_that_does_not_say_its_result_is_shown_as_unfinished(tmp_path: Path) -> None:
    play = Play(games.get("regatta").match(seats=2), seed_of(3))
    play.do(0, play.legal(0)[0])
    record = record_of(play, players=["Ann", "Bob"])
    record.headers["Result"] = HIDDEN
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        replay = await anna.post("/replays", {"text": write(record)}, 201)
        last = await anna.get(f"/replays/{replay['id']}/positions/{replay['answers']}")
        assert last["result"] is None
