# Titles of the rules, in our own words.

## GOAL

rule-VF-GOAL-01 = Das Spiel endet nach Zyklus 3
rule-VF-GOAL-02 = Der meiste Einfluss gewinnt
rule-VF-GOAL-03 = Bei Gleichstand gewinnt die geringste Verderbnis
rule-VF-GOAL-04 = Bleibt es gleich, wird der Sieg geteilt
rule-VF-GOAL-05 = Kein kooperatives und Solospiel

## SET

rule-VF-SET-01 = Ein Szenario ist Spielinhalt
rule-VF-SET-02 = Die erste Partie lässt kooperative Teile weg
rule-VF-SET-03 = Häuser werden gezogen oder reihum gewählt
rule-VF-SET-04 = Eine von zwei Herkünften wird behalten
rule-VF-SET-05 = Herkunft geheim, reihum oder zufällig
rule-VF-SET-06 = Herkunft A bringt ihre Starttechnologie
rule-VF-SET-07 = Drei Karten der Starttechnologie
rule-VF-SET-08 = Die Basiskarte liegt am Haustableau
rule-VF-SET-09 = Die verbesserte Startkarte ist reserviert
rule-VF-SET-10 = Zweite Karte in die Auslage bei 3 oder 4 Personen
rule-VF-SET-11 = Zweite Karte entfällt zu zweit
rule-VF-SET-12 = Kampfplättchen ändern nichts
rule-VF-SET-13 = Verderbnis auf dem rechten Agendafeld
rule-VF-SET-14 = Marker beginnen links
rule-VF-SET-15 = Kein Bonus beim Aufbau
rule-VF-SET-16 = Hauskarten ersetzen Standardkarten
rule-VF-SET-17 = Plättchen liegen, wo niemand herrscht
rule-VF-SET-18 = Keine Innovation in Zyklus 1
rule-VF-SET-19 = Zugreihenfolge: zufällig, dann nach Einfluss
rule-VF-SET-20 = Startwerte stammen aus der Herkunft
rule-VF-SET-21 = Vierzehn Flotten in drei Zonen
rule-VF-SET-22 = Die Startagenda liegt links
rule-VF-SET-23 = Die Barriere verdeckt verbesserte Technologien
rule-VF-SET-24 = Zwei bis vier Personen

## TUT

rule-VF-TUT-01 = Die Tutorial-Galaxie
rule-VF-TUT-02 = Ziel: 120 Einfluss
rule-VF-TUT-03 = Kein Eindringen bei anderen
rule-VF-TUT-04 = Nur vier Häuser
rule-VF-TUT-05 = Nur Herkunft A
rule-VF-TUT-06 = Aufbau ohne Wahl
rule-VF-TUT-07 = Ausgelassenes kommt in Zyklus 2
rule-VF-TUT-08 = Keine Agenden und Forschung in Zyklus 1
rule-VF-TUT-09 = Feste Ereignisse
rule-VF-TUT-10 = 120 Einfluss sind ein Richtwert
rule-VF-TUT-11 = Was Zyklus 1 auslässt

## RES

rule-VF-RES-01 = Fünf Ressourcen
rule-VF-RES-02 = Einfluss zählt sofort
rule-VF-RES-03 = Einfluss fällt nie unter 0
rule-VF-RES-04 = Plus erhält, Minus gibt ab
rule-VF-RES-05 = Credits ersetzen Nahrung, Energie, Material
rule-VF-RES-06 = Nichts ersetzt Wissen
rule-VF-RES-07 = Keine Credits für Wartung
rule-VF-RES-08 = Gemischte Kosten
rule-VF-RES-09 = Kosten aus beliebigen Ressourcen
rule-VF-RES-10 = Credits in gemischten Kosten
rule-VF-RES-11 = Nichts ersetzt Credits
rule-VF-RES-12 = Vorräte ändern sich sofort
rule-VF-RES-13 = Höchstens 15 je Ressource
rule-VF-RES-14 = Kosten zuerst und ganz bezahlen
rule-VF-RES-15 = Vorräte fallen nie unter 0
rule-VF-RES-16 = Was nie ausgeht
rule-VF-RES-17 = Was begrenzt ist
rule-VF-RES-18 = Aufgebraucht heißt ignoriert
rule-VF-RES-19 = Effekte betreffen Eigenes
rule-VF-RES-20 = Nie Sachen anderer
rule-VF-RES-21 = Wer zahlt, wählt die Mischung
rule-VF-RES-22 = Verlieren nimmt, was da ist
rule-VF-RES-23 = Überproduktion gibt 3 Einfluss

