"""DRN: drones fly, then act, for whoever plays their card. Their abilities are in test_drone_abilities."""

from __future__ import annotations

import pytest

from ludarium.games.dei.declaration import DRONES
from tests.games.dei.scenario import FACTIONS, Scenario

EDITIONS = ["de", "en", "it"]
OWN_CARDS = {"ravagers": "dei008", "refuge-42": "dei016", "farm-z": "dei024", "auxilia": "dei032"}
OWN_DRONES = {"ravagers": "harvester", "refuge-42": "transporter", "farm-z": "reaper", "auxilia": "teleporter"}


# Activating


@pytest.mark.rule("DEI-DRN-01")
@pytest.mark.parametrize(
    ("drone", "does"),
    [("harvester", "harvest"), ("transporter", "deploy"), ("teleporter", "teleport"), ("reaper", "reap")],
)
def test_every_drone_has_its_role(drone: str, does: str) -> None:
    game = Scenario()
    here, _ = game.street()
    game.drone(drone, here)
    game.lying(here, 1)
    game.put("ravagers", here, scrappers=1)
    game.put("farm-z", here, scrappers=1)
    game.card("ravagers", f"drone {drone} +0")
    game.do(f"drone {drone}", "stay")
    verbs = {text.split()[0] for text in game.legal()}
    assert verbs == {does, "done"}


@pytest.mark.rule("DEI-DRN-02")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_drone_card_activates_the_drone_it_shows(faction: str) -> None:
    game = Scenario()
    game.turn(faction)
    game.do(f"play {OWN_CARDS[faction]}")
    assert game.legal("drone") == [f"drone {OWN_DRONES[faction]}"]
    other = next(drone for drone in DRONES if drone != OWN_DRONES[faction])
    game.shows("DEI-DRN-02", look="hand")
    assert game.refused(f"drone {other}") == "DEI-DRN-02"


@pytest.mark.rule("DEI-DRN-02")
def test_no_drone_without_a_drone_icon() -> None:
    game = Scenario()
    game.card("ravagers", "enlist")
    assert game.refused("drone harvester") == "DEI-CRD-05"


@pytest.mark.rule("DEI-DRN-03")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("drone", DRONES)
def test_every_faction_uses_every_drone(faction: str, drone: str) -> None:
    game = Scenario()
    here, there = game.street()
    game.drone(drone, here)
    game.card(faction, f"drone {drone} +0")
    game.do(f"drone {drone}", f"fly {there}")
    assert game.flown(drone) == there


# Flying


@pytest.mark.rule("DEI-DRN-04")
def test_first_the_flight_then_the_ability() -> None:
    game = Scenario()
    here, there = game.street()
    game.drone("harvester", here)
    game.lying(there, 2)
    game.card("farm-z", "drone harvester +0", "enlist")
    game.do("drone harvester")
    assert game.refused("harvest amount=1") == "DEI-DRN-12"
    game.do(f"fly {there}")
    assert game.refused(f"fly {here}") == "DEI-DRN-04"
    game.do("harvest amount=2")
    assert game.refused(f"fly {here}") == "DEI-DRN-04"
    assert game.refused("drone harvester") == "DEI-CRD-05"


@pytest.mark.rule("DEI-DRN-05")
def test_a_drone_flies_up_to_two_regions() -> None:
    game = Scenario()
    here, _ = game.street()
    game.drone("harvester", here)
    game.card("farm-z", "drone harvester +0")
    game.do("drone harvester")
    for region in game.ring(here, 1) + game.ring(here, 2):
        assert game.allows(f"fly {region}")
    for region in game.ring(here, 3):
        assert game.refused(f"fly {region}") == "DEI-DRN-05"


@pytest.mark.rule("DEI-DRN-06")
@pytest.mark.parametrize("bonus", [0, 1, 2])
def test_the_bonus_of_the_card_is_added(bonus: int) -> None:
    game = Scenario()
    here, _ = game.street()
    game.drone("reaper", here)
    game.card("ravagers", f"drone reaper +{bonus}")
    game.do("drone reaper")
    assert game.allows(f"fly {game.ring(here, 2 + bonus)[0]}")
    if bonus == 1:
        game.shows("DEI-DRN-06")
    assert game.refused(f"fly {game.ring(here, 3 + bonus)[0]}") == "DEI-DRN-05"


