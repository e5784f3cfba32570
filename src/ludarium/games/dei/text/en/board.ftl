# The board in the browser. Names of streets are ours: they help people to talk about places.
# $region   r0, r1 ... as in the log
# $height   1 to 3
# $who      a faction, or the word for the reader
# $n        a number

board-label = Board
board-street = Street { $region }
board-roof = Roof { $region }, height { $height }
board-you = You
board-people = { $who }: { $scrappers ->
        [0] { IF($champion, "champion") }
        [one] { $scrappers } scrapper{ IF($champion, " and champion") }
       *[other] { $scrappers } scrappers{ IF($champion, " and champion") }
    }
board-strength = strength { $n }
board-majority = Majority: { $who }
board-no-majority = Nobody has the majority
board-outpost = { $colour ->
        [red] Red outpost
        [blue] Blue outpost
        [green] Green outpost
       *[none] Outpost
    }
board-neutral-refuge = Neutral refuge
board-refuges = { $n ->
        [one] Refuge of { $who }
       *[other] { $n } refuges of { $who }
    }
board-empty = Nothing lies here
board-elevator-site = Elevator from { $ground } to { $roof }
board-bridge-site = Bridge from { $first } to { $second } over { $over }
board-keys = Arrow keys go to the next region that can be chosen, with Shift to any. Enter chooses. Plus, minus and 0 zoom.

board-street-name-1 = Frost Row
board-street-name-2 = Lantern Street
board-street-name-3 = Coal Lane
board-street-name-4 = Ferry Steps
board-street-name-5 = Tin Alley
board-street-name-6 = Signal Way
board-street-name-7 = Rook Passage
board-street-name-8 = Old Ice Quay
board-street-name-9 = Bell Yard
board-street-name-10 = Ash Walk
