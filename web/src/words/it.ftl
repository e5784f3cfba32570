# Le parole dell'interfaccia: sala, impostazioni, regole, repliche, fine della partita.

game-dei = D.E.I.
game-dei-short = D.E.I.
game-dei-about = Londra sotto il ghiaccio: spazzini, droni, mercati.
game-xibalba = Xibalba
game-xibalba-short = XI
game-xibalba-about = Mercenari in lotta per un’arca aliena: dadi, squadre, basi.
game-voidfall = Voidfall
game-voidfall-short = VF
game-voidfall-about = Una galassia caduta: tre cicli, nove carte focus, un vuoto.

title-lobby = Sala
title-watch = Guarda
title-replays = Repliche
title-lost = Non trovata
title-end = Fine della partita
title-replay = Replica
title-rules = Regole
title-editions = Edizioni a confronto

nav-label = Pagine
nav-play = Gioca
nav-watch = Guarda
nav-replays = Repliche
nav-rules = Regole

loading = Caricamento …
away-title = Il server non risponde.
away-text = Nuovo tentativo di connessione; nulla va perduto.
trouble-title = Non ha funzionato
trouble-again = Riprova
trouble-lobby = Alla sala
lost-heading = Questa pagina non esiste
lost-text = Forse il link è incompleto.

settings-open = Impostazioni di { $name }
settings-title = Impostazioni
settings-name = Il tuo nome
settings-language = Lingua
settings-theme = Colori
settings-theme-system = Sistema
settings-theme-dark = Scuro
settings-theme-light = Chiaro
settings-motion = Movimento
settings-motion-system = Sistema
settings-motion-reduced = Ridotto
settings-auto-confirm = Conferma automaticamente quando resta una sola azione
settings-list-view = Mostra le azioni lecite come elenco

lobby-heading = Sala
lobby-aside = Partite
lobby-choose = Scegli un gioco
lobby-no-games = Questo server non offre giochi che il browser sappia disegnare.
lobby-seat-range = { $least }–{ $most } giocatori
lobby-editions = { $count ->
    [one] un’edizione
   *[other] { $count } edizioni
}
lobby-who = Chi gioca
lobby-seats = Posti
lobby-seat = Posto { $number }
lobby-seat-count = { $count } posti
lobby-seat-name = Nome al posto { $number }
lobby-bot-level = Bot al posto { $number }
lobby-company-bots = Io e i bot
lobby-company-friends = Amici con link
lobby-company-hotseat = Uno schermo
lobby-company-open = Tavolo aperto
lobby-kind-me = Tu
lobby-kind-friend = Amico
lobby-kind-open = Libero
lobby-kind-bot = Bot
lobby-friend = Link d'invito
lobby-friend-text = mostrato al tavolo
lobby-open = Chiunque
lobby-open-text = elencato nella sala
lobby-free = libero
lobby-bot = Bot, { $level }
level-random = a caso
level-novice = principiante
level-casual = tranquillo
level-skilled = abile
level-expert = esperto
level-master = maestro
level-greedy = avido
lobby-edition = Edizione
lobby-compare = confronta
lobby-option-number = oppure un numero da { $low } a { $high }
lobby-option-wrong = Un numero intero da { $low } a { $high }; fino ad allora vale la prima scelta.
lobby-options = Opzioni
lobby-options-none = come nella scatola
lobby-options-changed = { $count ->
    [one] una cambiata
   *[other] { $count } cambiate
}
lobby-cards = Carte
lobby-cards-own = incluse
lobby-title = Nome del tavolo
lobby-title-hint = I quattro del giovedì
lobby-watchable = Altri possono guardare
choice-yes = Sì
choice-no = No
lobby-count-me = { $count ->
    [one] tu
   *[other] { $count } a questo schermo
}
lobby-count-friend = { $count ->
    [one] un amico
   *[other] { $count } amici
}
lobby-count-open = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
lobby-count-bot = { $count ->
    [one] un bot
   *[other] { $count } bot
}
lobby-hint-bots = Comincia subito; puoi andare e tornare quando vuoi.
lobby-hint-friend = Ricevi un link per ogni amico. Un posto vuoto può diventare un bot più tardi.
lobby-hint-open = Il tavolo resta nella sala finché i posti non sono presi.
lobby-hint-hotseat = Vi passate lo schermo. Dove qualcosa è segreto, tra un turno e l'altro cala un sipario.
lobby-start = Inizia la partita
lobby-starting = Si comincia …
lobby-mine = Le tue partite
lobby-mine-none = Ancora nessuna.
lobby-waiting = { $count ->
    [one] una ti aspetta
   *[other] { $count } ti aspettano
}
lobby-your-turn = Tocca a te
lobby-all = Mostra tutte e { $count }
lobby-more = Mostra altro
lobby-fewer = Mostra meno
lobby-open-tables = Tavoli aperti
lobby-finished = Finite
lobby-won = { $count ->
    [one] ha vinto { $names }
   *[other] hanno vinto { $names }
 }
