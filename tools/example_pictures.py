"""Contact sheets of the pictures of examples, to be looked at: `python -m tools.example_pictures GAME [RULE ...]`.

Each sheet in `build/sheets` has twelve rules with title, sentence, picture and caption, as the rules page draws them:
all of a game, or those that are named (`DEI-SET-09`, or a chapter, `DEI-SET`). What somebody says of a picture goes
into the game's `verdicts.toml`; `tools/examples_sheet.py` writes the page with it.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Error, Page, sync_playwright

from ludarium import games
from ludarium.kernel.examples import examples_of
from tests.browser.conftest import CHROMIUM, FLAGS, KNOWN, Served, free_port

SHEETS = Path(__file__).parents[1] / "build" / "sheets"
ACROSS, DOWN = 4, 3
CELL = 330
PATIENCE = 90_000
LOOK = """
div.page { max-width: none !important; padding: 4px !important; display: grid !important; gap: 4px !important;
  grid-template-columns: repeat(4, 1fr); align-items: start; }
div.page > :not(section), .page > section > h2, header nav, article > dl, article > button, figure > button {
  display: none !important; }
.page > section { display: contents !important; }
article { display: none !important; zoom: 0.66; padding: 6px !important; }
article.wanted { display: grid !important; }
"""
"""Only the wanted rules, in columns."""
WEAR = """(look) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets = [sheet];
}"""
WANT = """([wanted]) => {
  for (const article of document.querySelectorAll("article")) {
    const is = wanted.includes(article.id);
    article.classList.toggle("wanted", is);
    if (is) article.querySelector("button.show")?.click();
  }
}"""
COME_NEAR = """([id]) => document.getElementById(id).scrollIntoView({ block: "center" })"""
"""Each is drawn when somebody comes near it."""
DRAWN = """([wanted]) => wanted.every((id) => document.getElementById(id).querySelector("figcaption"))"""
SETTLED = """async () => {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
REACH = """() => Math.max(...[...document.querySelectorAll("article.wanted")].map((each) =>
  each.getBoundingClientRect().bottom + scrollY))"""


def pages(rules: list[str]) -> list[list[str]]:
    many = ACROSS * DOWN
    return [rules[at : at + many] for at in range(0, len(rules), many)]


def sheets(page: Page, name: str, wish: list[str]) -> None:
    page.goto(f"/#/rules/{name}")
    page.locator("article").first.wait_for(timeout=PATIENCE)
    page.evaluate(WEAR, LOOK)
    rules = [id for id in games.get(name).rules.rules if id in examples_of(games.get(name))]
    rules = [id for id in rules if not wish or any(f"{id}-".startswith(f"{each}-") for each in wish)]
    for number, wanted in enumerate(pages(rules), 1):
        page.evaluate(WANT, [wanted])
        for id in wanted:
            page.evaluate(COME_NEAR, [id])
        try:
            page.wait_for_function(DRAWN, arg=[wanted], timeout=PATIENCE)
        except Error:
            print(f"{name}-{number:02}: not all are drawn", flush=True)
        page.evaluate(SETTLED)
        clip = {"x": 0, "y": 0, "width": ACROSS * CELL, "height": page.evaluate(REACH)}
        page.screenshot(path=SHEETS / f"{name}-{number:02}.png", full_page=True, clip=clip)  # type: ignore[arg-type]
        print(f"{name}-{number:02}: {wanted[0]} to {wanted[-1]}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("rules", nargs="*", metavar="RULE")
    wish = parser.parse_args()
    SHEETS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder), free_port())
        served.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            wide = {"width": ACROSS * CELL, "height": 2400}
            context = browser.new_context(base_url=served.address, viewport=wide, reduced_motion="reduce")  # type: ignore[arg-type]
            context.add_init_script(KNOWN)
            sheets(context.new_page(), wish.game, wish.rules)
        finally:
            served.kill()


if __name__ == "__main__":
    main()
