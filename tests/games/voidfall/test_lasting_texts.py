"""What technologies, houses and events change all the time: every number in their texts, seen in play.

These texts are written by hand, so each has its own case: it plays and returns the numbers in the order of the text.
Texts without a number (which focus, which sector, how often) are checked by the test named after the card. What changes
combat is in `combat_texts`.
"""

from __future__ import annotations

import re

import pytest

from ludarium.games.voidfall import GAME, combat, counting
from ludarium.games.voidfall.atoms import free_places, guild_room
from ludarium.games.voidfall.evaluation_phase import Upkeep
from ludarium.games.voidfall.flow import Act, Cycle
from ludarium.games.voidfall.state import CHAMBERS_PLACE
from ludarium.games.voidfall.vocabulary import CREDITS, SCIENCE
from tests.games.voidfall.combat_texts import CASES, case, target_of, technology
from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_technologies import knowing

TEXTS = [id for id in GAME.catalogue.messages("en") if re.match(r"(technology-.+-text|ability-|permanent-)", id)]


# Production, population, cards


@technology("data-refinery")
def data_refinery() -> list[int]:
    game = knowing("data-refinery")
    before = counting.production_levels(game.s, 0)[SCIENCE]
    game.sector(game.outpost(0), bankers=1)
    return [counting.production_levels(game.s, 0)[SCIENCE] - before]


@technology("data-refinery", improved=True)
def improved_data_refinery() -> list[int]:
    game = knowing("data-refinery", improved=True)
    game.s.tokens[0] = 0
    for sector in (game.home(0), game.outpost(0)):
        game.sector(sector, farmers=0, engineers=0, miners=0, bankers=0, scientists=0, shipyard=0)
    assert counting.upkeep(game.s, 0) == 2, "the start agenda"
    game.give(0, credits=3)
    before = game.s.influence[0]
    game.s.stack = [Cycle(1, 3), Upkeep(0)]
    game.s.pending = None
    game.settled()
    assert game.s.influence[0] == before, "all of it is paid"
    return [3 - game.stock(0)["credits"], 2]


@technology("orbital-docks", improved=True)
def improved_docks() -> list[int]:
    game = knowing("orbital-docks", improved=True)
    game.sector(game.outpost(0), shipyard=0)
    before = counting.production_levels(game.s, 0)[CREDITS]
    game.sector(game.outpost(0), shipyard=1)
    return [counting.production_levels(game.s, 0)[CREDITS] - before]


@technology("cloning")
def cloning() -> list[int]:
    found = []
    for part in ("credits", "activate"):
        game = knowing("cloning")
        here = game.outpost(0)
        game.sector(here, population=2, corrupt=False)
        before = game.stock(0)["credits"], game.s.active[0]
        game.effect(0, "grow")
        game.do(f"grow s{here}", f"use {part}")
        found.append(game.stock(0)["credits"] - before[0] + game.s.active[0] - before[1])
    return found


@technology("neural-matrix")
def neural_matrix() -> list[int]:
    game = knowing("neural-matrix")
    game.give(0)
    plain = counting.production_yield(game.s, 0, CREDITS)
    game.effect(0, "produce C")
    game.settled()
    return [game.stock(0)["credits"] - plain]


def chambers(improved: bool) -> int:
    game = knowing("decontamination-chambers", improved)
    while CHAMBERS_PLACE in free_places(game.s, 0):
        game.s.chambers = (game.s.chambers[0] + 1, 0)
    return game.s.chambers[0]


@technology("decontamination-chambers")
def basic_chambers() -> list[int]:
    return [chambers(False)]


@technology("decontamination-chambers", improved=True)
def improved_chambers() -> list[int]:
    game = knowing("decontamination-chambers", improved=True)
    game.s.chambers = (3, 0)
    game.corrupt(0, "society")
    game.s.chambers = (3, 0)
    game.effect(0, "purify")
    game.do("purify society", "purify chambers")
    assert game.over()
    return [chambers(True), 3 - game.s.chambers[0]]


def arks(improved: bool) -> list[int]:
    game = knowing("ark-ships", improved)
    home, guilds = game.home(0), 0
    while guild_room(game.s, home):
        guilds += 1
        game.sector(home, farmers=guilds, engineers=0, miners=0, bankers=0, scientists=0)
    return [guilds - game.match.givens.guild_slots[home]]


@technology("ark-ships")
def ark_ships() -> list[int]:
    return arks(False)


@technology("ark-ships", improved=True)
def improved_ark_ships() -> list[int]:
    return arks(True)


@technology("trade-nexus", improved=True)
def improved_trade_nexus() -> list[int]:
    game = knowing("trade-nexus", improved=True)
    game.give(0, food=15)
    game.sector(game.outpost(0), population=3, farmers=1)
    before = game.s.influence[0]
    game.effect(0, "produce F")
    game.do("use influence")
    return [game.s.influence[0] - before]


