"""The words of D.E.I.: three catalogues that say the same things, with a name for everything in the content files."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludarium.games import get
from ludarium.kernel.catalogue import FUNCTIONS
from ludarium.kernel.citations import Rule
from ludarium.kernel.verbs import FLAG

GAME = Path(__file__).parents[3] / "src" / "ludarium" / "games" / "dei"
LANGUAGES = ("en", "de", "it")
EDITIONS = ("de", "en", "it")
OPTIONS = (
    "no-choice",
    "feat-draft",
    "planning",
    "confrontation",
    "rebellion",
    "strict-buy",
    "parcel-bot-extra-buy",
    "even-start",
)
SET_UPS = (
    "layout-fixed",
    "layout-random",
    "layout-free",
    "outpost-key-first-game",
    "outpost-key-shuffled",
    "factions-chosen",
    "factions-random",
)
MATCH = get("dei").match()
CONTENT = get("dei").content()[1]
TEXTS: dict[str, Any] = {
    # The arguments of answers and events: numbers, flags, names.
    arg.key: "yes" if arg.kind is FLAG else "X" if arg.kind.named else 1
    for table in (MATCH.verbs, MATCH.happenings)
    for verb in table.verbs
    for arg in verb.args
} | {
    "n": 2,
    "bonus": 1,
    "edition": "de",
    "colour": "all",
    "first": "A",
    "second": "B",
    "per": 3,
    "action": "C",
    "points": 1,
    "late_points": 2,
    "late_per": 3,
    "height": 2,
    "who": "A",
    "what": "D",
    "of": "E",
    "resource-one": "F",
    "resource-many": "G",
}
# What remarks are made of: numbers, then words.
NUMBERS = "all cards fit have have_energy have_technology left more most moves need now others regions shown"
TEXTS |= dict.fromkeys(NUMBERS.split(), 2)
TEXTS |= dict.fromkeys(["at", "cubes", "icon", "option", "question"], "H")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def source(language: str) -> str:
    game = get("dei")
    return game.catalogue.source(language, game.content()[0].names)


@cache
def entries(language: str) -> list[ast.EntryType]:
    parser = FluentParser()
    return list(parser.parse(source(language)).body)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message of a language with its variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def say(words: FluentBundle, id: str, **values: Any) -> str:
    pattern = words.get_message(id).value
    assert pattern is not None
    text, problems = words.format_pattern(pattern, values)
    assert problems == [], id
    return str(text)


def content(file: str) -> list[dict[str, Any]]:
    """The entries of a content file, whatever they are called there."""
    (found,) = get("dei").content()[0].entries(file).values()
    assert isinstance(found, list)
    return found


def icons(entry: str) -> list[str]:
    """The message ids of the icons in one piece of a card."""
    plain = re.sub(r"^per-outpost \w+: ", "", entry)
    return [
        "effect-" + re.sub(r" (\d|\+\d)$", "", icon).replace("drone ", "drone-") for icon in re.split(r" [+|] ", plain)
    ]


RULES = get("dei").rules.rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_fluent(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_name_for_buttons_and_every_number_a_label(language: str) -> None:
    wanted = {f"act-{verb.name}" for verb in MATCH.verbs.verbs}
    wanted |= {f"amount-{arg.key}" for verb in MATCH.verbs.verbs for arg in verb.args if not arg.kind.named}
    assert wanted <= messages(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_message_can_be_said(language: str, edition: str, number: int) -> None:
    words = bundle(language)
    counted = {name: number for name, value in TEXTS.items() if isinstance(value, int)}
    for id, variables in messages(language).items():
        assert variables <= TEXTS.keys(), id
        text = say(words, id, **TEXTS | counted | {"edition": edition})
        assert text == text.strip()
        assert "  " not in text
        assert "\n" not in text


def test_every_rule_is_listed() -> None:
    assert len(RULES) == 373
    assert all(re.fullmatch(r"DEI-[A-Z]{3}-\d\d", id) for id in RULES)


@pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: str(rule.id))
def test_a_rule_says_something_complete(rule: Rule) -> None:
    assert re.fullmatch(r"[A-Z0-9].*\.", rule.says())
    assert all(re.match(r"(DE|EN|IT) [A-Z1-5Ü]", book) for book in rule.source.split("; "))
    assert rule.editions is None or re.match(r"(DE|EN|IT)\b", rule.editions.en)


def test_rules_refer_only_to_rules_that_exist() -> None:
    texts = [file.read_text("utf-8") for file in [GAME / "rules.toml", *(GAME / "content").glob("*.toml")]]
    assert {id for text in texts for id in re.findall(r"DEI-[A-Z]{3}-\d+", text)} <= RULES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_of_its_own(language: str) -> None:
    titles = [rule.title(language) for rule in RULES.values()]
    assert len(set(titles)) == len(titles)
    assert [title for title in titles if not 3 <= len(title.split()) <= 9] == []


@pytest.mark.parametrize(
    ("file", "kind", "count", "sentence"),
    [
        ("feats", "feat", 18, "feat-{}-text"),
        ("missions", "mission", 12, "mission-{}-de"),
        ("boosts", "boost", 8, "boost-{}"),
        ("drones", "drone", 4, "drone-{}-text"),
    ],
)
def test_every_component_has_a_name_and_a_sentence(file: str, kind: str, count: int, sentence: str) -> None:
    ids = {entry["id"] for entry in content(f"{file}.toml")}
    assert len(ids) == count
    assert {f"{kind}-{id}" for id in ids} <= messages("en").keys()
    made = get("dei").card_texts(CONTENT, "en") if kind in ("mission", "boost") else messages("en")
    assert {sentence.format(id) for id in ids} <= made.keys()


def test_every_component_cites_a_rule_and_tells_its_origin() -> None:
    for file in ("feats", "missions", "boosts", "drones", "factions"):
        for entry in content(f"{file}.toml"):
            assert entry["rule"] in RULES
            assert entry["origin"] in ("rulebook", "designed")


def test_every_faction_has_a_champion_and_a_drone() -> None:
    factions = content("factions.toml")
    drones = {drone["id"] for drone in content("drones.toml")}
    assert {faction["drone"] for faction in factions} == drones
    wanted = {f"faction-{faction['id']}{part}" for faction in factions for part in ("", "-text")}
    wanted |= {f"champion-{faction['champion']}{part}" for faction in factions for part in ("", "-ability", "-text")}
    assert len(wanted) == 4 * 5
    assert wanted <= messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    words = bundle(language)
    cards = content("cards.toml")
    names = {say(words, f"card-{card['id']}") for card in cards}
    assert len(names) == len(cards) == 80


def test_every_icon_has_a_phrase_and_a_sentence() -> None:
    used = {id for card in content("cards.toml") for entry in card["actions"] for id in icons(entry)}
    used |= {id for boost in content("boosts.toml") if "action" in boost for id in icons(boost["action"])}
    assert {f"{id}{part}" for id in used for part in ("", "-text")} <= messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_mission_tells_its_values(language: str, edition: str) -> None:
    said = get("dei").card_texts(CONTENT, language)
    for mission in content("missions.toml"):
        now, late = mission["on_time"], mission["late"]
        values = {"points": now["points"], "per": now["per"], "late_points": late["points"], "late_per": late["per"]}
        text = said[f"mission-{mission['id']}-{edition}"]
        told = [int(number) for number in re.findall(r"\d+", text)]
        assert told == [value for name, value in values.items() if not (name.endswith("per") and value == 1)]


def test_every_option_has_a_name_and_a_sentence() -> None:
    names = [f"option-{option}" for option in OPTIONS] + list(SET_UPS)
    assert {f"{name}{part}" for name in names for part in ("", "-text")} <= messages("en").keys()
    assert {f"edition-{edition}" for edition in EDITIONS} <= messages("en").keys()


def test_what_a_card_says_in_every_language() -> None:
    said = {}
    for language in LANGUAGES:
        words = bundle(language)
        choice = say(words, "effect-or", first=say(words, "effect-move"), second=say(words, "effect-collect"))
        said[language] = say(words, "effect-per", per=say(words, "effect-per-outpost", colour="all"), action=choice)
    assert said == {
        "en": "for each cube on your pad: move or collect",
        "de": "für jeden Außenpostenmarker auf deinem Pad: bewegen oder sammeln",
        "it": "per ogni cubo sul tuo pad: muovere oppure raccogliere",
    }


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_labels_cannot_be_taken_for_something_else(language: str) -> None:
    """A place of a market that needs no cubes is not free of charge, and a swap says what it is for."""
    catalogue = get("dei").catalogue
    assert catalogue.say(language, "market-free") not in {"free", "frei", "libero", "gratis"}
    assert len(catalogue.say(language, "amount-swap").split()) > 1
    assert "2" in catalogue.say(language, "feat-when")
    majority = catalogue.say(language, "then-majority", region="Ash Walk", have=2, who="Refuge 42", most=3)
    assert not re.search(r"\d \d", majority)
