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

rule-REG-SET-01 = Two to four boats
rule-REG-SET-02 = The deck of winds
rule-REG-SET-03 = Hands dealt face down
rule-REG-SET-04 = Start in the harbour
rule-REG-TRM-01 = Secret choice at the same time
rule-REG-TRM-02 = Opening together
rule-REG-CUR-01 = The current
rule-REG-SAI-01 = Strongest wind first
rule-REG-SAI-02 = Equal winds
rule-REG-SAI-03 = How far a boat sails
rule-REG-SAI-04 = Narrows
rule-REG-SAI-05 = Shoals
rule-REG-SAI-06 = Anchoring
rule-REG-SAI-07 = Ramming
rule-REG-SAI-08 = The buoy
rule-REG-DRW-01 = Drawing a card
rule-REG-DRW-02 = A new deck
rule-REG-END-01 = End of the race
rule-REG-END-02 = Points and winners
rule-REG-OPT-01 = Storm
