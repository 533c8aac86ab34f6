public import Foundation
public import Logging
public import Model

/// The connection to one server, and whether it can be reached. Several devices can share it.
public final class LiveNetwork: Sendable {
    /// The address of the API.
    public let api: URL
    /// The data of users that the server stores.
    public let capabilities: ServerCapabilities
    /// The server's catalog.
    let catalog: CatalogAPI

    /// The transport for all requests to the server, without a user's token.
    let transport: any HTTPTransport

    /// The switches for faults. `nil` if the network has none.
    let faults: (any FaultService)?

    private let monitor: ReachabilityMonitor

    /// Creates the network. Opens no connection.
    ///
    /// - Parameters:
    ///   - api: The address of an API in DummyJSON's format, with any path before `/products`.
    ///   - http: The transport that sends the requests. It is shut down with the network. By default, the platform's.
    ///   - capabilities: The data of users that the server stores. By default, ``ServerCapabilities/standard(for:)``.
    ///   - middleware: The app's own steps before the transport, in order, such as one that adds an API key. They handle
    ///     each attempt of a request, and each probe of the server.
    ///   - faults: The switches for faults that are added to all requests, for debug builds.
    ///   - logger: Logs each request and each failure.
    public convenience init(
        api: URL, http: (any HTTPTransport)? = nil, capabilities: ServerCapabilities? = nil,
        middleware: [HTTPMiddleware] = [], faults: (any FaultService)? = nil, logger: Logger
    ) {
        self.init(
            api: api, http: http, capabilities: capabilities, middleware: middleware, faults: faults,
            retries: RetryPolicy(), clock: ContinuousClock(), logger: logger)
    }

    /// - Parameters:
    ///   - retries: The rules for repeating requests.
    ///   - clock: The clock for the waits between attempts and probes.
    init(
        api: URL, http: (any HTTPTransport)? = nil, capabilities: ServerCapabilities? = nil,
        middleware: [HTTPMiddleware] = [], faults: (any FaultService)? = nil, retries: RetryPolicy,
        clock: any Clock<Duration>, logger: Logger
    ) {
        let base = (http ?? Self.platformTransport(logger)).with(middleware)
        // Probes have the faults too. Otherwise the server would seem to be back at once.
        let http = faults.map { base.with(.faults($0, clock: clock)) } ?? base
        let direct = CatalogAPI(api: api, transport: http)
        let monitor = ReachabilityMonitor(clock: clock) { () throws(ServiceError) in try await direct.ping() }
        self.api = api
        self.monitor = monitor
        self.faults = faults
        self.capabilities = capabilities ?? .standard(for: api)
        transport = http.with(
            // All attempts have the same identifier.
            .requestID(),
            // One line and one report for all attempts together.
            .logging(clock: clock, logger: logger),
            .reporting(to: monitor),
            .retry(retries, clock: clock))
        catalog = CatalogAPI(api: api, transport: transport)
    }

    private static func platformTransport(_ logger: Logger) -> any HTTPTransport {
        #if canImport(Darwin)
            URLSessionTransport(logger: logger)
        #else
            AsyncHTTPTransport(logger: logger)
        #endif
    }

    /// Reports whether the server can be reached.
    public var reachability: any ReachabilityService { monitor }

    /// Closes all connections and stops probing. Pending requests fail as offline.
    public func shutdown() async {
        monitor.stop()
        await transport.shutdown()
    }
}
