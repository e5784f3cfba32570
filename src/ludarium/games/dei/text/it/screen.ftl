# L’immagine nel terminale: ciò che nessun altro catalogo dice. Segni e lettere stanno sulla mappa, perciò sono brevi.
# $seat    un numero
# $round   di 4
# $points, $per, $late_points, $late_per  i valori di una missione

screen-seat = Posto { $seat }
screen-you = tu
screen-your-turn = Tocca a te
screen-round = Round { $round } di 4
screen-in-play = Carta in gioco:
screen-left = ancora da fare:
screen-played = Giocate
screen-abilities = Campione e talenti
screen-hands = Mani scoperte
screen-markets = Mercati
screen-missions = Missioni
screen-mission = { $points } per { $per }, tardi { $late_points } per { $late_per }
drone-harvester-letter = R
drone-transporter-letter = T
drone-teleporter-letter = P
drone-reaper-letter = M
