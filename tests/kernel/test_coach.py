"""Which rules apply to a seat, where they matter to it, and which level teaches a rule."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium import games
from ludarium.kernel.coach import BLOCK, CHAPTER, EXACTLY, about, applying, cases, level_for, nearness
from ludarium.kernel.engine import Rng, ask_of, asks
from ludarium.kernel.examples import examples_of
from ludarium.kernel.levels import course_of

TITLES = ("dei", "xibalba", "voidfall")


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
        events.parse(each) for each in ("chose-faction ravagers", "round round=1", "chose-faction seat=1 auxilia")
    )
    actions = [verbs.parse("done"), verbs.parse("done")]
    told = [events.verb(mine).rule, verbs.verb(actions[0]).rule, events.verb(round).rule]
    assert applying(match, state, 0, [round, hers, mine], actions) == [rule for rule in dict.fromkeys(told) if rule]
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
