"""Before an answer is confirmed: what it costs, changes and risks. Odds are compared with every way dice can fall."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest

from ludarium.games.xibalba import GAME
from ludarium.games.xibalba.effects import Effects
from ludarium.games.xibalba.game import XibalbaMatch
from ludarium.games.xibalba.state import SQUAD
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import advance
from ludarium.kernel.play import Play
from ludarium.kernel.remarks import Remark
from ludarium.kernel.verbs import VerbTable
from ludarium.kernel.views import View
from ludarium.kernel.wording import Wording
from tests.games.xibalba.clicks import plain
from tests.games.xibalba.scenario import Scenario

DICE = GAME.content()[1].dice
SYMBOLS = {"blank": 0, "p1": 1, "p2": 2, "r1": 1, "r2": 2, "r3": 3}


def told(game: Scenario, line: str, seat: int = 0) -> dict[str, dict[str, Any]]:
    """What is said before an answer is confirmed, by message."""
    view = game.match.view(game.s, seat)
    found = game.match.consequences(view, game.match.verbs.parse(line))
    return {remark.message: {key: plain(value) for key, value in remark.values.items()} for remark in found}


def chance(dice: int, kind: str, succeeds: Callable[[tuple[str, ...]], bool]) -> int:
    """How often dice fall so, in per cent, counted one by one."""
    ways = list(product(DICE[kind], repeat=dice))
    return round(100 * sum(map(succeeds, ways)) / len(ways))


def shows(least: int) -> Callable[[tuple[str, ...]], bool]:
    return lambda faces: sum(SYMBOLS[face] for face in faces) >= least


def strong(strength: int, need: int) -> Callable[[tuple[str, ...]], bool]:
    """A soldier without modifiers and all its dice in one attack."""
    return lambda faces: sum(strength + (face == "critical") for face in faces if face != "blank") >= need


def test_a_card_says_what_it_costs_and_what_is_left() -> None:
    game = Scenario()
    game.market("bomber", "trader")
    game.slot(0, 1, "refugee")
    game.resources(7)
    assert told(game, "buy-soldier bomber") == {"then-spend": {"n": 5, "left": 2}}
    assert told(game, "buy-upgrade trader slot1") == {
        "then-spend": {"n": 4, "left": 3},
        "then-covers": {"card": "refugee"},
    }


def test_a_free_discard_says_so_and_what_the_next_one_costs() -> None:
    for faction in (each.id for each in GAME.content()[1].factions):
        game = Scenario(factions=[faction, "ska" if faction != "ska" else "castor-rebels"])
        game.market("bomber")
        game.squad(0, "scout")
        game.resources(5)
        price = game.match.facts(game.match.view(game.s, 0))["bases"][0]["action_prices"][5]
        gone = {"then-discards": {"card": "scout"}, "then-no-card": {}}
        for line, more in (("discard-open bomber", {"then-replaced": {}}), ("discard-own squad", gone)):
            cost = {"then-spend": {"n": price, "left": 5 - price}} if price else {"then-free": {"n": 1}}
            assert told(game, line) == {**cost, **more}, faction


def test_what_does_not_fit_on_the_track_is_said_to_be_lost() -> None:
    game = Scenario()
    game.resources(23)
    game.dice(r3=1, p2=1)
    assert told(game, "trade r3") == {"then-resources": {"n": 23, "to": 25}, "then-over": {"n": 1, "limit": 25}}
    assert told(game, "trade p2") == {"then-paragon": {"n": 0, "to": 2, "target": 35}}


@pytest.mark.parametrize(("life", "message"), [(9, "then-ark-short"), (8, "then-ark-falls")])
def test_an_attack_on_the_ark_says_its_sum(life: int, message: str) -> None:
    game = Scenario()
    game.squad(0, "veteran")
    game.ark("rifleman", life=life)
    game.dice(attack=2)
    said = told(game, "attack ark symbols=2")
    assert (said[message]["n"], said[message]["need"]) == (8, life)
    if life == 8:
        assert said[message]["life"] == 4 + 2
        one, two = chance(1, "paragon", shows(1)), chance(1, "paragon", shows(2))
        assert said["then-gain-own-many"] == {"one": one, "two": two}
    else:
        assert said[message]["short"] == 1


@pytest.mark.parametrize(("paragon", "message"), [(0, "then-no-loot"), (1, "then-loot-few"), (9, "then-loot-many")])
def test_a_raid_says_what_breaches_who_may_block_and_what_can_be_looted(paragon: int, message: str) -> None:
    game = Scenario(seats=3)
    game.ark("captain", seat=0, life=5)
    game.squad(1, "shield-bearer")
    game.slot(1, 1, "trader")
    game.paragon(3, paragon)
    game.dice(attack=1, critical=1)
    resistance = game.match.content.factions[game.s.factions[1]].resistance[0]
    said = told(game, "attack p2 symbols=1 criticals=1")
    assert said["then-base-blockable"] == {"n": 3 + 3 + 1, "need": resistance, "cards": 1}
    assert said["then-block-falls"] == {"card": "shield-bearer", "need": 3}
    assert not any("gain" in name or "lose" in name for name in said)
    one, two = chance(2, "paragon", shows(1)), chance(2, "paragon", shows(2))
    victim = {"who": 1, "has": paragon}
    assert (
        said[message]
        == {
            "then-no-loot": victim,
            "then-loot-few": {**victim, "one": one, "n": 3, "to": 4},
            "then-loot-many": {**victim, "one": one, "two": two, "n": 3, "to": 7},
        }[message]
    )


def test_loot_is_said_in_every_language() -> None:
    game = Scenario()
    game.ark("captain", seat=0, life=5)
    game.dice(attack=2)
    code = game.match.verbs.parse("attack p2 symbols=2")
    for has, language, sentence in (
        (0, "en", "Ben has no paragon: nothing to loot."),
        (1, "de", "Ben hat 1 Paragon: zu 75 % geht 1 davon an dich (3 → 4)."),
        (9, "it", "Ben ha 9 paragon: 75% che almeno 1 passi a te, 42% almeno 2 (3 → fino a 7)."),
    ):
        game.paragon(3, has)
        said = game.match.consequences(game.match.view(game.s, 0), code)
        assert Wording(game.match, language, ["Ada", "Ben"]).remark(said[-1]) == sentence


def test_whoever_is_attacked_hears_what_a_block_does_and_what_is_lost_without() -> None:
    game = Scenario(3, ["ska", "chaac", "brigade-rouge"])
    game.ark("captain", seat=1, life=5)
    game.squad(0, "rifleman")
    game.paragon(4)
    game.dice(attack=2)
    game.action(1)
    game.do("attack p1 symbols=2")
    one, two = chance(2, "paragon", shows(1)), chance(2, "paragon", shows(2))
    assert told(game, "block") == {
        "then-own-block-falls": {"card": "rifleman", "n": 6, "need": 3},
        "then-gain-other-many": {"who": 1, "one": one, "two": two},
    }
    assert told(game, "let-through") == {
        "then-own-base-falls": {"n": 6, "need": 4},
        "then-lose-own-many": {"one": one, "two": two},
    }


@pytest.mark.parametrize(("attack", "life"), [(2, 4), (4, 9), (3, 13)])
def test_the_odds_of_the_next_roll_count_every_way_dice_fall(attack: int, life: int) -> None:
    game = Scenario(seats=3)
    game.squad(0, "veteran")
    game.ark("rifleman", life=life)
    game.choose_pool(0)
    said = told(game, f"pool resource={6 - attack} attack={attack}")
    assert said["then-roll-ark"] == {"n": chance(attack, "attack", strong(4, life)), "card": "veteran"}
    least = said["then-roll-resources"]["least"]
    assert said["then-roll-resources"]["n"] == chance(6 - attack, "resource", shows(least))


def test_keeping_dice_counts_what_was_kept_before() -> None:
    game = Scenario(seats=3)
    game.squad(0, "veteran")
    game.ark("rifleman", life=8)
    game.chance("roll-resource blank=1 r2=2", "roll-attack blank=2 attack=1")
    game.roll(0, 3, 3)
    said = told(game, "keep r2=2 attack=1")
    assert said["then-again"] == {"n": 3, "left": 1}
    assert said["then-roll-ark"] == {"n": chance(2, "attack", strong(4, 4)), "card": "veteran"}
    assert said["then-roll-resources"] == {"n": chance(1, "resource", shows(1)), "least": 5}
    assert told(game, "keep r0=1 r2=2 a0=2 attack=1") == {"then-keep-all": {"n": 4, "symbols": 1}}


def test_general_actions_say_what_they_bring() -> None:
    game = Scenario(seats=3, factions=["castor-rebels", "ska", "chaac"])
    game.ark("veteran", seat=0, life=5)
    game.resources(20)
    game.dice(attack=2)
    assert told(game, "medicine")["then-life"] == {"card": "veteran", "n": 5, "to": 7}
    assert told(game, "weapon-technology")["then-stronger"] == {"n": 8, "to": 9}
    assert told(game, "tactical-attack")["then-tactical"] == {"symbol": 50, "critical": 17}
    assert told(game, "harvest")["then-harvest"] == {"one": 50, "two": 17}
    assert told(game, "upgrade") == {
        "then-spend": {"n": 4, "left": 16},
        "then-level": {"n": 2, "resistance": 3, "resistance-to": 4, "income": 0, "income-to": 1},
    }


def test_a_symbol_becomes_critical_even_while_nobody_can_attack() -> None:
    game = Scenario()
    game.resources(1)
    game.dice(attack=1)
    assert told(game, "weapon-technology") == {"then-spend": {"n": 1, "left": 0}, "then-critical": {}}


def test_what_is_bought_for_nothing_says_so() -> None:
    game = Scenario()
    game.market("reinforcements", "rifleman")
    game.resources(5)
    game.do("buy-event reinforcements")
    assert told(game, "buy-soldier rifleman") == {"then-costless": {}}


def test_the_last_roll_that_can_win_says_so() -> None:
    game = Scenario(seats=2, target="10")
    game.squad(0, "captain")
    game.ark("rifleman", life=2)
    game.paragon(8)
    game.dice(attack=1, p2=1)
    assert told(game, "attack ark symbols=1")["then-may-win"] == {"n": chance(2, "paragon", shows(2))}
    assert "then-wins" in told(game, "trade p2")


def test_the_end_of_a_turn_says_who_rolls_for_the_ark() -> None:
    game = Scenario(seats=2)
    game.ark("captain", seat=1, life=4)
    game.dice(r1=2)
    assert told(game, "end") == {
        "then-dice-lost": {"n": 2},
        "then-control-other-many": {
            "who": 1, "one": chance(2, "paragon", shows(1)), "two": chance(2, "paragon", shows(2)),
        },
    }  # fmt: skip


# What is left, and what is missing


def left(game: Scenario) -> dict[str, dict[str, Any]]:
    unused = game.match.unused(game.match.view(game.s, 0))
    if unused is None:
        return {}
    assert unused.ends == [game.match.verbs.parse("end")]
    return {remark.message: {key: plain(value) for key, value in remark.values.items()} for remark in unused.left}


def test_ending_a_turn_names_what_is_still_useful() -> None:
    game = Scenario(seats=2)
    game.market("bomber", "veteran", "drill-sergeant", "engineer", "refinery", "barracks", "ark-quake", "revelation")
    game.resources(4)
    game.squad(0, "scout")
    game.slot(0, 1, "informer")
    game.dice(r2=1, r1=1, p1=1, attack=1, blank=3)
    assert left(game) == {
        "unused-resources": {"n": 3},
        "unused-paragon": {"n": 1},
        "unused-attack": {"n": 1},
        "unused-effect": {"card": "informer"},
        "unused-cards": {"n": 4, "cards": 2},
        "unused-level": {"n": 4},
    }


def test_blanks_and_the_price_of_discarding_are_nothing_to_ask_about() -> None:
    game = Scenario(seats=2)
    game.market("bomber", "veteran", "drill-sergeant", "engineer", "refinery", "barracks", "ark-quake", "revelation")
    game.resources(1)
    game.dice(blank=3, attack=1)
    assert "discard-open bomber" in game.legal()
    assert left(game) == {}


@pytest.mark.parametrize(
    ("attack", "given", "useful"),
    [
        (2, lambda g: g.paragon(0, 0), False),
        (2, lambda g: g.paragon(0, 1), True),
        (2, lambda g: g.slot(1, 1, "trader"), True),
        (1, lambda g: (g.paragon(0, 1), g.level(1, 4)), False),
    ],
)
def test_a_raid_that_brings_nothing_is_nothing_to_ask_about(
    attack: int, given: Callable[[Scenario], object], useful: bool
) -> None:
    """Given a soldier in the ark, then dice are only worth asking about for a breach with something to take."""
    game = Scenario()
    game.ark("captain", seat=0, life=5)
    given(game)
    game.dice(attack=attack)
    assert f"attack p2 symbols={attack}" in game.legal()
    assert ("unused-attack" in left(game)) == useful


def whole_games(games: int) -> Iterator[tuple[XibalbaMatch, Play, int, View]]:
    for number in range(games):
        match = GAME.match("de", 2 + number % 3, {"mode": ["normal", "apocalypse"][number % 2]})
        assert isinstance(match, XibalbaMatch)
        play = Play(match, seed_of(number))
        for _ in range(120):
            if play.over:
                break
            seat = play.asks[0].seat
            yield match, play, seat, match.view(play.state, seat)


BOUGHT = ("buy-soldier", "buy-upgrade", "buy-event")


def names_card(verbs: VerbTable, action: int, card: int) -> bool:
    return verbs.verb(action).name in BOUGHT and verbs.values(action)[0] == card


def test_a_card_is_short_of_exactly_what_it_takes_to_buy_it() -> None:
    rng = random.Random(2)
    counted = 0
    for match, play, seat, view in whole_games(6):
        for short in match.shortages(view):
            if short.kind != "card":
                continue
            counted += 1
            for missing in (short.missing - 1, short.missing):
                other = play.state.clone()
                other.resources[seat] += missing
                other.pending = None
                ask = advance(other)
                assert ask is not None
                buyable = any(names_card(match.verbs, action, short.value) for action in ask.actions)
                assert buyable == (missing == short.missing)
        play.do(seat, rng.choice(play.legal(seat)))
    assert counted > 300


def test_actions_and_effects_can_be_short_too() -> None:
    game = Scenario(seats=2)
    game.slot(0, 1, "artillery")
    game.resources(1)
    game.dice(r1=1)
    short = game.match.shortages(game.match.view(game.s, 0))
    assert {(each.kind, each.value): each.missing for each in short if each.kind != "card"} == {
        ("action", 3): 1,
        ("action", 4): 3,
        ("action", 6): 3,
        ("stack", 1): 1,
    }


def test_what_dice_would_pay_is_not_called_too_dear() -> None:
    """Given dice worth 4, then a card for 5 lacks only a trade; with blanks that nobody trades it stays too dear."""
    game = Scenario()
    game.market("bomber")
    game.resources(1)
    bomber = game.titles.index("bomber")
    for dice, what in (({"r1": 1, "r3": 1}, "trade"), ({"r3": 1, "blank": 2, "attack": 1}, "resources")):
        game.dice(**dice)
        short = game.match.shortages(game.match.view(game.s, 0))
        assert [(each.what, each.missing) for each in short if each[:2] == ("card", bomber)] == [(what, 4)]


def test_what_a_harvest_costs_is_said_without_what_a_blank_pays_back() -> None:
    """Cha'ac get 1 back for a blank, which may not come."""
    game = Scenario(factions=["chaac", "ska"])
    game.resources(9)
    game.dice(r1=1)
    assert told(game, "harvest")["then-spend"] == {"n": 4, "left": 5}


