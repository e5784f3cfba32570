"""Notices about changed rules: for a running game, a finished one, and a record."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from ludarium.kernel.errors import NotationError, RecordError
from ludarium.kernel.play import Answer, Play
from ludarium.kernel.record import Record, Turn, is_former
from ludarium.kernel.seats import CHANCE, hears
from ludarium.kernel.starts import start_named
from ludarium.table.ledger import Change, Ledger, Refused
from ludarium.table.store import TableRow
from ludarium.table.upgrade import scores_of
from ludarium.table.wording import TableWording


def change_sentence(change: Change, at: float, viewer: int, words: TableWording, *, open: bool) -> str:
    """What a change of the rules meant for a game that was under way; a hidden answer stays hidden."""
    rules = change.rules != change.now_rules
    year, month, day = datetime.fromtimestamp(at, UTC).date().isoformat().split("-")
    values: dict[str, object] = {"year": year, "month": month, "day": day, "answers": change.kept}
    if rules:
        values |= {"was": change.rules, "now": change.now_rules}
    said = [words.say("table-change-rules" if rules else "table-change-content", **values)]
    if change.differs:
        said.append(words.say("table-change-differs"))
    if change.refused is not None:
        said.append(_refused(change.refused, change.back, viewer, words, open=open))
    if change.start:
        said.append(words.say("table-change-start"))
    if change.free:
        said.append(words.say("table-change-free"))
    return " ".join(said)


def _refused(refused: Refused, back: int, viewer: int, words: TableWording, *, open: bool) -> str:
    known = open or refused.seat == viewer or hears(refused.audience, viewer)
    chance = refused.seat == CHANCE
    if known:
        id = "table-refused-chance" if chance else "table-refused-seat"
    else:
        id = "table-refused-chance-hidden" if chance else "table-refused-seat-hidden"
    values: dict[str, object] = {} if chance else {"who": words.names[refused.seat]}
    if known:
        values["action"] = _action(refused.text, words)
    named = words.say(id, **values)
    return f"{named} {words.say('table-change-back', back=back)}"


def _action(text: str, words: TableWording) -> str:
    """An answer in words, or in notation if the current rules have none for it."""
    try:
        return words.action(words.match.verbs.parse(text))
    except NotationError:
        return text


def finished_sentence(table: TableRow, ledger: Ledger, words: TableWording) -> str:
    """How far the current rules can follow a finished game, which has no secrets left."""
    game, play = words.match.game, ledger.play
    rules = table.rules != game.version
    values = {"was": table.rules, "now": game.version} if rules else {}
    said = [words.say("table-finished-rules" if rules else "table-finished-content", **values)]
    beyond = ledger.beyond
    if beyond is not None:
        why = why_not(play, beyond.seat, beyond.text, words)
        kept = len(play.answers)
        said.append(words.say("table-finished-stops", kept=kept, why=why))
    else:
        said.append(words.say("table-finished-holds", answers=len(play.answers)))
        scores = scores_of(table.ending)
        winners = [int(seat) for seat in table.winners.split()]
        match = play.match
        if (scores and scores != match.scores(play.state)) or (winners and winners != match.winners(play.state)):
            said.append(words.say("table-finished-otherwise"))
    return " ".join(said)


def record_sentence(record: Record, answers: Sequence[Answer], stop: RecordError | None, words: TableWording) -> str:
    """How far the current rules can follow a record of former ones; "" for one of the current rules.

    They follow it for these answers; `stop` says at which line it ends, if it does.
    """
    match = words.match
    if not is_former(record, match):
        return ""
    was = record.headers["Rules"]
    rules = was != str(match.game.version)
    values = {"was": was, "now": match.game.version} if rules else {}
    said = [words.say("table-record-rules" if rules else "table-record-content", **values)]
    kept, held = len(answers), sum(len(turn.steps) for turn in record.turns)
    if kept < held and stop is not None:
        name = record.headers.get("Start")
        play = Play(match, draw=False, start=None if name is None else start_named(match.game, name))
        for given in answers:
            play.recall(given.seat, given.action)
        turn, text = _step(record, kept)
        seat = CHANCE if text.startswith("*") else turn.seat
        why = why_not(play, seat, text.removeprefix("*"), words)
        said.append(words.say("table-record-stops", kept=kept, answers=held, line=stop.line, why=why))
    else:
        said.append(words.say("table-finished-holds", answers=held))
        if stop is not None:
            said.append(words.say("table-finished-otherwise"))
    return " ".join(said)


def _step(record: Record, number: int) -> tuple[Turn, str]:
    """The turn and the text of the answer with this number, counted from 0; chance's has a star."""
    steps = [(turn, f"{'*' if step.chance else ''}{step.text}") for turn in record.turns for step in turn.steps]
    return steps[number]


def why_not(play: Play, seat: int, text: str, words: TableWording) -> str:
    """Why the current rules refuse an answer, for those who may know everything about the position."""
    try:
        code = play.match.verbs.parse(text)
    except NotationError:
        return words.say("table-refused-unknown", action=text)
    refusal = play.match.why_not(play.state, seat, code)
    if refusal is None:
        return words.action(code)
    rule = f" ({refusal.rule})" if refusal.rule else ""
    return words.refusal(refusal, code).sentence + rule
