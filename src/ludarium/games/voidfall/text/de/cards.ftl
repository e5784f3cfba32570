# What no effect data says: names of actions, what technologies, houses and events change all the time.

## Actions of the focus cards

action-accelerate = Antreiben
action-accumulate = Anhäufen
action-adapt = Anpassen
action-amplify = Verstärken
action-analyze = Auswerten
action-assemble = Montieren
action-assert = Behaupten
action-besiege = Belagern
action-bloom = Aufblühen
action-bombard = Beschießen
action-brandish = Prunken
action-colonize = Kolonisieren
action-consolidate = Festigen
action-conspire = Verschwören
action-consult = Beraten
action-control = Lenken
action-direct = Leiten
action-disperse = Zerstreuen
action-divide = Spalten
action-elevate = Erheben
action-embrace = Annehmen
action-engage = Angreifen
action-enlighten = Erleuchten
action-ensnare = Umgarnen
action-exalt = Preisen
action-experiment = Erproben
action-exploit = Ausnutzen
action-exterminate = Ausrotten
action-flourish = Gedeihen
action-foresee = Vorhersehen
action-grow = Wachsen
action-harmonize = Ausgleichen
action-harvest = Ernten
action-indoctrinate = Bekehren
action-industrialize = Ausbauen
action-inspire = Begeistern
action-invent = Erfinden
action-invest = Anlegen
action-liberate = Befreien
action-mechanize = Mechanisieren
action-mobilize = Mobilisieren
action-negotiate = Verhandeln
action-obtain = Erwerben
action-optimize = Optimieren
action-organize = Organisieren
action-overcome = Überwinden
action-parade = Paradieren
action-plan = Planen
action-prepare = Vorbereiten
action-prosper = Florieren
action-push = Vorantreiben
action-rally = Sammeln
action-rebuild = Aufbauen
action-reclaim = Bergen
action-recruit = Anwerben
action-recycle = Verwerten
action-regenerate = Erneuern
action-regulate = Regeln
action-replicate = Vervielfältigen
action-research = Forschen
action-restore = Heilen
action-retaliate = Vergelten
action-settle = Siedeln
action-stockpile = Bevorraten
action-supply = Versorgen
action-sustain = Erhalten
action-transfer = Übertragen
action-wield = Ausüben

## Focus cards of houses that have a name of their own

focus-card-fenrax-dispersion = Zerstreuung
focus-card-marqualos-cunning = Gerissenheit
focus-card-nervo-uplift = Erhebung
focus-card-shiveus-crusade = Kreuzzug
focus-card-yarvek-raid = Überfall

## Technologies: what they change all the time, basic and improved

