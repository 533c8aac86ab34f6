import Synchronization
import Testing

/// A clock whose sleeps last until it is opened.
final class GateClock: Clock, Sendable {
    typealias Instant = InstantClock.Instant

    private struct State {
        var isOpen = false
        var sleepers: [AsyncStream<Never>.Continuation] = []
    }

    private let state = Mutex(State())
    private let arrivals = AsyncStream.makeStream(of: Void.self)

    var now: Instant { Instant(offset: .zero) }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
        state.withLock { state in
            if state.isOpen { continuation.finish() } else { state.sleepers.append(continuation) }
        }
        arrivals.continuation.yield()
        for await _ in stream {}
        try Task.checkCancellation()
    }

    /// Waits until a task sleeps.
    func waitForSleeper() async {
        for await _ in arrivals.stream { return }
        Issue.record("The wait ended before a task slept.")
    }

    func open() {
        let sleepers = state.withLock { state in
            state.isOpen = true
            return state.sleepers
        }
        for sleeper in sleepers { sleeper.finish() }
    }
}
