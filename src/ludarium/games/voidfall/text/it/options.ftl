# Ways to play and table options.

edition-competitive = Partita competitiva
edition-tutorial = Prima partita
option-scenario = Scenario
option-houses = Assegnazione delle case
option-origins = Scelta delle origini
option-installations-survive-conquest = Le installazioni sopravvivono alla conquista
option-skirmish-anywhere = Il vuoto colpisce ogni settore tranne le case
option-spread-absorption = I blocchi di navi dividono l'assorbimento
option-glory-influence = Le conquiste danno influenza per la gloria
option-formation-limit = Due gettoni flotta per settore
option-overproduction = La sovrapproduzione dà influenza
option-approach-damage = Chi infligge danni d'avvicinamento se migliorato
option-turn-order = Ordine di turno dei cicli successivi
option-bounty-in-void-resistant = Taglie nei settori abbandonati resistenti al vuoto
