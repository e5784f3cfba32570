# Titel der Regeln, in eigenen Worten.

## SET

rule-DEI-SET-01 = Zwei bis vier Personen, je eine Fraktion
rule-DEI-SET-02 = Spielplanteile je nach Personenzahl
rule-DEI-SET-03 = Fester Aufbau für das erste Spiel
rule-DEI-SET-04 = Lager-Teile nie direkt nebeneinander
rule-DEI-SET-05 = So viele Drohnenteile wie Fraktionen
rule-DEI-SET-06 = Neutrale Brücken zu Beginn
rule-DEI-SET-07 = Drohnen starten zufällig auf Drohnensymbolen
rule-DEI-SET-08 = Ressourcen auf gedruckten Symbolen
rule-DEI-SET-09 = 60 Technologie und 40 Energie
rule-DEI-SET-10 = 16 verdeckte Candy Boosts
rule-DEI-SET-11 = Drei Außenpostenmärkte und ein Schwarzmarkt
rule-DEI-SET-12 = 15 Außenposten in drei Farben
rule-DEI-SET-13 = Außenposten im ersten Spiel: A, B, C
rule-DEI-SET-14 = Außenposten gemischt: Buchstaben erhalten zufällige Farben
rule-DEI-SET-15 = Jeder Außenposten beginnt mit seinem Marker
rule-DEI-SET-16 = Es gibt 48 Marktkarten
rule-DEI-SET-17 = Drei Marktkarten je Drohne
rule-DEI-SET-18 = Drohnenkarten auf die Außenpostenmärkte verteilt
rule-DEI-SET-19 = Drei offene Karten je Markt
rule-DEI-SET-20 = Was eine Marktkarte zeigt
rule-DEI-SET-21 = 18 Fähigkeiten, jede nur einmal
rule-DEI-SET-22 = Acht von zwölf Aufträgen liegen aus
rule-DEI-SET-23 = Der Rundenmarker beginnt auf 1
rule-DEI-SET-24 = Wertung beginnt bei 0, ohne Obergrenze
rule-DEI-SET-25 = Startressourcen auf dem Pad
rule-DEI-SET-26 = Bereiche des Pads
rule-DEI-SET-27 = Fraktionswahl in Sitzreihenfolge
rule-DEI-SET-28 = Fraktionen und ihre Anführer
rule-DEI-SET-29 = Acht Fraktionskarten, davon eine Drohnenkarte
rule-DEI-SET-30 = Handkarten sind offen
rule-DEI-SET-31 = Fraktionsplättchen für Aufträge und Priorität
rule-DEI-SET-32 = Erste Reihenfolge ist zufällig
rule-DEI-SET-33 = Neun Bauwerke je Fraktion
rule-DEI-SET-34 = 15 Plünderer und ein Anführer
rule-DEI-SET-35 = Startaufstellung nach Priorität
rule-DEI-SET-36 = Startfiguren stehen bei neutralen Lagern
rule-DEI-SET-37 = Startaufstellung braucht keine Mehrheit
rule-DEI-SET-38 = Je Farbe eine geheime Fähigkeit
rule-DEI-SET-39 = Eine Übersicht für alle

## BRD

rule-DEI-BRD-01 = Zwei Ebenen: Boden und Dach
rule-DEI-BRD-02 = Alles über dem Boden ist Dach
rule-DEI-BRD-03 = Eine Region liegt auf einer Ebene
rule-DEI-BRD-04 = Regionen reichen über Teilgrenzen
rule-DEI-BRD-05 = Grenzen und Höhenstufen trennen Regionen
rule-DEI-BRD-06 = Nebeneinander auf einer Ebene: benachbart
rule-DEI-BRD-07 = Verschieden hohe Dächer sind benachbart
rule-DEI-BRD-08 = Boden und Dach grenzen nur an
rule-DEI-BRD-09 = Aufzüge verbinden Boden und Dach
rule-DEI-BRD-10 = Ein Aufzug verbindet genau ein Paar
rule-DEI-BRD-11 = Brücken verbinden zwei Dächer
rule-DEI-BRD-12 = Brückenenden liegen auf einem Teil
rule-DEI-BRD-13 = Eine Brücke überspannt eine Bodenregion
rule-DEI-BRD-14 = Brückenenden sind verschiedene Dächer
rule-DEI-BRD-15 = Fremde Bauwerke sind nie nutzbar
rule-DEI-BRD-16 = Neutrale Bauwerke nützen allen
rule-DEI-BRD-17 = Wo die neutralen Lager stehen
rule-DEI-BRD-18 = Drohnen ignorieren Ebenen
rule-DEI-BRD-19 = Bauwerke wirken nicht auf Drohnen
rule-DEI-BRD-20 = Eckkontakt ist keine Nachbarschaft
rule-DEI-BRD-21 = Technologie am Boden, Energie auf Dächern
rule-DEI-BRD-22 = Keine Obergrenze je Region
rule-DEI-BRD-23 = Ressourcen werden nicht nachgelegt
rule-DEI-BRD-24 = Bauwerke bleiben auch ohne Figuren
rule-DEI-BRD-25 = Brücken behindern den Boden nicht

