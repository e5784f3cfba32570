mission-text = { COUNT($points, "# rifornimento", "# rifornimenti") } { $what }, in ritardo { $late_points }{
    COUNT($late_per, "", " ogni #") }.
mission-of-constructions = { COUNT($per, "per ogni tua costruzione", "ogni # tue costruzioni") } sul tabellone
mission-of-drone-cards = { COUNT($per, "per ogni tua carta drone", "ogni # tue carte drone") }, { $edition ->
    [de] incluso il cestino
   *[en] escluso il cestino
 }
mission-of-technology = { COUNT($per, "per ogni tecnologia", "ogni # tecnologie") } sul tuo pad
mission-of-energy = { COUNT($per, "per ogni cella energetica", "ogni # celle energetiche") } sul tuo pad
mission-of-scrappers = { COUNT($per, "per ogni tuo spazzino", "ogni # tuoi spazzini") } sul tabellone
mission-of-outposts = { COUNT($per, "per ogni cubo", "ogni # cubi") } sul tuo pad
mission-of-outposts-red = { COUNT($per, "per ogni cubo rosso", "ogni # cubi rossi") } sul tuo pad
mission-of-outposts-blue = { COUNT($per, "per ogni cubo blu", "ogni # cubi blu") } sul tuo pad
mission-of-outposts-green = { COUNT($per, "per ogni cubo verde", "ogni # cubi verdi") } sul tuo pad
mission-of-garrisons = { COUNT($per, "per ogni avamposto", "ogni # avamposti") } che presidi{ $edition ->
    [it] { " con uno spazzino" }
   *[en] { "" }
 }
mission-of-garrisons-red = { $edition ->
    [de] { COUNT($per, "per ogni avamposto rosso", "ogni # avamposti rossi") } che presidi
   *[en] { mission-of-garrisons }
 }
mission-of-garrisons-blue = { $edition ->
    [de] { COUNT($per, "per ogni avamposto blu", "ogni # avamposti blu") } che presidi
   *[en] { mission-of-garrisons }
 }
mission-of-garrisons-green = { $edition ->
    [de] { COUNT($per, "per ogni avamposto verde", "ogni # avamposti verdi") } che presidi
   *[en] { mission-of-garrisons }
 }
