"""Records: write, read, replay, verify; corruption is reported by line, and nothing else escapes."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from regatta import GAME

from ludarium.kernel.chance import commitment, seed_of
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.errors import LudariumError, RecordContentError, RecordError, RecordVersionError
from ludarium.kernel.play import Play
from ludarium.kernel.record import Record, match_of, parse, read_file, record_of, replay, verify, write

MATCH = GAME.match("first", 3, {"storm": "yes"})


def played(seed: int = 1, most: int = 10_000) -> Play:
    play = Play(MATCH, seed_of(seed))
    rng = Rng(seed)
    while not play.over and len(play.answers) < most:
        ask = play.asks[rng.below(len(play.asks))]
        play.do(ask.seat, random_answer(ask, rng), note="bold" if rng.below(9) == 0 else "")
    return play


PLAY = played()
TEXT = write(record_of(PLAY, players=["Ada", 'Grace "G" Hopper', "Ünal"]))
LINES = TEXT.splitlines()
FIRST_TURN = next(i for i, line in enumerate(LINES) if line.startswith("1. "))


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def resealed(record: Record) -> Record:
    """What a careful forger does: recompute all checks."""
    return parse(write(record))


def test_a_record_reads_back_and_replays_to_the_same_position() -> None:
    record = parse(TEXT)
    assert write(record) == TEXT
    again = replay(record, match_of(record, GAME))
    assert MATCH.digest(again.state) == MATCH.digest(PLAY.state)
    assert again.answers == PLAY.answers
    assert record.headers["Player2"] == 'Grace "G" Hopper'


def test_the_dice_verify() -> None:
    verdict = verify(parse(TEXT), MATCH)
    assert (verdict.answers, verdict.chances) == (len(PLAY.answers), PLAY.chances)


def test_a_record_can_be_replayed_to_any_answer() -> None:
    assert len(replay(parse(TEXT), MATCH, to=20).answers) == 20


def test_comments_and_notes_are_kept_and_may_be_added_by_hand() -> None:
    lines = LINES.copy()
    lines.insert(FIRST_TURN, "# What a start!")
    lines[FIRST_TURN + 2] += "  # dubious"
    lines.append("# good game")
    record = parse("\n".join(lines))
    assert record.comments[1] == ["What a start!"]
    assert record.turns[1].comment == "dubious"
    assert parse(write(record)).comments == record.comments
    assert MATCH.digest(replay(record, MATCH).state) == MATCH.digest(PLAY.state)
    assert any(step.note == "bold" for turn in record.turns for step in turn.steps)


def test_a_running_game_is_masked_for_each_viewer() -> None:
    play = played(most=40)
    assert not play.over
    for viewer in range(3):
        text = write(record_of(play, viewer))
        assert play.dealer.seed not in text
        record = parse(text)
        dealt = [step.text for step in record.turns[0].steps]
        own = [text for number, text in enumerate(dealt) if number % 3 == viewer]
        assert "?" not in own
        assert set(dealt) - set(own) == {"?"}
        with pytest.raises(RecordError, match="the record is masked"):
            replay(record, MATCH)


def test_a_running_game_replays_for_the_table_but_does_not_verify() -> None:
    play = played(most=40)
    record = parse(write(record_of(play)))
    assert replay(record, MATCH).commitment == play.commitment
    with pytest.raises(RecordError, match="the seed is still secret"):
        verify(record, MATCH)


def test_a_seed_that_was_not_committed_to_is_found() -> None:
    record = parse(TEXT)
    record.headers["Commitment"] = commitment(seed_of(99))
    with pytest.raises(RecordError, match="does not match the initial commitment"):
        verify(resealed(record), MATCH)


def test_loaded_dice_are_found_with_their_line() -> None:
    record = parse(TEXT)
    record.headers["Seed"] = seed_of(99)
    record.headers["Commitment"] = commitment(seed_of(99))
    with pytest.raises(RecordError, match=r"chance answered 'deal w\d', but the seed gives 'deal w\d'") as caught:
        verify(resealed(record), MATCH)
    assert caught.value.line == FIRST_TURN + 1


@pytest.mark.parametrize("cut", [1, 5, 12, FIRST_TURN + 1, FIRST_TURN + 9, len(LINES) - 1])
def test_a_truncated_record_is_told_with_its_line(cut: int) -> None:
    with pytest.raises(RecordError) as caught:
        parse("\n".join(LINES[:cut]))
    assert caught.value.line == cut


@pytest.mark.parametrize("number", range(FIRST_TURN, len(LINES), 7))
def test_a_changed_turn_is_told_with_its_line(number: int) -> None:
    lines = LINES.copy()
    lines[number] = (
        re.sub(r"w\d|=\d|anchor", "w6", lines[number], count=1)
        if "w6" not in lines[number]
        else lines[number].replace("w6", "w1", 1)
    )
    assert lines[number] != LINES[number]
    with pytest.raises(RecordError) as caught:
        parse("\n".join(lines))
    assert caught.value.line == number + 1


def test_missing_swapped_and_repeated_turns_are_told() -> None:
    at = FIRST_TURN + 4
    for lines in (
        LINES[:at] + LINES[at + 1 :],
        [*LINES[:at], LINES[at + 1], LINES[at], *LINES[at + 2 :]],
        [*LINES[:at], LINES[at - 1], *LINES[at:]],
    ):
        with pytest.raises(RecordError, match="was expected here") as caught:
            parse("\n".join(lines))
        assert caught.value.line == at + 1


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('[Seats "3"]', '[Seats "4"]', "the headers have been changed"),
        ('[Seats "3"]\n', "", "the header Seats is missing"),
        ('[Seats "3"]', '[Seats "3"]\n[Seats "3"]', "the header Seats is defined twice"),
        ('[Seats "3"]', '[Colour "red"]', "Colour is not a known header"),
        ('[Seats "3"]', "[Seats 3]", 'a header reads [Name "value"]'),
        ('[Seats "3"]', '[Seats "\\x"]', "is not quoted text"),
        ('[Seats "3"]', '[Seats "\\ud800"]', "is not quoted text"),
        ("\n\n1. ", '\n\n[Seats "3"]\n1. ', "a header may not come after [Check]"),
    ],
)
def test_damaged_headers_are_told(old: str, new: str, says: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse(changed(old, new))
    assert says in str(caught.value)
    assert caught.value.line > 0


def test_an_answer_has_a_bound_and_is_not_repeated_whole() -> None:
    record = parse(TEXT)
    record.turns[-1].steps[-1].text = "sail" * 500_000
    with pytest.raises(RecordError, match=r"an answer may have 1000 characters, not 200000[01]$") as caught:
        parse(write(record))
    assert caught.value.line == record.turns[-1].line


def forged(**headers: str) -> Record:
    record = parse(TEXT)
    record.headers.update(headers)
    return resealed(record)


@pytest.mark.parametrize(
    ("headers", "error", "says"),
    [
        ({"Record": "2"}, RecordVersionError, "the record has format 2, but only 1 can be read"),
        ({"Rules": "0"}, RecordVersionError, "made under rules version 0 of regatta, this table plays version 1"),
        ({"Content": "house " + "0" * 64}, RecordContentError, "made with content 'house' (000000000000)"),
        ({"Game": "chess"}, RecordError, "the record is of a game of chess, not regatta"),
        ({"Seats": "many"}, RecordError, "Seats should be a number"),
        ({"Edition": "third"}, LudariumError, "regatta has no edition 'third'"),
        ({"Options": "storm"}, LudariumError, "'storm' should read option=value"),
        ({"Seed": "abc"}, RecordError, "the seed is invalid"),
        ({"Result": "1 2 3"}, RecordError, "the header says 1 2 3"),
        ({"Digest": "0" * 64}, RecordError, "a different position"),
    ],
)
def test_a_forged_header_is_told(headers: dict[str, str], error: type[LudariumError], says: str) -> None:
    record = forged(**headers)
    with pytest.raises(error) as caught:
        replay(record, match_of(record, GAME))
    assert says in str(caught.value)


def test_a_forged_answer_is_told_with_its_line() -> None:
    record = parse(TEXT)
    turn = record.turns[1]
    turn.steps[0].text = "anchor"
    with pytest.raises(RecordError, match="cannot 'anchor'") as caught:
        replay(resealed(record), MATCH)
    assert caught.value.line == turn.line


def test_files_that_are_no_records_are_told(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        read_file(tmp_path / "none.txt")
    (tmp_path / "a.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(RecordError, match="is not UTF-8 text"):
        read_file(tmp_path / "a.txt")
    (tmp_path / "b.txt").write_text(TEXT, "utf-8")
    assert write(read_file(tmp_path / "b.txt")) == TEXT


@given(st.integers(0, len(TEXT) - 1), st.integers(0, 12), st.text(max_size=8))
@settings(max_examples=300)
def test_whatever_happens_to_the_text_only_a_record_error_escapes(start: int, cut: int, put: str) -> None:
    damaged = TEXT[:start] + put + TEXT[start + cut :]
    try:
        record = parse(damaged)
        again = replay(record, match_of(record, GAME))
    except LudariumError:
        return
    assert MATCH.digest(again.state) == MATCH.digest(PLAY.state)


@given(st.text(max_size=200))
def test_no_text_makes_anything_but_a_record_error(text: str) -> None:
    with pytest.raises(RecordError):
        parse(text)
