option-mode-text = Apocalisse: una carta scoperta per tipo a 1 in meno, massimo 10 punti vita, paragon extra dall'arca.
option-target-text = Paragon per vincere: il centro, il minimo o il massimo consigliato, o un numero da 1 a 40.
option-factions-text = Le fazioni si pescano o si scelgono in ordine di posto.
option-destroy-text = Quale carta di uno spazio può distruggere un attacco riuscito.
option-start-resources-text = Una per ogni posto, o nessuna.
option-apocalypse-bonus = Paragon extra in modalità Apocalisse
option-apocalypse-bonus-text = Per controllo e conquista dell'arca, o solo per il controllo.
option-raised-pool-text = Quando un effetto permette più di sei dadi: da sei fino a quel numero, oppure esattamente quel numero.
