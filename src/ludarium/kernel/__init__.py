"""The kernel: everything that is the same in every game, and no word of any game."""
