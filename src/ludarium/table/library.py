"""Routes of the rulebooks: the rules of a game, its book, and the examples that can be looked at and tried.

An example is no game of anybody's: its position comes with the game and everything in it is shown, as in the tests it
was recorded from, through the eyes of the seat that is asked.
"""

from __future__ import annotations

from typing import Any

from ludarium.kernel.book import Block, book_of
from ludarium.kernel.engine import advance
from ludarium.kernel.examples import Example, examples_of
from ludarium.kernel.game import Game, Match
from ludarium.kernel.wording import TURN
from ludarium.table import wire, wire_games
from ludarium.table.api import Named, TheHall, Tongue, Visitor, reads_public, tongue
from ludarium.table.films import board
from ludarium.table.problems import Trouble
from ludarium.table.showing import Scene
from ludarium.table.wording import TableWording, rule_info, table_info, wording_of

BOARD = "board"
"""The pane of an example that says at which places to look, whatever its answer is about."""


@reads_public("/games/{game:str}/rules", sync_to_thread=False)
def list_rules(hall: TheHall, visitor: Visitor, game: Named, language: Tongue = "") -> list[wire.RuleInfo]:
    """All rules of a game, with their sources."""
    found = hall.shelf.game(game)
    spoken = tongue(language, visitor)
    return [info for id in found.rules.rules if (info := rule_info(found, spoken, id)) is not None]


@reads_public("/games/{game:str}/book", sync_to_thread=False)
def get_book(hall: TheHall, visitor: Visitor, game: Named, language: Tongue = "") -> wire_games.BookInfo:
    """The rulebook of a game: chapters, terms and the summary. All are empty where a game has none."""
    found, spoken = hall.shelf.game(game), tongue(language, visitor)
    book = book_of(found)

    def told(blocks: Any) -> list[wire_games.BlockInfo]:
        return [block_info(block, spoken) for block in blocks]

    return wire_games.BookInfo(
        chapters=[
            wire_games.ChapterInfo(id=id, title=chapter.title.in_language(spoken), blocks=told(chapter.block))
            for id, chapter in book.chapters.items()
        ],
        glossary=told(book.glossary),
        summary=told(book.summary),
    )


def block_info(block: Block, language: str) -> wire_games.BlockInfo:
    return wire_games.BlockInfo(
        head=block.head.in_language(language),
        text=block.text.in_language(language),
        rules=list(block.ids),
        example=block.example,
    )


@reads_public("/games/{game:str}/examples/{rule:str}", sync_to_thread=False)
def get_example(
    hall: TheHall, visitor: Visitor, game: Named, rule: Named, language: Tongue = ""
) -> wire_games.ExampleInfo:
    """The position in which a rule can be seen, the answer that shows it, and what that brings about."""
    found = hall.shelf.game(game)
    example = examples_of(found).get(rule)
    if example is None:
        raise Trouble(404, "no-example", f"{found.title} has no example of {rule!r}.")
    return example_info(found, example, tongue(language, visitor))


def example_info(game: Game, example: Example, language: str) -> wire_games.ExampleInfo:
    match = example.match(game)
    s = example.load(match)
    scene = Scene(match, s)
    words = wording_of(match, language, scene.board).playing(s)
    view = scene.view(example.seat, words)
    code = match.verbs.parse(example.line) if example.line else None
    legal = code is not None and not example.refused
    outlook = match.forecast(match.view(s, example.seat), code, language)[1] if legal and code is not None else {}
    said, told, places = caption(match, example, s, words)
    return wire_games.ExampleInfo(
        rule=example.rule,
        edition=example.edition,
        options=dict(match.options),
        seats=example.seats,
        seat=example.seat,
        view=view,
        board=board(match, scene.board) if scene.board else {},
        actions=table_info(match.verbs),
        code=code,
        refused=example.refused,
        said=said,
        told=told,
        pane=BOARD if example.places else example.look,
        places=example.places or places,
        after=Scene(match, s).view(example.seat, words) if legal else None,
        outlook=outlook,
    )


def caption(match: Match[Any], example: Example, s: Any, words: TableWording) -> tuple[str, str, list[int]]:
    """The answer in words, what it brings about or why it is refused, and the places that this names; nothing where the
    position alone shows the rule. The position is played on."""
    if not example.line:
        return "", "", []
    code = match.verbs.parse(example.line)
    said = words.action(code)
    if example.refused:
        refusal = match.why_not(s, example.seat, code)
        lack = refusal is not None and refusal.lack is not None
        why = words.refusal(refusal, code) if refusal is not None and lack else None
        return (said, why.sentence, _places(why.pins)) if why else (said, "", [])
    events = [happening.event for happening in example.play(match, s)]
    told, pins = words.told(events)
    # Headings of the log: all of them where there is nothing else to tell, else a new round alone.
    round = next((name for name in match.milestones if name != TURN), "")
    begun = [info.sentence for info in map(words.event, events) if info.begins and (not told or info.name == round)]
    return said, " ".join(filter(None, [told, " · ".join(begun), _ending(match, s, words)])), _places(pins)


def _ending(match: Match[Any], s: Any, words: TableWording) -> str:
    """Who has won and what everybody has, if the game is over."""
    if advance(s) is not None:
        return ""
    points = " : ".join(str(score) for score in match.scores(s))
    first, *others = [words.names[seat] for seat in match.winners(s)]
    if not others:
        return words.say("told-won", who=first, points=points)
    names = f"{', '.join([first, *others[:-1]])}{words.say('told-and')}{others[-1]}"
    return words.say("told-shared", who=names, points=points)


def _places(pins: list[wire.Pin]) -> list[int]:
    return list(dict.fromkeys(pin.place for pin in pins))


LIBRARY = (list_rules, get_book, get_example)
