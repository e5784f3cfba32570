"""The door: connections are counted, nobody may block it, and sockets are not compressed."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from pathlib import Path

import pytest
import websockets

from ludarium.table.door import calm_loop
from ludarium.table.settings import Limits, Rate
from tests.table.players import ME, Served, serving

pytestmark = pytest.mark.anyio

HEAD = b"GET /api/health HTTP/1.1\r\nhost: x\r\n"


async def connected(served: Served, source: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = served.address.split(":")
    return await asyncio.open_connection(host, int(port), local_addr=(source, 0))


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server ends the connection."""
    try:
        return await asyncio.wait_for(reader.read(), 10)
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize("beginning", [b"", b"G", HEAD, HEAD + b"x: "])
async def test_a_request_that_never_ends_is_given_up(tmp_path: Path, beginning: bytes) -> None:
    async with serving(tmp_path, limits=Limits(head_seconds=0.05)) as served:
        reader, writer = await connected(served)
        writer.write(beginning)
        assert await ended(reader) == b""
        writer.close()
        while served.gate.doors.each.total():
            await asyncio.sleep(0)


async def test_a_trickle_of_bytes_does_not_keep_a_connection(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(head_seconds=0.2)) as served:
        reader, writer = await connected(served)
        # A first request is answered; the second one trickles.
        writer.write(HEAD + b"\r\n")
        assert b" 200 " in await reader.readline()
        await reader.readuntil(b"}")
        gone = asyncio.create_task(ended(reader))
        sent = 0
        while not gone.done():
            writer.write(b"x")
            sent += 1
            assert sent < 1000
            await asyncio.wait([gone], timeout=0.02)
        await gone  # by the server, and not because nobody waited any longer
        writer.close()


async def test_a_refused_body_may_not_trickle_in(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(head_seconds=0.2)) as served:
        reader, writer = await connected(served)
        writer.write(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999\r\n\r\n")
        assert b" 413 " in await reader.readline()
        gone = asyncio.create_task(ended(reader))
        while not gone.done():
            writer.write(b"x")
            await asyncio.wait([gone], timeout=0.02)
        await gone
        writer.close()


async def test_connections_of_one_address_are_bounded(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(connections_each=3)) as served:
        held = [await connected(served, "127.0.0.2") for _ in range(3)]
        reader, writer = await connected(served, "127.0.0.2")
        assert b"503" in await ended(reader)
        writer.close()
        reader, writer = await connected(served, "127.0.0.3")
        writer.write(HEAD + b"\r\n")
        assert b" 200 " in await reader.readline()
        writer.close()
        held[0][1].close()
        await held[0][1].wait_closed()
        while served.gate.doors.each["127.0.0.2"] > 2:
            await asyncio.sleep(0)
        reader, writer = await connected(served, "127.0.0.2")
        writer.write(HEAD + b"\r\n")
        assert b" 200 " in await reader.readline()
        for _, each in [*held, (reader, writer)]:
            each.close()


async def test_all_connections_are_bounded_and_sockets_count(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(connections=3)) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        await anna.http.aclose()
        while served.gate.doors.each.total():
            await asyncio.sleep(0)
        async with anna.live(table) as one, anna.live(table) as two:
            await one.until("state")
            await two.until("state")
            third = await connected(served)
            reader, writer = await connected(served)
            assert b"503" in await ended(reader)
            assert served.gate.doors.each.total() == 3
            writer.close()
            third[1].close()
        while served.gate.doors.each.total():
            await asyncio.sleep(0)


async def test_a_client_that_reads_nothing_is_given_up(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(write_seconds=0.1, requests=Rate(9999, 9999))) as served:
        host, port = served.address.split(":")
        plug = socket.socket()
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plug.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plug, (host, int(port)))
        while not served.gate.doors.each.total():
            await asyncio.sleep(0)
        ask = b"GET /api/games/voidfall/rules HTTP/1.1\r\nhost: x\r\n\r\n"
        await asyncio.get_running_loop().sock_sendall(plug, ask * 40)
        async with asyncio.timeout(20):
            while served.gate.doors.each.total():
                await asyncio.sleep(0.01)
        plug.close()


async def test_running_out_of_files_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.get_running_loop()
    calm_loop(loop)
    with socket.socket() as listening:
        for _ in range(2000):
            problem = OSError(errno.EMFILE, "Too many open files")
            loop.call_exception_handler({"message": "accept", "exception": problem, "socket": listening})
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert "Traceback" not in caplog.text
    loop.call_exception_handler({"message": "another", "exception": ValueError("x")})
    assert len(caplog.records) == 2
    loop.set_exception_handler(None)


async def test_sockets_are_not_packed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        address = f"ws://{served.address}/api/tables/{table}/live"
        async with websockets.connect(address, compression="deflate") as live:
            assert live.response is not None
            assert "Sec-WebSocket-Extensions" not in live.response.headers


async def test_sockets_are_limited_over_all_tables_and_by_address(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(sockets_each=2)) as served:
        anna = await served.player("Anna")
        tables = [await anna.open(ME, ME) for _ in range(3)]
        for people in (anna, served.stranger()):
            async with people.live(tables[0]) as one, people.live(tables[1]) as two:
                await one.until("state")
                await two.until("state")
                with pytest.raises(websockets.InvalidStatus):
                    async with people.live(tables[2]):
                        pass
            async with asyncio.timeout(10):
                while served.gate.sockets:
                    await asyncio.sleep(0)
        async with anna.live(tables[2]) as again:
            await again.until("state")
