"""Writes the modules that follow from a game's declaration: `python -m ludarium.kernel.generate GAME/declaration.py`.

`state.py`, `verbs.py`, `events.py`, `packed.py` where values are packed, and a module for each group of `numbers` are
written next to the declaration, and `generated.ts`, which also types what `browser.py` works out and what
`components.py` reads, next to the game's page. All are checked in as plain code that can be read, searched,
type-checked and compiled. A test compares them with what this module generates.
"""

from __future__ import annotations

import re
import runpy
import sys
from collections.abc import Iterator, Mapping, Sequence
from keyword import iskeyword
from pathlib import Path
from typing import Any

from ludarium.kernel.declaration import Declaration, Field, Packed, Row, Seated, Signed
from ludarium.kernel.page_facts import page_content, page_facts
from ludarium.kernel.page_types import page_types
from ludarium.kernel.verbs import FLAG
from ludarium.kernel.views import Zone

COMMAND = "python -m ludarium.kernel.generate"
WIDEST = 120
MOST_BITS = 62
"""The generated functions take and return `i64`, which keeps a value of so many bits and wraps silently beyond."""

Part = Field | Signed | Seated
"""What has its bits in a code."""


def read(file: Path) -> Declaration:
    """The declaration in a file, which is read by itself: the rest of its game may not fit it at the moment."""
    return _declared(file, runpy.run_path(str(file)))


def _declared(file: Path, named: Mapping[str, Any]) -> Declaration:
    found = [value for value in named.values() if isinstance(value, Declaration)]
    if len(found) != 1:
        raise SystemExit(f"{file}: a declaration file needs exactly one Declaration, not {len(found)}")
    return found[0]


def package_of(file: Path) -> str:
    """The import name of the package that contains a file."""
    folder, names = file.resolve().parent, list[str]()
    while (folder / "__init__.py").is_file():
        names.insert(0, folder.name)
        folder = folder.parent
    return ".".join(names)


def modules(file: Path) -> dict[Path, str]:
    """Every file that follows from a declaration, with its text."""
    named = runpy.run_path(str(file))
    declared, package = _declared(file, named), package_of(file)
    texts = {
        "state.py": "\n".join(_state(declared, package)),
        "verbs.py": "\n".join(_verbs(declared)),
        "events.py": "\n".join(_events(declared, package)),
    }
    if declared.packed:
        texts["packed.py"] = "\n".join(_packed(declared))
    texts |= {f"{module}.py": "\n".join(_listed(lists)) for module, lists in declared.numbers.items()}
    head = f"Generated from declaration.py: change that, then run `{COMMAND}` on it.\n"
    files = {file.with_name(name): f"# {head}{text}\n" for name, text in texts.items()}
    page = page_of(file)
    if page is None:
        return files
    browser, components = file.with_name("browser.py"), file.with_name("components.py")
    facts = page_facts(browser) if browser.is_file() else ""
    content = page_content(components) if components.is_file() else ""
    return {**files, page / "generated.ts": f"// {head}{page_types(declared, named)}{facts}{content}"}


def page_of(file: Path) -> Path | None:
    """The folder of the game's page, in a checkout that has one."""
    pages = [above / "web" / "src" / "games" / file.parent.name for above in file.resolve().parents]
    return next((page for page in pages if page.is_dir()), None)


# Names and bits


def python_name(name: str) -> str:
    """The name of a verb or field as Python writes it."""
    plain = name.replace("-", "_").replace(".", "_")
    return f"{plain}_" if iskeyword(plain) else plain


def field_name(row: str, key: str) -> str:
    """The function that reads a field: VERB_FIELD, or VERB_of where both have the same name."""
    return f"{row}_of" if row == key else f"{row}_{key}"


def places(kinds: Sequence[Part]) -> list[int]:
    """The shift of each field."""
    shifts, shift = list[int](), 0
    for kind in reversed(kinds):
        shifts.insert(0, shift)
        shift += kind.bits
    return shifts


