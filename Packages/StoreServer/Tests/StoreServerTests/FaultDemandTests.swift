import Foundation
import Testing

@testable import StoreServer

@Suite struct FaultDemandTests {
    @Test func aRequestCanAskForAFaultIfAllowed() async throws {
        let clock = InstantClock()
        try await TestStore.with(.init(allowsFaultsOnDemand: true), clock: clock) { test in
            let response = try await test.client.get("/products/1", ["X-Fault": "status=503;retry-after=2"])
            #expect(response.status == 503)
            #expect(response.header("retry-after") == "2")
            #expect(try await test.client.get("/products/1?delay=600000").status == 200)
            #expect(clock.slept == .seconds(600))
            let unknown = try await test.client.get("/products/1", ["X-Fault": "flood"])
            #expect(unknown.status == 400)
            #expect(unknown.message == "There is no fault 'flood'")
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    /// A body would be read as the beginning of the next response.
    @Test(arguments: [204, 205, 304])
    func aStatusWithoutContentHasNoBody(_ status: Int) async throws {
        try await TestStore.with(.init(allowsFaultsOnDemand: true)) { test in
            let text = try await test.client.exchange(
                """
                GET /products/1 HTTP/1.1\r\nHost: localhost\r\nX-Fault: status=\(status)\r\n\r\n\
                GET /products/1?select=id HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n
                """)
            let first = try RawClient.parse(text)
            #expect(first.status == status)
            #expect(first.body.hasPrefix("HTTP/1.1 200"), "\(first.body)")
            #expect(first.body.hasSuffix(#"{"id":1}"#))
        }
    }

    @Test func requestedFaultsAreIgnoredByDefault() async throws {
        let clock = InstantClock()
        try await TestStore.with(clock: clock) { test in
            let response = try await test.client.get("/products/1?delay=600000", ["X-Fault": "status=503"])
            #expect(response.status == 200)
            #expect(clock.slept == .zero)
        }
    }

    @Test(
        arguments: [
            ("status=503;retry-after=2", .status(503, retryAfter: 2)), ("status=429", .status(429, retryAfter: nil)),
            ("cut", .cut), ("cut-afterwards", .cutAfterwards), ("delay=5", .delay(.milliseconds(5))),
            ("delay", .delay(.milliseconds(100))),
        ] as [(String, Fault)])
    func everyFaultHasAName(_ text: String, _ fault: Fault) {
        #expect(Fault(text) == fault)
    }

    @Test(arguments: ["", "=", ";", "status", "status=99", "status=abc", "html", "CUT!"])
    func anUnknownNameIsNoFault(_ text: String) {
        #expect(Fault(text) == nil)
    }
}
