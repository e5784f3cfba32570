"""Draw the icons of the installed page from its mark, `web/public/favicon.svg`: `python tools/icons.py`.

It needs Chromium and the packages of `requirements/browser.txt`. Systems cut maskable icons to their own shapes, and
those for the home screen of a phone have no transparent ground, so the mark of both lies on a square.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
GROUND = "#0a1018"
ICONS = {
    "mark-192": (192, 1.0, "transparent"),
    "mark-512": (512, 1.0, "transparent"),
    "maskable-512": (512, 0.64, GROUND),
    "apple-180": (180, 0.76, GROUND),
}
"""Name, width, the part of it that the mark takes, and its ground."""


def main() -> None:
    mark = (PUBLIC / "favicon.svg").read_text()
    chromium = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (width, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            style = f"margin:0;height:100vh;display:grid;place-items:center;background:{ground}"
            page.set_content(f'<body style="{style}">{mark.replace("<svg", f"<svg width={width * part:.0f}", 1)}')
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
