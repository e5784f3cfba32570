"""A PostgreSQL server of our own in a temporary folder, where Debian's or another installation is found."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
MEMORY, ROOM = Path("/dev/shm"), 4 * 2**30
"""A database for each test is thousands of files, which a disk takes seconds to delete; so many bytes are plenty."""


def missing() -> str:
    """Why no server can run here; empty if one can."""
    if _program("initdb") is None or _program("pg_ctl") is None:
        return "PostgreSQL is not installed (on Debian: apt install postgresql)"
    if os.getuid() == 0 and _owner() is None:
        return "PostgreSQL refuses to run as root, and there is no user postgres or nobody"
    return ""


def require() -> None:
    """In CI nothing is skipped; elsewhere the reason says what is missing."""
    why = missing()
    if why and os.environ.get("CI"):
        pytest.fail(why)
    if why:
        pytest.skip(why)


def _program(name: str) -> str | None:
    return shutil.which(name) or next((str(folder / name) for folder in FOLDERS if (folder / name).exists()), None)


def _owner() -> pwd.struct_passwd | None:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


class Cluster:
    """A server with a folder of its own, reached by a socket in it: no port is taken unless it listens at an address.
    It can be stopped and started."""

    def __init__(self, folder: Path, listens: str = "") -> None:
        self.folder, self.listens = folder, listens
        self._user: str | None = None
        self._count = count(1)
        self.runs = False
        if os.getuid() == 0:
            owner = _owner()
            assert owner is not None
            self._user = owner.pw_name
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "-D", self._data, "-U", "ludarium", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, name: str, *arguments: str) -> None:
        program, quiet = _program(name), subprocess.DEVNULL
        assert program is not None
        subprocess.run([program, *arguments], check=True, user=self._user, cwd=self.folder, stdout=quiet, stderr=quiet)

    def start(self) -> None:
        self.runs = True
        options = f"-c listen_addresses='{self.listens}' -c unix_socket_directories={self.folder} -c fsync=off"
        self._run("pg_ctl", "-D", self._data, "-w", "-o", options, "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        self.runs = False
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    def database(self) -> str:
        """The URL of a new and empty database."""
        name = f"test{next(self._count)}"
        self._run("psql", "-h", str(self.folder), "-U", "ludarium", "-c", f"CREATE DATABASE {name}", "postgres")
        return f"postgresql://ludarium@/{name}?host={self.folder}"


@contextmanager
def cluster(listens: str = "") -> Iterator[Cluster]:
    roomy = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM
    folder = Path(tempfile.mkdtemp(prefix="ludarium-pg-", dir=MEMORY if roomy else None))
    try:
        made = Cluster(folder, listens)
        try:
            yield made
        finally:
            if made.runs:
                made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
