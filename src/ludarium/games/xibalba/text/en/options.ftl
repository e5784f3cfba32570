# Modes and table options.
option-mode-text = Apocalypse: one open card per type at 1 less, 10 life points at most, extra paragon from the ark.
option-target-text = How much paragon wins: the middle, low or high end of the recommendation, or a number from 1 to 40.
option-factions-text = Factions are drawn at random, or chosen in seat order.
option-destroy-text = Which card of a slot a successful attack may destroy.
option-start-resources-text = As many as there are seats, or none.
option-apocalypse-bonus = Extra paragon in Apocalypse mode
option-apocalypse-bonus-text = For controlling and conquering the ark, or for controlling it only.
option-raised-pool-text = When an effect allows more than six dice: six or up to that many, or exactly that many.
