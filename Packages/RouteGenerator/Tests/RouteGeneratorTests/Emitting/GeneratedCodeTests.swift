import Testing

@testable import RouteGenerator

@Suite struct GeneratedCodeTests {
    /// Two activities with a tab of the same name, keywords, every kind of value, types of the same name.
    static let modules: KeyValuePairs<String, String> = [
        "Account": """
        public enum AccountRoute: Hashable { case account; case `default`(in: Int, `repeat`: String?) }
        public enum AccountExit { case bag }
        public final class AccountViewModel: Routable {
            public static let routeConfig = RouteConfig(
                activity: "my-account", tab: TabConfig(identifier: "my-account.home", title: "You", icon: "person", index: 0),
                path: "/account", requiresAuth: true)
        }
        extension DefaultViewModel: Routable {
            public static let routeConfig = RouteConfig(
                activity: "my-account", path: "/account/:in?repeat", permission: "company", transition: .sheet,
                animation: .fade)
        }
        public final class DefaultViewModel {}
        """,
        "Shop": """
        extension ActivityID { public static let shop: ActivityID = "shop" }
        extension ActivityConfig {
            static let shop = ActivityConfig(id: .shop, title: "The shop", icon: "storefront", index: 0, policy: .resetToDefaultTab)
        }
        public enum ShopRoute: Hashable {
            case list(q: String? = nil, tag: [Tag]), file(Int, [String]), other(link: Int, values: Int?, route: Int)
        }
        extension ListViewModel: Routable {
            public static let routeConfig = RouteConfig(
                activity: .shop, tab: TabConfig(identifier: "shop.home", title: "Home", icon: "house", index: 1), path: "/?q&tag*")
        }
        extension FileViewModel: Routable {
            public static let routeConfig = RouteConfig(activity: .shop, path: "/files/:id/*rest")
        }
        extension OtherViewModel: Routable {
            public static let routeConfig = RouteConfig(activity: .shop, path: "/other/:route/:link?values")
        }
        public final class DefaultViewModel {}
        enum ShopExit { case hidden }
        """,
    ]

    static func code(_ modules: KeyValuePairs<String, String> = Self.modules) throws -> String {
        GeneratedCode(map: try AppMap(declarations(modules)), target: "App").text
    }

    private func expect(_ part: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let code = try Self.code()
        #expect(code.contains(part), "\(code)", sourceLocation: sourceLocation)
    }

    @Test func onlyImportsOfTheAPIArePublic() throws {
        try expect(
            """
            #if hasFeature(InternalImportsByDefault)
                public import Account
                public import DeepLink
                public import FlowKit
                public import Shop
            #else
                import Account
                import DeepLink
                import FlowKit
                import Shop
            #endif

            """)
    }

    /// The target sees SwiftUI or HeadlessUI. The generated code needs no library with views of its own.
    @Test func viewsAreThoseOfSwiftUIOrHeadlessUI() throws {
        try expect(
            """
            #if canImport(SwiftUI) && !Headless
                import SwiftUI

                typealias AppScreen = SwiftUI.View
                typealias AppScreenBuilder = SwiftUI.ViewBuilder
            #else
                import HeadlessUI

                typealias AppScreen = HeadlessUI.View
                typealias AppScreenBuilder = HeadlessUI.ViewBuilder
            #endif

            extension AppRoute {
                /// Returns the route's screen, which its feature creates.
                @MainActor @AppScreenBuilder
                func destination(_ flows: AppFlows) -> some AppScreen {
            """)
        let code = GeneratedCode(map: try AppMap(declarations(Self.modules)), target: "App", usesHeadlessUI: false).text
        #expect(code.contains("\nimport SwiftUI\n") && !code.contains("HeadlessUI"))
    }

    @Test func anAppThatMakesItsScreensItselfHasNoFlows() throws {
        let code = GeneratedCode(map: try AppMap(declarations(Self.modules)), target: "App", makesFlows: false).text
        #expect(code.contains("enum AppNavigation") && code.contains("func linkTable"))
        for part in ["SwiftUI", "HeadlessUI", "AppFlows", "DependencyContainer", "destination"] {
            #expect(!code.contains(part), "\(part)")
        }
    }

