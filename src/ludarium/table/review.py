"""Learn from your mistakes: the answers of a seat in a finished game that cost most.

Every choice of the seat is compared with the best answers, judged at the end of the turn. The worst few are looked at
again, one of each turn: played and better answer are given in the same re-dealt positions, and strong bots play on
(`bots.weighing`). What costs nothing beyond the noise is no mistake. All of this runs in one process of low priority,
one choice after the other, in about a minute of processor time; what came of it is kept with the table.

A review imagines what is hidden as the seat had to, so it blames nobody for what they could not know.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import and_, select

from ludarium.kernel.coach import about, applying, level_for
from ludarium.kernel.engine import Rng, advance, ask_of
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.game import Match
from ludarium.kernel.play import Answer, Play, give
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import State
from ludarium.kernel.wording import TURN
from ludarium.table import logs, schema, seating, wire_learning
from ludarium.table.problems import Trouble
from ludarium.table.timeline import step
from ludarium.table.turns import Share, become
from ludarium.table.wording import TableWording, rule_info, wording_of
from ludarium.table.worker import Job, Thought

if TYPE_CHECKING:
    from ludarium.table.hall import Hall
    from ludarium.table.rooms import Room
    from ludarium.table.store import Guest

logger = logging.getLogger(__name__)

SHOWN, LOOKED_AT_AGAIN = 3, 9
AS_LONG_AS = 12
"""Playing on takes as long as so many first looks, so that the progress that is told is fair."""
MOST_CHOICES = 300
"""Of a longer game only so many choices, evenly spread."""
LEAST = 0.02
"""A mistake costs at least this much of the chance to win, or ten times as many points where that is not known."""


class Mistake(msgspec.Struct, frozen=True):
    """An answer that cost something, as it is kept. Of the chance nothing is known in games nobody has measured."""

    number: int
    """How many answers came before it."""
    played: str
    better: list[str]
    """The better answer and the choices after it."""
    points: float
    points_wide: float
    chances: tuple[float, float] | None
    """After what was played, and after what is better."""
    chance_wide: float
    reasons: list[tuple[str, int, float]]
    rule: str
    asked: str = ""
    """The frame that asked."""
    places: list[int] = []
    """Where the better answers do something, if they name no place themselves."""

    @property
    def cost(self) -> float:
        return self.points / 10 if self.chances is None else self.chances[1] - self.chances[0]


class Kept(msgspec.Struct, frozen=True):
    """A review as it is stored."""

    choices: int
    mistakes: list[Mistake]


class Choice(msgspec.Struct, frozen=True):
    """A choice of the seat that may have been a mistake."""

    number: int
    turn: int
    """Between two choices with the same number nobody else has answered."""
    state: Any
    played: int
    better: int = -1
    cost: float = 0.0


def choices_of(play: Play, seat: int) -> Iterator[Choice]:
    """Every choice of a seat with the position before it, from the first turn on: which faction somebody plays is no
    mistake. In a game without turns, and one that began in the middle, all of them."""
    match, start = play.match, play.start
    state: State = match.start() if start is None else match.load(start.position)
    advance(state)
    turns = (each.after for each in play.happenings if match.happenings.verb(each.event).name == TURN)
    first = next(turns, 0) if start is None else 0
    turn = 0
    for number, given in enumerate(play.answers):
        ask = ask_of(state, seat) if number >= first and given.seat == seat else None
        if ask is not None and len(ask.actions) > 1:
            yield Choice(number, turn, state.clone(), given.action)
        turn += given.seat not in (seat, CHANCE)
        step(state, Answer(given.seat, given.action, given.audience))


def evenly(found: list[Choice]) -> list[Choice]:
    if len(found) <= MOST_CHOICES:
        return found
    return [found[at * len(found) // MOST_CHOICES] for at in range(MOST_CHOICES)]


def worst_of_turns(seen: Iterable[Choice]) -> list[Choice]:
    """What cost most at the first look, once for each turn: its other choices mostly follow from that one."""
    found: dict[int, Choice] = {}
    for each in sorted(seen, key=lambda each: -each.cost):
        if each.cost > 0:
            found.setdefault(each.turn, each)
    return [*found.values()][:LOOKED_AT_AGAIN]


class Reviews:
    """The reviews that are being made, one for each guest."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.running: dict[str, Running] = {}

    def of(self, guest: str, table: str, seat: int) -> Running | None:
        found = self.running.get(guest)
        return found if found is not None and (found.table, found.seat) == (table, seat) else None

    def start(self, room: Room, guest: Guest, seat: int) -> None:
        before = self.running.get(guest.id)
        if before is not None:
            if (before.table, before.seat) != (room.id, seat):
                raise Trouble(
                    429, "too-fast", "Another game of yours is being reviewed; try again later.", retry_after=10
                )
            return
        running = self.running[guest.id] = Running(room, guest, seat)
        running.task = asyncio.create_task(self._made(running))

    async def _made(self, running: Running) -> None:
        become(self.hall.client(running.guest))
        logs.begin_work(running.table)
        try:
            kept = await running.make()
            await keep(self.hall, running.table, running.seat, kept)
        except Trouble as trouble:
            logger.warning("table %s: no review: %s", running.table, trouble)
        except Exception:
            logger.exception("table %s: the review of seat %s has failed", running.table, running.seat + 1)
        finally:
            self.running.pop(running.guest, None)

    async def close(self) -> None:
        tasks = [each.task for each in self.running.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Running:
    """A review under way."""

    def __init__(self, room: Room, guest: Guest, seat: int) -> None:
        self.hall, self.table, self.guest, self.seat = room.hall, room.id, guest.id, seat
        self.match: Match[Any] = room.ledger.match
        self.choices = evenly(list(choices_of(room.ledger.play, seat)))
        self.done = 0
        self.task: asyncio.Task[None] | None = None

    @property
    def total(self) -> int:
        return len(self.choices) + AS_LONG_AS * LOOKED_AT_AGAIN

    async def make(self) -> Kept:
        seen = [await self._looked_at(choice) for choice in self.choices]
        found = [
            mistake for choice in worst_of_turns(seen) if (mistake := await self._looked_at_again(choice)) is not None
        ]
        found.sort(key=lambda mistake: -mistake.cost)
        return Kept(len(self.choices), sorted(found[:SHOWN], key=lambda mistake: mistake.number))

    async def _think(self, choice: Choice) -> Thought:
        imagined = self.match.determinise(choice.state, self.seat, Rng(seating.fresh_stream()))
        job = Job(
            table=self.match.request,
            position=self.match.dump(imagined),
            seat=self.seat,
            level="expert",
            seed=seating.fresh_stream(),
            played=choice.played,
            against=choice.better,
        )
        thought = await self.hall.workers.think(job, Share(self.guest, self.table))
        self.done += 1 if choice.better < 0 else AS_LONG_AS
        if thought.error or thought.gap is None:
            raise Trouble(503, "no-hint", thought.error or "The bot has no answer now.")
        return thought

    async def _looked_at(self, choice: Choice) -> Choice:
        thought = await self._think(choice)
        assert thought.gap is not None
        gap = thought.gap
        cost = gap.points / 10 if gap.chances is None else gap.chances[1] - gap.chances[0]
        return msgspec.structs.replace(
            choice, better=thought.action, cost=cost if thought.action != choice.played else 0
        )

    async def _looked_at_again(self, choice: Choice) -> Mistake | None:
        thought = await self._think(choice)
        assert thought.gap is not None
        gap, verbs, plan = thought.gap, self.match.verbs, thought.lines[0].plan
        stack = self.match.view(choice.state, self.seat)["stack"]
        found = Mistake(
            number=choice.number,
            played=verbs.format(choice.played),
            better=[verbs.format(action) for action in plan],
            points=gap.points,
            points_wide=gap.points_wide,
            chances=gap.chances,
            chance_wide=gap.chance_wide,
            reasons=thought.lines[0].reasons,
            rule=rule_of(self.match, choice.state, self.seat, choice.played, plan),
            asked=stack[-1][0] if stack else "",
            places=places_of(self.match, choice.state, self.seat, plan),
        )
        noise = gap.points_wide / 10 if gap.chances is None else gap.chance_wide
        return found if found.cost > max(noise, LEAST) else None


def rule_of(match: Match[Any], state: State, seat: int, played: int, plan: Sequence[int]) -> str:
    """The rule that a better plan has to do with: of what its first answer brings about for the seat, or what the coach
    tells of it. Where a later answer is of the kind that was played, it is that one's: the first only prepares it."""
    verb = match.verbs.verb(played)
    for later in plan[1:] if match.verbs.verb(plan[0]).name != verb.name else ():
        other = match.verbs.verb(later)
        if other.name == verb.name or (verb.rule and other.rule == verb.rule):
            return next(iter(applying(match, state, seat, (), [later])), "")
    s = state.clone()
    ask = ask_of(s, seat)
    assert ask is not None
    s.events = []
    give(s, ask, plan[0])
    own = [event for event in s.events[::2] if about(match, s, seat, event)]
    rules = [match.happenings.verb(event).rule for event in own]
    of_plan = [rule for action in plan for rule in applying(match, state, seat, (), [action])]
    return next(filter(None, [*rules, *of_plan]), "")


def places_of(match: Match[Any], state: State, seat: int, plan: Sequence[int]) -> list[int]:
    """The places at which a plan does something, in the position as the seat sees it; none if its answers name some."""
    words = wording_of(match, "en", match.board_name(match.view(state, seat)))
    if any(words.acted(action)[1] for action in plan):
        return []
    s, found = state.clone(), dict[int, None]()
    for action in plan:
        ask = ask_of(s, seat)
        while ask is not None and len(ask.actions) == 1:
            give(s, ask, ask.actions[0])
            ask = ask_of(s, seat)
        if ask is None or ask.sealed or action not in ask.actions:
            break
        before, s.events = s.clone(), []
        give(s, ask, action)
        if match.sights.reveals(before, s):
            break
        found |= {pin.place: None for event in s.events[::2] for pin in words.event(event).pins}
    return [*found]


# What is kept


async def keep(hall: Hall, table: str, seat: int, kept: Kept) -> None:
    row = {"table_id": table, "seat": seat, "text": msgspec.json.encode(kept).decode()}
    await hall.store.write(
        lambda connection: connection.execute(hall.store.upsert(schema.reviews, "text").values(**row))
    )


async def kept_of(hall: Hall, table: str, seat: int) -> Kept | None:
    reviews = schema.reviews
    query = select(reviews.c.text).where(and_(reviews.c.table_id == table, reviews.c.seat == seat))
    text = await hall.store.read(lambda connection: connection.execute(query).scalar_one_or_none())
    return None if text is None else msgspec.json.decode(text, type=Kept)


# What is told


def told(match: Match[Any], kept: Kept, seat: int, words: TableWording, language: str) -> list[wire_learning.Mistake]:
    """The mistakes in words; one that the present rules have no words for is left out."""
    found = []
    for each in kept.mistakes:
        try:
            played, *better = [words.step(match.verbs.parse(text)) for text in [each.played, *each.better]]
        except LudariumError:
            continue
        level = level_for(match.game, each.rule) if each.rule else None
        found.append(
            wire_learning.Mistake(
                number=each.number,
                asked=words.question([[each.asked]]) if each.asked else "",
                played=played,
                better=better,
                places=each.places,
                points=round(each.points, 1),
                points_wide=round(each.points_wide, 1),
                chance_played=None if each.chances is None else round(each.chances[0], 3),
                chance_better=None if each.chances is None else round(each.chances[1], 3),
                chance_wide=round(each.chance_wide, 3),
                why=[
                    wire_learning.Motive(sentence=sentence, points=round(gain, 1))
                    for part, of, gain in each.reasons
                    if (sentence := words.motive(seat, part, of))
                ],
                rule=rule_info(match.game, language, each.rule),
                level="" if level is None else level.id,
                level_title="" if level is None else level.title[language],
            )
        )
    return found