def test_what_is_said_comes_true() -> None:
    """Given the answers of whole games, then resources, life points and paragon are what was said before."""
    rng = random.Random(9)
    checked = 0
    for match, play, seat, view in whole_games(12):
        action = rng.choice(view["legal"])
        said = {remark.message: remark.values for remark in match.consequences(view, action)}
        play.do(seat, match.verbs.format(action))
        if play.over or play.asks[0].seat != seat or match.verbs.verb(action).name == "end":
            continue
        zones = match.view(play.state, seat)["zones"]
        for message, key, zone in (
            ("then-spend", "left", zones["resources"][seat]),
            ("then-resources", "to", zones["resources"][seat]),
            ("then-paragon", "to", zones["paragon"][seat]),
            ("then-life", "to", zones["life"]),
            ("then-ark-falls", "life", zones["life"]),
            ("then-ark-short", "short", zones["life"]),
        ):
            paid_back = message == "then-spend" and match.verbs.verb(action).name == "harvest"  # for a blank, perhaps
            if message in said and not paid_back:
                checked += 1
                assert said[message][key] == zone, message
    assert checked > 150


CHANGES = {
    "resources": ("spend", "resources"),
    "others": ("others", "loot", "no-loot"),
    "levels": ("level",),
    "life": ("life", "ark", "enter", "destroy", "wins", "joins"),
    "paragon": ("paragon", "gain", "lose", "loot", "harvest", "ark", "base", "may-win", "wins"),
}
"""What may change with an answer, and how the consequences that say so begin."""


