import FlowKit
import Foundation
import Model
import Testing

@Suite struct OutboxConflictTests {
    private func conflict(_ kind: OutboxConflictKind, title: String? = "Lamp") -> OutboxConflict {
        OutboxConflict(
            id: OutboxConflict.ID(rawValue: 1), kind: kind, product: Product.ID(rawValue: 12), productTitle: title,
            date: Date(timeIntervalSince1970: 0))
    }

    private func line(_ title: String, _ reason: RefusedOrderLine.Reason) -> RefusedOrderLine {
        RefusedOrderLine(product: Product.ID(rawValue: 12), title: title, reason: reason)
    }

    @Test(arguments: [
        (
            OutboxConflictKind.lowered(from: 5, to: 3), "Quantity changed",
            "Lamp: only 3 left. Your bag now has 3 instead of 5."
        ),
        (
            .raised(from: 1, to: 4), "Quantity changed",
            "Lamp is sold in larger quantities. Your bag now has 4 instead of 1."
        ),
        (.soldOut, "Sold out", "Lamp is sold out and was removed from your bag."),
        (.gone, "No longer available", "Lamp is no longer available and was removed from your bag."),
        (.wishRefused, "No longer available", "Lamp is no longer available and was removed from your wishlist."),
        (
            .orderNotAccepted("The total of your order has changed."), "Order not placed",
            "The total of your order has changed. Your items are back in your bag."
        ),
        (
            .cancellationRefused(Order.ID(rawValue: 2001)), "Order not canceled",
            "The shop couldn't cancel your order 2001. It may be on its way already."
        ),
        (.profileRefused(nil), "Profile not changed", "The shop didn't accept your new name or email address."),
        (.profileRefused("No such address"), "Profile not changed", "No such address"),
        (.refused(nil), "Change not saved", "The shop didn't accept one of your changes."),
        (.refused("Not today"), "Change not saved", "Not today"),
    ])
    func itSaysWhatCameOut(_ kind: OutboxConflictKind, _ title: String, _ text: String) {
        #expect(String(localized: conflict(kind).title) == title)
        #expect(String(localized: conflict(kind).text) == text)
    }

    @Test func aRefusedOrderSaysWhatIsWrongWithEachLine() {
        let kind = OutboxConflictKind.orderRefused([
            line("Lamp", .stock(2)), line("Chair", .stock(0)), line("Spoon", .minimum(6)), line("Vase", .gone),
            line("Bed", .price(Money(minorUnits: 129_900))),
        ])
        #expect(conflict(kind).title == "Order not placed")
        #expect(
            String(localized: conflict(kind).text)
                == "Only 2 of Lamp left. Chair is sold out. Spoon is sold in quantities of 6 or more. "
                + "Vase is no longer available. Bed now costs $1,299.00. Items that are still available are back in your bag."
        )
    }

    @Test func aProductWithoutANameHasNone() {
        #expect(
            String(localized: conflict(.soldOut, title: nil).text)
                == "A product is sold out and was removed from your bag.")
    }
}
