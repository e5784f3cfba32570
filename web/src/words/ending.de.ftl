ending-heading = Mit dieser Partie aufhören
ending-about = Bevor etwas geschieht, wirst du noch einmal gefragt.
ending-concede = Aufgeben …
ending-concede-for = Für { $name } aufgeben …
ending-end = Ohne Ergebnis beenden …
ending-withdraw = Den Vorschlag zum Beenden zurückziehen
ending-keep-playing = Weiterspielen
ending-no-return = Das lässt sich nicht rückgängig machen.
ending-concede-title = Endgültig aufgeben, { $name }?
ending-concede-other-wins = Die Partie endet jetzt, und { $names } gewinnt.
ending-concede-bot-plays-on = An deiner Stelle spielt ein Bot weiter, und du landest auf dem letzten Platz. { $names } können die Partie zu Ende spielen.
ending-concede-standing = Die Partie endet jetzt. Für { $names } zählen die Punkte dieses Augenblicks; du landest auf dem letzten Platz.
ending-concede-yes = Endgültig aufgeben
ending-end-title = Die Partie ohne Ergebnis beenden?
ending-end-ends = Die Partie endet jetzt ohne Sieger; nichts wird gewertet.
ending-end-proposes = Zuerst werden alle gefragt, die noch mitspielen: { $names }. Sind alle einverstanden, endet die Partie ohne Sieger, und nichts wird gewertet. Bis dahin kannst du den Vorschlag zurückziehen.
ending-end-yes-ends = Ohne Ergebnis beenden
ending-end-yes-proposes = Das Ende vorschlagen
ending-proposal = { $count ->
    [one] { $names } möchte die Partie beenden
   *[other] { $names } möchten die Partie beenden
 }
ending-proposed = Du möchtest die Partie beenden
ending-proposed-title = Du schlägst vor, die Partie zu beenden
ending-proposed-text = Sie endet ohne Sieger und ohne Wertung, sobald auch { $names } zustimmt.
ending-conceded = aufgegeben
ending-conceded-names = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
 }
ending-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
 }
ending-no-result = Ohne Ergebnis beendet
