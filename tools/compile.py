"""Compile the core with mypyc into `build/compiled/`, where `ludarium._compiled` finds it.

What is compiled is listed in `pyproject.toml` under `[tool.ludarium.compile]`: `packages` are folders (patterns
allowed), `leave` are modules that stay interpreted. Package `__init__` files always do. Everything goes into one mypyc
group, because calls across groups are slow; that is also why an outside game is compiled here, together with the
kernel, and why this is a tool of the checkout and not a part of the installed package.

The sources are copied to a scratch folder first, so that no extension module is ever written into `src/`.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]

# This process must neither load nor complain about the build that it replaces.
os.environ["LUDARIUM_PURE"] = "1"
sys.path.insert(0, str(CHECKOUT / "src"))

from ludarium._compiled import Stamp, digest, python_tag  # noqa: E402

SECONDS_PER_LINE = 0.005
GROUP_LIBRARY = "ludarium__mypyc"
NEVER_COMPILED = ("__init__", "__main__")


class CompileError(Exception):
    """The declaration or the Python sources are at fault."""


class NoCompiler(Exception):
    """The machine cannot build C extensions; the pure core is the answer."""


@dataclass(frozen=True)
class Plan:
    """Everything one build depends on; `bases` are the folders that the imports of the packages start from."""

    root: Path
    sources: list[str]
    bases: list[Path]
    modules: dict[str, Path]

    @property
    def lines(self) -> int:
        return sum(file.read_bytes().count(b"\n") for file in self.modules.values())


def make_plan(root: Path, below: str = "") -> Plan:
    """Read the declaration of a checkout; `below` keeps only packages inside that folder of it."""
    with (root / "pyproject.toml").open("rb") as stream:
        declared = tomllib.load(stream)["tool"]["ludarium"]["compile"]
    folders = sorted(
        {folder for pattern in declared["packages"] for folder in root.glob(pattern) if _is_package(folder)}
    )
    modules = {name: file for folder in folders for name, file in _modules(folder)}
    for pattern in declared["leave"]:
        left = [name for name in modules if fnmatch(name, pattern)]
        if not left and "*" not in pattern:
            raise CompileError(f"[tool.ludarium.compile] leave: no module is named {pattern!r}")
        for name in left:
            del modules[name]
    inside = [folder for folder in folders if folder.is_relative_to(root / below)]
    return Plan(
        root=root,
        sources=[folder.relative_to(root).as_posix() for folder in inside],
        bases=sorted({_base(folder) for folder in inside}),
        modules={name: file for name, file in modules.items() if file.is_relative_to(root / below)},
    )


def is_current(plan: Plan, target: Path) -> bool:
    stamp = Stamp.read(target / "stamp.json")
    if stamp is None or stamp.sources != plan.sources:
        return False
    return stamp.modules.keys() - {GROUP_LIBRARY} == plan.modules.keys() and stamp.matches(plan.root)


def build(plan: Plan, target: Path) -> None:
    """Compile the plan's modules and replace `target` by the result, or leave `target` absent."""
    shutil.rmtree(target, ignore_errors=True)
    check_compiler()
    fingerprint = digest(plan.root, plan.sources)
    print(f"Compiling {len(plan.modules)} modules ({plan.lines:,} lines), about {_guess(plan.lines)}", flush=True)
    with tempfile.TemporaryDirectory(prefix="ludarium-compile-") as scratch:
        copy = Path(scratch)
        for base in plan.bases:
            shutil.copytree(base, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
        names = sorted(plan.modules)
        paths = [name.replace(".", "/") + ".py" for name in names]
        _run_mypyc(copy, paths)
        _try_imports(copy, names)
        result = copy / "result"
        extensions = _collect(copy, result)
        Stamp(python_tag(), plan.sources, fingerprint, extensions).write(result / "stamp.json")
        # The scratch folder may be on another disk, and a build must never be visible half copied.
        arrived = target.with_name(target.name + ".new")
        shutil.rmtree(arrived, ignore_errors=True)
        shutil.copytree(result, arrived)
        arrived.rename(target)


def check_compiler() -> None:
    """Build one empty extension, which needs a C compiler and Python's headers and takes a moment only."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory(prefix="ludarium-cc-") as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("#include <Python.h>\n")
        include = "-I" + sysconfig.get_paths()["include"]
        try:
            done = subprocess.run(
                [*command, "-fPIC", include, "-c", source, "-o", source.with_suffix(".o")],
                capture_output=True,
                text=True,
                check=False,
            )
        except OSError as error:
            raise NoCompiler(f"no C compiler found (tried {shlex.join(command)!r})") from error
    if done.returncode != 0:
        headers = "Python's C headers are missing (on Debian: apt install python3-dev)"
        what = headers if "Python.h" in done.stderr else "it fails"
        raise NoCompiler(f"the C compiler {shlex.join(command)!r} cannot be used: {what}")


def _is_package(folder: Path) -> bool:
    return (folder / "__init__.py").is_file()


def _base(folder: Path) -> Path:
    while _is_package(folder):
        folder = folder.parent
    return folder


def _modules(package: Path) -> Iterator[tuple[str, Path]]:
    base = _base(package)
    for file in sorted(package.rglob("*.py")):
        if file.stem not in NEVER_COMPILED:
            yield ".".join(file.relative_to(base).with_suffix("").parts), file


def _guess(lines: int) -> str:
    seconds = lines * SECONDS_PER_LINE
    return f"{seconds:.0f} s" if seconds < 90 else f"{seconds / 60:.0f} minutes"


def _run_mypyc(copy: Path, paths: list[str]) -> None:
    command = [sys.executable, str(CHECKOUT / "tools" / "mypyc_group.py"), *paths]
    log = copy / "compile.log"
    with log.open("w") as stream:
        process = subprocess.Popen(command, cwd=copy, stdout=stream, stderr=subprocess.STDOUT)
        progress = Progress()
        while process.poll() is None:
            progress.show("C compiler" if (copy / "c-written").exists() else "mypyc")
            time.sleep(0.2)
        progress.close()
    if process.returncode == 0:
        return
    if (copy / "c-written").exists():
        print(log.read_text()[-2000:], file=sys.stderr)
        raise NoCompiler("the C compiler failed on the generated code (see above)")
    raise CompileError(f"mypyc refuses the sources:\n{log.read_text().strip()}")


class Progress:
    """One line per phase; on a terminal with running seconds."""

    def __init__(self) -> None:
        self._phase = ""
        self._start = 0.0

    def show(self, phase: str) -> None:
        if phase != self._phase:
            self.close()
            self._phase, self._start = phase, time.monotonic()
        if sys.stdout.isatty():
            print(self._line(), end="", flush=True)

    def close(self) -> None:
        if self._phase:
            print(self._line(), flush=True)

    def _line(self) -> str:
        return f"\r  {self._phase}: {time.monotonic() - self._start:.0f} s"


def _try_imports(copy: Path, names: list[str]) -> None:
    """mypyc accepts a few things that break only when the module is loaded; find them now."""
    script = "import importlib\nfor name in " + repr(names) + ":\n    importlib.import_module(name)"
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=copy,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise CompileError(f"the compiled modules cannot be imported:\n{done.stdout.strip()}")


def _collect(copy: Path, result: Path) -> dict[str, str]:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    extensions = {}
    for file in sorted(copy.rglob(f"*{suffix}")):
        place = file.relative_to(copy)
        if place.parts[0] == "build":
            continue
        (result / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.move(file, result / place)
        extensions[".".join(place.parts).removesuffix(suffix)] = place.as_posix()
    return extensions


def _start_behind(root: Path) -> None:
    """Compile in a process of its own, so that nobody waits for it; what it says goes to build/compile.log."""
    log = root / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    gently = ["nice"] if shutil.which("nice") else []
    command = [*gently, sys.executable, __file__, "--root", str(root)]
    with log.open("w") as stream:
        subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=stream, stderr=subprocess.STDOUT, start_new_session=True
        )


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the core with mypyc, unless the build is current.")
    parser.add_argument("--root", type=Path, default=CHECKOUT, help="the checkout (default: this one)")
    parser.add_argument("--into", type=Path, help="where the build goes (default: build/compiled)")
    parser.add_argument("--below", default="", help="compile only packages below this folder of the checkout")
    parser.add_argument("--require", action="store_true", help="fail if there is no usable C compiler")
    parser.add_argument("--behind", action="store_true", help="compile in the background")
    arguments = parser.parse_args()
    target = arguments.into or arguments.root / "build" / "compiled"
    start = time.monotonic()
    try:
        plan = make_plan(arguments.root.resolve(), arguments.below)
        if is_current(plan, target):
            return 0
        if arguments.behind:
            _start_behind(arguments.root.resolve())
            print("The core is being compiled in the background; the next start uses it and is several times faster.")
            return 0
        build(plan, target)
    except NoCompiler as problem:
        print(f"Ludarium stays in pure Python, several times slower: {problem}", file=sys.stderr)
        return 1 if arguments.require else 0
    except CompileError as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"Compiled core ready after {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