@pytest.mark.rule("DEI-DRN-06")
@pytest.mark.parametrize(("card", "reach"), [("dei069", 2), ("dei070", 3), ("dei071", 4)])
def test_printed_bonuses(card: str, reach: int) -> None:
    game = Scenario()
    here, _ = game.street()
    game.drone("harvester", here)
    game.own("ravagers", card)
    game.turn("ravagers")
    game.do(f"play {card}", "drone harvester")
    assert game.allows(f"fly {game.ring(here, reach)[0]}")
    assert not game.allows(f"fly {game.ring(here, reach + 1)[0]}")


@pytest.mark.rule("DEI-DRN-07")
def test_the_flight_may_be_left_out() -> None:
    game = Scenario()
    here, _ = game.street()
    game.drone("harvester", here)
    game.lying(here, 2)
    game.pad("farm-z")
    game.card("farm-z", "drone harvester +0")
    game.do("drone harvester", "stay", "harvest amount=2")
    assert (game.flown("harvester"), game.resources("farm-z")) == (here, (2, 0))


@pytest.mark.rule("DEI-DRN-08")
@pytest.mark.parametrize("drone", DRONES)
def test_the_ability_may_be_left_out(drone: str) -> None:
    game = Scenario()
    here, there = game.street()
    game.drone(drone, here)
    game.lying(there, 2)
    game.put("farm-z", there, scrappers=1)
    game.put("ravagers", there, scrappers=1)
    game.card("ravagers", f"drone {drone} +0", "enlist")
    game.do(f"drone {drone}", f"fly {there}", "done")
    assert game.top("Card")
    assert (game.lies(there), game.scrappers("farm-z", there), game.scrappers("ravagers", there)) == (2, 1, 1)


@pytest.mark.rule("DEI-DRN-09")
def test_several_drones_share_a_region() -> None:
    game = Scenario()
    here, there = game.street()
    for drone in ("harvester", "transporter", "teleporter"):
        game.drone(drone, there)
    game.drone("reaper", here)
    game.card("farm-z", "drone reaper +0")
    game.do("drone reaper", f"fly {there}")
    assert {game.flown(drone) for drone in DRONES} == {there}


@pytest.mark.rule("DEI-DRN-10", "DEI-DRN-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_drones_need_neither_majority_nor_a_figure(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.put("farm-z", there, scrappers=5)
    game.lying(there, 3)
    game.pad("auxilia")
    for drone in ("harvester", "transporter", "reaper"):
        game.drone(drone, here)
    game.card("auxilia", "drone harvester +0", "drone transporter +0", "drone reaper +0")
    game.do("drone harvester", f"fly {there}", "harvest amount=2")
    assert game.resources("auxilia") == (2, 0)
    game.do("drone reaper", f"fly {there}", "reap scrappers=1")
    assert game.scrappers("farm-z", there) == 4
    game.do("drone transporter", f"fly {there}", "deploy", "deploy")
    assert game.scrappers("auxilia", there) == 2


@pytest.mark.rule("DEI-DRN-12")
def test_flight_and_ability_are_one_action() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=2)
    game.lying(there, 2)
    game.boost("ravagers", "enlist")
    game.drone("harvester", here)
    game.card("ravagers", "drone harvester +0", "move")
    move = f"move {here} {there} scrappers=1"
    game.do("drone harvester")
    for text in (move, "boost enlist"):
        assert game.refused(text) == "DEI-DRN-12"
    game.do(f"fly {there}")
    for text in (move, "boost enlist"):
        assert game.refused(text) == "DEI-DRN-12"
    game.do("harvest amount=1", move)


