# Le otto fazioni.

# Che cosa sa fare una fazione.
ability-first-reorganise = la tua prima riorganizzazione per turno è gratuita
ability-first-discard = il tuo primo scarto per turno è gratuito
ability-first-weapon-technology = la tua prima tecnologia bellica per turno è gratuita
ability-first-medicine = la tua prima medicina per turno è gratuita
ability-first-tactical-attack = il tuo primo attacco tattico per turno è gratuito
ability-first-harvest = il tuo primo raccolto per turno è gratuito
ability-first-upgrade = il tuo potenziamento in ogni turno è gratuito
ability-first-event = prezzo del tuo primo evento per turno −1
ability-blank-harvest = risorse +1 per il tuo primo raccolto con faccia vuota nel turno
