screen-mission = { $points } per { $per }, tardi { $late_points } per { $late_per }
