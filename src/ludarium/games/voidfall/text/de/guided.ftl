# Das geführte erste Spiel: was der Trainer bei jedem Schritt aus guided.toml sagt, und zu dem, was gewählt wurde.
guided-title = Dein erster Zyklus, gegen Jonas
guided-goal = Habe mehr Einfluss als Jonas, wenn Zyklus I endet.
guided-points = Einfluss (★) sind die Punkte. Der meiste kommt am Ende eines Zyklus: Deine Startagenda zahlt dann 3 für jeden reinen Sektor, also ohne Verderbnis, 2 für jede Werft und 1 für jede Verteidigungsanlage.
guided-free = Jetzt entscheidest du. Ich melde mich, wenn etwas Neues kommt.
guided-done = Zyklus I ist vorbei. Ein ganzes Spiel hat drei.

guided-house-task = Wähle das Haus, das du führen willst
guided-house-why = Alle vier beginnen gleich bis auf eine Technologie. Im Kampf ist Belitan schneller, Cortozaar trifft härter, Valnis ist besser geschützt; Dunlork hat eine Werft mehr, aber zu Hause eine Korvette weniger. Nimm, welches dir gefällt.
guided-house-later = Als Nächstes: ein Geschenk des ersten Ereignisses
guided-house-belitan = Belitan beginnt mit { technology-targeting }: Im Kampf sind deine Korvetten schneller.
guided-house-cortozaar = Cortozaar beginnt mit { technology-torpedoes }: Im Kampf richten deine Schüsse mehr Schaden an.
guided-house-dunlork = Dunlork beginnt mit { technology-orbital-docks } und einer zweiten Werft: Flotten kommen leicht, aber deine Heimat hat nur eine Korvette.
guided-house-valnis = Valnis beginnt mit { technology-shields }: Im Kampf fängst du den ersten Schaden ab.

guided-gift-task = Nimm eine Gilde oder einen Stützpunkt
guided-gift-why = Jeder Zyklus beginnt mit einem Ereignis, und dieses gibt allen etwas. Eine Gilde erhöht deine Produktion, ein Stützpunkt hilft deinen Flotten und zählt am Ende des Zyklus.
guided-gift-guild = Eine Gilde arbeitet für dich, sooft du produzierst.
guided-gift-installation = Ein Stützpunkt zählt für deine Startagenda.
guided-gift-other = Du hast das Geschenk liegen lassen. Jeder Effekt ist freiwillig, dieser war aber umsonst.

guided-found-task = Gründe eine Gilde in einem deiner Sektoren
guided-found-why = Jede Gilde steigert eine Ressource: Nahrung, Energie (Konstruktion), Material (Bergbau), Credits oder Wissen (Forschung). Die weiße Zahl eines Sektors ist seine Bevölkerung: je größer, desto mehr. Deine Heimat kann nie verloren gehen.
guided-found-scientists = Wissen ist selten und bezahlt Technologien und das Reinigen von Sektoren.
guided-found-bankers = Credits können Nahrung, Energie und Material ersetzen.
guided-found-work = Mehr von dem, wovon deine Leute leben: Nahrung, Energie oder Material.
guided-found-other = Diesmal keine Gilde. Es kommen andere Gelegenheiten.

guided-focus-task = Spiele eine Fokuskarte: Produktion ist ein guter Anfang
guided-focus-why = In jeder Runde spielst du eine Fokuskarte und nutzt zwei ihrer drei Aktionen. Bis zum Ende des Zyklus ist sie dann weg; überlege also, wann du welche brauchst. Produktion füllt den Vorrat und kostet nichts.
guided-focus-later = Als Nächstes: ihre Aktionen
guided-focus-production = Zwei ihrer drei Aktionen, in beliebiger Reihenfolge.
guided-focus-conquest = Mutig: ein Angriff in der ersten Runde. Produzieren kannst du später.
guided-focus-any = Diese also zuerst. Die Produktion kann eine Runde warten.

