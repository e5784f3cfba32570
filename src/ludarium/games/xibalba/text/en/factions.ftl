# The eight factions.

# What a faction can do.
ability-first-reorganise = your first reorganisation each turn is free
ability-first-discard = your first discard each turn is free
ability-first-weapon-technology = your first weapon technology each turn is free
ability-first-medicine = your first medicine each turn is free
ability-first-tactical-attack = your first tactical attack each turn is free
ability-first-harvest = your first harvest each turn is free
ability-first-upgrade = your base upgrade each turn is free
ability-first-event = your first event each turn costs 1 less
ability-blank-harvest = gain 1 resource for your first harvest each turn that shows a blank
