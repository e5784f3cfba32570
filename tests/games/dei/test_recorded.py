"""The recorded games of each edition together show every card, feat, drone, boost, mission, option and end."""

from __future__ import annotations

import pytest

from ludarium import games
from ludarium.kernel.record import match_of, read_file, replay
from tests.recorded import FOLDER, Feature, features

GAME = games.get("dei")


def shown_by(edition: str) -> set[Feature]:
    shown: set[Feature] = set()
    for path in sorted((FOLDER / "dei").glob(f"{edition}-*.txt")):
        record = read_file(path)
        shown |= features(replay(record, match_of(record, GAME)))
    return shown


def wanted() -> set[Feature]:
    """What no collection may lack: the content by its ids, and every choice of every option."""
    content = GAME.content()[1]
    market = [card.id for card in content.cards if card.cost is not None]
    return {
        *(("play card", card.id) for card in content.cards if card.cost is None),
        *(("bought card", card) for card in market),
        *(("learned feat", feat.id) for feat in content.feats),
        *(("drone drone", drone.id) for drone in content.drones),
        *(("boosted boost", boost.id) for boost in content.boosts),
        *(("mission mission", mission.id) for mission in content.missions),
        *((f"option {option.id}", choice) for option in GAME.options for choice in option.choices),
        *(("seats", str(seats)) for seats in GAME.seats),
        ("end", "clear"),
    }


@pytest.mark.parametrize("edition", [edition.id for edition in GAME.editions])
def test_an_editions_games_show_nearly_everything(edition: str) -> None:
    lacking = wanted() - shown_by(edition)
    assert len(lacking) <= len(wanted()) // 10, sorted(lacking)


def test_all_recorded_games_together_show_everything() -> None:
    shown = set().union(*(shown_by(edition.id) for edition in GAME.editions))
    assert sorted((wanted() | {("end", "tie")}) - shown) == []
