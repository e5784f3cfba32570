"""The terminal table: whole games typed at it, and what it shows to whom."""

import io
import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from regatta import GAME
from regatta.game import RegattaMatch
from rich.console import Console

from ludarium.cli.menu import open_table
from ludarium.cli.session import Session
from ludarium.cli.show import LONG, SHORT, answer_list
from ludarium.cli.terminal import TerminalTable
from ludarium.kernel.engine import Rng
from ludarium.kernel.record import match_of, read_file, verify
from ludarium.kernel.request import TableRequest
from ludarium.kernel.speech import meant, offered
from ludarium.kernel.verbs import Arg, Verb, VerbTable, count
from ludarium.kernel.wording import Wording
from tests.cli.ran import Cli, DrawnMatch

WHOLE_GAME = "1\n\n" * 60
"""More first answers than a game takes, each with the Enter that may be asked for."""


def table(
    typed: Iterable[str], seats: int = 2, human: str = "1", seed: int = 7, save: Path | None = None
) -> tuple[TerminalTable, io.StringIO]:
    """A table without a terminal, fed from a list of lines."""
    lines = iter(typed)
    stream = io.StringIO()
    console = Console(file=stream, width=100, markup=False, emoji=False, highlight=False)

    def read(prompt: str) -> str:
        console.print(prompt, end="")
        try:
            line = next(lines)
        except StopIteration:
            raise EOFError from None
        console.print(line)
        return line

    session = Session("en", console, console, read)
    return open_table(session, TableRequest("regatta", seats=seats), human, seed, save), stream


# Whole games


def test_a_whole_game_from_menu_to_record(cli: Cli) -> None:
    menu = "regatta\n" if "Which game?" in cli("play").out else ""
    ran = cli("play", "--seed", "7", typed=f"{menu}2\n3\n{WHOLE_GAME}")
    assert ran.code == 0
    assert "Which edition?\n  1) First printing\n  2) Second printing\n" in ran.out
    assert "─ Regatta · Second printing · 3 seats ─" in ran.out
    assert "─ The game is over ─" in ran.out
    assert re.search(r"Seat \d +\d+ points +wins", ran.out)


def test_a_finished_game_is_saved_and_verifies(cli: Cli) -> None:
    given = ("play", "regatta", "--seats", "2", "--seed", "7", "--save", "game.txt")
    assert "Saved as game.txt." in cli(*given, typed=WHOLE_GAME).out
    record = read_file(Path("game.txt"))
    assert (record.headers["Player1"], record.headers["Player2"]) == ("human", "random")
    assert verify(record, match_of(record, GAME)).answers > 20


