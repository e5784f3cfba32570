"""What happens to a stored game when the rules or the content have changed.

A running game continues under the current rules. If they refuse one of its answers, it goes back to the point just
before it, as people do at a real table when a move turns out to be illegal, and chance continues from a new seed,
since everyone has seen what the old one produced. This is one more fact: nothing is deleted. A finished game is never
changed; it is shown as far as the current rules can follow it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from ludarium.kernel.chance import commitment
from ludarium.kernel.errors import NotationError
from ludarium.kernel.game import Match
from ludarium.kernel.play import Play
from ludarium.kernel.record import HIDDEN, Record, headers_of, write
from ludarium.kernel.seats import CHANCE, NOBODY
from ludarium.kernel.starts import Start
from ludarium.table.ledger import RULES, Change, Ledger, Refused, standing
from ludarium.table.store import OVER, PLAYING, START, Fact, SeatRow, TableRow


def is_present(table: TableRow, match: Match[Any], start: Start | None = None) -> bool:
    """Whether a table is played under the current rules, with the current content and from its start as it is now."""
    same = start is None or start.name == table.start
    return match.game.version == table.rules and match.pack.hash == table.content and same


@dataclass(frozen=True)
class Trial:
    """How far the current rules can follow the answers of a game, and what stops them."""

    play: Play
    refused: Refused | None
    drawn: bool
    """Whether every chance answer of the game's own follows from its seed under the current rules too."""

    @property
    def kept(self) -> int:
        return len(self.play.answers)


def tried(match: Match[Any], seed: str, copied: int, answers: Sequence[Fact], start: Start | None = None) -> Trial:
    """Give answers again, each checked, up to the first that is refused."""
    play = Play(match, seed, draw=False, start=start)
    drawn = True
    for number, fact in enumerate(answers):
        ask = play.ask_of(fact.seat)
        refused = Refused(fact.seat, fact.text, NOBODY if ask is None else ask.audience)
        try:
            action = match.verbs.parse(fact.text)
        except NotationError:
            return Trial(play, refused, drawn)
        if ask is None or action not in ask.actions:
            return Trial(play, refused, drawn)
        if fact.seat == CHANCE and number >= copied:
            drawn = drawn and play.dealer.answer(ask, play.chances) == action
        play.recall(fact.seat, action)
    return Trial(play, None, drawn)


def continued(
    table: TableRow,
    facts: Sequence[Fact],
    match: Match[Any],
    seed: Callable[[], str],
    at: float,
    start: Start | None = None,
) -> tuple[TableRow, list[Fact], Ledger]:
    """A running game moved to the current rules: its row, the facts to add, and the resulting position."""
    answers = standing(facts)
    anew = start is not None and start.name != table.start  # then nothing that was answered means what it meant
    trial = tried(match, table.seed, table.copied, [] if anew else answers, start)
    following = follows_script(table, answers)
    if start is not None:
        copied = max(len(start.lines), 0 if trial.refused is None and trial.drawn else trial.kept)
    elif trial.refused is not None or following or not trial.drawn:
        copied = trial.kept
    else:
        copied = table.copied
    change = Change(
        rules=table.rules,
        content=table.content,
        seed=table.seed,
        copied=table.copied,
        now_rules=match.game.version,
        now_content=match.pack.hash,
        kept=trial.kept,
        back=len(answers) - trial.kept,
        refused=trial.refused,
        free=following,
        start=table.start if anew else "",
    )
    changed = replace(
        table,
        origin=table.origin if start is None else f"{START}{start.name}",
        rules=match.game.version,
        content=match.pack.hash,
        seed=start.seed if start is not None and start.seed else table.seed if trial.refused is None else seed(),
        copied=copied,
        changed=at,
    )

    def led_over(change: Change) -> tuple[Ledger, list[Fact]]:
        fact = Fact(len(facts) + 1, RULES, CHANCE, change.text(), None, at)
        ledger = Ledger.read(match, changed.seed, [*facts, fact], start=start)
        return ledger, [fact, *ledger.settle(at)]

    ledger, added = led_over(change)
    if trial.refused is None and not anew and (ledger.waits_for != table.asked or ledger.play.over):
        ledger, added = led_over(msgspec.structs.replace(change, differs=True))
    over = ledger.play.over
    changed = replace(
        changed,
        status=OVER if over else PLAYING,
        asked=ledger.waits_for,
        winners=winners_of(ledger.play),
        ending=ending_of(ledger.play) if over else "",
    )
    return changed, added, ledger


def follows_script(table: TableRow, answers: Sequence[Fact]) -> bool:
    """Whether a table follows a written lesson, as there were: such a one has more answers than were given."""
    return not table.start and table.copied > len(answers)


def finished(table: TableRow, facts: Sequence[Fact], match: Match[Any], start: Start | None = None) -> Ledger:
    """A finished game of former rules, as far as the present ones follow it: not at all from a start that changed."""
    if start is not None and start.name != table.start:
        return Ledger.read(match, table.seed, facts, 0, start)
    trial = tried(match, table.seed, table.copied, standing(facts), start)
    return Ledger.read(match, table.seed, facts, trial.kept, start)


# How a game ended


def winners_of(play: Play) -> str:
    """The seats that have won, as they are stored."""
    return " ".join(map(str, play.match.winners(play.state))) if play.over else ""


def ending_of(play: Play, *, decided: bool = False) -> str:
    """Result and digest as the record names them, kept for the day the rules change."""
    result = " ".join(map(str, play.match.scores(play.state))) if play.over or decided else "*"
    return f"{result} {play.match.digest(play.state)}"


def scores_of(ending: str) -> list[int]:
    """The points in an ending; none where it was not kept, or the game was ended early."""
    return [int(points) for points in ending.split()[:-1] if points != "*"]


# Records of former rules


def players_of(seats: Sequence[SeatRow]) -> list[str]:
    """What the seats are called in a record."""
    return [seat.name or seat.bot or f"Seat {seat.seat + 1}" for seat in seats]


def written(
    table: TableRow,
    facts: Sequence[Fact],
    players: Sequence[str],
    shown: Callable[[Fact], bool],
    *,
    name: str,
    open: bool,
    conceded: Sequence[int] = (),
) -> str:
    """The record of a game from its facts alone, for which no rules are needed: those it was played under are gone.

    `name` is that of the content. If a position can no longer be known, its header is a question mark.
    """
    answers = standing(facts)
    result, _, digest = table.ending.rpartition(" ")
    unknown = HIDDEN if table.status == OVER else "*"
    headers = headers_of(
        table.request,
        rules=table.rules,
        content=f"{name} {table.content}",
        players=players,
        start=table.start,
        commitment=commitment(table.seed),
        seed=table.seed if open else "",
        copied=table.copied,
        conceded=conceded,
        answers=len(answers),
        result=result or unknown,
        digest=digest or HIDDEN,
    )
    record = Record(headers)
    for fact in answers:
        record.add(fact.seat, fact.text if shown(fact) else HIDDEN)
    return write(record)
