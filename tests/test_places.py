"""Sentences of whole games: none shows the notation of a region, sector or stack, and articles suit their words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from ludarium import games
from ludarium.games.dei import places as dei
from ludarium.kernel.catalogue import LANGUAGES, shared_catalogue
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
CARELESS = re.compile(r"  | [,.;!?](?!\.)|^[a-zäöüàèéìòù]|\.\.(?!\.)(?<!\.\.\.)")
"""A space too many, two full stops, or a sentence that begins with a small letter."""
COUNT = re.compile(r'COUNT\(\$[\w-]+, "([^"]*)#([^"]*)", "([^"]*)#([^"]*)"')
LOOKED_AT = 20
"""Refusals and previews are asked for once in so many answers."""
SEEDS = (5, 11)
SET_UP = 60
"""After so many answers every board is laid and every house is chosen."""
PLACE_NAMES = re.compile("(tile|area|sector|sector-kind|house)-")
INVENTED = re.compile("(sector-world|house)-")
IN_BOTH_LANGUAGES = {"dei": {"Neon"}, "voidfall": {"Echo", "Genesis", "Megalopolis", "Station"}}
"""Words of places that are German or Italian as well."""
STREETS = {
    "en": re.compile(
        " (Walk|Row|Cross|Lane|Street|Court|Steps|Alley|Ring|Green|Market|Yard|Park|Way|Square|Field|Quay|Landing)$"
    ),
    "de": re.compile("(grund|tal|furt|au)$"),
    "it": re.compile("^(Via|Vicolo|Viale|Crocevia|Corte|Largo|Campo|Mercato|Parco|Piazza|Riva|Approdo) "),
}
ROOFS = {
    "en": re.compile(" (Loft|Eaves|Deck|Ledge|Gable|Roof|Tower)$"),
    "de": re.compile("(stein|burg|berg|fels|spitz)$"),
    "it": re.compile("^(Altana|Loggia|Terrazza|Cima|Torre) "),
}
"""What low and high places of D.E.I. are called."""
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


@cache
def miscounted(game: str, language: str) -> re.Pattern[str]:
    """One of something in the plural, or several of it in the singular, by all words that the texts count."""
    texts = games.get(game).catalogue.source(language, {}) + shared_catalogue().source(language, {})
    pairs = [(one.strip(), many.strip()) for _, one, _, many in COUNT.findall(texts)]
    # What begins with a short word is a verb, such as "is", and may follow any number.
    named = [pair for pair in pairs if all(len(words.split(" ")[0]) > len("sono") for words in pair)]
    # "Plünderer" is one and several, but "Plünderern" in the dative.
    named = [pair for pair in named if not (pair[0].endswith(("er", "el")) and pair[1] == f"{pair[0]}n")]
    ones, manies = ({pair[at] for pair in named} for at in (0, 1))
    singular, plural = ("|".join(sorted(map(re.escape, words))) for words in (ones - manies, manies - ones))
    number = r"(?<![\w.,:+−×→-])(?<!→ )(?<!: )"
    ended = r"(?=[.,;:)]|$| (?:und|e|ed)\b)"  # "2 blank" is wrong, "2 blank dice" is not
    return re.compile(rf"{number}1 (?:{plural})(?!\w)|{number}(?:[02-9]|\d\d+) (?:{singular}){ended}")


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
        wrong = (CLUMSY[language], CARELESS, miscounted(match.game.id, language))
        assert sorted({sentence for sentence in sentences if any(error.search(sentence) for error in wrong)}) == []
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


@pytest.mark.parametrize("sentence", ["Ada  zieht.", "Ada zieht .", "eine Werft bauen", "Ada zieht.."])
def test_careless_sentences_would_be_found(sentence: str) -> None:
    assert CARELESS.search(sentence)


@pytest.mark.parametrize(
    ("game", "language", "sentence"),
    [
        ("dei", "de", "Ada erhält 1 Vorräte."),
        ("dei", "it", "Ada ottiene 2 rifornimento."),
        ("voidfall", "de", "Ada aktiviert 1 Flotten."),
        ("xibalba", "it", "Ada riceve 1 risorse."),
    ],
)
def test_a_wrong_number_would_be_found(game: str, language: str, sentence: str) -> None:
    assert miscounted(game, language).search(sentence)


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


@pytest.mark.parametrize("name", ["dei", "voidfall"])
def test_names_that_are_words_are_translated_and_invented_ones_are_the_same_everywhere(name: str) -> None:
    """An invented name (Arvane, Kradmor) is a name in every language; every other one is made of words, and none of
    them is English in German or Italian but for those that both languages have."""
    named = {id: said for id, said in games.get(name).content()[0].names.items() if PLACE_NAMES.match(id)}
    invented = {id: said for id, said in named.items() if INVENTED.match(id)}
    assert len(named) > 50
    assert [id for id, said in invented.items() if not said.en == said.de == said.it] == []
    words = [said for id, said in named.items() if id not in invented]
    assert [said.de for said in words if said.de == said.it] == []
    alike = {word for said in words for other in (said.de, said.it) for word in {*said.en.split()} & {*other.split()}}
    assert alike == IN_BOTH_LANGUAGES[name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [each for each in setups() if each.id.startswith("dei")])
def test_a_name_says_whether_it_is_a_street_or_a_roof(table: TableRequest, language: str) -> None:
    """Given a board of D.E.I., then the word in a name that says what kind of place it is belongs to the height."""
    match: Any = games.resolve(table)
    *_, ledger = islice(played(match, 7, Rng(7)), SET_UP)
    board = match.board_name(match.view(ledger.play.state, SPECTATOR))
    heights = match.board(board)["heights"]
    for number, name in called(Showing(ledger), language).items():
        assert bool(ROOFS[language].search(name)) == (heights[number] > 0), name
        assert bool(STREETS[language].search(name)) == (heights[number] == 0), name


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
