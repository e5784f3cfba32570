"""Sentences of whole games: none shows the notation of a region, sector or stack, and articles suit their words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from ludarium import games
from ludarium.games.dei import places as dei
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.chance import seed_of
from ludarium.kernel.conformance import tables
from ludarium.kernel.engine import Rng
from ludarium.kernel.game import Match
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import SPECTATOR
from ludarium.table.ledger import Ledger
from ludarium.table.showing import Showing
from ludarium.table.story import story
from ludarium.table.timeline import Timeline
from ludarium.table.wording import TableWording

NOTATION = re.compile(r"(?<![\w.-])[a-z]+-?\d+(?:-\w+)?(?![\w.-])|[{}$\x02-\x05]")
"""r30, s4, slot2, p1-squad, field-3; and what is left of a message that could not be said."""
CLUMSY = {
    "en": re.compile(r"\(×|\ba [aeio][a-z]|\ban [b-df-gj-np-tv-z]"),
    "de": re.compile(r"\(×|\bzu dem\b|\bin dem\b"),
    "it": re.compile(
        r"(?<![\w'’/])(?:[ae] [aeàèAEÀÈ](?<=a [aàAÀ]|e [eèEÈ])|(?:il|la|lo|una|al|del|nel|dal) [aeiouàèéìòù])|\(×"
    ),
}
"""A number behind a sign, an article or a preposition that does not suit the next word, in each language."""
LOOKED_AT = 20
"""Refusals and previews are asked for once in so many answers."""
SEEDS = (5, 11)
SET_UP = 60
"""After so many answers every board is laid and every house is chosen."""
LONGEST_NAME = 16
"""Characters of a name that fits a pin and a label of the board."""


def played(match: Match[Any], seed: int, rng: Rng) -> Iterator[Ledger]:
    """A random game to its end, seen before every answer and after the last."""
    ledger = Ledger(match, seed_of(seed))
    ledger.settle(1.0)
    while True:
        yield ledger
        asks = ledger.play.asks
        if not asks:
            return
        ask = asks[rng.below(len(asks))]
        ledger.answer(ask.seat, ask.actions[rng.below(len(ask.actions))], None, 1.0)


def asked_for(ledger: Ledger, rng: Rng, language: str) -> Iterator[str]:
    """What somebody reads who chooses, points and asks: choices (hints are made of them), previews, refusals."""
    showing, given = Showing(ledger), ledger.play.answers
    for ask in ledger.play.asks:
        yield from (choice.sentence for choice in showing.choices(ask.seat, language).choices[:LOOKED_AT])
        preview = showing.preview(ask.seat, ask.actions[rng.below(len(ask.actions))], language)
        yield from (preview.sentence, *preview.forecast, preview.told.sentence if preview.told else "")
        if given:
            yield showing.why("w", ask.seat, given[rng.below(len(given))].action, language).sentence


def told(ledger: Ledger, language: str) -> Iterator[str]:
    """The log of a finished game, and its story."""
    showing = Showing(ledger)
    names = called(showing, language)
    for moment in showing.moments(0, SPECTATOR, language):
        yield moment.sentence or ""
        yield moment.told or ""
        for event in moment.events:
            yield event.sentence
            units = event.sentence.encode("utf-16-le")
            for pin in event.pins:
                name = units[2 * pin.at : 2 * (pin.at + pin.length)].decode("utf-16-le")
                assert name == names[pin.place]
    timeline = Timeline(ledger.match, ledger.play.answers, ledger.play.dealer.seed)
    yield from (point.sentence for point in story(timeline, showing.words(language)).turning_points)


def called(showing: Showing, language: str) -> dict[int, str]:
    """The places of the board by number."""
    words = showing.words(language).wording
    return {place.number: words.place(place) for place in words.places.values()}


def setups() -> list[Any]:
    """Each game with every number of seats and every edition, and different options."""
    found = []
    for name in ("dei", "xibalba", "voidfall", "regatta", "marshlight"):
        seen = list(tables(games.get(name)))
        kept = {(table.edition, table.seats): table for table in seen[:: max(1, len(seen) // 12)]}
        found += [pytest.param(table, id=f"{name}-{table.edition}-{table.seats}") for table in kept.values()]
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", setups())
def test_no_sentence_of_a_whole_game_shows_notation(table: TableRequest, seed: int) -> None:
    match, rng = games.resolve(table), Rng(seed)
    said: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    asks = LANGUAGES[match.seats % 3]
    for number, ledger in enumerate(played(match, seed, rng)):
        if number % LOOKED_AT == 0:
            language = LANGUAGES[number // LOOKED_AT % 3]
            said[language] += asked_for(ledger, rng, language)
        said[asks] += [Showing(ledger).view(SPECTATOR, asks).question] if number % LOOKED_AT == 1 else []
        last = ledger
    for language, sentences in said.items():
        sentences += told(last, language)
        assert sorted({sentence for sentence in sentences if NOTATION.search(sentence)}) == []
        assert sorted({sentence for sentence in sentences if CLUMSY[language].search(sentence)}) == []
    assert sum(map(len, said.values())) > 3 * len(last.play.answers)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada gets a glory token (×2)."),
        ("en", "Ada takes a agenda."),
        ("de", "Ada gibt ein Plättchen zurück (×2)."),
        ("it", "Ada muove da Corte a Altana."),
        ("it", "Ada produce cibo e energia."),
        ("it", "Ada è al ultimo posto."),
    ],
)
def test_clumsy_sentences_would_be_found(language: str, sentence: str) -> None:
    assert CLUMSY[language].search(sentence)


@pytest.mark.parametrize("name", ["dei", "voidfall"])
def test_without_a_board_the_scan_would_find_notation(name: str) -> None:
    """The scan is able to fail: notation is what the same sentences show where they are made from the codes alone."""
    match = games.get(name).match()
    texts = [match.verbs.format(match.verbs.pack(verb.name, [1] * len(verb.args))) for verb in match.verbs.verbs]
    assert [text for text in texts if NOTATION.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [each for each in setups() if each.id.startswith(("dei", "voidfall"))])
def test_every_place_of_a_board_has_a_short_name_of_its_own(table: TableRequest, language: str) -> None:
    match = games.resolve(table)
    *_, ledger = islice(played(match, 7, Rng(7)), SET_UP)
    names = called(Showing(ledger), language)
    assert names
    assert len(set(names.values())) == len(names)
    assert [name for name in names.values() if len(name) > LONGEST_NAME] == []


def test_a_region_of_a_pack_that_has_no_name_is_described() -> None:
    """Given tiles with an area that nobody has named, when it is put into words, then the words say what it is."""
    match: Any = games.get("dei").match(seats=2)
    board = next(played(match, 1, Rng(1)))
    name = match.board_name(match.view(board.play.state, SPECTATOR))
    known = match.places(name)
    unnamed = dei.places(match.givens, set(), name)
    words = TableWording(match, "en", name).wording
    assert unnamed.keys() == known.keys()
    assert words.place(unnamed["region-r0"]) == "roof drone-2 A"
    assert {words.place(place).split()[0] for place in unnamed.values()} == {"street", "roof"}
