# Namen und Gesellschaft: wer da ist, wen man einlädt, welche Tische es gibt, und Antworten, die niemanden brauchen.
settings-ask-forced = Auch fragen, wenn es nur eine Antwort gibt
forced-given = Von selbst gegeben: { $answers }
forced-soon = Deine einzige Antwort wird von selbst gegeben, nicht schneller als eine Wahl, damit sie nichts verrät.
forced-tag = von selbst
