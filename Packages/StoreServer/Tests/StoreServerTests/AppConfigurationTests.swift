import StoreServer
import Testing

@Suite struct AppConfigurationTests {
    @Test func everythingIsOnByDefault() async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/configuration")
            #expect(response.status == 200)
            #expect(response.body == #"{"disabledFeatures":[],"disabledTabs":{}}"#)
        }
    }

    @Test func messagesAreSentInTheirOrder() async throws {
        let messages = [
            StoreInAppMessage(id: "2", style: "card", title: "Sale", link: "/products/12"),
            StoreInAppMessage(id: "1", style: "modal", title: "Hello", text: "…"),
        ]
        try await TestStore.with(.init(app: StoreAppConfiguration(messages: messages))) { test in
            let response = try await test.client.get("/configuration")
            #expect(
                response.body
                    == #"{"disabledFeatures":[],"disabledTabs":{},"messages":[{"id":"2","link":"/products/12","#
                    + #""style":"card","title":"Sale"},{"id":"1","style":"modal","text":"…","title":"Hello"}]}"#)
        }
    }

    @Test func theSectionsOfTheHomeScreenAreSent() async throws {
        let app = StoreAppConfiguration(homeSections: ["categories", "offer"])
        try await TestStore.with(.init(app: app)) { test in
            let response = try await test.client.get("/configuration")
            #expect(
                response.body
                    == #"{"disabledFeatures":[],"disabledTabs":{},"homeSections":["categories","offer"]}"#)
        }
    }

    @Test func theConfigurationChangesWhileTheServerRuns() async throws {
        let first = StoreAppConfiguration(activities: ["shop"], minimumVersion: "1.2")
        try await TestStore.with(.init(app: first)) { test in
            let response = try await test.client.get("/configuration")
            #expect(
                response.body
                    == #"{"activities":["shop"],"disabledFeatures":[],"disabledTabs":{},"minimumVersion":"1.2"}"#)
            test.store.configure(
                StoreAppConfiguration(disabledTabs: ["home": "\"b\"", "bag": "Closed"], disabledFeatures: ["checkout"]))
            let tag = try #require(response.header("etag"))
            let changed = try await test.client.get("/configuration", ["If-None-Match": tag])
            #expect(
                changed.body
                    == #"{"disabledFeatures":["checkout"],"disabledTabs":{"bag":"Closed","home":"\"b\""}}"#)
        }
    }

    @Test func flagsVersionsAndPagesAreSentIfSet() async throws {
        let app = StoreAppConfiguration(
            minimumVersion: "1.0", recommendedVersion: "1.4", updateURL: "https://shop.example/app",
            flags: [
                "reviews": StoreFlag(.bool(true)),
                "columns": StoreFlag(
                    .int(2),
                    rules: [
                        StoreFlagRule(
                            .int(3), versions: ">=1.2 <2.0", users: [1], countries: ["DE"], percentage: 25),
                        StoreFlagRule(.double(2.5)), StoreFlagRule(.text("\"")), StoreFlagRule(.double(.nan)),
                    ]),
            ],
            webView: StoreWebView(allowedHosts: ["shop.example"], userAgent: "Shop"))
        try await TestStore.with(.init(app: app)) { test in
            let response = try await test.client.get("/configuration")
            #expect(
                response.body == #"""
                    {"disabledFeatures":[],"disabledTabs":{},"flags":{"columns":{"rules":[\#
                    {"value":3,"when":{"countries":["DE"],"percentage":25,"users":[1],"versions":">=1.2 <2.0"}},\#
                    {"value":2.5,"when":{}},{"value":"\"","when":{}},{"value":null,"when":{}}],"value":2},\#
                    "reviews":{"rules":[],"value":true}},"minimumVersion":"1.0","recommendedVersion":"1.4",\#
                    "updateURL":"https://shop.example/app","webView":{"allowedHosts":["shop.example"],\#
                    "allowedSchemes":["https"],"javaScript":true,"userAgent":"Shop"}}
                    """#)
            let tag = try #require(response.header("etag"))
            #expect(try await test.client.get("/configuration", ["If-None-Match": tag]).status == 304)
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
