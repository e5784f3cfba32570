"""Draws how the agents of `examples/sb3_ppo.py` learned: `python tools/curves.py`.

Reads docs/results/runs/ppo-GAME.csv, which the example wrote with `--curve`, and writes docs/results/ppo.png.
"""

from __future__ import annotations

import csv
from pathlib import Path

from matplotlib.figure import Figure

from ludarium import games
from ludarium.lab.plots import BLUE, GREY
from ludarium.lab.stats import wilson

RESULTS = Path(__file__).parents[1] / "docs/results"
DRAWN = ("regatta", "dei", "xibalba", "voidfall")
GOAL = 0.9


def main() -> None:
    figure = Figure(figsize=(10, 2.8), layout="constrained")
    panels = figure.subplots(1, len(DRAWN), sharey=True)
    for axes, game in zip(panels, DRAWN, strict=True):
        with (RESULTS / f"runs/ppo-{game}.csv").open() as file:
            rows = [
                (float(row["seconds"]), wilson(float(row["won"]), int(row["games"]))) for row in csv.DictReader(file)
            ]
        seconds, rates = [second for second, _ in rows], [rate for _, rate in rows]
        axes.fill_between(seconds, [rate.low for rate in rates], [rate.high for rate in rates], color=BLUE, alpha=0.25)
        axes.plot(seconds, [rate.rate for rate in rates], color=BLUE)
        axes.axhline(GOAL, color=GREY, linestyle="--", linewidth=1)
        axes.set_title(games.get(game).title)
        axes.set_xlabel("seconds")
    panels[0].set_ylim(0, 1.02)
    panels[0].set_ylabel("wins against random")
    figure.savefig(RESULTS / "ppo.png", dpi=100)


if __name__ == "__main__":
    main()
