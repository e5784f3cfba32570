"""What a game package brings along for the browser: the files of its folder `page/`.

`face.js` draws the game, `face.css` dresses it, `poster.svg` shows it in the lobby; other files are there for these. An
address holds the fingerprint of all files, so a browser may keep what it got until the package changes.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

from litestar import Response
from litestar.params import PathParameter

from ludarium.kernel.game import Game
from ludarium.kernel.views import Zone
from ludarium.table.api import Named, TheHall, reads_public
from ludarium.table.problems import Trouble
from ludarium.table.wire_games import PageInfo, ZoneInfo

TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
"""The files that are served, by their ending."""
FINGERPRINT = 16
KEPT = "public, max-age=31536000, immutable"


def files_of(game: Game) -> dict[str, Path]:
    """The files in the page folder of a game, by name; nothing else can be asked for."""
    folder = game.folder / "page"
    return {file.name: file for file in sorted(folder.glob("*")) if file.suffix in TYPES and file.is_file()}


def fingerprint(files: dict[str, Path]) -> str:
    digest = hashlib.sha256()
    for name, file in files.items():
        digest.update(f"{name}\0{file.stat().st_size}\0".encode() + file.read_bytes())
    return digest.hexdigest()[:FINGERPRINT]


def address(game: Game, name: str) -> str:
    """Where a file of a game's page is found, below /api; "" where there is none."""
    files = files_of(game)
    return f"games/{game.id}/page/{fingerprint(files)}/{name}" if name in files else ""


def zone_info(zone: Zone) -> ZoneInfo:
    kind = zone.of or (zone.pool[0] if len(zone.pool) == 1 else "")
    return ZoneInfo(name=zone.name, kind=kind, owned=zone.sight == "owner")


@reads_public("/games/{game:str}/page", sync_to_thread=False)
def get_page(hall: TheHall, game: Named) -> PageInfo:
    """What a game brings along for the browser: addresses below /api, "" where it brings nothing."""
    found = hall.shelf.game(game)
    return PageInfo(
        title=found.title,
        face=address(found, "face.js"),
        style=address(found, "face.css"),
        poster=address(found, "poster.svg"),
        zones=[zone_info(zone) for zone in found.match().zones],
    )


@reads_public("/games/{game:str}/page/{mark:str}/{file:str}", sync_to_thread=False)
def get_page_file(
    hall: TheHall,
    game: Named,
    mark: Annotated[str, PathParameter(max_length=64, description="The fingerprint of all files.")],
    file: Named,
) -> Response[bytes]:
    """A file of a game's page. What is asked for by an old fingerprint is not kept."""
    files = files_of(hall.shelf.game(game))
    if file not in files:
        raise Trouble(404, "no-page", f"{hall.shelf.game(game).title} brings no file {file!r} for the browser.")
    kept = KEPT if mark == fingerprint(files) else "no-cache"
    return Response(files[file].read_bytes(), media_type=TYPES[files[file].suffix], headers={"cache-control": kept})


FACES = (get_page, get_page_file)
