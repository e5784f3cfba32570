"""`ludarium.toml`, environment and command line: what counts, and how mistakes are reported."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.kernel.errors import SetupError
from ludarium.table.configuration import HIDDEN, OPTIONS, configured, example, known_settings, lines_of
from ludarium.table.settings import Limits, Rate, Settings

CHECKOUT = Path(__file__).parents[2]


def written(folder: Path, text: str) -> Path:
    file = folder / "ludarium.toml"
    file.write_text(text, "utf-8")
    return file


def complaints(file: Path | None, environment: dict[str, str] | None = None, **options: object) -> list[str]:
    with pytest.raises(SetupError) as found:
        configured(file, options, environment or {})
    return str(found.value).replace(str(file), "FILE").splitlines()


def test_without_anything_the_defaults_count() -> None:
    found = configured(environment={}).settings
    assert found.limits == Limits()
    assert (found.host, found.port, found.metrics.port, found.logs.format) == ("127.0.0.1", None, None, "text")
    assert found.workers >= 2


def test_the_command_line_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = 8001\nhost = "a"\npublic = "https://a.example/"\n[logs]\nformat = "json"')
    found = configured(file, {"port": 8003}, {"LUDARIUM_PORT": "8002", "LUDARIUM_HOST": "b"})
    settings = found.settings
    assert (settings.port, settings.host, settings.public) == (8003, "b", "https://a.example/")
    assert settings.logs.format == "json"
    assert found.sources == {
        "port": "--port",
        "host": "LUDARIUM_HOST",
        "public": f"{file} line 3",
        "logs.format": f"{file} line 5",
    }


def test_the_environment_names_the_file_and_writes_values_as_the_file_does(tmp_path: Path) -> None:
    file = written(tmp_path, "[cleaning]\nreplays_days = 30")
    environment = {
        "LUDARIUM_CONFIG": str(file),
        "LUDARIUM_DATA_DIR": str(tmp_path),
        "LUDARIUM_PROXIES": '["10.0.0.0/8", "::2"]',
        "LUDARIUM_LIMITS_CHAT": "{ burst = 3, per_second = 1 }",
        "LUDARIUM_LOGS_REQUESTS": "true",
        "LUDARIUM_LOGS_LEVEL": "",
        "LUDARIUM_COMPILED": "require",
    }
    found = configured(environment=environment).settings
    assert found.data_dir == tmp_path
    assert found.proxies == (*Settings.proxies, "10.0.0.0/8", "::2")
    assert found.limits == Limits(chat=Rate(3, 1))
    assert found.logs.requests
    assert found.cleaning.replays_days == 30


def test_every_mistake_is_named_with_file_line_and_key(tmp_path: Path) -> None:
    text = """
