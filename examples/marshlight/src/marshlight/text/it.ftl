verb-draw = Pesca { $ground }
verb-hang = Appendi una lanterna sull'{ $islet } con { $ground }
verb-drop = Cedi { $ground }
verb-roll = Tira un { $face }
act-hang = Appendi una lanterna

log-drew = Peschi { $ground }.
log-drew-hidden = { $who } pesca una carta.
log-hung = { $who } appende una lanterna sull'{ $islet }.
log-dropped = { $who } cede { $ground }.
log-burns = Un { $face }: la lanterna sull'{ $islet } resta accesa.
log-blown-out = Un { $face }: la lanterna sull'{ $islet } si spegne.

ask-Turn = Dove appendi una lanterna?
ask-Wind = Soffia il vento.

edition-first = Prima edizione
option-gale = Burrasca

game-about = Appendi lanterne dove il vento le risparmia
face-islet = { $islet }, { $ground }, valore { $value }
face-needs = serve almeno { $n }
face-lantern = lanterna di { $who }
face-left = carte rimaste: { $n }
face-seat = { $cards } in mano, { $lanterns } appese
face-ground = { $ground }: isolotti liberi { $free }, carte rimaste { $left }
face-legend = Il numero piccolo è il tiro minimo del vento; le tue lanterne accanto aiutano.
