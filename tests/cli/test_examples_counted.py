"""What `ludarium rules` says of the examples of each title."""

import json

import pytest

from ludarium import games
from ludarium.kernel.examples import examples_of, shown_by
from tests.cli.ran import Cli


@pytest.mark.parametrize(("title", "least"), [("dei", 85), ("xibalba", 85), ("voidfall", 70)])
def test_examples_that_show_their_rule_are_counted_for_each_title(cli: Cli, title: str, least: int) -> None:
    game = games.get(title)
    shown = shown_by(game)
    share = 100 * len(shown) // len(game.rules.rules)
    assert share >= least
    out = cli("rules", title).out
    assert f"{len(examples_of(game))} rules with an example to try." in out
    assert f"Readers found that {len(shown)} of them plainly show their rule, {share} % of all rules:" in out
    assert json.loads(cli("rules", title, "--json").out)["shown"] == len(shown)