@pytest.mark.parametrize(("reply", "file"), [("y", "regatta-d5f46e7a.txt"), ("mine.txt", "mine.txt"), ("", "")])
def test_the_end_offers_to_save(reply: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    played, stream = table([])
    console = played.session.out
    asked: list[str] = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        return reply if prompt.startswith("Save the record") else "1" if len(asked) % 2 else ""

    played.session = Session("en", console, console, read)
    played.run()
    assert asked[-1] == "Save the record as regatta-d5f46e7a.txt? y, n or another name: "
    assert [path.name for path in tmp_path.iterdir()] == [name for name in [file] if name]
    assert ("Saved as" in stream.getvalue()) == bool(file)


def test_nobody_at_the_keyboard_plays_to_the_end(cli: Cli) -> None:
    ran = cli("play", "regatta", "--human", "none", "--seed", "1")
    assert ran.code == 0
    assert "─ The game is over ─" in ran.out
    assert "Save" not in ran.out


def test_the_same_seed_is_the_same_game(cli: Cli) -> None:
    given = ("play", "regatta", "--human", "none", "--seed", "3", "--save")
    cli(*given, "one.txt")
    cli(*given, "two.txt")
    assert Path("one.txt").read_text() == Path("two.txt").read_text()
    cli("play", "regatta", "--human", "none", "--save", "three.txt")
    cli("play", "regatta", "--human", "none", "--save", "four.txt")
    assert Path("three.txt").read_text() != Path("four.txt").read_text()


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_table_speaks(cli: Cli, language: str) -> None:
    ran = cli(
        "play",
        "regatta",
        "--seed",
        "7",
        "--language",
        language,
        typed="h\nu\nl\nxyz\nsail spaces=9\nw\n\n" + WHOLE_GAME,
    )
    assert ran.code == 0
    sentence = {"en": "The game is over", "de": "Die Partie ist zu Ende", "it": "La partita è finita"}[language]
    assert sentence in ran.out


# Answers


def test_answers_by_number_and_by_text_are_the_same() -> None:
    by_number, _ = table(["1"])
    text = by_number.offered(0)[0].text
    by_number.run()
    for typed in (text, text.upper(), f"  {text.replace(' ', '   ')} "):
        by_text, _ = table([typed])
        by_text.run()
        assert by_text.play.answers == by_number.play.answers


@cache
def sailing_seed() -> int:
    """A seed with which the first answer leads seat 1 to the question how far it sails, with a choice."""
    for seed in range(100):
        played, _ = table(["1"], seed=seed)
        played.run()
        if len([choice for choice in played.offered(0) if choice.verb == "sail"]) > 1:
            return seed
    raise AssertionError("no seed leads there")


def at_sail() -> tuple[TerminalTable, io.StringIO]:
    played, stream = table(["1"], seed=sailing_seed())
    played.run()
    return played, stream


def test_the_words_of_an_action_stand_in_any_order() -> None:
    played, _ = at_sail()
    offered = [choice for choice in played.offered(0) if choice.verb == "sail"]
    words = offered[-1].text.split()
    assert meant(played.play.match, " ".join([words[0], *reversed(words[1:])]), played.offered(0)) == [offered[-1]]


def test_the_first_word_lists_what_fits() -> None:
    played, stream = at_sail()
    before = played.play.match.digest(played.play.state)
    stream.truncate(0)
    assert not played.obey(0, "sail")
    assert "Sail 1" in stream.getvalue()
    assert "Anchor" not in stream.getvalue()
    assert played.play.match.digest(played.play.state) == before


def test_a_forbidden_action_is_refused_with_its_rule() -> None:
    played, stream = at_sail()
    assert not played.obey(0, "sail spaces=9")
    assert '"Sail 9" is not possible now. REG-SAI-03: How far a boat sails' in stream.getvalue()


def test_what_is_no_action_is_told_so() -> None:
    played, stream = at_sail()
    count = len(played.offered(0))
    for text in (
        "0",
        "99",
        "9" * 5000,
        "fly " * 5000,
        "fly",
        "[bold]x[/bold]",
        "٣",
        "sail spaces=1 spaces=2",
        "\x1b[2J",
    ):
        assert not played.obey(0, text)
    printed = stream.getvalue()
    assert f'"fly" is not a choice: type a number from 1 to {count}, an action, or "help".' in printed
    assert '"[bold]x[/bold]"' in printed
    assert "\x1b" not in printed


# Keys


def test_undo_before_the_game_moves_on() -> None:
    played, stream = table(["1", "u", "2", "u"], human="all")
    played.run()
    assert "Press Enter to end your turn, or u to undo." in stream.getvalue()
    assert [answer for answer in played.play.answers if answer.seat >= 0] == []


def test_undo_is_refused_when_something_was_revealed() -> None:
    played, stream = table(["u", "1", "u"])
    played.run()
    assert stream.getvalue().count("You cannot undo") >= 1


def test_undo_within_a_turn() -> None:
    """Where the same seat is asked again, u at the prompt takes back."""
    played, _ = at_sail()
    before = played.play.match.digest(played.play.state)
    assert played.obey(0, "anchor")
    if played.play.can_undo(0):
        assert played.obey(0, "u")
        assert played.play.match.digest(played.play.state) == before


def test_the_log_is_the_seats_own() -> None:
    played, stream = table(["l"])
    played.run()
    assert stream.getvalue().count("You draw ") == 10
    stream.truncate(0)
    played.obey(1, "l")
    assert "Seat 1 draws a card." in stream.getvalue()


def test_a_game_without_events_has_an_empty_log() -> None:
    played, stream = table([])
    played.play.happenings.clear()
    played.obey(0, "l")
    assert "Nothing has happened yet." in stream.getvalue()


def test_writing_the_game_so_far(cli: Cli) -> None:
    ran = cli(
        "play", "regatta", "--seats", "2", "--seed", "7", typed="w\n\n1\n\nw\nmine.txt\nw\nmine.txt\nw\n\nw\n.\nq\nn\n"
    )
    assert ran.out.count("Saved as regatta-") == 2
    assert ran.out.count("Saved as mine.txt.") == 2
    assert ". already exists; nothing was saved." in ran.out
    assert read_file(Path("mine.txt")).headers["Result"] == "*"


def test_a_file_of_another_game_is_kept(cli: Cli) -> None:
    Path("mine.txt").write_text("precious")
    ran = cli("play", "regatta", typed="w\nmine.txt\nw\nno/such/folder.txt\nw\n\0\nq\nn\n")
    assert "mine.txt already exists; nothing was saved." in ran.out
    assert "no/such/folder.txt could not be saved: No such file or directory." in ran.out
    assert "could not be saved: embedded null byte." in ran.out
    assert Path("mine.txt").read_text() == "precious"


@pytest.mark.parametrize("reply", ["", "n", "q"])
def test_leaving_without_saving(cli: Cli, reply: str) -> None:
    ran = cli("play", "regatta", typed=f"q\n{reply}\n")
    assert ran.code == 0
    assert list(Path().iterdir()) == []


def test_leaving_with_a_record(cli: Cli) -> None:
    assert "Saved as left.txt." in cli("play", "regatta", typed="q\nleft.txt\n").out


def test_the_end_of_the_input_is_a_leave(cli: Cli) -> None:
    ran = cli("play", "regatta")
    assert ran.code == 0
    assert ran.out.endswith("You have left the table.\n")
    assert "Saved as kept.txt." in cli("play", "regatta", "--save", "kept.txt").out


def test_the_menu_asks_again(cli: Cli) -> None:
    which = "regatta\n" if "Which game?" in cli("play").out else ""
    ran = cli("play", typed=f"{which}7\nx\nsecond\n\n")
    assert ran.out.count("Please type a number from 1 to 2.") == 2
    assert "─ Regatta · Second printing · 2 seats ─" in ran.out


def test_the_menu_can_be_left(cli: Cli) -> None:
    ran = cli("play", typed="q\n")
    assert ran.code == 0
    assert "Please type a number" not in ran.out


def test_the_menu_asks_only_for_what_is_open(cli: Cli) -> None:
    which = "regatta\n" if "Which game?" in cli("play").out else ""
    ran = cli("play", "--edition", "first", "--seats", "4", typed=which)
    assert "Which edition?" not in ran.out
    assert "─ Regatta · First printing · 4 seats ─" in ran.out


# Who sees what


def test_between_people_a_curtain_falls() -> None:
    played, stream = table(["", "1", "", "", "q", "n"], human="all")
    played.run()
    first, second, third = re.split(r"Seat \d is next\. Pass the keyboard", stream.getvalue())
    assert first.strip("╭─╮│ \n") == ""
    assert "Seat 1 (you)" in second
    assert "Seat 2 (you)" not in second
    assert "Seat 2 (you)" in third
    assert "Seat 1 (you)" not in third


def test_one_person_needs_no_curtain() -> None:
    played, stream = table(["1", "", "1"])
    played.run()
    assert "Pass the keyboard" not in stream.getvalue()


def test_the_curtain_wipes_the_terminal_and_what_scrolled_away() -> None:
    played, _ = table([""], human="all")
    stream = io.StringIO()
    console = Console(file=stream, force_terminal=True, width=100)
    played.session = Session("en", console, console, lambda prompt: "")
    played.curtain(1)
    assert "\x1b[H\x1b[2J" in stream.getvalue() or "\x1b[2J\x1b[H" in stream.getvalue()
    assert "\x1b[3J" in stream.getvalue()


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), answers=st.integers(0, 60), seats=st.integers(2, 4))
def test_the_screen_of_a_seat_tells_nothing_hidden(seed: int, answers: int, seats: int) -> None:
    """Everything a seat does not see is dealt again: not a character of its screen changes."""
    played, stream = table([], seats=seats, human="all", seed=seed)
    rng = Rng(seed)
    for _ in range(answers):
        if played.play.over:
            return
        ask = played.play.asks[0]
        played.play.do(ask.seat, ask.actions[rng.below(len(ask.actions))])
    for seat in [ask.seat for ask in played.play.asks]:
        screens = set()
        true = played.play.state
        for _ in range(3):
            stream.seek(0)
            stream.truncate(0)
            played.draw(seat)
            played.obey(seat, "l")
            played.obey(seat, "h")
            played.obey(seat, "sail spaces=9 ride")
            for asked in ("why", "why 1", "look", "look at seat 2", "what changed", "choices"):
                played.obey(seat, asked)
            screens.add(stream.getvalue())
            played.play.state = played.play.match.determinise(true, seat, rng)
        played.play.state = true
        assert len(screens) == 1


