"""How long a newcomer takes for the guided game and for the levels of each title: `python -m tools.minutes`.

Somebody who lets the coach show everything reads each text once as it appears (`WORDS` a minute), looks and clicks
(`CLICK` seconds for each part of an answer, and for the confirmation), and watches the others' answers at the default
pace (`STEP` seconds each). Texts are what the coach says: goal and points, task, reason, worth and outlook of a step,
comments, what the others did, rules that apply for the first time, and what was learned at the end.

Whoever plays a level reads what it is about, its goal and the rules it teaches. At every choice they look at the table
(`LOOK` seconds) and at what is offered (`OFFER` seconds for each answer, of `MOST_OFFERED` at most), and click. Their
first answer is a wrong one, as most are: they take it back, read the first hint, and look and click again. The seconds
are assumed, nobody has been timed: they say which levels are long or short, and only roughly how long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludarium import games
from ludarium.bots.levels import player
from ludarium.kernel.asks import Ask
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.coach import due
from ludarium.kernel.engine import Rng
from ludarium.kernel.game import Game
from ludarium.kernel.lessons import PREFIX, Advice, Coach, Lesson, lesson_of
from ludarium.kernel.levels import Level, Walk, course_of, start_of_level
from ludarium.kernel.play import Play
from ludarium.kernel.seats import CHANCE, hears
from ludarium.kernel.starts import Start
from ludarium.kernel.wording import Wording

WORDS = 200
CLICK = 6.0
STEP = 0.35
MOST_TOLD = 6
"""So many answers of the others are told at once, as on the page."""
LEAST, MOST = 15, 25
"""How many minutes a guided game may take."""

LOOK, OFFER, MOST_OFFERED = 20.0, 1.0, 30
LEVEL_LEAST, LEVEL_MOST = 2.0, 5.0
"""How many minutes a level may take."""

Learner = Callable[[Ask, Coach], int]


def shown(ask: Ask, coach: Coach) -> int:
    """A learner who always lets the coach show it."""
    action = coach.shown()
    assert action is not None
    return action


def taught(of: Lesson, learner: Learner, bots: str = "") -> Iterator[tuple[Play, Coach, Advice]]:
    """A guided game up to its end: the coach at every choice of the learner, and once it is over."""
    play, coach = Play(of.match, of.seed), Coach(of)
    while not play.over:
        coach.follow(play.answers)
        if coach.done:
            break
        ask = play.ask_of(of.learner) or play.asks[0]
        if ask.seat == of.learner:
            if len(ask.actions) > 1:
                yield play, coach, coach.advice()
            action = learner(ask, coach) if len(ask.actions) > 1 else ask.actions[0]
        else:
            given = len(play.answers)
            at = player(bots or of.players[ask.seat][1], given)
            imagined = of.match.determinise(play.state, ask.seat, Rng(given))
            action = at.bot.choose(of.match, imagined, ask.seat, at.rng, at.budget).action
        play.do(ask.seat, action)
    coach.follow(play.answers)
    assert coach.done
    yield play, coach, coach.advice()


class Reader:
    """Somebody who reads in one language what the coach of a guided game says, each text once."""

    def __init__(self, of: Lesson, language: str) -> None:
        self.of, self.language = of, language
        self.game = of.match.game
        self.wording = Wording(of.match, language)
        self.known = self.game.catalogue.messages(language)
        self.words = 0
        self.read: set[str] = set()

    def message(self, part: str) -> None:
        id = f"{PREFIX}-{part}"
        if id in self.known and id not in self.read:
            self.read.add(id)
            self.words += len(self.game.catalogue.say(self.language, id).split())

    def look(self, advice: Advice, told: str) -> None:
        """Read what is there at a choice, with the rule that is told there."""
        for part in ("goal", "points", *advice.comments):
            self.message(part)
        if advice.step is not None:
            for part in ("task", "why", "worth", "later"):
                self.message(f"{advice.step.id}-{part}")
        if advice.phase in ("free", "done"):
            self.message(advice.phase)
        for number in range(1, self.of.learned + 1) if advice.phase == "done" else ():
            self.message(f"learned-{number}")
        if told:
            rule = self.game.rules.rules[told]
            self.words += len(f"{rule.title(self.language)} {rule.says(self.language)}".split())

    def others(self, answers: list[tuple[int, int]]) -> None:
        for _, action in answers[-MOST_TOLD:]:
            self.words += len(self.wording.action(action).split())


def clicks(of: Lesson | Start, action: int) -> int:
    """How often an answer is clicked for: once for each thing it names, and to confirm it."""
    return 1 + max(1, sum(arg.kind.named for arg in of.match.verbs.verb(action).args))


def choices_of(level: Level, start: Start) -> Iterator[tuple[Ask, int]]:
    """The choices of the stored solution, each with its answer."""
    walk = Walk(level, start)
    for seat, action in start.lines:
        ask = walk.settle()
        if ask is None:
            return
        if seat == start.seat and action in ask.actions:
            yield ask, action
            walk.give(ask, action)


def minutes_of_level(game: Game, level: Level, wrong: int = 1) -> dict[str, float]:
    """How many minutes a level takes in each language, with so many wrong first answers."""
    start = start_of_level(game, level)
    tries = [
        LOOK + OFFER * min(len(ask.actions), MOST_OFFERED) + CLICK * clicks(start, action)
        for ask, action in choices_of(level, start)
    ]
    rules = [game.rules.rules[id] for id in level.rules]
    found = {}
    for language in LANGUAGES:
        texts = [part[language] for part in (level.title, level.idea, level.aim, level.nudge)]
        texts += [f"{rule.title(language)} {rule.says(language)}" for rule in rules]
        found[language] = (sum(tries) + wrong * tries[0]) / 60 + len(" ".join(texts).split()) / WORDS
    return found


def told_in(of: Lesson) -> Iterator[tuple[Play, Coach, Advice, list[tuple[int, int]], str]]:
    """A guided game in which the coach shows everything: at every choice what the others have answered since the last
    one, and the rule that is told."""
    met: set[str] = set()
    since, heard, lately = 0, 0, False
    for play, coach, advice in taught(of, shown):
        given = [(answer.seat, answer.action) for answer in play.answers]
        theirs = [each for each in given[since:] if each[0] not in (of.learner, CHANCE)]
        lately = lately and not theirs
        told = new_rule(play, coach, advice, met, heard, lately)
        lately = lately or bool(told) or (advice.step is not None and bool(advice.step.rule))
        since, heard = len(given), len(play.happenings)
        yield play, coach, advice, theirs, told


def minutes(of: Lesson) -> dict[str, float]:
    """How many minutes the guided game takes in each language."""
    readers = [Reader(of, language) for language in LANGUAGES]
    seconds = 0.0
    for play, coach, advice, theirs, told in told_in(of):
        for reader in readers:
            reader.others(theirs)
            reader.look(advice, told)
        seconds += STEP * len(theirs)
        if advice.phase != "done":
            seconds += CLICK * clicks(of, shown(play.asks[0], coach))
    return {reader.language: seconds / 60 + reader.words / WORDS for reader in readers}


def new_rule(play: Play, coach: Coach, advice: Advice, met: set[str], heard: int, lately: bool) -> str:
    """The rule that is told for the first time where nothing is to be tried; that of a task is told by the task."""
    ask, seat = play.ask_of(coach.lesson.learner), coach.lesson.learner
    if advice.step is not None:
        met.add(advice.step.rule)
        return ""
    if ask is None or not (advice.phase == "free" or (advice.phase == "play" and not advice.comments)):
        return ""
    events = [each.event for each in play.happenings[heard:] if hears(each.audience, seat)]
    rule = next(iter(due(play.match, play.state, seat, events, ask.actions, met, lately, calm=True)), "")
    met.add(rule)
    return rule


def main() -> None:
    for title in games.names():
        of = lesson_of(games.get(title))
        if of is not None:
            told = ", ".join(f"{language} {found:.1f}" for language, found in minutes(of).items())
            print(f"{title}: {told} minutes; {of.minutes} are promised", flush=True)
        for level in course_of(games.get(title)).levels:
            took = minutes_of_level(games.get(title), level)
            told = ", ".join(f"{language} {each:.1f}" for language, each in took.items())
            print(f"  {level.id}, par {level.par}: {told}", flush=True)


if __name__ == "__main__":
    main()
