"""Bad input: content packs are refused with file and line, answers with the rule, and nothing is changed by them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludarium.games.xibalba import GAME, verbs, vocabulary
from ludarium.games.xibalba.atoms import stack_spot
from ludarium.games.xibalba.declaration import MODIFIERS, PERSONAL, TYPES
from ludarium.games.xibalba.packed import kept_dice_with
from ludarium.kernel.chance import seed_of
from ludarium.kernel.errors import ContentError, IllegalAction, NotationError
from ludarium.kernel.play import Play
from tests.games.xibalba.scenario import Scenario, pack_with


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        (
            "soldiers.toml",
            "cost = 5, ",
            "",
            "soldiers.toml:11: soldier.bomber.cost: Object missing required",
        ),
        ("soldiers.toml", "cost = 5", "cost = -1", "soldiers.toml:11: bomber: a card costs 0 to 15"),
        ("soldiers.toml", '"lose-resources 1"', '"win 1"', "soldiers.toml:11: bomber: there is no effect 'win 1'"),
        ("soldiers.toml", '"rerolls 1"', '"rerolls 0"', "gunslinger: 'rerolls 0': an amount is 1 to 9"),
        ("soldiers.toml", '"soldier-price -1"', '"luck +1"', "quartermaster: 'luck +1' is not a modifier"),
        ("soldiers.toml", "copies = 3", "copies = 4", "soldiers.toml: there are 64 cards (XIB-CMP-09), not 65"),
        ("soldiers.toml", "strength = 4", "strength = 12", "bomber: strength is 0 to 9"),
        ("soldiers.toml", 'faction = "iron-choir"', 'faction = "mars"', "bomber: there is no faction 'mars'"),
        ("soldiers.toml", "gunslinger =", "bomber =", "soldiers.toml:12: is not TOML"),
        ("civilians.toml", "trader =", "bomber =", "bomber: another deck has a card of this id"),
        ("civilians.toml", "pay = 2", "pay = 0", "astrologer: an effect costs 1 to 9"),
        ("civilians.toml", '"gain-resources 1"', '"per-ally: gain-resources 1"', "there is no 'per-ally'"),
        (
            "civilians.toml",
            '"gain-resources 1"',
            '"rerolls 1"',
            "trader: rerolls and pool-dice belong to the dice",
        ),
        ("civilians.toml", "refresh event", "refresh event | heal 1", "informer: 'refresh soldier | refresh civilian"),
        ("events.toml", '"gain-resources 4"', '"strength +1"', "supply-drop: there is no effect 'strength +1'"),
        ("events.toml", '"gain-resources 4"', '"pool-dice 1"', "supply-drop: rerolls and pool-dice belong to the dice"),
        (
            "events.toml",
            'timing = "action"',
            'timing = "later"',
            "events.toml:5: event.supply-drop.timing: Invalid",
        ),
        (
            "dice.toml",
            '["blank", "blank", "r1", "r1", "r2", "r3"]',
            "[]",
            "dice.toml:8: resource: a die has at least",
        ),
        ("dice.toml", '"r3"]', '"r4"]', "resource: there is no resource face 'r4'"),
        ("dice.toml", "paragon =", "poison =", "dice.toml: the dice are resource, attack and paragon"),
        (
            "dice.toml",
            '["blank", "blank", "blank", "p1", "p1", "p2"]',
            '["p2", "p2"]',
            "paragon: with equal faces nobody wins the start roll (XIB-SET-15)",
        ),
        ("numbers.toml", "[35, 25, 15]", "[41, 25, 15]", "target: this number is 1 to 40 (XIB-WIN-07)"),
        ("numbers.toml", "harvest =", "reap =", "numbers.toml: harvest is missing"),
        ("numbers.toml", "[25, 25, 25]", "[25, 25, 99]", "resource-limit: this number is 4 to 40"),
        ("numbers.toml", "[40, 40, 40]", "[20, 40, 40]", "paragon-limit: this number is 40 to 40 (XIB-WIN-07)"),
        ("numbers.toml", "[10, 20, 20]", "[0, 20, 20]", "life-limit: this number is 1 to 31"),
        (
            "buildings.toml",
            'effect = ["base-resistance +2"]',
            'effect = ["base-resistance +2"], pay = 1',
            "bunker: what is permanent is not paid for (XIB-CMP-22)",
        ),
        ("factions.toml", "board = 2", "board = 1", "two factions share each of the boards"),
        ("factions.toml", "upgrade = [4, 6, 7]", "upgrade = [2, 6, 7]", "ska: an upgrade cannot cost 2 (XIB-UPG-05)"),
        ("factions.toml", '-2", "first-reorganise free"', '-2", "flies"', "ska: no ability 'flies'"),
        ("factions.toml", "medicine = 3", "prayer = 3", "brigade-rouge: prayer = 3 is not the price"),
        (
            "factions.toml",
            "resistance = [4, 5, 5, 6]",
            "resistance = [-1, 5, 5, 6]",
            "ska: resistance and",
        ),
    ],
)
def test_a_content_pack_is_refused_with_file_and_line(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    with pytest.raises(ContentError, match=re.escape(problem)) as caught:
        GAME.match(content=pack_with(tmp_path, file, old, new))
    assert caught.value.file == file


def test_a_changed_pack_plays(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, "dice.toml", '["blank", "blank", "blank", "p1", "p1", "p2"]', '["p1", "p2"]')
    game = Scenario(content=pack)
    game.resources(5)
    game.chance("roll-paragon p2=1")
    game.do("harvest")
    assert game.pool() == {"p2": 1}


@pytest.mark.rule("XIB-DIE-11")
@pytest.mark.rule("XIB-BLK-01")
@pytest.mark.rule("XIB-ATK-04")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("keep r1=1", "XIB-DIE-09"),
        ("block", "XIB-BLK-01"),
        ("attack p2 symbols=1", "XIB-ATK-04"),
        ("attack ark symbols=3", "XIB-ATK-01"),
        ("buy-soldier prophet", "XIB-BUY-02"),
        ("discard-own slot1", "XIB-DIS-02"),
        ("upgrade", "XIB-RES-06"),
        ("use slot1", "XIB-ACT-11"),
        ("skip", "XIB-EFF-06"),
    ],
)
def test_an_answer_is_refused_with_the_rule_and_changes_nothing(line: str, rule: str) -> None:
    game = Scenario()
    game.market("rifleman", "scout")
    game.squad(0, "bomber")
    game.dice(attack=2)
    game.resources(1)
    play = Play(game.match, seed_of(1))
    play.state = game.s
    before = game.match.digest(play.state)
    with pytest.raises(IllegalAction) as caught:
        play.do(0, line)
    assert caught.value.rule == rule
    assert game.match.digest(play.state) == before


@pytest.mark.parametrize(
    "line", ["", "attack", "attack moon symbols=1", "keep r9=1", "trade r1 r2", "fly", "pool attack=99"]
)
def test_what_is_no_action_is_a_notation_error(line: str) -> None:
    with pytest.raises(NotationError):
        Scenario().match.verbs.parse(line)


def test_every_verb_has_its_time() -> None:
    table = Scenario().match.verbs
    times = [verbs.not_now(number << verbs.WIDTH) for number in range(len(table.verbs))]
    assert set(times) <= GAME.rules.rules.keys()
    assert verbs.not_now(len(table.verbs) << verbs.WIDTH) == verbs.not_now(-1) == ""


@pytest.mark.parametrize(
    ("code", "name", "values"),
    [
        (verbs.pool(3, 4), "pool", [3, 4]),
        (verbs.attack(4, 33, 21), "attack", [4, 33, 21]),
        (verbs.buy_upgrade(83, 4), "buy-upgrade", [83, 4]),
        (verbs.bring(4, 33), "bring", [4, 33]),
        (verbs.shift(3, 4, 21), "shift", [3, 4, 21]),
        (verbs.swap(2, 4), "swap", [2, 4]),
        (verbs.destroy(stack_spot(3, 4), 9), "destroy", [25, 9]),
        (verbs.apply(stack_spot(2, 1), 3), "apply", [17, 3]),
        (verbs.keep(kept_dice_with(kept_dice_with(0, 0, 1), 6, 2)), "keep", [1, 0, 0, 0, 0, 0, 2]),
    ],
)
def test_the_packing_functions_agree_with_the_verb_table(code: int, name: str, values: list[int]) -> None:
    assert code == Scenario().match.verbs.pack(name, values)


def test_every_modifier_has_its_number() -> None:
    assert len(MODIFIERS) == vocabulary.MODIFIERS
    assert MODIFIERS[vocabulary.KIN_PRICE :] == ["kin-price", "breach-resources", "block-resources"]
    assert MODIFIERS[len(PERSONAL)] == "base-resistance"
    prices = MODIFIERS[vocabulary.SOLDIER_PRICE : vocabulary.REORGANISE_PRICE]
    assert prices == [f"{kind}-price" for kind in TYPES]
