# Texts of the kernel and the command line. A game has catalogues of its own.

## Refusals: $action is the action as a sentence
refusal-game-over = "{ $action }" is not possible: the game is over.
refusal-not-your-turn = "{ $action }" is not possible: it is another seat's turn.
refusal-not-offered = "{ $action }" is not possible now.

## The end of a game: $points of all seats
told-won = { $who } wins the game ({ $points }).
told-shared = { $who } share the victory ({ $points }).

## Seats and tables
cli-seats = { COUNT($seats, "# seat", "# seats") }

## The terminal table
cli-menu-prompt = Number (Enter for { $first }, q to quit):{" "}
cli-menu-again = Please type a number from { $first } to { $last }.
cli-play-more = and { $count } more: type { $verb }
cli-play-unknown = "{ $text }" is not a choice: type a number from 1 to { $count }, an action, or "help".
cli-play-confirm = Press Enter to end your turn, or u to undo.
cli-play-no-undo = You cannot undo: since your last answer, chance has decided something, something was revealed, or another seat has answered.
cli-play-help-number = gives the answer with this number
cli-play-help-text = gives an answer as text; its first words list the answers that match
cli-play-help-u = undoes your last answer, unless something has been revealed since
cli-play-help-w = saves the game so far as a record
cli-play-help-h = shows this help; Enter redraws the table
cli-play-file = File (Enter for { $file }):{" "}
cli-play-offer = Save the record as { $file }? y, n or another name:{" "}
cli-play-exists = { $file } already exists; nothing was saved.
cli-play-not-saved = { $file } could not be saved: { $problem }.
cli-play-curtain = Seat { $seat } is next. Pass the keyboard, then press Enter.
cli-play-points = { COUNT($points, "# point", "# points") }

## games, rules
cli-games-broken = { $game } cannot be loaded: { $problem }
cli-rules-counts = { $total } rules: { $implemented } implemented, { $tested } tested.
cli-rules-tried = { COUNT($examples, "One rule", "# rules") } with an example to try.
cli-rules-shown = Readers found that { $total } of them plainly show their rule, { $share } % of all rules: { $shown } by an answer or a refusal, { $components } as a component.
cli-rules-no-tests = { $total } rules: { $implemented } implemented. No tests of this game were found here.
cli-rules-not-implemented = Not implemented yet ({ $count }):
cli-rules-untranslated = { COUNT($count, "# rule text is", "# rule texts are") } not in { $into ->
        [de] German
       *[it] Italian
    } yet.
cli-rules-untested = { $rule } is implemented, but no test covers it.
cli-rules-unknown = A test cites { $rule }, but there is no such rule.

## check
cli-check-tried = Played { $games } games at { $tables } tables with { $decisions } decisions.
cli-check-cores = The compiled and the interpreted core wrote the same { $count } records.
cli-check-one-core = The compiled core is not in use, so the cores were not compared.
cli-law-asks = legal answers are sorted, unique and never empty; asking changes nothing
cli-law-save = a position is the same after saving and loading
cli-law-notation = every answer and event can be read back from its text
cli-law-view = a view reveals nothing hidden
cli-law-mask = a hidden answer leaves no trace
cli-law-undo = undo restores the exact position, and never crosses a barrier
cli-law-secrets = nothing that can be previewed or undone reveals anything hidden
cli-law-length = every game ends within its stated length
cli-law-refusals = illegal actions are refused, and the rule cited exists
cli-law-worths = the parts of an estimate add up, and each has a name
cli-law-record = a record replays to the same position, and its dice verify

## sim
cli-sim-speed = { $games } games, { $actions } actions in { $seconds } s: { $rate } actions/s, { $each } games/s.

## replay, verify, content
cli-replay-answers = After { $answers } of { $held } answers.
cli-former-holds = Played under rules version { $was }, now { $now }: all { $answers } answers are still legal.
cli-former-stops = Played under rules version { $was }, now { $now }: { $kept } of { $answers } answers are still legal; { $problem }.
cli-verify-copied = Copied from another game or a lesson

