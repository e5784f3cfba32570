"""Which rules apply to a seat, where they matter to it, and which level teaches a rule."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium import games
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.coach import (
    AT_ONCE,
    BLOCK,
    CHAPTER,
    EXACTLY,
    about,
    applying,
    cases,
    due,
    level_for,
    nearness,
    tips_of,
)  # fmt: skip
from ludarium.kernel.engine import Rng, ask_of, asks
from ludarium.kernel.examples import examples_of
from ludarium.kernel.game import Match
from ludarium.kernel.levels import course_of
from ludarium.kernel.record import Record, match_of, read_file
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.verbs import FLAG, Arg, VerbTable
from ludarium.kernel.wording import TURN
from tests.recorded import FOLDER
from tools.met import Question, questions

TITLES = ("dei", "xibalba", "voidfall")
RECORDED = {
    "dei": ("de-01", "en-02", "de-03", "it-04"),
    "xibalba": ("de-08", "de-12", "de-16"),
    "voidfall": ("competitive-01", "competitive-02", "competitive-03", "tutorial-04"),
}
QUIET = 0.5
"""At fewer of the questions something is told, even to somebody for whom everything is new."""
TOLD = {"dei": 120, "xibalba": 100, "voidfall": 140}
"""So many rules at least are told to somebody who plays these recorded games."""


@pytest.mark.parametrize("title", TITLES)
def test_cases_of_a_rule_are_what_the_seat_may_and_may_not_answer(title: str) -> None:
    game = games.get(title)
    found = 0
    for rule, example in list(examples_of(game).items())[::12]:
        match, state = example.match(game), example.load(example.match(game))
        asked = ask_of(state, example.seat)
        assert asked is not None
        for case in cases(match, state, example.seat, rule):
            found += case.far == EXACTLY
            refusal = match.why_not(state, example.seat, case.action)
            assert (refusal is None) == (case.refusal is None) == (case.action in asked.actions)
            other = match.determinise(state, example.seat, Rng(1))
            assert case in cases(match, other, example.seat, rule), "it is known to the seat"
    assert found


def test_rules_that_apply_are_those_of_what_a_seat_heard_and_may_answer() -> None:
    match = games.get("dei").match(seats=2)
    state: Any = match.start()
    events, verbs = match.happenings, match.verbs
    mine, round, hers = (
        events.parse(each) for each in ("chose-faction ravagers", "round round=4", "cube refuge-42 r3")
    )
    actions = [verbs.parse("done"), verbs.parse("done")]
    tips = tips_of(match.game)
    told = [
        *(events.verb(mine).rule, *tips.heard["chose-faction ravagers"].split()),
        *(verbs.verb(actions[0]).rule, *tips.offered["done"].split()),
        *(events.verb(round).rule, *tips.heard["round round=4"].split()),
        *tips.others["cube"].split(),
    ]
    assert applying(match, state, 0, [hers, round, mine], actions) == list(dict.fromkeys(told))
    assert cases(match, state, 1 - asks(state)[0].seat, "DEI-ACT-01") == [], "who is not asked has no cases"


def test_an_event_is_about_the_seat_it_names() -> None:
    match = games.get("dei").match(seats=2)
    state: Any = match.start()
    events = match.happenings
    assert about(match, state, 0, events.parse("round round=1")) is None
    seated = events.parse("chose-faction seat=1 auxilia")
    assert (about(match, state, 1, seated), about(match, state, 0, seated)) == (True, False)


@pytest.mark.parametrize("title", TITLES)
def test_a_level_that_teaches_a_rule_comes_before_one_of_its_chapter(title: str) -> None:
    game = games.get(title)
    for level in course_of(game).levels:
        for rule in level.rules:
            found = level_for(game, rule)
            assert found is not None
            assert rule in found.rules
            others = {other.id for other in course_of(game).levels if rule in other.rules}
            mastered = level_for(game, rule, others)
            assert mastered is not None
            assert nearness(game, mastered, rule) == EXACTLY
    near = {nearness(game, level, rule) for level in course_of(game).levels for rule in game.rules.rules}
    assert near >= {EXACTLY, BLOCK, CHAPTER, None}


def written(arg: Arg, word: str) -> bool:
    """Whether a word can stand for an argument."""
    if arg.kind.named:
        return word in arg.kind.names
    key, _, number = word.partition("=")
    return key == arg.key and (not number if arg.kind is FLAG else 0 < int(number) <= arg.kind.most)


def parts(title: str) -> list[tuple[VerbTable, dict[str, str]]]:
    tips, match = tips_of(games.get(title)), games.get(title).match(seats=2)
    return [(match.verbs, tips.offered), (match.happenings, tips.heard), (match.happenings, tips.others)]


@pytest.mark.parametrize("title", TITLES)
def test_rows_of_the_coach_name_what_there_is_and_their_rules_have_sentences_in_three_languages(title: str) -> None:
    known = games.get(title).rules.rules
    named = {rule for table, _ in parts(title) for verb in table.verbs if (rule := verb.rule)}
    for table, rows in parts(title):
        for key, rules in rows.items():
            name, *words = key.split()
            assert name in table.numbers, key
            args = table.verbs[table.numbers[name]].args
            assert all(any(written(arg, word) for arg in args) for word in words), key
            assert len(set(rules.split())) == len(rules.split()), key
            named |= set(rules.split())
    for rule in named:
        assert known[rule].implemented, rule
        assert all(known[rule].says(each) and known[rule].spoken(each) == each for each in LANGUAGES), rule


def expected(question: Question, match: Any, title: str) -> set[str]:
    """What applies at a question, read off what records would say of it."""
    verbs, events = match.verbs, match.happenings
    heard = [each for each in question.heard if events.verb(each).name != TURN]
    others = [each for each in heard if about(match, question.state, question.seat, each) is False]
    own = [each for each in heard if each not in others]
    found = {verbs.verb(each).rule for each in question.actions} | {events.verb(each).rule for each in own}
    for codes, (table, rows) in zip((question.actions, own, others), parts(title), strict=True):
        said = [table.format(code).split() for code in codes]
        for key, rules in rows.items():
            name, *words = key.split()
            if any(line[0] == name and set(words) <= set(line) for line in said):
                found |= set(rules.split())
    return found - {""}


def answers_of(record: Record, match: Match[Any]) -> list[tuple[int, int]]:
    steps = [(turn.seat, step) for turn in record.turns for step in turn.steps]
    return [(CHANCE if step.chance else seat, match.verbs.parse(step.text)) for seat, step in steps]


@pytest.mark.parametrize("title", TITLES)
def test_over_recorded_games_each_rule_is_told_once_and_as_soon_as_it_applies(title: str) -> None:
    game, seen, told = games.get(title), set[str](), list[str]()
    for name in RECORDED[title]:
        record = read_file(FOLDER / title / f"{name}.txt")
        match = match_of(record, game)
        for question in questions(match, match.start(), answers_of(record, match)):
            if question.seat != 0:
                continue
            now = question.applying(match)
            assert set(now) - seen == expected(question, match, title) - seen, "at the first moment, not later"
            seen |= set(now)
            told += [rule for rule in now if rule not in told][:AT_ONCE]
    assert len(told) == len(set(told)) >= TOLD[title]
    assert len(seen - set(told)) <= len(seen) / 10, "who waits for room is told at the next chance"


@pytest.mark.parametrize("title", TITLES)
def test_the_coach_tells_what_is_new_at_once_and_what_more_there_is_to_know_one_by_one(title: str) -> None:
    game, met, heads = games.get(title), set[str](), set[str]()
    asked = spoken = 0
    for name in RECORDED[title]:
        record = read_file(FOLDER / title / f"{name}.txt")
        match, lately = match_of(record, game), False
        for seat, state, heard, offered in questions(match, match.start(), answers_of(record, match)):
            if seat != 0:
                lately = False
                continue
            new = [rule for rule in applying(match, state, 0, heard, offered) if rule not in met]
            leading = set(applying(match, state, 0, heard, offered, leading=True))
            told = due(match, state, 0, heard, offered, met, lately)
            assert set(told) <= set(new)
            assert not new or lately or told, "at the first question of a turn it always speaks"
            if leading & set(new):
                assert told[0] in leading, "what something is comes before what else there is to know about it"
            elif lately:
                assert not told
            asked, spoken = asked + 1, spoken + bool(told)
            met |= set(told[:1])
            heads |= leading
            lately = lately or bool(told)
    assert spoken / asked < QUIET
    assert len(met - heads) > 20, "nothing is forgotten"
