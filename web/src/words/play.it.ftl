# La pagina di un tavolo.
play-sitting-down = Ti siedi al tavolo …
play-no-table = Questo tavolo non si può mostrare
play-to-lobby = Alla sala
play-seats = Posti
play-board = Mappa
play-offers = In offerta
play-mine = Mio
play-hand = Mano
play-decision = La tua decisione
play-order = Ordine
play-log = Registro
play-chat = Chat
play-seat = Posto { $seat }
play-bot = Bot, { $level }
play-seat-score = { $name }, { $score } punti
play-over = La partita è finita
play-your-turn = Tocca a te
play-turn-of = Tocca a { $names }
play-waits-for-seat = Il posto { $seat } aspetta qualcuno
play-asked =
    { $n ->
        [one] deve rispondere
       *[other] devono rispondere
    }
play-quoted = «{ $text }»
play-others-turn = Ti verrà chiesto quando tocca a te.
play-pass-to = Passa lo schermo a { $name }
play-pass-why = Fino ad allora del tavolo non si vede nulla.
play-i-am = Sono { $name }
play-undo = Annulla
play-undo-key = Annulla l'ultima risposta (U)
play-reset = Azzera il turno
play-reset-key = Annulla tutto fino alla barriera (Maiusc U)
play-back = Indietro
play-barrier = Non si può annullare oltre
play-barrier-why = Dopo la tua ultima risposta è stato pescato o rivelato qualcosa, o un altro posto ha risposto.
play-confirm = Conferma
play-choose = Prima scegli
play-yes = sì
play-no = no
play-away = Connessione persa: nuovo tentativo …
play-menu = Tavolo
play-close = Chiudi
play-list = Tutte le azioni permesse
play-list-count = { $count ->
    [one] { $count } azione
   *[other] { $count } azioni
 }
play-search = Cerca
play-hint = Che cosa farebbe il bot?
play-hint-title = Il bot farebbe …
play-hint-wait = Il bot sta pensando …
play-hint-worth = { NUMBER($value, maximumFractionDigits: 2) }
play-hint-take = Prendila
play-rules = Regole
play-record = Scarica la registrazione
play-former-record = Scarica la registrazione precedente
play-see-end = Com'è finita
play-bot-for = Fai giocare un bot per { $name }
play-stand-in = Fai continuare un bot per { $name }
play-return = Riprendi il posto { $seat } dal bot
play-commitment = Fissato prima della prima mossa:
play-keys = Tasti: 1–9 carte, frecce bersagli, Invio conferma, U annulla, Maiusc U azzera il turno, Esc indietro, L elenco, H consiglio.
play-earlier = Prima
play-took-back = ha annullato l'ultima risposta
play-watching = { $count ->
    [one] { $count } guarda
   *[other] { $count } guardano
 }
play-nobody-said = Nessuno ha ancora detto nulla.
play-say = Di' qualcosa
play-send = Invia

## Boards

board-nearer = Ingrandisci
board-farther = Rimpicciolisci
board-whole = Mostra tutto il tabellone
board-overview = Panoramica: vai a un'altra parte del tabellone
board-legal = Si può scegliere
board-chosen = Scelto

## Cards

card-buy = Compra
card-discard = Scarta
card-can-buy = Puoi comprarla
card-can-discard = Puoi scartarla
card-can-locked = Ora non puoi comprarla
card-can-play = Puoi giocarla
card-unpayable = non pagabile
card-nothing-payable = Ora nessuna delle sue azioni si può pagare
