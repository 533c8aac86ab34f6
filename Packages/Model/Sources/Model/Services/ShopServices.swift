/// All services that an app gets from its store and its server. Core implements them; tests have mocks of them.
public protocol ShopServices: CatalogServices, DeviceServices, UserServices {}

/// The services that are the same on all devices and for all users.
public protocol CatalogServices: Sendable {
    /// The products: stored first, then the server's.
    var products: any ProductService { get }
    /// The categories: stored first, then the server's.
    var categories: any CategoryService { get }
    /// The brands of the stored products.
    var brands: any BrandService { get }
    /// The reviews of products: stored first, then the server's.
    var reviews: any ReviewService { get }
    /// The brochures: stored first, then the server's.
    var brochures: any BrochureService { get }
    /// Synchronizes the stored catalog with the server's.
    var catalogSync: any CatalogSyncService { get }
    /// Reports changes of the shown products.
    var productChanges: any ProductChangesService { get }
    /// The configuration of the app on the server.
    var configuration: any ConfigurationService { get }
    /// The web pages that may be shown inside the app.
    var webView: any WebViewConfigurationService { get }
    /// The payments, which a sandbox on the device authorizes.
    var payments: any PaymentService { get }
    /// Reports whether the server can be reached.
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
    /// The colors that the user has chosen.
    var appearance: any SettingService<Appearance> { get }
    /// The language that the user has chosen.
    var language: any SettingService<Language> { get }
    /// The notices that were seen on the device.
    var notices: any NoticeService { get }
    /// The location of the user in the app.
    var savedState: any SavedStateService { get }
    /// The links that are pending until the app is ready for them.
    var pendingLinks: any PendingLinkService { get }
    /// The values of feature flags.
    var flags: any FlagService { get }
    /// Records the events of the app.
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
    /// The wishlist.
    var wishlist: any WishlistService { get }
    /// The bag.
    var bag: any BagService { get }
    /// The items that were saved for later.
    var savedItems: any SavedItemService { get }
    /// The voucher of the bag.
    var voucher: any SettingService<Voucher?> { get }
    /// The delivery addresses on this device.
    var addresses: any DeliveryAddressService { get }
    /// The orders.
    var orders: any OrdersService { get }
    /// The reviews that the user wrote.
    var ownReviews: any OwnReviewService { get }
    /// The user's profile. `nil` if the server doesn't store changes of it.
    var profile: (any ProfileService)? { get }
    /// The changes that haven't reached the server.
    var outbox: any OutboxService { get }
    /// The notifications, and this device's registration for pushes.
    var notifications: any NotificationService { get }
    /// The kinds of notifications that the user wants. `nil` if the server doesn't store them.
    var notificationSettings: (any NotificationSettingsService)? { get }
}
