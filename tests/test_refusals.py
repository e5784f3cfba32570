"""Every kind of refusal is arranged once: given a position, what is said is so, and what it names makes an answer
legal."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from ludarium import games
from tests.games.dei import lack_facts, test_lacks_of_cards, test_lacks_rare, test_lacks_supplied
from tests.games.voidfall import facts as voidfall_facts
from tests.games.voidfall import test_refusals, test_refusals_cards, test_refusals_fleets, test_refusals_galaxy
from tests.games.xibalba import clicks as xibalba_clicks
from tests.games.xibalba import test_why_not, test_why_not_rare

VOIDFALL = (test_refusals, test_refusals_cards, test_refusals_fleets, test_refusals_galaxy)
CARDS = [*test_lacks_of_cards.CASES, *test_lacks_supplied.CASES]
ARRANGED: dict[str, list[str]] = {
    "dei": [*(case[0] for case in CARDS), *(row.kind for row in test_lacks_rare.ROWS), "more-than-copy"],
    "xibalba": [*(kind[0] for kind in test_why_not.KINDS), *(row.kind for row in test_why_not_rare.ROWS)],
    "voidfall": [row.kind for chapter in VOIDFALL for row in chapter.ROWS],
}
CHECKED: dict[str, Iterable[str]] = {
    "dei": lack_facts.CHECKS,
    "xibalba": xibalba_clicks.CHECKS,
    "voidfall": voidfall_facts.FACTS,
}


def kinds(names: Iterable[str]) -> set[str]:
    return {re.sub("^lack-", "", name) for name in names}


def written(game: str) -> set[str]:
    """The kinds of refusals that a game has a sentence for."""
    return kinds(id for id in games.get(game).catalogue.messages("en") if id.startswith("lack-"))


@pytest.mark.parametrize("game", ARRANGED)
def test_every_kind_of_refusal_has_an_arranged_test(game: str) -> None:
    assert kinds(ARRANGED[game]) == written(game)


@pytest.mark.parametrize("game", CHECKED)
def test_what_every_kind_of_refusal_says_is_checked(game: str) -> None:
    assert kinds(CHECKED[game]) == written(game)
