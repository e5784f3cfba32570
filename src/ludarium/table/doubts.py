"""What players think the rules got wrong: question, position and record, kept for whoever runs the server.

A doubt is a file in the `doubts` folder of the data directory; the same doubt is one file. The player gets the same
file without what is hidden from their seat.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

import msgspec

import ludarium
from ludarium.kernel.record import record_of, write
from ludarium.table import wire_tables
from ludarium.table.rooms import Room

logger = logging.getLogger(__name__)

MOST: Final = 1000
"""So many are kept; the oldest go first."""
SUFFIX: Final = ".json"


def doubt_of(room: Room, seat: int, action: str | int, language: str) -> wire_tables.Doubt:
    """What a seat asked about, as far as it may know."""
    showing = room.showing
    why = showing.why("doubt", seat, action, language)
    return wire_tables.Doubt(
        name=f"{room.id}-{showing.ledger.seq}-{seat + 1}{SUFFIX}",
        version=ludarium.__version__,
        seat=seat,
        action=showing.match.verbs.format(showing.find(seat, action)),
        why=why,
        view=showing.view(seat, language),
        record=showing.record(seat, room.players(), room.table.copied),
    )


def whole(room: Room, doubt: wire_tables.Doubt) -> bytes:
    """The same for the operator: with the whole record and position, which no player may see."""
    play = room.ledger.play
    more = {
        "whole_record": write(record_of(play, None, list(room.players()), room.table.copied)),
        "position": room.showing.match.dump(play.state),
    }
    return msgspec.json.format(msgspec.json.encode(msgspec.to_builtins(doubt) | more))


def keep(folder: Path, name: str, text: bytes, most: int = MOST) -> bool:
    """Write a doubt; where there are too many, the oldest ones go. False where it cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        unfinished = folder / f"{name}.part"
        unfinished.write_bytes(text)
        unfinished.replace(folder / name)
        kept = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: (path.stat().st_mtime, path.name))
        for old in kept[: max(0, len(kept) - most)]:
            old.unlink(missing_ok=True)
    except OSError:
        logger.exception("the doubt %s cannot be kept", name)
        return False
    return True
