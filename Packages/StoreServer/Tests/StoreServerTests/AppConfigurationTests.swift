import Foundation
import StoreServer
import Testing

@Suite struct AppConfigurationTests {
    @Test func everythingIsOnByDefault() async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/configuration")
            #expect(response.status == 200)
            #expect(response.body == "{}")
        }
    }

    @Test func theConfigurationIsSentAsItIsAndChangesWhileTheServerRuns() async throws {
        let first = #"{"minimumVersion":"1.2","activities":["shop"]}"#
        try await TestStore.with(.init(app: Data(first.utf8))) { test in
            let response = try await test.client.get("/configuration")
            #expect(response.body == first)
            let tag = try #require(response.header("etag"))
            #expect(try await test.client.get("/configuration", ["If-None-Match": tag]).status == 304)
            let second = #"{"disabledFeatures":["checkout"]}"#
            test.store.configure(Data(second.utf8))
            #expect(try await test.client.get("/configuration", ["If-None-Match": tag]).body == second)
        }
    }

    /// A client must work without what DummyJSON lacks.
    @Test func withoutExtensionsTheirPathsAreNotFound() async throws {
        try await TestStore.with(.init(hasExtensions: false)) { test in
            for path in [
                "/configuration", "/brochures", "/brochures/way-to-work", "/orders", "/orders/1003", "/carts/user/1",
                "/users/1/wishlist", "/brands", "/notifications", "/products/12/reviews",
            ] {
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
