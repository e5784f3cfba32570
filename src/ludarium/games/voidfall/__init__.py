"""Voidfall, a strategy game for 2 to 4 houses that rebuild a galaxy the void has fallen upon."""

from ludarium.games.voidfall.game import VoidfallGame

GAME = VoidfallGame()

__all__ = ["GAME"]
