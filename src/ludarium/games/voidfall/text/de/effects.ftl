# Phrases of effects, costs, measures and objectives. Card texts are put together from them.

say-or = { $first } oder { $second }
say-any = { $first } und/oder { $second }
say-both = { $first } und { $second }
say-for = { $cost }: { $effect }
say-times = bis zu { $n }-mal ({ $effect })
say-times-all = { $n }-mal ({ $effect })
say-sectors = in bis zu { $n } Sektoren, je einmal ({ $effect })
say-same = in einem Sektor: { $effect }
say-if = wenn { $condition }: { $effect }
say-else = sonst { $effect }
say-gain = { $n } { $resource }
say-gain-per = { $n } { $resource } je: { $measure }
say-take =
    { $n ->
        [one] 1 Ressource nach Wahl
       *[other] { $n } Ressourcen nach Wahl
    }
say-mix = { $n } aus Nahrung, Energie, Material
say-produce = { $what } produzieren
say-produce-some =
    { $n ->
        [one] eine Art produzieren
       *[other] { $n } verschiedene Arten produzieren
    }
say-produce-per = eine Art produzieren je: { $measure }
say-activate =
    { $n ->
        [one] 1 Flotte aktivieren
       *[other] { $n } Flotten aktivieren
    }
say-activate-per = 1 Flotte aktivieren je: { $measure }
say-onward = ein Feld weiterrücken
say-blank = nichts
say-levels = Einfluss nach Stufe jeder reinen Leiste: { $points }
say-bounty = { $n } Beute
say-token = ein Handelsplättchen ohne Bonus
say-glory = Ruhm { $n }
say-deploy =
    { $n ->
        [one] 1 Flotte einsetzen
       *[other] { $n } Flotten einsetzen
    }
say-deploy-here =
    { $n ->
        [one] 1 Flotte hier einsetzen
       *[other] { $n } Flotten hier einsetzen
    }
say-deploy-home =
    { $n ->
        [one] 1 Flotte in der Heimat einsetzen
       *[other] { $n } Flotten in der Heimat einsetzen
    }
say-deploy-yards = 1 Flotte je Werft einsetzen
say-deploy-at-yard =
    { $n ->
        [one] 1 Flotte an einer Werft einsetzen
       *[other] { $n } Flotten an einer Werft einsetzen
    }
