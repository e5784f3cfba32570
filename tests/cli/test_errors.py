"""Wrong arguments get one clear sentence and an exit code; nothing ever ends in a stack trace."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from regatta.game import RegattaMatch

from ludarium._compiled import STALE
from ludarium.cli import main
from tests.cli.ran import Cli, CrashingMatch

PROGRAM = [sys.executable, "-m", "ludarium.cli"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            "nope",
            r"there is no command 'nope'; the commands are: games, rules, check, sim, arena, balance, learn, play, .*",
        ),
        ("content nope", "there is no command 'content nope'; the commands are: check"),
        ("--nope", "no such option: --nope; see ludarium --help"),
        ("rules", "missing argument 'GAME'; see ludarium rules --help"),
        ("rules chess", "there is no game 'chess'; the games are: .*regatta.*"),
        ("check chess", "there is no game 'chess'; the games are: .*regatta.*"),
        ("sim chess", "there is no game 'chess'; the games are: .*regatta.*"),
        ("play chess", "there is no game 'chess'; the games are: .*regatta.*"),
        ("sim regatta --edition third", "regatta has no edition 'third'; its editions are: first, second"),
        ("check regatta --edition third", "regatta has no edition 'third'; its editions are: first, second"),
        ("sim regatta --seats 5", "regatta cannot be played by 5; it takes 2, 3, 4 seats"),
        ("check regatta --seats 5", "regatta cannot be played by 5; it takes 2, 3, 4 seats"),
        ("play regatta --seats two", "--seats takes a number of at least 1, not 'two'"),
        ("sim regatta --games 0", "--games takes a number of at least 1, not '0'"),
        ("sim regatta --games 1.5", r"--games takes a number of at least 1, not '1\.5'"),
        ("sim regatta --seed -1", "--seed takes a number of at least 0, not '-1'"),
        ("sim regatta --option storm", "'storm' should read option=value"),
        ("sim regatta --option storm=maybe", "option storm of regatta cannot be 'maybe'; it is one of: no, yes"),
        ("check regatta --option wind=no", "regatta has no option 'wind'; its options are: storm"),
        ("sim regatta --nope", r"no such option: --nope.*; see ludarium sim --help"),
        ("sim regatta more", r"got unexpected extra argument\(s\) \(more\); see ludarium sim --help"),
        ("sim regatta --seed", "option '--seed' requires an argument"),
        ("play regatta --human 5", "--human '5' should be seats from 1 to 4 such as 1 or 1,4, or all, or none"),
        ("play regatta --human 1,,2", "--human '1,,2' should be seats from 1 to 4 such as 1 or 1,4, or all, or none"),
        ("replay nowhere.txt", r"there is no file 'nowhere\.txt'"),
        ("verify nowhere.txt", r"there is no file 'nowhere\.txt'"),
        ("verify .", r"there is no file '\.'"),
        ("games --language xx", "there is no language 'xx'; the languages are: en, de, it"),
    ],
)
def test_wrong_arguments(cli: Cli, arguments: str, sentence: str) -> None:
    ran = cli(*arguments.split())
    assert (ran.code, ran.out) == (2, "")
    assert re.fullmatch(f"ludarium: {sentence}\n", ran.err), ran.err


def test_a_replay_cannot_go_beyond_the_record(cli: Cli, record: Path) -> None:
    ran = cli("replay", "game.txt", "--to", "9999")
    assert ran.code == 2
    assert re.fullmatch(r"ludarium: --to 9999: the record has \d+ answers\n", ran.err)
    assert cli("replay", "game.txt", "--seat", "3").err == "ludarium: --seat 3: the game has 2 seats\n"


def test_a_file_is_never_overwritten(cli: Cli, record: Path) -> None:
    before = record.read_text()
    ran = cli("play", "regatta", "--save", "game.txt", typed="1\n")
    assert (ran.code, ran.err) == (2, "ludarium: --save 'game.txt': this file already exists\n")
    assert record.read_text() == before


def test_a_defect_is_one_line(
    cli: Cli, register: Callable[[type[RegattaMatch]], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    name = register(CrashingMatch)
    ran = cli("play", name)
    assert ran.code == 70
    sentence = r"a defect, please report it: KeyError at ran\.py:\d+: 'no harbour' \(LUDARIUM_DEBUG=1 shows more\)"
    assert re.fullmatch(f"ludarium: {sentence}\n", ran.err)
    monkeypatch.setenv("LUDARIUM_DEBUG", "1")
    assert "Traceback" in cli("play", name).err


COMMANDS = ["games", "rules", "sim", "replay", "verify", "content", "regatta"]
OPTIONS = [
    "--json",
    "--seats",
    "--games",
    "--edition",
    "--option",
    "--seed",
    "--to",
    "--language",
    "--list",
    "-h",
    "--",
    "-",
]
VALUES = ["2", "1", "first", "storm=yes", "de", "."]


@settings(deadline=None)
@given(st.lists(st.one_of(st.sampled_from([*COMMANDS, *OPTIONS, *VALUES]), st.text(max_size=8)), max_size=5))
def test_no_arguments_end_in_a_stack_trace(arguments: list[str]) -> None:
    assert main(arguments) in {0, 1, 2, 5, 6}


# The program as it is started


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **variables}
    return subprocess.run(
        [*PROGRAM, *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding=variables.get("PYTHONIOENCODING", "utf-8"),
        check=False,
    )


def without_notice(text: str) -> str:
    """What was printed but for the notice that a compiled build is stale."""
    return text.replace(f"ludarium: {STALE}\n", "")


def test_the_program_says_its_version() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert re.fullmatch(r"ludarium \d+\.\d+\.\d+ \((compiled core|pure Python: [^)]+)\)\n", done.stdout)


def test_the_program_exits_with_the_code_of_the_error() -> None:
    done = run("sim", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert without_notice(done.stderr).startswith("ludarium: there is no game 'chess'; ")


def test_the_installed_command_is_this_program() -> None:
    command = Path(sys.executable).with_name("ludarium")
    done = subprocess.run([command, "nope"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there is no command 'nope'" in done.stderr


def test_a_closed_pipe_is_silent() -> None:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    for arguments in (["rules", "regatta", "--list"], ["rules", "regatta", "--json"], ["--help"], ["--version"]):
        with subprocess.Popen(
            [*PROGRAM, *arguments], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            assert without_notice(process.stderr.read()) == ""


def test_ctrl_c_is_a_clean_end() -> None:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        [*PROGRAM, "play", "regatta", "--seed", "1"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while "quit" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert without_notice(process.stderr.read()) == "ludarium: stopped\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_any_encoding_will_do(encoding: str) -> None:
    done = run("play", "regatta", "--seats", "2", "--human", "none", "--language", "de", PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr
