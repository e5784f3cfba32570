"""What each command prints, and its exit code."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest
from regatta import GAME
from regatta.game import RegattaMatch
from rich.console import Console

import ludarium
from ludarium import games
from ludarium._compiled import mode
from ludarium.cli.app import app
from ludarium.cli.session import Session
from ludarium.cli.simulate import MOST_VIOLATIONS
from ludarium.kernel.record import Record, parse, write
from tests.cli.ran import Cli, CrashingMatch, LeakyMatch, LongMatch

Register = Callable[[type[RegattaMatch]], str]
COMMANDS = (
    "games",
    "rules",
    "check",
    "sim",
    "arena",
    "balance",
    "learn",
    "play",
    "replay",
    "serve",
    "worker",
    "backup",
    "restore",
    "verify",
    "export",
    "content",
    "bench",
)
CHECKOUT = Path(__file__).parents[2]


def test_the_version_says_which_core_runs(cli: Cli) -> None:
    ran = cli("--version")
    assert ran.code == 0
    assert ran.out.startswith(f"ludarium {ludarium.__version__} (")
    assert str(mode()) in ran.out


# Help


@pytest.mark.parametrize("command", [*COMMANDS, "content check"])
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_every_command_has_help_with_an_example(cli: Cli, command: str, option: str) -> None:
    ran = cli(*command.split(), option)
    assert ran.code == 0
    assert f"Example: ludarium {command}" in ran.out


def test_the_help_lists_every_command(cli: Cli) -> None:
    ran = cli()
    assert ran.code == 0
    for command in COMMANDS:
        assert f"│ {command} " in ran.out


def test_every_command_is_documented_with_an_example() -> None:
    page = (CHECKOUT / "docs/cli.md").read_text("utf-8")
    assert {group.name for group in app.registered_groups} | {one.name for one in app.registered_commands} == set(
        COMMANDS
    )
    for command in COMMANDS:
        assert f"\n## {command}" in page
        assert f"\n$ ludarium {command}" in page


def test_help_speaks_the_language(cli: Cli) -> None:
    assert "Zeigt diese Hilfe." in cli("sim", "--help", "--language", "de").out
    assert "─ Comandi ─" in cli("--language=it").out


# games


def test_games_are_listed(cli: Cli) -> None:
    ran = cli("games")
    assert ran.code == 0
    assert any(line.split()[:2] == ["regatta", "Regatta"] for line in ran.out.splitlines())


def test_a_game_that_cannot_be_loaded_does_not_hide_the_others(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.BUILT_IN, "absent", "no.such.module")
    ran = cli("games")
    assert ran.code == 0
    assert "\nabsent cannot be loaded: No module named 'no'\n" in ran.out
    assert "Regatta" in ran.out


# rules


def checkout_with(tests: str) -> None:
    """Make the current folder a checkout with one test file."""
    Path("pyproject.toml").write_text("[project]\n")
    Path("tests").mkdir()
    Path("tests/test_rules.py").write_text(tests)


def test_outside_a_checkout_only_what_is_implemented_is_counted(cli: Cli) -> None:
    ran = cli("rules", "regatta")
    assert ran.code == 0
    assert "20 rules: 20 implemented. No tests of this game were found here." in ran.out
    assert json.loads(cli("rules", "regatta", "--json").out) == {
        "game": "regatta",
        "total": 20,
        "implemented": 20,
        "tested": None,
        "missing": [],
        "untranslated": {"de": 0, "it": 0},
        "examples": 1,
        "shown": 0,
    }


def test_rules_without_a_test_and_unknown_rules_are_named(cli: Cli) -> None:
    checkout_with('mark.rule("REG-SET-01")\nmark.rule("REG-XXX-99", "DEI-SET-01")\n')
    ran = cli("rules", "regatta", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["tested"] == 1
    lines = ran.err.splitlines()
    assert "REG-SET-02 is implemented, but no test covers it." in lines
    assert "A test cites REG-XXX-99, but there is no such rule." in lines
    assert len(lines) == 20


def test_full_coverage_is_honest(cli: Cli) -> None:
    checkout_with("\n".join(f'mark.rule("{rule}")' for rule in GAME.rules.rules))
    ran = cli("rules", "regatta")
    assert (ran.code, ran.err) == (0, "")
    assert "20 rules: 20 implemented, 20 tested." in ran.out


def test_tests_are_found_from_a_folder_below(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout_with('mark.rule("REG-SET-01")')
    Path("deep/down").mkdir(parents=True)
    monkeypatch.chdir("deep/down")
    assert json.loads(cli("rules", "regatta", "--json").out)["tested"] == 1


def test_every_rule_can_be_listed(cli: Cli) -> None:
    lines = cli("rules", "regatta", "--list").out.splitlines()
    assert lines[0] == "REG-SET-01     implemented  2 to 4 seats race, each with one boat. (sheet 1)"
    assert [line.split()[0] for line in lines[:20]] == list(GAME.rules.rules)


def test_rules_that_are_not_implemented_are_named(cli: Cli, register: Register, tmp_path: Path) -> None:
    game = games.get(register(LongMatch))
    game.folder = tmp_path
    given = 'source = "p. 1"\nen = ["T", "S."]\nde = ["T"]\nit = ["T", "S."]\nimplemented = false\n'
    rules = [f"[rule.LONG-A-{number:02}]\n{given}" for number in range(1, 91)]
    (tmp_path / "rules.toml").write_text("\n".join(['[chapter]\nA = { en = "A long way" }', *rules]))
    ran = cli("rules", game.id)
    assert ran.code == 0
    assert "90 rules: 0 implemented." in ran.out
    assert "Not implemented yet (90):\nLONG-A-01 LONG-A-02 " in ran.out
    assert ran.out.endswith("91 rule texts are not in German yet.\n1 rule text is not in Italian yet.\n")
    assert len(json.loads(cli("rules", game.id, "--json").out)["missing"]) == 90


def test_rules_are_grouped_under_the_titles_of_their_chapters(cli: Cli) -> None:
    lines = cli("rules", "regatta", "--language", "de").out.splitlines()
    assert lines[0].split() == ["Kapitel", "Regeln", "Umgesetzt", "Getestet"]
    assert lines[2].split() == ["Wind", "wählen", "REG-TRM", "2", "2", "–"]


def test_a_test_file_that_is_no_python_is_named(cli: Cli) -> None:
    checkout_with("def (")
    ran = cli("rules", "regatta")
    assert ran.code == 1
    assert ran.err.startswith("ludarium: cannot read the tests: invalid syntax")


# check


def test_the_kit_says_what_it_tried(cli: Cli) -> None:
    ran = cli("check", "regatta", "--games", "1", "--edition", "second", "--seats", "2", "--option", "storm=yes")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[0] == "  second, 2 seats, storm=yes"
    assert "1 games at 1 tables with " in ran.out
    assert ran.out.endswith("No law was broken.\n")


@pytest.mark.parametrize(
    ("arguments", "tables"),
    [(["--seats", "2"], 4), (["--edition", "first"], 6), (["--option", "storm=yes", "--seats", "3"], 2)],
)
def test_the_kit_keeps_to_what_was_asked_for(cli: Cli, arguments: list[str], tables: int) -> None:
    assert f"{tables} games at {tables} tables" in cli("check", "regatta", "--games", "1", *arguments).out


def test_a_broken_law_ends_the_kit_and_can_be_seen_again(cli: Cli, register: Register) -> None:
    ran = cli("check", register(LeakyMatch), "--games", "1", "--seats", "2")
    assert ran.code == 1
    assert ran.err.startswith("ludarium: leakymatch breaks the law of 'laws': a card is lost\n")
    assert (
        "reproduce it with: ludarium check leakymatch --edition first --seats 2 --option storm=no --seed 0" in ran.err
    )


# sim


def test_sim_counts(cli: Cli) -> None:
    ran = cli(
        "sim", "regatta", "--edition", "second", "--seats", "3", "--games", "7", "--option", "storm=yes", "--json"
    )
    found = json.loads(ran.out)
    assert list(found) == ["game", "edition", "seats", "games", "actions", "seconds", "violations"]
    assert (found["game"], found["edition"], found["seats"], found["games"]) == ("regatta", "second", 3, 7)
    assert found["actions"] > 7 * 20
    assert found["violations"] == []
    assert (ran.code, ran.err) == (0, "")


def test_the_same_seed_plays_the_same_games(cli: Cli) -> None:
    def actions(seed: str) -> int:
        return int(json.loads(cli("sim", "regatta", "--games", "3", "--seed", seed, "--json").out)["actions"])

    assert actions("5") == actions("5") != actions("6")


def test_sim_for_people(cli: Cli) -> None:
    ran = cli("sim", "regatta", "--seats", "2", "--games", "5")
    lines = ran.out.splitlines()
    assert lines[0] == "Regatta · First printing · 2 seats"
    assert lines[1].startswith("5 games, ")
    assert lines[-1] == "No law was broken."


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (LeakyMatch, "seed 3: a card is lost (after "),
        (CrashingMatch, "seed 3: the game stopped with KeyError: 'no harbour'"),
        (LongMatch, "seed 3: the game is not over after 10 answers"),
    ],
)
def test_a_broken_law_is_a_violation(cli: Cli, register: Register, kind: type[RegattaMatch], sentence: str) -> None:
    ran = cli("sim", register(kind), "--games", "2", "--seed", "3", "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["violations"][0].startswith(sentence)
    assert ran.err.startswith(f"ludarium: {sentence}")
    assert len(ran.err.splitlines()) == 2


def test_many_violations_are_enough(cli: Cli, register: Register) -> None:
    found = json.loads(cli("sim", register(CrashingMatch), "--games", "1000", "--json").out)
    assert len(found["violations"]) == found["games"] == MOST_VIOLATIONS


def test_violations_are_told_to_people_too(cli: Cli, register: Register) -> None:
    ran = cli("sim", register(CrashingMatch), "--games", "1")
    assert ran.code == 1
    assert "No law was broken." not in ran.out


# bench


def test_bench_runs_the_bench_of_the_checkout(cli: Cli) -> None:
    Path("bench").mkdir()
    Path("bench/__main__.py").write_text("import sys; print(sys.argv[1:]); sys.exit(9)")
    ran = cli("bench", "--json")
    assert (ran.code, ran.out) == (9, "['--json']\n")


def test_bench_needs_a_checkout(cli: Cli) -> None:
    ran = cli("bench")
    assert ran.code == 2
    assert ran.err == "ludarium: bench needs a checkout of Ludarium, and this folder is not in one\n"


# content check


def test_a_pack_that_holds(cli: Cli) -> None:
    copytree(GAME.folder / "content", "pack")
    ran = cli("content", "check", "pack")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("regatta is valid: a pack for Regatta with 31 entries (31 designed).\nHash ")


def change(file: str, old: str, new: str) -> None:
    text = Path(file).read_text()
    assert old in text
    Path(file).write_text(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "winds.toml",
            "strength = 2",
            'strength = "two"',
            "pack/winds.toml:9: wind.w2.strength: Expected `int`, got `str`",
        ),
        (
            "winds.toml",
            "strength = 2",
            "strength = 99",
            "pack/winds.toml:9: w2: strength must be 1 to 9 and copies 1 to 30",
        ),
        (
            "course.toml",
            'kind = "shoal"',
            'kind = "reef"',
            "pack/course.toml:13: space.s5.kind: Invalid enum value 'reef'",
        ),
        ("course.toml", "s1 =", "s2 =", "pack/course.toml:10: is not TOML: "),
        ("pack.toml", '"regatta"', '"chess"', "pack/pack.toml:1: game: there is no game 'chess'; the games are: "),
        ("pack.toml", "name =", "name", "pack/pack.toml:1: is not TOML: "),
    ],
)
def test_a_pack_that_does_not_hold_is_told_to_the_line(cli: Cli, file: str, old: str, new: str, message: str) -> None:
    copytree(GAME.folder / "content", "pack")
    if new == '"chess"':
        Path("pack/pack.toml").write_text('game = "regatta"\nname = "mine"\n')
    change(f"pack/{file}", old, new)
    ran = cli("content", "check", "pack")
    assert (ran.code, ran.out) == (5, "")
    assert ran.err.startswith(f"ludarium: {message}")
    assert ran.err.count("\n") == 1


def test_a_folder_that_is_no_pack(cli: Cli) -> None:
    assert cli("content", "check", "nowhere").err == "ludarium: nowhere: there is no such content folder\n"
    Path("empty").mkdir()
    assert (
        cli("content", "check", "empty").err == "ludarium: empty/pack.toml: cannot be read: No such file or directory\n"
    )


def test_a_pack_can_be_played(cli: Cli) -> None:
    copytree(GAME.folder / "content", "pack")
    change("pack/winds.toml", "copies = 6", "copies = 9")
    assert cli("sim", "regatta", "--games", "3", "--content", "pack").code == 0


# replay and verify


def test_a_record_is_replayed(cli: Cli, record: Path) -> None:
    ran = cli("replay", str(record))
    assert ran.code == 0
    assert "─ The game is over ─" in ran.out
    ran = cli("replay", str(record), "--to", "30", "--seat", "2")
    assert ran.code == 0
    assert "After 30 of " in ran.out
    assert "Rules in progress: " in ran.out
    assert "You draw " in ran.out


def test_a_replay_shows_only_what_its_viewer_saw(cli: Cli, record: Path) -> None:
    hands = [line for line in cli("replay", str(record), "--to", "12").out.splitlines() if "Hand" in line]
    assert hands[0].count("hidden") == 2
    hands = [
        line for line in cli("replay", str(record), "--to", "12", "--seat", "1").out.splitlines() if "Hand" in line
    ]
    assert hands[0].count("hidden") == 1


def test_a_record_is_verified(cli: Cli, record: Path) -> None:
    ran = cli("verify", str(record))
    assert ran.code == 0
    headers = dict(line[1:-1].split(" ", 1) for line in record.read_text().splitlines() if line.startswith("["))
    for name in ("Commitment", "Seed", "Answers"):
        assert json.loads(headers[name]) in ran.out
    assert ran.out.splitlines()[-1] == "verified"


def test_a_changed_record_is_told_to_the_line(cli: Cli, record: Path) -> None:
    lines = record.read_text().splitlines()
    number = next(number for number, line in enumerate(lines, 1) if line.startswith("3. "))
    lines[number - 1] = lines[number - 1].replace(": ", ": anchor . ", 1)
    record.write_text("\n".join(lines))
    for command in ("replay", "verify"):
        ran = cli(command, "game.txt")
        assert (ran.code, ran.out) == (6, "")
        problem = "this turn, or its check, has been changed since the record was written"
        assert ran.err == f"ludarium: game.txt: line {number}: {problem}\n"


def test_a_truncated_record_is_told(cli: Cli, record: Path) -> None:
    lines = record.read_text().splitlines()
    record.write_text("\n".join(lines[:-2]))
    ran = cli("verify", "game.txt")
    assert ran.code == 6
    assert ran.err.startswith(f"ludarium: game.txt: line {len(lines) - 2}: the record ends after ")


def test_an_unfinished_record_cannot_be_verified(cli: Cli) -> None:
    assert cli("play", "regatta", "--seats", "2", "--seed", "7", "--save", "half.txt", typed="1\n\nq\n").code == 0
    assert cli("replay", "half.txt").code == 0
    ran = cli("verify", "half.txt")
    assert ran.code == 6
    assert ran.err == "ludarium: half.txt: the seed is still secret: a game can be verified once it is over\n"


def test_a_record_of_other_content_is_refused(cli: Cli, record: Path) -> None:
    copytree(GAME.folder / "content", "pack")
    change("pack/winds.toml", "copies = 6", "copies = 9")
    ran = cli("replay", "game.txt", "--content", "pack")
    assert ran.code == 6
    assert ran.err.startswith("ludarium: game.txt: the record was made with content 'regatta' (")


def as_of_version(record: Path, rules: str, change: Callable[[str], str] = str) -> Record:
    """The record as if it had been made under another version, its checks in order; `change` changes its answers."""
    found = parse(record.read_text())
    found.headers["Rules"] = rules
    for turn in found.turns:
        for step in turn.steps:
            step.text = change(step.text)
    record.write_text(write(found))
    return found


def test_a_record_of_former_rules_that_holds(cli: Cli, record: Path) -> None:
    held = as_of_version(record, "0").headers["Answers"]
    for command in ("replay", "verify"):
        ran = cli(command, "game.txt")
        assert ran.code == 0
        assert f"Played under rules version 0, now 1: all {held} answers are still legal." in ran.out


def test_a_record_of_former_rules_that_holds_in_part(cli: Cli, record: Path) -> None:
    """It is shown as far as it goes; to verify is to confirm all of it."""
    found = as_of_version(record, "0", lambda text: text.replace("anchor", "sail spaces=9"))
    number, line = next(
        (number, turn.line)
        for number, (turn, step) in enumerate((turn, step) for turn in found.turns for step in turn.steps)
        if step.text == "sail spaces=9"
    )
    said = f"now 1: {number} of {found.headers['Answers']} answers are still legal; line {line}: seat "
    ran = cli("replay", "game.txt")
    assert (ran.code, said in ran.out) == (0, True)
    ran = cli("verify", "game.txt")
    assert (ran.code, ran.out, said in ran.err) == (6, "", True)


def test_a_file_that_is_no_text(cli: Cli) -> None:
    Path("game.txt").write_bytes(b"\xff\xfe")
    assert cli("verify", "game.txt").err == "ludarium: game.txt is not UTF-8 text\n"


# Progress


def terminal() -> tuple[Session, io.StringIO]:
    stream = io.StringIO()
    console = Console(file=stream, force_terminal=True, width=80)
    return Session("en", console, console, input), stream


def test_a_progress_bar_appears_on_a_terminal() -> None:
    session, stream = terminal()
    with session.progress("Working", 3) as step:
        step()
    assert "Working" in stream.getvalue()


def test_a_short_job_shows_no_progress_bar() -> None:
    session, stream = terminal()
    with session.progress("Working", 3, after=1000) as step:
        step()
    assert "Working" not in stream.getvalue()


def test_without_a_terminal_there_are_no_colours_and_no_bar(cli: Cli) -> None:
    ran = cli("check", "regatta", "--games", "1", "--seats", "2")
    assert "\x1b" not in ran.out
    assert ran.err == ""
