"""Every process knows who is present, and those who are present keep their seats."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludarium.table.presence import MOST_SEEN
from tests.table.players import FRIEND, ME, OPEN, PATIENCE, Player, serving
from tests.table.test_healing import die
from tests.table.test_processes import processes, until

pytestmark = pytest.mark.anyio

WISH = {"seat": 1, "level": "random"}


class Clock:
    """Time that passes on command."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


async def table_of(anna: Player, ben: Player) -> str:
    table = await anna.open(ME, FRIEND)
    await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": await anna.secret(table, 1)})
    return table


async def test_whoever_is_connected_to_another_process_is_there(tmp_path: Path, shared: str) -> None:
    clock = Clock()
    async with processes(tmp_path, shared, clock=clock) as (one, two):
        anna, ben = await one.player("Anna"), await two.player("Ben")
        table = await table_of(anna, ben)
        async with anna.live(table, 0) as here:
            await here.until("state")
            async with ben.live(table, 1) as there, two.stranger().live(table) as watcher:
                people = (await there.until("state"))["people"]
                while not all(seat["online"] for seat in people["seats"]):
                    people = await there.until("people")
                await watcher.until("state")
                while not (people["seats"][1]["online"] and people["spectators"]):
                    people = await here.until("people")
                clock.now += 1000
                assert (await anna.post(f"/tables/{table}/replace", WISH, 409))["type"] == "seat-held"
            while people["seats"][1]["online"] or people["spectators"]:
                people = await here.until("people")
        clock.now += 119
        assert (await anna.post(f"/tables/{table}/replace", WISH, 409))["type"] == "seat-held"
        clock.now += 1
        await anna.post(f"/tables/{table}/replace", WISH)


async def test_whoever_asks_over_http_is_there(tmp_path: Path, database: str) -> None:
    """At the same process or, where there are several, at another one."""
    clock = Clock()
    count = 1 if database.startswith("sqlite") else 2
    async with processes(tmp_path, database, count, clock=clock) as served:
        anna, ben = await served[0].player("Anna"), await served[-1].player("Ben")
        table = await table_of(anna, ben)
        for path in ("state", "updates", "choices"):
            clock.now += 100
            await ben.get(f"/tables/{table}/{path}", seat=1)
            await served[-1].hall.presence.write()
            clock.now += 100
            assert (await anna.post(f"/tables/{table}/replace", WISH, 409))["type"] == "seat-held"
        clock.now += 20
        await anna.post(f"/tables/{table}/replace", WISH)


async def test_nothing_is_noted_of_whoever_is_connected_and_plays(tmp_path: Path) -> None:
    """A commit for each of them every 15 seconds told others nothing."""
    clock = Clock()
    async with serving(tmp_path, clock=clock) as served:
        anna = await served.player("Anna")
        me, table = (await anna.get("/me"))["id"], await anna.open(ME, ME)
        async with anna.live(table, 0) as live:
            state = await live.until("state")
            before = served.hall.presence.here(table, me)
            clock.now += 100
            await live.send("answer", id="a", seat=0, seq=state["seq"], action=state["view"]["legal"][0])
            await live.until("accepted")
            assert served.hall.presence.here(table, me) == before
        await until(lambda: getattr(served.hall.presence.here(table, me), "seen", 0.0) == clock.now)


async def test_whoever_is_refused_leaves_no_trace(tmp_path: Path) -> None:
    """Strangers do not fill the list of those who are there."""
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        me = (await ben.get("/me"))["id"]
        table = await anna.open(ME, FRIEND)
        await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": "junk"}, 403)
        await ben.post(f"/tables/{table}/leave", {"seat": 0}, 403)
        await ben.state(table)
        assert served.hall.presence.here(table, me) is None
        await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": await anna.secret(table, 1)})
        assert served.hall.presence.here(table, me) is not None


async def test_a_restart_of_the_server_makes_nobody_absent(tmp_path: Path, database: str) -> None:
    clock = Clock()
    async with serving(tmp_path, database=database, clock=clock) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await table_of(anna, ben)
        cookies = dict(anna.http.cookies)
        clock.now += 100
        async with ben.live(table, 1) as live:
            await live.until("state")
    clock.now += 100
    async with serving(tmp_path, database=database, clock=clock) as served:
        anna = served.stranger()
        anna.http.cookies.update(cookies)
        assert (await anna.post(f"/tables/{table}/replace", WISH, 409))["type"] == "seat-held"
        clock.now += 20
        await anna.post(f"/tables/{table}/replace", WISH)


async def test_whoever_was_connected_to_a_process_that_died_has_time_to_come_back(tmp_path: Path, shared: str) -> None:
    clock = Clock()
    async with processes(tmp_path, shared, clock=clock, lease=1.0, sweep=0.1) as (one, two):
        anna, ben = await one.player("Anna"), await two.player("Ben")
        table = await table_of(anna, ben)
        room = one.hall.living[table]
        async with ben.live(table, 1) as live:
            await live.until("state")
            await until(lambda: any(there.connected for there in room.elsewhere))
            clock.now += 1000
            await die(two)
            assert (await anna.post(f"/tables/{table}/replace", WISH, 409))["type"] == "seat-held"
            await until(lambda: not any(there.connected for there in room.elsewhere))
            clock.now += 119
            assert (await anna.post(f"/tables/{table}/replace", WISH, 409))["type"] == "seat-held"
            clock.now += 1
            await anna.post(f"/tables/{table}/replace", WISH)


