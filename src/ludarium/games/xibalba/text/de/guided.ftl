# Das geführte erste Spiel: was der Trainer bei jedem Schritt aus guided.toml sagt, und zu dem, was gewählt wurde.
guided-title = Ein kurzer Krieg um die Arche, gegen Jonas
guided-goal = Erreiche 7 Paragon vor Jonas.
guided-points = Paragon (✦) kommt aus der Arche: Wer sie nimmt, wirft Paragonwürfel, und am Ende jedes Zuges wirft noch einmal, wer sie hält. Auch Überfälle auf eine Basis erbeuten Paragon.
guided-free = Jetzt entscheidest du. Ich melde mich, wenn etwas Neues kommt.
guided-done = Der Krieg ist vorbei. Sonst dauert er länger.

guided-pool-task = Wähle deine sechs Würfel für diesen Zug
guided-pool-why = Höchstens vier von jeder Art: Ressourcenwürfel bezahlen Karten, Angriffswürfel sind für den Kampf. Im ersten Zug hast du noch keinen Soldaten, also sind Ressourcen mehr wert.
guided-pool-later = Danach: werfen, behalten, noch einmal werfen
guided-pool-resources = Vier für Ressourcen, zwei für den Angriff: ein solider Anfang.
guided-pool-even = Drei und drei: von allem etwas.
guided-pool-attack = Vier für den Angriff: mutig, denn Soldaten kosten zuerst Ressourcen.

guided-keep-task = Behalte die guten Würfel und wirf die anderen noch einmal
guided-keep-why = Du wirfst höchstens dreimal. Was du behältst, bleibt so, bis du es nutzt; leere Seiten sind nichts wert. Ein gelber Stern ist ein kritischer Treffer: ein Angriffssymbol mit einem Schaden mehr.
guided-keep-worth = Ein Ressourcenwürfel ist so viel wert, wie er zeigt.
guided-keep-three = Eine Drei ist die beste Seite. Richtig, sie zu behalten.
guided-keep-good = Eine Zwei lohnt sich. Der Rest bekommt noch eine Chance.
guided-keep-attack = Ein Angriffssymbol ist sicher. Der Rest bekommt noch eine Chance.
guided-keep-some = Deine Wahl. Was du nicht behältst, wird noch einmal geworfen.

guided-again-task = Behalte, was du brauchst, für den letzten Wurf
guided-again-why = Nach dem dritten Wurf bleibt alles, wie es fällt. Du brauchst zweierlei: genug Ressourcen für einen Soldaten (die roten Karten; die goldene Zahl ist der Preis) und mindestens ein Angriffssymbol.
guided-again-some = Das war die letzte Wahl: Nun nutze die Würfel.

guided-trade-task = Tausche einen Ressourcenwürfel gegen Ressourcen
guided-trade-why = In deinem Zug kannst du Würfel jederzeit eintauschen, einzeln oder alle. Tausche vor dem Kauf, denn übrige Würfel verfallen.
guided-trade-later = Danach: ein Soldat
guided-trade-three = Drei Ressourcen auf einmal.
guided-trade-less = Ressourcen in deinem Vorrat bleiben für spätere Züge.
guided-trade-other = Gut. Tausche, bevor du deinen Zug beendest: Übrige Würfel verfallen.

guided-soldier-task = Kaufe einen Soldaten aus der Auslage
guided-soldier-why = Ohne Soldaten nützen Angriffssymbole nichts. Die goldene Zahl ist der Preis. Die Schwerter sind die Stärke, die er je Symbol austeilt, der Schild ist sein Widerstand, aus dem in der Arche seine Lebenspunkte werden.
guided-soldier-soldier = Dein Soldat ist bereit.
guided-soldier-other = Gut. Aber behalte genug für einen Soldaten: Nur Soldaten kommen in die Arche.

guided-attack-task = Greife den Soldaten in der Arche an
guided-attack-why = Ein Angriff nimmt vom Ring so viele Lebenspunkte, wie Stärke mal Symbole ergibt, und einen mehr für jeden kritischen Treffer. Bei 0 ist der Soldat dort weg, und deiner zieht ein. Gewählt sind so wenige Würfel wie nötig; der Rest bleibt dir.
guided-attack-worth = Wer die Arche nimmt, wirft sofort Paragonwürfel.
guided-attack-won = Die Arche ist dein, und du hast um Paragon gewürfelt. Am Ende jedes Zuges würfelst du wieder, solange du sie hältst.
guided-attack-hit = Getroffen. Lebenspunkte kommen nicht von selbst zurück: Wer als Nächstes zuschlägt, kann es beenden.
guided-attack-other = Der Angriff kann bis zum Ende deines Zuges warten, länger nicht.

