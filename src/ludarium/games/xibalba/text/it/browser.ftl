card-designed = nostra invenzione: nessuna fonte mostra questa carta
market-title = { $type ->
    [soldier] Soldati
    [civilian] Civili
    [building] Edifici
   *[event] Eventi
}
market-deck = { COUNT($n, "# carta nel mazzo", "# carte nel mazzo") }
market-discards = { COUNT($n, "# carta negli scarti", "# carte negli scarti") }
market-price-other = costa { $n } invece di { $printed }
seat-race = { $n } paragon su { $target }
seat-resources = { COUNT($n, "# risorsa", "# risorse") }
seat-productivity = { COUNT($n, "la base produce # a turno", zero: "la base non produce niente") }
seat-squad = { COUNT($n, "# soldato nella squadra", "# soldati nella squadra", zero: "nessun soldato") }
mine-crates = { $n } di al massimo { $limit } risorse
action-reorganise-text = Riorganizza squadra e spazi come vuoi. Si paga alla fine, e solo se qualcosa è cambiato.
action-medicine-text = Il tuo soldato nell'arca ottiene { COUNT($n, "# punto vita.", "# punti vita.") }
action-weapon-technology-text = Uno dei tuoi simboli d'attacco diventa un colpo critico.
action-tactical-attack-text = Lancia un dado attacco nella tua riserva azioni.
action-harvest-text = Lancia un dado paragon nella tua riserva azioni.
action-discard-text = Scarta una carta scoperta del mercato o una delle tue carte in cima.
action-discard-own-text = Scarta una delle tue carte in cima. In modalità Apocalisse le carte scoperte del mercato restano.
action-upgrade-text = La base sale di un livello: un altro spazio, più resistenza o più entrate. Una volta per round.
die-blank = dado
tray-choose = { COUNT($n, "# dado scelto", "# dadi scelti: clicca per cambiare") }
tray-keep = { COUNT($n, "Clicca ciò che tieni · ancora # ritiro", "Clicca ciò che tieni · ancora # ritiri") }
tray-rolled = { COUNT($n, "Lanciati · ancora # ritiro", "Lanciati · ancora # ritiri", zero: "Lanciati") }
tray-empty = Qui stanno i dadi appena qualcuno li sceglie.
troop-none = Nessun soldato nella squadra. Comprane uno per attaccare l'arca e per bloccare.
troop-none-other = Nessun soldato nella squadra.
troop-in-ark = { $card } combatte dall'arca.
troop-below = { COUNT($n, "# altro sotto", "# altri sotto") }
troop-bases-other = In un attacco a una base
troop-enter-text = Un simbolo d'attacco o un colpo critico porta dentro il tuo soldato.
troop-enter-text-other = Un simbolo d'attacco o un colpo critico porta dentro il soldato.
troop-no-dice = Nessun simbolo d'attacco nella riserva azioni. Un attacco tattico lancia un altro dado.
troop-fells = Basta: { $card } ha { $n } punti vita.
troop-short = { $card } ha { $life } punti vita: ne mancano { $n }.
troop-base-falls = { $name }: serve { $n }, basta.
troop-base-holds = { $name }: serve { $n }, ne mancano { $short }.
troop-blocker = Chi blocca cade a { $n }.
troop-block = Blocca con resistenza { $n }
troop-sum = Forza { $strength } per { $dice } dadi, più { $extra } per colpi critici: { $sum }
