"""OUT: outposts, cubes and garrisons."""

from __future__ import annotations

import pytest

from ludarium.games.dei.majority import garrisons, rebuild
from ludarium.kernel.engine import Rng
from tests.games.dei.drawn_layouts import random_layout
from tests.games.dei.scenario import Scenario


def post_and_next(game: Scenario, colour: str) -> tuple[str, str]:
    """An outpost region, and a neighbour of it that has no outpost."""
    free = [f"r{r}" for r in range(game.s.terrain.n) if not game.s.terrain.has_post[r]]
    return next((post, r) for post in game.outposts(colour) for r in game.neighbours(post) if r in free)


@pytest.mark.rule("DEI-OUT-01")
@pytest.mark.rule("DEI-OUT-02")
@pytest.mark.rule("DEI-OUT-10")
def test_the_majority_takes_the_cube_at_once() -> None:
    game = Scenario()
    post, here = post_and_next(game, "red")
    game.put("ravagers", here, scrappers=2)
    game.card("ravagers", "move", "per-outpost tactic: collect")
    game.lying(post, 1)
    assert game.legal("collect") == []
    game.do(f"move {here} {post} scrappers=1")
    assert game.cubes("ravagers", "red") == 1
    # The second action of the same card already sees the cube.
    assert game.allows(f"collect {post}")


@pytest.mark.rule("DEI-OUT-03")
@pytest.mark.rule("DEI-OUT-04")
@pytest.mark.parametrize(("edition", "most"), [("de", 4), ("en", 5), ("it", 5)])
def test_a_pad_holds_four_cubes_of_a_colour(edition: str, most: int) -> None:
    game = Scenario(edition)
    posts = game.outposts("red")
    assert len(posts) == 5
    for post in posts:
        game.put("ravagers", post, scrappers=1)
    assert game.cubes("ravagers", "red") == most
    # The surplus cube is claimed as soon as there is room.
    game.put("farm-z", posts[0], scrappers=2)
    assert (game.cubes("ravagers", "red"), game.cubes("farm-z", "red")) == (4, 1)


@pytest.mark.rule("DEI-OUT-04")
@pytest.mark.rule("DEI-OUT-11")
def test_the_fifth_outpost_of_a_colour_brings_no_cube() -> None:
    game = Scenario("de")
    post, here = post_and_next(game, "red")
    for other in game.outposts("red"):
        game.put("farm-z" if other != post else "ravagers", other, scrappers=1)
    game.put("farm-z", here, scrappers=2)
    assert (game.cubes("farm-z", "red"), game.cubes("ravagers", "red")) == (4, 1)
    game.card("farm-z", "move")
    game.do(f"move {here} {post} scrappers=2")
    assert (game.cubes("farm-z", "red"), game.cubes("ravagers", "red")) == (4, 0)


@pytest.mark.rule("DEI-OUT-05")
def test_the_cube_passes_to_the_new_holder() -> None:
    game = Scenario()
    post, here = post_and_next(game, "blue")
    game.put("ravagers", post, scrappers=2)
    game.put("farm-z", here, scrappers=3)
    assert game.cubes("ravagers", "blue") == 1
    game.card("farm-z", "move")
    game.do(f"move {here} {post} scrappers=3")
    assert (game.cubes("ravagers", "blue"), game.cubes("farm-z", "blue")) == (0, 1)


@pytest.mark.rule("DEI-OUT-06")
def test_whoever_has_the_majority_gets_the_cube_even_without_doing_anything() -> None:
    game = Scenario()
    post = game.outposts("blue")[0]
    game.put("ravagers", post, scrappers=1)
    game.put("farm-z", post, scrappers=2)
    assert game.cubes("farm-z", "blue") == 1
    game.card("auxilia", "kill", "kill")
    game.do(f"kill {post} farm-z", f"kill {post} farm-z")
    assert (game.cubes("ravagers", "blue"), game.cubes("auxilia", "blue")) == (1, 0)


@pytest.mark.rule("DEI-OUT-07")
def test_an_abandoned_outpost_gets_its_cube_back() -> None:
    game = Scenario()
    post, there = post_and_next(game, "green")
    game.put("ravagers", post, scrappers=1)
    game.card("ravagers", "move")
    game.do(f"move {post} {there} scrappers=1")
    assert game.cubes("ravagers", "green") == 0


