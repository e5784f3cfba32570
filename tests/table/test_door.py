"""The door: connections are counted, nobody may block it, and sockets are not compressed."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
import websockets

from ludarium.table.door import calm_loop
from ludarium.table.identity import COOKIE
from ludarium.table.settings import Limits, Rate
from tests.table.players import ME, Player, Served, serving

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


async def test_guests_of_one_address_share_the_sockets_of_that_address(tmp_path: Path) -> None:
    """Through a proxy, whose own address has no limit."""
    limits = Limits(sockets_each=3, connections_each=4)
    async with serving(tmp_path, proxies=("127.0.0.1",), limits=limits) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await anna.open(ME, ME)
        async with AsyncExitStack() as stack:

            async def sits(player: Player, home: str) -> bool:
                headers = {"X-Forwarded-For": home, "Cookie": f"{COOKIE}={player.http.cookies[COOKIE]}"}
                address = f"ws://{served.address}/api/tables/{table}/live"
                try:
                    await stack.enter_async_context(websockets.connect(address, additional_headers=headers))
                except websockets.InvalidStatus:
                    return False
                return True

            assert [await sits(anna, "192.0.2.1") for _ in range(4)] == [True, True, True, False]
            assert [await sits(ben, "192.0.2.1") for _ in range(2)] == [True, False]
            assert await sits(ben, "192.0.2.2")


async def upgraded(served: Served, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket that is spoken byte by byte, once it is open."""
    reader, writer = await connected(served)
    upgrade = "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    upgrade += "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    writer.write(f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: x\r\n{upgrade}".encode())
    assert b" 101 " in await reader.readline()
    return reader, writer


def masked(first: int, text: bytes) -> bytes:
    """A frame as a client sends it."""
    mask, size = b"\x17\x2a\x00\xff", len(text)
    wide = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((first,)) + wide + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))


def ping(id: str) -> bytes:
    return f'{{"type":"ping","id":"{id}"}}'.encode()


WHOLE, BEGIN, END = 0x81, 0x01, 0x80
LONG = ping("c") + b" " * 200
CUTS = {
    "one by one": [masked(WHOLE, ping(id)) for id in "abc"],
    "all at once": [b"".join(masked(WHOLE, ping(id)) for id in "abc")],
    "byte by byte": [bytes((byte,)) for id in "abc" for byte in masked(WHOLE, ping(id))],
    "cut in a frame": [
        masked(WHOLE, ping("a"))[:3],
        masked(WHOLE, ping("a"))[3:] + masked(WHOLE, ping("b")),
        masked(WHOLE, LONG),
    ],
    "in parts": [
        masked(BEGIN, ping("a")[:5]),
        masked(END, ping("a")[5:]),
        masked(WHOLE, ping("b")),
        masked(WHOLE, LONG),
    ],
    "control frames between": [
        masked(0x8A, b"x") + masked(WHOLE, ping("a")),
        masked(0x8A, b""),
        masked(WHOLE, ping("b")),
        masked(WHOLE, LONG),
    ],
}


@pytest.mark.parametrize("pieces", CUTS.values(), ids=CUTS)
async def test_messages_are_understood_however_they_arrive(tmp_path: Path, pieces: list[bytes]) -> None:
    async with serving(tmp_path) as served:
        table = await (await served.player("Anna")).open(ME, ME)
        reader, writer = await upgraded(served, table)
        writer.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        await asyncio.wait_for(reader.readuntil(b'"type":"state"'), 10)
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
        for id in "abc":
            await asyncio.wait_for(reader.readuntil(b'{"type":"pong","id":"%b"}' % id.encode()), 10)
        writer.close()


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        ([masked(WHOLE, b"\xff\xfe")], 1007),
        ([masked(BEGIN, b"{"), masked(WHOLE, ping("a"))], 1002),
        ([b"\x81\x02{}"], 1002),
        ([masked(0xC1, ping("a"))], 1002),
        ([b"\x81\xff" + (1 << 20).to_bytes(8, "big")], 1009),
    ],
    ids=["no text", "a message within another", "not masked", "unknown bits", "too long"],
)
async def test_what_is_no_message_ends_the_connection(tmp_path: Path, frames: list[bytes], code: int) -> None:
    async with serving(tmp_path) as served:
        table = await (await served.player("Anna")).open(ME, ME)
        reader, writer = await upgraded(served, table)
        await asyncio.wait_for(reader.readuntil(b'"type":"state"'), 10)
        for frame in frames:
            writer.write(frame)
            await writer.drain()
            await asyncio.sleep(0)
        assert code.to_bytes(2, "big") in await ended(reader)
        writer.close()


PING, EMPTY_PART = b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
"""A masked ping without words; a part of a message that neither begins nor ends it."""


@pytest.mark.parametrize("frame", [PING, EMPTY_PART, b"\x8a" + PING[1:]])
async def test_frames_that_are_no_messages_are_limited_too(tmp_path: Path, frame: bytes) -> None:
    limits = Limits(messages=Rate(20, 0.001), work=Rate(9999, 9999))
    async with serving(tmp_path, limits=limits) as served:
        table = await (await served.player("Anna")).open(ME, ME)
        reader, writer = await upgraded(served, table)
        writer.write(b"\x01\x80\0\0\0\0")  # the beginning of a message
        for _ in range(20):
            writer.write(frame)
        await writer.drain()
        await asyncio.wait_for(reader.readuntil(b"state"), 10)
        writer.write(frame)
        await ended(reader)
        writer.close()


async def test_a_socket_that_is_not_read_keeps_no_answers_to_pings(tmp_path: Path) -> None:
    rate = Rate(1e6, 1e6)
    async with serving(tmp_path, limits=Limits(messages=rate, write_seconds=0.2, work=rate)) as served:
        table = await (await served.player("Anna")).open(ME, ME)
        address = f"ws://{served.address}/api/tables/{table}/live"
        live = await websockets.connect(address, max_queue=1, ping_interval=None)
        live.transport.pause_reading()
        payload = b"\x89\xfd\0\0\0\0" + 125 * b"x"
        with suppress(ConnectionError):
            for _ in range(400):
                live.transport.write(payload * 500)
                await asyncio.sleep(0.005)
                if live.transport.is_closing():
                    break
        async with asyncio.timeout(20):
            while served.gate.doors.each.total():
                await asyncio.sleep(0.01)
        live.transport.abort()


class Heard(logging.Handler):
    """What is written to a log."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


async def test_what_strangers_cause_is_written_once_a_minute(tmp_path: Path) -> None:
    heard, log = Heard(), logging.getLogger("uvicorn.error")
    async with serving(tmp_path) as served:
        log.addHandler(heard)
        for _ in range(30):
            reader, writer = await connected(served)
            writer.write(b"\x16\x03\x01 junk\r\n\r\n")
            assert b" 400 " in await ended(reader)
            writer.close()
        log.removeHandler(heard)
    assert heard.lines == ["Invalid HTTP request received."]
