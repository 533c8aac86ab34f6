import StoreServer
import Testing

@Suite struct AppConfigurationTests {
    @Test func everythingIsOnAtFirst() async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/configuration")
            #expect(response.status == 200)
            #expect(response.body == #"{"disabledTabs":{},"disabledFeatures":[]}"#)
        }
    }

    @Test func itChangesWhileTheStoreRuns() async throws {
        let first = StoreAppConfiguration(activities: ["shop"], minimumVersion: "1.2")
        try await TestStore.with(.init(app: first)) { test in
            let response = try await test.client.get("/configuration")
            #expect(
                response.body
                    == #"{"activities":["shop"],"disabledTabs":{},"disabledFeatures":[],"minimumVersion":"1.2"}"#)
            test.store.configure(
                StoreAppConfiguration(disabledTabs: ["home": "\"b\"", "bag": "Closed"], disabledFeatures: ["checkout"]))
            let tag = try #require(response.header("etag"))
            let changed = try await test.client.get("/configuration", ["If-None-Match": tag])
            #expect(
                changed.body
                    == #"{"disabledTabs":{"bag":"Closed","home":"\"b\""},"disabledFeatures":["checkout"]}"#)
        }
    }

    /// A client has to live without what DummyJSON does not have.
    @Test func aStoreMayDoWithoutExtensions() async throws {
        try await TestStore.with(.init(hasExtensions: false)) { test in
            for path in ["/configuration", "/brochures", "/brochures/way-to-work", "/orders", "/orders/1003"] {
                let response = try await test.client.get(path)
                #expect(response.status == 404)
                #expect(response.message == "There is nothing at '\(path)'")
            }
            #expect(try await test.client.get("/images/brochures/way-to-work/1.svg").status == 404)
            #expect(try await test.client.signIn().access.isEmpty == false)
            let endpoints = try await test.client.get("/").object["endpoints"] as? [String]
            #expect(endpoints?.contains { $0.hasSuffix("/orders") } == false)
        }
    }
}
