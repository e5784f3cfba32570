"""The browser has words of its own for problems of ordinary play: each for a kind that the server tells."""

from __future__ import annotations

import re
from pathlib import Path

import ludarium.table
from ludarium.table.problems import KERNEL

CHECKOUT = Path(__file__).parents[2]
AWAY = "away"
"""What the browser tells itself when no answer comes."""


def test_every_problem_with_words_is_one_the_server_tells() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in Path(ludarium.table.__path__[0]).glob("*.py"))
    told = set(re.findall(r'(?:Trouble|__init__)\(\s*\d+,\s*"([a-z-]+)"', sources))
    told |= {kind for _, kind in KERNEL.values()}
    words = (CHECKOUT / "web" / "src" / "words" / "problems.en.ftl").read_text("utf-8")
    assert set(re.findall(r"^problem-([a-z-]+) =", words, re.MULTILINE)) - told == {AWAY}
