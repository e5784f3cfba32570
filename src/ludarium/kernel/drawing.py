"""A position as a drawing: an SVG that notebooks show by themselves.

A game may draw its own board (`Match.svg`). One that does not is shown as in the terminal (`Match.picture`), and one
without a picture gets a drawing of its zones, made here.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import Any

from ludarium.kernel.game import Match
from ludarium.kernel.ink import TIED
from ludarium.kernel.seats import SPECTATOR
from ludarium.kernel.state import State
from ludarium.kernel.verbs import Kind
from ludarium.kernel.views import View, Zone
from ludarium.kernel.wording import Wording

GROUND, PANEL, RAISED = "#0A1018", "#111A24", "#192533"
BRIGHT, QUIET, ACT = "#EDF2F7", "#A9B8C7", "#C4F24A"
SEATS = ("#FF9F1C", "#EC4A97", "#35C7D9", "#9A78FF")
"""The colours of the seats in order; a fifth seat begins again."""
FONT = "system-ui, sans-serif"
PRINTED = "'DejaVu Sans Mono', Menlo, Consolas, monospace"
COLUMNS, ACROSS, DOWN = 116, 7.2, 15
"""Characters in a line of a picture, and the pixels of each."""
_RUN = re.compile(r"(?:\x1b\[([\d;]*)m)?([^\x1b]+)(?:\x1b\[0m)?")
_COLOUR = re.compile(r"([34]8);2;(\d+);(\d+);(\d+)")
WIDTH, LABEL, ROW, CHIP, LETTER = 760, 150, 26, 20, 6.8
LONG = 12
"""More plain numbers than this are written as runs of equal ones."""


@dataclass(frozen=True)
class Drawing:
    """An SVG, shown by notebooks."""

    svg: str

    @classmethod
    def of(cls, match: Match[Any], state: State, viewer: int = SPECTATOR, language: str = "en") -> Drawing:
        """A position as one viewer sees it; without a viewer, as an onlooker does."""
        view = match.view(state, viewer)
        return cls(
            match.svg(view, language) or printed(match.picture(view, language, COLUMNS)) or zones(match, view, language)
        )

    def _repr_svg_(self) -> str:
        return self.svg


def text(x: float, y: float, words: str, size: int = 13, fill: str = BRIGHT, more: str = "") -> str:
    """One line of text; `more` are further attributes."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}" {more}>{escape(words)}</text>'


def printed(picture: str) -> str:
    """A picture for the terminal: each run of characters of one look, on its ground; "" where there is no picture."""
    if not picture:
        return ""
    drawn: list[str] = []
    columns, y = COLUMNS, 14
    for line in picture.splitlines():
        column = 0
        for look, run in _RUN.findall(line):
            drawn += _printed(look, run, 16 + column * ACROSS, y)
            column += len(run)
        columns, y = max(columns, column), y + DOWN
    return frame(columns * ACROSS + 32, y + 14, drawn, PRINTED)


def _printed(look: str, run: str, x: float, y: int) -> list[str]:
    """One run; `look` are the parameters that set the terminal's colours (SGR)."""
    colours = {kind: f"#{int(r):02X}{int(g):02X}{int(b):02X}" for kind, r, g, b in _COLOUR.findall(look)}
    weight = _COLOUR.sub("", look).split(";")
    drawn: list[str] = []
    if "48" in colours:
        size = f'width="{len(run) * ACROSS + 0.2:g}" height="{DOWN + 0.2:g}"'
        drawn.append(f'<rect x="{x:g}" y="{y:g}" {size} fill="{colours["48"]}"/>')
    words = run.strip()
    if words:
        left = x + (len(run) - len(run.lstrip())) * ACROSS
        more = f'textLength="{len(words) * ACROSS:g}"' + (' font-weight="700"' if "1" in weight else "")
        fill = colours.get("38", QUIET if "2" in weight else BRIGHT)
        drawn.append(text(left, y + 11, words.replace(" ", TIED), 12, fill, more))
    return drawn


