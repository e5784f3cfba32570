# Giving up a seat, ending a game without a result, and how it is told afterwards.
ending-heading = Stop playing this game
ending-about = You are asked once more before anything happens.
ending-concede = Concede …
ending-concede-for = Concede for { $name } …
ending-end = End without a result …
ending-withdraw = Withdraw the proposal to end the game
ending-keep-playing = Play on
ending-no-return = This cannot be undone.
ending-concede-title = Give up for good, { $name }?
ending-concede-other-wins = The game ends now, and { $names } wins.
ending-concede-bot-plays-on = A bot takes over for you and you come last. { $names } can finish the game.
ending-concede-standing = The game ends now. { $names } are ranked by their points at this moment; you come last.
ending-concede-yes = Give up for good
ending-end-title = End the game without a result?
ending-end-ends = The game ends now without a winner; nothing is scored.
ending-end-proposes = { $names } will be asked. If everybody agrees, the game ends without a winner and nothing is scored. You can withdraw until then.
ending-end-yes-ends = End without a result
ending-end-yes-proposes = Propose to end
ending-proposal = { $count ->
    [one] { $names } wants to end the game
   *[other] { $names } want to end the game
 }
ending-proposed = You want to end the game
ending-proposed-title = You propose to end the game
ending-proposed-text = It ends without a winner, and nothing is scored, once { $names } agrees as well.
ending-conceded = conceded
ending-conceded-names = { $count ->
    [one] { $names } conceded.
   *[other] { $names } conceded.
 }
ending-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won together
 }
ending-no-result = Ended without a result
