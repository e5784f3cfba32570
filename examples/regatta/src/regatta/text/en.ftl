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
event-drew = You draw { $wind }.
event-drew-hidden = { $who } draws a card.
event-opened = { $who } opens { $wind }.
event-current = The current is { $current }.
event-sailed = { $who } sails to { $space }.
event-rammed = { $who } is rammed back to { $space }.
event-anchored = { $who } anchors.
event-stormed = A storm drives all boats back one space.

ask-Deal = The hands are dealt.
ask-Choose = Choose a wind card in secret.
ask-Roll = The current is rolled.
ask-Sail = How far do you sail?
ask-Draw = Cards are drawn.

option-storm = Storm
edition-first = First printing
edition-second = Second printing

wind-w1 = wind of strength 1
wind-w2 = wind of strength 2
wind-w3 = wind of strength 3
wind-w4 = wind of strength 4
wind-w5 = wind of strength 5
wind-w6 = wind of strength 6
zone-deck = Deck
zone-discards = Discards
zone-hands = Hand
zone-chosen = Chosen
zone-boats = Boat
zone-anchored = Anchored
zone-round = Round
zone-current = Current
