"""The shop's messages: a banner, a card on the home screen, and a dialog."""

import json

from playwright.sync_api import expect

from browser import DESKTOP, PHONE, BrowserTest


class MessageTests(BrowserTest):
    def test_each_message_is_shown_once(self) -> None:
        file = self.data_directory() / "app.json"
        messages = [
            {"id": "news", "style": "modal", "title": "We moved", "text": "You find us in Harbor Street now."},
            {"id": "hours", "style": "banner", "title": "Open until nine", "text": "On Thursdays.", "link": "/brochures"},
            {"id": "sale", "style": "card", "title": "Lipsticks on sale", "text": "Until Sunday.", "link": "/products/4"},
        ]
        file.write_text(json.dumps({"messages": messages}))
        server = self.serve("--configuration", str(file))
        for viewport, kind in ((PHONE, "phone"), (DESKTOP, "desktop")):
            shop = self.device(server.url, viewport=viewport).open("/home")
            expect(shop.page.get_by_role("alertdialog")).to_contain_text("We moved")
            shop.screenshot(f"message-dialog-{kind}")
            shop.page.get_by_role("button", name="OK").click()
            expect(shop.page.get_by_role("alertdialog")).to_have_count(0)
            expect(shop.element("notice.app.open.button")).to_contain_text("Open until nine")
            expect(shop.element("home.message-sale.card")).to_contain_text("Until Sunday.")
            shop.screenshot(f"message-card-{kind}")
            shop.element("home.message-sale.open.button").click()
            shop.expect_location("/products/4")
            shop.element("notice.app.dismiss.button").click()
            expect(shop.element("notice.app.dismiss.button")).to_have_count(0)
            shop.open("/home")
            expect(shop.element("home.search.button")).to_be_visible()
            for text in ("We moved", "Open until nine", "Lipsticks on sale"):
                expect(shop.page.get_by_text(text)).to_have_count(0)
