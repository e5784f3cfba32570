"""Regatta: the example game of Ludarium."""

from regatta.game import Regatta

GAME = Regatta()

__all__ = ["GAME"]
