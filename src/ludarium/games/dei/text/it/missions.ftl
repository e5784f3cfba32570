mission-text = { COUNT($points, "# Rifornimento", "# Rifornimenti") } { $what }, in ritardo { $late_points }{
    COUNT($late_per, "", " ogni #") }.
mission-of-constructions = { COUNT($per, "per ogni tua Costruzione", "ogni # tue Costruzioni") } sul tabellone
mission-of-drone-cards = { COUNT($per, "per ogni tua carta Drone", "ogni # tue carte Drone") }, { $edition ->
    [de] incluso il Cestino
   *[en] escluso il Cestino
 }
mission-of-technology = { COUNT($per, "per ogni Tecnologia", "ogni # Tecnologie") } sul tuo Pad
mission-of-energy = { COUNT($per, "per ogni Cella Energetica", "ogni # Celle Energetiche") } sul tuo Pad
mission-of-scrappers = { COUNT($per, "per ogni tuo Spazzino", "ogni # tuoi Spazzini") } sul tabellone
mission-of-outposts = { COUNT($per, "per ogni cubo", "ogni # cubi") } sul tuo Pad
mission-of-outposts-red = { COUNT($per, "per ogni cubo rosso", "ogni # cubi rossi") } sul tuo Pad
mission-of-outposts-blue = { COUNT($per, "per ogni cubo blu", "ogni # cubi blu") } sul tuo Pad
mission-of-outposts-green = { COUNT($per, "per ogni cubo verde", "ogni # cubi verdi") } sul tuo Pad
mission-of-garrisons = { COUNT($per, "per ogni Avamposto", "ogni # Avamposti") } che presidi{ $edition ->
    [it] { " con uno Spazzino" }
   *[en] { "" }
 }
mission-of-garrisons-red = { $edition ->
    [de] { COUNT($per, "per ogni Avamposto rosso", "ogni # Avamposti rossi") } che presidi
   *[en] { mission-of-garrisons }
 }
mission-of-garrisons-blue = { $edition ->
    [de] { COUNT($per, "per ogni Avamposto blu", "ogni # Avamposti blu") } che presidi
   *[en] { mission-of-garrisons }
 }
mission-of-garrisons-green = { $edition ->
    [de] { COUNT($per, "per ogni Avamposto verde", "ogni # Avamposti verdi") } che presidi
   *[en] { mission-of-garrisons }
 }
