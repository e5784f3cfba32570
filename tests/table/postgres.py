"""A PostgreSQL server of our own in a temporary folder, where Debian's or another installation is found."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def missing() -> str:
    """Why there can be no server here; empty when there can."""
    if _program("initdb") is None or _program("pg_ctl") is None:
        return "PostgreSQL is not installed (on Debian: apt install postgresql)"
    if os.getuid() == 0 and _owner() is None:
        return "PostgreSQL refuses to run as root, and there is no user postgres or nobody"
    return ""


def _program(name: str) -> str | None:
    return shutil.which(name) or next((str(folder / name) for folder in FOLDERS if (folder / name).exists()), None)


def _owner() -> pwd.struct_passwd | None:
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    return None


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of an empty database, reached by a socket in a folder of its own: no port is taken."""
    folder = Path(tempfile.mkdtemp(prefix="ludarium-pg-"))
    user = None
    if os.getuid() == 0:
        owner = _owner()
        assert owner is not None
        user = owner.pw_name
        os.chown(folder, owner.pw_uid, owner.pw_gid)

    def run(name: str, *arguments: str) -> None:
        program = _program(name)
        assert program is not None
        quiet = subprocess.DEVNULL
        subprocess.run([program, *arguments], check=True, user=user, cwd=folder, stdout=quiet, stderr=quiet)

    data = str(folder / "data")
    try:
        run("initdb", "-D", data, "-U", "ludarium", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
        run("pg_ctl", "-D", data, "-w", "-o", options, "-l", str(folder / "log"), "start")
        try:
            yield f"postgresql://ludarium@/postgres?host={folder}"
        finally:
            run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
