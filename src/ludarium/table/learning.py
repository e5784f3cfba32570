"""Routes for those who learn a game: its course of levels, and how the level stands that they are trying."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.kernel.levels import Level, course_of, solvable, standing
from ludarium.kernel.puzzles import puzzles_of
from ludarium.kernel.seats import CHANCE
from ludarium.table import wire_learning
from ludarium.table.api import Known, Named, Seat, TheHall, Tongue, Visitor, looking, reads, tongue
from ludarium.table.coaching import met_rules, suggestions
from ludarium.table.problems import Trouble
from ludarium.table.progress import learned, level_at
from ludarium.table.rooms import Room
from ludarium.table.shelf import GUIDED
from ludarium.table.wording import rule_info

DEEP, MANY = 6, 300
"""How far, and in how many positions, is looked for a way that is still open: about as long as an answer takes."""


def level_info(level: Level, language: str, learned: Mapping[str, int]) -> wire_learning.LevelInfo:
    best = learned.get(f"{level.kind} {level.id}", 0)
    return wire_learning.LevelInfo(
        id=level.id,
        lesson=level.lesson,
        title=level.title[language],
        idea=level.idea[language],
        aim=level.aim[language],
        par=level.par,
        rules=list(level.rules),
        rating=level.rating,
        best=best,
        stars=level.stars(best) if best else 0,
    )


@reads("/games/{game:str}/course")
async def get_course(hall: TheHall, visitor: Visitor, game: Named, language: Tongue = "") -> wire_learning.CourseInfo:
    """The levels of a game, and how well the visitor has solved them."""
    found = hall.shelf.game(game)
    course, spoken = course_of(found), tongue(language, visitor)
    best = {} if visitor is None else await learned(hall, visitor.id, game)
    return wire_learning.CourseInfo(
        lessons=[lesson[spoken] for lesson in course.lessons],
        levels=[level_info(level, spoken, best) for level in course.levels],
        puzzles=[level_info(level, spoken, best) for level in puzzles_of(found)],
        met=len(met_rules(found, best)),
        rules=len(found.rules.rules),
        again=suggestions(found, best, spoken),
        guided=GUIDED in best,
    )


@reads("/tables/{table:str}/level")
async def get_level(
    hall: TheHall, guest: Known, table: Named, seat: Seat, language: Tongue = ""
) -> wire_learning.LevelNow:
    """How the level stands that is played here; only for its learner."""
    spoken = tongue(language, guest)
    async with looking(hall, table, guest, seat) as room:
        room.check_mine(guest, seat)
        level, play = level_at(room), room.ledger.play
        if level is None:
            raise Trouble(404, "no-level", "No level is played at this table.")
        now, seq = standing(level, play), room.ledger.seq
        way, (step, solution) = way_of(room, seat, spoken), lines_of(room, seat, spoken)
        # The search is over before anybody answers, and too short to be noticed.
        stuck = now.over or (not now.solved and solvable(level, play, DEEP, MANY) is False)
    best = await learned(hall, guest.id, room.table.game)
    course = course_of(play.match.game)
    every = puzzles_of(play.match.game) if level.rating else course.levels
    number = every.index(level) + 1
    return wire_learning.LevelNow(
        seq=seq,
        number=number,
        levels=len(every),
        lesson="" if level.rating else course.lessons[level.lesson - 1][spoken],
        level=level_info(level, spoken, best),
        next=every[number].id if number < len(every) else "",
        used=now.used,
        parts=[wire_learning.GoalPart(there=max(0, there), needed=needed) for there, needed in now.reached],
        solved=now.solved,
        stuck=stuck and not now.solved,
        way=way,
        nudge=level.nudge[spoken],
        step=step,
        solution=solution,
        rules=[info for id in level.rules if (info := rule_info(play.match.game, spoken, id)) is not None],
    )


def way_of(room: Room, seat: int, language: str) -> list[str]:
    """The learner's choices so far, in words."""
    words = room.showing.words(language)
    moments = [room.ledger.moments[seq - 1] for seq in room.ledger.line]
    return [words.action(each.action) for each in moments if each.fact.seat == seat and not each.forced]


def lines_of(room: Room, seat: int, language: str) -> tuple[str, list[str]]:
    """The next step of the stored solution, if it was followed so far, and all its steps."""
    words, ahead = room.showing.words(language), room.ledger.ahead
    start = room.ledger.play.start
    assert start is not None
    whole = [words.action(action) for whose, action in start.lines if whose != CHANCE]
    return words.action(ahead.action) if ahead is not None and ahead.seat == seat else "", whole


LEARNING = (get_course, get_level)
