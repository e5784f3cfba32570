effect-enlist-text = { $edition ->
        [it] Setze 1 Plünderer aus deinem Vorrat in eine Region mit einem neutralen Lager oder mit einem eigenen, wenn du dort dann die Mehrheit hast.
       *[de] Setze 1 Plünderer aus deinem Vorrat in eine Region mit einem eigenen oder neutralen Lager.
    }
effect-move-text = Bewege beliebig viele eigene Figuren aus einer Region in eine benachbarte, in der du dann die Mehrheit hast.
effect-collect-text = Nimm 1 Ressource aus einer Region, in der du die Mehrheit hast.
effect-build-text = Baue ein Lager, einen Aufzug oder eine Brücke.
effect-build-refuge-text = Baue ein Lager in einer Region mit einer eigenen Figur.
effect-build-elevator-text = Baue einen Aufzug zwischen einer Bodenregion und einem angrenzenden Dach; in einer von beiden muss eine eigene Figur stehen.
effect-build-bridge-text = Baue eine Brücke zwischen zwei Dächern eines Spielplanteils über 1 Bodenregion; auf einem von beiden muss eine eigene Figur stehen.
effect-buy-text = Kaufe 1 offene Karte von einem Markt, wenn du die Voraussetzung ihres Feldes erfüllst.
effect-enlist-red-text = { $edition ->
        [de] Rücke bei einem Lager ein oder in einer Region mit einem eigenen Plünderer.
       *[en] Rücke bei einem Lager ein oder in einer Region mit einer eigenen Figur.
    }
effect-enlist-green-text = Rücke ein; du darfst dort zusätzlich 1 Ressource aus dem allgemeinen Vorrat hinlegen: Technologie auf Boden, Energie auf ein Dach.
effect-move-red-text = Bewege, ohne am Ziel die Mehrheit zu brauchen.
effect-move-blue-text = Bewege, auch ohne Aufzug zwischen Boden und angrenzendem Dach.
effect-collect-blue-text = { $edition ->
        [de] Sammle; gesammelte Technologie darfst du gegen 1 Energie tauschen.
       *[en] Sammle; du darfst die Ressource gegen 1 der anderen Art tauschen.
    }
effect-collect-green-text = Sammle und nimm 1 weitere Technologie aus dem allgemeinen Vorrat.
effect-gain-technology = { COUNT($n, "# Technologie nehmen", "# Technologien nehmen") }
effect-gain-technology-text = Nimm Technologie aus dem allgemeinen Vorrat.
effect-gain-energy = { $n } Energie nehmen
effect-gain-energy-text = Nimm Energie aus dem allgemeinen Vorrat.
effect-gain-supplies = { COUNT($n, "# Vorrat erhalten", "# Vorräte erhalten") }
effect-kill-text = Lege 1 Plünderer einer anderen Fraktion in deren Vorrat zurück; sie zieht 1 Candy Boost.
effect-copy-text = { $edition ->
        [de] Führe die Aktionen einer Karte aus, die du in dieser Runde schon offen gespielt hast, außer Kopieren.
       *[en] Führe die Aktionen einer Karte aus, die irgendjemand in dieser Runde offen gespielt hat, außer Kopieren.
    }
effect-drone-harvester = { COUNT($bonus, "Ernte-Drohne (+# Bewegung)", zero: "Ernte-Drohne") }
effect-drone-harvester-text = Bewege die Drohne bis zu 2 Regionen weit. { drone-harvester-text }
effect-drone-transporter = { COUNT($bonus, "Transporter-Drohne (+# Bewegung)", zero: "Transporter-Drohne") }
effect-drone-transporter-text = Bewege die Drohne bis zu 2 Regionen weit. { drone-transporter-text }
effect-drone-teleporter = { COUNT($bonus, "Teleporter-Drohne (+# Bewegung)", zero: "Teleporter-Drohne") }
effect-drone-teleporter-text = Bewege die Drohne bis zu 2 Regionen weit. { drone-teleporter-text }
effect-drone-reaper = { COUNT($bonus, "Jäger-Drohne (+# Bewegung)", zero: "Jäger-Drohne") }
effect-drone-reaper-text = Bewege die Drohne bis zu 2 Regionen weit. { drone-reaper-text }
effect-drone-any-text = Nutze die Fähigkeit einer Drohne deiner Wahl in der Region, in der sie steht.
effect-per-outpost = { $colour ->
        [tactic] roten Außenpostenmarker auf deinem Pad
        [logistic] blauen Außenpostenmarker auf deinem Pad
        [machinery] grünen Außenpostenmarker auf deinem Pad
       *[all] Außenpostenmarker auf deinem Pad
    }
