"""A game at a glance, for lists: the round, the points and the last move, as a spectator may know them.

A game in memory is looked at directly. Of every other one the list shows what was stored when it last came to rest;
names of people are filled in when it is shown, so they are always the present ones.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from ludarium.kernel.catalogue import LANGUAGES, say_shared
from ludarium.kernel.seats import CHANCE, SPECTATOR, hears
from ludarium.kernel.views import View
from ludarium.table.ledger import ANSWER
from ludarium.table.showing import Showing
from ludarium.table.store import SeatRow
from ludarium.table.wording import filled_in

if TYPE_CHECKING:
    from ludarium.table.rooms import Room

logger = logging.getLogger(__name__)

PARTS = ("cycle", "round", "phase")
"""The events with which a part of a game begins, the greatest first; a game has those that its rules have."""


class Glance(msgspec.Struct, frozen=True):
    """What a list shows of a game after fact `seq`, in some languages."""

    seq: int = -1
    scores: list[int] = []
    round: dict[str, str] = {}
    told: dict[str, str] = {}
    """The last move; with marks where people's names belong."""


def glance_of(showing: Showing, languages: Sequence[str] = LANGUAGES) -> Glance:
    """A game as a spectator knows it. Points are those of a position that contains nothing but what is open."""
    match, state = showing.match, showing.ledger.play.state
    view = match.view(state, SPECTATOR)
    return Glance(
        seq=showing.ledger.seq,
        scores=match.scores(state if showing.open else match.open(view)),
        round={language: _round(showing, view, language) for language in languages},
        told={language: _last_move(showing, language) for language in languages},
    )


def _round(showing: Showing, view: View, language: str) -> str:
    """The round in words: as the events call it with which it began, or by its number."""
    parts = _parts(showing)
    if parts:
        words = showing.words(language)
        return " · ".join(words.event(event).sentence for event in parts)
    number = showing.match.facts(view).get("round") or view["zones"].get("round")
    return say_shared(language, "table-round", number=str(number)) if isinstance(number, int) and number else ""


def _parts(showing: Showing) -> list[int]:
    """The events with which the present round began, and what it is part of."""
    happenings = showing.match.happenings
    known = [part for part in PARTS if part in {verb.name for verb in happenings.verbs}]
    found: dict[str, int] = {}
    for moment in reversed(showing.ledger.moments if known else []):
        for heard in reversed(moment.events):
            name = happenings.verb(heard.event).name
            if name in known and hears(heard.audience, SPECTATOR) and _fits(name, found):
                found[name] = heard.event
        if known[0] in found:
            break
    return [found[part] for part in known if part in found]


def _fits(name: str, found: dict[str, int]) -> bool:
    """Whether an earlier event names a part that the later ones leave open: a new round ends every phase before it."""
    return all(PARTS.index(name) < PARTS.index(other) for other in found)


def _last_move(showing: Showing, language: str) -> str:
    words = showing.words(language, named=False)
    for seq in reversed(showing.ledger.line):
        moment = showing.ledger.moments[seq - 1]
        if moment.fact.kind == ANSWER and moment.fact.seat != CHANCE:
            told, _ = showing.told_of(moment, SPECTATOR, words)
            if told:
                return told
    return ""


class Glances:
    """What lists show of one game in memory: made when somebody looks, and stored once the game comes to rest."""

    def __init__(self, stored: str) -> None:
        self.stored = _read(stored).seq
        """The number up to which the stored one goes."""
        self._before = -1
        self._made: dict[str, Glance] = {}

    def at(self, room: Room, *languages: str) -> Glance:
        """The game as it is now. A game that cannot say so has an empty glance; the list is more than one game."""
        seq = room.ledger.seq
        key = " ".join(languages)
        found = self._made.get(key)
        if found is None or found.seq != seq:
            try:
                found = glance_of(room.showing, languages)
            except Exception:
                logger.exception("table %s cannot be shown in a list", room.id)
                found = Glance(seq)
            self._made[key] = found
        return found

    def rests(self, seq: int) -> bool:
        """Whether nothing has happened since this was last asked."""
        before, self._before = self._before, seq
        return before == seq


class Look(msgspec.Struct, frozen=True):
    """A glance in one language, with the people's names."""

    scores: list[int] = []
    round: str = ""
    told: str = ""


def look_at(room: Room | None, stored: str, seats: Sequence[SeatRow], language: str) -> Look:
    """What a list shows of a table: as it is in memory, or as it was stored. A finished game of former rules and one
    that is being changed are shown as they were."""
    live = room is not None and not room.lock.locked() and room.showing.former is None
    glance = room.glances.at(room, language) if room is not None and live else _read(stored)
    names = [seat.name or say_shared(language, "cli-seat", seat=seat.seat + 1) for seat in seats]
    return Look(glance.scores, glance.round.get(language, ""), filled_in(glance.told.get(language, ""), names))


def _read(stored: str) -> Glance:
    return msgspec.json.decode(stored, type=Glance) if stored else Glance()
