"""Declarations: what is generated from them is what is checked in, and agrees with the tables that give text."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from regatta import GAME, verbs
from regatta.declaration import REGATTA

from ludarium import games
from ludarium.kernel.chance import seed_of
from ludarium.kernel.declaration import (
    FLAG,
    Declaration,
    Kind,
    OfContent,
    Packed,
    Row,
    Seated,
    Signed,
    count,
    event,
    verb,
)
from ludarium.kernel.engine import Rng
from ludarium.kernel.generate import COMMAND, field_name, main, modules, package_of, python_name, read
from ludarium.kernel.page_facts import page_content, page_facts
from ludarium.kernel.page_types import page_types
from ludarium.kernel.play import Play
from ludarium.kernel.seats import EVERYONE, all_but, only
from ludarium.kernel.verbs import VerbTable
from ludarium.kernel.views import Zone

CHECKOUT = Path(__file__).parents[2]
DECLARATIONS = sorted(
    [*CHECKOUT.glob("src/ludarium/games/*/declaration.py"), *CHECKOUT.glob("examples/*/src/*/declaration.py")]
)


def name(file: Path) -> str:
    return file.parent.name


def generated(file: Path, module: str) -> Any:
    return import_module(f"{package_of(file)}.{module}")


def written(folder: Path, declaration: str) -> Path:
    """A declaration file of a game that has nothing else."""
    names = "FLAG, Declaration, Kind, OfContent, Packed, Seated, Signed, Zone, count, event, verb"
    file = folder / "declaration.py"
    file.write_text(f"from ludarium.kernel.declaration import {names}\n\nGAME = {declaration}\n")
    return file


def small(**parts: Any) -> str:
    """A declaration with next to nothing in it but these parts, given as text."""
    given = {"zones": "[]", "verbs": "[]", "events": "[]", "width": "8", **parts}
    texts = ", ".join(f"{key}={text}" for key, text in given.items())
    return f'Declaration(state="S", givens="t: T", imports={{"t": "T"}}, {texts})'


@pytest.mark.parametrize("file", DECLARATIONS, ids=name)
def test_the_generated_modules_are_up_to_date(file: Path) -> None:
    for module, text in modules(file).items():
        again = f"run: {COMMAND} {file.relative_to(CHECKOUT)}"
        assert module.read_text(encoding="utf-8") == text, f"{module.name} is not what is declared; {again}"
        assert "Generated from declaration.py" in text.splitlines()[0]


def arguments(row: Row, table: VerbTable) -> Iterator[tuple[list[int], list[int]]]:
    """Values of a row as its table takes them, and as its functions do: a packed field is one value for them."""
    verb = table.verbs[table.numbers[row.name]]
    rng = Rng(len(row.name))
    for extreme in (0, 1, 2, 3):
        flat = [(0, arg.kind.most, rng.below(arg.kind.most + 1))[min(extreme, 2)] for arg in verb.args]
        left, given = flat[:], list[int]()
        for kind in row.fields.values():
            inner = list(kind.fields.values()) if isinstance(kind, Packed) else [kind]
            packed = 0
            for part in inner:
                packed = packed << part.bits | left.pop(0)
            given.append(packed)
        yield flat, given


@pytest.mark.parametrize("file", DECLARATIONS, ids=name)
def test_packers_and_named_fields_agree_with_the_verb_table(file: Path) -> None:
    declared, module, table = read(file), generated(file, "verbs"), games.get(name(file)).match().verbs
    for row in declared.verbs:
        plain = python_name(row.name)
        for flat, given in arguments(row, table):
            code = table.pack(row.name, flat)
            assert module.verb(code) == getattr(module, plain.upper())
            assert (getattr(module, plain)(*given) if given else getattr(module, plain.upper())) == code
            found = [getattr(module, field_name(plain, python_name(key)))(code) for key in row.fields]
            assert found == given, row.name


@pytest.mark.parametrize("file", DECLARATIONS, ids=name)
def test_what_notes_an_event_agrees_with_the_event_table(file: Path) -> None:
    declared, module, match = read(file), generated(file, "events"), games.get(name(file)).match()
    for row in declared.events:
        for flat, given in arguments(row, match.happenings):
            s = match.start()
            keys = dict(zip(row.fields, given, strict=True))
            for key, kind in row.fields.items():
                if isinstance(kind, Seated):
                    # The function takes a seat and finds what it has.
                    setattr(s, kind.zone, (-1, keys[key]))
                    keys[key] = keys["seat"] = 1
            s.events = None
            noting = [keys[key] for key in row.fields]
            getattr(module, python_name(row.name))(s, *noting)
            assert s.events is None
            s.events = []
            getattr(module, python_name(row.name))(s, *noting)
            audience = only(keys[row.only]) if row.only else all_but(keys[row.all_but]) if row.all_but else EVERYONE
            assert s.events == [match.happenings.pack(row.name, flat), audience], row.name


@pytest.mark.parametrize("file", [file for file in DECLARATIONS if read(file).packed], ids=name)
def test_packed_values_read_as_they_were_packed(file: Path) -> None:
    module = generated(file, "packed")
    for packed in read(file).packed:
        if packed.flags_only:
            masks = [getattr(module, f"{packed.name}_{key}".upper()) for key in packed.fields]
            assert masks == [1 << at for at in reversed(range(packed.bits))]
            continue
        kinds = list(packed.fields.values())
        least = [-kind.most if isinstance(kind, Signed) else 0 for kind in kinds]
        most = [kind.most if isinstance(kind, Signed) else (1 << kind.bits) - 1 for kind in kinds]
        for values in (least, most, [*most[:1], *least[1:]]):
            value = getattr(module, packed.name)(*values)
            assert [getattr(module, f"{packed.name}_{key}")(value) for key in packed.fields] == values
            if packed.even:
                assert [getattr(module, f"{packed.name}_at")(value, at) for at in range(len(values))] == values
                made = 0
                for at, part in enumerate(values):
                    made = getattr(module, f"{packed.name}_with")(made, at, part)
                assert made == value


def declared_for_a_page(*zones: Zone) -> Declaration:
    return Declaration(
        state="S",
        givens="t: T",
        imports={"t": "T"},
        width=8,
        constants={"HAND": 20},
        packed=[Packed("old_card", seen=FLAG, change=Signed(3), title=count(7)), Packed("unseen", a=FLAG, b=FLAG)],
        rows={"seats": "seat", "t.n": "city"},
        zones=zones,
        verbs=[],
        events=[],
    )


def test_a_page_is_told_zones_constants_and_packed_cells() -> None:
    declared = declared_for_a_page(
        Zone("round"),
        Zone("laid", cells="4", start="EMPTY", of="old_card", note="By place."),
        Zone("tops", cells="seats", derived=True),
    )
    text = page_types(declared, {"FOODS": ["egg", "ham"], "FOOD": Kind("food", ["egg", "ham"])})
    assert "export const HAND = 20;" in text
    assert 'export const FOODS = ["egg", "ham"] as const;\nexport type Food = (typeof FOODS)[number];' in text
    assert "  readonly round: number;" in text
    assert "  /** Each an old_card. By place. */\n  readonly laid: readonly (OldCard | null)[];" in text
    assert "    laid: raw.laid.map((cell) => cell === EMPTY ? null : oldCardOf(cell))," in text
    assert "  seen: ((packed >> 6) & 1) === 1,\n  change: ((packed >> 3) & 7) - 4,\n  title: packed & 7,\n" in text
    assert "tops" not in text
    assert "unseen" not in text


def test_a_page_reads_zones_row_by_row() -> None:
    declared = declared_for_a_page(
        Zone("houses", cells="seats", of="house"),
        Zone("hands", "owner", "card", cells="HAND * seats", of="card"),
        Zone("cards", cells="0", of="old_card", lengths="heights"),
        Zone("heights", cells="3 * seats"),
        Zone("walled", cells="t.n", of="flag"),
        Zone("done", of="set"),
    )
    text = page_types(declared)
    seat = text[text.index("export interface SeatZones") : text.index("export interface CityZones")]
    assert "  readonly house: number;\n  /** Each a card. */\n  readonly hands: readonly (number | null)[];" in seat
    assert "  readonly cards: readonly (readonly OldCard[])[];" in seat
    assert "  readonly seats: readonly SeatZones[];\n  readonly cities: readonly CityZones[];" in text
    assert "      hands: part(raw.hands, at, HAND)," in text
    assert "const cards = cut(raw.cards.map((cell) => oldCardOf(cell)), raw.heights);" in text
    assert "      cards: part(cards, at, 3)," in text
    assert "    cities: raw.walled.map((_, at) => ({\n      walled: raw.walled[at]! > 0," in text
    assert "    done: members(raw.done)," in text


def test_rows_that_nothing_counts_are_refused() -> None:
    with pytest.raises(SystemExit, match="no zone has one cell for each city"):
        page_types(declared_for_a_page(Zone("walls", cells="6 * t.n")))


FACTS = '''
Phase = Literal["dawn", "dusk"]
"""The time of day."""

class Aim(TypedDict):
    """What may be
    aimed at."""
    need: int | None
    """The strength that succeeds."""

class Course(TypedDict):
    phase: Phase
    by_name: dict[str, bool]

class Facts(Course, total=False):
    aims: list[Aim | None]
    spots: list[tuple[int, int]]
    word: NotRequired[str]

class Other:
    number: int
'''


CONTENT = """
Colour = Literal["red", "blue"]

