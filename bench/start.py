"""How long the server takes from its start to the first answer of the lobby, and `ludarium --version`.

`python -m bench.start [TIMES]` starts the real server so often, on an empty data folder, and says how much processor
time each start took: the system's count for the server, so other work on the machine hardly changes it. What is kept
ready (bytecode, parsed words) is there from a start before that is not counted.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import httpx

from bench.table import SERVER, check_runs, free_port, processor

READY_KEPT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""An installed server has its bytecode; where it may not be written, each start would compile all sources again."""


def lobby_seconds() -> float:
    """Processor time of a new server until it has answered the lobby."""
    with tempfile.TemporaryDirectory(prefix="ludarium-start-") as folder:
        port, figures = free_port(), free_port()
        command = [sys.executable, "-c", SERVER, str(port), str(figures), folder]
        server = subprocess.Popen(command, env=READY_KEPT)
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=60) as client:
                while True:
                    try:
                        client.get("/games").raise_for_status()
                        return processor(server.pid)[0]
                    except httpx.TransportError:
                        check_runs(server)
                        time.sleep(0.02)
        finally:
            server.terminate()
            server.wait()


def version_seconds() -> float:
    """Processor time of `ludarium --version`."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [str(Path(sys.executable).with_name("ludarium")), "--version"]
    subprocess.run(command, check=True, capture_output=True, env=READY_KEPT)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(times: int) -> None:
    for name, seconds in (("ludarium --version", version_seconds), ("start to the first lobby", lobby_seconds)):
        seconds()
        each = sorted(seconds() for _ in range(times))
        print(f"{name:<34} {median(each):8.2f} s of processor time ({each[0]:.2f} to {each[-1]:.2f} in {times} runs)")


if __name__ == "__main__":
    measure(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
