# The 12 missions: name and one sentence with the values of the card.
# $points, $per            on time: points for every full `per`
# $late_points, $late_per  the same when late
# $edition                 de, en or it: whose rules are played (only the German rules name a colour for garrisons)

mission-constructions-text = { COUNT($points, "# supply", "# supplies") } for { COUNT($per, "each construction of yours on the board", "every # constructions of yours on the board") }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-drone-cards-text = { COUNT($points, "# supply", "# supplies") } for { $per ->
        [1] each drone card you own, { $edition ->
                [de] the recycle bin included
               *[en] without the recycle bin
            }
       *[other] every { $per } drone cards you own, { $edition ->
                [de] the recycle bin included
               *[en] without the recycle bin
            }
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-outposts-text = { COUNT($points, "# supply", "# supplies") } for { COUNT($per, "each cube on your pad", "every # cubes on your pad") }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-technology-text = { COUNT($points, "# supply", "# supplies") } for { COUNT($per, "each technology on your pad", "every # technology on your pad") }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-energy-text = { COUNT($points, "# supply", "# supplies") } for { COUNT($per, "each energy on your pad", "every # energy on your pad") }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-scrappers-text = { COUNT($points, "# supply", "# supplies") } for { COUNT($per, "each scrapper of yours on the board", "every # scrappers of yours on the board") }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-outposts-red-text = { COUNT($points, "# supply", "# supplies") } for { COUNT($per, "each red cube on your pad", "every # red cubes on your pad") }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-outposts-blue-text = { COUNT($points, "# supply", "# supplies") } for { COUNT($per, "each blue cube on your pad", "every # blue cubes on your pad") }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-outposts-green-text = { COUNT($points, "# supply", "# supplies") } for { COUNT($per, "each green cube on your pad", "every # green cubes on your pad") }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-garrisons-red-text = { COUNT($points, "# supply", "# supplies") } for { $per ->
        [1] each { $edition ->
                [de] red outpost
               *[en] outpost
            } { $edition ->
                [en] you garrison
                [it] you garrison with a scrapper
               *[de] you garrison
            }
       *[other] every { $per } { $edition ->
                [de] red outposts
               *[en] outposts
            } { $edition ->
                [en] you garrison
                [it] you garrison with a scrapper
               *[de] you garrison
            }
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-garrisons-blue-text = { COUNT($points, "# supply", "# supplies") } for { $per ->
        [1] each { $edition ->
                [de] blue outpost
               *[en] outpost
            } { $edition ->
                [en] you garrison
                [it] you garrison with a scrapper
               *[de] you garrison
            }
       *[other] every { $per } { $edition ->
                [de] blue outposts
               *[en] outposts
            } { $edition ->
                [en] you garrison
                [it] you garrison with a scrapper
               *[de] you garrison
            }
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-garrisons-green-text = { COUNT($points, "# supply", "# supplies") } for { $per ->
        [1] each { $edition ->
                [de] green outpost
               *[en] outpost
            } { $edition ->
                [en] you garrison
                [it] you garrison with a scrapper
               *[de] you garrison
            }
       *[other] every { $per } { $edition ->
                [de] green outposts
               *[en] outposts
            } { $edition ->
                [en] you garrison
                [it] you garrison with a scrapper
               *[de] you garrison
            }
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
