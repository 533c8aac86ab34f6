import Foundation
import StoreServer
import Testing

@Suite struct PlacedOrderTests {
    private func with(_ body: (TestStore, String) async throws -> Void) async throws {
        try await TestStore.with { test in
            for (id, price, stock, minimum) in [(12, 9_99, 5, 1), (30, 1_00, 9, 4), (31, 2_00, 9, 1)] {
                var product = try #require(test.store.catalog.product(id))
                (product.price, product.discount, product.stock, product.minimumOrder) = (price, 0, stock, minimum)
                try test.store.change(product)
            }
            try await body(test, try await test.client.signIn("alexn").access)
        }
    }

    @Test func anOrderRemovesItsPiecesFromStockAndCart() async throws {
        try await with { test, token in
            _ = try await test.client.change(
                "PUT", "/carts/6", token: token,
                #"{"products":[{"id":12,"quantity":3},{"id":30,"quantity":4},{"id":31,"quantity":1}]}"#)
            let response = try await test.client.change(
                "POST", "/orders", token: token,
                #"{"products":[{"id":12,"quantity":2,"price":9.99},{"id":30,"quantity":4,"price":1}]}"#)
            #expect(response.status == 201)
            let order = try #require(test.store.orders(of: 6).first)
            #expect(order.lines.map(\.product) == [12, 30])
            #expect(try response.object["total"] as? Double == 23.98)
            #expect(order.status == "placed")
            let again = try await test.client.get("/orders/\(order.id)", token: token)
            #expect(again.body == response.body)
            #expect(try await test.client.get("/orders", token: token).objects("orders").count == 1)
            #expect(test.store.catalog.product(12)?.stock == 3)
            #expect(test.store.catalog.product(30)?.stock == 5)
            #expect(test.store.cart(of: 6).map(\.product) == [12, 31])
            #expect(test.store.cart(of: 6).map(\.quantity) == [1, 1])
            #expect(try await test.client.get("/products/12?select=stock").body == #"{"id":12,"stock":3}"#)
        }
    }

    @Test func anImpossibleOrderIsAConflictAndChangesNothing() async throws {
        try await with { test, token in
            try test.store.remove(31)
            let response = try await test.client.change(
                "POST", "/orders", token: token,
                """
                {"products":[{"id":12,"quantity":6,"price":9.99},{"id":30,"quantity":1,"price":1},\
                {"id":31,"quantity":1,"price":2},{"id":1,"quantity":1,"price":1}]}
                """)
            #expect(response.status == 409)
            let price = try await test.client.get(
                "/products/1?select=price,discountPercentage,stock,minimumOrderQuantity")
            #expect(price.status == 200)
            #expect(
                response.body.hasPrefix(
                    """
                    {"message":"Some items aren't available as ordered","products":[\
                    {"id":12,"price":9.99,"quantity":5,"reason":"stock"},\
                    {"id":30,"price":1,"quantity":4,"reason":"minimum"},{"id":31,"price":0,"quantity":0,"reason":"gone"}
                    """))
            #expect(test.store.orders(of: 6).isEmpty)
            #expect(test.store.catalog.product(12)?.stock == 5)
            let dearer = try await test.client.change(
                "POST", "/orders", token: token, #"{"products":[{"id":12,"quantity":1,"price":9.98}]}"#)
            #expect(try dearer.objects("products").first?["reason"] as? String == "price")
            #expect(dearer.body.hasSuffix(#"[{"id":12,"price":9.99,"quantity":1,"reason":"price"}]}"#))
        }
    }

    @Test(arguments: [
        (#"{"products":[]}"#, "An order needs a product"),
        (
            #"{"products":[{"id":12,"quantity":1}]}"#,
            "Invalid 'price' - must be a number with at most two decimals, 0 or more"
        ),
        (
            #"{"products":[{"id":12,"quantity":1,"price":9.999}]}"#,
            "Invalid 'price' - must be a number with at most two decimals, 0 or more"
        ),
        (
            #"{"products":[{"id":12,"quantity":1,"price":-1}]}"#,
            "Invalid 'price' - must be a number with at most two decimals, 0 or more"
        ),
        (
            #"{"products":[{"id":12,"quantity":1,"price":1e200}]}"#,
            "Invalid 'price' - must be a number with at most two decimals, 0 or more"
        ),
        (
            #"{"products":[{"id":12,"quantity":0,"price":1}]}"#,
            "Invalid 'quantity' - must be a whole number from 1 to 99999"
        ),
    ])
    func anInvalidOrderIsRejected(_ body: String, _ message: String) async throws {
        try await with { test, token in
            let response = try await test.client.change("POST", "/orders", token: token, body)
            #expect(response.status == 400)
            #expect(response.message == message)
            #expect(test.store.orders(of: 6).isEmpty)
        }
    }

    /// Five pieces, twenty customers at once: five orders.
    @Test func noPieceIsSoldTwice() async throws {
        try await with { test, token in
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        try await test.client.change(
                            "POST", "/orders", token: token,
                            #"{"products":[{"id":12,"quantity":1,"price":9.99}]}"#
                        ).status
                    }
                }
                return try await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
            }
            #expect(statuses == [201: 5, 409: 15])
            #expect(test.store.catalog.product(12)?.stock == 0)
            #expect(Set(test.store.orders(of: 6).map(\.id)).count == 5)
        }
    }

    /// The largest price, the largest quantity, as many lines as there may be.
    @Test func theLargestTotalIsExact() async throws {
        try await TestStore.with(catalog: .synthetic(count: 500)) { test in
            for product in test.store.catalog.products {
                var product = product
                (product.price, product.discount, product.stock, product.minimumOrder) = (.max, .min, .max, .min)
                try test.store.change(product)
            }
            let lines = (1...500).map { #"{"id":\#($0),"quantity":99999,"price":10000000}"# }.joined(separator: ",")
            let token = try await test.client.signIn().access
            for (method, path) in [("PUT", "/carts/1"), ("POST", "/orders")] {
                let response = try await test.client.change(
                    method, path, token: token, #"{"products":[\#(lines)]}"#)
                #expect([200, 201].contains(response.status))
                #expect(response.body.contains(#""total":499995000000000"#))
            }
        }
    }
}
