# Worin sich die Regelhefte von D.E.I. unterscheiden, für die Seite, die die Ausgaben vergleicht.

## Zugreihenfolge

reading-first-order = Erste Zugreihenfolge
reading-first-order-random = ausgelost
reading-first-order-seats = Platz 1 beginnt, dann im Uhrzeigersinn
reading-next-order = Zugreihenfolge der nächsten Runde
reading-next-order-score = wer die wenigsten Vorräte hat, zuerst
reading-next-order-clockwise = die erste Person wechselt reihum
reading-last-round-of-three = Wer in Runde 4 zu dritt beginnt
reading-last-round-of-three-normal = wie in anderen Runden
reading-last-round-of-three-fewest-first = wer die wenigsten Vorräte hat

## Spielaufbau

reading-refuge-tiles-apart = Die beiden Lagerteile dürfen sich nicht berühren
reading-refuge-tiles-apart-edge = an einer Kante
reading-refuge-tiles-apart-corner = an einer Kante oder Ecke
reading-start-scrappers = Plünderer zu Beginn, nach Zugreihenfolge
reading-start-split = Startfiguren auf den beiden Lagern
reading-start-split-free = frei verteilt
reading-start-split-fixed = wie angegeben
reading-draft-order = Reihenfolge der Fähigkeitenwahl
reading-draft-order-snake = hin und zurück
reading-draft-order-last-first = jedes Mal die letzte Person zuerst

## Grenzen

reading-resource-limit = Ressourcen auf einem Pad
reading-cube-limit = Außenpostenmarker einer Farbe auf einem Pad

## Aktionen

reading-enlist-at-own-refuge-needs-majority = Einrücken am eigenen Lager braucht die Mehrheit
reading-relocate-building = Ein Bauwerk darf versetzt werden
reading-relocate-building-kind-used-up = wenn alle seiner Art gebaut sind
reading-relocate-building-all-used-up = wenn alle neun gebaut sind
reading-copy-any-seat = Kopieren gilt auch für Karten anderer
reading-blue-collect-swaps-energy = Blaues Sammeln tauscht auch Energie gegen Technologie
reading-champion-is-scrapper = Der Anführer zählt beim roten Einrücken und bei { drone-teleporter } als Plünderer

## Drohnen und Candy Boosts

reading-reaper-points = Vorräte für { drone-reaper }
reading-reaper-points-flat = 1 für den Einsatz
reading-reaper-points-per-kill = 1 für jeden getöteten Plünderer
reading-reaper-kills-of-two = { drone-reaper } zu zweit: so viele Plünderer darf sie töten
reading-harvester-collects = { drone-harvester }: ihre Technologie gilt als gesammelt
reading-boosts-return = Gespielte Candy Boosts kommen beim Aufräumen zurück

## Anführer

reading-neena-extra-move = { champion-neena } bekommt eine weitere Bewegung
reading-neena-extra-move-none = nie
reading-neena-extra-move-without-majority = wo ihr die Mehrheit fehlt
reading-neena-extra-move-always = immer
reading-abraham = Was { champion-abraham } tut
reading-abraham-extra-collect = einmal je Phase zusätzlich Sammeln in seiner Region
reading-abraham-end-collect = am Ende des Zuges dort Sammeln
reading-abraham-end-take = nimmt dort am Ende des Zuges eine Ressource
reading-champion-garrisons = Der Anführer allein bildet eine Garnison

## Fähigkeiten

reading-learning = Eine Fähigkeit erlernen
reading-learning-optional = darf abgelehnt werden
reading-learning-automatic = geschieht von selbst
reading-caravan-strength = Stärke jedes Lagers mit { feat-caravan }
reading-sky-boots = { feat-sky-boots } gibt eine weitere Bewegung
reading-sky-boots-once-per-card = einmal je Karte
reading-sky-boots-every-move = nach jeder Bewegung
reading-camp-elevators = { feat-exploitation-camp } wirkt an Aufzügen
reading-camp-elevators-own = den eigenen
reading-camp-elevators-own-or-neutral = den eigenen und neutralen
reading-camp-swaps = { feat-exploitation-camp } tauscht Technologie
reading-camp-swaps-any-technology = jede auf dem Pad
reading-camp-swaps-collected = nur gerade gesammelte
reading-alternative-energy-both-ways = { feat-alternative-energy } gilt in beide Richtungen
reading-delivery-bot-spends-card = { feat-delivery-bot } braucht eine weitere Handkarte

## Aufträge und Wertung

reading-garrisons-of-colour = Garnisonsaufträge zählen nur eine Farbe
reading-recycled-drone-cards-count = Drohnenkarten im Recycling-Bereich zählen für den Auftrag
reading-card-supplies = Karten, die am Ende ihre Vorräte bringen
reading-card-supplies-all = alle
reading-card-supplies-market = Marktkarten
