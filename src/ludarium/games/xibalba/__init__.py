"""Xibalba, a dice and card game for 2 to 4 mercenary factions around an alien ark."""

from ludarium.games.xibalba.game import XibalbaGame

GAME = XibalbaGame()

__all__ = ["GAME"]
