# The eight factions.

faction-ska = SKA
faction-ska-text = The first reorganisation of a turn is free.
faction-castor-rebels = Castor Rebels
faction-castor-rebels-text = The first discard of a turn is free.
faction-brigade-rouge = Brigade Rouge
faction-brigade-rouge-text = Your blocker has +1 resistance.
faction-brotherhood-shikai = Brotherhood Shikai
faction-brotherhood-shikai-text = The first weapon technology of a turn is free.
faction-chaac = Cha'ac
faction-chaac-text = A harvest that shows a blank gives 1 resource.
faction-iron-choir = Iron Choir
faction-iron-choir-text = Your soldiers enter the ark with 1 more life point.
faction-meridian-cartel = Meridian Cartel
faction-meridian-cartel-text = The first event of a turn costs 1 less.
faction-qasyun-djinns = Qasyun Djinns
faction-qasyun-djinns-text = Your base has +1 resistance against an attack with a single die.