## SEC

rule-VF-SEC-01 = Sektoren und ihre Zustände
rule-VF-SEC-02 = Angrenzend, wenn kein Sturm trennt
rule-VF-SEC-03 = Stürme bewegen sich nie
rule-VF-SEC-04 = Ein eigener Sektor hat eigene Flotten
rule-VF-SEC-05 = Die Heimat bleibt auch ohne Flotten
rule-VF-SEC-06 = Heimatsektoren sind nicht eroberbar
rule-VF-SEC-07 = Nichts zerstört etwas in der Heimat
rule-VF-SEC-08 = Rein heißt ohne Verderbnis
rule-VF-SEC-09 = Verderbt heißt Marker unter dem Würfel
rule-VF-SEC-10 = Leereberührte Sektoren enthalten die Leere
rule-VF-SEC-11 = Ohne letzte Flotte ist ein Sektor verlassen
rule-VF-SEC-12 = Verderbnisresistente Sektoren
rule-VF-SEC-13 = Leereresistente Sektoren
rule-VF-SEC-14 = Sektoren ohne Besitz
rule-VF-SEC-15 = Sektorfähigkeiten, solange gehalten
rule-VF-SEC-16 = Einmalige Fähigkeiten bei Eroberung
rule-VF-SEC-17 = Feste oder keine Bevölkerung
rule-VF-SEC-18 = Immer reine Sektoren
rule-VF-SEC-19 = Eine leere Heimat zählt als eigen
rule-VF-SEC-20 = Reine Sektoren ohne Besitz
rule-VF-SEC-21 = Nie zwei Seiten in einem Sektor
rule-VF-SEC-22 = Ein Marker je Sektor
rule-VF-SEC-23 = Drei Gilden- und drei Stützpunktfelder
rule-VF-SEC-24 = Verlassene leereresistente Sektoren

## GLD

rule-VF-GLD-01 = Jede Gilde fördert ihre Ressource
rule-VF-GLD-02 = Gilden treiben die Produktion
rule-VF-GLD-03 = Gründen auf freiem Feld
rule-VF-GLD-04 = Gründen in verderbten Sektoren
rule-VF-GLD-05 = Gildenfelder sind begrenzt
rule-VF-GLD-06 = Wartungsfelder zuletzt
rule-VF-GLD-07 = Gilden nehmen keinen Schaden
rule-VF-GLD-08 = Gilden überstehen die Leere
rule-VF-GLD-09 = Gilden gehen nie aus
rule-VF-GLD-10 = Gründen nur in eigenen Sektoren
rule-VF-GLD-11 = Eroberte Gilden dienen dem neuen Besitz
rule-VF-GLD-12 = Gilden ohne Besitz produzieren nichts
rule-VF-GLD-13 = Entfernte Gilden leeren zuerst das Wartungsfeld

## BAS

rule-VF-BAS-01 = Drei Stützpunkte
rule-VF-BAS-02 = Werften setzen Flotten ein
rule-VF-BAS-03 = Verteidigungsanlagen feuern in der Annäherung
rule-VF-BAS-04 = Sternenbasen feuern in der Annäherung
rule-VF-BAS-05 = Bauen auf freiem Feld
rule-VF-BAS-06 = Bauen in verderbten Sektoren
rule-VF-BAS-07 = Stützpunktfelder sind begrenzt
rule-VF-BAS-08 = Stützpunkte nehmen keinen Schaden
rule-VF-BAS-09 = Nur die Verteidigung nutzt sie
rule-VF-BAS-10 = Verlassene Sektoren verlieren Stützpunkte
rule-VF-BAS-11 = Die Leere entfernt Stützpunkte
rule-VF-BAS-12 = Stützpunkte gehen nie aus
rule-VF-BAS-13 = Eroberung entfernt Stützpunkte
rule-VF-BAS-14 = Neutrale Anlagen verteidigen
rule-VF-BAS-15 = Sternenbasen brauchen ihre Technologie

