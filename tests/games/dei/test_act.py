"""ACT: the basic actions enlist, move, collect, build and buy."""

from __future__ import annotations

import pytest

from tests.games.dei.scenario import Scenario

# Enlist


@pytest.mark.rule("DEI-ACT-01")
def test_enlisting_puts_a_scrapper_at_an_own_or_neutral_refuge() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, refuges=1)
    game.card("ravagers", "enlist", "enlist")
    places = [game.refuge(0), game.refuge(1), here]
    assert game.legal("enlist") == sorted([f"enlist {place}" for place in places], key=region)
    assert game.refused(f"enlist {there}") == "DEI-ACT-01"
    game.do(f"enlist {here}")
    assert (game.scrappers("ravagers", here), game.reserve("ravagers")) == (1, 14)


def region(text: str) -> int:
    return int(text.split()[1][1:])


@pytest.mark.rule("DEI-ACT-02")
def test_refuges_of_others_cannot_be_used() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("farm-z", here, refuges=1)
    game.card("ravagers", "enlist")
    assert game.refused(f"enlist {here}") == "DEI-ACT-02"


@pytest.mark.rule("DEI-ACT-03")
@pytest.mark.parametrize(("edition", "legal"), [("de", True), ("en", True), ("it", False)])
def test_enlisting_needs_no_majority_except_at_an_own_refuge_in_italy(edition: str, legal: bool) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("ravagers", here, refuges=1)
    game.put("farm-z", here, scrappers=3)
    game.put("farm-z", game.refuge(), scrappers=3)
    game.card("ravagers", "enlist")
    assert game.allows(f"enlist {here}") == legal
    if not legal:
        assert game.refused(f"enlist {here}") == "DEI-ACT-03"
    assert game.allows(f"enlist {game.refuge()}")
    if legal:
        game.shows("DEI-ACT-03")
        game.do(f"enlist {here}")
        game.card("ravagers", "enlist")
    game.put("ravagers", here, scrappers=3)
    assert game.allows(f"enlist {here}")


@pytest.mark.rule("DEI-ACT-04")
@pytest.mark.rule("DEI-ACT-05")
def test_an_empty_reserve_relocates_a_scrapper_without_a_boost() -> None:
    game = Scenario()
    here, there = game.street()
    game.park("ravagers", left=1)
    game.put("ravagers", here, scrappers=1)
    game.card("ravagers", "enlist")
    game.do(f"enlist {game.refuge()}")
    assert game.top("Relocate")
    assert game.refused(f"relocate {there}") == "DEI-ACT-04"
    game.do(f"relocate {here}")
    assert (game.scrappers("ravagers", here), game.scrappers("ravagers", game.refuge())) == (0, 1)
    assert game.boosts("ravagers") == []


@pytest.mark.rule("DEI-ACT-06")
def test_relocating_is_only_possible_with_an_empty_reserve() -> None:
    game = Scenario()
    here, _ = game.street()
    game.park("ravagers", left=2)
    game.put("ravagers", here, scrappers=1)
    game.card("ravagers", "enlist")
    game.do(f"enlist {game.refuge()}")
    assert not game.top("Relocate")
    assert game.reserve("ravagers") == 0


@pytest.mark.rule("DEI-ACT-07")
@pytest.mark.parametrize("edition", ["de", "en", "it"])
def test_the_champion_is_never_relocated(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.park("ravagers")
    game.card("ravagers", "enlist")
    game.do(f"enlist {game.refuge()}")
    assert f"relocate {here}" not in game.legal()
    game.shows("DEI-ACT-07")
    assert game.refused(f"relocate {here}") == "DEI-ACT-04"


# Move


@pytest.mark.rule("DEI-ACT-08")
@pytest.mark.rule("DEI-ACT-11")
@pytest.mark.rule("DEI-ACT-14")
def test_any_number_of_figures_moves_to_a_neighbour() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=2, champion=True)
    game.card("ravagers", "move")
    moves = {text for text in game.legal("move") if text.startswith(f"move {here} {there} ")}
    assert moves == {
        f"move {here} {there} {group}"
        for group in ("scrappers=1", "scrappers=2", "champion", "scrappers=1 champion", "scrappers=2 champion")
    }
    assert game.refused(f"move {here} {there} scrappers=3") == "DEI-ACT-08"
    game.do(f"move {here} {there} champion")
    assert (game.champion("ravagers"), game.scrappers("ravagers", here)) == (there, 2)


