"""D.E.I.: Divide et Impera, a strategy game for 2 to 4 factions in a ruined city."""

from ludarium.games.dei.game import DeiGame

GAME = DeiGame()

__all__ = ["GAME"]
