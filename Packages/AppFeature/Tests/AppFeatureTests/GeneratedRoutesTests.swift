import FlowKit
import Model
import ProductDetails
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
        for activity in Activity.allCases {
            #expect(AppTab.tabs(for: activity) == AppTab.allCases.filter { $0.activity == activity })
            #expect(activity.defaultTab.activity == activity)
        }
        #expect(Activity.shop.id == .shop)
        #expect(Activity.shop.displayName == "Shop")
        #expect(Activity.shop.defaultTab == .home)
    }

    @Test func everyViewModelIsFoundByItsPath() {
        #expect(RoutableTypes.byPath.count == RoutableTypes.all.count)
        for type in RoutableTypes.all { #expect(RoutableTypes.byPath[type.routeConfig.path] == type) }
    }

    @Test func aRouteKnowsWhatItsViewModelDeclares() {
        let details = AppRoute.product(1)
        #expect(details.tab == nil)
        #expect(details.activity == .shop)
        #expect(details.requiresAuth == ProductDetailsViewModel.routeConfig.requiresAuth)
        #expect(details.transition == ProductDetailsViewModel.routeConfig.transition)
    }
}
