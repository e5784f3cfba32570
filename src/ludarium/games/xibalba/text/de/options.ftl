option-mode-text = Apokalypse: je Typ eine offene Karte für 1 weniger, höchstens 10 Lebenspunkte, zusätzliches Paragon aus der Arche.
option-target-text = Paragon zum Sieg: die Mitte, das untere oder obere Ende der Empfehlung oder eine Zahl von 1 bis 40.
option-factions-text = Fraktionen werden gezogen oder in Sitzordnung gewählt.
option-destroy-text = Welche Karte eines Feldes ein erfolgreicher Angriff vernichten darf.
option-start-resources-text = So viele wie Plätze, oder keine.
option-apocalypse-bonus = Zusätzliches Paragon im Apokalypse-Modus
option-apocalypse-bonus-text = Für Kontrolle und Eroberung der Arche oder nur für die Kontrolle.
option-raised-pool-text = Wenn ein Effekt mehr als sechs Würfel erlaubt: sechs, bis zu so viele oder genau so viele.
