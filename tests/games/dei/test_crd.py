"""CRD: playing cards face up and face down, and copying them."""

from __future__ import annotations

import pytest

from tests.games.dei.scenario import Scenario


@pytest.mark.rule("DEI-CRD-01")
def test_bought_cards_are_played_like_faction_cards() -> None:
    game = Scenario()
    game.own("ravagers", "dei033")
    game.turn("ravagers")
    assert {"play dei033", "play dei033 down", "play dei001", "play dei001 down"} <= set(game.legal())
    assert game.refused("play dei017") == "DEI-CRD-01"


@pytest.mark.rule("DEI-CRD-02")
@pytest.mark.rule("DEI-CRD-03")
@pytest.mark.rule("DEI-CRD-04")
def test_two_cards_are_played_one_after_the_other() -> None:
    game = Scenario()
    game.put("ravagers", game.street()[0], scrappers=2)
    game.turn("ravagers")
    game.do("play dei003")
    game.shows("DEI-CRD-02")
    assert game.refused("play dei001") == "DEI-CRD-04"
    game.do("done", "play dei001", "done")
    pad = game.seat("ravagers") * 9
    assert [game.card_id(card) for card in game.s.played[pad : pad + 2]] == ["dei003", "dei001"]
    assert game.asked() != "ravagers"


@pytest.mark.rule("DEI-CRD-05")
@pytest.mark.rule("DEI-CRD-06")
@pytest.mark.rule("DEI-CRD-07")
def test_the_actions_of_a_card_come_in_any_order_and_may_be_skipped() -> None:
    game = Scenario()
    here, there = game.street()
    game.lying(here, 1)
    game.put("ravagers", here, scrappers=2)
    game.card("ravagers", "move", "collect")
    game.do(f"collect {here}", f"move {here} {there} scrappers=1")
    game.card("ravagers", "move", "move", phase=2)
    assert game.refused(f"collect {here}") == "DEI-CRD-05"
    game.do(f"move {there} {here} scrappers=1", "done")


@pytest.mark.rule("DEI-CRD-06")
def test_a_pair_joined_by_a_plus_is_two_actions_in_any_order() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=1)
    game.card("ravagers", "enlist + move", "collect + move")
    game.do(f"move {here} {there} scrappers=1", f"enlist {game.refuge()}", f"move {there} {here} scrappers=1")


@pytest.mark.rule("DEI-CRD-08")
@pytest.mark.rule("DEI-CRD-11")
@pytest.mark.rule("DEI-CLN-01")
def test_a_face_down_card_buys_and_ends_in_the_recycle_bin() -> None:
    game = Scenario()
    game.pad("ravagers", 3, 0)
    game.put("ravagers", game.street()[0], scrappers=1)
    game.market("tactic", "dei036", "dei035", "dei033")
    game.turn("ravagers", phase=3)
    game.do("play dei001 down")
    assert game.legal("move") == []
    game.do("buy dei033 technology=1")
    game.shows("DEI-CRD-11", "DEI-CLN-01", look="mine")
    end_round(game)
    assert "dei001" not in game.hand("ravagers")
    assert game.card_number("dei001") in game.s.recycled


def end_round(game: Scenario) -> None:
    """Everybody plays on without using anything."""
    start = game.s.round
    while game.s.round == start:
        game.pass_cards()
        if game.top("ChooseMission"):
            game.do(game.legal("mission")[0])
        elif game.top("Learn"):
            game.do("done")


@pytest.mark.rule("DEI-CRD-09")
@pytest.mark.rule("DEI-MKT-18")
def test_only_one_of_the_two_cards_is_face_down() -> None:
    game = Scenario()
    game.turn("ravagers")
    game.do("play dei001 down")
    if game.top("Card"):
        game.do("done")
    assert game.refused("play dei002 down") == "DEI-CRD-09"
    assert game.allows("play dei002")


@pytest.mark.rule("DEI-CRD-10")
@pytest.mark.rule("DEI-MKT-21")
def test_the_card_just_bought_may_be_the_second() -> None:
    game = Scenario()
    game.pad("ravagers", 3, 0)
    game.market("tactic", "dei036", "dei035", "dei033")
    game.turn("ravagers")
    game.do("play dei001 down")
    game.shows("DEI-MKT-21")
    game.do("buy dei033 technology=1")
    assert "dei033" in game.hand("ravagers")
    game.shows("DEI-CRD-10")
    game.do("play dei033")
    assert "dei033" not in game.hand("ravagers")


