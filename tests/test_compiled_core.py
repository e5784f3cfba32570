"""The compiled core: used when fresh, reported when stale, and never in the way of the sources."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludarium._compiled import ASKED_PURE, MISSING, STALE, Stamp, digest, mode, python_tag

CHECKOUT = Path(__file__).parents[1]
KERNEL = "src/ludarium/kernel"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of a few lines: a kernel of one module that compiles and one that is left interpreted."""
    write(
        tmp_path / "pyproject.toml",
        f'[tool.ludarium.compile]\npackages = ["{KERNEL}"]\nleave = ["ludarium.kernel.left"]\n',
    )
    for name in ("__init__.py", "_compiled.py"):
        write(tmp_path / "src/ludarium" / name, (CHECKOUT / "src/ludarium" / name).read_text())
    write(tmp_path / KERNEL / "__init__.py", "")
    write(tmp_path / KERNEL / "left.py", "SIDES: int = 6\n")
    write(
        tmp_path / KERNEL / "engine.py",
        "from ludarium.kernel.left import SIDES\n\n\ndef dice(count: int) -> int:\n    return count * SIDES\n",
    )
    return tmp_path


@pytest.fixture
def built(checkout: Path) -> Path:
    """The same with a build made by hand, whose engine can be distinguished from the source."""
    write(checkout / "build/compiled/engine.py", "def dice(count: int) -> int:\n    return -count\n")
    modules = {"ludarium.kernel.engine": "engine.py"}
    stamp = Stamp(python_tag(), [KERNEL], digest(checkout, [KERNEL]), modules)
    stamp.write(checkout / "build/compiled/stamp.json")
    return checkout


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def run(checkout: Path, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("LUDARIUM_")}
    environment |= {"PYTHONPATH": str(checkout / "src"), **settings}
    return subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)


def ask(checkout: Path, **settings: str) -> tuple[str, str]:
    """What a program run in the checkout says of its core and of two dice, and what it printed as a warning."""
    script = "import ludarium, ludarium.kernel.engine as e; print(e.dice(2), ludarium.core)"
    done = run(checkout, "-c", script, **settings)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip(), done.stderr.strip()


def compile_core(checkout: Path, *options: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return run(checkout, str(CHECKOUT / "tools/compile.py"), "--root", str(checkout), *options, **settings)


def test_without_a_build_the_sources_run(checkout: Path) -> None:
    assert ask(checkout) == (f"12 pure Python: {MISSING}", "")


def test_a_fresh_build_is_used(built: Path) -> None:
    assert ask(built) == ("-2 compiled core", "")


def test_the_sources_run_when_asked_for(built: Path) -> None:
    assert ask(built, LUDARIUM_PURE="1") == (f"12 pure Python: {ASKED_PURE}", "")


@pytest.mark.parametrize("edited", ["engine.py", "left.py", "new.py"])
def test_a_stale_build_is_reported_and_not_used(built: Path, edited: str) -> None:
    with (built / KERNEL / edited).open("a") as stream:
        stream.write("# changed\n")
    assert ask(built) == (f"12 pure Python: {STALE}", f"ludarium: {STALE}")


def test_a_build_for_another_python_is_not_used(built: Path) -> None:
    stamp = Stamp("cpython-27", [KERNEL], digest(built, [KERNEL]), {})
    stamp.write(built / "build/compiled/stamp.json")
    assert ask(built) == (f"12 pure Python: {STALE}", f"ludarium: {STALE}")


@pytest.mark.parametrize("stamp", ["", "{", "[]", '{"python": "x"}'])
def test_a_build_with_a_broken_stamp_is_not_used(built: Path, stamp: str) -> None:
    write(built / "build/compiled/stamp.json", stamp)
    assert ask(built) == (f"12 pure Python: {STALE}", f"ludarium: {STALE}")


def test_extension_modules_beside_the_sources_count_as_compiled(checkout: Path) -> None:
    write(checkout / KERNEL / f"engine.{python_tag()}.so", "")
    assert run(checkout, "-c", "import ludarium; print(ludarium.core)").stdout == "compiled core\n"


def test_requiring_the_compiled_core_fails_without_it(checkout: Path) -> None:
    done = run(checkout, "-c", "import ludarium", LUDARIUM_COMPILED="require")
    assert done.returncode == 1
    assert f"LUDARIUM_COMPILED=require, but the compiled core cannot be used: {MISSING}" in done.stderr


def test_requiring_the_compiled_core_passes_with_it(built: Path) -> None:
    assert ask(built, LUDARIUM_COMPILED="require") == ("-2 compiled core", "")


def test_compile_behind_then_skip_then_stale(checkout: Path) -> None:
    said = compile_core(checkout, "--behind").stdout
    assert "in the background" in said
    end = time.monotonic() + 120
    while not (checkout / "build/compiled/stamp.json").exists():
        assert time.monotonic() < end, (checkout / "build/compile.log").read_text()
        time.sleep(0.1)
    assert ask(checkout, LUDARIUM_COMPILED="require") == ("12 compiled core", "")
    assert not list((checkout / "src").rglob("*.so"))
    assert run(checkout, "-c", "from ludarium._compiled import mode; print(mode())").stdout == "compiled core\n"

    start = time.monotonic()
    for option in ("--require", "--behind"):
        again = compile_core(checkout, option)
        assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    assert time.monotonic() - start < 2

    with (checkout / KERNEL / "engine.py").open("a") as stream:
        stream.write("\n\ndef more() -> int:\n    return 1\n")
    assert ask(checkout)[1] == f"ludarium: {STALE}"


@pytest.mark.parametrize("compiler", ["/bin/false", "/no/such/compiler"])
def test_without_a_compiler_the_sources_remain(built: Path, compiler: str) -> None:
    with (built / KERNEL / "engine.py").open("a") as stream:
        stream.write("# changed\n")
    done = compile_core(built, CC=compiler)
    assert done.returncode == 0
    assert done.stderr.startswith("Ludarium stays in pure Python")
    assert done.stderr.count("\n") == 1
    assert ask(built) == (f"12 pure Python: {MISSING}", "")
    assert compile_core(built, "--require", CC=compiler).returncode == 1


def test_leaving_an_unknown_module_is_an_error(checkout: Path) -> None:
    write(
        checkout / "pyproject.toml", f'[tool.ludarium.compile]\npackages = ["{KERNEL}"]\nleave = ["ludarium.nothing"]\n'
    )
    done = compile_core(checkout)
    assert done.returncode == 1
    assert "no module is named 'ludarium.nothing'" in done.stderr


def test_this_run_uses_the_core_it_asked_for() -> None:
    if os.environ.get("LUDARIUM_COMPILED") == "require":
        assert mode().compiled
    if os.environ.get("LUDARIUM_PURE") == "1":
        assert not mode().compiled


def test_nothing_compiled_lies_among_the_sources() -> None:
    suffixes = {".so", ".pyd", ".c", ".o"}
    roots = [CHECKOUT / "src", CHECKOUT / "examples"]
    assert [file for root in roots for file in root.rglob("*") if file.suffix in suffixes] == []
