# The shell's words: lobby, settings, rules, replays, end of a game.

game-dei = D.E.I.
game-dei-short = D.E.I.
game-dei-about = Frozen London: scrappers, drones, markets.
game-xibalba = Xibalba
game-xibalba-short = XI
game-xibalba-about = Mercenaries fight for an alien ark: dice, squads, bases.
game-voidfall = Voidfall
game-voidfall-short = VF
game-voidfall-about = A fallen galaxy: three cycles, nine focus cards, one void.

title-lobby = Lobby
title-watch = Watch
title-replays = Replays
title-lost = Not found
title-end = End of the game
title-replay = Replay
title-rules = Rules
title-editions = Editions compared

nav-label = Pages
nav-play = Play
nav-watch = Watch
nav-replays = Replays
nav-rules = Rules

loading = Loading …
away-title = The server does not answer.
away-text = Reconnecting; nothing is lost.
trouble-title = That did not work
trouble-again = Try again
trouble-lobby = To the lobby
lost-heading = There is no such page
lost-text = The link may be incomplete.

settings-open = Settings of { $name }
settings-title = Settings
settings-name = Your name
settings-language = Language
settings-theme = Colours
settings-theme-system = System
settings-theme-dark = Dark
settings-theme-light = Light
settings-motion = Motion
settings-motion-system = System
settings-motion-reduced = Reduced
settings-auto-confirm = Confirm automatically when only one action is left
settings-list-view = Show legal actions as a list

lobby-heading = Lobby
lobby-aside = Games
lobby-choose = Choose a game
lobby-no-games = This server offers no game the browser can draw.
lobby-seat-range = { $least }–{ $most } players
lobby-editions = { $count ->
    [one] one edition
   *[other] { $count } editions
}
lobby-who = Who plays
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-seat-count = { $count } seats
lobby-seat-name = Name at seat { $number }
lobby-bot-level = Bot at seat { $number }
lobby-company-bots = Me and bots
lobby-company-friends = Friends by link
lobby-company-hotseat = Hot seat
lobby-company-open = Open table
lobby-kind-me = You
lobby-kind-friend = Friend
lobby-kind-open = Open
lobby-kind-bot = Bot
lobby-friend = Invite link
lobby-friend-text = shown at the table
lobby-open = Anybody
lobby-open-text = listed in the lobby
lobby-free = free
lobby-bot = Bot, { $level }
level-random = random
level-novice = novice
level-casual = casual
level-skilled = skilled
level-expert = expert
level-master = master
level-greedy = greedy
lobby-edition = Edition
lobby-compare = compare
lobby-option-number = or a number from { $low } to { $high }
lobby-option-wrong = A whole number from { $low } to { $high }; until then the first choice holds.
lobby-options = Options
lobby-options-none = as in the box
lobby-options-changed = { $count } changed
lobby-cards = Cards
lobby-cards-own = included
lobby-title = Name of the table
lobby-title-hint = Thursday four
lobby-watchable = Others may watch
choice-yes = Yes
choice-no = No
lobby-count-me = { $count ->
    [one] you
   *[other] { $count } at this screen
}
lobby-count-friend = { $count ->
    [one] one friend
   *[other] { $count } friends
}
lobby-count-open = { $count ->
    [one] one open seat
   *[other] { $count } open seats
}
lobby-count-bot = { $count ->
    [one] one bot
   *[other] { $count } bots
}
lobby-hint-bots = It begins at once; you can leave and come back at any time.
lobby-hint-friend = You get a link for each friend. Any empty seat can become a bot later.
lobby-hint-open = The table is listed in the lobby until its seats are taken.
lobby-hint-hotseat = You pass the screen on. Where something is secret, a curtain falls between your turns.
lobby-start = Start game
lobby-starting = Starting …
lobby-mine = Your games
lobby-mine-none = None yet.
lobby-waiting = { $count } waiting for you
lobby-your-turn = Your turn
lobby-all = Show all { $count }
lobby-more = Show more
lobby-fewer = Show fewer
lobby-open-tables = Open tables
lobby-finished = Finished
lobby-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
 }
