"""The page about a run of learning: what was tried, what games said about it, and what came of it.

A game has one page with a section for each number of seats; a run writes its own section and leaves the others alone.
"""

from __future__ import annotations

import re
from pathlib import Path

from ludarium.lab.learning import Contest, Lesson, Trial


def section(lesson: Lesson, picture: str) -> str:
    """What a run found, as Markdown."""
    plan, table = lesson.plan, lesson.plan.table
    command = f"ludarium learn {table.game} --seats {table.seats} --rounds {plan.rounds} --games {plan.games}"
    promoted = [trial for trial in lesson.trials if trial.promoted]
    lines = [
        f"## {table.seats} seats",
        "",
        f"`{command} --seed {plan.seed}` repeats this run; editions: {', '.join(plan.editions)}.",
        "",
        _outcome(lesson, promoted),
        "",
        *_against_greedy(lesson),
        f"![Win rates and errors of everything tried]({picture})" if picture else "",
        "",
        "| round | recipe | learned from | squared error | screened | decided | |",
        "|---:|---|---|---|---|---|---|",
        *(_row(trial) for trial in lesson.trials),
        "",
        "Errors are those of a seat's distance from the average result, on games kept out of the fit: by the estimate",
        "alone, then with the weights. Rates are wins against the champion of the time, with 95 % intervals.",
    ]
    return "\n".join(lines).replace("\n\n\n", "\n\n") + "\n"


def _outcome(lesson: Lesson, promoted: list[Trial]) -> str:
    if lesson.champion is None:
        return f"None of {len(lesson.trials)} candidates beat greedy, so there are no weights."
    rounds = ", ".join(str(trial.round) for trial in promoted)
    return (
        f"{len(lesson.trials)} candidates, {len(promoted)} promoted (round {rounds}). The weights are used in these "
        f"editions: {', '.join(lesson.champion.editions) or 'none'}."
    )


def _against_greedy(lesson: Lesson) -> list[str]:
    if not lesson.against_greedy:
        return []
    even = 1 / (lesson.plan.table.seats or 1)
    head = [
        f"The champion in one seat against greedy in the others; an even share is {even:.0%}.",
        "",
        "| edition | games | wins | rate | points |",
        "|---|---:|---:|---|---|",
    ]
    return [*head, *(_met(contest) for contest in lesson.against_greedy), ""]


def _met(contest: Contest) -> str:
    own, other = contest.points
    return f"| {contest.edition} | {contest.games} | {contest.wins:g} | {contest.rate} | {own:.1f} : {other:.1f} |"


def _row(trial: Trial) -> str:
    said = [f"{contest.games} games: {contest.rate}" for contest in trial.contests]
    screened, decided = (*said, "", "")[:2]
    before, after = trial.error
    error = f"{before:.1f}, {after:.1f}" if trial.games else ""
    verdict = "promoted" if trial.promoted else "not promoted" if decided else "discarded"
    return (
        f"| {trial.round} | {trial.recipe} | {trial.games:,} games, {trial.positions:,} positions "
        f"| {error} | {screened} | {decided} | {verdict} |"
    )


def write_page(file: Path, game: str, part: str) -> None:
    """Put a section into the page of a game, in place of the one for the same number of seats."""
    title = f"# What bots taught themselves: {game}"
    old = file.read_text("utf-8") if file.exists() else ""
    sections = {_heading(found): found for found in re.split(r"(?m)^(?=## )", old) if found.startswith("## ")}
    sections[_heading(part)] = part
    body = "\n".join(sections[heading].rstrip() + "\n" for heading in sorted(sections))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"{title}\n\n{INTRODUCTION}\n\n{body}", "utf-8")


def _heading(part: str) -> str:
    return part.split("\n", 1)[0]


INTRODUCTION = """\
`ludarium learn` plays games of the champion with itself, fits weights of the game's traits to them by several recipes,
and lets the results play. A candidate is discarded after a few games in which it loses, and promoted only if it wins
more than its share beyond doubt in at least 400 games with fresh, paired seeds. A smaller error promotes nothing. See
[The lab](../lab.md#learning)."""
