"""The verb table: packing, canonical text and parser are inverse to each other, whatever is typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludarium.kernel.errors import NotationError
from ludarium.kernel.verbs import FLAG, Arg, Kind, Verb, VerbTable, count

REGION = Kind("region", [f"r{i}" for i in range(40)] + ["-"], bits=7)
TABLE = VerbTable(
    [
        Verb("move", [Arg("src", REGION), Arg("dst", REGION), Arg("scrappers", count(15)), Arg("champion", FLAG)]),
        Verb("build-elevator", [Arg("at", REGION)]),
        Verb("pay", [Arg("technology", count(10)), Arg("energy", count(10))]),
        Verb("done"),
    ],
    width=24,
)


@st.composite
def actions(draw: st.DrawFn) -> int:
    verb = draw(st.sampled_from(TABLE.verbs))
    return TABLE.pack(verb.name, [draw(st.integers(0, arg.kind.most)) for arg in verb.args])


@given(actions())
def test_text_reads_back(action: int) -> None:
    assert TABLE.parse(TABLE.format(action)) == action
    assert TABLE.pack(TABLE.verb(action).name, TABLE.values(action)) == action


@given(st.text(max_size=60) | st.from_regex(r"(move|pay|done|build-elevator)( [a-z0-9=-]{1,14}){0,6}", fullmatch=True))
def test_whatever_is_typed_is_an_action_or_a_notation_error(text: str) -> None:
    try:
        action = TABLE.parse(text)
    except NotationError:
        return
    assert TABLE.parse(TABLE.format(action)) == action


@given(st.integers(-(2**70), 2**70))
def test_any_number_is_an_action_or_a_notation_error(code: int) -> None:
    try:
        text = TABLE.format(code)
    except NotationError:
        return
    assert TABLE.parse(text) == code


def test_codes_sort_as_the_arguments_do() -> None:
    codes = [TABLE.pack("move", [src, dst, n, 0]) for src in range(3) for dst in range(3) for n in range(3)]
    assert codes == sorted(codes)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        ("fly r1", "there is no verb 'fly'; the verbs are: build-elevator, done, move, pay"),
        ("move r1", "write 'move REGION REGION [scrappers=0..15] [champion]'"),
        ("move r1 r99", "there is no region 'r99'"),
        ("move r1 r2 scrappers=16", "scrappers is at most 15"),
        ("move r1 r2 scrappers=02", "should read key=number"),
        ("move r1 r2 scrappers=1 scrappers=2", "should read key=number, once"),
        ("move r1 r2 champion champion", "write 'move"),
        ("done energy=1", "energy is not an argument here"),
        ("move r1 r2 scrappers=99999999999999999999", "should read key=number"),
    ],
)
def test_the_error_says_what_was_expected(text: str, says: str) -> None:
    with pytest.raises(NotationError) as caught:
        TABLE.parse(text)
    assert says in str(caught.value)
    assert repr(text) in str(caught.value) or not text


def test_case_and_spaces_do_not_matter() -> None:
    assert TABLE.parse("  Move R1  r2 CHAMPION ") == TABLE.parse("move r1 r2 champion")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Kind("region", ["r1", "r1"]),
        lambda: Kind("region", ["R 1"]),
        lambda: Kind("card", [f"c{i}" for i in range(9)], bits=3),
        lambda: Verb("Move"),
        lambda: Verb("move", [Arg("a", FLAG), Arg("a", FLAG)]),
        lambda: Verb("move", [Arg("src", REGION), Arg("r1", FLAG)]),
        lambda: VerbTable([Verb("a"), Verb("a")]),
        lambda: VerbTable([Verb("move", [Arg("src", REGION)])], width=3),
        lambda: TABLE.pack("move", [0, 0, 99, 0]),
        lambda: TABLE.pack("move", [0, 0]),
    ],
)
def test_a_table_that_cannot_work_is_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        wrong()  # type: ignore[operator]