guided-tools-task = Nutze eine der allgemeinen Aktionen
guided-tools-why = Du kannst sie in jedem Zug kaufen; sie stehen mit ihren Preisen neben deinen Ressourcen. Medizin gibt deinem Soldaten in der Arche Leben, Waffentechnologie macht ein Symbol kritisch, ein taktischer Angriff wirft noch einen Angriffswürfel.
guided-tools-medicine = Dein Soldat in der Arche hält länger durch.
guided-tools-weapon = Ein kritischer Treffer: ein Schaden mehr.
guided-tools-tactical = Noch ein Angriffswürfel, was er auch zeigt.
guided-tools-harvest = Ein Paragonwürfel: Jedes ✦ darauf ist ein Punkt.
guided-tools-base = Eine größere Basis: mehr Platz, mehr Schutz oder mehr Einkommen.
guided-tools-other = Gut. Es gibt sie in jedem Zug wieder.

guided-faction-task = Nutze, was deine Fraktion umsonst bekommt
guided-faction-why = Jede Fraktion hat eigene Stärken. Die Bruderschaft Shikai zahlt für ihre erste Waffentechnologie im Zug nichts. Ein Symbol wird kritisch, und deine kritischen Treffer machen zwei Schaden mehr statt einem.
guided-faction-worth = Fraktionen wollen Verschiedenes: bauen, Basen überfallen oder in der Arche sitzen.
guided-faction-free = Ein stärkeres Symbol, ganz umsonst. Das geht in jedem Zug.
guided-faction-other = Gut. Im nächsten Zug ist wieder eine umsonst.

guided-upgrade-task = Kaufe etwas anderes als einen Soldaten
guided-upgrade-why = Zivilisten und Gebäude kommen auf deine Ausbaufelder und helfen in jedem Zug. Ereignisse geschehen sofort und sind dann weg.
guided-upgrade-card = Sie wirkt, solange sie auf ihrem Feld obenauf liegt.
guided-upgrade-event = Sofort geschehen.
guided-upgrade-other = Wie du magst. Ausbauten bringen umso mehr, je früher sie kommen.

guided-raid-task = Greife mit dem Rest die Basis von Jonas an
guided-raid-why = Ein Soldat in der Arche greift nur Basen an. Es gelingt, wenn der Angriff mindestens so stark ist wie der Schild der Basis, außer jemand blockt ab. Übrige Würfel verfallen ohnehin.
guided-raid-worth = Ein Überfall, der durchkommt, vernichtet eine Karte, wenn eine da ist, und Würfel entscheiden, wie viel Paragon du erbeutest.
guided-raid-loot = Er kam durch. Die Würfel sagen, wie viel du erbeutest, höchstens so viel, wie Jonas hat.
guided-raid-card = Er kam durch. Vernichte eine Karte, wenn du magst; danach wird um die Beute gewürfelt.
guided-raid-fight = Jonas darf abblocken: Dann trifft es seinen Soldaten, und fällt der, würfelst du auch um Paragon.
guided-raid-raid = Ein Überfall bringt etwas, wenn er stark genug ist, niemand abblockt und es etwas zu holen gibt. Die Symbole wären ohnehin verfallen.
guided-raid-other = Gut. Symbole, die du nicht nutzt, verfallen am Ende deines Zuges.

guided-remark-control = Du hast die Arche am Ende deines Zuges gehalten und dafür um Paragon gewürfelt; was fiel, steht im Verlauf.
guided-remark-enter = Die Arche war leer: Ein Symbol genügte, um einzuziehen.
guided-remark-base = Eine größere Basis hat mehr Platz für Karten, einen stärkeren Schild und mehr Einkommen.
guided-remark-harvest = Ein Paragonwürfel für Ressourcen: Jedes ✦ darauf ist ein Punkt, ganz ohne Kampf.
guided-remark-spend = Ein zweiter Soldat: Er wartet bei dir, bis die Arche wieder zu nehmen ist, und kann einen Angriff auf deine Basis abblocken.
guided-remark-block = Dein Soldat hat sich dazwischengeworfen. Er nimmt den Schaden statt der Basis.
guided-remark-let-through = Du lässt ihn durch: Nun muss der Angriff so stark sein wie dein Schild.
guided-remark-discard = In der Auslage liegt eine neue Karte. Das lohnt sich, wenn fehlt, was du brauchst.
guided-remark-reorganise = Nur die oberste Karte jedes Feldes wirkt: Nun bestimmst du, welche das ist.

guided-learned-1 = Sechs Würfel je Zug, drei Würfe; behalte, was du brauchst.
guided-learned-2 = Würfel sind Ressourcen oder Angriffe; Reste verfallen.
guided-learned-3 = Soldaten nehmen die Arche: Stärke mal Symbole, eins mehr für jeden kritischen Treffer.
guided-learned-4 = Die Arche zahlt Paragon, wenn du sie nimmst und am Ende jedes Zuges.
guided-learned-5 = Aus der Arche überfällst du Basen, von draußen greifst du die Arche an.
guided-learned-6 = Karten und allgemeine Aktionen machen aus Ressourcen mehr von allem.
guided-learned-7 = Jede Fraktion hat eigene Preise und Fähigkeiten.
