"""Content files: what does not hold is told with file, line and key, and nothing else ever escapes."""

import contextlib
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.kernel.content import Entry, Pack, convert, read_toml
from ludarium.kernel.errors import ContentError


class Card(Entry, frozen=True, kw_only=True):
    cost: dict[str, int] = msgspec.field(default_factory=dict)
    actions: list[str]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[Card]


GOOD = """# a deck
[[card]]
id = "c1"
origin = "designed"
actions = ["move"]

[[card]]
id = "c2"
origin = "rulebook"
cost = { energy = 2 }
actions = [
  "move",
  "collect",
]
"""


def load(tmp_path: Path, text: str) -> Cards:
    path = tmp_path / "cards.toml"
    path.write_text(text, "utf-8")
    return read_toml(path, Cards)


def test_a_good_file_becomes_frozen_values(tmp_path: Path) -> None:
    cards = load(tmp_path, GOOD).card
    assert [card.id for card in cards] == ["c1", "c2"]
    assert cards[1].cost == {"energy": 2}
    with pytest.raises(AttributeError):
        cards[0].id = "c9"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "says"),
    [
        ('origin = "rulebook"', 'origin = "guess"', 9, "card.origin", "Invalid enum value 'guess'"),
        ("cost = { energy = 2 }", "cots = { energy = 2 }", 10, "card.cots", "unknown field `cots`"),
        ("cost = { energy = 2 }", 'cost = { energy = "two" }', 10, "card.cost", "Expected `int`, got `str`"),
        ('id = "c2"', "id = 2", 8, "card.id", "Expected `str`, got `int`"),
        ('id = "c2"\n', "", 7, "card.id", "missing required field `id`"),
        ('actions = ["move"]', 'actions = ["move"', 8, "", "is not TOML"),
        ("# a deck", "deck = 3", 1, "deck", "unknown field `deck`"),
    ],
)
def test_an_error_names_line_and_key(tmp_path: Path, old: str, new: str, line: int, key: str, says: str) -> None:
    with pytest.raises(ContentError) as caught:
        load(tmp_path, GOOD.replace(old, new, 1))
    assert (caught.value.file, caught.value.key) == ("cards.toml", key)
    assert says in caught.value.problem
    assert abs(caught.value.line - line) <= (1 if says == "is not TOML" else 0)


def test_a_missing_or_unreadable_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"cards\.toml: cannot be read: No such file"):
        read_toml(tmp_path / "cards.toml", Cards)
    (tmp_path / "cards.toml").write_bytes(b'[[card]]\nid = "\xff"\n')
    with pytest.raises(ContentError, match=r"cards\.toml:2: is not UTF-8 text"):
        read_toml(tmp_path / "cards.toml", Cards)
    with pytest.raises(ContentError, match="no such content folder"):
        Pack(tmp_path / "nowhere")


def test_the_hash_follows_the_text_and_not_the_line_endings(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b"x = 1\n")
    unix = Pack(tmp_path).hash
    (tmp_path / "a.toml").write_bytes(b"x = 1\r\n")
    assert Pack(tmp_path).hash == unix
    (tmp_path / "a.toml").write_bytes(b"x = 2\n")
    assert Pack(tmp_path).hash != unix


def test_an_entry_that_cannot_be_used_is_told_at_its_id(tmp_path: Path) -> None:
    cards = load(tmp_path, GOOD).card
    pack = Pack(tmp_path)
    assert str(pack.problem("cards.toml", "c2", "too strong")) == "cards.toml:8: c2: too strong"
    with pytest.raises(ContentError, match=r"cards\.toml:3: c1: this id stands twice"):
        pack.check_ids("cards.toml", [cards[0], cards[1], cards[0]])


pieces = st.sampled_from(
    ["[[card]]", "[card]", "id = 'a'", "id = 1", "origin = 'designed'", "actions = []", "actions = [1]", "cost = {a=1}",
     "cost.a = 1", "[card.cost]", "[[card.actions]]", "x = 1979-05-27", "\x00", "a = [[", "=", "card = 3", "'"]
)  # fmt: skip


@given(st.lists(pieces | st.text(max_size=12), max_size=14))
def test_no_text_makes_anything_but_a_content_error(lines: list[str]) -> None:
    text = "\n".join(lines)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    with contextlib.suppress(ContentError):
        convert("cards.toml", text, data, Cards)


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
