"""Many tables, many writers: a fact has one author, and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludarium.table.database import Taken
from ludarium.table.store import Fact, Store
from tests.table.players import ME, Player, bot, serving

pytestmark = pytest.mark.anyio


async def test_of_two_answers_to_one_question_exactly_one_wins(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        for _ in range(5):
            table = await anna.open(ME, ME)
            state = await anna.state(table, 0)
            legal = state["view"]["legal"]
            answers = await asyncio.gather(
                *(
                    anna.http.post(
                        f"/tables/{table}/answers",
                        json={
                            "type": "answer",
                            "id": f"i{n}",
                            "seat": 0,
                            "seq": state["seq"],
                            "action": legal[n % len(legal)],
                        },
                    )
                    for n in range(8)
                )
            )
            codes = sorted(answer.status_code for answer in answers)
            assert codes == [200] + [409] * 7
            assert (await anna.state(table, 0))["seq"] == state["seq"] + 1


async def test_the_store_lets_one_writer_win(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        seq = (await anna.state(table))["seq"]
        stores = [Store(served.hall.settings.url) for _ in range(4)]

        async def write(store: Store, number: int) -> bool:
            try:
                await store.append(
                    table, [Fact(seq + 1, "answer", 0, f"choose w{number}", f"t{number}", 1.0)], "playing", "1"
                )
            except Taken:
                return False
            return True

        won = await asyncio.gather(*(write(store, number) for number, store in enumerate(stores)))
        assert sum(won) == 1
        loaded = await stores[0].load(table)
        assert loaded is not None
        assert loaded[2][-1].text == f"choose w{won.index(True)}"
        assert len(loaded[2]) == seq + 1
        for store in stores:
            await store.close()


async def test_many_tables_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        people = [await served.player(f"P{n}") for n in range(10)]

        async def play(player: Player) -> None:
            table = await player.open(ME, ME, bot("random"))
            async with player.live(table, 0) as live:
                state, number = await live.until("state"), 0
                while state["result"] is None:
                    for seat in (0, 1):
                        if seat in state["view"]["asked"]:
                            number += 1
                            legal = (await player.get(f"/tables/{table}/choices", seat=seat))["choices"]
                            if legal:
                                await live.send(
                                    "answer", id=f"n{number}", seat=seat, seq=state["seq"], action=legal[0]["text"]
                                )
                    state = await live.until("update", "state")

        await asyncio.gather(*(play(player) for player in people))
        cards = [card for player in people for card in await player.get("/tables", list="mine")]
        assert [card["status"] for card in cards] == ["over"] * 10


async def test_a_room_nobody_uses_is_forgotten_and_read_again(tmp_path: Path) -> None:
    async with serving(tmp_path, rooms=3) as served:
        anna = await served.player("Anna")
        ids = [await anna.open(ME, ME) for _ in range(6)]
        assert len(served.hall.rooms) == 3
        assert ids[0] not in served.hall.rooms
        states = await asyncio.gather(*(anna.state(ids[0], 0) for _ in range(5)))
        assert all(state == states[0] for state in states)


async def test_a_write_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        before = await anna.state(table, 0)
        store = served.hall.store
        good = store.append

        async def broken(id: str, facts: object, status: str, asked: str, winners: str = "", ending: str = "") -> None:
            raise OSError("the disk is full")

        store.append = broken  # type: ignore[method-assign]
        problem = await anna.answer(table, 0, before["view"]["legal"][0], before["seq"], 500)
        assert problem["type"] == "defect"
        assert "disk" not in str(problem)
        assert await anna.state(table, 0) == before
        store.append = good  # type: ignore[method-assign]
        await anna.answer(table, 0, before["view"]["legal"][0], before["seq"])
