# Antworten, Fragen und das Protokoll. Fraktionen stehen vor einem Doppelpunkt, damit kein Verb sich nach ihnen richten muss.

## Was Personen und Zufall antworten

verb-lay = Spielplanteil { $tile } legen, um { $turned } Viertel gedreht
verb-faction = { $faction } spielen
verb-priority = Als Nächstes in der Reihenfolge: { $faction }
verb-key = Farbe des nächsten Buchstabens: { $colour }
verb-drone-token = Nächstes Drohnenteil: { $drone }
verb-reveal = { $card } aufdecken
verb-deal-mission = Auftrag { $mission } aufdecken
verb-deal-feat = Fähigkeit { $feat } austeilen
verb-draft = Fähigkeit { $feat } wählen
verb-draw-boost = Candy Boost { $boost } ziehen
verb-place = Start mit { COUNT($scrappers, "# Plünderer") } { $champion ->
        [yes] und dem Anführer in { $region }
       *[no] in { $region }
    }
verb-plan = { $first } legen, dann { $second }
verb-plan-one = { $card } legen
verb-play = { $card } spielen{ IF($down, ", verdeckt zum Kaufen") }
verb-turn-up = Karte aufdecken
verb-keep-down = Karte verdeckt lassen
verb-order = { $card } liefern lassen ({ $technology ->
        [0] { COUNT($energy, "# Energie + ", zero: "") }
        [one] { $technology } Technologie{ COUNT($energy, ", # Energie + ", zero: " + ") }
       *[other] { $technology } Technologien{ COUNT($energy, ", # Energie + ", zero: " + ") }
    }1 Energie)
verb-boost = Candy Boost { $boost } spielen
verb-enlist = In { $region } einrücken{ IF($supplied, ", Ressource dazu") }
verb-move = { $scrappers ->
        [0] { $champion ->
            [yes] Anführer{ COUNT($refuges, " + # Lager", zero: "") }
           *[no] { COUNT($refuges, "# Lager", zero: "") }
        }
        [one] { $scrappers } Plünderer{ IF($champion, " + Anführer") }{ COUNT($refuges, " + # Lager", zero: "") }
       *[other] { $scrappers } Plünderer{ IF($champion, " + Anführer") }{ COUNT($refuges, " + # Lager", zero: "") }
    } { $src } → { $dst }
verb-collect = In { $region } sammeln{ IF($extra, " + 1 Technologie") }{ COUNT($swap, ", # tauschen", zero: "") }
verb-dig = Ressource in { $region } legen
verb-kill = { $faction } in { $region } töten
verb-build-refuge = Ein Lager in { $region } bauen
verb-build-elevator = Einen Aufzug { $ground } → { $roof } bauen
verb-build-bridge = Eine Brücke { $first } → { $second } über { $over } bauen
verb-gain = { $amount } { $resource } nehmen
verb-copy = { $card } kopieren
verb-drone = { $drone } aktivieren
verb-buy = { $card } kaufen ({ $technology ->
        [0] { COUNT($energy, "# Energie", zero: "gratis") }
        [one] { $technology } Technologie{ COUNT($energy, ", # Energie", zero: "") }
       *[other] { $technology } Technologien{ COUNT($energy, ", # Energie", zero: "") }
    })
verb-spend = Symbol { $token } nutzen
verb-relocate = Den Plünderer aus { $region } nehmen
verb-take-refuge = Das Lager aus { $region } nehmen
verb-take-elevator = Den Aufzug { $ground } → { $roof } nehmen
verb-take-bridge = Die Brücke { $first } → { $second } über { $over } nehmen
verb-give-back = 1 { $resource } zurückgeben
verb-fly = Nach { $region } fliegen
verb-stay = Stehen bleiben
verb-harvest = { $amount } nehmen{ COUNT($swap, " und # tauschen", zero: "") }
verb-deploy = Plünderer bei der Drohne einrücken
verb-teleport = { IF($champion, "Anführer", "Plünderer") } nach { $region } schicken
verb-reap = Dort je { $scrappers } der anderen Fraktionen töten
verb-discard = { $card } abgeben
verb-learn = Fähigkeit erlernen: { $colour }
verb-mission = { $mission } wählen
verb-skip-mission = Keinen Auftrag wählen
verb-done = Fertig

## Was gefragt wird