@pytest.mark.rule("DEI-CRD-12")
def test_a_card_is_played_once_a_round() -> None:
    game = Scenario()
    game.card("ravagers", "move")
    assert game.refused("play dei001") == "DEI-CRD-12"


@pytest.mark.rule("DEI-CRD-13")
def test_playing_is_compulsory() -> None:
    game = Scenario()
    game.turn("ravagers")
    game.shows("DEI-CRD-13", look="hand")
    assert game.refused("done") == "DEI-CRD-13"


@pytest.mark.rule("DEI-CRD-14")
def test_a_face_down_card_need_not_buy_unless_the_table_is_strict() -> None:
    game = Scenario()
    game.pad("ravagers")
    game.turn("ravagers")
    game.do("play dei001 down")
    strict = Scenario(strict_buy="yes")
    strict.market("tactic", "dei036", "dei035", "dei033")
    strict.market("black", "dei060", "dei061", "dei062")
    strict.pad("ravagers")
    strict.turn("ravagers")
    assert strict.refused("play dei001 down") == "DEI-CRD-14"
    strict.pad("ravagers", 1, 0)
    strict.do("play dei001 down")
    assert strict.refused("done") == "DEI-CRD-14"
    strict.do("buy dei033 technology=1")


@pytest.mark.rule("DEI-CRD-15")
def test_a_seat_short_of_cards_plays_what_it_has() -> None:
    game = Scenario()
    seat = game.seat("ravagers")
    # Seven of the eight cards have been recycled.
    for card in game.hand("ravagers")[1:]:
        recycle(game, card)
    game.turn("ravagers", phase=3)
    game.do("play dei001")
    if game.top("Card"):
        game.do("done")
    assert game.top("ChooseMission")
    game.shows("DEI-CRD-15", look="mine")
    game.do(game.legal("mission")[0])
    assert game.ask.seat != seat


def recycle(game: Scenario, card: str) -> None:
    from ludarium.games.dei.state import BIN, HAND
    from ludarium.kernel.cells import take, with_thing

    seat, number = game.seat("ravagers"), game.card_number(card)
    take(game.s.hands, seat * HAND, seat * HAND + HAND, number)
    game.s.recycled = with_thing(game.s.recycled, seat * BIN, seat * BIN + BIN, number)
    game.update()


def copying(edition: str = "de") -> Scenario:
    """Ravagers copy in phase 2 what they (dei003) and Farm-Z (dei017) played in phase 1."""
    game = Scenario(edition)
    game.put("ravagers", game.street()[0], scrappers=2)
    game.put("farm-z", game.street()[0], scrappers=1)
    game.turn("ravagers")
    game.do("play dei003", "done")
    game.do("play dei001 down")
    if game.top("Card"):
        game.do("done")
    game.turn("farm-z")
    game.do("play dei017")
    game.card("ravagers", "copy", "gain-supplies 1", phase=2)
    return game


@pytest.mark.rule("DEI-CRD-16")
@pytest.mark.rule("DEI-CRD-21")
@pytest.mark.parametrize(
    ("edition", "cards"), [("de", ["dei003"]), ("en", ["dei003", "dei017"]), ("it", ["dei003", "dei017"])]
)
def test_copy_reaches_the_face_up_cards_of_the_round(edition: str, cards: list[str]) -> None:
    """dei003 shows two icons; the copying card has one more of its own."""
    game = copying(edition)
    assert game.legal("copy") == [f"copy {card}" for card in cards]
    game.shows("DEI-CRD-21")
    assert game.refused("copy dei001") == "DEI-CRD-16"
    game.do("copy dei003")
    assert len(game.s.pool) == 2 + 1


@pytest.mark.rule("DEI-CRD-17")
@pytest.mark.rule("DEI-CRD-19")
def test_copy_takes_the_printed_actions_except_copy() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=2)
    copier = next(card.id for card in game.match.content.cards if card.actions == ("copy", "move"))
    game.own("ravagers", copier)
    game.learn("ravagers", "sky-boots")
    game.boost("ravagers", "collect")
    game.turn("ravagers")
    game.do(f"play {copier}", "boost collect", f"move {here} {there} scrappers=1", "done")
    game.card("ravagers", "copy", "gain-supplies 1", phase=2)
    game.do(f"copy {copier}")
    # One move is printed beside copy: neither the boost nor the bonus move comes along, but Sky Boots works again.
    assert not any(text.startswith("copy") for text in game.legal())
    game.do(f"move {here} {there} scrappers=1", f"move {there} {here} scrappers=1")
    assert game.legal("collect") == []


