public import Foundation
public import Logging
public import Model

/// The way to one server: its connections, and whether it can be reached. Any number of devices' services share it.
public final class LiveNetwork: Sendable {
    /// Where the server's API lives.
    public let api: URL
    /// The data of users that the server stores.
    public let capabilities: ServerCapabilities
    /// What the server sells.
    public let catalogue: CatalogueAPI

    /// What carries the requests of all that asks this server.
    let transport: any HTTPTransport

    private let http: AsyncHTTPTransport
    private let monitor: ReachabilityMonitor

    /// Opens no connection yet.
    ///
    /// - Parameters:
    ///   - api: The address of an API in the format of DummyJSON, with any path in front of `/products`.
    ///   - cache: Keeps answers that everybody may see. In memory, unless another is given.
    ///   - capabilities: The data of users that the server stores. By default, ``ServerCapabilities/standard(for:)``.
    ///   - logger: Told of each request and each failure, for those who look for a cause.
    public convenience init(
        api: URL, cache: any ResponseCache = MemoryResponseCache(), capabilities: ServerCapabilities? = nil,
        logger: Logger
    ) {
        self.init(
            api: api, cache: cache, capabilities: capabilities, retries: RetryPolicy(), clock: ContinuousClock(),
            logger: logger)
    }

    /// - Parameters:
    ///   - api: The address of an API in the format of DummyJSON, with any path in front of `/products`.
    ///   - http: What sends the requests; one of its own when nil.
    ///   - cache: Keeps answers that everybody may see.
    ///   - capabilities: The data of users that the server stores.
    ///   - retries: When a request is tried again.
    ///   - clock: What waits between attempts and between probes are measured with.
    ///   - logger: Told of each request and each failure.
    init(
        api: URL, http: AsyncHTTPTransport? = nil, cache: any ResponseCache = MemoryResponseCache(),
        capabilities: ServerCapabilities? = nil, retries: RetryPolicy, clock: any Clock<Duration>, logger: Logger
    ) {
        let http = http ?? AsyncHTTPTransport(logger: logger)
        let direct = CatalogueAPI(api: api, transport: http)
        // From the socket up. Each one is where it is for a reason:
        // What is tried again are single exchanges, so that whoever stands in front sees one request and one outcome.
        let retrying = RetryingTransport(http, policy: retries, clock: clock)
        let monitor = ReachabilityMonitor(clock: clock) { () throws(ServiceError) in try await direct.ping() }
        // A failure is reported when trying again has not healed it.
        let reporting = ReportingTransport(base: retrying, monitor: monitor)
        let logging = LoggingTransport(reporting, clock: clock, logger: logger)
        // In front of the log: a 304 is logged as one. Behind the name: a question asked twice is one request.
        let revalidating = RevalidatingTransport(logging, cache: cache)
        let correlated = CorrelatedTransport(revalidating)
        self.api = api
        self.capabilities = capabilities ?? .standard(for: api)
        self.http = http
        self.monitor = monitor
        // First of all: equal questions are one request from here on.
        transport = SingleFlightTransport(correlated)
        catalogue = CatalogueAPI(api: api, transport: transport)
    }

    /// Whether the server can be reached.
    public var reachability: any ReachabilityService { monitor }

    /// Closes all connections and ends what watches the server. What is on its way fails as offline.
    public func shutdown() async {
        monitor.stop()
        await http.shutdown()
    }
}
