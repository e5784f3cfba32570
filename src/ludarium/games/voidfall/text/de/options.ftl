# Ways to play and table options.

edition-competitive = Wettkampfspiel
edition-tutorial = Erste Partie
option-scenario = Szenario
option-houses = Vergabe der Häuser
option-origins = Wahl der Herkunft
option-installations-survive-conquest = Stützpunkte überstehen eine Eroberung
option-skirmish-anywhere = Die Leere greift jeden Sektor außer Heimaten an
option-spread-absorption = Schiffsblöcke verteilen ihre Absorption
option-glory-influence = Eroberungen geben Einfluss für Ruhm
option-formation-limit = Zwei Flottenverbände je Sektor
option-overproduction = Überproduktion gibt Einfluss
option-approach-damage = Wer verbessert Annäherungsschaden zufügt
option-turn-order = Zugreihenfolge späterer Zyklen
option-bounty-in-void-resistant = Beute in verlassenen leereresistenten Sektoren