lobby-finished-none = Nessuna partita è ancora finita.
lobby-all-replays = tutte le repliche
lobby-replay = Replica

record-title = Apri una registrazione
record-text = Lascia qui una registrazione per rivederla mossa per mossa.
record-choose = Scegli un file
record-reading = Lettura …
record-no-face = Il browser non sa disegnare { $game }; «ludarium replay» sì.

watch-heading = Guarda
watch-now = Partite che puoi guardare
watch-none = Ora nessuno gioca in pubblico.
replays-heading = Repliche

invites-title = Invita i tuoi amici
invites-text = Chi apre un link prende quel posto. Un link vale una volta.
invites-seat = Link al posto { $number }
invites-copy = Copia il link
invites-copied = Copiato

rules-heading = Regole di { $game }
rules-search = Cerca nelle regole
rules-search-hint = Parola o numero
rules-status = Tipo
rules-status-all = Tutte
rules-status-printed = Stampate
rules-status-ruling = Decise da noi
rules-edition = Edizioni
rules-edition-all = Tutte le regole
rules-edition-differs = Con differenze
rules-found = { $count ->
    [0] Nessuna regola corrisponde
    [one] Una regola
   *[other] { $count } regole
}
rules-source = Fonte
rules-in-editions = Edizioni
rules-because = Motivo
rules-missing = non ancora applicata
rules-link = Link a { $rule }
rules-english = Alcune regole non sono ancora tradotte e compaiono in inglese.
rules-others = Altre pagine di regole
rules-compare = Edizioni a confronto

editions-heading = Edizioni di { $game } a confronto
editions-text = Tutti i punti su cui i regolamenti differiscono, con la riga che lo dice.
editions-rule = Regola
editions-yes = sì
editions-no = no
editions-unlimited = senza limite

replay-seats = Posti
replay-board = Tabellone
replay-offers = Offerta
replay-pad = Pad
replay-hand = Mano
replay-log = Mosse
replay-hidden = una scelta nascosta
replay-eyes = Visto da
replay-spectator = Spettatore
replay-to-end = Risultato
replay-controls = Replica
replay-move = Mossa { $number } di { $most }
replay-slider = Mossa
replay-first = Prima mossa
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-last = Ultima mossa
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-jump = Vai a …
replay-link = Link a questa mossa
replay-branch = Continua da qui
replay-branch-title = Continua dalla mossa { $number }
replay-branch-seat = Giochi per
replay-branch-level = Gli altri sono bot
replay-branch-go = Apri il tavolo
replay-branch-not = Non ora

end-title = Vince { $name }
end-title-dei = { $part ->
    [Ravagers] Londra è dei Ravagers
   *[other] Londra è di { $part }
 }
end-title-xibalba = L’arca è di { $part }
end-title-none = Nessuno ha vinto
end-lead = { $name } vince con { $lead } di vantaggio.
end-tie = { $name } vince a pari punti, per la regola dei pareggi.
end-shared = { $names } si dividono la vittoria.
end-ended = La partita è stata chiusa senza risultato.
end-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
end-record = Registrazione
end-replay = Replica
end-rematch = Rivincita
end-course = Andamento della partita
end-course-points = Punti nei turni
end-course-chances = Possibilità di vittoria
end-tab-points = Punti
end-tab-chances = Possibilità
end-chances-text = Stimate con la valutazione dei bot e con quanto doveva ancora venire.
end-open-move = Un punto apre la sua mossa
end-point = { $name }: { $value } dopo la mossa { $number }. Apri lì la replica.
end-ranking = Classifica
end-you = tu
end-scoring = Chi ha segnato che cosa
end-turning-points = Svolte
end-no-turning-points = Nessuna mossa ha cambiato le possibilità.
end-round = Round { $number }
end-move = Mossa { $number }
end-turned = { $name } passa da { $before } % a { $after } %
end-verified = Dadi e mazzi verificati
end-verified-text = Tutte le { $count } risposte del caso seguono dal seme fissato prima della mossa 1.
end-not-verified = Dadi e mazzi non corrispondono al seme
end-partly-verified = Dadi e mazzi verificati in parte
end-partly-verified-text = Questa partita è stata giocata con altre regole: { $count } risposte del caso si sono potute ricavare di nuovo dal suo seme.
end-record-checked = Una registrazione da file
end-record-checked-text = Ogni risposta è stata controllata con le regole; «ludarium verify» controlla il seme.
