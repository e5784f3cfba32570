"""The drawing for the terminal: complete in every language, and silent about what a viewer does not know."""

from __future__ import annotations

import pytest

from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.seats import SPECTATOR
from tests.games.voidfall.scenario import Scenario


def test_the_galaxy_and_the_boards_are_drawn() -> None:
    game = Scenario("belitan", "cortozaar")
    game.turn(0)
    text = game.match.picture(game.match.view(game.s, 0), "en", 100)
    assert "Cycle 1, round 1 of 5: Glorious Ascension" in text
    assert "1 Belitan: 10 influence" in text
    assert "technologies: Targeting" in text
    assert all(f"s{sector} " in text for sector in range(game.match.givens.n))
    assert "storms: " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn_in_every_language(language: str) -> None:
    game = Scenario(seats=4)
    assert game.match.picture(game.match.view(game.match.start(), SPECTATOR), language, 80)
    game.turn(0)
    for viewer in (0, 1, SPECTATOR):
        assert game.match.picture(game.match.view(game.s, viewer), language, 80)


def test_agendas_in_hand_are_shown_to_their_owner_only() -> None:
    game = Scenario()
    game.effect(0, "agenda dominance")
    game.do("draw-agenda dominance")
    game.do(game.legal[0])
    game.turn(0)
    assert "agendas in hand: ?" in game.match.picture(game.match.view(game.s, 1), "en", 80)
    assert "agendas in hand: ?" not in game.match.picture(game.match.view(game.s, 0), "en", 80)


def test_both_origins_are_told_until_one_is_kept() -> None:
    """Given houses and no origins yet, then each player reads what both of theirs bring, and nobody else does."""
    game = Scenario("belitan", "cortozaar", until="SecretOrigins")
    text = game.match.picture(game.match.view(game.s, 0), "en", 100)
    assert "Origin A: Targeting" in text
    assert "Origin B: Data Refinery" in text
    assert "5 food, 3 energy, 3 materials, 5 credits, 5 science; 2 fleet power active;" in text
    assert "Starbases" not in text
    assert "Origin A" not in game.match.picture(game.match.view(game.s, SPECTATOR), "en", 100)
    game = Scenario("belitan", "cortozaar")
    assert "Origin A" not in game.match.picture(game.match.view(game.s, 0), "en", 100)
