public import Foundation
public import Logging
public import Model

/// All services of one device: its own store, filled from a network that it may share with others.
public struct LiveServices: Sendable {
    /// The catalogue: stored at once, fresh from the server.
    public let products: any ProductService
    /// What was looked at on this device.
    public let recents: any RecentsService
    /// What is wished for on this device.
    public let wishlist: any WishlistService
    /// What is to be bought on this device.
    public let bag: any BagService
    /// How lists are laid out on this device.
    public let listingStyle: any ListingStyleService
    /// Signing in and out.
    public let authentication: any AuthenticationService
    /// Who is signed in on this device.
    public let session: any SessionService
    /// What they have bought.
    public let orders: any OrdersService
    /// The brochures: stored at once, fresh from the server.
    public let brochures: any BrochureService
    /// What the server says of the app.
    public let configuration: any ConfigurationService
    /// What happens in the app, in the log.
    public let analytics: any AnalyticsTracker
    /// Where the user was in the app.
    public let savedState: any SavedStateService
    /// Links that wait until the app is ready for them.
    public let pendingLinks: any PendingLinkService
    /// Whether the network's server can be reached.
    public let reachability: any ReachabilityService
    /// A store's file that could not be used and was put aside; nil in the usual case.
    public let setAside: SetAsideStore?

    private let store: ShopStore

    /// Opens the device's store, and makes it if need be. Asks the network nothing.
    ///
    /// - Parameters:
    ///   - directory: Where the store is. No two devices may share one.
    ///   - network: The way to the server. It is not shut down with the services.
    ///   - logger: Told of a file that was set aside, and of what could not be stored.
    public init(directory: URL, network: LiveNetwork, logger: Logger) throws(StoreOpeningError) {
        let opened = try ShopStore.open(in: directory, imageOrigin: network.api, logger: logger)
        let store = opened.store
        products = ProductRepository(catalogue: network.catalogue, store: store, logger: logger)
        recents = StoredRecentsService(store)
        wishlist = StoredWishlistService(store)
        bag = StoredBagService(store)
        listingStyle = StoredListingStyleService(store)
        let account = LiveAccount(
            directory: directory, server: network.api, transport: network.transport, store: store, logger: logger)
        authentication = account
        session = account
        let authorised = AuthorisedTransport(network.transport, server: network.api, tokens: account)
        orders = OrderRepository(
            api: OrdersAPI(api: network.api, transport: authorised), account: account, store: store, logger: logger)
        brochures = BrochureRepository(
            api: BrochuresAPI(api: network.api, transport: network.transport), store: store, logger: logger)
        configuration = StoredConfigurationService(
            api: ConfigurationAPI(api: network.api, transport: network.transport), store: store)
        analytics = LoggingAnalyticsTracker(logger: logger)
        savedState = StoredSavedState(store)
        pendingLinks = StoredPendingLinks(store)
        reachability = network.reachability
        setAside = opened.setAside
        self.store = store
    }

    /// Closes the store, when what runs on it is done. Later questions fail with
    /// ``/Model/ServiceError/storage(_:)``. Without effect on services that are closed.
    public func close() throws(ServiceError) {
        try store.close()
    }
}
