"""The rulebook of a game: its rules told by chapters in the order in which they are learned.

A chapter is a file `text/book/NN-ID.toml` with the three languages side by side:

    title = { en = "Sailing", de = "Segeln", it = "Navigare" }

    [[block]]
    rules = "REG-SAI-01 to REG-SAI-03"
    example = "REG-SAI-03"
    head = { en = "How far a boat sails", de = "...", it = "..." }
    text = { en = "...", de = "...", it = "..." }

A block explains; the numbered rules decide. `example` is the rule whose example is drawn beside it. The file
`glossary.toml` contains terms, `summary.toml` the blocks of the two pages that are printed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import msgspec

from ludarium.kernel.citations import ids_in
from ludarium.kernel.content import Said, convert, parse_toml
from ludarium.kernel.game import Game

FOLDER = "book"
GLOSSARY, SUMMARY = "glossary", "summary"


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few paragraphs under a heading, and the rules they tell."""

    head: Said
    text: Said
    rules: str = ""
    example: str = ""

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(sorted(ids_in(self.rules)))


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter as its file contains it."""

    title: Said
    block: list[Block]


@dataclass(frozen=True)
class Book:
    """A whole book: chapters by id, then terms and the summary."""

    chapters: dict[str, Chapter]
    glossary: tuple[Block, ...]
    summary: tuple[Block, ...]

    @property
    def told(self) -> set[str]:
        """Every rule that a chapter tells."""
        return {id for chapter in self.chapters.values() for block in chapter.block for id in block.ids}


@cache
def book_of(game: Game) -> Book:
    """The book of a game, read once; a ContentError says what is wrong with a file. A game may have none."""
    found: dict[str, Chapter] = {}
    for path in sorted((game.folder / "text" / FOLDER).glob("*.toml")):
        text, data = parse_toml(path)
        found[path.stem.lstrip("0123456789-")] = convert(path.name, text, data, Chapter)
    terms, pages = found.pop(GLOSSARY, None), found.pop(SUMMARY, None)
    return Book(found, tuple(terms.block if terms else ()), tuple(pages.block if pages else ()))
