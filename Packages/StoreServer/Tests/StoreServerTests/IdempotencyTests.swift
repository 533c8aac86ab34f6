import Foundation
import StoreServer
import Testing

@Suite(.timeLimit(.minutes(60))) struct IdempotencyTests {
    private let order = #"{"products":[{"id":12,"quantity":1,"price":9.99}]}"#

    private func with(
        _ configuration: StoreServerConfiguration = .init(), clock: any Clock<Duration> = ContinuousClock(),
        _ body: (TestStore, String) async throws -> Void
    ) async throws {
        try await TestStore.with(configuration, clock: clock) { test in
            var product = try #require(test.store.catalog.product(12))
            (product.price, product.discount, product.stock, product.minimumOrder) = (9_99, 0, 1000, 1)
            try test.store.change(product)
            try await body(test, try await test.client.signIn("alexn").access)
        }
    }

    @Test func aRepeatedRequestGetsTheSameResponseAndOneEffect() async throws {
        try await with { test, token in
            let key = UUID()
            let first = try await test.client.change("POST", "/orders", token: token, key: key, order)
            let second = try await test.client.change("POST", "/orders", token: token, key: key, order)
            #expect(first.status == 201)
            #expect(first.header("idempotent-replayed") == nil)
            #expect(second.status == 201)
            #expect(second.header("idempotent-replayed") == "true")
            #expect(second.body == first.body)
            #expect(second.header("content-type") == first.header("content-type"))
            #expect(test.store.effects(ofKey: key) == 1)
            #expect(test.store.orders(of: 6).count == 1)
            #expect(test.store.requests("POST", "/orders") == 2)
            // The same said otherwise is the same.
            let other = #"{ "products" : [ {"price": 9.990, "quantity": 1, "id": 12} ] }"#
            #expect(try await test.client.change("POST", "/orders", token: token, key: key, other).body == first.body)
        }
    }

    @Test func aKeyOfAnotherRequestIsRejected() async throws {
        try await with { test, token in
            let key = UUID()
            _ = try await test.client.change("POST", "/orders", token: token, key: key, order)
            for (method, path, body) in [
                ("POST", "/orders", order.replacing("1,", with: "2,")), ("PUT", "/carts/6", #"{"products":[]}"#),
            ] {
                let response = try await test.client.change(method, path, token: token, key: key, body)
                #expect(response.status == 422)
                #expect(response.message == "This Idempotency-Key belongs to another request")
            }
            // Another's key is another key.
            let michael = try await test.client.signIn("michaelw").access
            let his = try await test.client.change("POST", "/orders", token: michael, key: key, order)
            #expect(his.status == 201)
            #expect(his.header("idempotent-replayed") == nil)
        }
    }

    @Test func aKeyMustBeAUUID() async throws {
        try await with { test, token in
            let response = try await test.client.change(
                "POST", "/orders", token: token, order, ["Idempotency-Key": "mine"])
            #expect(response.status == 400)
            #expect(response.message == "The Idempotency-Key is not a UUID")
        }
    }

    @Test func aRejectionIsRepeatedForItsKey() async throws {
        try await with { test, token in
            try test.store.restock(12, to: 0)
            let key = UUID()
            let first = try await test.client.change("POST", "/orders", token: token, key: key, order)
            try test.store.restock(12, to: 5)
            let second = try await test.client.change("POST", "/orders", token: token, key: key, order)
            #expect(first.status == 409)
            #expect(second.status == 409)
            #expect(second.body == first.body)
            #expect(second.header("idempotent-replayed") == "true")
            #expect(test.store.effects(ofKey: key) == 0)
        }
    }

    /// The client can correct a request and send it with the same key.
    @Test func anInvalidRequestUsesNoKey() async throws {
        try await with { test, token in
            let key = UUID()
            let mistake = try await test.client.change("POST", "/orders", token: token, key: key, "{}")
            let order = try await test.client.change("POST", "/orders", token: token, key: key, order)
            #expect(mistake.status == 400)
            #expect(order.status == 201)
        }
    }

    /// A client that disconnects has still requested the change.
    @Test func aChangeIsMadeAfterTheClientDisconnects() async throws {
        let clock = GateClock()
        try await with(.init(allowsFaultsOnDemand: true), clock: clock) { test, token in
            let (key, port) = (UUID(), test.address.port)
            let request = """
                POST /orders?delay=1000 HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\
                Idempotency-Key: \(key.uuidString)\r\nContent-Length: \(order.utf8.count)\r\n\r\n\(order)
                """
            let socket = try await blocking {
                let socket = try RawSocket(port: port)
                socket.write(request)
                return socket
            }
            await clock.waitForSleeper()
            socket.close()
            clock.open()
            let again = try await test.client.change("POST", "/orders", token: token, key: key, order)
            #expect(again.status == 201)
            #expect(test.store.effects(ofKey: key) == 1)
            #expect(test.store.orders(of: 6).count == 1)
        }
    }

    @Test func aLostResponseCanBeRequestedAgain() async throws {
        try await with { test, token in
            let key = UUID()
            test.store.inject([.cutAfterwards.onPath("/orders").times(1)])
            await #expect(throws: TestError.self) {
                try await test.client.change("POST", "/orders", token: token, key: key, order)
            }
            #expect(test.store.effects(ofKey: key) == 1)
            let again = try await test.client.change("POST", "/orders", token: token, key: key, order)
            #expect(again.status == 201)
            #expect(again.header("idempotent-replayed") == "true")
            #expect(test.store.orders(of: 6).count == 1)
        }
    }

    @Test func aResponseWithoutContentIsReplayed() async throws {
        try await with { test, token in
            let key = UUID()
            for replayed in [nil, "true"] {
                let response = try await test.client.change("PUT", "/devices/00ff", token: token, key: key)
                #expect(response.status == 204)
                #expect(response.header("idempotent-replayed") == replayed)
            }
        }
    }
}