## MAJ

rule-DEI-MAJ-01 = Größte Stärke hat die Mehrheit
rule-DEI-MAJ-02 = Stärke von Plünderern und Anführern
rule-DEI-MAJ-03 = Fähigkeiten können Stärke geben
rule-DEI-MAJ-04 = Stärkeboni brauchen eine eigene Figur
rule-DEI-MAJ-05 = Bei Gleichstand hat niemand die Mehrheit
rule-DEI-MAJ-06 = Gleichstand darunter ist egal
rule-DEI-MAJ-07 = Eine Figur allein hat die Mehrheit
rule-DEI-MAJ-08 = Ohne Figuren keine Mehrheit
rule-DEI-MAJ-09 = Bewegen braucht Mehrheit am Ziel
rule-DEI-MAJ-10 = Sammeln braucht die Mehrheit
rule-DEI-MAJ-11 = Aktionen ohne nötige Mehrheit
rule-DEI-MAJ-12 = Verlust der Mehrheit vertreibt niemanden
rule-DEI-MAJ-13 = Regionen dürfen frei verlassen werden
rule-DEI-MAJ-14 = Mehrheit gilt nach jeder Änderung neu
rule-DEI-MAJ-15 = Bewegungsprüfung zählt alle Boni
rule-DEI-MAJ-16 = Vorherrschaft hat keine Wirkung

## OUT

rule-DEI-OUT-01 = Mehrheit bringt Kontrolle des Außenpostens
rule-DEI-OUT-02 = Marker werden sofort genommen
rule-DEI-OUT-03 = Höchstens vier Marker je Farbe
rule-DEI-OUT-04 = Fünfter Marker bleibt auf dem Außenposten
rule-DEI-OUT-05 = Verlorener Außenposten: Marker abgeben
rule-DEI-OUT-06 = Der Auslöser spielt keine Rolle
rule-DEI-OUT-07 = Verlassener Außenposten erhält Marker zurück
rule-DEI-OUT-08 = Gleichstand gibt den Marker zurück
rule-DEI-OUT-09 = Wenn der Besitzer andere zurücklässt
rule-DEI-OUT-10 = Freie Marker gehen an die Mehrheit
rule-DEI-OUT-11 = Volle Farbe: Marker bleibt liegen
rule-DEI-OUT-12 = Mehrere Außenposten in einer Region
rule-DEI-OUT-13 = Marker einer Farbe sind gleich
rule-DEI-OUT-14 = Mehrfachwirkungen gelten gemeinsam
rule-DEI-OUT-15 = Eine Figur bildet eine Garnison
rule-DEI-OUT-16 = Garnisonen zählen je Außenposten
rule-DEI-OUT-17 = Farben der drei Außenpostenarten
rule-DEI-OUT-18 = Wozu Außenpostenmarker dienen
rule-DEI-OUT-19 = Außenposten-Boost ist kein Marker

## MKT

