# What an answer changes, what would be left unused, and what is missing on a card.
# $cubes  how many of a colour; $now  how many then; $n  a number; $have, $most strengths; $who, $card, $feat names
then-cubes-won = You win { $cubes }: { $now } in all.
then-cubes-lost = You lose { $cubes }: { $now } left.
then-cubes-for = { $who }: { $cubes } more, { $now } in all.
then-cubes-from = { $who }: { $cubes } less, { $now } left.
then-majority = Majority in { $region }: you { $have } : { $most } { $who }.
then-majority-lost = You lose the majority in { $region }: you { $have } : { $most } { $who }.
then-no-majority = No majority in { $region }: you { $have } : { $most } { $who }.
then-boost = You draw a candy boost.
then-boost-for = { $who } draws a candy boost for it.
then-supplies = { COUNT($n, "# supply", "# supplies") } at once, { $now } in all.
then-at-the-end = { COUNT($n, "# supply", "# supplies") } more in the final count, as things are.
then-less-at-the-end = { COUNT($n, "# supply", "# supplies") } less in the final count, as things are.
then-resources = You then have { $technology } technology and { $energy } energy.
then-full = Your pad is full ({ $n }): you give something back.
then-actions = { $n } of { $of } actions possible now.
then-in-reach = { COUNT($n, "# card", "# cards", zero: "No card") } within reach in the markets.
then-recycled = { $card } goes to the recycle bin for good.
then-reserve = { COUNT($n, "# scrapper", "# scrappers", zero: "No scrapper") } left in your reserve.
then-refuges = { COUNT($n, "# refuge", "# refuges", zero: "No refuge") } left in your reserve.
then-elevators = { COUNT($n, "# elevator", "# elevators", zero: "No elevator") } left in your reserve.
then-bridges = { COUNT($n, "# bridge", "# bridges", zero: "No bridge") } left in your reserve.

## What led to a question
background-drone = The drone is in { $region }.

## What would be left unused
left-action = Left unused: { COUNT($n, "", "# × ") }{ $action }.
left-feat = You could learn { $feat }.
left-mission = A mission would bring up to { COUNT($n, "# supply", "# supplies") }.

## What is missing
short-technology = { $n } technology short
short-energy = { $n } energy short
short-red-cubes = { COUNT($n, "# red cube", "# red cubes") } short
short-blue-cubes = { COUNT($n, "# blue cube", "# blue cubes") } short
short-green-cubes = { COUNT($n, "# green cube", "# green cubes") } short
