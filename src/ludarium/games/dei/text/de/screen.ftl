screen-mission = { $points } je { $per }, spät { $late_points } je { $late_per }
