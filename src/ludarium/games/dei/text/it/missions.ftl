# Le 12 Missioni: nome e una frase con i valori della carta.
# $points, $per            in tempo: Rifornimenti per ogni `per` completo
# $late_points, $late_per  lo stesso in ritardo
# $edition                 de, en oppure it: secondo quali regole si gioca (solo le tedesche danno un colore ai presìdi)

mission-constructions-text =
    { $points ->
        [one] { $points } Rifornimento
       *[other] { $points } Rifornimenti
    } { $per ->
        [1] per ogni tua Costruzione sul tabellone
       *[other] ogni { $per } tue Costruzioni sul tabellone
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-drone-cards-text =
    { $points ->
        [one] { $points } Rifornimento
       *[other] { $points } Rifornimenti
    } { $per ->
        [1] per ogni tua carta Drone, { $edition ->
                [en] escluso il Cestino
                [it] escluso il Cestino
               *[de] incluso il Cestino
            }
       *[other] ogni { $per } tue carte Drone, { $edition ->
                [en] escluso il Cestino
                [it] escluso il Cestino
               *[de] incluso il Cestino
            }
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-outposts-text =
    { $points ->
        [one] { $points } Rifornimento
       *[other] { $points } Rifornimenti
    } { $per ->
        [1] per ogni cubo sul tuo Pad
       *[other] ogni { $per } cubi sul tuo Pad
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-technology-text =
    { $points ->
        [one] { $points } Rifornimento
       *[other] { $points } Rifornimenti
    } { $per ->
        [1] per ogni Tecnologia sul tuo Pad
       *[other] ogni { $per } Tecnologie sul tuo Pad
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-energy-text =
    { $points ->
        [one] { $points } Rifornimento
       *[other] { $points } Rifornimenti
    } { $per ->
        [1] per ogni Cella Energetica sul tuo Pad
       *[other] ogni { $per } Celle Energetiche sul tuo Pad
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-scrappers-text =
    { $points ->
        [one] { $points } Rifornimento
       *[other] { $points } Rifornimenti
    } { $per ->
        [1] per ogni tuo Spazzino sul tabellone
       *[other] ogni { $per } tuoi Spazzini sul tabellone
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-outposts-red-text =
    { $points ->
        [one] { $points } Rifornimento
       *[other] { $points } Rifornimenti
    } { $per ->
        [1] per ogni cubo rosso sul tuo Pad
       *[other] ogni { $per } cubi rossi sul tuo Pad
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-outposts-blue-text =
    { $points ->
        [one] { $points } Rifornimento
       *[other] { $points } Rifornimenti
    } { $per ->
        [1] per ogni cubo blu sul tuo Pad
       *[other] ogni { $per } cubi blu sul tuo Pad
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-outposts-green-text =
    { $points ->
        [one] { $points } Rifornimento
       *[other] { $points } Rifornimenti
    } { $per ->
        [1] per ogni cubo verde sul tuo Pad
       *[other] ogni { $per } cubi verdi sul tuo Pad
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-garrisons-red-text =
    { $points ->
        [one] { $points } Rifornimento
       *[other] { $points } Rifornimenti
    } { $per ->
        [1] per ogni { $edition ->
                [en] Avamposto
                [it] Avamposto
               *[de] Avamposto rosso
            } { $edition ->
                [en] che presidi
                [it] che presidi con uno Spazzino
               *[de] che presidi
            }
       *[other] ogni { $per } { $edition ->
                [en] Avamposti
                [it] Avamposti
               *[de] Avamposti rossi
            } { $edition ->
                [en] che presidi
                [it] che presidi con uno Spazzino
               *[de] che presidi
            }
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-garrisons-blue-text =
    { $points ->
        [one] { $points } Rifornimento
       *[other] { $points } Rifornimenti
    } { $per ->
        [1] per ogni { $edition ->
                [en] Avamposto
                [it] Avamposto
               *[de] Avamposto blu
            } { $edition ->
                [en] che presidi
                [it] che presidi con uno Spazzino
               *[de] che presidi
            }
       *[other] ogni { $per } { $edition ->
                [en] Avamposti
                [it] Avamposti
               *[de] Avamposti blu
            } { $edition ->
                [en] che presidi
                [it] che presidi con uno Spazzino
               *[de] che presidi
            }
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
mission-garrisons-green-text =
    { $points ->
        [one] { $points } Rifornimento
       *[other] { $points } Rifornimenti
    } { $per ->
        [1] per ogni { $edition ->
                [en] Avamposto
                [it] Avamposto
               *[de] Avamposto verde
            } { $edition ->
                [en] che presidi
                [it] che presidi con uno Spazzino
               *[de] che presidi
            }
       *[other] ogni { $per } { $edition ->
                [en] Avamposti
                [it] Avamposti
               *[de] Avamposti verdi
            } { $edition ->
                [en] che presidi
                [it] che presidi con uno Spazzino
               *[de] che presidi
            }
    }, in ritardo { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } ogni { $late_per }
    }.