@pytest.mark.rule("DEI-ACT-09")
@pytest.mark.rule("DEI-ACT-16")
def test_groups_split_and_regroup_step_by_step() -> None:
    game = Scenario()
    a, b, c = game.street(3)
    game.put("ravagers", a, scrappers=3)
    game.card("ravagers", "move", "move", "move")
    assert game.refused(f"move {a} {c} scrappers=1") == "DEI-BRD-06"
    game.do(f"move {a} {b} scrappers=2", f"move {b} {c} scrappers=1", f"move {a} {b} scrappers=1")
    assert [game.scrappers("ravagers", r) for r in (a, b, c)] == [0, 2, 1]


@pytest.mark.rule("DEI-ACT-10")
@pytest.mark.rule("DEI-ACT-12")
def test_a_move_has_at_least_one_figure_and_one_start() -> None:
    game = Scenario()
    a, b, c = game.street(3)
    game.put("ravagers", a, scrappers=1)
    game.put("ravagers", c, scrappers=1)
    game.card("ravagers", "move")
    assert game.refused(f"move {a} {b}") == "DEI-ACT-10"
    game.shows("DEI-ACT-12")
    assert game.refused(f"move {a} {b} scrappers=2") == "DEI-ACT-08"


@pytest.mark.rule("DEI-ACT-15")
@pytest.mark.rule("DEI-BRD-08")
@pytest.mark.rule("DEI-BRD-09")
@pytest.mark.rule("DEI-BRD-15")
def test_levels_are_joined_by_own_elevators_only() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.put("ravagers", ground, scrappers=2)
    game.card("ravagers", "move", "move")
    assert game.refused(f"move {ground} {roof} scrappers=1") == "DEI-BRD-08"
    game.elevator("farm-z", ground, roof)
    assert not game.allows(f"move {ground} {roof} scrappers=1")
    game.elevator("ravagers", ground, roof)
    game.do(f"move {ground} {roof} scrappers=1", f"move {roof} {ground} scrappers=1")


@pytest.mark.rule("DEI-ACT-15")
@pytest.mark.rule("DEI-BRD-11")
def test_roofs_are_joined_by_own_bridges_only() -> None:
    game = Scenario()
    a, b, over = game.span()
    game.put("ravagers", a, scrappers=1)
    game.card("ravagers", "move", "move", "gain-supplies 1")
    assert game.refused(f"move {a} {b} scrappers=1") == "DEI-BRD-06"
    game.bridge("farm-z", a, b, over)
    assert not game.allows(f"move {a} {b} scrappers=1")
    game.bridge("ravagers", a, b, over)
    game.do(f"move {a} {b} scrappers=1", f"move {b} {a} scrappers=1")


# Collect


@pytest.mark.rule("DEI-ACT-17")
@pytest.mark.rule("DEI-ACT-18")
@pytest.mark.rule("DEI-ACT-19")
def test_collecting_takes_what_is_there() -> None:
    game = Scenario()
    here, _ = game.street()
    game.lying(here, 2)
    game.pad("ravagers")
    game.put("ravagers", here, scrappers=1)
    game.card("ravagers", "collect", "collect", "collect", "gain-supplies 1")
    game.do(f"collect {here}", f"collect {here}")
    assert game.resources("ravagers") == (2, 0)
    assert game.refused(f"collect {here}") == "DEI-ACT-18"


