public import Foundation
public import Logging
public import Model

/// The way to one server: its connections, and whether it can be reached. Any number of devices' services share it.
public final class LiveNetwork: Sendable {
    /// Where the server's API lives.
    public let api: URL
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
    ///   - logger: Told of each failure, for those who look for a cause.
    public convenience init(api: URL, logger: Logger) {
        self.init(api: api, retries: RetryPolicy(), clock: ContinuousClock(), logger: logger)
    }

    /// - Parameters:
    ///   - clock: What waits between attempts and between probes are measured with.
    init(api: URL, retries: RetryPolicy, clock: any Clock<Duration>, logger: Logger) {
        let http = AsyncHTTPTransport(logger: logger)
        let direct = CatalogueAPI(api: api, transport: http)
        let monitor = ReachabilityMonitor(clock: clock) { () throws(ServiceError) in try await direct.ping() }
        let reporting = ReportingTransport(
            base: RetryingTransport(http, policy: retries, clock: clock), monitor: monitor)
        // In front of what reports: an answer that nobody was asked for tells nothing of the server.
        let patient = PatientTransport(reporting, clock: clock)
        self.api = api
        self.http = http
        self.monitor = monitor
        transport = SingleFlightTransport(patient)
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
