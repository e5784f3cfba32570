# Die 12 Aufträge: Name und ein Satz mit den Werten der Karte.
# $points, $per            rechtzeitig: Vorräte für je volle `per`
# $late_points, $late_per  dasselbe verspätet
# $edition                 de, en oder it: nach wessen Regeln gespielt wird (nur die deutschen nennen bei Garnisonen eine Farbe)

mission-constructions-text = { COUNT($points, "# Vorrat", "# Vorräte") } für { COUNT($per, "jedes deiner Bauwerke auf dem Spielplan", "je # deiner Bauwerke auf dem Spielplan") }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-drone-cards-text = { COUNT($points, "# Vorrat", "# Vorräte") } für { $per ->
        [1] jede deiner Drohnenkarten { $edition ->
                [de] samt Recycling-Bereich
               *[en] ohne den Recycling-Bereich
            }
       *[other] je { $per } deiner Drohnenkarten { $edition ->
                [de] samt Recycling-Bereich
               *[en] ohne den Recycling-Bereich
            }
    }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-outposts-text = { COUNT($points, "# Vorrat", "# Vorräte") } für { COUNT($per, "jeden Außenpostenmarker auf deinem Pad", "je # Außenpostenmarker auf deinem Pad") }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-technology-text = { COUNT($points, "# Vorrat", "# Vorräte") } für { COUNT($per, "jede Technologie auf deinem Pad", "je # Technologien auf deinem Pad") }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-energy-text = { COUNT($points, "# Vorrat", "# Vorräte") } für { COUNT($per, "jede Energie auf deinem Pad", "je # Energie auf deinem Pad") }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-scrappers-text = { COUNT($points, "# Vorrat", "# Vorräte") } für { COUNT($per, "jeden deiner Plünderer auf dem Spielplan", "je # deiner Plünderer auf dem Spielplan") }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-outposts-red-text = { COUNT($points, "# Vorrat", "# Vorräte") } für { COUNT($per, "jeden roten Außenpostenmarker auf deinem Pad", "je # rote Außenpostenmarker auf deinem Pad") }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-outposts-blue-text = { COUNT($points, "# Vorrat", "# Vorräte") } für { COUNT($per, "jeden blauen Außenpostenmarker auf deinem Pad", "je # blaue Außenpostenmarker auf deinem Pad") }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-outposts-green-text = { COUNT($points, "# Vorrat", "# Vorräte") } für { COUNT($per, "jeden grünen Außenpostenmarker auf deinem Pad", "je # grüne Außenpostenmarker auf deinem Pad") }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-garrisons-red-text = { COUNT($points, "# Vorrat", "# Vorräte") } für { $per ->
        [1] jede deiner Garnisonen bei { $edition ->
                [en] Außenposten
                [it] Außenposten, mit Plünderern besetzt
               *[de] roten Außenposten
            }
       *[other] je { $per } deiner Garnisonen bei { $edition ->
                [en] Außenposten
                [it] Außenposten, mit Plünderern besetzt
               *[de] roten Außenposten
            }
    }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-garrisons-blue-text = { COUNT($points, "# Vorrat", "# Vorräte") } für { $per ->
        [1] jede deiner Garnisonen bei { $edition ->
                [en] Außenposten
                [it] Außenposten, mit Plünderern besetzt
               *[de] blauen Außenposten
            }
       *[other] je { $per } deiner Garnisonen bei { $edition ->
                [en] Außenposten
                [it] Außenposten, mit Plünderern besetzt
               *[de] blauen Außenposten
            }
    }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-garrisons-green-text = { COUNT($points, "# Vorrat", "# Vorräte") } für { $per ->
        [1] jede deiner Garnisonen bei { $edition ->
                [en] Außenposten
                [it] Außenposten, mit Plünderern besetzt
               *[de] grünen Außenposten
            }
       *[other] je { $per } deiner Garnisonen bei { $edition ->
                [en] Außenposten
                [it] Außenposten, mit Plünderern besetzt
               *[de] grünen Außenposten
            }
    }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
