verb-deal = { $wind } austeilen
verb-choose = { $wind } wählen
verb-roll = Strömung { $current } würfeln
verb-sail = { $ride ->
    [yes] { $spaces } weit segeln und 2 mit der Strömung treiben
   *[no] { $spaces } weit segeln
 }
verb-anchor = Ankern und eine Karte mehr ziehen
screen-seat = Platz { $seat }
log-drew = Du ziehst { $wind }.
log-drew-hidden = { $who } zieht eine Karte.
log-opened = { $who } deckt { $wind } auf.
log-current = Die Strömung ist { $current }.
log-sailed = { $who } segelt auf { $space }.
log-rammed = { $who } wird auf { $space } zurückgestoßen.
log-anchored = { $who } ankert.
log-stormed = Ein Sturm treibt alle Boote ein Feld zurück.
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
