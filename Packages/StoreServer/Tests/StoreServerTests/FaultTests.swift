import Foundation
import HTTPTypes
import StoreServer
import Testing

@Suite struct FaultTests {
    @Test func aStatusAffectsTheNumberedRequest() async throws {
        try await TestStore.with(.init(faults: [.status(503, retryAfter: 7).onRequest(2)])) { test in
            #expect(try await test.client.get("/products/1").status == 200)
            let second = try await test.client.get("/products/1")
            #expect(second.status == 503)
            #expect(second.header("retry-after") == "7")
            #expect(second.message == "This went wrong on purpose")
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    @Test func aPathFailsALimitedNumberOfTimes() async throws {
        try await TestStore.with(.init(faults: [.status(500).onPath("/products/search").times(2)])) { test in
            var statuses: [Int] = []
            for target in ["/products/search?q=a", "/products/1", "/products/search", "/products/search"] {
                statuses.append(try await test.client.get(target).status)
            }
            #expect(statuses == [500, 200, 500, 200])
        }
    }

    @Test func aFaultCanAffectOneMethod() async throws {
        try await TestStore.with(.init(faults: [.status(500).onMethod("HEAD")])) { test in
            let statuses = [
                try await test.client.get("/products/1").status,
                try await test.client.send("HEAD", "/products/1").status,
            ]
            #expect(statuses == [200, 500])
        }
    }

    @Test func aCutLeavesNoResponse() async throws {
        try await TestStore.with(.init(faults: [.cut.onRequest(1), .cutAfterwards.onRequest(2)])) { test in
            let request = "GET /products/1 HTTP/1.1\r\nHost: localhost\r\n\r\n"
            for _ in 1...2 {
                let response = try await test.client.exchange(request)
                #expect(response.isEmpty)
            }
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    @Test func aCutWithoutAConnectionIsAStatus() async throws {
        let store = StoreServer(configuration: .init(faults: [.cut.onRequest(1), .cutAfterwards.onRequest(2)]))
        var statuses: [Int] = []
        for _ in 1...3 { statuses.append(try await DirectClient(store: store).send(.get, "/products/1").status.code) }
        #expect(statuses == [503, 503, 200])
    }

    @Test func aCutBeforeTheRequestIsHandledChangesNothing() async throws {
        try await TestStore.with { test in
            let token = try await test.client.signIn().access
            for (fault, wishlist) in [(.cut, []), (.cutAfterwards, [5])] as [(FaultRule, [Int])] {
                test.store.inject([fault.times(1)])
                await #expect(throws: TestError.self) {
                    try await test.client.change("PUT", "/users/1/wishlist/5", token: token)
                }
                #expect(test.store.wishlist(of: 1) == wishlist)
            }
        }
    }

    @Test func aDelaySleepsOnTheClock() async throws {
        let clock = InstantClock()
        try await TestStore.with(.init(faults: [.delay(.seconds(600)).onRequests(1...2)]), clock: clock) { test in
            let response = try await test.client.get("/products/1")
            #expect(response.status == 200)
            #expect(clock.slept == .seconds(600))
        }
    }

    @Test func aNewPlanCountsFromOneAgain() async throws {
        try await TestStore.with { test in
            let before = try await test.client.get("/")
            #expect(before.status == 200)
            test.store.inject([.status(429).onRequest(1)])
            #expect(try await test.client.get("/").status == 429)
            test.store.inject(.none)
            #expect(try await test.client.get("/").status == 200)
        }
    }
}