def zones(match: Match[Any], view: View, language: str) -> str:
    """All zones: those with a part for each seat side by side, then the others."""
    wording = Wording(match, language)
    kinds = _kinds(match)
    column = (WIDTH - LABEL - 20) / match.seats
    title = f"{match.game.title} · {match.edition.title}"
    drawn = [text(16, 28, title, 16, more='font-weight="700"')]
    for seat in range(match.seats):
        mark = " ◂" if seat in view["asked"] else " ✉" if view["sealed"][seat] is not None else ""
        x = LABEL + seat * column
        drawn.append(text(x, 56, f"{seat + 1}{mark}", 14, SEATS[seat % len(SEATS)], 'font-weight="700"'))
    y = 64.0
    shared: list[tuple[Zone, Sequence[Any]]] = []
    for zone in match.zones:
        value = view["zones"][zone.name]
        cells = [value] if isinstance(value, int) else value
        if isinstance(value, int) or (zone.sight != "owner" and len(value) != match.seats):
            shared.append((zone, cells))
            continue
        part = len(cells) // match.seats
        rows = 1
        for seat in range(match.seats):
            things = _things(wording, zone, kinds, cells[seat * part : seat * part + part])
            chips, used = _chips(things, LABEL + seat * column, y, column - 8)
            drawn += chips
            rows = max(rows, used)
        drawn.append(_label(wording, zone, y))
        y += rows * ROW
    for zone, cells in shared:
        chips, rows = _chips(_things(wording, zone, kinds, cells), LABEL, y, WIDTH - LABEL - 20)
        drawn += [_label(wording, zone, y), *chips]
        y += rows * ROW
    return frame(WIDTH, y + 10, drawn)


def frame(width: float, height: float, drawn: Sequence[str], font: str = FONT) -> str:
    """The complete SVG around a drawing."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" font-family="{font}">'
        f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{PANEL}"/>{"".join(drawn)}</svg>'
    )


def _label(wording: Wording, zone: Zone, y: float) -> str:
    return text(16, y + 15, wording.zone(zone.name), 12, QUIET)


def _kinds(match: Match[Any]) -> dict[str, Kind]:
    """The named kinds of the verb table: if a zone's pool has the name of one, its cells contain ids of that kind."""
    return {arg.kind.name: arg.kind for verb in match.verbs.verbs for arg in verb.args if arg.kind.named}


def _things(wording: Wording, zone: Zone, kinds: Mapping[str, Kind], cells: Sequence[Any]) -> list[str]:
    """The texts of some cells: ids of a pool counted by name, hidden ones as ?, plain numbers in order."""
    kind = kinds.get(zone.pool[0]) if len(zone.pool) == 1 else None
    names = ["?" if cell is None else _name(wording, kind, cell) for cell in cells if cell != zone.blank]
    if zone.pool:
        return [_times(name, count) for name, count in Counter(names).items()]
    if len(names) <= LONG:
        return names
    return [_times(name, len(list(run))) for name, run in groupby(names)]


def _times(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name


def _name(wording: Wording, kind: Kind | None, thing: int) -> str:
    return wording.value(kind, thing) if kind is not None and 0 <= thing <= kind.most else str(thing)


def _chips(things: Sequence[str], x: float, y: float, width: float) -> tuple[list[str], int]:
    """Small plates side by side, and how many rows they fill."""
    drawn: list[str] = []
    left, rows = 0.0, 1
    for thing in things:
        size = len(thing) * LETTER + 12
        if left and left + size > width:
            left, rows = 0.0, rows + 1
        top = y + (rows - 1) * ROW
        fill, ink = (GROUND, QUIET) if thing.startswith("?") else (RAISED, BRIGHT)
        drawn += [
            f'<rect x="{x + left:g}" y="{top:g}" width="{size:g}" height="{CHIP}" rx="5" fill="{fill}"/>',
            text(x + left + size / 2, top + 14, thing, 12, ink, 'text-anchor="middle"'),
        ]
        left += size + 4
    return drawn, rows
