public import Foundation
public import Logging
public import Model

/// All services of one device: its own store, filled from a network that it may share with others.
public struct LiveServices: Sendable {
    /// The catalog: stored at once, fresh from the server.
    public let products: any ProductService
    /// The parts of the catalog: stored at once, fresh from the server.
    public let categories: any CategoryService
    /// Who makes what the device holds.
    public let brands: any BrandService
    /// What customers say of products, from the server.
    public let reviews: any ReviewService
    /// The search in what the device holds.
    public let search: any SearchService
    /// What brings the server's whole catalog onto the device.
    public let catalogSync: any CatalogSyncService
    /// What was looked at on this device.
    public let recents: any RecentsService
    /// What is wished for, by who is signed in or by the guest.
    public let wishlist: any WishlistService
    /// What is to be bought, by who is signed in or by the guest.
    public let bag: any BagService
    /// How lists are laid out on this device.
    public let listingStyle: any ListingStyleService
    /// Which notices were seen on this device.
    public let notices: any NoticeService
    /// Signing in and out.
    public let authentication: any AuthenticationService
    /// Who is signed in on this device.
    public let session: any SessionService
    /// The orders of the signed-in user.
    public let orders: any OrdersService
    /// The profile of the signed-in user. `nil` if the server doesn't store changes of it.
    public let profile: (any ProfileService)?
    /// The pending changes of the signed-in user.
    public let outbox: any OutboxService
    /// What the shop wants who is signed in to know.
    public let notifications: any NotificationService
    /// The brochures: stored at once, fresh from the server.
    public let brochures: any BrochureService
    /// What the server says of the app.
    public let configuration: any ConfigurationService
    /// Which pages of the web may be shown inside the app.
    public let webView: any WebViewConfigurationService
    /// What the server decides of the app.
    public let flags: any FlagService
    /// What happens in the app, in the log.
    public let analytics: any AnalyticsTracker
    /// Where the user was in the app.
    public let savedState: any SavedStateService
    /// Links that wait until the app is ready for them.
    public let pendingLinks: any PendingLinkService
    /// Whether the network's server can be reached.
    public let reachability: any ReachabilityService
    /// The databases that couldn't be used and were replaced by new ones. Empty in the usual case. Later launches report
    /// them again, until ``acknowledgeReplacedDatabases()``.
    public let replacedDatabases: [ReplacedDatabase]

    /// Watches single products.
    public let productChanges: any ProductChangesService

    private let sending: Outbox

    /// Opens the device's databases without blocking the caller's actor, and creates them if necessary.
    ///
    /// Nothing is requested from the network, except that the unsent changes of a signed-in user are sent until ``close()``.
    ///
    /// - Parameters:
    ///   - directory: Where the store is. No two devices may share one.
    ///   - network: The way to the server. It is not shut down with the services.
    ///   - version: Which version the app is; nil when it has none. Rules of flags look at it.
    ///   - country: The user's, by its ISO 3166 code; nil when that is not known. Rules of flags look at it.
    ///   - tokens: Where the tokens of who is signed in are kept.
    ///   - logger: Told of a file that was set aside, and of what could not be stored.
    public init(
        directory: URL, network: LiveNetwork, version: AppVersion? = nil,
        country: String? = Locale.current.region?.identifier, tokens: TokenPlace = .system, logger: Logger
    ) async throws(StoreOpeningError) {
        self = try await Self.open(
            directory: directory, network: network, version: version, country: country, vault: tokens.vault,
            policy: OutboxPolicy(), logger: logger)
    }

    /// - Parameter policy: The limits and delays of sending changes.
    @concurrent
    static func open(
        directory: URL, network: LiveNetwork, version: AppVersion?, country: String?, vault: (any TokenVault)?,
        policy: OutboxPolicy, logger: Logger
    ) async throws(StoreOpeningError) -> LiveServices {
        try await LiveServices(
            directory: directory, network: network, version: version, country: country, vault: vault,
            policy: policy, logger: logger)
    }

