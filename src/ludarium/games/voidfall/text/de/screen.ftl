# The table: in a terminal, and in the browser.

## The terminal

screen-cycle = Zyklus { $cycle }, Runde { $round } von { $rounds }: { $event }
screen-set-up = Aufbau
screen-player = { $seat } { $house }: { $influence } Einfluss
screen-stock = { $food } Nahrung, { $energy } Energie, { $materials } Material, { $credits } Credits, { $science } Wissen
screen-fleets = Flotten: { $active } aktiv, { $inactive } inaktiv; { $tokens } Handelsplättchen; Ruhm { $glory }
screen-tracks = Gesellschaft { $society }, Staatsführung { $government }, Wirtschaft { $economy }
screen-technologies = Technologien: { $names }
screen-agendas = Agenden: { $names }
screen-hand = Fokuskarten auf der Hand: { $names }
screen-own-agendas = Agenden auf der Hand: { $names }
screen-offers = offene Agenden: { $names }
screen-trade = Handelsplättchen auf dem Brett: { $tokens }
screen-storms = Stürme: { $pairs }
screen-legend = In einem Sektor: Nummer, Bevölkerung (* verderbt); Besitz und Flotten oder v mit der Leere; Gilden, Stützpunkte

## The browser: clock, seats, house board

screen-seat = Platz { $seat }
screen-you = du
clock-cycle = Zyklus { $cycle }
clock-round = Runde { $round } von { $rounds }
clock-preparation = Vorbereitung
clock-evaluation = Auswertung
clock-end = Das Spiel ist aus
seat-order = Zug { $n }
term-house = Haus
house-name = Haus { $house }
house-complexity = Haus, Anspruch { $complexity }
origin-name = Herkunft { $origin }: { $technology }
term-ability = Fähigkeit
term-preferred = Bevorzugte Fokusse
term-start-agenda = Startagenda
term-start-technology = Starttechnologie
board-look = Tableau von { $house } ansehen
board-close = Schließen
card-designed = Von uns entworfen: keine Quelle zeigt dies ganz.
count-influence = { $n } Einfluss; { $more } mehr, wenn der Zyklus jetzt endete
count-active = { COUNT($n, "# Flotte aktiv", "# Flotten aktiv") }
count-deployed = { COUNT($n, "# Flotte in Sektoren", "# Flotten in Sektoren") }
count-inactive = { COUNT($n, "# Flotte inaktiv", "# Flotten inaktiv") }
count-agendas = { COUNT($n, "# Agenda auf der Hand", "# Agenden auf der Hand") }
count-technologies = { COUNT($n, "# Technologie", "# Technologien") }
count-glory = Ruhm: { $values }
count-trade = { COUNT($n, "# Handelsplättchen") }
count-bounty = { COUNT($n, "# Beuteplättchen") }
count-reclaim = { COUNT($n, "# Bergungsplättchen") }
count-corruption = Verderbnis: { $board } auf dem Tableau, { $sectors } in Sektoren
stock-cell = { $n } { $resource }; Produzieren bringt { $yield } (Stufe { $level }, { COUNT($rise, "# Stufe mehr bringt mehr", "# Stufen mehr bringen mehr") })
stock-cell-top = { $n } { $resource }; Produzieren bringt { $yield } (Stufe { $level })
mine-fleet = Flotte
mine-if-ended = Endete es jetzt
forecast-upkeep = Endete der Zyklus jetzt: { $covered } von { $due } Punkten Wartung wären bezahlt
forecast-skirmish = Endete der Zyklus jetzt, griffe die Leere { $sectors } mit Stärke { $n } an
forecast-no-target = Das Gefecht hätte Stärke { $n }, aber kein Ziel
forecast-points = Endete der Zyklus jetzt: { $n } Einfluss für Agenden, abzüglich unbezahlter Wartung

## Focus cards

term-focus = Fokuskarte
term-focus-cards = Fokuskarten
hand-not-yet = Karten kommen mit dem Haus.
focus-used = In diesem Zyklus schon benutzt.
focus-preferred = Bevorzugter Fokus.
focus-in-play = Im Spiel: { $focus }
focus-actions = { $taken } von { $allowed } Aktionen ausgeführt
action-twice = { $action } (zweimal)
select-with-token = Drei Aktionen, mit Handelsplättchen
select-without-token = Zwei Aktionen
pay-nothing = Nichts
strike-let = Die Leere angreifen lassen

## Event, evaluation and agendas

screen-event = Ereignis
screen-agendas-pane = Agenden
screen-house-pane = Haus
tab-event = Ereignis von Zyklus { $cycle }
tab-evaluation = Auswertung
tab-forecast = Endete es jetzt
event-not-yet = Das Ereignis des Zyklus ist noch nicht aufgedeckt.
event-of-cycle = Ereignis von Zyklus { $cycle }, { $rounds } Runden
event-must-each = Alle müssen
event-may-each = Alle dürfen
event-must-once = Einmal
event-may-once = Einmal, nach Belieben
event-always = Den ganzen Zyklus
event-later = Nach dem ersten Zug
term-decree = Bestimmung
decree-met = Du erfüllst sie jetzt
evaluation-told = Die Auswertung dieses Zyklus
evaluation-forecast = Was die Auswertung jetzt brächte
evaluation-skirmish = Gefecht
evaluation-upkeep = Wartung
evaluation-decree = Bestimmung
evaluation-agendas = Agenden
evaluation-spared = Kein Gefecht
agenda-start = Start
agenda-of-kind = Agenda: { $kind }
agenda-played-with = Spielbar mit { $focuses }.
agenda-action = Ihre Aktion: { $action }.
agenda-field = Feld { $field }
agenda-corrupted = Verderbt.
agenda-hidden = Eine Agenda, die sonst niemand sieht
agendas-offer = Ausliegende Agenden
agendas-own = Agenden am Tableau
agendas-hand = Auf der Hand
offer-empty = keine mehr
offer-corrupted = Verderbt: sie bringt Verderbnis.
glory-token = Ruhm { $value }
glory-rises = { $value } wird { $next }

## Technologies, civilization, trade

term-technology = Technologie
term-technologies = Technologien
technologies-own = Eigene Technologien
technologies-display = Auslage
technologies-limit = { $n } von { $most } Technologien, { $improved } von { $limit } verbessert
technology-immediate = Sofort
technology-basic = Basis
technology-improved = Verbessert
technology-with = Zusatzaktion mit { $focuses }
technology-preferred = einem bevorzugten Fokus
technology-copy = Exemplar mit { $n } Einfluss
technology-copies = Auslage: { $dear } mit 4 Einfluss, { $free } mit 0.
technology-owned = Du hast sie.
technology-owned-improved = Du hast sie verbessert.
technology-can-improve = Die verbesserte Karte ist da: 6 Einfluss
technology-improved-here = Die verbesserte Karte liegt aus
term-civilization = Zivilisation
track-level = Stufe { $level }
track-space = Feld { $space }
track-at = { $track }: Feld { $space }, Stufe { $level }
track-corrupted = { $track }: Feld { $space }, Stufe { $level }, verderbt
track-reaches = Hier beginnt Stufe { $level }.
place-corruption = Verderbnis: { $place }
term-trade-board = Handelstafel
trade-slot = Platz { $slot }

## The end

scoring-start = Startagenda
scoring-agendas = Agenden
scoring-technologies = Technologien
scoring-conquests = Eroberungen und Plättchen
scoring-tracks = Leisten
scoring-event = Ereignisse
scoring-focus = Fokuskarten
scoring-lost = Verloren
scoring-earlier = Zu Beginn
scoring-total = Einfluss
