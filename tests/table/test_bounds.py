"""Everything a stranger can send has a bound: bodies while they stream, paths, and every field of every message."""

from __future__ import annotations

import asyncio
import json
import logging
import types
import typing
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.routes import HTTPRoute

from ludarium.kernel.record import record_of, write
from ludarium.table import app, lobby, wire, wire_hints, wire_tables
from ludarium.table.gate import check_path
from ludarium.table.live import MOST_REPLIES, MOST_UNREAD, Connection
from ludarium.table.problems import Trouble
from ludarium.table.rates import Bucket
from ludarium.table.settings import Limits, Rate
from tests.table.players import ME, UNLIMITED, Served, Unread, bot, serving
from tests.table.test_lobby import finished

pytestmark = pytest.mark.anyio

KNOWN = {"table": "0" * 26, "replay": "0" * 26, "number": "1", "name": "sea", "game": "regatta", "language": "en"}
CHUNK = b"x" * 16_384


def paths(served: Served) -> list[tuple[str, str]]:
    """Every route of the application with every method it takes."""
    inner = served.gate.app
    assert isinstance(inner, Litestar)
    found: list[tuple[str, str]] = []
    for route in inner.routes:
        if isinstance(route, HTTPRoute):
            parts = [part if isinstance(part, str) else KNOWN.get(part.name, "x") for part in route.path_components]
            found += [(str(method), "/" + "/".join(parts)) for method in route.methods if method != "OPTIONS"]
    assert len(found) > 40
    return found


