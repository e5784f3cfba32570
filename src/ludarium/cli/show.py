"""Drawing a position, its legal answers and its log for a terminal: the same for every game.

Everything here is drawn from one viewer's view. A game may draw the position itself (`Match.picture`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludarium.kernel.game import Match
from ludarium.kernel.play import Happening, Play
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.speech import Choice
from ludarium.kernel.verbs import Kind
from ludarium.kernel.views import View, Zone
from ludarium.kernel.wording import Wording

LONG = 60
"""More answers than this are not all listed at once ..."""
SHORT = 12
"""... but only this many of each verb."""
MOST_RUNS = 24
SHORT_ZONE = 24
"""Zones that need no more characters than this share a line."""

LABEL, NUMBER, YOU, QUIET, HIDDEN = "cyan", "bold yellow", "bold green", "dim", "dim italic"


def plain_table() -> Table:
    """A table without lines."""
    return Table(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))


def answer_list(words: Wording, offered: Sequence[Choice]) -> RenderableType:
    """The answers by verb, in columns; of very many only the first of each verb."""
    blocks: list[RenderableType] = []
    groups = [list(group) for _, group in groupby(offered, key=lambda choice: choice.verb)]
    titled = len(groups) > 1 and len(offered) > SHORT
    for single, several in groupby(groups, key=lambda group: len(group) == 1):
        if single or not titled:
            blocks.append(_columns([choice for group in several for choice in group]))
            continue
        for group in several:
            shown = group[:SHORT] if len(offered) > LONG else group
            blocks += [Text(group[0].verb, style=LABEL), _columns(shown)]
            if len(shown) < len(group):
                more = words.say("cli-play-more", count=len(group) - len(shown), verb=group[0].verb)
                blocks += [Text(f"    {more}", style=QUIET), *_beginnings(group)]
    return Group(*blocks)


def _beginnings(group: Sequence[Choice]) -> list[RenderableType]:
    """What may be typed to see a part of very many answers, and how many each part has; nothing where that is long."""
    parts = Counter(" ".join(choice.text.split()[:2]) for choice in group)
    if len(parts) > len(group) // 2:
        return []
    texts = [Text.assemble("    ", (text, NUMBER), (f" ({number})", QUIET)) for text, number in parts.items()]
    return [Columns(texts, column_first=True, equal=True, padding=(0, 3))]


def _columns(offered: Sequence[Choice]) -> Columns:
    return Columns([_choice(choice) for choice in offered], column_first=True, equal=True, padding=(0, 3))


def _choice(choice: Choice) -> Text:
    return Text.assemble((f"{choice.number:>3})", NUMBER), " ", choice.label)


def log_lines(words: Wording, play: Play, happened: Iterable[Happening]) -> list[str]:
    """A line for what each answer and the chance behind it brought about, and one for each heading, such as a round."""

    def given(happening: Happening) -> int:
        number = happening.after
        while number and play.answers[number - 1].seat == CHANCE:
            number -= 1
        return number or happening.after

    lines: list[str] = []
    for _, group in groupby(happened, key=given):
        for begins, alike in groupby((happening.event for happening in group), key=words.begins):
            events = list(alike)
            lines += [words.event(event) for event in events] if begins else [words.told(events)]
    return lines


def position(words: Wording, view: View, width: int, humans: Iterable[int] = ()) -> RenderableType:
    """A framed picture of the position as one viewer sees it."""
    match = words.match
    drawn = match.picture(view, words.language, width - 4)
    inside = Text.from_ansi(drawn) if drawn else _zones(words, view, frozenset(humans))
    return Panel(inside, title=Text(words.table(), style="bold"), title_align="left", border_style="blue")


def result(words: Wording, play: Play) -> RenderableType:
    """Points and winners of a finished game, best first."""
    match = play.match
    scores, winners = match.scores(play.state), match.winners(play.state)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for seat in sorted(range(match.seats), key=lambda seat: (seat not in winners, -scores[seat], seat)):
        won = words.say("cli-play-won") if seat in winners else ""
        points = words.say("cli-play-points", points=scores[seat])
        table.add_row(words.seat(seat), points, won, style=YOU if seat in winners else "")
    return Panel(table, title=words.say("cli-play-over"), title_align="left", border_style="yellow")


def _zones(words: Wording, view: View, humans: frozenset[int]) -> RenderableType:
    """All zones: those with a part for each seat side by side, then the others."""
    match = words.match
    kinds = _kinds(match)
    seats = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    seats.add_column()
    for seat in range(match.seats):
        seats.add_column(_seat_title(words, seat, view, humans))
    short: list[Text] = []
    long: list[Text] = []
    for zone in match.zones:
        value = view["zones"][zone.name]
        label = Text(words.zone(zone.name), style=LABEL)
        parts = _parts(match, zone, value)
        if parts is None:
            cell = _cell(words, zone, kinds, [value] if isinstance(value, int) else value)
            (short if len(cell) <= SHORT_ZONE else long).append(Text.assemble(label, " ", cell))
        else:
            seats.add_row(label, *[_cell(words, zone, kinds, part) for part in parts])
    if any(answer is not None for answer in view["sealed"]):
        marks = ["" if answer is None else words.say("cli-play-sealed") for answer in view["sealed"]]
        seats.add_row(Text(words.say("cli-play-answer"), style=LABEL), *marks)
    return Group(seats, Text(), *long, Columns(short, padding=(0, 3)))


def _seat_title(words: Wording, seat: int, view: View, humans: frozenset[int]) -> Text:
    asked = " ◂" if seat in view["asked"] else ""
    mine = seat == view["viewer"]
    kind = words.say("cli-play-you") if mine else "" if seat in humans else words.say("cli-play-random")
    note = f" ({kind})" if kind and humans else ""
    return Text(f"{words.seat(seat)}{note}{asked}", style=YOU if mine else "bold")


def _parts(match: Match[Any], zone: Zone, value: Any) -> list[list[Any]] | None:
    """A zone's cells seat by seat, where it has a part for each."""
    if isinstance(value, int) or (zone.sight != "owner" and len(value) != match.seats):
        return None
    size = len(value) // match.seats
    return [value[seat * size : (seat + 1) * size] for seat in range(match.seats)]