guided-gather-task = Nimm die dritte Aktion: Hol eine Korvette nach Hause
guided-gather-why = { sector-world-1 }, der schwächste Sektor neben deiner Heimat, hat eine Flotte der Leere. Du hast zu Hause auch nur eine: Das ginge unentschieden aus. Diese Aktion kostet 1 Nahrung und 1 Energie, und du darfst umgruppieren.
guided-gather-later = In Runde 2: eine Eroberung
guided-gather-gather = Gut. Umgruppieren ist einer ihrer beiden Teile.
guided-gather-other = Dein Plan. Vergleiche vor einem Angriff deine Flotten mit ihren: Eine gegen eine geht unentschieden aus.
guided-regroup-task = Gruppiere um: Bewege deine Flotten
guided-regroup-why = Flotten ziehen Schritt für Schritt zwischen eigenen Sektoren, die aneinandergrenzen. Deine Heimat braucht zwei für den Angriff; in jedem anderen Sektor muss eine bleiben, sonst ist er verloren.
guided-regroup-use = Nun wähle, von wo nach wo.
guided-regroup-other = Sie bleiben, wo sie sind.
guided-fetch-task = Bewege eine Korvette in deine Heimat
guided-fetch-why = Von dort erreicht sie in der nächsten Runde { sector-world-1 }.
guided-fetch-home = Zwei zu Hause: genug für den Angriff.
guided-fetch-away = Weg von zu Hause? Du darfst sie noch einmal bewegen.
guided-fetch-other = Sie bleiben, wo sie sind.
guided-act-task = Wähle eine Aktion dieser Karte
guided-act-why = Die drei Zeilen der Karte sind ihre Aktionen: links, was eine kostet, rechts, was sie gibt. Zeige auf ein Zeichen, um zu lesen, was es heißt. Bezahlt wird zuerst. Jede Aktion geht einmal im Zug.
guided-act-any = In einem Zug nutzt du zwei der drei.
guided-act-other = Du hast den Zug ohne Aktion beendet. Die Karte ist trotzdem gespielt.

guided-track-task = Rücke auf einer Leiste vor
guided-track-why = Gesellschaft, Staatsführung und Wirtschaft sind deine drei Leisten. Jedes neue Feld gibt sofort seine Belohnung, und hohe Stufen lassen dich Technologien verbessern.
guided-track-society = Gesellschaft lässt deine Bevölkerung wachsen.
guided-track-government = Staatsführung ist gut für Flotten und Agenden.
guided-track-economy = Wirtschaft bringt Handel und Bauten.
guided-track-other = Ausgelassen. Jeder Effekt ist freiwillig.

guided-both-task = Nutze beide Teile dieser Aktion, einen nach dem anderen
guided-both-why = Ein Plus zwischen Teilen heißt: beliebig viele davon, in beliebiger Reihenfolge. Du produzierst mit deinen Gilden und bekommst 1 Einfluss für jede dieser Gilden.
guided-both-worth = Einfluss sofort, ohne auf das Ende des Zyklus zu warten.
guided-both-later = In Runde 2: eine Eroberung
guided-both-produce = Deine Gilden haben gearbeitet. Nimm nun auch den Einfluss.
guided-both-influence = Erst die Punkte. Nun lass deine Gilden arbeiten.
guided-both-other = Was du auslässt, ist für diesen Zug verloren.

guided-conquest-task = Spiele den Fokus Eroberung: Nimm der Leere einen Sektor ab
guided-conquest-why = Jeder reine Sektor zahlt am Ende jedes Zyklus 3, und seine Gilden arbeiten für dich. Der schwächste Nachbar deiner Heimat ist { sector-world-1 }: Das helle Dreieck ist eine Flotte der Leere.
guided-conquest-conquest = Nun brauchst du, was ein Angriff kostet: Energie und Flotten.
guided-conquest-politics = Auch mit Politik kannst du angreifen, für 2 Energie und einen Credit.
guided-conquest-any = Ein anderer Plan. Die Sektoren neben dir laufen nicht weg.

guided-engage-task = Nimm die erste Aktion: Damit kannst du eindringen
guided-engage-why = Sie kostet 2 Energie. Flotten, die neben dem Ziel stehen, können hin.
guided-engage-engage = Zuerst der Preis.
guided-engage-other = Gut: Die Reihenfolge der Aktionen bestimmst du.

