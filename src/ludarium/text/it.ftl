# Ciò che dicono il nucleo e la riga di comando. Le parole di un gioco stanno nei suoi cataloghi.

## Rifiuti: $action è l'azione come frase

refusal-game-over = «{ $action }» non è possibile: la partita è finita.
refusal-not-your-turn = «{ $action }» non è possibile: tocca a un altro posto.
refusal-not-offered = «{ $action }» ora non è possibile.

## Posti e tavoli

cli-seat = Posto { $seat }
cli-seats = { COUNT($seats, "# posto", "# posti") }

## Il tavolo nel terminale

cli-menu-game = Quale gioco?
cli-menu-edition = Quale edizione?
cli-menu-seats = Quanti posti?
cli-menu-prompt = Numero (Invio per { $first }, q per uscire):{" "}
cli-menu-again = Scrivi un numero da { $first } a { $last }.
cli-play-prompt = Posto { $seat } >{" "}
cli-play-you = tu
cli-play-random = a caso
cli-play-answer = risposta
cli-play-sealed = coperta
cli-play-hidden = { COUNT($count, "# coperta", "# coperte") }
cli-play-more = e altre { $count }: scrivi { $verb }
cli-play-unknown = «{ $text }» non è una scelta: scrivi un numero da 1 a { $count }, un'azione, o h per l'aiuto.
cli-play-confirm = Invio chiude il tuo turno, u ritira l'ultima risposta.
cli-play-no-undo = Non c'è nulla da ritirare: dopo la tua ultima risposta ha deciso il caso, è stato rivelato qualcosa o ha risposto un altro posto.
cli-play-no-log = Non è ancora successo nulla.
cli-play-key-u = ritira
cli-play-key-l = cronaca
cli-play-key-w = scrivi
cli-play-key-h = aiuto
cli-play-key-q = esci
cli-play-help-number = dà la risposta con questo numero
cli-play-help-text = la dà come testo; le sue prime parole elencano ciò che corrisponde
cli-play-help-u = ritira la tua ultima risposta, se da allora nulla è stato rivelato
cli-play-help-l = mostra tutta la cronaca
cli-play-help-w = scrive la partita fin qui in un file di registro
cli-play-help-h = mostra questo aiuto; Invio ridisegna il tavolo
cli-play-help-q = lascia il tavolo
cli-play-file = File (Invio per { $file }):{" "}
cli-play-offer = Salvare il registro come { $file }? s, n o un altro nome:{" "}
cli-play-saved = Salvato come { $file }.
cli-play-exists = { $file } esiste già; nulla è stato salvato.
cli-play-not-saved = { $file } non si è potuto salvare: { $problem }.
cli-play-left = Hai lasciato il tavolo.
cli-play-curtain = Tocca al posto { $seat }. Passa la tastiera, poi premi Invio.
cli-play-over = La partita è finita
cli-play-won = vince
cli-play-points = { COUNT($points, "# punto", "# punti") }

## Tabelle di cifre

cli-column-game = Gioco
cli-column-title = Titolo
cli-column-editions = Edizioni
cli-column-seats = Posti
cli-column-options = Opzioni
cli-column-chapter = Capitolo
cli-column-rules = Regole
cli-column-implemented = Realizzate
cli-column-tested = Provate
cli-column-check = Prova
cli-column-times = Volte
cli-column-law = Legge
cli-column-points = Punti in media
cli-column-wins = Vittorie
cli-column-bot = Bot
cli-column-games = Partite
cli-column-rate = Quota di vittorie
cli-column-interval = 95 %
cli-column-rating = Forza

## games, rules

cli-games-broken = { $game } non si carica: { $problem }
cli-rules-counts = { $total } regole: { $implemented } realizzate, { $tested } provate.
cli-rules-no-tests = { $total } regole: { $implemented } realizzate. Qui non ci sono test di questo gioco.
cli-rules-not-implemented = Non ancora realizzate ({ $count }):
cli-rules-untranslated = { COUNT($count, "# testo delle regole non è", "# testi delle regole non sono") } ancora in { $into ->
        [de] tedesco
       *[it] italiano
    }.
cli-rules-untested = { $rule } è realizzata, ma nessun test la mostra.
cli-rules-unknown = { $rule } è citata da un test, ma questa regola non esiste.
cli-rules-tested = provata
cli-rules-implemented = realizzata
cli-rules-missing = manca

## check

