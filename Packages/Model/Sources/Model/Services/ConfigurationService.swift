/// What the server says of the app, at run time.
public protocol ConfigurationService: Sendable {
    /// What was heard last, then every change. Before anything was heard it is a configuration with everything on.
    func configuration() -> AsyncStream<AppConfiguration>

    /// Asks the server. What it says comes through ``configuration()``; when it can't be asked, what was heard stays.
    func refresh() async throws(ServiceError)
}
