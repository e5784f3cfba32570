"""Content packs: what the game's own pack holds, and how a wrong pack is told."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludarium.games.voidfall import GAME, combat
from ludarium.games.voidfall.battle import TARGETING
from ludarium.games.voidfall.effects import Program, split
from ludarium.games.voidfall.measures import conditions, measure, objective
from ludarium.kernel.errors import ContentError
from tests.games.voidfall.scenario import Scenario

CONTENT = GAME.content()[1]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return Path(shutil.copytree(GAME.folder / "content", tmp_path / "pack"))


def changed(pack: Path, file: str, old: str, new: str) -> ContentError:
    """The error of a pack in which one text is replaced."""
    text = (pack / file).read_text("utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as told:
        GAME.match(content=pack)
    return told.value


def test_the_pack_is_complete() -> None:
    assert (len(CONTENT.houses), len(CONTENT.focuses), len(CONTENT.technologies)) == (14, 27, 28)
    assert (len(CONTENT.agendas), len(CONTENT.events), len(CONTENT.maps)) == (32, 27, 15)
    assert sum(token.copies for token in CONTENT.bounties) == 48
    assert sum(token.copies for token in CONTENT.reclaims) == 24


@pytest.mark.rule("VF-GOAL-05")
def test_nothing_of_co_operative_play_is_in_the_pack() -> None:
    texts = " ".join(path.read_text("utf-8").lower() for path in (GAME.folder / "content").glob("*.toml"))
    assert not any(word in texts for word in ("crisis", "catastrophe", "harbinger", "rift", "haven"))


def test_everything_says_where_it_comes_from() -> None:
    designed = [kind.id for kind in CONTENT.sectors if kind.origin == "designed"]
    assert "genesis" in designed
    assert all(entry.origin == "designed" for entry in CONTENT.maps)
    assert all("fallen" in house.designed for house in CONTENT.houses)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("maps.toml", '"0 3 home"', '"9 9 home"', r"maps\.toml:\d+: tutorial-2: the home has no neighbour"),
        ("maps.toml", '"1 2 outpost",\n', "", r"maps\.toml:\d+: tutorial-2: every player needs a home and an outpost"),
        ("maps.toml", '"0 1 - 1 0"', '"0 3 - 1 0"', "these hexes share no edge"),
        ("maps.toml", "p4 v1 d1 g3 r2", "p4 v1 x1", "should read `q r kind"),
        ("maps.toml", 'recommended = ["belitan"', 'recommended = ["astoran"', "that have not fallen"),
        ("technologies.toml", 'id = "shields"', 'id = "armour"', r"technologies\.toml:\d+: armour: "),
        ("houses.toml", 'technology = "sentries"', 'technology = "shields"', "belongs to one origin of one house"),
        ("events.toml", "rounds = 4\n", "", r"events\.toml:\d+: event.rounds: .*missing required field"),
        ("events.toml", "rounds = 4", "rounds = 0", r"events\.toml:\d+: .*how many rounds are played"),
        ("agendas.toml", 'kind = "might"', 'kind = "magic"', r"agendas\.toml:\d+: agenda.kind: Invalid"),
        ("agendas.toml", "5 if sectors pop=6 >= 1", "5 if moons >= 1", "there is no measure 'moons'"),
        ("focuses.toml", "invade | regroup", "invade | teleport", r"focuses\.toml:\d+: conquest: .*'teleport'"),
        ("focuses.toml", "3M -> activate 2", "3Q -> activate 2", "'3Q' is no cost"),
        ("focuses.toml", "guild | installation", "guild | guild", "have the same name"),
        ("tokens.toml", "copies = 5", "copies = 6", "there are 48 tokens of this sort"),
        ("houses.toml", "complexity", "difficulty", r"houses\.toml:\d+: house.difficulty"),
    ],
)  # fmt: skip
def test_a_wrong_pack_is_told_with_file_and_line(pack: Path, file: str, old: str, new: str, told: str) -> None:
    error = changed(pack, file, old, new)
    with pytest.raises(ContentError, match=told):
        raise error


@pytest.mark.rule("VF-SET-12", "VF-TEC-16")
def test_a_technology_works_in_combat_without_any_tile() -> None:
    game = Scenario("belitan", "cortozaar")
    assert combat.side_of(game.s, 0, [1, 0, 0, 0, 0], False, 0).upgrades == TARGETING


def test_lines_split_only_outside_brackets() -> None:
    assert split("(a | b) | c", " | ") == ["(a | b)", "c"]
    assert split("into lowest [a b] & c", " & ") == ["into lowest [a b]", "c"]


@pytest.mark.parametrize(
    "text", ["teleport", "2x(fly)", "(2Q -> 1I)", "1I per moons", "into void [moon]", "deploy moon 1"]
)
def test_unknown_effects_are_no_effects(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Program().add(text)


@pytest.mark.parametrize("text", ["sectors colour=red", "guilds pilots", "level navy", "stock X"])
def test_unknown_measures_are_no_measures(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        measure(text)


def test_objectives_and_conditions_say_how_they_should_read() -> None:
    with pytest.raises(ValueError, match="should read `5 if MEASURE >= 2`"):
        objective("many")
    with pytest.raises(ValueError, match="should read `MEASURE >= 3`"):
        conditions("glory")
