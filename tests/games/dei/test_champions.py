"""LDR: champions, and Neena (Auxilia), Aria (Refuge 42) and Z-13 (Farm-Z); Abraham has test_abraham."""

from __future__ import annotations

import pytest

from ludarium.games.dei.faces import GROUND
from ludarium.games.dei.majority import garrisons
from ludarium.games.dei.scoring import counted
from tests.games.dei.scenario import FACTIONS, Scenario

EDITIONS = ["de", "en", "it"]


# What all champions have in common


@pytest.mark.rule("DEI-LDR-01")
def test_a_champion_is_treated_like_a_scrapper() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("auxilia", here, champion=True)
    game.lying(there, 1)
    game.card("auxilia", "move", "collect", "build-refuge")
    game.shows("DEI-LDR-01")
    game.do(f"move {here} {there} champion", f"collect {there}", f"build-refuge {there}")
    assert (game.champion("auxilia"), game.holder(there)) == (there, "auxilia")


@pytest.mark.rule("DEI-LDR-01", "DEI-ADV-15")
@pytest.mark.parametrize(("edition", "counts"), [("de", False), ("en", True), ("it", True)])
def test_where_only_scrappers_are_named_the_champion_counts_by_edition(edition: str, counts: bool) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("auxilia", here, champion=True)
    game.card("auxilia", "enlist-red")
    assert game.allows(f"enlist {here}") == counts
    if not counts:
        assert game.refused(f"enlist {here}") == "DEI-ADV-15"


