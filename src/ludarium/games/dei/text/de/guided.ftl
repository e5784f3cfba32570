# Das geführte erste Spiel: was der Trainer bei jedem Schritt aus guided.toml sagt, und zu dem, was gewählt wurde.
guided-title = Deine ersten zwei Runden, gegen Jonas
guided-goal = Habe mehr Vorräte als Jonas, wenn Runde 2 endet.
guided-points = Vorräte (★) sind die Punkte. Die meisten kommen aus Aufträgen: Am Ende jeder Runde wählst du einen, und er zahlt für das, was du dann hast, etwa Außenposten, Bauwerke oder Energie.
guided-free = Jetzt entscheidest du. Ich melde mich, wenn etwas Neues kommt.
guided-done = Runde 2 ist vorbei. Eine ganze Partie hat vier.

guided-faction-task = Wähle die Fraktion, die du spielen willst
guided-faction-why = Jede Fraktion hat acht eigene Aktionskarten und einen Anführer mit einer Fähigkeit. Keine ist besser als die anderen: Nimm, welche dir gefällt.
guided-faction-later = Als Nächstes: deine erste Karte
guided-faction-farm-z = Farm-Z: Dein Anführer { champion-z-13 } zählt so viel wie drei Leute.
guided-faction-ravagers = Ravagers: Wo dein Anführer { champion-abraham } steht, darfst du einmal in jeder Phase eins mehr sammeln.
guided-faction-refuge-42 = Refuge 42: Deine Anführerin { champion-aria } klettert, aber nur sie selbst, ohne Aufzug zwischen Straße und Dach.
guided-faction-auxilia = Auxilia: Eine Gruppe mit deiner Anführerin { champion-neena } darf auch dorthin, wo andere stärker sind.

guided-walk-task = Spiele eine Karte mit Pfeil: Damit kannst du dich bewegen
guided-walk-why = Eine Runde hat drei Phasen, in jeder spielst du zwei Karten; ihre Symbole sind deine Aktionen. Deine Leute, die Zahl mit deinem Zeichen, und dein Anführer, die Krone, stehen bei einem Lager. Die Außenposten liegen draußen in den Straßen.
guided-walk-later = Danach: einen Außenposten nehmen
guided-walk-move = Nun kannst du die Symbole dieser Karte nutzen, in beliebiger Reihenfolge. Jedes darfst du auch weglassen.
guided-walk-enlist = Diese Karte bringt stattdessen Leute. Die wirst du brauchen; losgehen kannst du mit der nächsten.
guided-walk-other = Das geht auch. Behalte eine Karte mit Pfeil für später: Die Außenposten kommen nicht zu dir.

guided-outpost-task = Ziehe zu einem Außenposten, einem runden roten, blauen oder grünen Zeichen
guided-outpost-why = Wer in einer Region stärker ist als alle anderen, hat dort die Mehrheit und damit sofort den Marker ihres Außenpostens. Wo niemand steht, genügt eine Person; wer zurückbleibt, bewacht, woher ihr kommt.
guided-outpost-worth = Ein Marker kann in einem Auftrag 2 oder 3 Vorräte bringen.
guided-outpost-later = Danach: mehr Leute
guided-outpost-cube = Der Marker gehört dir, solange du dort die Mehrheit hast. Zieht ihr alle weiter, kommt er zurück.
guided-outpost-street = Ein Schritt auf dem Weg. Mit der nächsten Bewegung erreichst du vielleicht einen Außenposten.
guided-outpost-other = Gut. Solange ein Pfeil auf der Karte übrig ist, kannst du dich noch bewegen.

guided-people-task = Spiele eine Karte, die Leute bringt: die Figur mit dem Plus
guided-people-why = Jonas kann mit mehr Leuten zu deinem Außenposten kommen, als du dort hast. Es entscheidet die Zahl, Würfel gibt es nicht.
guided-people-later = In Phase 2: Beute und Märkte
guided-people-enlist = Sie bringt Leute; auch ihre anderen Symbole kannst du nutzen, in beliebiger Reihenfolge.
guided-people-card = Ein anderer Plan. Leute können mit einer späteren Karte kommen.
guided-people-other = Mit einer verdeckten Karte kannst du kaufen. Das wollte ich dir in Phase 2 zeigen, aber nur zu.

guided-enlist-task = Lass jemanden bei einem Lager einrücken
guided-enlist-why = Neue Leute kommen bei Lagern an, den Zelten: bei eigenen und beim neutralen in der Mitte, selbst wenn dort andere stärker sind. Mehr Leute halten, was du hast.
guided-enlist-majority = Das gibt den Ausschlag: Die Region gehört jetzt dir.
guided-enlist-refuge = Einer mehr. Von dort geht es mit der nächsten Bewegung weiter.
guided-enlist-other = Gut: Die Reihenfolge der Aktionen bestimmst du.

