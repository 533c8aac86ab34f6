/// Whether the server can be reached.
public enum Reachability: Hashable, Sendable {
    case online
    case offline
}

/// Knows whether the server can be reached, and finds out by itself when it can again.
public protocol ReachabilityService: Sendable {
    /// How it is, then every change.
    func reachability() -> AsyncStream<Reachability>
}
