"""Looking at a screen: axe finds nothing wrong, and if pictures are wanted, docs/screens gets one."""

from __future__ import annotations

import os
from io import BytesIO

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from PIL import Image
from playwright.sync_api import Page

from tests.browser.conftest import PAINTED, SCREENS, UNPAINTED

COLOURS = 256
"""Few enough to keep the pictures small; the drawings have broad surfaces."""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OPTIONS = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
VIOLATIONS = "([within, options]) => axe.run(within ?? document, options).then((found) => found.violations)"
"""Only what is wrong leaves the page: telling of everything that is right costs three times as much as finding it."""


def look(page: Page, name: str) -> None:
    take(page, name)
    check(page)


def check(page: Page, within: str | None = None) -> None:
    """Axe finds nothing wrong with the page, or with a part of it."""
    page.evaluate(AXE_SCRIPT)
    page.evaluate(PAINTED)
    violations = page.evaluate(VIOLATIONS, [within, OPTIONS])
    page.evaluate(UNPAINTED)
    assert violations == [], AxeResults({"violations": violations}).generate_report()


def take(page: Page, name: str) -> None:
    """The picture that the docs show; `make pictures` asks for it, tests alone leave the checkout as it is."""
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    if "LUDARIUM_PICTURES" not in os.environ:
        return
    page.evaluate(PAINTED)
    SCREENS.mkdir(parents=True, exist_ok=True)
    picture = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        SCREENS / f"{name}.png", optimize=True
    )


def wear(page: Page, theme: str) -> None:
    """Show the table in these colours; a blank page keeps no settings."""
    settings = f"localStorage.setItem('settings', JSON.stringify({{theme: '{theme}'}}))"
    page.add_init_script(f"if (location.protocol !== 'about:') {settings}")