## POP

rule-VF-POP-01 = Ein Würfel zeigt die Bevölkerung
rule-VF-POP-02 = Feste oder keine Bevölkerung
rule-VF-POP-03 = Produktion je Ressource
rule-VF-POP-04 = Verderbnis kann Sektoren hemmen
rule-VF-POP-05 = Überschuss geht verloren
rule-VF-POP-06 = Die Produktionsstufe
rule-VF-POP-07 = Die Ertragstabelle
rule-VF-POP-08 = Produzieren bringt den Ertrag
rule-VF-POP-09 = Verderbte Bevölkerung ruht
rule-VF-POP-10 = Verderbte Sektoren produzieren voll
rule-VF-POP-11 = Bevölkerung 1 bis 6
rule-VF-POP-12 = Ziele ignorieren verderbte Sektoren
rule-VF-POP-13 = Ohne Bevölkerung keine Produktion
rule-VF-POP-14 = Stufen stehen auf dem Brett

## CIV

rule-VF-CIV-01 = Drei Leisten
rule-VF-CIV-02 = Ein Feld nach rechts
rule-VF-CIV-03 = Die Belohnung kommt sofort
rule-VF-CIV-04 = Belohnungen je Haus verschieden
rule-VF-CIV-05 = Verderbnis sperrt Belohnungen
rule-VF-CIV-06 = Grenze für Verbesserte beginnt bei 0
rule-VF-CIV-07 = Stufe I erhöht die Grenze
rule-VF-CIV-08 = Stufe II erhöht sie nochmals
rule-VF-CIV-09 = Die Grenze ist 0 bis 6
rule-VF-CIV-10 = Eine verderbte Leiste rückt trotzdem vor
rule-VF-CIV-11 = Verpasste Belohnungen sind weg
rule-VF-CIV-12 = Das letzte Feld und was hohe Stufen verlangen
rule-VF-CIV-13 = Schritt für Schritt
rule-VF-CIV-14 = Belohnungen sind freiwillig
rule-VF-CIV-15 = Ein Marker je Leiste

## TRD

rule-VF-TRD-01 = Ein Plättchen hilft Fokus oder Agenda
rule-VF-TRD-02 = Beim Wählen wird ein Plättchen umgedreht
rule-VF-TRD-03 = Kein Umdrehen beim Agieren
rule-VF-TRD-04 = Ein abgegebenes Plättchen kehrt sofort zurück
rule-VF-TRD-05 = Umgedrehte Plättchen kehren zurück
rule-VF-TRD-06 = Plättchen liegen an Agenden oder kehren zurück
rule-VF-TRD-07 = Plättchen dürfen beim Aufräumen wandern
rule-VF-TRD-08 = Verderbnis stört Plättchen nicht
rule-VF-TRD-09 = Das unterste Plättchen wird genommen
rule-VF-TRD-10 = Sein Bonus oder ein tieferer
rule-VF-TRD-11 = Kein Plättchen, kein Bonus
rule-VF-TRD-12 = Rückgabe zu zweit
rule-VF-TRD-13 = Rückgabe zu dritt oder viert
rule-VF-TRD-14 = Ein Zähler für das Handelsbrett
rule-VF-TRD-15 = Handelsplättchen sind begrenzt
rule-VF-TRD-16 = Ein Plättchen je Agenda
rule-VF-TRD-17 = Ein Plättchen deckt beide Symbole

## AGE

