"""Chooses between the compiled core and the Python sources, once, when `ludarium` is first imported.

`make compile` leaves extension modules and a stamp in `build/compiled/`, beside `src/` and never inside it. They
replace the interpreted modules one by one through an import finder; everything that is not compiled (package
`__init__` files, data, the modules left interpreted) keeps coming from the sources. A build whose stamp does not
match the sources is reported and ignored, so an edit can never be shadowed by an older compiled file.

This module is never compiled itself.
"""

import hashlib
import importlib
import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

STALE: Final = "compiled build is stale: run make compile"
MISSING: Final = "no compiled build"
ASKED_PURE: Final = "LUDARIUM_PURE is set"


@dataclass(frozen=True, slots=True)
class Core:
    """Which core is in use, and for the interpreted one why."""

    compiled: bool
    reason: str

    def __str__(self) -> str:
        return "compiled core" if self.compiled else f"pure Python: {self.reason}"


@dataclass(frozen=True, slots=True)
class Stamp:
    """What a compiled build was made from, and the extension module that stands for each name."""

    python: str
    sources: list[str]
    digest: str
    modules: dict[str, str]

    @classmethod
    def read(cls, file: Path) -> "Stamp | None":
        try:
            return cls(**json.loads(file.read_bytes()))
        except (OSError, ValueError, TypeError):
            return None

    def write(self, file: Path) -> None:
        fields = {name: getattr(self, name) for name in self.__slots__}
        file.write_text(json.dumps(fields, indent=1) + "\n", encoding="utf-8")

    def matches(self, root: Path) -> bool:
        return self.python == python_tag() and self.digest == digest(root, self.sources)


class CompiledFinder:
    """Answers imports of the compiled modules, and of no others."""

    def __init__(self, build: Path, modules: dict[str, str]) -> None:
        self._files = {name: build / file for name, file in modules.items()}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def activate(package_path: Sequence[str]) -> Core:
    """Put the compiled core in front of the sources where it is fresh and wanted; say what was decided."""
    package = Path(package_path[0])
    core = _choose(package, package.parent.parent)
    if not core.compiled and os.environ.get("LUDARIUM_COMPILED") == "require":
        raise ImportError(f"LUDARIUM_COMPILED=require, but the compiled core cannot be used: {core.reason}")
    if core.reason == STALE:
        print(f"ludarium: {STALE}", file=sys.stderr)
    return core


def mode() -> Core:
    """The core in use, judged by the engine that was really imported."""
    planned: Core = importlib.import_module("ludarium").core
    engine = importlib.import_module("ludarium.kernel.engine")
    if str(engine.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
        return Core(True, "")
    return Core(False, planned.reason or "the engine was imported from its source")


def digest(root: Path, sources: Sequence[str]) -> str:
    """SHA-256 over the names and contents of every Python file below the given folders of the checkout."""
    sha = hashlib.sha256()
    for source in sources:
        for file in sorted((root / source).rglob("*.py")):
            content = file.read_bytes()
            sha.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return sha.hexdigest()


def python_tag() -> str:
    """The interpreter and platform an extension module fits, as in its file name."""
    return str(sysconfig.get_config_var("SOABI") or sys.implementation.cache_tag)


def _choose(package: Path, root: Path) -> Core:
    if any((package / "kernel" / f"engine{suffix}").exists() for suffix in EXTENSION_SUFFIXES):
        return Core(True, "")  # installed from a wheel: the extension modules lie beside their sources
    if os.environ.get("LUDARIUM_PURE", "0") not in ("", "0"):
        return Core(False, ASKED_PURE)
    build = root / "build" / "compiled"
    if not build.is_dir():
        return Core(False, MISSING)
    stamp = Stamp.read(build / "stamp.json")
    if stamp is None or not stamp.matches(root):
        return Core(False, STALE)
    sys.meta_path.insert(0, CompiledFinder(build, stamp.modules))
    return Core(True, "")