def figures(zones: dict[str, Any], seat: int) -> dict[str, Any]:
    own = {name: zones[name][seat] for name in ("resources", "levels")}
    others = [resources for other, resources in enumerate(zones["resources"]) if other != seat]
    return {**own, "others": others, "life": zones["life"], "paragon": zones["paragon"]}


def test_nothing_that_can_be_counted_changes_unsaid() -> None:
    """Given the answers of whole games, when one changes resources, levels, life points or paragon before the turn is
    over, then something has been said of it."""
    rng = random.Random(4)
    found: list[str] = []
    seen = dict.fromkeys(CHANGES, 0)
    for match, play, seat, view in whole_games(30):
        action = rng.choice(view["legal"])
        said = [remark.message.removeprefix("then-") for remark in match.consequences(view, action)]
        before, turns = figures(view["zones"], seat), view["zones"]["turns"]
        play.do(seat, match.verbs.format(action))
        zones = match.view(play.state, seat)["zones"]
        if play.over or zones["turns"] != turns:
            continue
        plundering = "Plunder" in match.trace(play.state)  # what a breach pays, the soldier's own effect may still cost
        for what, after in figures(zones, seat).items():
            if after != before[what] and not (plundering and what == "resources"):
                seen[what] += 1
                if not any(each.startswith(CHANGES[what]) for each in said):
                    found.append(f"{match.verbs.format(action)}: {what} {before[what]} → {after}, said {said}")
    assert found == []
    assert min(seen.values()) > 0, seen


