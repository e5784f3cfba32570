"""DEI-DRN-14 to DEI-DRN-25: what harvester, transporter, teleporter and reaper do."""

from __future__ import annotations

import pytest

from ludarium.games.dei.faces import GROUND, ROOF
from tests.games.dei.scenario import FACTIONS, Scenario

EDITIONS = ["de", "en", "it"]


def grounds(game: Scenario, number: int) -> list[str]:
    """Ground regions without anything, none of them next to another."""
    found: list[str] = []
    for region in (f"r{r}" for r in game.plain(GROUND)):
        if not any(region in game.neighbours(other) for other in found):
            found.append(region)
    return found[:number]


def roof(game: Scenario) -> str:
    return f"r{game.plain(ROOF)[0]}"


# Harvester


@pytest.mark.rule("DEI-DRN-14")
@pytest.mark.parametrize(("lying", "most"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_the_harvester_takes_up_to_two_resources(lying: int, most: int) -> None:
    game = Scenario()
    above = roof(game)
    game.drone("harvester", above)
    game.lying(above, lying)
    game.pad("farm-z")
    game.card("farm-z", "drone harvester +0", "enlist")
    game.do("drone harvester", "stay")
    assert game.legal("harvest") == [f"harvest amount={n + 1}" for n in range(most)]
    if most:
        game.do(f"harvest amount={most}")
    assert game.resources("farm-z") == (0, most)
    assert game.lies(above) == lying - most


@pytest.mark.rule("DEI-DRN-14")
def test_the_harvester_takes_no_third() -> None:
    game = Scenario()
    here, _ = game.street()
    game.drone("harvester", here)
    game.lying(here, 1)
    game.card("farm-z", "drone harvester +0")
    game.do("drone harvester", "stay")
    assert game.refused("harvest amount=2") == "DEI-DRN-14"


@pytest.mark.rule("DEI-DRN-14")
def test_a_harvest_on_a_full_pad_gives_back_what_was_held() -> None:
    game = Scenario()
    above = roof(game)
    game.drone("harvester", above)
    game.lying(above, 2)
    game.pad("farm-z", technology=8, energy=2)
    game.card("farm-z", "drone harvester +0")
    game.do("drone harvester", "stay", "harvest amount=2", "give-back technology", "give-back technology")
    assert game.resources("farm-z") == (6, 4)


@pytest.mark.rule("DEI-DRN-15")
def test_a_harvest_is_no_collect_for_abraham() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("ravagers", here, scrappers=1, champion=True)
    game.drone("harvester", here)
    game.lying(here, 5)
    game.card("ravagers", "drone harvester +0", "enlist")
    game.do("drone harvester", "stay", "harvest amount=2")
    assert game.legal("collect") == []
    assert game.lies(here) == 3


@pytest.mark.rule("DEI-DRN-15")
@pytest.mark.parametrize(("edition", "swaps"), [("de", False), ("en", True), ("it", True)])
def test_exploitation_camp_serves_the_harvester_where_it_collects(edition: str, swaps: bool) -> None:
    """The German book lets it take, the English and the Italian one let it collect."""
    game = Scenario(edition)
    ground, above = game.beside()
    game.learn("farm-z", "exploitation-camp")
    game.elevator("farm-z", ground, above)
    game.drone("harvester", ground)
    game.lying(ground, 2)
    game.pad("farm-z")
    game.card("farm-z", "drone harvester +0")
    game.do("drone harvester", "stay")
    assert game.allows("harvest amount=2 swap=1") == swaps
    # One use is one collect, and the feat swaps 1 technology of it, not both.
    assert game.refused("harvest amount=2 swap=2") == "DEI-DRN-14"
    if swaps:
        game.do("harvest amount=2 swap=1")
        assert game.resources("farm-z") == (1, 1)
    else:
        assert game.refused("harvest amount=2 swap=1") == "DEI-DRN-14"


@pytest.mark.rule("DEI-DRN-15")
@pytest.mark.parametrize("edition", ["de", "en", "it"])
@pytest.mark.parametrize("feat", ["extreme-remedies", "deep-excavation"])
def test_the_harvester_is_no_collect_action_to_use_otherwise(edition: str, feat: str) -> None:
    """What takes the place of a collect action needs the icon: the drone's ability is none in any edition."""
    game = Scenario(edition)
    here, _ = game.street()
    game.learn("farm-z", feat)
    game.put("farm-z", here, scrappers=1)
    game.put("ravagers", here, scrappers=3)
    game.drone("harvester", here)
    game.lying(here, 2)
    game.card("farm-z", "drone harvester +0")
    game.do("drone harvester", "stay")
    assert game.legal() == ["harvest amount=1", "harvest amount=2", "done"]


@pytest.mark.rule("DEI-DRN-15")
def test_a_harvest_can_neither_dig_nor_kill() -> None:
    game = Scenario()
    here, _ = game.street()
    game.learn("farm-z", "deep-excavation")
    game.learn("farm-z", "extreme-remedies")
    game.put("farm-z", here, scrappers=1)
    game.put("auxilia", here, scrappers=2)
    game.drone("harvester", here)
    game.lying(here, 1)
    game.card("farm-z", "drone harvester +0")
    game.do("drone harvester", "stay")
    assert game.legal() == ["harvest amount=1", "done"]
    game.shows("DEI-DRN-15")
    assert game.refused(f"dig {here}") == "DEI-DRN-12"


# Transporter


@pytest.mark.rule("DEI-DRN-16")
def test_the_transporter_enlists_up_to_two() -> None:
    game = Scenario()
    above = roof(game)
    game.drone("transporter", above)
    game.card("auxilia", "drone transporter +0", "drone transporter +0", "enlist")
    game.do("drone transporter", "stay", "deploy", "deploy")
    assert game.top("Card")
    assert (game.scrappers("auxilia", above), game.reserve("auxilia")) == (2, 13)
    game.do("drone transporter", "stay", "deploy", "done")
    assert game.scrappers("auxilia", above) == 3


@pytest.mark.rule("DEI-DRN-16", "DEI-DRN-17")
def test_with_one_in_reserve_the_second_is_relocated() -> None:
    game = Scenario()
    here, there = game.street()
    far = game.park("auxilia", left=3)
    game.put("auxilia", there, scrappers=2)
    game.drone("transporter", here)
    game.card("auxilia", "drone transporter +0")
    game.do("drone transporter", "stay", "deploy")
    assert (game.scrappers("auxilia", here), game.reserve("auxilia")) == (1, 0)
    game.do("deploy")
    assert game.legal() == sorted([f"relocate {far}", f"relocate {there}"], key=lambda text: int(text[10:]))
    game.do(f"relocate {there}")
    assert (game.scrappers("auxilia", here), game.scrappers("auxilia", there)) == (2, 1)
    assert game.boosts("auxilia") == []


@pytest.mark.rule("DEI-DRN-16")
def test_the_transporter_is_no_enlist_action_for_outnumber() -> None:
    game = Scenario()
    here, there = game.street()
    game.park("auxilia", left=1)
    game.put("auxilia", there, scrappers=1)
    game.learn("auxilia", "outnumber")
    game.drone("transporter", here)
    game.lying(there, 1)
    game.card("auxilia", "drone transporter +0")
    assert game.legal() == ["drone transporter", "done"]
    game.do("drone transporter", "stay")
    assert game.legal() == ["deploy", "done"]


# Teleporter


@pytest.mark.rule("DEI-DRN-18")
def test_two_to_one_ground_region() -> None:
    game = Scenario()
    here, there = grounds(game, 2)
    game.drone("teleporter", here)
    game.put("ravagers", here, scrappers=3)
    game.card("ravagers", "drone teleporter +0", "enlist")
    game.do("drone teleporter", "stay", f"teleport {there}", f"teleport {there}")
    assert game.top("Card")
    assert (game.scrappers("ravagers", here), game.scrappers("ravagers", there)) == (1, 2)


@pytest.mark.rule("DEI-DRN-18")
def test_two_to_two_ground_regions() -> None:
    game = Scenario()
    here, first, second = grounds(game, 3)
    game.drone("teleporter", here)
    game.put("ravagers", here, scrappers=2)
    game.card("ravagers", "drone teleporter +0", "enlist")
    game.do("drone teleporter", "stay", f"teleport {first}", f"teleport {second}")
    assert [game.scrappers("ravagers", r) for r in (here, first, second)] == [0, 1, 1]


@pytest.mark.rule("DEI-DRN-18")
def test_one_to_a_roof_and_then_no_second() -> None:
    game = Scenario()
    (here,) = grounds(game, 1)
    above = roof(game)
    game.drone("teleporter", here)
    game.put("ravagers", here, scrappers=2)
    game.card("ravagers", "drone teleporter +0", "enlist")
    game.do("drone teleporter", "stay", f"teleport {above}")
    assert game.top("Card")
    assert (game.scrappers("ravagers", here), game.scrappers("ravagers", above)) == (1, 1)


@pytest.mark.rule("DEI-DRN-18")
def test_never_one_to_the_ground_and_one_to_a_roof() -> None:
    game = Scenario()
    here, there = grounds(game, 2)
    above = roof(game)
    game.drone("teleporter", here)
    game.put("ravagers", here, scrappers=2)
    game.card("ravagers", "drone teleporter +0", "enlist")
    game.do("drone teleporter", "stay", f"teleport {there}")
    assert game.refused(f"teleport {above}") == "DEI-DRN-18"
    game.do("done")
    assert (game.scrappers("ravagers", here), game.scrappers("ravagers", there)) == (1, 1)


@pytest.mark.rule("DEI-DRN-18")
def test_a_faction_with_a_figure_in_every_place_can_still_teleport() -> None:
    """15 scrappers and the champion in 16 regions: the index of own regions is full."""
    game = Scenario()
    regions = [f"r{r}" for r in game.plain(GROUND)[:16]]
    for region in regions[:15]:
        game.put("ravagers", region, scrappers=1)
    game.put("ravagers", regions[15], champion=True)
    game.drone("teleporter", regions[0])
    above = roof(game)
    game.card("ravagers", "drone teleporter +0", "enlist")
    game.do("drone teleporter", "stay", f"teleport {above}")
    assert game.scrappers("ravagers", above) == 1


@pytest.mark.rule("DEI-DRN-19")
def test_only_own_scrappers_are_teleported() -> None:
    game = Scenario()
    here, _ = game.street()
    game.drone("teleporter", here)
    game.put("farm-z", here, scrappers=3)
    game.card("ravagers", "drone teleporter +0", "enlist")
    game.do("drone teleporter", "stay")
    assert game.top("Card")


@pytest.mark.rule("DEI-DRN-19")
@pytest.mark.parametrize(("edition", "goes"), [("de", False), ("en", True), ("it", True)])
def test_the_champion_is_teleported_where_it_counts_as_a_scrapper(edition: str, goes: bool) -> None:
    game = Scenario(edition)
    here, there = grounds(game, 2)
    game.drone("teleporter", here)
    game.put("ravagers", here, scrappers=2, champion=True)
    game.card("ravagers", "drone teleporter +0", "enlist")
    game.do("drone teleporter", "stay")
    assert game.allows(f"teleport {there} champion") == goes
    if not goes:
        assert game.refused(f"teleport {there} champion") == "DEI-DRN-19"
        return
    game.do(f"teleport {there} champion")
    assert not game.allows(f"teleport {there} champion")
    game.do(f"teleport {there}")
    assert (game.champion("ravagers"), game.scrappers("ravagers", there)) == (there, 1)


@pytest.mark.rule("DEI-DRN-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_teleporting_ignores_distance_and_majority_and_is_no_move(edition: str) -> None:
    game = Scenario(edition)
    here, there = grounds(game, 2)
    assert there not in game.neighbours(here)
    game.learn("auxilia", "sky-boots")
    game.put("auxilia", here, scrappers=1, champion=True)
    game.put("farm-z", there, scrappers=5)
    game.drone("teleporter", here)
    game.card("auxilia", "drone teleporter +0", "enlist")
    game.shows("DEI-DRN-20")
    game.do("drone teleporter", "stay", f"teleport {there}")
    if game.top("Teleport"):
        game.do("done")
    assert game.scrappers("auxilia", there) == 1
    assert game.legal("move") == []


# Reaper


@pytest.mark.rule("DEI-DRN-21", "DEI-DRN-24", "DEI-ADV-05", "DEI-ADV-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_reaper_kills_one_scrapper_of_every_other_faction(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.drone("reaper", here)
    game.put("ravagers", here, scrappers=1)
    game.put("refuge-42", here, scrappers=2)
    game.put("farm-z", here, scrappers=1)
    game.put("auxilia", here, champion=True)
    game.card("ravagers", "drone reaper +0", "enlist")
    game.do("drone reaper", "stay")
    assert game.legal("reap") == ["reap scrappers=1"]
    assert game.refused("reap scrappers=2") == "DEI-DRN-21"
    game.shows("DEI-DRN-24")
    game.do("reap scrappers=1")
    assert [game.scrappers(faction, here) for faction in FACTIONS] == [1, 1, 0, 0]
    assert game.champion("auxilia") == here
    assert [len(game.boosts(faction)) for faction in FACTIONS] == [1, 1, 1, 0]
    assert game.reserve("farm-z") == 15


@pytest.mark.rule("DEI-DRN-22")
@pytest.mark.parametrize(("edition", "points"), [("de", 1), ("en", 2), ("it", 2)])
def test_the_reward_is_one_boost_and_supplies(edition: str, points: int) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.drone("reaper", here)
    game.put("refuge-42", here, scrappers=2)
    game.put("farm-z", here, scrappers=1)
    game.card("ravagers", "drone reaper +0", "enlist")
    game.do("drone reaper", "stay", "reap scrappers=1")
    assert (game.points("ravagers"), len(game.boosts("ravagers"))) == (points, 1)


@pytest.mark.rule("DEI-DRN-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_victim_no_reward(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.drone("reaper", here)
    game.put("ravagers", here, scrappers=2)
    game.put("farm-z", here, champion=True)
    game.card("ravagers", "drone reaper +0", "enlist")
    game.do("drone reaper", "stay")
    assert game.top("Card")
    assert (game.points("ravagers"), game.boosts("ravagers")) == (0, [])


@pytest.mark.rule("DEI-DRN-23")
def test_whoever_declines_the_kill_gets_no_reward() -> None:
    game = Scenario()
    here, _ = game.street()
    game.drone("reaper", here)
    game.put("farm-z", here, scrappers=2)
    game.card("ravagers", "drone reaper +0", "enlist")
    game.do("drone reaper", "stay", "done")
    assert (game.points("ravagers"), game.boosts("ravagers"), game.scrappers("farm-z", here)) == (0, [], 2)


@pytest.mark.rule("DEI-DRN-25", "DEI-CDY-14")
@pytest.mark.parametrize(("left", "drawn"), [(1, [0, 0, 1]), (2, [0, 1, 1]), (3, [1, 1, 1])])
def test_victims_draw_in_turn_order_and_the_user_last(left: int, drawn: list[int]) -> None:
    game = Scenario()
    here, _ = game.street()
    game.order("ravagers", "farm-z", "refuge-42", "auxilia")
    game.hoard("auxilia", left=left)
    game.drone("reaper", here)
    game.put("refuge-42", here, scrappers=1)
    game.put("farm-z", here, scrappers=1)
    game.card("ravagers", "drone reaper +0", "enlist")
    game.do("drone reaper", "stay", "reap scrappers=1")
    assert [len(game.boosts(faction)) for faction in ("ravagers", "refuge-42", "farm-z")] == drawn
    assert game.points("ravagers") == 1
