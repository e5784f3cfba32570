"""The recorded games together show every faction, action and option, and nearly every card.

They are played at random, and random players are poor: the dearest cards are bought rarely.
"""

from __future__ import annotations

import pytest

from ludarium import games
from ludarium.kernel.record import match_of, read_file, replay
from tests.recorded import FOLDER, Feature, features

GAME = games.get("xibalba")


@pytest.fixture(scope="module")
def shown() -> set[Feature]:
    found: set[Feature] = set()
    for path in sorted((FOLDER / "xibalba").glob("de-*.txt")):
        record = read_file(path)
        found |= features(replay(record, match_of(record, GAME)))
    return found


def test_the_recorded_games_show_every_faction_action_and_option(shown: set[Feature]) -> None:
    wanted: set[Feature] = {
        *(("faction faction", faction.id) for faction in GAME.content()[1].factions),
        *((f"option {option.id}", choice) for option in GAME.options for choice in option.choices),
        *(("verb", verb.name) for verb in GAME.match().verbs.verbs),
        *(("seats", str(seats)) for seats in GAME.seats),
    }
    assert sorted(wanted - shown) == []


def test_the_recorded_games_show_nearly_every_card(shown: set[Feature]) -> None:
    cards: set[Feature] = {("bought card", card.id) for card in GAME.content()[1].cards}
    assert len(cards - shown) <= 10, sorted(cards - shown)
