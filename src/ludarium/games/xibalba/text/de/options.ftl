# Modi und Tischoptionen.

edition-de = Deutsche Ausgabe, 2016
option-mode = Modus
option-mode-text = Apokalypse: je Typ eine offene Karte für 1 weniger, höchstens 10 Lebenspunkte, zusätzliches Paragon aus der Arche.
mode-normal = Normal
mode-apocalypse = Apokalypse
option-target = Ziel
option-target-text = Wie viel Paragon gewinnt: die Mitte, das untere oder das obere Ende der Empfehlung, oder eine Zahl von 1 bis 40.
target-suggested = Empfohlen
target-low = Kurze Partie
target-high = Lange Partie
option-factions = Fraktionen
option-factions-text = Fraktionen werden gezogen oder in Sitzordnung gewählt.
factions-drawn = Gezogen
factions-chosen = Gewählt
option-destroy = Vernichtete Ausbaukarten
option-destroy-text = Welche Karte eines Feldes ein erfolgreicher Angriff vernichten darf.
destroy-top = Die oberste
destroy-any = Jede
option-start-resources = Ressourcen zu Beginn
option-start-resources-text = So viele wie Plätze, oder keine.
start-resources-seats = Eine je Platz
start-resources-none = Keine
option-apocalypse-bonus = Zusätzliches Paragon im Apokalypse-Modus
option-apocalypse-bonus-text = Für Kontrolle und Eroberung der Arche oder nur für die Kontrolle.
apocalypse-bonus-control-and-conquest = Kontrolle und Eroberung
apocalypse-bonus-control = Nur Kontrolle
