# Die acht Fraktionen.

# Was eine Fraktion kann.
ability-first-reorganise = deine erste Reorganisierung je Zug ist kostenlos
ability-first-discard = dein erstes Abwerfen je Zug ist kostenlos
ability-first-weapon-technology = deine erste Waffentechnologie je Zug ist kostenlos
ability-first-medicine = deine erste Medizin je Zug ist kostenlos
ability-first-tactical-attack = dein erster taktischer Angriff je Zug ist kostenlos
ability-first-harvest = dein erstes Abernten je Zug ist kostenlos
ability-first-upgrade = dein Basisausbau ist in jedem Zug kostenlos
ability-first-event = Preis deines ersten Ereignisses je Zug −1
ability-blank-harvest = Ressourcen +1, wenn du in deinem Zug zum ersten Mal eine Leerseite erntest
