# Die 12 Aufträge: Name und ein Satz mit den Werten der Karte.
# $points, $per            rechtzeitig: Vorräte für je volle `per`
# $late_points, $late_per  dasselbe verspätet
# $edition                 de, en oder it: nach wessen Regeln gespielt wird (nur die deutschen nennen bei Garnisonen eine Farbe)

mission-constructions-text =
    { $points ->
        [one] { $points } Vorrat
       *[other] { $points } Vorräte
    } für { $per ->
        [1] jedes deiner Bauwerke auf dem Spielplan
       *[other] je { $per } deiner Bauwerke auf dem Spielplan
    }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-drone-cards-text =
    { $points ->
        [one] { $points } Vorrat
       *[other] { $points } Vorräte
    } für { $per ->
        [1] jede deiner Drohnenkarten { $edition ->
                [en] ohne den Recycling-Bereich
                [it] ohne den Recycling-Bereich
               *[de] samt Recycling-Bereich
            }
       *[other] je { $per } deiner Drohnenkarten { $edition ->
                [en] ohne den Recycling-Bereich
                [it] ohne den Recycling-Bereich
               *[de] samt Recycling-Bereich
            }
    }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-outposts-text =
    { $points ->
        [one] { $points } Vorrat
       *[other] { $points } Vorräte
    } für { $per ->
        [1] jeden Außenpostenmarker auf deinem Pad
       *[other] je { $per } Außenpostenmarker auf deinem Pad
    }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-technology-text =
    { $points ->
        [one] { $points } Vorrat
       *[other] { $points } Vorräte
    } für { $per ->
        [1] jede Technologie auf deinem Pad
       *[other] je { $per } Technologien auf deinem Pad
    }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-energy-text =
    { $points ->
        [one] { $points } Vorrat
       *[other] { $points } Vorräte
    } für { $per ->
        [1] jede Energie auf deinem Pad
       *[other] je { $per } Energie auf deinem Pad
    }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-scrappers-text =
    { $points ->
        [one] { $points } Vorrat
       *[other] { $points } Vorräte
    } für { $per ->
        [1] jeden deiner Plünderer auf dem Spielplan
       *[other] je { $per } deiner Plünderer auf dem Spielplan
    }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-outposts-red-text =
    { $points ->
        [one] { $points } Vorrat
       *[other] { $points } Vorräte
    } für { $per ->
        [1] jeden roten Außenpostenmarker auf deinem Pad
       *[other] je { $per } rote Außenpostenmarker auf deinem Pad
    }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-outposts-blue-text =
    { $points ->
        [one] { $points } Vorrat
       *[other] { $points } Vorräte
    } für { $per ->
        [1] jeden blauen Außenpostenmarker auf deinem Pad
       *[other] je { $per } blaue Außenpostenmarker auf deinem Pad
    }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-outposts-green-text =
    { $points ->
        [one] { $points } Vorrat
       *[other] { $points } Vorräte
    } für { $per ->
        [1] jeden grünen Außenpostenmarker auf deinem Pad
       *[other] je { $per } grüne Außenpostenmarker auf deinem Pad
    }, verspätet { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } für je { $late_per }
    }.
mission-garrisons-red-text =
    { $points ->
        [one] { $points } Vorrat
       *[other] { $points } Vorräte
    } für { $per ->
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
mission-garrisons-blue-text =
    { $points ->
        [one] { $points } Vorrat
       *[other] { $points } Vorräte
    } für { $per ->
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
mission-garrisons-green-text =
    { $points ->
        [one] { $points } Vorrat
       *[other] { $points } Vorräte
    } für { $per ->
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
