"""The house rules that no linter checks."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
NOT_OURS = re.compile(r"build|__pycache__|node_modules|\.(?!ci$).*")
LONGEST_FILE = 500
GENERATED = "# Generated from declaration.py"
EMPTY_NAMES = re.compile(r"manager|helper|utils?(?![a-z])", re.IGNORECASE)
MACHINE_PATH = re.compile(r"(?<![\w.:/])/(?:work|root|home|Users)/\w")
PYTHON_FILES = sorted((CHECKOUT / "src").rglob("*.py"))
READ_FILES = sorted(
    file for folder in ("src", "tests", "tools", "bench", "examples") for file in (CHECKOUT / folder).rglob("*.py")
)
GAMES = [*(CHECKOUT / "src/ludarium/games").glob("*/game.py"), *CHECKOUT.glob("examples/*/src/*/game.py")]
GAME_FILES = [
    file
    for folder in (*CHECKOUT.glob("src/ludarium/games/*/"), *CHECKOUT.glob("examples/*/src/*/"))
    for file in sorted(folder.rglob("*.py"))
    if not file.read_text().startswith(GENERATED)
]


def own_files(folder: Path = CHECKOUT) -> Iterator[Path]:
    for entry in sorted(folder.iterdir()):
        if entry.name == ".git":  # a file in a second working tree
            continue
        if entry.is_file():
            yield entry
        elif not NOT_OURS.fullmatch(entry.name):
            yield from own_files(entry)


def text_of(file: Path) -> str:
    """Nothing for pictures and the like."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def name(file: Path) -> str:
    return file.relative_to(CHECKOUT).as_posix()


def test_lock_files_hold_no_address() -> None:
    locks = [*CHECKOUT.glob("requirements/*"), *(file for file in own_files() if file.name == "package-lock.json")]
    assert [lock for lock in locks if lock.name == "package-lock.json"]
    addresses = ("://", "index-url", "find-links", "trusted-host")
    assert [name(lock) for lock in locks if any(word in text_of(lock) for word in addresses)] == []


def test_every_pinned_package_has_a_hash() -> None:
    for lock in CHECKOUT.glob("requirements/*.txt"):
        pins = re.split(r"\n(?=\S)", lock.read_text().strip())
        assert all("==" in pin and "--hash=sha256:" in pin for pin in pins), name(lock)


def test_no_file_names_a_path_of_one_machine() -> None:
    assert [name(file) for file in own_files() if MACHINE_PATH.search(text_of(file))] == []


@pytest.mark.parametrize("file", READ_FILES, ids=name)
def test_files_are_short(file: Path) -> None:
    """What is generated is looked up, not read; its declaration is held to the same length."""
    lines = file.read_text().splitlines()
    assert len(lines) <= LONGEST_FILE or lines[0].startswith(GENERATED)


@pytest.mark.parametrize("file", PYTHON_FILES, ids=name)
def test_modules_and_classes_have_real_names(file: Path) -> None:
    classes = [node.name for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ClassDef)]
    assert [word for word in [file.stem, *classes] if EMPTY_NAMES.search(word)] == []


def test_games_call_the_same_job_by_the_same_name() -> None:
    """Given the list of a game's files, then what it promises is there, and what games have in common is on it."""
    page = (CHECKOUT / "docs/architecture.md").read_text().partition("### The files of a game")[2]
    listed = {
        file: row[2].strip()
        for row in re.findall(r"^\| (`.*?) \| (.*?) \| (.*?) \|$", page, re.MULTILINE)
        for file in re.findall(r"`(\w+\.py)`", row[0])
    }
    held = Counter(file.name for game in GAMES for file in game.parent.glob("*.py") if file.name != "__init__.py")
    shared = {file: "every game" if count == len(GAMES) else "several" for file, count in held.items() if count > 1}
    assert len(GAMES) >= 4
    assert listed == shared


def bit_tricks(source: str) -> list[int]:
    """The lines that shift, or mask with a number."""
    lines: list[int] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp | ast.AugAssign):
            parts = [node.left, node.right] if isinstance(node, ast.BinOp) else [node.value]
            masks = isinstance(node.op, ast.BitAnd) and any(isinstance(part, ast.Constant) for part in parts)
            if masks or isinstance(node.op, ast.LShift | ast.RShift):
                lines.append(node.lineno)
    return sorted(lines)


@pytest.mark.parametrize("file", GAME_FILES, ids=name)
def test_no_game_packs_bits_itself(file: Path) -> None:
    """Values are packed as `declaration.py` says, sets of small numbers by `kernel/cells.py`."""
    assert bit_tricks(file.read_text()) == []


def test_bit_tricks_are_found() -> None:
    assert bit_tricks("a = b >> 7\nc <<= 1\nd = e & 127\nf &= 0xFF\ng = h & MASK | ~i\n") == [1, 2, 3, 4]
