# Das geführte erste Spiel: was der Trainer bei jedem Schritt aus guided.toml sagt, und zu dem, was gewählt wurde.
guided-title = Dein erster Zyklus, gegen Jonas
guided-goal = Habe mehr Einfluss als Jonas, wenn Zyklus I endet.
guided-points = Einfluss (★) sind die Punkte. Der meiste kommt am Ende eines Zyklus: 3 für jeden reinen Sektor, also ohne Verderbnis, 2 für eine Werft dort und 1 für eine Verteidigungsanlage.
guided-free = Jetzt entscheidest du. Ich melde mich, wenn etwas Neues kommt.
guided-done = Zyklus I ist vorbei. Eine ganze Partie hat drei.

guided-gift-task = Nimm eine Gilde oder einen Stützpunkt
guided-gift-why = Du führst das Haus Cortozaar. Jeder Zyklus beginnt mit einem Ereignis; dieses gibt allen etwas. Eine Gilde erhöht die Produktion, ein Stützpunkt zählt am Ende des Zyklus.
guided-gift-guild = Eine Gilde arbeitet für dich, sooft du produzierst.
guided-gift-installation = Ein Stützpunkt zählt für deine Startagenda.
guided-gift-other = Du hast das Geschenk liegen lassen. Jeder Effekt ist freiwillig, dieser war aber umsonst.

guided-found-task = Gründe eine Gilde in einem deiner Sektoren
guided-found-why = Jede Gilde bringt eine Ressource, und zwar umso mehr, je größer die Bevölkerung ist: die weiße Zahl eines Sektors. Deine Heimat geht nie verloren.
guided-found-scientists = Wissen ist selten und bezahlt Technologien und das Reinigen von Sektoren.
guided-found-bankers = Credits können Nahrung, Energie und Material ersetzen.
guided-found-work = Mehr von dem, wovon deine Leute leben: Nahrung, Energie oder Material.
guided-found-other = Diesmal keine Gilde. Es kommen andere Gelegenheiten.

guided-focus-task = Spiele eine Fokuskarte: Produktion ist ein guter Anfang
guided-focus-why = In jeder Runde spielst du eine Fokuskarte und nutzt zwei ihrer drei Aktionen; sie kommt am Ende des Zyklus zurück. Produktion füllt den Vorrat und kostet nichts.
guided-focus-later = Als Nächstes: ihre Aktionen
guided-focus-production = Zwei ihrer drei Aktionen, in beliebiger Reihenfolge.
guided-focus-conquest = Mutig: ein Angriff in der ersten Runde. Produzieren kannst du später.
guided-focus-any = Diese also zuerst. Die Produktion kann eine Runde warten.

guided-act-task = Wähle eine Aktion dieser Karte
guided-act-why = Jede Zeile der Karte ist eine Aktion: links, was sie kostet, rechts, was sie gibt. Zeige auf ein Zeichen, um es zu lesen.
guided-act-any = In einem Zug nutzt du zwei der drei.
guided-act-other = Du hast den Zug ohne Aktion beendet. Die Karte ist trotzdem gespielt.

guided-track-task = Rücke auf einer Leiste vor
guided-track-why = Jedes neue Feld deiner drei Leisten gibt sofort seine Belohnung.
guided-track-society = Gesellschaft lässt deine Bevölkerung wachsen.
guided-track-government = Staatsführung ist gut für Flotten und Agenden.
guided-track-economy = Wirtschaft bringt Handel und Bauten.
guided-track-other = Ausgelassen. Jeder Effekt ist freiwillig.

guided-both-task = Nutze beide Teile dieser Aktion, einen nach dem anderen
guided-both-why = Ein Plus zwischen Teilen heißt: beliebig viele, in beliebiger Reihenfolge. Deine Gilden produzieren, und du bekommst Einfluss für sie.
guided-both-worth = Einfluss sofort, ohne auf das Ende des Zyklus zu warten.
guided-both-later = In Runde 2: eine Eroberung
guided-both-produce = Deine Gilden haben gearbeitet. Nimm nun auch den Einfluss.
guided-both-influence = Erst die Punkte. Nun lass deine Gilden arbeiten.
guided-both-other = Was du auslässt, ist für diesen Zug verloren.

