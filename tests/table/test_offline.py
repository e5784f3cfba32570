"""What a browser may keep: every reply says for whom, and of a game being played nothing is kept at all."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from ludarium.table.identity import COOKIE
from ludarium.table.offline import ANYBODY, HEADER, WHO
from tests.table.players import ME, bot, serving

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "records" / "dei" / "de-01.txt"
SCHEMA = json.loads((ROOT / "docs" / "openapi.json").read_text())
READS = [path for path, methods in SCHEMA["paths"].items() if "get" in methods]
"""Everything that can be read, as the schema names it."""
FOR_ANYBODY = {
    "/api/games/{game}/book",
    "/api/games/{game}/content",
    "/api/games/{game}/editions",
    "/api/games/{game}/examples/{rule}",
    "/api/games/{game}/page",
    "/api/games/{game}/page/{mark}/{file}",
    "/api/games/{game}/rules",
    "/api/games/{game}/words/{language}",
}


async def keepers(http: httpx.AsyncClient, paths: list[str], **given: str) -> dict[str, str]:
    """For whom the replies to these paths may be kept; those that nobody may keep are left out."""
    values = {"game": "dei", "language": "en", "number": "0", "rule": "DEI-MAJ-09", "mark": "x", "file": "x", **given}
    found = {}
    for path in paths:
        filled = re.sub(r"\{(\w+)\}", lambda name: values.get(name[1], "x"), path).removeprefix("/api")
        reply = await http.get(filled, params={"seat": 0} if path.endswith(("/choices", "/level")) else {})
        if HEADER.decode() in reply.headers:
            assert reply.status_code == 200
            found[path] = reply.headers[HEADER.decode()]
    return found


async def test_nothing_of_a_game_being_played_is_kept_and_all_of_a_finished_one_for_who_reads_it(
    tmp_path: Path,
) -> None:
    of_tables = [path for path in READS if "{table}" in path and not path.endswith("/live")]
    assert len(of_tables) > 10
    async with serving(tmp_path) as served:
        anna, stranger = await served.player("Anna"), served.stranger()
        table = await anna.open(ME, ME)
        guest = (await anna.get("/me"))["id"]
        assert await keepers(anna.http, of_tables, table=table) == {}

        await anna.post(f"/tables/{table}/concede", {"seat": 0, "confirm": "other-wins"})

        kept = await keepers(anna.http, of_tables, table=table)
        assert set(kept.values()) == {guest}
        reading = ("", "/state", "/log", "/positions", "/positions/{number}", "/story", "/fairness")
        assert {f"/api/tables/{{table}}{what}" for what in reading} <= set(kept)
        assert await keepers(stranger.http, of_tables, table=table) == {}


async def test_books_are_for_anybody_and_records_for_who_brought_them(tmp_path: Path) -> None:
    others = [path for path in READS if "{table}" not in path]
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        guest = (await anna.get("/me"))["id"]
        replay = (await anna.post("/replays", {"text": RECORD.read_text()}, 201))["id"]

        kept = await keepers(anna.http, others, replay=replay)

        records = {path: guest for path in others if "{replay}" in path and not path.endswith("/boards/{name}")}
        # The game draws no page of its own, so there is no file to ask for.
        books = dict.fromkeys(FOR_ANYBODY - {"/api/games/{game}/page/{mark}/{file}"}, ANYBODY)
        assert kept == {**books, **records}


async def test_what_is_kept_does_not_depend_on_who_reads_it(tmp_path: Path) -> None:
    paths = [path.replace("{game}", "dei").replace("{language}", "en") for path in sorted(FOR_ANYBODY)]
    async with serving(tmp_path) as served:
        anna, stranger = await served.player("Anna"), served.stranger()
        await anna.open(ME, bot())
        for path in (
            path.removeprefix("/api").replace("{rule}", "DEI-MAJ-09") for path in paths if "{mark}" not in path
        ):
            asked = {} if path.endswith(("/content", "/words/en", "/page")) else {"language": "en"}
            replies = [await each.http.get(path, params=asked) for each in (anna, stranger)]
            assert replies[0].status_code == 200
            assert replies[0].content == replies[1].content, path


async def test_a_browser_knows_whose_it_is_until_the_guest_leaves_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        guest = (await anna.get("/me"))["id"]
        told = await anna.http.post("/me", json={})
        proof, name = told.headers.get_list("set-cookie")
        assert proof.startswith(f"{COOKIE}={guest}.")
        assert "HttpOnly" in proof
        assert name.startswith(f"{WHO}={guest};")
        assert "HttpOnly" not in name
        # The name alone proves nothing.
        assert (await served.stranger().http.get("/me", headers={"Cookie": f"{WHO}={guest}"})).status_code == 401

        left = await anna.http.post("/me/forget", json={})

        assert left.status_code == 200
        assert not {COOKIE, WHO} & set(anna.http.cookies)
        assert (await anna.http.get("/me")).status_code == 401


async def test_several_positions_at_once_are_those_that_come_one_by_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        assert (await anna.get(f"/tables/{table}/positions", 409))["type"] == "still-playing"
        end = await anna.play(table, (0, 1))
        replay = (await anna.post("/replays", {"text": RECORD.read_text()}, 201))["id"]
        for path in (f"/tables/{table}", f"/replays/{replay}"):
            first = await anna.get(f"{path}/positions", seat=1)
            second = await anna.get(f"{path}/positions", first=25, seat=1)
            for number in (0, 1, 24, 25, 30):
                alone = await anna.get(f"{path}/positions/{number}", seat=1)
                assert (first + second)[number] == alone
        assert await anna.get(f"/tables/{table}/positions", first=end["answers"] + 1) == []
