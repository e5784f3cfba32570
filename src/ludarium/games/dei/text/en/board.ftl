# The board in the browser. Names of streets are ours: they help people to talk about places.
# $region   the name of a region
# $height   1 to 3
# $who      somebody, or the word for the reader
# $n        a number
board-roof = { $region }, roof, height { $height }
board-people = { $who }: { LIST(COUNT($scrappers, "# scrapper", "# scrappers", zero: ""), IF($champion, "champion"), by: " and ") }
board-outpost = { $colour ->
        [red] Red outpost
        [blue] Blue outpost
        [green] Green outpost
       *[none] Outpost
    }
board-refuges = { COUNT($n, "Refuge", "# refuges") }: { $who }
board-elevator-site = Elevator from { $ground } to { $roof }
board-bridge-site = Bridge from { $first } to { $second } over { $over }
board-keys = Arrow keys go to the next region that can be chosen, with Shift to any. Enter chooses. Plus, minus and 0 zoom.
