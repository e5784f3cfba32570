"""Regatta, declared: what lies on the table and who sees it, what can be answered, and what can happen."""

from ludarium.kernel.declaration import FLAG, Declaration, OfContent, Zone, count, event, verb

WIND = OfContent("wind", bits=4)
SPACE = OfContent("space", bits=6)
SEAT = count(3)
CURRENT = count(6)

REGATTA = Declaration(
    state="Race",
    givens="givens: Givens",
    imports={"givens": "Givens"},
    width=16,
    constants={"HAND": 8},
    zones=[
        Zone("deck", "nobody", "wind", whole="givens.cards[:]", bag=True, of="wind"),
        Zone("discards", pool="wind", cells="len(givens.cards)", start="EMPTY", of="wind"),
        Zone("hands", "owner", "wind", cells="HAND * seats", start="EMPTY", bag=True, of="wind"),
        Zone("chosen", pool="wind", cells="seats", start="EMPTY", of="wind"),
        Zone("boats", cells="seats", of="space"),
        Zone("anchored", cells="seats"),
        Zone("round"),
        Zone("current"),
    ],
    verbs=[
        verb("deal", wind=WIND),
        verb("choose", wind=WIND),
        verb("roll", current=CURRENT),
        verb("sail", spaces=count(9), ride=FLAG),
        verb("anchor"),
    ],
    events=[
        event("drew", only="seat", seat=SEAT, wind=WIND),
        event("drew-hidden", all_but="seat", seat=SEAT),
        event("opened", seat=SEAT, wind=WIND),
        event("current", current=CURRENT),
        event("sailed", seat=SEAT, space=SPACE),
        event("rammed", seat=SEAT, space=SPACE),
        event("anchored", seat=SEAT),
        event("stormed"),
    ],
)
