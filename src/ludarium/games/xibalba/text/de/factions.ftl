# Die acht Fraktionen.

faction-ska = SKA
faction-ska-text = Die erste Reorganisierung eines Zuges ist kostenlos.
faction-castor-rebels = Castorrebellen
faction-castor-rebels-text = Das erste Abwerfen eines Zuges ist kostenlos.
faction-brigade-rouge = Brigade Rouge
faction-brigade-rouge-text = Dein Blocker hat +1 Widerstand.
faction-brotherhood-shikai = Bruderschaft Shikai
faction-brotherhood-shikai-text = Die erste Waffentechnologie eines Zuges ist kostenlos.
faction-chaac = Cha'ac
faction-chaac-text = Ein Abernten mit Leerseite bringt 1 Ressource.
faction-iron-choir = Eiserner Chor
faction-iron-choir-text = Deine Soldaten betreten die Arche mit 1 Lebenspunkt mehr.
faction-meridian-cartel = Meridian-Kartell
faction-meridian-cartel-text = Das erste Ereignis eines Zuges kostet 1 weniger.
faction-qasyun-djinns = Qasyun-Dschinns
faction-qasyun-djinns-text = Deine Basis hat +1 Widerstand gegen einen Angriff mit einem einzigen Würfel.
