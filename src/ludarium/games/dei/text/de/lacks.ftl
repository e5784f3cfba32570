lack-answer = Beantworte zuerst: { $question }
lack-turn = Du bist nicht am Zug: { $who } ist dran.
lack-chance = Das entscheidet der Zufall.
lack-option = Nur mit der Option { $option }.
lack-set-up = Das gehört zum Aufbau; dies ist Runde { $round }.
lack-time-to-learn = Fähigkeiten erlernst du am Ende deines Zugs in Aktionsphase 2. { $phase ->
        [2] Spiele erst deine Karten.
       *[other] Dies ist Phase { $phase }.
    }
lack-time-of-mission = Einen Auftrag wählst du am Ende deines Zugs in Aktionsphase 3. { $phase ->
        [3] Spiele erst deine Karten.
       *[other] Dies ist Phase { $phase }.
    }
lack-card-up = Spiele erst eine Karte offen: Ihre Aktionen erlauben das.
lack-card-down = Spiele erst eine Karte verdeckt: Dann kannst du kaufen.
lack-card = Spiele erst die Karte, für die der Candy Boost ist.
lack-cards-played = Du spielst { $need } Karten je Zug und hast { $have } gespielt.
lack-region = Der Spielplan hat nur { $regions } Regionen.
lack-figure = Du hast keine Figur in { $region }.
lack-figure-either = Du hast keine Figur in { $first } oder { $second }.
lack-no-scrapper = Du hast keinen Plünderer in { $region }.
lack-scrappers = Du hast nur { $have } Plünderer in { $region }, nicht { $need }.
lack-champion = Dein Anführer ist in { $at }, nicht in { $region }.
lack-no-refuge = Du hast kein Lager in { $region }.
lack-refuges = Du hast nur { $have } Lager in { $region }, nicht { $need }.
lack-reserve = Alle deine Plünderer sind schon in { $region }.
lack-group = Bei einer Bewegung zieht mindestens 1 Figur.
lack-majority = Du hast nicht die Mehrheit in { $region }: { $who } { $most }, du { $have }.
lack-majority-then = Das reicht nicht für die Mehrheit in { $region }: { $who } { $most }, du { $have }. Es { COUNT($more, "fehlt noch #", "fehlen noch #") }.
lack-minority = Das geht nur ohne Mehrheit, und in { $region } hast du sie.
lack-lone-refuge = Ein Lager allein zieht nur dorthin, wo sonst niemand ist: In { $region } steht Stärke { $most } dagegen.
lack-elsewhere = Das ist { $region } selbst: Wähle eine andere Region.
lack-ground = Der zweite Plünderer kommt auf den Boden, und { $region } ist ein Dach.
lack-way = { $src } und { $dst } sind nicht benachbart.{ COUNT($moves, " Es braucht # Bewegung.", " Es braucht # Bewegungen.", zero: " Kein Weg führt dorthin.") }
lack-elevator = Zwischen { $src } und { $dst } ist kein Aufzug für dich.
lack-bridge = Zwischen { $src } und { $dst } ist keine Brücke für dich.
lack-own-way = Was { $src } und { $dst } verbindet, gehört nicht dir: { $who }.
lack-alone = Aria klettert allein, ohne { COUNT($others, "die andere Figur", "die # anderen Figuren") }.
lack-neena = Die übrige Bewegung gehört Neena: Sie ist in { $at } und muss mitziehen.
lack-range = { $drone }: fliegt höchstens { COUNT($have, "# Region", "# Regionen") } weit; { $region } ist { $need } entfernt.
lack-refuge = { $region } hat weder ein eigenes noch ein neutrales Lager.
lack-own-refuge = Das Lager in { $region } gehört nicht dir: { $who }.
lack-refuge-or-scrapper = { $region } hat weder einen eigenen Plünderer noch ein Lager für dich.
lack-resource = In { $region } liegt nichts.
lack-lying = In { $region } { COUNT($have, "liegt nur # Ressource", "liegen nur # Ressourcen") }, nicht { $need }.
lack-search = Das übrige Sammeln gehört Abraham: nur in { $region }.
lack-plain-search = Abraham nimmt 1 Ressource in { $region }, sonst nichts.
lack-technology-there = Nur Technologie lässt sich tauschen, und in { $region } liegt Energie.
lack-elevator-there = Du hast keinen Aufzug in { $region }.
lack-swaps = { COUNT($have, "Nur # lässt sich tauschen", "Nur # lassen sich tauschen", zero: "Nichts lässt sich tauschen") }{
    COUNT($need, "", ", nicht #") }.
lack-enemy = Eigene Plünderer kann man nicht töten.
lack-faction = { $faction }: spielt niemand.
lack-victim = { $who }: kein Plünderer in { $region }{ $champion ->
        [1] , und Anführer kann man nicht töten
       *[0] { "" }
    }.
lack-victims = In { $region } hat sonst niemand { COUNT($need, "einen Plünderer", "# Plünderer"
    ) }{ COUNT($have, "; am meisten sind #", "; am meisten sind #", zero: "") }.
lack-scrapper = Die Teleporter-Drohne schickt nur Plünderer, nie den Anführer.
lack-drone = { $drone }: nicht in diesem Spiel.
lack-piece = Alle 3 { $building ->
        [refuge] Lager
        [elevator] Aufzüge
       *[bridge] Brücken
    } von dir sind gebaut. Versetzen darfst du erst, wenn alle { $need } Bauwerke stehen; es sind { $have }.
