"""Routes for several positions of a finished game at once, so that a browser can keep the whole game."""

from __future__ import annotations

from typing import Annotated

from litestar.params import QueryParameter

from ludarium.kernel.seats import SPECTATOR
from ludarium.table import wire
from ludarium.table.api import Named, TheHall, Tongue, Viewer, Visitor, looking, reads, reads_kept, tongue
from ludarium.table.films import Stretch
from ludarium.table.problems import Trouble
from ludarium.table.timeline import STEP

First = Annotated[
    int, QueryParameter(ge=0, le=2**31 - 1, description=f"How many answers had been given at the first of {STEP}.")
]


@reads("/tables/{table:str}/positions")
async def get_positions(
    hall: TheHall, visitor: Visitor, table: Named, first: First = 0, seat: Viewer = SPECTATOR, language: Tongue = ""
) -> list[wire.Position]:
    """Positions of a finished game, one after the other; none after its end."""
    async with looking(hall, table, visitor, seat) as room:
        if not room.showing.open:
            raise Trouble(409, "still-playing", "Positions come together once the game is over.")
        spoken, seqs = tongue(language, visitor), [None, *room.ledger.line][first : first + STEP]
        stretch = Stretch(first, STEP, seat, spoken, room.showing.words(spoken).names, seqs)
        look = hall.room_film(room, stretch, list[wire.Position])
    return await look


@reads_kept("/replays/{replay:str}/positions")
async def replay_positions(
    hall: TheHall, visitor: Visitor, replay: Named, first: First = 0, seat: Viewer = SPECTATOR, language: Tongue = ""
) -> list[wire.Position]:
    """Positions of a record, one after the other; none after its end."""
    return await hall.replay_film(replay, Stretch(first, STEP, seat, tongue(language, visitor)), list[wire.Position])


STRETCHES = (get_positions, replay_positions)
