"""DEI-FEA-07 to DEI-FEA-12: the blue feats, which give moves, ways, builds and longer flights."""

from __future__ import annotations

import pytest

from ludarium.games.dei.faces import GROUND, ROOF
from tests.games.dei.scenario import Scenario

EDITIONS = ["de", "en", "it"]


def moves_left(game: Scenario, first: str, second: str) -> int:
    """How often the only group can go to and fro between two regions; the moves are then used up."""
    made, places = 0, [first, second]
    while game.allows(text := f"move {places[made % 2]} {places[1 - made % 2]} scrappers=1"):
        game.do(text)
        made += 1
    return made


def elevators(game: Scenario, number: int) -> list[tuple[str, str]]:
    """Places for elevators in ground regions that are not neighbours of each other, without neutral ones."""
    t, board = game.s.terrain, game.s.terrain.board
    found: list[tuple[str, str]] = []
    for edge in range(board.elevators):
        ground, roof = board.elevator_ground[edge], board.elevator_roof[edge]
        apart = not any(f"r{ground}" in [other, *game.neighbours(other)] for other, _ in found)
        plain = ground in game.plain(GROUND) and roof in game.plain(ROOF)
        if apart and plain and ground not in t.neutral_grounds:
            found.append((f"r{ground}", f"r{roof}"))
    return found[:number]


# Field Engineer


