"""Content packs: what the game's own pack contains, and how a wrong pack is reported."""

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
    assert (len(CONTENT.agendas), len(CONTENT.events), len(CONTENT.maps)) == (32, 27, 36)
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


@pytest.mark.rule("VF-POP-07")
def test_yields_grow_with_the_level_and_those_of_credits_more_slowly() -> None:
    assert {entry.id: list(entry.by_level) for entry in CONTENT.yields} == {
        "goods": [0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 8, 10, 12, 15],
        "credits": [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8],
    }


@pytest.mark.rule("VF-TRD-10", "VF-TRD-14")
def test_the_trade_board_pays_more_the_fewer_tokens_are_left() -> None:
    assert [entry.reward for entry in CONTENT.bonuses] == ["1S", "bounty 1", "mix 2", "2C | 2S", "activate 1", "3I"]


@pytest.mark.rule("VF-SPO-01", "VF-SPO-02", "VF-SPO-06")
def test_bounty_tokens_give_goods_or_influence_and_reclaim_tokens_settle_the_sector() -> None:
    goods = ["2F", "2E", "2M", "(1F & 1E)", "(1F & 1M)", "(1E & 1M)"]
    knowledge = ["(1F & 1S)", "(1E & 1S)", "(1M & 1S)"]
    assert [(token.reward, token.copies) for token in CONTENT.bounties] == [
        *((f"{reward} | 1I", 5) for reward in goods),
        *((f"{reward} | 1I", 2) for reward in knowledge),
        ("1S + 1I", 4),
        ("any 1", 8),
    ]
    guilds = [f"guild here {kind} | any 1" for kind in ("scientists", "farmers", "miners", "engineers", "bankers")]
    assert [(token.reward, token.copies) for token in CONTENT.reclaims] == [
        ("activate 1 | deploy here 1", 3),
        ("installation here | 1I", 3),
        ("defence here + 2I", 3),
        *((reward, 3) for reward in guilds),
    ]


@pytest.mark.rule("VF-AGE-09", "VF-FOC-20")
def test_each_kind_of_agenda_goes_with_two_focuses_and_has_one_action() -> None:
    assert {kind.id: (*kind.focuses, kind.action) for kind in CONTENT.kinds} == {
        "dominance": ("temptation", "innovation", "invade"),
        "wealth": ("development", "production", "guild-and-produce"),
        "might": ("prosperity", "progress", "advance least | trade"),
        "support": ("conquest", "reinforcement", "activate 1 + installation"),
    }


@pytest.mark.rule("VF-SEC-17", "VF-SEC-23")
@pytest.mark.parametrize(("kind", "slots", "printed", "resists"), [
    ("home", (2, 0), ["shipyard"], ["corruption", "void"]), ("outpost", (3, 3), [], []), ("world", (3, 3), [], []),
    ("fallen", (3, 3), ["defence", "defence"], []), ("genesis", (3, 3), [], []), ("paradise", (3, 3), [], []),
    ("belt", (0, 2), ["shipyard", "defence"], ["corruption", "void"]), ("colony", (3, 3), ["defence"], []),
    ("palace", (3, 3), ["defence"], []), ("research", (3, 3), ["engineers", "starbase"], []),
    ("relay", (3, 3), ["defence", "defence"], ["void"]), ("ruins", (0, 2), ["defence"], ["corruption"]),
    ("megalopolis", (3, 3), ["bankers", "bankers", "defence"], []),
])  # fmt: skip
def test_sectors_have_their_slots_and_what_is_printed_in_them(
    kind: str, slots: tuple[int, int], printed: list[str], resists: list[str]
) -> None:
    sector = next(sector for sector in CONTENT.sectors if sector.id == kind)
    assert (sector.guild_slots, sector.installation_slots) == slots
    assert [*sector.guilds, *sector.installations] == printed
    assert list(sector.resists) == resists


@pytest.mark.rule("VF-SEC-15", "VF-SEC-16")
def test_special_sectors_give_production_while_held_or_something_once() -> None:
    held = {sector.id: list(sector.while_held) for sector in CONTENT.sectors if sector.while_held}
    assert held == {"belt": ["E", "M"], "research": ["S"], "paradise": ["F", "C"]}
    assert {sector.id: sector.once for sector in CONTENT.sectors if sector.once} == {
        "genesis": "purify here & grow here",
        "colony": "deploy here 1 | grow here",
        "palace": "advance any",
        "relay": "agenda",
        "megalopolis": "produce C",
        "ruins": "bounty 1 & reclaim here",
    }


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("maps.toml", '"0 3 home"', '"9 9 home"', r"maps\.toml:\d+: tutorial-2: the home has no neighbour"),
        ("maps.toml", '"1 2 outpost", ', "", r"maps\.toml:\d+: tutorial-2: every player needs a home and an outpost"),
        ("maps.toml", '"0 1 - 1 0"', '"0 3 - 1 0"', "these hexes share no edge"),
        ("maps.toml", "p4 v1 d1 g3 r2", "p4 v1 x1", "should read `q r kind"),
        ("maps.toml", "tutorial-3 =", "tutorial-5 =", r"maps\.toml:\d+: tutorial: each scenario has"),
        ("maps.toml", "[map]", "[map]\ntutorial-5 = { sectors = [], storms = [] }", r"\.toml:\d+: tutorial-5: each"),
        ("houses.toml", '"3 engineers corvette"', '"3 engineers frigate"', r"toml:\d+: astoran: .* should read"),
        ("maps.toml", 'recommended = ["belitan"', 'recommended = ["astoran"', "that have not fallen"),
        ("technologies.toml", "shields =", "armour =", r"technologies\.toml:\d+: armour: "),
        ("houses.toml", 'technology = "sentries"', 'technology = "shields"', "belongs to one origin of one house"),
        ("events.toml", "rounds = 4, ", "", r"events\.toml:\d+: event.dawn-of-technology.rounds: .*missing required"),
        ("events.toml", "rounds = 4", "rounds = 0", r"events\.toml:\d+: .*how many rounds are played"),
        ("events.toml", ', "if technologies >= 3: produce 1 + 1C"]', "]", r"events\.toml:\d+: .*decrees: .*length 2"),
        ("agendas.toml", 'kind = "might"', 'kind = "magic"', r"agendas\.toml:\d+: agenda\..*\.kind: Invalid"),
        ("agendas.toml", "5 if sectors pop=6 >= 1", "5 if moons >= 1", "there is no measure 'moons'"),
        ("focuses.toml", "invade | regroup", "invade | teleport", r"focuses\.toml:\d+: conquest: .*'teleport'"),
        ("focuses.toml", "3M -> activate 2", "3Q -> activate 2", "'3Q' is not a cost"),
        ("focuses.toml", "guild | installation", "guild | guild", "have the same name"),
        ("tokens.toml", "copies = 5", "copies = 6", "there are 48 tokens of this sort"),
        ("houses.toml", "complexity", "difficulty", r"houses\.toml:\d+: house\.astoran\.difficulty"),
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
