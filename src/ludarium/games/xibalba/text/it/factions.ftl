# Le otto fazioni.

faction-ska = SKA
faction-ska-text = La prima riorganizzazione del turno è gratuita.
faction-castor-rebels = Ribelli di Castor
faction-castor-rebels-text = Il primo scarto del turno è gratuito.
faction-brigade-rouge = Brigade Rouge
faction-brigade-rouge-text = Chi blocca per te ha +1 resistenza.
faction-brotherhood-shikai = Fratellanza Shikai
faction-brotherhood-shikai-text = La prima tecnologia bellica del turno è gratuita.
faction-chaac = Cha'ac
faction-chaac-text = Un raccolto con faccia vuota dà 1 risorsa.
faction-iron-choir = Coro di Ferro
faction-iron-choir-text = I tuoi soldati entrano nell'arca con 1 punto vita in più.
faction-meridian-cartel = Cartello del Meridiano
faction-meridian-cartel-text = Il primo evento del turno costa 1 in meno.
faction-qasyun-djinns = Jinn di Qasyun
faction-qasyun-djinns-text = La tua base ha +1 resistenza contro un attacco con un solo dado.
