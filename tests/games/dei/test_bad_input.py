"""Bad input is refused with the rule or with file and line, and changes nothing."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from ludarium.games.dei import GAME
from ludarium.games.dei.layouts import LayoutError, parse_layout
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import advance
from ludarium.kernel.errors import ContentError, IllegalAction, NotationError, UnknownEdition, UnknownOption
from ludarium.kernel.play import Play
from ludarium.kernel.seats import CHANCE

SEED = seed_of(1)
TILES = GAME.content()[1].tiles


def refused(play: Play, seat: int, text: str) -> IllegalAction:
    """The error for an answer; the position, the record and the log stay as they were."""
    before = (play.match.digest(play.state), list(play.answers), list(play.happenings))
    with pytest.raises(IllegalAction) as caught:
        play.do(seat, text)
    assert (play.match.digest(play.state), play.answers, play.happenings) == before
    return caught.value


def at_first_turn(edition: str = "de", seats: int = 4, **options: str) -> Play:
    """A game in which the first card is about to be played."""
    play = Play(GAME.match(edition, seats, options), SEED)
    while type(play.state.stack[-1]).__name__ not in ("Turn", "Plan"):
        ask = play.asks[0]
        play.do(ask.seat, ask.actions[0])
    return play


# Layouts


def rows(text: str) -> list[str]:
    return [row.strip() for row in text.strip().splitlines()]


@pytest.mark.parametrize(
    ("seats", "text", "problem"),
    [
        pytest.param(
            3,
            """
            2.1:0 3.1:0 2.2:0 drone-3:0
            3.2:0 drone-2:0 2.7:0 2.6:0
            drone-1:0 2.4:0 2.5:0 2.3:0
            """,
            "the refuge tiles 2.1 and 3.1 lie side by side (DEI-SET-04)",
            marks=pytest.mark.rule("DEI-SET-04"),
        ),
        pytest.param(
            2,
            """
            2.1:0 2.2:0 2.3:0
            2.4:0 2.5:0 2.6:0
            drone-3:0 drone-1:0 drone-2:0
            """,
            "2 seats use 2 drone tiles, not 3 (DEI-SET-05)",
            marks=pytest.mark.rule("DEI-SET-05"),
        ),
        pytest.param(
            2,
            """
            2.1:0 2.2:0 2.3:0
            2.4:0 2.5:0 2.6:0
            3.2:0 drone-1:0 drone-2:0
            """,
            "tile 3.2 is not used with 2 seats (DEI-SET-02)",
            marks=pytest.mark.rule("DEI-SET-02"),
        ),
        pytest.param(
            2,
            """
            2.1:0 2.2:0 2.3:0
            2.4:0 2.5:0 2.6:0
            2.7:0 drone-1:0
            """,
            "a layout for 2 seats has 3 rows of 3 tiles (DEI-SET-02)",
            marks=pytest.mark.rule("DEI-SET-02"),
        ),
    ],
)
def test_an_illegal_layout_is_refused_with_its_rule(seats: int, text: str, problem: str) -> None:
    with pytest.raises(LayoutError, match=re.escape(problem)):
        parse_layout(TILES, seats, rows(text))


@pytest.mark.rule("DEI-SET-02", "DEI-SET-04", "DEI-SET-05")
@pytest.mark.parametrize(
    ("laid", "text", "rule"),
    [
        (["2.1"], "lay 3.1", "DEI-SET-04"),
        (["2.1"], "lay 2.1 turned=1", "DEI-SET-02"),
        (["2.1"], "lay drone-4", "DEI-SET-05"),
        (["2.1"], "lay 4.1", "DEI-SET-02"),
        (["2.1"], "faction ravagers", "DEI-SET-27"),
    ],
)
def test_an_illegal_tile_of_a_free_layout_is_refused_with_its_rule(laid: list[str], text: str, rule: str) -> None:
    play = Play(GAME.match("de", 3, {"layout": "free"}), SEED)
    for number, tile in enumerate(laid):
        play.do(number, f"lay {tile} turned=2")
    error = refused(play, len(laid), text)
    assert error.rule == rule
    assert rule in str(error)


# Content packs


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return shutil.copytree(GAME.folder / "content", tmp_path / "pack")


def change(pack: Path, file: str, old: str, new: str) -> None:
    text = (pack / file).read_text("utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), "utf-8")


def line_of(pack: Path, file: str, start: str) -> int:
    return 1 + next(i for i, line in enumerate((pack / file).read_text("utf-8").splitlines()) if line.startswith(start))


@pytest.mark.parametrize(
    ("icon", "shown"),
    [
        ("conquer", "'conquer'"),
        ("move | jump", "'jump'"),
        ("gain-energy 9", "'gain-energy 9'"),
        ("drone zeppelin +1", "'drone zeppelin +1'"),
        ("per-outpost purple: move", "'per-outpost purple: move'"),
    ],
)
def test_a_card_with_an_unknown_action_is_refused_with_file_and_line(pack: Path, icon: str, shown: str) -> None:
    change(pack, "cards.toml", '["collect", "collect", "enlist"]', f'["collect", "{icon}"]')
    line = line_of(pack, "cards.toml", "dei001 =")
    with pytest.raises(ContentError, match=rf"cards\.toml:{line}: dei001: there is no action {re.escape(shown)}"):
        GAME.match("de", 4, {}, pack)


@pytest.mark.rule("DEI-BRD-13")
def test_a_bridge_over_two_ground_regions_is_refused_with_file_and_line(pack: Path) -> None:
    """The street under the printed bridge of tile 2.3 is cut in two by a border."""
    entry = next(tile for tile in (pack / "tiles.toml").read_text("utf-8").split("\n\n") if '[tile."2.3"]' in tile)
    # A tile whose bridge spans the streets a and b.
    areas = ["AAAAAAA", "AAAAAAA", "aaaaaaa", "bbbbbbb", "BBBBBBB", "BBBBBBB", "BBBBBBB"]
    marks = [".......", ".......", "...|...", "...|...", ".......", ".......", "......."]
    rows = "".join(f"{left}  {right}\n" for left, right in zip(areas, marks, strict=True))
    wrong = re.sub(r'grid = """.*?"""', f'grid = """\n{rows}"""', entry, flags=re.S)
    wrong = re.sub(r"heights = .*", "heights = { A = 1, B = 1 }", wrong)
    assert wrong != entry
    change(pack, "tiles.toml", entry, wrong)
    line = line_of(pack, "tiles.toml", '[tile."2.3"]')
    with pytest.raises(ContentError, match=rf"tiles\.toml:{line}: 2\.3: .*exactly one ground region.*DEI-BRD-13"):
        GAME.match("de", 4, {}, pack)


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("cards.toml", 'block = "tactic"', 'block = "ravagers"', r"cards\.toml: block ravagers has 8 cards .*SET-16"),
        ("cards.toml", "dei002 =", "dei001 =", r"cards\.toml:\d+: is not TOML"),
        ("cards.toml", "supplies = 0", 'supplies = "many"', r"cards\.toml:\d+: card\.dei001\.supplies"),
        ("missions.toml", "points = 2", "points = 2, bonus = 1", r"missions\.toml:\d+: .*\.on_time\.bonus"),
        ("boosts.toml", "copies = 2", "copies = 3", r"boosts\.toml: there are 16 candy boosts .*DEI-SET-10"),
        ("boosts.toml", 'action = "enlist"', 'action = "sleep"', r"boosts\.toml:\d+: enlist: .* no action 'sleep'"),
        ("factions.toml", 'drone = "harvester"', 'drone = "reaper"', r"factions\.toml: every faction .*DEI-SET-29"),
        ("layouts.toml", "2.4:2", "2.5:2", r"layouts\.toml:\d+: first-2: tile 2.5 lies twice .*DEI-SET-02"),
    ],
)  # fmt: skip
def test_a_wrong_pack_is_refused_with_file_and_line(pack: Path, file: str, old: str, new: str, problem: str) -> None:
    change(pack, file, old, new)
    with pytest.raises(ContentError, match=problem):
        GAME.match("de", 4, {}, pack)


def test_a_refused_pack_leaves_the_game_s_own_content_alone(pack: Path) -> None:
    change(pack, "cards.toml", '["collect", "collect", "enlist"]', '["conquer"]')
    before = GAME.match("de").pack.hash
    with pytest.raises(ContentError):
        GAME.match("de", 4, {}, pack)
    assert GAME.match("de").pack.hash == before


# Answers


@pytest.mark.rule("DEI-PHS-03")
@pytest.mark.parametrize("edition", ["de", "en", "it"])
def test_an_action_for_another_seat_is_refused(edition: str) -> None:
    play = at_first_turn(edition)
    asked = play.asks[0].seat
    for seat in range(4):
        if seat != asked:
            error = refused(play, seat, f"play dei{seat * 8 + 1:03}")
            assert f"seat {seat + 1} cannot 'play dei{seat * 8 + 1:03}'" in str(error)
            assert f"seat {asked + 1} is asked now" in str(error)
            assert error.rule == "DEI-PHS-03"


@pytest.mark.rule("DEI-CRD-01", "DEI-CRD-13", "DEI-MIS-14")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("play dei079", "DEI-CRD-01"),
        ("done", "DEI-CRD-13"),
        ("mission energy", "DEI-MIS-14"),
        ("learn red", "DEI-PHS-06"),
        ("move r1 r2 scrappers=1", "DEI-CRD-05"),
        ("boost move", "DEI-CDY-17"),
        ("keep-down", "DEI-OPT-06"),
        ("place r1 scrappers=1", "DEI-PHS-04"),
        ("faction ravagers", "DEI-SET-27"),
    ],
)
def test_an_answer_the_rules_forbid_is_refused_with_its_rule(text: str, rule: str) -> None:
    play = at_first_turn()
    asked = play.asks[0].seat
    error = refused(play, asked, text)
    assert error.rule == rule
    assert str(error) == f"seat {asked + 1} cannot {text!r}: the question is Turn; {rule} forbids it"


@pytest.mark.parametrize("text", ["", "fly to the moon", "play", "play dei081", "move r1", "place r200", "mission 3"])
def test_text_that_is_no_action_is_refused(text: str) -> None:
    play = at_first_turn()
    before = play.match.digest(play.state)
    with pytest.raises(NotationError):
        play.do(play.asks[0].seat, text)
    assert play.match.digest(play.state) == before


@pytest.mark.parametrize("code", [-1, 46 << 24 | 1 << 30, 1 << 40, (19 << 24) + 0xFFFFFF])
def test_a_number_that_is_no_action_is_refused(code: int) -> None:
    play = at_first_turn()
    before = play.match.digest(play.state)
    with pytest.raises((NotationError, IllegalAction)):
        play.do(play.asks[0].seat, code)
    assert play.match.digest(play.state) == before


@pytest.mark.rule("DEI-OPT-05")
def test_a_plan_for_another_seat_or_of_cards_not_held_is_refused() -> None:
    play = at_first_turn(planning="yes")
    assert refused(play, 0, "plan dei009 dei010").rule == "DEI-OPT-05"
    play.do(0, "plan dei001 dei002")
    again = refused(play, 0, "plan dei003 dei004")
    assert again.rule == "DEI-OPT-08"
    assert "is asked now" in str(again)


def test_an_unknown_edition_option_or_choice_is_refused() -> None:
    with pytest.raises(UnknownEdition, match="dei has no edition 'fr'; its editions are: de, en, it"):
        GAME.match("fr")
    with pytest.raises(UnknownOption, match="dei has no option 'war'"):
        GAME.match("de", 4, {"war": "yes"})
    with pytest.raises(
        UnknownOption, match="option layout of dei cannot be 'round'; it is one of: fixed, random, free"
    ):
        GAME.match("de", 4, {"layout": "round"})


def test_chance_is_not_answered_by_a_seat() -> None:
    play = Play(GAME.match("de", 4, {"layout": "random"}), SEED, draw=False)
    ask = advance(play.state)
    assert ask is not None
    assert ask.seat == CHANCE
    with pytest.raises(IllegalAction, match=r"cannot 'lay 2\.1'"):
        play.do(0, "lay 2.1")
