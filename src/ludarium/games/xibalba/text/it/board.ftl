# Il tavolo nel browser. $name è chi gioca un posto, $card una carta, $n un numero.

board-label = Arca e basi
board-legal = bersaglio ammesso
board-chosen = scelto
board-locked = chiuso fino al livello { $n }
board-free = libero
board-base = Base di { $name }, livello { $level }, resistenza { $resistance }, risorse { $resources }, paragon { $paragon }
board-stack = { $n } carte, prima quella attiva
board-lift = Scegli una carta della tua base
board-lifted = Ora scegli dove metterla
board-ark-empty = L'arca è vuota
board-ark-nobody = { $card }, di nessuno
board-ark-of = { $card } di { $name }
board-life = { $life } punti vita su { $limit }
board-income =
    { $n ->
        [0] nessun dado a fine turno
        [one] 1 dado alla fine di ogni turno
       *[other] { $n } dadi alla fine di ogni turno
    }
board-extra = e { $n } paragon in più
board-attack = Attacco: { $card }
board-against = contro
board-enter = entra con un dado
board-enough = basta
board-all-dice = con tutti i tuoi dadi
board-short-ark = { $need } punti vita: ne mancano { $short }
board-short-base = Resistenza { $need }: mancano { $short }
board-enough-ark =
    { $need } punti vita: cade, entri tu{ $n ->
        [0] { "" }
        [one] { " " }e tiri 1 dado paragon
       *[other] { " " }e tiri { $n } dadi paragon
    }
board-enough-base =
    Resistenza { $need }: sfondata{ $n ->
        [0] { "" }
        [one] , 1 dado di bottino
       *[other] , { $n } dadi di bottino
    }
board-no-block = Nessuno può bloccare.
board-block-felled = Se nessuno blocca; chi blocca ({ $block }) cade.
board-block-holds = Se nessuno blocca; chi blocca ({ $block }) regge.
board-raid = { $name } attacca con { $strength }
board-raid-on = { $name } attacca { $target } con { $strength }
board-block-with = Blocca: { $card }
board-no-blocker = Non bloccare
board-blocker-falls =
    { $n ->
        [0] Cade, la base è salva.
        [one] Cade; 1 dado paragon per chi attacca. La base è salva.
       *[other] Cade; { $n } dadi paragon per chi attacca. La base è salva.
    }
board-blocker-holds = Regge, la base è salva.
board-base-falls =
    { $n ->
        [0] Sfondata: una carta può essere distrutta.
        [one] Sfondata: una carta può essere distrutta, 1 dado di bottino.
       *[other] Sfondata: una carta può essere distrutta, { $n } dadi di bottino.
    }
board-base-holds = La base regge, nulla è perso.
