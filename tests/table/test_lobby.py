"""The lobby: games and their editions, content packs, records brought along, and games that branch off."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from threading import Event

import pytest

from ludarium import games
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng
from ludarium.kernel.play import Play
from ludarium.kernel.record import parse, record_of, verify, write
from ludarium.table.shelf import Shelf
from tests.table.players import ME, PATIENCE, bot, serving

pytestmark = pytest.mark.anyio


def finished(seed: int = 1, seats: int = 2) -> Play:
    """A random game of Regatta."""
    play = Play(games.get("regatta").match(seats=seats), seed_of(seed))
    rng = Rng(seed)
    while play.asks:
        ask = play.asks[0]
        play.do(ask.seat, ask.actions[rng.below(len(ask.actions))])
    return play


async def test_what_can_be_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        guest = served.stranger()
        lobby = await guest.get("/games", language="de")
        regatta = next(game for game in lobby["games"] if game["id"] == "regatta")
        assert regatta["seats"] == [2, 3, 4]
        assert [edition["id"] for edition in regatta["editions"]] == ["first", "second"]
        assert regatta["options"][0]["choices"] == ["no", "yes"]
        assert regatta["options"][0]["numbers"] is None
        assert regatta["packs"][0]["id"] == ""
        assert lobby["levels"][0] == "random"
        assert regatta["ratings"] == {}
        dei = next(game for game in lobby["games"] if game["id"] == "dei")
        assert [dei["ratings"][seats]["expert"] for seats in ("2", "3", "4")] == [1500, 1500, 1500]
        assert regatta["at_least"] == {}
        assert set(dei["at_least"]) <= set(dei["ratings"])
        compared = await guest.get("/games/regatta/editions")
        assert {difference["field"] for difference in compared["differences"]} == {"hand", "equal_winds_sail"}
        assert compared["differences"][0] == {"field": "hand", "values": [5, 6], "because": ["", "second sheet, 1"]}
        faces = {each["field"]: each for each in (await guest.get("/games/dei/editions", language="de"))["differences"]}
        assert faces["card-dei007"]["values"] == ["bauen · sammeln", "bauen · sammeln · bewegen", "bauen · sammeln"]
        assert [bool(why) for why in faces["card-dei007"]["because"]] == [False, True, False]
        assert "card-dei001" not in faces
        rules = await guest.get("/games/regatta/rules", language="it")
        assert all(rule["source"] for rule in rules)
        (shoals,) = [rule for rule in rules if rule["id"] == "REG-SAI-05"]
        assert shoals["chapter"] == "Navigare"
        assert (shoals["title"], shoals["language"]) == ("Secche", "it")
        assert shoals["says"] == "Nessuna barca può fermarsi su una secca."
        words = await guest.get("/games/regatta/words/de")
        assert "verb-sail" in words["game"]
        assert "refusal-game-over" in words["shared"]
        content = await guest.get("/games/regatta/content")
        assert content["files"]["winds"]["wind"][0]["origin"]
        for path in ("/games/chess/rules", "/games/chess/editions", "/games/chess/content"):
            assert (await guest.get(path, 404))["type"] == "no-game"
        assert (await guest.get("/games/regatta/words/fr", 400))["type"] == "wrong-request"
        for name in games.names():
            for path in ("editions", "rules", "content", "words/en"):
                await guest.get(f"/games/{name}/{path}")


async def test_while_the_games_are_read_only_the_lobby_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = Event()
    monkeypatch.setattr(Shelf, "warm_up", lambda shelf, language: read.wait(PATIENCE))
    async with serving(tmp_path) as served:
        guest = served.stranger()
        lobby = asyncio.create_task(guest.get("/games"))
        await guest.get("/health")
        waiting = not lobby.done()
        read.set()
        assert (await lobby)["games"]
        assert waiting


async def test_an_option_may_be_a_number(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        lobby = await anna.get("/games")
        xibalba = next(game for game in lobby["games"] if game["id"] == "xibalba")
        target = next(option for option in xibalba["options"] if option["id"] == "target")
        assert target["numbers"] == {"low": 1, "high": 40}
        table = await anna.open(ME, ME, game="xibalba", options={"target": "7"})
        assert (await anna.get(f"/tables/{table}"))["options"]["target"] == "7"
        for wrong in ("0", "41", "07", "many"):
            wish = {"game": "xibalba", "seats": [ME, ME], "options": {"target": wrong}}
            assert (await anna.post("/tables", wish, 422))["type"] == "wrong-setup"


async def test_a_content_pack_of_the_house(tmp_path: Path) -> None:
    pack = tmp_path / "packs" / "storm-coast"
    shutil.copytree(games.get("regatta").folder / "content", pack)
    course = (pack / "pack.toml").read_text()
    (pack / "pack.toml").write_text(course.replace('name = "regatta"', 'name = "Storm coast"'))
    winds = (pack / "winds.toml").read_text("utf-8")
    (pack / "winds.toml").write_text(winds.replace('"Wind der Stärke 2"', '"Zweier"'), "utf-8")
    (tmp_path / "packs" / "broken").mkdir()
    (tmp_path / "packs" / "broken" / "pack.toml").write_text("no TOML")
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        lobby = await anna.get("/games")
        regatta = next(game for game in lobby["games"] if game["id"] == "regatta")
        assert [pack["id"] for pack in regatta["packs"]] == ["", "storm-coast"]
        table = await anna.open(ME, bot("random"), pack="storm-coast", edition="second", options={"storm": "yes"})
        info = await anna.get(f"/tables/{table}")
        assert (info["pack"], info["edition"], info["options"]) == ("storm-coast", "second", {"storm": "yes"})
        assert "Storm coast" in await anna.get(f"/tables/{table}/record")
        content = await anna.get("/games/regatta/content", pack="storm-coast")
        assert (content["name"], content["files"].keys()) == ("Storm coast", {"course", "winds"})
        assert content["files"]["winds"]["wind"][1] == {"id": "w2", "origin": "designed", "copies": 6, "strength": 2}
        words = await anna.get("/games/regatta/words/de", pack="storm-coast")
        assert "\nwind-w2 = Zweier\n" in words["game"]
        with (pack / "winds.toml").open("a") as faces:
            faces.write('\n[edition.second]\nbecause = { en = "autumn" }\nwind.w2 = { strength = 3 }\n')
        for path in ("content", "words/en"):
            assert (await anna.get(f"/games/regatta/{path}", 422, edition="third"))["type"] == "wrong-setup"
        for edition, strength in (("first", 2), ("second", 3)):
            content = await anna.get("/games/regatta/content", pack="storm-coast", edition=edition)
            assert content["files"]["winds"]["wind"][1]["strength"] == strength
        for wrong in ("../secret", "none", ".."):
            assert (await anna.get("/games/regatta/content", 422, pack=wrong))["type"] == "no-pack"
        cookie = anna.cookie["Cookie"]
    # A pack that changes under a running game is reported; if it is gone, the record remains.
    async with serving(tmp_path) as served:
        anna = served.stranger(Cookie=cookie)
        (pack / "winds.toml").write_text((pack / "winds.toml").read_text().replace("copies = 6", "copies = 7"))
        notice = (await anna.state(table, 0))["notice"]
        assert "the content of this game changed" in notice["sentence"]
    shutil.rmtree(pack)
    async with serving(tmp_path) as served:
        anna = served.stranger(Cookie=cookie)
        problem = await anna.get(f"/tables/{table}", 409)
        assert problem["type"] == "unreadable"
        assert "There is no content pack 'storm-coast' on this server." in problem["detail"]
        assert "storm-coast" in await anna.get(f"/tables/{table}/record", seat=0)


async def test_wrong_wishes_for_a_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        good = {"game": "regatta", "seats": [ME, ME]}
        for change, status, kind in (
            ({"game": "chess"}, 404, "no-game"),
            ({"edition": "third"}, 422, "wrong-setup"),
            ({"options": {"storm": "maybe"}}, 422, "wrong-setup"),
            ({"options": {"calm": "yes"}}, 422, "wrong-setup"),
            ({"seats": [ME]}, 422, "wrong-setup"),
            ({"seats": [ME] * 5}, 422, "wrong-setup"),
            ({"seats": []}, 400, "wrong-body"),
            ({"seats": [ME, {"kind": "bot", "level": "genius"}]}, 422, "no-such-bot"),
            ({"seats": [ME, {"kind": "me", "level": "random"}]}, 422, "wrong-seat"),
            ({"seats": [ME, {"kind": "ghost"}]}, 400, "wrong-body"),
            ({"pack": "nowhere"}, 422, "no-pack"),
            ({"watch": "yes"}, 400, "wrong-body"),
            ({"colour": "red"}, 400, "wrong-body"),
        ):
            assert (await anna.post("/tables", {**good, **change}, status))["type"] == kind
        assert await anna.get("/tables", list="mine") == []
        assert (await served.stranger().post("/tables", good, 401))["type"] == "no-guest"
        assert await served.stranger().get("/tables") == []


async def test_a_record_is_replayed_position_by_position(tmp_path: Path) -> None:
    play = finished()
    text = write(record_of(play, players=["Ann", "Bob"]))
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        info = await anna.post("/replays", {"text": text}, 201)
        assert info["answers"] == len(play.answers)
        assert info["headers"]["Player1"] == "Ann"
        last = await served.stranger().get(f"/replays/{info['id']}/positions/{info['answers']}", seat=1)
        assert last["result"]["scores"] == play.match.scores(play.state)
        assert last["view"]["zones"]["boats"] == play.match.view(play.state, 1)["zones"]["boats"]
        for number in range(0, info["answers"] + 1, 9):
            again = Play(play.match, play.dealer.seed, draw=False)
            for given in play.answers[:number]:
                again.recall(given.seat, given.action)
            shown = await anna.get(f"/replays/{info['id']}/positions/{number}", seat=0)
            assert shown["view"]["zones"] == play.match.view(again.state, 0)["zones"]
            if number:
                assert shown["moment"]["action"] == play.match.verbs.format(play.answers[number - 1].action)
        log = await anna.get(f"/replays/{info['id']}/log", after=3, most=4, seat=0)
        assert [moment["seq"] for moment in log] == [4, 5, 6, 7]
        for moment in log:
            assert moment == (await anna.get(f"/replays/{info['id']}/positions/{moment['seq']}", seat=0))["moment"]
        assert await anna.get(f"/replays/{info['id']}/log", after=999) == []
        assert (await anna.get(f"/replays/{info['id']}/log", 422, seat=5))["type"] == "no-such-seat"
        assert (await anna.get(f"/replays/{info['id']}/positions/999", 404))["type"] == "no-position"
        await anna.get(f"/replays/{info['id']}/positions/-1", 400)
        assert (await anna.get(f"/replays/{info['id']}/positions/1", 422, seat=5))["type"] == "no-such-seat"
        assert (await anna.get("/replays/unknown", 404))["type"] == "no-replay"
        served.forget_films()
        assert await anna.get(f"/replays/{info['id']}") == info


async def test_records_that_do_not_hold(tmp_path: Path) -> None:
    text = write(record_of(finished()))
    masked = write(record_of(finished(), viewer=0)).replace("x", "x")
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        assert (await anna.post("/replays", {"text": masked}, 201))["answers"]
        for wrong, kind in (
            ("", "wrong-record"),
            ("no record", "wrong-record"),
            (text.replace("roll current=1", "roll current=2", 1), "wrong-record"),
            (text.replace("1. *:", "1. *:\0"), "wrong-record"),
        ):
            problem = await anna.post("/replays", {"text": wrong}, 422)
            assert problem["type"] == kind
            assert problem["detail"]
        large = {"text": "x" * (served.hall.settings.limits.record + 1)}
        assert (await anna.post("/replays", large, 413))["type"] == "too-large"
        body = b'{"text": "' + b"x" * 13_000_000 + b'"}'
        answer = await anna.http.post("/replays", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 413


async def test_a_game_branches_off_at_any_point(tmp_path: Path) -> None:
    play = finished(4)
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        info = await anna.post("/replays", {"text": write(record_of(play))}, 201)
        number = len(play.answers) // 2
        wish = {"answers": number, "seats": [ME, ME]}
        branch = await anna.post(f"/replays/{info['id']}/branch", wish, 201)
        table = branch["id"]
        assert branch["origin"] == {"table": f"replay {info['id']}", "answers": number}
        assert branch["commitment"] != play.commitment
        shown = await anna.get(f"/tables/{table}/positions/{number}", seat=0)
        then = await anna.get(f"/replays/{info['id']}/positions/{number}", seat=0)
        assert shown["view"] == then["view"]
        still = await anna.post(f"/tables/{table}/branch", wish, 409)
        assert still["type"] == "still-playing"
        await anna.play(table, (0, 1), pick=1)
        fairness = await anna.get(f"/tables/{table}/fairness")
        assert fairness["verified"] is True
        kept = parse(await anna.get(f"/tables/{table}/record"))
        verdict = verify(kept, play.match)
        assert (verdict.copied, verdict.chances) == (number, fairness["chances"])
        second = await anna.post(f"/tables/{table}/branch", {**wish, "answers": number + 1}, 201)
        assert second["origin"] == {"table": table, "answers": number + 1}
        for wrong in ({**wish, "answers": 9999}, {**wish, "seats": [ME] * 3}):
            await anna.post(f"/replays/{info['id']}/branch", wrong, 422)
        # Branching at the very end gives a game that is over.
        end = await anna.post(f"/replays/{info['id']}/branch", {**wish, "answers": len(play.answers)}, 201)
        assert end["people"]["status"] == "over"
