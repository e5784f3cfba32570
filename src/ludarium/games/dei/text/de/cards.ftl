# Namen der 80 Aktionskarten, alle selbst erdacht.

## ravagers

card-dei001 = Trümmerlese
card-dei002 = U-Bahn-Räuber
card-dei003 = Über die Themse
card-dei004 = Hungrige Meute
card-dei005 = Schrottplatz
card-dei006 = Nächtlicher Appell
card-dei007 = Gefrorene Keller
card-dei008 = Eiserne Furche

## refuge-42

card-dei009 = Gerüstlauf
card-dei010 = Seilwinde
card-dei011 = Baumeister
card-dei012 = Schornsteinläufer
card-dei013 = Warmer Dachboden
card-dei014 = Schneeleiter
card-dei015 = Dachwache
card-dei016 = Lastenschlinge

## farm-z

card-dei017 = Trommelruf
card-dei018 = Eiserne Herde
card-dei019 = Gefrorenes Futter
card-dei020 = Palisadenhof
card-dei021 = Eisige Stampede
card-dei022 = Aufgebot der Knechte
card-dei023 = Scheunenbau
card-dei024 = Schwarze Sense

## auxilia

card-dei025 = Stiller Marsch
card-dei026 = Schattentaschen
card-dei027 = Verborgene Zelle
card-dei028 = Nebelgänger
card-dei029 = Leise Rekruten
card-dei030 = Enge Hinterhöfe
card-dei031 = Geheimer Schacht
card-dei032 = Blinkrelais

## tactic

card-dei033 = Straßengefecht
card-dei034 = Kühner Vorstoß
card-dei035 = Einsamer Schütze
card-dei036 = Kriegshaufen
card-dei037 = Verstreute Überfälle
card-dei038 = Kalte Abrechnung
card-dei039 = Ständiger Befehl
card-dei040 = Eiserne Speerspitze

## logistic

card-dei041 = Seilreiter
card-dei042 = Hängende Treppen
card-dei043 = Hochbautrupp
card-dei044 = Batterietausch
card-dei045 = Kuriernetz
card-dei046 = Staffelposten
card-dei047 = Großer Umweg
card-dei048 = Stadtplaner

## machinery

card-dei049 = Dampfbagger
card-dei050 = Schrottpresse
card-dei051 = Maschinentrupps
card-dei052 = Kesselschicht
card-dei053 = Turbinenfeld
card-dei054 = Wärmetauscher
card-dei055 = Lange Fließbänder
card-dei056 = Tiefer Reaktor

## black

card-dei057 = Kleine Geschäfte
card-dei058 = Gezinkte Münze
card-dei059 = Gestohlene Pläne
card-dei060 = Schmugglerschlitten
card-dei061 = Gehacktes Signal
card-dei062 = Straßennetz
card-dei063 = Blutgeld
card-dei064 = Falsche Papiere
card-dei065 = Viele Hände
card-dei066 = Geisterpilot
card-dei067 = Große Gefälligkeiten
card-dei068 = Kronjuwelen

## drone

card-dei069 = Kleine Ernte
card-dei070 = Breite Ernte
card-dei071 = Große Ernte
card-dei072 = Kurze Fracht
card-dei073 = Stete Fracht
card-dei074 = Lange Fracht
card-dei075 = Naher Sprung
card-dei076 = Weiter Sprung
card-dei077 = Ferner Sprung
card-dei078 = Erster Schnitt
card-dei079 = Zweiter Schnitt
card-dei080 = Letzter Schnitt
