"""Every state of every screen of the gallery, at phone width: axe finds nothing serious, and the console is empty, also in
Arabic and in the theme for businesses. At the largest text size, nothing is cut off."""

from __future__ import annotations

import subprocess
import unittest
from itertools import groupby

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


@unittest.skipUnless(storefront.gallery().exists(), "there is no debug build of the gallery")
class GalleryTest(BrowserTest):
    @classmethod
    def setUpClass(cls) -> None:
        cls.server = storefront.serve_gallery()
        cls.addClassCleanup(cls.server.kill)
        shown = subprocess.run([storefront.gallery(), "--list"], capture_output=True, text=True, check=True)
        cls.paths = shown.stdout.split()

    def walk(self, paths: list[str], query: str = "", rules: dict[str, dict] = RULES) -> None:
        shop = self.device(self.server.url, viewport=PHONE)
        shop.open("/?bar=no")
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
        self.assertEqual(found, [], "\n".join(found))

    def by_screen(self) -> list[list[str]]:
        return [list(states) for _, states in groupby(self.paths, lambda path: path.split("/")[1])]

    def go(self, shop: Shop, path: str, query: str = "") -> None:
        shop.page.evaluate(GO, f"{path}?bar=no{query}")
        shop.page.wait_for_function(IS_SHOWN, arg=path)

    def misplaced(self, page) -> list[str]:
        wide = page.evaluate(TOO_WIDE)
        return [f"{wide} px wider than the window"] * (wide > 0) + page.evaluate(OVERLAPPING)


# Processes run one class each.

class EvenGalleryTests(GalleryTest):
    def test_every_other_state(self) -> None:
        self.walk(self.paths[::2])


class OddGalleryTests(GalleryTest):
    def test_every_other_state(self) -> None:
        self.walk(self.paths[1::2])


class ArabicGalleryTests(GalleryTest):
    def test_every_state(self) -> None:
        # The states of a screen have the same elements as in English. Texts may be wider in each of them.
        self.walk([states[0] for states in self.by_screen()], "&language=arabic", {"light": {}})
        self.walk([path for states in self.by_screen() for path in states[1:]], "&language=arabic", {})


class BusinessGalleryTests(GalleryTest):
    def test_every_screen(self) -> None:
        # Another theme has other colors, which all states of a screen have in common.
        self.walk([states[0] for states in self.by_screen()], "&theme=business", {"light": CONTRAST, "dark": CONTRAST})


class LargestTextTests(GalleryTest):
    def test_nothing_is_cut_off(self) -> None:
        shop = self.device(self.server.url, viewport=PHONE)
        shop.open("/?bar=no&text=largest")
        found: list[str] = []
        for path in self.paths:
            self.go(shop, path, "&text=largest")
            shop.screenshot(f"gallery{path.replace('/', '-')}-largest")
            found += [f"{path}: {each}" for each in self.misplaced(shop.page) + shop.page.evaluate(CUT_OFF)]
        self.assertEqual(found, [], "\n".join(found))