rule-VF-AGE-01 = Vier Arten von Agenden
rule-VF-AGE-02 = Was eine Agenda zeigt
rule-VF-AGE-03 = Erhalten: Art wählen
rule-VF-AGE-04 = Offene Karte nehmen
rule-VF-AGE-05 = Oder zwei ziehen, eine behalten
rule-VF-AGE-06 = Eine leere Art ist nicht zu haben
rule-VF-AGE-07 = Kein Handlimit
rule-VF-AGE-08 = Beim Wählen gespielt, beim Aufräumen angelegt
rule-VF-AGE-09 = Sie muss den Fokus zeigen
rule-VF-AGE-10 = Eine Agenda je Zug
rule-VF-AGE-11 = An ein rechtes Feld angelegt
rule-VF-AGE-12 = Nie zwei einer Art
rule-VF-AGE-13 = Oder unter den Stapel
rule-VF-AGE-14 = Die Startagenda bleibt links
rule-VF-AGE-15 = Eine neue Agenda ersetzt die alte
rule-VF-AGE-16 = Die Startagenda hat keine Art
rule-VF-AGE-17 = Verderbte Agenden geben nichts
rule-VF-AGE-18 = Die Startagenda wird nie verderbt
rule-VF-AGE-19 = Verderbnis kommt mit verderbter Auslage
rule-VF-AGE-20 = Aktionen bevorzugter Fokusse
rule-VF-AGE-21 = Kein Platz für Verderbnis, keine Karte
rule-VF-AGE-22 = Reichtum: erst die Gilde, dann ihr Rohstoff
rule-VF-AGE-23 = Das vierte Feld ist ein Agendafeld wie die anderen
rule-VF-AGE-24 = Sektoren ohne Gildenfelder sind weder voll noch frei

## COR

rule-VF-COR-01 = Ein Marker verdirbt einen Sektor
rule-VF-COR-02 = Verderbte Agenda wird nicht gewertet
rule-VF-COR-03 = Verderbnis auf Agendafeld
rule-VF-COR-04 = Verderbnis auf einer Leiste
rule-VF-COR-05 = Verderbnis am Haustableau
rule-VF-COR-06 = Erhaltene Verderbnis wird gelegt
rule-VF-COR-07 = Plätze am Haustableau
rule-VF-COR-08 = Verderbnis an einer Auslage
rule-VF-COR-09 = Ein verlangter Platz ist Pflicht
rule-VF-COR-10 = Ein belegter Platz wird ignoriert
rule-VF-COR-11 = Verderbnis entfernen
rule-VF-COR-12 = Verderbnis entscheidet Gleichstände
rule-VF-COR-13 = Marker gehen nie aus
rule-VF-COR-14 = Plätze für erhaltene Verderbnis
rule-VF-COR-15 = Agenden auf verderbten Feldern
rule-VF-COR-16 = Kein Platz, keine Kosten
rule-VF-COR-17 = Nur eigene Verderbnis wird entfernt
rule-VF-COR-18 = Eroberte Verderbnis zählt für den neuen Besitz
rule-VF-COR-19 = Der Marker gehört dem Feld
rule-VF-COR-20 = Die Kammern geben stets einen weiteren Marker her

## TEC

rule-VF-TEC-01 = Basis- und verbesserte Technologien
rule-VF-TEC-02 = Fünf Technologien
rule-VF-TEC-03 = Eine sechste nach gefallenem Haus
rule-VF-TEC-04 = Das sechste Feld bleibt
rule-VF-TEC-05 = Basistechnologie erforschen
rule-VF-TEC-06 = Eine verbesserte Karte muss verfügbar sein
rule-VF-TEC-07 = Die Basiskarte muss vorhanden sein
rule-VF-TEC-08 = Grenze der verbesserten Karten
rule-VF-TEC-09 = Die verbesserte ersetzt die Basiskarte
rule-VF-TEC-10 = Die Basiskarte verlässt das Spiel
rule-VF-TEC-11 = Sechs Einfluss fürs Verbessern
rule-VF-TEC-12 = Soforteffekte
rule-VF-TEC-13 = Welche verbesserten Karten verfügbar sind
rule-VF-TEC-14 = Die Barriere in Zyklus 1
rule-VF-TEC-15 = Karten am Brett ab Zyklus 2
rule-VF-TEC-16 = Kampftechnologien
rule-VF-TEC-17 = Flottentypen brauchen ihre Technologie
rule-VF-TEC-18 = Aufwertungen der Korvetten
rule-VF-TEC-19 = Ausgestorbene Technologien
rule-VF-TEC-20 = Karten gehen vor Regeln
rule-VF-TEC-21 = Effekte wirken, wenn ihre Bedingung gilt
rule-VF-TEC-22 = Keine Technologie doppelt
rule-VF-TEC-23 = Karten mit 4 und 0 Einfluss
rule-VF-TEC-24 = Verbessert zählt als vorhanden
rule-VF-TEC-25 = Das sechste Feld kommt mit der Kapitulation
rule-VF-TEC-26 = Fortschrittlich behält, was die Basiskarte kann; nicht Zielerfassung
rule-VF-TEC-27 = Hyperantrieb gruppiert vor der ersten Invasion um
rule-VF-TEC-28 = Handelsknoten: im eigenen Zug
rule-VF-TEC-29 = Energiezellen: Symbole bleiben, sie kosten nichts

