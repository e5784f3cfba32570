effect-place-adjacent = mettere in un settore del vuoto adiacente
effect-place-lowest = mettere nel settore meno popolato
effect-place-highest = mettere nel settore più popolato
effect-place-any = mettere in un settore del vuoto qualsiasi
