import Testing

@testable import RouteGenerator

@Suite struct MatchErrorTests {
    private let lost =
        "extension LostViewModel { static let routeConfig = RouteConfig(activity: .shop, path: \"/lost/:id?q&t*\") }"

    @Test func aViewModelWithoutACaseIsRefused() {
        #expect(
            problems("\(feature("Shop"))\n\(lost)") == """
                Shop.swift:6:38: error: ShopRoute has no case for LostViewModel. Add: case lost(id: String, q: String?, t: [String]).
                Shop.swift:1:13: note: the routes are here
                """)
    }

    @Test func aViewModelInAModuleWithoutRoutesIsRefused() {
        #expect(
            problems(["Shop": feature("Shop"), "Two": lost]) == """
                Two.swift:1:38: error: LostViewModel has a routeConfig, but the module Two has no routes. Write: public enum \
                TwoRoute: Hashable, Codable, Sendable { case lost(id: String, q: String?, t: [String]) }.
                """)
    }

    @Test func aCaseWithoutAViewModelIsRefused() {
        #expect(
            problems(["Shop": feature("Shop"), "Two": "public enum TwoRoute { case details(id: Int), more }"]) == """
                Two.swift:1:29: error: no view model belongs to TwoRoute.details. Write: extension DetailsViewModel: Routable { \
                nonisolated public static let routeConfig = RouteConfig(activity: …, path: "/details/:id") }, or remove the case.
                Two.swift:1:47: error: no view model belongs to TwoRoute.more. Write: extension MoreViewModel: Routable { nonisolated \
                public static let routeConfig = RouteConfig(activity: …, path: "/more") }, or remove the case.
                """)
    }

    @Test func twoViewModelsOfOneCaseAreRefused() {
        let nested =
            "extension Outer.AViewModel { static let routeConfig = RouteConfig(activity: .shop, path: \"/b\") }"
        #expect(
            problems("\(feature("Shop", ["a": "/a"]))\n\(nested)") == """
                Shop.swift:8:41: error: Outer.AViewModel and AViewModel both belong to ShopRoute.a. Rename one of them, or remove \
                one of their routeConfigs.
                Shop.swift:6:23: note: the other one is here
                """)
    }

    @Test func routesThatAreNotPublicAreRefused() {
        let found = problems(feature("Shop").replacing("public enum", with: "enum"))
        #expect(
            found
                == "Shop.swift:1:6: error: ShopRoute is not public, as the app's routes are. Write: public enum ShopRoute."
        )
    }

    @Test func routesNamedAppRouteAreRefused() {
        #expect(
            problems(["App": feature("App")]) == """
                App.swift:1:13: error: the routes of the module App are named like the sum of all routes. Name the module \
                differently, or move its screens into another one.
                """)
    }

    @Test func aConditionalCaseIsRefused() {
        let found = problems(feature("Shop", ["a": "/a"]).replacing("case a", with: "\n#if DEBUG\ncase a\n#endif\n"))
        #expect(
            found == """
                Shop.swift:3:6: error: ShopRoute.a is between #if and #endif, but sources are read without knowing which conditions \
                hold. Move it out.
                """)
    }

    @Test(arguments: [
        ("URLViewModel", "url"), ("URLViewModel", "uRL"), ("ABTestViewModel", "abTest"), ("A1ViewModel", "a1"),
    ])
    func casesAreNamedLikeTheirViewModels(viewModel: String, route: String) {
        let source = feature("Shop", ["a": "/a"]).replacing("AViewModel", with: viewModel).replacing(
            "case a", with: "case \(route)")
        #expect(problems(source).isEmpty)
    }

    @Test func modulesThatWouldBeTheSameCaseAreRefused() {
        let shop = feature("Shop").replacing("ShopRoute", with: "shopRoute")
        let found = problems([
            "Shop": feature("Shop"),
            "shop": shop.replacing("\"/Shop\"", with: "\"/other\"")
                .replacing("\"Shop\"", with: "\"other\"").replacing("index: 0", with: "index: 1"),
        ])
        #expect(
            found == """
                shop.swift:1:13: error: the modules Shop and shop would both be AppRoute.shop. Name one of them differently.
                Shop.swift:1:13: note: the routes of the other one are here
                """)
        let otherTab = "TabConfig(identifier: \"a\", title: \"A\", icon: \"bag\", index: 0)"
        #expect(
            problems(["Self": feature("Self", tab: otherTab)]) == """
                Self.swift:1:13: error: the module Self can't be a case of AppRoute: Swift has no case named "self". Name the \
                module differently.
                """)
    }
}
