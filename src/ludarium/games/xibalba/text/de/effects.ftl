# Kartentexte werden aus diesen Wendungen zusammengesetzt. $n ist eine Menge, $what eine Wendung.

effect-gain-resources =
    erhalte { $n ->
        [one] 1 Ressource
       *[other] { $n } Ressourcen
    }
effect-lose-resources =
    verliere { $n ->
        [one] 1 Ressource
       *[other] { $n } Ressourcen
    }
effect-gain-paragon = erhalte { $n } Paragon
effect-lose-paragon = verliere { $n } Paragon
effect-roll-paragon = wirf { $n } Paragonwürfel
effect-steal-resources =
    nimm einem Gegner { $n ->
        [one] 1 Ressource
       *[other] { $n } Ressourcen
    }
effect-steal-paragon = nimm einem Gegner { $n } Paragon
effect-others-lose-resources =
    jeder Gegner verliert { $n ->
        [one] 1 Ressource
       *[other] { $n } Ressourcen
    }
effect-others-gain-resources =
    jeder Gegner erhält { $n ->
        [one] 1 Ressource
       *[other] { $n } Ressourcen
    }
effect-damage-ark =
    der fremde Soldat in der Arche verliert { $n ->
        [one] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    }
effect-heal =
    dein Soldat in der Arche erhält { $n ->
        [one] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    }
effect-win-over-soldier = der aktive Soldat eines Gegners mit Kosten bis { $n } schließt sich dir an
effect-roll-attack = wirf { $n } Angriffswürfel in deinen Aktionsvorrat
effect-pool-dice = ändere deinen Würfelvorrat um { $n }
effect-rerolls = Wiederholungswürfe in diesem Zug: { $n }
effect-destroy-soldier = vernichte den aktiven Soldaten eines Gegners
effect-destroy-civilian = vernichte einen aktiven Zivilisten eines Gegners
effect-destroy-building = vernichte ein aktives Gebäude eines Gegners
effect-destroy-upgrade = vernichte eine aktive Ausbaukarte eines Gegners
effect-destroy-ark = vernichte den fremden Soldaten in der Arche
effect-destroy-this = diese Karte wird vernichtet
effect-demote-soldier = der aktive Soldat eines Gegners kommt unter den Kampftrupp
effect-demote-upgrade = eine aktive Ausbaukarte eines Gegners kommt unter ihren Stapel
effect-recall = dein Soldat in der Arche kehrt in den Kampftrupp zurück
effect-refresh = ersetze die offenen Karten: { $what }
effect-add-symbol = lege { $n }× { $what } in deinen Aktionsvorrat
effect-turn-blank =
    drehe { $n ->
        [one] 1 Leerseite
       *[other] bis zu { $n } Leerseiten
    } auf: { $what }
effect-until-end-of-turn = bis zum Ende des Zuges: { $what }
effect-until-next-turn = bis zu deinem nächsten Zug: { $what }
effect-per-soldier = für jeden Soldaten deines Kampftrupps: { $what }
effect-per-civilian = für jeden deiner aktiven Zivilisten: { $what }
effect-per-building = für jedes deiner aktiven Gebäude: { $what }
effect-or = { $first } oder { $what }
effect-may = freiwillig: { $what }
effect-pay = zahle { $n }: { $what }
effect-none = kein Effekt

modifier-strength = Stärke { $n }
modifier-ark-strength = Stärke in der Arche { $n }
modifier-resistance = Widerstand { $n }
modifier-block-resistance = Widerstand beim Abblocken { $n }
modifier-critical = jeder kritische Treffer { $n }
modifier-loot = Beute aus einer Basis { $n }
modifier-control = Paragonwürfel für die Kontrolle der Arche { $n }
modifier-kill = Paragonwürfel für das Vernichten eines Soldaten { $n }
modifier-entry-life = Lebenspunkte beim Betreten der Arche { $n }
modifier-unblockable = deine Angriffe können nicht abgeblockt werden
modifier-no-block = kann nicht abblocken
modifier-paragon-value = Paragonwert { $n }
modifier-base-resistance = Widerstand der Basis { $n }
modifier-one-die-resistance = Widerstand der Basis gegen einen einzigen Würfel { $n }
modifier-guard = weniger Beute aus deiner Basis { $n }
modifier-pool = Würfel in deinem Vorrat { $n }
modifier-reroll = Wiederholungswürfe { $n }
modifier-blank-trade = Leerseiten sind tauschbar gegen Ressourcen { $n }
modifier-medicine-life = Lebenspunkte durch Medizin { $n }
modifier-soldier-price = Preis von Soldaten { $n }
modifier-civilian-price = Preis von Zivilisten { $n }
modifier-building-price = Preis von Gebäuden { $n }
modifier-event-price = Preis von Ereignissen { $n }
modifier-reorganise-price = Preis der Reorganisierung { $n }
modifier-medicine-price = Preis der Medizin { $n }
modifier-weapon-technology-price = Preis der Waffentechnologie { $n }
modifier-tactical-attack-price = Preis des taktischen Angriffs { $n }
modifier-harvest-price = Preis des Aberntens { $n }
modifier-discard-price = Preis des Abwerfens { $n }
modifier-upgrade-price = Preis des Basisausbaus { $n }
