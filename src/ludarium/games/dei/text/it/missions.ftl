# Le 12 Missioni: nome e una frase con i valori della carta.
# $points, $per            in tempo: Rifornimenti per ogni `per` completo
# $late_points, $late_per  lo stesso in ritardo
# $edition                 de, en oppure it: secondo quali regole si gioca (solo le tedesche danno un colore ai presìdi)

mission-constructions-text = { COUNT($points, "# Rifornimento", "# Rifornimenti") } { COUNT($per, "per ogni tua Costruzione sul tabellone", "ogni # tue Costruzioni sul tabellone") }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-drone-cards-text = { COUNT($points, "# Rifornimento", "# Rifornimenti") } { $per ->
        [1] per ogni tua carta Drone, { $edition ->
                [de] incluso il Cestino
               *[en] escluso il Cestino
            }
       *[other] ogni { $per } tue carte Drone, { $edition ->
                [de] incluso il Cestino
               *[en] escluso il Cestino
            }
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-outposts-text = { COUNT($points, "# Rifornimento", "# Rifornimenti") } { COUNT($per, "per ogni cubo sul tuo Pad", "ogni # cubi sul tuo Pad") }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-technology-text = { COUNT($points, "# Rifornimento", "# Rifornimenti") } { COUNT($per, "per ogni Tecnologia sul tuo Pad", "ogni # Tecnologie sul tuo Pad") }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-energy-text = { COUNT($points, "# Rifornimento", "# Rifornimenti") } { COUNT($per, "per ogni Cella Energetica sul tuo Pad", "ogni # Celle Energetiche sul tuo Pad") }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-scrappers-text = { COUNT($points, "# Rifornimento", "# Rifornimenti") } { COUNT($per, "per ogni tuo Spazzino sul tabellone", "ogni # tuoi Spazzini sul tabellone") }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-outposts-red-text = { COUNT($points, "# Rifornimento", "# Rifornimenti") } { COUNT($per, "per ogni cubo rosso sul tuo Pad", "ogni # cubi rossi sul tuo Pad") }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-outposts-blue-text = { COUNT($points, "# Rifornimento", "# Rifornimenti") } { COUNT($per, "per ogni cubo blu sul tuo Pad", "ogni # cubi blu sul tuo Pad") }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-outposts-green-text = { COUNT($points, "# Rifornimento", "# Rifornimenti") } { COUNT($per, "per ogni cubo verde sul tuo Pad", "ogni # cubi verdi sul tuo Pad") }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-garrisons-red-text = { COUNT($points, "# Rifornimento", "# Rifornimenti") } { $per ->
        [1] per ogni { $edition ->
                [de] Avamposto rosso
               *[en] Avamposto
            } { $edition ->
                [en] che presidi
                [it] che presidi con uno Spazzino
               *[de] che presidi
            }
       *[other] ogni { $per } { $edition ->
                [de] Avamposti rossi
               *[en] Avamposti
            } { $edition ->
                [en] che presidi
                [it] che presidi con uno Spazzino
               *[de] che presidi
            }
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-garrisons-blue-text = { COUNT($points, "# Rifornimento", "# Rifornimenti") } { $per ->
        [1] per ogni { $edition ->
                [de] Avamposto blu
               *[en] Avamposto
            } { $edition ->
                [en] che presidi
                [it] che presidi con uno Spazzino
               *[de] che presidi
            }
       *[other] ogni { $per } { $edition ->
                [de] Avamposti blu
               *[en] Avamposti
            } { $edition ->
                [en] che presidi
                [it] che presidi con uno Spazzino
               *[de] che presidi
            }
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-garrisons-green-text = { COUNT($points, "# Rifornimento", "# Rifornimenti") } { $per ->
        [1] per ogni { $edition ->
                [de] Avamposto verde
               *[en] Avamposto
            } { $edition ->
                [en] che presidi
                [it] che presidi con uno Spazzino
               *[de] che presidi
            }
       *[other] ogni { $per } { $edition ->
                [de] Avamposti verdi
               *[en] Avamposti
            } { $edition ->
                [en] che presidi
                [it] che presidi con uno Spazzino
               *[de] che presidi
            }
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
