"""DEI-ADV-01 to DEI-ADV-13: the advanced actions of market cards: gains, kills, actions per outpost."""

from __future__ import annotations

import pytest

from ludarium.games.dei import icons, packed
from ludarium.games.dei.faces import ROOF
from tests.games.dei.scenario import FACTIONS, Scenario

EDITIONS = ["de", "en", "it"]
RED = packed.ICON_MOVE_RED | packed.ICON_ENLIST_RED
BLUE = packed.ICON_MOVE_BLUE | packed.ICON_COLLECT_BLUE
GREEN = packed.ICON_ENLIST_GREEN | packed.ICON_COLLECT_GREEN
ADVANCED = RED | BLUE | GREEN | packed.ICON_KILL | packed.ICON_COPY | icons.GAINS
MARKET_OF = {"red": "tactic", "blue": "logistic", "green": "machinery"}


# Market cards


@pytest.mark.rule("DEI-ADV-01")
def test_advanced_actions_stand_on_market_cards_only() -> None:
    givens = Scenario().match.givens
    for card, tokens in enumerate(givens.tokens):
        advanced = [token for token in tokens if token & ADVANCED or packed.token_per(token)]
        if givens.card_faction[card] >= 0:
            assert not advanced
    for block, colours in enumerate([RED, BLUE, GREEN]):
        for card, tokens in enumerate(givens.tokens):
            if givens.card_block[card] == block:
                assert not any(token & (RED | BLUE | GREEN) & ~colours for token in tokens)


@pytest.mark.rule("DEI-ADV-01")
def test_market_cards_show_more_actions() -> None:
    givens = Scenario().match.givens
    own = [len(tokens) for card, tokens in enumerate(givens.tokens) if givens.card_faction[card] >= 0]
    bought = [len(tokens) for card, tokens in enumerate(givens.tokens) if givens.card_faction[card] < 0]
    assert max(bought) > max(own)


@pytest.mark.rule("DEI-ADV-01")
def test_dei034_bought_and_played() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=1)
    game.put("farm-z", there, scrappers=4)
    game.pad("ravagers", technology=2)
    game.market("tactic", "dei033", "dei035", "dei034")
    game.turn("ravagers")
    game.do("play dei001 down", "buy dei034 technology=2", "play dei034")
    game.do(f"enlist {here}", f"move {here} {there} scrappers=2")
    assert game.scrappers("ravagers", there) == 2


# Gains


