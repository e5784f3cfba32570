"""The lab: tournaments between bots, and statistics that show whether a game's content is balanced."""
