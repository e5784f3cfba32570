"""One server for each SQLite file: the operating system locks a file next to it while the server runs."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url

from ludarium.kernel.errors import SetupError


class Holding:
    """The right to serve a database; one in PostgreSQL is for any number of servers."""

    def __init__(self, url: str) -> None:
        address = make_url(url)
        named = address.database if address.drivername.startswith("sqlite") else None
        self.file = None if named in (None, "", ":memory:") else Path(str(named)).resolve()
        self._lock: IO[str] | None = None

    def take(self) -> None:
        """Hold the file until `release`, or until the process ends; a SetupError where another server does."""
        if self.file is None or self._lock is not None:
            return
        path = self.file.with_name(f"{self.file.name}.lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = path.open("a")
        except OSError as problem:
            raise SetupError(f"{str(path)!r} cannot be written: {problem.strerror or problem}") from None
        try:
            _lock(lock)
        except OSError:
            lock.close()
            raise SetupError(
                f"another server is running on {str(self.file)!r}; several servers need PostgreSQL (--database)"
            ) from None
        self._lock = lock

    def release(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None


if os.name == "nt":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
