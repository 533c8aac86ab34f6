"""Takes a picture of every state of the gallery, and one of all states of each screen.

    make gallery-pictures ARGS="--languages arabic --widths phone --text largest"

The pictures are in .build/gallery, by width, language and color scheme. FLOW_SCREENSHOTS=DIR takes another directory.
"""

from __future__ import annotations

import argparse
import html
import os
import subprocess
from pathlib import Path

from playwright.sync_api import Page

import storefront
from browser import DESKTOP, PATIENCE, PHONE, chromium
from screenshots import LOADED, SCHEMES, STYLE

FOLDER = Path(os.environ.get("FLOW_SCREENSHOTS") or storefront.ROOT / ".build" / "gallery")

WIDTHS = {"phone": PHONE, "desktop": DESKTOP}
LANGUAGES = ["english", "german", "arabic"]
THEMES = ["shop", "business"]
TEXTS = ["standard", "large", "largest"]
# A picture that is taken before a frame was drawn is blank.
DRAWN = "() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))"
# A blank picture has fewer bytes.
BLANK = 5_000
ATTEMPTS = 10
# The width of a picture on the sheet, so that five or two of them are in a row.
SHOWN = {"phone": 290, "desktop": 770}

SHEET = """<style>
  body {{ margin: 0; padding: 24px; display: inline-flex; flex-wrap: wrap; gap: 24px; font: 15px sans-serif; {colors} }}
  figure {{ margin: 0; }} img {{ width: {shown}px; border: 1px solid rgb(128 128 140 / 0.5); }}
</style>{figures}"""
COLORS = {"light": "background: #eee", "dark": "background: #333; color: #eee"}


def main() -> None:
    parser = argparse.ArgumentParser(description="Takes a picture of every state of the gallery.")
    parser.add_argument("--widths", nargs="+", choices=WIDTHS, default=list(WIDTHS))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=["english", "arabic"])
    parser.add_argument("--theme", choices=THEMES, default="shop")
    parser.add_argument("--text", choices=TEXTS, default="standard", help="the size of texts")
    parser.add_argument("--schemes", nargs="+", choices=SCHEMES, default=SCHEMES)
    parser.add_argument("--screens", nargs="+", metavar="NAME", help="as in the paths: product-details (all screens)")
    options = parser.parse_args()
    shown = subprocess.run([storefront.gallery(), "--list"], capture_output=True, text=True, check=True)
    screens: dict[str, list[str]] = {}
    for path in shown.stdout.split():
        screens.setdefault(path.split("/")[1], []).append(path)
    if unknown := set(options.screens or []) - screens.keys():
        parser.error(f"there is no screen {', '.join(sorted(unknown))}; the screens are {', '.join(screens)}")
    query = f"&theme={options.theme}&text={options.text}"
    look = "".join(f"-{name}" for name in [options.theme, options.text] if name not in ["shop", "standard"])
    server = storefront.serve_gallery()
    try:
        for width in options.widths:
            context = chromium().new_context(viewport=WIDTHS[width], reduced_motion="reduce", bypass_csp=True)
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            for language in options.languages:
                for scheme in options.schemes:
                    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                    for screen in options.screens or screens:
                        folder = FOLDER / f"{width}-{language}-{scheme}{look}"
                        for path in screens[screen]:
                            page.goto(f"{server.url}{path}?language={language}&bar=no{query}")
                            page.wait_for_function(LOADED)
                            page.evaluate(DRAWN)
                            take(page, folder / f"{path[1:]}.png")
                        print(compose(folder, screen, screens[screen], SHOWN[width], COLORS[scheme]), flush=True)
            context.close()
    finally:
        server.kill()


def take(page: Page, file: Path) -> None:
    """Takes a picture, and another one if it is blank: the browser may not have drawn the page."""
    for _ in range(ATTEMPTS):
        if len(page.screenshot(path=str(file), style=STYLE)) > BLANK:
            return
    raise SystemExit(f"The picture {file} is blank.")


def compose(folder: Path, screen: str, paths: list[str], shown: int, colors: str) -> Path:
    """Puts the states of a screen side by side."""
    file = folder / f"{screen}.html"
    file.write_text(SHEET.format(shown=shown, colors=colors, figures="".join(
        f'<figure><figcaption>{html.escape(path[1:])}</figcaption><img src="{path[1:]}.png"></figure>' for path in paths)))
    page = chromium().new_page(viewport={"width": 1640, "height": 900})
    page.goto(file.as_uri())
    page.wait_for_function(LOADED)
    sheet = FOLDER / f"{folder.name}-{screen}.png"
    page.locator("body").screenshot(path=str(sheet))
    page.close()
    file.unlink()
    return sheet


if __name__ == "__main__":
    main()
