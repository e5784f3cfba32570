# What a review says: why another answer was better, by the part of the estimate that differs.
motive-paragon = You gain more paragon.
motive-resources = You have more resources left.
motive-soldiers = Your squad is stronger.
motive-base = Your base is stronger.
motive-ark = You take the ark or hold it longer, and it pays paragon.
motive-attack = The attack brings more loot.
motive-dice = You make more of the dice.
