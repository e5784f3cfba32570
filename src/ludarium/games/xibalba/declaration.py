"""Xibalba, declared: what lies on the table, what can be answered, and what can happen.

Everything lies open: stacks, market and discard piles are public (XIB-STK-09, XIB-DCK-05), and the order of a deck,
which nobody knows, is not part of the position: decks are counts, and chance is asked when a card is drawn.

All stacks of all seats lie in `cards`, seat by seat, squad first and then the four build slots, each from bottom to
top; `heights` says how many cards each has.
"""

from ludarium.kernel.declaration import FLAG, Declaration, Kind, OfContent, Packed, Signed, Zone, count, event, verb

FACES = ["blank", "r1", "r2", "r3", "attack", "critical", "p1", "p2"]
ROLLED_FACES = ["blank", "r1", "r2", "r3", "blank", "attack", "critical"]
"""Resource dice, then attack dice."""
KEPT = ["r0", "r1", "r2", "r3", "a0", "attack", "critical"]
"""What an answer calls these faces."""
ACTIONS = ["reorganise", "medicine", "weapon-technology", "tactical-attack", "harvest", "discard", "upgrade"]
"""The general actions, in the order of their prices."""
TYPES = ["soldier", "civilian", "building", "event"]
STACK_NAMES = ["squad", "slot1", "slot2", "slot3", "slot4"]
SEATS = [f"p{seat + 1}" for seat in range(4)]
SPOTS = ["-", "ark", *SEATS, *(f"{seat}-{stack}" for seat in SEATS for stack in STACK_NAMES)]
ACTS = [
    "gain-resources", "lose-resources", "gain-paragon", "lose-paragon", "roll-paragon", "steal-resources",
    "steal-paragon", "others-lose-resources", "others-gain-resources", "damage-ark", "heal", "destroy-soldier",
    "destroy-civilian", "destroy-building", "destroy-upgrade", "destroy-ark", "destroy-this", "demote-soldier",
    "demote-upgrade", "win-over-soldier", "recall", "roll-attack", "pool-dice", "rerolls", "refresh", "add-symbol",
    "turn-blank", "lasting",
]  # fmt: skip
"""What effects do. The rules know ranges of them."""
PERSONAL = [
    "strength", "ark-strength", "resistance", "block-resistance", "critical", "loot", "control", "kill", "entry-life",
    "unblockable", "no-block", "paragon-value",
]  # fmt: skip
"""Modifiers that on a soldier card concern that soldier alone; on any other card, on a faction and when they last for a
while they concern every soldier of the seat."""
MODIFIERS = [
    *PERSONAL, "base-resistance", "one-die-resistance", "guard", "pool", "reroll", "blank-trade", "medicine-life",
    *(f"{bought}-price" for bought in (*TYPES, *ACTIONS)), "kin-price", "breach-resources", "block-resources",
]  # fmt: skip
TIMINGS = ["effect", "dice", "action", "permanent"]
PER = ["once", "per-soldier", "per-civilian", "per-building", "per-kin", "if-holding", "if-outside"]
"""What an act is multiplied by; the last two are conditions, whether its owner controls the ark."""
ENDS = ["until-end-of-turn", "until-next-turn"]
MOST_CARDS = 64 + 48 + 32
"""Every card but the events."""
MOST_SYMBOLS = 63
MOST_LASTING = 15

SEAT, OTHER = count(3), count(7)
CARD = OfContent("card", bits=7)
FACTION = OfContent("faction", bits=3)
PLACE = Kind("place", ["ark", *STACK_NAMES], bits=3)
STACK = Kind("stack", STACK_NAMES, bits=3)
TARGET = Kind("target", ["ark", *SEATS], bits=3)
SPOT = Kind("spot", SPOTS, bits=5)
FACE = Kind("face", FACES, bits=3)
DICE = count(7)
SYMBOLS = count(MOST_SYMBOLS)
DEPTH = count(63)
AMOUNT = count(63)
LIFE = count(31)

CELL = Packed("cell", used=FLAG, resolved=FLAG, title=CARD)
"""A card in play, with the marks that belong to it (XIB-ACT-16): its effect-phase or dice-phase effect is done in this
round; its free action-phase effect is done in this turn."""
LASTING = Packed("lasting", seat=SEAT, modifier=count(63), amount=Signed(MOST_LASTING), ends=FLAG)
"""A modifier that lasts for a while."""
FADING = Packed("fading", modifier=count(63), ends=FLAG)
"""Which modifier an effect changes, and until when."""
LYING = Packed("lying", place=count(7), depth=DEPTH)
"""Where a card of a seat lies."""
RESOURCE_DICE = Packed("resource_dice", blank=DICE, r1=DICE, r2=DICE, r3=DICE)
ATTACK_DICE = Packed("attack_dice", blank=DICE, attack=DICE, critical=DICE)
PARAGON_DICE = Packed("paragon_dice", blank=DICE, p1=DICE, p2=DICE)
KEPT_DICE = Packed("kept_dice", **dict.fromkeys(KEPT, DICE))
"""Dice by what they show."""

