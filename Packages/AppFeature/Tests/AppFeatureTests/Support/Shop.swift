import DeepLink
import FlowKit
import FlowTesting
import Mocks
import Model
import ProductDetails
import ProductListing
import SharedUI

@testable import AppFeature

/// The whole app on mock services, as a person sees it.
@MainActor
final class Shop {
    let products = MockProductService()
    let recents = MockRecentsService()
    let wishlist = MockWishlistService()
    let bag = MockBagService()
    let reachability = MockReachabilityService()
    let coordinator: AppCoordinator
    let viewModel: AppFeatureViewModel

    init(_ state: AppState = .beginning) throws {
        coordinator = try AppCoordinator(state, policy: .test)
        viewModel = AppFeatureViewModel(
            services: Self.services(products, recents, wishlist, bag, reachability), coordinator: coordinator)
    }

    /// The shop's services, with another bag.
    func services(bag: any BagService) -> ServiceProvider {
        Self.services(products, recents, wishlist, bag, reachability)
    }

    private static func services(
        _ products: MockProductService, _ recents: MockRecentsService, _ wishlist: MockWishlistService,
        _ bag: any BagService, _ reachability: MockReachabilityService
    ) -> ServiceProvider {
        ServiceProvider(
            products: products, recents: recents, wishlist: wishlist, bag: bag,
            listingStyle: MockListingStyleService(), reachability: reachability, webURLs: MockWebURLProvider())
    }

    /// The app on a screen, with everything loaded.
    func open() async -> ScreenDriver {
        let app = ScreenDriver { AppFeatureView(viewModel: self.viewModel) }
        await app.settle()
        return app
    }

    func link(_ text: String) throws {
        try coordinator.open(text)
    }
}

extension LinkPolicy {
    static let test = LinkPolicy(schemes: ["shop"], hosts: ["shop.example"])
}

extension AppRoute {
    static func product(_ id: Int) -> AppRoute { .productDetails(.productDetails(Product.ID(rawValue: id))) }

    static func listing(_ query: ProductQuery = ProductQuery()) -> AppRoute {
        .productListing(.productListing(query))
    }
}

extension NavigationState where Schema == AppNavigation {
    /// The app at a tab, with these screens over its root, and otherwise as it begins.
    init(tab: Tab, root: AppRoute? = nil, _ routes: [AppRoute] = []) {
        self = .beginning
        if tab != self.tab { apply(.selectTab(tab)) }
        if let root { apply(.setRoot(root)) }
        apply(.replace(routes))
    }
}
