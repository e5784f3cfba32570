verb-draw = { $ground } ziehen
verb-hang = Mit { $ground } eine Laterne auf der { $islet } hängen
verb-drop = { $ground } abgeben
verb-roll = Eine { $face } würfeln
act-hang = Laterne aufhängen

log-drew = Du ziehst { $ground }.
log-drew-hidden = { $who } zieht eine Karte.
log-hung = { $who } hängt eine Laterne auf die { $islet }.
log-dropped = { $who } gibt { $ground } ab.
log-burns = Eine { $face }: Die Laterne auf der { $islet } brennt weiter.
log-blown-out = Eine { $face }: Die Laterne auf der { $islet } erlischt.

ask-Turn = Wo hängst du eine Laterne auf?
ask-Wind = Der Wind weht.

edition-first = Erste Auflage
option-gale = Sturm

game-about = Häng Laternen auf, wo der Wind sie verschont
face-islet = { $islet }, { $ground }, Wert { $value }
face-needs = braucht mindestens { $n }
face-lantern = Laterne von { $who }
face-left = Karten übrig: { $n }
face-seat = { $cards } auf der Hand, { $lanterns } aufgehängt
face-ground = { $ground }: freie Inseln { $free }, Karten übrig { $left }
face-legend = Die kleine Zahl muss der Wind mindestens würfeln; eigene Laternen daneben helfen.
