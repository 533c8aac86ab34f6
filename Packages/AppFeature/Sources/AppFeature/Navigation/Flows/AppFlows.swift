import ActivitySwitcher
import Bag
import Brochures
import FlowKit
import Home
import MyAccount
import ProductDetails
import ProductListing
import Wishlist

/// The flows of a stack. Every stack can show screens of every feature.
@MainActor
final class AppFlows {
    private let services: ServiceProvider
    private let activities: ActivitySwitcherDependencyContainer
    private let router: Router<AppRoute>
    private let exit: @MainActor @Sendable (AppExit) -> Void
    private let rootChanged: @MainActor (AppRoute) -> Void
    private var following: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - activities: Publishes the available activities.
    ///   - exit: Handles the exits of the stack's screens.
    ///   - rootChanged: Called when the stack's root screen has changed its values.
    init(
        _ services: ServiceProvider, router: Router<AppRoute>, activities: ActivitySwitcherDependencyContainer,
        exit: @escaping @MainActor @Sendable (AppExit) -> Void,
        rootChanged: @escaping @MainActor (AppRoute) -> Void
    ) {
        self.services = services
        self.router = router
        self.activities = activities
        self.exit = exit
        self.rootChanged = rootChanged
    }

    private(set) lazy var activitySwitcher = ActivitySwitcherFlowViewModel(
        ActivitySwitcherFlowDependencyContainer(activitySwitcher: activities) { [exit] in exit(.activitySwitcher($0)) },
        router: router.scope(embed: AppRoute.activitySwitcher) { $0.activitySwitcherRoute })

    private(set) lazy var bag = BagFlowViewModel(
        BagFlowDependencyContainer(bag: services.bagScreen) { [exit] in exit(.bag($0)) },
        router: router.scope(embed: AppRoute.bag) { $0.bagRoute })

    private(set) lazy var brochures = BrochuresFlowViewModel(
        BrochuresFlowDependencyContainer(brochures: services.brochuresScreens) { [exit] in exit(.brochures($0)) },
        router: router.scope(embed: AppRoute.brochures) { $0.brochuresRoute })

    private(set) lazy var home = HomeFlowViewModel(
        HomeFlowDependencyContainer(home: services.home) { [exit] in exit(.home($0)) },
        router: router.scope(embed: AppRoute.home) { $0.homeRoute })

    private(set) lazy var myAccount = MyAccountFlowViewModel(
        MyAccountFlowDependencyContainer(myAccount: services.myAccount) { [exit] in exit(.myAccount($0)) },
        router: router.scope(embed: AppRoute.myAccount) { $0.myAccountRoute })

    private(set) lazy var productDetails = ProductDetailsFlowViewModel(
        ProductDetailsFlowDependencyContainer(productDetails: services.productDetails) { [exit] in
            exit(.productDetails($0))
        },
        router: router.scope(embed: AppRoute.productDetails) { $0.productDetailsRoute })

    private(set) lazy var productListing = makeProductListing()

    private(set) lazy var wishlist = WishlistFlowViewModel(
        WishlistFlowDependencyContainer(wishlist: services.wishlistScreen) { [exit] in exit(.wishlist($0)) },
        router: router.scope(embed: AppRoute.wishlist) { $0.wishlistRoute })

    /// A Boolean value that indicates whether a screen of the stack has unsaved input.
    var hasUnsavedChanges: Bool { myAccount.hasUnsavedChanges || productDetails.hasUnsavedChanges }

    private func makeProductListing() -> ProductListingFlowViewModel {
        let flow = ProductListingFlowViewModel(
            ProductListingFlowDependencyContainer(productListing: services.productListing) { [exit] in
                exit(.productListing($0))
            },
            router: router.scope(embed: AppRoute.productListing) { $0.productListingRoute })
        flow.$root.dropFirst().sink { [weak self] root in
            MainActor.assumeIsolated { self?.rootChanged(.productListing(root)) }
        }
        .store(in: &following)
        return flow
    }
}
