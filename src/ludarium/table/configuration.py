"""`ludarium.toml`, the environment and the command line: every setting is checked before anything starts.

The command line counts before the environment, the environment before the file, the file before the defaults. In the
environment a setting is LUDARIUM_ and its name, with that of its section before it (LUDARIUM_LOGS_FORMAT); it is
written as in the file, but text without quotes. All problems are reported at once, each with file, line and key, or
with the name of the variable or option.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from difflib import get_close_matches
from functools import cache
from ipaddress import ip_network
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta
from sqlalchemy.engine import make_url

from ludarium.kernel.errors import SetupError
from ludarium.table.settings import THIS_MACHINE, Rate, Settings, database_url

PREFIX = "LUDARIUM_"
FILE_VARIABLE = "LUDARIUM_CONFIG"
ALIKE = 0.9
"""As similar as this is the name of a variable to the setting that was meant: LUDARIUM_PRT."""
LARGEST_FILE = 256 * 1024
OPTIONS = {
    "server": "SERVER",
    "host": "--host",
    "port": "--port",
    "public": "--public",
    "proxies": "--proxy",
    "data_dir": "--data-dir",
    "database": "--database",
}
"""Settings that the command line takes too."""
HIDDEN = "***"
SECRETS = ("secret", "worker_secret")
"""Settings that are never shown."""
Keys = tuple[str, ...]
"""The name of a setting: its key, or its section and its key."""
SHORTEST_SECRET = 16
ORDERED: tuple[tuple[Keys, Keys], ...] = (
    (("limits", "connections_each"), ("limits", "connections")),
    (("limits", "sockets_each"), ("limits", "sockets")),
    (("limits", "sockets"), ("limits", "connections")),
    (("limits", "bot_tables"), ("limits", "tables")),
    (("limits", "body"), ("limits", "record")),
    (("sweep",), ("lease",)),
)
"""Of each pair the first may not be more than the second."""


@dataclass(frozen=True)
class Known:
    """A setting that an operator can give."""

    path: Keys
    kind: Any
    """Its type, with its bounds."""
    default: Any
    about: str

    @property
    def name(self) -> str:
        return ".".join(self.path)

    @property
    def variable(self) -> str:
        return PREFIX + "_".join(self.path).upper()


@dataclass(frozen=True)
class Given:
    """A value and where it comes from: the line of a file, or the variable or option that is for this setting alone."""

    value: Any
    source: str
    line: int = 0

    def says(self, known: Known, sentence: str) -> str:
        """What is wrong with it."""
        return f"{self.source}: {known.name} {sentence}" if self.line else f"{self.source} {sentence}"


@dataclass(frozen=True)
class Configured:
    """Settings that can work, and where each one that was given comes from."""

    settings: Settings
    sources: Mapping[str, str]

    def lines(self) -> Iterator[str]:
        """Every setting that differs from its default; passwords are not shown."""
        for known in known_settings().values():
            if known.name in self.sources:
                value = shown(known, _at(self.settings, known.path))
                yield f"{known.name} = {value}  # {self.sources[known.name]}"


@cache
def known_settings() -> dict[Keys, Known]:
    """Everything that can be set, in the order of the file: settings without a section come first."""

    def found(kind: Any, above: Keys) -> Iterator[Known]:
        hints = get_type_hints(kind, include_extras=True)
        for field in fields(kind):
            hint = hints[field.name]
            about = [meta.description for meta in getattr(hint, "__metadata__", ()) if meta.description]
            if about:
                default = None if field.name == "data_dir" else field.default
                yield Known((*above, field.name), hint, default, about[0])
        for field in fields(kind):
            if is_dataclass(hints[field.name]):
                yield from found(hints[field.name], (*above, field.name))

    return {known.path: known for known in found(Settings, ())}


def sections() -> dict[str, str]:
    """The sections of the file, and what each is about."""
    hints = get_type_hints(Settings)
    return {field.name: hints[field.name].__doc__ for field in fields(Settings) if is_dataclass(hints[field.name])}


def default_data_dir() -> Path:
    """The user's data directory for Ludarium."""
    return Path(platformdirs.user_data_dir("ludarium", appauthor=False))


