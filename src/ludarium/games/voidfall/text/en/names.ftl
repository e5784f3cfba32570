# Names of resources, cards, technologies, events, tokens and effects.
effect-place-adjacent = place in an adjacent voidborn sector
effect-place-lowest = place in the least populated sector
effect-place-highest = place in the most populated sector
effect-place-any = place in any voidborn sector
