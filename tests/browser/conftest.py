"""A real server with the built client, and a real Chromium to look at it with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from urllib.error import URLError

import pytest
from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from ludarium.kernel.chance import seed_of

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src" / "ludarium" / "table" / "web" / "index.html"
SCREENS = ROOT / "docs" / "screens"
FAILED = ROOT / "build" / "failed"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
"""The shell has no windows, tabs and menus to draw: a ninth less processor time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
]
DESKTOP = (1366, 768)
PHONE = (390, 844)
PATIENCE = 30_000
"""So many milliseconds a page may take for a step: two browsers and two servers share two cores."""
KNOWN = """
const settings = JSON.stringify({ askForced: true, coach: "off" });
if (localStorage.getItem("settings") === null) localStorage.setItem("settings", settings);
if (localStorage.getItem("name") === null) localStorage.setItem("name", "Guest");
localStorage.setItem("knows-games", "yes");
"""
"""Somebody who has a name, knows the games, needs no coach and gives every answer, so that each one can be clicked; a
test may keep other settings."""
UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0; will-change: opacity }");
  document.adoptedStyleSheets = [sheet];
}"""
"""Most pages are not looked at: they have the same layout, clicks and focus without being painted, at half the cost."""
PAINTED = "document.adoptedStyleSheets = []"
DEALT = 4
"""Every game of the test server is dealt from the seed with this number, so that it can be written down beforehand."""

SERVER = """
import sys
from dataclasses import replace
from pathlib import Path
from ludarium.table import commands, settings

free = settings.Rate(100_000, 100_000)
limits = settings.Limits(requests=free, messages=free, create=free, chat=free)
made = commands.settings_for(data_dir=Path(sys.argv[2]), port=int(sys.argv[1]))
sys.exit(commands.serve(replace(made, seed=lambda: sys.argv[3], limits=limits, pace=0.05)))
"""


class Served:
    """A server process that can be ended and started again."""

    def __init__(self, folder: Path, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self._command = [sys.executable, "-c", SERVER, str(port), str(folder), seed_of(DEALT)]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Wait until the lobby has read every game, so that no test has to."""
        self._process = subprocess.Popen(self._command)
        end = time.monotonic() + 60
        while True:
            try:
                with urllib.request.urlopen(f"{self.address}/api/games", timeout=60):
                    return
            except URLError:
                assert self._process.poll() is None, "the server has ended by itself"
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.05)

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()


def free_port() -> int:
    import socket

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture(scope="session", autouse=True)
def _parts() -> None:
    """In CI nothing is skipped; elsewhere the reason says what is missing."""
    missing = [] if CHROMIUM else ["Chromium is not installed (on Debian: apt install chromium)"]
    if not WEB.is_file():
        missing.append("the client is not built (make web)")
    if missing and os.environ.get("CI"):
        pytest.fail("; ".join(missing))
    if missing:
        pytest.skip("; ".join(missing))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("data"), free_port())
    served.start()
    yield served
    served.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


NewPage = Callable[..., Page]
PAGES = pytest.StashKey[list[Page]]()
expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failing test reports what its pages showed."""
    report = yield
    if report.failed and report.when == "call" and PAGES in item.stash:
        pages = item.stash[PAGES]
        for number, page in enumerate(pages):
            report.sections.append((f"page {number}", shown(page, FAILED / f"{item.name}-{number}.png")))
    return report


def shown(page: Page, picture: Path) -> str:
    try:
        page.evaluate(PAINTED)
        page.screenshot(path=picture)
        marks = page.locator(".decision, .curtain").evaluate_all("all => all.map(one => ({...one.dataset}))")
        return f"{page.url}\n{picture}\n{marks}\n{page.locator('body').inner_text()}"
    except Error as error:
        return f"{page.url}: {error}"


@pytest.fixture
def new_page(chromium: Browser, server: Served, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Pages of different people, without motion unless a test asks for it, since every click waits for it.

    An error on a page fails the test. `KNOWN` says what the page knows of them. Nothing is kept for reading without
    the server, unless a test is about that.
    """
    contexts = []
    pages = request.node.stash[PAGES] = []
    complaints: list[str] = []

    def make(size: tuple[int, int] = DESKTOP, language: str = "en", **options: object) -> Page:
        context = chromium.new_context(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            **{"reduced_motion": "reduce", "service_workers": "block", **options},  # type: ignore[arg-type]
        )
        contexts.append(context)
        context.add_init_script(KNOWN)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(UNPAINTED)
        page = context.new_page()
        pages.append(page)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []
