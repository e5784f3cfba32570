"""Who may sit where: links, open seats, leaving, returning, and bots that take over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.table.players import FRIEND, ME, OPEN, serving

pytestmark = pytest.mark.anyio


async def test_a_friend_comes_by_secret_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben, carla = [await served.player(name) for name in ("Anna", "Ben", "Carla")]
        table = await anna.open(ME, FRIEND, watch=False)
        secret = await anna.secret(table, 1)
        assert (await carla.get(f"/tables/{table}", 404))["type"] == "no-table"
        for wrong in ({"seat": 1}, {"seat": 1, "secret": "guess"}, {"seat": 8}, {"seat": 8, "secret": "guess"}):
            assert (await carla.post(f"/tables/{table}/join", wrong, 404))["type"] == "no-table"
        assert await carla.get("/tables", list="open") == []
        info = await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": secret})
        seats = info["people"]["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", "Ben"]
        assert [seat["mine"] for seat in seats] == [False, True]
        assert seats[0]["secret"] is None
        # On another device, with the secret only Ben knows.
        assert seats[1]["secret"] not in (None, secret)
        phone = await served.player("Ben's phone")
        moved = await phone.post(f"/tables/{table}/join", {"seat": 1, "secret": seats[1]["secret"]})
        assert moved["people"]["seats"][1]["mine"]
        # The seat's former secret no longer works.
        assert moved["people"]["seats"][1]["secret"] != seats[1]["secret"]
        back = {"seat": 1, "secret": seats[1]["secret"]}
        assert (await ben.post(f"/tables/{table}/join", back, 404))["type"] == "no-table"
        assert (await ben.get(f"/tables/{table}", 404))["type"] == "no-table"
        assert [card["id"] for card in await phone.get("/tables", list="mine")] == [table]


async def test_an_open_seat_is_for_the_first_who_comes(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben, carla = [await served.player(name) for name in ("Anna", "Ben", "Carla")]
        table = await anna.open(ME, OPEN, title="  Sunday\nrace ")
        (card,) = await carla.get("/tables", list="open")
        assert (card["id"], card["title"]) == (table, "Sunday race")
        assert card["seats"][1]["secret"] is None
        assert card["asked"] == [0, 1]
        state = await anna.state(table, 0)
        await anna.answer(table, 0, state["view"]["legal"][0], state["seq"])
        assert [card["asked"] for card in await anna.get("/tables")] == [[1]]
        await ben.post(f"/tables/{table}/join", {"seat": 1})
        assert (await carla.post(f"/tables/{table}/join", {"seat": 1}, 409))["type"] == "seat-taken"
        assert await carla.get("/tables", list="open") == []
        assert [card["id"] for card in await carla.get("/tables", list="watch")] == [table]
        for seat in (0, 7):
            await carla.post(f"/tables/{table}/join", {"seat": seat}, 422 if seat == 7 else 409)


async def test_an_open_seat_of_a_private_table_is_for_anybody_and_junk_secrets_never_help(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben, carla = [await served.player(name) for name in ("Anna", "Ben", "Carla")]
        table = await anna.open(ME, OPEN, FRIEND, watch=False)
        assert [card["id"] for card in await ben.get("/tables", list="open")] == [table]
        assert [card["id"] for card in await ben.get("/tables", list="watch")] == []
        for secret in ("", "junk"):
            refused = await ben.post(f"/tables/{table}/join", {"seat": 2, "secret": secret}, 404)
            assert refused["type"] == "no-table"
        info = await ben.post(f"/tables/{table}/join", {"seat": 1})
        assert info["people"]["seats"][1]["mine"]
        # Once it is taken, nobody else sees the table.
        assert await carla.get("/tables", list="open") == []
        for secret in ("", "junk"):
            refused = await carla.post(f"/tables/{table}/join", {"seat": 1, "secret": secret}, 404)
            assert refused["type"] == "no-table"


async def test_leaving_a_bot_stands_in_and_coming_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await anna.open(ME, FRIEND)
        await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": await anna.secret(table, 1)})
        wish = {"seat": 1, "level": "random"}
        assert (await anna.post(f"/tables/{table}/replace", wish, 409))["type"] == "seat-held"
        await ben.post(f"/tables/{table}/leave", {"seat": 1})
        stranger = await served.player("Carla")
        assert (await stranger.post(f"/tables/{table}/replace", wish, 403))["type"] == "not-at-table"
        no_bot = await anna.post(f"/tables/{table}/replace", {"seat": 1, "level": "genius"}, 422)
        assert no_bot["type"] == "no-such-bot"
        async with anna.live(table, 0) as live:
            state = await live.until("state")
            await anna.post(f"/tables/{table}/replace", wish)
            people = await live.until("people")
            assert (people["seats"][1]["kind"], people["seats"][1]["level"]) == ("bot", "random")
            update = await live.until("update")
            assert update["moments"][0]["seat"] == 1
        assert (await ben.answer(table, 1, 1, state["seq"], 409))["type"] == "bot-plays"
        people = await ben.post(f"/tables/{table}/return", {"seat": 1})
        assert people["seats"][1]["kind"] == "human"
        assert not people["seats"][1]["left"]


async def test_a_deserted_seat_and_ones_own(tmp_path: Path) -> None:
    now = [1000.0]
    async with serving(tmp_path, clock=lambda: now[0], away=60) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await anna.open(ME, FRIEND, FRIEND)
        await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": await anna.secret(table, 1)})
        wish = {"seat": 1, "level": "random"}
        now[0] += 59
        await anna.post(f"/tables/{table}/replace", wish, 409)
        now[0] += 1
        async with ben.live(table, 1) as live:
            await live.until("state")
            await anna.post(f"/tables/{table}/replace", wish, 409)
        await anna.post(f"/tables/{table}/replace", wish, 409)
        now[0] += 60
        await anna.post(f"/tables/{table}/replace", wish)
        late = await anna.secret(table, 2)
        await anna.post(f"/tables/{table}/replace", {"seat": 2, "level": "random"})
        await anna.post(f"/tables/{table}/replace", {"seat": 0, "level": "random"})
        carla = await served.player("Carla")
        info = await carla.post(f"/tables/{table}/join", {"seat": 2, "secret": late})
        assert [seat["kind"] for seat in info["people"]["seats"]] == ["bot", "bot", "human"]


async def test_names(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, {"kind": "me", "name": "Ben"}, FRIEND)
        me = await anna.post("/me", {"name": " Anne\u0000 Marie ", "language": "it"})
        assert (me["name"], me["language"]) == ("Anne Marie", "it")
        assert await anna.get("/me") == me
        names = [seat["name"] for seat in (await anna.get(f"/tables/{table}"))["people"]["seats"]]
        assert names == ["Anne Marie", "Ben", ""]
        assert (await anna.post("/me", {"name": "\u200b"}, 422))["type"] == "empty-text"
        wrongs: list[Any] = [{"name": ""}, {"name": "x" * 41}, {"language": "fr"}, {"nickname": "A"}, [], "Anna"]
        for wrong in wrongs:
            assert (await anna.post("/me", wrong, 400))["type"] == "wrong-body"
        assert (await served.stranger().get("/me", 401))["type"] == "no-guest"
        for language, name in (("en", "Guest"), ("de", "Gast"), ("it", "Ospite")):
            given = (await served.stranger().post("/me", {"language": language}))["name"]
            assert re.fullmatch(rf"{name} \d{{4}}", given)