cli-serve = The table is open at { $url } (Ctrl-C closes it; nothing acknowledged is lost)
cli-serve-moved = Port { $port } is in use; using the next free one.
cli-serve-checked = { COUNT($count, "The settings can work: one is given", "The settings can work: # are given") }, the others are defaults.
cli-worker = { COUNT($count, "One process", "# processes") } for the bots of { $server }; Ctrl-C ends them, and their jobs are done elsewhere.
cli-backup = { COUNT($count, "One table", "# tables") } copied to { $file }.
cli-restore = { COUNT($count, "One table", "# tables") } restored from { $file }.
cli-content-holds = { $name } is valid: a pack for { $game } with { $count } entries ({ $origins }).

## The lab
cli-lab-table = { $game }, edition { $edition }, { COUNT($seats, "# seat", "# seats") }: { COUNT($games, "# game", "# games") }
cli-lab-bare = For plots and ratings, install ludarium[lab].
cli-learn-met = { $name } against { $other }, { $games } games: { $rate }
cli-learn-promoted = { $name } is the new champion: { $rate }
cli-export-done = { $rows } answers of { COUNT($games, "# game", "# games") }: { $file }

## Help
cli-help = An open digital table for heavy strategy board games.
cli-help-version = Show the version and whether the compiled core is in use.
cli-help-language = Language of all output; works with every command. Default: LANG.
cli-help-games-command = List the installed games.
cli-help-rules-command = Show how many rules of a game are implemented and tested; exit code 1 if an implemented rule has no test.
cli-help-check-command = Play random games and check every law of the kernel.
cli-help-sim-command = Play random games at full speed; exit code 1 if a law is broken.
cli-help-arena-command = Run a tournament between bots; repeat the command to resume it.
cli-help-balance-command = Show who wins by seat, faction, card and whatever else the game reports.
cli-help-learn-command = Teach a bot a game by playing against itself; repeat the command to resume.
cli-help-play-command = Play in the terminal against random seats, or share one keyboard.
cli-help-serve-command = Start the table server and its web page: games, seats, bots and replays.
cli-help-worker-command = Let the bots of a server on another machine think here; needs its worker_secret.
cli-help-backup-command = Back up a server's database, key and content packs, even while it runs; PostgreSQL needs pg_dump.
cli-help-restore-command = Bring a backup back, into a data folder or database without games.
cli-help-replay-command = Show a position of a record.
cli-help-verify-command = Replay a finished game and derive all its dice and cards from the revealed seed.
cli-help-export-command = Export the answers in records, with what each seat saw, to a Parquet or JSONL file for machine learning.
cli-help-content-check-command = Validate a content pack and report any errors.
cli-help-bench-command = Compare the speed of every game with a peer; needs a checkout.
cli-help-game = Name of the game; see "ludarium games".
cli-help-play-game = Name of the game; a menu opens if omitted.
cli-help-option = A table option; repeatable.
cli-help-play-seed = Number that determines all chance; secret if omitted.
cli-help-bots = Bots, separated by commas: random, greedy, novice, casual, skilled, expert, master, patient, learned, mcts:400 (simulations), mcts:1.5s (seconds) or learned-mcts:1.5s (the search of the master).
cli-help-workers = Number of games to play at once; default: one per core.
cli-help-ray = Address of a Ray cluster to play on, such as 10.0.0.5:6379 or auto; needs ludarium[ray].
cli-help-out = Folder for results and plots.
cli-help-rounds = Rounds of playing, fitting and testing.
cli-help-publish = Put the weights into the game's folder and the page into docs/results; needs a checkout.
cli-help-pack = Folder of a content pack to use instead of the game's own.
cli-help-human = Seats played by people: 1, or 1,3, or all, or none.
cli-help-save = Write the record to this file when the table closes.
cli-help-host = Address to listen on; 0.0.0.0 lets other machines in. Default: 127.0.0.1.
cli-help-port = Port to listen on; default: 8000 or the next free one.
cli-help-proxy = Address or network of a proxy whose X-Forwarded headers are trusted; repeatable.
cli-help-public = Address under which others reach the server, such as https://play.example.org/; invitations use it.
cli-help-config = File with settings, such as ludarium.toml.
cli-help-serve-check = Check the settings and show where each comes from; start nothing.
cli-help-worker-server = Address of the server, such as https://play.example.org/; default: the setting "server".
cli-help-backup-folder = Folder for backups; each gets a folder in it, named after the time.
cli-help-backup-keep = Delete the oldest backups there, so that this many stay; default: all stay.
cli-help-restore-backup = The backup, a folder that "ludarium backup" made.
cli-help-database = Database for all games, such as postgresql://USER@HOST/NAME; default: a file in the data folder.
cli-help-data-dir = Folder for the database, key and content packs; default: your user data folder.
cli-help-export-to = The file to write: .parquet or .jsonl.
cli-help-to = Stop after this many answers.
cli-help-seat = Show what this seat sees; default: what everyone sees.
cli-help-content-path = Folder of the pack, with its pack.toml.

