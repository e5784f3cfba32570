"""How many frames a second a board reaches while it is dragged about, in a real Chromium at 1366x768.

`python -m bench.panning [GAME ...]` starts the real server with the built client. Without a graphics card Chromium
draws on the processor, so the figure is a lower bound of what players see.
"""

from __future__ import annotations

import math
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Page, sync_playwright

from bench.table import SERVER, check_runs, free_port
from tests.browser.conftest import CHROMIUM

BOARDS = ("dei", "voidfall")
"""The games whose boards can be zoomed and dragged."""
STEPS = 240
ZOOM = 4
SETTLE = 2_000
"""Milliseconds until the board is drawn and the first load is finished."""
RECORD = """() => {
  window.frames_ = [];
  let last = performance.now();
  const next = now => {
    window.frames_.push(now - last);
    last = now;
    if (window.frames_) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
TAKE = "() => { const taken = window.frames_; window.frames_ = null; return taken; }"


def intervals(page: Page, address: str, game: str) -> list[float]:
    """The milliseconds between frames while the board is dragged in circles."""
    page.request.post(f"{address}/api/me", data={"name": "Bench"})
    made = page.request.post(f"{address}/api/tables", data={"game": game, "seats": [{"kind": "me"}] * 4}).json()
    page.goto(f"{address}/#/t/{made['id']}")
    page.locator(".curtain button").or_(page.locator(".decision")).first.wait_for()
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()
    board = page.locator("main.board")
    board.locator("svg").first.wait_for()
    page.wait_for_timeout(SETTLE)
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    for _ in range(ZOOM):
        page.mouse.wheel(0, -300)
    page.mouse.down()
    page.evaluate(RECORD)
    for step in range(STEPS):
        page.mouse.move(x + 120 * math.sin(step / 12), y + 80 * math.cos(step / 9))
    page.mouse.up()
    taken: list[float] = page.evaluate(TAKE)
    return sorted(taken[1:])


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    while True:
        try:
            urlopen(f"{address}/api/health", timeout=5).close()
            return
        except URLError:
            check_runs(server)
            time.sleep(0.05)


def each(games: Sequence[str], measure: Callable[[Page, str, str], None]) -> int:
    """Measure something of each game on a page of its own, at the address of a real server."""
    if CHROMIUM is None:
        print("nothing measured: Chromium is not installed (on Debian: apt install chromium)")
        return 0
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = subprocess.Popen([sys.executable, "-c", SERVER, str(port), str(free_port()), folder])
        try:
            wait_for(address, server)
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for game in games:
                page = browser.new_page(viewport={"width": 1366, "height": 768}, base_url=f"{address}/")
                measure(page, address, game)
                page.close()
            browser.close()
        finally:
            server.terminate()
            server.wait()
    return 0


def dragged(page: Page, address: str, game: str) -> None:
    found = intervals(page, address, game)
    p50, p95 = found[len(found) // 2], found[len(found) * 95 // 100]
    rate = 1000 * len(found) / sum(found)
    print(f"{game}: board dragged {rate:22.0f} frames/s   p50 {p50:7.1f} ms   p95 {p95:7.1f} ms")


if __name__ == "__main__":
    sys.exit(each(sys.argv[1:] or BOARDS, dragged))
