# The keyboard and the command line of a table.
keys-line = Command line
keys-line-open = Command line (/)
keys-line-replies = Replies
keys-line-hint = Type a number, an answer, why, look at …, what changed or help
keys-line-send = Send
keys-line-next = { $question } { COUNT($count, "# choice", "# choices") }.
keys-line-away = The connection is lost. Try again when it is back.
settings-single-keys = Letters and digits are keys of the table
