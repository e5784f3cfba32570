"""Names are seen, and never longer than a name: at a table, and in records that somebody brings along."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium import games
from ludarium.kernel.errors import RecordError
from ludarium.kernel.record import LONGEST_HEADER, LONGEST_NAME, parse, record_of, write
from ludarium.kernel.seats import SPECTATOR, hears
from ludarium.table.identity import plain
from ludarium.table.problems import Trouble
from ludarium.table.wording import MARK, TableWording, Voice, wording_of
from tests.games.dei.scenario import Scenario
from tests.table.players import serving
from tests.table.test_lobby import finished

pytestmark = pytest.mark.anyio

BLANKS = (
    "\u3164\u2800\u115f\u1160\ufe0f\ufe00\u034f\u17b4\u180b\u200b\u200d\uffa0\u00ad\u2060\U000e0100\U0001d159"
    " \u00a0\u3000\t"
)
LARGEST_ANSWER = 1024 * 1024


@given(st.text(alphabet=st.one_of(st.sampled_from(BLANKS), st.characters()), max_size=40))
def test_a_name_always_has_something_to_see(text: str) -> None:
    try:
        name = plain(text, "A name")
    except Trouble:
        return
    assert any(unicodedata.category(sign)[0] in "LNPS" for sign in name)
    assert not set(name) & (set(BLANKS) - {" "})
    assert plain(name, "A name") == name


@given(st.text(alphabet=BLANKS, max_size=40), st.text(alphabet=BLANKS, max_size=40))
def test_names_that_look_alike_by_blanks_are_alike(before: str, after: str) -> None:
    with pytest.raises(Trouble):
        plain(before + after, "A name")
    assert plain(f"{before}Anna{after}", "A name") == "Anna"


@pytest.mark.parametrize("text", ["\u0301", "\u0301\u0302", "\u3164\u0301"])
def test_marks_need_a_letter_to_stand_on(text: str) -> None:
    with pytest.raises(Trouble):
        plain(text, "A name")


async def test_invisible_names_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        for blank in ("\u3164", "\u2800", "\u115f", "\ufe0f"):
            assert (await anna.post("/me", {"name": blank}, 422))["type"] == "empty-text"


def test_names_and_headers_of_a_record_are_bounded() -> None:
    play = finished()
    good = record_of(play, players=["x" * LONGEST_NAME])
    assert parse(write(good)).headers["Player1"] == "x" * LONGEST_NAME
    for name, most in (("Player1", LONGEST_NAME), ("Options", LONGEST_HEADER), ("Result", LONGEST_HEADER)):
        record = record_of(play, players=["Ada"])
        record.headers[name] = "y" * (most + 1)
        with pytest.raises(RecordError, match=f"{name} may have at most {most} characters, not {most + 1}"):
            parse(write(record))


HOSTILE = [
    "x" * LONGEST_NAME,
    (f"{MARK}0{MARK}1" * 50)[:LONGEST_NAME],
    "\x01" * LONGEST_NAME,
    "\U0001f600" * LONGEST_NAME,
    '"' * LONGEST_NAME,
]


@pytest.mark.parametrize("name", HOSTILE)
async def test_no_answer_about_a_record_is_large(tmp_path: Path, name: str) -> None:
    play = finished()
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        info = await anna.post("/replays", {"text": write(record_of(play, players=[name, name]))}, 201)
        replay = f"/replays/{info['id']}"
        last = info["answers"]
        for path in (replay, f"{replay}/log?most=500", f"{replay}/story", f"{replay}/positions/{last}"):
            answer = await served.stranger().http.get(path)
            assert answer.status_code == 200
            assert len(answer.content) < LARGEST_ANSWER, path


def test_a_name_brings_no_other_name_in() -> None:
    match = games.get("regatta").match(seats=2)
    words = wording_of(match, "en").called([f"{MARK}1{MARK}1", "Bob"])
    assert words._named(f"{MARK}0 and {MARK}1").endswith(" and Bob")
    assert words._named(f"{MARK}0").count("Bob") == 0


def told(game: Scenario, words: TableWording, text: str) -> str:
    """What the seat that is asked is told of its answer and the chance behind it."""
    seat = game.ask.seat
    game.s.events = []
    game.do(text)
    events = list(zip(game.s.events[::2], game.s.events[1::2], strict=True))
    return words.told([event for event, audience in events if hears(audience, seat)])[0]


@pytest.mark.parametrize(
    ("language", "names", "kills", "tells", "stuck"),
    [
        (
            "en",
            ["Ada", "Ben"],
            "of Ben in",
            "Ben loses a scrapper in {} and draws a candy boost",
            "Ada cannot copy a card",
        ),
        (
            "de",
            ["Ada", "Ben"],
            "von Ben in",
            "Ben verliert einen Plünderer in {}",
            "Ada kann „eine Karte kopieren“ nicht ausführen",
        ),
        (
            "it",
            ["Ada", "Ben"],
            "di Ben in",
            "Ben perde uno spazzino in {}",
            "Ada non può copiare una carta",
        ),
        ("en", [], "of Farm-Z in", "Farm-Z: loses a scrapper in {}", "Ravagers: cannot copy a card"),
    ],
)
def test_a_seat_is_called_one_thing_in_every_sentence(
    language: str, names: list[str], kills: str, tells: str, stuck: str
) -> None:
    """Given a game in which events speak of factions, when people have names, then answers, log, order and previews
    call them by those, and otherwise all of them by their factions. A kill tells of the boost that comes of it, and
    what is left of a card that nothing can be done with leaves a trace."""
    game = Scenario(seats=2, factions=["ravagers", "farm-z"])
    here, _ = game.street()
    game.put("farm-z", here, scrappers=2)
    game.card("ravagers", "kill", "copy")
    board = game.match.board_name(game.match.view(game.s, SPECTATOR))
    words = wording_of(game.match, language, board).called(names).playing(game.s)
    kill, place = f"kill {here} farm-z", Voice(words).place_called(f"region-{here}")
    assert kills in words.action(game.code(kill))
    other = names[1] if names else "Farm-Z"
    view = game.match.view(game.s, game.ask.seat)
    preview = [words.remark(remark).sentence for remark in game.match.consequences(view, game.code(kill))]
    assert [sentence.startswith(f"{other} ") for sentence in preview] == [True]
    said = told(game, words, kill)
    assert tells.format(place) in said
    assert stuck in said.replace("\u00a0", " ")
    order = game.match.happenings.pack("priority", [1, game.s.factions[1]])
    assert words.event(order).sentence.endswith(f" {other}.")
