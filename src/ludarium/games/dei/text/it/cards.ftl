# Nomi delle 80 carte azione, tutti di nostra invenzione.

## ravagers

card-dei001 = Setaccio tra macerie
card-dei002 = Razziatori della metro
card-dei003 = Traversata del Tamigi
card-dei004 = Banda affamata
card-dei005 = Deposito rottami
card-dei006 = Adunata notturna
card-dei007 = Cantine gelate
card-dei008 = Solco di ferro

## refuge-42

card-dei009 = Corsa sui ponteggi
card-dei010 = Argano a fune
card-dei011 = Capomastri esperti
card-dei012 = Vedette dei camini
card-dei013 = Soffitta calda
card-dei014 = Scala di neve
card-dei015 = Guardia dei tetti
card-dei016 = Imbracatura di carico

## farm-z

card-dei017 = Richiamo dei tamburi
card-dei018 = Mandria di ferro
card-dei019 = Foraggio gelato
card-dei020 = Campo palizzato
card-dei021 = Carica sul ghiaccio
card-dei022 = Leva dei braccianti
card-dei023 = Fienile comune
card-dei024 = Falce nera

## auxilia

card-dei025 = Marcia silenziosa
card-dei026 = Tasche d'ombra
card-dei027 = Cellula nascosta
card-dei028 = Ombre nella nebbia
card-dei029 = Reclute discrete
card-dei030 = Vicoli nascosti
card-dei031 = Pozzo segreto
card-dei032 = Relè fantasma

## tactic

card-dei033 = Scaramuccia in strada
card-dei034 = Assalto audace
card-dei035 = Tiratore solitario
card-dei036 = Banda di guerra
card-dei037 = Incursioni sparse
card-dei038 = Fredda vendetta
card-dei039 = Ordini permanenti
card-dei040 = Lancia di ferro

## logistic

card-dei041 = Cavalieri dei cavi
card-dei042 = Scale sospese
card-dei043 = Cantiere in quota
card-dei044 = Baratto di batterie
card-dei045 = Rete di corrieri
card-dei046 = Stazioni di posta
card-dei047 = Grande deviazione
card-dei048 = Urbanisti del gelo

## machinery

card-dei049 = Scavatrici a vapore
card-dei050 = Pressa per rottami
card-dei051 = Squadre macchine
card-dei052 = Squadra caldaie
card-dei053 = Campo di turbine
card-dei054 = Scambiatore di calore
card-dei055 = Catene di montaggio
card-dei056 = Reattore profondo

## black

card-dei057 = Lavoretti vari
card-dei058 = Moneta truccata
card-dei059 = Piani rubati
card-dei060 = Slitta di contrabbando
card-dei061 = Segnale violato
card-dei062 = Rete di strada
card-dei063 = Denaro insanguinato
card-dei064 = Documenti falsi
card-dei065 = Mille mani
card-dei066 = Pilota fantasma
card-dei067 = Favori pesanti
card-dei068 = Gioielli della Corona

## drone

card-dei069 = Piccolo raccolto
card-dei070 = Ampio raccolto
card-dei071 = Grande raccolto
card-dei072 = Breve trasporto
card-dei073 = Trasporto costante
card-dei074 = Lungo trasporto
card-dei075 = Salto vicino
card-dei076 = Salto ampio
card-dei077 = Salto lontano
card-dei078 = Primo taglio
card-dei079 = Secondo taglio
card-dei080 = Ultimo taglio
