import Bag
import CategorySelector
import Checkout
import FlowKit
import Home
import Mocks
import Model
import Orders
import ProductDetails
import ProductListing
import Search
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
        #expect(coordinator.state == AppState.beginning)
        #expect(coordinator.state.route == .home(.home))
    }

    @Test func everyTabHasAStackOfItsOwn() {
        coordinator.navigate(to: .product(1))
        coordinator.select(.wishlist)
        coordinator.navigate(to: .product(2))
        #expect(coordinator.router(for: .home).path == [.product(1)])
        #expect(coordinator.router(for: .wishlist).path == [.product(2)])

        coordinator.select(.home)
        #expect(coordinator.state.route == .product(1))
    }

    @Test func aTapOnTheTabOnShowGoesToItsRoot() {
        coordinator.navigate(to: .product(1))
        coordinator.navigate(to: .product(2))
        coordinator.select(.home)
        #expect(coordinator.router(for: .home).path.isEmpty)
        #expect(coordinator.currentTab == .home)
    }

    @Test func theRootOfATabIsShownInItsTab() {
        coordinator.navigate(to: .product(1))
        coordinator.navigate(to: .bag(.bag))
        #expect(coordinator.currentTab == .bag)
        #expect(coordinator.router(for: .home).path == [.product(1)])
    }

    @Test func aRootWithOtherValuesIsStillTheRoot() {
        let tops = AppRoute.listing(ProductQuery(category: ProductCategory.ID(rawValue: "tops")))
        coordinator.navigate(to: tops)
        #expect(coordinator.state == AppState(tab: .shop, root: tops))
        coordinator.show(.shop)
        #expect(coordinator.state == AppState(tab: .shop))
        coordinator.setRoot(tops, of: .tab(.home))
        #expect(coordinator.root(of: .home) == .home(.home))
    }

    @Test func theRootOfATabCanBePushedOnAnother() {
        coordinator.navigate(to: .bag(.bag), on: .home)
        #expect(coordinator.currentTab == .home)
        #expect(coordinator.router(for: .home).path == [.bag(.bag)])
    }

    @Test func stateCanBeSavedAndRestored() throws {
        coordinator.navigate(to: .product(1))
        coordinator.select(.shop)
        coordinator.navigate(to: .listing(ProductQuery(text: "oak")), on: .wishlist)
        coordinator.navigate(to: .listing(ProductQuery(sort: .titleAscending)))
        let state = coordinator.state

        let other = try AppCoordinator(state, policy: .test)
        #expect(other.state == state)
        coordinator.restore(AppState.beginning)
        #expect(coordinator.state == AppState.beginning)
        coordinator.restore(state)
        #expect(coordinator.state == state)
    }

    @Test func anOlderStateDoesNotChangeTheConfiguration() {
        coordinator.select(.bag)
        coordinator.navigate(to: .product(1))
        let old = coordinator.state
        coordinator.select(.home)
        coordinator.configurationChanged(
            to: AppConfiguration(activities: [.shop], disabledTabs: ["bag": "Closed on Sundays."]))
        coordinator.restore(old)
        #expect(coordinator.visibleActivities == [.shop])
        #expect(coordinator.state.disabledReason(of: .bag) == "Closed on Sundays.")
        #expect(coordinator.currentTab == .home)
        #expect(coordinator.state.stack(of: .bag) == [.product(1)])
    }

    @Test func identifiersOfPresentationsDifferBetweenCoordinators() throws {
        let other = try AppCoordinator(policy: .test)
        #expect(coordinator.state.nextModalID != other.state.nextModalID)
        #expect(coordinator.state == other.state)
    }

    @Test func theOrdersOpenOverHome() {
        coordinator.conditions.session = .signedIn(.emily)
        coordinator.leave(through: .home(.orders), from: .tab(.home))
        #expect(coordinator.state == AppState(tab: .home, [.orders(.orders())]))
    }

    @Test(arguments: [
        (AppExit.home(.product(Product.ID(rawValue: 4))), AppState(tab: .home, [.product(4)])),
        (
            .home(.category(ProductCategory.ID(rawValue: "tops"))),
            AppState(tab: .home, [.listing(ProductQuery(category: ProductCategory.ID(rawValue: "tops")))])
        ),
        (.home(.allCategories), AppState(tab: .home, [.categorySelector(.categorySelector())])),
        (
            .categorySelector(.category(ProductCategory.ID(rawValue: "tops"))),
            AppState(tab: .home, [.listing(ProductQuery(category: ProductCategory.ID(rawValue: "tops")))])
        ),
        (
            .categorySelector(.brand("Halo")),
            AppState(
                tab: .home,
                [
                    .listing(ProductQuery(filters: ProductFilters(brands: ["Halo"])))
                ])
        ),
        (.search(.results("oak", in: nil)), AppState(tab: .home, [.listing(ProductQuery(text: "oak"))])),
        (.search(.product(Product.ID(rawValue: 8))), AppState(tab: .home, [.product(8)])),
        (.search(.allCategories), AppState(tab: .home, [.categorySelector(.categorySelector())])),
        (.home(.allProducts), AppState(tab: .shop)),
        (.productListing(.product(Product.ID(rawValue: 5))), AppState(tab: .home, [.product(5)])),
        (.productDetails(.product(Product.ID(rawValue: 6))), AppState(tab: .home, [.product(6)])),
        (.productDetails(.bag), AppState(tab: .bag)),
        (.wishlist(.shop), AppState(tab: .shop)),
        (.bag(.shop), AppState(tab: .shop)),
        (.checkout(.shop), AppState(tab: .shop)),
        (.checkout(.close), AppState(tab: .home)),
        (.bag(.product(Product.ID(rawValue: 7))), AppState(tab: .home, [.product(7)])),
    ])
    func everyExitLeadsSomewhere(exit: AppExit, to state: AppState) {
        coordinator.leave(through: exit, from: .tab(.home))
        #expect(coordinator.state == state)
    }

    @Test func aChoiceInTheSearchReplacesTheSearch() throws {
        coordinator.leave(through: .home(.search), from: .tab(.home))
        let search = try #require(coordinator.state.modals.first)
        #expect(search.flow?.root == .search(.search()))
        coordinator.leave(through: .search(.results("oak", in: nil)), from: .modal(search.id))
        #expect(coordinator.state == AppState(tab: .home, [.listing(ProductQuery(text: "oak"))]))
    }

    /// Back from the results shows the list without the filters, not the filters.
    @Test func appliedFiltersReplaceTheListBelowThem() throws {
        let list = ProductQuery(text: "oak")
        let results = ProductQuery(text: "oak", filters: ProductFilters(brands: ["Halo"]))
        coordinator.restore(AppState(tab: .home, [.listing(list)]))
        coordinator.navigate(to: .productListing(.listingFilters(list)))
        let filters = try #require(coordinator.state.modals.first)
        coordinator.leave(through: .productListing(.results(results)), from: .modal(filters.id))
        #expect(coordinator.state == AppState(tab: .home, [.listing(results)]))
    }

    @Test func appliedFiltersOfTheShopTabChangeItsRoot() throws {
        let results = ProductQuery(filters: ProductFilters(rating: MinimumRating(4)))
        coordinator.select(.shop)
        coordinator.navigate(to: .productListing(.listingFilters()))
        let filters = try #require(coordinator.state.modals.first)
        coordinator.leave(through: .productListing(.results(results)), from: .modal(filters.id))
        #expect(coordinator.state.modals.isEmpty)
        #expect(coordinator.root(of: .shop) == .listing(results))
        #expect(coordinator.location == "/products?rating=4")
    }

    @Test func filtersOverAnotherScreenPushTheirResults() throws {
        coordinator.restore(AppState(tab: .home, [.product(1)]))
        coordinator.navigate(to: .productListing(.listingFilters()))
        let filters = try #require(coordinator.state.modals.first)
        coordinator.leave(through: .productListing(.results(ProductQuery())), from: .modal(filters.id))
        #expect(coordinator.state == AppState(tab: .home, [.product(1), .listing()]))
    }

    @Test func closingTheSearchShowsTheScreenBelow() throws {
        coordinator.leave(through: .home(.search), from: .tab(.home))
        let search = try #require(coordinator.state.modals.first)
        coordinator.leave(through: .search(.close), from: .modal(search.id))
        #expect(coordinator.state == AppState.beginning)
    }

    @Test func closingAPushedSearchPopsIt() {
        coordinator.navigate(to: .search(.search()), as: .push)
        #expect(coordinator.state.route == .search(.search()))
        coordinator.leave(through: .search(.close), from: .tab(.home))
        #expect(coordinator.state == AppState.beginning)
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
