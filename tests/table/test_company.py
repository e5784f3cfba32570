"""Names, invitations, and what lists say of tables: who may see it, who may hide it, who may delete it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium import games
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng
from ludarium.kernel.errors import SetupError
from ludarium.kernel.seats import SPECTATOR
from ludarium.table.commands import settings_for
from ludarium.table.glance import glance_of
from ludarium.table.ledger import Ledger
from ludarium.table.reaching import own_address, reachable
from ludarium.table.settings import Settings
from ludarium.table.showing import Showing
from tests.table.players import FRIEND, ME, OPEN, Json, Player, bot, serving
from tests.table.test_lists import GUEST, filled, table
from tests.table.test_processes import processes, twin

pytestmark = pytest.mark.anyio


async def card_of(player: Player, table: str, which: str = "mine", language: str = "en") -> Json:
    [card] = [each for each in await player.get("/tables", list=which, language=language) if each["id"] == table]
    return dict(card)


# Names and addresses


@pytest.mark.parametrize(
    ("public", "host", "url"),
    [
        ("", "127.0.0.1", ""),
        ("", "localhost", ""),
        ("", "::1", ""),
        ("", "0.0.0.0", "http://192.168.1.7:8000/"),
        ("", "192.168.1.9", "http://192.168.1.9:8000/"),
        ("", "fd00::9", "http://[fd00::9]:8000/"),
        ("https://play.example.org/club", "127.0.0.1", "https://play.example.org/club/"),
    ],
)
def test_an_invitation_begins_with_an_address_that_others_reach(public: str, host: str, url: str) -> None:
    assert reachable(public, host, 8000, lambda: "192.168.1.7") == url


def test_a_machine_without_a_network_invites_nobody() -> None:
    assert reachable("", "0.0.0.0", 8000, lambda: "") == ""
    assert not own_address().startswith("127.")


@pytest.mark.parametrize("address", ["play.example.org", "ftp://play.example.org", "https://", "https://a.org/?b"])
def test_a_public_address_is_one_that_browsers_understand(tmp_path: Path, address: str) -> None:
    with pytest.raises(SetupError, match="--public"):
        settings_for(data_dir=tmp_path, public=address)


async def test_the_server_says_where_it_can_be_reached(tmp_path: Path) -> None:
    async with serving(tmp_path / "one") as served:
        assert await served.stranger().get("/address") == {"url": ""}
    async with serving(tmp_path / "two", public="https://play.example.org") as served:
        assert await served.stranger().get("/address") == {"url": "https://play.example.org/"}


# Private tables


@pytest.mark.parametrize(
    ("seats", "wish", "watch"),
    [
        ((ME, bot()), {}, False),
        ((ME, bot(), bot()), {}, False),
        ((ME, bot()), {"watch": True}, True),
        ((ME, ME), {}, True),
        ((ME, FRIEND), {}, True),
        ((bot(), bot()), {}, True),
        ((ME, FRIEND), {"watch": False}, False),
    ],
)
async def test_one_person_with_bots_is_alone_unless_others_may_watch(
    tmp_path: Path, seats: tuple[Json, ...], wish: Json, watch: bool
) -> None:
    async with serving(tmp_path) as served:
        ada = await served.player("Ada")
        table = await ada.open(*seats, **wish)
        assert (await ada.get(f"/tables/{table}"))["watch"] is watch
        await served.stranger().get(f"/tables/{table}", 200 if watch else 404)


async def test_the_host_lets_others_watch_and_sends_them_away_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, ben = await served.player("Ada"), await served.player("Ben")
        table = await ada.open(ME, bot())
        assert await ben.get("/tables", list="watch") == []
        await ada.post(f"/tables/{table}/watch", {"watch": True})
        assert [card["id"] for card in await ben.get("/tables", list="watch")] == [table]
        assert (await ben.post(f"/tables/{table}/watch", {"watch": False}, 403))["type"] == "not-host"
        async with ben.live(table) as live:
            await live.until("state")
            await ada.post(f"/tables/{table}/watch", {"watch": False})
            assert await live.closed() == 1008
        await ben.get(f"/tables/{table}", 404)


async def test_an_open_seat_at_a_private_table_is_taken_without_a_secret(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, ben = await served.player("Ada"), await served.player("Ben")
        table = await ada.open(ME, OPEN, watch=False)
        card = await card_of(ben, table, "open")
        assert (card["round"], card["scores"], card["told"]) == ("", [], ""), "a stranger may not watch"
        joined = await ben.post(f"/tables/{table}/join", {"seat": 1})
        assert joined["people"]["seats"][1]["mine"]
        assert (await card_of(ben, table))["scores"] == [0, 0]


# What lists show


async def test_a_list_says_round_points_turn_and_last_move(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.player("Ada")
        table = await ada.open(ME, ME, title="Thursday two")
        state = await ada.play(table, (0, 1), most=5)
        card = await card_of(ada, table)
        assert card["title"] == "Thursday two"
        assert card["asked"] == state["view"]["asked"]
        assert card["scores"] == state["view"]["facts"]["scores"]
        told = [moment["told"] for moment in (await ada.state(table))["moments"] if moment["seat"] >= 0]
        assert card["told"] == next(sentence for sentence in reversed(told) if sentence)


async def test_a_list_says_the_same_of_a_game_that_is_not_in_memory(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.player("Ada")
        table = await ada.open(ME, ME)
        await ada.play(table, (0, 1), most=5)
        before = {language: await card_of(ada, table, language=language) for language in LANGUAGES}
        cookies = ada.http.cookies
    async with serving(tmp_path) as served:
        again = served.stranger()
        again.http.cookies = cookies
        await again.post("/me", {"name": "Bea"})
        assert table not in served.hall.living
        for language, card in before.items():
            after = await card_of(again, table, language=language)
            assert after["told"] == card["told"].replace("Ada", "Bea")
            assert (after["round"], after["scores"]) == (card["round"], card["scores"])
        assert "Bea" in (await card_of(again, table))["told"]


async def test_a_game_at_rest_is_stored_before_the_server_stops(tmp_path: Path) -> None:
    async with serving(tmp_path, sweep=3600.0) as served:
        ada = await served.player("Ada")
        table = await ada.open(ME, ME)
        for stored in (False, True):
            await served.hall.caretaker.sweep()
            row = await served.hall.store.table(table)
            assert row is not None
            assert bool(row.glance) is stored


@pytest.mark.parametrize("game", ["regatta", "dei", "xibalba", "voidfall", "marshlight"])
def test_a_list_tells_nothing_that_is_hidden(game: str) -> None:
    match = games.get(game).match(seats=2)
    ledger, rng = Ledger(match, seed_of(5)), Rng(5)
    ledger.settle(0.0)
    for _ in range(60):
        if ledger.play.over:
            break
        ask = ledger.play.asks[0]
        ledger.answer(ask.seat, ask.actions[rng.below(len(ask.actions))], None, 0.0)
    seen = glance_of(Showing(ledger))
    ledger.play.state = match.determinise(ledger.play.state, SPECTATOR, rng)
    assert glance_of(Showing(ledger)) == seen
    assert all(seen.told.values())
    assert all(seen.round.values()) is (game != "marshlight"), "which has no rounds"


# Hiding and deleting


async def test_anybody_hides_a_table_from_their_own_list(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, ben = await served.player("Ada"), await served.player("Ben")
        table = await ada.open(ME, FRIEND)
        await ben.post(f"/tables/{table}/hide", {"hidden": True}, 404)
        await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": await ada.secret(table, 1)})
        for _ in range(2):  # once more changes nothing
            listed = await ben.post(f"/tables/{table}/hide", {"hidden": True})
            assert listed == {"id": table, "listed": "hidden"}
        assert await ben.get("/tables", list="mine") == []
        assert [card["id"] for card in await ben.get("/tables", list="hidden")] == [table]
        assert [card["id"] for card in await ada.get("/tables", list="mine")] == [table]
        await ben.post(f"/tables/{table}/hide", {"hidden": False})
        assert [card["id"] for card in await ben.get("/tables", list="mine")] == [table]


async def test_the_host_deletes_a_table_where_nobody_else_sits(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, ben = await served.player("Ada"), await served.player("Ben")
        table = await ada.open(ME, FRIEND)
        assert (await card_of(ada, table))["deletable"]
        assert (await ben.post(f"/tables/{table}/delete", {"confirm": "deletes"}, 403))["type"] == "not-host"
        await ada.post(f"/tables/{table}/delete", {}, 400)
        async with ben.live(table) as live:
            await live.until("state")
            await ada.post(f"/tables/{table}/delete", {"confirm": "deletes"})
            assert await live.closed() == 1008
        await ada.get(f"/tables/{table}", 404)
        assert await ada.get("/tables", list="mine") == []
        await served.hall.presence.write()
        assert await ada.open(ME, ME), "everything else goes on"


async def test_a_table_with_somebody_elses_game_cannot_be_deleted(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, ben = await served.player("Ada"), await served.player("Ben")
        table = await ada.open(ME, FRIEND)
        await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": await ada.secret(table, 1)})
        assert not (await card_of(ada, table))["deletable"]
        assert (await ada.post(f"/tables/{table}/delete", {"confirm": "deletes"}, 409))["type"] == "not-alone"
        await ben.get(f"/tables/{table}")


async def test_a_table_with_bots_at_work_can_be_deleted(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as served:
        ada = await served.player("Ada")
        table = await ada.open(bot(), bot())
        await ada.post(f"/tables/{table}/delete", {"confirm": "deletes"})
        await ada.get(f"/tables/{table}", 404)
        assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_hiding_and_deleting_work_with_every_database(tmp_path: Path, database: str) -> None:
    store = await filled(Settings(data_dir=tmp_path, database=database).url, 2)
    kept, gone = (table(number, 0.0).id for number in (0, 1))
    for _ in range(2):  # a request may be sent again
        await store.hide(kept, GUEST, True, 1.0)
        await store.delete(gone)
    assert await store.listed("mine", GUEST) == []
    assert [row.id for row, _ in await store.listed("hidden", GUEST)] == [kept]
    assert await store.load(gone) is None
    await store.note_glances({kept: "seen", gone: "nothing"})
    row = await store.table(kept)
    assert row is not None
    assert row.glance == "seen"
    await store.close()


async def test_a_table_that_another_process_leads_is_deleted_everywhere(tmp_path: Path, shared: str) -> None:
    async with processes(tmp_path, shared) as (one, two):
        ada = await one.player("Ada")
        table = await ada.open(ME, FRIEND)
        other = twin(ada, two)
        async with ada.live(table, 0) as live:
            await live.until("state")
            await other.post(f"/tables/{table}/delete", {"confirm": "deletes"})
            assert await live.closed() == 1008
        await ada.get(f"/tables/{table}", 404)
        await other.get(f"/tables/{table}", 404)