ask-Lay = Welches Teil kommt als Nächstes, wie gedreht?
ask-Factions = Welche Fraktion spielst du?
ask-Priority = Die Zugreihenfolge wird ausgelost.
ask-Key = Die Farben der Außenposten werden ausgelost.
ask-DroneTokens = Die Drohnen werden platziert.
ask-Reveal = Die Märkte werden gefüllt.
ask-DealMissions = Die Aufträge werden aufgedeckt.
ask-DealFeats = Die Fähigkeiten werden verteilt.
ask-Draft = Welche Fähigkeit wählst du?
ask-Place = Was startet beim ersten Lager? Der Rest startet beim anderen.
ask-Round = Eine Runde beginnt.
ask-Plan = Welche zwei Karten legst du verdeckt?
ask-Phase = Eine Aktionsphase beginnt.
ask-Turn = Welche Karte spielst du? Offen für Aktionen, verdeckt zum Kaufen.
ask-Card = Was tust du als Nächstes mit dieser Karte?
ask-Spend = Welches Symbol der Karte nutzt du dafür? Sie stehen oben.
ask-Relocate = Dein Vorrat ist leer: welcher Plünderer rückt ein?
ask-TakeBuilding = Welches Bauwerk nimmst du vom Plan?
ask-Refill = Der Markt wird aufgefüllt.
ask-SpendCard = Welche Karte gibst du für den Paket-Bot ab?
ask-Fly = Wohin fliegt die Drohne?
ask-Harvest = Wie viele Ressourcen nimmt die Ernte-Drohne?
ask-Transport = Rückt mit der Transporter-Drohne ein Plünderer ein?
ask-Teleport = Wohin schickt die Teleporter-Drohne einen Plünderer?
ask-Reap = Schlägt die Jäger-Drohne zu?
ask-Full = Dein Pad ist voll: was gibst du zurück?
ask-DrawBoost = Ein Candy Boost wird gezogen.
ask-EndTurn = Der Zug endet.
ask-Search = Sammelt Abraham in seiner Region?
ask-Learn = Welche Fähigkeit erlernst du?
ask-Missions = Aufträge werden gewählt.
ask-ChooseMission = Welchen Auftrag wählst du?

## Was geschieht

event-laid = Spielplanteil { $tile } liegt auf Platz { $place }, um { $turned } Viertel gedreht.
event-chose-faction = Platz { $seat } spielt { $faction }.
event-priority = Zugreihenfolge, { $place }.: { $faction }.
event-key = Außenposten { $letter }: { $colour }.
event-drone-starts = { $drone } startet in { $region }.
event-revealed = { $market }: { $card }.
event-mission-open = Spalte { $column }: Auftrag { $mission }.
event-feat-dealt = { $faction }: du ziehst die Fähigkeit { $feat }.
event-feat-hidden = { $faction }: eine verdeckte Fähigkeit der Farbe { $colour }.
event-drafted = { $faction }: wählt die Fähigkeit { $feat }.
event-placed = { $faction }: { COUNT($scrappers, "# Plünderer") }{ $champion ->
        [yes] { " " }+ Anführer starten
       *[no] { COUNT($scrappers, " startet", " starten") }
    } in { $region }.
event-round = Runde { $round }
event-phase = Aktionsphase { $phase }
event-turn = Zug von { $faction }
event-planned = { $faction }: Karten liegen bereit.
event-played = { $faction }: spielt { $card }.
event-played-down = { $faction }: spielt { $card } verdeckt.
event-kept-down = { $faction }: eine Karte bleibt verdeckt.
event-boosted = { $faction }: spielt den Candy Boost { $boost }.
event-boost-drawn = { $faction }: du ziehst den Candy Boost { $boost }.
event-boost-hidden = { $faction }: zieht einen Candy Boost.
event-enlisted = { $faction }: rückt in { $region } ein.
event-relocated = { $faction }: ein Plünderer geht von { $src } nach { $dst }.
event-supplied = 1 { $resource } kommt nach { $region }.
event-moved = { $faction }: { $scrappers ->
        [0] { $champion ->
            [yes] Anführer{ COUNT($refuges, " + # Lager", zero: "") }
           *[no] { COUNT($refuges, "# Lager", zero: "") }
        }
        [one] { $scrappers } Plünderer{ IF($champion, " + Anführer") }{ COUNT($refuges, " + # Lager", zero: "") }
       *[other] { $scrappers } Plünderer{ IF($champion, " + Anführer") }{ COUNT($refuges, " + # Lager", zero: "") }
    } von { $src } nach { $dst }.
event-collected = { $faction }: sammelt { $resource } in { $region }.
event-gained = { $faction }: +{ $amount } { $resource }.
event-gave-back = { $faction }: gibt 1 { $resource } zurück.
event-swapped = { $faction }: tauscht in { $resource }.
event-built = { $faction }: baut { $building } in { $region }.
event-bought = { $faction }: kauft { $card }.
event-paid = { $faction }: zahlt { $technology } Technologie, { $energy } Energie.
event-killed = { $faction }: ein Plünderer stirbt in { $region }.
event-copied = { $faction }: kopiert { $card }.
event-flew = { $drone } fliegt nach { $region }.
event-teleported = { $faction }: { IF($champion, "der Anführer", "ein Plünderer") } wird nach { $region } teleportiert.
event-learned = { $faction }: erlernt { $feat }.
event-cube = { $faction }: kontrolliert den Außenposten in { $region }.
event-cube-back = Niemand kontrolliert den Außenposten in { $region }.
event-mission = { $faction }: Auftrag { $mission }, { COUNT($points, "# Vorrat", "# Vorräte") }.
event-mission-skipped = { $faction }: kein Auftrag in dieser Runde.
event-scored = { $faction }: { COUNT($points, "# Vorrat", "# Vorräte") }.
event-counted = { $faction }: Vorratswertung, { COUNT($points, "# Vorrat", "# Vorräte") }.
event-cards-counted = { $faction }: Karten, { COUNT($points, "# Vorrat", "# Vorräte") }.
event-recycled = { $faction }: { $card } kommt in den Recycling-Bereich.
event-discarded = { $faction }: gibt eine Karte ab.

## Wörter in Sätzen

resource-technology = Technologie
resource-energy = Energie
resource-supplies = Vorräte
building-refuge = ein Lager
building-elevator = einen Aufzug
building-bridge = eine Brücke
letter-a = A
letter-b = B
letter-c = C
