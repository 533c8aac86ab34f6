public import Model

/// All services of a shop in memory, with one catalog, one account and one bag. A test replaces those that it controls.
public struct MockShopServices: ShopServices {
    public var products: any ProductService
    public var categories: any CategoryService
    public var brands: any BrandService
    public var reviews: any ReviewService
    public var brochures: any BrochureService = MockBrochureService()
    public var catalogSync: any CatalogSyncService = MockCatalogSyncService()
    public var productChanges: any ProductChangesService = NoProductChanges()
    public var configuration: any ConfigurationService = MockConfigurationService()
    public var webView: any WebViewConfigurationService = MockWebViewConfigurationService()
    public var payments: any PaymentService = MockPaymentService()
    public var reachability: any ReachabilityService = MockReachabilityService()
    public var search: any SearchService = MockSearchService()
    public var recents: any RecentsService = MockRecentsService()
    public var listingStyle: any SettingService<ListingStyle> = MockSettingService(ListingStyle.grid)
    public var appearance: any SettingService<Appearance> = MockSettingService(Appearance.system)
    public var language: any SettingService<Language> = MockSettingService(Language.system)
    public var notices: any NoticeService = MockNoticeService()
    public var savedState: any SavedStateService = MockSavedStateService()
    public var pendingLinks: any PendingLinkService = MockPendingLinkService()
    public var flags: any FlagService = MockFlagService()
    public var analytics: any AnalyticsTracker = MockAnalyticsTracker()
    public var authentication: any AuthenticationService
    public var registration: (any RegistrationService)?
    public var passwords: (any PasswordService)?
    public var session: any SessionService
    public var wishlist: any WishlistService
    public var bag: any BagService
    public var savedItems: any SavedItemService
    public var voucher: any SettingService<Voucher?> = MockSettingService(Voucher?.none)
    public var addresses: any DeliveryAddressService = MockDeliveryAddressService()
    public var orders: any OrdersService
    public var ownReviews: any OwnReviewService = MockOwnReviewService()
    public var profile: (any ProfileService)?
    public var outbox: any OutboxService = MockOutboxService()
    public var notifications: any NotificationService = MockNotificationService(.fixtures)
    public var notificationSettings: (any NotificationSettingsService)? = MockNotificationSettingsService()

    /// Creates the services of a user who is signed out.
    public init() {
        let (catalog, account, bag) = (MockProductService(), MockAccount(), MockBagService())
        (products, categories, brands) = (catalog, catalog, catalog)
        (authentication, registration, passwords, session) = (account, account, account, account)
        reviews = MockReviewService(account: account)
        orders = MockOrdersService(account: account, bag: bag)
        profile = MockProfileService(account)
        self.bag = bag
        wishlist = MockWishlistService(bag: bag)
        savedItems = MockSavedItemService(bag: bag)
    }
}
