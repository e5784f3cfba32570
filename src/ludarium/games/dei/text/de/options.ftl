# Optionale Regeln, Tischoptionen und Arten des Aufbaus.

## Optionale Regeln

option-no-choice = Keine Wahl
option-no-choice-text = Nur 4 Aufträge liegen aus, einer je Spalte.
option-feat-draft = Fähigkeiten draften
option-feat-draft-text = Die Fähigkeiten werden Farbe für Farbe ausgesucht statt zufällig gezogen.
option-planning = Planung
option-planning-text = Die Karten sind geheim; zu Beginn jeder Aktionsphase legen alle gleichzeitig zwei Karten aus.
option-confrontation = Konfrontation
option-confrontation-text = Aufträge werden erst gewählt, wenn alle die Karten von Phase 3 gespielt haben, und die Vorratswertung der letzten Runde folgt für alle gemeinsam.
option-rebellion = Rebellion
option-rebellion-text = Niemand muss einen Auftrag wählen.

## Tischoptionen

option-strict-buy = Kaufpflicht
option-strict-buy-text = Eine Karte darf nur verdeckt gespielt werden, wenn du damit auch etwas kaufst.
option-parcel-bot-extra-buy = Paket-Bot kauft zusätzlich
option-parcel-bot-extra-buy-text = Der Kauf mit der Fähigkeit Paket-Bot kommt zur einen Kaufaktion der Phase hinzu; ohne diese Option tritt er an ihre Stelle.

## Anordnung der Spielplanteile

option-layout = Auslage der Spielplanteile
layout-fixed = Fester Aufbau
layout-fixed-text = Die Anordnung für das erste Spiel mit dieser Personenzahl.
layout-random = Zufälliger Aufbau
layout-random-text = Teile an zufälligen Plätzen und beliebig gedreht, die beiden Lager-Teile nie direkt nebeneinander.
layout-free = Freier Aufbau
layout-free-text = Die Personen am Tisch bestimmen Platz und Drehung jedes Teils.

## Farben der Außenposten

option-outpost-key = Farben der Außenposten
outpost-key-first-game = Außenposten wie im ersten Spiel
outpost-key-first-game-text = A ist rot, B ist blau, C ist grün.
outpost-key-shuffled = Gemischte Außenposten
outpost-key-shuffled-text = Der Zufall bestimmt, welcher Buchstabe welche Farbe hat.

## Fraktionen und Fähigkeiten

option-factions = Fraktionen
factions-chosen = Fraktionen nach Wahl
factions-chosen-text = Die Fraktionen werden in Sitzreihenfolge gewählt.
factions-random = Zufällige Fraktionen
factions-random-text = Der Zufall bestimmt, wer welche Fraktion spielt.
feats-drawn = Fähigkeiten gezogen
feats-drawn-text = Alle ziehen je Farbe eine geheime Fähigkeit.
feats-drafted = Fähigkeiten gedraftet
feats-drafted-text = Alle suchen sich je Farbe eine der offenen Fähigkeiten aus.
