import Foundation
import StoreServer
import Testing

@Suite struct RestockTests {
    private func titles(_ test: TestStore, of name: String) async throws -> [String] {
        let token = try await test.client.signIn(name).access
        return try await test.client.get("/notifications", token: token).objects("notifications")
            .compactMap { $0["body"] as? String }.filter { $0.hasSuffix("is back in stock.") }
    }

    private func setUp(_ test: TestStore, minimum: Int = 1) async throws -> String {
        var product = try #require(test.store.catalog.product(12))
        (product.stock, product.minimumOrder) = (0, minimum)
        try test.store.change(product)
        let token = try await test.client.signIn("alexn").access
        _ = try await test.client.change("PUT", "/users/6/wishlist/12", token: token)
        return "\(product.title) is back in stock."
    }

    @Test func aUserWithTheProductOnTheWishlistIsNotifiedOnceWhenItIsBack() async throws {
        try await TestStore.with { test in
            let text = try await setUp(test)
            try test.store.restock(12, to: 0)
            #expect(try await titles(test, of: "alexn") == [])
            try test.store.restock(12, to: 3)
            try test.store.restock(12, to: 4)
            #expect(try await titles(test, of: "alexn") == [text])
            #expect(try await titles(test, of: "emilys") == [])
            try test.store.restock(12, to: 0)
            try test.store.restock(12, to: 1)
            #expect(try await titles(test, of: "alexn") == [text, text])
        }
    }

    @Test func fewerThanTheMinimumOrderAreNotBack() async throws {
        try await TestStore.with { test in
            let text = try await setUp(test, minimum: 4)
            try test.store.restock(12, to: 3)
            #expect(try await titles(test, of: "alexn") == [])
            try test.store.restock(12, to: 4)
            #expect(try await titles(test, of: "alexn") == [text])
        }
    }

    @Test func aCanceledOrderOfTheLastPiecesBringsTheProductBack() async throws {
        try await TestStore.with { test in
            let text = try await setUp(test)
            try test.store.restock(12, to: 2)
            let price = try #require(test.store.catalog.product(12)).finalPrice
            let token = try await test.client.signIn("emilys").access
            let amount = "\(price / 100).\(String(price % 100 + 100).suffix(2))"
            let order = try await test.client.change(
                "POST", "/orders", token: token, #"{"products":[{"id":12,"quantity":2,"price":\#(amount)}]}"#)
            let id = try #require(try order.object["id"] as? Int)
            _ = try await test.client.change("PUT", "/orders/\(id)/cancellation", token: token)
            #expect(try await titles(test, of: "alexn") == [text, text])
        }
    }
}