lobby-finished-none = No game is finished yet.
lobby-all-replays = all replays
lobby-replay = Replay

record-title = Open a record
record-text = Drop a record file here to replay it move by move.
record-choose = Choose a file
record-reading = Reading …
record-no-face = The browser cannot draw { $game }; “ludarium replay” can.

watch-heading = Watch
watch-now = Games you may watch
watch-none = Nobody plays in public just now.
replays-heading = Replays

invites-title = Invite your friends
invites-text = Whoever opens a link takes that seat. A link works once.
invites-seat = Link to seat { $number }
invites-copy = Copy link
invites-copied = Copied

rules-heading = Rules of { $game }
rules-search = Search rules
rules-search-hint = Word or number
rules-status = Kind
rules-status-all = All
rules-status-printed = Printed
rules-status-ruling = Our ruling
rules-edition = Editions
rules-edition-all = All rules
rules-edition-differs = Where editions differ
rules-found = { $count ->
    [0] No rule fits
    [one] One rule
   *[other] { $count } rules
}
rules-source = Source
rules-in-editions = Editions
rules-because = Reason
rules-missing = not yet played by the engine
rules-link = Link to { $rule }
rules-english = Some rules are not translated yet and are shown in English.
rules-others = Other pages of rules
rules-compare = Editions compared

editions-heading = Editions of { $game } compared
editions-text = Every point on which the rulebooks differ, with the line of the rulebook that says so.
editions-rule = Rule
editions-yes = yes
editions-no = no
editions-unlimited = no limit

replay-seats = Seats
replay-board = Board
replay-offers = On offer
replay-pad = Pad
replay-hand = Hand
replay-log = Moves
replay-hidden = a hidden choice
replay-eyes = Seen by
replay-spectator = Spectator
replay-to-end = Result
replay-controls = Replay
replay-move = Move { $number } of { $most }
replay-slider = Move
replay-first = First move
replay-back = One move back
replay-forward = One move on
replay-last = Last move
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-jump = Jump to …
replay-link = Link to this move
replay-branch = Play on from here
replay-branch-title = Play on from move { $number }
replay-branch-seat = You play for
replay-branch-level = The others are bots
replay-branch-go = Open the table
replay-branch-not = Not now

end-title = { $name } wins
end-title-dei = { $part ->
    [Ravagers] The Ravagers hold London
   *[other] { $part } holds London
 }
end-title-xibalba = The ark belongs to { $part }
end-title-none = Nobody has won
end-lead = { $name } wins by { $lead }.
end-tie = { $name } wins with equal points, by the tie-break.
end-shared = { $names } share the victory.
end-ended = The game was ended without a result.
end-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
end-record = Record
end-replay = Replay
end-rematch = Rematch
end-course = Course of the game
end-course-points = Points over the rounds
end-course-chances = Chances of winning
end-tab-points = Points
end-tab-chances = Chances
end-chances-text = Estimated by the bots' evaluation, and by how much was still to come.
end-open-move = A point opens its move
end-point = { $name }: { $value } after move { $number }. Open the replay there.
end-ranking = Ranking
end-you = you
end-scoring = Who scored what
end-turning-points = Turning points
end-no-turning-points = No move changed the chances.
end-round = Round { $number }
end-move = Move { $number }
end-turned = { $name } goes from { $before } % to { $after } %
end-verified = Dice and decks verified
end-verified-text = All { $count } chance answers follow from the seed that was committed to before move 1.
end-not-verified = Dice and decks do not match the seed
end-partly-verified = Dice and decks verified in part
end-partly-verified-text = This game was played under other rules: { $count } chance answers could be derived again from its seed.
end-record-checked = A record from a file
end-record-checked-text = Every answer was checked against the rules; “ludarium verify” checks its seed.
