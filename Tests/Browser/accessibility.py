"""Checks a screen with axe."""

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Locator, Page, expect

from browser import PHONE
from shop import Shop

SERIOUS = {"serious", "critical"}
CONTRAST = {"runOnly": ["color-contrast"]}
# In dark colors only the contrasts are others.
RULES = {"light": {}, "dark": CONTRAST}

AXE = "(options) => axe.run({ resultTypes: ['violations'], ...options })"

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

# By how many pixels a screen is wider than its page, which cuts it off.
TOO_WIDE = "(stage => stage.scrollWidth - stage.clientWidth)(document.querySelector('.stage'))"

IS_AT_REST = """(scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches
  && document.getAnimations().every(({ playState }) => playState !== "running")"""


def violations(page: Page, options: dict) -> list[str]:
    """What axe finds wrong with a page, if it is serious. A document loads axe once."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return [
        f"{rule['id']} ({rule['help']}) {len(rule['nodes'])}×: " + "; ".join(node["html"][:160] for node in rule["nodes"][:3])
        for rule in page.evaluate(AXE, options)["violations"] if rule["impact"] in SERIOUS
    ]


def check(shop: Shop, name: str) -> list[str]:
    """What axe and we find wrong with a screen at rest, in light colors and, in a narrow window, dark ones. Takes its pictures."""
    expect(shop.page.locator("h1")).to_have_count(1)
    expect(shop.page.locator("main")).to_have_count(1)
    expect(shop.page.locator(".redacted, [role=progressbar], progress")).to_have_count(0)
    found = []
    # The colors of a wide window are those of a narrow one.
    for scheme, rules in (RULES if shop.page.viewport_size == PHONE else {"light": {}}).items():
        shop.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        # A page that is still arriving, or changes its colors, has other contrasts.
        shop.page.wait_for_function(IS_AT_REST, arg=scheme)
        shop.screenshot(f"{name}-{scheme}")
        found += [f"{name} {scheme}: {each}" for each in violations(shop.page, rules)]
    wide = shop.page.evaluate(TOO_WIDE)
    if wide > 0:
        found.append(f"{name}: the page is {wide} px wider than the window")
    return found + [f"{name}: {each} overlap" for each in shop.page.evaluate(OVERLAPPING)]


class Walk:
    """Checks one screen after the other, and keeps what is found."""

    def __init__(self, shop: Shop, kind: str):
        self.shop, self.kind = shop, kind
        self.found: list[str] = []

    def __call__(self, name: str, location: str = "", shown: str | Locator = "") -> None:
        """Opens a location, if one is named, waits for an element, and checks the screen."""
        if location:
            self.shop.open(location)
        if shown:
            expect(self.shop.element(shown) if isinstance(shown, str) else shown).to_be_visible()
        self.found += check(self.shop, f"{name}-{self.kind}")

    def end(self) -> None:
        assert not self.found, "\n".join(self.found)
