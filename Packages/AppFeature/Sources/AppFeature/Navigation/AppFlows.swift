import Bag
import FlowKit
import Home
import ProductDetails
import ProductListing
import Wishlist

/// The flows of one tab: any feature's screen can be pushed on any tab's stack.
@MainActor
final class AppFlows {
    private let services: ServiceProvider
    private let router: Router<AppRoute>
    private let exit: @MainActor @Sendable (AppExit) -> Void

    init(_ services: ServiceProvider, router: Router<AppRoute>, exit: @escaping @MainActor @Sendable (AppExit) -> Void)
    {
        self.services = services
        self.router = router
        self.exit = exit
    }

    private(set) lazy var bag = BagFlowViewModel(
        BagFlowDependencyContainer(bag: services.bagScreen) { [exit] in exit(.bag($0)) },
        router: router.scope(embed: AppRoute.bag) { if case .bag(let route) = $0 { route } else { nil } })

    private(set) lazy var home = HomeFlowViewModel(
        HomeFlowDependencyContainer(home: services.home) { [exit] in exit(.home($0)) },
        router: router.scope(embed: AppRoute.home) { if case .home(let route) = $0 { route } else { nil } })

    private(set) lazy var productDetails = ProductDetailsFlowViewModel(
        ProductDetailsFlowDependencyContainer(productDetails: services.productDetails) { [exit] in
            exit(.productDetails($0))
        },
        router: router.scope(embed: AppRoute.productDetails) {
            if case .productDetails(let route) = $0 { route } else { nil }
        })

    private(set) lazy var productListing = ProductListingFlowViewModel(
        ProductListingFlowDependencyContainer(productListing: services.productListing) { [exit] in
            exit(.productListing($0))
        },
        router: router.scope(embed: AppRoute.productListing) {
            if case .productListing(let route) = $0 { route } else { nil }
        })

    private(set) lazy var wishlist = WishlistFlowViewModel(
        WishlistFlowDependencyContainer(wishlist: services.wishlistScreen) { [exit] in exit(.wishlist($0)) },
        router: router.scope(embed: AppRoute.wishlist) { if case .wishlist(let route) = $0 { route } else { nil } })
}