@pytest.mark.rule("DEI-OUT-08")
@pytest.mark.parametrize("edition", ["de", "en", "it"])
def test_a_tie_sends_the_cube_back(edition: str) -> None:
    game = Scenario(edition)
    post = game.outposts("red")[0]
    game.put("ravagers", post, scrappers=2)
    game.put("farm-z", post, scrappers=1)
    game.card("farm-z", "enlist-red")
    game.do(f"enlist {post}")
    assert (game.cubes("ravagers", "red"), game.cubes("farm-z", "red")) == (0, 0)


@pytest.mark.rule("DEI-OUT-09")
def test_the_strongest_of_those_who_remain_takes_over() -> None:
    game = Scenario()
    post, there = post_and_next(game, "red")
    game.put("ravagers", post, scrappers=3)
    game.put("farm-z", post, scrappers=1)
    game.card("ravagers", "move")
    game.do(f"move {post} {there} scrappers=3")
    assert game.cubes("farm-z", "red") == 1


@pytest.mark.rule("DEI-OUT-11")
@pytest.mark.parametrize(("edition", "most"), [("de", 4), ("en", 5)])
def test_a_fifth_cube_is_lost_to_its_former_holder_all_the_same(edition: str, most: int) -> None:
    game = Scenario(edition)
    posts = game.outposts("red")
    for post in posts[:4]:
        game.put("farm-z", post, scrappers=1)
    game.put("ravagers", posts[4], scrappers=1)
    assert game.cubes("ravagers", "red") == 1
    game.put("farm-z", posts[4], scrappers=2)
    assert (game.cubes("ravagers", "red"), game.cubes("farm-z", "red")) == (0, most)


@pytest.mark.rule("DEI-OUT-12")
@pytest.mark.rule("DEI-OUT-16")
def test_every_outpost_of_a_region_counts() -> None:
    """On random layouts two outposts can end up in one region."""
    game = Scenario()
    givens, rng = game.match.givens, Rng(1)
    while max(game.s.terrain.has_post) < 2:
        drawn = random_layout(givens.tiles, 4, rng.below)
        game.s.layout = tuple(tile << 2 | turned for tile, turned in zip(drawn.tiles, drawn.rotations, strict=True))
        game.s.terrain = givens.terrain(game.s.layout)
    terrain = game.s.terrain
    region = terrain.has_post.index(max(terrain.has_post))
    seat = game.seat("ravagers")
    game.s.scrappers = [0] * (terrain.n * 4)
    game.s.champions = (terrain.has_post.index(0),) * 4
    game.s.scrappers[seat * terrain.n + region] = 1
    rebuild(game.s)
    expected = [0, 0, 0]
    for letter in range(3):
        expected[game.s.key[letter]] = terrain.posts[region * 3 + letter]
    assert list(game.s.control[seat * 3 : seat * 3 + 3]) == expected
    assert sum(expected) == terrain.has_post[region] > 1
    assert [garrisons(game.s, seat, colour) for colour in range(3)] == expected


@pytest.mark.rule("DEI-OUT-13")
def test_cubes_of_a_colour_are_a_mere_number() -> None:
    """Which outposts the cubes come from leaves no trace: losing one and winning another changes nothing."""
    game = Scenario()
    first, second, third = game.outposts("red")[:3]
    game.put("ravagers", first, scrappers=1)
    game.put("ravagers", second, scrappers=1)
    before = game.s.control[:]
    game.put("farm-z", first, scrappers=1)
    game.put("ravagers", third, scrappers=1)
    assert game.s.control == before


@pytest.mark.rule("DEI-OUT-14")
def test_an_effect_on_two_regions_is_applied_before_they_are_read() -> None:
    game = Scenario()
    first, second = game.outposts("red")[:2]
    far = game.park("ravagers", left=1)
    game.put("ravagers", first, scrappers=1)
    assert game.reserve("ravagers") == 0
    game.put("ravagers", second, refuges=1)
    game.card("ravagers", "enlist")
    game.s.events = []
    game.do(f"enlist {second}", f"relocate {first}")
    assert game.cubes("ravagers", "red") == 1
    assert game.scrappers("ravagers", far) == 14


