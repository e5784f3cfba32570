"""Puts the compiled core into wheels. An editable install stays interpreted; `make compile` serves the checkout."""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCore(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._scratch = tempfile.TemporaryDirectory(prefix="ludarium-wheel-")
        core = Path(self._scratch.name, "core")
        tool = Path(self.root, "tools", "compile.py")
        subprocess.run([sys.executable, tool, "--below", "src", "--into", core], check=True)
        extensions = [file for file in core.rglob("*") if file.is_file() and file.name != "stamp.json"]
        for file in extensions:
            build_data["force_include"][str(file)] = file.relative_to(core).as_posix()
        if extensions:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._scratch.cleanup()
