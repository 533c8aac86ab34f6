import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import ProductListing

@MainActor
@Suite struct ProductListingFlowTests {
    enum HostRoute: Hashable, Sendable {
        case listing(ProductListingRoute)
        case elsewhere
    }

    @Test func aloneItHasAStackOfItsOwn() {
        let flow = ListingScene().flow()
        flow.router.navigate(to: .productListing(.kitchen))
        #expect(flow.router.path == [.productListing(.kitchen)])
        flow.router.popToRoot()
        #expect(flow.router.path.isEmpty)
    }

    @Test func hostedItWorksOnTheAppsStack() {
        let app = Router<HostRoute>([.elsewhere])
        let scope = app.scope(embed: HostRoute.listing) { route in
            if case .listing(let route) = route { route } else { nil }
        }
        ListingScene().flow(router: scope).router.navigate(to: .productListing(.kitchen))
        expectNoDifference(app.path, [.elsewhere, .listing(.productListing(.kitchen))])
    }

    @Test func theRootsQueryIsKept() {
        let flow = ListingScene().flow()
        flow.makeProductListingViewModel(flow.rootQuery).sort(by: .titleAscending)
        #expect(flow.rootQuery == ProductQuery(sort: .titleAscending))
        #expect(flow.router.path.isEmpty)
    }

    @Test func aQueryOnTheStackIsInItsRoute() {
        let flow = ListingScene().flow()
        flow.router.navigate(to: .productListing(.kitchen))
        flow.makeProductListingViewModel(.kitchen).sort(by: .titleAscending)
        let sorted = ProductQuery(category: .kitchen, sort: .titleAscending)
        #expect(flow.router.path == [.productListing(sorted)])
        #expect(flow.rootQuery == ProductQuery())
    }

    /// Another route is another screen, whose search field isn't in focus.
    @Test func anEmptiedSearchFieldKeepsItsScreen() {
        let flow = ListingScene().flow()
        flow.router.navigate(to: .productListing(ProductQuery(text: "lamp")))
        let viewModel = flow.makeProductListingViewModel(ProductQuery(text: "lamp"))
        viewModel.searchText = ""
        #expect(flow.router.path == [.productListing(ProductQuery(text: "lamp"))])
        viewModel.sort(by: .titleAscending)
        #expect(flow.router.path == [.productListing(ProductQuery(sort: .titleAscending))])
    }

    @Test func itsScreensLeaveThroughTheFlowsExit() {
        let scene = ListingScene()
        scene.flow().makeProductListingViewModel(.kitchen).open(.fixture(id: 3))
        #expect(scene.exits == [.product(Product.ID(rawValue: 3))])
    }

    @Test func theScreenSaysWhereItLives() {
        #expect(
            ProductListingViewModel.routeConfig.path
                == "/products?category&q&sort&brand*&price&rating&availability&tag*")
        #expect(
            ListingFiltersViewModel.routeConfig.path
                == "/products/filters?category&q&sort&brand*&price&rating&availability&tag*")
        #expect(ProductListingViewModel.routeConfig.tab?.identifier == "shop")
        #expect(ProductListingViewModel.routeConfig.activity == .shop)
    }

    @Test func nothingIsLeftOfAScreenThatWent() async {
        let scene = ListingScene()
        await expectNoLeaks { leaks in
            let flow = leaks.track(scene.flow())
            let viewModel = leaks.track(flow.makeProductListingViewModel(.furniture))
            let observing = Task { await viewModel.observe() }
            await settle(viewModel) { viewModel.state.isSuccess }
            viewModel.show(ProductQuery())
            viewModel.loadNextPage()
            observing.cancel()
            await observing.value
        }
    }
}