guided-conquest-task = Spiele den Fokus Eroberung: Nimm der Leere einen Sektor ab
guided-conquest-why = Jeder reine Sektor zahlt am Ende jedes Zyklus 3. Der schwächste Nachbar deiner Heimat ist { sector-world-1 }: Sein helles Dreieck ist eine Flotte der Leere.
guided-conquest-conquest = Wieder zwei von drei Aktionen; die erste ist der Angriff.
guided-conquest-politics = Auch mit Politik kannst du angreifen, für 2 Energie und einen Credit.
guided-conquest-any = Ein anderer Plan. Die Sektoren neben dir laufen nicht weg.

guided-engage-task = Nimm die erste Aktion: Damit kannst du eindringen
guided-engage-why = Sie kostet 2 Energie; Credits können sie ersetzen. Der Schrägstrich heißt: nur eines von beiden. Wähle dann das Eindringen.
guided-engage-engage = Zahle, dann wähle das Eindringen.
guided-engage-other = Gut: Die Reihenfolge der Aktionen bestimmst du.

guided-target-task = Wähle einen Sektor, den du schlagen kannst
guided-target-why = Der Kampf kennt kein Glück: Meist gewinnen mehr Flotten, und Verteidigungsanlagen schießen zuerst. { sector-world-1 } hat nur eine Flotte. Lies die Vorhersage, bevor du bestätigst.
guided-target-weak = Der schwächste der drei. Zwei Korvetten genügen, mit einer gibt es Gleichstand.
guided-target-strong = Ein zäheres Ziel: Zähle seine Flotten und Verteidigungsanlagen, bevor du deine schickst.
guided-target-other = Diesmal kein Angriff.

guided-send-task = Schicke genug Flotten
guided-send-why = Deine Heimat bleibt dein, auch wenn sie leer ist; jeder andere Sektor, den du leer zurücklässt, geht verloren.
guided-send-won = Gewonnen. Der Sektor ist dein, und mit ihm die Beute.
guided-send-sent = Sie sind unterwegs. Vor dem Angriff kannst du noch mehr schicken.

guided-spoils-task = Nimm deine Beute
guided-spoils-why = Ein eroberter Sektor bringt Beute und Ruhm für dein Haus: Einfluss sofort.
guided-spoils-take = Das gehört dir sofort.
guided-spoils-other = Ausgelassen. Es war umsonst, aber du darfst.

guided-second-task = Wähle deine zweite Aktion
guided-second-why = Die mittlere bringt eine Agenda und verschiebt einen Verderbnismarker; die letzte macht Flotten bereit, die du später einsetzt.
guided-second-plan = Also eine Agenda.
guided-second-prepare = Also mehr Flotten für später.
guided-second-other = Diesmal nur eine Aktion. Das ist erlaubt.

guided-agenda-task = Nimm eine Agenda
guided-agenda-why = Agenden sind deine eigenen Ziele und zahlen am Ende eines Zyklus; du spielst sie ab Zyklus II. Nimm eine offene Karte, oder ziehe zwei und behalte eine.
guided-agenda-later = Deine Agenden kannst du jederzeit nachlesen
guided-agenda-open = Du weißt, was du bekommst.
guided-agenda-draw = Zwei zur Auswahl.
guided-agenda-other = Diesmal keine Agenda.

guided-shift-task = Schiebe einen Verderbnismarker von deinem Sektor weg
guided-shift-why = Ein verderbter Sektor zählt nicht. Auf einer Leiste hält der Marker nur Belohnungen zurück.
guided-shift-worth = Ein reiner Sektor zahlt am Ende jedes Zyklus 3.
guided-shift-sector = Der Sektor ist jetzt rein und wird gewertet.
guided-shift-any = Ein Marker ist gewandert. Achte darauf, wo er am wenigsten schadet.
guided-shift-other = Er bleibt. Verderbte Sektoren werden nicht gewertet.

