public import Foundation
public import Logging
public import Model

/// All services of one device: of an installation of the app, or of a session of a browser host.
public struct LiveServices: ShopServices {
    public let products: any ProductService
    public let categories: any CategoryService
    public let brands: any BrandService
    public let reviews: any ReviewService
    public let brochures: any BrochureService
    public let catalogSync: any CatalogSyncService
    public let productChanges: any ProductChangesService
    public let configuration: any ConfigurationService
    public let webView: any WebViewConfigurationService
    public let payments: any PaymentService
    public let reachability: any ReachabilityService

    public let search: any SearchService
    public let recents: any RecentsService
    public let listingStyle: any SettingService<ListingStyle>
    public let appearance: any SettingService<Appearance>
    public let language: any SettingService<Language>
    public let notices: any NoticeService
    public let savedState: any SavedStateService
    public let pendingLinks: any PendingLinkService
    public let flags: any FlagService
    /// Passes the events of the app to the log and to the app's own trackers. Debug builds also store the latest ones.
    public let analytics: any AnalyticsTracker

    public let authentication: any AuthenticationService
    public let registration: (any RegistrationService)?
    public let passwords: (any PasswordService)?
    public let session: any SessionService
    public let wishlist: any WishlistService
    public let bag: any BagService
    public let savedItems: any SavedItemService
    public let voucher: any SettingService<Voucher?>
    public let addresses: any DeliveryAddressService
    public let orders: any OrdersService
    public let ownReviews: any OwnReviewService
    public let profile: (any ProfileService)?
    public let outbox: any OutboxService
    public let notifications: any NotificationService
    public let notificationSettings: (any NotificationSettingsService)?

    /// The address of the server that has the pages of the shop's website. `nil` if it has none.
    public let website: URL?
    /// The latest events of the app. Empty in release builds.
    public let analyticsLog: any AnalyticsLog
    /// Counts what is stored.
    public let storeInspector: any StoreInspector
    /// The switches for network faults. `nil` if the network was created without them.
    public let faults: (any FaultService)?
    /// The database that couldn't be used and was replaced by a new one. `nil` in the usual case. Later launches report it
    /// again, until ``acknowledgeReplacedDatabase()``.
    public let replacedDatabase: ReplacedDatabase?

    private let sending: Outbox
    private let releasing: StoredPayments

    /// Opens the services without blocking the caller's actor.
    ///
    /// Nothing is requested from the network, except that the unsent changes of a signed-in user are sent until ``close()``.
    ///
    /// - Parameters:
    ///   - directory: The device's directory, with the session, and with the database unless it is shared. No two devices may
    ///     have the same.
    ///   - network: The connection to the server. It isn't shut down with the services.
    ///   - payments: The payment provider. ``SandboxPayments`` charges nothing, for tests and demonstrations.
    ///   - trackers: The app's own receivers of analytics events, after the log.
    ///   - version: The version of the app, if it has one. Rules of flags use it.
    ///   - country: The ISO 3166 code of the user's country, if it is known. Rules of flags use it.
    ///   - tokens: The storage of the session's tokens.
    ///   - logger: Logs a replaced file, and failures to store data.
    public init(
        directory: URL, network: LiveNetwork, payments: any PaymentService, trackers: [any AnalyticsTracker] = [],
        version: AppVersion? = nil, country: String? = Locale.current.region?.identifier, tokens: TokenPlace = .system,
        logger: Logger
    ) async throws(StoreOpeningError) {
        let store = try await SharedStore(
            directory: directory, network: network, minimumSyncInterval: .zero, logger: logger)
        try await self.init(
            directory: directory, store: store, device: "device", payments: payments, trackers: trackers,
            version: version, country: country, tokens: tokens, logger: logger)
    }

    /// Opens the services of a device that shares the database and the catalog with others.
    ///
    /// - Parameters:
    ///   - directory: The device's directory, with the session.
    ///   - store: The database and the catalog.
    ///   - device: The name of the device, unique in the store.
    ///   - payments: The payment provider.
    ///   - trackers: The app's own receivers of analytics events, after the log.
    ///   - version: The version of the app, if it has one. Rules of flags use it.
    ///   - country: The ISO 3166 code of the user's country, if it is known. Rules of flags use it.
    ///   - tokens: The storage of the session's tokens.
    ///   - logger: Logs failures to store data.
    public init(
        directory: URL, store: SharedStore, device: String, payments: any PaymentService,
        trackers: [any AnalyticsTracker] = [], version: AppVersion? = nil,
        country: String? = Locale.current.region?.identifier, tokens: TokenPlace = .system, logger: Logger
    ) async throws(StoreOpeningError) {
        self = try await Self.open(
            directory: directory, store: store, device: device, payments: payments, trackers: trackers,
            version: version, country: country, vault: tokens.vault, policy: OutboxPolicy(), logger: logger)
    }

