# Die Pads im Browser: Verben auf Schaltflächen, Namen von Zahlen, und was Märkte, Aufträge, Pads und Wertung sagen.
# $n eine Zahl; $phase, $points, $round ebenso; $first, $action, $card, $feat, $faction, $tile Wörter

## Verben auf Schaltflächen

act-lay = Teil legen
act-faction = Fraktion wählen
act-priority = Reihenfolge losen
act-key = Farbe losen
act-drone-token = Drohne stellen
act-reveal = Aufdecken
act-deal-mission = Auftrag aufdecken
act-deal-feat = Fähigkeit austeilen
act-draft = Fähigkeit wählen
act-draw-boost = Boost ziehen
act-place = Hier starten
act-plan = Karten legen
act-plan-one = Karte legen
act-play = Karte spielen
act-turn-up = Aufdecken
act-keep-down = Verdeckt lassen
act-order = Paket-Bot
act-boost = Candy Boost
act-enlist = Einrücken
act-move = Bewegen
act-collect = Sammeln
act-dig = Graben
act-kill = Töten
act-build-refuge = Lager bauen
act-build-elevator = Aufzug bauen
act-build-bridge = Brücke bauen
act-gain = Nehmen
act-copy = Karte kopieren
act-drone = Drohne
act-buy = Kaufen
act-spend = Symbol nutzen
act-relocate = Plünderer nehmen
act-take-refuge = Lager nehmen
act-take-elevator = Aufzug nehmen
act-take-bridge = Brücke nehmen
act-give-back = Zurückgeben
act-fly = Fliegen
act-stay = Bleiben
act-harvest = Ernten
act-deploy = Hier einrücken
act-teleport = Teleportieren
act-reap = Zuschlagen
act-discard = Karte abgeben
act-learn = Fähigkeit erlernen
act-mission = Auftrag wählen
act-skip-mission = Kein Auftrag
act-done = Fertig

## Namen der Zahlen und Schalter, die gestellt werden

amount-scrappers = Plünderer
amount-champion = Anführer
amount-refuges = Lager
amount-down = Verdeckt
amount-supplied = Ressource dazu
amount-extra = 1 Technologie mehr
amount-swap = Tauschen
amount-amount = Wie viele
amount-turned = Gedreht
amount-technology = Technologie
amount-energy = Energie
amount-token = Symbol

## Uhr und Plätze

clock-phase = Phase { $phase } von 3
seat-card = Karte { $n } von 2
seat-sealed = hat gewählt
seat-order = { $n }. am Zug
seat-hand = { COUNT($n, "# Karte auf der Hand", "# Karten auf der Hand") }
seat-reserve = { $n } Plünderer im Vorrat
seat-recycled = { COUNT($n, "# Karte im Recycling-Bereich", "# Karten im Recycling-Bereich") }
seat-feat-secret = Geheime Fähigkeit
seat-feat-learned = { $feat }, erlernt

## Karten und Hand

card-designed = Von uns entworfen: Keine Quelle zeigt diese Karte.
card-done = Erledigt: { $action }
card-in-play = Karte im Spiel: { $card }
card-hidden = Verdeckte Karte
hand-planned = Geheim gelegt
hand-not-yet = Karten gibt es, sobald die Fraktionen gewählt sind.
tile-name = Spielplanteil { $tile }

## Märkte

market-deck = { COUNT($n, "# Karte im Stapel", "# Karten im Stapel") }
market-empty = leer
market-free = frei
market-locked = Du kannst sie jetzt nicht kaufen
market-black-left = +1 Technologie
market-black-middle = normaler Preis
market-black-right = 1 Technologie zurück

## Aufträge

missions-when = einer nach jeder Phase 3, jede Spalte einmal
missions-late = spät
missions-now = jetzt
missions-none = Sie werden beim Aufbau aufgedeckt.
mission-per = je
mission-late-value = spät
mission-late = Jetzt zählt nur noch der späte Wert.
mission-now = du jetzt
mission-worth = Er brächte dir jetzt { $points }.
mission-used = Diese Spalte hast du schon genutzt.
mission-column-used = Spalte genutzt
mission-tokens = Gewählt von { $faction }.

## Pad

slots-phase = P{ $phase }
slots-planned = Geheim gelegt
stock-refuge = noch { $n } Lager
stock-elevator = { COUNT($n, "noch # Aufzug", "noch # Aufzüge") }
stock-bridge = { COUNT($n, "noch # Brücke", "noch # Brücken") }
pad-look = Karten von { $faction } zeigen
pad-close = Schließen
feat-learned = erlernt
feat-open = braucht 2 Marker, du hast { $first }

## Wertung

scoring-missions = Aufträge
scoring-played = Im Spiel
scoring-outposts = Außenposten
scoring-feats = Fähigkeiten
scoring-technology = Technologie
scoring-energy = Energie
scoring-cards = Karten
scoring-earlier = Früher
scoring-total = Summe