@pytest.mark.rule("DEI-OUT-15")
@pytest.mark.parametrize(("edition", "alone"), [("de", 1), ("en", 1), ("it", 0)])
def test_a_garrison_is_one_figure_without_majority(edition: str, alone: int) -> None:
    game = Scenario(edition)
    first, second = game.outposts("blue")[:2]
    game.put("ravagers", first, scrappers=1)
    game.put("farm-z", first, scrappers=5)
    seat = game.seat("ravagers")
    assert garrisons(game.s, seat, 1) == 1
    game.put("ravagers", second, champion=True)
    assert garrisons(game.s, seat, 1) == 1 + alone


@pytest.mark.rule("DEI-OUT-16")
def test_garrisons_are_not_limited_and_not_exclusive() -> None:
    game = Scenario()
    for post in game.outposts("blue"):
        game.put("ravagers", post, scrappers=1)
        game.put("farm-z", post, scrappers=1)
    assert garrisons(game.s, game.seat("ravagers"), 1) == 5
    assert garrisons(game.s, game.seat("farm-z"), 1) == 5


@pytest.mark.rule("DEI-OUT-16")
def test_all_five_garrisons_count_beside_those_of_others() -> None:
    game = Scenario()
    for post in game.outposts("red"):
        game.put("ravagers", post, scrappers=1)
        game.put("farm-z", post, scrappers=1)
    game.missions("garrisons-red outposts-red technology energy", "constructions drone-cards outposts scrappers")
    game.end("ravagers", phase=3)
    game.do("mission garrisons-red")
    assert game.points("ravagers") == 5 * 2


@pytest.mark.rule("DEI-OUT-17")
@pytest.mark.rule("DEI-OUT-18")
@pytest.mark.parametrize(("colour", "market"), [("red", "tactic"), ("blue", "logistic"), ("green", "machinery")])
def test_cubes_serve_their_market_and_their_icons(colour: str, market: str) -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("ravagers", here, scrappers=1)
    game.lying(here, 2)
    game.put("ravagers", game.outposts(colour)[0], scrappers=1)
    game.card("ravagers", f"per-outpost {market}: collect")
    game.do(f"collect {here}")
    assert game.legal("collect") == []
    game.pad("ravagers", 9, 0)
    middle = {"tactic": "dei033", "logistic": "dei041", "machinery": "dei049"}[market]
    left = {"tactic": "dei034", "logistic": "dei042", "machinery": "dei050"}[market]
    game.market(market, left, middle)
    assert any(text.startswith(f"buy {middle}") for text in bought(game))
    assert not any(text.startswith(f"buy {left}") for text in bought(game))


def bought(game: Scenario) -> list[str]:
    """What a face-down second card could buy."""
    game.pad("ravagers", 5, 5)
    if game.top("Card"):
        game.do("done")
    if game.top("Turn"):
        game.do(next(text for text in game.legal("play") if text.endswith("down")))
    return game.legal("buy")


@pytest.mark.rule("DEI-OUT-19")
def test_an_outpost_boost_teaches_no_feat() -> None:
    game = Scenario()
    game.control("ravagers", red=1, blue=2)
    game.feat("ravagers", "bombing")
    game.feat("ravagers", "sky-boots")
    game.boost("ravagers", "outpost")
    game.card("ravagers", "move", phase=2)
    game.do("boost outpost", "done", f"play {game.hand('ravagers')[0]}")
    game.pass_cards()
    game.shows("DEI-OUT-19")
    assert game.refused("learn red") == "DEI-PHS-07"


@pytest.mark.rule("DEI-OUT-19")
def test_an_outpost_boost_is_no_cube() -> None:
    game = Scenario()
    game.put("ravagers", game.outposts("red")[0], scrappers=1)
    game.feat("ravagers", "bombing")
    game.boost("ravagers", "outpost")
    game.card("ravagers", "move", phase=2)
    game.do("boost outpost")
    assert game.cubes("ravagers", "red") == 1
    game.do("done")
    game.do(game.legal("play")[0])
    if game.top("Card"):
        game.do("done")
    assert not game.top("Learn")
