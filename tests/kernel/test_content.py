"""Content files: errors give file, line and key, and nothing else ever escapes."""

import contextlib
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.kernel.content import Entry, Pack, Said, read_toml
from ludarium.kernel.errors import ContentError


class Card(Entry, frozen=True, kw_only=True):
    cost: dict[str, int] = msgspec.field(default_factory=dict)
    actions: list[str]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Card]


GOOD = """# a deck
[default]
origin = "designed"

[card]
c1 = { actions = ["move"] }

[card.c2]
origin = "rulebook"
cost = { energy = 2 }
actions = [
  "move",
  "collect",
]

[name.card]
c1 = { en = "One", de = "Eins", it = "Uno" }
c2 = { en = "Two", de = "Zwei" }
"""


def pack(tmp_path: Path, text: str = GOOD, file: str = "cards.toml") -> Pack:
    (tmp_path / "pack.toml").write_text('name = "deck"\ngame = "tst"\n')
    (tmp_path / file).write_text(text, "utf-8")
    return Pack(tmp_path)


def load(tmp_path: Path, text: str) -> Cards:
    return pack(tmp_path, text).read("cards.toml", Cards)


def test_a_good_file_becomes_frozen_values(tmp_path: Path) -> None:
    cards = load(tmp_path, GOOD).card
    assert [(card.id, card.origin) for card in cards] == [("c1", "designed"), ("c2", "rulebook")]
    assert cards[1].cost == {"energy": 2}
    with pytest.raises(AttributeError):
        cards[0].id = "c9"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "says"),
    [
        ('origin = "rulebook"', 'origin = "guess"', 9, "card.c2.origin", "Invalid enum value 'guess'"),
        ('origin = "designed"', 'origin = "guess"', 3, "card.c1.origin", "Invalid enum value 'guess'"),
        ("cost = { energy = 2 }", "cots = { energy = 2 }", 10, "card.c2.cots", "unknown field `cots`"),
        ("cost = { energy = 2 }", 'cost = { energy = "two" }', 10, "card.c2.cost", "Expected `int`, got `str`"),
        ('{ actions = ["move"] }', "{ actions = [1] }", 6, "card.c1.actions", "Expected `str`, got `int`"),
        ('{ actions = ["move"] }', "{}", 6, "card.c1.actions", "missing required field `actions`"),
        ('{ actions = ["move"] }', "3", 6, "card.c1", "should be a table named by its id"),
        ("cost = { energy = 2 }", 'id = "c3"', 10, "card.c2", "should be a table named by its id"),
        ('["move"] }', '["move" }', 6, "", "is not TOML"),
        ("[card.c2]", "[card.c1]", 8, "", "is not TOML"),
        ("# a deck", "deck = 3", 1, "deck", "should be a table of entries: [deck.ID]"),
        ("# a deck", "default = 3", 2, "", "is not TOML"),
        ("[card.c2]", "[deck.c2]", 8, "deck", "unknown field `deck`"),
    ],
)
def test_an_error_names_line_and_key(tmp_path: Path, old: str, new: str, line: int, key: str, says: str) -> None:
    with pytest.raises(ContentError) as caught:
        load(tmp_path, GOOD.replace(old, new, 1))
    assert (caught.value.file, caught.value.key) == ("cards.toml", key)
    assert says in caught.value.problem
    assert abs(caught.value.line - line) <= (1 if says == "is not TOML" else 0)


def test_a_thing_is_called_what_its_file_says(tmp_path: Path) -> None:
    names = pack(tmp_path).names
    assert {id: name.in_language("it") for id, name in names.items()} == {"card-c1": "Uno", "card-c2": "Two"}


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('c2 = { en = "Two"', 'c2 = { fr = "Deux"', "cards.toml:18: name.card.c2.fr: Object contains"),
        ('c2 = { en = "Two"', 'c3 = { en = 2', "cards.toml:18: name.card.c3.en: Expected `str`, got"),
        ("[name.card]", "[name]", "cards.toml:17: name.c1.en: Expected `object`"),
    ],
)  # fmt: skip
def test_a_name_that_does_not_hold_is_named(tmp_path: Path, old: str, new: str, says: str) -> None:
    with pytest.raises(ContentError) as caught:
        assert pack(tmp_path, GOOD.replace(old, new, 1)).names
    assert str(caught.value).startswith(says)


def test_a_thing_has_one_name(tmp_path: Path) -> None:
    pack(tmp_path, '[name.card]\nc2 = { en = "Deuce" }\n', "more.toml")
    with pytest.raises(ContentError, match=r"more\.toml:2: name\.card\.c2: is already defined in another file"):
        assert pack(tmp_path).names


def test_a_missing_or_unreadable_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"cards\.toml: cannot be read: No such file"):
        read_toml(tmp_path / "cards.toml", Cards)
    (tmp_path / "cards.toml").write_bytes(b'[[card]]\nid = "\xff"\n')
    with pytest.raises(ContentError, match=r"cards\.toml:2: is not UTF-8 text"):
        read_toml(tmp_path / "cards.toml", Cards)
    with pytest.raises(ContentError, match="no such content folder"):
        Pack(tmp_path / "nowhere")


def test_the_hash_follows_what_is_played_with_and_not_how_it_is_written(tmp_path: Path) -> None:
    before = pack(tmp_path).hash
    same = GOOD.replace("\n", "\r\n").replace("# a deck", "# another remark").replace('"Eins"', '"Einser"')
    same = same.replace('c1 = { actions = ["move"] }', 'c1 = { actions = ["move"], origin = "designed" }')
    assert pack(tmp_path, same).hash == before
    assert pack(tmp_path, GOOD.replace("energy = 2", "energy = 3")).hash != before
    assert pack(tmp_path, GOOD.replace("c1 =", "c3 =")).hash != before


