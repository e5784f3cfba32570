"""Marshlight: the example that the page "Add a game" builds."""

from marshlight.game import Marshlight

GAME = Marshlight()

__all__ = ["GAME"]
