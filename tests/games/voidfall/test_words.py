"""Words: every answer, event and rule in three languages, and card texts made from the effect data."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.card_text import CardTexts
from ludarium.games.voidfall.declaration import RESOURCES
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.wording import Wording, wording_gaps

CONTENT = GAME.content()[1]
MATCH = GAME.match()
BOARD = MATCH.board_name(MATCH.view(MATCH.start(), 0))


def test_no_language_lacks_a_word() -> None:
    assert wording_gaps(MATCH, GAME.catalogue) == []


def test_everything_with_a_name_has_one_in_words() -> None:
    known = GAME.catalogue.messages("en")
    for kind, entries in (
        ("house", CONTENT.houses),
        ("technology", CONTENT.technologies),
        ("agenda", CONTENT.agendas),
        ("event", CONTENT.events),
        ("focus", CONTENT.focuses[:9]),
        ("bounty", CONTENT.bounties),
        ("reclaim", CONTENT.reclaims),
    ):
        assert [entry.id for entry in entries if f"{kind}-{entry.id}" not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text(language: str) -> None:
    texts = CardTexts(CONTENT, GAME.catalogue, language)
    written = [texts.effect(node) for node in range(1, len(CONTENT.program.op))]
    written += [texts.action(action) for actions in CONTENT.focus_actions for action in actions]
    written += [texts.objective(goal) for goals in CONTENT.objectives for goal in goals]
    written += [texts.objective(goal) for goals in CONTENT.start_objectives for goal in goals]
    written += [texts.decree(decree) for decrees in CONTENT.decrees for decree in decrees]
    assert all(written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_no_effect_says_has_words(language: str) -> None:
    known = GAME.catalogue.messages(language)
    wanted = [f"action-{action.name}" for actions in CONTENT.focus_actions for action in actions]
    wanted += [
        f"technology-{technology.id}{form}-text" for technology in CONTENT.technologies for form in ("", "-improved")
    ]
    wanted += [f"ability-{house.ability}" for house in CONTENT.houses if house.ability]
    for option in GAME.options:
        wanted.append(f"option-{option.id}")
        if option.choices != ("yes", "no") and option.choices != ("no", "yes"):
            wanted += [f"{option.id}-{choice}" for choice in option.choices]
    assert [id for id in wanted if id not in known] == []


@pytest.mark.parametrize(
    ("language", "one", "several", "resource"),
    [
        ("en", "Send 1 sentry from Home 3", "Send 2 sentries from Home 3", "Take 1 credit"),
        ("de", "1 Korvette aus Heimat 3 schicken", "2 Korvetten aus Heimat 3 schicken", "1 Credit nehmen"),
        ("it", "Manda 1 corvetta da Casa 3", "Manda 2 corvette da Casa 3", "Prendi 1 credito"),
    ],
)
def test_one_and_several_have_their_own_words(language: str, one: str, several: str, resource: str) -> None:
    say = Wording(MATCH, language, board=BOARD).action
    fleet = "sentry" if language == "en" else "corvette"
    assert say(MATCH.verbs.parse(f"send s3 {fleet} power=1")) == one
    assert say(MATCH.verbs.parse(f"send s3 {fleet} power=2")) == several
    assert say(MATCH.verbs.parse("take credits")) == resource


@pytest.mark.parametrize(
    ("language", "nothing", "something"),
    [
        ("en", "Pay nothing", "Pay 1 credit"),
        ("de", "Zahlen: nichts", "Zahlen: 1 Credit"),
        ("it", "Paga niente", "Paga 1 credito"),
    ],
)
def test_who_pays_nothing_reads_so(language: str, nothing: str, something: str) -> None:
    say = Wording(MATCH, language).action
    assert say(MATCH.verbs.parse("pay")) == nothing
    assert say(MATCH.verbs.parse("pay credits=1")) == something
    one_each = [say(MATCH.verbs.parse(f"pay {resource}=1")) for resource in RESOURCES]
    assert not any(nothing.split()[-1] in text for text in one_each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_upkeep_reads_well_paid_or_not(language: str) -> None:
    say = Wording(MATCH, language, ["Anna", "Ben"]).event
    told = [say(MATCH.happenings.parse(f"upkeep {amounts}")) for amounts in ("", "points=4", "points=4 unpaid=1")]
    assert len(set(told)) == 3
    assert "0" not in "".join(told)


def test_the_texts_of_a_pack_by_their_ids() -> None:
    texts = GAME.card_texts(CONTENT, "en")
    assert texts["focus-conquest-0"] == "2 energy: invade or regroup"
    assert texts["agenda-high-society-0"] == "5 influence if you have at least 1 pure sector with population 6"
    assert texts["agenda-high-society-goal-0"] == "if you have at least 1 pure sector with population 6"
    assert texts["event-face-of-evil-box-1"] == "corruption you remove is kept beside your board"
    assert texts["house-belitan-society-0"] == "1 credit and 1 science"
    assert texts["bonus-1"] == "1 bounty token"
    assert all(texts.values())


def test_a_card_says_what_it_does() -> None:
    english = CardTexts(CONTENT, GAME.catalogue, "en")
    assert english.action(CONTENT.focus_actions[0][0]) == "2 energy: invade or regroup"
    assert english.action(CONTENT.focus_actions[1][1]) == (
        "recall 1 fleet power: found a guild there and/or build an installation there"
    )
    assert (
        english.objective(CONTENT.objectives[0][0])
        == "5 influence if you have at least 1 pure sector with population 6"
    )
    german = CardTexts(CONTENT, GAME.catalogue, "de")
    assert german.action(CONTENT.focus_actions[0][0]) == "2 Energie: eindringen oder umgruppieren"


def test_actions_read_as_sentences() -> None:
    english = Wording(MATCH, "en")
    assert english.action(MATCH.verbs.parse("select conquest token")) == "Select Conquest with a trade token"
    assert english.action(MATCH.verbs.parse("act action=1 double")) == "Take the second action twice"
    italian = Wording(MATCH, "it", board=BOARD)
    assert italian.action(MATCH.verbs.parse("found s3 miners")) == "Fonda una gilda di minatori in Casa 3"
