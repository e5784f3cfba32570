# La pagina nel browser: pulsanti, dadi, mercato, squadra, posti, punteggio.

act-faction = Scegli fazione
act-resolve = Risolvi effetto
act-pool = Riserva di dadi
act-keep = Tieni dadi
act-trade = Scambia un dado
act-attack = Attacca
act-enter = Entra nell'arca
act-block = Blocca
act-let-through = Non bloccare
act-destroy = Distruggi una carta
act-spare = Non distruggere
act-buy-soldier = Compra un soldato
act-buy-upgrade = Compra una carta espansione
act-buy-event = Compra un evento
act-discard-open = Scarta dal mercato
act-discard-own = Scarta una tua carta
act-reorganise = Riorganizza
act-bring = Porta in cima
act-shift = Sposta una carta
act-swap = Scambia spazi
act-done = Fatto
act-use = Usa un effetto
act-apply = Applica
act-skip = Rinuncia
act-end = Fine turno
amount-critical = Usare un colpo critico
amount-depth = Carte sotto la cima
amount-which = Quale effetto
amount-symbols = Simboli d'attacco
amount-criticals = Colpi critici
amount-resource = Dadi risorse
amount-attack = Dadi attacco

tag-effect = Effetto
tag-dice = Dadi
tag-action = Azione
tag-permanent = Sempre
card-designed = nostra invenzione: nessuna fonte mostra questa carta
market-title = { $type ->
    [soldier] Soldati
    [civilian] Civili
    [building] Edifici
   *[event] Eventi
}
market-deck =
    { $n ->
        [one] 1 carta nel mazzo
       *[other] { $n } carte nel mazzo
    }
market-discards =
    { $n ->
        [one] 1 carta negli scarti
       *[other] { $n } carte negli scarti
    }
market-empty = niente in offerta
market-price = costa { $n }
market-price-other = costa { $n } invece di { $printed }
market-event = in esecuzione
clock-goal = a { $n } paragon
clock-round = Round { $n }
clock-set-up = Preparazione
clock-over = La partita è finita
phase-effect = Effetti
phase-dice = Dadi
phase-action = Azioni
phase-end = Arca
seat-race = { $n } paragon su { $target }
seat-in-ark = nell'arca
seat-level = base { $n }
seat-resources =
    { $n ->
        [one] 1 risorsa
       *[other] { $n } risorse
    }
seat-resistance = resistenza della base { $n }
seat-productivity =
    { $n ->
        [0] la base non produce niente
       *[other] la base produce { $n } a turno
    }
seat-squad =
    { $n ->
        [0] nessun soldato
        [one] 1 soldato nella squadra
       *[other] { $n } soldati nella squadra
    }
seat-upgrades =
    { $n ->
        [one] 1 carta espansione
       *[other] { $n } carte espansione
    }
mine-free = gratis
mine-topped = al massimo
mine-level = Livello della base { $n } di 4
mine-crates = { $n } di al massimo { $limit } risorse
action-reorganise = Riorganizzare
action-medicine = Medicina
action-weapon-technology = Tecn. bellica
action-tactical-attack = Att. tattico
action-harvest = Raccogliere
action-discard = Scartare
action-upgrade = Potenziare
action-reorganise-text = Riorganizza squadra e spazi come vuoi. Si paga alla fine, e solo se qualcosa è cambiato.
action-medicine-text =
    Il tuo soldato nell'arca ottiene { $n ->
        [one] 1 punto vita.
       *[other] { $n } punti vita.
    }
action-weapon-technology-text = Uno dei tuoi simboli d'attacco diventa un colpo critico.
action-tactical-attack-text = Lancia un dado attacco nella tua riserva azioni.
action-harvest-text = Lancia un dado paragon nella tua riserva azioni.
action-discard-text = Scarta una carta scoperta del mercato o una delle tue carte in cima.
action-discard-own-text = Scarta una delle tue carte in cima. In modalità Apocalisse le carte scoperte del mercato restano.
action-upgrade-text = La base sale di un livello: un altro spazio, più resistenza o più entrate. Una volta per round.
die-blank = dado
tray-choose =
    { $n ->
        [one] 1 dado scelto
       *[other] { $n } dadi scelti: clicca per cambiare
    }
tray-keep =
    { $n ->
        [one] Clicca ciò che tieni · ancora 1 ritiro
       *[other] Clicca ciò che tieni · ancora { $n } ritiri
    }
tray-rolled =
    { $n ->
        [0] Lanciati
        [one] Lanciati · ancora 1 ritiro
       *[other] Lanciati · ancora { $n } ritiri
    }
tray-waiting = Dadi da lanciare
tray-kept = Tenuti
tray-keep-all = Tieni tutti
tray-empty = Qui stanno i dadi appena qualcuno li sceglie.
troop-title = La tua squadra
troop-title-other = Squadra di { $name }
troop-none = Nessun soldato nella squadra. Comprane uno per attaccare l'arca e per bloccare.
troop-none-other = Nessun soldato nella squadra.
troop-in-ark = { $card } combatte dall'arca.
troop-below =
    { $n ->
        [one] 1 altro sotto
       *[other] { $n } altri sotto
    }
troop-ark = Se attacchi l'arca
troop-ark-other = In un attacco all'arca
troop-bases = Se attacchi una base
troop-bases-other = In un attacco a una base
troop-enter = L'arca è vuota
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
scoring-total = Paragon
scoring-control = Controllo dell'arca
scoring-conquest = Arca conquistata
scoring-raid = Incursioni nelle basi
scoring-trade = Dadi paragon scambiati
scoring-cards = Carte
scoring-lost = Persi
scoring-earlier = Prima di quanto è noto qui
