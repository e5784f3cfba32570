# Modalità e opzioni del tavolo.

edition-de = Edizione tedesca, 2016
option-mode = Modalità
option-mode-text = Apocalisse: una carta scoperta per tipo a 1 in meno, al massimo 10 punti vita, paragon extra dall'arca.
mode-normal = Normale
mode-apocalypse = Apocalisse
option-target = Obiettivo
option-target-text = Quanto paragon serve per vincere: il centro, il minimo o il massimo consigliato, o un numero da 1 a 40.
target-suggested = Consigliato
target-low = Partita breve
target-high = Partita lunga
option-factions = Fazioni
option-factions-text = Le fazioni si pescano o si scelgono in ordine di posto.
factions-drawn = Pescate
factions-chosen = Scelte
option-destroy = Carte espansione distrutte
option-destroy-text = Quale carta di uno spazio può distruggere un attacco riuscito.
destroy-top = Quella in cima
destroy-any = Qualsiasi
option-start-resources = Risorse all'inizio
option-start-resources-text = Quante sono i posti, o nessuna.
start-resources-seats = Una per posto
start-resources-none = Nessuna
option-apocalypse-bonus = Paragon extra in modalità Apocalisse
option-apocalypse-bonus-text = Per controllo e conquista dell'arca, o solo per il controllo.
apocalypse-bonus-control-and-conquest = Controllo e conquista
apocalypse-bonus-control = Solo controllo
