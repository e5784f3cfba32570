"""Guided games: the coach follows whatever the learner does, speaks three languages, and knows no secret."""

from __future__ import annotations

import random
import re
import shutil
from itertools import islice
from pathlib import Path

import pytest
from regatta.game import Regatta

from ludarium import games
from ludarium.kernel.asks import Ask
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.engine import Rng
from ludarium.kernel.errors import RecordError
from ludarium.kernel.lessons import FILE, PREFIX, Advice, Coach, Lesson, Wish, lesson_of
from ludarium.kernel.play import Play
from ludarium.kernel.verbs import VerbTable
from tools.minutes import Learner, shown, taught, told_in

TITLES = [name for name in games.names() if lesson_of(games.get(name)) is not None]
LEARNERS = 20
MANY = 60
"""Choices of a learner who does anything: with nobody who wants to win a game may take long."""


def lesson(name: str) -> Lesson:
    found = lesson_of(games.get(name))
    assert found is not None
    return found


def beginning_with(wish: Wish) -> Learner:
    """Makes a first choice of this kind, and then lets the coach show everything."""

    def fits(verbs: VerbTable, code: int) -> bool:
        args = zip(verbs.verb(code).args, verbs.values(code), strict=True)
        texts = {arg.key: arg.kind.text(value) for arg, value in args}
        return all(texts[key] in values for key, values in wish.where.items())

    def learner(ask: Ask, coach: Coach) -> int:
        if coach.met:
            return shown(ask, coach)
        return next(code for code in ask.actions if fits(coach.match.verbs, code))

    return learner


def by_chance(seed: int) -> Learner:
    rng = random.Random(seed)
    return lambda ask, coach: rng.choice(ask.actions)


def contrary(ask: Ask, coach: Coach) -> int:
    """Never does what the task asks for, as long as there is anything else."""
    accepts = coach.advice().accepts
    return ([action for action in ask.actions if action not in accepts] or ask.actions)[-1]


def said(advice: Advice) -> list[str]:
    """The messages of what the coach says."""
    step = advice.step
    task = [] if step is None else [f"{PREFIX}-{step.id}-{part}" for part in ("task", "why")]
    return [*task, *(f"{PREFIX}-{comment}" for comment in advice.comments)]


# Every guided game


@pytest.mark.parametrize("name", TITLES)
def test_whatever_is_chosen_first_the_coach_gets_to_nearly_every_idea_and_all_of_them_are_met(name: str) -> None:
    of = lesson(name)
    ids = {step.id for step in of.steps}
    # What some steps are only for, such as a house that begins differently, is chosen as well as what the coach shows.
    named = {value for step in of.steps for each in step.when for value in each.where.values()}
    shows, *others = of.steps[0].wish
    never = set(ids)
    for wish in (shows, *(wish for wish in others if wish.id in named)):
        *_, (_, coach, _) = taught(of, beginning_with(wish))
        assert len(ids - coach.met) <= len(ids) // 6, f"{wish.id} misses {ids - coach.met}"
        never -= coach.met
    assert never == set()


@pytest.mark.parametrize("name", TITLES)
def test_most_tasks_leave_a_choice_and_the_coach_does_not_say_the_same_of_all(name: str) -> None:
    of = lesson(name)
    tasks = [advice for _, _, advice in taught(of, shown) if advice.phase == "task"]
    # Nothing is marked where whatever there is may be chosen.
    assert sum(len(advice.accepts) != 1 for advice in tasks) >= 0.6 * len(tasks)
    for step in of.steps:
        texts = [games.get(name).catalogue.say("en", f"{PREFIX}-{step.id}-{wish.id}") for wish in step.wish]
        assert len(set(texts)) >= min(2, len(texts)), step.id