async def test_of_very_many_those_seen_longest_ago_are_forgotten(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path, clock=clock) as served:
        presence = served.hall.presence
        presence.connected("table", "there", 1)
        for number in range(MOST_SEEN):
            clock.now += 0.01
            presence.connected("table", str(number), 0)
        await presence.write()
        await presence.bury()
        assert presence.here("table", "0") is None
        assert presence.here("table", str(MOST_SEEN - 1)) is not None
        assert presence.here("table", "there") is not None
        presence.connected("table", "there", 0)


# Seats that change hands


async def test_a_former_holder_sees_nothing_of_a_seat_any_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await anna.open(ME, ME)
        secret = await anna.secret(table, 1)
        async with anna.live(table, 1) as live:
            await live.until("state")
            await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": secret})
            await live.send("resend", after=0)
            assert (await live.until("refused", id=""))["problem"]["type"] == "not-your-seat"
            state = await live.until("state", "update")
            assert state["view"]["viewer"] == -2
            await ben.answer(table, 1, (await ben.state(table, 1))["view"]["legal"][0], state["seq"])
            update = await live.seq(state["seq"] + 1)
            assert update["view"]["viewer"] == -2
            assert update["moments"][-1]["action"] is None
        assert (await anna.post(f"/tables/{table}/join", {"seat": 1, "secret": secret}, 409))["type"] == "seat-taken"


async def test_a_seat_changes_hands_before_or_after_a_request_and_not_meanwhile(tmp_path: Path) -> None:
    """Somebody takes the seat just when its holder asks, and both wait for the table."""
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await anna.open(ME, ME)
        secret, room = await anna.secret(table, 1), served.hall.rooms[table]
        async with asyncio.TaskGroup() as both, room.lock:
            both.create_task(ben.post(f"/tables/{table}/join", {"seat": 1, "secret": secret}))
            await until(lambda: bool(room.lock._waiters))
            asked = both.create_task(anna.state(table, 1))
            await until(lambda: len(room.lock._waiters or ()) == 2)
        assert asked.result()["view"]["viewer"] == 1
        assert asked.result()["people"]["seats"][1]["mine"]
        refused = await anna.http.get(f"/tables/{table}/state", params={"seat": 1})
        assert (refused.status_code, refused.json()["type"]) == (403, "not-your-seat")


async def test_at_a_private_table_a_former_holder_is_shown_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await anna.open(ME, FRIEND, watch=False)
        info = await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": await anna.secret(table, 1)})
        phone = await served.player("Phone")
        async with ben.live(table, 1) as live:
            await live.until("state")
            secret = info["people"]["seats"][1]["secret"]
            await phone.post(f"/tables/{table}/join", {"seat": 1, "secret": secret})
            assert (await live.until("refused"))["problem"]["type"] == "no-table"
            assert await live.closed() == 1008


@pytest.mark.parametrize("count", [1, 2])
async def test_no_connection_looks_through_a_seat_of_somebody_else(tmp_path: Path, shared: str, count: int) -> None:
    """The law, whatever becomes of seats: every position sent is that of a seat the guest holds, or an onlooker's."""
    async with processes(tmp_path, shared, count) as served:
        people = [await served[n % count].player(name) for n, name in enumerate(("Anna", "Ben", "Carla"))]
        table = await people[0].open(ME, ME, OPEN)
        secrets = [await people[0].secret(table, seat) for seat in range(3)]
        holder = [0, 0, None]
        moves = [(1, 1), (2, 2), (0, 2), (2, 1), (1, 0), (0, 1), (0, 0)]
        async with asyncio.timeout(PATIENCE):
            for guest, seat in moves:
                watched = holder[seat]
                former = people[0 if watched is None else watched]
                async with former.live(table, None if watched is None else seat) as live:
                    seq = (await live.until("state"))["seq"]
                    body = {"seat": seat, "secret": secrets[seat]}
                    info = await people[guest].post(f"/tables/{table}/join", body)
                    secrets[seat], holder[seat] = info["people"]["seats"][seat]["secret"], guest
                    state = await people[guest].state(table, seat)
                    if state["view"]["legal"]:
                        taken = await people[guest].answer(table, seat, state["view"]["legal"][0], state["seq"])
                        shown = await live.seq(taken["seq"])
                        assert shown["view"]["viewer"] == -2 or holder[shown["view"]["viewer"]] == people.index(former)
                        assert shown["seq"] > seq


# Rooms


@pytest.mark.parametrize("rooms", [1, 3])
async def test_no_socket_is_orphaned_however_few_rooms_are_kept(tmp_path: Path, rooms: int) -> None:
    """Many tables are opened and connected to at the same time; each connection hears of each answer at its table."""
    async with serving(tmp_path, rooms=rooms) as served:
        anna = await served.player("Anna")
        tables = [await anna.open(ME, ME) for _ in range(12)]

        async def visit(table: str) -> None:
            async with anna.live(table, 0) as first, anna.live(table, 1) as second:
                await first.until("state")
                await second.until("state")
                state = await anna.state(table, 0)
                seq = (await anna.answer(table, 0, state["view"]["legal"][0], state["seq"]))["seq"]
                await asyncio.gather(first.seq(seq), second.seq(seq))

        await asyncio.gather(*(visit(table) for table in tables))


async def test_a_room_somebody_holds_is_not_read_a_second_time(tmp_path: Path) -> None:
    """As a connection does between finding its room and entering it."""
    async with serving(tmp_path, rooms=1) as served:
        anna = await served.player("Anna")
        first = await anna.open(ME, ME)
        held = await served.hall.room(first)
        await anna.open(ME, ME)
        assert list(served.hall.rooms) != [first]
        assert await served.hall.room(first) is held