@pytest.mark.rule("DEI-ACT-20")
@pytest.mark.rule("DEI-ACT-21")
@pytest.mark.rule("DEI-ACT-23")
def test_the_eleventh_resource_costs_one_of_the_ten() -> None:
    game = Scenario()
    here, _ = game.street()
    game.lying(here, 1)
    game.pad("ravagers", 6, 4)
    game.put("ravagers", here, scrappers=1)
    common = game.s.common[1]
    game.card("ravagers", "collect")
    game.do(f"collect {here}")
    assert game.legal() == ["give-back technology", "give-back energy"]
    game.do("give-back energy")
    assert (game.resources("ravagers"), game.s.common[1]) == ((7, 3), common + 1)


@pytest.mark.rule("DEI-ACT-21")
def test_the_resource_given_up_is_one_of_those_held_before() -> None:
    game = Scenario()
    _, roof = game.beside()
    game.lying(roof, 1)
    game.pad("ravagers", 10, 0)
    game.put("ravagers", roof, scrappers=1)
    game.card("ravagers", "collect")
    game.do(f"collect {roof}")
    assert game.resources("ravagers") == (9, 1)


@pytest.mark.rule("DEI-ACT-20")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_other_editions_have_no_limit(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.lying(here, 1)
    game.pad("ravagers", 6, 4)
    game.put("ravagers", here, scrappers=1)
    game.card("ravagers", "collect")
    game.do(f"collect {here}")
    assert game.resources("ravagers") == (7, 4)


@pytest.mark.rule("DEI-ACT-22")
def test_the_limit_holds_for_every_gain_token_by_token() -> None:
    game = Scenario()
    game.pad("ravagers", 5, 5)
    game.card("ravagers", "gain-technology 2")
    game.do("gain technology amount=2", "give-back energy", "give-back technology")
    assert game.resources("ravagers") == (6, 4)


@pytest.mark.rule("DEI-ACT-24")
def test_boosts_do_not_count_towards_the_limit() -> None:
    game = Scenario()
    game.pad("ravagers", 5, 4)
    for kind in ("move", "enlist", "collect"):
        game.boost("ravagers", kind)
    game.card("ravagers", "gain-energy 1")
    game.do("gain energy amount=1")
    assert game.resources("ravagers") == (5, 5)


@pytest.mark.rule("DEI-ACT-27")
def test_what_the_common_reserve_lacks_is_lost() -> None:
    game = Scenario()
    game.pad("ravagers")
    game.empty_reserve("energy")
    game.card("ravagers", "gain-energy 1", "gain-technology 1")
    assert game.refused("gain energy amount=1") == "DEI-ADV-03"
    game.pad("farm-z", 0, 0)
    lost = game.s.common[0] - 1
    game.s.common = (1, game.s.common[1])
    game.s.resources[game.plain(0)[-1]] += lost
    game.update()
    game.card("ravagers", "gain-technology 3", phase=2)
    game.do("gain technology amount=3")
    assert game.resources("ravagers") == (1, 0)


# Build


@pytest.mark.rule("DEI-ACT-25")
@pytest.mark.rule("DEI-ACT-29")
def test_an_icon_builds_its_kind_and_the_plain_one_any() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.put("ravagers", ground, scrappers=1)
    game.pad("ravagers")
    game.card("ravagers", "build-refuge")
    assert game.refused(f"build-elevator {ground} {roof}") == "DEI-ACT-25"
    game.card("ravagers", "build", "build", phase=2)
    game.do(f"build-elevator {ground} {roof}", f"build-refuge {ground}")
    assert game.buildings("ravagers") == 2


@pytest.mark.rule("DEI-ACT-26")
@pytest.mark.rule("DEI-ACT-28")
@pytest.mark.rule("DEI-ACT-30")
@pytest.mark.rule("DEI-BRD-22")
def test_building_needs_a_figure_and_no_majority() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, champion=True)
    game.put("farm-z", here, scrappers=4)
    game.card("ravagers", "build", "build")
    assert game.refused(f"build-refuge {there}") == "DEI-ACT-26"
    game.do(f"build-refuge {here}", f"build-refuge {here}")
    _, roof = game.beside()
    game.put("ravagers", roof, scrappers=1)
    game.card("ravagers", "build", phase=2)
    game.do(f"build-refuge {roof}")