guided-develop-task = Spiele den Fokus Entwicklung: Mach den neuen Sektor nützlich
guided-develop-why = Damit gründest du Gilden, baust und entfernst Verderbnis.
guided-develop-development = Wieder zwei ihrer drei Aktionen.
guided-develop-any = Ein anderer Plan; der Sektor kann warten.

guided-grow-task = Wähle, wie du ausbaust
guided-grow-why = Die erste Aktion gibt eine Gilde oder einen Stützpunkt, die zweite beides für eine zurückgerufene Flotte. Die letzte entfernt Verderbnis oder lässt eine Bevölkerung wachsen.
guided-grow-grow = Günstig und nützlich.
guided-grow-settle = Zwei Dinge auf einmal, für eine Flotte. Lass außer in der Heimat überall eine Flotte stehen.
guided-grow-harmonise = Gut angelegtes Wissen.
guided-grow-other = Nichts ausgebaut. Die Karte ist trotzdem gespielt.

guided-purify-task = Wähle, welche Verderbnis geht
guided-purify-why = Verderbte Sektoren zählen nicht, verderbte Leisten geben keine Belohnungen, verderbte Felder nehmen keine Agenda. Zuerst, was dich am Werten hindert.
guided-purify-sector = Ein für alle Mal weg.
guided-purify-other = Sie bleibt.

guided-build-task = Baue einen Stützpunkt
guided-build-why = Am Ende des Zyklus zahlt eine Werft 2, eine Verteidigungsanlage 1, aber nur in reinen Sektoren.
guided-build-shipyard = Eine Werft: Flotten, und 2 Einfluss in jedem Zyklus.
guided-build-defence = Eine Verteidigungsanlage: Schutz, und 1 Einfluss in jedem Zyklus.
guided-build-other = Nichts gebaut.

guided-decree-task = Nimm die Belohnung einer Bestimmung
guided-decree-why = Der Zyklus endet: Wartung wird bezahlt, das Ereignis belohnt, wer seine Bedingungen erfüllt, dann zählen die Agenden. Deine Startagenda zahlt für reine Sektoren und was darin steht.
guided-decree-one = Verdient. Nun zählt die Startagenda.
guided-decree-other = Die Belohnung war umsonst, aber du darfst sie liegen lassen.

guided-remark-lost = Der Angriff ist nicht gelungen: Zähle vorher Flotten und Verteidigungsanlagen auf beiden Seiten. Eine gegen eine gibt Gleichstand, und beide sind weg.
guided-remark-token = Ein Handelsplättchen auf einer Agenda deckt ihre Wartung; auf einer Fokuskarte erlaubt es die dritte Aktion.
guided-remark-upkeep = Wartung: 1 Nahrung je Punkt, oder 2 aus Energie und Material. Jeder unbezahlte Punkt würde 3 Einfluss kosten.
guided-remark-corrupt = Du hast Verderbnis genommen: Wo sie liegt, wird nicht gewertet oder nichts belohnt, bis sie entfernt ist.

guided-learned-1 = Eine Fokuskarte je Runde, zwei ihrer drei Aktionen; zuerst die Kosten.
guided-learned-2 = Ein Plus heißt beliebig viele Teile, ein Schrägstrich nur einer.
guided-learned-3 = Gilden und Bevölkerung bestimmen, was du produzierst.
guided-learned-4 = Kampf ohne Glück: Flotten und Verteidigungsanlagen zählen, dann genug schicken.
guided-learned-5 = Verderbnis verhindert, dass Sektoren und Agenden zählen.
guided-learned-6 = Am Ende eines Zyklus: Wartung, Bestimmungen, Agenden.
guided-learned-7 = Ab Zyklus II spielst du Agenden und erforschst Technologien.
