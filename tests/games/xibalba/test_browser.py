"""What a browser is given: figures, prices and sums that are the rules' own, in every position of whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludarium.games.xibalba import GAME, verbs
from ludarium.games.xibalba.game import XibalbaMatch
from ludarium.games.xibalba.state import Xibalba
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.chance import seed_of
from ludarium.kernel.play import Play
from ludarium.kernel.seats import SPECTATOR
from tests.games.xibalba.scenario import Scenario


def opened(seats: int, **options: str) -> XibalbaMatch:
    match = GAME.match("de", seats, options)
    assert isinstance(match, XibalbaMatch)
    return match


def facts_of(game: Scenario, viewer: int = 0) -> dict[str, Any]:
    return dict(game.match.facts(game.match.view(game.s, viewer)))


def test_before_everybody_has_a_faction_there_are_limits_and_no_bases() -> None:
    match = opened(3, factions="chosen")
    play = Play(match, seed_of(1))
    facts = match.facts(match.view(play.state, 0))
    assert facts["limits"] == {"target": match.givens.target, "life": 20, "resources": 25, "level": 4}
    assert (facts["round"], facts["turn"], facts["phase"], facts["bases"]) == (0, -1, "none", [])


def test_turn_and_phase_are_told_in_words() -> None:
    game = Scenario(seats=2)
    game.choose_pool(1)
    facts = facts_of(game)
    assert (facts["round"], facts["turn"], facts["phase"]) == (1, 1, "dice")
    game.action(0)
    assert (facts_of(game)["turn"], facts_of(game)["phase"]) == (0, "action")


@pytest.mark.rule("XIB-EFF-06")
def test_an_effect_is_told_with_the_part_that_it_is_at() -> None:
    game = Scenario(seats=3)
    for card, part in (("astrologer", 0), ("smuggler", 0)):
        game.slot(0, 1, card)
        game.resources(5, 5, 5)
        game.turn(0)
        game.settle()
        assert facts_of(game)["effect"] == {"seat": 0, "title": game.titles.index(card), "part": part}


def test_a_base_with_a_bunker_resists_more() -> None:
    game = Scenario(seats=2, factions=["qasyun-djinns", "ska"])
    before = facts_of(game)["bases"]
    game.slot(1, 1, "bunker")
    after = facts_of(game)["bases"]

    assert after[1]["resistance"] == before[1]["resistance"] + 2


def test_soldiers_are_shown_with_everything_that_changes_them() -> None:
    game = Scenario(seats=2)
    game.squad(0, "rifleman")
    game.slot(0, 1, "drill-sergeant")
    facts = facts_of(game)
    neutral, (mine, other) = facts["occupant"], [base["soldier"] for base in facts["bases"]]

    assert mine["strength"] == neutral["strength"] + 1
    assert (mine["resistance"], mine["control"]) == (neutral["resistance"], neutral["paragon"])
    assert mine["block"] == neutral["resistance"] + 2  # of the SKA
    assert other is None
    assert (neutral["control"], neutral["extra"]) == (0, 0)


def test_prices_are_those_of_every_seat() -> None:
    game = Scenario(2, ["chaac", "castor-rebels"])
    game.market("rifleman", "bunker")
    game.slot(0, 1, "recruiter")
    game.level(1, 4)
    mine, other = facts_of(game)["bases"]

    assert mine["card_prices"][0] == other["card_prices"][0] - 1
    assert mine["card_prices"][4] == other["card_prices"][4]
    assert mine["action_prices"][6] is not None
    assert other["action_prices"][6] is None


@pytest.mark.rule("XIB-ATK-06", "XIB-CRT-02")
def test_the_sum_of_an_attack_is_known_for_every_number_of_dice() -> None:
    game = Scenario(seats=2)
    game.squad(0, "bomber")
    game.dice(attack=2, critical=1)
    game.ark("rifleman", life=9)
    attack = facts_of(game)["attack"]
    strength = attack["strength"]

    assert strength == game.match.givens.strength[attack["card"]]
    assert (attack["critical"], attack["from_ark"]) == (1, False)
    assert attack["sums"] == [[n * strength, (n + 1) * strength + 1] for n in range(3)]
    assert attack["targets"] == [{"target": 0, "need": 9, "one_die": 9, "block": None, "dice": 1}]


def test_from_the_ark_every_other_base_is_told_with_its_blocker() -> None:
    game = Scenario(seats=3)
    game.ark("captain", seat=0, life=6)
    game.squad(1, "trench-guard")
    game.dice(attack=1)
    attack = facts_of(game)["attack"]
    first, second = attack["targets"]
    guard = game.titles.index("trench-guard")

    assert attack["from_ark"]
    assert (first["target"], second["target"]) == (2, 3)
    assert first["block"] == facts_of(game)["bases"][1]["soldier"]["block"] > game.match.givens.resistance[guard]
    assert second["block"] is None


@pytest.mark.rule("XIB-BLK-04")
@pytest.mark.parametrize("symbols", [1, 2, 3])
def test_what_a_raid_says_is_what_comes(symbols: int) -> None:
    """Block and let through at each strength, and compare with what was said before."""
    for answer in ("block", "let-through"):
        game = Scenario(seats=2)
        game.ark("gunslinger", seat=0, life=6)
        game.squad(1, "bomber")
        game.slot(1, 1, "refinery")
        game.dice(attack=3)
        game.do(f"attack p2 symbols={symbols}")
        raid = facts_of(game, viewer=1)["raid"]
        if answer == "block" and raid["felled"]:
            game.chance("roll-paragon p1=1")
        game.do(answer)

        strength = game.match.givens.strength[game.titles.index("gunslinger")]
        assert (raid["seat"], raid["target"], raid["strength"]) == (0, 1, strength * symbols)
        if answer == "block":
            assert raid["felled"] == (game.s.heights[5] == 0)
        else:
            assert raid["breached"] == bool(game.legal("destroy"))


@pytest.mark.parametrize(("seats", "mode"), [(2, "normal"), (4, "normal"), (3, "apocalypse")])
def test_facts_agree_with_the_answers_of_whole_games(seats: int, mode: str) -> None:
    """What is affordable is offered, and an attack does as much as was said."""
    match = opened(seats, mode=mode)
    play, lots = Play(match, seed_of(11)), random.Random(11)
    struck = 0
    while play.asks:
        ask, s = play.asks[0], play.state
        assert isinstance(s, Xibalba)
        facts: Any = match.facts(match.view(s, SPECTATOR))
        warlike = [code for code in ask.actions if verbs.verb(code) in (verbs.ATTACK, verbs.BUY_SOLDIER)]
        action = lots.choice(warlike or ask.actions)
        if s.stack and type(s.stack[-1]).__name__ == "Action":
            offered = {code & 127 for code in ask.actions if verbs.verb(code) == verbs.BUY_SOLDIER}
            prices = facts["bases"][ask.seat]["card_prices"][: match.givens.open_cards]
            affordable = {
                title
                for title, price in zip(s.market, prices, strict=False)
                if title != EMPTY and price is not None and price <= s.resources[ask.seat]
            }
            assert offered == affordable
        if verbs.verb(action) == verbs.ATTACK and action >> 12 & 7 == 0:
            said = facts["attack"]["sums"][action >> 6 & 63][action & 63]
            falls = said >= facts["attack"]["targets"][0]["need"]
            life = s.life
            play.do(ask.seat, action)
            now = play.state
            assert isinstance(now, Xibalba)
            assert (now.controller == ask.seat) == falls
            assert falls or now.life <= life - said or now.winner >= 0
            struck += 1
        else:
            play.do(ask.seat, action)
    assert struck > 3


def test_medicine_and_discarding_are_told_as_they_stand() -> None:
    game = Scenario(seats=2)
    game.slot(0, 1, "surgeon")
    facts = facts_of(game)

    assert [base["medicine"] for base in facts["bases"]] == [3, 2]
    assert facts["market_discard"]
    assert not facts_of(Scenario(seats=2, mode="apocalypse"))["market_discard"]


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_text_of_medicine_has_its_number_and_apocalypse_mode_its_own_text_of_discarding(language: str) -> None:
    assert "3" in GAME.catalogue.say(language, "action-medicine-text", n=3)
    assert "2" not in GAME.catalogue.say(language, "action-medicine-text", n=3)
    assert GAME.catalogue.say(language, "action-discard-own-text") != GAME.catalogue.say(
        language, "action-discard-text"
    )
