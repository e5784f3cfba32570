# The terminal's picture: what no other catalogue says. Signs and letters are drawn on the map, so they are short.
# $seat    a number
# $round   of 4
# $points, $per, $late_points, $late_per  the values of a mission
screen-mission = { $points } per { $per }, late { $late_points } per { $late_per }
