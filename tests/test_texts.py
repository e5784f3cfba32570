"""Texts in three languages: each exists in all of them, with the same variables, translated, and is said somewhere."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludarium import games
from ludarium.kernel.catalogue import shared_catalogue
from ludarium.kernel.wording import expected_messages

CHECKOUT = Path(__file__).parents[1]
GAMES = games.names()
CATALOGUES = ["shared", "page", *GAMES]
ENTRY = re.compile(r"(?m)^([a-z][\w-]*) =((?:.*\n)(?:[ }].*\n)*)")
VARIABLE = re.compile(r"\$([\w-]+)")
REFERENCE = re.compile(r"\{ ?([a-z][\w-]*) ?\}")


def source(catalogue: str, language: str) -> str:
    """Everything a catalogue says in a language, as Fluent; for a game with the names of its content."""
    if catalogue == "page":
        files = sorted((CHECKOUT / "web" / "src" / "words").glob(f"*{language}.ftl"))
        return "".join(file.read_text("utf-8") for file in files)
    if catalogue == "shared":
        return shared_catalogue().source(language, {})
    return games.get(catalogue).catalogue.source(language, {})


@cache
def messages(catalogue: str, language: str) -> dict[str, str]:
    return {id: text.strip() for id, text in ENTRY.findall(source(catalogue, language) + "\n")}


def names(game: str, language: str) -> dict[str, str]:
    """What the content calls its things; "" where a language has no name for one."""
    return {id: getattr(name, language) for id, name in games.get(game).content()[0].names.items()}


def rules(game: str, language: str) -> dict[str, str]:
    """The rules of a game: titles, texts, reasons, and how editions differ; "" where a language lacks one."""
    data = tomllib.loads((games.get(game).folder / "rules.toml").read_text("utf-8"))
    found = {f"chapter {id}": said.get(language, "") for id, said in data["chapter"].items()}
    for id, rule in data["rule"].items():
        title, text = rule.get(language, ("", ""))
        found |= {f"{id} title": title, f"{id} text": text}
        found |= {f"{id} {part}": rule[part].get(language, "") for part in ("editions", "because") if part in rule}
    return found


def everything(language: str) -> dict[str, str]:
    found = {f"{name}: {id}": text for name in CATALOGUES for id, text in messages(name, language).items()}
    for game in GAMES:
        found |= {f"{game}: {id}": text for id, text in {**names(game, language), **rules(game, language)}.items()}
    return found


@pytest.mark.parametrize("language", ["de", "it"])
def test_every_text_exists_in_every_language_with_the_same_variables(language: str) -> None:
    english, other = everything("en"), everything(language)
    assert english.keys() == other.keys()
    assert [id for id, text in english.items() if bool(text) != bool(other[id])] == []
    assert [id for id, text in english.items() if variables(text) != variables(other[id])] == []


def variables(text: str) -> set[str]:
    return set(VARIABLE.findall(text))


# Translated

LITERAL = re.compile(r'"([^"]*)"')
PLACEABLE = re.compile(r"\{[^{}]*\}")
ENGLISH = re.compile(
    r"\b(the|of|and|with|your|you|are|is|each|from|this|that|for|which|has|have|its|be|not|every|into|when|if)\b"
)
"""Words that no German or Italian sentence has."""
SAME = {
    "de": """Agenda Arsenal Berserker Bomber Bot Bunker Chat Credits Genesis Grenadier Hand Hash Innovation Invasion
        Lobby Megalopolis Neutral Normal Pad Prophet Rebellion Start System Terraforming""",
    "it": "Berserker Bot Bunker Caravan Chat Drone Drop Pod Hash No Pad Round Scenario base min no par paragon per",
}
"""Words that are the same as in English."""
PROPER = """Abraham Aria Astoran Auxilia Belitan Brigade Rouge Cha'ac Cortozaar Draco Dunlork Farm-Z Fenrax Fly Kradmor
    Marqualos Masamune Neena Nervo Novaris Paragon Ravagers Refuge SKA Shiveus Simon Thegwyn VF Valnis Voidfall
    XI Xibalba Yarvek Z-13 Zenor
    Arvane Brask Celmara Dovrin Esker Faron Gildra Hollin Ivra Jessamy Keldar Lorme Medra Norrow Orrin Pellam Quill
    Rasmora Sorrel Tamsin"""


def plain(text: str) -> str:
    """The words of a message: without variables, references and the keys of selectors."""
    return re.sub(r"\[\w+\]", "", PLACEABLE.sub(lambda found: " ".join(LITERAL.findall(found[0])), text))


@pytest.mark.parametrize("language", ["de", "it"])
def test_what_reads_as_in_english_is_a_name_or_a_word_of_both_languages(language: str) -> None:
    english, other = everything("en"), everything(language)
    known = {*SAME[language].split(), *PROPER.split()}
    alike = [plain(text) for id, text in english.items() if text == other[id]]
    words = {word for text in alike for word in re.findall(r"[^\W\d_][\w'-]+", text)}
    assert sorted(words - known) == []
    assert sorted(known - words) == []


@pytest.mark.parametrize("language", ["de", "it"])
def test_no_sentence_is_english(language: str) -> None:
    found = {id: ENGLISH.findall(plain(text)) for id, text in everything(language).items()}
    assert {id: words for id, words in found.items() if words} == {}


@pytest.mark.parametrize("text", ["Play { $card } with your drone", '{ COUNT($n, "one of them", "#") }'])
def test_an_english_sentence_would_be_found(text: str) -> None:
    assert ENGLISH.findall(plain(text))


# Grammatical

ITALIAN_ARTICLE = re.compile(
    r"""(?xi)\b(?:
        (?:un|quel|bel)\ (?=s[bcdfglmnpqrtvz]|z|gn|ps)
        |(?:il|del|al|nel|dal|sul)\ (?=[aeouàèéìòù]|i[a-zà]|s[bcdfglmnpqrtvz]|z|gn|ps)
        |(?:dei|ai|nei|sui)\ (?=[aeouàèéìòù]|i[a-zà]|s[bcdfglmnpqrtvz]|z|gn|ps)
        |(?:dello|allo|nello|dallo|sullo|degli|agli|negli|dagli|sugli)\ (?=[bcdfghjklmnpqrtv][aeiourlh])(?!gn|ps)
        |(?:a|di|da|in|su)\ (?:il|lo|i|gli|le)\b
        |su\ uno\ (?=[bcdfghjklmnpqrtv]\w{3,}o\b)
    )"""
)
"""Articles that do not suit the next word, and prepositions that would become one word with theirs."""
CAPITAL = re.compile(
    r"\b(?:(?:un[oa]?|l[oae]|i|gli|il|d[ai]|con|ogni|\d+|tu[oae]|tuoi|(?:de|a|da|ne|su)(?:l|ll[oae]|i|gli)) |\w+['’])"
    r"(?:Spazzin[oi]|Rifugi?o|Region[ei]|Maggioranz[ae]|Riforniment[oi]|Talent[oi]|Mission[ei]|Campion[ei]|Avampost[oi]"
    r"|Ascensor[ei]|Pont[ei]|Costruzion[ei]|Tecnologi[ae]|Cell[ae]|Riserva|Mercat[oi]|Pad|Round|Tett[oi]|Moviment[oi])\b"
)
"""Terms of D.E.I. in the middle of an Italian sentence, where they have no capital."""
ROMAN = re.compile(r"(?i)(?:livell|cicl)\w* [IVX]+\b")


def told_in(data: Any, language: str) -> Iterator[str]:
    """All texts of a language in a file of a game, such as a chapter of its rulebook."""
    if isinstance(data, dict):
        text = data.get(language, ())
        yield from [text] if isinstance(text, str) else (line for line in text if isinstance(line, str))
        for value in data.values():
            yield from told_in(value, language)
    elif isinstance(data, list):
        for value in data:
            yield from told_in(value, language)


def files(language: str) -> dict[str, str]:
    """The rules, the chapters of the rulebooks, levels, puzzles and what else a game tells people."""
    found: dict[str, str] = {}
    for game in GAMES:
        folder = games.get(game).folder
        for file in sorted([*folder.glob("*.toml"), *folder.glob("text/book/*.toml")]):
            texts = enumerate(told_in(tomllib.loads(file.read_text("utf-8")), language))
            found |= {f"{game}/{file.name} {number}": text for number, text in texts}
    return found


def test_italian_articles_suit_the_words_after_them() -> None:
    texts = {**everything("it"), **files("it")}
    assert len(texts) > 5000
    found = {id: ITALIAN_ARTICLE.findall(ROMAN.sub("", text.replace("*", ""))) for id, text in texts.items()}
    assert {id: articles for id, articles in found.items() if articles} == {}


@pytest.mark.parametrize("text", ["sullo campo", "su uno campo", "nel stagno", "del arca", "dei spazi", "a il settore"])
def test_an_italian_article_that_does_not_suit_would_be_found(text: str) -> None:
    assert ITALIAN_ARTICLE.search(text)


def test_italian_terms_have_no_capital_within_a_sentence() -> None:
    texts = {id: text for id, text in {**everything("it"), **files("it")}.items() if id.startswith("dei")}
    found = {id: CAPITAL.findall(text) for id, text in texts.items()}
    assert len(texts) > 2000
    assert {id: terms for id, terms in found.items() if terms} == {}


@pytest.mark.parametrize("text", ["uno Spazzino della riserva", "presso l'Avamposto", "2 Rifornimenti"])
def test_a_capital_within_a_sentence_would_be_found(text: str) -> None:
    assert CAPITAL.search(text)


# Said somewhere

QUOTED = re.compile(r"""["'`]([\w-]+)["'`]""")
KEY = re.compile(r"""(?m)^\s*"?([\w-]+)"?:""")
MADE = re.compile(r"""f"([^"\n]*)"|f'([^'\n]*)'|`([^`\n]*)`""")
FIELD = re.compile(r"\$?\{[^{}]*\}")
DECLARED = {
    "shared": ("cli-play-key-*", "cli-help-content-*-command"),
    "page": ("title-*",),
    "dei": ("drone-*-figure", "guided-*", "mission-of-*", "reading-*"),
    "voidfall": ("action-*", "clock-*", "event-*-each", "event-*-once", "goal-*", "guided-*", "objective-*"),
    "xibalba": ("ability-*", "guided-*", "modifier-*", "troop-*-other"),
}
"""Ids whose end is made from something that is not a word of the code, such as an entry of the content."""


@cache
def code(catalogue: str) -> str:
    """The code that may say a message: that of the game and of everything around it."""
    texts = []
    for folder in ("src/ludarium", "web/src", "examples"):
        for file in sorted((CHECKOUT / folder).rglob("*")):
            name = file.relative_to(CHECKOUT).as_posix()
            game = re.search(r"(?:/games/|examples/)(\w+)/", name)
            ours = game is None or catalogue in ("page", game[1])
            written = file.suffix in (".py", ".js", ".ts", ".svelte") and "/table/web/" not in name
            if ours and written and ".test." not in name:
                texts.append(file.read_text("utf-8"))
    return "\n".join(texts)


def vocabulary(game: str) -> set[str]:
    """What a game makes ids from: options and their choices, and entries of the content."""
    found = {name for option in games.get(game).options for name in (option.id, *option.choices)}
    return found | {id.partition("-")[2] for id in games.get(game).content()[0].names}


def patterns(catalogue: str) -> set[str]:
    """Ids as the code makes them, * for what is filled in."""
    made = {FIELD.sub("*", "".join(found)) for found in MADE.findall(code(catalogue))}
    return {pattern for pattern in made if re.fullmatch(r"[a-z]\w*-[\w*-]*\*[\w*-]*", pattern)}


def asked_for(game: str) -> set[str]:
    """The messages that the kernel asks of a game: sentences of answers and events, and words for their values."""
    found: set[str] = set()
    for edition in games.get(game).editions:
        match = games.get(game).match(edition.id)
        found |= expected_messages(match).keys() | {f"zone-{zone.name}" for zone in match.zones}
        for verb in (*match.verbs.verbs, *match.happenings.verbs):
            found |= {f"act-{verb.name}", f"want-{verb.name}"} | {f"amount-{arg.key}" for arg in verb.args}
            for kind in (arg.kind for arg in verb.args if arg.kind.named):
                found |= {f"{kind.name}-{form}{name}" for name in kind.names for form in ("", "one-", "many-")}
    for option in games.get(game).options:
        found |= {f"{option.id}-{choice}{end}" for choice in option.choices for end in ("", "-text")}
    return found


def fits(id: str, pattern: str, words: set[str]) -> bool:
    """Whether an id can be made this way from existing words."""
    found = re.fullmatch(pattern.replace("**", "*").replace("*", r"([\w-]+)"), id)
    return found is not None and all(word in words or word.isdigit() for word in found.groups())


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_message_is_said_somewhere(catalogue: str) -> None:
    ids = set(QUOTED.findall(code(catalogue)))
    words = ids | set(KEY.findall(code(catalogue)))
    said = ids | {id for text in messages(catalogue, "en").values() for id in REFERENCE.findall(text)}
    if catalogue in GAMES:
        words |= vocabulary(catalogue)
        said |= asked_for(catalogue)
    made = patterns(catalogue)
    declared = re.compile("|".join(DECLARED.get(catalogue, ("-",))).replace("*", r"[\w-]+"))
    unsaid = [id for id in messages(catalogue, "en") if id not in said and not declared.fullmatch(id)]
    assert [id for id in unsaid if not any(fits(id, pattern, words) for pattern in made)] == []


# Written alike


def test_all_apostrophes_are_the_same_sign() -> None:
    assert [
        id for language in ("en", "de", "it") for id, text in everything(language).items() if "\u2019" in text
    ] == []


def test_the_rows_of_tables_fit_a_line() -> None:
    tables = [*(CHECKOUT / "src" / "ludarium").rglob("text/*.toml")]
    long = [
        f"{file.name}: {line}" for file in tables for line in file.read_text("utf-8").splitlines() if len(line) > 120
    ]
    assert len(tables) > 20
    assert long == []
