"""What each game costs to read: files and lines of its rules, guidance, learning, bots, texts, content and so on.

Guidance is what players are told about rules: what is missing, what an answer changes, what would be left unused, and
when the coach tells which rule.
Learning is what bots count in a position to judge it, and how those that learn look to the end of a turn.

A line over 120 characters counts as often as it would wrap. Tests, guided games, levels, puzzles, verdicts on
examples and READMEs are not counted; the rulebook's prose and what is generated have columns of their own, outside the
sum.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CHECKOUT = Path(__file__).parents[1]
WIDTH = 120
COUNTED = ("rules", "guidance", "learning", "bots", "text", "content", "terminal", "page")
BESIDE = ("rulebook", "generated")
GENERATED = ("# Generated from", "// Generated from")

# What a game may cost without guidance and learning: 9,000 lines for Xibalba, two thirds of their largest sizes for
# D.E.I. and Voidfall, and 200 more for sentences that have become longer since and, at D.E.I., for the faces of two
# editions; in Voidfall also 440 for seven more scenarios, safe havens and what an origin begins with, and 270 for
# speed; in Xibalba 110 for factions with abilities of several parts.
BUDGETS = {"dei": 14_826, "voidfall": 17_230, "xibalba": 9_310}

NOT_COUNTED = re.compile(
    r"(^|/)(tests|fixtures|starts|__pycache__|[^/]*\.egg-info)/|\.(test|fixture)\.|(^|/)README\.md$|(^|/)(guided|levels|puzzles|verdicts)\b[^/]*$|(^|/)py\.typed$"
)
# The first pattern that fits a file's path decides; other files are rules.
PARTS = (
    ("rulebook", re.compile(r"(^|/)(rules\.toml|text/book/.*|tried\.txt)$")),
    (
        "guidance",
        re.compile(
            r"(^|/)(((card_)?refusals|lacks?|remarks|consequences|outcomes|effect_needs|phrases|review)(/.*|\.py|\.ftl)"
            r"|coach\.toml)$"
        ),
    ),
    ("learning", re.compile(r"(^|/)((traits|foresight)\.py|weights\b.*)$")),
    ("page", re.compile(r"^web/|(^|/)page/|(^|/)browser\.py$")),
    ("text", re.compile(r"(^|/)text/|(^|/)card_text\.py$")),
    ("content", re.compile(r"(^|/)content/")),
    ("bots", re.compile(r"(^|/)(bots/.*|estimate|features|traits|worths|unfinished|ahead|conquests)(\.py)?$")),
    ("terminal", re.compile(r"(^|/)(terminal|picture|drawing)[^/]*(\.py|/.*)$")),
)


class Cost(NamedTuple):
    files: Counter[str]
    lines: Counter[str]

    @property
    def total(self) -> int:
        return sum(self.lines[part] for part in COUNTED)

    @property
    def budgeted(self) -> int:
        return self.total - self.lines["guidance"] - self.lines["learning"]


def folders(checkout: Path = CHECKOUT) -> dict[str, list[Path]]:
    """Where each game lives: its package, and its folder of the page if it has one."""
    packages = [file.parent for file in sorted(checkout.glob("src/ludarium/games/*/__init__.py"))]
    packages += [file.parent for file in sorted(checkout.glob("examples/*/pyproject.toml"))]
    return {package.name: [package, checkout / "web/src/games" / package.name] for package in packages}


def lines_of(text: str) -> int:
    return sum(max(1, -(-len(line) // WIDTH)) for line in text.splitlines())


def part_of(path: str, text: str) -> str:
    if text.startswith(GENERATED):
        return "generated"
    return next((part for part, pattern in PARTS if pattern.search(path)), "rules")


def texts(folder: Path, checkout: Path) -> Iterator[tuple[str, str]]:
    """Every file of text that is counted, by its path inside the checkout."""
    for file in sorted(folder.rglob("*")):
        path = file.relative_to(checkout).as_posix()
        if file.is_file() and not NOT_COUNTED.search(path):
            try:
                yield path, file.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue


def cost(places: list[Path], checkout: Path = CHECKOUT) -> Cost:
    files: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for place in places:
        for path, text in texts(place, checkout):
            part = part_of(path, text)
            files[part] += 1
            lines[part] += lines_of(text)
    return Cost(files, lines)


def row(name: str, cells: list[str]) -> str:
    return f"{name:<10}" + "".join(f"{cell:>15}" for cell in cells)


def row_of(name: str, spent: Cost) -> str:
    cells = {part: f"{spent.files[part]} {spent.lines[part]:>7,}" for part in (*COUNTED, *BESIDE)}
    total = f"{sum(spent.files[part] for part in COUNTED)} {spent.total:>7,}"
    budget = f"{spent.budgeted:,}/{BUDGETS[name]:,}" if name in BUDGETS else ""
    return row(name, [*(cells[part] for part in COUNTED), total, budget, *(cells[part] for part in BESIDE)])


def table(costs: dict[str, Cost]) -> str:
    head = row("game", [*COUNTED, "all", "budget", *BESIDE])
    rows = [row_of(name, spent) for name, spent in costs.items()]
    return "\n".join(
        [head, "-" * len(head), *rows, "", "Each cell: files, lines. Guidance and learning are outside the budget."]
    )


def main() -> int:
    print(table({name: cost(places) for name, places in folders().items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