XIBALBA = Declaration(
    state="Xibalba",
    givens="givens: Givens",
    imports={"givens": "Givens", "vocabulary": "MODIFIERS"},
    width=24,
    constants={
        "NOBODY": -1,
        # A seat's stacks, and the places of its active cards: the ark, then the stacks. An event lies nowhere.
        "STACKS": len(STACK_NAMES),
        "SQUAD": 0,
        "ARK_PLACE": 0,
        "NO_PLACE": 6,
        # What is rolled: resource dice by face, then attack dice by face.
        "ROLLED": len(ROLLED_FACES),
        "ATTACK_DICE": len(RESOURCE_DICE.fields),
        # The spots that an effect may point at: none, the ark, a seat, a stack of a seat.
        "NO_SPOT": 0,
        "ARK_SPOT": SPOTS.index("ark"),
        "SEAT_SPOTS": SPOTS.index("p1"),
        "STACK_SPOTS": SPOTS.index("p1-squad"),
        "MOST_SYMBOLS": MOST_SYMBOLS,
        "MOST_LASTING": MOST_LASTING,
    },
    packed=[CELL, LASTING, FADING, LYING, RESOURCE_DICE, ATTACK_DICE, PARAGON_DICE, KEPT_DICE],
    numbers={
        "vocabulary": [
            ACTS,
            [*MODIFIERS, "modifiers"],
            TYPES,
            # Of each in a turn the first may be cheaper for a faction.
            [*ACTIONS, "first-event", "firsts"],
            [face.replace("critical", "critical-hit") for face in FACES],
            [*(f"in-{phase}-phase" for phase in TIMINGS[:-1]), "permanent"],
            PER,
            ENDS,
        ],
    },
    zones=[
        Zone("factions", cells="seats", start="EMPTY", rare=True, of="faction"),
        Zone("first", start="EMPTY", of="seat"),
        Zone("turns"),
        Zone("resources", cells="seats", start="givens.start_resources"),
        Zone("paragon", cells="seats"),
        Zone("levels", cells="seats", start="1", rare=True, of="level"),
        Zone("cards", cells="0", rare=True, most=MOST_CARDS, of="cell", lengths="heights"),
        Zone("heights", cells="STACKS * seats", rare=True),
        Zone("market", cells="4 * givens.open_cards", start="EMPTY", rare=True, of="card"),
        Zone("deck", whole="tuple(givens.copies)", rare=True, note="Copies by title."),
        Zone("discards", cells="givens.titles", rare=True, note="Likewise."),
        Zone("event", start="EMPTY", of="card"),
        Zone("ark", start="EMPTY", of="cell"),
        Zone("controller", start="NOBODY", of="seat"),
        Zone("life"),
        Zone("pool", whole="(0, 0)", rare=True, note="Resource dice and attack dice that wait for the first roll."),
        Zone("rerolls"),
        Zone("rolled", cells="ROLLED"),
        Zone("dice", cells=f"{len(FACES)}", note="The action pool, by face."),
        Zone("committed", whole="(0, 0)", rare=True, note="Symbols and criticals of the attack that is carried out."),
        Zone("done", of="set", note="General actions done in this turn."),
        Zone("lasting", cells="0", rare=True, most=64, of="lasting"),
        Zone("winner", start="NOBODY", of="seat"),
        Zone("tops", cells="STACKS * seats", start="EMPTY", rare=True, derived=True, of="cell"),
        Zone("modifiers", cells="MODIFIERS * seats", rare=True, derived=True),
    ],
    verbs=[
        verb("faction", "XIB-SET-07", faction=FACTION),
        verb("draw", "XIB-DCK-05", card=CARD),
        verb("roll-resource", "XIB-DIE-08", dice=RESOURCE_DICE),
        verb("roll-attack", "XIB-DIE-08", dice=ATTACK_DICE),
        verb("roll-paragon", "XIB-PAR-01", dice=PARAGON_DICE),
        verb("resolve", "XIB-EFF-03", place=PLACE),
        verb("pool", "XIB-DIE-01", resource=DICE, attack=DICE),
        verb("keep", "XIB-DIE-09", dice=KEPT_DICE),
        verb("trade", "XIB-ACT-01", face=FACE),
        verb("attack", "XIB-ACT-01", target=TARGET, symbols=SYMBOLS, criticals=SYMBOLS),
        verb("enter", "XIB-ACT-01", critical=FLAG),
        verb("block", "XIB-BLK-01"),
        verb("let-through", "XIB-BLK-01"),
        verb("destroy", "XIB-ARK-19", spot=SPOT, depth=DEPTH),
        verb("spare", "XIB-ARK-19"),
        verb("buy-soldier", "XIB-BUY-01", card=CARD),
        verb("buy-upgrade", "XIB-BUY-01", card=CARD, place=STACK),
        verb("buy-event", "XIB-BUY-01", card=CARD),
        verb("discard-open", "XIB-GEN-01", card=CARD),
        verb("discard-own", "XIB-GEN-01", place=STACK),
        verb("reorganise", "XIB-GEN-01"),
        verb("bring", "XIB-STK-08", place=STACK, depth=DEPTH),
        verb("shift", "XIB-STK-08", src=STACK, dst=STACK, depth=DEPTH),
        verb("swap", "XIB-STK-08", first=STACK, second=STACK),
        verb("done", "XIB-REO-09"),
        verb("medicine", "XIB-GEN-01"),
        verb("weapon-technology", "XIB-GEN-01"),
        verb("tactical-attack", "XIB-GEN-01"),
        verb("harvest", "XIB-GEN-01"),
        verb("upgrade", "XIB-UPG-04"),
        verb("use", "XIB-ACT-11", place=STACK),
        verb("apply", "XIB-EFF-04", spot=SPOT, which=count(3)),
        verb("skip", "XIB-EFF-06"),
        verb("end", "XIB-TRN-07"),
    ],
    events=[
        event("faction", "XIB-SET-07", seat=SEAT, faction=FACTION),
        event("ark-soldier", "XIB-SET-02", card=CARD, life=LIFE),
        event("opened", "XIB-BUY-08", card=CARD),
        event("reshuffled", "XIB-DCK-01", type=Kind("type", TYPES, bits=2)),
        event("start-roll", "XIB-SET-15", seat=SEAT, amount=AMOUNT),
        event("starts", "XIB-SET-15", seat=SEAT),
        event("turn", "XIB-TRN-02", seat=SEAT),
        event("income", "XIB-EFF-01", seat=SEAT, amount=AMOUNT),
        event("resolved", "XIB-EFF-03", seat=SEAT, card=CARD),
        event("pool", "XIB-DIE-01", seat=SEAT, resource=DICE, attack=DICE),
        event("rolled-resource", "XIB-DIE-08", seat=SEAT, dice=RESOURCE_DICE),
        event("rolled-attack", "XIB-DIE-08", seat=SEAT, dice=ATTACK_DICE),
        event("rolled-paragon", "XIB-PAR-01", seat=SEAT, dice=PARAGON_DICE),
        event("kept", "XIB-DIE-09", seat=SEAT, dice=KEPT_DICE),
        event("traded", "XIB-RES-01", seat=SEAT, face=FACE),
        event("gained", "XIB-RES-04", seat=SEAT, amount=AMOUNT),
        event("lost", "XIB-RES-07", seat=SEAT, amount=AMOUNT),
        event("paragon", "XIB-PAR-02", seat=SEAT, amount=AMOUNT),
        event("paragon-lost", "XIB-PAR-12", seat=SEAT, amount=AMOUNT),
        event("looted", "XIB-ARK-20", seat=SEAT, other=OTHER, amount=AMOUNT),
        event("stole", "XIB-PAR-08", seat=SEAT, other=OTHER, amount=AMOUNT),
        event("attacked", "XIB-ATK-06", seat=SEAT, target=TARGET, strength=count(255)),
        event("damaged", "XIB-ATK-07", card=CARD, amount=AMOUNT, life=LIFE),
        event("destroyed", "XIB-DES-04", card=CARD),
        event("entered", "XIB-ARK-04", seat=SEAT, card=CARD, life=LIFE),
        event("blocked", "XIB-BLK-01", seat=SEAT, card=CARD),
        event("let-through", "XIB-BLK-03", seat=SEAT),
        event("held", "XIB-ARK-17", seat=SEAT),
        event("breached", "XIB-ARK-18", seat=SEAT),
        event("bought", "XIB-BUY-01", seat=SEAT, card=CARD),
        event("discarded", "XIB-DIS-04", seat=SEAT, card=CARD),
        event("demoted", "XIB-STK-04", seat=SEAT, card=CARD),
        event("won-over", "XIB-CMP-20", seat=SEAT, other=OTHER, card=CARD),
        event("recalled", "XIB-CMP-20", seat=SEAT, card=CARD),
        event("reorganised", "XIB-REO-01", seat=SEAT),
        event("healed", "XIB-GEN-02", seat=SEAT, life=LIFE),
        event("weapon-technology", "XIB-GEN-06", seat=SEAT),
        event("die", "XIB-GEN-11", seat=SEAT, face=FACE),
        event("upgraded", "XIB-UPG-04", seat=SEAT, level=count(7)),
        event("used", "XIB-ACT-11", seat=SEAT, card=CARD),
        event("controls", "XIB-ARK-06", seat=SEAT),
        event("won", "XIB-WIN-01", seat=SEAT),
        event("tactical-attack", "XIB-GEN-08", seat=SEAT),
        event("no-more", "XIB-TRN-06", seat=SEAT),
    ],
)
