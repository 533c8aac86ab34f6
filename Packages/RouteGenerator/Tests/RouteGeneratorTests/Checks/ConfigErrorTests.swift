import Testing

@testable import RouteGenerator

@Suite struct ConfigErrorTests {
    /// What is wrong with a view model's declaration, whose value begins in line 3.
    private func problem(_ value: String, declaration: String = "static let routeConfig =") -> String {
        problems(
            """
            public enum ShopRoute { case a }
            extension AViewModel: Routable { \(declaration)
            \(value)
            }
            """)
    }

    @Test(
        arguments: [
            (
                "RouteConfig(activity: .shop, path: \"/a\" + b)",
                "3:36: error: \"path\" is not a literal that can be read without building the app. Write a string literal, like "
                    + "\"/products/:id\"."
            ),
            (
                "RouteConfig(activity: .shop, path: \"/\\(a)\")",
                "3:36: error: \"path\" is not a literal that can be read without building the app. Write a string literal, like "
                    + "\"/products/:id\"."
            ),
            (
                "RouteConfig(activity: activity, path: \"/a\")",
                "3:23: error: \"activity\" is not a literal that can be read without building the app. Write a constant of "
                    + "ActivityID, like .shop."
            ),
            (
                "RouteConfig(activity: .other, path: \"/a\")",
                "3:23: error: ActivityID has no constant other whose value can be read. Add: extension ActivityID { public "
                    + "static let other: ActivityID = \"other\" }."
            ),
            (
                "RouteConfig(activity: .shop, path: \"/a\", requiresAuth: !x)",
                "3:56: error: \"requiresAuth\" is not a literal that can be read without building the app. Write true or false."
            ),
            (
                "RouteConfig(activity: .shop, path: \"/a\", permission: name)",
                "3:54: error: \"permission\" is not a literal that can be read without building the app. Write a string literal, "
                    + "like \"purchasing\"."
            ),
            (
                "RouteConfig(activity: .shop, path: \"/a\", transition: .pop)",
                "3:54: error: \"transition\" is not a literal that can be read without building the app. Write .push, .sheet, "
                    + ".halfSheet or .fullScreenCover."
            ),
            (
                "RouteConfig(activity: .shop, path: \"/a\", animation: .spin)",
                "3:53: error: \"animation\" is not a literal that can be read without building the app. Write .slide, .fade or "
                    + ".zoom."
            ),
            (
                "RouteConfig(activity: .shop, path: \"/a\", fetchPolicy: .always)",
                "3:55: error: \"fetchPolicy\" is not a literal that can be read without building the app. Write .cacheOnly, "
                    + ".cacheFirst, .networkOnly or .staleIfError."
            ),
            (
                "RouteConfig(activity: .shop, path: \"/a\", aliases: old)",
                "3:51: error: \"aliases\" is not a literal that can be read without building the app. Write a list of string "
                    + "literals, like [\"/a\"]."
            ),
            (
                "RouteConfig(activity: .shop, path: \"/a\", aliases: [\"/b\", \"/c/:id\"])",
                "3:51: error: the values of \"/c/:id\" aren't those in the path of \"/a\". Write each of them once, and no query."
            ),
            (
                "RouteConfig(activity: .shop, path: \"/a\", aliases: [\"b\"])",
                "3:52: error: the path \"b\" is no pattern: it does not begin with a slash. Write it like "
                    + "\"/products/:id/*rest?color&tag*\"."
            ),
            (
                "RouteConfig(activity: .shop, tab: tab, path: \"/a\")",
                "3:35: error: \"tab\" is not a literal that can be read without building the app. Write TabConfig(identifier: "
                    + "\"…\", title: \"…\", icon: \"…\", index: 0), or nil."
            ),
            (
                "RouteConfig(activity: .shop, path: \"/a\", pth: 1)",
                "3:42: error: RouteConfig has no argument \"pth\". It has activity, tab, homeTab, path, aliases, requiresAuth, "
                    + "permission, transition, animation, fetchPolicy, isDebugOnly."
            ),
            (
                "RouteConfig(.shop, path: \"/a\")",
                "2:45: error: RouteConfig has no activity. Add one, like activity: .shop.\nShop.swift:3:13: error: RouteConfig "
                    + "has no argument without a label. It has activity, tab, homeTab, path, aliases, requiresAuth, "
                    + "permission, transition, animation, fetchPolicy, isDebugOnly."
            ),
            (
                "RouteConfig(activity: .shop, path: \"/a\", path: \"/a\")",
                "3:42: error: \"path\" is given twice. Remove one of them."
            ),
            (
                "RouteConfig(activity: .shop)",
                "2:45: error: RouteConfig has no path. Add one, like path: \"/products/:id\"."
            ),
            (
                "makeConfig(\"/a\")",
                "2:45: error: routeConfig is not a literal that can be read without building the app. Write: static let "
                    + "routeConfig = RouteConfig(activity: …, path: \"…\")."
            ),
        ])
    func unknownArgumentsAreRefused(value: String, error: String) {
        #expect(problem(value) == "Shop.swift:\(error)")
    }

