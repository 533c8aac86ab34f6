import Foundation
import StoreServer
import Testing

@Suite struct OrderTests {
    private func orders(of name: String, _ test: TestStore) async throws -> [[String: Any]] {
        let token = try await test.client.signIn(name).access
        let response = try await test.client.get("/orders", token: token)
        #expect(response.status == 200)
        #expect(response.header("cache-control") == "no-store")
        return try #require(response.object["orders"] as? [[String: Any]])
    }

    @Test func everyUserHasTheirOwnOrders() async throws {
        try await TestStore.with { test in
            var known: Set<Int> = []
            for (index, user) in StoreUser.standard.enumerated() {
                let orders = try await orders(of: user.username, test)
                #expect(orders.count == 5 - index)
                for order in orders {
                    #expect(order["userId"] as? Int == user.id)
                    #expect(known.insert(try #require(order["id"] as? Int)).inserted)
                    #expect((order["products"] as? [Any])?.isEmpty == false)
                }
                let dates = orders.compactMap { $0["placedAt"] as? String }
                #expect(dates == dates.sorted(by: >))
            }
        }
    }

    @Test func sampleOrdersAreDeterministic() async throws {
        var bodies: [String] = []
        for _ in 1...2 {
            try await TestStore.with(.init(publicBaseURL: URL(string: "http://shop.example"))) { test in
                bodies.append(try await test.client.get("/orders", token: test.client.signIn().access).body)
            }
        }
        #expect(bodies[0] == bodies[1])
    }

    @Test func totalsAreExact() async throws {
        try await TestStore.with { test in
            let token = try await test.client.signIn().access
            let response = try await test.client.get("/orders/1003", token: token)
            struct Order: Decodable {
                struct Line: Decodable { let price, total: Decimal, quantity: Int }
                let products: [Line]
                let total: Decimal
                let totalQuantity: Int
            }
            let order = try JSONDecoder().decode(Order.self, from: Data(response.body.utf8))
            for line in order.products { #expect(line.price * Decimal(line.quantity) == line.total) }
            #expect(order.products.reduce(0) { $0 + $1.total } == order.total)
            #expect(order.products.reduce(0) { $0 + $1.quantity } == order.totalQuantity)
        }
    }

    @Test func anotherUsersOrderIsNotFound() async throws {
        try await TestStore.with { test in
            let token = try await test.client.signIn("michaelw").access
            for id in ["1003", "1", "01011", "-1", "x", "99999999999999999999"] {
                let response = try await test.client.get("/orders/\(id)", token: token)
                #expect(response.status == 404)
                #expect(response.message == "Order with id '\(id)' not found")
            }
            #expect(try await test.client.get("/orders/1011", token: token).status == 200)
            #expect(try await test.client.get("/orders/1011/more", token: token).status == 404)
        }
    }

    @Test(arguments: ["/orders", "/orders/1003"]) func ordersRequireAToken(_ path: String) async throws {
        try await TestStore.with { test in
            let response = try await test.client.get(path)
            #expect(response.status == 401)
            #expect(response.message == "Access Token is required")
        }
    }

    @Test func anEmptyCatalogHasNoOrders() async throws {
        try await TestStore.with(catalog: .synthetic(count: 0)) { test in
            let orders = try await orders(of: "emilys", test)
            #expect(orders.isEmpty)
        }
    }
}