@pytest.mark.rule("DEI-LDR-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_champion_is_never_relocated(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    far = game.park("auxilia")
    game.put("auxilia", here, champion=True)
    game.card("auxilia", "enlist")
    game.do(f"enlist {game.refuge()}")
    assert game.legal() == [f"relocate {far}"]


@pytest.mark.rule("DEI-LDR-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("victim", ["ravagers", "refuge-42", "auxilia"])
def test_no_champion_is_ever_killed(edition: str, victim: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put(victim, here, champion=True)
    game.put("farm-z", here, scrappers=1)
    game.learn("farm-z", "extreme-remedies")
    game.drone("reaper", here)
    game.card("farm-z", "kill", "collect", "drone reaper +0")
    game.shows("DEI-LDR-02")
    assert game.refused(f"kill {here} {victim}") == "DEI-ADV-06"
    game.do("drone reaper", "stay")
    assert game.top("Card")
    assert game.champion(victim) == here


@pytest.mark.rule("DEI-LDR-03")
@pytest.mark.parametrize(("faction", "strength"), [("ravagers", 1), ("refuge-42", 1), ("farm-z", 3), ("auxilia", 1)])
def test_champions_move_like_scrappers_and_count_for_majorities(faction: str, strength: int) -> None:
    game = Scenario()
    here, there = game.street()
    game.put(faction, here, scrappers=2, champion=True)
    assert game.strength(faction, here) == 2 + strength
    game.card(faction, "move", "move")
    game.do(f"move {here} {there} champion", f"move {here} {there} scrappers=2")
    assert (game.strength(faction, there), game.holder(here)) == (2 + strength, "")


@pytest.mark.rule("DEI-LDR-03")
def test_a_champion_needs_a_neighbour_and_a_majority_like_everyone() -> None:
    game = Scenario()
    here, there, beyond = game.street(3)
    game.put("ravagers", here, champion=True)
    game.put("auxilia", there, scrappers=1)
    game.card("ravagers", "move", "enlist")
    assert game.refused(f"move {here} {beyond} champion") == "DEI-BRD-06"
    assert game.refused(f"move {here} {there} champion") == "DEI-MAJ-09"
    assert game.refused(f"move {there} {here} champion") == "DEI-ACT-08"


@pytest.mark.rule("DEI-LDR-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_champion_alone_can_build(edition: str) -> None:
    game = Scenario(edition)
    first, second, under = game.span()
    game.put("auxilia", first, champion=True)
    game.put("farm-z", first, scrappers=4)
    game.card("auxilia", "build", "build", "build")
    game.do(f"build-refuge {first}", f"build-elevator {under} {first}", f"build-bridge {first} {second} {under}")
    assert game.buildings("auxilia") == 3


@pytest.mark.rule("DEI-LDR-04")
@pytest.mark.parametrize(("edition", "garrison"), [("de", 1), ("en", 1), ("it", 0)])
def test_a_champion_alone_garrisons_an_outpost_except_in_italy(edition: str, garrison: int) -> None:
    game = Scenario(edition)
    post = game.outposts("green")[0]
    game.put("auxilia", post, champion=True)
    game.put("farm-z", post, scrappers=4)
    assert garrisons(game.s, game.seat("auxilia"), 2) == garrison


@pytest.mark.rule("DEI-LDR-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_champion_is_no_scrapper_for_missions(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("auxilia", here, scrappers=6, champion=True)
    mission = next(m for m, entry in enumerate(game.match.content.missions) if entry.kind == "scrappers")
    assert counted(game.s, game.seat("auxilia"), mission) == 6


@pytest.mark.rule("DEI-LDR-05", "DEI-FEA-10")
def test_a_champion_is_no_scrapper_for_outnumber() -> None:
    game = Scenario()
    here, there = game.street()
    game.learn("auxilia", "outnumber")
    game.park("auxilia", left=1)
    game.put("auxilia", here, champion=True)
    game.card("auxilia", "enlist")
    assert game.refused(f"move {here} {there} champion") == "DEI-CRD-05"
    game.do(f"enlist {game.refuge()}")
    assert game.reserve("auxilia") == 0
    game.card("auxilia", "enlist")
    assert game.allows(f"move {here} {there} champion")


@pytest.mark.rule("DEI-LDR-06")
def test_abilities_work_from_the_first_turn_and_without_any_feat() -> None:
    game = Scenario()
    here, there = game.street()
    assert [game.learned(faction) for faction in FACTIONS] == [[], [], [], []]
    game.put("auxilia", here, champion=True)
    game.put("farm-z", there, champion=True)
    assert (game.s.round, game.s.phase, game.strength("farm-z", there)) == (1, 0, 3)
    game.card("auxilia", "move")
    assert game.allows(f"move {here} {there} champion")


# Neena


@pytest.mark.rule("DEI-LDR-07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("others", [0, 1, 3])
def test_neena_and_her_group_ignore_majorities(edition: str, others: int) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.put("auxilia", here, scrappers=3, champion=True)
    game.put("farm-z", there, scrappers=5)
    game.card("auxilia", "move")
    assert game.refused(f"move {here} {there} scrappers=3") == "DEI-MAJ-09"
    game.do(f"move {here} {there} scrappers={others} champion" if others else f"move {here} {there} champion")
    assert (game.champion("auxilia"), game.scrappers("auxilia", there)) == (there, others)


@pytest.mark.rule("DEI-LDR-07")
def test_neenas_group_ignores_majorities_on_a_blue_move_too() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.put("auxilia", ground, scrappers=1, champion=True)
    game.put("farm-z", roof, scrappers=5)
    game.card("auxilia", "move-blue")
    assert game.refused(f"move {ground} {roof} scrappers=1") == "DEI-MAJ-09"
    game.do(f"move {ground} {roof} scrappers=1 champion")


@pytest.mark.rule("DEI-LDR-08")
@pytest.mark.parametrize(
    ("edition", "minority", "majority"), [("de", False, False), ("en", True, False), ("it", True, True)]
)
def test_neenas_extra_move_by_edition(edition: str, minority: bool, majority: bool) -> None:
    for enemies, extra in ((5, minority), (0, majority)):
        game = Scenario(edition)
        here, there, beyond = game.street(3)
        game.put("auxilia", here, champion=True)
        game.put("farm-z", there, scrappers=enemies)
        game.card("auxilia", "move", "enlist")
        game.do(f"move {here} {there} champion")
        assert game.allows(f"move {there} {beyond} champion") == extra


@pytest.mark.rule("DEI-LDR-08")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_the_extra_move_is_neenas_and_never_earns_another(edition: str) -> None:
    game = Scenario(edition)
    here, there, beyond = game.street(3)
    game.put("auxilia", here, scrappers=2, champion=True)
    game.put("auxilia", there, scrappers=1)
    for region in (there, beyond):
        game.put("farm-z", region, scrappers=5)
    game.card("auxilia", "move", "enlist")
    game.do(f"move {here} {there} scrappers=1 champion")
    assert game.refused(f"move {here} {there} scrappers=1") == "DEI-LDR-08"
    # With any of the figures in her region, ignoring the majority again.
    game.do(f"move {there} {beyond} scrappers=2 champion")
    assert game.scrappers("auxilia", beyond) == 2
    assert game.legal("move") == []


@pytest.mark.rule("DEI-LDR-08")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_every_move_action_earns_neena_her_extra_move(edition: str) -> None:
    """Printed, from a boost, or from a feat."""
    game = Scenario(edition)
    here, there = game.street()
    game.learn("auxilia", "sky-boots")
    game.put("auxilia", here, champion=True)
    game.put("farm-z", here, scrappers=5)
    game.put("farm-z", there, scrappers=5)
    game.boost("auxilia", "move")
    game.card("auxilia", "move", "enlist")
    game.do("boost move")
    made, places = 0, [here, there]
    while game.allows(move := f"move {places[made % 2]} {places[1 - made % 2]} champion"):
        game.do(move)
        if game.top("Spend"):
            game.do(game.legal()[-1])
        made += 1
    # Two moves and the two that Sky Boots add to them; each of the four earns one more.
    assert made == 8


@pytest.mark.rule("DEI-LDR-08")
def test_neena_may_spend_the_printed_move_where_it_earns_one_and_keep_the_extra() -> None:
    """English: only a move into a minority earns, so it matters which of the two is spent for it."""
    game = Scenario("en")
    here, there, beyond = game.street(3)
    game.put("auxilia", here, champion=True)
    game.put("farm-z", there, scrappers=5)
    game.card("auxilia", "move", "move", "enlist")
    game.do(f"move {here} {there} champion")
    game.put("farm-z", here, scrappers=5)
    game.do(f"move {there} {here} champion")
    assert game.top("Spend")
    printed = game.legal()[0]
    game.do(printed)
    # Both extra moves are left.
    game.do(f"move {here} {there} champion", f"move {there} {beyond} champion")
    assert game.champion("auxilia") == beyond
    assert game.legal("move") == []


@pytest.mark.rule("DEI-LDR-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_scrappers_without_neena_gain_nothing_from_her(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.put("auxilia", here, scrappers=1)
    game.put("auxilia", there, champion=True)
    game.put("farm-z", there, scrappers=5)
    game.card("auxilia", "move", "enlist")
    assert game.refused(f"move {here} {there} scrappers=1") == "DEI-MAJ-09"


# Aria


@pytest.mark.rule("DEI-LDR-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_aria_alone_climbs_without_an_elevator_up_and_down(edition: str) -> None:
    game = Scenario(edition)
    ground, roof = game.beside()
    game.put("refuge-42", ground, scrappers=1, champion=True)
    game.card("refuge-42", "move", "move")
    assert game.refused(f"move {ground} {roof} scrappers=1") == "DEI-BRD-08"
    assert game.refused(f"move {ground} {roof} scrappers=1 champion") == "DEI-LDR-13"
    game.do(f"move {ground} {roof} champion")
    assert game.champion("refuge-42") == roof
    game.do(f"move {roof} {ground} champion")
    assert game.champion("refuge-42") == ground


@pytest.mark.rule("DEI-LDR-13")
@pytest.mark.parametrize("faction", ["ravagers", "farm-z", "auxilia"])
def test_no_other_champion_climbs(faction: str) -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.put(faction, ground, champion=True)
    game.card(faction, "move")
    assert game.refused(f"move {ground} {roof} champion") == "DEI-BRD-08"


@pytest.mark.rule("DEI-LDR-13", "DEI-FEA-06")
def test_aria_takes_no_refuge_up() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.learn("refuge-42", "caravan")
    game.put("refuge-42", ground, champion=True, refuges=1)
    game.card("refuge-42", "move")
    assert game.refused(f"move {ground} {roof} champion refuges=1") == "DEI-LDR-13"
    assert game.allows(f"move {ground} {roof} champion")


@pytest.mark.rule("DEI-LDR-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_aria_still_needs_the_majority(edition: str) -> None:
    game = Scenario(edition)
    ground, roof = game.beside()
    game.put("refuge-42", ground, champion=True)
    game.put("farm-z", roof, scrappers=1)
    game.card("refuge-42", "move", "enlist")
    assert game.refused(f"move {ground} {roof} champion") == "DEI-LDR-14"
    game.put("refuge-42", roof, scrappers=1)
    game.do(f"move {ground} {roof} champion")
    assert game.holder(roof) == "refuge-42"


@pytest.mark.rule("DEI-LDR-14")
def test_aria_climbs_into_a_minority_with_a_red_move() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.put("refuge-42", ground, champion=True)
    game.put("farm-z", roof, scrappers=3)
    game.card("refuge-42", "move-red")
    game.do(f"move {ground} {roof} champion")


# Z-13


@pytest.mark.rule("DEI-LDR-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_z_13_has_strength_three(edition: str) -> None:
    game = Scenario(edition)
    here, there, beyond = game.street(3)
    game.put("farm-z", here, champion=True)
    game.put("auxilia", there, scrappers=2)
    game.put("ravagers", beyond, scrappers=3)
    game.card("farm-z", "move", "move", "enlist")
    game.do(f"move {here} {there} champion")
    assert (game.strength("farm-z", there), game.holder(there)) == (3, "farm-z")
    assert game.refused(f"move {there} {beyond} champion") == "DEI-MAJ-09"


@pytest.mark.rule("DEI-LDR-15")
def test_z_13_is_one_figure_all_the_same() -> None:
    game = Scenario()
    here = f"r{game.plain(GROUND)[0]}"
    game.put("farm-z", here, champion=True)
    assert (game.reserve("farm-z"), game.scrappers("farm-z", here)) == (15, 0)
