# Nomi e compagnia: chi c'è, chi si invita, quali tavoli ci sono, e le risposte che non hanno bisogno di nessuno.
settings-ask-forced = Chiedi anche quando c'è una sola risposta
forced-given = Data da sé: { $answers }
forced-soon = La tua unica risposta viene data da sé, non più in fretta di una scelta, così non rivela nulla.
forced-tag = da sé
