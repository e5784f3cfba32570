verb-deal = Distribuire { $wind }
verb-choose = Scegliere { $wind }
verb-roll = Tirare una corrente di { $current }
verb-sail = { $ride ->
    [yes] Navigare di { $spaces } e di altri 2 con la corrente
   *[no] Navigare di { $spaces }
 }
verb-anchor = Gettare l'ancora e pescare una carta in più
screen-seat = Posto { $seat }
event-drew = Peschi { $wind }.
event-drew-hidden = { $who } pesca una carta.
event-opened = { $who } scopre { $wind }.
event-current = La corrente è { $current }.
event-sailed = { $who } naviga fino a { $space }.
event-rammed = { $who } viene spinto indietro a { $space }.
event-anchored = { $who } getta l'ancora.
event-stormed = Una tempesta spinge tutte le barche indietro di uno spazio.
ask-Deal = Si distribuiscono le carte.
ask-Choose = Scegli in segreto una carta vento.
ask-Roll = Si tira la corrente.
ask-Sail = Di quanto navighi?
ask-Draw = Si pescano le carte.
option-storm = Tempesta
edition-first = Prima edizione
edition-second = Seconda edizione
zone-deck = Mazzo
zone-discards = Scarti
zone-hands = Mano
zone-chosen = Scelta
zone-boats = Barca
zone-anchored = All'ancora
zone-round = Turno
zone-current = Corrente
