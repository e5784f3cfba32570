# Modes and table options.

edition-de = German edition, 2016
option-mode = Mode
option-mode-text = Apocalypse: one open card per type at 1 less, 10 life points at most, extra paragon from the ark.
mode-normal = Normal
mode-apocalypse = Apocalypse
option-target = Target
option-target-text = How much paragon wins: the middle, the low or the high end of the recommended range, or a number from 1 to 40.
target-suggested = Suggested
target-low = Short game
target-high = Long game
option-factions = Factions
option-factions-text = Factions are drawn at random, or chosen in seat order.
factions-drawn = Drawn
factions-chosen = Chosen
option-destroy = Destroyed upgrade cards
option-destroy-text = Which card of a slot a successful attack may destroy.
destroy-top = The top card
destroy-any = Any card
option-start-resources = Resources at the start
option-start-resources-text = As many as there are seats, or none.
start-resources-seats = One per seat
start-resources-none = None
option-apocalypse-bonus = Extra paragon in Apocalypse mode
option-apocalypse-bonus-text = For controlling and conquering the ark, or for controlling it only.
apocalypse-bonus-control-and-conquest = Control and conquest
apocalypse-bonus-control = Control only
