"""`make cost` counts every line that has to be read, once, and in the right column."""

from pathlib import Path

import pytest

from tools import cost


@pytest.mark.parametrize(
    ("text", "lines"),
    [("", 0), ("one\n", 1), ("one\n\ntwo", 3), ("x" * 120 + "\n", 1), ("x" * 121 + "\n", 2), ("x" * 361 + "\n", 4)],
)
def test_a_long_line_counts_as_often_as_it_would_wrap(text: str, lines: int) -> None:
    assert cost.lines_of(text) == lines


@pytest.mark.parametrize(
    ("path", "part"),
    [
        ("src/ludarium/games/dei/moves/move.py", "rules"),
        ("src/ludarium/games/voidfall/refusals/costs.py", "guidance"),
        ("src/ludarium/games/dei/text/de/lacks.ftl", "guidance"),
        ("src/ludarium/games/dei/estimate.py", "bots"),
        ("src/ludarium/games/dei/text/de/log.ftl", "text"),
        ("src/ludarium/games/dei/content/cards.toml", "content"),
        ("src/ludarium/games/dei/terminal_map.py", "terminal"),
        ("src/ludarium/games/dei/browser.py", "page"),
        ("web/src/games/dei/board/Board.svelte", "page"),
        ("examples/regatta/src/regatta/page/face.js", "page"),
        ("src/ludarium/games/dei/rules.toml", "rulebook"),
    ],
)
def test_a_file_belongs_to_one_part(path: str, part: str) -> None:
    assert cost.part_of(path, "") == part
    assert cost.part_of(path, "# Generated from declaration.py") == "generated"


def test_tests_guided_games_and_readmes_are_not_counted(tmp_path: Path) -> None:
    """Given a game with one file of rules, one generated, and seven that nobody has to read."""
    written = {
        "flow.py": "a\nb\n",
        "state.py": "# Generated from declaration.py\n",
        "README.md": "a\n",
        "text/en/guided.ftl": "a\n",
        "levels.toml": "a\n",
        "verdicts.toml": "a\n",
        "starts/level.jsonl": "a\n",
        "tests/test_flow.py": "a\n",
        "plan.test.ts": "a\n",
        "picture.bin": "",
    }
    for path, text in written.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    (tmp_path / "picture.bin").write_bytes(b"\xff\xfe\x00")
    spent = cost.cost([tmp_path], tmp_path)
    assert (dict(spent.files), spent.total) == ({"rules": 1, "generated": 1}, 2)
    assert spent.lines["generated"] == 1


def test_every_game_is_in_the_table() -> None:
    costs = {name: cost.cost(places) for name, places in cost.folders().items()}
    assert {*cost.BUDGETS, "regatta"} <= set(costs)
    assert all(spent.lines[part] for spent in costs.values() for part in ("rules", "text", "content", "rulebook"))
    assert [line.split()[0] for line in cost.table(costs).splitlines()[2 : 2 + len(costs)]] == list(costs)


@pytest.mark.parametrize("game", cost.BUDGETS)
def test_a_game_costs_no_more_than_it_may(game: str) -> None:
    assert cost.cost(cost.folders()[game]).budgeted <= cost.BUDGETS[game]
