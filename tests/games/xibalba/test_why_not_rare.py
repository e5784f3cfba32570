"""Refusals that random clicks hardly ever meet, each arranged: what is said is so, and what it names helps.

Where something is missing, supplying it makes the answer legal. Where nothing can be supplied, the refusal says what
can be done instead, and that is legal.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from ludarium.games.xibalba import GAME
from ludarium.games.xibalba.atoms import clear_marks, put
from ludarium.games.xibalba.setup import Factions
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.cells import EMPTY, with_value
from ludarium.kernel.wording import Wording
from tests.games.xibalba.clicks import CHECKS, Click
from tests.games.xibalba.scenario import Scenario, pack_with
from tests.games.xibalba.test_why_not import Step, armed, both, breached, market


class Row(NamedTuple):
    """A kind of refusal: what is clicked and in which position, and what helps: a change, or another answer."""

    kind: str
    click: str
    given: Step
    helps: Step | str
    effect: str = ""
    """What Black Market and Informer do instead of what is printed on them: no card of our own pack does that."""
    mode: str = "normal"


def nothing(game: Scenario) -> None:
    """As it is."""


def event(card: str, *steps: Step) -> Step:
    """Seat 0 has bought an event and is asked how to carry it out."""
    return both(*steps, lambda g: g.market(card), lambda g: g.do(f"buy-event {card}"))


def soldiers(game: Scenario) -> None:
    game.squad(1, "scout")
    game.squad(2, "scout")


def upgrades(game: Scenario) -> None:
    game.slot(1, 1, "bunker")
    game.slot(2, 1, "smuggler")


def stacked(game: Scenario) -> None:
    for seat in (1, 2):
        game.squad(seat, "rifleman", "scout")
        game.slot(seat, 1, "artillery", "bunker")


def raiding(attacker: int, attacked: int) -> Step:
    """One seat attacks the base of another, which may block."""

    def raid(game: Scenario) -> None:
        game.squad(attacked, "veteran")
        game.ark("walker", seat=attacker, life=9)
        game.action(attacker)
        game.dice(attack=2)
        game.do(f"attack p{attacked + 1} symbols=2")

    return raid


def two_high(game: Scenario) -> None:
    """Seat 0 has breached the base of seat 1, where two bunkers lie on each other."""
    game.slot(1, 1, "bunker", "bunker")
    game.ark("walker", seat=0, life=9)
    game.dice(attack=3)
    game.do("attack p2 symbols=3")


def arranging(game: Scenario) -> None:
    game.level(0, 3)
    game.squad(0, "scout", "scout")
    game.slot(0, 1, "bunker")
    game.do("reorganise")


def holding(card: str) -> Step:
    """Seat 0 has a soldier in the ark and a die to attack with."""
    return both(armed, lambda g: g.ark(card, seat=0, life=3))


def in_slot(slot: int, card: str) -> Step:
    return lambda g: g.slot(0, slot, card)


def slots(*cards: str) -> Step:
    return both(*(in_slot(at, card) for at, card in enumerate(cards, 1)))


def effect_phase(*cards: str) -> Step:
    return both(slots(*cards), lambda g: g.effect_phase(0))


def dice_phase(*cards: str) -> Step:
    return both(slots(*cards), lambda g: g.choose_pool(0), lambda g: g.do("pool resource=3 attack=3"))


def choosing(seat: int, *taken: str) -> Step:
    """A seat chooses a faction; those before and after it have these."""

    def choose(game: Scenario) -> None:
        ids = [faction.id for faction in game.match.content.factions]
        others = [ids.index(faction) for faction in taken]
        factions = [*others[:seat], EMPTY, *others[seat:]]
        game.s.factions = tuple(factions + [EMPTY] * (3 - len(factions)))
        game.s.turns = 0
        game.s.stack = [Factions(seat)]
        game.changed()

    return choose


def rolled(game: Scenario) -> None:
    game.chance("roll-resource r1=1 r2=1 r3=1")
    game.roll(0, 3, 0)


def action_phase(game: Scenario) -> None:
    game.action(0)


def no_open_soldiers(game: Scenario) -> None:
    """All soldiers that lie open or in the deck have joined the squad of seat 1."""
    first, last = game.match.givens.first_title[:2]
    opened = game.s.market[: game.match.givens.open_cards]
    for title in range(first, last):
        for _ in range(game.s.deck[title] + opened.count(title)):
            put(game.s, 1, 0, title)
        game.s.deck = with_value(game.s.deck, title, 0)
    game.s.market = (EMPTY,) * len(opened) + game.s.market[len(opened) :]
    game.changed()


def used_up(game: Scenario) -> None:
    game.slot(0, 1, "black-market")
    game.do("use slot1", "apply -")


def next_round(game: Scenario) -> None:
    game.s.done = 0
    clear_marks(game.s, 0)
    game.changed()


def nobodys_ark(game: Scenario) -> None:
    game.ark("rifleman", life=5)


PACK = lambda g: g.slot(0, 1, "black-market")  # noqa: E731

ROWS = [
    Row("type-soldier", "buy-upgrade rifleman slot1", nothing, "buy-soldier rifleman"),
    Row("type-civilian", "buy-soldier trader", nothing, "buy-upgrade trader slot1"),
    Row("type-building", "buy-soldier bunker", nothing, "buy-upgrade bunker slot1"),
    Row("type-event", "buy-soldier supply-drop", nothing, "buy-event supply-drop"),
    Row("slot-building", "buy-upgrade trader slot1", slots("bunker"), lambda g: g.do("discard-own slot1")),
    Row("apocalypse", "discard-open rifleman", nothing, "buy-soldier rifleman", mode="apocalypse"),
    Row("in-ark", "discard-open captain", lambda g: g.ark("captain"), lambda g: g.market("captain")),
    # Dice
    Row("no-dice", "attack ark", armed, "attack ark symbols=1"),
    Row("trade-attack", "trade attack", lambda g: g.dice(attack=1, r1=1), "trade r1"),
    Row("pool-kind", "pool resource=5 attack=1", lambda g: g.choose_pool(0), "pool resource=4 attack=2"),
    Row("pool", "pool resource=4 attack=4", both(slots("foundry"), lambda g: g.choose_pool(0)),
        lambda g: g.slot(0, 2, "foundry")),
    Row("pool-more", "pool resource=4 attack=2", dice_phase("oracle"), "pool resource=4 attack=3"),
    Row("keep", "keep r1=2", rolled, both(lambda g: g.s.rolled.__setitem__(1, 2), lambda g: g.changed())),
    # Who is asked for what
    Row("chance", "roll-resource r1=1", nothing, "trade r1"),
    Row("waits-faction", "faction ska", choosing(1, "brigade-rouge"), choosing(0)),
    Row("waits-block", "harvest", raiding(0, 1), action_phase),
    Row("first-faction", "harvest", choosing(0), both(choosing(1, "ska"), action_phase)),
    Row("first-resolve", "harvest", effect_phase("trader", "refinery"), action_phase),
    Row("first-pool", "harvest", lambda g: g.choose_pool(0), action_phase),
    Row("first-keep", "harvest", rolled, lambda g: g.do("keep r1=1 r2=1 r3=1")),
    Row("first-block", "harvest", raiding(1, 0), action_phase),
    Row("first-destroy", "harvest", breached, action_phase),
    Row("first-pay", "harvest", effect_phase("astrologer"), action_phase),
    Row("first-effect", "harvest", event("assassination", soldiers), action_phase),
    Row("first-arrange", "harvest", arranging, lambda g: g.do("done")),
    Row("faction", "faction ska", nothing, choosing(0)),
    Row("taken", "faction ska", choosing(0, "ska"), choosing(0, "brigade-rouge")),
    Row("taken-board", "faction chaac", choosing(0, "ska"), choosing(0, "brigade-rouge")),
    Row("effects-over", "resolve slot1", slots("trader", "refinery"), lambda g: g.effect_phase(0)),
    Row("no-raid", "block", nothing, raiding(1, 0)),
    Row("no-breach", "spare", nothing, breached),
    Row("no-effect", "skip", nothing, effect_phase("astrologer")),
    # Ark and bases
    Row("ark-empty", "medicine", lambda g: g.empty_ark(), lambda g: g.ark("captain", seat=0, life=3)),
    Row("own-base", "attack p1 symbols=1", holding("captain"), "attack p2 symbols=1"),
    Row("no-base", "attack p4 symbols=1", holding("captain"), "attack p3 symbols=1"),
    Row("inside", "enter", holding("captain"), lambda g: g.empty_ark()),
    Row("plunder", "destroy p3-slot1", breached, "destroy p2-slot1"),
    Row("top-only", "destroy p2-slot1 depth=1", two_high, "destroy p2-slot1"),
    # The own base
    Row("upgraded", "upgrade", lambda g: g.do("upgrade"), next_round),
    Row("just-arranged", "reorganise", both(arranging, lambda g: g.do("done")), lambda g: g.do("trade r1")),
    Row("on-top", "bring squad", arranging, "bring squad depth=1"),
    Row("deep", "bring squad depth=2", arranging, lambda g: g.squad(0, "scout")),
    Row("stays", "shift squad slot2", arranging, "shift slot1 slot2"),
    Row("same-slot", "shift slot1 slot1", arranging, "shift slot1 slot2"),
    Row("both-empty", "swap slot2 slot3", arranging, lambda g: g.slot(0, 2, "bunker")),
    Row("lower-first", "swap slot2 slot1", arranging, "swap slot1 slot2"),
    # Effects
    Row("use-squad", "use squad", armed, "attack ark symbols=1"),
    Row("effect-phase", "resolve slot3", effect_phase("trader", "refinery", "bunker"),
        effect_phase("trader", "refinery", "tax-collector")),
    Row("dice-phase", "resolve slot3", dice_phase("gambler", "arsenal", "trader"), "resolve slot1"),
    Row("resolved", "resolve slot1", both(effect_phase("trader", "refinery", "tax-collector"),
        lambda g: g.do("resolve slot1")), next_round),
    Row("used", "use slot1", used_up, next_round),
    Row("must", "skip", event("assassination", soldiers), "apply p2-squad"),
    Row("ways", "apply p2-squad which=1", event("assassination", soldiers), "apply p2-squad"),
    Row("no-target", "apply p2-squad", both(slots("black-market"), lambda g: g.do("use slot1")), "apply -"),
    Row("refresh", "apply -", both(slots("informer"), no_open_soldiers, lambda g: g.do("use slot1")),
        "apply - which=1"),
    Row("destroy-soldier", "apply p2-slot1", event("assassination", soldiers), "apply p2-squad"),
    Row("destroy-upgrade", "apply p2-squad", event("air-raid", upgrades), "apply p2-slot1"),
    Row("steal-resources", "apply p1", event("pilfering"), "apply p2"),
    Row("steal-paragon", "apply p1", event("desecration", lambda g: g.paragon(2, 2, 2)), "apply p2"),
    Row("win-over-soldier", "apply p2-slot1", event("defection", soldiers), "apply p2-squad"),
    Row("demote-upgrade", "apply p2-slot2 which=1", event("mutiny", stacked), "apply p2-slot1 which=1"),
    # Effects of other packs
    Row("pool-fewer", "pool resource=1 attack=4", dice_phase("black-market"), "pool resource=2 attack=3",
        "pool-dice -1"),
    Row("gone", "apply - which=2", both(PACK, lambda g: g.do("use slot1")), "apply - which=1",
        'destroy-this", "gain-resources 1 | lose-resources 1 | destroy-this'),
    Row("per-soldier", "use slot1", PACK, lambda g: g.squad(0, "scout"), "per-soldier: gain-resources 1"),
    Row("per-civilian", "use slot1", PACK, lambda g: g.slot(0, 2, "trader"), "per-civilian: gain-resources 1"),
    Row("per-building", "use slot1", slots("informer"), lambda g: g.slot(0, 2, "bunker"),
        "per-building: gain-resources 1"),
    Row("per-kin", "use slot1", PACK, lambda g: g.slot(0, 2, "workshop"), "per-kin: gain-resources 1"),
    Row("if-holding", "use slot1", PACK, lambda g: g.ark("captain", seat=0, life=3), "if-holding: gain-resources 1"),
    Row("if-outside", "use slot1", both(PACK, lambda g: g.ark("captain", seat=0, life=3)), nobodys_ark,
        "if-outside: gain-resources 1"),
    Row("destroy-civilian", "use slot1", both(PACK, lambda g: g.slot(1, 1, "bunker")),
        lambda g: g.slot(1, 2, "trader"), "destroy-civilian"),
    Row("destroy-building", "use slot1", both(PACK, lambda g: g.slot(1, 1, "trader")),
        lambda g: g.slot(1, 2, "bunker"), "destroy-building"),
    Row("destroy-ark", "use slot1", both(PACK, lambda g: g.ark("captain", seat=0, life=3)), nobodys_ark, "destroy-ark"),
]  # fmt: skip


def table(folder: Path, row: Row) -> Scenario:
    """Seat 0 in its action phase, rich enough for everything, against seats 1 and 2."""
    pack = None
    if row.effect:
        printed = 'timing = "action", effect = ["gain-resources 2 | add-symbol attack 1"]'
        timing = "dice" if row.effect.startswith("pool-dice") else "action"
        pack = pack_with(folder, "buildings.toml", printed, f'timing = "{timing}", effect = ["{row.effect}"]')
        informer = '"refresh soldier | refresh civilian | refresh building | refresh event"'
        if timing == "action":
            changed = (pack / "civilians.toml").read_text("utf-8").replace(informer, f'"{row.effect}"')
            (pack / "civilians.toml").write_text(changed, "utf-8")
    game = Scenario(seats=3, content=pack, chosen_factions=True, mode=row.mode)
    game.resources(20, 5, 5)
    game.dice(r1=1)
    market(game)
    return game


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.kind}: {row.click}" for row in ROWS])
def test_a_rare_refusal_says_what_helps(row: Row, tmp_path: Path) -> None:
    game = table(tmp_path, row)
    row.given(game)
    game.settle()
    code = game.match.verbs.parse(row.click)
    refusal = game.match.why_not(game.s, 0, code)
    assert refusal is not None
    assert refusal.lack is not None
    assert refusal.lack.message == f"lack-{row.kind}"
    assert refusal.rule in GAME.rules.rules
    assert CHECKS[row.kind](Click(game.match, game.s, 0, code, refusal))
    for language in LANGUAGES:
        sentence = Wording(game.match, language, ["Ada", "Ben", "Cleo"]).remark(refusal.lack)
        assert sentence.endswith(".")
        assert "{" not in sentence

    if not isinstance(row.helps, str):
        row.helps(game)

    answer = row.helps if isinstance(row.helps, str) else row.click
    assert answer in game.legal()
    assert game.ask.seat == 0
