"""Machines of a test's own: network namespaces that reach each other only through a bridge, as over a network.

They share files and processors, but neither addresses nor ports: what listens on loopback is reached by nobody else.
`python -m tests.table.apart --restarts 10` restarts servers on two of them in turn while people play (`rolling`).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.table import postgres, rolling

BRIDGE = "ludarium0"
NETWORK = "10.213.77"
HERE = f"{NETWORK}.1"
"""The address of this machine, where the database, the proxy and the people are."""
ELSEWHERE = """
import sys
from pathlib import Path
from ludarium.table.commands import serve, settings_for
sys.exit(serve(settings_for(sys.argv[3], Path(sys.argv[4]), host=sys.argv[1], port=int(sys.argv[2]))))
"""


def missing() -> str:
    """Why no machines can be made here; empty if they can."""
    if os.getuid():
        return "network namespaces need root"
    return "" if shutil.which("ip") else "the program ip is not installed (on Debian: apt install iproute2)"


def _ip(arguments: str) -> None:
    subprocess.run(["ip", *arguments.split()], check=True)


def _join(name: str, address: str) -> None:
    """Make a machine with an address and connect it."""
    _ip(f"netns add {name}")
    _ip(f"link add {name} type veth peer name eth0 netns {name}")
    _ip(f"link set {name} master {BRIDGE} up")
    for command in ("link set lo up", f"address add {address}/24 dev eth0", "link set eth0 up"):
        _ip(f"-n {name} {command}")


@contextmanager
def machines(count: int) -> Iterator[dict[str, str]]:
    """So many machines and their addresses."""
    made: dict[str, str] = {}
    try:
        _ip(f"link add {BRIDGE} type bridge")
        _ip(f"address add {HERE}/24 dev {BRIDGE}")
        _ip(f"link set {BRIDGE} up")
        for number in range(count):
            name, address = f"ludarium{number + 1}", f"{NETWORK}.{number + 2}"
            made[name] = address
            _join(name, address)
        yield made
    finally:
        for name in made:
            subprocess.run(["ip", "netns", "delete", name], check=False)
        subprocess.run(["ip", "link", "delete", BRIDGE], check=False)


class Remote(rolling.Process):
    """A server on another machine."""

    def __init__(self, machine: str, host: str, folder: Path, database: str, secret: str) -> None:
        super().__init__(folder, database, secret)
        self.machine, self.host = machine, host

    @property
    def address(self) -> str:
        return f"{self.host}:{self.port}"

    def command(self) -> list[str]:
        serve = [sys.executable, "-c", ELSEWHERE, self.host, str(self.port), self.database, str(self.folder)]
        return ["ip", "netns", "exec", self.machine, *serve]


def shared(cluster: postgres.Cluster) -> str:
    """A database that other machines reach by its address."""
    with (cluster.folder / "data" / "pg_hba.conf").open("a") as rules:
        rules.write(f"host all all {NETWORK}.0/24 trust\n")
    cluster.stop()
    cluster.start()
    return cluster.database().partition("?")[0].replace("@/", f"@{HERE}/")


async def apart(restarts: int) -> rolling.Figures:
    secret = secrets.token_hex(16)
    folder = tempfile.TemporaryDirectory(prefix="ludarium-apart-")
    with machines(2) as made, folder as name, postgres.cluster(HERE) as cluster:
        database, servers = shared(cluster), list[Remote]()
        for machine, address in made.items():
            (Path(name) / machine).mkdir()
            servers.append(Remote(machine, address, Path(name) / machine, database, secret))
        return await rolling.rolled(servers, restarts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--restarts", type=int, default=10)
    given = parser.parse_args()
    if why := missing():
        raise SystemExit(why)
    return rolling.reported(asyncio.run(apart(given.restarts)))


if __name__ == "__main__":
    raise SystemExit(main())