def put_together(start: str, keys: Sequence[str], kinds: Sequence[Part]) -> str:
    """The expression that packs values of these names."""
    parts = [start] if start else []
    for key, kind, shift in zip(keys, kinds, places(kinds), strict=True):
        value = f"({key} + {kind.zero})" if isinstance(kind, Signed) else key
        parts.append(f"{value} << {shift}" if shift else value)
    return " | ".join(parts)


def taken_out(code: str, kind: Part, shift: int) -> str:
    """The expression that reads one of them."""
    bits = f"{code} >> {shift} & {(1 << kind.bits) - 1}" if shift else f"{code} & {(1 << kind.bits) - 1}"
    return f"({bits}) - {kind.zero}" if isinstance(kind, Signed) else bits


def function(name: str, parameters: Sequence[str], result: str, body: Sequence[str], note: str = "") -> Iterator[str]:
    """A module-level function, as the formatter would lay it out."""
    yield from ("", "")
    line = f"def {name}({', '.join(parameters)}) -> {result}:"
    if len(line) > WIDEST:
        inner = f"    {', '.join(parameters)}"
        spread = [inner] if len(inner) <= WIDEST else [f"    {parameter}," for parameter in parameters]
        yield from (f"def {name}(", *spread, f") -> {result}:")
    else:
        yield line
    if note:
        yield f'    """{note}"""'
    yield from (f"    {each}" for each in body)


def returned(expression: str) -> list[str]:
    """The statement that returns an expression, on several lines where it is long."""
    line = f"return {expression}"
    if len(f"    {line}") <= WIDEST:
        return [line]
    first, *others = expression.split(" | ")
    return ["return (", f"    {first}", *(f"    | {other}" for other in others), ")"]


def ints(keys: Sequence[str], kind: str = "int") -> list[str]:
    return [f"{key}: {kind}" for key in keys]


