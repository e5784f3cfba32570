"""The recorded games together use every focus action, technology, event, kind of agenda, house and option."""

from __future__ import annotations

from functools import cache

from ludarium.games.voidfall import GAME
from ludarium.kernel.play import Play
from ludarium.kernel.record import match_of, read_file, replay
from tests.games.voidfall.eager import shown_by, wanted
from tests.recorded import FOLDER, features

CONTENT = GAME.content()[1]


@cache
def plays() -> list[Play]:
    records = [read_file(path) for path in sorted((FOLDER / "voidfall").glob("*.txt"))]
    return [replay(record, match_of(record, GAME)) for record in records]


def test_every_agenda_kind_and_option_occurs() -> None:
    shown = set().union(*(features(play) for play in plays()))
    lacking = {("agenda-drawn kind", kind.id) for kind in CONTENT.kinds}
    lacking |= {(f"option {option.id}", choice) for option in GAME.options for choice in option.choices}
    assert sorted(lacking - shown) == []


def test_every_house_event_technology_and_focus_action_occurs() -> None:
    assert sorted(wanted() - set().union(*(shown_by(play) for play in plays()))) == []


def test_twenty_games_of_every_player_count_are_kept() -> None:
    counts = [play.match.seats for play in plays()]
    assert min(counts.count(seats) for seats in GAME.seats) >= 20