# The table: what people are called until they give a name.

# The table: what became of a game when the rules changed.
table-change-rules = On { $year }-{ $month }-{ $day } the rules of this game were corrected: since answer { $answers } it is played under version { $now } instead of version { $was }.
table-change-content = On { $year }-{ $month }-{ $day } the content of this game changed: since answer { $answers } it is played with the current cards and boards.
table-change-differs = Every answer is still legal, but they now lead to a different position.
table-change-back = The game has gone back to just before that ({ COUNT($back, "# answer was", "# answers were") } undone), and chance continues from a new seed. The earlier record can still be downloaded.
table-change-free = The lesson has changed since; the game continues without it.
table-change-start = The position this began from has changed since, so it begins again.
table-refused-seat = { $who } had answered "{ $action }", which the current rules do not allow.
table-refused-seat-hidden = { $who } had given an answer that the current rules do not allow.
table-refused-chance = Chance had produced "{ $action }", which the current rules do not allow.
table-refused-chance-hidden = Chance had produced something that the current rules do not allow.
table-refused-unknown = The current rules do not have "{ $action }".
table-finished-rules = This game was played under version { $was } of the rules; the current version is { $now }. Its result is final.
table-finished-content = This game was played with different content. Its result is final.
table-finished-holds = All { $answers } answers are legal under the current rules too.
table-finished-stops = It can be shown up to answer { $kept }: { $why }
table-finished-otherwise = Under the current rules they lead to a different result.
table-record-rules = This record was made under version { $was } of the rules and is shown under version { $now }.
table-record-content = This record was made with different content.
table-record-stops = It can be shown up to answer { $kept } of { $answers } (line { $line }): { $why }

## What can be typed at a table
typed-more = and { $count } more: type the first words of an answer, or "choices" and those words.
typed-unknown = "{ $text }" is not understood. Type "help" to see what can be typed.
typed-several = "{ $text }" may mean: { $names }
typed-nothing = There is no "{ $text }" here. Type the name of a place, a card or a player.
typed-help-number = 1, 2, 3 …: gives the answer with this number. The words of an answer do the same; its first words list those that match.
typed-help-why = says what is asked and by which rule; with an answer, what forbids it or what it would bring about
typed-help-look = describes the table; with a name, that place, card or player
typed-help-news = what has happened since your last turn
typed-help-choices = all answers with their numbers
typed-help-undo = takes back your last answer, unless something has been revealed since

## Learned bots
bot-learned-nothing = This bot has learned nothing for this game with this many players yet, so it plays by its built-in estimate.
bot-learned-other-rules = This bot learned the game under other rules, so it plays by its built-in estimate.
bot-learned-other-content = This bot learned the game with other cards or boards, so it plays by its built-in estimate.
bot-learned-other-edition = What this bot has learned has not proved itself in this edition, so it plays by its built-in estimate.
told-times = { $count ->
        [2] twice
       *[other] { $count } times
    }
