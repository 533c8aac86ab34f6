import Foundation
import StoreServer
import Testing

@Suite struct OrderCancellationTests {
    /// A server with an order of user 6: two pieces of product 12, of which five were in stock.
    private func with(_ body: (TestStore, String, Int) async throws -> Void) async throws {
        try await TestStore.with { test in
            var product = try #require(test.store.catalog.product(12))
            (product.price, product.discount, product.stock, product.minimumOrder) = (9_99, 0, 5, 1)
            try test.store.change(product)
            let token = try await test.client.signIn("alexn").access
            let response = try await test.client.change(
                "POST", "/orders", token: token, #"{"products":[{"id":12,"quantity":2,"price":9.99}]}"#)
            try await body(test, token, try #require(try response.object["id"] as? Int))
        }
    }

    private func notifications(_ test: TestStore, _ token: String) async throws -> [String] {
        try await test.client.get("/notifications", token: token).objects("notifications").compactMap {
            $0["title"] as? String
        }
    }

    @Test func anOrderThatIsNotShippedIsCanceledOnceAndItsPiecesReturn() async throws {
        try await with { test, token, id in
            #expect(test.store.catalog.product(12)?.stock == 3)
            for _ in 1...2 {
                let response = try await test.client.change("PUT", "/orders/\(id)/cancellation", token: token)
                #expect(response.status == 200)
                #expect(try response.object["id"] as? Int == id)
                #expect(try response.object["status"] as? String == "cancelled")
                #expect(test.store.catalog.product(12)?.stock == 5)
            }
            #expect(test.store.orders(of: 6).map(\.status) == ["cancelled"])
            #expect(try await notifications(test, token).filter { $0 == "Order canceled" }.count == 1)
        }
    }

    @Test func aShippedOrderIsAConflictAndStaysShipped() async throws {
        try await with { test, token, id in
            try test.store.ship(id, of: 6)
            let response = try await test.client.change("PUT", "/orders/\(id)/cancellation", token: token)
            #expect(response.status == 409)
            #expect(
                response.body == #"{"message":"Order with id '\#(id)' is already on its way","reason":"order"}"#)
            #expect(test.store.orders(of: 6).map(\.status) == ["shipped"])
            #expect(test.store.catalog.product(12)?.stock == 3)
        }
    }

    /// The invented orders of the first user have one of each status.
    @Test func anInventedOrderIsCanceledInItsPlace() async throws {
        try await TestStore.with { test in
            let token = try await test.client.signIn().access
            let before = test.store.orders(of: 1)
            var statuses: [Int] = []
            for order in before {
                statuses.append(
                    try await test.client.change("PUT", "/orders/\(order.id)/cancellation", token: token).status)
            }
            #expect(before.map(\.status) == ["placed", "shipped", "delivered", "cancelled", "delivered"])
            #expect(statuses == [200, 409, 409, 200, 409])
            let after = test.store.orders(of: 1)
            #expect(after.map(\.id) == before.map(\.id))
            #expect(after.map(\.status) == ["cancelled", "shipped", "delivered", "cancelled", "delivered"])
            let listed = try await test.client.get("/orders", token: token).objects("orders")
            #expect(listed.map { $0["status"] as? String } == after.map(\.status))
        }
    }

    @Test func anotherUsersOrderIsNotFound() async throws {
        try await with { test, _, id in
            let token = try await test.client.signIn("michaelw").access
            for text in ["\(id)", "1005", "0\(id)", "x"] {
                let response = try await test.client.change("PUT", "/orders/\(text)/cancellation", token: token)
                #expect(response.status == 404)
                #expect(response.message == "Order with id '\(text)' not found")
            }
            #expect(test.store.orders(of: 6).map(\.status) == ["placed"])
            #expect(test.store.orders(of: 1).first?.status == "placed")
        }
    }

    @Test func aUserWhoWantsNoNewsOfOrdersGetsNone() async throws {
        try await with { test, token, id in
            _ = try await test.client.change(
                "PUT", "/users/6/notification-settings", token: token,
                #"{"messages":true,"offers":false,"orders":false}"#)
            #expect(
                try await test.client.change("PUT", "/orders/\(id)/cancellation", token: token).status == 200)
            #expect(try await !notifications(test, token).contains("Order canceled"))
        }
    }
}