    private init(
        directory: URL, network: LiveNetwork, version: AppVersion?, country: String?, vault: (any TokenVault)?,
        policy: OutboxPolicy, logger: Logger
    ) async throws(StoreOpeningError) {
        let store = try await ShopStore.open(in: directory, imageOrigin: network.api, logger: logger)
        Self.excludeFromBackup(directory)
        let products = ProductRepository(catalog: network.catalog, store: store, logger: logger)
        self.products = products
        categories = CategoryRepository(catalog: network.catalog, store: store, logger: logger)
        brands = BrandRepository(store)
        search = CatalogSearch(store)
        catalogSync = CatalogSync(catalog: network.catalog, store: store, logger: logger)
        recents = StoredRecentsService(store)
        listingStyle = StoredListingStyleService(store)
        notices = StoredNoticeService(store)
        let capabilities = network.capabilities
        let joining = GuestMerge(products: store.known, capabilities: capabilities, now: { Date() })
        let account = try await LiveAccount(
            directory: directory, server: network.api, transport: network.transport, store: store, vault: vault,
            logger: logger, joining: { try joining.run(from: $0, to: $1) })
        wishlist = WishlistRepository(account.users, capabilities: capabilities)
        bag = BagRepository(account.users, capabilities: capabilities)
        authentication = account
        session = account
        // What is asked once more with another token is the same request in the logs.
        let authorized = network.transport.with(.requestID(), .authorization(for: network.api, tokens: account))
        orders = OrderRepository(
            api: OrdersAPI(api: network.api, transport: authorized), account: account, capabilities: capabilities,
            logger: logger)
        profile = capabilities.contains(.profiles) ? ProfileRepository(account: account) : nil
        sending = Outbox(
            OutboxSender.Dependencies(
                account: account, api: network.api, transport: network.transport, capabilities: capabilities,
                products: products,
                markStale: { [store] ids in
                    // If this fails, the stored products are as old as before.
                    try? await store.outdate(ids)
                }, logger: logger, policy: policy))
        outbox = sending
        notifications = NotificationRepository(
            api: NotificationsAPI(api: network.api, transport: authorized), account: account, logger: logger)
        reviews = ReviewRepository(
            api: ReviewsAPI(api: network.api, reading: network.transport, writing: authorized), store: store,
            cache: ReviewCache(store: store, resources: ResourceCache(store: store, logger: logger)))
        brochures = BrochureRepository(
            api: BrochuresAPI(api: network.api, transport: network.transport), store: store, logger: logger)
        configuration = StoredConfigurationService(
            api: ConfigurationAPI(api: network.api, transport: network.transport), store: store)
        webView = ConfiguredWebView(configuration)
        flags = StoredFlagService(
            store, session: account, version: version, country: country, logger: logger)
        analytics = LoggingAnalyticsTracker(logger: logger)
        savedState = StoredSavedState(store)
        pendingLinks = StoredPendingLinks(store)
        reachability = network.reachability
        replacedDatabases = [store.replaced].compactMap(\.self) + account.users.replaced
        productChanges = store.changes
        sending.start(session: account, reachability: network.reachability)
    }

    /// Excludes the device's data from backups. The server has all of it but unsent changes, and a restored backup would send
    /// those again after the server has forgotten their keys.
    private static func excludeFromBackup(_ directory: URL) {
        #if canImport(Darwin)
            var (directory, values) = (directory, URLResourceValues())
            values.isExcludedFromBackup = true
            // A backup that is too large is no reason to refuse the store.
            try? directory.setResourceValues(values)
        #endif
    }

    /// The incident to show to the user if a database was replaced, otherwise `nil`.
    public var incident: StoreIncident? {
        replacedDatabases.isEmpty ? nil : StoreIncident(isAllSaved: replacedDatabases.allSatisfy(\.isComplete))
    }

    /// Notes that the user has seen the incident, so that the next launch doesn't report it.
    public func acknowledgeReplacedDatabases() { for replaced in replacedDatabases { replaced.acknowledge() } }

    /// Stops sending changes. The databases close when nothing uses them anymore.
    public func close() {
        sending.stop()
    }
}
