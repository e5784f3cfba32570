# The terminal table.

screen-cycle = Zyklus { $cycle }, Runde { $round } von { $rounds }: { $event }
screen-set-up = Aufbau
screen-player = { $seat } { $house }: { $influence } Einfluss
screen-stock = { $food } Nahrung, { $energy } Energie, { $materials } Material, { $credits } Credits, { $science } Wissen
screen-fleets = Flotten: { $active } aktiv, { $inactive } inaktiv; { $tokens } Handelsplättchen; Ruhm { $glory }
screen-tracks = Gesellschaft { $society }, Staatsführung { $government }, Wirtschaft { $economy }
screen-technologies = Technologien: { $names }
screen-agendas = Agenden: { $names }
screen-hand = Fokuskarten auf der Hand: { $names }
screen-own-agendas = Agenden auf der Hand: { $names }
screen-offers = offene Agenden: { $names }
screen-trade = Handelsplättchen auf dem Brett: { $tokens }
screen-storms = Stürme: { $pairs }
screen-legend = In einem Sektor: Nummer, Bevölkerung (* verderbt); Besitz und Flotten oder v mit der Leere; Gilden, Stützpunkte
