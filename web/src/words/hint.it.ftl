# Lo spazio accanto alla decisione, e il consiglio che contiene.
advice-title = Consigli
hint-wait = Confronto le risposte …
hint-none = Il consiglio arriva quando tocca a te decidere.
hint-off = A questo tavolo giocano altri, ed è stato aperto senza consigli.
hint-allowed = Consigli ammessi
hint-allowed-why = Tutti a questo tavolo possono chiedere consigli.
hint-even = { $even ->
        [2] Queste due si equivalgono.
       *[other] Queste tre si equivalgono.
    }
hint-line = Spiega la risposta { $number }
hint-chance = { $chance } di vittoria
hint-then = Poi:
hint-comes = Risultato:
hint-why = Perché:
hint-take = Preparala per me
hint-next = La prossima
hint-deals = { COUNT($deals, "Probabilità di vittoria", "Probabilità di vittoria da # distribuzioni; linea: 95 %") }
# L'allenatore: regole che valgono per la prima volta.
coach-title = L'allenatore
coach-rule = Vedi la regola
coach-next = Avanti
coach-got-it = Ho capito
coach-off = Niente più consigli
settings-coach = Allenatore
settings-coach-first = nelle prime partite
settings-coach-on = sempre
settings-coach-off = mai
