"""Every state of every screen of the gallery, at phone width: axe finds nothing serious, and the console is empty, also in
Arabic and in the theme for businesses. At the largest text size, nothing is cut off."""

import subprocess
from functools import cached_property
from itertools import groupby

import pytest
from playwright.sync_api import Page

import storefront
from accessibility import CONTRAST, IS_AT_REST, OVERLAPPING, RULES, TOO_WIDE, violations
from browser import PHONE, BrowserTest
from shop import Shop

# Shows another state in the same document, as the browser's Back button does. That takes a third of the time of a load.
GO = """(location) => {
  history.pushState({ entry: -1 }, "", location);
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
}"""
IS_SHOWN = "(path) => document.title.startsWith(path.slice(1))"

# Words that are cut off: by a limit of lines, by an ellipsis, or by a box around them. What scrolls shows all of them.
CUT_OFF = """() => {
  const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
  const isCut = (box, element) => {
    if (!element || element.id === "app") return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    const around = element.getBoundingClientRect();
    if (cuts(overflowX) && (box.left < around.left - 1 || box.right > around.right + 1)) return true;
    if (cuts(overflowY) && (box.top < around.top - 1 || box.bottom > around.bottom + 1)) return true;
    return !/auto|scroll/.test(overflowX + overflowY) && isCut(box, element.parentElement);
  };
  const found = [];
  const texts = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (element.closest(".hidden-text, .skip, select") || !element.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((box) => isCut(box, element))) found.push(`“${text.data}” is cut off`);
  }
  return found;
}"""


@pytest.mark.skipif(not storefront.gallery().exists(), reason="there is no debug build of the gallery")
@pytest.mark.usefixtures("gallery_server")
class GalleryTests(BrowserTest):
    @cached_property
    def paths(self) -> list[str]:
        return subprocess.run([storefront.gallery(), "--list"], capture_output=True, text=True, check=True).stdout.split()

    @property
    def by_screen(self) -> list[list[str]]:
        return [list(states) for _, states in groupby(self.paths, lambda path: path.split("/")[1])]

    def walk(self, paths: list[str], query: str = "", rules: dict[str, dict] = RULES) -> None:
        shop = self.open("/?bar=no", PHONE)
        found: list[str] = []
        for path in paths:
            self.go(shop, path, query)
            for scheme, rules_of_scheme in rules.items():
                shop.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                shop.page.wait_for_function(IS_AT_REST, arg=scheme)
                shop.screenshot(f"gallery{path.replace('/', '-')}{query.replace('&', '-')}-{scheme}")
                found += [f"{path} {scheme}: {each}" for each in violations(shop.page, rules_of_scheme)]
            found += [f"{path}: {each}" for each in self.misplaced(shop.page) + self.complaints]
            self.complaints.clear()
        assert not found, "\n".join(found)

    def go(self, shop: Shop, path: str, query: str = "") -> None:
        shop.page.evaluate(GO, f"{path}?bar=no{query}")
        shop.page.wait_for_function(IS_SHOWN, arg=path)

    def misplaced(self, page: Page) -> list[str]:
        wide = page.evaluate(TOO_WIDE)
        return [f"{wide} px wider than the window"] * (wide > 0) + page.evaluate(OVERLAPPING)

    # Two tests, which processes run side by side.
    @pytest.mark.parametrize("first", [0, 1])
    def test_every_other_state(self, first: int) -> None:
        self.walk(self.paths[first::2])

    def test_every_state_in_arabic(self) -> None:
        # The states of a screen have the same elements as in English. Texts may be wider in each of them.
        self.walk([states[0] for states in self.by_screen], "&language=arabic", {"light": {}})
        self.walk([path for states in self.by_screen for path in states[1:]], "&language=arabic", {})

    def test_every_screen_in_the_theme_for_businesses(self) -> None:
        # Another theme has other colors, which all states of a screen have in common.
        self.walk([states[0] for states in self.by_screen], "&theme=business", {"light": CONTRAST, "dark": CONTRAST})

    def test_nothing_is_cut_off_at_the_largest_text_size(self) -> None:
        shop = self.open("/?bar=no&text=largest", PHONE)
        found: list[str] = []
        for path in self.paths:
            self.go(shop, path, "&text=largest")
            shop.screenshot(f"gallery{path.replace('/', '-')}-largest")
            found += [f"{path}: {each}" for each in self.misplaced(shop.page) + shop.page.evaluate(CUT_OFF)]
        assert not found, "\n".join(found)