cli-check-bar = Prova di { $game }
cli-check-tried = { $games } partite a { $tables } tavoli, { $decisions } decisioni.
cli-check-cores = Nucleo compilato e interpretato hanno scritto le stesse { $count } registrazioni.
cli-check-one-core = Il nucleo compilato non è in uso, quindi i due nuclei non sono stati confrontati.
cli-check-held = Tutte le leggi sono rispettate.
cli-law-asks = le risposte lecite sono ordinate, uniche e mai vuote; chiedere non cambia nulla
cli-law-save = una posizione salvata e caricata è la stessa posizione
cli-law-clone = le copie sono indipendenti
cli-law-notation = ogni risposta e ogni evento si rilegge dal suo testo
cli-law-view = una vista non dice nulla di ciò che è coperto
cli-law-mask = una risposta coperta non lascia traccia
cli-law-undo = ritirare riporta esattamente indietro e mai oltre una barriera
cli-law-secrets = ciò che si può mostrare in anteprima o ritirare non mostra a nessuno nulla di coperto
cli-law-laws = le leggi di conservazione del gioco
cli-law-length = ogni partita finisce, ed entro il suo limite
cli-law-refusals = ciò che non è lecito è rifiutato, da una regola che esiste
cli-law-record = un registro porta alla stessa posizione e i suoi dadi tornano

## sim

cli-sim-bar = Si gioca a { $game }
cli-sim-speed = { $games } partite, { $actions } azioni in { $seconds } s: { $rate } azioni/s, { $each } partite/s.
cli-sim-held = Tutte le leggi sono rispettate.

## replay, verify, content

cli-replay-answers = Dopo { $answers } di { $held } risposte.
cli-replay-trace = Le regole sono a { $trace }.
cli-former-holds = Giocata con la versione { $was } delle regole, ora vale la { $now }: tutte le { $answers } risposte valgono.
cli-former-stops = Giocata con la versione { $was } delle regole, ora vale la { $now }: valgono { $kept } risposte su { $answers }; { $problem }.
cli-verify-game = Gioco
cli-verify-commitment = Impegno
cli-verify-seed = Seme
cli-verify-answers = Risposte rigiocate
cli-verify-copied = Riprese da un'altra partita o da una lezione
cli-verify-chances = Caso ricalcolato
cli-verify-result = Risultato
cli-verify-verified = verificato

cli-serve = Il tavolo è aperto su { $url } (Ctrl-C lo chiude; nulla di confermato va perso)
cli-serve-moved = La porta { $port } è occupata; si usa la prossima libera.
cli-backup = { COUNT($count, "Un tavolo copiato", "# tavoli copiati") } in { $file }.
cli-content-holds = { $name } è valido: un pacchetto per { $game } con { $count } voci ({ $origins }).
cli-content-hash = Hash { $hash }

## Il laboratorio

cli-lab-table = { $game }, edizione { $edition }, { COUNT($seats, "# posto", "# posti") }: { COUNT($games, "# partita", "# partite") }
cli-lab-results = Risultati: { $file }
cli-lab-plots = Grafici: { $files }
cli-lab-bare = Per grafici e forza servono i pacchetti di ludarium[lab].
cli-export-done = { $rows } risposte di { COUNT($games, "# partita", "# partite") }: { $file }

## Aiuto