    /// Without a tab of its own, a screen has its feature's or else its activity's. A sheet of a feature without tabs is
    /// presented over the selected tab.
    @Test func linksOpenInTheHomeTab() throws {
        try expect("LinkEntry(\"/files/:id/*rest\", tab: \"shop.home\") {")
        try expect("LinkEntry(\"/account/:in?repeat\", tab: \"my-account.home\") {")
        let help = """
            public enum HelpRoute: Hashable { case help, contact }
            extension HelpViewModel: Routable {
                public static let routeConfig = RouteConfig(activity: .shop, path: "/help")
            }
            extension ContactViewModel: Routable {
                public static let routeConfig = RouteConfig(activity: .shop, path: "/contact", transition: .sheet)
            }
            """
        let code = try Self.code(["Help": help, "Shop": Self.modules[1].value])
        #expect(code.contains("LinkEntry(\"/help\", tab: \"shop.home\", route: .help(.help))"))
        #expect(code.contains("LinkEntry(\"/contact\", route: .help(.contact))"))
    }

    @Test func activitiesHaveTheirDeclaredValues() throws {
        try expect(
            """
            public enum Activity: String, CaseIterable, Hashable, Codable, Sendable {
                case shop
                case myAccount = "my-account"

                public var id: FlowKit.ActivityID { FlowKit.ActivityID(rawValue: rawValue) }

                /// The title that users see.
                public var displayName: FlowKit.LocalizedStringResource {
                    switch self {
                    case .shop: "The shop"
                    case .myAccount: "My account"
                    }
                }

                /// The name of the SF Symbol.
                public var icon: String {
                    switch self {
                    case .shop: "storefront"
                    case .myAccount: "square.grid.2x2"
                    }
                }

                /// The tab that is selected first.
                public var defaultTab: AppTab {
                    switch self {
                    case .shop: .shopHome
                    case .myAccount: .myAccountHome
                    }
                }

                /// The effect on the activity's tabs of switching to it.
                public var switchPolicy: FlowKit.ActivitySwitchPolicy {
                    switch self {
                    case .shop: .resetToDefaultTab
                    case .myAccount: .keep
                    }
                }
            }
            """)
    }

    @Test func theSchemaForwardsToTheGeneratedTypes() throws {
        try expect(
            """
            public enum AppNavigation: FlowKit.RouteSchema {
                public static var activities: [Activity] { Activity.allCases }
                public static func tabs(of activity: Activity) -> [AppTab] { AppTab.tabs(for: activity) }
            """)
        try expect("    public static func requiresAuth(_ route: AppRoute) -> Bool { route.requiresAuth }\n}\n")
    }

    @Test func tabsHaveTheirDeclaredValues() throws {
        try expect(
            """
            public enum AppTab: String, CaseIterable, Hashable, Codable, Sendable {
                case shopHome = "shop.home"
                case myAccountHome = "my-account.home"

                /// The tab's configuration in its view model.
                public var config: FlowKit.TabConfig? {
                    switch self {
                    case .shopHome: ListViewModel.routeConfig.tab
                    case .myAccountHome: AccountViewModel.routeConfig.tab
                    }
                }

                /// The tab's identifier, which links use.
                public var identifier: String { rawValue }

                public var title: FlowKit.LocalizedStringResource {
                    switch self {
                    case .shopHome: "Home"
                    case .myAccountHome: "You"
                    }
                }
            """)
        try expect(
            """
                public var rootRoute: AppRoute {
                    switch self {
                    case .shopHome: .shop(.list(q: nil, tag: []))
                    case .myAccountHome: .account(.account)
                    }
                }

                /// Returns the tabs of an activity, in their order.
                public static func tabs(for activity: Activity) -> [AppTab] {
                    allCases.filter { $0.activity == activity }
                }
            """)
    }

