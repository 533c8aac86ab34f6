public import Model

/// All services of the app. Features receive only dependency containers with the services that they need.
public struct ServiceProvider: Sendable {
    public let products: any ProductService
    public let categories: any CategoryService
    public let brands: any BrandService
    public let reviews: any ReviewService
    public let recents: any RecentsService
    public let wishlist: any WishlistService
    public let bag: any BagService
    public let savedItems: any SavedItemService
    public let listingStyle: any SettingService<ListingStyle>
    public let appearance: any SettingService<Appearance>
    public let language: any SettingService<Language>
    public let authentication: any AuthenticationService
    public let session: any SessionService
    public let orders: any OrdersService
    public let payments: any PaymentService
    public let addresses: any DeliveryAddressService
    public let brochures: any BrochureService
    public let configuration: any ConfigurationService
    public let webView: any WebViewConfigurationService
    public let flags: any FlagService
    public let analytics: any AnalyticsTracker
    public let savedState: any SavedStateService
    public let pendingLinks: any PendingLinkService
    public let reachability: any ReachabilityService
    /// The on-device search. `nil` if there is none; the catalog's search is used then.
    public let search: (any SearchService)?
    /// Synchronizes the whole catalog. `nil` if the device stores only loaded products.
    public let catalogSync: (any CatalogSyncService)?
    /// The outbox of pending changes. `nil` if there is none.
    public let outbox: (any OutboxService)?
    /// The profile service. `nil` if the profile can't be edited.
    public let profile: (any ProfileService)?
    /// Creates accounts. `nil` if the server creates none.
    public let registration: (any RegistrationService)?
    /// Replaces forgotten passwords. `nil` if the server doesn't store new ones.
    public let passwords: (any PasswordService)?
    /// The kinds of notifications that the user wants. `nil` if the server doesn't store them.
    public let notificationSettings: (any NotificationSettingsService)?
    /// The signed-in user's reviews. `nil` if there are none to show.
    public let ownReviews: (any OwnReviewService)?
    /// The notification service. `nil` if there is no inbox.
    public let notifications: (any NotificationService)?
    /// The device's registration for push notifications. `nil` if the device gets none.
    public let push: PushRegistration?
    /// The storage of seen notices. `nil` if they aren't stored.
    public let notices: (any NoticeService)?
    /// The incident in which the local store was recreated. `nil` if there was none.
    public let storeIncident: StoreIncident?
    /// Called when the user has dismissed the incident's notice, so that it isn't shown at the next launch.
    public let incidentWasSeen: @Sendable () -> Void
    public let webURLs: any WebURLProvider
    /// The app's version.
    public let version: AppVersion
    /// The clock for durations in the user interface, such as undo offers and notices.
    public let clock: any Clock<Duration>
    /// Reports changes of the shown products.
    public let productChanges: any ProductChangesService
    /// The services of the debug menu.
    public let debug: DebugServices

    public init(
        products: any ProductService, categories: any CategoryService, brands: any BrandService,
        reviews: any ReviewService, recents: any RecentsService, wishlist: any WishlistService, bag: any BagService,
        savedItems: any SavedItemService,
        listingStyle: any SettingService<ListingStyle>, appearance: any SettingService<Appearance>,
        language: any SettingService<Language>,
        authentication: any AuthenticationService, session: any SessionService, orders: any OrdersService,
        payments: any PaymentService, addresses: any DeliveryAddressService,
        brochures: any BrochureService, configuration: any ConfigurationService,
        webView: any WebViewConfigurationService, flags: any FlagService, analytics: any AnalyticsTracker,
        savedState: any SavedStateService, pendingLinks: any PendingLinkService,
        reachability: any ReachabilityService, webURLs: any WebURLProvider, version: AppVersion,
        search: (any SearchService)? = nil, catalogSync: (any CatalogSyncService)? = nil,
        outbox: (any OutboxService)? = nil, profile: (any ProfileService)? = nil,
        registration: (any RegistrationService)? = nil, passwords: (any PasswordService)? = nil,
        ownReviews: (any OwnReviewService)? = nil,
        notificationSettings: (any NotificationSettingsService)? = nil,
        notifications: (any NotificationService)? = nil, push: PushRegistration? = nil,
        notices: (any NoticeService)? = nil,
        storeIncident: StoreIncident? = nil, incidentWasSeen: @escaping @Sendable () -> Void = {},
        clock: any Clock<Duration> = ContinuousClock(),
        productChanges: any ProductChangesService = NoProductChanges(), debug: DebugServices = DebugServices()
    ) {
        self.products = products
        self.categories = categories
        self.brands = brands
        self.reviews = reviews
        self.recents = recents
        self.wishlist = wishlist
        self.bag = bag
        self.savedItems = savedItems
        self.listingStyle = listingStyle
        self.appearance = appearance
        self.language = language
        self.authentication = authentication
        self.session = session
        self.orders = orders
        self.payments = payments
        self.addresses = addresses
        self.brochures = brochures
        self.configuration = configuration
        self.webView = webView
        self.flags = flags
        self.analytics = analytics
        self.savedState = savedState
        self.pendingLinks = pendingLinks
        self.reachability = reachability
        self.search = search
        self.catalogSync = catalogSync
        self.outbox = outbox
        self.profile = profile
        self.registration = registration
        self.passwords = passwords
        self.ownReviews = ownReviews
        self.notificationSettings = notificationSettings
        self.notifications = notifications
        self.push = push
        self.notices = notices
        self.storeIncident = storeIncident
        self.incidentWasSeen = incidentWasSeen
        self.webURLs = webURLs
        self.version = version
        self.clock = clock
        self.productChanges = productChanges
        self.debug = debug
    }
}