rule-DEI-MKT-01 = Jeder Markt bietet eigene Karten
rule-DEI-MKT-02 = Nur die drei offenen Karten
rule-DEI-MKT-03 = Rechtes Feld ohne Voraussetzung
rule-DEI-MKT-04 = Mitte ein Marker, links zwei
rule-DEI-MKT-05 = Die Voraussetzung ist ein Mindestwert
rule-DEI-MKT-06 = Drohnenkarten folgen ihrem Feld
rule-DEI-MKT-07 = Voraussetzung gilt beim Kauf
rule-DEI-MKT-08 = Schwarzmarkt ohne Voraussetzung
rule-DEI-MKT-09 = Schwarzmarkt links: eine Technologie mehr
rule-DEI-MKT-10 = Schwarzmarkt rechts: eine Technologie zurück
rule-DEI-MKT-11 = Schwarzmarkt Mitte: normaler Preis
rule-DEI-MKT-12 = Bezahlt wird in den allgemeinen Vorrat
rule-DEI-MKT-13 = Ressourcen ersetzen einander nicht
rule-DEI-MKT-14 = Karten rücken nach dem Kauf nach rechts
rule-DEI-MKT-15 = Neue Karten sind sofort verfügbar
rule-DEI-MKT-16 = Leerer Stapel lässt Felder leer
rule-DEI-MKT-17 = Karten gehen nur durch Kauf
rule-DEI-MKT-18 = Eine Kaufaktion je Aktionsphase
rule-DEI-MKT-19 = Eine Karte je Kaufaktion
rule-DEI-MKT-20 = Außenposten-Boost hilft bei Feldern
rule-DEI-MKT-21 = Gekaufte Karten kommen zur Hand
rule-DEI-MKT-22 = Gedruckte Vorräte zählen am Ende
rule-DEI-MKT-23 = Preise nie unter null
rule-DEI-MKT-24 = Keine Rückzahlung bei leerem Vorrat
rule-DEI-MKT-25 = Stapelgrößen zu Beginn

## CRD

rule-DEI-CRD-01 = Fraktions- und Marktkarten sind Aktionskarten
rule-DEI-CRD-02 = Zwei Karten je Aktionsphase
rule-DEI-CRD-03 = Erst unteres, dann oberes Feld
rule-DEI-CRD-04 = Erst die erste Karte abhandeln
rule-DEI-CRD-05 = Offene Karten geben ihre Aktionen
rule-DEI-CRD-06 = Aktionen in beliebiger Reihenfolge
rule-DEI-CRD-07 = Aktionen dürfen entfallen
rule-DEI-CRD-08 = Verdeckte Karten dienen zum Kaufen
rule-DEI-CRD-09 = Nur eine verdeckte Karte je Phase
rule-DEI-CRD-10 = Gekaufte Karte darf sofort folgen
rule-DEI-CRD-11 = Verdeckte Karten kommen ins Recycling
rule-DEI-CRD-12 = Jede Karte einmal je Runde
rule-DEI-CRD-13 = Zwei Karten sind Pflicht
rule-DEI-CRD-14 = Verdeckt ohne Kauf ist erlaubt
rule-DEI-CRD-15 = Zu wenige Karten: spielen, was da ist
rule-DEI-CRD-16 = Kopieren wiederholt eine Karte dieser Runde
rule-DEI-CRD-17 = Kopieren wird nie kopiert
rule-DEI-CRD-18 = Kopieren ohne Karte bewirkt nichts
rule-DEI-CRD-19 = Kopieren gilt nur für Gedrucktes
rule-DEI-CRD-20 = Drohnenkarten sind kopierbar
rule-DEI-CRD-21 = Was nicht kopiert werden kann
rule-DEI-CRD-22 = Wie Symbole zusammenwirken
rule-DEI-CRD-23 = Ungenutzte Aktionen verfallen
rule-DEI-CRD-24 = Eine Aktion nach der anderen
rule-DEI-CRD-25 = Fähigkeiten und Boosts zwischen Aktionen
rule-DEI-CRD-26 = Eine Karte zum Handeln, eine zum Kaufen

## ACT

