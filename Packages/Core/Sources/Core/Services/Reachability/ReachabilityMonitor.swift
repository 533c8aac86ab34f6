public import Model
import Synchronization

/// Knows whether the server can be reached, from what became of the requests that were sent to it.
///
/// While it can't, and someone watches, a cheap request is sent again and again with growing waits between, so that
/// screens learn by themselves when the server is back.
public final class ReachabilityMonitor: ReachabilityService {
    /// Asks the server for as little as possible.
    public typealias Probe = @Sendable () async throws(ServiceError) -> Void

    private struct State {
        var current: Reachability = .online
        var watchers: [Int: AsyncStream<Reachability>.Continuation] = [:]
        var lastWatcher = 0
        var probing: Task<Void, Never>?
        var isStopped = false
    }

    private let state = Mutex(State())
    private let schedule: ProbeSchedule
    private let clock: any Clock<Duration>
    private let probe: Probe

    /// Begins online: nothing has failed yet.
    public init(
        schedule: ProbeSchedule = ProbeSchedule(), clock: any Clock<Duration> = ContinuousClock(),
        probe: @escaping Probe
    ) {
        self.schedule = schedule
        self.clock = clock
        self.probe = probe
    }

    deinit {
        stop()
    }

    /// How it is now.
    public var current: Reachability { state.withLock { $0.current } }

    /// How it is, then every change. While somebody listens, a server that is away is looked for.
    public func reachability() -> AsyncStream<Reachability> {
        // Each change is told: a screen that missed an offline between two onlines would not refresh.
        let (stream, continuation) = AsyncStream.makeStream(of: Reachability.self, bufferingPolicy: .unbounded)
        let watcher: Int? = state.withLock { state in
            continuation.yield(state.current)
            guard !state.isStopped else { return nil }
            state.lastWatcher += 1
            state.watchers[state.lastWatcher] = continuation
            startOrStopProbing(&state)
            return state.lastWatcher
        }
        guard let watcher else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in self?.forget(watcher) }
        return stream
    }

    /// Takes note of what became of a request.
    ///
    /// - Parameters:
    ///   - failure: Why there was no answer, or why the answer was none; nil when all went well.
    public func note(_ failure: ServiceError?) {
        guard let reachability = Reachability(failure) else { return }
        state.withLock { state in
            guard !state.isStopped, state.current != reachability else { return }
            state.current = reachability
            for watcher in state.watchers.values { watcher.yield(reachability) }
            startOrStopProbing(&state)
        }
    }

    /// Ends all streams and asks the server no more.
    public func stop() {
        let watchers = state.withLock { state in
            state.isStopped = true
            startOrStopProbing(&state)
            defer { state.watchers = [:] }
            return Array(state.watchers.values)
        }
        for watcher in watchers { watcher.finish() }
    }

    private func forget(_ watcher: Int) {
        state.withLock { state in
            state.watchers[watcher] = nil
            startOrStopProbing(&state)
        }
    }

    private func startOrStopProbing(_ state: inout State) {
        guard state.current == .offline, !state.watchers.isEmpty, !state.isStopped else {
            state.probing?.cancel()
            state.probing = nil
            return
        }
        guard state.probing == nil else { return }
        let (schedule, clock, probe) = (schedule, clock, probe)
        state.probing = Task { [weak self] in
            var delay = schedule.first
            while (try? await clock.sleep(for: delay)) != nil {
                let failure = await failure(of: probe)
                guard !Task.isCancelled else { return }
                self?.note(failure)
                delay = schedule.delay(after: delay)
            }
        }
    }
}

private func failure(of probe: ReachabilityMonitor.Probe) async -> ServiceError? {
    do throws(ServiceError) {
        try await probe()
        return nil
    } catch {
        return error
    }
}