async def chunks(size: int) -> AsyncIterator[bytes]:
    """A body that does not say how long it is."""
    for _ in range(size // len(CHUNK)):
        yield CHUNK


async def test_no_route_takes_a_body_beyond_its_limit(tmp_path: Path) -> None:
    limits = Limits(body=8192, record=20_000)
    async with serving(tmp_path, limits=limits) as served:
        anna = await served.player("Anna")
        largest = 2 * limits.record + limits.body
        for cookie in (anna.cookie, {}):
            async with httpx.AsyncClient(base_url=f"http://{served.address}", headers=cookie) as client:
                for method, path in paths(served):
                    allowed = {413} if cookie or path != "/api/replays" else {401}
                    announced = await client.request(method, path, content=b"x" * (largest + 1))
                    assert announced.status_code in allowed, (method, path, announced.text)
                    streamed = await client.request(method, path, content=chunks(256 * 1024))
                    assert streamed.status_code in allowed, (method, path, streamed.text)
                    if method != "HEAD":
                        assert streamed.json()["type"] in ("too-large", "no-guest")


async def test_a_body_that_is_refused_is_not_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        before = memory()
        head = f"POST /api/replays HTTP/1.1\r\nhost: x\r\ncookie: {anna.cookie['Cookie']}\r\n"
        for _ in range(3):
            reader, writer = await connected(served)
            writer.write(f"{head}transfer-encoding: chunked\r\n\r\n".encode())
            answer, sent = asyncio.create_task(reader.readline()), 0
            with suppress(ConnectionError):
                while sent < 400 * 1024 * 1024:
                    writer.write(b"%x\r\n%s\r\n" % (len(CHUNK), CHUNK))
                    await writer.drain()
                    sent += len(CHUNK)
            assert (await answer).startswith(b"HTTP/1.1 413 ")
            # The limit, what is dropped after the refusal, and what was on its way in buffers.
            assert sent < 64 * 1024 * 1024
            writer.close()
        assert memory() - before < 40 * 1024 * 1024


async def connected(served: Served) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = served.address.split(":")
    return await asyncio.open_connection(host, int(port))


def memory() -> int:
    """The memory this process has in use, in bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


async def test_a_record_is_brought_by_one_guest_at_a_time(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(uploads=1)) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        going = asyncio.Event()

        async def slowly() -> AsyncIterator[bytes]:
            yield b'{"text": "'
            await going.wait()
            yield b'no record"}'

        slow = asyncio.create_task(anna.http.post("/replays", content=slowly()))
        while not served.gate.uploads:
            await asyncio.sleep(0)
        for player in (anna, ben):
            refused = await player.http.post("/replays", json={"text": "no record"})
            assert (refused.status_code, refused.json()["type"]) == (429, "too-fast")
        going.set()
        assert (await slow).status_code == 422
        assert not served.gate.uploads
        await ben.post("/replays", {"text": "no record"}, 422)


async def test_records_are_rated_before_they_are_read(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(create=Rate(2, 0.001))) as served:
        anna = await served.player("Anna")
        for _ in range(2):
            await anna.post("/replays", {"text": "no record"}, 422)
        reader, writer = await connected(served)
        cookie = anna.cookie["Cookie"]
        writer.write(f"POST /api/replays HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n".encode())
        writer.write(b"content-length: 1000000\r\n\r\n")  # and nothing of it comes
        assert b" 429 " in await asyncio.wait_for(reader.readline(), 10)
        writer.close()


async def test_a_body_that_does_not_come_is_given_up(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(body_seconds=0.05)) as served:
        reader, writer = await connected(served)
        writer.write(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{")
        answer = await asyncio.wait_for(reader.readuntil(b"}"), 10)
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b'"too-slow"' in answer
        writer.close()


def fields(kind: Any, name: str) -> Iterator[tuple[str, Any, msgspec.Meta | None]]:
    """Every type within a type, with its constraints; the name says where it is."""
    meta = None
    if typing.get_origin(kind) is typing.Annotated:
        kind, *more = typing.get_args(kind)
        meta = next((one for one in more if isinstance(one, msgspec.Meta)), None)
    origin = typing.get_origin(kind) or kind
    if origin in (typing.Union, types.UnionType):
        for part in typing.get_args(kind):
            yield from fields(part, name)
        return
    yield name, origin, meta
    if origin in (list, dict, tuple, set):
        for at, part in enumerate(typing.get_args(kind)):
            yield from fields(part, f"{name}[{at}]")


def test_every_field_a_client_can_send_has_a_bound() -> None:
    kinds = [wire.In]
    for kind in kinds:
        kinds += kind.__subclasses__()
    kinds.remove(wire.In)
    assert {wire.AnswerIn, lobby.MeIn, wire_tables.NewTable, wire_hints.HintIn} < set(kinds)
    for kind in kinds:
        hints = typing.get_type_hints(kind, include_extras=True)
        for field in msgspec.structs.fields(kind):
            for name, origin, meta in fields(hints[field.name], f"{kind.__name__}.{field.name}"):
                assert origin is not typing.Any, name
                if origin in (str, bytes, list, dict, tuple, set):
                    assert getattr(meta, "max_length", None) is not None, name
                if origin in (int, float):
                    assert None not in (getattr(meta, "ge", None), getattr(meta, "le", None)), name


# Paths

STRANGE = [
    "/%00",
    "/api/%00",
    "/" + "a" * 300,
    "/api/tables/" + "a" * 300,
    "/" + "a/" * 2000,
    "/%ff%fe",
    "/..%2f..%2fetc%2fpasswd",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/index.html/x",
    "/%5c..%5c",
    "/%c3%a4" * 200,
    "//",
    "///api//me",
    "/api/games/%00/rules",
    "/api/tables/%F0%9F%98%80/state",
    "/%ed%a0%80",
    "/~",
    "/:",
    "/a%0d%0ab",
]


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser client, such as it is."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>Ludarium")
    (folder / "assets" / "page.js").write_text("play()")
    monkeypatch.setattr(app, "WEB", folder)
    return folder


async def test_no_path_is_a_defect(tmp_path: Path, pages: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as served:
        for path in [*STRANGE, "/assets/page.js/x", "/assets/%00", "/assets/" + "b" * 260]:
            status, head = await raw(served, path)
            assert 400 <= status < 500 or path.strip("/") == "", (path, head)
        assert (await raw(served, "/assets/page.js"))[0] == 200
        assert (await raw(served, "/"))[0] == 200
        async with httpx.AsyncClient(verify=False) as watcher:
            assert (await watcher.head(f"http://{served.address}/")).status_code == 200
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def raw(served: Served, path: str, headers: str = "") -> tuple[int, str]:
    """Ask for exactly this path."""
    reader, writer = await connected(served)
    writer.write(
        f"GET {path} HTTP/1.1\r\nhost: {served.address}\r\nconnection: close\r\n{headers}\r\n".encode("latin-1")
    )
    answer = (await asyncio.wait_for(reader.read(), 10)).decode("utf-8", "replace")
    writer.close()
    return int(answer.split(" ", 2)[1]), answer[:300]


@given(st.text(max_size=1500))
def test_a_path_that_passes_can_be_the_name_of_a_file(path: str) -> None:
    try:
        check_path(path)
    except Trouble:
        return
    assert "\0" not in path
    assert all(len(part.encode("utf-8", "surrogatepass")) <= 255 for part in path.split("/"))
    assert ".." not in path.split("/")


async def test_sockets_at_strange_paths_are_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as served:
        for path in STRANGE:
            with pytest.raises((websockets.InvalidStatus, websockets.InvalidURI, websockets.InvalidMessage)):
                async with websockets.connect(f"ws://{served.address}{path}"):
                    pass
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


# Guests


async def test_a_guest_keeps_a_bounded_number_of_records(tmp_path: Path) -> None:
    text = write(record_of(finished()))
    async with serving(tmp_path, limits=Limits(replays=2)) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        for _ in range(2):
            await anna.post("/replays", {"text": text}, 201)
        problem = await anna.post("/replays", {"text": text}, 409)
        assert problem["type"] == "too-many-replays"
        assert "2" in problem["detail"]
        await ben.post("/replays", {"text": text}, 201)


async def test_bots_play_by_themselves_at_a_bounded_number_of_tables(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(bot_tables=2)) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        alone = {"game": "voidfall", "seats": [bot("master"), bot("master")]}
        for _ in range(2):
            await anna.post("/tables", alone, 201)
        assert (await anna.post("/tables", alone, 409))["type"] == "too-many-tables"
        await anna.open(ME, bot("master"))
        await ben.post("/tables", alone, 201)


async def test_an_update_has_a_bound_however_much_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludarium.table.desk.MOST_MOMENTS", 10)
    monkeypatch.setattr("ludarium.table.live.MOST_MOMENTS", 10)
    async with serving(tmp_path, limits=Limits(facts=40)) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        for _ in range(100):
            state = await anna.state(table, 0)
            body = {"type": "undo", "id": f"u{state['seq']}", "seat": 0, "seq": state["seq"]}
            if state["view"]["undo"]:
                if state["seq"] >= 40:
                    assert (await anna.post(f"/tables/{table}/undo", body, 409))["type"] == "undo-refused"
                    break
                await anna.post(f"/tables/{table}/undo", body)
            else:
                await anna.answer(table, 0, state["view"]["legal"][0], state["seq"])
        else:
            pytest.fail("it can be taken back for ever")
        update = await anna.get(f"/tables/{table}/updates", after=0, seat=0)
        assert len(update["moments"]) == 10
        assert update["after"] == update["seq"] - 10
        async with anna.live(table, 0) as live:
            await live.until("state")
            await live.send("resend", after=0)
            assert len((await live.until("state"))["moments"]) <= 60
            await live.send("resend", after=update["seq"] - 5)
            assert len((await live.until("update"))["moments"]) == 5


async def test_what_a_client_asks_for_often_is_sent_once(tmp_path: Path) -> None:
    """Given a client that reads nothing, when it asks again and again for what it missed, then nothing piles up."""
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        await anna.play(table, (0, 1), most=6)
        room = served.hall.rooms[table]
        guest = await served.hall.guest(room.table.host)
        connection = Connection(served.hall, room, guest, 0, "en", Unread())
        await connection.news()
        for after in (5, 3, 9):
            for _ in range(20):
                await connection.take(f'{{"type": "resend", "after": {after}}}')
        assert not connection.replies
        (sent,) = [json.loads(message) for message in await connection.news()]
        assert (sent["type"], sent["after"], sent["seq"]) == ("update", 3, room.ledger.seq)
        assert await connection.news() == []
        await connection.take(f'{{"type": "resend", "after": {room.ledger.seq}}}')
        (sent,) = [json.loads(message) for message in await connection.news()]
        assert (sent["after"], sent["moments"]) == (room.ledger.seq, [])


async def test_refusals_that_nobody_reads_are_bounded_by_their_size(tmp_path: Path) -> None:
    """Given a client that reads nothing, when each refusal it provokes contains a position, then few of them wait."""
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME, game="dei")
        room = served.hall.rooms[table]
        guest = await served.hall.guest(room.table.host)
        connection = Connection(served.hall, room, guest, 0, "en", Unread())
        connection.bucket = Bucket(UNLIMITED, 0.0)
        stale = '{"type": "answer", "id": "a", "seat": 0, "seq": 2147483647, "action": 1}'
        while not connection.unread:
            await connection.take(stale)
        sizes = [len(text) for text, _ in connection.replies]
        assert len(sizes) < MOST_REPLIES
        assert sum(sizes[:-1]) <= MOST_UNREAD
