# Das Wörterbuch von D.E.I. auf Deutsch: Bezeichnungen, dann gezählte Wörter.

## Zeit

term-round = Runde
term-phase = Phase
term-action-phase = Aktionsphase
term-clean-up = Aufräumphase
term-turn = Zug
term-priority = Priorität
term-turn-order = Zugreihenfolge
term-first-player = Erste Person
term-set-up = Spielaufbau
term-start-placement = Startaufstellung

## Personen und Figuren

term-seat = Person
term-faction = Fraktion
term-scrapper = Plünderer
term-champion = Anführer
term-figure = Figur
term-reserve = Vorrat
term-pad = Pad
term-hand = Hand
term-purebreds = Zitadelle

## Plättchen

term-supplies = Vorräte
term-resource = Ressource
term-technology = Technologie
term-energy = Energie
term-common-reserve = Allgemeiner Vorrat
term-candy-boost = Candy Boost
term-mission-token = Fraktionsplättchen
term-score-token = Wertungsplättchen
term-score-track = Wertungstafel
term-drone-token = Drohnenplättchen

## Spielplan

term-board = Spielplan
term-tile = Spielplanteil
term-drone-tile = Drohnenteil
term-layout = Anordnung
term-region = Region
term-level = Ebene
term-ground = Boden
term-roof = Dach
term-border = Grenze
term-adjacent = Benachbart
term-bordering = Angrenzend
term-construction = Bauwerk
term-refuge = Lager
term-elevator = Aufzug
term-bridge = Brücke
term-neutral = Neutral
term-outpost = Außenposten
term-cube = Außenpostenmarker
term-drone = Drohne

## Mehrheit

term-strength = Stärke
term-majority = Mehrheit
term-tie = Gleichstand
term-supremacy = Vorherrschaft
term-control = Kontrolle
term-garrison = Garnison

## Karten und Märkte

term-action-card = Aktionskarte
term-faction-card = Fraktionskarte
term-market-card = Marktkarte
term-drone-card = Drohnenkarte
term-face-up = Offen
term-face-down = Verdeckt
term-recycle-bin = Recycling-Bereich
term-deck = Stapel
term-market = Markt
term-outpost-market = Außenpostenmarkt
term-black-market = Schwarzmarkt
term-slot = Feld
term-slot-requirement = Voraussetzung
term-slot-modifier = Preisänderung
term-cost = Kosten

## Fähigkeiten, Aufträge und Wertung

term-feat = Fähigkeit
term-learn = Erlernen
term-mission = Auftrag
term-on-time = Rechtzeitig
term-late = Verspätet
term-supply-count = Vorratswertung
term-final-scoring = Schlusswertung

## Aktionen

term-action = Aktion
term-enlist = Einrücken
term-move = Bewegen
term-collect = Sammeln
term-gain = Nehmen
term-build = Bauen
term-buy = Kaufen
term-copy = Kopieren
term-kill = Töten
term-per-outpost = Pro Außenposten

## Gezählt

count-scrappers = { $n } Plünderer
count-figures = { COUNT($n, "# Figur", "# Figuren") }
count-supplies = { COUNT($n, "# Vorrat", "# Vorräte") }
count-resources = { COUNT($n, "# Ressource", "# Ressourcen") }
count-technology = { COUNT($n, "# Technologie", "# Technologien") }
count-energy = { $n } Energie
count-cubes = { $n } Außenpostenmarker
count-cubes-red = { COUNT($n, "# roter Außenpostenmarker", "# rote Außenpostenmarker") }
count-cubes-blue = { COUNT($n, "# blauer Außenpostenmarker", "# blaue Außenpostenmarker") }
count-cubes-green = { COUNT($n, "# grüner Außenpostenmarker", "# grüne Außenpostenmarker") }
count-constructions = { COUNT($n, "# Bauwerk", "# Bauwerke") }
count-refuges = { $n } Lager
count-elevators = { COUNT($n, "# Aufzug", "# Aufzüge") }
count-bridges = { COUNT($n, "# Brücke", "# Brücken") }
count-candy-boosts = { COUNT($n, "# Candy Boost", "# Candy Boosts") }
count-cards = { COUNT($n, "# Karte", "# Karten") }
count-drone-cards = { COUNT($n, "# Drohnenkarte", "# Drohnenkarten") }
count-actions = { COUNT($n, "# Aktion", "# Aktionen") }
count-regions = { COUNT($n, "# Region", "# Regionen") }
count-feats = { COUNT($n, "# Fähigkeit", "# Fähigkeiten") }
count-missions = { COUNT($n, "# Auftrag", "# Aufträge") }
count-garrisons = { COUNT($n, "# Garnison", "# Garnisonen") }
count-outposts = { $n } Außenposten
count-players = { COUNT($n, "# Person", "# Personen") }
