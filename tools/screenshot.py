"""Draws `docs/pictures/terminal.svg`: the terminal table in the middle of a game of D.E.I., as a person sees it.

python tools/screenshot.py [FILE] [--language de] [--width 120] [--height 54]
"""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path

from rich.color import parse_rgb_hex
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from ludarium import games
from ludarium.cli.session import Session
from ludarium.cli.terminal import TerminalTable
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.play import Play

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
DARK = ["192533", "FF8A80", "5FD08C", "FFE45C", "3F93F5", "EC4A97", "86D3FF", "EDF2F7"]
BRIGHT = ["8497AA", "FF8A80", "C4F24A", "FFE45C", "86D3FF", "EC4A97", "8FE3FF", "FFFFFF"]
"""Black, red, green, yellow, blue, magenta, cyan, white."""
NIGHT = TerminalTheme(
    parse_rgb_hex("0A1018"),
    parse_rgb_hex("EDF2F7"),
    [parse_rgb_hex(colour) for colour in DARK],
    [parse_rgb_hex(colour) for colour in BRIGHT],
)
FORMAT = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<title>Ludarium: D.E.I. in the terminal</title>
<style>
.{unique_id}-matrix {{
    font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
    font-size: {char_height}px;
    line-height: {line_height}px;
    font-variant-east-asian: full-width;
}}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def console(width: int, record: bool = False) -> Console:
    return Console(
        record=record, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )


def table(out: Console, language: str, seed: int, answers: int) -> TerminalTable:
    """A game of four seats after a number of random answers, at the next question to seat 1 about a card."""
    session = Session(language, out, out, lambda prompt: "")
    play = Play(games.get("dei").match(seats=4), seed_of(seed))
    rng, given = Rng(seed), 0
    while True:
        ask = play.asks[0]
        if (
            given >= answers
            and ask.seat == 0
            and type(play.state.stack[-1]).__name__ == "Card"
            and len(ask.actions) in range(8, 15)
        ):
            return TerminalTable(session, play, frozenset({0}), rng)
        play.do(ask.seat, random_answer(ask, rng))
        given += 1


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("file", type=Path, nargs="?", default=PICTURE)
    options.add_argument("--language", default="en")
    options.add_argument("--width", type=int, default=120)
    options.add_argument("--answers", type=int, default=110)
    options.add_argument("--seed", type=int, default=5)
    options.add_argument("--height", type=int, default=54)
    chosen = options.parse_args()
    screen, window = console(chosen.width, record=True), console(chosen.width)
    table(window, chosen.language, chosen.seed, chosen.answers).draw(0)
    # A window shows the end of what was printed into it.
    assert isinstance(window.file, io.StringIO)
    lines = window.file.getvalue().splitlines()[-chosen.height :]
    screen.print(Text.from_ansi("\n".join(lines)), soft_wrap=True)
    svg = screen.export_svg(title="ludarium play dei", theme=NIGHT, code_format=FORMAT, unique_id="dei")
    # Fonts and everything else come from the reader's own machine.
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    chosen.file.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
