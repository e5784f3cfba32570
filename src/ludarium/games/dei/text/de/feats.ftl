feat-bombing-text = Jede deiner Brücken gibt dir 2 Stärke in der überspannten Bodenregion, wenn dort eine eigene Figur steht.
feat-trojan-horses-text = In Regionen mit einer Drohne hast du 1 Stärke mehr, wenn dort eine eigene Figur steht.
feat-fortress-text = Jedes deiner Lager gibt dir 2 Stärke in seiner Region, wenn dort eine eigene Figur steht.
feat-extreme-remedies-text = In einer Region mit einer eigenen Figur, aber ohne deine Mehrheit darfst du Sammeln nutzen, um dort 1 Plünderer einer anderen Fraktion zu töten.
feat-field-knowledge-text = Bist du in einer Region an der Spitze im Gleichstand, hast du dort die Mehrheit.
feat-caravan-text = { $edition ->
        [en] Du darfst deine Lager wie Plünderer bewegen, allein oder in der Gruppe.
       *[de] Du darfst deine Lager wie Plünderer bewegen, allein oder in der Gruppe, und jedes gibt dir 1 Stärke in seiner Region, wenn dort eine eigene Figur steht.
    }
feat-field-engineer-text = Immer wenn du eine Brücke oder einen Aufzug baust, erhält die Karte 2 weitere Bewegungen.
feat-underground-shortcut-text = Für deine Bewegungen sind alle Bodenregionen mit einem eigenen oder neutralen Aufzug einander benachbart.
feat-sky-boots-text = { $edition ->
        [de] Einmal je Karte bringt dir eine Bewegung 1 weitere.
       *[en] Jede Bewegung außer den zusätzlichen bringt dir auf dieser Karte 1 weitere.
    }
feat-outnumber-text = Sind alle deine 15 Plünderer auf dem Spielplan, darfst du Einrücken als Bewegen oder Sammeln nutzen.
feat-drop-pod-text = Du darfst Lager auch in Regionen ohne eigene Figuren bauen.
feat-remote-drive-text = Drohnen, die du bewegst, dürfen 1 Region weiter ziehen.
feat-exploitation-camp-text = { $edition ->
        [en] Sammelst du Technologie in einer Region mit eigenem Aufzug, auch mit der Ernte-Drohne, darfst du 1 davon gegen 1 Energie tauschen.
        [it] Sammelst du Technologie in einer Region mit eigenem oder neutralem Aufzug, auch mit der Ernte-Drohne, darfst du 1 davon gegen 1 Energie tauschen.
       *[de] Sammelst du in einer Bodenregion mit eigenem Aufzug, darfst du 1 Technologie von deinem Pad gegen 1 Energie tauschen.
    }
feat-deep-excavation-text = Du darfst Sammeln nutzen, um 1 Ressource aus dem allgemeinen Vorrat in eine Region mit einer eigenen Figur zu legen: Technologie auf Boden, Energie auf ein Dach.
feat-alternative-energy-text = { $edition ->
        [de] Einmal je Aktionsphase darfst du beim Kaufen 1 Technologie statt 1 Energie zahlen oder umgekehrt.
       *[en] Einmal je Aktionsphase darfst du beim Kaufen 1 Technologie statt 1 Energie zahlen.
    }
feat-low-energy-remote-control-text = Drohnenkarten kosten dich 1 Ressource deiner Wahl weniger.
feat-delivery-bot-text = { $edition ->
        [it] Einmal je Aktionsphase darfst du 1 Energie zahlen und 1 Handkarte abgeben, um zu kaufen.
       *[de] Einmal je Aktionsphase darfst du für 1 Energie kaufen, ohne eine Karte zu spielen.
    }
feat-trading-post-text = Für jede gekaufte Marktkarte erhältst du 1 Vorrat.