@pytest.mark.rule("DEI-ADV-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_gaining_supplies_scores_at_once(edition: str, amount: int) -> None:
    game = Scenario(edition)
    game.card("ravagers", f"gain-supplies {amount}", "enlist")
    game.do(f"gain supplies amount={amount}")
    assert game.points("ravagers") == amount
    assert game.legal("gain") == []


@pytest.mark.rule("DEI-ADV-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gaining_resources_takes_them_from_the_common_reserve(edition: str) -> None:
    game = Scenario(edition)
    game.pad("ravagers")
    technology, energy = game.s.common
    game.card("ravagers", "gain-technology 2", "gain-energy 1", "enlist")
    game.do("gain technology amount=2", "gain energy amount=1")
    assert game.resources("ravagers") == (2, 1)
    assert game.s.common == (technology - 2, energy - 1)


@pytest.mark.rule("DEI-ADV-03")
def test_a_gain_the_reserve_lacks_is_lost() -> None:
    game = Scenario()
    game.pad("ravagers")
    game.empty_reserve("energy")
    game.card("ravagers", "gain-energy 1", "enlist")
    assert game.refused("gain energy amount=1") == "DEI-ADV-03"


@pytest.mark.rule("DEI-ADV-02", "DEI-ADV-03")
def test_a_gain_is_what_the_card_shows() -> None:
    game = Scenario()
    game.card("ravagers", "gain-technology 1", "enlist")
    assert game.refused("gain technology amount=2") == "DEI-ADV-03"
    assert game.refused("gain supplies amount=1") == "DEI-CRD-05"
    game.do("gain technology amount=1")
    assert game.refused("gain technology amount=1") == "DEI-CRD-05"


# Killing


@pytest.mark.rule("DEI-ADV-04")
def test_a_killed_scrapper_goes_home_and_its_owner_draws_a_boost() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("farm-z", here, scrappers=10)
    game.card("ravagers", "kill")
    assert game.reserve("farm-z") == 5
    game.do(f"kill {here} farm-z")
    assert (game.reserve("farm-z"), game.scrappers("farm-z", here), len(game.boosts("farm-z"))) == (6, 9, 1)
    assert game.boosts("ravagers") == []


@pytest.mark.rule("DEI-ADV-04")
def test_the_killer_chooses_the_victim() -> None:
    game = Scenario()
    here, _ = game.street()
    for faction in FACTIONS:
        game.put(faction, here, scrappers=1)
    game.card("ravagers", "kill", "enlist")
    assert game.legal("kill") == [f"kill {here} {faction}" for faction in FACTIONS[1:]]


@pytest.mark.rule("DEI-ADV-05", "DEI-ADV-06")
def test_neither_own_scrappers_nor_champions_can_be_killed() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=2)
    game.put("farm-z", there, champion=True)
    game.card("ravagers", "kill", "enlist")
    assert game.refused(f"kill {here} ravagers") == "DEI-ADV-05"
    assert game.refused(f"kill {there} farm-z") == "DEI-ADV-06"
    assert game.refused(f"kill {here} farm-z") == "DEI-ADV-04"


@pytest.mark.rule("DEI-ADV-07")
def test_a_kill_strikes_anywhere_on_the_board() -> None:
    game = Scenario()
    here, _ = game.street()
    far = f"r{game.plain(ROOF)[3]}"
    game.put("farm-z", here, scrappers=1)
    game.put("auxilia", far, scrappers=1)
    game.card("ravagers", "kill", "kill", "enlist")
    game.do(f"kill {here} farm-z", f"kill {far} auxilia")


@pytest.mark.rule("DEI-ADV-08")
def test_a_killed_scrapper_may_come_back() -> None:
    game = Scenario()
    here, _ = game.street()
    game.park("farm-z", left=1)
    game.put("farm-z", here, scrappers=1)
    game.card("ravagers", "kill")
    game.do(f"kill {here} farm-z")
    game.card("farm-z", "enlist")
    game.do(f"enlist {game.refuge()}")
    assert (game.scrappers("farm-z", game.refuge()), game.reserve("farm-z")) == (1, 0)


# Actions per outpost


def collects_left(game: Scenario, region: str) -> int:
    """How often a region can be collected from; the collects are then used up."""
    made = 0
    while game.allows(f"collect {region}"):
        game.do(f"collect {region}")
        made += 1
    return made


@pytest.mark.rule("DEI-ADV-09")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("colour", ["red", "blue", "green"])
@pytest.mark.parametrize("cubes", [0, 1, 3])
def test_once_for_each_cube_of_the_colour(edition: str, colour: str, cubes: int) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 9)
    game.control("farm-z", **{"red": 1, "blue": 1, "green": 1, colour: cubes})
    game.card("farm-z", f"per-outpost {MARKET_OF[colour]}: collect", "enlist")
    assert collects_left(game, here) == cubes


@pytest.mark.rule("DEI-ADV-09")
def test_three_green_cubes_give_up_to_three_moves() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("farm-z", here, scrappers=3)
    game.control("farm-z", green=3)
    game.card("farm-z", "per-outpost machinery: move", "enlist")
    for _ in range(3):
        game.do(f"move {here} {there} scrappers=1")
    assert game.legal("move") == []
    # Or fewer.
    game = Scenario()
    game.put("farm-z", here, scrappers=3)
    game.control("farm-z", green=3)
    game.card("farm-z", "per-outpost machinery: move", "enlist")
    game.do(f"move {here} {there} scrappers=1", "done")


