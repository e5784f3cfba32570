# Il tabellone nel browser. I nomi delle strade sono nostri: aiutano a parlare dei luoghi.
# $region   r0, r1 ... come nel registro
# $height   da 1 a 3
# $who      una fazione, o la parola per chi legge
# $n        un numero

board-label = Tabellone
board-street = Strada { $region }
board-roof = Tetto { $region }, altezza { $height }
board-you = Tu
board-people = { $who }: { $scrappers ->
        [0] { IF($champion, "Campione") }
        [one] { $scrappers } Spazzino{ IF($champion, " e Campione") }
       *[other] { $scrappers } Spazzini{ IF($champion, " e Campione") }
    }
board-strength = forza { $n }
board-majority = Maggioranza: { $who }
board-no-majority = Nessuno ha la maggioranza
board-outpost = { $colour ->
        [red] Avamposto rosso
        [blue] Avamposto blu
        [green] Avamposto verde
       *[none] Avamposto
    }
board-neutral-refuge = Rifugio neutrale
board-refuges = { $n ->
        [one] Rifugio: { $who }
       *[other] { $n } rifugi: { $who }
    }
board-empty = Qui non c'è niente
board-elevator-site = Ascensore da { $ground } a { $roof }
board-bridge-site = Ponte da { $first } a { $second } sopra { $over }
board-keys = Le frecce portano alla prossima regione che si può scegliere, con Maiusc a qualsiasi. Invio sceglie. Più, meno e 0 cambiano l'ingrandimento.

board-street-name-1 = Via del Gelo
board-street-name-2 = Via delle Lanterne
board-street-name-3 = Vicolo del Carbone
board-street-name-4 = Scala del Traghetto
board-street-name-5 = Vicolo della Latta
board-street-name-6 = Via dei Segnali
board-street-name-7 = Passo del Corvo
board-street-name-8 = Molo del Ghiaccio
board-street-name-9 = Corte della Campana
board-street-name-10 = Via della Cenere