@technology("cybernetics")
def cybernetics() -> list[int]:
    game = knowing("cybernetics")
    game.give(0)
    here = game.outpost(0)
    game.sector(here, farmers=0, engineers=0, miners=0, bankers=0, scientists=0)
    game.effect(0, "guild")
    game.do(f"found s{here} miners")
    return [game.stock(0)["materials"]]


@technology("cybernetics", improved=True)
def improved_cybernetics() -> list[int]:
    game = knowing("cybernetics", improved=True)
    game.give(0)
    here = game.outpost(0)
    game.sector(here, population=2, corrupt=False, farmers=0, engineers=0, miners=2, bankers=0, scientists=0)
    game.effect(0, "grow")
    game.do(f"grow s{here}")
    game.settled()
    return [game.stock(0)["materials"]]


# Houses


@case("ability-step-after-deploying")
def step_after_deploying() -> list[int]:
    game = Scenario("fenrax", "belitan", scenario="ember-ring")
    home, outpost = game.home(0), game.outpost(0)
    game.active(0, 1)
    game.put(0, home, corvette=3)
    game.effect(0, "deploy home 1")
    game.do(f"deploy s{home} corvette")
    before = game.power(outpost)
    game.do(next(text for text in game.legal if text.startswith(f"regroup s{home} s{outpost}")))
    assert game.over()
    return [game.power(outpost) - before]


@case("ability-influence-for-corrupted")
def influence_for_corrupted() -> list[int]:
    found = []
    for corrupt in (False, True):
        game = Scenario("shiveus", "belitan", scenario="twin-thrones", glory_influence="no")
        game.without_technologies()
        target = target_of(game, 0)
        game.sector(target, corrupt=corrupt, population=3)
        game.s.bounty_at = game.s.reclaim_at = (0,) * game.match.givens.n
        source = next(near for near in game.match.givens.near[target] if game.s.owner[near] == 0)
        game.put(0, source, corvette=3)
        before = game.s.influence[0]
        game.effect(0, "invade")
        game.do(f"invade s{target}", f"send s{source} corvette power=1")
        while not game.over():
            game.do("attack" if "attack" in game.legal else game.legal[-1])
        found.append(game.s.influence[0] - before)
    return [found[1] - found[0]]


@case("ability-more-food")
def more_food() -> list[int]:
    game = Scenario("thegwyn", "belitan", scenario="far-harvest")
    game.without_technologies()
    game.give(0)
    game.effect(0, "produce F")
    game.settled()
    return [game.stock(0)["food"] - counting.production_yield(game.s, 0, 0)]


@case("ability-cheaper-technology")
def cheaper_technology() -> list[int]:
    game = Scenario("zenor", "belitan", scenario="broken-lanes")
    game.give(0, science=9)
    game.effect(0, "(2S -> technology basic)")
    game.do("use technology")
    return [2 - (9 - game.stock(0)["science"])]


# Events


@case("permanent-deploying-corrupts")
def deploying_corrupts() -> list[int]:
    game = Scenario(event="straight-to-hell")
    game.give(0, materials=3)
    game.active(0, 1)
    game.effect(0, "deploy home 1")
    game.do(f"deploy s{game.home(0)} corvette", "use materials")
    game.settled()
    return [3 - game.stock(0)["materials"]]


@case("permanent-poor-are-spared")
def poor_are_spared() -> list[int]:
    game = Scenario(event="internal-disruption")
    influence = 0
    game.s.influence[0] = 0
    while not combat.candidates(game.s, 0):
        influence += 1
        game.s.influence[0] = influence
    return [influence - 1]


def preferred_costs(event: str, resource: str, action: int) -> int:
    game = Scenario(event=event)
    game.s.hand = (511, 511)
    game.give(0, **{resource: 9, "science": 9})
    before = sum(game.stock(0).values())
    game.turn(0, cycle=3)
    game.do("select progress", f"act action={action}")
    assert not isinstance(game.s.stack[-1], Act)
    return before - sum(game.stock(0).values())


@case("permanent-preferred-costs-energy")
def preferred_costs_energy() -> list[int]:
    return [preferred_costs("adapt-and-overcome", "energy", 1) - preferred_costs("glorious-ascension", "energy", 1)]


@case("permanent-preferred-costs-credit")
def preferred_costs_credit() -> list[int]:
    assert preferred_costs("glorious-ascension", "credits", 1) == 2, "its printed cost"
    return [preferred_costs("radiant-future", "credits", 1)]


@pytest.mark.parametrize("id", [id for id in TEXTS if re.search(r"\d", GAME.catalogue.say("en", id))])
def test_the_numbers_of_a_text_are_seen_in_play(id: str) -> None:
    told = [int(number) for number in re.findall(r"\d+", GAME.catalogue.say("en", id))]
    assert CASES[id]() == told, GAME.catalogue.say("en", id)