cli-help = Un tavolo digitale aperto per giochi di strategia impegnativi.
cli-help-example = Esempio:
cli-help-commands = Comandi
cli-help-arguments = Argomenti
cli-help-options = Opzioni
cli-help-help = Mostra questo aiuto.
cli-help-version = Dice la versione e se è in uso il nucleo compilato.
cli-help-language = Lingua di tutto ciò che si stampa; vale per ogni comando. Altrimenti decide LANG.
cli-help-games-command = Elenca i giochi che si possono giocare qui.
cli-help-rules-command = Mostra quante regole di un gioco sono realizzate e provate; codice 1 se una realizzata non ha test.
cli-help-check-command = Controlla un gioco contro ogni legge del nucleo giocando partite casuali.
cli-help-sim-command = Gioca partite casuali alla massima velocità; codice 1 se una legge è violata.
cli-help-arena-command = Fa giocare un torneo ai bot; lo stesso comando riprende da dove era stato fermato.
cli-help-balance-command = Conta chi vince per posto, fazione, carte e quant'altro il gioco riferisce.
cli-help-play-command = Si gioca nel terminale contro posti casuali, o in più persone a una tastiera.
cli-help-serve-command = Apre il tavolo: partite, posti, bot e repliche, con la pagina per il browser.
cli-help-backup-command = Copia la base dati di un server in un file, anche mentre è in funzione (SQLite; per PostgreSQL usare pg_dump).
cli-help-replay-command = Mostra la posizione di un registro dopo una parte delle sue risposte.
cli-help-verify-command = Rigioca una partita finita e ricalcola tutti i dadi e le carte dal seme rivelato.
cli-help-export-command = Scrive le risposte dei registri, con ciò che ogni posto vedeva, in un file Parquet o JSONL per l'apprendimento.
cli-help-content = Lavora con i pacchetti di contenuti.
cli-help-content-check-command = Controlla un pacchetto di contenuti e dice dove non va.
cli-help-bench-command = Misura la velocità di ogni gioco accanto a un confronto; serve la cartella dei sorgenti.
cli-help-game = Nome del gioco, vedi «ludarium games».
cli-help-play-game = Nome del gioco; senza, si apre un menu.
cli-help-edition = Edizione delle regole.
cli-help-seats = Quanti posti giocano.
cli-help-option = Un'opzione del tavolo; si può dare più volte.
cli-help-games-count = Quante partite.
cli-help-seed = Numero del seme della prima partita.
cli-help-play-seed = Numero che fissa tutto il caso; senza, il seme è segreto.
cli-help-json = Stampa JSON.
cli-help-bots = Bot: random, greedy, novice, casual, skilled, expert, master, mcts:400 (simulazioni) o mcts:1.5s (secondi), separati da virgole.
cli-help-workers = Quante partite si giocano insieme; altrimenti una per ogni core.
cli-help-ray = Indirizzo di un cluster Ray che gioca le partite, come 10.0.0.5:6379 o auto; richiede ludarium[ray].
cli-help-out = Cartella per risultati e grafici.
cli-help-list = Elenca ogni regola.
cli-help-pack = Cartella di un altro pacchetto di contenuti.
cli-help-human = Posti tenuti da persone: 1, o 1,3, o all, o none.
cli-help-save = Scrive qui il registro quando il tavolo si chiude.
cli-help-host = Indirizzo su cui ascoltare; 0.0.0.0 fa entrare altri computer.
cli-help-port = Porta su cui ascoltare; senza indicazione 8000 o la prossima libera.
cli-help-open = Apre la pagina nel browser.
cli-help-proxy = Indirizzo o rete di un proxy le cui intestazioni X-Forwarded sono credute; ripetibile.
cli-help-backup-file = Il file da scrivere; non deve ancora esistere.
cli-help-database = Database di tutte le partite, per esempio postgresql://NOME@HOST/DATABASE; altrimenti un file nella cartella dei dati.
cli-help-data-dir = Cartella per database, chiave e pacchetti di contenuto; altrimenti la cartella dei dati dell'utente.
cli-help-file = Un registro.
cli-help-files = Registri.
cli-help-export-to = Il file da scrivere: .parquet o .jsonl.
cli-help-to = Si ferma dopo tante risposte.
cli-help-seat = Mostra ciò che vede questo posto; senza, ciò che vedono tutti.
cli-help-content-path = Cartella del pacchetto, con il suo pack.toml.

# Il tavolo: come si chiama chi non ha ancora dato un nome.
table-guest = Ospite

# Il tavolo: che ne è stato di una partita quando le regole sono cambiate.
table-change-rules = Il { $date } le regole di questo gioco sono state corrette: dalla risposta { $answers } vale la versione { $now } invece della versione { $was }.
table-change-content = Il { $date } il contenuto di questo gioco è cambiato: dalla risposta { $answers } valgono le carte e i tabelloni attuali.
table-change-differs = Tutte le risposte restano valide, ma la partita non è più al punto in cui era prima.
table-change-back = La partita è tornata al punto subito prima ({ COUNT($back, "# risposta annullata", "# risposte annullate") }) e da lì il caso viene da un seme nuovo. La registrazione precedente si può ancora scaricare.
table-change-free = La lezione oggi è un'altra; la partita continua liberamente.
table-refused-seat = { $who } aveva risposto «{ $action }», che le regole attuali non permettono.
table-refused-seat-hidden = { $who } aveva dato una risposta che le regole attuali non permettono.
table-refused-chance = Il caso aveva portato «{ $action }», che le regole attuali non permettono.
table-refused-chance-hidden = Il caso aveva portato qualcosa che le regole attuali non permettono.
table-refused-unknown = Le regole attuali non conoscono più «{ $action }».
table-finished-rules = Questa partita è stata giocata con la versione { $was } delle regole; oggi vale la versione { $now }. Il suo risultato resta valido.
table-finished-content = Questa partita è stata giocata con un contenuto diverso da quello di oggi. Il suo risultato resta valido.
table-finished-holds = Tutte le { $answers } risposte valgono anche con le regole attuali.
table-finished-stops = Si può mostrare fino alla risposta { $kept }: { $why }
table-finished-otherwise = Con le regole attuali portano a un altro finale.
table-record-rules = Questa registrazione è stata fatta con la versione { $was } delle regole e viene mostrata con la versione { $now }.
table-record-content = Questa registrazione è stata fatta con un contenuto diverso da quello di oggi.
table-record-stops = Si può mostrare fino alla risposta { $kept } di { $answers } (riga { $line }): { $why }
