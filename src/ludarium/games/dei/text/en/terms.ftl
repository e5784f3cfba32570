# Labels, then counted words.

## Counted
count-supplies = { COUNT($n, "# supply", "# supplies") }
count-technology = { $n } technology
count-cubes-red = { COUNT($n, "# red cube", "# red cubes") }
count-cubes-blue = { COUNT($n, "# blue cube", "# blue cubes") }
count-cubes-green = { COUNT($n, "# green cube", "# green cubes") }
count-candy-boosts = { COUNT($n, "# candy boost", "# candy boosts") }