guided-loot-task = Spiele eine Karte, mit der du sammeln kannst
guided-loot-why = Bessere Karten kosten Technologie und Energie, und du hast von beidem eins. Manche Symbole sammeln mehr.
guided-loot-later = Danach: damit eine Karte kaufen
guided-loot-collect = Du hast die Mehrheit, wo etwas liegt, also kannst du sammeln.
guided-loot-card = Auch gut. Zu sammeln gibt es später noch genug.
guided-loot-other = Schon verdeckt? Dann kaufe zuerst und sammle später.

guided-collect-task = Sammle eine Ressource ein
guided-collect-why = Wo du die Mehrheit hast, darfst du nehmen, was dort liegt: Technologie in den Straßen, Energie auf den Dächern. Damit bezahlst du Karten. Was am Spielende übrig ist, bringt Vorräte: 1 je Energie, 1 für zwei Technologien.
guided-collect-technology = Mit Technologie bezahlst du die meisten Karten der Märkte.
guided-collect-energy = Energie ist selten: Es gibt sie nur auf den Dächern, und teure Karten brauchen sie.
guided-collect-other = Gut. Solange das Symbol auf der Karte übrig ist, kannst du noch sammeln.

guided-market-task = Spiele eine Karte verdeckt, um eine bessere zu kaufen
guided-market-why = In jeder Phase darf eine deiner beiden Karten verdeckt liegen. Ihre Symbole verfallen, und nach der Runde ist sie aus dem Spiel; dafür darfst du kaufen. Nimm die, die du am wenigsten brauchst. Gleich siehst du die Märkte und kannst noch zurück.
guided-market-down = Nun kaufe etwas aus den Märkten.
guided-market-other = Zwei Karten mit Aktionen sind auch stark. Kaufen kannst du in jeder späteren Phase.

guided-buy-task = Kaufe eine Karte, die du bezahlen kannst
guided-buy-why = In jedem farbigen Markt ist ein Platz frei für alle, die anderen verlangen Außenposten dieser Farbe. Spielen kannst du die Karte ab sofort.
guided-buy-worth = Die Vorräte (★), die auf ihr stehen, zählen am Ende des Spiels.
guided-buy-later = In Phase 3: Aufträge
guided-buy-red = Mit roten Karten drängst du andere zur Seite.
guided-buy-blue = Blaue Karten bringen dich schnell durch die Stadt.
guided-buy-green = Grüne Karten bringen Ressourcen und viele Leute.
guided-buy-drone = Eine Drohnenkarte: Sie lässt eine Drohne fliegen, und ein Auftrag zählt solche Karten.
guided-buy-black = Der Schwarzmarkt verlangt keine Außenposten, aber seine Plätze ändern den Preis. Seine Karten können von allem etwas.
guided-buy-other = Nichts gekauft, und die Karte liegt trotzdem verdeckt. Manchmal ist Sparen richtig.

guided-plan-task = Sieh dir die Aufträge an und spiele eine Karte, die einem davon hilft
guided-plan-why = Das ist die letzte Phase der Runde: Nach deiner zweiten Karte wählst du einen Auftrag. „Jetzt wert“ sagt, was dir jeder brächte, „spät“, was er zahlt, wenn die Runde seiner Spalte vorbei ist. Von Bauwerken, Außenposten und Energie hast du schnell mehr.
guided-plan-later = Nach deiner letzten Karte: der Auftrag
guided-plan-build = Eine Karte zum Bauen: Jedes Bauwerk kann 2 Vorräte wert sein.
guided-plan-drone = Diesmal fliegt eine Drohne für dich.
guided-plan-buy = Noch eine Karte. Sie zahlt sich eher am Ende des Spiels aus als jetzt.
guided-plan-card = Nutze ihre Symbole dort, wo ein Auftrag zählt: Außenposten, Garnisonen, Energie.
guided-plan-other = Verdeckt, und bezahlen kannst du nichts. Diese Karte ist verbraucht, nun zählt die nächste.

guided-build-task = Baue etwas, wo deine Leute sind
guided-build-why = Bauen kostet nichts. Bei einem Lager kommen Leute an, ein Aufzug führt auf ein Dach, eine Brücke verbindet zwei Dächer.
guided-build-worth = Jedes Bauwerk kann in einem Auftrag 2 Vorräte bringen.
guided-build-refuge = Ab jetzt können deine Leute genau hier ankommen.
guided-build-elevator = Der Weg nach oben ist frei, zur Energie auf dem Dach.
guided-build-bridge = Nun gehst du über die Straße hinweg von Dach zu Dach.
guided-build-other = Gut. Solange das Symbol auf der Karte übrig ist, kannst du noch bauen.

