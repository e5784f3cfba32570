# Senza il server: che cosa si può leggere, che cosa non si può fare, e di chi è questo browser.
offline-heading = Leggere senza il server
offline-lead = Il server non è raggiungibile. Ciò che hai già aperto qui si può ancora leggere; tutto il resto compare appena il server è di nuovo disponibile.
offline-games = Partite finite e repliche
offline-games-none = In questo browser non hai ancora aperto nessuna partita finita.
offline-books = Regolamenti
offline-books-none = Qui non è ancora stato aperto nessun regolamento in questa lingua.
offline-needs = Per questo serve il server
offline-needs-play = Giocare: aprire un tavolo, prendere posto, continuare una partita. Delle partite in corso su questo dispositivo non viene salvato nulla.
offline-needs-lists = Gli elenchi delle tue partite, dei tavoli aperti e delle partite da guardare
offline-needs-learn = Livelli, lezioni ed esempi da provare
offline-needs-hints = Consigli, chat, scaricare le registrazioni e continuare una partita da una replica
offline-not-kept = Qui non è mai stato aperto, perciò serve il server.
forget-me = Dimenticami su questo dispositivo
forget-sure = Il tuo nome e tutto ciò che è salvato qui verranno eliminati. Non c'è una password: ai tuoi posti puoi tornare solo da un altro dispositivo o con il link di un posto.
forget-yes = Dimenticami
forget-no = Resta
