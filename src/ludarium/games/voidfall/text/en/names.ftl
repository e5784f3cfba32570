# Names of resources, cards, technologies, events, tokens and effects.
effect-agenda-dominance = gain a dominance agenda
effect-agenda-wealth = gain a wealth agenda
effect-agenda-support = gain a support agenda
effect-preferred = an action of a preferred focus
effect-exchange = exchange science for credits
effect-place-adjacent = place in an adjacent voidborn sector
effect-place-lowest = place in the least populated one
effect-place-highest = place in the most populated one
effect-place-any = place in any voidborn sector
effect-destroy-installation = destroy an installation