guided-pay-task = Zahle die Kosten
guided-pay-why = Jeder Credit kann eine Nahrung, Energie oder ein Material ersetzen. Gib aus, was du am wenigsten brauchst.
guided-pay-credits = Mit Credits bezahlt: Deine anderen Ressourcen bleiben.
guided-pay-plain = Ganz bezahlt; deine Credits bleiben für anderes.

guided-invade-task = Wähle das Eindringen
guided-invade-why = Ein Schrägstrich zwischen Teilen heißt: nur einer davon. Hier also eindringen, oder Flotten zwischen eigenen Sektoren bewegen.
guided-invade-invade = Nun das Ziel.
guided-invade-other = Diesmal kein Angriff. Bezahlt ist er trotzdem.

guided-target-task = Wähle einen Sektor, den du schlagen kannst
guided-target-why = Der Kampf kennt kein Glück: Meist gewinnt, wer mehr Flotten hat, und Verteidigungsanlagen schießen zuerst. Die Dreiecke zählen Flotten; { sector-world-1 } hat nur eine. Lies vor dem Bestätigen, was vorhergesagt wird.
guided-target-weak = Der schwächste der drei. Zwei Korvetten genügen, eine geht unentschieden aus.
guided-target-strong = Ein zäheres Ziel: Zähle seine Flotten und Anlagen, bevor du deine schickst.
guided-target-other = Diesmal kein Angriff.

guided-send-task = Schicke genug Flotten
guided-send-why = Die Flotten schießen abwechselnd, bis eine Seite weg ist. Deine Heimat bleibt dein, auch wenn sie leer ist; jeder andere Sektor, den du leer zurücklässt, geht verloren.
guided-send-won = Gewonnen. Der Sektor ist dein, und mit ihm die Beute.
guided-send-sent = Sie sind unterwegs. Vor dem Angriff kannst du noch mehr schicken.

guided-spoils-task = Nimm deine Beute
guided-spoils-why = Ein eroberter Sektor bringt Beute und Ruhm für dein Haus: Einfluss sofort.
guided-spoils-take = Gut. Wieder ein Plus: Nimm auch den anderen Teil.
guided-spoils-other = Ausgelassen. Es war umsonst, aber du darfst.

guided-second-task = Wähle deine zweite Aktion
guided-second-why = Die mittlere bringt eine Agenda und verschiebt einen Verderbnismarker; die letzte macht Flotten bereit, die du später einsetzt.
guided-second-plan = Also eine Agenda.
guided-second-prepare = Also mehr Flotten für später.
guided-second-other = Diesmal nur eine Aktion. Das ist erlaubt.

guided-agenda-task = Nimm eine Agenda
guided-agenda-why = Agenden sind deine eigenen Ziele: Ab Zyklus II spielst du sie, und am Ende eines Zyklus zahlt jede für das, was sie zählt. Nimm die offene Karte einer Art, oder ziehe zwei davon und behalte eine.
guided-agenda-later = Deine Agenden kannst du jederzeit nachlesen
guided-agenda-open = Du weißt, was du bekommst.
guided-agenda-draw = Zwei zur Auswahl.
guided-agenda-other = Diesmal keine Agenda.

guided-shift-task = Schiebe einen Verderbnismarker von deinem Sektor weg
guided-shift-why = Ein verderbter Sektor zählt nicht für deine Agenden. Auf einer Leiste hält der Marker nur deren Belohnungen zurück.
guided-shift-worth = Ein reiner Sektor zahlt am Ende jedes Zyklus 3.
guided-shift-sector = Der Sektor ist jetzt rein und wird gewertet.
guided-shift-any = Ein Marker ist gewandert. Achte darauf, wo er am wenigsten schadet.
guided-shift-other = Er bleibt. Verderbte Sektoren werden nicht gewertet.

guided-develop-task = Spiele den Fokus Entwicklung: Mach den neuen Sektor nützlich
guided-develop-why = Damit gründest du Gilden, baust und entfernst Verderbnis.
guided-develop-development = Wieder zwei ihrer drei Aktionen.
guided-develop-any = Ein anderer Plan; der Sektor kann warten.

