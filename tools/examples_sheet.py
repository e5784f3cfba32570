"""Write the contact sheets of the examples, `docs/results/examples-GAME.md`: what each shows, and a reader's verdict.

    python tools/examples_sheet.py [GAME ...]

The verdict of a line that has not changed is kept; edit it in the sheet. A new line is "not read", unless it needs no
reading: an answer refused by this very rule shows it, and a rule of set-up or components shows the component.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

from ludarium import games
from ludarium.kernel.examples import Example, examples_of
from ludarium.kernel.game import Game
from ludarium.kernel.seats import SPECTATOR
from ludarium.table.library import caption as in_words
from ludarium.table.wording import wording_of

RESULTS = Path(__file__).parents[1] / "docs" / "results"
COMPONENTS = ("SET", "CMP", "BRD", "NPL")
ROW = re.compile(r"\| ([A-Z]+-[A-Z]+-\d+) \| .*? \| (.*) \| (.*?) \|")
LONGEST = 150


def caption(game: Game, example: Example | None) -> str:
    if example is None:
        return "–"
    if not example.line:
        return "a position to look at"
    match = example.match(game)
    s = example.load(match)
    words = wording_of(match, "en", match.board_name(match.view(s, SPECTATOR)))
    answer, brought, _ = in_words(match, example, s, words.playing(s))
    verdict = f"refused by {example.refused}: " if example.refused else ""
    told = f" → {brought}" if brought else ""
    said = f"{verdict}{answer}{told}".replace("|", "/")
    return said if len(said) <= LONGEST else f"{said[: LONGEST - 1]}…"


def plain_verdict(rule: str, example: Example | None) -> str:
    if example is None:
        return "none"
    if example.refused == rule:
        return "shows it"
    if not example.line:
        return "component" if rule.split("-")[1] in COMPONENTS else "position"
    return "not read"


def sheet(game: Game) -> str:
    path = RESULTS / f"examples-{game.id}.md"
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    known = {row[1]: (row[2], row[3]) for row in map(ROW.match, lines) if row}
    rows, counts = [], Counter[str]()
    for id, rule in game.rules.rules.items():
        example = examples_of(game).get(id)
        said = caption(game, example)
        verdict = known[id][1] if known.get(id, ("", ""))[0] == said else plain_verdict(id, example)
        counts[verdict] += 1
        rows.append(f"| {id} | {rule.title()} | {said} | {verdict} |")
    told = ", ".join(f"{number} {verdict}" for verdict, number in counts.most_common())
    return f"""# Examples of rules: {game.title}

What can be tried for each of the {len(game.rules.rules)} rules, and what a reader of these words says of it:
{told}. Written by `tools/examples_sheet.py`, which keeps the verdicts.

- **shows it**: the answer or its refusal plainly shows the rule.
- **weak**: the rule applies here, but the answer does not show it by itself.
- **component**: the table after set-up, where the component can be seen.
- **position**: a position in which the rule applies, without an answer.
- **not read**: chosen automatically and not judged yet.

| rule | title | example | verdict |
|---|---|---|---|
{chr(10).join(rows)}
"""


if __name__ == "__main__":
    for name in sys.argv[1:] or ["dei", "xibalba", "voidfall"]:
        (RESULTS / f"examples-{name}.md").write_text(sheet(games.get(name)), "utf-8")
