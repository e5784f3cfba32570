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
zone-deck = Stapel
zone-discards = Ablage
zone-hands = Hand
zone-chosen = Gewählt
zone-boats = Boot
zone-anchored = Geankert
zone-round = Runde
zone-current = Strömung
