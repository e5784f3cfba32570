"""What a package brings along for the browser, and that nothing else can be asked for."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from marshlight import GAME
from marshlight.game import Marshlight

from ludarium import games
from ludarium.table.faces import address, files_of
from tests.table.players import serving

pytestmark = pytest.mark.anyio


async def test_the_page_of_a_package(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        guest = served.stranger()
        page = await guest.get("/games/marshlight/page")
        assert page["title"] == "Marshlight"
        assert page["zones"][1] == {"name": "hands", "kind": "ground", "owned": True}
        for name, kind in (("face", "text/javascript"), ("style", "text/css"), ("poster", "image/svg+xml")):
            answer = await guest.http.get(f"/{page[name]}")
            assert answer.headers["content-type"].partition(";")[0] == kind
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "immutable" in answer.headers["cache-control"]
            assert answer.content == (GAME.folder / "page" / page[name].rsplit("/", 1)[1]).read_bytes()


async def test_the_lobby_tells_of_posters(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        lobby = await served.stranger().get("/games", language="de")
        found = {game["id"]: (game["about"], game["poster"]) for game in lobby["games"]}
        assert found["marshlight"][0] == "Häng Laternen auf, wo der Wind sie verschont"
        assert found["marshlight"][1].endswith("/poster.svg")
        assert found["regatta"] == ("", "")


async def test_a_game_without_a_face(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        page = await served.stranger().get("/games/regatta/page")
        assert (page["face"], page["style"], page["poster"]) == ("", "", "")
        assert "boats" in [zone["name"] for zone in page["zones"]]


@pytest.mark.parametrize(
    "file",
    [
        "game.py",
        "rules.toml",
        "..%2Fgame.py",
        "%2e%2e%2fgame.py",
        "content%2Fmarsh.toml",
        "face.js%00",
        "face",
        "x.js",
    ],
)
async def test_nothing_but_the_page_folder_is_served(tmp_path: Path, file: str) -> None:
    async with serving(tmp_path) as served:
        answer = await served.stranger().http.get(f"/games/marshlight/page/0/{file}")
        assert answer.status_code == 404
        assert "import" not in answer.text


async def test_an_old_address_is_served_and_not_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        answer = await served.stranger().http.get("/games/marshlight/page/0123456789abcdef/face.js")
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert (await served.stranger().get("/games/chess/page", 404))["type"] == "no-game"


def moved(folder: Path) -> Any:
    """Marshlight from another folder."""

    class Moved(Marshlight):
        pass

    Moved.folder = folder
    return Moved()


def test_only_files_a_browser_can_use_are_there(tmp_path: Path) -> None:
    game = moved(copytree(GAME.folder, tmp_path / "marshlight"))
    page = tmp_path / "marshlight" / "page"
    (page / "notes.txt").write_text("secret")
    (page / "more.js").mkdir()
    assert list(files_of(game)) == ["face.css", "face.js", "poster.svg"]


def test_an_address_changes_with_any_file(tmp_path: Path) -> None:
    game = moved(copytree(GAME.folder, tmp_path / "marshlight"))
    before = address(game, "face.js")
    assert before == address(GAME, "face.js")
    (tmp_path / "marshlight" / "page" / "face.css").write_text("")
    assert address(game, "face.js") != before
    assert address(game, "poster.png") == ""


def test_built_in_games_have_their_faces_in_the_page() -> None:
    assert {name: files_of(games.get(name)) for name in games.BUILT_IN} == {name: {} for name in games.BUILT_IN}
