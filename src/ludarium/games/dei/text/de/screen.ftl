# Das Bild im Terminal: was kein anderer Katalog sagt. Zeichen und Buchstaben stehen auf der Karte und sind darum kurz.
# $seat    eine Nummer
# $round   von 4
# $points, $per, $late_points, $late_per  die Werte eines Auftrags

screen-seat = Platz { $seat }
screen-you = du
screen-your-turn = Du bist dran
screen-round = Runde { $round } von 4
screen-in-play = Karte im Spiel:
screen-left = noch zu tun:
screen-played = Gespielt
screen-abilities = Anführer und Fähigkeiten
screen-hands = Offene Hände
screen-markets = Märkte
screen-missions = Aufträge
screen-mission = { $points } je { $per }, spät { $late_points } je { $late_per }
drone-harvester-letter = E
drone-transporter-letter = T
drone-teleporter-letter = P
drone-reaper-letter = J
