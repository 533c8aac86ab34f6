import Foundation
import StoreServer
import Testing

/// The code of the README, so that it compiles.
@Suite struct ReadmeTests {
    @Test func theServerRunsUntilItsTaskIsCancelled() async throws {
        let serving = Task {
            let store = StoreServer(configuration: .init(port: 0))
            try await store.run { address in
                print("Serving \(address.baseURL)/products")
            }
            return await store.address
        }
        serving.cancel()
        #expect(try await serving.value == nil)
    }

    @Test func faultsAreInjected() async throws {
        try await TestStore.with(.init()) { test in
            let store = test.store
            store.inject([
                .status(503, retryAfter: 1).onRequest(1),
                .delay(.seconds(5)).onPath("/products/search"),
                .cut.onPath("/images").times(2),
                .cutAfterwards.onPath("/orders").onMethod("POST"),  // carried out, but the response is lost
            ])
            store.configure(Data(#"{"disabledFeatures":["checkout"]}"#.utf8))  // the app configuration
            try store.expireTokens()  // signed-in users need new tokens
            await store.goOffline()  // closes connections and refuses new ones, like a killed process
            try await store.goOnline()  // on the same port
            #expect(try await test.client.get("/products/1").status == 503)
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    @Test func theStateIsChangedAndInspected() throws {
        let (store, key) = (StoreServer(), UUID())
        try store.restock(12, to: 1)
        try store.remove(13)
        try store.notify(1, title: "Sale", body: "Today only", link: "/products/12")
        let placed = store.orders(of: 1)
        let times = store.effects(ofKey: key)  // how many times a request with this Idempotency-Key was carried out
        let asked = store.requests("POST", "/orders")
        #expect(placed.count == 5)
        #expect(times == 0)
        #expect(asked == 0)
    }
}
