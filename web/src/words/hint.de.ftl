# Das Feld neben der Entscheidung, und der Tipp darin.
advice-title = Rat
hint-wait = Die Antworten werden verglichen …
hint-none = Einen Tipp gibt es, wenn du gefragt bist.
hint-off = An diesem Tisch spielen andere mit, und er wurde ohne Tipps eröffnet.
hint-allowed = Tipps erlaubt
hint-allowed-why = Alle an diesem Tisch dürfen sich Tipps holen.
hint-even = { $even ->
        [2] Diese zwei sind gleich gut.
       *[other] Diese drei sind gleich gut.
    }
hint-line = Antwort { $number } erklären
hint-chance = { $chance } Gewinnchance
hint-then = Danach:
hint-comes = Ergebnis:
hint-why = Warum:
hint-take = Für mich vorbereiten
hint-next = Nächstbeste
hint-deals = { COUNT($deals, "Gewinnchance", "Gewinnchance aus # Verteilungen; Strich: 95 %") }
# Der Trainer: Regeln, die zum ersten Mal gelten.
coach-title = Der Trainer
coach-rule = Regel ansehen
coach-next = Weiter
coach-got-it = Verstanden
coach-off = Keine Tipps mehr
settings-coach = Trainer
settings-coach-first = in den ersten Partien
settings-coach-on = immer
settings-coach-off = nie
