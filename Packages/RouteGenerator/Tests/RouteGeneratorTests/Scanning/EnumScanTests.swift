import Testing

@testable import RouteGenerator

@Suite struct EnumScanTests {
    @Test func casesHaveTheirValues() {
        let file = scan(
            """
            public enum ShopRoute: Hashable, Codable, Sendable {
                /// Documented.
                case shop, details(Product.ID)
                indirect case listing(category: Model.Category.ID? = nil, _ q: String?, sort: Sort = .init(a: 1, b: [2]))
                case pair((Int, String), map: [String: [Int]], other outer: Result<Int, any Error>)
                @available(*, deprecated) case `default`, old(f: @Sendable (Int) -> Void)
                case text(String = "a, b", Dictionary<String, Int>? = .init(), [ /* all */ Int ])
                static func make() -> Self { switch x { case .shop: .shop; case let .details(id): .details(id) } }
                enum Inner { case notOne }
                case last
            }
            """)
        #expect(
            file.summary == [
                "public ShopRoute 1:13: shop | details(_: Product.ID) | listing(category: Model.Category.ID?, _: String?, "
                    + "sort: Sort) | pair(_: (Int, String), map: [String: [Int]], other: Result<Int, any Error>) | default | "
                    + "old(f: @Sendable (Int) -> Void) | text(_: String, _: Dictionary<String, Int>?, _: [Int]) | last"
            ])
    }

    @Test func casesHaveThePositionsOfNamesAndTypes() throws {
        let file = scan(
            """
            enum ShopRoute {
                case details(id: Product.ID, Int)
            }
            """)
        let details = try #require(file.types.first?.cases.first)
        #expect(details.location.position == "2:10")
        #expect(details.values.map(\.location.position) == ["2:18", "2:34"])
        #expect(details.values.map(\.valueLocation.position) == ["2:22", "2:34"])
        #expect(file.types.first?.access == nil)
    }

    @Test func exitsAndNestedAndConditionalEnumsAreScanned() {
        let file = scan(
            """
            package enum ShopExit: Hashable { case product(Product.ID), bag }
            struct Outer { public enum DeepRoute: String { case a = "x", b = "case c", c } }
            public enum ShopRoute {
                case one
                #if DEBUG
                    case two
                #endif
            }
            #if DEBUG
                enum HiddenRoute { case three }
            #endif
            enum Other { case none }
            """)
        #expect(
            file.summary == [
                "public Outer.DeepRoute 2:28: a | b | c", "public ShopRoute 3:13: one | two#if",
                "internal HiddenRoute 10:10 (#if): three#if", "package ShopExit 1:14: product(_: Product.ID) | bag",
            ])
    }

    @Test func activitiesAreScanned() {
        let file = scan(
            """
            extension ActivityID {
                public static let shop: ActivityID = "shop", other: ActivityID = "b"
                public static let account = ActivityID(rawValue: "account")
                static var all: [ActivityID] { [] }
            }
            extension ActivityConfig {
                public static let shop = ActivityConfig(id: .shop, title: "Shop", icon: "storefront", index: 0)
                func with() {}
            }
            """)
        #expect(
            file.summary == [
                "activity ActivityConfig.shop 7:23 = ActivityConfig(id: .shop, title: \"Shop\", icon: \"storefront\", index: 0)",
                "id ActivityID.shop 2:23 = \"shop\"",
                "id ActivityID.account 3:23 = ActivityID(rawValue: \"account\")",
            ])
    }
}