rule-DEI-ACT-01 = Bei einem Lager einrücken
rule-DEI-ACT-02 = Kein Einrücken bei fremden Lagern
rule-DEI-ACT-03 = Einrücken braucht keine Mehrheit
rule-DEI-ACT-04 = Vorrat leer: Plünderer versetzen
rule-DEI-ACT-05 = Versetzen bringt keinen Candy Boost
rule-DEI-ACT-06 = Versetzen nur bei leerem Vorrat
rule-DEI-ACT-07 = Anführer rücken nie ein
rule-DEI-ACT-08 = Gruppe in Nachbarregion bewegen
rule-DEI-ACT-09 = Gruppen dürfen sich teilen
rule-DEI-ACT-10 = Mindestens eine Figur bewegt sich
rule-DEI-ACT-11 = Anführer darf allein ziehen
rule-DEI-ACT-12 = Ein Start, ein Ziel je Bewegung
rule-DEI-ACT-13 = Mehrheit nach der Bewegung
rule-DEI-ACT-14 = Leere Regionen sind immer betretbar
rule-DEI-ACT-15 = Aufzüge und Brücken zum Bewegen
rule-DEI-ACT-16 = Eine Bewegung ist ein Schritt
rule-DEI-ACT-17 = Eine Ressource sammeln
rule-DEI-ACT-18 = Ohne Ressourcen kein Sammeln
rule-DEI-ACT-19 = Mehrfach in einer Region sammeln
rule-DEI-ACT-20 = Höchstens zehn Ressourcen auf dem Pad
rule-DEI-ACT-21 = Elfte Ressource ersetzt eine andere
rule-DEI-ACT-22 = Die Grenze gilt bei jedem Erhalt
rule-DEI-ACT-23 = Überschuss kommt in den allgemeinen Vorrat
rule-DEI-ACT-24 = Candy Boosts sind keine Ressourcen
rule-DEI-ACT-25 = Ein Bauwerk bauen
rule-DEI-ACT-26 = Bauen braucht eine eigene Figur
rule-DEI-ACT-27 = Leerer allgemeiner Vorrat: nichts erhalten
rule-DEI-ACT-28 = Mehrere Bauwerke in einer Region
rule-DEI-ACT-29 = Bauen kostet nichts
rule-DEI-ACT-30 = Wo Lager gebaut werden
rule-DEI-ACT-31 = Wo Aufzüge gebaut werden
rule-DEI-ACT-32 = Wo Brücken gebaut werden
rule-DEI-ACT-33 = Kein Bauwerk übrig: eines versetzen
rule-DEI-ACT-34 = Kein Versetzen, solange Vorrat da ist
rule-DEI-ACT-35 = Neue Verbindungen gelten sofort
rule-DEI-ACT-36 = Versetzen gilt als Bauen
rule-DEI-ACT-37 = Parallele Aufzüge und Brücken erlaubt
rule-DEI-ACT-38 = Ablauf eines Kaufs
rule-DEI-ACT-39 = Boosts dürfen vor dem Kauf wirken

## ADV

rule-DEI-ADV-01 = Marktkarten können mehr
rule-DEI-ADV-02 = Vorräte sofort erhalten
rule-DEI-ADV-03 = Technologie oder Energie nehmen
rule-DEI-ADV-04 = Einen Plünderer töten
rule-DEI-ADV-05 = Eigene Plünderer sind nicht tötbar
rule-DEI-ADV-06 = Anführer sind nicht tötbar
rule-DEI-ADV-07 = Töten wirkt überall
rule-DEI-ADV-08 = Getötete Plünderer können zurückkehren
rule-DEI-ADV-09 = Einmal je Außenpostenmarker
rule-DEI-ADV-10 = Alle Außenposten zählen jede Farbe
rule-DEI-ADV-11 = Je Marker eine andere Aktion
rule-DEI-ADV-12 = Anzahl steht zu Beginn fest
rule-DEI-ADV-13 = Ohne Marker keine Aktion
rule-DEI-ADV-14 = Taktisch bewegen ignoriert Mehrheit
rule-DEI-ADV-15 = Taktisch einrücken bei eigenen Plünderern
rule-DEI-ADV-16 = Logistisch bewegen wechselt die Ebene
rule-DEI-ADV-17 = Logistisch sammeln tauscht Technologie in Energie
rule-DEI-ADV-18 = Maschinell einrücken bringt eine Ressource
rule-DEI-ADV-19 = Maschinell sammeln bringt mehr Technologie
rule-DEI-ADV-20 = Farbige Aktionen gelten als Grundaktionen
rule-DEI-ADV-21 = Der farbige Zusatz ist freiwillig

## DRN

