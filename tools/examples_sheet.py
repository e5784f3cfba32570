"""Write the sheets of the examples, `docs/results/examples-GAME.md`: what each shows, and a reader's verdicts.

    python tools/examples_sheet.py [GAME ...]

The verdicts are in the game's `verdicts.toml`: of the words, and of the picture, which `tools/example_pictures.py`
puts on contact sheets. Edit them there. Those of an example that has changed are dropped: its words are "not read",
unless they need no reading (an answer refused by this very rule shows it, and a rule of set-up or components shows the
component), and its picture is "not seen".
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from ludarium import games
from ludarium.kernel.examples import COMPONENT, SHOWS, VERDICTS, Example, Verdict, examples_of, mark_of, verdicts_of
from ludarium.kernel.game import Game
from ludarium.kernel.seats import SPECTATOR
from ludarium.table.library import caption as in_words
from ludarium.table.wording import wording_of

RESULTS = Path(__file__).parents[1] / "docs" / "results"
COMPONENTS = ("SET", "CMP", "BRD", "NPL")
NOBODY_HAS = Verdict("not read", "not seen", "")
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


def of_words(rule: str, example: Example) -> str:
    """The verdict of an example whose words nobody has read."""
    if example.refused == rule:
        return SHOWS
    if not example.line:
        return COMPONENT if rule.split("-")[1] in COMPONENTS else "position"
    return NOBODY_HAS.words


def verdicts(game: Game) -> dict[str, Verdict]:
    """What is known of every example."""
    known = verdicts_of(game)
    return {
        id: known.get(id) or NOBODY_HAS._replace(words=of_words(id, example), mark=mark_of(example))
        for id in game.rules.rules
        if (example := examples_of(game).get(id)) is not None
    }


def as_toml(found: dict[str, Verdict]) -> str:
    rows = [f'{id} = ["{each.words}", "{each.picture}", "{each.mark}"]' for id, each in found.items()]
    return f"""# What a reader said of each example: of its words, of its picture; and which example that was.
# Edit the first two; tools/examples_sheet.py keeps them until the example changes. See docs/rules.md.

{chr(10).join(rows)}
"""


def counted(all: list[str]) -> str:
    return ", ".join(f"{number} {verdict}" for verdict, number in Counter(all).most_common())


def sheet(game: Game, found: dict[str, Verdict]) -> str:
    rows = []
    for id, rule in game.rules.rules.items():
        said = found.get(id) or Verdict("none", "none", "")
        rows.append(
            f"| {id} | {rule.title()} | {caption(game, examples_of(game).get(id))} | {said.words} | {said.picture} |"
        )
    without = len(game.rules.rules) - len(found)
    return f"""# Examples of rules: {game.title}

What can be tried for each of {len(game.rules.rules)} rules, and what a reader says of it; {without} have no example.

- **Words**: {counted([each.words for each in found.values()])}.
- **Pictures**: {counted([each.picture for each in found.values()])}.

The verdicts are in the game's `{VERDICTS}`, and `ludarium rules {game.id}` counts them;
`tools/examples_sheet.py` writes this page.

| words | mean |
|---|---|
| shows it | the answer or its refusal plainly shows the rule |
| component | the table after set-up, where the component can be seen |
| weak | the rule applies here, but the answer does not show it by itself |
| position | a position in which the rule applies, without an answer |
| not read | chosen automatically and not judged yet |

| picture | means |
|---|---|
| clear | what the words tell can be seen: the place or the thing they name, marked where it is one of many |
| plain | the right part of the table, but the words are needed to see the rule in it |
| wrong | it shows something else; such an example is not counted |
| not seen | nobody has looked at it yet |

| rule | title | example | words | picture |
|---|---|---|---|---|
{chr(10).join(rows)}
"""


def main(names: list[str]) -> None:
    for name in names:
        game = games.get(name)
        found = verdicts(game)
        (game.folder / VERDICTS).write_text(as_toml(found), "utf-8")
        (RESULTS / f"examples-{name}.md").write_text(sheet(game, found), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or ["dei", "xibalba", "voidfall"])