## INV

rule-VF-INV-01 = Ein Ziel neben eigenem Sektor
rule-VF-INV-02 = Leereberührte Ziele
rule-VF-INV-03 = Ziele anderer
rule-VF-INV-04 = Verlassene Ziele
rule-VF-INV-05 = Gefallene Häuser als Ziele
rule-VF-INV-06 = Nur verderbte Ziele
rule-VF-INV-07 = Flotten sammeln sich aus Nachbarn
rule-VF-INV-08 = Mindestens eine muss ziehen
rule-VF-INV-09 = Zug zum Ziel
rule-VF-INV-10 = Geleerte Sektoren werden verlassen
rule-VF-INV-11 = Die Heimat darf leer bleiben
rule-VF-INV-12 = Wann gekämpft wird
rule-VF-INV-13 = Nichts verteidigt, kein Kampf
rule-VF-INV-14 = Der Ausgang wird angewandt
rule-VF-INV-15 = Erfolg nimmt den Sektor
rule-VF-INV-16 = Die geschlagenen Flotten sind weg
rule-VF-INV-17 = Eine Verteidigung, die hält
rule-VF-INV-18 = Reihenfolge verlassener Sektoren
rule-VF-INV-19 = Sektorverlust kostet Ruhm
rule-VF-INV-20 = Überlebende bleiben
rule-VF-INV-21 = Gleichstand überlässt den Sektor der Leere
rule-VF-INV-22 = Keine Plättchen bei Gleichstand

## CMB

rule-VF-CMB-01 = Woher Kampf kommt
rule-VF-CMB-02 = Offensive und Defensive
rule-VF-CMB-03 = Anlagen dienen der Verteidigung
rule-VF-CMB-04 = Verbände zählen nicht
rule-VF-CMB-05 = Die Leere kämpft wie Korvetten
rule-VF-CMB-06 = Eine Annäherung, dann Salven
rule-VF-CMB-07 = Schaden ruft Flotten nach Wahl zurück
rule-VF-CMB-08 = Gilden und Stützpunkte nehmen keinen Schaden
rule-VF-CMB-09 = Absorption verringert Schaden
rule-VF-CMB-10 = Absorption gehört zu ihrem Schritt
rule-VF-CMB-11 = Träger starten Korvetten
rule-VF-CMB-12 = Gestartete Korvetten bleiben
rule-VF-CMB-13 = Annäherungsschaden ist gleichzeitig
rule-VF-CMB-14 = 1 je Verteidigungsanlage
rule-VF-CMB-15 = 1 je Sternenbasis
rule-VF-CMB-16 = 1 je Wächter
rule-VF-CMB-17 = Verbesserte Zerstörer in der Annäherung
rule-VF-CMB-18 = Geschosse der Offensive
rule-VF-CMB-19 = Verbesserte Geschosse
rule-VF-CMB-20 = Energiezellen
rule-VF-CMB-21 = Gefallene Häuser kapitulieren
rule-VF-CMB-22 = Eine leere Seite beendet den Kampf
rule-VF-CMB-23 = Stützpunkte allein können gewinnen
rule-VF-CMB-24 = Wer Stützpunkte übersteht, gewinnt
rule-VF-CMB-25 = Initiative beider Seiten
rule-VF-CMB-26 = Was Initiative gibt
rule-VF-CMB-27 = Die schnellere Seite fügt 1 zu
rule-VF-CMB-28 = Die langsamere Seite antwortet
rule-VF-CMB-29 = Auch nach Absorption wird geantwortet
rule-VF-CMB-30 = Gleiche Initiative: beide
rule-VF-CMB-31 = Keine Salve bei 0 zu 0
rule-VF-CMB-32 = Salven, bis eine Seite fort ist
rule-VF-CMB-33 = Initiative je Salve neu
rule-VF-CMB-34 = Schilde der Verteidigung
rule-VF-CMB-35 = Schlächter der Verteidigung
rule-VF-CMB-36 = Träger der Verteidigung
rule-VF-CMB-37 = Schilde der Offensive
rule-VF-CMB-38 = Drohnen der Offensive
rule-VF-CMB-39 = Verbesserte Drohnen
rule-VF-CMB-40 = Bombardieren
rule-VF-CMB-41 = Absorption erneuert sich nicht
rule-VF-CMB-42 = Schiffsblöcke absorbieren einmal
rule-VF-CMB-43 = Absorption ist freiwillig
rule-VF-CMB-44 = Torpedos brauchen einen Schuss
rule-VF-CMB-45 = Der Erstschuss
rule-VF-CMB-46 = Beide fort ist Gleichstand

