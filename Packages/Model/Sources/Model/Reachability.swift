public import Loading

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

extension ReachabilityService {
    /// Retries a failed load when the server becomes reachable, and at once if it is reachable.
    ///
    /// Only failures that can pass are retried. Returns when the calling task is cancelled.
    ///
    /// - Parameters:
    ///   - failure: Returns the failure of the last load; `nil` if it succeeded.
    ///   - waitUntilIdle: Waits until no load is pending. A pending load may have been sent before the connection
    ///     returned, and may still fail.
    ///   - retry: Retries the load.
    @MainActor
    public func retryFailures(
        _ failure: @MainActor () -> ServiceError?, waitUntilIdle: @MainActor () async -> Void,
        retry: @MainActor () async -> Void
    ) async {
        var wasOffline = false
        for await now in reachability() {
            guard now == .online else {
                wasOffline = true
                continue
            }
            if wasOffline { await waitUntilIdle() }
            wasOffline = false
            if !Task.isCancelled, failure()?.isTransient == true { await retry() }
        }
    }
}

extension CachedLoader where Failure == ServiceError {
    /// Retries failed loads when the server becomes reachable. Returns when the calling task is cancelled.
    public func retryFailures(with service: any ReachabilityService) async {
        await service.retryFailures({ state.failure ?? notice }, waitUntilIdle: { await waitUntilIdle() }) { retry() }
    }
}
