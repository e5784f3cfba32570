"""What can be typed at a table: the same words lead to the same replies at the terminal and in the page."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium import games
from ludarium.kernel.catalogue import LANGUAGES, say_shared
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.play import Play
from ludarium.kernel.seats import SPECTATOR
from ludarium.kernel.speech import COMMANDS, LONGEST, MOST_LINES, Reply, Speech
from ludarium.kernel.wording import Wording, plain
from ludarium.table.ledger import Ledger
from ludarium.table.showing import Showing

TYPED = {
    "en": {"why": "why", "look": "look at {}", "news": "what changed", "choices": "choices"},
    "de": {"why": "Warum?", "look": "zeige {}", "news": "Was ist neu?", "choices": "Auswahl"},
    "it": {"why": "perche", "look": "guarda {}", "news": "Cosa è cambiato?", "choices": "scelte"},
}


def played(game: str, answers: int) -> Play:
    play, rng = Play(games.get(game).match(seats=2), seed_of(4)), Rng(3)
    while len(play.answers) < answers:
        ask = play.asks[0]
        play.do(ask.seat, random_answer(ask, rng))
    return play


def speech(play: Play, language: str = "en", seat: int | None = None) -> Speech:
    viewer = play.asks[0].seat if seat is None else seat
    words = Wording(play.match, language, ["Anna", "Ben"], play.match.board_name(play.match.view(play.state, viewer)))
    return Speech(words, play, viewer, lambda: ["Ben moves."], lambda: ["Anna waits.", "Ben moves."])


@pytest.fixture(scope="module")
def dei() -> Play:
    return played("dei", 120)


# Answers


def test_an_answer_is_given_by_number_notation_or_sentence(dei: Play) -> None:
    spoken = speech(dei)
    choice = spoken.choices()[-1]
    for line in (str(choice.number), choice.text, choice.label, f"  {choice.label.upper()}. "):
        assert spoken.hear(line) == Reply((choice.label,), action=choice.action)


def test_the_first_words_list_the_answers_that_match() -> None:
    play = played("regatta", 0)
    found = speech(play).hear("choose")
    assert [choice.verb for choice in found.choices] == ["choose"] * len(found.choices)
    assert found.lines[0].startswith("1: ")
    assert found.action == -1


def test_names_of_places_are_understood_as_notation(dei: Play) -> None:
    """Given a forbidden move between two regions by name, when it is typed, then the reply is the rule's."""
    spoken = speech(dei)
    first, second = [thing.name for thing in spoken.words.things() if thing.kind == "region"][:2]
    reply = spoken.hear(f"move {first} {second} scrappers=1")
    assert reply.wrong
    assert reply == spoken.hear("move r0 r1 scrappers=1")
    assert "DEI-" in reply.lines[0]


@pytest.mark.parametrize(
    "line", ["", "fly", "0", "¹", "1!", "999999", "9" * 5000, "why fly", "look at nowhere", "\x1b[2J", "٣"]
)
def test_nonsense_is_answered_and_bounded(dei: Play, line: str) -> None:
    reply = speech(dei).hear(line)
    assert reply.wrong
    assert reply.lines
    assert all(text.isprintable() and len(text) < 3 * LONGEST for text in reply.lines)


def test_no_verb_of_a_game_is_hidden_by_a_command() -> None:
    said = {
        plain(phrase) for lang in LANGUAGES for id in COMMANDS for phrase in say_shared(lang, f"typed-{id}").split("|")
    }
    for name in games.names():
        assert {verb.name for verb in games.get(name).match().verbs.verbs} & said == set()