def test_an_effect_that_strikes_the_ark_or_takes_resources_says_so() -> None:
    """Given one card that an effect can strike, or one seat it can take from, then nothing has to be chosen."""
    game = Scenario(seats=2)
    game.market("pilfering")
    game.resources(9, 2)
    assert told(game, "buy-event pilfering")["then-others"] == {"who": 1, "n": 2, "to": 0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_read_well(language: str) -> None:
    wording = Wording(GAME.match(), language)
    odds = wording.remark(Remark("then-gain-own-many", {"one": 50, "two": 17}))
    assert (
        odds
        == {
            "en": "50% for at least 1 paragon, 17% for at least 2.",
            "de": "50 % für mindestens 1 Paragon, 17 % für mindestens 2.",
            "it": "50% di ottenere almeno 1 paragon, 17% almeno 2.",
        }[language]
    )


def test_a_card_that_strikes_another_seat_says_whose_and_which() -> None:
    game = Scenario(seats=3)
    game.squad(1, "rifleman", "raider")
    game.resources(25)
    for event, message in (("assassination", "destroyed"), ("mutiny", "demoted"), ("defection", "joins")):
        game.market(event)
        assert told(game, f"buy-event {event}")[f"then-{message}"] == {"card": "raider", "who": 1}
    # Where there is a choice, each answer says it.
    game.squad(2, "bomber")
    assert not told(game, "buy-event defection").keys() & {"then-joins"}
    game.do("buy-event defection")
    assert told(game, "apply p2-squad")["then-joins"] == {"card": "raider", "who": 1}
    assert told(game, "apply p3-squad")["then-joins"] == {"card": "bomber", "who": 2}


def test_a_card_is_destroyed_by_name() -> None:
    game = Scenario(seats=3)
    game.ark("captain", seat=0, life=5)
    game.slot(1, 1, "watchman")
    game.dice(attack=4)
    game.do("attack p2 symbols=4")
    assert told(game, "destroy p2-slot1")["then-destroys"] == {"card": "watchman"}


def test_how_an_effect_is_carried_out_is_asked_with_its_card() -> None:
    """Given a soldier that takes a resource from an opponent, when one is to be chosen, then the question says so."""
    game = Scenario(seats=3)
    game.squad(0, "corsair")
    game.resources(0, 3, 3)
    title = [card.id for card in GAME.content()[1].cards].index("corsair")
    game.s.call(Effects(0, title, SQUAD, 0))
    remark = game.match.background(game.match.view(game.s, game.ask.seat))
    assert remark is not None
    said = Wording(game.match, "en").remark(remark)
    assert said.startswith("Corsair: ")
    assert "take 1 resource" in said
