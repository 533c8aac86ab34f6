"""Takes the pictures of the shop in Docs/Images: phone and desktop, light and dark.

    make screenshots

They use the machine's own interface font. With `pngquant` installed the files are much smaller.
"""

from __future__ import annotations

import base64
import shutil
import subprocess
import tempfile
from pathlib import Path

from playwright.sync_api import expect

import storefront
from browser import PATIENCE, chromium
from shop import Shop

PICTURES = storefront.ROOT / "Docs" / "Images"
SCHEMES = ["light", "dark"]
PHONE = {"width": 400, "height": 912}
DESKTOP = {"width": 1280, "height": 860}
IN_THE_BAG = [229, 61, 121]
PRODUCT = 229

# Scroll bars are hidden in pictures; the page would leave room for them.
STYLE = "html { scrollbar-gutter: auto }"
LOADED = """() => [...document.images].every((image) =>
  image.complete || image.getBoundingClientRect().top > innerHeight)"""

SHEET = """<style>
  body {{ margin: 0; padding: 20px; display: inline-flex; gap: 28px; }}
  img {{ width: {width}px; border-radius: {radius}px; outline: 1px solid rgb(128 128 140 / 0.35); }}
</style>{images}"""


def take(shop: Shop, location: str) -> dict[str, bytes]:
    """Takes one screen, by color scheme."""
    shop.open(location)
    expect(shop.page.locator(".redacted, [role=progressbar], progress")).to_have_count(0)
    shop.page.wait_for_function(LOADED)
    pictures = {}
    for scheme in SCHEMES:
        shop.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        pictures[scheme] = shop.page.screenshot(style=STYLE)
    return pictures


def compose(name: str, pictures: list[bytes], width: int, radius: int) -> None:
    """Puts screens side by side, with round corners, on nothing."""
    sources = [base64.b64encode(picture).decode() for picture in pictures]
    page = chromium().new_page(device_scale_factor=1.5, viewport={"width": 1600, "height": 1100})
    page.set_content(SHEET.format(
        width=width, radius=radius, images="".join(f'<img src="data:image/png;base64,{each}">' for each in sources)))
    page.wait_for_function(LOADED)
    path = PICTURES / f"{name}.png"
    page.locator("body").screenshot(path=str(path), omit_background=True)
    page.close()
    if quantize := shutil.which("pngquant"):
        subprocess.run([quantize, "--force", "--skip-if-larger", "--speed", "1", "--ext", ".png", str(path)])
    print(f"{path.relative_to(storefront.ROOT)}: {path.stat().st_size // 1024} KB")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as directory:
        server = storefront.serve(Path(directory))
        try:
            for kind, viewport in [("phone", PHONE), ("desktop", DESKTOP)]:
                context = chromium().new_context(
                    viewport=viewport, device_scale_factor=2, is_mobile=kind == "phone", bypass_csp=True)
                context.set_default_timeout(PATIENCE)
                shop = Shop(context.new_page(), server.url)
                for product in IN_THE_BAG:
                    shop.open(f"/products/{product}")
                    shop.add_to_bag.click()
                    expect(shop.element("undo.bar")).to_be_visible()
                if kind == "phone":
                    screens = [take(shop, each) for each in ["/home", f"/products/{PRODUCT}?tab=shop", "/bag"]]
                    width, radius = PHONE["width"], 36
                else:
                    screens = [take(shop, "/home")]
                    width, radius = DESKTOP["width"], 12
                for scheme in SCHEMES:
                    compose(f"{kind}-{scheme}", [each[scheme] for each in screens], width, radius)
                context.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