guided-grow-task = Wähle, wie du ausbaust
guided-grow-why = Die erste Aktion gibt für 1 Material eine Gilde oder einen Stützpunkt. Die zweite gibt beides für eine zurückgerufene Flotte. Die letzte kostet 1 Wissen: mehr Bevölkerung oder eine Verderbnis weniger.
guided-grow-grow = Günstig und nützlich.
guided-grow-settle = Zwei Dinge auf einmal, für eine Flotte. Lass außer in der Heimat überall eine Flotte stehen.
guided-grow-harmonise = Gut angelegtes Wissen.
guided-grow-other = Nichts ausgebaut. Die Karte ist trotzdem gespielt.

guided-clean-task = Entferne mit der letzten Aktion einen Verderbnismarker
guided-clean-why = Verderbte Sektoren und Agenden werden nicht gewertet, verderbte Leisten geben keine Belohnungen.
guided-clean-harmonise = Wähle: Verderbnis entfernen oder eine Bevölkerung wachsen lassen.
guided-clean-settle = Also eine Flotte für Gilde und Stützpunkt.
guided-clean-other = Gut. Verderbnis kommt und geht noch mit vielen Karten.

guided-purify-task = Wähle, welche Verderbnis geht
guided-purify-why = Ein verderbter Sektor wird nicht gewertet, eine verderbte Leiste gibt keine Belohnungen, und auf ein verderbtes Feld kommt keine Agenda. Zuerst, was dich am Werten hindert.
guided-purify-sector = Ein für alle Mal weg.
guided-purify-other = Sie bleibt.

guided-build-task = Baue einen Stützpunkt
guided-build-why = Werften setzen Flotten ein und zahlen am Ende des Zyklus je 2; eine Verteidigungsanlage beschießt Angreifer und zahlt 1. Nur reine Sektoren zählen.
guided-build-shipyard = Eine Werft: Flotten, und 2 Einfluss in jedem Zyklus.
guided-build-defence = Eine Verteidigungsanlage: Schutz, und 1 Einfluss in jedem Zyklus.
guided-build-other = Nichts gebaut.

guided-decree-task = Nimm die Belohnung einer Bestimmung
guided-decree-why = Der Zyklus endet. Zuerst wird Wartung bezahlt, dann belohnt das Ereignis, wer seine Bedingungen erfüllt, dann werden die Agenden gewertet.
guided-decree-one = Verdient. Nun zählt die Startagenda.
guided-decree-other = Die Belohnung war umsonst, aber du darfst sie liegen lassen.

guided-remark-lost = Der Angriff ist nicht gelungen: Zähle vorher Flotten und Anlagen auf beiden Seiten. Eine gegen eine geht unentschieden aus, und beide sind weg.
guided-remark-token = Ein Handelsplättchen auf einer Agenda deckt ihre Wartung; auf einer Fokuskarte erlaubt es die dritte Aktion.
guided-remark-upkeep = Wartung: 1 Nahrung je Punkt, oder 2 aus Energie und Material. Jeder unbezahlte Punkt würde 3 Einfluss kosten.
guided-remark-corrupt = Du hast Verderbnis genommen: Wo sie liegt, wird nicht gewertet oder nichts belohnt, bis sie entfernt ist.

guided-learned-1 = Eine Fokuskarte je Runde, zwei ihrer drei Aktionen; zuerst die Kosten.
guided-learned-2 = Ein Plus heißt beliebig viele Teile, ein Schrägstrich nur einer.
guided-learned-3 = Gilden und Bevölkerung bestimmen, was du produzierst.
guided-learned-4 = Kampf ohne Glück: Flotten und Anlagen zählen, dann genug schicken.
guided-learned-5 = Verderbnis verhindert, dass Sektoren und Agenden zählen.
guided-learned-6 = Am Ende eines Zyklus: Wartung, Bestimmungen, Agenden.
guided-learned-7 = Ab Zyklus II spielst du Agenden und erforschst Technologien.
