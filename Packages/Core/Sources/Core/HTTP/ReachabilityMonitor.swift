import Model
import Synchronization

/// The interval between probes of a server that can't be reached.
struct ProbeSchedule: Hashable, Sendable {
    /// The wait before the first probe. Each further wait is twice as long.
    var first = Duration.seconds(1)
    /// The longest wait.
    var longest = Duration.seconds(15)
}

/// Reports whether the server can be reached, based on the outcomes of requests.
///
/// While the server can't be reached and there are observers, the monitor sends small requests with growing intervals.
/// Screens refresh when the server is back.
final class ReachabilityMonitor: ReachabilityService {
    /// Sends a small request to the server.
    typealias Probe = @Sendable () async throws(ServiceError) -> Void

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

    /// The monitor is online until a request fails.
    init(
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

    /// The current state.
    var current: Reachability { state.withLock { $0.current } }

    /// Returns the current state, then each change. A server that can't be reached is probed while there are observers.
    func reachability() -> AsyncStream<Reachability> {
        // No change is skipped: a screen that misses an offline between two onlines doesn't refresh.
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

    /// Records the outcome of a request.
    ///
    /// - Parameter failure: The reason why there was no response. `nil` if there was one.
    func note(_ failure: ServiceError?) {
        guard let reachability = Reachability(failure) else { return }
        state.withLock { state in
            guard !state.isStopped, state.current != reachability else { return }
            state.current = reachability
            for watcher in state.watchers.values { watcher.yield(reachability) }
            startOrStopProbing(&state)
        }
    }

    /// Ends all streams and stops probing.
    func stop() {
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
                let outcome = await Result(probe)
                guard !Task.isCancelled else { return }
                self?.note(outcome.error)
                delay = min(delay * 2, schedule.longest)
            }
        }
    }
}

extension HTTPMiddleware {
    /// Reports the outcome of each request to a monitor.
    static func reporting(to monitor: ReachabilityMonitor) -> HTTPMiddleware {
        HTTPMiddleware { request, next async throws(ServiceError) in
            let outcome = await Result { () async throws(ServiceError) in try await next(request) }
            monitor.note(outcome.error)
            return try outcome.get()
        }
    }
}

extension Reachability {
    /// The state that an outcome shows. `nil` if it shows nothing about the server. Any response shows that it is reachable.
    init?(_ failure: ServiceError?) {
        switch failure {
        // An untrusted server may be the sign-in page of a hotel's network.
        case .offline, .timedOut, .untrusted: self = .offline
        case .cancelled, .storage: return nil
        case nil, .unauthorized, .forbidden, .notFound, .conflict, .rateLimited, .rejected, .server, .undecodable,
            .tooLarge:
            self = .online
        }
    }
}
