"""Guided first games: a real game from a fixed seed against a bot, with a coach who explains one idea at a time.

A game describes its own in `guided.toml`. A step is tied to no number of a move: it comes up at the learner's first
choice at which `when` holds, `until` does not hold and one of its wishes can be fulfilled. A wish is a kind of answer,
by verb and arguments, by what it `gives` (conditions as levels have them, counted from just before the answer), by the
verbs it `opens` to the learner, or by who decides what it brings (`leaves_to`). Every legal answer is played,
whatever the coach wishes for, and none can bring the lesson to a halt:

    [[step]]
    id = "arrive"
    when = [{ event = "phase", where = { phase = "2" } }]
    wish = [{ id = "harbour", verb = "sail", gives = [{ event = "landed" }] }, { id = "sea", verb = "sail" }]

The words are messages of the game's catalogue: `guided-arrive-task` and `-why` when the step comes up, `-worth` and
`-later` where there are such messages; then `-harbour` or `-sea` about the choice made, or `-other` about any other.
A remark is said once about an answer, whether a step came up or not. What the coach knows is what the learner knows.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

import msgspec

from ludarium.kernel.asks import Ask
from ludarium.kernel.chance import Dealer, seed_of
from ludarium.kernel.engine import Rng, advance, ask_of
from ludarium.kernel.errors import LudariumError, RecordError
from ludarium.kernel.game import Game, Match
from ludarium.kernel.levels import Condition, Meter
from ludarium.kernel.play import Answer, give
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import CHANCE, hears
from ludarium.kernel.state import State
from ludarium.kernel.wording import TURN

FILE = "guided.toml"
PREFIX = "guided"
MOST_COMPARED = 200
"""Of more answers that are wished for, the coach compares only the first to find the one to show."""
FEW = 2
"""Where somebody else has so many answers, such as to block or not, all are looked at."""


DEALERS = tuple(Dealer(seed_of(number)) for number in range(16))
"""What chance may answer, to compare answers that leave something to it."""


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of answer."""

    id: str
    verb: str
    where: dict[str, tuple[str, ...]] = {}
    gives: tuple[Condition, ...] = ()
    opens: tuple[str, ...] = ()
    """Verbs of which the learner can use one right after it."""
    leaves_to: Literal["", "chance", "others"] = ""
    """Who decides right after it what it brings."""
    besides: bool = False
    """Not what the task asks for, but worth a sentence of its own."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea, and what it is tried with; of the wishes the first that can be fulfilled is shown."""

    id: str
    wish: tuple[Wish, ...]
    when: tuple[Condition, ...] = ()
    until: tuple[Condition, ...] = ()
    again: bool = False
    """Whether it comes up again until a wish is fulfilled."""
    waits: tuple[str, ...] = ()
    """Verbs that prepare it: after such an answer it comes up again, without a word about that."""
    rule: str = ""
    shows: str = ""
    """What is laid beside the coach, by the id that the page has for it, such as the missions."""

    @property
    def asked(self) -> tuple[Wish, ...]:
        """The wishes that the task asks for."""
        return tuple(wish for wish in self.wish if not wish.besides)


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something about an answer that is new or costly."""

    wish: Wish
    when: tuple[Condition, ...] = ()


class _File(msgspec.Struct, forbid_unknown_fields=True):
    chance: int
    bots: dict[str, str]
    """The other seats in their order: what they are called, and how well they play."""
    minutes: int
    learned: int
    """How many sentences, from `guided-learned-1` on, say at the end what was learned."""
    step: tuple[Step, ...]
    ends: tuple[Condition, ...] = ()
    """Before the end of the game, if that is too far."""
    edition: str = ""
    options: dict[str, str] = {}
    learner: int = 0
    free: tuple[Condition, ...] = ()
    """From when on the learner is alone, but for what is new."""
    planned: tuple[str, ...] = ()
    """Verbs that bring something only to those who have a plan: shown where a task asks for them, or nothing else is
    left."""
    remark: tuple[Remark, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """The guided game of a title, valid under the current rules."""

    match: Match[Any]
    seed: str
    learner: int
    players: tuple[tuple[str, str], ...]
    """Name and level of the bot in each seat; empty for the learner."""
    minutes: int
    learned: int
    ends: tuple[Condition, ...]
    free: tuple[Condition, ...]
    planned: tuple[str, ...]
    steps: tuple[Step, ...]
    remarks: tuple[Remark, ...]

    def texts(self) -> Iterator[str]:
        """The messages that the coach needs; `-worth` and `-later` of a step may be there too."""
        yield from (f"{PREFIX}-title", f"{PREFIX}-goal", f"{PREFIX}-points", f"{PREFIX}-free", f"{PREFIX}-done")
        yield from (f"{PREFIX}-learned-{number}" for number in range(1, self.learned + 1))
        for step in self.steps:
            yield from (f"{PREFIX}-{step.id}-{part}" for part in ("task", "why"))
            yield from (f"{PREFIX}-{step.id}-{wish.id}" for wish in step.wish)
        yield from (f"{PREFIX}-remark-{remark.wish.id}" for remark in self.remarks)


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The guided game of a title, if it has one; RecordError for one that does not fit the rules."""
    path = game.folder / FILE
    if not path.is_file():
        return None
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), _File)
        seats = len(found.bots) + 1
        match = game.resolve(TableRequest.of(game.id, found.edition, seats, found.options))
        players = list(found.bots.items())
        players.insert(found.learner, ("", ""))
        lesson = Lesson(
            match,
            seed_of(found.chance),
            found.learner,
            tuple(players),
            found.minutes,
            found.learned,
            found.ends,
            found.free,
            found.planned,
            found.step,
            found.remark,
        )
        _check(lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, LudariumError) as problem:
        raise RecordError(0, f"{FILE} of {game.title}: {problem}") from None
    return lesson


