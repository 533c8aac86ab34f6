/// All services that an app gets from its store and its server. Core implements them; tests have mocks of them.
public protocol ShopServices: CatalogServices, DeviceServices, UserServices {}

/// The services that are the same on all devices and for all users.
public protocol CatalogServices: Sendable {
    var products: any ProductService { get }
    var categories: any CategoryService { get }
    var brands: any BrandService { get }
    var reviews: any ReviewService { get }
    var brochures: any BrochureService { get }
    /// Synchronizes the stored catalog with the server's.
    var catalogSync: any CatalogSyncService { get }
    /// Reports changes of the shown products.
    var productChanges: any ProductChangesService { get }
    var configuration: any ConfigurationService { get }
    /// The web pages that may be shown inside the app.
    var webView: any WebViewConfigurationService { get }
    var payments: any PaymentService { get }
    var reachability: any ReachabilityService { get }
}

/// The services whose data belongs to the device, whoever is signed in.
public protocol DeviceServices: Sendable {
    /// The search in the stored products, and the recent searches.
    var search: any SearchService { get }
    /// The products that were viewed on the device.
    var recents: any RecentsService { get }
    /// The layout of lists.
    var listingStyle: any SettingService<ListingStyle> { get }
    var appearance: any SettingService<Appearance> { get }
    var language: any SettingService<Language> { get }
    /// The notices that were seen on the device.
    var notices: any NoticeService { get }
    /// The location of the user in the app.
    var savedState: any SavedStateService { get }
    /// The links that are pending until the app is ready for them.
    var pendingLinks: any PendingLinkService { get }
    var flags: any FlagService { get }
    var analytics: any AnalyticsTracker { get }
}

/// The services whose data belongs to the signed-in user or to the guest.
public protocol UserServices: Sendable {
    /// Signing in and out.
    var authentication: any AuthenticationService { get }
    /// New accounts. `nil` if the server creates none.
    var registration: (any RegistrationService)? { get }
    /// New passwords for forgotten ones. `nil` if the server doesn't store them.
    var passwords: (any PasswordService)? { get }
    /// The signed-in user.
    var session: any SessionService { get }
    var wishlist: any WishlistService { get }
    var bag: any BagService { get }
    var savedItems: any SavedItemService { get }
    var addresses: any DeliveryAddressService { get }
    var orders: any OrdersService { get }
    /// The reviews that the user wrote.
    var ownReviews: any OwnReviewService { get }
    /// The user's profile. `nil` if the server doesn't store changes of it.
    var profile: (any ProfileService)? { get }
    /// The changes that haven't reached the server.
    var outbox: any OutboxService { get }
    var notifications: any NotificationService { get }
    /// The kinds of notifications that the user wants. `nil` if the server doesn't store them.
    var notificationSettings: (any NotificationSettingsService)? { get }
}
