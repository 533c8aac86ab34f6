import FlowKit
import Model
import ProductDetails
import Search
import Testing

@testable import AppFeature

/// What was generated before the app was compiled is what its view models say when it runs.
@Suite struct GeneratedRoutesTests {
    @Test(arguments: AppTab.allCases)
    func aTabIsWhatItsViewModelDeclares(tab: AppTab) throws {
        let config = try #require(tab.config)
        #expect(
            config == TabConfig(identifier: tab.identifier, title: tab.title, icon: tab.icon, index: tab.index))
        #expect(tab.rootRoute.tab == tab)
        #expect(tab.rootRoute.activity == tab.activity)
    }

    @Test func anActivityHasTheTabsThatSaySo() {
        #expect(AppTab.tabs(for: .shop) == [.home, .shop, .wishlist, .bag, .account])
        #expect(AppTab.tabs(for: .brochures) == [.brochures])
        #expect(AppTab.tabs(for: .purchasing) == [.quickOrder, .buyAgain])
        #expect(Activity.allCases.map(\.defaultTab) == [.home, .brochures, .quickOrder])
        #expect(Activity.allCases.map(\.id) == [.shop, .brochures, .purchasing])
        #expect(Activity.shop.displayName == "Shop")
    }

    @Test func everyViewModelIsFoundByItsPath() {
        #expect(RoutableTypes.byPath.count == RoutableTypes.all.count, "two view models have one path")
        #expect(RoutableTypes.byPath["/products/:id"] == ProductDetailsViewModel.self)
        #expect(RoutableTypes.byPath["/search?q"] == SearchViewModel.self)
    }

    @Test func everyPermissionHasAFlag() {
        let permissions = Set(RoutableTypes.all.compactMap { $0.routeConfig.permission })
        #expect(permissions.isSubset(of: [any DeclaredFlag](declaredIn: ShopFlags.all).map(\.name)))
        #expect(permissions == ["purchasing"])
    }

    /// The samples have every route.
    @Test(arguments: AppSamples.routes)
    func aRouteKnowsWhatItsViewModelDeclares(route: AppRoute) throws {
        let type = try #require(RoutableTypes.all.first { Self.path(of: $0.routeConfig) == route.pattern })
        let config = type.routeConfig
        #expect(route.tab?.identifier == config.tab?.identifier)
        #expect(route.activity.id == config.activity)
        #expect(route.requiresAuth == config.requiresAuth)
        #expect(route.permission == config.permission)
        #expect(route.transition == config.transition)
        #expect(route.animation == config.animation)
    }

    /// Returns the path of a pattern, without its query.
    private static func path(of config: RouteConfig) -> String { String(config.path.prefix { $0 != "?" }) }
}
