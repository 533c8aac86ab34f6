public import FlowKit

/// Loads the remote configuration of the app.
public protocol ConfigurationService: Sendable {
    /// Returns a stream of the latest configuration, followed by every change. Initially, everything is enabled.
    func configuration() -> AsyncStream<AppConfiguration>

    /// Reloads the configuration, which is published through ``configuration()``. On failure, the latest configuration
    /// stays.
    ///
    /// - Parameter origin: `.current` sends a request only if the stored value is stale; `.stored` and `.fallback` send
    ///   none.
    func refresh(_ origin: DataOrigin) async throws(ServiceError)
}

extension ConfigurationService {
    /// Reloads from the server, even if the stored value is fresh.
    public func refresh() async throws(ServiceError) { try await refresh(.fresh) }
}
