"""Bots: random, greedy and Monte Carlo tree search, at five levels. They know what a person in their seat knows."""