def no_name_twice(names: Sequence[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise SystemExit(f"the name {name} would be used twice; rename one of the verbs, fields or listed names")


def no_value_too_wide(name: str, bits: int) -> None:
    if bits > MOST_BITS:
        raise SystemExit(f"{name} would take {bits} bits; {MOST_BITS} are the most")


# state.py


def _state(declared: Declaration, package: str) -> Iterator[str]:
    givens, class_ = declared.givens.split(": ")
    yield from (
        '"""A position: its zones as attributes, how it starts and how it is copied; and its constants."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any, Final",
        "",
    )
    imports = [f"from {package}.{module} import {names}" for module, names in declared.imports.items()]
    imports.append("from ludarium.kernel.state import UNANSWERED, State")
    if any("EMPTY" in _start(zone) for zone in declared.zones):
        imports.append("from ludarium.kernel.cells import EMPTY")
    yield from sorted(imports)
    yield ""
    for name, value in declared.constants.items():
        yield f"{name}: Final = {value}"
    yield from _class(declared, givens, class_)


def _class(declared: Declaration, givens: str, class_: str) -> Iterator[str]:
    name, zones = declared.state, declared.zones
    yield from ("", "") if declared.constants else ("",)
    yield from (
        f"class {name}(State):",
        '    """Everything that changes during a game."""',
        "",
        f"    def __init__(self, {givens}: {class_}, other: {name} | None = None) -> None:",
        "        super().__init__(other)",
        f"        self.{givens}: Final = {givens}",
        "        if other is None:",
        f"            seats = {givens}.seats",
    )
    for zone in zones:
        yield f"            self.{zone.name}: {_type(zone)} = {_start(zone)}"
        if zone.note:
            yield f'            """{zone.note}"""'
    yield from ("            self.sealed = [UNANSWERED] * seats", "        else:")
    for zone in zones:
        yield f"            self.{zone.name} = other.{zone.name}{_copied(zone)}"
    yield from ("", f"    def clone(self) -> {name}:", f"        return {name}(self.{givens}, self)")
    yield from ("", "    def zones(self) -> dict[str, Any]:", "        return {")
    for zone in zones:
        if not zone.derived:
            yield f'            "{zone.name}": self.{zone.name}{_copied(zone)},'
    yield from ("        }", "", "    def held(self) -> list[Any]:", "        return [")
    yield from (f"            self.{zone.name}," for zone in zones if not zone.derived)
    yield "        ]"


def _copied(zone: Zone) -> str:
    return "[:]" if _type(zone) == "list[int]" else ""


def _type(zone: Zone) -> str:
    if zone.type:
        return zone.type
    if not zone.cells and not zone.whole:
        return "int"
    return "tuple[int, ...]" if zone.rare else "list[int]"


def _start(zone: Zone) -> str:
    if zone.whole:
        return zone.whole
    if not zone.cells:
        return zone.start
    if zone.cells == "0":
        return "()" if zone.rare else "[]"
    cells = f"({zone.cells})" if " " in zone.cells else zone.cells
    return f"({zone.start},) * {cells}" if zone.rare else f"[{zone.start}] * {cells}"


# packed.py


def _packed(declared: Declaration) -> Iterator[str]:
    yield '"""Values that are packed into one integer: what packs them, and what reads each of their fields."""'
    flags = list(_flags(declared.packed))
    if flags:
        yield from ("", "from typing import Final")
    if not all(packed.flags_only for packed in declared.packed):
        yield from ("", "from mypy_extensions import i64")
    if flags:
        yield from ("", *flags)
    for packed in declared.packed:
        name, keys, kinds = packed.name, list(packed.fields), list(packed.fields.values())
        no_name_twice([*keys, "at", "with"])
        no_value_too_wide(f"the packed value {name}", packed.bits)
        if packed.flags_only:
            continue
        yield from function(name, ints(keys, "i64"), "i64", returned(put_together("", keys, kinds)))
        for key, kind, shift in zip(keys, kinds, places(kinds), strict=True):
            yield from function(f"{name}_{key}", [f"{name}: i64"], "i64", [f"return {taken_out(name, kind, shift)}"])
        if packed.even:
            yield from _places(packed, f"{places(kinds)[0]} - {packed.even} * at")


def _flags(packed: Sequence[Packed]) -> Iterator[str]:
    """The masks of flags, to raise them."""
    for value in packed:
        for (key, kind), shift in zip(value.fields.items(), places(list(value.fields.values())), strict=True):
            if kind is FLAG:
                yield f"{value.name.upper()}_{key.upper()}: Final = {1 << shift}"


def _places(packed: Packed, shift: str) -> Iterator[str]:
    """A row of equal fields is also read and made by place."""
    name = packed.name
    read = f"return {name} >> {shift} & {(1 << packed.even) - 1}"
    yield from function(f"{name}_at", [f"{name}: i64", "at: i64"], "i64", [read])
    made, note = f"return {name} | value << {shift}", "With a value in a place that held 0."
    yield from function(f"{name}_with", [f"{name}: i64", "at: i64", "value: i64"], "i64", [made], note)


# Modules of numbers


def _listed(lists: Sequence[Sequence[str]]) -> Iterator[str]:
    yield '"""The names of closed lists as numbers: the place of each in its list."""'
    yield from ("", "from typing import Final")
    named = [[re.sub(r"\W+", "_", name).upper() for name in names] for names in lists]
    no_name_twice([name for names in named for name in names if name])
    for names in named:
        yield ""
        yield from (f"{name}: Final = {number}" for number, name in enumerate(names) if name)


# verbs.py


def _verbs(declared: Declaration) -> Iterator[str]:
    no_value_too_wide("an action", declared.width + len(declared.verbs).bit_length())
    yield from (
        '"""The codes of all actions: one for each verb, what packs its arguments, and what reads each."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "from mypy_extensions import i64",
        "",
        f"WIDTH: Final = {declared.width}",
    )
    yield from _numbers(declared.verbs)
    if any(row.rule for row in declared.verbs):
        yield from ("", "TIMES: Final = [", *(f'    "{row.rule}",' for row in declared.verbs), "]")
        yield '"""For each verb the rule that says when its time is."""'
    yield from function(
        "verb",
        ["action: i64"],
        "i64",
        ["return action >> WIDTH << WIDTH"],
        "The verb of an action, comparable with the constants above.",
    )
    if any(row.rule for row in declared.verbs):
        yield from function(
            "not_now",
            ["action: int"],
            "str",
            ["number = action >> WIDTH", 'return TIMES[number] if 0 <= number < len(TIMES) else ""'],
            "The rule that says when an action has its time; nothing for a number that is not an action.",
        )
    names = ["verb", "not_now"]
    for row in declared.verbs:
        keys, kinds, name = [python_name(key) for key in row.fields], list(row.fields.values()), python_name(row.name)
        if keys:
            names += [name, *(field_name(name, key) for key in keys)]
            yield from function(name, ints(keys, "i64"), "i64", returned(put_together(name.upper(), keys, kinds)))
        for key, kind, shift in zip(keys, kinds, places(kinds), strict=True):
            body = [f"return {taken_out('action', kind, shift)}"]
            yield from function(field_name(name, key), ["action: i64"], "i64", body)
    no_name_twice(names)


def _numbers(rows: Sequence[Row]) -> Iterator[str]:
    yield ""
    for number, row in enumerate(rows):
        yield f"{python_name(row.name).upper()}: Final = {number} << WIDTH"


# events.py


def _events(declared: Declaration, package: str) -> Iterator[str]:
    rows = declared.events
    seated = any(isinstance(kind, Seated) for row in rows for kind in row.fields.values())
    state = declared.state if seated else "State"
    heard = [("EVERYONE", not all(row.only or row.all_but for row in rows))]
    heard += [("all_but", any(row.all_but for row in rows)), ("only", any(row.only for row in rows))]
    yield from (
        '"""What can happen, for log and animation: the code of each event, and what notes it for its hearers."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        *([f"from {package}.state import {state}"] if seated else []),
        f"from ludarium.kernel.seats import {', '.join(name for name, used in heard if used)}",
        *([] if seated else ["from ludarium.kernel.state import State"]),
        "",
        f"WIDTH: Final = {declared.width}",
    )
    yield from _numbers(rows)
    for row in rows:
        kinds, name = list(row.fields.values()), python_name(row.name)
        keys = ["seat" if isinstance(kind, Seated) else python_name(key) for key, kind in row.fields.items()]
        values = [
            f"s.{kind.zone}[{key}]" if isinstance(kind, Seated) else key for key, kind in zip(keys, kinds, strict=True)
        ]
        audience = f"only({row.only})" if row.only else f"all_but({row.all_but})" if row.all_but else "EVERYONE"
        body = ["if s.events is not None:", *_emitted(put_together(name.upper(), values, kinds), audience)]
        yield from function(name, [f"s: {state}", *ints(keys)], "None", body)
    no_name_twice([python_name(row.name) for row in rows])


def _emitted(code: str, audience: str) -> list[str]:
    line = f"    s.emit({code}, {audience})"
    return [line] if len(f"    {line}") <= WIDEST else ["    s.emit(", f"        {code}, {audience}", "    )"]


def main(arguments: Sequence[str]) -> None:
    if not arguments:
        raise SystemExit(f"usage: {COMMAND} GAME/declaration.py")
    for argument in arguments:
        file = Path(argument)
        if not file.is_file():
            raise SystemExit(f"there is no file {argument}")
        for target, text in modules(file).items():
            target.write_text(text, encoding="utf-8")
            print(target)


if __name__ == "__main__":
    main(sys.argv[1:])
