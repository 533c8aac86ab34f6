import Model

/// Does something for as long as the app is in use: at the start, whenever the server is there again, and now and then.
struct Upkeep: Sendable {
    /// How long what the server said is taken to be so.
    static var interval: Duration { .seconds(900) }

    let reachability: any ReachabilityService
    let clock: any Clock<Duration>

    /// Goes on until the calling task is cancelled.
    ///
    /// - Parameter work: What is to be done. What it can't do now it does the next time.
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
        // A sleep fails only when it is cancelled, and then all of it is over.
        while (try? await clock.sleep(for: Self.interval)) != nil { await work() }
    }
}
