"""Refusals in sectors and on places of corruption, each arranged: what is said is so, and what it names helps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.voidfall.refused import Row, Step, check, home, outpost, owning, several, spoilt, zone
from tests.games.voidfall.scenario import Scenario


def own(sector: int) -> Step:
    """A pure sector more."""

    def settle(game: Scenario) -> None:
        game.put(0, sector, corvette=1)
        game.sector(sector, corrupt=False)

    return settle


def at(sector: int, **things: Any) -> Step:
    return lambda game: game.sector(sector, **things)


CHAMBERS = several(spoilt("society", "economy"), owning("decontamination-chambers", improved=True),
                   zone("chambers", 0, 1))  # fmt: skip

ROWS = [
    Row("unowned", "grow", "grow s10", supply=own(10)),
    Row("fixed", "grow", "grow s18", own(18), then="grow {outpost}"),
    Row("grown", "2 sectors(grow); grow {outpost}", "grow {outpost}", then="grow {home}"),
    Row("guild-there", "2 sectors(grow scientists)", "grow {outpost}", home(scientists=1), outpost(scientists=1)),
    Row("guild-there", "destroy guild", "destroy-guild {outpost} bankers", supply=outpost(bankers=1)),
    Row("guild-there", "grow; grow {outpost}", "take food", owning("cybernetics", improved=True), outpost(farmers=1)),
    Row("installation-there", "destroy installation", "destroy {outpost} defence", outpost(shipyard=1),
        outpost(defence=1)),
    Row("printed", "destroy guild", "destroy-guild s18 bankers", own(18), at(18, bankers=3)),
    Row("printed", "destroy installation", "destroy s10 defence", several(own(10), outpost(shipyard=1)),
        at(10, defence=2)),
    # Corruption
    Row("near", "purify near", "purify s4", several(own(4), lambda g: g.corrupt(0, "s4", f"s{g.outpost(0)}")),
        then="purify {outpost}"),
    Row("reach-chambers", "purify; purify society", "purify economy", CHAMBERS, then="purify chambers"),
    # What events place
    Row("not-voidborn", "into adjacent [reclaim]", "place s10", supply=at(10, void=1)),
    Row("not-fallen", "into any [glory-3]", "place s10", supply=at(10, void=1)),
    Row("not-fallen", "into any [glory-3]", "place s10", then="place s8"),
    Row("beside", "into adjacent [reclaim]", "place s5", supply=own(15)),
    Row("void-room", "into adjacent [void]", "place {void}", at(4, void=3), at(4, void=2)),
    Row("guild-room", "into adjacent [scientists]", "place {void}", at(4, farmers=3), at(4, farmers=2)),
    Row("guild-room", "into adjacent [guild void]", "place-guild {void} miners", at(4, farmers=3), at(4, farmers=2)),
    Row("installation-room", "into adjacent [defence]", "place {void}", at(4, defence=3), at(4, defence=2)),
    Row("least", "into lowest [reclaim]", "place s6", supply=at(6, population=2)),
    Row("most", "into highest [reclaim]", "place {void}", supply=at(4, population=3)),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.kind}: {row.click}" for row in ROWS])
def test_what_a_refusal_about_a_place_names_makes_an_answer_legal(row: Row) -> None:
    check(row)
