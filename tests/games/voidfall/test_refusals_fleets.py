"""Refusals about fleet power and combat, each arranged: what is said is so, and what it names helps."""

from __future__ import annotations

import pytest

from tests.games.voidfall.refused import Row, Step, check, goods, outpost, owning, several, trading
from tests.games.voidfall.scenario import Scenario

FALLEN = "invade; invade s8; send {outpost} corvette power=1"
"""From the outpost to the sector of a fallen house, which no home is next to."""
BOMBARDING = FALLEN.replace("invade", "invade bombard", 1)
BATTLE = "invade; invade {void}; send {home} corvette power=2"
CARRIERS = "invade; invade {void}; send {home} carrier power=2"


def first_game() -> Scenario:
    return Scenario(edition="tutorial")


def at_home(**power: int) -> Step:
    return lambda game: game.put(0, game.home(0), **power)


def holding(*sectors: int, **power: int) -> Step:
    """More sectors of the player's own."""
    return several(*(lambda game, sector=sector: game.put(0, sector, **power) for sector in sectors))


def active(power: int) -> Step:
    return lambda game: game.active(0, power)


def entrenched(game: Scenario) -> None:
    """The void defends itself against two corvettes from home, which have improved shields."""
    game.sector(game.void_beside(0), void=2, defence=1)
    game.technology(0, "shields", improved=True)


DRONES = several(owning("autonomous-drones"), trading(1))

ROWS = [
    Row("fleet-type", "deploy home-destroyer", "deploy {home} corvette", several(owning("destroyers"), active(2)),
        then="deploy {home} destroyer"),
    Row("apart", "regroup", "regroup {home} s10 corvette", holding(10, corvette=1),
        then="regroup {home} {outpost} corvette"),
    Row("apart", "invade; invade {void}", "send {outpost} corvette power=1",
        supply=owning("hyperdrive", improved=True)),
    Row("storm", "regroup", "regroup s6 s10 corvette", holding(6, 10, corvette=2), then="regroup s6 {home} corvette"),
    Row("storm", "invade", "invade s18", holding(12, corvette=2), owning("hyperdrive", improved=True)),
    Row("peace", "invade", "invade {theirs}", holding(7, corvette=1), then="invade {void}", table=first_game),
    Row("send-none", "invade; invade {void}", "send {home} corvette", then="send {home} corvette power=1"),
    Row("sent", "invade; invade {void}; send {home} corvette power=1", "send {home} corvette power=1",
        at_home(corvette=2, destroyer=1), then="send {home} destroyer power=1"),
    Row("not-empty", "invade; invade s10; send {outpost} corvette power=1; send s8 corvette power=1",
        "abandon s4", several(holding(4, 8, corvette=1), lambda g: g.put(0, g.outpost(0), corvette=1)),
        then="abandon {outpost}"),
    Row("formations", "turn; select production; done", "recall {outpost} corvette", at_home(corvette=7),
        lambda g: g.put(0, g.outpost(0), corvette=7)),
    # Combat
    Row("launch", CARRIERS, "launch power=2", several(at_home(carrier=2), active(1)), active(2)),
    Row("launch", CARRIERS.replace("power=2", "power=1"), "launch power=2", several(at_home(carrier=2), active(2)),
        again=CARRIERS),
    Row("base", FALLEN, "fire missiles", several(DRONES, owning("deep-space-missiles"), goods(energy=1)),
        outpost(shipyard=1)),
    Row("missiles", FALLEN, "fire missiles", several(DRONES, owning("deep-space-missiles", improved=True),
        outpost(shipyard=1), goods(energy=1)), owning("deep-space-missiles")),
    Row("bombs", FALLEN, "fire bombs=1", several(DRONES, goods(materials=3)), again=BOMBARDING),
    Row("absorb", BATTLE, "absorb drones-approach", entrenched, DRONES, again=f"{BATTLE}; fire drones"),
    Row("absorb", BATTLE, "absorb shields", entrenched, then="absorb shields-approach"),
    Row("in-combat", BATTLE, "lose destroyer", entrenched, at_home(corvette=2, destroyer=1),
        again="invade; invade {void}; send {home} corvette power=1; send {home} destroyer power=1"),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.kind}: {row.click}" for row in ROWS])
def test_what_a_refusal_about_fleet_power_names_makes_an_answer_legal(row: Row) -> None:
    check(row)
