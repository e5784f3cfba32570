# The 12 missions: name and one sentence with the values of the card.
# $points, $per            on time: points for every full `per`
# $late_points, $late_per  the same when late
# $edition                 de, en or it: whose rules are played (only the German rules name a colour for garrisons)

mission-constructions-text =
    { $points ->
        [one] { $points } supply
       *[other] { $points } supplies
    } for { $per ->
        [1] each construction of yours on the board
       *[other] every { $per } constructions of yours on the board
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-drone-cards-text =
    { $points ->
        [one] { $points } supply
       *[other] { $points } supplies
    } for { $per ->
        [1] each drone card you own, { $edition ->
                [en] without the recycle bin
                [it] without the recycle bin
               *[de] the recycle bin included
            }
       *[other] every { $per } drone cards you own, { $edition ->
                [en] without the recycle bin
                [it] without the recycle bin
               *[de] the recycle bin included
            }
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-outposts-text =
    { $points ->
        [one] { $points } supply
       *[other] { $points } supplies
    } for { $per ->
        [1] each cube on your pad
       *[other] every { $per } cubes on your pad
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-technology-text =
    { $points ->
        [one] { $points } supply
       *[other] { $points } supplies
    } for { $per ->
        [1] each technology on your pad
       *[other] every { $per } technology on your pad
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-energy-text =
    { $points ->
        [one] { $points } supply
       *[other] { $points } supplies
    } for { $per ->
        [1] each energy on your pad
       *[other] every { $per } energy on your pad
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-scrappers-text =
    { $points ->
        [one] { $points } supply
       *[other] { $points } supplies
    } for { $per ->
        [1] each scrapper of yours on the board
       *[other] every { $per } scrappers of yours on the board
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-outposts-red-text =
    { $points ->
        [one] { $points } supply
       *[other] { $points } supplies
    } for { $per ->
        [1] each red cube on your pad
       *[other] every { $per } red cubes on your pad
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-outposts-blue-text =
    { $points ->
        [one] { $points } supply
       *[other] { $points } supplies
    } for { $per ->
        [1] each blue cube on your pad
       *[other] every { $per } blue cubes on your pad
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-outposts-green-text =
    { $points ->
        [one] { $points } supply
       *[other] { $points } supplies
    } for { $per ->
        [1] each green cube on your pad
       *[other] every { $per } green cubes on your pad
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-garrisons-red-text =
    { $points ->
        [one] { $points } supply
       *[other] { $points } supplies
    } for { $per ->
        [1] each { $edition ->
                [en] outpost
                [it] outpost
               *[de] red outpost
            } { $edition ->
                [en] you garrison
                [it] you garrison with a scrapper
               *[de] you garrison
            }
       *[other] every { $per } { $edition ->
                [en] outposts
                [it] outposts
               *[de] red outposts
            } { $edition ->
                [en] you garrison
                [it] you garrison with a scrapper
               *[de] you garrison
            }
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-garrisons-blue-text =
    { $points ->
        [one] { $points } supply
       *[other] { $points } supplies
    } for { $per ->
        [1] each { $edition ->
                [en] outpost
                [it] outpost
               *[de] blue outpost
            } { $edition ->
                [en] you garrison
                [it] you garrison with a scrapper
               *[de] you garrison
            }
       *[other] every { $per } { $edition ->
                [en] outposts
                [it] outposts
               *[de] blue outposts
            } { $edition ->
                [en] you garrison
                [it] you garrison with a scrapper
               *[de] you garrison
            }
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
mission-garrisons-green-text =
    { $points ->
        [one] { $points } supply
       *[other] { $points } supplies
    } for { $per ->
        [1] each { $edition ->
                [en] outpost
                [it] outpost
               *[de] green outpost
            } { $edition ->
                [en] you garrison
                [it] you garrison with a scrapper
               *[de] you garrison
            }
       *[other] every { $per } { $edition ->
                [en] outposts
                [it] outposts
               *[de] green outposts
            } { $edition ->
                [en] you garrison
                [it] you garrison with a scrapper
               *[de] you garrison
            }
    }, late { $late_per ->
        [1] { $late_points }
       *[other] { $late_points } for every { $late_per }
    }.
