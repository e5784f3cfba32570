# Was Plätze und Zufall antworten können
verb-deal = { $wind } austeilen
verb-choose = { $wind } wählen
verb-roll = Strömung { $current } würfeln
verb-sail = { $ride ->
    [yes] { $spaces } weit segeln und 2 mit der Strömung treiben
   *[no] { $spaces } weit segeln
 }
verb-anchor = Ankern und eine Karte mehr ziehen

screen-seat = Platz { $seat }
event-drew = Du ziehst { $wind }.
event-drew-hidden = { $who } zieht eine Karte.
event-opened = { $who } deckt { $wind } auf.
event-current = Die Strömung ist { $current }.
event-sailed = { $who } segelt nach { $space }.
event-rammed = { $who } wird auf { $space } zurückgestoßen.
event-anchored = { $who } ankert.
event-stormed = Ein Sturm treibt alle Boote ein Feld zurück.

ask-Deal = Die Hände werden ausgeteilt.
ask-Choose = Wähle verdeckt eine Windkarte.
ask-Roll = Die Strömung wird gewürfelt.
ask-Sail = Wie weit segelst du?
ask-Draw = Karten werden gezogen.

option-storm = Sturm
edition-first = Erste Auflage
edition-second = Zweite Auflage

wind-w1 = Wind der Stärke 1
wind-w2 = Wind der Stärke 2
wind-w3 = Wind der Stärke 3
wind-w4 = Wind der Stärke 4
wind-w5 = Wind der Stärke 5
wind-w6 = Wind der Stärke 6
zone-deck = Stapel
zone-discards = Ablage
zone-hands = Hand
zone-chosen = Gewählt
zone-boats = Boot
zone-anchored = Geankert
zone-round = Runde
zone-current = Strömung

rule-REG-SET-01 = Zwei bis vier Boote
rule-REG-SET-02 = Der Windstapel
rule-REG-SET-03 = Verdeckte Handkarten
rule-REG-SET-04 = Start im Hafen
rule-REG-TRM-01 = Geheime gleichzeitige Wahl
rule-REG-TRM-02 = Gemeinsames Aufdecken
rule-REG-CUR-01 = Die Strömung
rule-REG-SAI-01 = Stärkster Wind zuerst
rule-REG-SAI-02 = Gleiche Winde
rule-REG-SAI-03 = Wie weit ein Boot segelt
rule-REG-SAI-04 = Engstellen
rule-REG-SAI-05 = Untiefen
rule-REG-SAI-06 = Ankern
rule-REG-SAI-07 = Rammen
rule-REG-SAI-08 = Die Boje
rule-REG-DRW-01 = Eine Karte ziehen
rule-REG-DRW-02 = Ein neuer Stapel
rule-REG-END-01 = Ende der Regatta
rule-REG-END-02 = Punkte und Sieg
rule-REG-OPT-01 = Sturm
