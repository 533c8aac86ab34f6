import Bag
import FlowKit
import Home
import Model
import ProductDetails
import ProductListing
import Testing
import Wishlist

@testable import AppFeature

@MainActor
@Suite struct AppCoordinatorTests {
    let coordinator: AppCoordinator

    init() throws {
        coordinator = try AppCoordinator(policy: .test)
    }

    @Test func beginsAtTheDefaultTab() {
        #expect(coordinator.currentActivity == .shop)
        #expect(coordinator.currentTab == .home)
        #expect(coordinator.navigation == AppNavigation())
        #expect(coordinator.navigation.visibleRoute == .home(.home))
    }

    @Test func everyTabHasAStackOfItsOwn() {
        coordinator.navigate(to: .product(1))
        coordinator.select(.wishlist)
        coordinator.navigate(to: .product(2))
        #expect(coordinator.router(for: .home).currentRoutes == [.product(1)])
        #expect(coordinator.router(for: .wishlist).currentRoutes == [.product(2)])

        coordinator.select(.home)
        #expect(coordinator.navigation.visibleRoute == .product(1))
    }

    @Test func aTapOnTheTabOnShowGoesToItsRoot() {
        coordinator.navigate(to: .product(1))
        coordinator.navigate(to: .product(2))
        coordinator.select(.home)
        #expect(coordinator.router(for: .home).isEmpty)
        #expect(coordinator.currentTab == .home)
    }

    @Test func theRootOfATabIsShownInItsTab() {
        coordinator.navigate(to: .product(1))
        coordinator.navigate(to: .bag(.bag))
        #expect(coordinator.currentTab == .bag)
        #expect(coordinator.router(for: .home).currentRoutes == [.product(1)])
    }

    @Test func aRootWithOtherValuesIsStillTheRoot() {
        let tops = AppRoute.listing(ProductQuery(category: Category.ID(rawValue: "tops")))
        coordinator.navigate(to: tops)
        #expect(coordinator.navigation == AppNavigation(tab: .shop, roots: [.shop: tops]))
        coordinator.show(.shop)
        #expect(coordinator.navigation == AppNavigation(tab: .shop))
        coordinator.setRoot(tops, of: .home)
        #expect(coordinator.root(of: .home) == .home(.home))
    }

    @Test func theRootOfATabCanBePushedOnAnother() {
        coordinator.navigate(to: .bag(.bag), on: .home)
        #expect(coordinator.currentTab == .home)
        #expect(coordinator.router(for: .home).currentRoutes == [.bag(.bag)])
    }

    @Test func whereItIsCanBePutAwayAndBack() throws {
        coordinator.navigate(to: .product(1))
        coordinator.select(.shop)
        coordinator.navigate(to: .listing(ProductQuery(text: "oak")), on: .wishlist)
        coordinator.navigate(to: .listing(ProductQuery(sort: .titleAscending)))
        let navigation = coordinator.navigation

        let other = try AppCoordinator(navigation, policy: .test)
        #expect(other.navigation == navigation)
        coordinator.restore(AppNavigation())
        #expect(coordinator.navigation == AppNavigation())
        coordinator.restore(navigation)
        #expect(coordinator.navigation == navigation)
    }

    @Test(arguments: [
        (AppExit.home(.product(Product.ID(rawValue: 4))), AppNavigation(tab: .home, [.product(4)])),
        (
            .home(.category(Category.ID(rawValue: "tops"))),
            AppNavigation(tab: .home, [.listing(ProductQuery(category: Category.ID(rawValue: "tops")))])
        ),
        (.home(.search("oak")), AppNavigation(tab: .home, [.listing(ProductQuery(text: "oak"))])),
        (.home(.allProducts), AppNavigation(tab: .shop)),
        (.productListing(.product(Product.ID(rawValue: 5))), AppNavigation(tab: .home, [.product(5)])),
        (.productDetails(.product(Product.ID(rawValue: 6))), AppNavigation(tab: .home, [.product(6)])),
        (.productDetails(.bag), AppNavigation(tab: .bag)),
        (.wishlist(.shop), AppNavigation(tab: .shop)),
        (.wishlist(.bag), AppNavigation(tab: .bag)),
        (.bag(.shop), AppNavigation(tab: .shop)),
        (.bag(.product(Product.ID(rawValue: 7))), AppNavigation(tab: .home, [.product(7)])),
    ])
    func everyExitLeadsSomewhere(exit: AppExit, to navigation: AppNavigation) {
        coordinator.leave(through: exit, from: .home)
        #expect(coordinator.navigation == navigation)
    }

    @Test func tellsOfEveryChangeOfAnyStack() {
        var changes = 0
        let watching = coordinator.objectWillChange.sink { _ in changes += 1 }
        coordinator.router(for: .bag).push(.product(1))
        #expect(changes == 1)
        coordinator.select(.bag)
        #expect(changes == 2)
        withExtendedLifetime(watching) {}
    }
}

extension AppNavigation {
    fileprivate init(tab: Tab, _ routes: [AppRoute]) {
        self.init(tab: tab, stacks: [tab: StackState(routes: routes)])
    }
}