technology-shields-text = Mit einer Korvette im Kampf: 1 Absorption in den Salven.
technology-shields-improved-text = Mit einer Korvette auch 1 Absorption im Anflug.
technology-escape-pods-text = Einmal im Kampf kehrt 1 Flotte, die zurückginge, stattdessen in die Heimat zurück. Du darfst 1 Handelsplättchen mehr behalten.
technology-escape-pods-improved-text = Im Kampf beliebig oft.
technology-targeting-text = Mit einer Korvette im Kampf: 5 Initiative mehr.
technology-targeting-improved-text = Du feuerst zuerst, sobald du Initiative hast; eine Korvette ist nicht nötig. Das ersetzt die 5 Initiative.
technology-data-refinery-text = Jede Kreditgilde bringt 2 Produktionsstufen Wissen.
technology-data-refinery-improved-text = In der Auswertung zahlt 1 Credit 2 Punkte Wartung.
technology-orbital-docks-text = Beim Einsetzen zählt ein Sektor mit Werft eine Werft mehr.
technology-orbital-docks-improved-text = Jede Werft bringt 2 Produktionsstufen Credits.
technology-energy-cells-text = In der Verteidigung: Wenn du Anflugschaden machst, machst du 1 mehr.
technology-energy-cells-improved-text = Für deine Sektoren zahlst du keine Wartung.
technology-torpedoes-text = Mit einer Korvette im Kampf: 1 Schaden mehr in der ersten Salve.
technology-torpedoes-improved-text = 1 Schaden mehr in jeder Salve.
technology-starbases-text = Du darfst Sternenbasen bauen, 1 im Sektor: jede zählt als Werft und macht in der Verteidigung 1 Anflugschaden.
technology-starbases-improved-text = Bis zu 2 im Sektor. Statt eine Bevölkerung zu erhöhen, darfst du Verderbnis entfernen.
technology-destroyers-text = Du darfst Zerstörer einsetzen.
technology-destroyers-improved-text = Beim Eindringen machen Zerstörer 1 Anflugschaden.
technology-cloning-text = Immer wenn du eine reine Bevölkerung erhöhst: 1 Credit, oder 1 Flotte aktivieren.
technology-cloning-improved-text = Flotten, die Stufe III und IV verlangen, werden nicht deaktiviert.
technology-terraforming-text = Eine Zusatzaktion, die eine Bevölkerung erhöht.
technology-terraforming-improved-text = Die Zusatzaktion ist kostenlos und passt auch zu Innovation.
technology-neural-matrix-text = Bevor du Credits produzierst, erhältst du 2.
technology-neural-matrix-improved-text = Zusatzaktionen bei Produktion und Innovation.
technology-dreadnoughts-text = Du darfst Schlächter für je 1 Material einsetzen; ein Plättchen fasst 1.
technology-dreadnoughts-improved-text = Ein Plättchen fasst bis zu 3 Schlächter.
technology-decontamination-chambers-text = Die Karte nimmt bis zu 2 Verderbnis auf, die dann nirgends zählt.
technology-decontamination-chambers-improved-text = Sie nimmt bis zu 3 auf. Immer wenn du Verderbnis entfernst, darfst du hier 1 weitere entfernen.
technology-hyperdrive-text = Bei Eroberung darfst du vor der ersten Invasion deines Zuges umgruppieren.
technology-hyperdrive-improved-text = Einmal im Zug darfst du durch Stürme eindringen oder durch eigene Sektoren einen Sektor weiter.
technology-tactical-transports-text = Zusatzaktionen, die Flotten in Bevölkerung verwandeln und zurück.
technology-tactical-transports-improved-text = Eine von beiden passt auch zu jedem bevorzugten Fokus, einmal im Zug.
technology-robotics-text = Bei Entwicklung darf eine Aktion zweimal ausgeführt werden, Kosten wie Wirkung.
technology-robotics-improved-text = So auch bei einem bevorzugten Fokus.
technology-ark-ships-text = Deine Heimat fasst 2 Gilden mehr.
technology-ark-ships-improved-text = Sie fasst 4 mehr.
technology-deep-space-missiles-text = Beim Eindringen für 1 Energie: 1 Anflugschaden, wenn ein eigener Sektor neben dem Ziel Werft oder Sternenbasis hat.
technology-deep-space-missiles-improved-text = Beim Eindringen und Verteidigen, kostenlos: 1 je solchem Sektor, höchstens 2.
technology-sentries-text = Du darfst Wächter einsetzen. Statt einen Stützpunkt zu bauen, darfst du dort einen einsetzen.
technology-sentries-improved-text = Du darfst in einem Sektor beides tun oder auch ohne freies Feld einsetzen.
technology-carriers-text = Du darfst Träger für je 1 Nahrung einsetzen; ein Plättchen fasst 1. Sie zählen als Werften.
technology-carriers-improved-text = Ein Plättchen fasst bis zu 3 Träger.
technology-central-surveillance-text = Eine Zusatzaktion bei Politik.
technology-central-surveillance-improved-text = Ein viertes Agendafeld, alle von verschiedener Art.
technology-salvage-scanner-text = Wer in einen Sektor der Leere eindringt, legt zuerst ein Bergungsplättchen dorthin.
technology-salvage-scanner-improved-text = So in jedem verderbten Sektor; die Eroberung entfernt seine Verderbnis.
technology-purifier-text = Eine Zusatzaktion bei Versuchung, die Verderbnis entfernt.
technology-purifier-improved-text = Bis zu zweimal. Statt an einer Werft einzusetzen darfst du dort Verderbnis entfernen.
technology-autonomous-drones-text = Beim Eindringen für ein Handelsplättchen: 1 Absorption im Anflug und 1 in den Salven. In der Auswertung beendet ein Plättchen das Gefecht.
technology-autonomous-drones-improved-text = 1 im Anflug und 2 in den Salven. Kein Gefecht der Auswertung erreicht dich.
technology-trade-nexus-text = Geht ein Handelsplättchen zurück, nimmst du den Bonus daneben oder darunter.
technology-trade-nexus-improved-text = Bei der ersten Überproduktion deines Zuges: 3 Einfluss, oder ein Handelsplättchen ohne Bonus.
technology-combat-replicators-text = Nach gelungenem Eindringen: ein Beuteplättchen, und die Stützpunkte bleiben.
technology-combat-replicators-improved-text = Setze dann dort 1 Flotte ein; ein Gleichstand wird zum Erfolg.
technology-cybernetics-text = Eine Gilde zu gründen bringt 2 ihrer Ressource.
technology-cybernetics-improved-text = Eine reine Bevölkerung zu erhöhen bringt 2 Ressourcen von der Art einer Gilde dort.

## What houses can do

ability-no-installation-upkeep = Deine Stützpunkte haben keine Wartung.
ability-step-after-deploying = Einmal in deinem Zug darfst du nach einem Einsatz 1 Flotte einen Schritt bewegen.
ability-grows-corrupted = Deine verderbten Sektoren dürfen wachsen.
ability-second-start-agenda = Du hast zwei Startagenden.
ability-materials-stand-in = Einmal im Zug darf Material für Nahrung oder Energie stehen.
ability-home-may-be-corrupted = Deine Heimat darf Verderbnis aufnehmen.
ability-influence-for-corrupted = Einen verderbten Sektor zu erobern bringt 2 Einfluss.
ability-more-food = Nahrung zu produzieren bringt 1 mehr.
ability-two-bounties = Du ziehst zwei Beuteplättchen und behältst eines.
ability-cheaper-technology = Deine erste Technologie eines Zyklus kostet 1 Wissen weniger.

## What events change for a cycle

permanent-keep-corruption = entfernte Verderbnis bleibt neben deinem Tableau
permanent-deploying-corrupts = Einsetzen bringt einmal im Zug Verderbnis, oder kostet je Flotte 1 Material
permanent-no-skirmish = die Leere greift nicht an
permanent-poor-are-spared = wer höchstens 40 Einfluss hat, bleibt vom Gefecht verschont
permanent-void-absorbs = in jeder Salve eines Gefechts absorbiert die Leere so viel, wie du verbesserte Technologien hast
permanent-new-glory-rises = erhaltener Ruhm darf sofort verbessert werden
permanent-preferred-costs-energy = Aktionen bevorzugter Fokusse kosten 1 Energie mehr
permanent-preferred-costs-credit = Aktionen bevorzugter Fokusse kosten 1 Credit statt ihrer Kosten