def _kinds(match: Match[Any]) -> dict[str, Kind]:
    """The named kinds of the verb tables: if a zone's pool has the name of one, its cells contain ids of that kind."""
    tables = (match.happenings, match.verbs)
    return {arg.kind.name: arg.kind for table in tables for verb in table.verbs for arg in verb.args if arg.kind.named}


def _cell(words: Wording, zone: Zone, kinds: dict[str, Kind], values: Sequence[Any]) -> Text:
    """Some cells of a zone in one line: ids by name and number, hidden ones only counted, blanks left out."""
    if not zone.pool:
        return _numbers(zone, values)
    held = [value for value in values if value is not None and value != zone.blank]
    hidden = sum(value is None for value in values)
    kind = kinds.get(zone.pool[0]) if len(zone.pool) == 1 else None
    parts = Text()
    for thing, count in Counter(held).items():
        known = kind is not None and 0 <= thing <= kind.most
        name = words.value(kind, thing) if kind is not None and known else str(thing)
        parts.append(f"{', ' if parts else ''}{name}{f' ×{count}' if count > 1 else ''}")
    if hidden:
        parts.append(f"{', ' if parts else ''}{words.say('cli-play-hidden', count=hidden)}", style=HIDDEN)
    return parts or Text("–", style=QUIET)


def _numbers(zone: Zone, values: Sequence[Any]) -> Text:
    """Cells with numbers: runs of equal ones counted, blanks as dots, and only the first of very many."""
    runs = [("·" if value == zone.blank else str(value), len(list(run))) for value, run in groupby(values)]
    if len(runs) == 1 and runs[0][0] == "·":
        return Text("–", style=QUIET)
    texts = [f"{text}×{length}" if length > 2 else " ".join([text] * length) for text, length in runs]
    more = f" … ({len(values)})" if len(texts) > MOST_RUNS else ""
    return Text(" ".join(texts[:MOST_RUNS]) + more)
