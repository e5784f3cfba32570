"""Coloured text for the terminal: lines made of spans, which are measured, cut and wrapped before they become ANSI.

Without its colours everything must still be readable: shapes and letters carry the meaning.
"""

from __future__ import annotations

from typing import Final

Span = tuple[str, str]
"""A text and its SGR parameters; "" is the terminal's own look."""
Line = list[Span]

PLAIN: Final = ""
BOLD: Final = "1"
DIM: Final = "2"
TIED: Final = "\u00a0"
"""A space at which no line is broken."""


def ink(colour: str, ground: str = "", bold: bool = False) -> str:
    """SGR parameters of colours written as RRGGBB."""
    parts: list[str] = ["1"] if bold else []
    if colour:
        parts.append(f"38;2;{_rgb(colour)}")
    if ground:
        parts.append(f"48;2;{_rgb(ground)}")
    return ";".join(parts)


def _rgb(colour: str) -> str:
    return f"{int(colour[:2], 16)};{int(colour[2:4], 16)};{int(colour[4:], 16)}"


def length(line: Line) -> int:
    return sum([len(text) for text, _ in line])


def ansi(line: Line) -> str:
    """The line as it is printed."""
    out: list[str] = []
    style, run = "", ""
    for text, look in [*line, ("", "end")]:
        if look != style:
            if run:
                out.append(f"\x1b[{style}m{run}\x1b[0m" if style else run)
            style, run = look, ""
        run += text
    return "".join(out).replace(TIED, " ")


def clipped(line: Line, width: int) -> Line:
    """The line in at most `width` characters; if it is cut, it ends with an ellipsis."""
    if length(line) <= width:
        return line
    out: Line = []
    room = width - 1
    for text, style in line:
        if len(text) >= room:
            out.append((text[:room] + "…", style))
            break
        out.append((text, style))
        room -= len(text)
    return out


def filled(line: Line, width: int) -> Line:
    """The line in exactly `width` characters."""
    cut = clipped(line, width)
    missing = width - length(cut)
    return [*cut, (" " * missing, PLAIN)] if missing else cut


def spread(left: Line, right: Line, width: int) -> Line:
    """Two ends of a line; the left one gives way."""
    cut = clipped(left, max(1, width - length(right) - 1))
    return clipped([*cut, (" " * max(1, width - length(cut) - length(right)), PLAIN), *right], width)


def wrapped(line: Line, width: int, indent: int = 0) -> list[Line]:
    """The line broken between words; all lines but the first are indented."""
    lines: list[Line] = []
    now: Line = []
    room = width
    for word in _words(line):
        size = length(word)
        bare = size - 1 if word[-1][0].endswith(" ") else size
        if bare > room and room < width - (indent if lines else 0):
            lines.append(now)
            now, room = ([(" " * indent, PLAIN)] if indent else []), width - indent
        now += word if size <= room else clipped([*word[:-1], (word[-1][0].rstrip(" "), word[-1][1])], room)
        room -= min(size, room)
    if now or not lines:
        lines.append(now)
    return lines


def _words(line: Line) -> list[Line]:
    """Spans that stay together, up to the spaces behind them."""
    words: list[Line] = []
    word: Line = []
    for text, style in line:
        start = 0
        for i in range(1, len(text) + 1):
            if text[i - 1] == " " and (i == len(text) or text[i] != " "):
                words.append([*word, (text[start:i], style)])
                word = []
                start = i
        if start < len(text):
            word.append((text[start:], style))
    if word:
        words.append(word)
    return words


def beside(left: list[Line], right: list[Line], width: int, gap: int = 1) -> list[Line]:
    """Two columns, the left one so wide."""
    lines: list[Line] = []
    for i in range(max(len(left), len(right))):
        first = filled(left[i] if i < len(left) else [], width)
        lines.append([*first, (" " * gap, PLAIN), *(right[i] if i < len(right) else [])])
    return lines
