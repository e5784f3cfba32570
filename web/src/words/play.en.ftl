# The page of a table.
play-sitting-down = Sitting down at the table …
play-no-table = This table cannot be shown
play-to-lobby = To the lobby
play-seats = Seats
play-board = Board
play-offers = On offer
play-mine = Mine
play-hand = Hand
play-decision = Your decision
play-order = Order
play-log = Log
play-chat = Chat
play-seat = Seat { $seat }
play-bot = Bot, { $level }
play-seat-score = { $name }, { $score } points
play-over = The game is over
play-your-turn = Your turn
play-turn-of = { $names } to play
play-waits-for-seat = Waiting for somebody to take seat { $seat }
play-asked =
    { $n ->
        [one] is asked
       *[other] are asked
    }
play-quoted = “{ $text }”
play-others-turn = You will be asked when it is your turn.
play-pass-to = Pass the screen to { $name }
play-pass-why = Nothing of the table shows until then.
play-i-am = I am { $name }
play-undo = Undo
play-undo-key = Take back the last answer (U)
play-reset = Reset turn
play-reset-key = Take back everything back to the barrier (Shift U)
play-back = Back
play-barrier = Can’t undo further
play-barrier-why = Since your last answer chance was drawn, something was revealed, or another seat has answered.
play-confirm = Confirm
play-choose = Choose first
play-yes = yes
play-no = no
play-away = Connection lost: trying again …
play-menu = Table
play-close = Close
play-list = All legal actions
play-list-count = { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }
play-search = Search
play-hint = What would the bot do?
play-hint-title = The bot would …
play-hint-wait = The bot is thinking …
play-hint-worth = { NUMBER($value, maximumFractionDigits: 2) }
play-hint-take = Take it
play-rules = Rules
play-record = Download the record
play-former-record = Download the former record
play-see-end = How it ended
play-bot-for = Let a bot play for { $name }
play-stand-in = Let a bot play on for { $name }
play-return = Take seat { $seat } back from the bot
play-commitment = Fixed before the first move:
play-keys = Keys: 1–9 cards, arrows targets, Enter confirm, U undo, Shift U reset turn, Esc back, L list, H hint.
play-earlier = Earlier
play-took-back = took the last answer back
play-watching = { $count } watching
play-nobody-said = Nobody has said anything yet.
play-say = Say something
play-send = Send

## Boards

board-nearer = Zoom in
board-farther = Zoom out
board-whole = Show the whole board
board-overview = Overview: go to another part of the board
board-legal = Can be chosen
board-chosen = Chosen

## Cards

card-buy = Buy
card-discard = Discard
card-can-buy = You can buy it
card-can-discard = It can be discarded
card-can-locked = You cannot buy it now
card-can-play = It can be played
card-unpayable = cannot be paid for
card-nothing-payable = None of its actions can be paid for now
