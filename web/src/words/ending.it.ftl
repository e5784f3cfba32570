ending-heading = Smettere di giocare questa partita
ending-about = Prima che accada qualcosa ti viene chiesto ancora una volta.
ending-concede = Abbandona …
ending-concede-for = Abbandona per { $name } …
ending-end = Chiudi senza risultato …
ending-withdraw = Ritira la proposta di chiudere la partita
ending-keep-playing = Continua a giocare
ending-no-return = Non si può annullare.
ending-concede-title = Abbandonare per sempre, { $name }?
ending-concede-other-wins = La partita finisce ora e vince { $names }.
ending-concede-bot-plays-on = Al tuo posto continua un bot e tu finisci all'ultimo posto. La partita prosegue con { $names }.
ending-concede-standing = La partita finisce ora. Per { $names } valgono i punti di questo momento; tu finisci all'ultimo posto.
ending-concede-yes = Abbandona per sempre
ending-end-title = Chiudere la partita senza risultato?
ending-end-ends = La partita finisce ora senza vincitori; nulla viene contato.
ending-end-proposes = Prima si chiede a chi gioca ancora: { $names }. Se tutti accettano, la partita finisce senza vincitori e nulla viene contato. Fino ad allora puoi ritirare la proposta.
ending-end-yes-ends = Chiudi senza risultato
ending-end-yes-proposes = Proponi di chiudere
ending-proposal = { $count ->
    [one] { $names } vuole chiudere la partita
   *[other] { $names } vogliono chiudere la partita
 }
ending-proposed = Vuoi chiudere la partita
ending-proposed-title = Proponi di chiudere la partita
ending-proposed-text = Finisce senza vincitori e senza punteggi quando accetta anche { $names }.
ending-conceded = ha abbandonato
ending-conceded-names = { $count ->
    [one] { $names } ha abbandonato.
   *[other] { $names } hanno abbandonato.
 }
ending-won = { $count ->
    [one] Ha vinto { $names }
   *[other] Hanno vinto insieme { $names }
 }
ending-no-result = Chiusa senza risultato
