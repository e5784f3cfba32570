"""`python -m bench`: every game beside catanatron in the same run. Writes build/bench.json; `--json` prints it."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ludarium import games

ROOT = Path(__file__).resolve().parent.parent
PEER = "catanatron"
COMPARED = {"actions/s": True, "µs/clone": False}
"""The measures both sides have, and whether more is better."""
UNITS = {"actions/s": "1/s", "games/s": "1/s", "actions/game": "1", "legal/ask": "1", "largest ask": "1"}


def run(module: str, *arguments: str, pure: bool = False) -> dict[str, Any]:
    """One measuring process; its errors are ours."""
    environment = {**os.environ, "LUDARIUM_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", f"bench.{module}", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "no message"
        sys.exit(f"bench: {module} {' '.join(arguments)} failed: {last}")
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def better(measure: str, old: float | None, new: float) -> float:
    """The better of two figures of the same measure: noise only ever makes a figure worse."""
    if old is None:
        return new
    return max(old, new) if measure.endswith("/s") else min(old, new)


def keep(best: dict[str, float], figures: dict[str, float]) -> None:
    for measure, value in figures.items():
        best[measure] = better(measure, best.get(measure), value)


def measure(names: list[str], rounds: int, console: Console) -> list[dict[str, Any]]:
    """All rows of the table: own and peer's runs take turns, so that both meet the same machine."""
    modes = {"compiled": False, "interpreted": True}
    best: dict[tuple[str, str], dict[str, float]] = {}
    peer: dict[str, float] = {}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * (1 + len(names) * len(modes)))
        for _ in range(rounds):
            progress.update(task, description=PEER)
            keep(peer, run("peer")["figures"])
            progress.advance(task)
            for name in names:
                for mode, pure in modes.items():
                    progress.update(task, description=f"{name}, {mode}")
                    answer = run("measures", name, pure=pure)
                    real = "compiled" if answer["compiled"] else "interpreted"
                    keep(best.setdefault((name, real), {}), answer["figures"])
                    progress.advance(task)
    return [
        row(name, mode, kind, value, peer) for (name, mode), figures in best.items() for kind, value in figures.items()
    ]


def row(name: str, mode: str, kind: str, value: float, peer: dict[str, float]) -> dict[str, Any]:
    other = peer.get(kind) if kind in COMPARED else None
    ratio = None if other is None else value / other if COMPARED[kind] else other / value
    return {
        "game": name,
        "measure": f"{kind} {mode}",
        "value": round(value, 3),
        "unit": UNITS.get(kind, kind.split("/")[0]),
        "peer": PEER if other is not None else None,
        "peer_value": None if other is None else round(other, 3),
        "ratio": None if ratio is None else round(ratio, 2),
    }


def table(rows: list[dict[str, Any]]) -> Table:
    shown = Table(title="Speed, random play, one core; ratio above 1: we are faster")
    for name in ("game", "measure"):
        shown.add_column(name)
    for name in ("value", PEER, "ratio"):
        shown.add_column(name, justify="right")
    last = ""
    for line in rows:
        if last and line["game"] != last:
            shown.add_section()
        last = line["game"]
        ratio = "" if line["ratio"] is None else f"{line['ratio']:.1f} x"
        other = "" if line["peer_value"] is None else f"{line['peer_value']:,.1f}"
        shown.add_row(line["game"], line["measure"], f"{line['value']:,.1f}", other, ratio)
    return shown


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("games", nargs="*", help="games to measure (default: all)")
    parser.add_argument("--json", action="store_true", help="print the rows as JSON")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured (default: 3)")
    arguments = parser.parse_args()
    rows = measure(arguments.games or games.names(), arguments.rounds, Console(stderr=True))
    target = ROOT / "build" / "bench.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", "utf-8")
    if arguments.json:
        print(json.dumps(rows, ensure_ascii=False))
    else:
        Console().print(table(rows))


if __name__ == "__main__":
    main()
