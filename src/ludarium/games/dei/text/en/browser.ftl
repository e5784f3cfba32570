# The browser's pads: verbs on buttons, labels of numbers, and what markets, missions, pads and scoring say.
# $n a number; $phase, $points, $round likewise; $first, $action, $card, $feat, $who, $tile words

## Clock and seats
seat-hand = { COUNT($n, "# card in hand", "# cards in hand") }
seat-reserve = { COUNT($n, "# scrapper in reserve", "# scrappers in reserve") }
seat-recycled = { COUNT($n, "# card in the recycle bin", "# cards in the recycle bin") }

## Cards and hand
card-designed = Designed by us: no source shows this card.
hand-not-yet = Hands are dealt once the factions are chosen.

## Markets
market-deck = { COUNT($n, "# card in the deck", "# cards in the deck") }

## Missions
missions-when = one after each phase 3, every column once
missions-none = They are revealed during set-up.
mission-late = Only the late value counts now.

## Pad
stock-refuge = { COUNT($n, "# refuge left", "# refuges left") }
stock-elevator = { COUNT($n, "# elevator left", "# elevators left") }
stock-bridge = { COUNT($n, "# bridge left", "# bridges left") }
want-place = What starts in { $region }? The rest starts at the other refuge.
want-build-elevator-ground = From where do you build up to { $roof }?
want-build-elevator-roof = To which roof do you build from { $ground }?