@pytest.mark.rule("DEI-FEA-07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("icon", ["build", "build-elevator"])
def test_field_engineer_moves_twice_after_an_elevator(edition: str, icon: str) -> None:
    game = Scenario(edition)
    ground, roof = game.beside()
    game.learn("ravagers", "field-engineer")
    game.put("ravagers", ground, scrappers=1)
    game.card("ravagers", icon, "enlist")
    assert game.legal("move") == []
    game.do(f"build-elevator {ground} {roof}")
    assert moves_left(game, ground, roof) == 2


@pytest.mark.rule("DEI-FEA-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_field_engineer_moves_twice_after_a_bridge(edition: str) -> None:
    game = Scenario(edition)
    first, second, under = game.span()
    game.learn("ravagers", "field-engineer")
    game.put("ravagers", first, scrappers=1)
    game.card("ravagers", "build", "enlist")
    game.do(f"build-bridge {first} {second} {under}")
    assert moves_left(game, first, second) == 2


@pytest.mark.rule("DEI-FEA-07")
def test_field_engineer_gains_nothing_from_a_refuge() -> None:
    game = Scenario()
    here, _ = game.street()
    game.learn("ravagers", "field-engineer")
    game.put("ravagers", here, scrappers=1)
    game.card("ravagers", "build", "enlist")
    game.do(f"build-refuge {here}")
    assert game.legal("move") == []


@pytest.mark.rule("DEI-FEA-07")
def test_field_engineer_gets_four_moves_for_two_builds() -> None:
    game = Scenario()
    first, second, under = game.span()
    game.learn("ravagers", "field-engineer")
    game.put("ravagers", first, scrappers=1)
    game.boost("ravagers", "build-bridge")
    game.card("ravagers", "build-elevator", "enlist")
    game.do(f"build-elevator {under} {first}", "boost build-bridge", f"build-bridge {first} {second} {under}")
    assert moves_left(game, first, second) == 4


@pytest.mark.rule("DEI-FEA-07")
def test_the_moves_mix_with_the_card_and_expire_with_it() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.learn("farm-z", "field-engineer")
    game.put("farm-z", ground, scrappers=1)
    game.lying(roof, 1)
    game.card("farm-z", "build", "collect")
    game.do(f"build-elevator {ground} {roof}", f"move {ground} {roof} scrappers=1", f"collect {roof}")
    assert game.allows(f"move {roof} {ground} scrappers=1")
    game.do("done", "play dei019")
    assert game.refused(f"move {roof} {ground} scrappers=1") == "DEI-CRD-05"


@pytest.mark.rule("DEI-FEA-07")
def test_a_relocated_elevator_is_built_too() -> None:
    game = Scenario()
    game.learn("ravagers", "field-engineer")
    places = elevators(game, 4)
    for ground, roof in places[:3]:
        game.elevator("ravagers", ground, roof)
    ground, roof = places[3]
    game.put("ravagers", ground, scrappers=1)
    game.lying(ground, 1)
    game.card("ravagers", "build", "collect", "enlist")
    game.do(f"build-elevator {ground} {roof}", f"take-elevator {' '.join(places[0])}")
    assert moves_left(game, ground, roof) == 2


@pytest.mark.rule("DEI-FEA-07", "DEI-FEA-23")
def test_the_moves_are_plain() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.learn("ravagers", "field-engineer")
    game.put("ravagers", ground, scrappers=1)
    game.put("farm-z", roof, scrappers=1)
    game.card("ravagers", "build", "enlist")
    game.do(f"build-elevator {ground} {roof}")
    assert game.refused(f"move {ground} {roof} scrappers=1") == "DEI-MAJ-09"


# Underground Shortcut


@pytest.mark.rule("DEI-FEA-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_underground_shortcut(edition: str) -> None:
    game = Scenario(edition)
    (here, up), (there, other) = elevators(game, 2)
    game.elevator("ravagers", here, up)
    game.elevator("ravagers", there, other)
    game.put("ravagers", here, scrappers=2, champion=True)
    game.card("ravagers", "move", "enlist")
    assert game.refused(f"move {here} {there} scrappers=2") == "DEI-BRD-06"
    game.learn("ravagers", "underground-shortcut")
    game.do(f"move {here} {there} scrappers=2 champion")
    assert (game.scrappers("ravagers", there), game.champion("ravagers")) == (2, there)


@pytest.mark.rule("DEI-FEA-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_shortcut_joins_neutral_and_own_elevators_but_not_those_of_others(edition: str) -> None:
    game = Scenario(edition)
    (own, up), (other, above) = elevators(game, 2)
    neutral = next(g for g, _ in map(game.printed_elevator, range(6)) if g not in game.neighbours(own))
    game.learn("ravagers", "underground-shortcut")
    game.elevator("ravagers", own, up)
    game.elevator("farm-z", other, above)
    game.put("ravagers", own, scrappers=1)
    game.card("ravagers", "move", "move", "enlist")
    assert game.refused(f"move {own} {other} scrappers=1") == "DEI-BRD-06"
    game.do(f"move {own} {neutral} scrappers=1", f"move {neutral} {own} scrappers=1")


@pytest.mark.rule("DEI-FEA-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_shortcut_joins_grounds_only(edition: str) -> None:
    """The Italian book says so; elsewhere a lift lies on the ground."""
    game = Scenario(edition)
    (here, up), (there, above) = elevators(game, 2)
    game.learn("ravagers", "underground-shortcut")
    game.elevator("ravagers", here, up)
    game.elevator("ravagers", there, above)
    game.put("ravagers", up, scrappers=1)
    game.card("ravagers", "move", "enlist")
    assert game.refused(f"move {up} {above} scrappers=1") == "DEI-BRD-06"
    assert game.refused(f"move {up} {there} scrappers=1") in ("DEI-BRD-06", "DEI-BRD-08")


@pytest.mark.rule("DEI-FEA-08")
def test_the_shortcut_still_needs_the_majority_and_serves_its_owner_only() -> None:
    game = Scenario()
    here, there = (game.printed_elevator(index)[0] for index in (0, 3))
    game.learn("ravagers", "underground-shortcut")
    game.put("ravagers", here, scrappers=1)
    game.put("farm-z", there, scrappers=1)
    game.card("ravagers", "move", "enlist")
    assert game.refused(f"move {here} {there} scrappers=1") == "DEI-MAJ-09"
    game.put("ravagers", there, scrappers=1)
    assert game.allows(f"move {here} {there} scrappers=1")
    game.card("farm-z", "move", "enlist")
    assert game.refused(f"move {there} {here} scrappers=1") == "DEI-BRD-06"


# Sky Boots


@pytest.mark.rule("DEI-FEA-09")
@pytest.mark.parametrize(
    ("edition", "actions", "made"),
    [
        ("de", ["move", "collect"], 2),
        ("en", ["move", "collect"], 2),
        ("it", ["move", "collect"], 2),
        ("de", ["move", "move"], 3),
        ("en", ["move", "move"], 4),
        ("it", ["move", "move"], 4),
        ("de", ["enlist", "collect"], 0),
        ("en", ["enlist", "collect"], 0),
        ("it", ["enlist", "collect"], 0),
    ],
)
def test_sky_boots(edition: str, actions: list[str], made: int) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.learn("ravagers", "sky-boots")
    game.put("ravagers", here, scrappers=1)
    game.card("ravagers", *actions, "gain-supplies 1")
    assert moves_left(game, here, there) == made


@pytest.mark.rule("DEI-FEA-09")
def test_sky_boots_work_again_with_the_next_card() -> None:
    game = Scenario()
    here, there = game.street()
    game.learn("ravagers", "sky-boots")
    game.put("ravagers", here, scrappers=1)
    game.card("ravagers", "move", "enlist")
    assert moves_left(game, here, there) == 2
    game.do("done", "play dei002")
    assert moves_left(game, here, there) == 2


@pytest.mark.rule("DEI-FEA-09")
@pytest.mark.parametrize(("edition", "made"), [("de", 3), ("en", 4), ("it", 4)])
def test_sky_boots_and_a_move_boost(edition: str, made: int) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.learn("ravagers", "sky-boots")
    game.put("ravagers", here, scrappers=1)
    game.boost("ravagers", "move")
    game.card("ravagers", "move", "enlist")
    game.do("boost move")
    assert moves_left(game, here, there) == made


@pytest.mark.rule("DEI-FEA-09", "DEI-ADV-20")
@pytest.mark.parametrize("icon", ["move-red", "move-blue"])
def test_a_coloured_move_earns_a_plain_one(icon: str) -> None:
    game = Scenario()
    here, there = game.street()
    ground, roof = game.beside()
    game.learn("ravagers", "sky-boots")
    game.put("ravagers", here, scrappers=1)
    game.put("ravagers", ground, scrappers=1)
    game.put("farm-z", here, scrappers=2)
    game.card("ravagers", icon, "enlist")
    game.do(f"move {here} {there} scrappers=1")
    assert game.refused(f"move {there} {here} scrappers=1") == "DEI-MAJ-09"
    assert game.refused(f"move {ground} {roof} scrappers=1") == "DEI-BRD-08"
    assert game.legal("move")


# Outnumber


@pytest.mark.rule("DEI-FEA-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_outnumber(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.learn("auxilia", "outnumber")
    game.put("auxilia", here, scrappers=2)
    game.lying(here, 2)
    game.pad("auxilia")
    game.park("auxilia", left=1)
    game.card("auxilia", "enlist", "enlist", "enlist")
    assert game.refused(f"collect {here}") == "DEI-CRD-05"
    assert game.refused(f"move {here} {there} scrappers=1") == "DEI-CRD-05"
    # The fifteenth scrapper comes, and the number is checked again for the next action.
    game.do(f"enlist {game.refuge()}", f"collect {here}", f"move {here} {there} scrappers=1")
    assert (game.resources("auxilia"), game.scrappers("auxilia", there)) == ((1, 0), 1)


@pytest.mark.rule("DEI-FEA-10")
def test_with_outnumber_an_enlist_is_still_an_enlist() -> None:
    game = Scenario()
    far = game.park("auxilia")
    game.learn("auxilia", "outnumber")
    game.card("auxilia", "enlist")
    game.do(f"enlist {game.refuge()}", f"relocate {far}")
    assert game.scrappers("auxilia", game.refuge()) == 1


@pytest.mark.rule("DEI-FEA-10")
@pytest.mark.parametrize("icon", ["enlist-red", "enlist-green"])
def test_a_turned_enlist_is_plain(icon: str) -> None:
    game = Scenario()
    here, there = game.street()
    game.learn("auxilia", "outnumber")
    game.put("auxilia", here, scrappers=1)
    game.put("farm-z", there, scrappers=2)
    game.lying(here, 2)
    game.park("auxilia")
    game.card("auxilia", icon)
    assert game.refused(f"move {here} {there} scrappers=1") == "DEI-MAJ-09"
    assert game.refused(f"collect {here} extra") == "DEI-ADV-19"
    assert game.allows(f"collect {here}")


@pytest.mark.rule("DEI-FEA-10", "DEI-LDR-10")
def test_a_turned_enlist_is_a_collect_for_abraham() -> None:
    game = Scenario()
    here, _ = game.street()
    game.learn("ravagers", "outnumber")
    game.put("ravagers", here, champion=True)
    game.lying(here, 2)
    game.pad("ravagers")
    game.park("ravagers")
    game.card("ravagers", "enlist")
    game.do(f"collect {here}", f"collect {here}")
    assert game.resources("ravagers") == (2, 0)


@pytest.mark.rule("DEI-FEA-10", "DEI-FEA-04", "DEI-FEA-14")
def test_a_turned_enlist_digs_and_kills_with_the_other_feats() -> None:
    game = Scenario()
    here, _ = game.street()
    for feat in ("outnumber", "extreme-remedies", "deep-excavation"):
        game.learn("ravagers", feat)
    game.put("ravagers", here, scrappers=1)
    game.put("farm-z", here, scrappers=2)
    game.park("ravagers")
    game.lying(here, 0)
    game.card("ravagers", "enlist", "enlist")
    game.do(f"dig {here}", f"kill {here} farm-z")
    assert (game.lies(here), game.scrappers("farm-z", here)) == (1, 1)


@pytest.mark.rule("DEI-FEA-10")
def test_one_enlist_is_one_action() -> None:
    game = Scenario()
    here, there = game.street()
    game.learn("auxilia", "outnumber")
    game.put("auxilia", here, scrappers=1)
    game.park("auxilia")
    game.card("auxilia", "enlist", "gain-supplies 1")
    assert moves_left(game, here, there) == 1
    assert game.legal("enlist") == []


# Drop Pod


@pytest.mark.rule("DEI-FEA-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_drop_pod(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    ground, roof = game.beside()
    game.put("ravagers", here, scrappers=1)
    game.put("farm-z", there, scrappers=5)
    game.card("ravagers", "build", "enlist")
    assert game.refused(f"build-refuge {there}") == "DEI-ACT-26"
    game.learn("ravagers", "drop-pod")
    assert game.legal("build-refuge") == [f"build-refuge r{r}" for r in range(game.s.terrain.n)]
    # Only refuges fall from the sky.
    assert game.refused(f"build-elevator {ground} {roof}") == "DEI-ACT-31"
    game.do(f"build-refuge {there}")
    assert game.buildings("ravagers") == 1


# Remote Drive


@pytest.mark.rule("DEI-FEA-12")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bonus", [0, 1, 2])
def test_remote_drive(edition: str, bonus: int) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.learn("ravagers", "remote-drive")
    game.drone("harvester", here)
    game.card("ravagers", f"drone harvester +{bonus}")
    game.do("drone harvester")
    assert game.allows(f"fly {game.ring(here, 3 + bonus)[0]}")
    game.shows("DEI-FEA-12")
    assert game.refused(f"fly {game.ring(here, 4 + bonus)[0]}") == "DEI-DRN-05"


@pytest.mark.rule("DEI-FEA-12")
def test_remote_drive_serves_the_flights_of_its_owner_only() -> None:
    game = Scenario()
    here, _ = game.street()
    game.learn("ravagers", "remote-drive")
    game.drone("harvester", here)
    game.card("farm-z", "drone harvester +0")
    game.do("drone harvester")
    assert not game.allows(f"fly {game.ring(here, 3)[0]}")
    # A drone that only acts does not fly with it either.
    game.card("ravagers", "drone-any")
    game.lying(here, 1)
    game.do("drone harvester")
    assert game.top("Harvest")
