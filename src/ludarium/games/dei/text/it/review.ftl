# What a review says: why another answer was better, by the part of the estimate that differs.
motive-supplies = Segni più rifornimenti.
motive-cards = Ottieni carte con più rifornimenti.
motive-figures = Hai più unità sul tabellone.
motive-regions = Controlli più regioni, o gli avamposti arrivano a portata.
motive-buildings = Le tue costruzioni ti servono per il resto della partita.
motive-boosts = Hai più Candy Boost.
motive-outposts = Prendi un avamposto, o ne conservi uno in pericolo.
motive-feats = Ti avvicini a un talento, o lo sfrutti di più.
motive-technology = Hai più tecnologia per gli acquisti.
motive-energy = Hai più celle energetiche per dopo.
motive-missions = Le tue missioni valgono di più.
motive-hand = Hai carte migliori per i prossimi turni.
motive-actions = Sfrutti meglio le azioni di un turno.