class Cost(Struct):
    energy: int = 0

class Card(Entry):
    colour: Colour
    costs: tuple[Cost, ...]
    size: tuple[int, int]

class Hero(Card):
    skills: dict[Colour, int] = {}

class Cards(Struct):
    card: list[Card]
"""


def test_a_page_is_told_the_types_of_content(tmp_path: Path) -> None:
    file = tmp_path / "components.py"
    file.write_text(CONTENT)
    assert page_content(file).splitlines() == [
        "",
        "export interface Entry {",
        "  readonly id: string;",
        '  readonly origin: "rulebook" | "public" | "designed";',
        "}",
        "",
        "export interface CardEntry extends Entry {",
        '  readonly colour: "red" | "blue";',
        "  readonly costs: readonly Cost[];",
        "  readonly size: readonly [number, number];",
        "}",
        "",
        "export interface HeroEntry extends CardEntry {",
        '  readonly skills?: Readonly<Partial<Record<"red" | "blue", number>>>;',
        "}",
        "",
        "export interface Cost {",
        "  readonly energy?: number;",
        "}",
    ]


def test_a_page_is_told_the_types_of_facts(tmp_path: Path) -> None:
    file = tmp_path / "browser.py"
    file.write_text(FACTS)
    assert page_facts(file).splitlines() == [
        "",
        "/** The time of day. */",
        'export type Phase = "dawn" | "dusk";',
        "",
        "/** What may be aimed at. */",
        "export interface Aim {",
        "  /** The strength that succeeds. */",
        "  readonly need: number | null;",
        "}",
        "",
        "export interface Course {",
        "  readonly phase: Phase;",
        "  readonly by_name: Readonly<Record<string, boolean>>;",
        "}",
        "",
        "export interface Facts extends Course {",
        "  readonly aims?: readonly (Aim | null)[];",
        "  readonly spots?: readonly (readonly [number, number])[];",
        "  readonly word?: string;",
        "}",
    ]


def test_a_type_that_a_page_cannot_have_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "browser.py"
    file.write_text("class Facts(TypedDict):\n    odd: set[int]\n")
    with pytest.raises(SystemExit, match=r"browser.py:2: a page cannot be told of the type set\[int\]"):
        page_facts(file)


def test_a_generated_state_starts_and_is_copied_as_declared() -> None:
    race = GAME.match(seats=2).start()
    copy = race.clone()
    copy.boats[0] = 7
    copy.round = 3
    assert (race.boats, race.round, race.hands) == ([0, 0], 0, [-1] * 16)
    assert (copy.boats, copy.deck) == ([7, 0], race.deck)
    assert copy.deck is not race.deck


def test_a_zone_that_depends_on_the_table_is_known_at_the_table() -> None:
    declared = Declaration(
        state="S",
        givens="t: T",
        imports={"t": "T"},
        width=8,
        zones=[Zone("order", most=len), Zone("drawn", "drawers", "card"), Zone("tops", derived=True)],
        verbs=[],
        events=[],
    )
    order, drawn = declared.zone_table("abc", {"drawers": "owner"})
    assert (order.varies, order.most, drawn.sight) == (True, 3, "owner")
    with pytest.raises(ValueError, match="zone drawn: 'drawers' is not defined"):
        declared.zone_table("abc")


def test_a_packed_argument_is_written_as_its_parts() -> None:
    dice = Packed("dice", blank=count(3), hit=count(3))
    declared = Declaration("S", "t: T", {"t": "T"}, 8, [], [verb("keep", dice=dice, all=FLAG)], [event("kept")])
    assert declared.verb_table({}).parse("keep hit=2 all") == 2 << 1 | 1
    signed = Declaration("S", "t: T", {"t": "T"}, 8, [], [verb("keep", word=Packed("w", a=Signed(3)))], [])
    with pytest.raises(ValueError, match="cannot have"):
        signed.verb_table({})


def test_names_come_with_the_content_and_must_fit() -> None:
    card = OfContent("card", bits=2)
    declared = Declaration("S", "t: T", {"t": "T"}, 8, [], [verb("draw", card=card)], [])
    assert declared.verb_table({"card": ["a", "b"]}).parse("draw b") == 1
    with pytest.raises(ValueError, match="card: 4 does not fit into 2 bits"):
        declared.verb_table({"card": list("abcde")})


@pytest.mark.parametrize(
    ("parts", "problem"),
    [
        ({"verbs": '[verb("roll", die=FLAG), verb("roll-die", of=FLAG)]'}, "the name roll_die would be used twice"),
        ({"packed": '[Packed("row", at=FLAG, a=FLAG)]'}, "the name at would be used twice"),
        ({"events": '[event("a-b"), event("a.b")]'}, "the name a_b would be used twice"),
        (
            {"packed": '[Packed("row", a=count(2**31 - 1), b=count(2**32 - 1))]'},
            "the packed value row would take 63 bits; 62 are the most",
        ),
        ({"width": "61", "verbs": '[verb("is"), verb("was")]'}, "an action would take 63 bits; 62 are the most"),
    ],
)
def test_names_used_twice_and_codes_too_wide_are_refused(tmp_path: Path, parts: dict[str, str], problem: str) -> None:
    file = written(tmp_path, small(**parts))
    with pytest.raises(SystemExit, match=problem):
        modules(file)


def test_a_file_holds_one_declaration(tmp_path: Path) -> None:
    file = written(tmp_path, "None")
    with pytest.raises(SystemExit, match="needs exactly one Declaration, not 0"):
        modules(file)


def test_the_command_writes_beside_the_declaration(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(written(tmp_path, small(verbs='[verb("is", "R-1", a=FLAG)]')))])
    assert capsys.readouterr().out.split() == [
        str(tmp_path / f"{module}.py") for module in ("state", "verbs", "events")
    ]
    text = (tmp_path / "verbs.py").read_text()
    assert "def is_(a: i64) -> i64:\n    return IS_ | a\n" in text
    with pytest.raises(SystemExit, match="there is no file"):
        main([str(tmp_path / "nothing.py")])
    with pytest.raises(SystemExit, match=f"usage: {COMMAND}"):
        main([])


def test_the_position_of_a_view_holds_what_the_view_shows_and_nothing_else() -> None:
    match = GAME.match(seats=3)
    play = Play(match, seed_of(4))
    play.do(0, play.legal(0)[0])
    view = match.view(play.state, 1)
    opened = match.open(view)
    assert match.view(opened, 1)["zones"]["hands"] == [-1 if card is None else card for card in view["zones"]["hands"]]
    assert opened.deck == [-1] * len(play.state.deck)
    assert (opened.boats, match.trace(opened)) == (play.state.boats, match.trace(play.state))
    assert opened.sealed == [-1, -1, -1]


def test_kinds_are_shared_by_verbs_and_events() -> None:
    match = GAME.match()
    sailed = match.happenings.verbs[match.happenings.numbers["sailed"]].args[1].kind
    assert isinstance(sailed, Kind)
    assert sailed.bits == 6
    assert verbs.WIDTH == REGATTA.width == match.verbs.width


def test_a_long_packed_value_is_laid_out_in_lines(tmp_path: Path) -> None:
    fields = ", ".join(f"a_field_with_a_long_name_{number}=count(1)" for number in range(6))

    text = modules(written(tmp_path, small(packed=f"[Packed('marks', {fields})]")))[tmp_path / "packed.py"]

    assert "    return (\n        a_field_with_a_long_name_0 << 5\n        | a_field_with_a_long_name_1 << 4\n" in text
    assert max(len(line) for line in text.splitlines()) <= 120


def test_a_value_of_flags_is_made_of_their_masks(tmp_path: Path) -> None:
    file = written(tmp_path, small(packed='[Packed("icon", move=FLAG, buy=FLAG)]'))

    text = modules(file)[tmp_path / "packed.py"]

    assert "ICON_MOVE: Final = 2\nICON_BUY: Final = 1\n" in text
    assert "def" not in text


def test_the_names_of_closed_lists_become_numbers(tmp_path: Path) -> None:
    lists = '{"winds": [["", "north-east", "lulls>=2"], ["calm"]]}'

    text = modules(written(tmp_path, small(numbers=lists)))[tmp_path / "winds.py"]

    assert text.endswith("\n\nNORTH_EAST: Final = 1\nLULLS_2: Final = 2\n\nCALM: Final = 0\n")


def test_two_names_of_a_module_of_numbers_must_differ(tmp_path: Path) -> None:
    file = written(tmp_path, small(numbers='{"winds": [["calm"], ["calm"]]}'))

    with pytest.raises(SystemExit, match="CALM would be used twice"):
        modules(file)


def test_what_notes_an_event_looks_up_what_a_seat_has(tmp_path: Path) -> None:
    player = 'Seated(OfContent("faction", bits=2), zone="factions")'
    file = written(tmp_path, small(events=f'[event("dealt", only="seat", faction={player}, card=count(7))]'))

    text = modules(file)[tmp_path / "events.py"]

    assert "def dealt(s: S, seat: int, card: int) -> None:\n" in text
    assert "s.emit(DEALT | s.factions[seat] << 3 | card, only(seat))" in text
    assert read(file).event_table({"faction": ["a", "b"]}).parse("dealt b card=5") == 1 << 3 | 5
