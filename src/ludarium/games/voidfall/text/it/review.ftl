# What a review says: why another answer was better, by the part of the estimate that differs.
motive-influence = Guadagni più influenza.
motive-agendas = I tuoi programmi rendono di più.
motive-decree = Il decreto a fine ciclo ti rende di più.
motive-upkeep = Puoi pagare il mantenimento.
motive-resources = Ti restano più risorse.
motive-fleets = Più flotte tue sono attive.
motive-production = I tuoi settori producono di più.
motive-technologies = Ottieni tecnologia che rende fino alla fine.
motive-glory = Guadagni più gloria.
motive-tokens = Ti restano più gettoni commercio.
motive-purity = Più campi programma restano puri.
motive-sectors = I settori che controlli sono più forti.
motive-conquests = Più settori arrivano a portata.
motive-safety = I tuoi settori sono più al sicuro dagli attacchi.
motive-tracks = Sei più avanti sui tracciati.
motive-actions = Sfrutti meglio le azioni di un turno.