@pytest.mark.rule("DEI-ADV-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_icon_of_all_outposts_counts_every_colour(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 9)
    game.control("farm-z", red=2, blue=1)
    game.card("farm-z", "per-outpost all: collect", "enlist")
    assert collects_left(game, here) == 3


@pytest.mark.rule("DEI-ADV-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_cube_may_bring_another_of_the_actions(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 1)
    game.lying(there, 1)
    game.control("farm-z", blue=3)
    game.card("farm-z", "per-outpost logistic: move | collect", "enlist")
    game.do(f"collect {here}", f"move {here} {there} scrappers=1", f"collect {there}")
    assert game.legal("move") == []


@pytest.mark.rule("DEI-ADV-12")
def test_the_number_is_fixed_when_the_first_repeat_starts() -> None:
    """Two red cubes, and the first move wins a third: there are still only two moves."""
    game = Scenario()
    game.control("farm-z", red=2)
    post = game.outposts("red")[2]
    here = next(r for r in game.neighbours(post) if not game.s.terrain.has_post[game.number(r)])
    game.put("farm-z", here, scrappers=3)
    game.card("farm-z", "per-outpost tactic: move", "enlist")
    game.do(f"move {here} {post} scrappers=1")
    assert game.cubes("farm-z", "red") == 3
    game.do(f"move {here} {post} scrappers=1")
    game.shows("DEI-ADV-12")
    assert game.refused(f"move {here} {post} scrappers=1") == "DEI-CRD-05"


@pytest.mark.rule("DEI-ADV-12")
def test_a_cube_lost_in_between_does_not_matter_either() -> None:
    game = Scenario()
    game.control("farm-z", red=2)
    post = game.outposts("red")[0]
    there = next(r for r in game.neighbours(post) if not game.s.terrain.has_post[game.number(r)])
    game.card("farm-z", "per-outpost tactic: move", "enlist")
    game.do(f"move {post} {there} scrappers=1")
    assert game.cubes("farm-z", "red") == 1
    game.do(f"move {there} {post} scrappers=1")
    assert game.legal("move") == []


@pytest.mark.rule("DEI-ADV-12")
def test_before_the_first_repeat_the_number_still_grows() -> None:
    game = Scenario()
    post = game.outposts("red")[0]
    here = next(r for r in game.neighbours(post) if not game.s.terrain.has_post[game.number(r)])
    game.put("farm-z", here, scrappers=1)
    game.lying(post, 2)
    game.card("farm-z", "move", "per-outpost tactic: collect", "enlist")
    game.do(f"move {here} {post} scrappers=1")
    assert collects_left(game, post) == 1


@pytest.mark.rule("DEI-ADV-13", "DEI-CDY-10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("cubes", [0, 1, 2])
def test_an_outpost_boost_adds_one(edition: str, cubes: int) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 9)
    game.control("farm-z", red=cubes)
    game.boost("farm-z", "outpost")
    game.card("farm-z", "per-outpost tactic: collect", "enlist")
    assert game.allows(f"collect {here}") == (cubes > 0)
    game.do("boost outpost")
    assert collects_left(game, here) == cubes + 1


@pytest.mark.rule("DEI-ADV-13")
def test_without_a_cube_the_action_is_refused() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 1)
    game.card("farm-z", "per-outpost tactic: collect", "enlist")
    assert game.refused(f"collect {here}") == "DEI-ADV-13"


@pytest.mark.rule("DEI-ADV-12", "DEI-CDY-08")
def test_an_outpost_boost_after_the_first_repeat_comes_too_late() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 9)
    game.control("farm-z", red=2)
    game.boost("farm-z", "outpost")
    game.card("farm-z", "per-outpost tactic: collect", "enlist")
    game.do(f"collect {here}", "boost outpost")
    assert collects_left(game, here) == 1
