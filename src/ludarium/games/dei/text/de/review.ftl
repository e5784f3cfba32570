# What a review says: why another answer was better, by the part of the estimate that differs.
motive-supplies = Du bekommst mehr Vorräte.
motive-cards = Du bekommst Karten mit mehr Vorräten.
motive-figures = Du hast mehr Figuren auf dem Plan.
motive-regions = Du hältst mehr Regionen, oder Außenposten kommen in Reichweite.
motive-buildings = Deine Bauwerke nützen dir bis zum Ende der Partie.
motive-boosts = Du hast mehr Candy Boosts.
motive-outposts = Du nimmst einen Außenposten oder behältst einen gefährdeten.
motive-feats = Du kommst einer Fähigkeit näher oder machst mehr aus ihr.
motive-technology = Du hast mehr Technologie zum Kaufen.
motive-energy = Du hast mehr Energie für später.
motive-missions = Deine Aufträge sind mehr wert.
motive-hand = Du hast bessere Karten für die nächsten Züge.
motive-actions = Du machst mehr aus den Aktionen eines Zuges.
