# What kernel and command line say. The words of a game stand in its own catalogues.

## Refusals: $action is the action as a sentence
refusal-game-over = "{ $action }" is not possible: the game is over.
refusal-not-your-turn = "{ $action }" is not possible: it is another seat's turn.
refusal-not-offered = "{ $action }" is not possible now.

## Seats and tables
cli-seats = { COUNT($seats, "# seat", "# seats") }

## The terminal table
cli-menu-prompt = Number (Enter for { $first }, q to leave):{" "}
cli-menu-again = Please type a number from { $first } to { $last }.
cli-play-prompt = Seat { $seat } >{" "}
cli-play-hidden = { $count } hidden
cli-play-more = and { $count } more: type { $verb }
cli-play-unknown = "{ $text }" is no choice: type a number from 1 to { $count }, an action, or h for help.
cli-play-confirm = Enter ends your turn, u takes the last answer back.
cli-play-no-undo = There is nothing you can take back: since your last answer chance was drawn, something was revealed, or another seat has answered.
cli-play-no-log = Nothing has happened yet.
cli-play-help-number = gives the answer with this number
cli-play-help-text = gives it as text; its first words list what fits
cli-play-help-u = takes your last answer back, if nothing was revealed since
cli-play-help-w = writes the game so far to a record file
cli-play-help-h = shows this help; Enter draws the table again
cli-play-file = File (Enter for { $file }):{" "}
cli-play-offer = Save the record as { $file }? y, n or another name:{" "}
cli-play-exists = { $file } exists already; nothing was saved.
cli-play-not-saved = { $file } could not be saved: { $problem }.
cli-play-curtain = Seat { $seat } is next. Pass the keyboard on, then press Enter.
cli-play-points = { COUNT($points, "# point", "# points") }

## games, rules
cli-games-broken = { $game } cannot be loaded: { $problem }
cli-rules-counts = { $total } rules: { $implemented } implemented, { $tested } tested.
cli-rules-no-tests = { $total } rules: { $implemented } implemented. No tests of this game were found here.
cli-rules-not-implemented = Not implemented yet ({ $count }):
cli-rules-untranslated = { COUNT($count, "# rule text is", "# rule texts are") } not in { $into ->
        [de] German
       *[it] Italian
    } yet.
cli-rules-untested = { $rule } is implemented, but no test shows it.
cli-rules-unknown = { $rule } is cited by a test, but there is no such rule.

## check
cli-check-tried = { $games } games at { $tables } tables, { $decisions } decisions.
cli-check-cores = Compiled and interpreted core wrote the same { $count } records.
cli-check-one-core = The compiled core is not in use, so the two cores were not compared.
cli-law-asks = legal answers are sorted, unique and never empty; asking changes nothing
cli-law-save = a saved and loaded position is the same position
cli-law-notation = every answer and event reads back from its text
cli-law-view = a view tells nothing that is hidden
cli-law-mask = a hidden answer leaves no trace
cli-law-undo = undo leads exactly back, and never past a barrier
cli-law-secrets = what can be previewed or taken back shows nobody anything hidden
cli-law-laws = the game's conservation laws
cli-law-length = every game ends, and within its bound
cli-law-refusals = what is not legal is refused, by a rule that exists
cli-law-record = a record replays to the same position, and its dice verify

## sim
cli-sim-speed = { $games } games, { $actions } actions in { $seconds } s: { $rate } actions/s, { $each } games/s.

## replay, verify, content
cli-replay-answers = After { $answers } of { $held } answers.
cli-replay-trace = The rules stand at { $trace }.
cli-former-holds = Played under version { $was } of the rules, present { $now }: all { $answers } answers hold.
cli-former-stops = Played under version { $was } of the rules, present { $now }: { $kept } of { $answers } answers hold; { $problem }.
cli-verify-copied = Taken over from another game or a lesson

cli-serve = The table is open at { $url } (Ctrl-C closes it; nothing that was acknowledged is lost)
cli-serve-moved = Port { $port } is taken; the next free one is used.
cli-backup = { COUNT($count, "One table", "# tables") } copied to { $file }.
cli-content-holds = { $name } holds: a pack for { $game } with { $count } entries ({ $origins }).

## The lab
cli-lab-table = { $game }, edition { $edition }, { COUNT($seats, "# seat", "# seats") }: { COUNT($games, "# game", "# games") }
cli-lab-bare = Plots and ratings need the packages of ludarium[lab].
cli-export-done = { $rows } answers of { COUNT($games, "# game", "# games") }: { $file }

