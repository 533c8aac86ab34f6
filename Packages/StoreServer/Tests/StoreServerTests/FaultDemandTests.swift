import Foundation
import HTTPTypes
import Testing

@testable import StoreServer

@Suite struct FaultDemandTests {
    @Test func requestsSayWhatGoesWrongWhereTheyMay() async throws {
        let clock = InstantClock()
        try await TestStore.with(.init(allowsFaultsOnDemand: true), clock: clock) { test in
            let response = try await test.client.get("/products/1", ["X-Fault": "status=503;retry-after=2"])
            #expect(response.status == 503)
            #expect(response.header("retry-after") == "2")
            #expect(try await test.client.get("/products/1?delay=600000").status == 200)
            #expect(clock.slept == .seconds(600))
            #expect(try await test.client.get("/products/1", ["X-Fault": "html"]).body.hasPrefix("<!DOCTYPE"))
            let unknown = try await test.client.get("/products/1", ["X-Fault": "flood"])
            #expect(unknown.status == 400)
            #expect(unknown.message == "There is no fault 'flood'")
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    @Test func otherwiseTheyAreIgnored() async throws {
        let clock = InstantClock()
        try await TestStore.with(clock: clock) { test in
            let response = try await test.client.get("/products/1?delay=600000", ["X-Fault": "status=503"])
            #expect(response.status == 200)
            #expect(clock.slept == .zero)
        }
    }

    @Test(arguments: [
        ("status=503;retry-after=2", Fault.status(503, retryAfter: 2)), ("status=429", .status(429, retryAfter: nil)),
        ("cut", .cut), ("cut-afterwards", .cutAfterwards), ("cut-midway", .cutMidway),
        ("wrong-length=-3", .wrongLength(-3)),
        ("garbage", .garbage("This is not what was asked for")), ("wrong-length", .wrongLength(10)),
        ("slow-body=20", .slowBody(.milliseconds(20))), ("slow-head", .slowHead(.milliseconds(100))),
        ("truncated", .truncatedJSON), ("content-type=text/plain", .contentType("text/plain")),
        ("invalid-utf8", .invalidUTF8), ("html", .html), ("redirect-loop", .redirectLoop), ("no-content", .noContent),
        ("not-modified", .notModified), ("large-body=2", .largeBody(megabytes: 2)),
        ("gzip-bomb=3", .gzipBomb(megabytes: 3)), ("duplicate-page", .duplicatePage),
        ("shrinking-list=4", .shrinkingList(by: 4)), ("delay=5", .delay(.milliseconds(5))),
    ])
    func everyFaultHasAName(_ text: String, _ fault: Fault) throws {
        let demand = try FaultDemand(target: "/", headers: .fault(text))
        #expect(demand.faults == [fault])
    }

    @Test(arguments: ["", "=", ";", "status", "status=99", "status=abc", "content-type", "CUT!"])
    func whatIsNoFaultIsRefused(_ text: String) {
        #expect(throws: Refusal.self) { try FaultDemand(target: "/", headers: .fault(text)) }
    }
}

extension HTTPFields {
    fileprivate static func fault(_ text: String) -> HTTPFields {
        var fields = HTTPFields()
        if let name = HTTPField.Name("X-Fault") { fields.append(HTTPField(name: name, value: text)) }
        return fields
    }
}