def configured(
    file: Path | None = None, options: Mapping[str, Any] | None = None, environment: Mapping[str, str] = os.environ
) -> Configured:
    """The settings of one server; one SetupError names everything that is wrong with them."""
    problems: list[str] = []
    named = environment.get(FILE_VARIABLE, "")
    source = file or (Path(named) if named else None)
    given: dict[Keys, Given] = {}
    if source is not None:
        given |= _read_file(source, problems)
    given |= _read_environment(environment, problems)
    given |= {
        (key,): Given(value, OPTIONS[key]) for key, value in (options or {}).items() if value not in (None, (), "")
    }
    values = dict(_converted(given, problems))
    problems += _misfits(values, given)
    if problems:
        raise SetupError("\n".join(problems))
    return Configured(_settings(values), {".".join(path): given[path].source for path in given})


def _settings(values: Mapping[Keys, Any]) -> Settings:
    """The settings from what was given; the rest are defaults."""
    own = {path[0]: value for path, value in values.items() if len(path) == 1}
    own["data_dir"] = Path(own.get("data_dir") or default_data_dir()).expanduser().absolute()
    own["proxies"] = (*THIS_MACHINE, *own.get("proxies", ()))
    own.setdefault("workers", max(2, os.cpu_count() or 2))
    settings = Settings(**own)
    for section in sections():
        inside = {path[1]: value for path, value in values.items() if path[0] == section and len(path) == 2}
        settings = replace(settings, **{section: replace(getattr(settings, section), **inside)})
    return settings


# Where values come from


def _read_file(file: Path, problems: list[str]) -> dict[Keys, Given]:
    text, data = _parsed(file)
    lines, given = lines_of(text), {}
    for path, value in _paths(data):
        line = lines.get(path, 1)
        at = f"{file} line {line}"
        section = len(path) == 1 and path[0] in sections()
        if path in known_settings():
            given[path] = Given(value, at, line)
        elif section and not isinstance(value, dict):
            problems.append(f"{at}: {path[0]} is a section: write [{path[0]}]")
        elif not section and (len(path) == 1 or path[0] in sections()):
            problems.append(f"{at}: {_unknown(path)}")
    return given