say-deploy-type = 1 { $fleet } in der Heimat einsetzen
say-regroup = umgruppieren
say-invade = eindringen
say-invade-corrupted = in einen verderbten Sektor eindringen
say-invade-bombard = eindringen, 1 Absorption je 3 Material
say-invade-exterminate = in einen verderbten Sektor eindringen, 2 Einfluss je entfernter Flotte der Leere
say-invade-liberate = eindringen, Einfluss in Höhe der Bevölkerung
say-found = eine Gilde gründen
say-found-kind = { $guild } gründen
say-build = einen Stützpunkt bauen
say-build-kind = { $installation } bauen
say-grow = eine Bevölkerung um 1 erhöhen
say-grow-then-corrupt = eine Bevölkerung außerhalb der Heimat erhöhen, dann den Sektor verderben
say-purify = Verderbnis entfernen
say-at-here = { $effect } (hier)
say-at-elsewhere = { $effect } (anderswo)
say-at-home = { $effect } (in der Heimat)
say-at-scientists = { $effect } (mit Forschungsgilde)
say-at-mat = { $effect } (Haustableau)
say-at-sector = { $effect } (Sektor)
say-at-field = { $effect } (Agendafeld)
say-at-near = { $effect } (hier oder angrenzend)
say-at-track = { $effect } (Leiste)
say-at-vile = { $effect } (Agendafeld oder Leiste, die ohne Belohnung vorrückt)
say-at-offer = { $effect } (Auslage { $kind })
say-at-offers = { $effect } (jede reine Auslage)
say-shift = Verderbnis verschieben
say-advance = { $track } vorrücken
say-advance-any = eine beliebige Leiste vorrücken
say-advance-least = die hinterste Leiste vorrücken
say-agenda = eine Agenda erhalten
say-agenda-kind = eine Agenda { $kind } erhalten
say-technology-basic = eine Basistechnologie erhalten
say-technology-any = eine Technologie erhalten oder verbessern
say-trade = ein Handelsplättchen erhalten
say-reclaim = eine Hinterlassenschaft ziehen
say-upgrade = einen Ruhm aufwerten
say-preferred = eine Aktion eines bevorzugten Fokus
say-foresee = zwei Ereignisse des nächsten Zyklus ansehen
say-score = eine reine Agenda außer der Startagenda werten
say-exchange = bis zu { $n } Wissen in Credits
say-found-and-produce = eine Gilde gründen und/oder eine Art produzieren (bei beidem die der Gilde)
say-into-adjacent = { $items } in einen angrenzenden leereberührten Sektor
say-into-lowest = { $items } in den angrenzenden leereberührten Sektor mit kleinster Bevölkerung
say-into-highest = { $items } in den angrenzenden leereberührten Sektor mit größter Bevölkerung
say-into-any = { $items } in einen leereberührten oder gefallenen Sektor
say-onto-defended = { $items } auf jeden leereberührten Sektor mit Anlage
say-onto-populous = { $items } auf jeden leereberührten Sektor ab Bevölkerung 4
say-onto-weak = { $items } auf jeden leereberührten Sektor mit höchstens 2 Flotten
say-corrupt = Verderbnis legen
say-destroy-guild = eine Gilde zerstören
say-destroy-installation = einen Stützpunkt zerstören
say-recall = 1 Flotte zurückrufen
say-skirmish = nach deinem ersten Zug ein Gefecht mit +{ $n } Stärke
deed-recall = 1 Flotte zurückrufen
deed-deactivate = 1 Flotte deaktivieren
deed-corruption = Verderbnis erhalten
deed-shrink = eine Bevölkerung um 1 senken
deed-destroy-installation = einen Stützpunkt zerstören
deed-remove-agenda = eine eigene Agenda entfernen
deed-discard-bounty = eine Beute abwerfen
deed-discard-reclaim = eine Hinterlassenschaft abwerfen
deed-discard-glory = einen Ruhm abwerfen
deed-return-token = ein Handelsplättchen zurückgeben
deed-corrupt-field = ein Agendafeld verderben
measure-sectors = reiner Sektor
measure-all-sectors = eigener Sektor
measure-guilds = reine Gilde
measure-guilds-of = { $kinds } in reinen Sektoren
measure-installations = Stützpunkt in reinem Sektor
measure-installations-of = { $kinds } in reinen Sektoren
measure-level = Stufe von { $track }, wenn rein
measure-stock = { $resource } im Vorrat
measure-yield = Ertrag an { $resource }
measure-glory-at-least = Ruhm ab { $n }
measure-with = { $measure } mit { $filter }
filter-population-is = Bevölkerung { $n }
filter-population = Bevölkerung ab { $n }
filter-fleet-power = ab { $n } Flotten
filter-installations = ab { $n } Stützpunkten
filter-guilds = ab { $n } Gilden
filter-kinds = ab { $n } Gildenarten
filter-workers = ab { $n } Nahrungs-, Konstruktions- und Bergbaugilden
filter-upkeep = ab { $n } Wartung
filter-no-upkeep = ohne Wartung
filter-full = keinem freien Gildenfeld
filter-has = { $kinds }
measure-fleets = Flotte in reinen Sektoren
measure-all-fleets = Flotte in eigenen Sektoren
measure-population = Bevölkerung in reinen Sektoren
measure-active = aktive Flotte
measure-best-level = Stufe der besten reinen Leiste
measure-pure-tracks = reine Leiste
measure-settled-tracks = reine Leiste ab Stufe I
measure-technologies = Technologie
measure-basic = Basistechnologie
measure-improved = verbesserte Technologie
measure-bounty = Beute
measure-reclaim = Hinterlassenschaft
measure-glory = Ruhmplättchen
measure-glory-sum = Ruhmpunkt
measure-glory-best-3 = Punkt der drei besten Ruhmplättchen
measure-tokens = Handelsplättchen
measure-mix = Nahrung, Energie und Material im Vorrat
measure-half-stock = zwei Ressourcen im Vorrat
measure-extreme-yields = Punkt des höchsten Ertrags und des niedrigsten von Nahrung, Energie, Material
measure-scarcest = Einheit der knappsten Ressource
measure-full-stocks = Ressource mit mindestens 8 im Vorrat
measure-upkeep = Wartungspunkt
measure-sector-upkeep = Wartungspunkt in Sektoren
measure-upkeep-paid = Wartung ganz bezahlt
measure-corruption = Verderbnis am Haustableau
measure-corruption-everywhere = Verderbnis am Haustableau und in Sektoren
measure-corrupt-tracks = verderbte Leiste
measure-corrupt-sectors = verderbter eigener Sektor
measure-fleet-types = Flottentyp in reinen Sektoren
measure-kept = beiseitegelegte Verderbnis
measure-pure-agendas = reine Agenda neben der Startagenda
measure-preferred-discarded = bevorzugter Fokus im Ablagestapel
measure-empty-guild-slots = freies Gildenfeld
measure-most-guilds = reine Gilde der häufigsten Art
measure-engineers-and-miners = Paar aus reinen Konstruktions- und Bergbaugilden
measure-sectors-beyond-4 = reiner Sektor über den vierten hinaus
compared-least = { $measure }: mindestens { $n }
compared-most = { $measure }: höchstens { $n }
compared-exactly = { $measure }: genau { $n }
objective-once = { $points } Einfluss, wenn { $condition }
objective-per = { $points } Einfluss je: { $measure }
objective-per-some = { $points } Einfluss je { $n }: { $measure }
objective-level = { $points } Einfluss nach Stufe von { $track }, wenn rein
objective-tracks = { $points } Einfluss nach Stufe jeder reinen Leiste
goal-once = wenn { $condition }
goal-per = je { $measure }
goal-per-some = je { $n }: { $measure }
goal-level = nach Stufe: { $track }, wenn rein
goal-tracks = nach Stufe jeder reinen Leiste
