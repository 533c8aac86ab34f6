"""Takes the pictures of the shop in Docs/Images, or one of every state of the gallery and one of all states of each screen.

    make screenshots
    make gallery-pictures ARGS="--languages arabic --widths phone --text largest"

The pictures of the gallery are in .build/gallery, by width, language and color scheme. FLOW_SCREENSHOTS=DIR takes another directory.
They use the machine's own interface font. With `pngquant` installed, the files of the shop are much smaller.
"""

import argparse
import base64
import html
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect

import storefront
from browser import DESKTOP, PATIENCE, PHONE, chromium
from shop import Shop

PICTURES = storefront.ROOT / "Docs" / "Images"
GALLERY = Path(os.environ.get("FLOW_SCREENSHOTS") or storefront.ROOT / ".build" / "gallery")
SCHEMES = ["light", "dark"]
WIDTHS = {"phone": PHONE, "desktop": DESKTOP}
# The screens of the pictures in Docs/Images, the window, and the corners.
SHOP = {
    "phone": (["/home", "/products/229?tab=shop", "/bag"], {"width": 400, "height": 912}, 36),
    "desktop": (["/home"], {"width": 1280, "height": 860}, 12),
}
IN_THE_BAG = [229, 61, 121]

# Scroll bars are hidden in pictures; the page would leave room for them.
STYLE = "html { scrollbar-gutter: auto }"
LOADED = """() => [...document.images].every((image) =>
  image.complete || image.getBoundingClientRect().top > innerHeight)"""
# A picture that is taken before a frame was drawn is blank, and has few bytes.
DRAWN = "() => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume)))"
BLANK, ATTEMPTS = 5_000, 10
# The width of a picture on the sheet, so that five or two of them are in a row, and the sheet's colors.
SHOWN = {"phone": 290, "desktop": 770}
COLORS = {"light": "background: #eee", "dark": "background: #333; color: #eee"}


def take(page: Page) -> bytes:
    """Takes a picture, and another one if it is blank: the browser may not have drawn the page."""
    page.wait_for_function(LOADED)
    page.evaluate(DRAWN)
    for _ in range(ATTEMPTS):
        if len(picture := page.screenshot(style=STYLE)) > BLANK:
            return picture
    sys.exit(f"The picture of {page.url} is blank.")


def compose(file: Path, pictures: dict[str, bytes], style: str, **options) -> None:
    """Puts pictures with their captions side by side."""
    page = chromium().new_page(**options)
    page.set_content(f"<style>body {{ margin: 0; display: inline-flex; flex-wrap: wrap }} {style}</style>" + "".join(
        f'<figure><figcaption>{html.escape(caption)}</figcaption><img src="data:image/png;base64,{base64.b64encode(each).decode()}"></figure>'
        for caption, each in pictures.items()))
    page.wait_for_function(LOADED)
    page.locator("body").screenshot(path=str(file), omit_background=True)
    page.close()
    print(f"{file}: {file.stat().st_size // 1024} KB", flush=True)


def shop_pictures() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as directory:
        server = storefront.serve(Path(directory))
        try:
            for kind, (locations, viewport, radius) in SHOP.items():
                context = chromium().new_context(
                    viewport=viewport, device_scale_factor=2, is_mobile=kind == "phone", bypass_csp=True, reduced_motion="reduce")
                context.set_default_timeout(PATIENCE)
                shop = Shop(context.new_page(), server.url)
                for product in IN_THE_BAG:
                    shop.put_in_bag(product)
                screens: dict[str, dict[str, bytes]] = {scheme: {} for scheme in SCHEMES}
                for location in locations:
                    shop.open(location)
                    expect(shop.page.locator(".redacted, [role=progressbar], progress")).to_have_count(0)
                    for scheme in SCHEMES:
                        shop.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                        screens[scheme][location] = take(shop.page)
                context.close()
                for scheme, pictures in screens.items():
                    # With round corners, on nothing.
                    file = PICTURES / f"{kind}-{scheme}.png"
                    compose(
                        file, pictures, f"body {{ padding: 20px; gap: 28px }} figure {{ margin: 0 }} figcaption {{ display: none }} "
                        f"img {{ display: block; width: {viewport['width']}px; border-radius: {radius}px; "
                        "outline: 1px solid rgb(128 128 140 / 0.35) }",
                        device_scale_factor=1.5, viewport={"width": 1600, "height": 1100})
                    if quantize := shutil.which("pngquant"):
                        subprocess.run([quantize, "--force", "--skip-if-larger", "--speed", "1", "--ext", ".png", str(file)])
        finally:
            server.kill()


def gallery_pictures(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description="Takes a picture of every state of the gallery.")
    parser.add_argument("--widths", nargs="+", choices=WIDTHS, default=list(WIDTHS))
    parser.add_argument("--languages", nargs="+", choices=["english", "german", "arabic"], default=["english", "arabic"])
    parser.add_argument("--theme", choices=["shop", "business"], default="shop")
    parser.add_argument("--text", choices=["standard", "large", "largest"], default="standard", help="the size of texts")
    parser.add_argument("--schemes", nargs="+", choices=SCHEMES, default=SCHEMES)
    parser.add_argument("--screens", nargs="+", metavar="NAME", help="as in the paths: product-details (all screens)")
    options = parser.parse_args(arguments)
    shown = subprocess.run([storefront.gallery(), "--list"], capture_output=True, text=True, check=True)
    screens: dict[str, list[str]] = {}
    for path in shown.stdout.split():
        screens.setdefault(path.split("/")[1], []).append(path)
    if unknown := set(options.screens or []) - screens.keys():
        parser.error(f"there is no screen {', '.join(sorted(unknown))}; the screens are {', '.join(screens)}")
    look = "".join(f"-{name}" for name in [options.theme, options.text] if name not in ["shop", "standard"])
    server = storefront.serve_gallery()
    try:
        for width in options.widths:
            page = chromium().new_page(viewport=WIDTHS[width], bypass_csp=True)
            page.set_default_timeout(PATIENCE)
            for language, scheme in [(language, scheme) for language in options.languages for scheme in options.schemes]:
                page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                folder = GALLERY / f"{width}-{language}-{scheme}{look}"
                for screen in options.screens or screens:
                    pictures = {}
                    for path in screens[screen]:
                        page.goto(f"{server.url}{path}?language={language}&bar=no&theme={options.theme}&text={options.text}")
                        pictures[path[1:]] = take(page)
                        file = folder / f"{path[1:]}.png"
                        file.parent.mkdir(parents=True, exist_ok=True)
                        file.write_bytes(pictures[path[1:]])
                    compose(
                        GALLERY / f"{folder.name}-{screen}.png", pictures, f"body {{ padding: 24px; gap: 24px; font: 15px sans-serif; "
                        f"{COLORS[scheme]} }} figure {{ margin: 0 }} img {{ width: {SHOWN[width]}px; "
                        "border: 1px solid rgb(128 128 140 / 0.5) }", viewport={"width": 1640, "height": 900})
            page.close()
    finally:
        server.kill()


if __name__ == "__main__":
    shop_pictures() if sys.argv[1:] == ["shop"] else gallery_pictures(sys.argv[2:])
