"""`export`: records as a table for learners."""

from __future__ import annotations

from pathlib import Path

from ludarium.cli.files import located
from ludarium.cli.session import Session
from ludarium.kernel.errors import RecordError, SetupError
from ludarium.kernel.record import Record, read_file


def show_export(session: Session, files: list[Path], target: Path, content: Path | None) -> None:
    """Write the rows of all records, and say how many there are."""
    try:
        from ludarium.adapters.export import export
    except ModuleNotFoundError as missing:
        raise SetupError(f"export needs {missing.name}: pip install 'ludarium[lab]'") from None

    records: list[tuple[str, Record]] = []
    for file in files:
        if not file.is_file():
            raise SetupError(f"there is no file {str(file)!r}")
        try:
            records.append((file.name, read_file(file)))
        except RecordError as problem:
            raise located(file, problem) from None
    rows = export(records, target, content)
    session.line(session.say("cli-export-done", rows=rows, games=len(records), file=str(target)))
