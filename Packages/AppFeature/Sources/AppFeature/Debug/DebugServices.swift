public import Foundation
public import Model

/// The services that only the debug menu uses.
public struct DebugServices: Sendable {
    let analyticsLog: any AnalyticsLog
    let store: any StoreInspector
    let journals: URL?
    let faults: (any FaultService)?
    let endpoints: (any EndpointService)?

    /// - Parameters:
    ///   - analyticsLog: The latest analytics events.
    ///   - store: Counts what is stored.
    ///   - journals: The directory for navigation journals that are saved for tests. `nil` if none can be saved.
    ///   - faults: The switches for network faults. `nil` if the network has none.
    ///   - endpoints: The addresses of the shop's API. `nil` if the app can use one address only.
    public init(
        analyticsLog: any AnalyticsLog = NoAnalyticsLog(), store: any StoreInspector = NoStoreInspector(),
        journals: URL? = nil, faults: (any FaultService)? = nil, endpoints: (any EndpointService)? = nil
    ) {
        self.analyticsLog = analyticsLog
        self.store = store
        self.journals = journals
        self.faults = faults
        self.endpoints = endpoints
    }
}