@pytest.mark.rule("DEI-ACT-31")
@pytest.mark.rule("DEI-ACT-35")
@pytest.mark.rule("DEI-BRD-10")
def test_an_elevator_needs_a_figure_at_either_end_and_works_at_once() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.card("ravagers", "build", "move")
    assert game.refused(f"build-elevator {ground} {roof}") == "DEI-ACT-31"
    assert game.refused(f"build-elevator {roof} {ground}") == "DEI-BRD-10"
    game.put("ravagers", roof, scrappers=1)
    game.do(f"build-elevator {ground} {roof}", f"move {roof} {ground} scrappers=1")


@pytest.mark.rule("DEI-ACT-32")
def test_a_bridge_needs_a_figure_on_one_of_its_roofs() -> None:
    game = Scenario()
    a, b, over = game.span()
    game.put("ravagers", over, scrappers=1)
    game.card("ravagers", "build")
    assert game.refused(f"build-bridge {a} {b} {over}") == "DEI-ACT-32"
    assert game.refused(f"build-bridge {a} {over} {b}") == "DEI-BRD-13"
    game.put("ravagers", b, scrappers=1)
    game.do(f"build-bridge {a} {b} {over}")


@pytest.mark.rule("DEI-ACT-33")
@pytest.mark.rule("DEI-ACT-34")
def test_a_building_of_a_used_up_kind_is_relocated() -> None:
    game = Scenario()
    a, b, c = game.street(3)
    game.put("ravagers", a, refuges=2)
    game.put("ravagers", b, scrappers=1)
    game.card("ravagers", "build", "build")
    game.do(f"build-refuge {b}")
    assert not game.top("TakeBuilding")
    game.do(f"build-refuge {b}")
    assert game.legal() == [f"take-refuge {a}"]
    assert game.refused(f"take-refuge {b}") == "DEI-ACT-33"
    assert game.refused(f"take-refuge {c}") == "DEI-ACT-33"
    game.do(f"take-refuge {a}")
    assert game.buildings("ravagers") == 3


