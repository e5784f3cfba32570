faction-ravagers-text = Beutejäger, die mehr sammeln als alle anderen.
faction-refuge-42-text = Baukundig und auf den Dächern zu Hause.
faction-farm-z-text = Eine Menge, die schnell einrückt und kräftig drängt.
faction-auxilia-text = Schnell und leise, immer in Bewegung.
champion-abraham-text = { $edition ->
        [en] Am Ende jeder deiner Aktionsphasen sammelt Abraham 1 Ressource in seiner Region, auch ohne Mehrheit.
        [it] Am Ende jeder deiner Aktionsphasen nimmt Abraham 1 Ressource aus seiner Region, auch ohne Mehrheit.
       *[de] Einmal je Aktionsphase bringt Sammeln in Abrahams Region dort ein weiteres Sammeln.
    }
champion-aria-text = Bewegt sich Aria allein, sind für sie aneinander angrenzende Boden- und Dachregionen benachbart.
champion-neena-text = { $edition ->
        [en] Neena und die Gruppe, die mit ihr zieht, ignorieren Mehrheiten; nach einem Zug in eine Region ohne Mehrheit darf sie sich noch einmal bewegen.
        [it] Neena und die Gruppe, die mit ihr zieht, ignorieren Mehrheiten; bei jeder Bewegung darf sie sich noch einmal bewegen.
       *[de] Neena und die Gruppe, die mit ihr zieht, ignorieren Mehrheiten.
    }
drone-harvester-text = Sie nimmt bis zu 2 Ressourcen aus ihrer Region.
drone-transporter-text = Sie lässt bis zu 2 Plünderer in ihre Region einrücken.
drone-teleporter-text = { $edition ->
        [de] Sie versetzt bis zu 2 eigene Plünderer aus ihrer Region in beliebige Bodenregionen oder 1 auf ein beliebiges Dach.
       *[en] Sie versetzt bis zu 2 eigene Figuren aus ihrer Region in beliebige Bodenregionen oder 1 auf ein beliebiges Dach.
    }
drone-reaper-text = { $edition ->
        [de] Sie tötet in ihrer Region 1 Plünderer jeder anderen Fraktion für 1 Vorrat und 1 Candy Boost.
       *[en] Sie tötet in ihrer Region 1 Plünderer jeder anderen Fraktion (zu zweit bis zu 2 der Gegenseite) für je 1 Vorrat und insgesamt 1 Candy Boost.
    }
boost-adds = Gibt der Karte zusätzlich: { $action }.
boost-cube = Zählt als 1 Außenpostenmarker einer Farbe deiner Wahl für die Voraussetzung des Feldes oder für Aktionen pro Außenposten dieser Karte.
edition-it = Italienische Regeln, Fassung 0.7 von 2020
