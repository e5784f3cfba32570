"""The browser has its own words for common problems: each for a type that the server reports."""

from __future__ import annotations

import re
from pathlib import Path

import ludarium.table
from ludarium.table.problems import KERNEL

CHECKOUT = Path(__file__).parents[2]
AWAY = "away"
"""The browser's own type for a server that does not respond."""


def test_every_problem_with_words_is_one_the_server_tells() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in Path(ludarium.table.__path__[0]).glob("*.py"))
    told = set(re.findall(r'(?:Trouble|__init__)\(\s*\d+,\s*"([a-z-]+)"', sources))
    told |= {kind for _, kind in KERNEL.values()}
    words = (CHECKOUT / "web" / "src" / "words" / "problems.en.ftl").read_text("utf-8")
    assert set(re.findall(r"^problem-([a-z-]+) =", words, re.MULTILINE)) - told == {AWAY}