## FLT

rule-VF-FLT-01 = Je vierzehn Flotten
rule-VF-FLT-02 = Verbände sind Marker
rule-VF-FLT-03 = Fünf Flottentypen
rule-VF-FLT-04 = Korvetten brauchen keine Technologie
rule-VF-FLT-05 = Einsetzen
rule-VF-FLT-06 = Was Typen kosten
rule-VF-FLT-07 = Unbezahlte Typen werden nicht eingesetzt
rule-VF-FLT-08 = Nur aktive Flotten werden eingesetzt
rule-VF-FLT-09 = Kein Rückruf ohne Anweisung
rule-VF-FLT-10 = Rückruf in die Einsatzzone
rule-VF-FLT-11 = Schaden ruft aus dem Kampfsektor zurück
rule-VF-FLT-12 = Leere Verbände verschwinden
rule-VF-FLT-13 = Rückruf der letzten verlässt den Sektor
rule-VF-FLT-14 = Inaktiv, aktiv, eingesetzt
rule-VF-FLT-15 = Aufwertungen wirken für Korvetten
rule-VF-FLT-16 = Aufwertungen wirken einmal je Seite
rule-VF-FLT-17 = Aufwertungen brauchen eine Korvette
rule-VF-FLT-18 = Zielerfassung und Torpedos
rule-VF-FLT-19 = Schilde
rule-VF-FLT-20 = Zwei Verbände je Sektor
rule-VF-FLT-21 = Typen ändern sich nie
rule-VF-FLT-22 = Fenrax: ein Schritt nach einem Einsatz der Wahl
rule-VF-FLT-23 = Werften werden vor dem Einsetzen gezählt
rule-VF-FLT-24 = Orbitale Häfen brauchen eine Werft

## VOI

rule-VF-VOI-01 = Wann ein Sektor verlassen ist
rule-VF-VOI-02 = Einen Ruhm abwerfen
rule-VF-VOI-03 = Stützpunkte verschwinden
rule-VF-VOI-04 = Verderbnis kommt
rule-VF-VOI-05 = Zwei Flotten der Leere kommen
rule-VF-VOI-06 = Verdeckte Beute kommt
rule-VF-VOI-07 = Ein Gefecht ist eine Invasion der Leere
rule-VF-VOI-08 = Stärke ist Verderbnis am Tableau
rule-VF-VOI-09 = Eins mehr in Zyklus 2 und 3
rule-VF-VOI-10 = Krisen ändern die Stärke
rule-VF-VOI-11 = Stärke 0 ist abgewehrt
rule-VF-VOI-12 = Ein Ruhm je verlorenem Sektor
rule-VF-VOI-13 = Ein Gefecht in jeder Auswertung
rule-VF-VOI-14 = Die Leere kommt aus dem Vorrat
rule-VF-VOI-15 = Ein normaler Kampf mit Verteidigung
rule-VF-VOI-16 = Sieg oder Gleichstand gelingt
rule-VF-VOI-17 = Keine eigenen Flotten bleiben
rule-VF-VOI-18 = Die Leere kostet Ruhm
rule-VF-VOI-19 = Die Leere entfernt Stützpunkte
rule-VF-VOI-20 = Die Leere verdirbt
rule-VF-VOI-21 = Genau zwei Flotten der Leere bleiben
rule-VF-VOI-22 = Die Leere lässt Beute
rule-VF-VOI-23 = Wen die Leere angreifen kann
rule-VF-VOI-24 = Rangfolge der Ziele
rule-VF-VOI-25 = Der Ausgang wird vorab ermittelt
rule-VF-VOI-26 = Kein Ziel, kein Gefecht
rule-VF-VOI-27 = Ein abgewehrtes Gefecht bringt nichts
rule-VF-VOI-28 = Gleichstände enden wie Einbrüche
rule-VF-VOI-29 = Leereresistente Sektoren bleiben leer