def _goals(lesson: Lesson) -> list[tuple[Condition, ...]]:
    """The conditions that are counted from the beginning of the game."""
    goals = [lesson.ends, lesson.free, *(remark.when for remark in lesson.remarks)]
    return goals + [goal for step in lesson.steps for goal in (step.when, step.until)]


def _check(lesson: Lesson) -> None:
    verbs = {verb.name: verb for verb in lesson.match.verbs.verbs}
    ids = [step.id for step in lesson.steps]
    if len(set(ids)) < len(ids):
        raise RecordError(0, f"a step is defined twice in {ids}")
    wishes = (*(wish for step in lesson.steps for wish in step.wish), *(each.wish for each in lesson.remarks))
    waited = [name for step in lesson.steps for name in step.waits]
    begun = lesson.match.start()
    for goal in (*_goals(lesson), *(wish.gives for wish in wishes)):
        Meter(lesson.match, goal, begun, lesson.learner)
    for wish in wishes:
        for name in (wish.verb, *wish.opens, *waited, *lesson.planned):
            if name not in verbs:
                raise RecordError(0, f"there is no verb {name!r}")
        verb = verbs[wish.verb]
        kinds = {arg.key: arg.kind for arg in verb.args}
        for key, values in wish.where.items():
            if key not in kinds or not all(not kinds[key].named or value in kinds[key].index for value in values):
                raise RecordError(0, f"{wish.verb!r} has no {key} {values}")


@dataclass(frozen=True)
class Advice:
    """What the coach has to say, and the answers that fulfil a wish."""

    phase: Literal["task", "play", "free", "wait", "done"]
    """Whether there is something to try, the learner goes on with what they know, plays alone or waits for others."""
    number: int
    """How far the lesson is: the steps that are done with or can no longer come up, and the present one."""
    step: Step | None
    comments: tuple[str, ...]
    """About the learner's last choice; the messages are `guided-` and this."""
    accepts: tuple[int, ...] = ()
    """What the task asks for; empty where any answer will do."""
    shows: str = ""
    """What is laid beside the coach: what the step shows or, while the learner plays alone, what was shown last."""
    scores: tuple[int, ...] = ()
    """Once it is over, the points at that moment: the others may play on."""


