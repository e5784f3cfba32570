mission-text = { COUNT($points, "# Vorrat", "# Vorräte") } für { $what }, verspätet { $late_points }{
    COUNT($late_per, "", " für je #") }.
mission-of-constructions = { COUNT($per, "jedes", "je #") } deiner Bauwerke auf dem Spielplan
mission-of-drone-cards = { COUNT($per, "jede", "je #") } deiner Drohnenkarten { $edition ->
    [de] samt Recycling-Bereich
   *[en] ohne den Recycling-Bereich
 }
mission-of-technology = { COUNT($per, "jede Technologie", "je # Technologien") } auf deinem Pad
mission-of-energy = { COUNT($per, "jede", "je #") } Energie auf deinem Pad
mission-of-scrappers = { COUNT($per, "jeden", "je #") } deiner Plünderer auf dem Spielplan
mission-of-outposts = { COUNT($per, "jeden", "je #") } Außenpostenmarker auf deinem Pad
mission-of-outposts-red = { COUNT($per, "jeden roten", "je # rote") } Außenpostenmarker auf deinem Pad
mission-of-outposts-blue = { COUNT($per, "jeden blauen", "je # blaue") } Außenpostenmarker auf deinem Pad
mission-of-outposts-green = { COUNT($per, "jeden grünen", "je # grüne") } Außenpostenmarker auf deinem Pad
mission-of-garrisons = { COUNT($per, "jede", "je #") } deiner Garnisonen bei Außenposten{ $edition ->
    [it] , mit Plünderern besetzt
   *[en] { "" }
 }
mission-of-garrisons-red = { $edition ->
    [de] { COUNT($per, "jede", "je #") } deiner Garnisonen bei roten Außenposten
   *[en] { mission-of-garrisons }
 }
mission-of-garrisons-blue = { $edition ->
    [de] { COUNT($per, "jede", "je #") } deiner Garnisonen bei blauen Außenposten
   *[en] { mission-of-garrisons }
 }
mission-of-garrisons-green = { $edition ->
    [de] { COUNT($per, "jede", "je #") } deiner Garnisonen bei grünen Außenposten
   *[en] { mission-of-garrisons }
 }