@pytest.mark.rule("DEI-CRD-18")
def test_copy_without_an_eligible_card_does_nothing() -> None:
    game = Scenario()
    game.card("ravagers", "copy", "gain-supplies 1")
    assert game.legal("copy") == []
    game.shows("DEI-CRD-18")
    assert game.refused("copy dei002") == "DEI-CRD-16"


@pytest.mark.rule("DEI-CRD-20")
def test_a_copied_drone_card_activates_the_drone_again() -> None:
    game = Scenario()
    game.turn("ravagers")
    game.do("play dei008", "drone harvester", "stay")
    while game.top("Harvest") or game.top("Card"):
        game.do("done")
    game.card("ravagers", "copy", phase=2)
    game.do("copy dei008")
    game.shows("DEI-CRD-20", look=game.at(game.flown("harvester")))
    game.do("drone harvester")
    assert game.top("Fly")


@pytest.mark.rule("DEI-CRD-22")
def test_of_alternatives_exactly_one_is_used() -> None:
    game = Scenario()
    here, there = game.street()
    game.lying(here, 1)
    game.put("ravagers", here, scrappers=2)
    game.card("ravagers", "move | collect", "gain-supplies 1")
    assert game.allows(f"collect {here}")
    game.do(f"move {here} {there} scrappers=1")
    assert game.legal("collect") == game.legal("move") == []


@pytest.mark.rule("DEI-CRD-22")
def test_a_seat_says_which_alternative_it_spends() -> None:
    game = Scenario()
    here, there = game.street()
    game.lying(here, 1)
    game.put("ravagers", here, scrappers=3)
    game.card("ravagers", "move | collect", "move | enlist")
    game.do(f"move {here} {there} scrappers=1")
    assert game.top("Spend")
    enlisting = next(i for i, token in enumerate(game.s.pool) if token & 1)
    assert game.refused("spend token=9") == "DEI-CRD-22"
    game.do("spend" + (f" token={enlisting}" if enlisting else ""))
    assert game.legal("enlist") == []
    assert game.allows(f"collect {here}")
    # A plain move is spent before one that could do more.
    game.card("ravagers", "move | collect", "move", phase=2)
    game.do(f"move {here} {there} scrappers=1")
    assert game.allows(f"collect {here}")


@pytest.mark.rule("DEI-CRD-23")
def test_unused_actions_expire_with_the_card() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=2)
    game.turn("ravagers")
    game.do("play dei003", f"move {here} {there} scrappers=1", "done", "play dei001")
    assert game.s.pool == sorted(game.match.givens.tokens[game.card_number("dei001")])
    game.shows("DEI-CRD-23")
    assert game.refused(f"move {here} {there} scrappers=1") == "DEI-CRD-05"


@pytest.mark.rule("DEI-CRD-24")
def test_bonus_actions_join_the_pool() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.lying(ground, 1)
    game.learn("ravagers", "field-engineer")
    game.put("ravagers", ground, scrappers=2)
    game.card("ravagers", "build", "collect")
    game.do(f"build-elevator {ground} {roof}", f"move {ground} {roof} scrappers=1", f"collect {ground}")
    game.do(f"move {roof} {ground} scrappers=1")
    assert not game.top("Card")


@pytest.mark.rule("DEI-CRD-25")
@pytest.mark.rule("DEI-CDY-17")
def test_boosts_are_used_between_actions_of_the_own_turn() -> None:
    game = Scenario()
    game.boost("farm-z", "move")
    game.boost("ravagers", "move")
    game.drone("harvester", game.street()[0])
    game.turn("ravagers")
    assert game.legal("boost") == []
    game.do("play dei008")
    assert game.legal("boost") == ["boost move"]
    game.do("drone harvester")
    assert game.legal("boost") == []
    game.shows("DEI-CRD-25")
    assert game.refused("boost move") == "DEI-DRN-12"


@pytest.mark.rule("DEI-CRD-26")
def test_the_market_opens_by_a_face_down_card_only() -> None:
    game = Scenario()
    game.pad("ravagers", 5, 5)
    game.market("tactic", "dei034", "dei035", "dei036")
    game.turn("ravagers")
    game.do("play dei001")
    assert game.legal("buy") == []
    game.shows("DEI-CRD-26")
    assert game.refused("buy dei036 technology=1") == "DEI-CRD-08"
