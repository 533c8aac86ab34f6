public import FlowKit

/// What the server says of the app, at run time.
public protocol ConfigurationService: Sendable {
    /// What was heard last, then every change. Before anything was heard it is a configuration with everything on.
    func configuration() -> AsyncStream<AppConfiguration>

    /// Asks the server. What it says comes through ``configuration()``; when it can't be asked, what was heard stays.
    ///
    /// - Parameter origin: `.current` asks only when what was heard is not good any more; `.stored` and `.fallback` ask
    ///   nobody.
    func refresh(_ origin: DataOrigin) async throws(ServiceError)
}

extension ConfigurationService {
    /// Asks the server, however good that is which was heard last.
    public func refresh() async throws(ServiceError) { try await refresh(.fresh) }
}
