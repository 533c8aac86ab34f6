import Model

/// Performs recurring work while the app is in use: at launch, when the server becomes reachable, and at intervals.
struct Upkeep: Sendable {
    /// The interval between refreshes.
    static var interval: Duration { .seconds(900) }

    let reachability: any ReachabilityService
    let clock: any Clock<Duration>

    /// Performs the work until the calling task is cancelled.
    ///
    /// - Parameter work: The work. It isn't retried before the next time.
    func keep(_ work: @escaping @Sendable () async -> Void) async {
        async let arrivals: Void = whenReachable(work)
        async let regularly: Void = nowAndThen(work)
        _ = await (arrivals, regularly)
    }

    private func whenReachable(_ work: @Sendable () async -> Void) async {
        var wasOnline = false
        for await state in reachability.reachability() {
            let isOnline = state == .online
            if isOnline, !wasOnline { await work() }
            wasOnline = isOnline
        }
    }

    private func nowAndThen(_ work: @Sendable () async -> Void) async {
        // Sleeping throws only on cancellation, which ends the loop.
        while (try? await clock.sleep(for: Self.interval)) != nil { await work() }
    }
}