def _parsed(file: Path) -> tuple[str, dict[str, Any]]:
    try:
        if file.stat().st_size > LARGEST_FILE:
            raise SetupError(f"{str(file)!r} is too large for a file of settings")
        text = file.read_bytes().decode("utf-8")
        return text, tomllib.loads(text)
    except OSError as problem:
        raise SetupError(f"{str(file)!r} cannot be read: {problem.strerror or problem}") from None
    except UnicodeDecodeError:
        raise SetupError(f"{str(file)!r} is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as problem:
        last = f"at line {max(1, len(text.splitlines()))}, the last"
        raise SetupError(f"{file}: {str(problem).replace('at end of document', last)}") from None


def _unknown(path: Keys) -> str:
    """Somebody has misspelled a key, or put it into the wrong section."""
    names = [known.name for known in known_settings().values()] + list(sections())
    moved = [name for name in names if name.rpartition(".")[2] == path[-1]]
    near = moved or get_close_matches(".".join(path), names, 1)
    return f"there is no setting {'.'.join(path)}" + (f"; did you mean {near[0]}?" if near else "")


def lines_of(text: str) -> dict[Keys, int]:
    """The line on which each key of a valid file begins.

    A key is in the shortest run of first lines that is a file of its own and has it. It begins on the line after the
    longest such run without it: only a value of several lines leaves runs between them that are no file.
    """
    found: dict[Keys, int] = {}
    lines, begins = text.splitlines(keepends=True), 1
    for count in range(1, len(lines) + 1):
        try:
            data = tomllib.loads("".join(lines[:count]))
        except tomllib.TOMLDecodeError:
            continue
        for path, _ in _paths(data):
            found.setdefault(path, begins)
        begins = count + 1
    return found


def _paths(data: Mapping[str, Any]) -> Iterator[tuple[Keys, Any]]:
    for key, value in data.items():
        yield (key,), value
        if isinstance(value, dict):
            yield from (((key, inner), one) for inner, one in value.items())


def _read_environment(environment: Mapping[str, str], problems: list[str]) -> dict[Keys, Given]:
    """Variables of sections must be known. The others share their prefix with what is not about a server; one of them
    that looks like a setting is taken for a mistake."""
    variables = {known.variable: known for known in known_settings().values()}
    beginnings = tuple(f"{PREFIX}{section.upper()}_" for section in sections())
    given: dict[Keys, Given] = {}
    for name, text in environment.items():
        known = variables.get(name)
        if known is None:
            near = get_close_matches(name, variables, 1, 0.6 if name.startswith(beginnings) else ALIKE)
            if name.startswith(beginnings) or (near and name.startswith(PREFIX)):
                problems.append(f"{name}: there is no such setting" + (f"; did you mean {near[0]}?" if near else ""))
        elif text:
            try:
                given[known.path] = Given(text if _is_text(known.kind) else _toml_value(text), name)
            except tomllib.TOMLDecodeError:
                problems.append(f"{name} takes {takes(known.kind)}, not {text!r}")
    return given


def _toml_value(text: str) -> Any:
    if "\n" in text or "\r" in text:
        raise tomllib.TOMLDecodeError("several lines")
    return tomllib.loads(f"value = {text}")["value"]


# What is wrong with them


def _converted(given: Mapping[Keys, Given], problems: list[str]) -> Iterator[tuple[Keys, Any]]:
    """Values of the right type and within their bounds."""
    for path, one in given.items():
        known = known_settings()[path]
        try:
            if isinstance(one.value, dict) and not one.value.keys() <= Rate.__dataclass_fields__.keys():
                raise msgspec.ValidationError  # msgspec passes over what a dataclass does not have
            yield path, msgspec.convert(one.value, known.kind, dec_hook=_path)
        except msgspec.ValidationError:
            text = HIDDEN if known.name in SECRETS else repr(one.value)
            problems.append(one.says(known, f"takes {takes(known.kind)}, not {text}"))


def _path(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str | Path) and str(value):
        return Path(value)
    raise ValueError


def _misfits(values: Mapping[Keys, Any], given: Mapping[Keys, Given]) -> Iterator[str]:
    """Values that cannot work although their type is right, alone or together."""

    def at(*path: str) -> Any:
        return values.get(path, known_settings()[path].default)

    def wrong(path: Keys, sentence: str) -> str:
        return given[path].says(known_settings()[path], sentence)

    for key, complain in CHECKS.items():
        complaint = complain(values[key,]) if (key,) in values else ""
        if complaint:
            yield wrong((key,), complaint)
    for small, large in ORDERED:
        if at(*small) > at(*large):
            path, other = (small, large) if small in given else (large, small)
            yield wrong(path, f"cannot be {_toml(at(*path))}: {'.'.join(other)} is {_toml(at(*other))}")
    if at("metrics", "port") is not None and at("metrics", "port") == at("port"):
        yield wrong(("metrics", "port"), f"is taken: port is {at('port')} too; figures need a port of their own")


def _secret_problem(secret: str) -> str:
    short = len(secret) < SHORTEST_SECRET
    return f"takes text of at least {SHORTEST_SECRET} characters that nobody can guess" if short else ""


def _public_problem(address: str) -> str:
    try:
        parts = urlsplit(address)
        good = parts.scheme in ("http", "https") and parts.hostname and not parts.query and not parts.fragment
    except ValueError:
        good = False
    return "" if good or not address else f"takes an address such as https://play.example.org/, not {address!r}"


def _origins_problem(addresses: Sequence[str]) -> str:
    wrong = [one for one in addresses if not one or _public_problem(one) or urlsplit(one).path]
    return f"takes addresses such as https://example.org, not {wrong[0]!r}" if wrong else ""


def _proxies_problem(names: Sequence[str]) -> str:
    for name in names:
        try:
            ip_network(name.strip())
        except ValueError:
            return f"takes an address or a network such as 10.0.0.0/8, not {name!r}"
    return ""


def _database_problem(url: str) -> str:
    try:
        database_url(url, Path())
    except SetupError as problem:
        return str(problem).removeprefix("--database").lstrip(": ")
    return ""


CHECKS: Mapping[str, Callable[[Any], str]] = {
    "public": _public_problem,
    "database": _database_problem,
    "proxies": _proxies_problem,
    "origins": _origins_problem,
    "secret": _secret_problem,
    "worker_secret": _secret_problem,
    "server": _public_problem,
}
"""What is wrong with a value of the right type, for settings that are not any text."""

# In words


def takes(hint: Any) -> str:
    """What a setting of a type takes, as a message says it."""
    kind, *metas = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    if get_origin(kind) in (Union, UnionType):
        return takes(next(part for part in get_args(kind) if part is not type(None)))
    if get_origin(kind) is Literal:
        return " or ".join(map(repr, get_args(kind)))
    if get_origin(kind) is tuple:
        return "a list of texts"
    words = {int: "a whole number", float: "a number", bool: "true or false", Path: "a folder"}
    words |= {Rate: "two numbers such as { burst = 20, per_second = 0.2 }", str: "text"}
    bounds = {name: getattr(meta, name) for meta in metas for name in ("gt", "ge", "le") if _has(meta, name)}
    if "gt" in bounds:
        return f"{words[kind]} above {_toml(bounds['gt'])} and up to {_toml(bounds['le'])}"
    return f"{words[kind]} from {_toml(bounds['ge'])} to {_toml(bounds['le'])}" if bounds else words[kind]


def _has(meta: Meta, name: str) -> bool:
    return getattr(meta, name) is not None


def _is_text(hint: Any) -> bool:
    kind = get_args(hint)[0]
    return kind in (str, Path) or get_origin(kind) is Literal


def _at(settings: Any, path: Keys) -> Any:
    for name in path:
        settings = getattr(settings, name)
    return settings


def shown(known: Known, value: Any) -> str:
    """A value as the file has it; without what is secret."""
    if known.name in SECRETS:
        value = HIDDEN if value else ""
    if known.name == "database" and value:
        value = make_url(value).render_as_string(hide_password=True)
    return _toml(value)


def _toml(value: Any) -> str:
    if isinstance(value, Rate):
        return f"{{ burst = {_toml(value.burst)}, per_second = {_toml(value.per_second)} }}"
    if isinstance(value, tuple):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, bool | str | Path):
        return msgspec.json.encode(str(value) if isinstance(value, Path) else value).decode()
    return f"{value:g}" if isinstance(value, float) else str(value)


def example() -> str:
    """A file with every setting, each as it is by default; it is kept as `deploy/ludarium.toml`."""
    lines = [
        "# Every setting of `ludarium serve --config ludarium.toml`, as it is by default. Uncomment what you change;",
        "# `ludarium serve --check --config ludarium.toml` says whether it can work. LUDARIUM_PORT and the like in the",
        "# environment count before this file, and options of the command line before both.",
        "",
    ]
    section = ""
    for known in known_settings().values():
        if len(known.path) == 2 and known.path[0] != section:
            section = known.path[0]
            lines += ["", *(f"# {line}".rstrip() for line in sections()[section].splitlines()), f"[{section}]"]
        lines += [f"# {known.about}", f"#{known.path[-1]} = {_default(known)}"]
    return "\n".join(lines) + "\n"


def _default(known: Known) -> str:
    """The default as the file would have it, or an example where there is none."""
    examples = {"data_dir": '"/var/lib/ludarium"', "port": "8000", "metrics.port": "9464", "proxies": "[]"}
    return examples.get(known.name) or _toml(known.default)