    @Test func everyInvalidArgumentIsReported() {
        let found = problem("RouteConfig(activity: 1, tab: TabConfig(identifier: a, title: \"A\", index: -1), path: 2)")
        #expect(
            found == """
                Shop.swift:3:23: error: "activity" is not a literal that can be read without building the app. Write a constant of \
                ActivityID, like .shop.
                Shop.swift:3:31: error: TabConfig has no icon. Add one, like icon: "bag".
                Shop.swift:3:53: error: "identifier" is not a literal that can be read without building the app. Write a string \
                literal, like "bag".
                Shop.swift:3:75: error: "index" is not a literal that can be read without building the app. Write a whole number \
                from 0.
                Shop.swift:3:86: error: "path" is not a literal that can be read without building the app. Write a string literal, \
                like "/products/:id".
                """)
    }

    @Test func aComputedPropertyIsRefused() {
        let found = problem(
            "", declaration: "static var routeConfig: RouteConfig { RouteConfig(activity: .shop, path: \"/a\") }")
        #expect(
            found == """
                Shop.swift:2:45: error: routeConfig is not a literal that can be read without building the app. Write: static let \
                routeConfig = RouteConfig(activity: …, path: "…").
                """)
    }

    @Test func anInstancePropertyIsRefused() {
        #expect(
            problem("RouteConfig(activity: .shop, path: \"/a\")", declaration: "let routeConfig =")
                == "Shop.swift:2:38: error: routeConfig is not static. Write: static let routeConfig.")
    }

    @Test func aTypeThatIsNotNamedViewModelIsRefused() {
        #expect(
            problems("extension Screen { static let routeConfig = RouteConfig(activity: .shop, path: \"/a\") }")
                == "Shop.swift:1:31: error: Screen has a routeConfig, but is not named like a view model. Name it ScreenViewModel."
        )
    }

    @Test func aConditionalDeclarationIsRefused() {
        let found = problems(
            """
            #if DEBUG
            extension AViewModel { static let routeConfig = RouteConfig(activity: .shop, path: "/a") }
            #endif
            """)
        #expect(
            found == """
                Shop.swift:2:35: error: routeConfig is between #if and #endif, but sources are read without knowing which \
                conditions hold. Move it out.
                """)
    }

    @Test func unusedCallsAreRefused() {
        let found = problems(
            """
            let config = RouteConfig(activity: .shop, path: "/a")
            let activity = ActivityConfig(id: .shop, title: "Shop", icon: "bag", index: 0)
            """)
        #expect(
            found == """
                Shop.swift:1:14: error: this RouteConfig has no effect. Write it into a view model, as: static let routeConfig = \
                RouteConfig(…), or remove it.
                Shop.swift:2:16: error: this ActivityConfig has no effect. Write it into an extension of ActivityConfig, as: \
                static let shop = ActivityConfig(…), or remove it.
                """)
    }

    @Test func twoDeclarationsInOneViewModelAreRefused() {
        let found = problems(
            feature("Shop", ["a": "/a"])
                + "\nextension AViewModel { static let routeConfig = RouteConfig(activity: .shop, path: \"/b\") }")
        #expect(
            found.contains(
                """
                Shop.swift:8:35: error: AViewModel has two routeConfigs. Remove one of them.
                Shop.swift:6:23: note: the other one is here
                """))
    }
}
