"""Marshlight, declared: what lies on the table and who sees it, what can be answered, and what can happen."""

from ludarium.kernel.declaration import Declaration, OfContent, Zone, count, event, verb

GROUND = OfContent("ground", bits=2)
ISLET = OfContent("islet", bits=5)
SEAT = count(3)
FACE = count(6)

MARSHLIGHT = Declaration(
    state="Night",
    givens="givens: Givens",
    imports={"givens": "Givens"},
    width=8,
    constants={"HAND": 3},
    zones=[
        Zone("deck", "nobody", "ground", whole="givens.cards[:]", bag=True, of="ground"),
        Zone("hands", "owner", "ground", cells="HAND * seats", start="EMPTY", bag=True, of="ground"),
        Zone("played", pool="ground", cells="len(givens.cards)", start="EMPTY", of="ground"),
        Zone("lanterns", cells="len(givens.grounds)", start="EMPTY", of="seat", note="Whose lantern hangs there."),
        Zone("wind", note="What was rolled last; 0 before that."),
    ],
    verbs=[
        verb("draw", "MAR-TRN-01", ground=GROUND),
        verb("hang", "MAR-TRN-02", ground=GROUND, islet=ISLET),
        verb("drop", "MAR-TRN-03", ground=GROUND),
        verb("roll", "MAR-WND-01", face=FACE),
    ],
    events=[
        event("drew", only="seat", seat=SEAT, ground=GROUND),
        event("drew-hidden", all_but="seat", seat=SEAT),
        event("hung", seat=SEAT, islet=ISLET),
        event("dropped", seat=SEAT, ground=GROUND),
        event("burns", islet=ISLET, face=FACE),
        event("blown-out", islet=ISLET, face=FACE),
    ],
)