@pytest.mark.rule("DEI-ACT-33")
@pytest.mark.rule("DEI-ACT-34")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_other_editions_relocate_only_when_every_kind_is_used_up(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    ground, roof = game.beside()
    a, b, over = game.span()
    game.put("ravagers", here, scrappers=1)
    game.put("ravagers", there, refuges=3)
    game.card("ravagers", "build", "gain-supplies 1")
    assert game.refused(f"build-refuge {here}") == "DEI-ACT-33"
    for _ in range(3):
        game.elevator("ravagers", ground, roof)
        game.bridge("ravagers", a, b, over)
    game.do(f"build-refuge {here}", f"take-refuge {there}")


def used_up(game: Scenario) -> tuple[tuple[str, ...], ...]:
    """All nine buildings of the Ravagers are in three places, one for each kind; a scrapper is at each of them."""
    here = game.street()[0]
    elevator, bridge = game.beside(), game.span()
    game.put("ravagers", here, scrappers=1, refuges=3)
    game.put("ravagers", elevator[0], scrappers=1)
    game.put("ravagers", bridge[0], scrappers=1)
    for _ in range(3):
        game.elevator("ravagers", *elevator)
        game.bridge("ravagers", *bridge)
    return (here,), elevator, bridge


@pytest.mark.rule("DEI-ACT-33")
@pytest.mark.parametrize("edition", ["de", "en", "it"])
@pytest.mark.parametrize("kind", range(3), ids=["refuge", "elevator", "bridge"])
def test_a_building_is_never_relocated_to_where_it_stands(edition: str, kind: int) -> None:
    game = Scenario(edition)
    name = ["refuge", "elevator", "bridge"][kind]
    place = " ".join(used_up(game)[kind])
    game.card("ravagers", f"build-{name}", "gain-supplies 1")
    assert game.legal(f"build-{name}")
    assert game.refused(f"build-{name} {place}") == "DEI-ACT-33"
    game.do(game.legal(f"build-{name}")[0])
    assert game.legal() == [f"take-{name} {place}"]


@pytest.mark.rule("DEI-ACT-33")
def test_with_one_of_three_elsewhere_only_that_one_is_taken() -> None:
    game = Scenario()
    a, b = game.street()
    game.put("ravagers", a, scrappers=1, refuges=2)
    game.put("ravagers", b, refuges=1)
    game.card("ravagers", "build-refuge")
    game.do(f"build-refuge {a}")
    assert game.legal() == [f"take-refuge {b}"]
    assert game.refused(f"take-refuge {a}") == "DEI-ACT-33"


@pytest.mark.rule("DEI-ACT-33")
@pytest.mark.rule("DEI-FEA-07")
def test_field_engineer_earns_nothing_from_an_elevator_put_back_where_it_was() -> None:
    game = Scenario()
    game.learn("ravagers", "field-engineer")
    ground, roof = used_up(game)[1]
    game.card("ravagers", "build-elevator", "gain-supplies 1")
    assert f"build-elevator {ground} {roof}" not in game.legal()


@pytest.mark.rule("DEI-ACT-36")
def test_relocating_counts_as_building_and_is_read_afterwards() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.learn("ravagers", "field-engineer")
    for _ in range(3):
        game.elevator("ravagers", ground, roof)
    game.put("ravagers", ground, scrappers=1)
    game.card("ravagers", "build-elevator")
    other = next(text for text in game.legal("build-elevator"))
    game.do(other, f"take-elevator {ground} {roof}")
    assert len(game.s.pool) == 2
    assert game.buildings("ravagers") == 3


@pytest.mark.rule("DEI-ACT-37")
def test_parallel_elevators_are_allowed() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.put("ravagers", ground, scrappers=1)
    game.card("ravagers", "build", "build")
    game.do(f"build-elevator {ground} {roof}", f"build-elevator {ground} {roof}")
    assert game.buildings("ravagers") == 2


# Buy


@pytest.mark.rule("DEI-ACT-38")
def test_buying_plays_a_card_face_down_pays_takes_and_refills() -> None:
    game = Scenario()
    game.pad("ravagers", 2, 0)
    game.market("tactic", "dei036", "dei035", "dei033")
    game.turn("ravagers")
    own = game.hand("ravagers")[0]
    game.chance("reveal dei034")
    game.do(f"play {own} down", "buy dei033 technology=1")
    assert game.resources("ravagers") == (1, 0)
    assert "dei033" in game.hand("ravagers")
    assert [game.card_id(card) for card in game.s.market[:3]] == ["dei034", "dei036", "dei035"]


@pytest.mark.rule("DEI-ACT-39")
def test_a_boost_on_the_face_down_card_may_help_to_pay() -> None:
    game = Scenario()
    game.pad("ravagers", 1, 0)
    game.boost("ravagers", "gain-technology")
    game.market("tactic", "dei036", "dei035", "dei034")
    game.turn("ravagers")
    game.do(f"play {game.hand('ravagers')[0]} down")
    assert game.refused("buy dei034 technology=2") == "DEI-MKT-12"
    game.shows("DEI-ACT-39")
    game.do("boost gain-technology")
    game.do("gain technology amount=1", "buy dei034 technology=2")
    assert game.resources("ravagers") == (0, 0)