prot = 9
port = "x"
proxies = [
  "10.0.0.0/8",
  "nonsense",
]
public = "ftp://x"
limits.body = 5
[limit]
a = 3
[logs]
format = "xml"
port = 3
[metrics]
port = 99999
[cleaning]
unplayed_days = nan
"""
    assert sorted(complaints(written(tmp_path, text))) == sorted(
        [
            "FILE line 2: there is no setting prot; did you mean port?",
            "FILE line 3: port takes a whole number from 1 to 65535, not 'x'",
            "FILE line 4: proxies takes an address or a network such as 10.0.0.0/8, not 'nonsense'",
            "FILE line 8: public takes an address such as https://play.example.org/, not 'ftp://x'",
            "FILE line 9: limits.body takes a whole number from 1024 to 1073741824, not 5",
            "FILE line 10: there is no setting limit; did you mean limits?",
            "FILE line 13: logs.format takes 'text' or 'json', not 'xml'",
            "FILE line 14: there is no setting logs.port; did you mean port?",
            "FILE line 16: metrics.port takes a whole number from 1 to 65535, not 99999",
            "FILE line 18: cleaning.unplayed_days takes a number from 0 to 36500, not nan",
        ]
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("lease = 1", "FILE line 1: lease cannot be 1: sweep is 3"),
        (
            "[limits]\nsockets_each = 5000",
            "FILE line 2: limits.sockets_each cannot be 5000: limits.sockets is 4000",
        ),
        (
            "port = 9000\n[metrics]\nport = 9000",
            "FILE line 3: metrics.port is taken: port is 9000 too; figures need a port of their own",
        ),
        ("limits = 3", "FILE line 1: limits is a section: write [limits]"),
        ("data_dir = ''", "FILE line 1: data_dir takes a folder, not ''"),
        ("port = true", "FILE line 1: port takes a whole number from 1 to 65535, not True"),
        (
            "[limits]\nchat = { rate = 2 }",
            "FILE line 2: limits.chat takes two numbers such as { burst = 20, per_second = 0.2 }, not {'rate': 2}",
        ),
        ("database = 'oracle://x'", "FILE line 1: database 'oracle' is not supported; use sqlite or postgresql"),
        (
            "origins = ['https://a/b']",
            "FILE line 1: origins takes addresses such as https://example.org, not 'https://a/b'",
        ),
        ("secret = 'abc'", "FILE line 1: secret takes text of at least 16 characters that nobody can guess"),
        ("port = 1\nport = 2", "FILE: Cannot overwrite a value (at line 2, the last)"),
        ("port =", "FILE: Invalid value (at line 1, the last)"),
        ("[logs\n", "FILE: Expected ']' at the end of a table declaration (at line 1, column 6)"),
    ],
)
def test_values_that_cannot_be(tmp_path: Path, text: str, said: str) -> None:
    assert complaints(written(tmp_path, text)) == [said]


def test_mistakes_in_the_environment_and_on_the_command_line() -> None:
    environment = {"LUDARIUM_LOGS_FORMT": "json", "LUDARIUM_PORT": "many", "LUDARIUM_HOST": "x", "LUDARIUM_PURE": "1"}
    environment |= {"LUDARIUM_DATABSE": "sqlite:///x", "LUDARIUM_DOMAIN": "example.org"}
    assert complaints(None, environment, public="x") == [
        "LUDARIUM_LOGS_FORMT: there is no such setting; did you mean LUDARIUM_LOGS_FORMAT?",
        "LUDARIUM_PORT takes a whole number from 1 to 65535, not 'many'",
        "LUDARIUM_DATABSE: there is no such setting; did you mean LUDARIUM_DATABASE?",
        "--public takes an address such as https://play.example.org/, not 'x'",
    ]
    assert complaints(None, {"LUDARIUM_PORT": "1\nhost = 2"}) == [
        "LUDARIUM_PORT takes a whole number from 1 to 65535, not '1\\nhost = 2'"
    ]


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "cannot be read"), (b"\xff", "is not UTF-8 text"), (b"#" * 300_000, "is too large")],
)
def test_a_file_that_is_none(tmp_path: Path, content: bytes | None, said: str) -> None:
    file = tmp_path / "ludarium.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(SetupError, match=said):
        configured(file, environment={})


def test_a_key_is_found_on_the_line_where_it_begins() -> None:
    text = '# a\n\na = [\n 1,\n]\nb = """\nc = 1\n"""\n[s]\n# x\nd = 1\n[t.u]\ne = 1\n'
    found = lines_of(text)
    assert {path: line for path, line in found.items() if path in {("a",), ("b",), ("s", "d"), ("t",)}} == {
        ("a",): 3,
        ("b",): 6,
        ("s", "d"): 11,
        ("t",): 12,
    }
    assert ("c",) not in found


def test_what_was_given_is_shown_without_passwords() -> None:
    given = {"LUDARIUM_SECRET": "correct horse battery", "LUDARIUM_DATABASE": "postgresql://ann:staple@db/x"}
    lines = list(configured(None, {"port": 9000}, given).lines())
    assert lines == [
        'database = "postgresql://ann:***@db/x"  # LUDARIUM_DATABASE',
        f'secret = "{HIDDEN}"  # LUDARIUM_SECRET',
        "port = 9000  # --port",
    ]


def test_the_example_has_every_setting_as_it_is_by_default(tmp_path: Path) -> None:
    """`python -m ludarium.table.configuration_file` writes it."""
    assert (CHECKOUT / "deploy/ludarium.toml").read_text("utf-8") == example()
    given = example().replace("\n#", "\n").replace("\n ", "\n# ")
    for secret in ("secret", "worker_secret"):  # either a good one or none
        given = given.replace(f'\n{secret} = ""', "")
    found = configured(written(tmp_path, given), environment={})
    assert len(found.sources) == len(known_settings()) - 2
    plain = configured(environment={}).settings
    assert (found.settings.limits, found.settings.cleaning) == (plain.limits, plain.cleaning)


def test_options_are_settings() -> None:
    assert {(name,) for name in OPTIONS} <= set(known_settings())
