# Der Tisch im Browser. $name ist, wer einen Platz spielt, $card eine Karte, $n eine Zahl.

board-label = Arche und Basen
board-legal = erlaubtes Ziel
board-chosen = gewählt
board-locked = gesperrt bis Stufe { $n }
board-free = frei
board-base = Basis von { $name }, Stufe { $level }, Widerstand { $resistance }, Ressourcen { $resources }, Paragon { $paragon }
board-stack = { $n } Karten, die aktive zuerst
board-lift = Wähle eine Karte deiner Basis
board-lifted = Wähle, wohin sie kommt
board-ark-empty = Die Arche ist leer
board-ark-nobody = { $card }, gehört niemandem
board-ark-of = { $card } von { $name }
board-life = { $life } von { $limit } Lebenspunkten
board-income =
    { $n ->
        [0] keine Würfel am Zugende
        [one] 1 Würfel am Ende jedes Zugs
       *[other] { $n } Würfel am Ende jedes Zugs
    }
board-extra = und { $n } Paragon mehr
board-attack = Angriff: { $card }
board-against = gegen
board-enter = mit einem Würfel betreten
board-enough = genug
board-all-dice = mit allen deinen Würfeln
board-short-ark = { $need } Lebenspunkte: { $short } zu wenig
board-short-base = Widerstand { $need }: { $short } zu wenig
board-enough-ark =
    { $need } Lebenspunkte: genug, du betrittst die Arche{ $n ->
        [0] { "" }
        [one] { " " }und würfelst 1 Paragonwürfel
       *[other] { " " }und würfelst { $n } Paragonwürfel
    }
board-enough-base =
    Widerstand { $need }: durchbrochen{ $n ->
        [0] { "" }
        [one] , 1 Würfel Beute
       *[other] , { $n } Würfel Beute
    }
board-no-block = Niemand kann blocken.
board-block-felled = Falls niemand blockt; ein Blocker ({ $block }) fällt.
board-block-holds = Falls niemand blockt; ein Blocker ({ $block }) hält.
board-raid = { $name } greift mit { $strength } an
board-raid-on = { $name } greift { $target } mit { $strength } an
board-block-with = Blocken: { $card }
board-no-blocker = Nicht blocken
board-blocker-falls =
    { $n ->
        [0] Fällt; die Basis ist sicher.
        [one] Fällt; 1 Paragonwürfel für den Angreifer. Die Basis ist sicher.
       *[other] Fällt; { $n } Paragonwürfel für den Angreifer. Die Basis ist sicher.
    }
board-blocker-holds = Hält stand; die Basis ist sicher.
board-base-falls =
    { $n ->
        [0] Durchbrochen: eine Karte kann zerstört werden.
        [one] Durchbrochen: eine Karte kann zerstört werden, 1 Würfel Beute.
       *[other] Durchbrochen: eine Karte kann zerstört werden, { $n } Würfel Beute.
    }
board-base-holds = Die Basis hält, nichts geht verloren.
