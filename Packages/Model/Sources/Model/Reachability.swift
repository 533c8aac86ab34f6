/// The reachability of the server.
public enum Reachability: Hashable, Sendable {
    /// The last request reached the server, or there was none yet.
    case online
    /// The last request didn't reach the server, or timed out.
    case offline
}

/// Observes whether the server is reachable, and probes it while it isn't.
public protocol ReachabilityService: Sendable {
    /// Returns a stream of the reachability, followed by every change.
    func reachability() -> AsyncStream<Reachability>
}
