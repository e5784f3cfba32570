# The terminal's picture: what no other catalogue says. Signs and letters stand on the map, so they are short.
# $seat    a number
# $round   of 4
# $points, $per, $late_points, $late_per  the values of a mission

screen-seat = Seat { $seat }
screen-you = you
screen-your-turn = Your turn
screen-round = Round { $round } of 4
screen-in-play = Card in play:
screen-left = still to do:
screen-played = Played
screen-abilities = Champion and feats
screen-hands = Open hands
screen-markets = Markets
screen-missions = Missions
screen-mission = { $points } per { $per }, late { $late_points } per { $late_per }
drone-harvester-letter = H
drone-transporter-letter = T
drone-teleporter-letter = P
drone-reaper-letter = R