    @Test func routesAreTheSumOfAllFeatures() throws {
        try expect(
            """
            public enum AppRoute: Hashable, Codable, Sendable {
                case account(AccountRoute)
                case shop(ShopRoute)
            }

            extension AppRoute {
                /// The tab whose root is the route's screen.
                public var tab: AppTab? {
                    switch self {
                    case .account(.account): .myAccountHome
                    case .shop(.list): .shopHome
                    default: nil
                    }
                }

                /// The tab of the screen: its own, its feature's or its activity's.
                public var homeTab: AppTab {
                    switch self {
                    case .account(.account): .myAccountHome
                    case .account(.`default`): .myAccountHome
                    case .shop(.list): .shopHome
                    case .shop(.file): .shopHome
                    case .shop(.other): .shopHome
                    }
                }

                public var activity: Activity { homeTab.activity }

                /// The name of the screen's feature: `productDetails`.
                public var feature: String {
                    switch self {
                    case .account: "account"
                    case .shop: "shop"
                    }
                }

                /// The pattern of the screen's path: `/products/:id`.
                public var pattern: String {
                    switch self {
                    case .account(.account): "/account"
                    case .account(.`default`): "/account/:in"
                    case .shop(.list): "/"
                    case .shop(.file): "/files/:id/*rest"
                    case .shop(.other): "/other/:route/:link"
                    }
                }

                /// A Boolean value that indicates whether the screen requires sign-in.
                public var requiresAuth: Bool {
                    switch self {
                    case .account(.account): true
                    default: false
                    }
                }

                /// The permission that a user needs to see the screen.
                public var permission: String? {
                    switch self {
                    case .account(.`default`): "company"
                    default: nil
                    }
                }

                /// The way in which the screen appears.
                public var transition: FlowKit.NavigationType {
                    switch self {
                    case .account(.`default`): .sheet
                    default: .push
                    }
                }

                /// The animation with which the screen appears.
                public var animation: FlowKit.RouteAnimation {
                    switch self {
                    case .account(.`default`): .fade
                    default: .slide
                    }
                }
            }
            """)
        try expect(
            """
                    case .account(let route): route.destination(flows.account)
                    case .shop(let route): route.destination(flows.shop)
            """)
    }

    /// The target can't see the exits of `Shop`, which aren't public.
    @Test func exitsAreTheSumOfAllPublicExits() throws {
        try expect(
            """
            /// The exits of all features.
            public enum AppExit: Hashable, Sendable {
                case account(AccountExit)
            }

            /// The schema
            """)
    }

    /// The exits of `Shop` aren't public, so its flow gets no exit handler.
    @Test func flowsAreMadeFromTheirDependenciesAndAScopeOfTheRouter() throws {
        try expect(
            """
            struct AppDependencyContainer {
                let account: AccountDependencyContainer
                let shop: ShopDependencyContainer
            }
            """)
        try expect(
            """
                init(
                    _ dependencies: AppDependencyContainer, router: FlowKit.Router<AppRoute>,
                    exit: @escaping @MainActor @Sendable (AppExit) -> Void
                ) {
                    self.dependencies = dependencies
                    self.router = router
                    self.exit = exit
                }

                private(set) lazy var account = AccountFlowViewModel(
                    dependencies.account,
                    router: router.scope(embed: AppRoute.account) {
                        if case .account(let route) = $0 { route } else { nil }
                    },
                    exit: { [exit] in exit(.account($0)) })

                private(set) lazy var shop = ShopFlowViewModel(
                    dependencies.shop,
                    router: router.scope(embed: AppRoute.shop) {
                        if case .shop(let route) = $0 { route } else { nil }
                    })
            }
            """)
    }

    @Test func viewModelsWithTheSameNameArePrecededByTheirModule() throws {
        try expect(
            """
                public static let all: [any FlowKit.Routable.Type] = [
                    Account.DefaultViewModel.self,
                    AccountViewModel.self,
                    FileViewModel.self,
                    ListViewModel.self,
                    OtherViewModel.self,
                ]
            """)
    }

