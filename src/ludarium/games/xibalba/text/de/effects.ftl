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
effect-roll-paragon =
    wirf { $n ->
        [one] 1 Paragonwürfel und erhalte, was er zeigt
       *[other] { $n } Paragonwürfel und erhalte, was sie zeigen
    }
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
effect-win-over-soldier = der aktive Soldat eines Gegners mit Kosten bis { $n } kommt in deinen Kampftrupp
effect-roll-attack = wirf { $n } Angriffswürfel in deinen Aktionsvorrat
effect-pool-dice = erlaubte Würfel in deinem Vorrat in diesem Zug { $n }
effect-rerolls = deine Wiederholungswürfe in diesem Zug { $n }
effect-destroy-soldier = vernichte den aktiven Soldaten eines Gegners
effect-destroy-civilian = vernichte einen aktiven Zivilisten eines Gegners
effect-destroy-building = vernichte ein aktives Gebäude eines Gegners
effect-destroy-upgrade = vernichte eine aktive Ausbaukarte eines Gegners
effect-destroy-ark = vernichte den fremden Soldaten in der Arche
effect-destroy-this = diese Karte wird vernichtet
effect-demote-soldier = der aktive Soldat eines Gegners kommt unter seinen Kampftrupp
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
effect-pay = du kannst { $n } zahlen: { $what }
effect-pay-each = zahle jedes Mal { $n }: { $what }
effect-once = einmal je Zug: { $what }
effect-attack = nach jedem seiner Angriffe: { $what }
effect-anyway = auf jeden Fall: { $what }
effect-none = kein Effekt

# Modifikatoren. $n hat sein Vorzeichen; -own: auf einem Soldaten, nur für ihn selbst.
modifier-strength = Stärke deiner Soldaten { $n }
modifier-strength-own = Stärke dieses Soldaten { $n }
modifier-ark-strength = Stärke deines Soldaten in der Arche { $n }
modifier-ark-strength-own = Stärke dieses Soldaten in der Arche { $n }
modifier-resistance = Widerstand deiner Soldaten { $n }
modifier-resistance-own = Widerstand dieses Soldaten { $n }
modifier-block-resistance = Widerstand deines Soldaten beim Abblocken { $n }
modifier-block-resistance-own = Widerstand dieses Soldaten beim Abblocken { $n }
modifier-critical = Stärke jedes kritischen Treffers deiner Soldaten { $n }
modifier-critical-own = Stärke jedes kritischen Treffers dieses Soldaten { $n }
modifier-loot = deine Beute aus einer Basis { $n }, nichts bei Leerseite
modifier-loot-own = Beute dieses Soldaten aus einer Basis { $n }, nichts bei Leerseite
modifier-control = Paragonwürfel { $n }, wenn dein Soldat die Arche kontrolliert
modifier-control-own = Paragonwürfel { $n }, wenn dieser Soldat die Arche kontrolliert
modifier-kill = Paragonwürfel { $n }, wenn dein Soldat einen Soldaten vernichtet
modifier-kill-own = Paragonwürfel { $n }, wenn dieser Soldat einen Soldaten vernichtet
modifier-entry-life = Lebenspunkte { $n }, wenn dein Soldat die Arche betritt
modifier-entry-life-own = Lebenspunkte { $n }, wenn dieser Soldat die Arche betritt
modifier-unblockable = deine Angriffe können nicht abgeblockt werden
modifier-unblockable-own = Angriffe dieses Soldaten können nicht abgeblockt werden
modifier-no-block = deine Soldaten können nicht abblocken
modifier-no-block-own = dieser Soldat kann nicht abblocken
modifier-paragon-value = Paragonwert deiner Soldaten { $n }
modifier-paragon-value-own = Paragonwert dieses Soldaten { $n }
modifier-base-resistance = Widerstand deiner Basis { $n }
modifier-one-die-resistance = Widerstand deiner Basis gegen einen einzigen Würfel { $n }
modifier-guard = Beute aus deiner Basis { $n }
modifier-pool = erlaubte Würfel in deinem Vorrat { $n }
modifier-reroll = deine Wiederholungswürfe { $n }
modifier-blank-trade = Ressourcen { $n } für jede Leerseite, die du tauschst
modifier-medicine-life = Lebenspunkte durch deine Medizin { $n }
modifier-soldier-price = dein Preis für Soldaten { $n }
modifier-civilian-price = dein Preis für Zivilisten { $n }
modifier-building-price = dein Preis für Gebäude { $n }
modifier-event-price = dein Preis für Ereignisse { $n }
modifier-reorganise-price = dein Preis für Reorganisierung { $n }, mindestens 1
modifier-medicine-price = dein Preis für Medizin { $n }, mindestens 1
modifier-weapon-technology-price = dein Preis für Waffentechnologie { $n }, mindestens 1
modifier-tactical-attack-price = dein Preis für taktische Angriffe { $n }, mindestens 1
modifier-harvest-price = dein Preis für Abernten { $n }, mindestens 1
modifier-discard-price = dein Preis für Abwerfen { $n }, mindestens 1
modifier-upgrade-price = dein Preis für Basisausbau { $n }, mindestens 1