rule-DEI-DRN-01 = Die vier Drohnen
rule-DEI-DRN-02 = Drohnenkarten aktivieren Drohnen
rule-DEI-DRN-03 = Drohnen gehören niemandem
rule-DEI-DRN-04 = Erst bewegen, dann Fähigkeit
rule-DEI-DRN-05 = Drohnen ziehen bis zu zwei Regionen
rule-DEI-DRN-06 = Bewegungsbonus der Karte
rule-DEI-DRN-07 = Die Drohne darf bleiben
rule-DEI-DRN-08 = Die Drohnenfähigkeit ist freiwillig
rule-DEI-DRN-09 = Drohnen dürfen eine Region teilen
rule-DEI-DRN-10 = Drohnen brauchen keine Mehrheit
rule-DEI-DRN-11 = Keine Figur bei der Drohne nötig
rule-DEI-DRN-12 = Drohnenzug und Fähigkeit sind eine Aktion
rule-DEI-DRN-13 = Drohne deiner Wahl
rule-DEI-DRN-14 = Die Ernte-Drohne nimmt zwei Ressourcen
rule-DEI-DRN-15 = Ernten ist kein Sammeln
rule-DEI-DRN-16 = Die Transporter-Drohne lässt zwei einrücken
rule-DEI-DRN-17 = Transporter-Drohne darf Plünderer versetzen
rule-DEI-DRN-18 = Die Teleporter-Drohne versetzt Plünderer überallhin
rule-DEI-DRN-19 = Nur eigene Plünderer werden teleportiert
rule-DEI-DRN-20 = Teleportieren ist keine Bewegung
rule-DEI-DRN-21 = Die Jäger-Drohne tötet je Fraktion einen
rule-DEI-DRN-22 = Belohnung für die Jäger-Drohne
rule-DEI-DRN-23 = Ohne Opfer keine Belohnung
rule-DEI-DRN-24 = Opfer der Jäger-Drohne ziehen Candy Boosts
rule-DEI-DRN-25 = Wer zuerst Candy Boosts zieht
rule-DEI-DRN-26 = Drohnen haben keine Stärke
rule-DEI-DRN-27 = Nur Drohnen beteiligter Fraktionen

## CDY

rule-DEI-CDY-01 = Ein Candy Boost je Verlust
rule-DEI-CDY-02 = Ein Candy Boost für die Jäger-Drohne
rule-DEI-CDY-03 = Candy Boosts geheim, Anzahl offen
rule-DEI-CDY-04 = Boosts geben einer Karte eine Aktion
rule-DEI-CDY-05 = Ein Candy Boost je Karte
rule-DEI-CDY-06 = Boosts wirken auch auf verdeckten Karten
rule-DEI-CDY-07 = Boost-Aktion an beliebiger Stelle
rule-DEI-CDY-08 = Boosts, solange die Karte läuft
rule-DEI-CDY-09 = Acht Arten von Candy Boosts
rule-DEI-CDY-10 = Außenposten-Boost ist ein Joker
rule-DEI-CDY-11 = Außenposten-Boost gilt nur für seine Karte
rule-DEI-CDY-12 = Boost-Aktionen folgen den Regeln
rule-DEI-CDY-13 = Gespielte Boosts kehren beim Aufräumen zurück
rule-DEI-CDY-14 = Leerer Stapel: kein Candy Boost
rule-DEI-CDY-15 = Beliebig viele Boosts erlaubt
rule-DEI-CDY-16 = Neue Boosts sind sofort nutzbar
rule-DEI-CDY-17 = Boosts nur im eigenen Zug

## LDR

rule-DEI-LDR-01 = Anführer gelten wie Plünderer
rule-DEI-LDR-02 = Anführer bleiben immer im Spiel
rule-DEI-LDR-03 = Anführer ziehen und zählen mit
rule-DEI-LDR-04 = Anführer zählen als Präsenz
rule-DEI-LDR-05 = Anführer sind für Aufträge keine Plünderer
rule-DEI-LDR-06 = Anführerfähigkeiten gelten immer
rule-DEI-LDR-07 = Neenas Gruppe ignoriert Mehrheiten
rule-DEI-LDR-08 = Neenas zusätzliche Bewegung
rule-DEI-LDR-09 = Ohne Neena keine Tarnung
rule-DEI-LDR-10 = Abrahams zusätzliches Sammeln
rule-DEI-LDR-11 = Auch Abraham braucht die Mehrheit
rule-DEI-LDR-12 = Abrahams Zusatz einmal je Phase
rule-DEI-LDR-13 = Aria klettert allein
rule-DEI-LDR-14 = Auch Aria braucht die Mehrheit
rule-DEI-LDR-15 = Z-13 hat Stärke 3