lack-other-place = Alle { $have } { $building ->
        [refuge] Lager
        [elevator] Aufzüge
       *[bridge] Brücken
    } von dir sind schon dort.
lack-piece-there = Dort ist { $building ->
        [refuge] kein Lager
        [elevator] kein Aufzug
       *[bridge] keine Brücke
    } von dir zu nehmen.
lack-elevator-site = Ein Aufzug verbindet eine Bodenregion mit einem Dach daneben, nicht { $first } mit { $second }.
lack-bridge-site = Zwischen { $first } und { $second } über { $over } passt keine Brücke.
lack-icon = { $shown ->
        [0] Nicht auf der Karte { $card }: { $icon }.
       *[other] Auf der Karte { $card } schon genutzt: { $icon }.
    }
lack-face-up = { $card } liegt verdeckt und dient nur zum Kaufen.
lack-face-down = { $card } liegt offen. { $left ->
        [0] Zum Kaufen spielst du in der nächsten Phase eine Karte verdeckt.
       *[other] Zum Kaufen spielst du deine zweite Karte verdeckt.
    }
lack-second-down = { $card } liegt schon verdeckt: Von deinen zwei Karten darf es nur eine sein.
lack-played = Du hast { $card } in Phase { $phase } gespielt{ $down ->
        [1] , verdeckt
       *[0] { "" }
    }.
lack-in-hand = { $card } ist nicht auf deiner Hand.
lack-finished = Beende erst { $card }: noch { COUNT($left, "# Aktion", "# Aktionen", zero: "keine Aktion") } übrig.
lack-planned = Die Karten sind gelegt: { $left } noch aufzudecken.
lack-planned-cards = Lege { COUNT($need, "# Karte", "# verschiedene Karten") }, nicht { $have }.
lack-played-up = { $card } gehört nicht zu { $all ->
        [1] den
       *[0] deinen
    } Karten, die in dieser Runde schon offen liegen.
lack-more-than-copy = { $card } zeigt nur das Kopieren, und das wird nicht kopiert.
lack-token = Von den { $have } übrigen Symbolen passen hier nur { $fit }.
lack-boost = Den Candy Boost { $boost } hast du nicht.
lack-room-for-boost = { $boost } liegt schon auf der Karte { $card }: ein Candy Boost je Karte.
lack-cube-for = Das tust du einmal für jeden { $per }, und du hast keinen.
lack-on-offer = { $card } wird nicht angeboten.
lack-cubes = Nötig: { $cubes }. Du hast { $have }.
lack-means = { $card } kostet { LIST(COUNT($technology, "# Technologie", "# Technologien", zero: ""), COUNT($energy, "# Energie", zero: ""),
    by: " und ") }; du hast { COUNT($have_technology, "# Technologie", "# Technologien") } und { $have_energy } Energie.
lack-price = Der Preis der Karte { $card } ist { LIST(COUNT($technology, "# Technologie", "# Technologien", zero: ""), COUNT($energy, "# Energie", zero: ""), by: " und ", none: "0") }.
lack-purchase = { $card } liegt verdeckt, also musst du kaufen: { COUNT($cards, "# Karte ist", "# Karten sind", zero: "mit einem Candy Boost ist eine Karte"
    ) } erreichbar.
lack-something-to-buy = Mit { COUNT($technology, "# Technologie", "# Technologien") } und { $energy } Energie könntest du nichts kaufen, also bleibt die Karte offen.
lack-buy = Du hast in dieser Phase schon eine Karte gekauft.
lack-order = Du hast den Paket-Bot in dieser Phase schon genutzt.
lack-fee = Der Paket-Bot kostet 1 Energie, du hast 0.
lack-hand = Der Paket-Bot kostet eine Handkarte, und du hast keine.
lack-other-card = { $card } wurde eben geliefert: Gib eine andere Karte ab.
lack-common = Im allgemeinen Vorrat gibt es keine { $resource } mehr.
lack-feat = Das braucht die Fähigkeit { $feat }, und die hast du nicht erlernt.
lack-new-feat = { $feat } hast du schon erlernt.
lack-mission = Du musst einen Auftrag wählen.
lack-mission-open = { $mission } liegt nicht offen aus.
lack-column = Spalte { $column } hast du für { $mission } genutzt.
lack-seats = Teil { $tile } ist für { $need } Personen oder mehr; ihr seid { $have }.
lack-tile = Teil { $tile } liegt schon auf dem Plan.
lack-distance = Die beiden Teile mit Lager würden sich berühren: Teil { $tile } darf hier nicht liegen.
lack-free-faction = { $faction } ist vergeben: { $who }.
lack-free-feat = { $feat } ist vergeben: { $who }.
lack-colour = { $colour ->
        [red] Jetzt ist eine rote Fähigkeit zu wählen
        [blue] Jetzt ist eine blaue Fähigkeit zu wählen
        [green] Jetzt ist eine grüne Fähigkeit zu wählen
       *[other] Die Farbe dieser Fähigkeit ist schon vergeben
    }, also nicht { $feat }.
lack-first-refuge = Sag, was in { $region } startet; der Rest startet beim anderen Lager.
lack-start = Du startest mit { COUNT($have, "# Plünderer", "# Plünderern") }, nicht mit { $need }.
lack-split = Bei { COUNT($scrappers, "# Plünderer", "# Plünderern") } geben die Regeln die Aufteilung vor.
