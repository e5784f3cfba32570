# What a review says: why another answer was better, by the part of the estimate that differs.
motive-influence = Du gewinnst mehr Einfluss.
motive-agendas = Deine Agenden bringen mehr.
motive-decree = Die Bestimmung am Ende des Zyklus bringt dir mehr.
motive-upkeep = Du kannst die Wartung bezahlen.
motive-resources = Du behältst mehr Ressourcen.
motive-fleets = Mehr deiner Flotten sind aktiv.
motive-production = Deine Sektoren produzieren mehr.
motive-technologies = Du bekommst Technologie, die sich bis zum Ende auszahlt.
motive-glory = Du gewinnst mehr Ruhm.
motive-tokens = Du behältst mehr Handelsplättchen.
motive-purity = Mehr deiner Agendafelder bleiben rein.
motive-sectors = Die Sektoren, die du hältst, sind stärker.
motive-conquests = Mehr Sektoren kommen in Reichweite.
motive-safety = Deine Sektoren sind sicherer vor Angriffen.
motive-tracks = Du bist auf den Leisten weiter.
motive-actions = Du machst mehr aus den Aktionen eines Zuges.