def test_content_keeps_the_fingerprint_it_had_in_another_form_until_it_changes(tmp_path: Path) -> None:
    deck = pack(tmp_path)
    (tmp_path / "pack.toml").write_text(f'name = "deck"\ngame = "tst"\nformerly = {{ {deck.hash} = "old" }}\n')
    assert Pack(tmp_path).hash == "old"
    (tmp_path / "cards.toml").write_text(GOOD.replace("energy = 2", "energy = 3"))
    assert Pack(tmp_path).hash not in ("old", deck.hash)


PATCHED = (
    GOOD
    + """
[edition.second]
because = { en = "moving is cheap there", de = "Bewegen ist dort billig" }
[edition.second.card]
c1 = { actions = ["collect"] }
"""
)


def test_an_edition_has_faces_of_its_own_and_a_fingerprint_for_them(tmp_path: Path) -> None:
    """Given a pack that changes a card for one edition, then that edition has the other card and another fingerprint,
    and for every other one nothing has changed."""
    before = pack(tmp_path).hash
    deck, second, third = pack(tmp_path, PATCHED), Pack(tmp_path, "second"), Pack(tmp_path, "third")
    assert [card.actions for card in second.read("cards.toml", Cards).card] == [["collect"], ["move", "collect"]]
    assert [each.read("cards.toml", Cards).card[0].actions for each in (deck, third)] == [["move"], ["move"]]
    assert deck.hash == third.hash == before != second.hash
    assert Pack(tmp_path).editions == {"second": "cards.toml"}
    assert (deck.because, second.because) == (None, Said("moving is cheap there", "Bewegen ist dort billig"))
    reworded = PATCHED.replace("moving is cheap there", "they have wings")
    assert pack(tmp_path, reworded).hash == before
    assert Pack(tmp_path, "second").hash == second.hash
    pack(tmp_path, PATCHED.replace('["collect"]', '["wait"]'))
    assert Pack(tmp_path, "second").hash != second.hash


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("because", "for", "cards.toml:20: edition.second: gives no reason"),
        ("{ en = \"moving", "{ fr = \"moving", "cards.toml:21: edition.second.because.fr: Object contains"),
        ("c1 = { actions = [\"collect", "c3 = { actions = [\"collect", "cards.toml:23: edition.second.card.c3: "),
        ("[edition.second.card]", "[edition.second.tile]", "cards.toml:23: edition.second.tile.c1: changes what"),
        ("c1 = { actions = [\"collect\"] }", "c1 = 2", "cards.toml:20: edition.second: Expected `object`"),
        ("[edition.second]\n", "[edition]\nfirst = 2\n[edition.second]\n", "cards.toml:20: edition: Expected `object`"),
    ],
)  # fmt: skip
def test_a_change_for_an_edition_names_an_entry_and_a_reason(tmp_path: Path, old: str, new: str, says: str) -> None:
    pack(tmp_path, PATCHED.replace(old, new))
    with pytest.raises(ContentError) as caught:
        assert Pack(tmp_path, "second").entries("cards.toml")
    assert str(caught.value).startswith(says)


def test_an_entry_that_cannot_be_used_is_told_at_its_id(tmp_path: Path) -> None:
    deck = pack(tmp_path)
    assert str(deck.problem("cards.toml", "c1", "too weak")) == "cards.toml:6: c1: too weak"
    assert str(deck.problem("cards.toml", "c2", "too strong")) == "cards.toml:8: c2: too strong"
    assert str(deck.problem("cards.toml", "", "too few")) == "cards.toml: too few"


pieces = st.sampled_from(
    ["[[card]]", "[card]", "[card.a]", "id = 'a'", "a = {id = 1}", "origin = 'designed'", "actions = []",
     "actions = [1]", "cost.a = 1", "[card.cost]", "[[card.actions]]", "[default]", "default = 1", "[name.card]",
     "name = 1", "en = 'A'", "x = 1979-05-27", "\x00", "a = [[", "=", "card = 3", "'"]
)  # fmt: skip


@given(st.lists(pieces | st.text(max_size=12), max_size=14))
def test_no_text_makes_anything_but_a_content_error(lines: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, contextlib.suppress(ContentError):
        deck = pack(Path(folder), "\n".join(lines))
        assert deck.names == {} or deck.hash
        deck.read("cards.toml", Cards)


@given(st.binary(max_size=80))
def test_no_bytes_make_anything_but_a_content_error(raw: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "cards.toml"
        path.write_bytes(raw)
        with pytest.raises(ContentError):
            read_toml(path, Cards)


READ_AT_ONCE = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
import msgspec
from ludarium.kernel.content import convert

sys.setswitchinterval(1e-6)
together = Barrier(4)


def read(schema):
    together.wait()
    convert("cards.toml", "", {f"deck{n}": [{"id": 1, "costs": [1], "gains": {"a": [1]}}] for n in range(30)}, schema)


with ThreadPoolExecutor(4) as readers:
    for _ in range(200):
        card = msgspec.defstruct("Card", [("id", int), ("costs", "list[int]"), ("gains", "dict[str, list[int]]")])
        schema = msgspec.defstruct("Decks", [(f"deck{n}", list[card]) for n in range(30)])
        list(readers.map(read, [schema] * 4))
"""


def test_a_file_may_be_read_in_several_threads_at_once() -> None:
    read = subprocess.run([sys.executable, "-c", READ_AT_ONCE], capture_output=True, text=True, check=False)
    assert read.returncode == 0, read.stderr
