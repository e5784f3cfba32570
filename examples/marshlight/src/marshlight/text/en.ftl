verb-draw = Draw { $ground }
verb-hang = Hang a lantern on { $islet } with { $ground }
verb-drop = Give up { $ground }
verb-roll = Roll a { $face }
act-hang = Hang a lantern

log-drew = You draw { $ground }.
log-drew-hidden = { $who } draws a card.
log-hung = { $who } hangs a lantern on { $islet }.
log-dropped = { $who } gives up { $ground }.
log-burns = A { $face }: the lantern on { $islet } burns on.
log-blown-out = A { $face }: the lantern on { $islet } is blown out.

ask-Turn = Where do you hang a lantern?
ask-Wind = The wind blows.

edition-first = First printing
option-gale = Gale

game-about = Hang lanterns where the wind may spare them
face-islet = { $islet }, { $ground }, value { $value }
face-needs = needs { $n } or more
face-lantern = lantern of { $who }
face-left = cards left: { $n }
face-seat = { $cards } in hand, { $lanterns } hung
face-ground = { $ground }: free islets { $free }, cards to come { $left }
face-legend = The small number is what the wind must roll; lanterns of yours beside it help.
