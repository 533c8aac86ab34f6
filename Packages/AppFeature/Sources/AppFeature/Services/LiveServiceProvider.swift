public import Core
public import Foundation
public import Logging
public import Model

/// The live services of one device. The one place where they are made: everything else gets containers.
public struct LiveServiceProvider: Sendable {
    public let services: ServiceProvider
    private let live: LiveServices

    /// Opens the device's store and connects it with the network, which many devices may share.
    ///
    /// - Parameters:
    ///   - directory: Where this device keeps its data.
    ///   - network: What many devices share.
    ///   - webHost: The host of the addresses that are shared: `shop.example`.
    ///   - version: Which version the app is.
    ///   - tokens: Where the tokens of who is signed in are kept.
    ///   - logger: Told what goes wrong and can be lived with.
    /// - Throws: ``/Core/StoreOpeningError`` when the directory can't be used.
    public init(
        directory: URL, network: LiveNetwork, webHost: String, version: AppVersion, tokens: TokenPlace = .system,
        logger: Logger = Logger(label: "Shop", factory: { _ in SwiftLogNoOpLogHandler() })
    ) throws {
        let live = try LiveServices(
            directory: directory, network: network, version: version, tokens: tokens, logger: logger)
        services = ServiceProvider(
            products: live.products, categories: live.categories, brands: live.brands, reviews: live.reviews,
            recents: live.recents, wishlist: live.wishlist, bag: live.bag,
            listingStyle: live.listingStyle, authentication: live.authentication, session: live.session,
            orders: live.orders, brochures: live.brochures, configuration: live.configuration,
            webView: live.webView, flags: live.flags,
            analytics: live.analytics, savedState: live.savedState, pendingLinks: live.pendingLinks,
            reachability: live.reachability, webURLs: try RouteURLProvider(host: webHost), version: version,
            search: live.search, catalogueSync: live.catalogueSync, outbox: live.outbox, profile: live.profile,
            notifications: live.notifications,
            notices: live.notices, storeIncident: live.incident,
            incidentWasSeen: { [reports = live.reports] in for report in reports { report.acknowledge() } },
            productChanges: live.productChanges)
        self.live = live
    }

    /// What happened to a store that could not be read: it was set aside, and this device began anew.
    public var setAside: SetAsideStore? { live.setAside }

    /// Says that somebody has been told of it: the next start has nothing of it.
    public func acknowledgeReports() { live.acknowledgeReports() }

    /// Ends the store. What was acknowledged is on disk already.
    ///
    /// - Throws: ``/Model/ServiceError`` when the file can't be closed.
    public func close() throws(ServiceError) { try live.close() }
}
