"""Records as tables for learners: a row for each answer of a seat, with what it saw, could say, and how it ended.

| column | meaning |
|---|---|
| `game`, `edition`, `seats`, `record` | where the answer comes from |
| `answer`, `seat` | its number in the record, and who gave it |
| `observation` | what the seat saw, see `ludarium.adapters.observation` |
| `legal`, `code`, `text` | the codes of all legal answers; the code and the text of the one given |
| `words` | the same answer as words, see `ludarium.adapters.vocabulary` |
| `points`, `final_points` | the seat's points at this moment and at the end |
| `reward`, `left` | the seat's part of the win; how many answers, chance's too, were still to come |

For an unfinished game `final_points` and `reward` are empty. A file `.layout.json` next to the table names the words
and the parts of the observations.
"""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

from ludarium import games
from ludarium.adapters.episode import Interface, interface_of
from ludarium.adapters.vocabulary import Spelling, Vocabulary
from ludarium.kernel.engine import answer, ask_of, seal
from ludarium.kernel.errors import SetupError
from ludarium.kernel.record import Record, match_of, replay

Row = dict[str, Any]
ROWS = 1000
"""Rows written at a time."""


def interface_of_record(record: Record, content: Path | None = None) -> Interface:
    """The interface to the match of a record; rules or content that have changed since are errors of their own."""
    headers = record.headers
    match = match_of(record, games.get(headers["Game"]), content)
    return interface_of(match.request)


def rows(record: Record, interface: Interface, name: str = "") -> Iterator[Row]:
    """The rows of one record, which is replayed and checked first."""
    match = interface.match
    play = replay(record, match)
    scores = match.scores(play.state)
    winners = match.winners(play.state) if play.over else []
    state: Any = match.start()
    for number, given in enumerate(play.answers):
        seat, ask = given.seat, ask_of(state, given.seat)
        assert ask is not None
        if seat >= 0:
            yield {
                "game": match.game.id,
                "edition": match.edition.id,
                "seats": interface.seats,
                "record": name,
                "answer": number,
                "seat": seat,
                "observation": interface.senses.vector(match.view(state, seat)).tolist(),
                "legal": ask.actions,
                "code": given.action,
                "text": match.verbs.format(given.action),
                "words": spelled(interface.vocabulary, ask.actions, given.action),
                "points": match.scores(state)[seat],
                "final_points": scores[seat] if play.over else None,
                "reward": (1 / len(winners) if seat in winners else 0.0) if play.over else None,
                "left": len(play.answers) - number - 1,
            }
        if ask.sealed:
            seal(state, seat, given.action)
        else:
            answer(state, given.action)


def spelled(vocabulary: Vocabulary, actions: list[int], action: int) -> list[int]:
    """The words that say one of some legal answers."""
    spelling = Spelling(vocabulary, actions)
    while spelling.answer is None:
        spelling.say(vocabulary.word(action, spelling.at))
    return list(spelling.said)


def export(records: Sequence[tuple[str, Record]], target: Path, content: Path | None = None) -> int:
    """Write the rows of named records to a .parquet or .jsonl file; how many there are."""
    if target.suffix not in WRITERS:
        raise SetupError(f"{str(target)!r} should end with one of: {', '.join(WRITERS)}")
    layouts: dict[str, Any] = {}
    written = 0
    with WRITERS[target.suffix](target) as write:
        for name, record in records:
            interface = interface_of_record(record, content)
            at = interface.match.request
            layouts[f"{at.game} {at.edition} {at.seats}"] = {
                "words": interface.vocabulary.texts,
                "observation": {part: list(place) for part, place in interface.senses.parts.items()},
            }
            source = rows(record, interface, name)
            while some := list(islice(source, ROWS)):
                write(some)
                written += len(some)
    target.with_suffix(".layout.json").write_text(json.dumps(layouts, indent=1) + "\n", "utf-8")
    return written


Write = Callable[[Sequence[Row]], object]


@contextmanager
def _jsonl(target: Path) -> Iterator[Write]:
    with target.open("w", encoding="utf-8") as stream:
        yield lambda some: stream.writelines(json.dumps(row) + "\n" for row in some)


@contextmanager
def _parquet(target: Path) -> Iterator[Write]:
    if importlib.util.find_spec("pyarrow") is None:
        raise SetupError("Parquet needs pyarrow: pip install 'ludarium[lab]'")
    import pyarrow
    from pyarrow import parquet

    numbers, texts = pyarrow.int64(), pyarrow.string()
    columns = {
        "game": texts,
        "edition": texts,
        "seats": numbers,
        "record": texts,
        "answer": numbers,
        "seat": numbers,
        "observation": pyarrow.list_(numbers),
        "legal": pyarrow.list_(numbers),
        "code": numbers,
        "text": texts,
        "words": pyarrow.list_(numbers),
        "points": numbers,
        "final_points": numbers,
        "reward": pyarrow.float64(),
        "left": numbers,
    }
    schema = pyarrow.schema(list(columns.items()))
    with parquet.ParquetWriter(target, schema, compression="zstd") as writer:
        yield lambda some: writer.write_table(pyarrow.Table.from_pylist(list(some), schema))


WRITERS = {".parquet": _parquet, ".jsonl": _jsonl}