    /// Types that a target and a feature have, and the library whose types the code then names without the module.
    @Test(arguments: [
        ("App", "final class Router {}", nil), ("Shop", "public struct LinkEntry {}", nil),
        ("App", "enum DeepLink {}", "DeepLink"), ("Shop", "public enum HeadlessUI {}", "HeadlessUI"),
        ("Shop", "enum FlowKit {}", nil), ("App", "private enum FlowKit {}", nil),
    ])
    func typesOfLibrariesArePrecededByTheirModuleUnlessATypeHidesIt(
        module: String, type: String, hidden: String?
    ) throws {
        let sources = declarations(Self.modules) + [scan(type, module: module)]
        let code = GeneratedCode(map: try AppMap(sources), target: "App").text
        for (module, type) in [
            ("FlowKit", "Router<"), ("DeepLink", "LinkEntry("), ("HeadlessUI", "ViewBuilder\n#endif"),
        ] {
            let uses = code.matches(of: try Regex("[A-Za-z.]*\(type.replacing("(", with: "\\("))")).map {
                String($0.0)
            }
            #expect(Set(uses) == [module == hidden ? type : "\(module).\(type)"], "\(code)")
        }
    }

    @Test func linksReadAndPrintEveryKindOfValue() throws {
        try expect(
            """
                    let tabs = [
                        DeepLink.LinkTab("my-account.home", root: "/account"),
                        DeepLink.LinkTab("shop.home", root: "/"),
                    ]
                    return try DeepLink.LinkTable(entries, tabs: tabs, home: "/") {
                        switch $0 {
                        case .account(.account): 0
                        case .account(.`default`): 1
                        case .shop(.list): 2
                        case .shop(.file): 3
                        case .shop(.other): 4
                        }
                    }
            """)
        try expect(
            """
                    entries.append(DeepLink.LinkEntry("/account", tab: "my-account.home", route: .account(.account)))
            """)
        try expect(
            """
                        DeepLink.LinkEntry("/account/:in?repeat", tab: "my-account.home") { values throws(DeepLink.DeepLinkRefusal) in
                            .account(.`default`(in: try values.value(0, .text), repeat: values.optionalValue(1, .text)))
                        } print: { route, link in
                            guard case .account(.`default`(let `in`, let `repeat`)) = route else { return false }
                            link.write(`in`, .text)
                            link.write(`repeat`, .text)
                            return true
                        })
            """)
        try expect(
            """
                        DeepLink.LinkEntry("/?q&tag*", tab: "shop.home") { values throws(DeepLink.DeepLinkRefusal) in
                            .shop(.list(q: values.optionalValue(0, .text), tag: values.repeatedValue(1, .text)))
            """)
        try expect(
            """
                            .shop(.file(try values.value(0, .text), values.tail(1)))
                        } print: { route, link in
                            guard case .shop(.file(let id, let rest)) = route else { return false }
                            link.write(id, .text)
                            link.writeTail(rest)
                            return true
                        })
            """)
    }

    @Test func olderPathsAreReadToo() throws {
        let shop = Self.modules[1].value.replacing(
            "path: \"/files/:id/*rest\"",
            with: "path: \"/files/:id/*rest\", aliases: [\"/f/:id/*rest\", \"/old-:id/*rest\",]")
        let code = try Self.code(["Shop": shop])
        let entry =
            "LinkEntry(\"/files/:id/*rest\", aliases: [\"/f/:id/*rest\", \"/old-:id/*rest\"], tab: \"shop.home\") {"
        #expect(code.contains(entry), "\(code)")
    }

    @Test func olderPathsConflictWithOthers() {
        let shop = Self.modules[1].value.replacing(
            "path: \"/?q&tag*\"", with: "path: \"/?q&tag*\", aliases: [\"/list\"]"
        )
        .replacing(
            "path: \"/other/:route/:link?values\"",
            with: "path: \"/other/:route/:link?values\", aliases: [\"/f/:route/:link\"]"
        )
        .replacing("path: \"/files/:id/*rest\"", with: "path: \"/files/:id/*rest\", aliases: [\"/f/:id/*rest\"]")
        #expect(problems(["Shop": shop]).isEmpty)
        #expect(
            problems(["Shop": shop.replacing("[\"/f/:route/:link\"]", with: "[\"/other/:link/:route\"]")]).contains(
                "no link tells"))
    }

    /// The values stand in the order of the case, and are written in that of the path.
    @Test func valuesCanHaveAnotherOrderThanThePath() throws {
        try expect(
            """
                            .shop(
                                ShopRoute.other(
                                    link: try values.value(1, .text),
                                    values: values.optionalValue(2, .text),
                                    route: try values.value(0, .text)))
                        } print: { route, link in
                            guard case .shop(.other(let linkValue, let valuesValue, let routeValue)) = route else { return false }
                            link.write(routeValue, .text)
                            link.write(linkValue, .text)
                            link.write(valuesValue, .text)
                            return true
            """)
    }

    @Test func theOrderOfTheSourcesHasNoInfluence() throws {
        let reversed = Array(Self.modules.reversed())
        let other: KeyValuePairs = [reversed[0].key: reversed[0].value, reversed[1].key: reversed[1].value]
        #expect(try Self.code(other) == Self.code())
    }

    @Test func longLinesAreBroken() throws {
        let labels = (0..<12).map { "parameter\($0)" }
        let values = labels.map { "\($0): String?" }.joined(separator: ", ")
        let source = feature("Shop", ["details(\(values))": "/details?\(labels.joined(separator: "&"))"])
        let code = try Self.code(["Shop": source.replacing(".shop", with: "\"shop\"")])
        let long = code.split(separator: "\n").filter { $0.count > 120 && !$0.contains("DeepLink.LinkEntry(") }
        #expect(long.isEmpty)
        #expect(code.contains("                        parameter11: values.optionalValue(11, .text)))\n"))
    }
}