## FEA

rule-DEI-FEA-01 = Bomben: Brücken geben unten Stärke
rule-DEI-FEA-02 = Agent: Stärke bei Drohnen
rule-DEI-FEA-03 = Barrikaden: Lager geben Stärke
rule-DEI-FEA-04 = Scharfschützen: Sammeln wird Töten
rule-DEI-FEA-05 = Späher: Gleichstände gewinnen
rule-DEI-FEA-06 = Einsatzwagen: Lager können ziehen
rule-DEI-FEA-07 = Ingenieur: Bauen bringt Bewegungen
rule-DEI-FEA-08 = Tunnel: Aufzüge sind verbunden
rule-DEI-FEA-09 = Sprinter: zusätzliche Bewegung
rule-DEI-FEA-10 = Überzahl: Einrücken wird Bewegen oder Sammeln
rule-DEI-FEA-11 = Landekapsel: Lager überall
rule-DEI-FEA-12 = Fernsteuerung: Drohnen ziehen weiter
rule-DEI-FEA-13 = Aufbereitung: Tausch bei Aufzügen
rule-DEI-FEA-14 = Schürfer: eine Ressource hinlegen
rule-DEI-FEA-15 = Solarenergie: anders bezahlen
rule-DEI-FEA-16 = Energieeinsparung: billigere Drohnenkarten
rule-DEI-FEA-17 = Paket-Bot: Kaufen ohne Karte
rule-DEI-FEA-18 = Handelsposten: Vorräte für Käufe
rule-DEI-FEA-19 = Fähigkeiten wirken erst erlernt
rule-DEI-FEA-20 = Erlernte Fähigkeiten bleiben
rule-DEI-FEA-21 = Eine Fähigkeit je Farbe
rule-DEI-FEA-22 = Stärke-Fähigkeiten wirken immer
rule-DEI-FEA-23 = Zusatzaktionen sind freiwillig

## MIS

rule-DEI-MIS-01 = Auftrag: Bauwerke im Spiel
rule-DEI-MIS-02 = Auftrag: eigene Drohnenkarten
rule-DEI-MIS-03 = Auftrag: kontrollierte Außenposten
rule-DEI-MIS-04 = Auftrag: gesammelte Technologie
rule-DEI-MIS-05 = Auftrag: gesammelte Energie
rule-DEI-MIS-06 = Auftrag: Plünderer im Spiel
rule-DEI-MIS-07 = Auftrag: rote Außenposten kontrolliert
rule-DEI-MIS-08 = Auftrag: blaue Außenposten kontrolliert
rule-DEI-MIS-09 = Auftrag: grüne Außenposten kontrolliert
rule-DEI-MIS-10 = Auftrag: Garnisonen roter Außenposten
rule-DEI-MIS-11 = Auftrag: Garnisonen blauer Außenposten
rule-DEI-MIS-12 = Auftrag: Garnisonen grüner Außenposten
rule-DEI-MIS-13 = Jede Auftragsspalte gehört zu einer Runde
rule-DEI-MIS-14 = Ein Auftrag je Runde
rule-DEI-MIS-15 = Jede Spalte nur einmal
rule-DEI-MIS-16 = Aufträge stehen allen offen
rule-DEI-MIS-17 = Rechtzeitige Aufträge bringen mehr
rule-DEI-MIS-18 = Verspätete Aufträge bringen weniger
rule-DEI-MIS-19 = Aufträge zählen sofort
rule-DEI-MIS-20 = Ein Auftrag muss gewählt werden
rule-DEI-MIS-21 = Aufträge kosten nichts
rule-DEI-MIS-22 = Nichts zwischen letzter Karte und Auftrag

## PHS

