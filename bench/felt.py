"""What a person feels of the page: a whole game of each title by clicks, in a real Chromium at 1366x768.

`python -m bench.felt [GAME ...]` starts the real server with the built client and plays against three bots. It prints
the time from Start to the first decision, the time from a click on Confirm until the page shows that it has been taken,
and the tasks that kept the page from answering, with the processor time of the longest: on a busy machine it says more
than the clock. Without a graphics card Chromium draws on the processor too.

A click is shown with the first frame after it (the browser's own event timing, in steps of 8 ms; what takes less than
16 ms counts as 16). That this frame does show something is checked: a click that changes nothing by then ends the run.
"""

from __future__ import annotations

import json
import random
import sys
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError
from rich.progress import Progress

from bench.panning import each
from ludarium import games
from ludarium.kernel.request import TableRequest
from tests.browser.player import Clicks

TITLES = ("dei", "xibalba", "voidfall")
LONG = 100.0
"""Milliseconds: a longer task is felt."""
SOON = 50.0
"""Milliseconds: what is shown later than this after a click seems to follow it, not to come of it."""
SEED = 5
PATIENCE = 120_000
"""Milliseconds for the turns of three bots."""
READY = '.decision.mine:not([aria-busy="true"]), .decision a.primary'
"""A question, and no answer on its way; or the end of the game."""
SHOWING = 4_000
"""So many milliseconds somebody watches the turns of the others before pressing Skip."""
BEHIND = '.recap:not([data-behind="0"])'
WATCH = """
localStorage.setItem("settings", JSON.stringify({ askForced: true, coach: "off" }));
localStorage.setItem("knows-games", "yes");
window.long_ = [];
window.clicks_ = [];
window.unseen_ = [];
new PerformanceObserver(list => window.long_.push(...list.getEntries().map(one => one.duration)))
  .observe({ type: "longtask", buffered: true });
new PerformanceObserver(list => window.clicks_.push(...list.getEntries()
  .filter(one => one.name === "click" && one.target?.closest(".confirm"))
  .map(one => [one.duration, window.asked_])))
  .observe({ type: "event", durationThreshold: 16, buffered: true });
document.addEventListener("click", event => {
  if (event.target.closest(".start")) window.started_ = event.timeStamp;
  if (!event.target.closest(".confirm")) return;
  const { answers } = document.querySelector(".decision").dataset;
  window.asked_ = document.querySelector(".decision h2").textContent;
  // What is there now is in the next frame: the answer is on its way or given, or the page asks about what is left.
  requestAnimationFrame(() => {
    const same = document.querySelector(`.decision[data-answers="${answers}"][aria-busy="false"]:not(:has(.unused))`);
    if (same) window.unseen_.push(window.asked_);
  });
}, true);
new MutationObserver((_, watch) => {
  if (!document.querySelector(".decision.mine")) return;
  window.decided_ = performance.now();
  watch.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""The page looks by itself: Playwright asks a waiting page only every half second."""


def start(page: Page, address: str, game: str) -> float:
    """Start a game against bots in the lobby; milliseconds until there is a decision."""
    page.goto(f"{address}/")
    page.locator(f"button.poster.{game}").click()
    button = page.get_by_role("button", name="Start game")
    button.evaluate("button => button.classList.add('start')")
    button.click()
    page.locator(".decision.mine").wait_for()
    return float(page.evaluate("decided_ - started_"))


def watch_others(page: Page) -> None:
    """The turns of others are shown one step at a time, and may hide what is to be clicked meanwhile."""
    behind = page.locator(BEHIND)
    with suppress(TimeoutError):
        behind.wait_for(state="hidden", timeout=SHOWING)
        return
    with suppress(TimeoutError):  # the last step may be shown just now
        page.locator(".advice header").get_by_role("button", name="Skip").click(timeout=SHOWING)
    behind.wait_for(state="hidden", timeout=PATIENCE)


def play(page: Page, game: str) -> int:
    """Play to the end by clicks; how many answers that took."""
    table = page.url.rpartition("/")[2].partition("?")[0]
    told = page.request.get(f"./api/tables/{table}").json()
    match = games.resolve(TableRequest(game, told["edition"], len(told["people"]["seats"])))
    clicks, rng, given = Clicks(page, match), random.Random(SEED), 0
    with Progress() as progress:
        task = progress.add_task(f"playing {game}", total=None)
        while True:
            page.locator(READY).first.wait_for(timeout=PATIENCE)
            watch_others(page)
            if page.locator(".decision a.primary").count():
                return given
            told = page.request.get(f"./api/tables/{table}/state?seat=0").json()
            legal = told["view"]["legal"]
            if legal and page.locator(f'.decision.mine[data-answers="{told["answers"]}"]').count():
                clicks.answer(0, rng.choice(legal))
                given += 1
                progress.update(task, advance=1)


def busiest(trace: bytes) -> float:
    """The processor time of the longest task of a page's main thread, in milliseconds: no other process is in it."""
    events = json.loads(trace)["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [event for event in events if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in main]
    return max(float(event.get("tdur", 0)) for event in tasks) / 1000


def felt(page: Page, address: str, game: str) -> None:
    page.add_init_script(WATCH)
    browser = page.context.browser
    assert browser is not None
    first = start(page, address, game)
    browser.start_tracing(page=page, categories=["toplevel"])
    answers = play(page, game)
    busy = busiest(browser.stop_tracing())
    unseen = page.evaluate("window.unseen_")
    assert not unseen, f"these clicks changed nothing in the next frame: {unseen}"
    long = sorted(page.evaluate("window.long_"))
    clicks = page.evaluate("window.clicks_")
    shown = sorted([(float(one), asked) for one, asked in clicks] + [(16.0, "")] * (answers - len(clicks)))
    typical, late = (shown[len(shown) * part // 100][0] for part in (50, 95))
    over = sum(one > LONG for one in long)
    print(
        f"{game}: {answers} answers by clicks   first decision {first:5.0f} ms   click shown p50 {typical:4.0f} ms, "
        f"p95 {late:4.0f} ms, {sum(one > SOON for one, _ in shown)} over {SOON:.0f} ms, most {shown[-1][0]:4.0f} ms "
        f"({shown[-1][1]})   {over} tasks over {LONG:.0f} ms, longest {long[-1] if long else 0:4.0f} ms, "
        f"{busy:3.0f} ms of processor time"
    )


if __name__ == "__main__":
    sys.exit(each(sys.argv[1:] or TITLES, felt))
