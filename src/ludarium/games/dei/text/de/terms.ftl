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
count-figures =
    { $n ->
        [one] { $n } Figur
       *[other] { $n } Figuren
    }
count-supplies =
    { $n ->
        [one] { $n } Vorrat
       *[other] { $n } Vorräte
    }
count-resources =
    { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    }
count-technology =
    { $n ->
        [one] { $n } Technologie
       *[other] { $n } Technologien
    }
count-energy = { $n } Energie
count-cubes = { $n } Außenpostenmarker
count-cubes-red =
    { $n ->
        [one] { $n } roter Außenpostenmarker
       *[other] { $n } rote Außenpostenmarker
    }
count-cubes-blue =
    { $n ->
        [one] { $n } blauer Außenpostenmarker
       *[other] { $n } blaue Außenpostenmarker
    }
count-cubes-green =
    { $n ->
        [one] { $n } grüner Außenpostenmarker
       *[other] { $n } grüne Außenpostenmarker
    }
count-constructions =
    { $n ->
        [one] { $n } Bauwerk
       *[other] { $n } Bauwerke
    }
count-refuges = { $n } Lager
count-elevators =
    { $n ->
        [one] { $n } Aufzug
       *[other] { $n } Aufzüge
    }
count-bridges =
    { $n ->
        [one] { $n } Brücke
       *[other] { $n } Brücken
    }
count-candy-boosts =
    { $n ->
        [one] { $n } Candy Boost
       *[other] { $n } Candy Boosts
    }
count-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
count-drone-cards =
    { $n ->
        [one] { $n } Drohnenkarte
       *[other] { $n } Drohnenkarten
    }
count-actions =
    { $n ->
        [one] { $n } Aktion
       *[other] { $n } Aktionen
    }
count-regions =
    { $n ->
        [one] { $n } Region
       *[other] { $n } Regionen
    }
count-feats =
    { $n ->
        [one] { $n } Fähigkeit
       *[other] { $n } Fähigkeiten
    }
count-missions =
    { $n ->
        [one] { $n } Auftrag
       *[other] { $n } Aufträge
    }
count-garrisons =
    { $n ->
        [one] { $n } Garnison
       *[other] { $n } Garnisonen
    }
count-outposts = { $n } Außenposten
count-players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