rule-DEI-PHS-01 = Ein Spiel hat vier Runden
rule-DEI-PHS-02 = Drei Aktionsphasen und Aufräumen
rule-DEI-PHS-03 = Züge nach Priorität
rule-DEI-PHS-04 = Startaufstellung kommt zuerst
rule-DEI-PHS-05 = Phase 1 ohne Zusatzschritt
rule-DEI-PHS-06 = Fähigkeiten erlernt man in Phase 2
rule-DEI-PHS-07 = Erlernen braucht zwei Marker
rule-DEI-PHS-08 = Erlernen ist freiwillig und kostenlos
rule-DEI-PHS-09 = Mehrere Fähigkeiten in einem Zug
rule-DEI-PHS-10 = Fähigkeiten nacheinander erlernen
rule-DEI-PHS-11 = Neue Fähigkeiten noch ohne Aktionen
rule-DEI-PHS-12 = Auftrag am Ende von Phase 3
rule-DEI-PHS-13 = Vorratswertung direkt nach dem Auftrag
rule-DEI-PHS-14 = Reihenfolge bleibt die ganze Runde
rule-DEI-PHS-15 = Spielende nach Runde 4

## CLN

rule-DEI-CLN-01 = Verdeckte Karten werden recycelt
rule-DEI-CLN-02 = Offene Karten kehren zurück
rule-DEI-CLN-03 = Gespielte Boosts werden eingemischt
rule-DEI-CLN-04 = Wenigste Vorräte zuerst
rule-DEI-CLN-05 = Gleiche Vorräte: wer später spielte, zuerst
rule-DEI-CLN-06 = Mehrere gleiche Werte kehren die Reihenfolge um
rule-DEI-CLN-07 = Der Rundenmarker rückt vor
rule-DEI-CLN-08 = Letztes Aufräumen ist kurz
rule-DEI-CLN-09 = Zwei Prioritätsfelder bleiben leer
rule-DEI-CLN-10 = Alles andere bleibt bestehen

## SCO

rule-DEI-SCO-01 = Vorräte während des Spiels
rule-DEI-SCO-02 = Vorratswertung: Marker auf dem Pad
rule-DEI-SCO-03 = Vorratswertung: erlernte Fähigkeiten
rule-DEI-SCO-04 = Vorratswertung: Technologie auf dem Pad
rule-DEI-SCO-05 = Vorratswertung: Energie auf dem Pad
rule-DEI-SCO-06 = Schlusswertung: Vorräte auf Karten
rule-DEI-SCO-07 = Die meisten Vorräte gewinnen
rule-DEI-SCO-08 = Bei Gleichstand gewinnt die höhere Priorität
rule-DEI-SCO-09 = Sonst zählt nichts
rule-DEI-SCO-10 = Nach der Wertung gilt der Stand

## OPT

rule-DEI-OPT-01 = Keine Wahl: ein Auftrag je Spalte
rule-DEI-OPT-02 = Keine Wahl: Spalten bleiben frei
rule-DEI-OPT-03 = Fähigkeiten draften statt ziehen
rule-DEI-OPT-04 = Reihenfolge beim Draften
rule-DEI-OPT-05 = Planung: Karten geheim auslegen
rule-DEI-OPT-06 = Planung: eine Karte darf kaufen
rule-DEI-OPT-07 = Planung: gekaufte Karten warten
rule-DEI-OPT-08 = Planung: gelegte Karten sind verbindlich
rule-DEI-OPT-09 = Konfrontation: Aufträge nach allen Karten
rule-DEI-OPT-10 = Konfrontation: gemeinsame Vorratswertung
rule-DEI-OPT-11 = Rebellion: Aufträge sind freiwillig
rule-DEI-OPT-12 = Rebellion: nichts wird nachgeholt
rule-DEI-OPT-13 = Optionale Regeln frei kombinierbar

## NPL

rule-DEI-NPL-01 = Zwei Personen: neun Teile
rule-DEI-NPL-02 = Drei Personen: zwölf Teile
rule-DEI-NPL-03 = Drohnen fehlender Fraktionen entfallen
rule-DEI-NPL-04 = Weniger Drohnenkarten bei weniger Personen
rule-DEI-NPL-05 = Fehlende Fraktionen sind frei wählbar
rule-DEI-NPL-06 = Zwei Personen starten an einem Lager
rule-DEI-NPL-07 = Zwei Personen: die Jäger-Drohne
rule-DEI-NPL-08 = Drei Personen: Reihenfolge der Runde 4
rule-DEI-NPL-09 = Startplünderer bei weniger Personen
rule-DEI-NPL-10 = Nicht genutzte Teile bringen nichts
rule-DEI-NPL-11 = Was bei jeder Personenzahl gleich bleibt
