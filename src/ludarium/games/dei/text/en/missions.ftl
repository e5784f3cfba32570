# What missions bring: what is counted, then the sentence.
# $per, $late_per  how many of it bring the points; $points, $late_points the points; $what what is counted
# $edition         de, en or it: only the German rules name a colour for garrisons
mission-text = { COUNT($points, "# supply", "# supplies") } for { $what }, or { $late_points }{
    COUNT($late_per, "", " for every #") } if late.
mission-of-constructions = { COUNT($per, "each of your constructions", "every # of your constructions") } on the board
mission-of-drone-cards = { COUNT($per, "each drone card you own", "every # drone cards you own") }, { $edition ->
    [de] the recycle bin included
   *[en] without the recycle bin
 }
mission-of-technology = { COUNT($per, "each", "every #") } technology on your pad
mission-of-energy = { COUNT($per, "each", "every #") } energy on your pad
mission-of-scrappers = { COUNT($per, "each of your scrappers", "every # of your scrappers") } on the board
mission-of-outposts = { COUNT($per, "each cube", "every # cubes") } on your pad
mission-of-outposts-red = { COUNT($per, "each red cube", "every # red cubes") } on your pad
mission-of-outposts-blue = { COUNT($per, "each blue cube", "every # blue cubes") } on your pad
mission-of-outposts-green = { COUNT($per, "each green cube", "every # green cubes") } on your pad
mission-of-garrisons = { COUNT($per, "each outpost", "every # outposts") } you garrison{ $edition ->
    [it] { " with a scrapper" }
   *[en] { "" }
 }
mission-of-garrisons-red = { $edition ->
    [de] { COUNT($per, "each red outpost", "every # red outposts") } you garrison
   *[en] { mission-of-garrisons }
 }
mission-of-garrisons-blue = { $edition ->
    [de] { COUNT($per, "each blue outpost", "every # blue outposts") } you garrison
   *[en] { mission-of-garrisons }
 }
mission-of-garrisons-green = { $edition ->
    [de] { COUNT($per, "each green outpost", "every # green outposts") } you garrison
   *[en] { mission-of-garrisons }
 }