## Help
cli-help = An open digital table for heavy strategy board games.
cli-help-version = Say the version and whether the compiled core is in use.
cli-help-language = Language of everything printed; works with every command. Without it LANG decides.
cli-help-games-command = List the games that can be played here.
cli-help-rules-command = Show how many rules of a game are implemented and tested; exit code 1 when one is implemented without a test.
cli-help-check-command = Check a game against every law of the kernel by playing random games.
cli-help-sim-command = Play random games at full speed; exit code 1 when a law is broken.
cli-help-arena-command = Let bots play a tournament; the same command goes on where it was stopped.
cli-help-balance-command = Count who wins by seat, faction, cards and whatever else the game tells.
cli-help-play-command = Play in the terminal against random seats, or several people at one keyboard.
cli-help-serve-command = Open the table: games, seats, bots and replays, with the page for the browser.
cli-help-backup-command = Copy the database of a table server to a file, also while it runs (SQLite; for PostgreSQL use pg_dump).
cli-help-replay-command = Show the position of a record after some of its answers.
cli-help-verify-command = Replay a finished game and derive all its dice and cards again from the revealed seed.
cli-help-export-command = Write the answers of records, with what each seat saw, to a Parquet or JSONL file for learning.
cli-help-content = Work with content packs.
cli-help-content-check-command = Check a content pack and say where it does not hold.
cli-help-bench-command = Measure the speed of every game beside a peer; needs a checkout.
cli-help-game = Name of the game, see "ludarium games".
cli-help-play-game = Name of the game; without it a menu opens.
cli-help-option = An option of the table; may be given several times.
cli-help-seed = Number of the first game's random seed.
cli-help-play-seed = Number that fixes all chance; without it the seed is secret.
cli-help-bots = Bots: random, greedy, novice, casual, skilled, expert, master, mcts:400 (simulations) or mcts:1.5s (seconds), with commas between.
cli-help-workers = How many games are played at once; without it one for each core.
cli-help-ray = Address of a Ray cluster that plays the games, such as 10.0.0.5:6379 or auto; needs ludarium[ray].
cli-help-out = Folder for results and plots.
cli-help-pack = Folder of another content pack.
cli-help-human = Seats held by people: 1, or 1,3, or all, or none.
cli-help-save = Write the record here when the table closes.
cli-help-host = Address to listen on; 0.0.0.0 lets other machines in.
cli-help-port = Port to listen on; without it 8000 or the next free one.
cli-help-open = Open the page in the browser.
cli-help-proxy = Address or network of a proxy whose X-Forwarded headers are believed; repeatable.
cli-help-backup-file = The file to write; it must not exist yet.
cli-help-database = Database for all games, such as postgresql://USER@HOST/NAME; a file in the data folder without it.
cli-help-data-dir = Folder for database, key and content packs; your user data folder without it.
cli-help-export-to = The file to write: .parquet or .jsonl.
cli-help-to = Stop after this many answers.
cli-help-seat = Show what this seat sees; without it what everybody sees.
cli-help-content-path = Folder of the pack, with its pack.toml.

# The table: what people are called until they give a name.
table-guest = Guest

# The table: what became of a game when the rules changed.
table-change-rules = On { $date } the rules of this game were corrected: since answer { $answers } it is played under version { $now } instead of version { $was }.
table-change-content = On { $date } the content of this game was changed: since answer { $answers } it is played with the present cards and boards.
table-change-differs = Every answer still holds, but the game does not stand where it stood before.
table-change-back = The game has gone back to just before it ({ COUNT($back, "# answer was", "# answers were") } taken back), and chance goes on from a fresh seed. The former record can still be downloaded.
table-change-free = The lesson is another one today; the game goes on freely.
table-refused-seat = { $who } had answered "{ $action }", which the present rules do not allow.
table-refused-seat-hidden = { $who } had given an answer that the present rules do not allow.
table-refused-chance = Chance had brought "{ $action }", which the present rules do not allow.
table-refused-chance-hidden = Chance had brought something that the present rules do not allow.
table-refused-unknown = The present rules no longer know "{ $action }".
table-finished-rules = This game was played under version { $was } of the rules; today's is version { $now }. Its result stands.
table-finished-content = This game was played with other content than today's. Its result stands.
table-finished-holds = All its { $answers } answers hold under the present rules too.
table-finished-stops = It can be shown up to answer { $kept }: { $why }
table-finished-otherwise = Under the present rules they lead to another end.
table-record-rules = This record was made under version { $was } of the rules and is shown under version { $now }.
table-record-content = This record was made with other content than today's.
table-record-stops = It can be shown up to answer { $kept } of { $answers } (line { $line }): { $why }