# Questions


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_command_replies_in_every_game_and_language(game: str, language: str) -> None:
    play = played(game, 40)
    spoken, typed = speech(play, language), TYPED[language]
    assert spoken.hear(typed["news"]).lines == ("Ben moves.",)
    listed = spoken.hear(typed["choices"])
    assert len(listed.lines) == min(len(spoken.choices()), MOST_LINES + 1)
    question = spoken.hear(typed["why"])
    assert question.lines[0] == spoken.hear(typed["look"].format("")).lines[0]
    assert spoken.words.say("typed-allowed", action="").strip() in spoken.hear(f"{typed['why']} 1").lines[0]
    assert spoken.hear(typed["look"].format("Ben")).lines[0].count("Ben") == 1
    assert spoken.hear(say_shared(language, "typed-help").split("|")[0]).lines[0].startswith("1, 2, 3")


@pytest.mark.parametrize(("game", "kind"), [("dei", "region"), ("voidfall", "sector")])
def test_every_place_can_be_looked_at_by_its_name(game: str, kind: str) -> None:
    spoken = speech(played(game, 60))
    places = [thing for thing in spoken.words.things() if thing.kind == kind]
    assert len(places) > 10
    for place in places:
        title, *lines = spoken.hear(f"look at {place.name}").lines
        assert title.startswith(place.name)
        assert lines[-1].startswith("Next to: ") or lines[-1][0].isdigit()


def test_a_card_is_read_out_with_the_answers_that_name_it() -> None:
    play = played("dei", 0)
    while not (spoken := speech(play)).choices()[0].text.startswith("play "):
        ask = play.asks[0]
        play.do(ask.seat, random_answer(ask, Rng(len(play.answers))))
    choice = spoken.choices()[0]
    notation = choice.text.split()[1]
    card = next(thing for thing in spoken.words.things() if thing.key == f"card-{notation}")
    reply = spoken.hear(f"look at {card.name}")
    assert reply.lines[0] == card.name
    assert reply.lines[1] == spoken.words.cards()[card.key]
    assert f"1: {choice.label}" in reply.lines


def test_the_ark_is_not_a_place_and_can_be_looked_at() -> None:
    assert speech(played("xibalba", 60)).hear("look at the ark").lines[0].startswith(("Ark: ", "The ark is empty"))


def test_a_spectator_asks_and_answers_nothing(dei: Play) -> None:
    spoken = speech(dei, seat=SPECTATOR)
    turn = f"To play: {['Anna', 'Ben'][dei.asks[0].seat]}."
    assert spoken.hear("choices").lines == (turn,)
    assert spoken.hear("1") == Reply(('"1" is not understood. Type "help" to see what can be typed.', turn), wrong=True)
    assert spoken.hear("why 1").lines == (turn,)
    assert spoken.hear("undo").wrong


def test_the_page_is_told_what_the_terminal_prints(dei: Play) -> None:
    """One grammar: given a table of the server and a terminal with the same names, then every reply is the same."""
    ledger = Ledger(dei.match, seed_of(4))
    ledger.settle(1.0)
    rng = Rng(3)
    while len(ledger.play.answers) < 60:
        ask = ledger.play.asks[0]
        ledger.answer(ask.seat, random_answer(ask, rng), None, 2.0)
    play, seat = ledger.play, ledger.play.asks[0].seat
    showing, spoken = Showing(ledger, names=lambda: ["Anna", "Ben"]), speech(play, "de")
    place: Any = next(thing.name for thing in spoken.words.things() if thing.kind == "region")
    for line in ("warum", "auswahl", "1", f"zeige {place}", "zeige Anna", "hilfe", "fly"):
        said, reply = showing.speak("t", seat, line, "de"), spoken.hear(line)
        assert (tuple(said.lines), said.action or -1, said.wrong) == (reply.lines, reply.action, reply.wrong)


@pytest.mark.parametrize("game", ["dei", "voidfall", "xibalba"])
def test_why_names_the_rules_of_the_question(game: str) -> None:
    play = played(game, 40)
    spoken = speech(play)
    _, *rules = spoken.hear("why").lines
    led_to = play.match.background(play.match.view(play.state, play.asks[0].seat))
    if led_to is not None:
        assert rules.pop(0) == spoken.words.remark(led_to)
    assert rules
    assert {said.partition(":")[0] for said in rules} <= play.match.game.rules.rules.keys()
