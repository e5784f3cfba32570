# Names of the 80 action cards, all of our own making.

## ravagers

card-dei001 = Rubble Sweep
card-dei002 = Tube Raiders
card-dei003 = Thames Crossing
card-dei004 = Hungry Crew
card-dei005 = Salvage Yard
card-dei006 = Night Muster
card-dei007 = Frozen Cellars
card-dei008 = Iron Furrow

## refuge-42

card-dei009 = Scaffold Run
card-dei010 = Rope Hoist
card-dei011 = Master Builders
card-dei012 = Chimney Scouts
card-dei013 = Warm Attic
card-dei014 = Snow Ladder
card-dei015 = Rooftop Watch
card-dei016 = Cargo Sling

## farm-z

card-dei017 = Drum Call
card-dei018 = Iron Herd
card-dei019 = Frozen Forage
card-dei020 = Palisade Camp
card-dei021 = Icy Stampede
card-dei022 = Farmhand Levy
card-dei023 = Barn Raising
card-dei024 = Black Scythe

## auxilia

card-dei025 = Silent March
card-dei026 = Shadow Pockets
card-dei027 = Hidden Cell
card-dei028 = Fog Walkers
card-dei029 = Quiet Recruits
card-dei030 = Back Alleys
card-dei031 = Secret Shaft
card-dei032 = Blink Relay

## tactic

card-dei033 = Street Skirmish
card-dei034 = Bold Assault
card-dei035 = Lone Marksman
card-dei036 = War Band
card-dei037 = Scattered Raids
card-dei038 = Cold Reckoning
card-dei039 = Standing Orders
card-dei040 = Iron Spearhead

## logistic

card-dei041 = Cable Riders
card-dei042 = Hanging Stairs
card-dei043 = Skyline Crew
card-dei044 = Battery Barter
card-dei045 = Courier Web
card-dei046 = Relay Stations
card-dei047 = Grand Detour
card-dei048 = City Planners

## machinery

card-dei049 = Steam Diggers
card-dei050 = Scrap Press
card-dei051 = Engine Crews
card-dei052 = Boiler Shift
card-dei053 = Turbine Field
card-dei054 = Heat Exchanger
card-dei055 = Assembly Lines
card-dei056 = Deep Reactor

## black

card-dei057 = Odd Jobs
card-dei058 = Loaded Coin
card-dei059 = Stolen Plans
card-dei060 = Smuggler's Sledge
card-dei061 = Hacked Signal
card-dei062 = Street Network
card-dei063 = Blood Money
card-dei064 = Forged Papers
card-dei065 = Many Hands
card-dei066 = Ghost Pilot
card-dei067 = Heavy Favours
card-dei068 = Crown Jewels

## drone

card-dei069 = Small Harvest
card-dei070 = Broad Harvest
card-dei071 = Grand Harvest
card-dei072 = Short Haul
card-dei073 = Steady Haul
card-dei074 = Long Haul
card-dei075 = Near Jump
card-dei076 = Wide Jump
card-dei077 = Far Jump
card-dei078 = First Cut
card-dei079 = Second Cut
card-dei080 = Final Cut