guided-last-task = Spiele noch eine Karte, die letzte dieser Runde
guided-last-why = Danach wählst du deinen Auftrag. Eine Karte mit Drohne lässt eine Drohne für dich fliegen, das ist einen Versuch wert; jede Karte, die deinem Auftrag hilft, ist genauso gut.
guided-last-drone = Die Drohne ist bereit. Die anderen Symbole der Karte kommen davor oder danach.
guided-last-card = Was ihre Symbole tun, weißt du.
guided-last-buy = Die letzte Gelegenheit, in dieser Runde zu kaufen.
guided-last-other = Verdeckt, und bezahlen kannst du nichts. Das kommt vor.

guided-drone-task = Starte die Drohne
guided-drone-why = Drohnen gehören niemandem. Wer ihre Karte spielt, bewegt die Drohne bis zu zwei Regionen weit, dann tut sie dort ihre Arbeit. Eine Mehrheit braucht es nicht.
guided-drone-use = Nun sag, wohin sie fliegt.
guided-drone-other = Du darfst sie auch weglassen.

guided-fly-task = Fliege sie dorthin, wo sie dir am meisten nützt
guided-fly-why = Die { drone-reaper } tötet bei jedem Gegner einen Plünderer und bringt 1 Vorrat. Die { drone-harvester } nimmt zwei Ressourcen, die { drone-transporter } bringt zwei Leute, die { drone-teleporter } schickt deine Leute weit weg.
guided-fly-fly = Sie ist da. Gibt es dort etwas zu tun, wirst du gleich gefragt.
guided-fly-stay = Sie bleibt. Gibt es hier etwas zu tun, wirst du gleich gefragt.

guided-candy-task = Nutze deinen Candy Boost, oder behalte ihn
guided-candy-why = Wer einen Plünderer verliert, zieht einen, und auch, wer die { drone-reaper } einsetzt. Er fügt der gespielten Karte einmal sein Symbol hinzu. Niemand sonst sieht deine, und was du behältst, hast du in späteren Runden.
guided-candy-use = Sein Symbol liegt jetzt auf der Karte: Nutze es wie die anderen.
guided-candy-other = Aufgehoben für einen besseren Moment.
guided-mission-task = Wähle den Auftrag, der jetzt am meisten bringt
guided-mission-why = Er wird sofort gewertet, mit dem, was du gerade hast, und nichts davon wird verbraucht. Jede Spalte darfst du einmal im Spiel nutzen; ist ihre Runde vorbei, zahlen ihre Aufträge weniger.
guided-mission-worth = Die Zahlen bei den Aufträgen sagen, was dir jeder brächte.
guided-mission-good = Gut gewählt: Das ist für eine erste Runde viel.
guided-mission-some = Ein Anfang. Mehr Außenposten oder Bauwerke machen den nächsten ergiebiger.
guided-mission-none = Das brachte diesmal nichts, und seine Spalte ist für dich verbraucht.

guided-remark-left = Deine Leute haben einen Außenposten verlassen, und sein Marker kam zurück. Eine Person, die bleibt, hätte genügt.
guided-remark-more = Noch ein Außenposten. Jeder zählt in Aufträgen und öffnet Plätze im Markt seiner Farbe, und zwei Marker einer Farbe bringen dir die Fähigkeit dieser Farbe.
guided-remark-unused = „Fertig“ beendet eine Karte: Was auf ihr übrig ist, verfällt, Candy Boosts behältst du.
guided-remark-reap = Die { drone-reaper } brachte 1 Vorrat und einen Candy Boost; wer einen Plünderer verliert, zieht auch einen.
guided-remark-learn = Eine Fähigkeit: Zwei Marker ihrer Farbe haben genügt. Sie wirkt ab jetzt und zählt am Ende.

guided-learned-1 = In jeder Phase zwei Karten; ihre Symbole sind deine Aktionen.
guided-learned-2 = Wer wirklich am stärksten ist, hat die Mehrheit: Damit ziehst du ein, sammelst und hältst Außenposten.
guided-learned-3 = Leute rücken bei Lagern ein, auch ohne Mehrheit.
guided-learned-4 = Mit einer verdeckten Karte kaufst du eine bessere.
guided-learned-5 = Bauen kostet nichts; Drohnen fliegen für den, der ihre Karte spielt.
guided-learned-6 = Ein Auftrag je Runde zahlt für das, was du dann hast.
