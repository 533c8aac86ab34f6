import Testing

@testable import RouteGenerator

@Suite struct TabErrorTests {
    private func tab(_ identifier: String, _ index: Int) -> String {
        "TabConfig(identifier: \"\(identifier)\", title: \"T\", icon: \"i\", index: \(index))"
    }

    @Test func tabsWithTheSameIdentifierAndIndexAreRefused() {
        let found = problems(["One": feature("One", tab: tab("a", 1)), "Two": feature("Two", tab: tab("a", 1))])
        #expect(
            found == """
                Two.swift:3:93: error: two tabs are named "a", and links name a tab by its identifier alone. Name the newer \
                one differently, so that public links keep their meaning.
                One.swift:3:93: note: the other one is here
                Two.swift:3:128: error: two tabs of "shop" have the index 1: "a" and "a". Give one of them another.
                One.swift:3:128: note: the other one is here
                """)
    }

    /// Otherwise, a new tab would change the public name of another one.
    @Test func equalTabsOfTwoActivitiesAreRefused() {
        let shop = feature("One", tab: tab("home", 0))
        let account = feature("Two", tab: tab("home", 0)).replacing(".shop", with: "\"account\"")
        let activity = "extension ActivityID { static let shop: ActivityID = \"shop\" }"
        let found = problems(["One": shop, "Two": account, "Model": activity])
        #expect(found.contains("error: two tabs are named \"home\", and links name a tab by its identifier alone."))
    }

    @Test(arguments: [("a", ""), ("b", "error: the activity shop has no tab \"b\". Its tabs are: Two, a.")])
    func aHomeTabIsATabOfTheActivity(name: String, problem: String) {
        let other = feature("Two", ["details": "/details"])
            .replacing(".shop, path: \"/details\"", with: ".shop, homeTab: \"\(name)\", path: \"/details\"")
        let found = problems(["One": feature("One", tab: tab("a", 1)), "Two": other])
        #expect(problem.isEmpty ? found.isEmpty : found.contains(problem), "\(found)")
    }

    @Test func aRootWithAPathParameterIsRefused() {
        let found = problems(
            """
            public enum ShopRoute { case root(id: Int) }
            extension RootViewModel: Routable {
                public static let routeConfig = RouteConfig(activity: .shop, tab: \(tab("a", 0)), path: "/a/:id?q")
            }
            """.replacing("id: Int", with: "id: Int, q: String?"))
        #expect(
            found == """
                Shop.swift:3:143: error: the tab "a" can't show "/a/:id" by itself: it has no value for "id". Write a path without \
                values for it, or move the value into the query, like "/…?id".
                Shop.swift:3:71: note: the tab is here
                """)
    }

    @Test func aTabWithoutAPathIsRefused() {
        let found = problems(
            """
            public enum ShopRoute { case root }
            extension RootViewModel { static let routeConfig = RouteConfig(activity: .shop, tab: \(tab("a", 0))) }
            """)
        #expect(
            found == """
                Shop.swift:2:86: error: the tab "a" has no root, because RouteConfig has no path. Add one, like path: "/a".
                """)
    }

    @Test(arguments: ["self", "Self", "init", "none", "1a", "a b", "", "a/b"])
    func namesThatAreNotCasesAreRefused(name: String) {
        #expect(
            problems(feature("Shop", tab: tab(name, 0)))
                == """
                Shop.swift:3:93: error: "\(name)" can't name a tab: Swift has no case of this name. Begin with a letter, go on with \
                letters, digits and -, and use no word that has a meaning behind a dot, like self.
                """)
    }

    @Test func namesThatAreEqualInCodeAreRefused() {
        let found = problems([
            "One": feature("One", tab: tab("my-tab", 0)), "Two": feature("Two", tab: tab("myTab", 1)),
        ])
        #expect(
            found == """
                Two.swift:3:93: error: the tabs "my-tab" and "myTab" would both be AppTab.myTab. Name one of them differently.
                One.swift:3:93: note: the other one is here
                """)
    }

    @Test func anActivityWithoutATabIsRefused() {
        #expect(
            problems(feature("Shop", tab: "nil")) == """
                Shop.swift:3:23: error: the activity "shop" has no tab to begin with. Give one of its view models a tab, or let this \
                one belong to another activity.
                """)
    }
}