## SPO

rule-VF-SPO-01 = Beute liegt verdeckt
rule-VF-SPO-02 = Hinterlassenschaften gewisser Sektoren
rule-VF-SPO-03 = Wer gewinnt, nimmt alle Plättchen
rule-VF-SPO-04 = Aufgedeckt und behalten
rule-VF-SPO-05 = Belohnungen sind freiwillig
rule-VF-SPO-06 = In den eben genommenen Sektor gelegt
rule-VF-SPO-07 = Beute aus dem Vorrat
rule-VF-SPO-08 = Gesammelte Plättchen zählen
rule-VF-SPO-09 = Eine Belohnung kommt einmal
rule-VF-SPO-10 = Abgeworfene Plättchen kehren zurück
rule-VF-SPO-11 = Kein Plättchen übrig, keins erhalten
rule-VF-SPO-12 = Reihenfolge nach Wahl
rule-VF-SPO-13 = Verdeckte Plättchen sind geheim
rule-VF-SPO-14 = Ruhm erhalten
rule-VF-SPO-15 = Ruhm verlieren
rule-VF-SPO-16 = Ruhm bis 5
rule-VF-SPO-17 = Ruhm aufwerten
rule-VF-SPO-18 = Ruhm und Einfluss einer Eroberung
rule-VF-SPO-19 = Wer abwirft, wählt
rule-VF-SPO-20 = Ruhm geht nie aus
rule-VF-SPO-21 = Ohne Ruhm wird nichts abgeworfen
rule-VF-SPO-22 = Plättchen in Sektoren von Personen

## CYC

rule-VF-CYC-01 = Drei Zyklen mit drei Phasen
rule-VF-CYC-02 = Zyklus 1 beginnt mit dem Ereignis
rule-VF-CYC-03 = Die gemeinsame Fokusauslage
rule-VF-CYC-04 = Das Ereignis wird aufgedeckt
rule-VF-CYC-05 = Seine Anweisungen werden ausgeführt
rule-VF-CYC-06 = Vorahnung
rule-VF-CYC-07 = Die nächste Vorbereitung
rule-VF-CYC-08 = Nach Zyklus 3 wird gewertet
rule-VF-CYC-09 = Schritte der Vorbereitung
rule-VF-CYC-10 = Gleichzeitiges in Zugreihenfolge
rule-VF-CYC-11 = Ein zufälliges Ereignis je Zyklus

## FOC

rule-VF-FOC-01 = Runden stehen auf dem Ereignis
rule-VF-FOC-02 = Ein Zug für alle je Runde
rule-VF-FOC-03 = Auswählen, agieren, aufräumen
rule-VF-FOC-04 = Eine Fokuskarte aus der Hand
rule-VF-FOC-05 = Keine Karte, kein Zug
rule-VF-FOC-06 = Ein Handelsplättchen darf umgedreht werden
rule-VF-FOC-07 = Eine passende Agenda darf gespielt werden
rule-VF-FOC-08 = Auswahlen dürfen zurückgenommen werden
rule-VF-FOC-09 = Neue Information bindet
rule-VF-FOC-10 = Zwei Aktionen, drei mit Plättchen
rule-VF-FOC-11 = Beliebige Reihenfolge
rule-VF-FOC-12 = Jede Aktion einmal
rule-VF-FOC-13 = Kosten zuerst und ganz
rule-VF-FOC-14 = Dann Effekte beliebig
rule-VF-FOC-15 = Grüne Linie: beliebig viele
rule-VF-FOC-16 = Rote Linie: einer davon
rule-VF-FOC-17 = Effekte sind freiwillig
rule-VF-FOC-18 = Bevor heißt zuerst abgeschlossen
rule-VF-FOC-19 = Technologieaktionen
rule-VF-FOC-20 = Agendaaktionen
rule-VF-FOC-21 = Agendaaktionen sind frei
rule-VF-FOC-22 = Die Fokuskarte wird abgelegt
rule-VF-FOC-23 = Gemeinsame und Heldenkarten
rule-VF-FOC-24 = Die Agenda wird angelegt oder abgelegt
rule-VF-FOC-25 = Plättchen werden gelegt und zurückgegeben
rule-VF-FOC-26 = Nennt keine Tat den Sektor, nennt ihn der Spieler

