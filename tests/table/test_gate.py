"""The gate: origins, proxies, cookies, limits and headers; and server errors that reveal nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
import websockets

from ludarium.kernel.errors import SetupError
from ludarium.table.identity import COOKIE, Signer
from ludarium.table.proxies import Proxies, household
from ludarium.table.settings import Limits, Rate
from tests.table.players import FRIEND, ME, serving

pytestmark = pytest.mark.anyio


async def test_pages_of_other_sites_cannot_act(tmp_path: Path) -> None:
    async with serving(tmp_path, origins=("https://friend.example",)) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        body = {"name": "Mallory"}
        for origin, status in (
            ("https://evil.example", 403),
            ("null", 403),
            ("http://[", 403),
            (f"http://{served.address}", 200),
            ("https://friend.example", 200),
        ):
            answer = await anna.http.post("/me", json=body, headers={"Origin": origin})
            assert answer.status_code == status
            if status == 403:
                assert answer.json()["type"] == "wrong-origin"
        proxied = {"Origin": "https://games.example", "X-Forwarded-Host": "games.example"}
        assert (await anna.http.post("/me", json=body, headers=proxied)).status_code == 200
        address = f"ws://{served.address}/api/tables/{table}/live"
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with websockets.connect(address, origin=websockets.Origin("https://evil.example")):
                pass
        assert refused.value.response.status_code == 403
        async with websockets.connect(address, origin=websockets.Origin(f"http://{served.address}")) as socket:
            assert '"type":"state"' in str(await socket.recv())


async def test_behind_a_proxy_below_a_path(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for path in ("/api/me", "/ludarium/api/me"):
            async with httpx.AsyncClient(base_url=f"http://{served.address}") as client:
                headers = {"X-Forwarded-Prefix": "/ludarium/", "X-Forwarded-Proto": "https"}
                answer = await client.post(path, json={"name": "Anna"}, headers=headers)
                assert answer.status_code == 200
                cookie = answer.headers["set-cookie"]
                assert "Path=/ludarium;" in cookie
                assert "Secure" in cookie
        async with httpx.AsyncClient(base_url=f"http://{served.address}") as client:
            strange = await client.post("/api/me", json={}, headers={"X-Forwarded-Prefix": "//evil.example; x"})
            assert "Path=/;" in strange.headers["set-cookie"]
        schema = await served.stranger().get("/openapi.json")
        assert schema["servers"] == [{"url": "../"}]


@pytest.mark.parametrize(
    "prefix", ["/a", "/t", "/me", "/api", "/api/me", "/metrics", "/..", "/x" * 200, "a", "/a b", "/é"]
)
async def test_no_prefix_breaks_a_path(tmp_path: Path, prefix: str) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        anna.http.headers = httpx.Headers([(b"X-Forwarded-Prefix", prefix.encode())])
        assert (await anna.get("/me"))["name"] == "Anna"
        table = await anna.open(ME, ME)
        await anna.state(table, 0)
        await anna.get("/tables")


async def test_only_proxies_that_the_operator_names_are_believed(tmp_path: Path) -> None:
    forwarded = {
        "X-Forwarded-Prefix": "/club",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-For": "192.0.2.1, 203.0.113.9",
        "X-Forwarded-Host": "evil.example",
        "Origin": "https://evil.example",
    }
    for named, believed in ((("127.0.0.1",), True), (("192.0.2.7", "10.0.0.0/8"), False), ((), False)):
        async with (
            serving(tmp_path, proxies=named) as served,
            httpx.AsyncClient(base_url=f"http://{served.address}") as client,
        ):
            answer = await client.post("/api/me", json={}, headers=forwarded)
            assert answer.status_code == (200 if believed else 403)
            del (headers := dict(forwarded))["Origin"]
            answer = await client.post("/api/me", json={}, headers=headers)
            assert ("Secure" in answer.headers["set-cookie"]) is believed
            assert ("Path=/club;" in answer.headers["set-cookie"]) is believed
            homes = {client for _, client in served.hall.rates._buckets if client.startswith("address")}
            assert homes == {"address 203.0.113.9"} if believed else {"address 127.0.0.1"}


def test_addresses_of_one_household_count_as_one() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")
    assert household("::ffff:192.0.2.1") == "192.0.2.1"
    with pytest.raises(SetupError, match="--proxy"):
        Proxies(["my-proxy"])


async def test_one_household_cannot_make_guests_without_end(tmp_path: Path) -> None:
    """An address of IPv6 is one of many that a customer has."""
    async with serving(tmp_path, proxies=("127.0.0.1",), limits=Limits(create=Rate(3, 0.001))) as served:
        told = [
            (
                await served.stranger().http.post("/me", json={}, headers={"X-Forwarded-For": f"2001:db8::{n}"})
            ).status_code
            for n in range(1, 6)
        ]
        assert told == [200, 200, 200, 429, 429]
        other = {"X-Forwarded-For": "2001:db8:0:1::1"}
        assert (await served.stranger().http.post("/me", json={}, headers=other)).status_code == 200


async def test_requests_of_one_address_are_limited_whoever_they_are(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(requests_each=Rate(6, 0.001))) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        answers = [await player.http.get(path) for player in (anna, ben) for path in ("/me", "/health", "/nowhere")]
        assert [answer.status_code for answer in answers] == [200, 200, 404, 200, 429, 429]


async def test_guests_of_one_address_open_as_many_tables_as_four(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(create=Rate(2, 0.001))) as served:
        other, *people = [served.stranger(**{"X-Forwarded-For": f"192.0.2.{number}"}) for number in range(7)]
        for person in (other, *people):
            await person.post("/me", {})
        wish = {"game": "regatta", "seats": [ME, ME]}
        for person in people:
            person.http.headers["X-Forwarded-For"] = "198.51.100.1"
        told = [(await person.http.post("/tables", json=wish)).status_code for person in [*people, *people]]
        assert told == [201] * 8 + [429] * 4
        await other.post("/tables", wish, 201)


async def test_cookies_are_signed_and_out_of_reach_of_scripts(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        answer = await anna.http.post("/me", json={})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        value = anna.http.cookies[COOKIE]
        guest, mark = value.split(".")
        forged = Signer(b"0" * 32).sign(guest)
        for wrong in (guest, f"{guest}.", f"{guest}.{mark[:-1]}", f"{'0' * 26}.{mark}", forged, "", "a.b"):
            stranger = served.stranger(Cookie=f"{COOKIE}={wrong}")
            assert (await stranger.get("/me", 401))["type"] == "no-guest"
        unknown = served.stranger(Cookie=f"{COOKIE}={served.hall.signer.sign('0' * 26)}")
        assert (await unknown.get("/me", 401))["type"] == "no-guest"
        assert (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600


async def test_rates_are_limited_by_guest(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(5, 0.001), create=Rate(100, 1))
    async with serving(tmp_path, limits=limits) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        answers = [await anna.http.get("/me") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert int(answers[-1].headers["retry-after"]) > 1
        assert answers[-1].json()["type"] == "too-fast"
        assert (await ben.http.get("/me")).status_code == 200


async def test_tables_and_sockets_are_limited(tmp_path: Path) -> None:
    limits = Limits(tables=2, sockets=3, sockets_each=2)
    async with serving(tmp_path, limits=limits) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        await anna.open(ME, ME)
        body = {"game": "regatta", "seats": [ME, ME]}
        assert (await anna.post("/tables", body, 409))["type"] == "too-many-tables"
        async with anna.live(table, 0) as one, anna.live(table, 1) as two:
            await one.until("state")
            await two.until("state")
            with pytest.raises(websockets.InvalidStatus):
                async with anna.live(table, 0):
                    pass
            async with served.stranger().live(table) as three:
                await three.until("state")
                with pytest.raises(websockets.InvalidStatus):
                    async with served.stranger().live(table):
                        pass


async def test_messages_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(messages=Rate(3, 0.001))) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        async with anna.live(table, 0) as live:
            await live.until("state")
            for number in range(4):
                await live.send("ping", id=f"p{number}")
            assert (await live.until("refused"))["problem"]["type"] == "too-fast"


async def test_every_answer_carries_security_headers(tmp_path: Path) -> None:
    async with serving(tmp_path) as served, httpx.AsyncClient(base_url=f"http://{served.address}") as client:
        for path, status in (
            ("/", 200),
            ("/api/games", 200),
            ("/nowhere", 404),
            ("/api/me", 401),
            ("/metrics", 404),
        ):
            answer = await client.get(path)
            assert answer.status_code == status
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert "'unsafe-inline'" not in answer.headers["content-security-policy"].split("style-src-attr")[0]
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert (await client.get("/nowhere")).json()["type"] == "no-page"
        wrong = await client.put("/api/me", json={})
        assert wrong.json()["type"] == "wrong-method"
        assert {"GET", "POST"} <= set(wrong.headers["allow"].split(", "))
        unknown = await client.get("/api/games", params={"colour": "red"})
        assert unknown.status_code == 400
        assert "colour" in unknown.json()["detail"]
        assert served.gate.counts[404] == 3


async def test_long_answers_are_packed_unless_they_hold_secrets(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, FRIEND)
        words = await anna.http.get("/games/regatta/words/en")
        assert words.headers["content-encoding"] == "gzip"
        info = await anna.http.get(f"/tables/{table}")
        assert len(info.content) > 1000
        assert "content-encoding" not in info.headers


async def test_bodies_are_limited_and_must_be_json(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        large = await anna.http.post("/me", json={"name": "x" * 100_000})
        assert (large.status_code, large.json()["type"]) == (413, "too-large")
        for content in (b"", b"{", b"\xff\xfe", b"[" * 50_000, b'{"name": "\\ud800"}'):
            answer = await anna.http.post("/me", content=content, headers={"content-type": "application/json"})
            assert 400 <= answer.status_code < 500, (content[:20], answer.text)


async def test_a_defect_is_told_in_one_sentence(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        room = served.hall.rooms[table]
        room.showing.ledger = None  # type: ignore[assignment]
        problem = await anna.get(f"/tables/{table}/state", 500)
        assert problem["type"] == "defect"
        assert "Attribute" not in str(problem)
        assert "Traceback" not in str(problem)
        assert "AttributeError" in caplog.text
        async with anna.live(table, 0):
            await asyncio.sleep(0)


async def test_health(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        health = await served.stranger().get("/health")
        assert health["status"] == "ok"