@pytest.mark.parametrize("name", TITLES)
def test_it_ends_with_a_free_phase_in_which_the_coach_is_mostly_silent(name: str) -> None:
    of = lesson(name)
    told = [(advice, rule) for _, _, advice, _, rule in told_in(of)]
    phases = [advice.phase for advice, _ in told]
    free = [(advice, rule) for advice, rule in told if advice.phase == "free"]
    assert phases[-2:] == ["free", "done"]
    assert len(free) >= 10
    # What has not come up before may still be a task, but hardly ever is.
    assert phases[phases.index("free") :].count("task") <= len(free) / 4
    spoken = [rule or advice.comments for advice, rule in free if rule or advice.comments]
    assert len(spoken) <= len(free) / 2
    # What it says of a choice is a remark; what it tells besides is told for the first time.
    remarks = {remark.wish.id for remark in of.remarks}
    assert {comment for advice, _ in free[1:] for comment in advice.comments} <= {f"remark-{id}" for id in remarks} | {
        f"{step.id}-{wish.id}" for step in of.steps for wish in step.wish
    }
    rules = [rule for _, rule in told if rule]
    assert len(set(rules)) == len(rules)


@pytest.mark.parametrize("name", TITLES)
def test_whoever_does_anything_else_gets_to_the_end(name: str) -> None:
    of = lesson(name)
    texts = set(games.get(name).catalogue.messages("en"))
    for learner in map(by_chance, range(LEARNERS)):
        for _, _, advice in islice(taught(of, learner, bots="random"), MANY):
            assert set(said(advice)) <= texts
    for _, _, advice in taught(of, contrary):
        assert set(said(advice)) <= texts
    assert advice.phase == "done"


@pytest.mark.parametrize("name", TITLES)
def test_an_answer_that_was_not_asked_for_is_answered_too(name: str) -> None:
    of = lesson(name)
    before: Advice | None = None
    for _, _, advice in islice(taught(of, contrary, bots="random"), MANY):
        assert before is None or before.step is None or advice.comments
        before = advice


@pytest.mark.parametrize("name", TITLES)
def test_the_coach_knows_what_the_learner_knows(name: str) -> None:
    of = lesson(name)
    for at, (play, coach, advice) in enumerate(islice(taught(of, by_chance(7), bots="random"), MANY)):
        other = Coach(of)
        other.follow(play.answers)
        other.state = of.match.determinise(play.state, of.learner, Rng(at))
        other.state.events = []
        found = other.advice()
        assert (found.phase, found.step, found.comments, found.accepts) == (
            advice.phase, advice.step, advice.comments, advice.accepts,
        )  # fmt: skip
        assert coach.given == other.given


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_every_text_is_used(name: str, language: str) -> None:
    of, game = lesson(name), games.get(name)
    needed = set(of.texts())
    allowed = needed | {f"{PREFIX}-{step.id}-{part}" for step in of.steps for part in ("worth", "later", "other")}
    found = {id for id in game.catalogue.messages(language) if id.startswith(f"{PREFIX}-")}
    assert sorted(needed - found) == []
    assert sorted(found - allowed) == []
    for id in found:
        text = game.catalogue.say(language, id)
        assert not re.search(r"[{}]|\br\d+\b|\bs\d+\b", text), f"{id} names what no table shows: {text}"
        assert len(text) <= 260, f"{id} is too long for the panel: {len(text)}"


@pytest.mark.parametrize("name", TITLES)
def test_rules_that_steps_link_to_exist(name: str) -> None:
    rules = games.get(name).rules.rules
    assert [step.rule for step in lesson(name).steps if step.rule and step.rule not in rules] == []


@pytest.mark.parametrize("name", TITLES)
def test_what_was_taken_back_was_never_said(name: str) -> None:
    of = lesson(name)
    play, coach = Play(of.match, of.seed), Coach(of)
    begun = list(play.answers)
    coach.follow(begun)
    first = coach.advice()
    play.do(of.learner, shown(play.asks[0], coach))
    coach.follow(play.answers)
    assert coach.met
    coach.follow(begun)
    assert not coach.met
    assert coach.advice() == first


# How a guided game reads

REGATTA = """
chance = 1
bots = { Grace = "random" }
minutes = 1
learned = 1
ends = [{ event = "sailed", times = 2 }]
[[step]]
id = "wind"
wish = [{ id = "strong", verb = "choose", where = { wind = ["w5"] } }, { id = "weak", verb = "choose", besides = true }]
[[step]]
id = "sail"
again = true
wish = [{ id = "ride", verb = "sail", where = { ride = ["1"] } }]
[[remark]]
wish = { id = "slow", verb = "sail", where = { spaces = ["1"] } }
"""


