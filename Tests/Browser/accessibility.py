"""Checks a screen with axe."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from shop import Shop

SERIOUS = {"serious", "critical"}

# Words that lie over other words. What floats over the page, as the offer to undo does, may.
OVERLAPPING = """() => {
  const words = [...document.querySelectorAll("main .text")]
    .filter((each) => each.checkVisibility() && !each.closest(".inset, .overlay"))
    .map((each) => [each.textContent.trim().slice(0, 30), each.getBoundingClientRect()]);
  return words.flatMap(([text, box], index) => words.slice(index + 1)
    .filter(([, other]) => box.left < other.right - 1 && box.right > other.left + 1
      && box.top < other.bottom - 1 && box.bottom > other.top + 1)
    .map(([other]) => `“${text}” and “${other}”`));
}"""


IS_AT_REST = """(scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches
  && document.getAnimations().every(({ playState }) => playState !== "running")"""


def check(shop: Shop, name: str) -> list[str]:
    """What axe and we find wrong with a screen at rest, in light and dark colors. Takes its pictures."""
    expect(shop.page.locator("h1")).to_have_count(1)
    expect(shop.page.locator("main")).to_have_count(1)
    expect(shop.page.locator(".redacted, [role=progressbar], progress")).to_have_count(0)
    found = []
    for scheme in ["light", "dark"]:
        shop.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        # A page that is still arriving, or changes its colors, has other contrasts.
        shop.page.wait_for_function(IS_AT_REST, arg=scheme)
        shop.screenshot(f"{name}-{scheme}")
        # In dark colors only the contrasts are others.
        rules = {"runOnly": ["color-contrast"]} if scheme == "dark" else {}
        for rule in Axe().run(shop.page, options={"resultTypes": ["violations"], **rules}).response["violations"]:
            if rule["impact"] in SERIOUS:
                places = "; ".join(node["html"][:160] for node in rule["nodes"][:3])
                found.append(f"{name} {scheme}: {rule['id']} ({rule['help']}) {len(rule['nodes'])}×: {places}")
    wide = shop.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if wide > 0:
        found.append(f"{name}: the page is {wide} px wider than the window")
    return found + [f"{name}: {each} overlap" for each in shop.page.evaluate(OVERLAPPING)]
