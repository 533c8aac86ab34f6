import DeepLink
import FlowKit
import FlowTestSupport
import FlowTesting
import Mocks
import Model
import ProductDetails
import ProductListing
import SharedUI
import Testing

@testable import AppFeature

#if Headless || !canImport(SwiftUI)
    import ScreenTesting
#endif

/// The whole app on mock services, as a person sees it.
@MainActor
final class Shop {
    let products = MockProductService()
    let reviews: MockReviewService
    let notifications = MockNotificationService(.fixtures)
    let search = MockSearchService()
    let outbox = MockOutboxService()
    let sync = MockCatalogSyncService()
    let flags = MockFlagService()
    let webView = MockWebViewConfigurationService()
    let recents = MockRecentsService()
    let wishlist: MockWishlistService
    let bag = MockBagService()
    let savedItems: MockSavedItemService
    let reachability = MockReachabilityService()
    let account = MockAccount()
    let orders: MockOrdersService
    let payments = MockPaymentService()
    let voucher = MockSettingService(Voucher?.none)
    let addresses = MockDeliveryAddressService()
    let brochures = MockBrochureService()
    let configuration = MockConfigurationService()
    let analytics = MockAnalyticsTracker()
    let appearance = MockSettingService(Appearance.system)
    let language = MockSettingService(Language.system)
    let savedState = MockSavedStateService()
    let pendingLinks = MockPendingLinkService()
    let permission = MockNotificationAuthorizing()
    let notices: MockNoticeService
    let services: ServiceProvider
    let viewModel: AppFeatureViewModel
    var coordinator: AppCoordinator { viewModel.coordinator }

    /// - Parameters:
    ///   - bag: Another bag than that of the mocks.
    ///   - seen: The notices that were seen before.
    ///   - incident: What happened to the device's store.
    ///   - incidentWasSeen: Called when the user has been told of it.
    ///   - clock: The clock of banners, undo, saving and upkeep. By default, no time passes, so that a busy machine
    ///     ends no offer.
    init(
        _ state: AppState = .beginning, bag other: (any BagService)? = nil, seen: Set<String> = [],
        incident: StoreIncident? = nil, incidentWasSeen: @escaping @Sendable () -> Void = {},
        clock: any Clock<Duration> = ManualClock(), debug: DebugServices = DebugServices()
    ) throws {
        notices = MockNoticeService(seen)
        wishlist = MockWishlistService(bag: bag)
        orders = MockOrdersService(account: account)
        savedItems = MockSavedItemService(bag: other as? MockBagService ?? bag)
        reviews = MockReviewService(account: account)
        var shop = MockShopServices()
        (shop.products, shop.categories, shop.brands) = (products, products, products)
        (shop.reviews, shop.brochures, shop.catalogSync) = (reviews, brochures, sync)
        (shop.configuration, shop.webView, shop.payments) = (configuration, webView, payments)
        (shop.reachability, shop.search, shop.recents) = (reachability, search, recents)
        (shop.appearance, shop.language, shop.notices) = (appearance, language, notices)
        (shop.savedState, shop.pendingLinks, shop.flags) = (savedState, pendingLinks, flags)
        (shop.analytics, shop.authentication, shop.registration) = (analytics, account, account)
        (shop.passwords, shop.session, shop.profile) = (account, account, MockProfileService(account))
        (shop.wishlist, shop.bag, shop.savedItems) = (wishlist, other ?? bag, savedItems)
        (shop.voucher, shop.addresses, shop.orders) = (voucher, addresses, orders)
        (shop.outbox, shop.notifications) = (outbox, notifications)
        services = ServiceProvider(
            shop: shop,
            webURLs: MockWebURLProvider(), version: AppVersion(1, 2),
            push: PushRegistration(permission, notifications: notifications, session: account),
            incident: incident, incidentWasSeen: incidentWasSeen, clock: clock, debug: debug)
        viewModel = try AppFeatureViewModel(services: services, state: state, policy: .test)
    }

    #if Headless || !canImport(SwiftUI)
        /// Opens the app, and waits until it follows links and has loaded its screen.
        func open() async -> ScreenDriver {
            let app = ScreenDriver(translations: .shop) { AppFeatureView(viewModel: self.viewModel) }
            await app.settleLoaded(viewModel)
            return app
        }
    #endif

    func link(_ text: String) throws {
        try coordinator.open(text)
    }
}

#if Headless || !canImport(SwiftUI)
    extension ScreenDriver {
        /// Waits until a window follows links and its screen has loaded.
        func settleLoaded(
            _ viewModel: AppFeatureViewModel, sourceLocation: SourceLocation = #_sourceLocation
        ) async {
            await settle(viewModel.inbound, sourceLocation: sourceLocation) {
                viewModel.inbound.isReady && !shows("Loading")
            }
        }
    }
#endif

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
    init(tab: AppTab, root: AppRoute? = nil, _ routes: [AppRoute] = []) {
        self = .beginning
        if tab != self.tab { apply(.selectTab(tab)) }
        if let root { apply(.setRoot(root)) }
        apply(.replace(routes))
    }
}
