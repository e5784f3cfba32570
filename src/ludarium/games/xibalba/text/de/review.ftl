# What a review says: why another answer was better, by the part of the estimate that differs.
motive-paragon = Du gewinnst mehr Paragon.
motive-resources = Du behältst mehr Ressourcen.
motive-soldiers = Dein Kampftrupp ist stärker.
motive-base = Deine Basis ist stärker.
motive-ark = Du nimmst die Arche oder hältst sie länger, und sie bringt Paragon.
motive-attack = Der Angriff bringt mehr Beute.
motive-dice = Du machst mehr aus den Würfeln.
