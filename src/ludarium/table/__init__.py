"""The table: a server where people and bots play, watch and replay games."""
