public import Model

/// Every service of the app. Only the app's top level sees it: features get containers with what they need.
public struct ServiceProvider: Sendable {
    public let products: any ProductService
    public let categories: any CategoryService
    public let brands: any BrandService
    public let reviews: any ReviewService
    public let recents: any RecentsService
    public let wishlist: any WishlistService
    public let bag: any BagService
    public let listingStyle: any ListingStyleService
    public let authentication: any AuthenticationService
    public let session: any SessionService
    public let orders: any OrdersService
    public let brochures: any BrochureService
    public let configuration: any ConfigurationService
    public let webView: any WebViewConfigurationService
    public let flags: any FlagService
    public let analytics: any AnalyticsTracker
    public let savedState: any SavedStateService
    public let pendingLinks: any PendingLinkService
    public let reachability: any ReachabilityService
    /// Looks for products on the device; nil for a device that can't: then the catalogue's own search has to do.
    public let search: (any SearchService)?
    /// Brings the whole catalogue onto the device; nil for a device that holds what was looked at.
    public let catalogueSync: (any CatalogueSyncService)?
    /// The user's changes on their way; nil for a device that has none.
    public let outbox: (any OutboxService)?
    /// What a user may change about themselves; nil where they may not.
    public let profile: (any ProfileService)?
    /// What the shop wants the user to know; nil for a device without an inbox.
    public let notifications: (any NotificationService)?
    /// Which notices were seen; nil for a device that forgets.
    public let notices: (any NoticeService)?
    /// That the device's store had to be begun anew; nil in the usual case.
    public let storeIncident: StoreIncident?
    /// Called when the user has been told of the incident: it does not come again at the next start.
    public let incidentWasSeen: @Sendable () -> Void
    public let webURLs: any WebURLProvider
    /// Which version the app is.
    public let version: AppVersion
    /// What times everything that a person sees pass: undo offers, notices.
    public let clock: any Clock<Duration>
    /// Tells screens of changes of the products that they show.
    public let productChanges: any ProductChangesService

    public init(
        products: any ProductService, categories: any CategoryService, brands: any BrandService,
        reviews: any ReviewService, recents: any RecentsService, wishlist: any WishlistService, bag: any BagService,
        listingStyle: any ListingStyleService, authentication: any AuthenticationService, session: any SessionService,
        orders: any OrdersService, brochures: any BrochureService, configuration: any ConfigurationService,
        webView: any WebViewConfigurationService, flags: any FlagService, analytics: any AnalyticsTracker,
        savedState: any SavedStateService, pendingLinks: any PendingLinkService,
        reachability: any ReachabilityService, webURLs: any WebURLProvider, version: AppVersion,
        search: (any SearchService)? = nil, catalogueSync: (any CatalogueSyncService)? = nil,
        outbox: (any OutboxService)? = nil, profile: (any ProfileService)? = nil,
        notifications: (any NotificationService)? = nil, notices: (any NoticeService)? = nil,
        storeIncident: StoreIncident? = nil, incidentWasSeen: @escaping @Sendable () -> Void = {},
        clock: any Clock<Duration> = ContinuousClock(),
        productChanges: any ProductChangesService = NoProductChanges()
    ) {
        self.products = products
        self.categories = categories
        self.brands = brands
        self.reviews = reviews
        self.recents = recents
        self.wishlist = wishlist
        self.bag = bag
        self.listingStyle = listingStyle
        self.authentication = authentication
        self.session = session
        self.orders = orders
        self.brochures = brochures
        self.configuration = configuration
        self.webView = webView
        self.flags = flags
        self.analytics = analytics
        self.savedState = savedState
        self.pendingLinks = pendingLinks
        self.reachability = reachability
        self.search = search
        self.catalogueSync = catalogueSync
        self.outbox = outbox
        self.profile = profile
        self.notifications = notifications
        self.notices = notices
        self.storeIncident = storeIncident
        self.incidentWasSeen = incidentWasSeen
        self.webURLs = webURLs
        self.version = version
        self.clock = clock
        self.productChanges = productChanges
    }
}
