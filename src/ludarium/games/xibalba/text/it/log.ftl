kept-dice = { LIST(COUNT($r1, "①", "#×①", zero: ""), COUNT($r2, "②", "#×②", zero: ""), COUNT($r3, "③", "#×③", zero: ""),
    COUNT($attack, "⚔", "#×⚔", zero: ""), COUNT($critical, "✸", "#×✸", zero: ""),
    COUNT($r0, "# faccia vuota", "# facce vuote", zero: ""),
    COUNT($a0, "# dado attacco vuoto", "# dadi attacco vuoti", zero: ""), by: ", ", none: "niente") }
attack-dice = { COUNT($symbols, " ⚔", " #×⚔", zero: "") }{ COUNT($criticals, " ✸", " #×✸", zero: "") }
resource-roll = { LIST(COUNT($r1, "①", "#×①", zero: ""), COUNT($r2, "②", "#×②", zero: ""),
    COUNT($r3, "③", "#×③", zero: ""), COUNT($blank, "# faccia vuota", "# facce vuote", zero: ""), by: ", ") }
attack-roll = { LIST(COUNT($attack, "⚔", "#×⚔", zero: ""), COUNT($critical, "✸", "#×✸", zero: ""),
    COUNT($blank, "# faccia vuota", "# facce vuote", zero: ""), by: ", ") }
paragon-roll = { LIST(COUNT($p1, "✦", "#×✦", zero: ""), COUNT($p2, "✦✦", "#×✦✦", zero: ""),
    COUNT($blank, "# faccia vuota", "# facce vuote", zero: ""), by: ", ") }
verb-roll-resource = Dadi risorse: { resource-roll }
verb-roll-attack = Dadi attacco: { attack-roll }
verb-roll-paragon = Dadi paragon: { paragon-roll }
verb-pool = Prendi { COUNT($resource, "# dado risorse", "# dadi risorse") } e { COUNT($attack, "# dado attacco", "# dadi attacco") }
verb-attack = Attacca { $target } con{ attack-dice }
verb-enter = Entra nell'arca vuota { IF($critical, "con un colpo critico", "con un simbolo d'attacco") }
verb-destroy = Distruggi la carta: { $spot }{ COUNT($depth, ", # sotto la cima", zero: "") }
verb-discard-open = Scarta { $card } dal mercato
verb-discard-own = Scarta la tua carta in cima: { $place }
verb-bring = Porta in cima: { $place }, la carta { COUNT($depth, "# posto", "# posti") } più sotto
verb-shift = Sposta una carta: { $src } → { $dst }{ COUNT($depth, ", quella # sotto la cima", zero: "") }
verb-swap = Scambia { $first } e { $second }
verb-apply = Applica { COUNT($which, "l'altro effetto (#)", zero: "l'effetto") }: { $spot }
log-ark-soldier = { $card } è nell'arca con { COUNT($life, "# punto vita", "# punti vita") }.
log-reshuffled = Si rimescolano gli scarti: { $type }.
log-start-roll = { $who } tira { $amount } per iniziare.
log-income = { $who } riceve { COUNT($amount, "# risorsa", "# risorse") } dalla base.
log-pool = { $who } prende { COUNT($resource, "# dado risorse", "# dadi risorse") } e { COUNT($attack, "# dado attacco", "# dadi attacco") }.
log-rolled-resource = { $who } tira { resource-roll }.
log-rolled-attack = { $who } tira { attack-roll }.
log-rolled-paragon = { $who } tira per paragon: { paragon-roll }.
log-traded = { $who } scambia un dado.
log-gained = { $who } ottiene { COUNT($amount, "# risorsa", "# risorse") }.
log-lost = { $who } perde { COUNT($amount, "# risorsa", "# risorse") }.
log-paragon = { $who } ottiene { $amount } paragon.
log-paragon-lost = { $who } perde { $amount } paragon.
log-looted = { $who } saccheggia { $amount } paragon a { $whom }.
log-stole = { $who } prende { COUNT($amount, "# risorsa", "# risorse") } a { $whom }.
log-attacked = { $who } attacca { $target } con forza { $strength }.
log-damaged = { $card } subisce { COUNT($amount, "# danno", "# danni") }{ COUNT($life, ", resta # punto vita", ", restano # punti vita", zero: "") }.
log-entered = { $who } manda { $card } nell'arca con { COUNT($life, "# punto vita", "# punti vita") }.
log-breached = La base di { $who } è sfondata.
log-demoted = { $card } di { $who } va sotto la pila.
log-won-over = { $card } passa da { $whom } a { $who }.
log-recalled = { $who } toglie { $card } dall'arca.
log-healed = { $who } cura il soldato nell'arca fino a { COUNT($life, "# punto vita", "# punti vita") }.
log-weapon-technology = { $who } trasforma un simbolo d'attacco in colpo critico.
log-tactical-attack = { $who } compie un attacco tattico.
log-upgraded = { $who } potenzia la base al livello { $level }.
ask-EffectPhase = Quale effetto risolvi adesso?
ask-Keep = Quali dadi tieni? Gli altri si tirano di nuovo.
ask-ChangePool = Come cambia la tua riserva di dadi?
ask-DiceEffects = Quale effetto della fase dadi risolvi adesso?
ask-Raid = La tua base è attaccata. Blocchi?
