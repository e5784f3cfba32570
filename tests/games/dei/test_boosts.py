"""CDY: candy boosts, drawn blind for scrappers killed, laid on a card for one action more."""

from __future__ import annotations

import pytest

from ludarium.kernel.engine import answer
from tests.games.dei.scenario import FACTIONS, Scenario

EDITIONS = ["de", "en", "it"]
KINDS = [
    "enlist",
    "build-refuge",
    "build-elevator",
    "build-bridge",
    "move",
    "collect",
    "gain-technology",
    "outpost",
]


def face_down(game: Scenario, faction: str) -> None:
    """A faction plays its first card face down."""
    game.turn(faction)
    game.do(f"play {game.hand(faction)[0]} down")


# Drawing


@pytest.mark.rule("DEI-CDY-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_boost_for_each_scrapper_killed(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("farm-z", here, scrappers=3)
    game.card("ravagers", "kill", "kill")
    game.chance("draw-boost move", "draw-boost outpost")
    game.do(f"kill {here} farm-z")
    assert game.boosts("farm-z") == ["move"]
    game.do(f"kill {here} farm-z")
    assert game.boosts("farm-z") == ["move", "outpost"]
    assert (game.boosts("ravagers"), game.pile()) == ([], 14)


@pytest.mark.rule("DEI-CDY-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_user_of_the_reaper_draws_one_per_use(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.drone("reaper", here)
    for faction in ("refuge-42", "farm-z", "auxilia"):
        game.put(faction, here, scrappers=1)
    game.card("ravagers", "drone reaper +0", "enlist")
    game.chance("draw-boost move", "draw-boost move", "draw-boost collect", "draw-boost enlist")
    game.do("drone reaper", "stay", "reap scrappers=1")
    assert [game.boosts(faction) for faction in FACTIONS] == [["enlist"], ["move"], ["move"], ["collect"]]


@pytest.mark.rule("DEI-CDY-03")
def test_a_boost_is_known_to_its_owner_only_and_their_number_to_all() -> None:
    game = Scenario()
    game.boost("ravagers", "move")
    game.boost("ravagers", "outpost")
    game.turn("ravagers")
    game.pictured("DEI-CDY-03", look="seats")
    seat = game.seat("ravagers")
    for faction in FACTIONS:
        shown = game.match.view(game.s, game.seat(faction))["zones"]
        own = shown["boosts"][seat * 16 : seat * 16 + 3]
        assert own == ([4, 7, -1] if faction == "ravagers" else [None, None, -1])
        assert shown["pile"] == [None] * 14 + [-1, -1]


@pytest.mark.rule("DEI-CDY-03")
def test_chance_draws_any_boost_of_the_pile() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("farm-z", here, scrappers=1)
    game.boost("ravagers", "move")
    game.boost("ravagers", "enlist")
    game.boost("auxilia", "enlist")
    game.card("refuge-42", "kill")
    answer(game.s, game.code(f"kill {here} farm-z"))
    weights = dict(zip([game.text(a) for a in game.ask.actions], game.ask.weights or [], strict=True))
    assert weights == {f"draw-boost {kind}": 1 if kind == "move" else 2 for kind in KINDS if kind != "enlist"}


@pytest.mark.rule("DEI-CDY-14")
def test_an_empty_pile_gives_no_boost_and_no_later_claim() -> None:
    game = Scenario()
    here, _ = game.street()
    game.hoard("auxilia")
    game.put("farm-z", here, scrappers=1)
    game.card("ravagers", "kill", "enlist")
    game.do(f"kill {here} farm-z")
    assert (game.boosts("farm-z"), game.reserve("farm-z")) == ([], 15)
    game.card("auxilia", "move", phase=3)
    game.do("boost move")
    game.finish_round()
    assert (game.pile(), game.boosts("farm-z")) == (1, [])


# Playing


@pytest.mark.rule("DEI-CDY-04", "DEI-CDY-09")
def test_enlist_boost() -> None:
    game = Scenario()
    game.boost("ravagers", "enlist")
    game.card("ravagers", "move")
    assert game.refused(f"enlist {game.refuge()}") == "DEI-CRD-05"
    game.do("boost enlist", f"enlist {game.refuge()}")
    assert game.boosts("ravagers") == []


@pytest.mark.rule("DEI-CDY-04", "DEI-CDY-09")
@pytest.mark.parametrize("kind", ["build-refuge", "build-elevator", "build-bridge"])
def test_each_build_boost_builds_its_own_kind(kind: str) -> None:
    game = Scenario()
    first, second, under = game.span()
    game.put("ravagers", first, scrappers=1)
    game.boost("ravagers", kind)
    game.card("ravagers", "enlist")
    assert game.legal("build") == []
    game.do(f"boost {kind}")
    assert {text.split()[0] for text in game.legal("build")} == {kind}
    places = {
        "build-refuge": first,
        "build-elevator": f"{under} {first}",
        "build-bridge": f"{first} {second} {under}",
    }
    game.do(f"{kind} {places[kind]}")
    assert game.buildings("ravagers") == 1
    assert game.legal("build") == []


@pytest.mark.rule("DEI-CDY-04", "DEI-CDY-09")
def test_move_boost() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=1)
    game.boost("ravagers", "move")
    game.card("ravagers", "enlist")
    game.do("boost move", f"move {here} {there} scrappers=1")
    assert game.legal("move") == []


@pytest.mark.rule("DEI-CDY-04", "DEI-CDY-09")
def test_collect_boost() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("ravagers", here, scrappers=1)
    game.lying(here, 3)
    game.pad("ravagers")
    game.boost("ravagers", "collect")
    game.card("ravagers", "enlist")
    game.do("boost collect", f"collect {here}")
    assert (game.resources("ravagers"), game.legal("collect")) == ((1, 0), [])


@pytest.mark.rule("DEI-CDY-04", "DEI-CDY-09")
def test_technology_boost() -> None:
    game = Scenario()
    game.pad("ravagers")
    game.boost("ravagers", "gain-technology")
    game.card("ravagers", "enlist")
    game.do("boost gain-technology", "gain technology amount=1")
    assert game.resources("ravagers") == (1, 0)


@pytest.mark.rule("DEI-CDY-04")
def test_a_boost_that_is_not_held_cannot_be_played() -> None:
    game = Scenario()
    game.boost("farm-z", "move")
    game.card("ravagers", "enlist")
    assert game.refused("boost move") == "DEI-CDY-04"


@pytest.mark.rule("DEI-CDY-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_boost_per_card(edition: str) -> None:
    game = Scenario(edition)
    game.boost("ravagers", "move")
    game.boost("ravagers", "move")
    game.boost("ravagers", "enlist")
    game.card("ravagers", "enlist")
    game.do("boost enlist")
    assert game.refused("boost move") == "DEI-CDY-05"
    game.do("done", f"play {game.hand('ravagers')[0]}", "boost move")
    assert game.boosts("ravagers") == ["move"]


@pytest.mark.rule("DEI-CDY-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boost_on_a_face_down_card(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.put("ravagers", here, scrappers=1)
    game.pad("ravagers", technology=2)
    game.market("black", "dei060", "dei057", "dei058")
    game.boost("ravagers", "move")
    face_down(game, "ravagers")
    game.do("boost move", f"move {here} {there} scrappers=1", "buy dei057 technology=1")
    assert "dei057" in game.hand("ravagers")


@pytest.mark.rule("DEI-CDY-07")
@pytest.mark.parametrize("when", [0, 1, 2])
def test_the_boost_comes_before_between_or_after_the_cards_actions(when: int) -> None:
    game = Scenario()
    here, there, beyond = game.street(3)
    game.put("ravagers", here, scrappers=1)
    game.lying(here, 1)
    game.lying(there, 1)
    game.lying(beyond, 1)
    game.boost("ravagers", "collect")
    game.card("ravagers", "move", "move")
    places, moves = [here, there, beyond], [f"move {here} {there} scrappers=1", f"move {there} {beyond} scrappers=1"]
    game.do(*moves[:when], "boost collect", f"collect {places[when]}", *moves[when:])
    assert game.lies(places[when]) == 0


@pytest.mark.rule("DEI-CDY-07")
def test_the_boost_may_be_laid_early_and_used_late() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=1)
    game.lying(there, 1)
    game.boost("ravagers", "collect")
    game.card("ravagers", "move")
    game.do("boost collect", f"move {here} {there} scrappers=1", f"collect {there}")


@pytest.mark.rule("DEI-CDY-08")
def test_a_boost_may_be_laid_until_the_card_is_ended() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=1)
    game.boost("ravagers", "enlist")
    game.card("ravagers", "move")
    game.do(f"move {here} {there} scrappers=1")
    # Nothing of the card is left, yet it waits for the boost.
    assert game.legal() == ["boost enlist", "done"]
    game.do("done")
    assert game.refused("boost enlist") == "DEI-CDY-17"


@pytest.mark.rule("DEI-CDY-08")
def test_ending_the_last_card_ends_the_time_for_boosts() -> None:
    game = Scenario()
    game.boost("ravagers", "enlist")
    game.card("ravagers", "move", phase=3)
    game.do("done", f"play {game.hand('ravagers')[0]}", "done")
    assert game.top("ChooseMission")
    assert game.refused("boost enlist") == "DEI-MIS-22"


# The outpost boost


@pytest.mark.rule("DEI-CDY-10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("market", ["tactic", "logistic", "machinery", "all"])
def test_the_outpost_boost_is_a_cube_of_the_colour_needed(edition: str, market: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.put("ravagers", here, scrappers=1)
    game.boost("ravagers", "outpost")
    game.card("ravagers", f"per-outpost {market}: move", "enlist")
    assert game.legal("move") == []
    game.do("boost outpost", f"move {here} {there} scrappers=1")
    assert game.legal("move") == []


@pytest.mark.rule("DEI-CDY-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_outpost_boost_opens_a_market_slot(edition: str) -> None:
    game = Scenario(edition)
    game.pad("ravagers", technology=5)
    game.market("tactic", "dei034", "dei033", "dei035")
    game.market("machinery", "dei050", "dei049", "dei051")
    game.boost("ravagers", "outpost")
    face_down(game, "ravagers")
    assert game.refused("buy dei033 technology=1") == "DEI-MKT-04"
    game.do("boost outpost")
    assert game.allows("buy dei033 technology=1")
    assert game.allows("buy dei049 technology=1")
    assert game.refused("buy dei034 technology=2") == "DEI-MKT-04"
    game.do("buy dei033 technology=1")


@pytest.mark.rule("DEI-CDY-10")
def test_one_cube_and_the_outpost_boost_open_the_left_slot() -> None:
    game = Scenario()
    game.control("ravagers", red=1)
    game.pad("ravagers", technology=5)
    game.market("tactic", "dei034", "dei033", "dei035")
    game.boost("ravagers", "outpost")
    face_down(game, "ravagers")
    game.do("boost outpost", "buy dei034 technology=2")


@pytest.mark.rule("DEI-CDY-11")
def test_the_outpost_boost_helps_its_own_card_only() -> None:
    game = Scenario()
    game.pad("ravagers", technology=5)
    game.market("tactic", "dei034", "dei033", "dei035")
    game.boost("ravagers", "outpost")
    game.card("ravagers", "enlist")
    game.do("boost outpost", "done", f"play {game.hand('ravagers')[0]} down")
    assert game.refused("buy dei033 technology=1") == "DEI-MKT-04"


@pytest.mark.rule("DEI-CDY-11")
def test_the_outpost_boost_does_not_help_the_delivery_bot() -> None:
    game = Scenario()
    game.learn("ravagers", "delivery-bot")
    game.pad("ravagers", technology=5, energy=1)
    game.market("tactic", "dei034", "dei033", "dei035")
    game.boost("ravagers", "outpost")
    face_down(game, "ravagers")
    game.do("boost outpost")
    assert game.allows("buy dei033 technology=1")
    assert game.refused("order dei033 technology=1") == "DEI-CDY-11"
    assert game.allows("order dei035 technology=1")


@pytest.mark.rule("DEI-CDY-12")
@pytest.mark.parametrize(
    ("kind", "action", "rule"),
    [
        ("collect", "collect {here}", "DEI-MAJ-10"),
        ("move", "move {here} {there} scrappers=1", "DEI-MAJ-09"),
        ("enlist", "enlist {here}", "DEI-ACT-01"),
        ("build-refuge", "build-refuge {there}", "DEI-ACT-26"),
    ],
)
def test_boost_actions_obey_the_normal_rules(kind: str, action: str, rule: str) -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=1)
    game.put("farm-z", here, scrappers=1)
    game.put("farm-z", there, scrappers=1)
    game.lying(here, 1)
    game.boost("ravagers", kind)
    game.card("ravagers", "gain-supplies 1")
    game.do(f"boost {kind}")
    assert game.refused(action.format(here=here, there=there)) == rule


@pytest.mark.rule("DEI-CDY-12")
def test_a_technology_boost_on_a_full_pad_gives_something_back() -> None:
    game = Scenario()
    game.pad("ravagers", technology=4, energy=6)
    game.boost("ravagers", "gain-technology")
    game.card("ravagers", "enlist")
    game.do("boost gain-technology", "gain technology amount=1", "give-back energy")
    assert game.resources("ravagers") == (5, 5)


# Keeping


@pytest.mark.rule("DEI-CDY-13")
@pytest.mark.parametrize(("edition", "pile"), [("de", 16), ("en", 15), ("it", 15)])
def test_played_boosts_go_back_to_the_pile_at_clean_up(edition: str, pile: int) -> None:
    game = Scenario(edition)
    game.boost("ravagers", "move")
    game.card("ravagers", "enlist", phase=3)
    game.do("boost move")
    assert (game.pile(), game.boosts("ravagers")) == (15, [])
    seat = game.seat("ravagers")
    assert game.s.boosted[seat * 9 + 6] == KINDS.index("move")
    game.finish_round()
    assert game.pile() == pile
    assert set(game.s.boosted) == {-1}


@pytest.mark.rule("DEI-CDY-15")
def test_boosts_are_kept_without_limit_and_score_nothing() -> None:
    game = Scenario()
    game.hoard("ravagers")
    assert len(game.boosts("ravagers")) == 16
    game.turn("auxilia", phase=3)
    game.finish_round()
    assert len(game.boosts("ravagers")) == 16
    game.turn("ravagers", phase=3, round=4)
    game.pad("ravagers")
    game.do(f"play {game.hand('ravagers')[0]}", "done", f"play {game.hand('ravagers')[1]}", "done")
    game.do(game.legal("mission")[0])
    assert game.points("ravagers") == 0
    assert len(game.boosts("ravagers")) == 16


@pytest.mark.rule("DEI-CDY-16")
def test_a_boost_just_drawn_serves_the_card_being_resolved() -> None:
    game = Scenario()
    here, there = game.street()
    game.drone("reaper", here)
    game.put("farm-z", here, scrappers=1)
    game.put("ravagers", here, scrappers=1)
    game.card("ravagers", "drone reaper +0")
    game.chance("draw-boost collect", "draw-boost move")
    game.do("drone reaper", "stay", "reap scrappers=1", "boost move", f"move {here} {there} scrappers=1")
    assert game.boosts("farm-z") == ["collect"]


@pytest.mark.rule("DEI-CDY-16")
def test_a_boost_just_drawn_does_not_serve_a_card_that_has_one() -> None:
    game = Scenario()
    here, _ = game.street()
    game.drone("reaper", here)
    game.put("farm-z", here, scrappers=1)
    game.boost("ravagers", "enlist")
    game.card("ravagers", "drone reaper +0")
    game.chance("draw-boost collect", "draw-boost move")
    game.do("boost enlist", "drone reaper", "stay", "reap scrappers=1")
    assert game.refused("boost move") == "DEI-CDY-05"


@pytest.mark.rule("DEI-CDY-17")
def test_no_boost_without_a_card_or_in_another_seats_turn() -> None:
    game = Scenario()
    game.boost("ravagers", "move")
    game.turn("ravagers")
    assert game.refused("boost move") == "DEI-CDY-17"
    game.card("farm-z", "move", "enlist")
    assert game.refused("boost move") == "DEI-CDY-04"
    refusal = game.match.why_not(game.s, game.seat("ravagers"), game.code("boost move"))
    assert refusal is not None
    assert refusal.reason == "refusal-not-your-turn"


@pytest.mark.rule("DEI-CDY-17")
def test_a_victim_cannot_use_its_boost_before_its_own_turn() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("refuge-42", here, scrappers=1)
    game.card("ravagers", "kill", "enlist")
    game.chance("draw-boost move")
    game.do(f"kill {here} refuge-42")
    assert game.asked() == "ravagers"
    game.finish_turn()
    assert game.asked() == "refuge-42"
    game.do(f"play {game.hand('refuge-42')[0]}", "boost move")
