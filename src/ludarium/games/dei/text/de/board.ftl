board-roof = { $region }, Dach, Höhe { $height }
board-people = { $who }: { LIST(COUNT($scrappers, "# Plünderer", zero: ""), IF($champion, "Anführer"), by: " und ") }
board-outpost = { $colour ->
        [red] Roter Außenposten
        [blue] Blauer Außenposten
        [green] Grüner Außenposten
       *[none] Außenposten
    }
board-refuges = { COUNT($n, "Lager", "# Lager") }: { $who }
board-elevator-site = Aufzug von { $ground } nach { $roof }
board-bridge-site = Brücke von { $first } nach { $second } über { $over }
board-keys = Pfeiltasten führen zur nächsten wählbaren Region, mit Umschalt zu jeder. Eingabe wählt. Plus, Minus und 0 ändern die Größe.
