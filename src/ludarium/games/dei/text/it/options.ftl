# Regole opzionali, opzioni del tavolo e modi di preparare la partita.

## Regole opzionali

option-no-choice = Nessuna Scelta
option-no-choice-text = Si rivelano solo 4 Missioni, una per colonna.
option-feat-draft = Draft dei Talenti
option-feat-draft-text = I Talenti si scelgono colore per colore invece di pescarli a caso.
option-planning = Pianificazione
option-planning-text = Le carte sono segrete; all'inizio di ogni Fase Azione tutti scelgono due carte nello stesso momento.
option-confrontation = Confronto
option-confrontation-text = Le Missioni si scelgono solo quando tutti hanno giocato le carte della fase 3, e il conteggio dei Rifornimenti dell'ultimo Round avviene per tutti insieme.
option-rebellion = Ribelle
option-rebellion-text = Nessuno è obbligato a scegliere una Missione.

## Opzioni del tavolo

option-strict-buy = Acquisto obbligatorio
option-strict-buy-text = Una carta si può giocare coperta solo se poi con essa si acquista qualcosa.
option-parcel-bot-extra-buy = Il Robot da consegna acquista in più
option-parcel-bot-extra-buy-text = L'acquisto del Talento Robot da consegna si aggiunge all'unico acquisto della fase; senza questa opzione ne prende il posto.

## Disposizione dei distretti

option-layout = Disposizione dei distretti
layout-fixed = Disposizione fissa
layout-fixed-text = La disposizione della prima partita per questo numero di giocatori.
layout-random = Disposizione casuale
layout-random-text = Distretti in posti e orientamenti casuali, i due con il Rifugio mai affiancati.
layout-free = Disposizione libera
layout-free-text = I giocatori indicano posto e orientamento di ogni distretto.

## Colori degli Avamposti

option-outpost-key = Colori degli avamposti
outpost-key-first-game = Avamposti da prima partita
outpost-key-first-game-text = A è rosso, B è blu, C è verde.
outpost-key-shuffled = Avamposti mescolati
outpost-key-shuffled-text = Il caso decide quale lettera ha quale colore.

## Fazioni e Talenti

option-factions = Fazioni
factions-chosen = Fazioni a scelta
factions-chosen-text = I giocatori scelgono le fazioni in ordine di posto.
factions-random = Fazioni casuali
factions-random-text = Il caso decide chi gioca quale fazione.
feats-drawn = Talenti pescati
feats-drawn-text = Ognuno pesca un Talento segreto per colore.
feats-drafted = Talenti scelti
feats-drafted-text = Ognuno sceglie un Talento per colore tra tutti quelli scoperti.
