"""The games that can be played, their rules and their words, as they cross the wire; `wire` has everything else."""

from __future__ import annotations

from typing import Any

from ludarium.table.wire import Language, Out, View
from ludarium.table.wire_tables import VerbTableInfo


class EditionInfo(Out):
    id: str
    title: str


class NumberRange(Out):
    low: int
    high: int


class OptionInfo(Out):
    id: str
    title: str
    choices: list[str]
    """The first applies if nothing is chosen."""
    rule: str
    numbers: NumberRange | None
    """Any number of this range may be chosen as well, written as text."""


class PackInfo(Out):
    """A content pack: "" is the game's own."""

    id: str
    name: str
    about: str
    hash: str


class LessonInfo(Out):
    """The guided first game of a title."""

    title: str
    steps: int
    minutes: int


class ZoneInfo(Out):
    """A place on the table, as a page that does not know the game shows it."""

    name: str
    kind: str
    """What lies there, such as cards; "" for plain numbers."""
    owned: bool
    """Every seat has a part of its own, which the others do not see."""


class PageInfo(Out):
    """What a game brings along for the browser. Addresses are below /api; "" where there is nothing."""

    title: str
    face: str
    style: str
    poster: str
    zones: list[ZoneInfo]


class GameInfo(Out):
    id: str
    title: str
    version: int
    seats: list[int]
    editions: list[EditionInfo]
    options: list[OptionInfo]
    packs: list[PackInfo]
    lesson: LessonInfo | None
    about: str
    """A line about the game, from its own words."""
    poster: str
    """The address of the picture that its package brings along, below /api. Both are "" where there is none."""
    ratings: dict[str, dict[str, int]]
    """By number of seats and level: how strong the bots are on a scale where the expert has 1500, where measured."""
    at_least: dict[str, dict[str, int]]
    """The same for levels that were rated with less time to think than they take: what they have at least."""


class Lobby(Out):
    games: list[GameInfo]
    levels: list[str]
    """Bots from the weakest to the strongest."""


class DifferenceInfo(Out):
    """A rule value on which editions differ, edition by edition."""

    field: str
    values: list[Any]
    because: list[str]


class Comparison(Out):
    editions: list[EditionInfo]
    differences: list[DifferenceInfo]


class WordsInfo(Out):
    """Fluent messages: the game's and those every game shares; and by id what the cards of a pack say."""

    language: Language
    game: str
    shared: str
    cards: dict[str, str]


class BlockInfo(Out):
    """A part of a chapter. Paragraphs are divided by an empty line, what is important is between two asterisks."""

    head: str
    text: str
    rules: list[str]
    example: str
    """The rule whose example is drawn beside it; "" where none is."""


class ChapterInfo(Out):
    id: str
    title: str
    blocks: list[BlockInfo]


class BookInfo(Out):
    """A rulebook in the reader's language."""

    chapters: list[ChapterInfo]
    glossary: list[BlockInfo]
    summary: list[BlockInfo]


class ExampleInfo(Out):
    """A rule in a position, as the seat that is asked sees it."""

    rule: str
    edition: str
    options: dict[str, str]
    seats: int
    seat: int
    view: View
    board: dict[str, Any]
    """What `view.board` names; empty where the game has no board."""
    actions: VerbTableInfo
    code: int | None
    """The answer that shows the rule; null where the position alone does."""
    refused: str
    """The rule that refuses the answer; "" where it is legal."""
    said: str
    """The answer in words; "" where there is none."""
    told: str
    """What it brings about, or what is missing where it is refused."""
    pane: str
    """The pane of the table that shows it; "" where the answer says that."""
    places: list[int]
    """The places of the board that it is about, beside those that the answer names."""
    after: View | None
    """The position that the answer leads to, as the same seat sees it."""
    outlook: dict[str, Any]
    """What will follow by the rules, as values, for the game to draw."""
