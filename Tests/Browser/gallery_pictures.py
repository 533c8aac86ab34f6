"""Takes a picture of every state of the gallery, and one of all states of each screen.

    make gallery-pictures

The pictures are in .build/gallery, by color scheme. FLOW_SCREENSHOTS=DIR takes another directory.
"""

from __future__ import annotations

import html
import os
import subprocess
from pathlib import Path

import storefront
from browser import PATIENCE, PHONE, chromium
from screenshots import LOADED, SCHEMES, STYLE

FOLDER = Path(os.environ.get("FLOW_SCREENSHOTS") or storefront.ROOT / ".build" / "gallery")

SHEET = """<style>
  body {{ margin: 0; padding: 24px; display: inline-flex; flex-wrap: wrap; gap: 24px; font: 15px sans-serif; {colors} }}
  figure {{ margin: 0; width: 292px; }} img {{ width: 290px; border: 1px solid rgb(128 128 140 / 0.5); }}
</style>{figures}"""
COLORS = {"light": "background: #eee", "dark": "background: #333; color: #eee"}


def main() -> None:
    shown = subprocess.run([storefront.gallery(), "--list"], capture_output=True, text=True, check=True)
    screens: dict[str, list[str]] = {}
    for path in shown.stdout.split():
        screens.setdefault(path.split("/")[1], []).append(path)
    server = storefront.serve_gallery()
    try:
        context = chromium().new_context(viewport=PHONE, reduced_motion="reduce", bypass_csp=True)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            for screen, paths in screens.items():
                for path in paths:
                    page.goto(f"{server.url}{path}?bar=no")
                    page.wait_for_function(LOADED)
                    page.screenshot(path=str(FOLDER / scheme / f"{path[1:]}.png"), style=STYLE)
                print(compose(screen, scheme, paths), flush=True)
    finally:
        server.kill()


def compose(screen: str, scheme: str, paths: list[str]) -> Path:
    """Puts the states of a screen side by side."""
    file = FOLDER / scheme / f"{screen}.html"
    file.write_text(SHEET.format(colors=COLORS[scheme], figures="".join(
        f'<figure><figcaption>{html.escape(path[1:])}</figcaption><img src="{path[1:]}.png"></figure>' for path in paths)))
    page = chromium().new_page(viewport={"width": 1640, "height": 900})
    page.goto(file.as_uri())
    page.wait_for_function(LOADED)
    sheet = FOLDER / f"{screen}-{scheme}.png"
    page.locator("body").screenshot(path=str(sheet))
    page.close()
    file.unlink()
    return sheet


if __name__ == "__main__":
    main()