def teaching(folder: Path, text: str = REGATTA) -> Regatta:
    game = Regatta()
    shutil.copytree(game.folder, folder, dirs_exist_ok=True)
    game.folder = folder
    (folder / FILE).write_text(text, "utf-8")
    return game


def test_a_choice_gets_its_own_comment(tmp_path: Path) -> None:
    of = lesson_of(teaching(tmp_path))
    assert of is not None
    assert (of.learner, of.players) == (0, (("", ""), ("Grace", "random")))
    play = Play(of.match, of.seed)
    legal = play.asks[0].actions
    comments = {}
    for action in legal:
        play, coach = Play(of.match, of.seed), Coach(of)
        coach.follow(play.answers)
        accepted = [of.match.verbs.format(code) for code in coach.advice().accepts]
        play.do(0, action)
        coach.follow(play.answers)
        comments[of.match.verbs.format(action)] = coach.comments
    assert accepted == ["choose w5"]
    assert comments.pop("choose w5") == ("wind-strong",)
    assert set(comments.values()) == {("wind-weak",)}


@pytest.mark.parametrize(("whom", "comes_up"), [("others", True), ("chance", False)])
def test_a_wish_may_want_somebody_else_to_decide_next(tmp_path: Path, whom: str, comes_up: bool) -> None:
    """Both choose in secret, and the learner first: then the other one is asked, and no die is rolled."""
    first, _, rest = REGATTA.partition("wish = [{ id")
    of = lesson_of(teaching(tmp_path, f'{first}wish = [{{ leaves_to = "{whom}", id{rest}'))
    assert of is not None
    coach = Coach(of)
    coach.follow(Play(of.match, of.seed).answers)
    assert (coach.advice().step is not None) == comes_up


def test_what_prepares_a_step_leaves_it_open_and_unremarked(tmp_path: Path) -> None:
    waiting = REGATTA.replace('id = "wind"\n', 'id = "wind"\nwaits = ["choose"]\n')
    of = lesson_of(teaching(tmp_path, waiting))
    assert of is not None
    play, coach = Play(of.match, of.seed), Coach(of)
    play.do(0, play.asks[0].actions[0])
    coach.follow(play.answers)
    assert (coach.met, coach.comments) == (set(), ())


def test_what_needs_a_plan_is_shown_where_a_task_asks_for_it_or_nothing_else_is_left(tmp_path: Path) -> None:
    of = lesson_of(teaching(tmp_path, f'planned = ["sail"]\n{REGATTA}'))
    assert of is not None
    shows = set()
    for play, coach, advice in islice(taught(of, shown), MANY):
        ask, action = play.ask_of(of.learner), coach.shown()
        if ask is not None and action is not None:
            offered = {of.match.verbs.verb(each).name for each in ask.actions}
            shows.add((advice.phase == "task", "anchor" in offered, of.match.verbs.verb(action).name))
    assert (False, True, "anchor") in shows
    assert (False, True, "sail") not in shows
    assert (True, True, "sail") in shows


def test_the_result_is_that_of_the_moment_when_it_ends(tmp_path: Path) -> None:
    of = lesson_of(teaching(tmp_path))
    assert of is not None
    *_, (play, coach, advice) = taught(of, shown)
    assert advice.scores == tuple(of.match.scores(play.state))
    while not play.over:
        ask = play.asks[0]
        play.do(ask.seat, ask.actions[0])
    coach.follow(play.answers)
    assert coach.advice().scores == advice.scores != tuple(of.match.scores(play.state))


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('verb = "choose"', 'verb = "chose"', "there is no verb 'chose'"),
        ('["w5"]', '["w99"]', "'choose' has no wind"),
        ('event = "sailed", times = 2', 'trait = "fame"', "no event or trait"),
        ('id = "sail"', 'id = "wind"', "defined twice"),
        ("minutes = 1", 'minutes = 1\nplanned = ["row"]', "there is no verb 'row'"),
        ("again = true", 'waits = ["row"]', "there is no verb 'row'"),
        ("minutes = 1", "minutes = 'one'", "Expected `int`"),
        ('"sailed"', '"floated"', "no event or trait"),
    ],
)
def test_one_that_does_not_fit_the_rules_is_refused(tmp_path: Path, before: str, after: str, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        lesson_of(teaching(tmp_path, REGATTA.replace(before, after)))
