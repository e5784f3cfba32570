"""The page "Add a game" leads to Marshlight: it names all its files, shows code that exists, and says its true size."""

import ast
import re
from pathlib import Path

import pytest

from tools import cost

CHECKOUT = Path(__file__).parents[1]
PAGE = CHECKOUT / "docs" / "add-a-game.md"
PACKAGE = CHECKOUT / "examples" / "marshlight"
PROMISED = 600
INCLUDE = re.compile(r"```\{literalinclude\} (\S+)\n((?::[a-z-]+: .*\n)*)```")
INCLUDES = INCLUDE.findall(PAGE.read_text("utf-8"))


def written() -> list[Path]:
    """The files of the package that somebody has to write."""
    paths = [path for path, text in cost.texts(PACKAGE, CHECKOUT) if cost.part_of(path, text) != "generated"]
    return [CHECKOUT / path for path in paths]


def test_the_game_is_as_small_as_promised() -> None:
    spent = cost.cost([PACKAGE])
    assert spent.total + spent.lines["rulebook"] < PROMISED
    assert {part for part in cost.COUNTED if spent.files[part]} == {"rules", "text", "content", "page"}


def test_every_file_is_named() -> None:
    page = PAGE.read_text("utf-8")
    assert [file.name for file in written() if f"`{file.name}`" not in page and f"/{file.name}" not in page] == []
    assert f"It takes {len(written())} files" in page


@pytest.mark.parametrize(("path", "options"), INCLUDES, ids=[path for path, _ in INCLUDES])
def test_what_is_shown_is_there(path: str, options: str) -> None:
    text = (PAGE.parent / path).read_text("utf-8")
    said = dict(re.findall(r":([a-z-]+): (.*)", options))
    for key in ("start-at", "end-before", "end-at"):
        assert said.get(key, "").strip("\"'") in text
    if "pyobject" in said:
        assert said["pyobject"] in {node.name for node in ast.parse(text).body if isinstance(node, ast.ClassDef)}


def test_most_of_it_is_shown() -> None:
    shown = {(PAGE.parent / path).resolve() for path, _ in INCLUDES}
    assert {file.name for file in written()} - {file.name for file in shown} == {
        "pack.toml",
        "de.ftl",
        "it.ftl",
        "face.css",
        "poster.svg",
    }
