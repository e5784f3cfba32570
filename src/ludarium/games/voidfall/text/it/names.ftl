effect-place-adjacent = mettere in un settore del vuoto adiacente
effect-place-lowest = mettere in quello meno popolato
effect-place-highest = mettere in quello più popolato
effect-place-any = mettere in un settore del vuoto qualsiasi