# Drawing


def test_a_game_may_draw_its_position_itself(cli: Cli, register: Callable[[type[RegattaMatch]], str]) -> None:
    ran = cli("play", register(DrawnMatch), "--language", "it")
    assert "│ ~~~ it 0 ~~~ " in ran.out
    assert "\x1b" not in ran.out


def test_very_many_answers_are_cut_short_by_verb() -> None:
    match = GAME.match(seats=2)
    match.verbs = VerbTable([Verb("go", [Arg("to", count(200))]), Verb("stay"), Verb("turn", [Arg("by", count(5))])])
    actions = [match.verbs.pack("go", [to]) for to in range(1, 101)] + [match.verbs.pack("stay")]
    words = Wording(match, "en")
    stream = io.StringIO()
    Console(file=stream, width=80).print(answer_list(words, offered(words, actions)))
    shown = stream.getvalue()
    assert len(actions) > LONG
    assert f"and {100 - SHORT} more: type go" in shown
    assert "go to=12" in shown
    assert "go to=13" not in shown
    assert "101) stay" in shown


def test_new_lines_of_the_log_stand_out() -> None:
    played, _ = table([])
    stream = io.StringIO()
    console = Console(file=stream, force_terminal=True, width=100, color_system="standard")
    played.session = Session("en", console, console, lambda prompt: "")
    played.heard[0] = len(played.play.heard(0)) - 1
    played.news(0)
    lines = stream.getvalue().splitlines()
    assert [line.startswith("\x1b[2m") for line in lines] == [True, True, True, False]


