"""`python -m bench`: every game compared with its peers in one run. Writes build/bench.json; `--json` prints it."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ludarium import games

ROOT = Path(__file__).resolve().parent.parent
CATANATRON, CHESS, OPENSPIEL = "catanatron", "PettingZoo chess", "OpenSpiel MCTS"
COMPARED = {
    "actions/s": (CATANATRON,),
    "µs/clone": (CATANATRON,),
    "simulations/s": (CATANATRON, OPENSPIEL),
    "full simulations/s": (CATANATRON, OPENSPIEL),
    "PettingZoo steps/s": (CHESS,),
}
"""The measures that peers have too. OpenSpiel searches our own game, so its figure is measured together with ours."""
SAME = {"simulations/s": "full simulations/s"}
"""The peer's measure to compare with, if it has another name: their play-outs are always full."""
PEERS = {CATANATRON: "peer", CHESS: "chess"}
"""The peers in processes of their own."""
UNITS = {"actions/game": "1", "legal/ask": "1", "largest ask": "1"}


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
    peers: dict[str, dict[str, float]] = {name: {} for name in PEERS}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * (len(PEERS) + len(names) * len(modes)))
        for _ in range(rounds):
            for peer, module in PEERS.items():
                progress.update(task, description=peer)
                keep(peers[peer], run(module)["figures"])
                progress.advance(task)
            for name in names:
                for mode, pure in modes.items():
                    progress.update(task, description=f"{name}, {mode}")
                    answer = run("measures", name, pure=pure)
                    real = "compiled" if answer["compiled"] else "interpreted"
                    keep(best.setdefault((name, real), {}), answer["figures"])
                    progress.advance(task)
    return [row for (name, mode), figures in best.items() for row in rows(name, mode, figures, peers)]


def rows(
    name: str, mode: str, figures: dict[str, float], peers: dict[str, dict[str, float]]
) -> Iterator[dict[str, Any]]:
    """Every figure with each peer that has it too."""
    theirs = {**peers, OPENSPIEL: {"full simulations/s": figures["OpenSpiel simulations/s"]}}
    for kind, value in figures.items():
        for peer in COMPARED.get(kind, (None,)):
            yield row(name, mode, kind, value, peer, theirs[peer][SAME.get(kind, kind)] if peer else None)


def row(name: str, mode: str, kind: str, value: float, peer: str | None, other: float | None) -> dict[str, Any]:
    ratio = None if other is None else value / other if kind.endswith("/s") else other / value
    return {
        "game": name,
        "measure": f"{kind} {mode}",
        "value": round(value, 3),
        "unit": UNITS.get(kind, "1/s" if kind.endswith("/s") else kind.split("/")[0]),
        "peer": peer,
        "peer_value": None if other is None else round(other, 3),
        "ratio": None if ratio is None else round(ratio, 2),
    }


def table(rows: list[dict[str, Any]]) -> Table:
    shown = Table(
        title="Speed on one core; ratio above 1: we are faster",
        caption="simulations/s: ours as it plays, with play-outs cut short; full: to the end, as the peers' always are"
        "; encoded answers/s: on all cores",
    )
    for name in ("game", "measure"):
        shown.add_column(name)
    for name in ("value", "peer's", "ratio"):
        shown.add_column(name, justify="right")
    shown.add_column("peer")
    last = ""
    for line in rows:
        if last and line["game"] != last:
            shown.add_section()
        last = line["game"]
        ratio = "" if line["ratio"] is None else f"{line['ratio']:.1f} x"
        other = "" if line["peer_value"] is None else f"{line['peer_value']:,.1f}"
        shown.add_row(line["game"], line["measure"], f"{line['value']:,.1f}", other, ratio, line["peer"] or "")
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
