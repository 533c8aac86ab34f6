import Foundation
import StoreServer
import Testing

@Suite struct FaultTests {
    @Test func aStatusBefallsTheRequestThatWasNamed() async throws {
        try await TestStore.with(.init(faults: [.status(503, retryAfter: 7).onRequest(2)])) { test in
            #expect(try await test.client.get("/products/1").status == 200)
            let second = try await test.client.get("/products/1")
            #expect(second.status == 503)
            #expect(second.header("retry-after") == "7")
            #expect(second.message == "This went wrong on purpose")
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    @Test func aPathCanFailSoManyTimes() async throws {
        try await TestStore.with(.init(faults: [.status(500).onPath("/products/search").times(2)])) { test in
            var statuses: [Int] = []
            for target in ["/products/search?q=a", "/products/1", "/products/search", "/products/search"] {
                statuses.append(try await test.client.get(target).status)
            }
            #expect(statuses == [500, 200, 500, 200])
        }
    }

    @Test func aMethodCanFailAlone() async throws {
        try await TestStore.with(.init(faults: [.status(500).onMethod("HEAD")])) { test in
            let statuses = [
                try await test.client.get("/products/1").status,
                try await test.client.send("HEAD", "/products/1").status,
            ]
            #expect(statuses == [200, 500])
        }
    }

    @Test func aCutLeavesNothingOrHalf() async throws {
        try await TestStore.with(.init(faults: [.cut.onRequest(1), .cutMidway.onRequest(2)])) { test in
            let request = "GET /products/1 HTTP/1.1\r\nHost: a\r\n\r\n"
            #expect(try await test.client.exchange(request).isEmpty)
            let half = try RawClient.parse(try await test.client.exchange(request))
            let length = try #require(half.header("content-length").flatMap { Int($0) })
            #expect(half.status == 200)
            #expect(!half.body.isEmpty)
            #expect(half.body.utf8.count < length)
        }
    }

    @Test func garbageHasTheRightStatus() async throws {
        try await TestStore.with(.init(faults: [.garbage("<html>").times(1)])) { test in
            let response = try await test.client.get("/products/1")
            #expect(response.status == 200)
            #expect(response.body == "<html>")
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    @Test func aDelayIsAsLongAsTheClockSays() async throws {
        let clock = InstantClock()
        try await TestStore.with(.init(faults: [.delay(.seconds(600)).onRequests(1...2)]), clock: clock) { test in
            let response = try await test.client.get("/products/1")
            #expect(response.status == 200)
            #expect(clock.slept == .seconds(600))
        }
    }

    @Test func aNewPlanCountsAnew() async throws {
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
