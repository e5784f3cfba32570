verb-deal = Distribuire { $wind }
verb-choose = Scegliere { $wind }
verb-roll = Tirare una corrente di { $current }
verb-sail = { $ride ->
    [yes] Navigare di { $spaces } e di altri 2 con la corrente
   *[no] Navigare di { $spaces }
 }
verb-anchor = Gettare l'ancora e pescare una carta in più
screen-seat = Posto { $seat }
log-drew = Peschi { $wind }.
log-drew-hidden = { $who } pesca una carta.
log-opened = { $who } scopre { $wind }.
log-current = La corrente è { $current }.
log-sailed = { $who } naviga fino a { $space }.
log-rammed = { $who } viene spinto indietro a { $space }.
log-anchored = { $who } getta l'ancora.
log-stormed = Una tempesta spinge tutte le barche indietro di uno spazio.
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
