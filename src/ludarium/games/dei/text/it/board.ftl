board-roof = { $region }, tetto, altezza { $height }
board-people = { $who }: { LIST(COUNT($scrappers, "# spazzino", "# spazzini", zero: ""), IF($champion, "campione"), by: " e ") }
board-outpost = { $colour ->
        [red] Avamposto rosso
        [blue] Avamposto blu
        [green] Avamposto verde
       *[none] Avamposto
    }
board-refuges = { COUNT($n, "Rifugio", "# rifugi") }: { $who }
board-elevator-site = Ascensore da { $ground } a { $roof }
board-bridge-site = Ponte da { $first } a { $second } sopra { $over }
board-keys = Le frecce portano alla prossima regione che si può scegliere, con Maiusc a qualsiasi. Invio sceglie. Più, meno e 0 cambiano l'ingrandimento.
