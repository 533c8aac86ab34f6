import Testing

@testable import RouteGenerator

@Suite struct AppMapTests {
    private func defaultTab(_ tabs: KeyValuePairs<String, Int>) throws -> String {
        let modules = ["One", "Two", "Three"]
        let features = zip(modules, tabs).map { module, tab in
            let config = "TabConfig(identifier: \"\(tab.key)\", title: \"T\", icon: \"i\", index: \(tab.value))"
            return SourceScanner.scan(
                Array(feature(module, tab: config).utf8), of: SourceFile(module: module, path: "\(module).swift"))
        }
        let activity = "extension ActivityID { static let shop: ActivityID = \"shop\" }"
        let model = SourceScanner.scan(Array(activity.utf8), of: SourceFile(module: "Model", path: "Model.swift"))
        let map = try AppMap(features + [model])
        return try #require(map.activities.first.flatMap { map.defaultTab(of: $0.identifier)?.identifier })
    }

    @Test func theDefaultTabIsHomeAtAnyIndex() throws {
        #expect(try defaultTab(["bag": 0, "home": 2, "account": 1]) == "home")
        #expect(try defaultTab(["home": 1, "bag": 0, "account": 2]) == "home")
    }

    @Test func withoutHomeTheDefaultTabHasTheLowestIndex() throws {
        #expect(try defaultTab(["account": 2, "bag": 1, "wishlist": 3]) == "bag")
        #expect(try defaultTab(["zoo": 1, "bag": 5, "account": 2]) == "zoo")
        #expect(try defaultTab(["homepage": 4, "account": 3, "Home": 9]) == "account")
    }
}
