"""Looking at a screen: nothing that axe finds wrong, and where pictures are asked for one of it in docs/screens."""

from __future__ import annotations

import os
from io import BytesIO

from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import Page

from tests.browser.conftest import SCREENS

COLOURS = 256
"""Few enough to keep the pictures small; the drawings have broad surfaces."""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def look(page: Page, name: str) -> None:
    take(page, name)
    check(page)


def check(page: Page, within: str | None = None) -> None:
    """Axe finds nothing wrong with the page, or with a part of it."""
    found = Axe().run(page, context=within, options={"runOnly": {"type": "tag", "values": TAGS}})
    assert found.violations_count == 0, found.generate_report()


def take(page: Page, name: str) -> None:
    """The picture that the docs show; `make pictures` asks for it, tests alone leave the checkout as it is."""
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    if "LUDARIUM_PICTURES" not in os.environ:
        return
    SCREENS.mkdir(parents=True, exist_ok=True)
    picture = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        SCREENS / f"{name}.png", optimize=True
    )


def wear(page: Page, theme: str) -> None:
    """Show the table in these colours; a blank page keeps no settings."""
    settings = f"localStorage.setItem('settings', JSON.stringify({{theme: '{theme}'}}))"
    page.add_init_script(f"if (location.protocol !== 'about:') {settings}")
