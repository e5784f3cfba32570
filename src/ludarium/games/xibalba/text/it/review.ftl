# What a review says: why another answer was better, by the part of the estimate that differs.
motive-paragon = Guadagni più paragon.
motive-resources = Ti restano più risorse.
motive-soldiers = La tua squadra è più forte.
motive-base = La tua base è più forte.
motive-ark = Prendi l'arca o la tieni più a lungo, e rende paragon.
motive-attack = L'attacco porta più bottino.
motive-dice = Sfrutti meglio i dadi.