## EVA

rule-VF-EVA-01 = Alle Schritte in Zugreihenfolge
rule-VF-EVA-02 = Die Leere schlägt zurück
rule-VF-EVA-03 = Wartung der Agenden
rule-VF-EVA-04 = Wartung der Gildenfelder
rule-VF-EVA-05 = Wartung der Stützpunktfelder
rule-VF-EVA-06 = Freistehende Wartungssymbole
rule-VF-EVA-07 = 1 Nahrung je Punkt
rule-VF-EVA-08 = Oder 2 aus Energie und Material
rule-VF-EVA-09 = Keine Credits, kein Wissen
rule-VF-EVA-10 = 3 Einfluss je unbezahltem Punkt
rule-VF-EVA-11 = Was zahlbar ist, muss bezahlt werden
rule-VF-EVA-12 = Zufluchten
rule-VF-EVA-13 = Galaktische Bestimmungen
rule-VF-EVA-14 = Rote Linie: eine Belohnung
rule-VF-EVA-15 = Einmal oder so oft wie erfüllt
rule-VF-EVA-16 = Alle reinen Agenden werden gewertet
rule-VF-EVA-17 = Jedes Ziel für sich
rule-VF-EVA-18 = Ziele geben Einfluss
rule-VF-EVA-19 = Ziele zählen reines Eigenes
rule-VF-EVA-20 = Ziele zählen einmal oder mehrfach
rule-VF-EVA-21 = Agenden bleiben im Spiel
rule-VF-EVA-22 = Fokuskarten kommen zurück
rule-VF-EVA-23 = Innovation kommt nach Zyklus 1
rule-VF-EVA-24 = Nächster Zyklus oder Ende

## EVT

rule-VF-EVT-01 = Was ein Ereignis festlegt
rule-VF-EVT-02 = Bestimmungen sind Ziele des Ereignisses
rule-VF-EVT-03 = Anweisungen kommen in der Vorbereitung
rule-VF-EVT-04 = Bestimmungen zählen Eigenes
rule-VF-EVT-05 = Fremdes zählt nicht
rule-VF-EVT-06 = Ereignisse erreichen leereberührte Sektoren
rule-VF-EVT-07 = Verderbte Ziele werden ignoriert
rule-VF-EVT-08 = Verlangte Platzierungen
rule-VF-EVT-09 = Linien zwischen Bestimmungen
rule-VF-EVT-10 = Vorahnung durch Ereignisse
rule-VF-EVT-11 = Gefechte durch Ereignisse
rule-VF-EVT-12 = Ereignisse gelten ihren Zyklus
rule-VF-EVT-13 = Alle in Zugreihenfolge
rule-VF-EVT-14 = Pflicht- und freiwillige Kästen
rule-VF-EVT-15 = Ohne Ziel ignoriert
rule-VF-EVT-16 = Jede Person wählt für sich
rule-VF-EVT-17 = Auf alle Sektoren: Stück für Stück
rule-VF-EVT-18 = Geradewegs zur Hölle: was nicht geht, entfällt
rule-VF-EVT-19 = Geradewegs zur Hölle: nur im eigenen Zug
rule-VF-EVT-20 = Stärke der Vielen: zweimal dasselbe
rule-VF-EVT-21 = Ruhmreicher Aufstieg: auch Leisten auf Stufe 0
rule-VF-EVT-22 = Pflicht bleibt Pflicht, auch nach dem Zahlen

## END

rule-VF-END-01 = Zyklus 3 wird ganz beendet
rule-VF-END-02 = Einfluss wird verglichen
rule-VF-END-03 = Gleichstand: weniger Verderbnis
rule-VF-END-04 = Weiter gleich: geteilter Sieg
rule-VF-END-05 = Übriges zählt nichts
rule-VF-END-06 = Karten am Ende zurücknehmen