@pytest.mark.rule("DEI-DRN-12")
@pytest.mark.parametrize("drone", DRONES)
def test_no_other_action_while_any_drone_is_at_work(drone: str) -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=2)
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 2)
    game.drone(drone, here)
    game.card("ravagers", f"drone {drone} +0", "move")
    game.do(f"drone {drone}", "stay")
    assert game.refused(f"move {here} {there} scrappers=1") == "DEI-DRN-12"
    assert game.refused(f"fly {there}") == "DEI-DRN-04"


# A drone of the player's choice


@pytest.mark.rule("DEI-DRN-13")
def test_a_drone_of_your_choice_acts_where_it_stands() -> None:
    game = Scenario()
    here, _ = game.street()
    game.drone("harvester", here)
    game.lying(here, 2)
    game.pad("farm-z")
    game.card("farm-z", "drone-any")
    assert game.legal("drone") == [f"drone {drone}" for drone in DRONES]
    game.shows("DEI-DRN-13", look=game.at(here))
    game.do("drone harvester")
    assert not game.top("Fly")
    game.do("harvest amount=2")
    assert (game.flown("harvester"), game.resources("farm-z")) == (here, (2, 0))


@pytest.mark.rule("DEI-DRN-13")
def test_on_a_drone_card_the_drone_of_your_choice_flies_too() -> None:
    game = Scenario()
    here, there = game.street()
    game.drone("transporter", here)
    game.card("farm-z", "drone-any", "drone harvester +2")
    game.do("drone transporter", f"fly {there}", "deploy", "done")
    assert game.scrappers("farm-z", there) == 1


@pytest.mark.rule("DEI-DRN-13")
def test_the_bonus_of_a_drone_card_is_for_the_drone_it_shows() -> None:
    game = Scenario()
    here, _ = game.street()
    game.drone("transporter", here)
    game.card("farm-z", "drone-any", "drone harvester +2")
    game.do("drone transporter")
    assert game.allows(f"fly {game.ring(here, 2)[0]}")
    assert not game.allows(f"fly {game.ring(here, 3)[0]}")


@pytest.mark.rule("DEI-DRN-13", "DEI-DRN-27")
def test_only_a_drone_in_play_can_be_chosen() -> None:
    game = Scenario(seats=2)
    game.card("ravagers", "drone-any")
    assert game.legal("drone") == ["drone harvester", "drone transporter"]
    assert game.refused("drone reaper") == "DEI-DRN-27"


@pytest.mark.rule("DEI-DRN-13")
def test_the_mere_icon_makes_no_drone_card() -> None:
    game = Scenario()
    givens = game.match.givens
    assert givens.card_drone[game.card_number("dei061")] == -1
    assert givens.card_drone[game.card_number("dei069")] == DRONES.index("harvester")


# Drones on the board


@pytest.mark.rule("DEI-DRN-26")
def test_drones_have_no_strength_and_block_nobody() -> None:
    game = Scenario()
    here, there = game.street()
    for drone in DRONES:
        game.drone(drone, there)
    game.put("farm-z", here, scrappers=1)
    game.card("farm-z", "move")
    game.do(f"move {here} {there} scrappers=1")
    assert (game.strength("farm-z", there), game.holder(there)) == (1, "farm-z")
    # Nothing but scrappers of other factions can be killed.
    game = Scenario()
    game.drone("harvester", here)
    game.card("ravagers", "kill", "enlist")
    assert game.legal("kill") == []


@pytest.mark.rule("DEI-DRN-27")
@pytest.mark.parametrize(
    ("factions", "drones"),
    [
        (["ravagers", "refuge-42"], ["harvester", "transporter"]),
        (["farm-z", "auxilia"], ["teleporter", "reaper"]),
        (["ravagers", "farm-z", "auxilia"], ["harvester", "teleporter", "reaper"]),
    ],
)
def test_only_the_drones_of_the_factions_are_in_play(factions: list[str], drones: list[str]) -> None:
    game = Scenario(seats=len(factions), factions=factions)
    assert [drone for drone, region in zip(DRONES, game.s.drones, strict=True) if region >= 0] == drones
