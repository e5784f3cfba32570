count-supplies = { COUNT($n, "# rifornimento", "# rifornimenti") }
count-technology = { COUNT($n, "# tecnologia", "# tecnologie") }
count-cubes-red = { COUNT($n, "# cubo rosso", "# cubi rossi") }
count-cubes-blue = { COUNT($n, "# cubo blu", "# cubi blu") }
count-cubes-green = { COUNT($n, "# cubo verde", "# cubi verdi") }
count-candy-boosts = { $n } Candy Boost