class Coach:
    """Follows the answers of a game and knows what to say about them. It keeps a position of its own."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.match = lesson.match
        self._begin()

    def _begin(self) -> None:
        lesson = self.lesson
        self.state: State = self.match.start()
        self.state.events = []
        self.given: list[tuple[int, int]] = []
        self.met: set[str] = set()
        """The steps that are done with."""
        self.said: set[str] = set()
        """The remarks that were made."""
        self.comments: tuple[str, ...] = ()
        self.shows = ""
        self.scores: tuple[int, ...] = ()
        self.done = False
        begun = self.state.clone()
        # By identity: conditions cannot be hashed, and the lesson keeps them.
        goals = [goal for goal in _goals(lesson) if goal]
        self._meters = {id(goal): Meter(self.match, goal, begun, lesson.learner) for goal in goals}
        self._counts = {key: [0] * len(meter.goal) for key, meter in self._meters.items()}
        self._advice: Advice | None = None
        self._shown: int | None = None
        advance(self.state)
        self._count(self.state)

    def follow(self, answers: Sequence[Answer]) -> None:
        """Take in what was answered since; where something was taken back, everything once more."""
        plain = [(answer.seat, answer.action) for answer in answers]
        if plain[: len(self.given)] != self.given:
            self._begin()
        for seat, action in plain[len(self.given) :]:
            self._take(seat, action)

    def _take(self, seat: int, action: int) -> None:
        ask = ask_of(self.state, seat)
        if ask is None:
            raise RecordError(0, f"seat {seat + 1} was not asked before {self.match.verbs.format(action)!r}")
        mine = seat == self.lesson.learner
        before = self._seen() if mine else self.state
        chosen = len(ask.actions) > 1
        step = self._step(ask, before) if mine and chosen else None
        self._advice = self._shown = None
        self.given.append((seat, action))
        give(self.state, ask, action)
        advance(self.state)
        heard = self._count(self.state)
        if mine:
            self._comment(step, before, action, heard, chosen)
        ended = bool(self.lesson.ends) and self._holds(self.lesson.ends, self.state)
        if not self.done and (ended or advance(self.state) is None):
            self.done, self.scores = True, tuple(self.match.scores(self.state))

    def _comment(self, step: Step | None, before: State, action: int, heard: list[int], chosen: bool) -> None:
        """Comment on an answer; one that had no alternative leaves standing what was said about the choice before."""
        said = [] if chosen else list(self.comments)
        waits = step is not None and self.match.verbs.verb(action).name in step.waits
        if step is not None and not waits:
            self.shows = step.shows
            wish = next((wish for wish in step.wish if self._fulfils(wish, before, action, heard)), None)
            if wish is not None or not step.again:
                self.met.add(step.id)
            said.append(f"{step.id}-{'other' if wish is None else wish.id}")
        for remark in self.lesson.remarks:
            new = remark.wish.id not in self.said and self._holds(remark.when, self.state)
            if new and self._fulfils(remark.wish, before, action, heard):
                self.said.add(remark.wish.id)
                said.append(f"remark-{remark.wish.id}")
        if said or not waits:
            self.comments = tuple(said)

    # What holds

    def _count(self, s: State) -> list[int]:
        """Count the events a position has noted; those the learner has heard of."""
        events = s.events
        assert events is not None
        heard = [events[at] for at in range(0, len(events), 2) if hears(events[at + 1], self.lesson.learner)]
        for key, meter in self._meters.items():
            for event in heard:
                meter.count(s, event, self._counts[key])
        s.events = []
        return heard

    def _holds(self, goal: tuple[Condition, ...], s: State) -> bool:
        return not goal or self._meters[id(goal)].met(s, self._counts[id(goal)])

    def _seen(self) -> State:
        """The position as the learner may imagine it: whatever is hidden from them is dealt again."""
        seen: State = self.match.determinise(self.state, self.lesson.learner, Rng(0))
        seen.events = []
        return seen

    def _fits(self, wish: Wish, action: int) -> bool:
        verb = self.match.verbs.verb(action)
        if verb.name != wish.verb:
            return False
        values = zip(verb.args, self.match.verbs.values(action), strict=True)
        return all(arg.kind.text(value) in wish.where.get(arg.key, (arg.kind.text(value),)) for arg, value in values)

    def _fulfils(self, wish: Wish, before: State, action: int, heard: list[int] | None = None) -> bool:
        """Whether an answer is of this kind; `heard` is what it brought about, if it was given."""
        if not self._fits(wish, action):
            return False
        if not wish.gives and not wish.opens and not wish.leaves_to:
            return True
        meter = Meter(self.match, wish.gives, before, self.lesson.learner)
        counts, after = [0] * len(wish.gives), self.state
        if heard is None:
            after = self._tried(before, action)
            events = after.events or []
            heard = [events[at] for at in range(0, len(events), 2)]
        for event in heard:
            meter.count(after, event, counts)
        if wish.leaves_to and not self._left_to(after, wish.leaves_to):
            return False
        return meter.met(after, counts) and (not wish.opens or self._offers(after, wish.opens))

    def _offers(self, s: State, verbs: tuple[str, ...]) -> bool:
        ask = ask_of(s, self.lesson.learner)
        return ask is not None and any(self.match.verbs.verb(action).name in verbs for action in ask.actions)

    def _left_to(self, after: State, whom: str) -> bool:
        ask = advance(after)
        return ask is not None and ask.seat != self.lesson.learner and (ask.seat == CHANCE) == (whom == "chance")

    def _tried(self, before: State, action: int) -> State:
        ask = ask_of(before, self.lesson.learner)
        assert ask is not None
        return self._given(before, ask, action)

    def _over(self, step: Step, seen: State) -> bool:
        """Whether a step is done with, or comes too late."""
        return step.id in self.met or (bool(step.until) and self._holds(step.until, seen))

    def _step(self, ask: Ask, seen: State) -> Step | None:
        """The step that comes up at a choice of the learner."""
        for step in self.lesson.steps:
            if self._over(step, seen) or not self._holds(step.when, seen):
                continue
            if any(self._fulfils(wish, seen, action) for wish in step.asked for action in ask.actions):
                return step
        return None

    # What to say

    def advice(self) -> Advice:
        """What the coach says now."""
        if self._advice is None:
            self._advice = self._advise()
        return self._advice

    def _advise(self) -> Advice:
        if self.done:
            return Advice("done", len(self.lesson.steps), None, self.comments, scores=self.scores)
        ask, seen = ask_of(self.state, self.lesson.learner), self._seen()
        over = sum(self._over(step, seen) for step in self.lesson.steps)
        if ask is None:
            return Advice("wait", over, None, self.comments)
        step = self._step(ask, seen) if len(ask.actions) > 1 else None
        if step is None:
            free = bool(self.lesson.free) and self._holds(self.lesson.free, seen)
            return Advice("free" if free else "play", over, None, self.comments, shows=self.shows if free else "")
        wished = (a for a in ask.actions if any(self._fulfils(wish, seen, a) for wish in step.asked))
        accepts = tuple(wished)
        marked = accepts if len(accepts) < len(ask.actions) else ()
        return Advice("task", over + 1, step, self.comments, marked, step.shows)

    def shown(self) -> int | None:
        """The answer to show: the best of the first wish that can be fulfilled; None where the learner is not asked."""
        if self._shown is None and (ask := ask_of(self.state, self.lesson.learner)) is not None:
            seen, step = self._seen(), self.advice().step
            for wish in () if step is None else step.asked:
                wished = [action for action in ask.actions if self._fulfils(wish, seen, action)]
                if wished:
                    self._shown = self._best(seen, wished)
                    break
            else:
                self._shown = self._best(seen, self._calm(self._plain(ask.actions)))
        return self._shown

    def _plain(self, actions: list[int]) -> list[int]:
        """The answers that need no plan, if there are any."""
        verb, planned = self.match.verbs.verb, self.lesson.planned
        return [action for action in actions if verb(action).name not in planned] or actions

    def _calm(self, actions: list[int]) -> list[int]:
        """The answers in an order in which the first of equals is a good one to show: what ends something comes last in
        a verb table, and the first of its answers asks for least."""
        verb = self.match.verbs.verb
        names = list(dict.fromkeys(verb(action).name for action in actions))
        return sorted(actions, key=lambda action: -names.index(verb(action).name))

    def _best(self, seen: State, actions: list[int]) -> int:
        """The answer after which the learner is expected to lead by most; the first of equals."""
        best, most = actions[0], float("-inf")
        for action in actions[:MOST_COMPARED] if len(actions) > 1 else ():
            lead = self._lead(self._tried(seen, action))
            if lead > most:
                best, most = action, lead
        return best

    def _lead(self, after: State) -> float:
        """By how much the learner is expected to lead; where chance is next, after a few of its answers, and where
        somebody else has to say yes or no before the turn ends, after both."""
        ask, learner = advance(after), self.lesson.learner
        if ask is not None and ask.seat == CHANCE:
            return sum(self._lead(self._dealt(after, dealer)) for dealer in DEALERS) / len(DEALERS)
        if ask is not None and ask.seat != learner and len(ask.actions) <= FEW and not self._passed(after):
            return sum(self._lead(self._given(after, ask, action)) for action in ask.actions) / len(ask.actions)
        expected = self.match.foresee(after)
        return expected[learner] - max(each for seat, each in enumerate(expected) if seat != learner)

    def _passed(self, after: State) -> bool:
        """Whether a turn or something larger has begun since the answer that is tried."""
        begins = (self.match.happenings.verb(event).name for event in (after.events or [])[::2])
        return any(name == TURN or name in self.match.milestones for name in begins)

    def _given(self, before: State, ask: Ask, action: int) -> State:
        after: State = before.clone()
        after.events = []
        give(after, ask, action)
        advance(after)
        return after

    def _dealt(self, before: State, dealer: Dealer) -> State:
        after, drawn = before.clone(), 0
        while (ask := advance(after)) is not None and ask.seat == CHANCE:
            give(after, ask, dealer.answer(ask, drawn))
            drawn += 1
        return after
