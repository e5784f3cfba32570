count-supplies = { COUNT($n, "# Vorrat", "# Vorräte") }
count-technology = { COUNT($n, "# Technologie", "# Technologien") }
count-cubes-red = { COUNT($n, "# roter Außenpostenmarker", "# rote Außenpostenmarker") }
count-cubes-blue = { COUNT($n, "# blauer Außenpostenmarker", "# blaue Außenpostenmarker") }
count-cubes-green = { COUNT($n, "# grüner Außenpostenmarker", "# grüne Außenpostenmarker") }
count-candy-boosts = { COUNT($n, "# Candy Boost", "# Candy Boosts") }
