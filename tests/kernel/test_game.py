"""Games and matches: positions saved and loaded, packs read once, sentences for people."""

from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from regatta import GAME, flow

from ludarium.kernel.chance import seed_of
from ludarium.kernel.conformance import fingerprint
from ludarium.kernel.engine import Rng
from ludarium.kernel.errors import ContentError, IllegalAction, RecordError
from ludarium.kernel.game import Dump, frames_of
from ludarium.kernel.play import Play
from ludarium.kernel.state import Frame
from ludarium.kernel.verbs import Kind
from ludarium.kernel.wording import Wording

MATCH = GAME.match("second", 2)


def saved() -> Dump:
    return MATCH.dump(Play(MATCH, seed_of(1)).state)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda data: data["zones"].pop("boats"), "'boats'"),
        (lambda data: data["zones"].update(boats=[0]), "zone boats has 1 cells, not 2"),
        (lambda data: data["stack"].append(["Nowhere"]), "'Nowhere'"),
        (lambda data: data["zones"].update(boats=7), "has no len"),
        (lambda data: data.pop("sealed"), "'sealed'"),
    ],
)
def test_a_position_that_does_not_fit_is_refused(spoil: Any, says: str) -> None:
    data = saved()
    spoil(data)
    with pytest.raises(RecordError, match="this is not a saved position of regatta") as caught:
        MATCH.load(data)
    assert says in str(caught.value)


def test_a_pack_is_read_again_only_when_its_files_change(tmp_path: Path) -> None:
    folder = copytree(GAME.folder / "content", tmp_path / "pack")
    first = GAME.content(folder)[1]
    assert GAME.content(folder)[1] is first
    winds = (folder / "winds.toml").read_text()
    (folder / "winds.toml").write_text(winds.replace("strength = 6", "strength = 7"))
    assert GAME.content(folder)[1].winds[5].strength == 7


def test_editions_share_a_pack_except_where_it_says_something_for_one_of_them(tmp_path: Path) -> None:
    folder = copytree(GAME.folder / "content", tmp_path / "pack")
    with (folder / "winds.toml").open("a") as winds:
        winds.write('\n[edition.second]\nbecause = { en = "autumn" }\nwind.w6 = { strength = 9 }\n')
    first, second = GAME.match("first", content=folder), GAME.match("second", content=folder)
    assert [GAME.content(folder, edition)[1].winds[5].strength for edition in ("", "first", "second")] == [6, 6, 9]
    assert first.pack.hash == GAME.match("first").pack.hash != second.pack.hash
    copytree(folder, tmp_path / "other")
    with (tmp_path / "other" / "winds.toml").open("a") as winds:
        winds.write('\n[edition.third]\nbecause = { en = "none" }\n')
    with pytest.raises(ContentError, match=r"winds\.toml: edition\.third: regatta has no such edition"):
        GAME.content(tmp_path / "other")


def test_a_pack_brings_its_own_names(tmp_path: Path) -> None:
    folder = copytree(GAME.folder / "content", tmp_path / "pack")
    winds = (folder / "winds.toml").read_text()
    (folder / "winds.toml").write_text(winds.replace('"Wind der Stärke 6"', '"Sturm"'))
    match = GAME.match(content=folder)
    opened = match.happenings.pack("opened", [0, 5])
    assert Wording(match, "de").event(opened) == "Platz 1 deckt Sturm auf."
    assert match.pack.hash == MATCH.pack.hash


def test_the_frames_of_a_module_are_those_it_defines() -> None:
    assert set(frames_of(flow)) == set(flow.FRAMES)
    assert Frame not in frames_of(flow)


def test_a_match_speaks_every_language() -> None:
    said = {language: Wording(MATCH, language) for language in ("en", "de", "it")}
    sail = MATCH.verbs.parse("sail spaces=2")
    assert [words.action(sail) for words in said.values()] == ["Sail 2", "2 weit segeln", "Navigare di 2"]
    opened = MATCH.happenings.pack("opened", [0, 5])
    assert said["de"].event(opened) == "Platz 1 deckt Wind der Stärke 6 auf."
    assert Wording(MATCH, "de", ["Anna", "Ben"]).event(opened) == "Anna deckt Wind der Stärke 6 auf."
    assert said["it"].question("Sail") == "Di quanto navighi?"
    space = MATCH.happenings.verbs[4].args[1].kind
    assert said["en"].value(space, 3) == "space 3"
    assert said["en"].value(Kind("buoy", ["b1"]), 0) == "b1", "what has no word of its own goes by its id"


def test_a_game_without_an_evaluation_counts_what_is_there() -> None:
    s = MATCH.start()
    s.boats = [24, 3]
    assert MATCH.estimate(s) == [27.0, 3.0]


def test_what_a_seat_did_can_be_counted() -> None:
    s = MATCH.start()
    answers = [
        (-1, MATCH.verbs.parse("roll current=1")),
        (0, MATCH.verbs.parse("anchor")),
        (1, MATCH.verbs.parse("sail")),
    ]
    assert MATCH.features(s, answers) == [{"verb": ["anchor"]}, {"verb": ["sail"]}]


def test_answers_that_were_checked_before_are_recalled_without_a_check() -> None:
    first = Play(MATCH, seed_of(3))
    again = Play(MATCH, seed_of(3), draw=False)
    for given in first.answers:
        again.recall(given.seat, given.action)
    assert MATCH.digest(again.state) == MATCH.digest(first.state)
    with pytest.raises(IllegalAction, match="seat 0 was not asked before"):
        again.recall(-1, MATCH.verbs.parse("deal w1"))


def test_chance_answers_only_when_it_is_asked() -> None:
    play = Play(MATCH, seed_of(3))
    with pytest.raises(IllegalAction, match="chance cannot answer 'deal w1' now"):
        play.do_chance(MATCH.verbs.parse("deal w1"))


def test_the_same_seed_has_the_same_fingerprint() -> None:
    assert fingerprint(MATCH, 5) == fingerprint(GAME.match("second", 2), 5) != fingerprint(MATCH, 6)


def test_a_generator_seeded_with_nothing_still_runs() -> None:
    # 2654435761 * n + 88172645 is 0 modulo 2^32 for this n: the one seed that would get stuck.
    n = (-88172645 * pow(2654435761, -1, 2**32)) % 2**32
    assert Rng(n).below(10**6) == Rng(n).below(10**6)
    assert Rng(n).state != 0
