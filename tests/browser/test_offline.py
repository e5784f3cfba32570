"""The page as an app: it can be installed, opens without the server to read what was opened before, and shows nothing
of one person to another."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, Served
from tests.browser.look import look

ANSWERED = "navigator.serviceWorker.controller !== null"
RECORD = Path(__file__).parents[1] / "records" / "dei" / "de-01.txt"
STRETCH = """await (async () => {
  const wanted = /%s[/]positions[?]first=%d\\b/;
  for (const name of await caches.keys())
    if ((await (await caches.open(name)).keys()).some(({ url }) => wanted.test(url))) return true;
  return false;
})()"""
"""Whether positions of the game with this id are kept, those from this number on."""
DRAWN = """(addresses) => Promise.all(addresses.map(async (src) => {
  const icon = new Image();
  icon.src = src;
  await icon.decode();
  return [icon.naturalWidth, icon.naturalHeight];
}))"""
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      found.push(request.url + " " + (request.url.includes("/api/") ? await (await cache.match(request)).text() : ""));
  }
  return found;
}"""
"""Everything that is kept in this browser, with its address."""


def until(page: Page, condition: str) -> None:
    """Wait for something that cannot be seen on the page."""
    page.evaluate(f"async () => {{ while (!({condition})) await new Promise((next) => setTimeout(next, 50)); }}")


def opened(page: Page, title: str) -> str:
    wish = {"game": "dei", "edition": "en", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    made = page.request.post("/api/tables", data={**wish, "title": title})
    assert made.ok, made.text()
    return str(made.json()["id"])


def finished(page: Page, title: str) -> str:
    table = opened(page, title)
    ended = page.request.post(f"/api/tables/{table}/concede", data={"seat": 0, "confirm": "other-wins"})
    assert ended.ok, ended.text()
    return table


def brought(page: Page) -> str:
    """A record that the guest has brought along."""
    made = page.request.post("/api/replays", data={"text": RECORD.read_text("utf-8")})
    assert made.ok, made.text()
    return str(made.json()["id"])


def keeping(page: Page) -> None:
    """Open the lobby and wait until the worker answers for the page."""
    page.goto("/")
    until(page, ANSWERED)


def test_the_page_has_all_that_chromium_asks_of_an_app(new_page: NewPage) -> None:
    """The shell of the tests reports no reasons of its own, so each of Chromium's criteria is looked at."""
    page = new_page(service_workers="allow")
    keeping(page)

    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    manifest, icons = found["manifest"], json.loads(found["data"])["icons"]
    sizes = page.evaluate(DRAWN, [icon["src"] for icon in icons])

    assert found["errors"] == []
    assert (manifest["name"], manifest["display"]) == ("Ludarium", "kStandalone")
    assert manifest["scope"] == manifest["startUrl"] == manifest["id"] == page.url.partition("#")[0]
    assert {icon.get("purpose", "any") for icon in icons} == {"any", "maskable"}
    assert {192, 512} <= {width for width, height in sizes if width == height}
    named = [icon["sizes"] for icon in icons]
    assert named == [
        "any" if size == "any" else f"{width}x{height}" for size, (width, height) in zip(named, sizes, strict=True)
    ]


def reads_alone(page: Page, running: str, over: str, record: str, book: str) -> None:
    """Without the server: the first guest, and then somebody without their cookie."""
    heading = page.get_by_role("heading", level=1)
    page.goto("/#/")
    page.reload()
    expect(heading).to_have_text("Reading without the server")
    expect(page.get_by_text("This needs the server")).to_be_visible()
    look(page, "offline")
    page.locator(f"a[href='#/t/{over}/end']").click()
    expect(page.get_by_role("heading", name="Who scored what")).to_be_visible()
    for replay in (f"/#/t/{over}/replay/1", f"/#/r/{record}/40"):
        page.goto(replay)
        expect(page.locator("div.table")).to_be_visible()
    page.goto("/#/book/dei")
    expect(heading).to_have_text(book)
    page.goto(f"/#/t/{running}")
    expect(heading).to_have_text("Reading without the server")
    page.goto("/#/book/xibalba")
    expect(page.get_by_role("alert")).to_contain_text("has not been opened here before")

    # Whoever comes without the first guest's cookie finds nothing of theirs.
    page.context.clear_cookies()
    page.goto("/#/")
    page.reload()
    expect(page.get_by_text("You have not opened a finished game")).to_be_visible()
    for other in (f"/#/r/{record}", f"/#/t/{over}/end"):
        page.goto(other)
        expect(page.get_by_role("alert")).to_contain_text("has not been opened here before")


def test_what_was_opened_can_be_read_without_the_server_and_by_nobody_else(new_page: NewPage, server: Served) -> None:
    page = new_page(service_workers="allow")
    keeping(page)
    running, over, record = opened(page, "Under way"), finished(page, "Long gone"), brought(page)
    page.goto(f"/#/t/{running}")
    expect(page.locator(".decision")).to_be_visible()
    page.goto(f"/#/t/{over}/end")
    expect(page.get_by_role("heading", name="Who scored what")).to_be_visible()
    page.goto("/#/book/dei")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(re.compile("rulebook", re.I))
    book = heading.inner_text()
    page.goto(f"/#/r/{record}")
    expect(page.locator("div.table")).to_be_visible()
    until(page, STRETCH % (over, 0))
    until(page, STRETCH % (record, 25))
    assert not [each for each in page.evaluate(KEPT) if running in each or "Under way" in each]

    server.kill()
    try:
        reads_alone(page, running, over, record, book)
    finally:
        server.start()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("no such table")
    assert not [each for each in page.evaluate(KEPT) if over in each or record in each]


def test_a_guest_can_leave_the_device_to_somebody_else(new_page: NewPage) -> None:
    page = new_page(service_workers="allow")
    keeping(page)
    first = page.request.get("/api/me").json()["id"]
    over = finished(page, "Long gone")
    page.goto(f"/#/t/{over}/end")
    expect(page.get_by_role("heading", name="Who scored what")).to_be_visible()
    until(page, STRETCH % (over, 0))
    page.goto("/#/")
    beside = page.context.new_page()
    beside.goto(f"/#/t/{over}/end")
    expect(beside.get_by_role("heading", name="Who scored what")).to_be_visible()

    page.get_by_role("button", name="Settings of").click()
    page.get_by_role("button", name="Forget me on this device").click()
    expect(page.get_by_role("button", name="Stay")).to_be_focused()
    page.get_by_role("button", name="Forget me", exact=True).click()
    expect(page.get_by_role("button", name="Settings of Guest ")).to_be_visible()
    expect(beside.get_by_role("heading", name="Choose a game")).to_be_visible()

    assert page.request.get("/api/me").json()["id"] != first
    assert not [each for each in page.evaluate(KEPT) if over in each]