# Anything typed


def legal(played: TerminalTable, seat: int, text: str) -> bool:
    ask = played.play.ask_of(seat)
    assert ask is not None
    words = " ".join(text.split()).lower()
    if re.fullmatch("[0-9]{1,6}", words):
        return 1 <= int(words) <= len(ask.actions)
    return len(meant(played.play.match, words, played.offered(seat))) == 1


TYPED = st.one_of(st.text(max_size=30), st.from_regex(r"(sail|choose|anchor|roll) ?[a-z0-9= ]{0,20}"))
ASKS_MORE = ("w", "q")
"""Keys that ask for a file name or end the game."""


@settings(max_examples=200, deadline=None)
@given(typed=TYPED.filter(lambda text: text.strip().lower() not in ASKS_MORE), sailing=st.booleans())
def test_whatever_is_typed_only_a_legal_answer_changes_the_position(typed: str, sailing: bool) -> None:
    played, _ = at_sail() if sailing else table([])
    before, answers = played.play.match.digest(played.play.state), len(played.play.answers)
    expected = legal(played, 0, typed)
    assert played.obey(0, typed) == expected
    assert (played.play.match.digest(played.play.state) != before) == expected
    assert (len(played.play.answers) > answers) == expected


@settings(max_examples=50, deadline=None)
@given(st.lists(st.one_of(st.sampled_from(["1", "2", "3", "u", "l", "h", "", "q"]), TYPED), max_size=40))
def test_no_session_crashes_the_table(lines: list[str]) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder, "game.txt")
        played, _ = table([line for line in lines if line.strip().lower() != "w"], human="all", save=file)
        played.run()
        assert file.is_file()
    assert played.play.match.laws(played.play.state) == []
