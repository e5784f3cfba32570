"""Effects and amounts that only the cards of another pack have."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games.xibalba import GAME
from ludarium.games.xibalba.atoms import strength_of
from ludarium.kernel.errors import ContentError
from tests.games.xibalba.scenario import Scenario, pack_with


@pytest.mark.rule("XIB-MOD-02")
def test_a_soldier_enters_with_a_life_point_at_the_least(tmp_path: Path) -> None:
    game = Scenario(content=pack_with(tmp_path, "buildings.toml", '"entry-life +1"', '"entry-life -9"'))
    game.empty_ark()
    game.squad(0, "bomber")
    game.slot(0, 1, "barracks")
    game.dice(attack=1, r1=1)
    game.do("enter")
    assert game.s.life == 1


@pytest.mark.rule("XIB-MOD-02")
def test_medicine_never_hurts(tmp_path: Path) -> None:
    game = Scenario(content=pack_with(tmp_path, "civilians.toml", '"medicine-life +1"', '"medicine-life -9"'))
    game.ark("bomber", seat=0, life=3)
    game.slot(0, 1, "surgeon")
    game.resources(9)
    game.do("medicine")
    assert game.s.life == 3


def test_a_modifier_for_each_soldier_stays_within_what_can_last(tmp_path: Path) -> None:
    effect = "per-soldier: until-end-of-turn strength +9"
    game = Scenario(content=pack_with(tmp_path, "events.toml", "until-end-of-turn strength +1", effect))
    game.squad(0, "rifleman", "bomber", "scout")
    game.market("battle-frenzy")
    game.resources(9)
    game.do("buy-event battle-frenzy")
    scout = game.titles.index("scout")
    assert strength_of(game.s, 0, scout, False) == game.match.givens.strength[scout] + 15


@pytest.mark.rule("XIB-DES-09")
def test_a_soldier_that_its_own_effect_destroys_gives_no_roll(tmp_path: Path) -> None:
    game = Scenario(content=pack_with(tmp_path, "soldiers.toml", '"lose-resources 1"', '"destroy-this"'))
    game.squad(0, "rifleman", "bomber")
    game.ark("jaguar-knight", life=10)
    game.dice(attack=1, r1=1)
    game.do("attack ark symbols=1")
    assert game.cards(0, 0) == ["rifleman"]
    assert game.discarded("bomber") == 1
    assert game.s.paragon[0] == 0


@pytest.mark.parametrize(("roll", "looted"), [("blank=1", 0), ("p1=1", 2)])
def test_a_blank_brings_nothing_whatever_guards_the_base(tmp_path: Path, roll: str, looted: int) -> None:
    """A guard below 0 adds to the loot; a blank brings nothing."""
    game = Scenario(content=pack_with(tmp_path, "buildings.toml", '"guard +1", "base-resistance +1"', '"guard -1"'))
    game.ark("berserker", seat=0)
    game.slot(1, 1, "vault")
    game.paragon(0, 5)
    game.dice(attack=2, r1=1)
    game.chance(f"roll-paragon {roll}")
    game.do("attack p2 symbols=2", "spare")
    assert game.s.paragon[0] == looted


@pytest.mark.rule("XIB-ARK-28")
@pytest.mark.rule("XIB-DES-10")
def test_a_soldier_in_the_ark_that_destroys_itself_leaves_it_empty(tmp_path: Path) -> None:
    game = Scenario(content=pack_with(tmp_path, "soldiers.toml", '"lose-resources 1"', '"destroy-this"'))
    game.ark("bomber", seat=0)
    game.squad(0, "rifleman")
    game.dice(attack=1, r1=1)
    game.chance("roll-paragon blank=1")
    game.paragon(0, 5)
    game.do("attack p2 symbols=1")
    assert (game.in_ark(), game.s.controller, game.s.life) == ("", -1, 0)
    assert game.discarded("bomber") == 1
    assert game.cards(0, 0) == ["rifleman"]


@pytest.mark.rule("XIB-DES-10")
@pytest.mark.parametrize("newcomer", ["scout", "bomber"])
def test_a_card_that_destroys_itself_spares_a_newcomer_on_top_of_it(tmp_path: Path, newcomer: str) -> None:
    effect = '"win-over-soldier 5", "destroy-this"'
    game = Scenario(content=pack_with(tmp_path, "soldiers.toml", '"lose-resources 1"', effect))
    game.squad(0, "rifleman", "bomber")
    game.squad(1, newcomer)
    game.ark("jaguar-knight", life=10)
    game.dice(attack=1, r1=1)
    game.do("attack ark symbols=1")
    assert game.cards(0, 0) == ["rifleman", newcomer]
    assert game.discarded("bomber") == 1


@pytest.mark.rule("XIB-DES-10")
def test_of_two_equal_cards_the_one_at_work_destroys_itself(tmp_path: Path) -> None:
    """The new card is not marked, so its own effect still waits in this phase."""
    effect = '"win-over-soldier 5", "gain-resources 2", "destroy-this"'
    pack = pack_with(tmp_path, "soldiers.toml", '"gain-resources 1"', effect)  # the scout, in the effect phase
    game = Scenario(content=pack)
    game.squad(0, "rifleman", "scout")
    game.squad(1, "scout")
    game.resources(0)
    game.turn(0)
    game.settle()
    assert game.cards(0, 0) == ["rifleman"]
    assert game.s.resources[0] == 4
    assert game.discarded("scout") == 2


@pytest.mark.rule("XIB-DES-10")
def test_a_recalled_soldier_that_destroys_itself_does_so_in_the_squad(tmp_path: Path) -> None:
    effect = '"recall", "destroy-this"'
    game = Scenario(content=pack_with(tmp_path, "soldiers.toml", '"lose-resources 1"', effect))
    game.ark("bomber", seat=0)
    game.squad(0, "rifleman")
    game.dice(attack=1, r1=1)
    game.do("attack p2 symbols=1")
    assert game.in_ark() == ""
    assert game.cards(0, 0) == ["rifleman"]
    assert game.discarded("bomber") == 1


@pytest.mark.rule("XIB-EVT-07")
@pytest.mark.parametrize(("lasts", "dice"), [("until-end-of-turn", [2, 1, 1]), ("until-next-turn", [2, 2, 1])])
def test_what_lasts_until_the_end_of_the_turn_helps_in_the_roll_of_the_ark(
    tmp_path: Path, lasts: str, dice: list[int]
) -> None:
    pack = pack_with(tmp_path, "events.toml", "until-end-of-turn strength +1", f"{lasts} control +1")
    game = Scenario(content=pack)
    game.ark("bomber", seat=0, life=9)
    game.market("battle-frenzy")
    game.resources(5, 1)
    game.dice(r1=1)
    game.do("buy-event battle-frenzy")
    for seat, rolled in zip((0, 1, 0), dice, strict=True):
        if seat != game.ask.seat or game.top != "Action":
            game.action(seat)
            game.dice(r1=1)
        game.chance(f"roll-paragon blank={rolled}")
        game.do("end")


@pytest.mark.rule("XIB-APO-11")
def test_a_soldier_of_paragon_value_0_earns_no_extra_in_apocalypse_mode(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, "soldiers.toml", "paragon = 1", "paragon = 0")  # the bomber
    game = Scenario(content=pack, mode="apocalypse")
    game.ark("bomber", seat=0, life=9)
    figures = game.match.facts(game.match.view(game.s, 0))["occupant"]
    assert figures is not None
    assert figures["extra"] == 0
    game.dice(r1=1)
    game.do("end")
    assert game.s.paragon[0] == 0


@pytest.mark.rule("XIB-EVT-03")
@pytest.mark.parametrize("timing", ["permanent", "dice", "effect"])
def test_an_event_of_any_tag_happens_at_once_and_says_so(tmp_path: Path, timing: str) -> None:
    pack = pack_with(
        tmp_path,
        "events.toml",
        'effect = ["gain-resources 4"]',
        f'timing = "{timing}", effect = ["gain-resources 4"]',
    )
    game = Scenario(content=pack)
    game.market("supply-drop")
    game.resources(4)
    game.dice(r1=1)
    game.do("buy-event supply-drop")
    assert game.s.resources[0] == 4
    said = GAME.card_texts(game.match.content, "en")
    assert said["effect-supply-drop"] == "gain 4 resources"
    assert said["card-supply-drop"] == "Action phase: gain 4 resources"


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_a_faction_of_a_pack_says_what_it_can_do(tmp_path: Path, language: str) -> None:
    pack = pack_with(tmp_path, "factions.toml", '-2", "first-reorganise free"', '-2", "first-event -1"')
    before, after = (GAME.card_texts(GAME.content(folder)[1], language)["ability-ska"] for folder in (None, pack))
    assert before != after
    assert before.count(";") == after.count(";") == 3


def test_a_modifier_that_holds_or_not_has_no_other_amount(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, "soldiers.toml", '"unblockable +1"', '"unblockable -1"')
    with pytest.raises(ContentError, match="unblockable holds or not"):
        GAME.content(pack)