    /// - Parameter policy: The limits and delays of sending changes.
    @concurrent
    static func open(
        directory: URL, store: SharedStore, device: String = "device", payments: any PaymentService,
        trackers: [any AnalyticsTracker] = [], version: AppVersion?, country: String?, vault: (any TokenVault)?,
        policy: OutboxPolicy, logger: Logger
    ) async throws(StoreOpeningError) -> LiveServices {
        let device = try await DeviceStore.open(in: store.database, name: device)
        let network = store.network
        let account = try await LiveAccount(
            directory: directory, server: network.api, transport: network.transport, device: device, vault: vault,
            merge: GuestMerge(capabilities: network.capabilities), logger: logger)
        let payments = try await StoredPayments(payments, device: device, logger: logger)
        #if DEBUG
            let events: AnalyticsFile? = AnalyticsFile(in: directory)
        #else
            let events: AnalyticsFile? = nil
        #endif
        return LiveServices(
            store, device, account, payments, trackers, events: events, version: version, country: country,
            policy: policy, logger: logger)
    }

    /// - Parameters:
    ///   - trackers: The app's own receivers of analytics events.
    ///   - events: Stores the latest events of the app. `nil` if it isn't a debug build.
    private init(
        _ store: SharedStore, _ device: DeviceStore, _ account: LiveAccount, _ payments: StoredPayments,
        _ trackers: [any AnalyticsTracker], events: AnalyticsFile?, version: AppVersion?, country: String?,
        policy: OutboxPolicy, logger: Logger
    ) {
        let (network, database) = (store.network, store.database)
        let (api, transport, capabilities) = (network.api, network.transport, network.capabilities)
        // A request that is repeated with another token keeps its identifier in the logs.
        let authorized = APIClient(
            api: api, transport: transport.with(.requestID(), .authorization(for: api, tokens: account)))
        let client = APIClient(api: api, transport: transport)

        // Shared by all devices.
        let products = ProductRepository(catalog: network.catalog, store: database, logger: logger)
        self.products = products
        categories = CategoryRepository(catalog: network.catalog, store: database, logger: logger)
        brands = BrandRepository(store: database)
        brochures = BrochureRepository(
            api: BrochuresAPI(client: client), store: database, capabilities: capabilities, logger: logger)
        catalogSync = store.catalogSync
        configuration = StoredConfigurationService(api: client, store: database, capabilities: capabilities)
        webView = ConfiguredWebView(app: configuration)
        website = capabilities.contains(.pages) ? api : nil
        productChanges = ProductChanges(store: database)
        reachability = network.reachability
        replacedDatabase = store.replacedDatabase
        let reviews = ReviewRepository(
            api: ReviewsAPI(reading: client, writing: authorized), store: database, capabilities: capabilities,
            logger: logger)
        self.reviews = reviews
        ownReviews = OwnReviewRepository(
            api: authorized, account: account, capabilities: capabilities, written: reviews.written, logger: logger)

        // Owned by the device.
        let own: [any AnalyticsTracker] = [LoggingAnalyticsTracker(logger: logger)] + (events.map { [$0] } ?? [])
        analytics = CombinedAnalyticsTracker(trackers: own + trackers)
        analyticsLog = events ?? NoAnalyticsLog()
        storeInspector = DatabaseInspector(device: device)
        faults = network.faults
        search = CatalogSearch(device)
        recents = StoredRecentsService(device: device)
        listingStyle = StoredSetting(device: device, name: .listingStyle, defaultValue: ListingStyle.grid)
        appearance = StoredSetting(device: device, name: .appearance, defaultValue: Appearance.system)
        language = StoredSetting(device: device, name: .language, defaultValue: Language.system)
        notices = StoredNoticeService(device: device)
        savedState = StoredSavedState(device: device)
        pendingLinks = StoredPendingLinks(device: device)
        flags = StoredFlagService(device, session: account, version: version, country: country, logger: logger)

        // Owned by the guest or the signed-in user.
        authentication = account
        registration = capabilities.contains(.accounts) ? account : nil
        passwords = capabilities.contains(.accounts) ? account : nil
        session = account
        wishlist = WishlistRepository(device: device, capabilities: capabilities)
        bag = BagRepository(device: device, capabilities: capabilities)
        savedItems = SavedItemRepository(device: device, capabilities: capabilities)
        orders = OrderRepository(
            api: OrdersAPI(client: authorized), account: account, capabilities: capabilities, logger: logger)
        profile = capabilities.contains(.profiles) ? ProfileRepository(device: device) : nil
        self.payments = payments
        addresses = StoredAddresses(device: device)
        voucher = StoredVoucher(device: device)
        notifications = NotificationRepository(
            api: NotificationsAPI(client: authorized), account: account, capabilities: capabilities, logger: logger)
        notificationSettings =
            capabilities.contains(.accounts)
            ? NotificationSettingsRepository(api: authorized, account: account, logger: logger) : nil
        sending = Outbox(
            OutboxSender.Dependencies(
                account: account, api: api, transport: transport, capabilities: capabilities, products: products,
                markStale: { ids in
                    // If this fails, the stored products are as old as before.
                    try? await database.outdate(ids)
                }, logger: logger, policy: policy))
        outbox = sending
        sending.start(session: account, reachability: network.reachability)
        releasing = payments
        payments.start(network.reachability)
    }

    /// The incident to show to the user if the database was replaced, otherwise `nil`.
    public var incident: StoreIncident? { replacedDatabase.map { StoreIncident(isAllSaved: $0.isComplete) } }

    /// Notes that the user has seen the incident, so that the next launch doesn't report it.
    public func acknowledgeReplacedDatabase() { replacedDatabase?.acknowledge() }

    /// Stops sending changes and releasing payments. The database closes when nothing uses it anymore.
    public func close() {
        sending.stop()
        releasing.stop()
    }
}
