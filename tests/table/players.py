"""A real server on a free port of this machine, in the loop of the test, and people who play at it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from ludarium.kernel.chance import seed_of
from ludarium.table.app import create_app
from ludarium.table.door import server_config
from ludarium.table.gate import Gate
from ludarium.table.hall import Hall
from ludarium.table.settings import Limits, Rate, Settings

Json = dict[str, Any]
ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
OPEN = {"kind": "open"}
PATIENCE = 20.0
UNLIMITED = Rate(1e6, 1e6)
"""A player of a test does in seconds what people do in hours."""
IDS = count(1)
"""Ids for answers."""


def bot(level: str = "random") -> Json:
    return {"kind": "bot", "level": level}


class Player:
    """A guest with a cookie of their own."""

    def __init__(self, address: str, name: str = "", headers: Mapping[str, str] | None = None) -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=f"http://{address}/api",
            timeout=PATIENCE,
            headers=list((headers or {}).items()),
            verify=False,  # there is no certificate, and reading those of the system takes longer than most tests
        )

    @property
    def cookie(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())}

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text}"
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def post(self, path: str, body: Any, status: int = 200, **query: Any) -> Any:
        answer = await self.http.post(path, json=body, params=query)
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def open(self, *seats: Json, game: str = "regatta", **more: Any) -> str:
        """Open a table; its id."""
        table = await self.post("/tables", {"game": game, "seats": list(seats), **more}, 201)
        return str(table["id"])

    async def secret(self, table: str, seat: int) -> str:
        info = await self.get(f"/tables/{table}")
        return str(info["people"]["seats"][seat]["secret"])

    async def state(self, table: str, seat: int = -2) -> Json:
        state: Json = await self.get(f"/tables/{table}/state", seat=seat)
        return state

    async def answer(self, table: str, seat: int, action: int | str, seq: int, status: int = 200, id: str = "") -> Json:
        body = {"type": "answer", "id": id or f"n{next(IDS)}", "seat": seat, "seq": seq, "action": action}
        answer: Json = await self.post(f"/tables/{table}/answers", body, status)
        return answer

    async def undo(self, table: str, seat: int, seq: int, status: int = 200, whole: bool = False, id: str = "") -> Json:
        body = {"type": "undo", "id": id or f"n{next(IDS)}", "seat": seat, "seq": seq, "whole": whole}
        answer: Json = await self.post(f"/tables/{table}/undo", body, status)
        return answer

    async def play(self, table: str, seats: tuple[int, ...], most: int = 10_000, pick: int = 0) -> Json:
        """Answer for these seats, who hold all human ones, until the game is over or `most` answers are given."""
        for _ in range(most):
            state = await self.state(table, seats[0])
            if state["result"] is not None:
                break
            seat = next(seat for seat in state["view"]["asked"] if seat in seats)
            legal = (await self.state(table, seat))["view"]["legal"]
            await self.answer(table, seat, legal[pick % len(legal)], state["seq"])
        return await self.state(table, seats[0])

    @asynccontextmanager
    async def live(self, table: str, seat: int | None = None, **query: Any) -> AsyncIterator[Live]:
        """Connect to a table."""
        wishes = {**({} if seat is None else {"seat": seat}), **query}
        text = "&".join(f"{key}={value}" for key, value in wishes.items())
        address = f"ws://{self.address}/api/tables/{table}/live?{text}"
        async with websockets.connect(address, additional_headers=self.cookie, max_size=None) as socket:
            yield Live(socket)


def changed(known: Any, tree: Any) -> Any:
    """A value after a change that `wire.Changes` describes."""
    if isinstance(tree, list):
        return tree[0]
    parts = dict(known) if isinstance(known, dict) else dict(enumerate(known))
    for key, change in tree.items():
        at = key if isinstance(known, dict) else int(key)
        assert at in parts, f"{key} is changed, but there is none"
        parts[at] = changed(parts[at], change)
    return parts if isinstance(known, dict) else list(parts.values())


class Unread:
    """The outlet of a client that reads nothing."""

    keeps_up = False

    def post(self, texts: Iterable[bytes]) -> None:
        raise AssertionError("nobody reads this")

    async def deliver(self, text: bytes) -> None:
        raise AssertionError("nobody reads this")

    async def receive(self) -> Any:
        raise AssertionError("nobody writes anything")


class Live:
    """A connection: keeps every message, and waits for those of a kind.

    A message that only says what has changed is read as the update that it means.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.seen: tuple[int, Json] = (-1, {})
        """The last view, and its number."""

    async def next(self) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        if message["type"] == "changes":
            seq, view = self.seen
            assert (message["after"], message["viewer"]) == (seq, view["viewer"]), "this view was never sent"
            for part in ("shared", "own"):
                view = changed(view, message.pop(part))
            message = {**message, "type": "update", "view": view, "result": None}
        if "view" in message:
            self.seen = message["seq"], message["view"]
        return message

    async def until(self, *kinds: str, **fields: Any) -> Json:
        """The next message of one of these kinds with these values."""
        while True:
            message = await self.next()
            if message["type"] in kinds and all(message.get(key) == value for key, value in fields.items()):
                return message

    async def seq(self, number: int) -> Json:
        """The update that reaches a number."""
        while True:
            message = await self.until("update", "state")
            if message["seq"] >= number:
                return message

    async def closed(self) -> int:
        """The code the server closes with."""
        with suppress(websockets.ConnectionClosed):
            while True:
                await self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code

    async def send(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))


class Served:
    """A running server."""

    def __init__(self, gate: Gate, address: str) -> None:
        self.gate = gate
        self.address = address
        self.people: list[Player] = []

    @property
    def hall(self) -> Hall:
        return self.gate.hall

    def forget_films(self) -> None:
        """Let every film be made again from its reel."""
        assert self.hall.projector.films is not None
        self.hall.projector.films.forget()

    async def player(self, name: str, language: str = "en") -> Player:
        player = self.stranger()
        player.name = name
        await player.post("/me", {"name": name, "language": language})
        return player

    def stranger(self, **headers: str) -> Player:
        """Somebody without a cookie."""
        player = Player(self.address, headers=headers)
        self.people.append(player)
        return player


class Server(uvicorn.Server):
    """Says when it is up, or that it will not be."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.up = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        finally:
            self.up.set()


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[Served]:
    """A server on an empty data folder, or one that was used before."""
    seeds = count(1)
    defaults = {
        "data_dir": folder,
        "seed": lambda: seed_of(next(seeds)),
        "limits": Limits(work=UNLIMITED),
        "films": (),
    }
    gate = create_app(Settings(**{**defaults, **settings}))
    server = Server(server_config(gate, port=0, timeout_graceful_shutdown=2))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    try:
        await server.up.wait()
        if not server.started:
            await task
        assert server.started
        host, port = server.servers[0].sockets[0].getsockname()[:2]
        served = Served(gate, f"{host}:{port}")
        try:
            yield served
        finally:
            for player in served.people:
                await player.http.aclose()
    finally:
        server.should_exit = True
        await task
