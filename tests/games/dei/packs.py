"""Content packs for tests: the game's own, with other actions on some cards."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from ludarium.games.dei import GAME


def pack_with(folder: Path, **cards: str) -> Path:
    """The game's own pack, but for the actions of some cards, in every edition."""
    pack = Path(shutil.copytree(GAME.folder / "content", folder / "pack"))
    file = pack / "cards.toml"
    text = file.read_text("utf-8")
    for card, actions in cards.items():
        text = re.sub(rf"(?m)^{card} = {{ actions = .*\n", "", text)  # what an edition has otherwise
        text, found = re.subn(rf"(?m)^({card} = .*actions = )\[.*?\]", rf"\1{actions}", text)
        assert found == 1
    file.write_text(text, "utf-8")
    return pack
