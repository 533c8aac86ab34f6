import FlowKit
import Mocks
import Model
import Testing

@testable import MyAccount

@Suite struct NotificationCopyTests {
    private func copy(_ title: String, _ body: String) -> NotificationCopy {
        NotificationCopy(.fixture(id: "1", day: 1, title: title, body: body))
    }

    @Test func theTextsForEveryUserAreTranslated() {
        #expect(
            copy("Welcome", "Take a look around, and don't miss this week's brochure.").body
                == "Take a look around, and don't miss this week's brochure.")
        #expect(copy("Welcome", "").title == "Welcome")
        let shipped = copy("On its way", "Your order 1003 has shipped.")
        #expect(shipped.title == "On its way")
        #expect(shipped.body == "Your order \("1003") has shipped.")
        let canceled = copy("Order canceled", "Your order 1003 was canceled.")
        #expect(canceled.title == "Order canceled")
        #expect(canceled.body == "Your order \("1003") was canceled.")
        let back = copy("Back in stock", "Oak Stool is back in stock.")
        #expect(back.title == "Back in stock")
        #expect(back.body == "\("Oak Stool") is back in stock.")
    }

    @Test func otherTextsAreShownAsTheyAre() {
        let sale = copy("Sale 50%", "Your order has shipped.")
        #expect(String(localized: sale.title) == "Sale 50%")
        #expect(sale.body.map { String(localized: $0) } == "Your order has shipped.")
        #expect(copy("Sale", "").body == nil)
    }
}
