# Der Spielplan im Browser. Straßennamen sind unsere eigenen: Sie helfen, über Orte zu reden.
# $region   r0, r1 ... wie im Protokoll
# $height   1 bis 3
# $who      eine Fraktion, oder das Wort für den Leser
# $n        eine Zahl

board-label = Spielplan
board-street = Straße { $region }
board-roof = Dach { $region }, Höhe { $height }
board-you = Du
board-people = { $who }: { $scrappers ->
        [0] { IF($champion, "Anführer") }
        [one] { $scrappers } Plünderer{ IF($champion, " und Anführer") }
       *[other] { $scrappers } Plünderer{ IF($champion, " und Anführer") }
    }
board-strength = Stärke { $n }
board-majority = Mehrheit: { $who }
board-no-majority = Niemand hat die Mehrheit
board-outpost = { $colour ->
        [red] Roter Außenposten
        [blue] Blauer Außenposten
        [green] Grüner Außenposten
       *[none] Außenposten
    }
board-neutral-refuge = Neutrales Lager
board-refuges = { $n ->
        [one] Lager: { $who }
       *[other] { $n } Lager: { $who }
    }
board-empty = Hier liegt nichts
board-elevator-site = Aufzug von { $ground } nach { $roof }
board-bridge-site = Brücke von { $first } nach { $second } über { $over }
board-keys = Pfeiltasten führen zur nächsten wählbaren Region, mit Umschalt zu jeder. Eingabe wählt. Plus, Minus und 0 ändern die Größe.

board-street-name-1 = Frostzeile
board-street-name-2 = Laternenstraße
board-street-name-3 = Kohlengasse
board-street-name-4 = Fährstiege
board-street-name-5 = Blechgasse
board-street-name-6 = Signalweg
board-street-name-7 = Krähengang
board-street-name-8 = Alter Eiskai
board-street-name-9 = Glockenhof
board-street-name-10 = Aschenweg
