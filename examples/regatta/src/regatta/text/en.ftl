# What seats and chance can answer
verb-deal = Deal { $wind }
verb-choose = Choose { $wind }
verb-roll = Roll a current of { $current }
verb-sail = { $ride ->
    [yes] Sail { $spaces } and ride the current for 2 more
   *[no] Sail { $spaces }
 }
verb-anchor = Anchor and draw a card more

screen-seat = Seat { $seat }
log-drew = You draw { $wind }.
log-drew-hidden = { $who } draws a card.
log-opened = { $who } opens { $wind }.
log-current = The current is { $current }.
log-sailed = { $who } sails to { $space }.
log-rammed = { $who } is rammed back to { $space }.
log-anchored = { $who } anchors.
log-stormed = A storm drives all boats back one space.

ask-Deal = The hands are dealt.
ask-Choose = Choose a wind card in secret.
ask-Roll = The current is rolled.
ask-Sail = How far do you sail?
ask-Draw = Cards are drawn.

option-storm = Storm
edition-first = First printing
edition-second = Second printing

zone-deck = Deck
zone-discards = Discards
zone-hands = Hand
zone-chosen = Chosen
zone-boats = Boat
zone-anchored = Anchored
zone-round = Round
zone-current = Current
