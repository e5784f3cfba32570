"""Ludarium's games as other people's libraries know games: PettingZoo, Gymnasium, OpenSpiel. See docs/adapters.md."""
