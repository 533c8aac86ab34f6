import Foundation
import StoreServer
import Testing

/// Orders with delivery, payment and voucher.
@Suite struct OrderDetailsTests {
    private static let address =
        #"{"name":" Emily ","street":"Lindenweg 4","postalCode":"10115","city":"Berlin","country":"DE"}"#
    private static let payment = #"{"title":"Visa ending in 4242","reference":"1"}"#

    private static func details(
        address: String = address, delivery: String = #""express""#, payment: String = payment,
        voucher: String = #""welcome10""#, total: String = "32.97"
    ) -> String {
        """
        {"address":\(address),"delivery":\(delivery),"payment":\(payment),"voucher":\(voucher),"total":\(total)}
        """
    }

    private func with(_ body: (TestStore, String) async throws -> Void) async throws {
        try await TestStore.with { test in
            var product = try #require(test.store.catalog.product(12))
            (product.price, product.discount, product.stock, product.minimumOrder) = (9_99, 0, 50, 1)
            try test.store.change(product)
            try await body(test, try await test.client.signIn("alexn").access)
        }
    }

    private func order(_ details: String, quantity: Int = 2) -> String {
        #"{"products":[{"id":12,"quantity":\#(quantity),"price":9.99}],"details":\#(details)}"#
    }

    @Test func anOrderHasItsDetailsAndTheirPrices() async throws {
        try await with { test, token in
            // 3 × 9.99, express, less 10 percent.
            let response = try await test.client.change(
                "POST", "/orders", token: token, order(Self.details(total: "41.96"), quantity: 3))
            #expect(response.status == 201)
            let order = try #require(test.store.orders(of: 6).first)
            #expect(try response.object["total"] as? Double == 41.96)
            let details = try #require(try response.object["details"] as? [String: Any])
            #expect(details["delivery"] as? String == "express")
            #expect(details["deliveryPrice"] as? Double == 14.99)
            #expect((details["address"] as? [String: Any])?["name"] as? String == "Emily")
            #expect((details["voucher"] as? [String: Any])?["code"] as? String == "WELCOME10")
            #expect((details["voucher"] as? [String: Any])?["discount"] as? Double == 3)
            #expect((details["payment"] as? [String: Any])?["title"] as? String == "Visa ending in 4242")
            #expect(try await test.client.get("/orders/\(order.id)", token: token).body == response.body)
        }
    }

    @Test func withoutAVoucherTheTotalIsThatOfProductsAndDelivery() async throws {
        try await with { test, token in
            let details = Self.details(delivery: #""standard""#, voucher: "null", total: "24.97")
            let response = try await test.client.change("POST", "/orders", token: token, order(details))
            #expect(response.status == 201)
            let voucher = try (response.object["details"] as? [String: Any])?["voucher"]
            #expect(voucher == nil)
        }
    }

    @Test(arguments: [
        (details(voucher: #""NONE""#), "Voucher NONE: This code isn't valid. Check it for typos."),
        (
            details(voucher: #""SAVE15""#),
            "Voucher SAVE15: This voucher requires a subtotal of at least $100.00."
        ),
        (details(voucher: "null", total: "34.96"), "The total of your order has changed."),
    ])
    func outdatedOrderDetailsAreAConflict(_ details: String, _ message: String) async throws {
        try await with { test, token in
            let response = try await test.client.change("POST", "/orders", token: token, order(details, quantity: 2))
            #expect(response.status == 409)
            #expect(response.message == message)
            #expect(try response.object["reason"] as? String == "order")
            #expect(test.store.orders(of: 6).isEmpty)
            #expect(test.store.catalog.product(12)?.stock == 50)
        }
    }

    @Test(arguments: [
        ("7", "details"), ("{}", "delivery"), (details(delivery: #""drone""#), "delivery"),
        (details(delivery: "null"), "delivery"), (details(payment: "{}"), "payment"),
        (details(payment: #"{"title":"a\nb","reference":"1"}"#), "payment"),
        (details(total: #""1""#), "total"), (details(total: "1.234"), "total"), (details(total: "null"), "total"),
        (details(address: "{}"), "address.name"), (details(address: "null"), "address.name"),
        (details(address: address.replacing("10115", with: "1")), "address.postalCode"),
        (details(address: address.replacing("DE", with: "AQ")), "address.country"),
        (details(address: address.replacing(#""Berlin""#, with: "7")), "city"),
    ])
    func anInvalidFieldIsNamed(_ details: String, _ field: String) async throws {
        try await with { test, token in
            let response = try await test.client.change("POST", "/orders", token: token, order(details))
            #expect(response.status == 400)
            #expect(response.message == "Invalid '\(field)' - see the description of an order's details")
            #expect(test.store.orders(of: 6).isEmpty)
        }
    }
}
