"""What guests have learned, kept on the server: which levels they have solved, and with how few answers; which rules
they have met, and which of them they were refused by or took an answer back for.

An item is `level ID` or `puzzle ID` with the fewest answers, `met RULE`, or `slip RULE` with how often. Levels and
rules are those of the game, so a guest has at most as many items as a game has of these.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sqlalchemy import Connection, and_, delete, func, not_, select

from ludarium.kernel.coach import BLOCK, EXACTLY, nearness
from ludarium.kernel.levels import Level, standing
from ludarium.kernel.puzzles import level_named
from ludarium.table import schema, wire
from ludarium.table.ledger import BY_ITSELF
from ludarium.table.shelf import GUIDED
from ludarium.table.store import START, Guest

if TYPE_CHECKING:
    from ludarium.table.hall import Hall
    from ludarium.table.rooms import Room

MET, SLIP = "met", "slip"
MOST_SLIPS = 99
FIRST_GAMES = 3
"""So many games of a title are a person's first ones."""


def level_at(room: Room) -> Level | None:
    """The level that is played at a table."""
    start = room.ledger.play.start
    return None if start is None else level_named(start.match.game, start.kind, start.id)


async def note_guided(room: Room) -> None:
    """Remember a guided game once its learner, who is alone there, is through; whoever answered last."""
    coach = room.showing.coach
    if coach is None or room.taught:
        return
    coach.follow(room.ledger.play.answers)
    if coach.done:
        await keep(room.hall, room.table.host, room.table.game, GUIDED, 1)
        room.taught = True


async def note(room: Room, guest: Guest) -> None:
    """Remember a level that a guest has just solved, if they never needed fewer answers."""
    level = level_at(room)
    if level is None:
        return
    async with room.quiet():
        now = standing(level, room.ledger.play)
    if now.solved:
        await keep(room.hall, guest.id, room.table.game, f"{level.kind} {level.id}", now.used)
        await forget_slips(room.hall, guest.id, room.table.game, level)


async def keep(hall: Hall, guest: str, game: str, item: str, best: int) -> None:
    progress = schema.progress
    own = and_(progress.c.guest == guest, progress.c.game == game, progress.c.item == item)
    row = {"guest": guest, "game": game, "item": item, "best": best, "at": hall.settings.clock()}

    def put(connection: Connection) -> None:
        before = connection.execute(select(progress.c.best).where(own)).scalar_one_or_none()
        if before is None or before > best:
            connection.execute(hall.store.upsert(progress, "best", "at").values(**row))

    await hall.store.write(put)


async def learned(hall: Hall, guest: str, game: str) -> dict[str, int]:
    """What a guest has solved in a game: by kind and id the fewest answers."""
    progress = schema.progress
    query = select(progress.c.item, progress.c.best).where(and_(progress.c.guest == guest, progress.c.game == game))
    rows = await hall.store.read(lambda connection: connection.execute(query).all())
    return {str(row.item): int(row.best) for row in rows}


def rules_of(items: Mapping[str, int], kind: str) -> dict[str, int]:
    """Of what a guest has learned, the rules that were met or slipped on, and how often."""
    return {item.partition(" ")[2]: often for item, often in items.items() if item.startswith(f"{kind} ")}


async def meet(hall: Hall, guest: str, game: str, rule: str) -> None:
    """Remember that a rule was explained to a guest."""
    await keep(hall, guest, game, f"{MET} {rule}", 1)


async def last_met(hall: Hall, guest: str, game: str) -> float | None:
    """When a rule was last explained to a guest."""
    progress = schema.progress
    own = and_(progress.c.guest == guest, progress.c.game == game, progress.c.item.startswith(f"{MET} "))
    query = select(func.max(progress.c.at)).where(own)
    found = await hall.store.read(lambda connection: connection.execute(query).scalar_one_or_none())
    return None if found is None else float(found)


async def slip(hall: Hall, guest: str, game: str, rule: str) -> None:
    """Remember that a rule refused a guest something, or that they took back what it is about."""
    progress, item = schema.progress, f"{SLIP} {rule}"
    own = and_(progress.c.guest == guest, progress.c.game == game, progress.c.item == item)

    def put(connection: Connection) -> None:
        before = connection.execute(select(progress.c.best).where(own)).scalar_one_or_none() or 0
        row = {"guest": guest, "game": game, "item": item, "best": min(before + 1, MOST_SLIPS)}
        connection.execute(hall.store.upsert(progress, "best", "at").values(**row, at=hall.settings.clock()))

    await hall.store.write(put)


async def note_refusal(room: Room, guest: Guest, why: wire.Why) -> None:
    """A rule has refused a guest something; in a level everybody may try what they like."""
    if why.rule is not None and room.ledger.play.start is None:
        await slip(room.hall, guest.id, room.table.game, why.rule.id)


async def note_regret(room: Room, guest: Guest, seq: int) -> None:
    """A guest has taken back a choice with the fact of this number: the rule is the one of its verb."""
    async with room.quiet():
        moments, verbs = room.ledger.moments, room.ledger.match.verbs
        undone = [moments[each - 1].fact for each in moments[seq - 1].undoes] if seq <= len(moments) else []
        own = [fact for fact in undone if fact.seat >= 0 and not (fact.ticket or "").startswith(BY_ITSELF)]
        rule = verbs.verb(verbs.parse(own[0].text)).rule if own and room.ledger.play.start is None else ""
    if rule:
        await slip(room.hall, guest.id, room.table.game, rule)


async def forget_slips(hall: Hall, guest: str, game: str, level: Level) -> None:
    """Whoever has solved a level is not sent there again for what it teaches."""
    slips = rules_of(await learned(hall, guest, game), SLIP)
    near = [f"{SLIP} {rule}" for rule in slips if nearness(hall.shelf.game(game), level, rule) in (EXACTLY, BLOCK)]
    if near:
        progress = schema.progress
        gone = and_(progress.c.guest == guest, progress.c.game == game, progress.c.item.in_(near))
        await hall.store.write(lambda connection: connection.execute(delete(progress).where(gone)))


async def is_beginner(hall: Hall, guest: str, game: str) -> bool:
    """Whether a guest has sat down at few tables of a game yet, levels and examples aside."""
    seats, tables = schema.seats, schema.tables
    own = and_(seats.c.guest == guest, tables.c.game == game, not_(tables.c.origin.startswith(START)))
    some = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id).where(own).distinct().limit(FIRST_GAMES + 1)
    query = select(func.count()).select_from(some.subquery())
    return int(await hall.store.read(lambda connection: connection.execute(query).scalar_one())) <= FIRST_GAMES
