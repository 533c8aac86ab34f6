public import Core
public import Foundation
public import Logging
public import Model

/// The live services of a device. This is the only place that creates them.
public struct LiveServiceProvider: Sendable {
    public let services: ServiceProvider
    private let live: LiveServices

    /// Opens the device's store and connects it to a network, which several devices can share.
    ///
    /// - Parameters:
    ///   - directory: The directory of the device's data.
    ///   - network: The network.
    ///   - payments: The payment provider. ``/Core/SandboxPayments`` charges nothing, for tests and demonstrations.
    ///   - trackers: The app's own receivers of analytics events, after the log.
    ///   - webHost: The host of shared URLs: `shop.example`.
    ///   - version: The app's version.
    ///   - tokens: The storage of the session's tokens.
    ///   - notifications: The device's permission to show notifications. `nil` if the device gets no pushes.
    ///   - journals: The directory for navigation journals that are saved for tests. By default, `journals` in the
    ///     device's directory.
    ///   - endpoints: The addresses of the API, for the debug menu. `nil` if the app can't switch to another one.
    ///   - logger: Logs recoverable failures.
    /// - Throws: ``/Core/StoreOpeningError`` if the directory can't be used.
    public init(
        directory: URL, network: LiveNetwork, payments: any PaymentService, trackers: [any AnalyticsTracker] = [],
        webHost: String, version: AppVersion, tokens: TokenPlace = .system,
        notifications: (any NotificationAuthorizing)? = nil, journals: URL? = nil,
        endpoints: (any EndpointService)? = nil,
        logger: Logger = Logger(label: "Shop", factory: { _ in SwiftLogNoOpLogHandler() })
    ) async throws {
        let live = try await LiveServices(
            directory: directory, network: network, payments: payments, trackers: trackers, version: version,
            tokens: tokens, logger: logger)
        try self.init(
            live, notifications, webHost: webHost, version: version, journals: journals ?? Self.journals(in: directory),
            endpoints: endpoints)
    }

    /// Connects a device to a store and its network, which several devices share.
    ///
    /// - Parameters:
    ///   - directory: The directory of the device's session.
    ///   - store: The database, the catalog and the network.
    ///   - device: The name of the device, unique in the store.
    ///   - payments: The payment provider.
    ///   - trackers: The app's own receivers of analytics events, after the log.
    ///   - webHost: The host of shared URLs: `shop.example`.
    ///   - version: The app's version.
    ///   - tokens: The storage of the session's tokens.
    ///   - notifications: The device's permission to show notifications. `nil` if the device gets no pushes.
    ///   - journals: The directory for navigation journals that are saved for tests. By default, `journals` in the
    ///     device's directory.
    ///   - endpoints: The addresses of the API, for the debug menu. `nil` if the app can't switch to another one.
    ///   - logger: Logs recoverable failures.
    public init(
        directory: URL, store: SharedStore, device: String, payments: any PaymentService,
        trackers: [any AnalyticsTracker] = [], webHost: String, version: AppVersion, tokens: TokenPlace,
        notifications: (any NotificationAuthorizing)? = nil, journals: URL? = nil,
        endpoints: (any EndpointService)? = nil, logger: Logger
    ) async throws {
        let live = try await LiveServices(
            directory: directory, store: store, device: device, payments: payments, trackers: trackers,
            version: version, tokens: tokens, logger: logger)
        try self.init(
            live, notifications, webHost: webHost, version: version, journals: journals ?? Self.journals(in: directory),
            endpoints: endpoints)
    }

    private static func journals(in directory: URL) -> URL {
        directory.appending(path: "journals", directoryHint: .isDirectory)
    }

    private init(
        _ live: LiveServices, _ permission: (any NotificationAuthorizing)?, webHost: String, version: AppVersion,
        journals: URL, endpoints: (any EndpointService)?
    ) throws {
        services = ServiceProvider(
            shop: live, webURLs: try RouteURLProvider(host: webHost, website: live.website), version: version,
            push: permission.map { PushRegistration($0, notifications: live.notifications, session: live.session) },
            incident: live.incident, incidentWasSeen: { live.acknowledgeReplacedDatabase() },
            debug: DebugServices(
                analyticsLog: live.analyticsLog, store: live.storeInspector, journals: journals, faults: live.faults,
                endpoints: endpoints))
        self.live = live
    }

    /// The database that couldn't be read and was replaced by a new one. `nil` in the usual case.
    public var replacedDatabase: ReplacedDatabase? { live.replacedDatabase }

    /// Acknowledges the incident, so that it isn't reported at the next launch.
    public func acknowledgeReplacedDatabase() { live.acknowledgeReplacedDatabase() }

    /// Stops sending changes. Completed writes are already on disk.
    public func close() { live.close() }
}
