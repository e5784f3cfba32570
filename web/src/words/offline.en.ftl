# Without the server: what can be read, what cannot be done, and who this browser belongs to.
offline-heading = Reading without the server
offline-lead = The server cannot be reached. What you have opened here before can still be read; everything else appears as soon as the server is back.
offline-games = Finished games and replays
offline-games-none = You have not opened a finished game in this browser yet.
offline-books = Rulebooks
offline-books-none = No rulebook has been opened here in this language yet.
offline-needs = This needs the server
offline-needs-play = Playing: opening a table, taking a seat, continuing a game. Nothing of a game that is still being played is stored on this device.
offline-needs-lists = Lists of your games, open tables and games to watch
offline-needs-learn = Levels, lessons and examples to try
offline-needs-hints = Hints, chat, downloading records and playing on from a replay
offline-not-kept = This has not been opened here before, so it needs the server.
forget-me = Forget me on this device
forget-sure = Your name and everything stored here will be deleted. There is no password: you can return to your seats only from another device or with a seat's link.
forget-yes = Forget me
forget-no = Stay
